"""One game inside compiled code, its players each with a policy of their own, and what is told of it. Flat code.

A *player* is one of the line-up, wherever it sits: player p sits at seat p + rotation.
"""

from tenphases.bots.flat.layout import (
    M_CHOOSE,
    M_DRAW,
    M_HIT,
    M_LAY,
    M_LAY_AS,
    M_WAY,
    MOST_PHASES,
    MOST_SEATS,
    OVER,
    ROUND,
    SEATS,
    SEED,
    SEED_BITS,
    STAGE,
    TURN,
    WAYS,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.chance import below, rolled, seeded
from tenphases.sim.kernel.legal import legal
from tenphases.sim.kernel.playing import MOST_MOVES, chance_acts
from tenphases.sim.kernel.room import MOVE_AT
from tenphases.sim.kernel.step import step

_DICE = 1 << 30
_THIRD = 2
_FOURTH = 3
_FIFTH = 4

# What is told, in whole numbers.
T_ROTATION = 0
T_POLICY = 1
"""Which policy each player has."""
T_TURNS = T_POLICY + MOST_SEATS
T_MOVES = T_TURNS + 1
T_HAD = T_MOVES + 1
"""How many turns each player has had in the round."""
T_LAYS = T_HAD + MOST_SEATS
"""For each player and phase, added up over games: lay-downs, turns until then, their squares."""
LAY = 3
TOLD = T_LAYS + MOST_SEATS * MOST_PHASES * LAY


def choose_first(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose any legal move; a policy takes this one's place."""
    return choose_at_random(state, rules, work, seat, seed)


def choose_second(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose any legal move; a policy takes this one's place."""
    return choose_at_random(state, rules, work, seat, seed)


def choose_third(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose any legal move; a policy takes this one's place."""
    return choose_at_random(state, rules, work, seat, seed)


def choose_fourth(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose any legal move; a policy takes this one's place."""
    return choose_at_random(state, rules, work, seat, seed)


def choose_fifth(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose any legal move; a policy takes this one's place."""
    return choose_at_random(state, rules, work, seat, seed)


def choose_sixth(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose any legal move; a policy takes this one's place."""
    return choose_at_random(state, rules, work, seat, seed)


def choose_at_random(state: StateArray, rules: RulesArray, work: WorkArray, _seat: int, seed: int) -> int:
    """Choose any legal move, each with the same chance."""
    count = legal(state, rules, work)
    return work[MOVE_AT + (seed * count >> 30) % count]


def choose_of(policy: int, state: StateArray, rules: RulesArray, work: WorkArray, seed: int) -> int:
    """Choose by the policy of that number."""
    seat = int(state[TURN])
    if policy == 0:
        return choose_first(state, rules, work, seat, seed)
    if policy == 1:
        return choose_second(state, rules, work, seat, seed)
    if policy == _THIRD:
        return choose_third(state, rules, work, seat, seed)
    if policy == _FOURTH:
        return choose_fourth(state, rules, work, seat, seed)
    if policy == _FIFTH:
        return choose_fifth(state, rules, work, seat, seed)
    return choose_sixth(state, rules, work, seat, seed)


def play_game(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, told: WorkArray) -> bool:
    """Play a game that was just started to its end; say whether it came to one."""
    seats, rotation = int(state[SEATS]), told[T_ROTATION]
    dice = seeded(((int(state[SEED + 1]) << SEED_BITS) + state[SEED]) ^ _DICE, int(state[ROUND]))
    number, since = -1, 0
    told[T_TURNS], told[T_MOVES] = 0, 0
    while True:
        chance_acts(state, rules, work, order)
        if state[STAGE] == OVER:
            return True
        if state[ROUND] != number:
            number, since = int(state[ROUND]), 0
            for player in range(seats):
                told[T_HAD + player] = 0
        player = (int(state[TURN]) - rotation) % seats
        dice = rolled(dice)
        move = choose_of(told[T_POLICY + player], state, rules, work, below(dice, _DICE))
        count_move(told, player, move)
        step(state, rules, work, move)
        since += 1
        if since > MOST_MOVES:
            return False


def count_move(told: WorkArray, player: int, move: int) -> None:
    """Count a move that is about to be made."""
    told[T_MOVES] += 1
    if M_DRAW <= move < M_CHOOSE:
        told[T_TURNS] += 1
        told[T_HAD + player] += 1
        return
    phase = phase_of(move)
    if phase >= 0:
        had = told[T_HAD + player]
        at = T_LAYS + (player * MOST_PHASES + phase) * LAY
        told[at] += 1
        told[at + 1] += had
        told[at + 2] += had * had


def phase_of(move: int) -> int:
    """Return the place of the phase that a move lays, -1 for any other move."""
    if move >= M_LAY_AS:
        return move - M_LAY_AS
    if move >= M_WAY:
        return (move - M_WAY) // WAYS
    if M_LAY <= move < M_HIT:
        return move - M_LAY
    return -1
