"""Pictures of a simulation or a tournament: strength, wins, rounds in a game, turns for each phase, points."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from matplotlib.figure import Figure

from tenphases.i18n import Words
from tenphases.rules.ruleset import phases_of
from tenphases.sim.tournament.contest import Results
from tenphases.sim.tournament.tally import BIN
from tenphases.terminal.contest import laid_by, rated_in

_SIZE: Final = (7.0, 4.2)
_INK: Final = ("#103C99", "#AA211D", "#5BB896", "#8A6D00", "#5A5A5A", "#7A3E9D")
_MARKS: Final = "osD^v*"

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
            path = folder / f"{name}.svg"
            figure.savefig(path, metadata={"Date": None})
            yield path


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
        found = results.tally(place).wins(0)
        first, *others = players
        said = words.say("contest-versus", first=first, count=len(others), second=others[0])
        names.append(said if len(set(others)) == 1 else words.listed(players))
        means.append(found.mean)
        errors.append(found.error if found.error < float("inf") else 0.0)
        par = 100 / len(players)
    axes.errorbar(means[::-1], names[::-1], xerr=errors[::-1], fmt="o", color=_INK[0], capsize=3)
    axes.axvline(par, color="#777777", linestyle="--", linewidth=1)
    axes.set_xlabel(words.say("contest-plot-wins"))
    return bool(names)


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
    phases = phases_of(results.plan.ruleset.phases)
    for at, (name, lays) in enumerate(laid_by(results).items()):
        places = sorted(place for place in lays if place < len(phases))
        style = {"color": _INK[at % len(_INK)], "marker": _MARKS[at % len(_MARKS)]}
        axes.plot(
            [str(phases[place].number) for place in places], [lays[place] for place in places], label=name, **style
        )
    if not axes.lines:
        return False
    axes.set_xlabel(words.say("contest-plot-phase"))
    axes.set_ylabel(words.say("contest-plot-turns"))
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False)
    return True


def _points(words: Words, results: Results, axes: Axes) -> bool:
    counted: dict[str, dict[int, int]] = {}
    for place, players in _asked(results):
        for name, bins in zip(players, results.tally(place).points, strict=True):
            known = counted.setdefault(name, {})
            for each, many in bins.items():
                known[each] = known.get(each, 0) + many
    for at, (name, bins) in enumerate(counted.items()):
        every, places = sum(bins.values()), range(max(bins, default=0) + 1)
        shares = [bins.get(place, 0) / every for place in places]
        style = {"color": _INK[at % len(_INK)], "marker": _MARKS[at % len(_MARKS)], "markersize": 3}
        axes.plot([BIN * (place + 0.5) for place in places], shares, label=name, **style)
    if not axes.lines:
        return False
    axes.set_xlabel(words.say("contest-plot-points"))
    axes.set_ylabel(words.say("contest-plot-share"))
    axes.legend(frameon=False)
    return True
