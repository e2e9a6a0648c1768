"""Expected turns from the shipped tables, as flat code: for policies, compiled or not.

A *table* is the place of a phase among the classic ten, NO_TABLE for any other; ``table_of`` says which, once a game.
What the tables hold and how far they are off is said in ``docs/solo.md``.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    COLOUR,
    PHASE,
    PHASE_GROUPS,
    PHASE_SPECS,
    PHASES,
    R_HAND_SIZE,
    R_MOST_WILDS,
    R_SKIPS,
    R_WILDS,
    RUN,
    SET,
    RulesArray,
)
from tenphases.bots.solo.ranks import (
    MOST,
    MOST_SKIPS,
    MOST_WILDS,
    coloured_place,
    counted_place,
    masked_place,
    pair_place,
)
from tenphases.bots.solo.shipped import COUNTED_VALUES, FIRST_PAIR, MASKED_VALUES, SECOND_PAIR, STARTS, STEPS
from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES

NO_TABLE: Final = -1

_KIND: Final = 16
FIRST_PAIR_TABLE: Final = 1
SECOND_PAIR_TABLE: Final = 2
LAST_RUN: Final = 5
COLOURED: Final = 7
"""Which tables are found in which way: by pairs of halves, up to here for a run, for a colour; the others for sets."""
_CODES: Final = (
    (SET * _KIND + 3) * 256 + SET * _KIND + 3,
    (RUN * _KIND + 4) * 256 + SET * _KIND + 3,
    (RUN * _KIND + 4) * 256 + SET * _KIND + 4,
    RUN * _KIND + 7,
    RUN * _KIND + 8,
    RUN * _KIND + 9,
    (SET * _KIND + 4) * 256 + SET * _KIND + 4,
    COLOUR * _KIND + 7,
    (SET * _KIND + 5) * 256 + SET * _KIND + 2,
    (SET * _KIND + 5) * 256 + SET * _KIND + 3,
)
"""The groups of the classic phases (R4.2), the higher kind and the larger size first."""


TABLE_BY_GROUPS: Final = {
    tuple(sorted(map(str, parse_phase(text).groups))): table for table, text in enumerate(CLASSIC_PHASES)
}
"""The tables by the texts of the groups, for code that is not flat."""


def table_of(rules: RulesArray, phase: int) -> int:
    """Return the table of a phase of the list, NO_TABLE if there is none for it or for the deck."""
    if rules[R_HAND_SIZE] != MOST or rules[R_WILDS] != MOST_WILDS or rules[R_SKIPS] > MOST_SKIPS:
        return NO_TABLE  # a few skips fewer change hardly anything
    if rules[R_MOST_WILDS] < MOST_WILDS:
        return NO_TABLE
    at = PHASES + phase * PHASE
    first, second = rules[at + PHASE_SPECS] * _KIND + rules[at + PHASE_SPECS + 1], 0
    if rules[at + PHASE_GROUPS] == 2:  # noqa: PLR2004 - no phase here has more
        second = rules[at + PHASE_SPECS + 2] * _KIND + rules[at + PHASE_SPECS + 3]
    elif rules[at + PHASE_GROUPS] > 1:
        return NO_TABLE
    code = max(first, second) * 256 + min(first, second) if second else first
    for table in range(len(_CODES)):
        if code == _CODES[table]:
            return table
    return NO_TABLE


def turns_in(table: int, numbers: int, colours: int, wilds: int, skips: int) -> float:
    """Return the expected turns of a hand of ten: before a draw, the turn of laying counted.

    ``numbers`` are counts of four bits a number from 1, ``colours`` of eight bits a colour. There must be a table.
    """
    if table == FIRST_PAIR_TABLE:
        value = FIRST_PAIR[pair_place(numbers, wilds, skips)] * 1
    elif table == SECOND_PAIR_TABLE:
        value = SECOND_PAIR[pair_place(numbers, wilds, skips)] * 1
    elif table == COLOURED:
        value = COUNTED_VALUES[STARTS[table] + coloured_place(colours, wilds)] * 1
    elif SECOND_PAIR_TABLE < table <= LAST_RUN:
        value = MASKED_VALUES[STARTS[table] + masked_place(numbers, wilds)] * 1
    else:
        value = COUNTED_VALUES[STARTS[table] + counted_place(numbers, wilds)] * 1
    return 1.0 + value * STEPS[table]
