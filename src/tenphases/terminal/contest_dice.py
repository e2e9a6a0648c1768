"""What is told of a simulation or a tournament of the dice game alone: totals, bonuses, the chain, and the phases.

Figures are means over all games that were asked for, whomever a player met. Their intervals are in the JSON, match by
match.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Final

from rich.progress import Progress
from rich.table import Table

from tenphases.i18n import Words
from tenphases.sim.tournament.contest import Results
from tenphases.sim.tournament.dice import MEASURES, alike
from tenphases.sim.tournament.tally import QUANTILES, Lays, Tally, spread
from tenphases.terminal import first_use
from tenphases.terminal.contest_telling import Figures, Telling, phases_table, table_for

_SHARES: Final = MEASURES[:3]
SOON: Final = 2.0
"""Seconds after which it is told that tables are made."""


def _columns(count: int) -> tuple[str, ...]:
    return ("games", "totals", "rounds") if count == 1 else ("games", "par", "wins", "totals", "rounds")


def _tables(spoken: Words, results: Results) -> Iterator[Table | str]:
    found = results.by_name()
    if not found:
        return
    same = alike(found)
    if same:
        yield spoken.say("contest-dice-alike", names=spoken.listed(same))
    several = any(len(lineup.players) > 1 for lineup in results.plan.lineups)
    yield _totals(spoken, found)
    yield _bonuses(spoken, found, several=several)
    yield phases_table(spoken, results, "contest-dice-tries", _made(results), 1)
    yield phases_table(spoken, results, "contest-dice-scores", _by_phase(results, _score), 1)
    if several:
        yield phases_table(spoken, results, "contest-dice-games", _reached(results), 1)


def _totals(spoken: Words, found: dict[str, Tally]) -> Table:
    shares = (spoken.say("coach-percent", percent=share) for share in QUANTILES)
    columns = [spoken.say("contest-mean"), spoken.say("contest-deviation"), *shares]
    table = table_for(spoken.say("contest-player"), columns, spoken.say("contest-spread"))
    for name, tally in found.items():
        each = spread(tally.points[0])
        figures = spoken.number(each.mean, 1), spoken.number(each.deviation, 1)
        table.add_row(name, *figures, *map(spoken.number, each.quantiles))
    return table


def _bonuses(spoken: Words, found: dict[str, Tally], *, several: bool) -> Table:
    """Return how often bonuses were won, and what the chain brought to those who were in it."""
    names = MEASURES if several else _SHARES[:2]
    columns = [spoken.say(f"contest-{name.replace('_', '-')}") for name in names]
    title = spoken.say("contest-bonuses" if several else "contest-bonuses-alone")
    table = table_for(spoken.say("contest-player"), columns, title)
    for name, tally in found.items():
        means = {measure: tally.measure(at, 0).mean for at, measure in enumerate(MEASURES)}
        chained = 1 - means["finished_first"]
        cells = [spoken.number(100 * means[measure], 1) for measure in names if measure in _SHARES]
        brought = [means[each] for each in names if each not in _SHARES]
        cells += [spoken.number(each / chained, 1) if chained else "–" for each in brought]
        table.add_row(name, *cells)
    return table


def _by_phase(results: Results, figure: Callable[[Lays], float]) -> Figures:
    """Return a figure of every phase that was made."""
    return {
        name: {phase: figure(each) for phase, each in tally.lays[0].items() if each.count}
        for name, tally in results.by_name().items()
    }


def _score(each: Lays) -> float:
    return each.points / each.count


def _made(results: Results) -> Figures:
    return _by_phase(results, lambda each: 100 * each.count / (each.turns + each.vain))


def _reached(results: Results) -> Figures:
    """Return in how many of a hundred games each phase was made; in every game that is asked for all play."""
    games = {name: sum(tally.points[0].values()) for name, tally in results.by_name().items()}
    made = _by_phase(results, lambda each: 100 * each.count)
    return {name: {phase: many / games[name] for phase, many in found.items()} for name, found in made.items()}


def _told(tally: Tally) -> dict[str, Any]:
    return {
        "phases": [
            [
                {
                    "phase": phase + 1,
                    "made": found[phase].count,
                    "tries": found[phase].turns + found[phase].vain,
                    "points": found[phase].points,
                }
                for phase in sorted(found)
            ]
            for found in tally.lays
        ]
    }


def _waiting(spoken: Words, progress: Progress) -> AbstractContextManager[None]:
    return first_use.told(spoken, progress, SOON, "contest-dice-wait", "contest-dice-tables")


TELLING = Telling(
    columns=_columns,
    tables=_tables,
    told=_told,
    by_phase=_made,
    phase_axis="contest-plot-tries",
    waiting=_waiting,
)
