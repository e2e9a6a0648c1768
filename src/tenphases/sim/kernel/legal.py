"""Every legal move of the player whose turn it is, as numbers (R3, R6, R7, R8, R12). Flat code.

The same as ``rules.legal.legal_moves``, but for lay-downs: here each phase that can be laid is one move, M_LAY.
"""

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    CHOOSE,
    DRAW,
    G_OWNER,
    GROUP,
    GROUP_AT,
    GROUPS,
    HANDS,
    KINDS,
    LAID_NOW,
    LAST_SKIPPED,
    M_CHOOSE,
    M_DISCARD,
    M_DRAW,
    M_HIT,
    M_LAY,
    M_SKIP,
    M_TAKE,
    MOST_SEATS,
    NOBODY,
    P_IN_ROUND,
    P_LAID,
    P_SKIPPED_BY,
    P_WAITING,
    PLAY,
    PLAYER,
    PLAYERS,
    R_HIT_OWN,
    R_KEEP_DISCARD,
    R_LIMIT,
    R_PHASES,
    R_PILES,
    R_TARGET_NEXT,
    SKIP,
    STAGE,
    TURN,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.groups import hit_end
from tenphases.sim.kernel.reach import can_lay
from tenphases.sim.kernel.room import MOVE_AT, MOVE_COUNT, SCRATCH
from tenphases.sim.kernel.turns import is_open, may_draw, may_take, next_in_round, only_phase

LAP, NOT_TWICE_RUNNING = 1, 2


def legal(state: StateArray, rules: RulesArray, work: WorkArray) -> int:
    """Write down every legal move from ``work[MOVE_AT]`` on; return how many there are."""
    work[MOVE_COUNT] = 0
    stage, seat = state[STAGE], int(state[TURN])
    if stage == DRAW:
        if may_draw(state, rules):
            _found(work, M_DRAW)
        for pile in range(rules[R_PILES]):
            if may_take(state, rules, pile):
                _found(work, M_TAKE + pile)
    elif stage == CHOOSE:
        for phase in range(rules[R_PHASES]):
            if is_open(state, rules, seat, phase):
                _found(work, M_CHOOSE + phase)
    elif stage == PLAY:
        if state[PLAYERS + seat * PLAYER + P_LAID] == NOBODY:
            _lays(state, rules, work, seat)
        else:
            _hits(state, rules, work, seat)
        _discards(state, rules, work, seat)
    return int(work[MOVE_COUNT])


def _found(work: WorkArray, move: int) -> None:
    count = work[MOVE_COUNT]
    work[MOVE_AT + count] = move
    work[MOVE_COUNT] = count + 1


def _lays(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    phase, hand = only_phase(state, rules, seat), HANDS + seat * BLOCK
    if phase != NOBODY:
        if phase < rules[R_PHASES] and can_lay(state, rules, work, hand, phase):
            _found(work, M_LAY + phase)
        return
    for phase in range(rules[R_PHASES]):
        if is_open(state, rules, seat, phase) and can_lay(state, rules, work, hand, phase):
            _found(work, M_LAY + phase)


def _hits(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    hand = HANDS + seat * BLOCK
    if state[hand + ALL] == 1 and rules[R_KEEP_DISCARD] == 1:  # R7.2
        return
    own = rules[R_HIT_OWN] == 1 and state[LAID_NOW] == 1  # R6.2
    held = _held(state, work, hand)
    for place in range(state[GROUPS]):
        if own and state[GROUP_AT + place * GROUP + G_OWNER] != seat:
            continue
        for at in range(held):
            card = work[SCRATCH + at]
            if card == SKIP:
                continue
            ends = hit_end(state, place, card)
            what = M_HIT + (place * KINDS + card) * 2
            if ends & 1 != 0:
                _found(work, what)
            if ends & 2 != 0:
                _found(work, what + 1)


def _held(state: StateArray, work: WorkArray, hand: int) -> int:
    """Write down each kind of card in a hand once; return how many kinds there are."""
    left, kinds, card = int(state[hand + ALL]), 0, 0
    while left > 0:
        if state[hand + card] > 0:
            work[SCRATCH + kinds] = card
            kinds += 1
            left -= state[hand + card]
        card += 1
    return kinds


def _discards(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    hand = HANDS + seat * BLOCK
    for at in range(_held(state, work, hand)):
        card = work[SCRATCH + at]
        if card != SKIP:  # R8.1
            for pile in range(rules[R_PILES]):
                _found(work, M_DISCARD + pile * KINDS + card)
        elif state[hand + ALL] == 1:
            _found(work, M_SKIP + MOST_SEATS)  # R7.3
        else:
            _skips(state, rules, work, seat)


def _skips(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Write down whom a skip may hit now, or that it has no effect (R8.2, R8.5, R8.6)."""
    before = work[MOVE_COUNT]
    target = next_in_round(state, seat)
    while target != seat:
        if may_skip(state, rules, target):
            _found(work, M_SKIP + target)
        if rules[R_TARGET_NEXT] == 1:
            break
        target = next_in_round(state, target)
    if work[MOVE_COUNT] == before:
        _found(work, M_SKIP + MOST_SEATS)


def may_skip(state: StateArray, rules: RulesArray, target: int) -> bool:
    """Say whether the limit on skips lets that player be skipped (R8.5)."""
    at = PLAYERS + target * PLAYER
    if state[at + P_WAITING] == 1 or state[at + P_IN_ROUND] == 0:
        return False
    if rules[R_LIMIT] == LAP:
        return state[at + P_SKIPPED_BY] == NOBODY
    return rules[R_LIMIT] != NOT_TWICE_RUNNING or state[LAST_SKIPPED] != target
