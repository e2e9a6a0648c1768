"""What is told of a simulation or a tournament of the card game alone: turns until each phase is laid."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

from rich.progress import Progress
from rich.table import Table

from tenphases.i18n import Words
from tenphases.sim.tournament.contest import Results
from tenphases.sim.tournament.tally import Tally
from tenphases.terminal import first_use
from tenphases.terminal.contest_telling import Figures, Telling, phases_table


def _columns(_count: int) -> tuple[str, ...]:
    return ("games", "par", "wins", "points", "rounds", "turns")


def _tables(spoken: Words, results: Results) -> Iterator[Table]:
    """Yield how many turns each player takes for each phase, in the rounds in which it is laid."""
    figures = _laid(results)
    if any(figures.values()):
        yield phases_table(spoken, results, "contest-lays", figures, 2)


def _laid(results: Results) -> Figures:
    return {
        name: {phase: lays.turns / lays.count for phase, lays in tally.lays[0].items()}
        for name, tally in results.by_name().items()
    }


def _told(tally: Tally) -> dict[str, Any]:
    return {
        "lays": [{str(phase): [laid.count, laid.turns] for phase, laid in each.items()} for each in tally.lays],
    }


def _waiting(spoken: Words, progress: Progress) -> AbstractContextManager[None]:
    from tenphases.sim.kernel.keeping import is_first_time  # noqa: PLC0415 - numba is an extra

    return first_use.told(spoken, progress, first_use.AT_ONCE if is_first_time() else first_use.LONG)


TELLING = Telling(
    columns=_columns,
    tables=_tables,
    told=_told,
    by_phase=_laid,
    phase_axis="contest-plot-turns",
    waiting=_waiting,
)
