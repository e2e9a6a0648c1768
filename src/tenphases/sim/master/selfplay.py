"""Games of experts, and what the equity sees of them at the beginnings of turns and between rounds. Flat code."""

from typing import Final

from tenphases.bots.flat.expert import choose_expert
from tenphases.bots.flat.layout import (
    DEAL,
    DRAW,
    MOST_SEATS,
    OVER,
    ROUND,
    SEATS,
    STAGE,
    TURN,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.chance import below, rolled, seeded
from tenphases.sim.kernel.playing import chance_acts
from tenphases.sim.kernel.step import step
from tenphases.sim.master.features import FEATURES, ROWS_AT, features, prepare

MOST_ROWS: Final = 256
_ONE_IN: Final = 20
_MOST_ROUNDS: Final = 60


def sampled_game(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, rows: WorkArray, seed: int
) -> int:
    """Play a game that has been set up; return how many rows of features were written down on the way."""
    prepare(rules, work)
    dice, count = seeded(seed, 7), 0
    while state[STAGE] != OVER and state[ROUND] < _MOST_ROUNDS:
        at_turn = state[STAGE] == DRAW
        dice = rolled(dice)
        wanted = below(dice, _ONE_IN) == 0 if at_turn else (state[STAGE] == DEAL and state[ROUND] > 0)
        if wanted and count < MOST_ROWS:
            features(state, rules, work)
            for place in range(state[SEATS] * FEATURES):
                rows[count * MOST_SEATS * FEATURES + place] = work[ROWS_AT + place]
            count += 1
        chance_acts(state, rules, work, order)
        if state[STAGE] == OVER:
            break
        step(state, rules, work, choose_expert(state, rules, work, int(state[TURN]), 0))
    return count
