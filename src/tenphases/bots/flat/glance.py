"""How many cards of a hand a phase can use, from the last look at it where the hand has since got one card at most.

A look takes long, and within a turn the hand changes by a card: by the top of the discard pile, by what was drawn. What
a look found is kept for each seat with what it depends on, so whoever's it was, the answer is the same.
"""

from typing import Final

from tenphases.bots.flat.layout import WorkArray
from tenphases.bots.flat.measure import ALL_COLOURS, ONES
from tenphases.bots.flat.sight import SEEN, store, stored
from tenphases.bots.flat.turns import BY_COLOURS, WILDS, family_of, look

LOOKS: Final = SEEN + 1_160
"""For each seat the plan, the counts by number or colour, and what ``look`` gave, each in two halves."""
_LOOK: Final = 6
_COLOURS: Final = (1 << WILDS) - 1


def used_in(work: WorkArray, seat: int, plan: int, numbers: int, rest: int) -> int:
    """Return how many numbered cards of a hand the phase can use; not for phases of mixed kinds."""
    at = LOOKS + _LOOK * seat
    coloured = family_of(plan) == BY_COLOURS
    counts, marks = (rest & _COLOURS, ALL_COLOURS) if coloured else (numbers, ONES)
    seen, more = stored(work, at + 4), counts - stored(work, at + 2)
    # One card more can be used exactly if it is of a number, or colour, that the look marked.
    if stored(work, at) != plan or more & marks != more or more & (more - 1) != 0:
        seen, more = look(plan, numbers, rest), 0
        store(work, at, plan)
        store(work, at + 2, counts)
        store(work, at + 4, seen)
    return (seen >> 48) + (1 if seen & more else 0)
