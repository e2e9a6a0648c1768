"""Expected turns of a hand of eleven without each of its cards, found together from the shipped tables. Flat code.

The same as ``flat.turns_in`` for each, but what all have in common is looked up once. By *group*: a number from 0, or
in the phase of one colour a colour from 0; then a wild, a skip.
"""

from typing import Final

from tenphases.bots.flat.layout import NUMBERS, WorkArray
from tenphases.bots.flat.measure import LOWEST, at_least
from tenphases.bots.solo.flat import COLOURED, FIRST_PAIR_TABLE, LAST_RUN, SECOND_PAIR_TABLE, turns_in
from tenphases.bots.solo.ranks import (
    HANDS_AT,
    MARK,
    MOST_SKIPS,
    high_half,
    joined_place,
    low_half,
    marked_place,
    marks_of,
    mask_of,
)
from tenphases.bots.solo.shipped import COUNTED_VALUES, FIRST_PAIR, MASKED_VALUES, SECOND_PAIR, STARTS, STEPS

A_WILD: Final = NUMBERS
A_SKIP: Final = NUMBERS + 1
GROUPS: Final = NUMBERS + 2
ROOM: Final = GROUPS + 16
"""How many places of ``work`` ``turns_without`` writes in: the last of them are its own."""
_THOUSAND: Final = 1000.0
_HALF: Final = NUMBERS // 2
_LOWER: Final = (1 << _HALF) - 1


def turns_without(table: int, numbers: int, colours: int, wilds_and_skips: int, work: WorkArray, at: int) -> None:  # noqa: PLR0913, PLR0917
    """Write down, from ``at`` on, the turns in thousandths without a card of each group of which there is one.

    ``wilds_and_skips``: the wilds times 16, and the skips. What stands for a group that is not there means nothing.
    """
    wilds, skips = wilds_and_skips // 16, wilds_and_skips % 16
    if table == COLOURED:
        _of_colours(colours, wilds, work, at)
    elif table in (FIRST_PAIR_TABLE, SECOND_PAIR_TABLE):
        _of_pair(table, numbers, HANDS_AT[wilds * (MOST_SKIPS + 1) + skips] * 1, work, at)
    elif SECOND_PAIR_TABLE < table <= LAST_RUN:
        _of_masks(table, numbers, wilds, work, at)
    else:
        _of_counts(table, numbers, wilds, work, at)
    if wilds:
        work[at + A_WILD] = int(_THOUSAND * turns_in(table, numbers, colours, wilds - 1, skips))
    if skips:
        work[at + A_SKIP] = int(_THOUSAND * turns_in(table, numbers, colours, wilds, skips - 1))


def _of_colours(colours: int, wilds: int, work: WorkArray, at: int) -> None:
    marks = 0
    for colour in range(4):
        marks += MARK[(colours >> (8 * colour)) & 63]
    for colour in range(4):
        count = (colours >> (8 * colour)) & 63
        place = marked_place(marks - MARK[count] + MARK[max(count - 1, 0)], wilds)
        work[at + colour] = int(_THOUSAND * (1.0 + COUNTED_VALUES[STARTS[COLOURED] + place] * STEPS[COLOURED]))


def _of_counts(table: int, numbers: int, wilds: int, work: WorkArray, at: int) -> None:
    marks, count = marks_of(numbers), 1
    # It does not matter which number loses a card, but how many there were of it.
    while at_least(numbers, count):
        place = marked_place(marks - MARK[count] + MARK[count - 1], wilds)
        turns = int(_THOUSAND * (1.0 + COUNTED_VALUES[STARTS[table] + place] * STEPS[table]))
        work[at + GROUPS + count] = turns
        count += 1
    for number in range(NUMBERS):
        work[at + number] = work[at + GROUPS + ((numbers >> (4 * number)) & 15)]


def _of_masks(table: int, numbers: int, wilds: int, work: WorkArray, at: int) -> None:
    start, mask = STARTS[table] + wilds * 4096, mask_of(numbers)
    turns = int(_THOUSAND * (1.0 + MASKED_VALUES[start + mask] * STEPS[table]))
    for number in range(NUMBERS):
        work[at + number] = turns
    alone = mask & ~mask_of(numbers - at_least(numbers, 1))
    while alone:
        number = LOWEST[alone]
        alone &= alone - 1
        work[at + number] = int(_THOUSAND * (1.0 + MASKED_VALUES[start + (mask & ~(1 << number))] * STEPS[table]))


def _of_pair(table: int, numbers: int, start: int, work: WorkArray, at: int) -> None:
    mask = mask_of(numbers)
    lower, upper = mask & _LOWER, mask >> _HALF
    other = high_half(numbers) if lower else 0  # a half of eleven cards has no place, and is not asked for
    while lower:
        number = LOWEST[lower]
        lower &= lower - 1
        place = start + joined_place(low_half(numbers - (1 << (4 * number))), other)
        work[at + number] = _pair_turns(table, place)
    other = low_half(numbers) if upper else 0
    while upper:
        number = _HALF + LOWEST[upper]
        upper &= upper - 1
        place = start + joined_place(high_half(numbers - (1 << (4 * number))), other)
        work[at + number] = _pair_turns(table, place)


def _pair_turns(table: int, place: int) -> int:
    value = FIRST_PAIR[place] * 1 if table == FIRST_PAIR_TABLE else SECOND_PAIR[place] * 1
    return int(_THOUSAND * (1.0 + value * STEPS[table]))
