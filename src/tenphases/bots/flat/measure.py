"""How far counted cards are from a phase, and which numbers or colours bring them nearer.

Written once for two uses: run as it is, and compiled. So everything here is whole numbers and plain loops.
Cards are counts packed into one whole number, four bits a number from 1 (``numbers``), eight bits a colour
(``colours``); wilds are counted apart. A *marks* value has one bit for each number, the lowest of its four.
Sizes of groups are packed too, four bits each, the largest first. What a distance is worth is said in ``turns``.
"""

from typing import Final

ONES: Final = 0x111111111111
"""A one for each of the twelve numbers."""
EIGHTS: Final = 0x888888888888
ALL_COLOURS: Final = 0x01010101
_PAIRS: Final = 0x0F0F0F0F0F0F
_SUM: Final = 0x010101010101
HIGHEST: Final = 12

LOWEST: Final = (0, *((mask & -mask).bit_length() - 1 for mask in range(1, 1 << HIGHEST)))
"""The place of the lowest bit of a mask of numbers."""

SIZE_BITS: Final = 4
_MARK_BITS: Final = 48
_MARKS: Final = (1 << _MARK_BITS) - 1
_MOST: Final = 8
"""There are eight cards of a number."""


def total(counts: int) -> int:
    """Return the sum of counts packed by number."""
    pairs = (counts & _PAIRS) + ((counts >> 4) & _PAIRS)
    return ((pairs * _SUM) >> 40) & 255


def at_least(numbers: int, least: int) -> int:
    """Return the marks of the numbers of which there are so many."""
    if least > 8:  # noqa: PLR2004 - there are eight cards of a number
        return 0
    return ((numbers + ONES * (8 - least)) & EIGHTS) >> 3


def span(size: int, start: int) -> int:
    """Return the marks of a run of that size whose lowest number is ``start`` + 1."""
    return (ONES & ((1 << (4 * size)) - 1)) << (4 * start)


def fullest(numbers: int, enough: int) -> int:
    """Return the most cards that there are of one number, or ``enough`` (at most 8) if there are more."""
    most = 0
    for least in range(1, enough + 1):
        most += 1 if at_least(numbers, least) else 0
    return most


def of_run(numbers: int, size: int) -> int:
    """Return how many cards a run can use, times 2^48, and the marks of the numbers that it could use besides."""
    here = at_least(numbers, 1)
    best, wanted = 0, 0
    for start in range(HIGHEST + 1 - size):
        places = span(size, start)
        used = (((here & places) * ONES) >> 44) & 15
        more = (places & ~here) | (wanted if used == best else 0)
        wanted = more if used >= best else wanted
        best = max(best, used)
    return (best << _MARK_BITS) | wanted


def of_two_sets(numbers: int, larger: int, smaller: int) -> int:
    """Return what two sets can use as ``of_run`` does; they may have the same number (R4.4). 0: no second set."""
    most = fullest(numbers, 8)
    full = at_least(numbers, most)
    others = numbers & ~(full * 15)
    next_most = most if full & (full - 1) else fullest(others, most)
    used = in_two_sets(most, next_most, larger, smaller)
    wanted = 0
    if in_two_sets(most + 1, next_most, larger, smaller) > used:
        wanted = full if most > 0 else ONES
    if next_most < most and in_two_sets(most, next_most + 1, larger, smaller) > used:
        wanted |= (at_least(numbers, next_most) & ~full) if next_most > 0 else ONES & ~full
    return (used << _MARK_BITS) | wanted


def in_two_sets(most: int, next_most: int, larger: int, smaller: int) -> int:
    """Return how many cards two sets can use of numbers with the two highest counts."""
    apart = min(most, larger) + min(next_most, smaller)
    return max(apart, min(most, larger + smaller))


def of_set_and_run(numbers: int, set_size: int, run_size: int) -> int:
    """Return what a set and a run can use as ``of_run`` does.

    The run takes one card of each number in its span, the set what is left of a number: giving the set a card of the
    run's would only move it.
    """
    here = at_least(numbers, 1)
    best, wanted = 0, 0
    for start in range(HIGHEST + 1 - run_size):
        places = span(run_size, start)
        run = here & places
        most = fullest(numbers - run, min(set_size, 8))
        used = ((run * ONES) >> 44) & 15
        ready = 0 if most == set_size else at_least(numbers - run, most) if most > 0 else ONES
        more = (places & ~here) | ready | (wanted if used + most == best else 0)
        wanted = more if used + most >= best else wanted
        best = max(best, used + most)
    return (best << _MARK_BITS) | wanted


def of_numbers(numbers: int, sets: int, runs: int) -> int:
    """Return what sets and runs of these packed sizes can use as ``of_run`` does."""
    if runs == 0 and sets >> (2 * SIZE_BITS) == 0:
        return of_two_sets(numbers, sets & 15, sets >> SIZE_BITS)
    if runs >> SIZE_BITS == 0:
        if sets == 0:
            return of_run(numbers, runs)
        if sets >> SIZE_BITS == 0:
            return of_set_and_run(numbers, sets, runs)
    return of_several(numbers, sets, runs)


def of_several(numbers: int, sets: int, runs: int) -> int:
    """Return what sets and runs of these packed sizes, two runs at most, can use as ``measure.of_run`` does."""
    size, other = runs & 15, (runs >> SIZE_BITS) & 15
    if size == 0:
        return _of_sets(numbers, sets)
    here = at_least(numbers, 1)
    best, wanted = -1, 0
    for start in range(HIGHEST + 1 - size):
        places = span(size, start)
        found = _of_the_rest(numbers - (here & places), sets, other, start if other == size else 0)
        used = (((here & places) * ONES) >> 44) & 15
        used += found >> _MARK_BITS
        more = (places & ~here) | (found & _MARKS) | (wanted if used == best else 0)
        wanted = more if used >= best else wanted
        best = max(best, used)
    return (best << _MARK_BITS) | (wanted & ~at_least(numbers, _MOST))


def _of_the_rest(numbers: int, sets: int, size: int, first: int) -> int:
    """Return what the sets and a second run, if there is one, can use; of two equal ones neither starts below."""
    if size == 0:
        return _of_sets(numbers, sets)
    here = at_least(numbers, 1)
    best, wanted = -1, 0
    for start in range(first, HIGHEST + 1 - size):
        places = span(size, start)
        found = _of_sets(numbers - (here & places), sets) if sets else 0
        used = (((here & places) * ONES) >> 44) & 15
        used += found >> _MARK_BITS
        more = (places & ~here) | (found & _MARKS) | (wanted if used == best else 0)
        wanted = more if used >= best else wanted
        best = max(best, used)
    return (best << _MARK_BITS) | wanted


def _of_sets(numbers: int, sets: int) -> int:
    """Return what sets alone can use; numbers of which there are as many are alike."""
    used = _in_sets(numbers, sets)
    wanted, above = 0, at_least(numbers, _MOST)
    for count in range(_MOST - 1, -1, -1):
        reached = at_least(numbers, count) if count else ONES
        alike = reached & ~above
        if alike and _in_sets(numbers + (alike & -alike), sets) > used:
            wanted |= alike
        above = reached
    return (used << _MARK_BITS) | wanted


def _in_sets(numbers: int, sets: int) -> int:
    """Return how many cards the sets, the largest first, can use; each takes of the fullest number."""
    used, most = 0, _MOST
    while sets:
        full = at_least(numbers, most)
        while full == 0:
            most -= 1
            if most == 0:
                return used
            full = at_least(numbers, most)
        took = min(most, sets & 15)
        used += took
        numbers -= took * (full & -full)
        sets >>= SIZE_BITS
    return used


def of_colours(colours: int, sets: int) -> int:
    """Return what groups of one colour can use as ``of_run`` does, with a mark in each of the colours' bytes."""
    used, wanted = in_colours(colours, sets), 0
    for colour in range(4):
        if in_colours(colours + (1 << (8 * colour)), sets) > used:
            wanted |= 1 << (8 * colour)
    return (used << _MARK_BITS) | wanted


def in_colours(colours: int, sets: int) -> int:
    """Return how many cards colour groups of these packed sizes can use: each takes of the fullest colour."""
    used = 0
    while sets:
        size = sets & 15
        sets >>= SIZE_BITS
        most, place = 0, 0
        for colour in range(4):
            count = (colours >> (8 * colour)) & 255
            if count > most:
                most, place = count, colour
        took = min(most, size)
        used += took
        colours -= took << (8 * place)
    return used
