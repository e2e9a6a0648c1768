"""What a match says: shares of wins with their intervals, over seeds and not over games.

Games of one seed share their cards, so each seed gives one value.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from tenphases.sim.match import Played

Z: Final = 1.959964
"""Standard errors on either side of a mean that hold 95 % of a normal distribution."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and half its 95 % interval."""

    mean: float
    error: float

    def __str__(self) -> str:
        """Return the mean and the half interval, two digits after the point."""
        return f"{self.mean:.2f} ± {self.error:.2f}"


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values; without bounds (an infinite error) for fewer than two."""
    count = len(values)
    if count < 2:  # noqa: PLR2004
        return Estimate(sum(values), math.inf)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, Z * math.sqrt(spread / count))


def win_share(games: Iterable[Played], player: int) -> Estimate:
    """Return the player's share of the wins in per cent; a shared win counts in parts."""
    return by_seed(games, lambda game: 100 * (player in game.winners) / len(game.winners))


def by_seed(games: Iterable[Played], value: Callable[[Played], float]) -> Estimate:
    """Return the mean of a value of each game, its interval taken over the seeds' means."""
    seeds: dict[int, list[float]] = defaultdict(list)
    for game in games:
        seeds[game.seed].append(value(game))
    return estimate([sum(values) / len(values) for values in seeds.values()])
