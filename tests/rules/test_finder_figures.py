"""The finder against the published shares of dealt hands that complete each phase, to the sixth digit.

A finder that misses hands, or sees too many, shows here at once.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb, factorial, prod, sqrt

import pytest

from benchmarks.deals import ALL_HANDS, HAND, PHASES, PUBLISHED, Weighted, by_colour, by_number, completing
from tenphases.rules.cards import SKIP, WILD, Face
from tenphases.rules.finder import completes, distance
from tenphases.rules.ruleset import Naturals, Ruleset, deck

STANDARD = Ruleset()
BY_COLOUR, SETS, RUNS, SET_AND_RUN = (8,), (1, 7, 9, 10), (4, 5, 6), (2, 3)


def rounded(weight: int) -> float:
    return round(100 * weight / ALL_HANDS, 6)


def jokers() -> Iterator[tuple[int, int, int]]:
    """Wilds, skips, and in how many ways a hand can hold them."""
    for wilds in range(9):
        for skips in range(min(4, HAND - wilds) + 1):
            yield wilds, skips, comb(8, wilds) * comb(4, skips)


def by_shape() -> Iterator[Weighted]:
    """A hand for each way to have so many cards of one number, so many of another …, numbers being all one."""
    for wilds, skips, many in jokers():
        for parts in partitions(HAND - wilds - skips, 8, 12):
            of_shape = factorial(12) // factorial(12 - len(parts))
            of_shape //= prod(factorial(times) for times in Counter(parts).values())
            hand = [Face(f"{'RBYG'[copy % 4]}{number}") for number, part in enumerate(parts, 1) for copy in range(part)]
            yield (*hand, *[WILD] * wilds, *[SKIP] * skips), many * of_shape * prod(comb(8, part) for part in parts)


def partitions(total: int, largest: int, most: int) -> Iterator[tuple[int, ...]]:
    if total == 0:
        yield ()
    elif most:
        for first in range(min(total, largest), 0, -1):
            for rest in partitions(total - first, first, most - 1):
                yield (first, *rest)


def by_presence() -> Iterator[Weighted]:
    """A hand for each set of numbers that are there, how often being all one."""
    for wilds, skips, many in jokers():
        total = HAND - wilds - skips
        for mask in range(1 << 12):
            here = [number for number in range(1, 13) if mask >> (number - 1) & 1]
            if len(here) <= total <= 8 * len(here):
                surplus = total - len(here)
                extra = [number for number in here for _ in range(7)][:surplus]
                hand = [Face(f"R{number}") for number in here + extra]
                yield (*hand, *[WILD] * wilds, *[SKIP] * skips), many * with_each_there(len(here), total)


@cache
def with_each_there(numbers: int, total: int) -> int:
    """In how many ways so many cards can be chosen so that each of these numbers is there."""
    if numbers == 0:
        return int(total == 0)
    return sum(comb(8, first) * with_each_there(numbers - 1, total - first) for first in range(1, min(8, total) + 1))


@pytest.mark.parametrize("number", BY_COLOUR)
def test_the_share_of_the_colour_phase_is_exact(number: int) -> None:
    hands = list(by_colour())
    assert (len(hands), sum(weight for _, weight in hands)) == (2_745, ALL_HANDS)
    assert rounded(completing(PHASES[number - 1], hands, STANDARD)) == PUBLISHED[number]


@pytest.mark.parametrize("number", SETS)
def test_the_shares_of_phases_of_two_sets_are_exact(number: int) -> None:
    hands = list(by_shape())
    assert sum(weight for _, weight in hands) == ALL_HANDS
    assert rounded(completing(PHASES[number - 1], hands, STANDARD)) == PUBLISHED[number]


@pytest.mark.parametrize("number", RUNS)
def test_the_shares_of_phases_of_a_run_are_exact(number: int) -> None:
    hands = list(by_presence())
    assert sum(weight for _, weight in hands) == ALL_HANDS
    assert rounded(completing(PHASES[number - 1], hands, STANDARD)) == PUBLISHED[number]


def test_the_shares_of_random_hands_are_as_published(rng: random.Random) -> None:
    cards = deck(STANDARD)
    hands = [tuple(rng.sample(cards, HAND)) for _ in range(20_000)]
    for phase in PHASES:
        expected = PUBLISHED[phase.number] / 100
        found = sum(completes(phase, hand, STANDARD) for hand in hands) / len(hands)
        error = sqrt(expected * (1 - expected) / len(hands))
        # Ten phases at four and a half standard errors: one false alarm in fifteen thousand fresh seeds.
        assert abs(found - expected) < 4.5 * error, f"phase {phase.number}: {found:.4%} instead of {expected:.4%}"


MEAN_DISTANCE = (1.332, 0.933, 1.867, 1.535, 2.089, 2.670, 3.275, 2.517, 2.292, 3.273)


def test_the_mean_distances_of_random_hands_are_as_known(rng: random.Random) -> None:
    cards = deck(STANDARD)
    hands = [tuple(rng.sample(cards, HAND)) for _ in range(10_000)]
    for phase, expected in zip(PHASES, MEAN_DISTANCE, strict=True):
        mean = sum(distance(phase, hand, STANDARD) for hand in hands) / len(hands)
        assert abs(mean - expected) < 0.05, f"phase {phase.number}: {mean:.3f} instead of {expected}"


@pytest.mark.soak
@pytest.mark.parametrize("naturals", Naturals)
def test_every_hand_there_is_gives_the_published_shares(naturals: Naturals) -> None:
    ruleset = Ruleset(naturals=naturals)
    classes = total = 0
    found = dict.fromkeys(PUBLISHED, 0)
    for wilds, skips, _ in jokers():
        for hand, weight in by_number(wilds, skips):
            classes += 1
            total += weight
            for number in (*SETS, *RUNS, *SET_AND_RUN):
                if completes(PHASES[number - 1], hand, ruleset):
                    found[number] += weight
    assert (classes, total) == (1_135_316, ALL_HANDS)
    for number in (*SETS, *RUNS, *SET_AND_RUN):
        share = rounded(found[number])
        if naturals is Naturals.PER_GROUP:
            assert share == PUBLISHED[number], f"phase {number}"
        else:
            # Where a natural in the phase is enough a few more hands do.
            assert PUBLISHED[number] <= share < PUBLISHED[number] + 0.02, f"phase {number}"
