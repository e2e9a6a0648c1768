"""What a move is worth by playing the whole game out, where no equity has a say. Flat code but for ``gained``."""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from tenphases.bots.flat.expert import choose_expert
from tenphases.bots.flat.layout import (
    MOST_CARDS,
    OVER,
    SEATS,
    STAGE,
    STATE,
    TURN,
    WON,
    WORK,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.chance import rolled
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.kernel.playing import chance_acts, copy_state
from tenphases.sim.kernel.step import step
from tenphases.sim.master.search import MOVES_AT
from tenphases.sim.master.worlds import shuffle_pile

GAMES: Final = 192
"""So many are played out after each move."""
_GAME: Final = 1_000_000
_DICE: Final = (1 << 30) - 1


def gained(state: Any, rules: Any, move: int, seed: int) -> float:  # noqa: ANN401
    """Return by how much a move raises the chance to win over the expert's, as ``sparring.gained`` does."""
    work = np.zeros(WORK, np.int32)
    usual = int(compiled(choose_expert)(state, rules, work, int(state[TURN]), 0))
    if usual == move:
        return 0.0
    work[MOVES_AT + 1], work[MOVES_AT + 2] = usual, move
    return float(compiled(judge)(state, rules, work, *_room(), seed & _DICE)) / GAMES / _GAME


@lru_cache(maxsize=1)
def _room() -> tuple[Any, ...]:
    return tuple(np.zeros(size, np.int16) for size in (STATE, STATE, MOST_CARDS))


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
        gain -= share_after(trial, rules, work, order, seat * _GAME + usual)
        gain += share_after(world, rules, work, order, seat * _GAME + move)
    return gain


def share_after(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, seat_and_move: int) -> int:
    """Make a move and play the game out as experts; return the seat's share of the win, in millionths."""
    step(state, rules, work, seat_and_move % _GAME)
    while state[STAGE] != OVER:
        chance_acts(state, rules, work, order)
        if state[STAGE] != OVER:
            step(state, rules, work, choose_expert(state, rules, work, int(state[TURN]), 0))
    won, winners = int(state[WON]), 0
    for other in range(state[SEATS]):
        winners += (won >> other) & 1
    return ((won >> (seat_and_move // _GAME)) & 1) * _GAME // max(winners, 1)
