"""How well the coach knows the difference between two moves: what it says beside what worlds that could be tell.

A difference is known to so many points as it is off from the truth beyond what the sample of worlds explains.
"""

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from benchmarks import coach_rows, coach_worlds
from benchmarks.coach_data import RULESET, SEATS, read
from benchmarks.coach_fit import said
from tenphases.bots.flat import layout
from tenphases.bots.flat.rules import rules_of
from tenphases.coach.chances import Fitted
from tenphases.sim.kernel import playing

_ASKED: Final = 1 / 40
"""So many of the decisions are looked at."""
_MOST_TURNS: Final = 1_000
"""Moves that are worse by more, in thousandths of a turn, are no question of equality."""
_DEVIATIONS: Final = 1.96


class Pair(NamedTuple):
    """Two moves: what the coach says that the second loses, and what worlds say."""

    players: int
    turns: float
    loss: float
    """Of a chance to win the round, as the coach says."""
    worlds: float
    """The same, as worlds say."""
    variance: float
    """That of ``worlds``, as the sample is finite."""


class Measured(NamedTuple):
    """What some pairs come to."""

    pairs: int
    loss: float
    worlds: float
    interval: float
    """Half of its 95 % interval, of pairs and worlds together."""
    error: float
    """The standard deviation of a difference as said, around the true one."""
    least: float
    most: float
    """The error's 95 % interval, by drawing pairs anew."""


def pairs(known: Fitted, seeds: range, worlds: int) -> Iterator[Pair]:
    """Yield pairs of moves from games of experts of every number of players."""
    desk = _Desk(worlds)
    for seed in seeds:
        for players in SEATS:
            for row, told in desk.game(players, seed):
                yield _pair(known, row, told)


def _pair(known: Fitted, row: Any, told: Any) -> Pair:  # noqa: ANN401 - numpy arrays
    best, other = (said(known, "win", one)[0] for one in read(row))
    worlds = int(told[coach_worlds.T_WORLDS])
    apart = (int(told[coach_worlds.T_WON]) - int(told[coach_worlds.T_OTHER_WON])) / worlds
    variance = (int(told[coach_worlds.T_APART]) / worlds - apart**2) / (worlds - 1)
    turns = int(row[0, 2 + coach_rows.R_LOST]) / 1000
    return Pair(int(row[0, 1 + coach_rows.R_PLAYERS]), turns, float(best - other), apart, variance)


class _Desk:
    """The arrays and the compiled code."""

    def __init__(self, worlds: int) -> None:
        from tenphases.sim.kernel.compiling import compiled  # noqa: PLC0415 - numba is an extra

        self.start, self.chance = compiled(playing.start), compiled(playing.chance_acts)
        self.ask, self.compare = compiled(coach_worlds.ask), compiled(coach_worlds.compare)
        self.go_on = compiled(coach_worlds.go_on)
        self.rules = np.array(rules_of(RULESET), np.int16)
        self.state, self.world, self.trial = (np.zeros(layout.STATE, np.int16) for _ in range(3))
        self.work, self.order = np.zeros(layout.WORK, np.int32), np.zeros(layout.MOST_CARDS, np.int16)
        self.rows = np.zeros(coach_rows.HEAD + coach_rows.ROW, np.int32)
        self.told = np.zeros(coach_worlds.TOLD, np.int32)
        self.told[coach_worlds.T_WORLDS] = worlds

    def game(self, players: int, seed: int) -> Iterator[tuple[Any, Any]]:
        """Play a game; yield a row and what worlds tell for some of its decisions."""
        dice, table = random.Random(f"{seed} {players} pairs"), (self.state, self.rules, self.work)
        self.start(self.state, players, seed % players, seed * 8 + players)
        self.chance(*table, self.order)
        while self.state[layout.STAGE] != layout.OVER:
            number = dice.getrandbits(30)
            self.ask(*table, self.rows, self.told, number)
            best, other = int(self.told[coach_worlds.T_MOVE]), int(self.told[coach_worlds.T_OTHER])
            row = self.rows[coach_rows.HEAD :].copy()
            if other != layout.NOBODY and dice.random() < _ASKED and 0 <= row[coach_rows.R_LOST + 1] < _MOST_TURNS:
                self.compare(*table, self.order, self.world, self.trial, self.told, number)
                yield np.concatenate([[seed], row])[None, :], self.told.copy()
            self.go_on(*table, self.order, best)


def measured(some: list[Pair], seed: int = 0) -> Measured:
    """Return how well differences are known."""
    said_loss, worlds = np.array([one.loss for one in some]), np.array([one.worlds for one in some])
    beyond = (worlds - said_loss) ** 2 - np.array([one.variance for one in some])
    dice = np.random.default_rng(seed)
    drawn = beyond[dice.integers(0, len(beyond), (400, len(beyond)))].mean(1)
    least, most = np.sqrt(np.maximum(np.quantile(drawn, (0.025, 0.975)), 0.0))
    error = float(np.sqrt(max(beyond.mean(), 0.0)))
    interval = _DEVIATIONS * float(worlds.std()) / len(some) ** 0.5
    means = float(said_loss.mean()), float(worlds.mean())
    return Measured(len(some), *means, interval, error, float(least), float(most))
