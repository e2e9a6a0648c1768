"""How a simulation or a tournament is told, whatever was played: what differs between games, and tables of figures."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

from tenphases.i18n import Words
from tenphases.sim.measure import Estimate
from tenphases.sim.tournament.contest import Results
from tenphases.sim.tournament.tally import Tally

Figures = dict[str, dict[int, float]]
"""A figure for each player and each phase, which is told by its place in the list."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of one of the games alone."""

    columns: Callable[[int], tuple[str, ...]]
    """Of the table of matches, where so many sit at a table."""
    tables: Callable[[Words, Results], Iterable[Table | str]]
    """What follows it."""
    told: Callable[[Tally], dict[str, Any]]
    """Of a match as plain data."""
    by_phase: Callable[[Results], Figures]
    """What the picture of the phases shows."""
    phase_axis: str
    """The sentence beside that picture."""
    waiting: Callable[[Words, Progress], AbstractContextManager[None]]
    """What tells why nothing is played yet."""


def table_for(first: str, columns: Sequence[str], title: str | None = None) -> Table:
    """Return a table without rows: a column of names, then columns of figures."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1), title=title, title_justify="left")
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def phases_table(spoken: Words, results: Results, title: str, figures: Figures, digits: int) -> Table:
    """Return a table of figures by player and phase."""
    phases = results.plan.game.phases
    table = table_for(spoken.say("contest-player"), phases, spoken.say(title))
    for name, found in figures.items():
        cells = (spoken.number(found[place], digits) if place in found else "–" for place in range(len(phases)))
        table.add_row(name, *cells)
    return table


def close(spoken: Words, value: Estimate) -> str:
    """Return an estimate with its error."""
    return f"{spoken.number(value.mean, 1)}\u00a0±\u00a0{spoken.number(value.error, 1)}"


def plain(value: Estimate) -> list[float | None]:
    """Return an estimate as plain data: without bounds its error is None."""
    return [value.mean, value.error if value.error < float("inf") else None]
