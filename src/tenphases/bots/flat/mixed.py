"""Phases in which number and colour both matter, or with many groups: what a hand can surely use for them.

The groups take their cards one after the other, the choosiest kinds first, each what it can use most of. So never more
is counted than can be laid; now and then a card less than the best arrangement would use.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    COLOUR,
    COLOUR_EVEN,
    COLOUR_ODD,
    COLOUR_RUN,
    COLOURS,
    EVEN,
    KINDS,
    NOBODY,
    NUMBERS,
    ODD,
    PHASE,
    PHASE_GROUPS,
    PHASE_SPECS,
    PHASES,
    RUN,
    SET,
    RulesArray,
    WorkArray,
)
from tenphases.bots.flat.weights import WEIGHTS

MIXED_HAND: Final = WEIGHTS + 1024
"""Counts by kind; used up while they are looked at."""
MIXED_BARE: Final = MIXED_HAND + KINDS
"""How many groups were left without a numbered card."""
_EARLY: Final = 24
_ORDER: Final = (COLOUR_RUN, SET, RUN, COLOUR_EVEN, COLOUR_ODD, COLOUR, EVEN, ODD)


def used_in_mixed(rules: RulesArray, phase: int, work: WorkArray) -> int:
    """Return how many of the cards at MIXED_HAND the phase's groups can use."""
    used, bare = 0, 0
    at = PHASES + phase * PHASE
    for place in range(len(_ORDER)):
        for group in range(rules[at + PHASE_GROUPS]):
            kind, size = rules[at + PHASE_SPECS + 2 * group], rules[at + PHASE_SPECS + 2 * group + 1]
            if kind == _ORDER[place]:
                took = _take_best(kind, size, work)
                used += took
                bare += 1 if took == 0 else 0
    work[MIXED_BARE] = bare
    return used


def _take_best(kind: int, size: int, work: WorkArray) -> int:
    """Take the cards of the choice that uses most; return how many."""
    first_colour, last_colour = (NOBODY, 0) if kind in (SET, RUN, EVEN, ODD) else (0, COLOURS)
    last_number = NUMBERS if kind == SET else NUMBERS + 1 - size if kind in (RUN, COLOUR_RUN) else 1
    best, best_number, best_colour = 0, 0, NOBODY
    for colour in range(first_colour, last_colour):
        for number in range(last_number):
            took = _take(kind * _EARLY + size, number, colour, work, 0)
            if took > best:
                best, best_number, best_colour = took, number, colour
    if best:
        _take(kind * _EARLY + size, best_number, best_colour, work, 1)
    return best


def _take(spec: int, start: int, colour: int, work: WorkArray, really: int) -> int:
    """Return how many cards a choice uses, and take them if that is really meant (1)."""
    kind, size = spec // _EARLY, spec % _EARLY
    on_run = kind in (RUN, COLOUR_RUN)
    took = 0
    for number in range(NUMBERS):
        if not _serves(kind, size, start, number):
            continue
        room = 1 if on_run else size - took
        for each in range(COLOURS):
            if colour not in (NOBODY, each):
                continue
            some = min(room, work[MIXED_HAND + each * NUMBERS + number])
            room -= some
            took += some
            if really:
                work[MIXED_HAND + each * NUMBERS + number] -= some
    return took


def _serves(kind: int, size: int, start: int, number: int) -> bool:
    """Say whether a number (from 0) has a place in the group."""
    if kind == SET:
        return number == start
    if kind in (RUN, COLOUR_RUN):
        return start <= number < start + size
    if kind in (EVEN, COLOUR_EVEN):
        return number % 2 == 1
    if kind in (ODD, COLOUR_ODD):
        return number % 2 == 0
    return True
