"""Making a phase: the best way to use ten dice for it (R16.5, R16.6).

Exact and quick: it is also asked for every outcome there can be, when chances are computed. A slower
search that tries every assignment is the tests' oracle.
"""

from collections.abc import Sequence

from tenphases.dice.faces import COLOUR, COLOURS, HIGHEST, LOWEST, NUMBER, Face, in_order
from tenphases.dice.phases import Group, GroupKind, Making, Phase

Choice = tuple[int, ...]
"""The points of a way to make a phase, then for each of its groups the number of a set or the lowest of a run."""


def best_making(phase: Phase, dice: Sequence[Face]) -> Making | None:
    """Return the way to make the phase that scores most, None if the dice do not make it."""
    if phase.groups[0].kind is GroupKind.COLOUR:
        return _one_colour(phase.groups[0].size, dice)
    counts = [0] * (HIGHEST + 1)
    for face in dice:
        counts[NUMBER[face]] += 1
    wilds, counts[0] = counts[0], 0
    choice = best_choice(phase, counts, wilds)
    return None if choice is None else Making(_grouped(phase, choice[1:], dice), choice[0])


def best_choice(phase: Phase, counts: Sequence[int], wilds: int) -> Choice | None:
    """Return the choice that scores most for a phase of sets and runs.

    ``counts`` tells how often each number lies there, from 0 (which none shows) to 10. A natural is never
    worse than a wild, so every group takes the naturals it can have, a run before a set.
    """
    first, second = phase.groups[0], phase.groups[-1]
    if first is second:
        return _run(first.size, counts, wilds)
    if second.kind is GroupKind.SET:
        return _two_sets(first.size, second.size, counts, wilds)
    return _set_and_run(first.size, second.size, counts, wilds)


def _run(size: int, counts: Sequence[int], wilds: int) -> Choice | None:
    found = None
    for low in range(LOWEST, HIGHEST + 2 - size):
        there = [number for number in range(low, low + size) if counts[number]]
        if size - len(there) <= wilds:
            choice = (sum(there), low)
            found = max(found, choice) if found else choice
    return found


def _two_sets(first: int, second: int, counts: Sequence[int], wilds: int) -> Choice | None:
    shown = [number for number in range(HIGHEST + 1) if counts[number] or not number]  # 0: a set of wilds only
    found = None
    for one in shown:
        for other in shown:
            if one == other:
                naturals = min(counts[one], first + second)
                points = one * naturals
            else:
                here, there = min(counts[one], first), min(counts[other], second)
                naturals = here + there
                points = one * here + other * there
            if first + second - naturals <= wilds and (found is None or points > found[0]):
                found = (points, one, other)
    return found


def _set_and_run(first: int, second: int, counts: Sequence[int], wilds: int) -> Choice | None:
    shown = [number for number in range(HIGHEST + 1) if counts[number] or not number]
    found = None
    for low in range(LOWEST, HIGHEST + 2 - second):
        there = [number for number in range(low, low + second) if counts[number]]
        spare = wilds - second + len(there) - first
        if spare + first < 0:
            continue
        run = sum(there)
        for number in shown:
            naturals = min(counts[number] - (low <= number < low + second), first)
            points = run + number * naturals
            if spare + naturals >= 0 and (found is None or points > found[0]):
                found = (points, number, low)
    return found


def _grouped(phase: Phase, numbers: Choice, dice: Sequence[Face]) -> tuple[Group, ...]:
    """Hand the dice out to the groups: naturals to runs, then to sets, and wilds to what is still missing."""
    left: dict[int, list[Face]] = {number: [] for number in range(HIGHEST + 1)}
    for face in reversed(in_order(dice)):
        left[NUMBER[face]].append(face)
    wilds, left[0] = left[0], []
    groups: dict[int, Group] = {}
    for place in sorted(range(len(numbers)), key=lambda at: phase.groups[at].kind is not GroupKind.RUN):
        spec, number = phase.groups[place], numbers[place]
        step = 1 if spec.kind is GroupKind.RUN else 0
        taken = tuple((left[number + step * at] or wilds).pop() for at in range(spec.size))
        groups[place] = Group(spec.kind, taken, number)
    return tuple(groups[place] for place in range(len(numbers)))


def _one_colour(size: int, dice: Sequence[Face]) -> Making | None:
    found = None
    for colour in COLOURS:
        taken = in_order(face for face in dice if COLOUR[face] == colour)[:size]  # R16.5: wilds of this colour alone
        points = sum(NUMBER[face] for face in taken)
        if len(taken) == size and (found is None or points > found.points):
            found = Making((Group(GroupKind.COLOUR, taken, colour=colour),), points)
    return found
