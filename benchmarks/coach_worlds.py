"""How well differences between moves are known: two moves tried in many worlds that could be. Flat code.

The worlds are those of the master's search: hidden cards dealt anew as they may lie by what was seen. Both moves are
tried in the same worlds with the same cards to come, and everybody plays the round out as an expert.
"""

from benchmarks.coach_play import other_draw, other_throw
from benchmarks.coach_rows import HEAD, R_MADE_MOMENT, R_TRIED, S_COUNT, best_move, moment_of, note
from tenphases.bots.flat.layout import (
    DEAL,
    DRAW,
    M_LAY,
    M_SKIP,
    NOBODY,
    OUT,
    OVER,
    RESHUFFLE,
    ROUND,
    STAGE,
    TURN,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.chance import rolled, seeded
from tenphases.sim.kernel.playing import chance_acts, copy_state
from tenphases.sim.kernel.step import step
from tenphases.sim.master.worlds import deal_world

# What is asked and told.
T_MOVE = 0
T_OTHER = 1
T_WORLDS = 2
T_WON = 3
T_OTHER_WON = 4
T_APART = 5
"""In how many worlds only one of the two won."""
TOLD = 8
_MOST_STEPS = 600


def ask(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray, rules: RulesArray, work: WorkArray, rows: WorkArray, told: WorkArray, dice: int
) -> None:
    """Write down what is known of a decision, an expert's move, and another one (NOBODY where there is none)."""
    seat = int(state[TURN])
    best = best_move(state, rules, work, seat)
    rows[S_COUNT] = 1
    note(state, rules, work, seat, best, rows)
    other = NOBODY
    if state[STAGE] == DRAW:
        other = other_draw(state, rules, work, seat, best, rows)
    elif M_SKIP <= best < M_LAY:
        other = other_throw(state, rules, work, seat, best, dice, rows)
    told[T_MOVE], told[T_OTHER] = best, other
    rows[HEAD + R_TRIED] = 1
    if other != NOBODY:
        rows[HEAD + R_MADE_MOMENT] = moment_of(state, seat, other)


def go_on(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, move: int) -> None:
    """Make a move, and let chance act."""
    step(state, rules, work, move)
    chance_acts(state, rules, work, order)


def compare(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray,
    rules: RulesArray,
    work: WorkArray,
    order: StateArray,
    world: StateArray,
    trial: StateArray,
    told: WorkArray,
    seed: int,
) -> None:
    """Count in how many worlds the seat to move wins the round with one move, and with the other."""
    seat, dice = int(state[TURN]), seeded(seed, 31)
    told[T_WON], told[T_OTHER_WON], told[T_APART] = 0, 0, 0
    for _ in range(told[T_WORLDS]):
        dice = rolled(dice)
        copy_state(state, world)
        deal_world(world, rules, work, seat, dice)
        copy_state(world, trial)
        one = _wins(trial, rules, work, order, told[T_MOVE])
        copy_state(world, trial)
        other = _wins(trial, rules, work, order, told[T_OTHER])
        told[T_WON] += one
        told[T_OTHER_WON] += other
        told[T_APART] += 1 if one != other else 0


def _wins(world: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, move: int) -> int:
    """Make a move, play the round out, and say whether the mover won it (1)."""
    seat, number = int(world[TURN]), int(world[ROUND])
    step(world, rules, work, move)
    for _ in range(_MOST_STEPS):
        if world[STAGE] in (OVER, DEAL) or world[ROUND] != number:
            break
        if world[STAGE] == RESHUFFLE:
            chance_acts(world, rules, work, order)
        else:
            step(world, rules, work, best_move(world, rules, work, int(world[TURN])))
    return 1 if world[OUT] == seat else 0
