"""From which pile to draw: a discard only if it is a step forward for certain, so that nothing goes round for ever."""

from typing import Final

from tenphases.bots.flat.layout import (
    DISCARDS,
    DRAWS,
    M_DRAW,
    M_TAKE,
    NOBODY,
    R_PILES,
    R_TAKE_SKIP,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    top_of,
)
from tenphases.bots.flat.sight import fits
from tenphases.bots.flat.worth import HEIGHT, SHORT, lack

GAIN: Final = 500
"""What a hand's height must lose for a discard to be taken."""


def takeable(state: StateArray, rules: RulesArray, pile: int) -> bool:
    """Say whether the top of a discard pile may be taken (R3.4)."""
    top = top_of(state, pile)
    return top != NOBODY and (top != SKIP or rules[R_TAKE_SKIP] == 1)


def may_draw(state: StateArray, rules: RulesArray) -> bool:
    """Say whether there is a draw pile, or can be one (R3.6)."""
    if state[DRAWS] > 0:
        return True
    for pile in range(rules[R_PILES]):  # noqa: SIM110 - flat code has no generators
        if state[DISCARDS + pile] > 1:
            return True
    return False


def without_looking(state: StateArray, rules: RulesArray) -> int:
    """Return the draw of who does not want any discard."""
    if may_draw(state, rules):
        return M_DRAW
    for pile in range(rules[R_PILES]):
        if takeable(state, rules, pile):
            return M_TAKE + pile
    return M_DRAW


def best_draw(state: StateArray, rules: RulesArray, work: WorkArray, laid: bool) -> int:  # noqa: FBT001
    """Return the take of the discard that brings the hand nearest, else a draw.

    ``worth.consider`` must have been called. A skip is taken only if there is nothing else to do.
    """
    height = 0
    if not laid:
        lack(state, rules, work, NOBODY, NOBODY)
        height = work[HEIGHT]
    ready = not laid and work[SHORT] == 0
    best, most = NOBODY, 0
    for pile in range(rules[R_PILES]):
        top = top_of(state, pile)
        if top in (NOBODY, SKIP):
            continue
        if laid or ready:
            gain = GAIN if fits(state, top) or (ready and top == WILD) else 0
        else:
            lack(state, rules, work, top, NOBODY)
            gain = height - work[HEIGHT]
        if gain >= GAIN and gain > most:
            best, most = pile, gain
    return without_looking(state, rules) if best == NOBODY else M_TAKE + best
