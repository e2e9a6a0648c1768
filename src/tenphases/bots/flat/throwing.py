"""How a card goes that is not wanted any more: onto which pile, as a skip on whom, or onto the save pile."""

from tenphases.bots.flat.feeding import feeding
from tenphases.bots.flat.layout import (
    EMPTIED,
    KINDS,
    M_DISCARD,
    M_SAVE,
    NOBODY,
    R_PILES,
    SKIP,
    RulesArray,
    StateArray,
    WorkArray,
    top_of,
)
from tenphases.bots.flat.saving import is_saved
from tenphases.bots.flat.skips import skip_move


def discard(state: StateArray, kind: int) -> int:
    """Return the move that discards a card: onto the pile that was emptied, if there is one (R15.2)."""
    pile = 0 if state[EMPTIED] == NOBODY else state[EMPTIED]
    return M_DISCARD + pile * KINDS + kind


def throw_away(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, kind: int) -> int:
    """Return the move with which a card goes at the end of the turn."""
    if kind == SKIP:
        return skip_move(state, rules, work, seat)
    if is_saved(state, rules, seat, kind):
        return M_SAVE + kind
    if rules[R_PILES] > 1 and state[EMPTIED] == NOBODY:
        return M_DISCARD + _to_cover(state, rules, work) * KINDS + kind
    return discard(state, kind)


def _to_cover(state: StateArray, rules: RulesArray, work: WorkArray) -> int:
    """Return the pile whose top would give most to the next player, for who looks at that."""
    best, most = 0, -1
    for pile in range(rules[R_PILES]):
        top = top_of(state, pile)
        given = 0 if top == NOBODY else feeding(state, work, top)
        if given > most:
            best, most = pile, given
    return best
