"""Where a hand's counts stand in the shipped tables: ranks of counts, three numbers at a time. Flat code.

Counts are packed as in ``flat.measure``: four bits a number from 1, so that twelve bits are three numbers, a
*quarter*. Hands of a set and a run are found by their halves, the numbers from 1 up to 6 and from 12 down to 7,
the larger half first: a hand read backwards stands in the same place. Hands for a run are found by which numbers are
there, and those for sets or colours by how many there are of each, never mind of which.
"""

from itertools import accumulate, product
from math import comb
from typing import Final

MOST: Final = 10
"""The most cards that a hand in a table can have."""
_QUARTER: Final = 4096

_COUNTS: Final = tuple((at & 15, (at >> 4) & 15, at >> 8) for at in range(_QUARTER))


def _ranks(*, backwards: bool) -> tuple[int, ...]:
    """Return the place of each quarter among those of the same sum, 0 for sums too large."""
    seen = [0] * 46
    ranks = [0] * _QUARTER
    for counts in product(range(MOST + 1), repeat=3):
        if sum(counts) <= MOST:
            first, second, third = reversed(counts) if backwards else counts
            ranks[first | second << 4 | third << 8] = seen[sum(counts)]
            seen[sum(counts)] += 1
    return tuple(ranks)


SUM: Final = tuple(map(sum, _COUNTS))
RANK: Final = _ranks(backwards=False)
BACK: Final = _ranks(backwards=True)
"""The rank of a quarter read backwards."""
HERE: Final = tuple(sum(1 << place for place in range(3) if counts[place]) for counts in _COUNTS)
"""Which of the three numbers are there."""

IN_THREE: Final = tuple(comb(total + 2, 2) for total in range(MOST + 1))
"""How many quarters have that sum."""
IN_SIX: Final = tuple(comb(total + 5, 5) for total in range(MOST + 1))
"""How many halves have that sum."""

SPREAD: Final = 16
HALF_AT: Final = tuple(
    sum(IN_THREE[first] * IN_THREE[total - first] for first in range(min(up_to, total + 1)))
    for total in range(MOST + 1)
    for up_to in range(SPREAD)
)
"""Where halves begin, at ``sum * SPREAD + sum of the first quarter``."""
_BLOCKS: Final = tuple(
    tuple(IN_SIX[total - low] * IN_SIX[low] for low in range(total // 2 + 1)) for total in range(MOST + 1)
)
PAIR_AT: Final = tuple(
    sum(_BLOCKS[total][: min(low, len(_BLOCKS[total]))]) for total in range(MOST + 1) for low in range(SPREAD)
)
"""Where pairs of halves begin, at ``sum * SPREAD + sum of the smaller half``."""

MOST_WILDS: Final = 8
MOST_SKIPS: Final = 4
WILDS_AND_SKIPS: Final = tuple(
    (wilds, skips) for wilds in range(MOST_WILDS + 1) for skips in range(min(MOST_SKIPS, MOST - wilds) + 1)
)
_SIZES: Final = {(wilds, skips): sum(_BLOCKS[MOST - wilds - skips]) for wilds, skips in WILDS_AND_SKIPS}
_STARTS: Final = dict(zip(_SIZES, accumulate(_SIZES.values(), initial=0), strict=False))
HANDS_AT: Final = tuple(
    _STARTS.get((wilds, skips), 0) for wilds in range(MOST_WILDS + 1) for skips in range(MOST_SKIPS + 1)
)
"""Where hands begin, at ``wilds * 5 + skips``."""
PAIRS: Final = sum(_SIZES.values())
"""How many places there are for a set and a run; some stand for no hand."""

_MARKS: Final = (0, 2, 11, 114, 164, 199, 211, 334, 370, 436, 495)
"""One number for each count, such that sums tell hands of up to ten cards apart, modulo ``_MARKED``."""
_MARKED: Final = 512


def _partitions(total: int, most: int) -> list[tuple[int, ...]]:
    """Return every way to write a number as a sum of numbers no larger than ``most``."""
    if total == 0:
        return [()]
    return [(first, *rest) for first in range(min(total, most), 0, -1) for rest in _partitions(total - first, first)]


PARTITIONS: Final = tuple(part for total in range(MOST + 1) for part in _partitions(total, MOST))
MARK: Final = tuple(_MARKS[count] if count <= MOST else 0 for count in range(64))
MARKS: Final = tuple(sum(MARK[count] for count in counts) for counts in _COUNTS)
"""The sum of the marks of three counts."""


def _places() -> tuple[int, ...]:
    places = [0] * _MARKED
    for place, part in enumerate(PARTITIONS):
        places[sum(MARK[count] for count in part) % _MARKED] = place
    return tuple(places)


PART: Final = _places()
"""The partition, by its sum of marks modulo 512."""
COUNTED: Final = len(PARTITIONS) * (MOST_WILDS + 1)
"""How many places there are for sets, and for colours."""
MASKED: Final = _QUARTER * (MOST_WILDS + 1)
"""How many places there are for a run."""


def pair_place(numbers: int, wilds: int, skips: int) -> int:
    """Return the place of a hand of ten for a set and a run."""
    return HANDS_AT[wilds * (MOST_SKIPS + 1) + skips] + joined_place(low_half(numbers), high_half(numbers))


def low_half(numbers: int) -> int:
    """Return the place of the numbers from 1 to 6 among the halves of their sum, and that sum times 2^16."""
    first, second = numbers & 4095, (numbers >> 12) & 4095
    low = SUM[first] + SUM[second]
    return (low << 16) + HALF_AT[low * SPREAD + SUM[first]] + RANK[first] * IN_THREE[SUM[second]] + RANK[second]


def high_half(numbers: int) -> int:
    """Return the same of the numbers from 12 down to 7."""
    last, third = numbers >> 36, (numbers >> 24) & 4095
    high = SUM[last] + SUM[third]
    return (high << 16) + HALF_AT[high * SPREAD + SUM[last]] + BACK[last] * IN_THREE[SUM[third]] + BACK[third]


def joined_place(one: int, other: int) -> int:
    """Return the place of two halves among the hands of their wilds and skips."""
    larger, smaller = max(one, other), min(one, other)
    low = smaller >> 16
    start = PAIR_AT[((larger >> 16) + low) * SPREAD + low]
    return start + (larger & 0xFFFF) * IN_SIX[low] + (smaller & 0xFFFF)


def masked_place(numbers: int, wilds: int) -> int:
    """Return the place of a hand of ten for a run."""
    return wilds * 4096 + mask_of(numbers)


def mask_of(numbers: int) -> int:
    """Return the mask of the numbers that are there."""
    low = HERE[numbers & 4095] | (HERE[(numbers >> 12) & 4095] << 3)
    high = HERE[(numbers >> 24) & 4095] | (HERE[numbers >> 36] << 3)
    return low + (high << 6)


def counted_place(numbers: int, wilds: int) -> int:
    """Return the place of a hand of ten for sets."""
    return marked_place(marks_of(numbers), wilds)


def marks_of(numbers: int) -> int:
    """Return the sum of the marks of all numbers."""
    marks = MARKS[numbers & 4095] + MARKS[(numbers >> 12) & 4095]
    return marks + MARKS[(numbers >> 24) & 4095] + MARKS[numbers >> 36]


def marked_place(marks: int, wilds: int) -> int:
    """Return the place of a hand of ten of which the counts' marks have that sum."""
    return PART[marks & 511] * (MOST_WILDS + 1) + wilds


def coloured_place(colours: int, wilds: int) -> int:
    """Return the place of a hand of ten for a colour; colours are counted eight bits each."""
    marks = MARK[colours & 63] + MARK[(colours >> 8) & 63] + MARK[(colours >> 16) & 63] + MARK[(colours >> 24) & 63]
    return marked_place(marks, wilds)
