"""The best way to lay a phase: what best means, against every way there is."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenphases.rules.cards import COLOURS, FACES, NUMBERED, WILD, Face
from tenphases.rules.finder import best_way, best_ways, completes, ways
from tenphases.rules.finder_places import Choice, Held
from tenphases.rules.phases import Group, Phase, parse_phase
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset, deck
from tests.rules.finder_oracle import lays, least_points
from tests.rules.test_finder import SMALL_PHASES, STANDARD, cards, laid, rulesets, small_hands

Way = tuple[Group, ...]
Choices = tuple[tuple[int, str], ...]


def choices_of(way: Way) -> Choices:
    return tuple((group.number, group.colour) for group in way)


def rank(way: Way, hand: tuple[Face, ...], ruleset: Ruleset) -> tuple[object, ...]:
    """What makes one way better than another, as the finder's words define it."""
    open_ends = sum(len(group.ends()) for group in way)
    wilds = sum(group.cards.count(WILD) for group in way)
    by_choice = [(group.number, COLOURS.index(group.colour) if group.colour else -1) for group in way]
    by_cards = [tuple(FACES.index(card) for card in group.cards) for group in way]
    return least_points(way, hand, ruleset.points), wilds, -open_ends, by_choice, by_cards


def best_by_enumeration(phase: Phase, hand: tuple[Face, ...], ruleset: Ruleset) -> list[Way]:
    exact = [
        way
        for way in lays(phase, hand, ruleset)
        if all(len(group.cards) == spec.size for group, spec in zip(way, phase.groups, strict=True))
    ]
    best: dict[Choices, Way] = {}
    for way in sorted(exact, key=lambda way: rank(way, hand, ruleset)):
        best.setdefault(choices_of(way), way)
    return list(best.values())


@given(st.sampled_from(SMALL_PHASES).map(parse_phase), small_hands, rulesets)
def test_best_ways_are_the_best_of_all_ways_in_order(phase: Phase, hand: tuple[Face, ...], ruleset: Ruleset) -> None:
    expected = best_by_enumeration(phase, hand, ruleset)
    assert list(best_ways(phase, hand, ruleset, 1000)) == expected
    assert list(best_ways(phase, hand, ruleset, 3)) == expected[:3]
    assert best_way(phase, hand, ruleset) == (expected[0] if expected else None)


@pytest.mark.parametrize(
    ("text", "hand", "expected"),
    [
        # The fourth 5 can be hit, so the run is what matters: 8-11 and then 12.
        ("set3 + run4", "R5 B5 G5 Y5 B8 Y9 W R10 R11 G2 B12", "R5 B5 Y5 | B8 Y9 R10 R11"),
        # A wild bridges 7, so that 8 and 9 go too.
        ("run4", "R3 B4 G5 Y6 W R8 B9", "R3 B4 G5 Y6"),
        # Laying 9-12 leaves two high cards fewer than 3-6.
        ("run4", "R3 B4 G5 Y6 R9 B10 G11 Y12", "R9 B10 G11 Y12"),
        # One wild bridges one gap: to the 10 rather than to the 3.
        ("run4", "R5 B6 G7 Y8 R3 R10 W", "R5 B6 G7 Y8"),
        # The red 4 can be hit on the reds, the blue 4 cannot.
        ("run3 + colour2", "R1 R2 R4 B4 B5 B6", "B4 B5 B6 | R1 R2"),
        # Each set needs a natural of its own.
        ("set2 + set2", "R7 B7 W W", "R7 W | B7 W"),
        # No points either way: the wild stays in hand.
        ("set3", "R7 B7 G7 W", "R7 B7 G7"),
        # Points come first: 2-5 would let the 1 be hit as well, but it lays a wild.
        ("run4", "R1 B2 G3 Y4 W", "R1 B2 G3 Y4"),
        # 2-4 can grow both ways, 1-3 only up.
        ("run3", "W R2 W", "R2 W W"),
        # 9-11 can grow both ways, 10-12 only down.
        ("run3", "W R11 W", "W W R11"),
    ],
)
def test_the_best_way_sheds_most_points_then_keeps_wilds_then_keeps_ends_open(
    text: str, hand: str, expected: str
) -> None:
    assert laid(best_way(parse_phase(text), cards(hand), STANDARD)) == expected


def test_the_best_way_is_one_of_the_ways_for_hands_with_many_wilds(rng: random.Random) -> None:
    for _ in range(60):
        wilds = rng.randint(0, 8)
        ruleset = Ruleset(naturals=rng.choice(list(Naturals)), go_out=rng.choice(list(GoOut)))
        hand = (*rng.sample(NUMBERED + NUMBERED, 11 - wilds), *[WILD] * wilds)
        phase = parse_phase(rng.choice(STANDARD.phases))
        found = best_ways(phase, hand, ruleset, 5)
        assert bool(found) == completes(phase, hand, ruleset), (str(phase), hand)
        if found and wilds < 5:
            every = set(ways(phase, hand, ruleset))
            assert set(found) <= every, (str(phase), hand)


@pytest.mark.parametrize("text", ["run2 + run2 + run2 + run2 + run2", "run3 + run3 + run3 + run3"])
@pytest.mark.parametrize("wilds", [2, 4, 6])
def test_many_runs_and_wilds_are_looked_into_no_longer_than_needed(
    text: str, wilds: int, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    phase, looked = parse_phase(text), 0
    left_by_number = Held.left_by_number

    def counted(held: Held, narrow: Sequence[Choice], cards: int) -> list[int]:
        nonlocal looked
        looked += 1
        assert looked < 100_000
        return left_by_number(held, narrow, cards)

    hand = (*rng.sample(NUMBERED, phase.size + 1 - wilds), *(WILD,) * wilds)
    monkeypatch.setattr(Held, "left_by_number", counted)
    assert bool(best_ways(phase, hand, STANDARD, 12)) == completes(phase, hand, STANDARD)


def test_the_best_way_depends_on_the_cards_alone(rng: random.Random) -> None:
    for _ in range(100):
        hand = rng.sample(deck(STANDARD), 11)
        for text in STANDARD.phases[:6]:
            once = best_ways(parse_phase(text), tuple(hand), STANDARD, 4)
            rng.shuffle(hand)
            assert best_ways(parse_phase(text), tuple(hand), STANDARD, 4) == once, (text, hand)
