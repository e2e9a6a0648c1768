"""Tables on whatever screen there is: as tables where they fit, else line by line, so that no number is cut off."""

from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

_ANY_WIDTH: Final = 10_000


def draw(console: Console, table: Table | str) -> None:
    """Print a table, or a line in its place; where its longest words have no room side by side, each row as a list."""
    if isinstance(table, str):
        console.print(table, markup=False, highlight=False)
    elif _fitted(console, table):
        console.print(table, soft_wrap=False)
    else:
        _listed(console, table)


def _fitted(console: Console, table: Table) -> bool:
    """Give each column the room for its longest word, and as much more as there is; say whether there is so much."""
    texts = [[str(column.header), *map(str, column.cells)] for column in table.columns]
    widths = [_longest(each, " ") for each in texts]
    wanted = [_longest(each, "\n") for each in texts]
    wide = Measurement.get(console, console.options.update(width=_ANY_WIDTH), table)
    left = console.width - (wide.maximum - sum(wanted)) - sum(widths)
    if left < 0:
        return False
    for at, column in enumerate(table.columns):
        more = min(left, wanted[at] - widths[at])
        column.width = widths[at] + more
        left -= more
    return True


def _longest(texts: list[str], between: str) -> int:
    return max(cell_len(part) for text in texts for part in text.split(between))


def _listed(console: Console, table: Table) -> None:
    if table.title:
        console.print(str(table.title), markup=False, highlight=False)
    for row in zip(*(column.cells for column in table.columns), strict=True):
        for at, (column, cell) in enumerate(zip(table.columns, row, strict=True)):
            if str(cell):
                console.print(f"{'  ' * (at > 0)}{column.header}: {cell}", markup=False, highlight=False)
