"""Pictures of a simulation or a tournament: strength, wins, rounds in a game, turns for each phase, points."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from matplotlib.figure import Figure
from matplotlib.ticker import ScalarFormatter

from tenphases.i18n import Words
from tenphases.sim.tournament.contest import Results
from tenphases.sim.tournament.rating import rated_in
from tenphases.terminal.contest_kinds import telling

_SIZE: Final = (7.0, 4.2)
_INK: Final = ("#103C99", "#AA211D", "#5BB896", "#8A6D00", "#5A5A5A", "#7A3E9D")
_MARKS: Final = "osD^v*"
_BIN: Final = 25
"""Points are put together in bins of so many."""

Axes = Any


def draw(words: Words, results: Results, folder: Path) -> Iterator[Path]:
    """Draw every picture that there is something to show in, and yield where it lies."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, Callable[[Words, Results, Axes], bool]] = {
        "strength": _strength,
        "wins": _wins,
        "rounds": _rounds,
        "phases": _phases,
        "points": _points,
    }
    for name, picture in pictures.items():
        figure = Figure(figsize=_SIZE, layout="constrained")
        axes: Axes = figure.add_subplot()
        if picture(words, results, axes):
            axes.spines[["top", "right"]].set_visible(False)
            for axis in (axes.xaxis, axes.yaxis):
                if isinstance(axis.get_major_formatter(), ScalarFormatter):  # not names
                    axis.set_major_formatter(_Numbers(words))
            path = folder / f"{name}.svg"
            figure.savefig(path, metadata={"Date": None})
            yield path


class _Numbers(ScalarFormatter):
    """Numbers beside an axis as a language writes them, all with as many decimals as their steps need."""

    def __init__(self, words: Words) -> None:
        super().__init__(useOffset=False)
        self.set_scientific(False)
        self._words = words

    def __call__(self, x: float, pos: int | None = None) -> str:
        return self._words.number(x, len(super().__call__(x, pos).partition(".")[2]))


def _strength(words: Words, results: Results, axes: Axes) -> bool:
    rated = rated_in(results)[::-1]
    if not rated:
        return False
    axes.errorbar(
        [rating.points for rating in rated],
        [rating.name for rating in rated],
        xerr=[rating.error for rating in rated],
        fmt="o",
        color=_INK[0],
        capsize=3,
    )
    axes.set_xlabel(words.say("contest-ratings"))
    return True


def _asked(results: Results) -> Iterator[tuple[int, tuple[str, ...]]]:
    for place, lineup in enumerate(results.plan.lineups):
        if not lineup.role and results.tally(place).games:
            yield place, lineup.players


def _wins(words: Words, results: Results, axes: Axes) -> bool:
    names, means, errors, par = [], [], [], 0.0
    for place, players in _asked(results):
        if len(players) == 1:
            continue
        found = results.tally(place).wins(0)
        first, *others = players
        said = words.say("contest-versus", first=first, count=len(others), second=others[0])
        names.append(said if len(set(others)) == 1 else words.listed(players))
        means.append(found.mean)
        errors.append(found.error if found.error < float("inf") else 0.0)
        par = 100 / len(players)
    if not names:
        return False
    axes.errorbar(means[::-1], names[::-1], xerr=errors[::-1], fmt="o", color=_INK[0], capsize=3)
    axes.axvline(par, color="#777777", linestyle="--", linewidth=1)
    axes.set_xlabel(words.say("contest-plot-wins"))
    return True


def _rounds(words: Words, results: Results, axes: Axes) -> bool:
    lengths: dict[int, int] = {}
    for place, _ in _asked(results):
        for rounds, many in results.tally(place).lengths.items():
            lengths[rounds] = lengths.get(rounds, 0) + many
    every = sum(lengths.values())
    if not every:
        return False
    axes.bar(list(lengths), [many / every for many in lengths.values()], color=_INK[0])
    axes.set_xlabel(words.say("contest-plot-rounds"))
    axes.set_ylabel(words.say("contest-plot-share"))
    return True


def _phases(words: Words, results: Results, axes: Axes) -> bool:
    phases, told = results.plan.game.phases, telling(results.plan.game)
    for at, (name, figures) in enumerate(told.by_phase(results).items()):
        places = sorted(place for place in figures if place < len(phases))
        style = {"color": _INK[at % len(_INK)], "marker": _MARKS[at % len(_MARKS)]}
        axes.plot([phases[place] for place in places], [figures[place] for place in places], label=name, **style)
    if not axes.lines:
        return False
    axes.set_xlabel(words.say("contest-plot-phase"))
    axes.set_ylabel(words.say(told.phase_axis))
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return True


def _points(words: Words, results: Results, axes: Axes) -> bool:
    for at, (name, tally) in enumerate(results.by_name().items()):
        bins: dict[int, int] = {}
        for points, many in tally.points[0].items():
            bins[points // _BIN] = bins.get(points // _BIN, 0) + many
        every, places = sum(bins.values()), range(min(bins), max(bins) + 1)
        shares = [bins.get(place, 0) / every for place in places]
        style = {"color": _INK[at % len(_INK)], "marker": _MARKS[at % len(_MARKS)], "markersize": 3}
        axes.plot([_BIN * (place + 0.5) for place in places], shares, label=name, **style)
    if not axes.lines:
        return False
    axes.set_xlabel(words.say("contest-plot-points"))
    axes.set_ylabel(words.say("contest-plot-share"))
    axes.legend(frameon=False)
    return True
