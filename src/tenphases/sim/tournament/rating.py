"""Strengths from who won: Bradley and Terry's model, for games of any number of players, with honest intervals.

Each player has a strength; the chance to win a game is a player's strength over the sum of all at the table. Written
as points: 400 more mean ten times the strength. The error is a jackknife over blocks of seeds: all line-ups of a block
are left out together, for their games share their cards.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from tenphases.sim.measure import Z
from tenphases.sim.tournament.contest import Results
from tenphases.sim.tournament.tally import Tally, together

_POINTS: Final = 400 / math.log(10)
_SWEEPS: Final = 20_000
_STILL: Final = 1e-8
_BLOCKS: Final = 20
_PRIOR: Final = 0.5
"""So many wins, and as many losses, against an average player are added for everybody: none is infinitely strong."""


class Rating(msgspec.Struct, frozen=True):
    """A player's strength."""

    name: str
    points: float
    """In points, 0 being the mean of all."""
    error: float
    """Half the 95 % interval."""
    games: int


class Table(msgspec.Struct, frozen=True):
    """Who played at a table, how many games, and what part of them each won."""

    players: tuple[str, ...]
    games: float
    wins: tuple[float, ...]


def table_of(players: Sequence[str], tally: Tally) -> Table:
    """Return a line-up's games for the model."""
    share = tally.games / tally.seeds if tally.seeds else 0.0
    return Table(tuple(players), tally.games, tuple(wins * share for wins in tally.sums[: len(players)]))


def strengths(tables: Sequence[Table]) -> dict[str, float]:
    """Return everybody's strength in points, their mean 0 (Hunter's minorize-maximize sweeps)."""
    names = sorted({name for table in tables for name in table.players})
    won = dict.fromkeys(names, _PRIOR)
    for table in tables:
        for name, wins in zip(table.players, table.wins, strict=True):
            won[name] += wins
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_SWEEPS):
        weight = {name: 2 * _PRIOR / (strength[name] + 1.0) for name in names}
        for table in tables:
            every = sum(strength[name] for name in table.players)
            for name in table.players:
                weight[name] += table.games / every
        fresh = {name: won[name] / weight[name] for name in names}
        moved = max(abs(math.log(fresh[name] / strength[name])) for name in names)
        strength = fresh
        if moved < _STILL:
            break
    points = {name: _POINTS * math.log(strength[name]) for name in names}
    mean = sum(points.values()) / len(points)
    return {name: points[name] - mean for name in names}


def ratings(results: Results, lineups: Sequence[int]) -> list[Rating]:
    """Return the strengths of all who play in those line-ups, the strongest first."""
    blocks = {place: _blocks(results.blocks(place)) for place in lineups}
    whole = strengths(_tables(results, blocks, leave=-1))
    count = max(len(each) for each in blocks.values())
    without = [strengths(_tables(results, blocks, leave=block)) for block in range(count)] if count > 1 else []
    games = dict.fromkeys(whole, 0)
    for place in lineups:
        for name in set(results.plan.lineups[place].players):
            games[name] += results.tally(place).games
    found = [
        Rating(name, points, _error([each[name] for each in without]), games[name]) for name, points in whole.items()
    ]
    return sorted(found, key=lambda rating: -rating.points)


def rated_in(results: Results) -> list[Rating]:
    """Return the strengths, if there was more than one match to get them from."""
    asked = [place for place, lineup in enumerate(results.plan.lineups) if not lineup.role]
    known = [place for place in asked if results.tally(place).games]
    return ratings(results, known) if len(known) > 1 else []


def _blocks(chunks: Sequence[Tally]) -> list[Tally]:
    """Return chunks put together to at most so many blocks."""
    count = min(_BLOCKS, len(chunks))
    cuts = [len(chunks) * block // count for block in range(count + 1)] if count else [0]
    return [together(chunks[start:end], chunks[0].players) for start, end in pairwise(cuts) if end > start]


def _tables(results: Results, blocks: dict[int, list[Tally]], leave: int) -> list[Table]:
    tables = []
    for place, each in blocks.items():
        kept = [block for at, block in enumerate(each) if at != leave]
        if kept:
            players = results.plan.lineups[place].players
            tables.append(table_of(players, together(kept, len(players))))
    return tables


def _error(values: Sequence[float]) -> float:
    if not values:
        return math.inf
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) * (len(values) - 1) / len(values)
    return Z * math.sqrt(spread)
