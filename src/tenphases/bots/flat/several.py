"""The same as ``measure.of_numbers`` for phases of many groups, found in one go. ``measure`` says how cards count.

Each place of the runs is looked at once, with the marks that would add to it: a card more adds one card at the most.
"""

from typing import Final

from tenphases.bots.flat.measure import HIGHEST, ONES, SIZE_BITS, at_least, span
from tenphases.bots.flat.turns import BY_NUMBERS, family_of, runs_of, sets_of

_MARK_BITS: Final = 48
_MARKS: Final = (1 << _MARK_BITS) - 1
_MOST: Final = 8
"""There are eight cards of a number."""
_TWO: Final = 2 * SIZE_BITS


def is_several(plan: int) -> bool:
    """Say whether a plan has more sets and runs than ``measure`` has a short way for."""
    sets, runs = sets_of(plan), runs_of(plan)
    if family_of(plan) != BY_NUMBERS:
        return False
    if runs == 0:
        return sets >> _TWO != 0
    return runs >> SIZE_BITS != 0 or sets >> SIZE_BITS != 0


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
