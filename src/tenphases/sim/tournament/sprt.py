"""Is the new one better than the old? Asked while the games go on, and answered as soon as it can be.

The sequential test of Wald on the shares of each seed, taken as normal: *no better* (par) against *better by so many
points*. Chunks are looked at in the order of their seeds, so that the answer is the same however the work was spread.
"""

import math
from collections.abc import Iterable
from typing import Final

import msgspec

from tenphases.sim.tournament.tally import Tally

_ERROR: Final = 0.05
BOUND: Final = math.log((1 - _ERROR) / _ERROR)
"""The logarithm of the likelihood ratio at which it is decided: either error has a chance of 5 %."""
_ENOUGH: Final = 40
"""So many seeds are played before anything is said."""


class Verdict(msgspec.Struct, frozen=True):
    """How the test stands."""

    better: bool | None
    """None while it is open."""
    seeds: int
    """After how many seeds it was decided, or so many there were."""
    ratio: float
    """The logarithm of the likelihood ratio."""


def verdict(chunks: Iterable[Tally], player: int, points: float) -> Verdict:
    """Return how the test of a player stands: better than par by so many points of a hundred, or not at all."""
    par, seeds, total, squares, ratio = 0.0, 0, 0.0, 0.0, 0.0
    for chunk in chunks:
        par = 1 / chunk.players
        seeds += chunk.seeds
        total += chunk.sums[player]
        squares += chunk.squares[player]
        if seeds < _ENOUGH:
            continue
        mean = total / seeds
        spread = max(squares / seeds - mean * mean, 1e-9)
        gain = points / 100
        ratio = seeds * gain * (mean - par - gain / 2) / spread
        if abs(ratio) >= BOUND:
            return Verdict(ratio > 0, seeds, ratio)
    return Verdict(None, seeds, ratio)
