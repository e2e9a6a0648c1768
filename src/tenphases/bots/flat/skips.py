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
    total_of,
)

_LAP = 1
_NOT_TWICE = 2
_PHASE = 100_000
_LAID = 10_000_000


def may_skip(state: StateArray, rules: RulesArray, target: int) -> bool:
    """Say whether a skip may hit that player now (R8.5), whoever plays it."""
    at = PLAYERS + target * PLAYER
    if not state[at + P_IN_ROUND] or state[at + P_WAITING]:
        return False
    if rules[R_LIMIT] == _LAP:
        return state[at + P_SKIPPED_BY] == NOBODY
    return rules[R_LIMIT] != _NOT_TWICE or state[LAST_SKIPPED] != target


def best_target(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return whom a skip hurts most, NOBODY where it has no effect.

    That is who has laid and holds the fewest cards, else who is furthest in the game; among equals the next to play.
    """
    seats, best, worst = state[SEATS], NOBODY, 0
    for step in range(1, seats):
        target = (seat + step) % seats
        at = PLAYERS + target * PLAYER
        if not state[at + P_IN_ROUND]:
            continue
        if may_skip(state, rules, target):
            danger = _PHASE * (1 + state[at + P_DONE_COUNT]) - total_of(state, target)
            if state[at + P_LAID] != NOBODY:
                danger += _LAID * (16 - min(state[HANDS + target * BLOCK + ALL], 15))
            if best == NOBODY or danger > worst:
                best, worst = target, danger
        if rules[R_TARGET_NEXT]:
            break  # R8.2
    return best


def skip_move(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the move that plays a skip on whom it hurts most."""
    target = best_target(state, rules, seat)
    if target == NOBODY or state[HANDS + seat * BLOCK + ALL] == 1:
        return M_SKIP + MOST_SEATS  # R8.6, R7.3
    return M_SKIP + target
