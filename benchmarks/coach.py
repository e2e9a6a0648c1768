"""Fits the coach's chances by games of experts, and shows how well they hold and how well differences are known.

    python -m benchmarks.coach fit                       writes src/tenphases/coach/chances.json
    python -m benchmarks.coach check [--picture PNG]     tells how far each tenth is off in other games, and draws it
    python -m benchmarks.coach error                     tells the error of a difference between two moves

``--games``: so many for each number of players; ``--first``: the first seed. Needs the extra [sim]; some minutes each.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.coach_check import KINDS, Line, Tally, check, mean, pooled
from benchmarks.coach_data import SEATS, Shares, compiled_door, draws, gathered, read
from benchmarks.coach_error import Measured, Pair, measured, pairs
from benchmarks.coach_fit import fit
from tenphases.coach.chances import FILE, fitted

_SHARES: Final = Shares(keep=150, tries=500, rare=1000)
_GAMES: Final = {"fit": (15_000, 1_000_000), "check": (24_000, 5_000_000), "error": (60, 9_000_000)}
"""So many games of each number of players, and the first seed."""
_WITHIN: Final = 0.02
_LOSSES: Final = (0.0, 0.0025, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.03, 0.05, 1.0)
_TITLES: Final = {
    "soon": "to lay within three turns",
    "win": "to win the round",
    "soon else": "to lay, with another move",
    "win else": "to win, with another move",
    "win late": "to win, without laying or hitting",
    "first": "to win, before the first card",
    "helps": "that the next card helps",
}


def told(tally: Tally) -> Iterator[str]:
    """Yield how well the chances hold, as lines."""
    known: list[Line] = []
    for kind in KINDS:
        for players in SEATS:
            found = pooled(tally.lines(kind, players))
            known.extend(found)
            yield f"{kind:9} {players} players: off by {100 * mean(found):.2f} points on average"
            for line in found:
                yield (
                    f"      said {100 * line.said:5.1f}  came {100 * line.came:5.1f} ± {100 * line.error:.1f}"
                    f"  {line.decisions:8} decisions{'  *' if line.off > _WITHIN else ''}"
                )
    good = sum(line.off <= _WITHIN for line in known)
    yield f"{good} of {len(known)} are within two points: tenths, the rare ones thrown together with a neighbour"
    yield f"{sum(line.off <= _WITHIN + line.error for line in known)} are within two points and their error"


def told_error(some: list[Pair]) -> Iterator[str]:
    """Yield how well differences are known, by what the coach says that the other move loses."""
    for low, high in pairwise(_LOSSES):
        part = [pair for pair in some if low <= pair.loss < high]
        if part:
            yield f"said to lose {100 * low:g} to {100 * high:g} points: {_line(measured(part))}"
    for players in SEATS:
        part = [pair for pair in some if pair.players == players]
        if part:
            yield f"{players} players: {_line(measured(part))}"
    yield f"all: {_line(measured(some))}"


def _line(found: Measured) -> str:
    said, came = f"{100 * found.loss:.2f}", f"{100 * found.worlds:.2f} ± {100 * found.interval:.2f}"
    error = f"{100 * found.error:.2f} ({100 * found.least:.2f} to {100 * found.most:.2f})"
    return f"{found.pairs} pairs, said {said}, came {came}, error {error} points"


def draw(tally: Tally, picture: Path) -> None:
    """Draw what was said against what came."""
    import matplotlib as mpl  # noqa: PLC0415 - only who draws needs it

    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(2, 4, figsize=(14, 7.6), sharex=True, sharey=True)
    for axis, kind in zip(axes.flat, KINDS, strict=False):
        axis.plot([0, 100], [0, 100], color="#999999", linewidth=1)
        for players in SEATS:
            _draw(axis, pooled(tally.lines(kind, players)), players)
        axis.set_title(f"The chance {_TITLES[kind]}", fontsize=10)
        axis.set(xlim=(0, 100), ylim=(0, 100), aspect="equal")
    axes.flat[len(KINDS)].remove()
    for axis in axes[1]:
        axis.set_xlabel("said, per cent")
    for axis in axes[:, 0]:
        axis.set_ylabel("came to pass, per cent")
    axes[0, 0].legend(frameon=False)
    figure.tight_layout()
    figure.savefig(picture, dpi=90)


def _draw(axis: object, lines: list[Line], players: int) -> None:
    axis.errorbar(  # type: ignore[attr-defined]
        [100 * line.said for line in lines],
        [100 * line.came for line in lines],
        [100 * line.error for line in lines],
        marker="o",
        markersize=3,
        linewidth=1,
        label=f"{players} players",
    )


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=_GAMES)
    parser.add_argument("--games", type=int)
    parser.add_argument("--first", type=int)
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    games, first = _GAMES[asked.what]
    first = first if asked.first is None else asked.first
    seeds = range(first, first + (asked.games or games))
    match asked.what:
        case "fit":
            rows = gathered(seeds, _SHARES, compiled_door())
            found = fit(list(read(rows)), draws(rows))
            FILE.write_bytes(msgspec.json.encode(found) + b"\n")
        case "check":
            tally = check(fitted(), seeds, compiled_door())
            print("\n".join(told(tally)))
            if asked.picture:
                draw(tally, asked.picture)
        case _:
            print("\n".join(told_error(list(pairs(fitted(), seeds, 200)))))


if __name__ == "__main__":
    main()
