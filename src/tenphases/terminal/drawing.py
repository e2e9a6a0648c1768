"""Tables on whatever screen there is: as tables where they fit, else line by line, so that no number is cut off."""

from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

_ANY_WIDTH: Final = 10_000


def draw(console: Console, table: Table) -> None:
    """Print a table; where not even its longest words have room side by side, each row as a list."""
    wide = console.options.update(width=_ANY_WIDTH)
    if Measurement.get(console, wide, table).minimum <= console.width:
        console.print(table, soft_wrap=False)
        return
    if table.title:
        console.print(str(table.title), markup=False, highlight=False)
    for row in zip(*(column.cells for column in table.columns), strict=True):
        for at, (column, cell) in enumerate(zip(table.columns, row, strict=True)):
            if str(cell):
                console.print(f"{'  ' * (at > 0)}{column.header}: {cell}", markup=False, highlight=False)
