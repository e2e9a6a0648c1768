"""Cards that are alike to all open phases, so that one of them is measured for all; or the solo game's table tells.

``worth.consider`` must have been called before anything here. Nothing else is measured here.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    COLOUR_MASK,
    COLOURS,
    MASK,
    NOBODY,
    NUMBERS,
    R_HIGH,
    R_LOW,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.measure import LOWEST, total
from tenphases.bots.flat.sight import SEEN, stored
from tenphases.bots.flat.turns import CARDS, WILDS, wilds_in
from tenphases.bots.flat.weights import COUNTS, WEIGHTS
from tenphases.bots.flat.worth import ALIKE, BY_COLOUR, BY_NUMBER, NEVER, O_TABLE, OPEN, OWN_NUMBERS, OWN_REST
from tenphases.bots.solo.flat import NO_TABLE
from tenphases.bots.solo.ranks import MOST
from tenphases.bots.solo.without import A_SKIP, A_WILD, turns_without

WITHOUT: Final = SEEN + 456
"""After ``find_known_turns``: the turns, in thousandths, without a card of each of the table's groups."""
POINT_WORTH: Final = SEEN + 283
"""What a point less in hand is worth, in thousandths of a turn."""
GOING: Final = SEEN + 284
"""After ``best_numbered``: what it is worth that this card goes, in thousandths of a turn."""
_WORTHS: Final = SEEN + 287
_COLOURS: Final = (1 << WILDS) - 1
_LOW: Final = 9
"""The numbers up to here count R_LOW points, the others R_HIGH."""
_NEVER: Final = -(1 << 30)


def turns_are_known(work: WorkArray) -> bool:
    """Say whether the solo game's table says all about a hand with one card less."""
    if work[WEIGHTS + COUNTS] != 0 or work[OPEN] != 1:
        return False
    return work[OPEN + O_TABLE] != NO_TABLE and stored(work, OWN_REST) >> CARDS == MOST + 1


def find_known_turns(work: WorkArray) -> None:
    """Find the turns of the hand without each group of cards that are alike (at WITHOUT); the table must know them."""
    numbers, rest = stored(work, OWN_NUMBERS), stored(work, OWN_REST)
    wilds = wilds_in(rest)
    skips = (rest >> CARDS) - wilds - total(numbers)
    turns_without(work[OPEN + O_TABLE], numbers, rest & _COLOURS, wilds * 16 + skips, work, WITHOUT)


def group_of(work: WorkArray, kind: int) -> int:
    """Return in which of the groups at WITHOUT a kind of card is."""
    if kind >= WILD:
        return A_WILD if kind == WILD else A_SKIP
    return kind % NUMBERS if work[ALIKE] == BY_NUMBER else kind // NUMBERS


def alike(state: StateArray, work: WorkArray, hand: int, kind: int) -> int:
    """Return the first kind in hand that is like this one to all open phases, maybe itself."""
    if kind >= WILD or work[ALIKE] == NEVER:
        return kind
    number, colour = kind % NUMBERS, kind // NUMBERS
    if work[ALIKE] == BY_NUMBER:
        for other in range(number, kind, NUMBERS):
            if state[hand + other]:
                return other
    else:
        for other in range(colour * NUMBERS, kind):
            if state[hand + other]:
                return other
    return kind


def best_numbered(state: StateArray, rules: RulesArray, work: WorkArray, hand: int, laid: bool) -> int:  # noqa: FBT001
    """Return the numbered card whose going is worth most (at GOING), the first of equals; NOBODY if the hand has none.

    By points and, before the phase is laid, what is at WITHOUT.
    """
    low, high = rules[R_LOW] * work[POINT_WORTH], rules[R_HIGH] * work[POINT_WORTH]
    if laid:
        for number in range(NUMBERS):
            work[WITHOUT + number] = 0
    elif work[ALIKE] == BY_COLOUR:
        return _best_of_colours(state, work, hand, low, high)
    return _best_of_numbers(state, work, hand, low, high)


def _best_of_numbers(state: StateArray, work: WorkArray, hand: int, low: int, high: int) -> int:
    mask, most = state[hand + MASK], _NEVER
    # All twelve, without asking which are there first: the processor does several at a time.
    for number in range(NUMBERS):
        worth = (low if number < _LOW else high) - work[WITHOUT + number]
        worth = worth if (mask >> number) & 1 else _NEVER
        work[_WORTHS + number] = worth
        most = max(most, worth)
    work[GOING], equals = most, 0
    for number in range(NUMBERS):
        equals |= (1 << number) if work[_WORTHS + number] == most else 0
    for colour in range(COLOURS):
        there = state[hand + COLOUR_MASK + colour] & equals
        if there:
            return colour * NUMBERS + LOWEST[there]
    return NOBODY


def _best_of_colours(state: StateArray, work: WorkArray, hand: int, low: int, high: int) -> int:
    best, most = NOBODY, _NEVER
    for colour in range(COLOURS):
        mask = state[hand + COLOUR_MASK + colour]
        lower, higher = mask & ((1 << _LOW) - 1), mask >> _LOW
        if lower and low - work[WITHOUT + colour] > most:
            best, most = colour * NUMBERS + LOWEST[lower], low - work[WITHOUT + colour]
        if higher and high - work[WITHOUT + colour] > most:
            best, most = colour * NUMBERS + _LOW + LOWEST[higher], high - work[WITHOUT + colour]
    work[GOING] = most
    return best
