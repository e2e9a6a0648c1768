"""Groups: which cards may stand in one, how it grows, who may add to it (R4.3, R4.5, R6). Flat code."""

from tenphases.bots.flat.layout import (
    COLOUR,
    COLOUR_EVEN,
    COLOUR_ODD,
    COLOUR_RUN,
    EVEN,
    G_COLOUR,
    G_HIGH,
    G_KIND,
    G_NUMBER,
    G_SIZE,
    G_WILDS,
    GROUP,
    GROUP_AT,
    KINDS,
    NOBODY,
    NUMBERS,
    ODD,
    RUN,
    WILD,
    StateArray,
)
from tenphases.sim.kernel.cards import COLOUR_OF, NUMBER_OF, put_down


def is_run(kind: int) -> bool:
    """Say whether groups of that kind are runs."""
    return kind in (RUN, COLOUR_RUN)


def is_coloured(kind: int) -> bool:
    """Say whether groups of that kind are of one colour."""
    return kind in (COLOUR, COLOUR_RUN, COLOUR_EVEN, COLOUR_ODD)


def role_fits(kind: int, number: int, colour: int, card: int) -> bool:
    """Say whether a numbered card may stand in a group of that kind for that number (R4.3, R4.5)."""
    if colour != NOBODY and COLOUR_OF[card] != colour:
        return False
    if kind in (EVEN, COLOUR_EVEN):
        return NUMBER_OF[card] % 2 == 0
    if kind in (ODD, COLOUR_ODD):
        return NUMBER_OF[card] % 2 == 1
    return kind == COLOUR or NUMBER_OF[card] == number


def hit_end(state: StateArray, place: int, card: int) -> int:
    """Return where a group takes a card: bit 0 for the group or a run's lower end, bit 1 for the upper (R6.3, R6.4)."""
    at = GROUP_AT + place * GROUP
    kind, number, colour = state[at + G_KIND], state[at + G_NUMBER], state[at + G_COLOUR]
    if not is_run(kind):
        return 1 if card == WILD or role_fits(kind, number, colour, card) else 0
    high = state[at + G_HIGH]
    if card == WILD:
        return (1 if number > 1 else 0) + (2 if high < NUMBERS else 0)  # R5.6
    if colour != NOBODY and COLOUR_OF[card] != colour:
        return 0
    if NUMBER_OF[card] == number - 1:
        return 1
    return 2 if NUMBER_OF[card] == high + 1 else 0


def hit(state: StateArray, seat: int, what: int) -> int:
    """Add a card of the hand to a group; return for which number it stands in a run, else 0.

    ``what`` is the move less M_HIT.
    """
    place, card, end = what // (2 * KINDS), what // 2 % KINDS, what % 2
    at = GROUP_AT + place * GROUP
    put_down(state, seat, card)
    state[at + G_SIZE] += 1
    if card == WILD:
        state[at + G_WILDS] += 1
    if not is_run(state[at + G_KIND]):
        return 0
    if end == 0:
        state[at + G_NUMBER] -= 1
        return int(state[at + G_NUMBER])
    state[at + G_HIGH] += 1
    return int(state[at + G_HIGH])
