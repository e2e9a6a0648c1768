"""Adding up games: what is known of each seed, and sums that can be put together in any number of parts.

The unit is the seed: each seed gives one value of everything, the mean over its rotations. Whole numbers and sums
in a fixed order: the same games give the same tally, to the last bit, however the work was spread.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import accumulate
from typing import Final

import msgspec

from tenphases.sim.match import Played
from tenphases.sim.measure import Estimate, Z

QUANTILES: Final = (5, 25, 50, 75, 95)
"""In per cent."""


class Lays(msgspec.Struct, array_like=True):
    """How often a phase was laid, and how many turns its player had had in the round then.

    With dice: how often it was made, and at how many tries; then the tries after which the game ended without it, and
    what it scored.
    """

    count: int = 0
    turns: int = 0
    squares: int = 0
    vain: int = 0
    points: int = 0

    def mean(self) -> Estimate:
        """Return the turns until the phase is laid, over the rounds in which it was."""
        if self.count < 2:  # noqa: PLR2004
            return Estimate(float(self.turns), float("inf"))
        mean = self.turns / self.count
        spread = (self.squares - self.turns * mean) / (self.count - 1)
        return Estimate(mean, Z * (max(spread, 0.0) / self.count) ** 0.5)


class Spread(msgspec.Struct, frozen=True):
    """How far values lie apart."""

    mean: float
    deviation: float
    quantiles: tuple[int, ...]
    """Those of ``QUANTILES``: the least value that so many per cent do not exceed."""


class Tally(msgspec.Struct):
    """What is known of a line-up's games. Players are those of the line-up, wherever they sat."""

    players: int
    seeds: int = 0
    games: int = 0
    moves: int = 0
    stalled: int = 0
    sums: list[float] = []
    """Of the values of each seed, by player: the share of wins, the points, the phases, then one by one what else is
    measured; at last rounds and turns."""
    squares: list[float] = []
    lengths: dict[int, int] = {}
    """How many games took so many rounds."""
    points: list[dict[int, int]] = []
    """For each player how many games ended with so many points."""
    lays: list[dict[int, Lays]] = []
    """For each player and phase."""
    more: int = 0
    """How many further measures there are of each player."""

    def __post_init__(self) -> None:
        """Make room for so many players."""
        measures = (3 + self.more) * self.players + 2
        self.sums, self.squares = self.sums or [0.0] * measures, self.squares or [0.0] * measures
        self.points = self.points or [{} for _ in range(self.players)]
        self.lays = self.lays or [{} for _ in range(self.players)]

    def add_seed(self, games: Sequence[Played], moves: int = 0, stalled: int = 0) -> None:
        """Add the games of one seed, all its rotations."""
        count = len(games)
        self.moves, self.stalled = self.moves + moves, self.stalled + stalled
        if not count:
            return
        self.seeds, self.games = self.seeds + 1, self.games + count
        values = [0.0] * len(self.sums)
        for game in games:
            for player in game.winners:
                values[player] += 1 / len(game.winners)
            for player in range(self.players):
                values[self.players + player] += game.points[player]
                values[2 * self.players + player] += game.phases[player]
                for place, measure in enumerate(game.more, start=3):
                    values[place * self.players + player] += measure[player]
                _add_counts(self.points[player], {game.points[player]: 1})
            values[-2] += game.rounds
            values[-1] += game.turns
            self.lengths[game.rounds] = self.lengths.get(game.rounds, 0) + 1
            for player, phase, turns in game.lays:
                self.add_lays(player, phase, Lays(1, turns, turns * turns))
        for place, value in enumerate(values):
            self.sums[place] += value / count
            self.squares[place] += (value / count) ** 2

    def add_lays(self, player: int, phase: int, more: Lays) -> None:
        """Add lay-downs of a phase."""
        known = self.lays[player].setdefault(phase, Lays())
        known.count, known.turns = known.count + more.count, known.turns + more.turns
        known.squares, known.vain = known.squares + more.squares, known.vain + more.vain
        known.points += more.points

    def add(self, other: "Tally") -> "Tally":
        """Add another part of the same line-up's games, and return this one."""
        self.seeds, self.games = self.seeds + other.seeds, self.games + other.games
        self.moves, self.stalled = self.moves + other.moves, self.stalled + other.stalled
        self.sums = [one + more for one, more in zip(self.sums, other.sums, strict=True)]
        self.squares = [one + more for one, more in zip(self.squares, other.squares, strict=True)]
        _add_counts(self.lengths, other.lengths)
        for player in range(self.players):
            _add_counts(self.points[player], other.points[player])
            for phase, lays in other.lays[player].items():
                self.add_lays(player, phase, lays)
        return self

    def alone(self, player: int) -> "Tally":
        """Return what is known of one player, as if it had played alone."""
        places = [*range(player, len(self.sums) - 2, self.players), len(self.sums) - 2, len(self.sums) - 1]
        return Tally(
            players=1,
            seeds=self.seeds,
            games=self.games,
            sums=[self.sums[place] for place in places],
            squares=[self.squares[place] for place in places],
            points=[self.points[player]],
            lays=[self.lays[player]],
            more=self.more,
        )

    def wins(self, player: int) -> Estimate:
        """Return the player's share of the wins in per cent; a shared win counts in parts."""
        share = self._estimate(player)
        return Estimate(100 * share.mean, 100 * share.error)

    def score(self, player: int) -> Estimate:
        """Return the player's points at the end of a game."""
        return self._estimate(self.players + player)

    def measure(self, place: int, player: int) -> Estimate:
        """Return one of the further measures of a player, counted from 0."""
        return self._estimate((3 + place) * self.players + player)

    def rounds(self) -> Estimate:
        """Return how many rounds a game takes."""
        return self._estimate(len(self.sums) - 2)

    def turns(self) -> Estimate:
        """Return how many turns a game takes, of all players together."""
        return self._estimate(len(self.sums) - 1)

    def turns_a_round(self) -> float:
        """Return how many turns a round takes, of all players together."""
        return self.sums[-1] / self.sums[-2] if self.sums[-2] else 0.0

    def _estimate(self, place: int) -> Estimate:
        if self.seeds < 2:  # noqa: PLR2004
            return Estimate(self.sums[place], float("inf"))
        mean = self.sums[place] / self.seeds
        spread = (self.squares[place] - self.sums[place] * mean) / (self.seeds - 1)
        return Estimate(mean, Z * (max(spread, 0.0) / self.seeds) ** 0.5)


def _add_counts(into: dict[int, int], more: dict[int, int]) -> None:
    for key, count in more.items():
        into[key] = into.get(key, 0) + count


def together(parts: Iterable[Tally], players: int) -> Tally:
    """Return all parts as one."""
    first, *others = [*parts] or [Tally(players)]
    return reduce(Tally.add, (first, *others), Tally(players, more=first.more))


def spread(counts: Mapping[int, int]) -> Spread:
    """Return how far values lie apart, each counted so often."""
    many = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / many
    squares = sum((value - mean) ** 2 * count for value, count in counts.items())
    ordered = sorted(counts.items())
    up_to = list(accumulate(count for _, count in ordered))
    quantiles = [ordered[bisect_left(up_to, share * many / 100)][0] for share in QUANTILES]
    return Spread(mean, (squares / max(many - 1, 1)) ** 0.5, tuple(quantiles))
