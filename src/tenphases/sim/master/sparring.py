"""Games of a master against other levels, the others' moves inside compiled code. A seed is the kernel's."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.layout import OVER, STAGE, TURN, RulesArray, StateArray, WorkArray
from tenphases.bots.flat.learners import choose_beginner, choose_casual
from tenphases.bots.flat.rules import rules_of
from tenphases.rules.ruleset import Ruleset
from tenphases.sim.kernel.chance import rolled, seeded
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.kernel.playing import chance_acts, start
from tenphases.sim.kernel.room import POLICIES
from tenphases.sim.kernel.step import step
from tenphases.sim.master.features import prepare
from tenphases.sim.master.player import SETTINGS, searched
from tenphases.sim.master.search import MOVES_AT, SETTINGS_AT, SUMS_AT, try_moves

LEVELS: Final = ("beginner", "casual", "steady", "expert", "master")
_MASTER: Final = 4
_DICE: Final = (1 << 30) - 1


Judge = Callable[[Any, Any, tuple[int, int], int], float]
"""Of a state, rules, the expert's move and another one, and a seed: what the other is worth more."""
JUDGED: Final = 64
"""Worlds in which a move is judged that is not the expert's, see ``gained``."""


class Fought(msgspec.Struct, frozen=True):
    """A game with one master in it: its seed, its share of the win, milliseconds of processor time for its moves.

    ``gain``: what its moves were worth beyond an expert's, as a chance to win, see ``gained``.
    """

    seed: int
    share: float
    times: list[float]
    gain: float = 0.0


def play_until_master(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, seed: int) -> None:
    """Play on until a master is to act or the game is over."""
    dice = seeded(seed, 3)
    while state[STAGE] != OVER:
        chance_acts(state, rules, work, order)
        if state[STAGE] == OVER:
            return
        seat = int(state[TURN])
        level = work[POLICIES + seat]
        if level == _MASTER:
            return
        dice = rolled(dice)
        if level == 0:
            move = choose_beginner(state, rules, work, seat, dice & _DICE)
        elif level == 1:
            move = choose_casual(state, rules, work, seat, dice & _DICE)
        elif level == 2:  # noqa: PLR2004
            move = choose_steady(state, rules, work, seat, dice & _DICE)
        else:
            move = choose_expert(state, rules, work, seat, dice & _DICE)
        step(state, rules, work, move)


@lru_cache(maxsize=1)
def room() -> tuple[Any, ...]:
    """Return arrays to try moves in: two states and an order."""
    return tuple(np.zeros(size, np.int16) for size in (at.STATE, at.STATE, at.MOST_CARDS))


def gained(state: Any, rules: Any, moves: tuple[int, int], seed: int) -> float:  # noqa: ANN401
    """Return by how much the second move raises the chance to win over the first, everybody playing on as an expert.

    Hands are as they really are and only the draw pile is shuffled, so that over many games it is what the move was
    worth, whatever the master believed. The sum over its moves is by how much it wins more than an expert in its place
    would among experts, and says so with far less chance in it than who won.
    """
    work = np.zeros(at.WORK, np.int32)
    work[SETTINGS_AT : SETTINGS_AT + 8] = (JUDGED, JUDGED + 1, 0, 0, 0, 1000, 0, 0)
    work[MOVES_AT : MOVES_AT + 3] = (2, *moves)
    compiled(prepare)(rules, work)
    compiled(try_moves)(state, rules, work, *room(), seed & _DICE)
    return float(work[SUMS_AT + 3]) / JUDGED / 10_000


def fights(
    ruleset: Ruleset,
    names: Sequence[str],
    seeds: range,
    settings: tuple[int, ...] = SETTINGS,
    judge: Judge = gained,
) -> Iterator[Fought]:
    """Play each seed in every rotation; the first of the names is the one that counts, and must be the only master."""
    levels = [LEVELS.index(name) for name in names]
    rules = np.array(rules_of(ruleset), np.int16)
    for seed in seeds:
        for rotation in range(len(names)):
            yield _fight(rules, levels[-rotation:] + levels[:-rotation], (seed, rotation), settings, judge)


def _fight(
    rules: Any,  # noqa: ANN401
    levels: Sequence[int],
    which: tuple[int, int],
    settings: tuple[int, ...],
    judge: Judge,
) -> Fought:
    seed, master = which
    others, step_on, begin = compiled(play_until_master), compiled(step), compiled(start)
    state, work = np.zeros(at.STATE, np.int16), np.zeros(at.WORK, np.int32)
    order = np.zeros(at.MOST_CARDS, np.int16)
    work[POLICIES : POLICIES + len(levels)] = levels
    begin(state, len(levels), seed % len(levels), seed)
    times: list[float] = []
    gain = 0.0
    dice = seed * 64 + master
    while True:
        others(state, rules, work, order, (dice + len(times) * 7919) & _DICE)
        if state[STAGE] == OVER:
            break
        began = time.process_time()
        move = searched(state, rules, (dice * 31 + len(times) * 104_729) & _DICE, settings)
        times.append(1000 * (time.process_time() - began))
        usual = int(compiled(choose_expert)(state, rules, work.copy(), int(state[TURN]), 0))
        gain += judge(state, rules, (usual, move), dice + len(times)) if move != usual else 0.0
        step_on(state, rules, work, move)
    won = int(state[at.WON])
    return Fought(seed, (won >> master & 1) / won.bit_count(), times, gain)
