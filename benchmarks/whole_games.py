"""What a move is worth by playing the whole game out, where no equity has a say. Flat code but for ``gained``."""

from typing import Any, Final

import numpy as np

from tenphases.bots.flat.expert import choose_expert
from tenphases.bots.flat.layout import (
    OVER,
    STAGE,
    TURN,
    WORK,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.chance import rolled
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.kernel.playing import chance_acts, copy_state
from tenphases.sim.kernel.step import step
from tenphases.sim.master.search import MOVES_AT, share
from tenphases.sim.master.sparring import room
from tenphases.sim.master.worlds import shuffle_pile

GAMES: Final = 192
"""So many are played out after each move."""
_GAME: Final = 1_000_000
_DICE: Final = (1 << 30) - 1


def gained(state: Any, rules: Any, moves: tuple[int, int], seed: int) -> float:  # noqa: ANN401
    """Return by how much the second move raises the chance to win over the first, as ``sparring.gained`` does."""
    work = np.zeros(WORK, np.int32)
    work[MOVES_AT : MOVES_AT + 3] = (2, *moves)
    return float(compiled(judge)(state, rules, work, *room(), seed & _DICE)) / GAMES / _GAME


def judge(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray,
    rules: RulesArray,
    work: WorkArray,
    world: StateArray,
    trial: StateArray,
    order: StateArray,
    dice: int,
) -> int:
    """Return how much more the second of two moves wins than the first, in millionths of a game, over all games.

    Hands are as they really are; the draw pile and the deals to come are shuffled, alike for both.
    """
    seat, gain = int(state[TURN]), 0
    usual, move = work[MOVES_AT + 1], work[MOVES_AT + 2]
    for _ in range(GAMES):
        dice = rolled(dice)
        copy_state(state, world)
        shuffle_pile(world, work, dice)
        copy_state(world, trial)
        play_out(trial, rules, work, order, usual)
        play_out(world, rules, work, order, move)
        gain += share(world, seat) - share(trial, seat)
    return gain


def play_out(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, move: int) -> None:
    """Make a move and play the game out as experts."""
    step(state, rules, work, move)
    while state[STAGE] != OVER:
        chance_acts(state, rules, work, order)
        if state[STAGE] != OVER:
            step(state, rules, work, choose_expert(state, rules, work, int(state[TURN]), 0))
