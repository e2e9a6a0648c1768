"""Expected turns of a hand of eleven without each of its cards, found together from the shipped tables. Flat code.

The same as ``flat.turns_in`` for each, but what all have in common is looked up once. By *group*: a number from 0, or
in the phase of one colour a colour from 0; then a wild, a skip.
"""

from typing import Final

from tenphases.bots.flat.layout import NUMBERS, WorkArray
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
_THOUSAND: Final = 1000.0


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
    marks = marks_of(numbers)
    for number in range(NUMBERS):
        count = (numbers >> (4 * number)) & 15
        place = marked_place(marks - MARK[count] + MARK[max(count - 1, 0)], wilds)
        work[at + number] = int(_THOUSAND * (1.0 + COUNTED_VALUES[STARTS[table] + place] * STEPS[table]))


def _of_masks(table: int, numbers: int, wilds: int, work: WorkArray, at: int) -> None:
    start = STARTS[table] + wilds * 4096
    mask = mask_of(numbers)
    for number in range(NUMBERS):
        alone = 1 << number if (numbers >> (4 * number)) & 15 == 1 else 0
        work[at + number] = int(_THOUSAND * (1.0 + MASKED_VALUES[start + (mask & ~alone)] * STEPS[table]))


def _of_pair(table: int, numbers: int, start: int, work: WorkArray, at: int) -> None:
    for number in range(NUMBERS):
        if (numbers >> (4 * number)) & 15:
            left = numbers - (1 << (4 * number))
            place = start + joined_place(low_half(left), high_half(left))
            value = FIRST_PAIR[place] * 1 if table == FIRST_PAIR_TABLE else SECOND_PAIR[place] * 1
            work[at + number] = int(_THOUSAND * (1.0 + value * STEPS[table]))
