"""What is to be played: line-ups over seeds, cut into chunks; and the first line of a file of results, which names it.

The chunks are always the same ones, whoever plays them; who that is stands in ``pool`` and ``cluster``.
"""

import hashlib
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

import tenphases
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.dice import Dice
from tenphases.sim.tournament.tally import Tally

CHUNK: Final = 20
"""So many seeds are played at a time."""

AHEAD: Final = 3
"""So many chunks are handed out for each process, so that none waits for the next."""

_DECIDING: Final = ("rules", "dice", "bots", "sim")
"""The packages whose code decides what comes out of a seed."""


AnyGame = Cards | Dice
"""What can be played; nothing else here asks which of them it is."""


class Lineup(msgspec.Struct, frozen=True):
    """Who plays whom, and how many seeds."""

    players: tuple[str, ...]
    seeds: int
    role: str = ""
    """What it is there for: a part of the question, or a line of sanity such as ``par``."""


class Task(msgspec.Struct, frozen=True, array_like=True):
    """One chunk: a line-up's place, and its seeds counted from the plan's first."""

    lineup: int
    start: int
    count: int


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    lineups: tuple[Lineup, ...]
    game: AnyGame
    first: int
    """The first seed of every line-up."""

    def engines(self) -> tuple[str, ...]:
        """Return which engine plays each line-up."""
        return tuple(self.game.engine(lineup.players) for lineup in self.lineups)

    def tasks(self) -> list[Task]:
        """Return the chunks, those of all line-ups in turn, so that all are known about equally well at any time."""
        most = max(lineup.seeds for lineup in self.lineups)
        return [
            Task(place, start, min(CHUNK, lineup.seeds - start))
            for start in range(0, most, CHUNK)
            for place, lineup in enumerate(self.lineups)
            if start < lineup.seeds
        ]

    def play(self, task: Task) -> Tally:
        """Play one chunk here."""
        seeds = range(self.first + task.start, self.first + task.start + task.count)
        return self.game.play_seeds(self.lineups[task.lineup].players, seeds)


Workers = Callable[[Plan, Sequence[Task]], Generator[tuple[Task, Tally]]]
"""Whoever plays chunks and yields them as they are done, in any order. Closed, they give up what is under way."""


class Head(msgspec.Struct, frozen=True):
    """What games come out of: two that are alike give the same results. How many seeds is not a part of it."""

    version: str
    game: AnyGame
    first: int
    lineups: tuple[tuple[str, ...], ...]
    engines: tuple[str, ...]
    code: str = ""
    """A checksum of the code that decides, for between two versions it changes too."""


def head_of(plan: Plan) -> Head:
    """Return what this plan's games come out of, on this machine."""
    players = tuple(lineup.players for lineup in plan.lineups)
    return Head(tenphases.__version__, plan.game, plan.first, players, plan.engines(), code())


@lru_cache(maxsize=1)
def code() -> str:
    """Return a checksum of rules, bots and simulation as they are installed here."""
    root, told = Path(tenphases.__file__).parent, hashlib.sha256()
    for package in _DECIDING:
        for file in sorted((root / package).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                told.update(f"{file.relative_to(root).as_posix()} {file.stat().st_size} ".encode())
                told.update(file.read_bytes())
    return told.hexdigest()[:16]
