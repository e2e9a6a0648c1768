"""Cards that are alike to all open phases, so that one of them is measured for all; or the solo game's table tells.

``worth.consider`` must have been called before anything here. Nothing else is measured here.
"""

from typing import Final

from tenphases.bots.flat.layout import NUMBERS, WILD, StateArray, WorkArray
from tenphases.bots.flat.measure import total
from tenphases.bots.flat.sight import SEEN, stored
from tenphases.bots.flat.turns import CARDS, WILDS, wilds_in
from tenphases.bots.flat.weights import COUNTS, WEIGHTS
from tenphases.bots.flat.worth import ALIKE, BY_NUMBER, NEVER, O_TABLE, OPEN, OWN_NUMBERS, OWN_REST
from tenphases.bots.solo.flat import NO_TABLE
from tenphases.bots.solo.ranks import MOST
from tenphases.bots.solo.without import A_SKIP, A_WILD, turns_without

WITHOUT: Final = SEEN + 456
"""After ``find_known_turns``: the turns, in thousandths, without a card of each of the table's groups."""
_COLOURS: Final = (1 << WILDS) - 1


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
