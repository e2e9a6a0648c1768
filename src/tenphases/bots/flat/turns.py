"""What a hand is worth before its phase is laid: the distance, and the turns still to be expected.

The turns are an estimate from two things that can be counted at once: how many cards are missing, and how many of the
cards that may still come would help. The exact figures of the solo game are in ``bots.solo``.

A *plan* is what a phase asks for in one whole number, with the rules on wilds. A hand is two: counts by number, and
*rest*: counts by colour, wilds, and how many cards there are. The cards that may still come are counted alike.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    COLOUR,
    PHASE,
    PHASE_GROUPS,
    PHASE_SIZE,
    PHASE_SPECS,
    PHASES,
    R_MOST_WILDS,
    R_PER_PHASE,
    RUN,
    SET,
    RulesArray,
)
from tenphases.bots.flat.measure import SIZE_BITS, of_colours, of_numbers, total

BY_NUMBERS: Final = 0
BY_COLOURS: Final = 1
MIXED: Final = 2
"""Of other kinds than these, or too many groups: measured by ``mixed``."""

_RUNS: Final = 16
_SIZE: Final = 28
_GROUPS: Final = 34
_WILDS: Final = 38
_PER_PHASE: Final = 44
_FAMILY: Final = 45
_MOST_SETS: Final = 4
_MOST_RUNS: Final = 2
_ENOUGH_WILDS: Final = 63

COLOUR_BITS: Final = 8
WILDS: Final = 32
CARDS: Final = 40
_COLOURS: Final = (1 << WILDS) - 1
_MARKS: Final = (1 << 48) - 1

FAR: Final = 60.0
"""Turns, for a hand that no card can bring nearer."""


def plan_of(rules: RulesArray, phase: int) -> int:
    """Return the plan of a phase of the list."""
    at = PHASES + phase * PHASE
    groups = rules[at + PHASE_GROUPS]
    sets, runs, kinds, set_count, run_count = 0, 0, 0, 0, 0
    for size in range(15, 0, -1):
        for group in range(groups):
            kind, wanted = rules[at + PHASE_SPECS + 2 * group], rules[at + PHASE_SPECS + 2 * group + 1]
            if wanted != size:
                continue
            if kind == RUN:
                runs |= size << (SIZE_BITS * run_count)
                run_count += 1
            else:
                sets |= size << (SIZE_BITS * set_count)
                set_count += 1
            kinds |= 1 << kind
    family = MIXED
    if set_count <= _MOST_SETS and run_count <= _MOST_RUNS and set_count + run_count == groups:
        if kinds & ~((1 << SET) | (1 << RUN)) == 0:
            family = BY_NUMBERS
        elif kinds == 1 << COLOUR:
            family = BY_COLOURS
    if family == MIXED:
        sets, runs = 0, 0
    plan = sets | (runs << _RUNS) | (rules[at + PHASE_SIZE] << _SIZE) | (groups << _GROUPS)
    most = min(rules[R_MOST_WILDS], _ENOUGH_WILDS)
    return plan | (most << _WILDS) | (rules[R_PER_PHASE] << _PER_PHASE) | (family << _FAMILY)


def family_of(plan: int) -> int:
    """Return which way the plan's phase is measured."""
    return plan >> _FAMILY


def size_of(plan: int) -> int:
    """Return how many cards the plan's phase needs."""
    return (plan >> _SIZE) & 63


def sets_of(plan: int) -> int:
    """Return the packed sizes of the plan's sets or colour groups."""
    return plan & 0xFFFF


def runs_of(plan: int) -> int:
    """Return the packed sizes of the plan's runs."""
    return (plan >> _RUNS) & 0xFFF


def most_wilds_of(plan: int) -> int:
    """Return how many wilds may be laid (R5.3)."""
    return (plan >> _WILDS) & _ENOUGH_WILDS


def wilds_in(rest: int) -> int:
    """Return the wilds counted in a rest."""
    return (rest >> WILDS) & 255


def look(plan: int, numbers: int, rest: int) -> int:
    """Return how many cards the phase can use, times 2^48, and the marks of what it could use besides."""
    if family_of(plan) == BY_COLOURS:
        return of_colours(rest & _COLOURS, sets_of(plan))
    return of_numbers(numbers, sets_of(plan), runs_of(plan))


def missing(plan: int, used: int, numbers: int, rest: int) -> int:
    """Return how many cards are missing if so many numbered ones can be used."""
    short = size_of(plan) - used - min(wilds_in(rest), most_wilds_of(plan))  # R5.3
    groups = (plan >> _GROUPS) & 15
    bare = 1 if (plan >> _PER_PHASE) & 1 else groups  # R5.2
    if short < bare and used < bare:
        short = max(short, bare - min(bare, total(numbers)))
    return max(short, 0)


def distance(plan: int, numbers: int, rest: int) -> int:
    """Return the least number of cards still missing, 0 exactly if the phase can be laid."""
    return missing(plan, look(plan, numbers, rest) >> 48, numbers, rest)


def helpful(plan: int, seen: int, rest: int, left_numbers: int, left_rest: int) -> int:
    """Return how many cards that may come would bring the phase nearer; ``seen`` is what ``look`` gave."""
    wanted = seen & _MARKS
    if family_of(plan) == BY_COLOURS:
        marked = left_rest & (wanted * 255)
        many = ((marked * 0x01010101) >> 24) & 255
    else:
        many = total(left_numbers & (wanted * 15))
    if wilds_in(rest) < most_wilds_of(plan):
        many += wilds_in(left_rest)
    return many


def usual_distance(plan: int) -> float:
    """Return the distance of a dealt hand on average: good to a fifth of a card for the phases of the classic list."""
    if family_of(plan) == BY_COLOURS:
        return max(0.1, (sets_of(plan) & 15) - 4.5) + 2.5 * (sets_of(plan) >> SIZE_BITS > 0)
    if family_of(plan) == MIXED:
        return max(0.1, size_of(plan) - 4.6)
    sets, runs = sets_of(plan), runs_of(plan)
    far = 0.0 if runs else -0.36
    had, reached = 2.4, 4.2 if sets == 0 else 3.6
    while sets:
        far += max(0.0, (sets & 15) - had)
        had -= 0.45
        sets >>= SIZE_BITS
    while runs:
        far += 0.56 * max(0.0, (runs & 15) - reached)
        runs >>= SIZE_BITS
    return max(far, 0.1)
