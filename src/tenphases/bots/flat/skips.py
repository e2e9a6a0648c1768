"""Whom to skip, by the rules in force (R8)."""

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    HANDS,
    LAST_SKIPPED,
    M_SKIP,
    MOST_SEATS,
    NOBODY,
    P_DONE_COUNT,
    P_IN_ROUND,
    P_LAID,
    P_SKIPPED_BY,
    P_WAITING,
    PLAYER,
    PLAYERS,
    R_LIMIT,
    R_TARGET_NEXT,
    SEATS,
    RulesArray,
    StateArray,
    WorkArray,
    total_of,
)
from tenphases.bots.flat.weights import TO_LAY, WEIGHTS

_LAP = 1
_NOT_TWICE = 2
_PHASE = 100_000
_LAID = 10_000_000
_HUNDRED = 100


def may_skip(state: StateArray, rules: RulesArray, target: int) -> bool:
    """Say whether a skip may hit that player now (R8.5), whoever plays it."""
    at = PLAYERS + target * PLAYER
    if not state[at + P_IN_ROUND] or state[at + P_WAITING]:
        return False
    if rules[R_LIMIT] == _LAP:
        return state[at + P_SKIPPED_BY] == NOBODY
    return rules[R_LIMIT] != _NOT_TWICE or state[LAST_SKIPPED] != target


def best_target(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return whom a skip hurts most, NOBODY where it has no effect; among equals the next to play."""
    seats, best, worst = state[SEATS], NOBODY, 0
    first = True
    for step in range(1, seats):
        target = seat + step if seat + step < seats else seat + step - seats
        if not state[PLAYERS + target * PLAYER + P_IN_ROUND]:
            continue
        if may_skip(state, rules, target):
            danger = _harm(state, target, first) if work[WEIGHTS + TO_LAY] else _danger(state, target)
            if best == NOBODY or danger > worst:
                best, worst = target, danger
        first = False
        if rules[R_TARGET_NEXT]:
            break  # R8.2
    return best


def _danger(state: StateArray, target: int) -> int:
    """Return what people go by: who has laid and holds the fewest cards, else who is furthest in the game."""
    at = PLAYERS + target * PLAYER
    danger = _PHASE * (1 + state[at + P_DONE_COUNT]) - total_of(state, target)
    if state[at + P_LAID] != NOBODY:
        danger += _LAID * (16 - min(state[HANDS + target * BLOCK + ALL], 15))
    return danger


def _harm(state: StateArray, target: int, following: bool) -> int:  # noqa: FBT001 - flat code
    """Return what search says that a lost turn costs: most to who has yet to lay, is far in the game, and is next."""
    at = PLAYERS + target * PLAYER
    harm = _HUNDRED * state[at + P_DONE_COUNT] - total_of(state, target) + (_HUNDRED if following else 0)
    if state[at + P_LAID] != NOBODY:
        harm -= _PHASE + _HUNDRED * state[HANDS + target * BLOCK + ALL]
    return harm


def skip_move(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return the move that plays a skip on whom it hurts most."""
    target = best_target(state, rules, work, seat)
    if target == NOBODY or state[HANDS + seat * BLOCK + ALL] == 1:
        return M_SKIP + MOST_SEATS  # R8.6, R7.3
    return M_SKIP + target
