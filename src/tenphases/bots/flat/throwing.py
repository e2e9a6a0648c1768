"""How a card goes that is not wanted any more: onto which pile, as a skip on whom, or onto the save pile."""

from tenphases.bots.flat.layout import (
    EMPTIED,
    KINDS,
    M_DISCARD,
    M_SAVE,
    NOBODY,
    SKIP,
    RulesArray,
    StateArray,
    WorkArray,
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
    return M_SAVE + kind if is_saved(state, rules, seat, kind) else discard(state, kind)
