"""The finder against plain enumeration, and on the hands that finders elsewhere got wrong."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenphases.rules.cards import FACES, NUMBERED, SKIP, WILD, Face
from tenphases.rules.finder import best_way, canonical, completes, distance, readings, useful, ways
from tenphases.rules.laying import why_not_phase
from tenphases.rules.phases import Group, GroupSpec, Kind, Phase, parse_phase
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset, deck
from tests.rules.finder_oracle import all_readings, cards_missing, lays

STANDARD = Ruleset()
PER_PHASE = Ruleset(naturals=Naturals.PER_PHASE)

SMALL_PHASES = (
    "set2 + set2",
    "set3 + run3",
    "run3 + run3",
    "run4",
    "run2 + run4",
    "colour3",
    "colour2 + colour2",
    "colour2 + set2",
    "run3 + colour2",
    "set2 + run2 + colour2",
    "even2 + odd2",
    "even2 + set2",
    "odd3",
    "colour-run3",
    "colour-run2 + run3",
    "colour-run2 + colour-run2",
    "colour-even2",
    "colour-even2 + even2",
    "colour-odd2 + colour2 + set2",
    "set2 + run2 + set2",
    "set3 + set2 + set2",
)
TWIST_PHASES = (
    "set3 + set3 + set3",
    "set2 + set2 + set2 + set2",
    "set5 + run4",
    "set3 + set3 + run3",
    "set3 + run6",
    "run4 + run4",
    "run4 + colour4",
    "colour-run5",
    "colour8",
    "colour9",
)
OTHER_PHASES = (
    "even6 + odd3",
    "colour-even4",
    "colour-even3 + colour-odd3",
    "colour4 + set3",
    "colour3 + colour3 + colour2",
    "colour-run3 + set3",
    "colour-run3 + run4",
    "even4 + colour4",
    "odd3 + set2 + run2",
    "set3 + set2 + set2",
)

rulesets = st.builds(
    Ruleset,
    naturals=st.sampled_from(Naturals),
    max_wilds_laid=st.sampled_from([None, None, 0, 1, 2]),
    lay_exact=st.booleans(),
    go_out=st.sampled_from(GoOut),
)
small_phases = st.sampled_from(SMALL_PHASES).map(parse_phase)
NEAR = [face for face in FACES if face in {WILD, SKIP} or (face[0] in "RB" and int(face[1:]) in {1, 2, 3, 4, 12})]
small_hands = st.lists(st.sampled_from([*NEAR, WILD]), max_size=7).map(tuple)


def cards(text: str) -> tuple[Face, ...]:
    return tuple(map(Face, text.split()))


def phase_of(text: str) -> Phase:
    return parse_phase(text)


def laid(way: tuple[Group, ...] | None) -> str:
    return " | ".join(" ".join(group.cards) for group in way or ())


# --- readings -------------------------------------------------------------------------------------


@given(st.sampled_from(Kind), st.integers(2, 4), st.lists(st.sampled_from([*NEAR, WILD, WILD]), max_size=5), rulesets)
def test_readings_are_all_that_a_group_of_these_cards_can_be(
    kind: Kind, size: int, chosen: list[Face], ruleset: Ruleset
) -> None:
    expected = set()
    bare = set(chosen) == {WILD} and ruleset.naturals is Naturals.PER_GROUP
    if len(chosen) >= size and (len(chosen) == size or not ruleset.lay_exact) and not bare:
        expected = set(all_readings(kind, tuple(sorted(chosen))))
    found = readings(GroupSpec(kind, size), chosen, ruleset)
    assert set(found) == expected
    assert len(found) == len(set(found))
    assert readings(GroupSpec(kind, size), chosen[::-1], ruleset) == found


def test_L1_a_wild_below_a_run_is_a_reading_of_its_own() -> None:
    found = readings(GroupSpec(Kind.RUN, 3), cards("W B5 R6"), STANDARD)
    assert [(group.number, laid((group,))) for group in found] == [(4, "W B5 R6"), (5, "B5 R6 W")]


def test_R5_2_groups_of_wilds_alone_are_read_with_each_role_where_the_phase_needs_one_natural() -> None:
    wilds = cards("W W W")
    counts = {kind: len(readings(GroupSpec(kind, 3), wilds, PER_PHASE)) for kind in Kind}
    assert counts == {
        Kind.SET: 12,
        Kind.RUN: 10,
        Kind.COLOUR: 4,
        Kind.COLOUR_RUN: 40,
        Kind.EVEN: 1,
        Kind.ODD: 1,
        Kind.COLOUR_EVEN: 4,
        Kind.COLOUR_ODD: 4,
    }
    assert not any(readings(GroupSpec(kind, 3), wilds, STANDARD) for kind in Kind)


@pytest.mark.parametrize(
    ("spec", "named"),
    [
        ("run4", "R3 B3 R5 R6"),
        ("colour7", "R1 R2 R3 R4 R5 R6 B7"),
        ("colour7", "B1 B2 B4 B7 B9 B12 S"),
        ("set3", "R3 B3 S"),
        ("run4", "R11 B12 G1 Y2"),
        ("run4", "R10 B11 R12 G1"),
        ("run7", "R3 B4 G5 Y5 R7 B8 G9"),
        ("run4", "W R3 R4 R4"),
        ("even3", "R2 R4 R5"),
        ("colour-run3", "R2 R3 B4"),
        ("run3", "W R3"),
    ],
)
def test_L11_cards_that_are_no_such_group_have_no_reading(spec: str, named: str) -> None:
    assert readings(phase_of(spec).groups[0], cards(named), PER_PHASE) == ()


def test_L11_a_run_is_read_in_whatever_order_its_cards_are_named() -> None:
    found = readings(GroupSpec(Kind.RUN, 4), cards("Y7 W B4 G5"), STANDARD)
    assert [laid((group,)) for group in found] == ["B4 G5 W Y7"]


# --- ways -----------------------------------------------------------------------------------------


@given(small_phases, small_hands, rulesets)
def test_ways_are_exactly_what_plain_enumeration_finds(phase: Phase, hand: tuple[Face, ...], ruleset: Ruleset) -> None:
    found = list(ways(phase, hand, ruleset))
    expected = lays(phase, hand, ruleset)
    assert set(found) == expected
    assert len(found) == len(expected), "a way was given twice"
    assert completes(phase, hand, ruleset) == bool(expected)


@given(small_phases, small_hands, rulesets, st.randoms(use_true_random=False))
def test_ways_are_canonical_and_the_judge_agrees_with_each(
    phase: Phase, hand: tuple[Face, ...], ruleset: Ruleset, shuffle: random.Random
) -> None:
    for way in ways(phase, hand, ruleset):
        assert why_not_phase(ruleset, phase, way) is None
        assert canonical(phase, way) == way
        places = list(range(len(way)))
        shuffle.shuffle(places)
        swapped = list(way)
        for place, other in enumerate(places):
            if phase.groups[place] == phase.groups[other] and shuffle.random() < 0.5:
                swapped[place], swapped[other] = swapped[other], swapped[place]
        assert canonical(phase, swapped) == way


def test_ways_do_not_depend_on_the_order_of_the_hand(rng: random.Random) -> None:
    hand = list(cards("R7 B7 G7 W R8 B9 Y5 R5 B5 G10 S"))
    once = list(ways(phase_of("set3 + run4"), hand, STANDARD))
    rng.shuffle(hand)
    assert list(ways(phase_of("set3 + run4"), hand, STANDARD)) == once


def test_R7_2_a_lay_down_that_leaves_no_discard_is_no_way() -> None:
    hand = cards("R7 B7 G7 R8 B8 G8")
    must_discard = Ruleset(go_out=GoOut.DISCARD)
    assert not completes(phase_of("set3 + set3"), hand, must_discard)
    assert distance(phase_of("set3 + set3"), hand, must_discard) == 1
    assert len(useful(phase_of("set3 + set3"), hand, must_discard)) == len(FACES)
    assert completes(phase_of("set3 + set3"), (*hand, SKIP), must_discard)


# --- completes and distance -----------------------------------------------------------------------

L10 = [
    ("set3 + set3", "R7 B7 G7 Y7 R5 B5 G5 R1 B2 G3"),
    ("set3 + set3", "R7 B7 G7 Y7 R7 B7 R1 B2 G3 Y4"),
    ("set5 + set2", "R8 B8 G8 Y8 R8 B8 G8 R1 B2 G3"),
    ("set3 + run4", "R9 B9 G9 Y9 R10 B11 G12 R1 B1 G3"),
    ("set3 + run4", "R9 B9 W Y3 R4 W G6 R1 B1 G11"),
    ("set5 + set2", "R8 B8 G8 Y8 R8 W R3 B1 G2 Y5"),
    ("run4", "W R10 B11 G12 R1 B1"),
    ("set3 + set2 + set2", "R7 B7 G7 Y7 R5 B5 G5 R1"),
]


@pytest.mark.parametrize(("text", "hand"), L10)
def test_L10_hands_that_finders_missed_do_complete_the_phase(text: str, hand: str) -> None:
    phase = phase_of(text)
    assert completes(phase, cards(hand), STANDARD)
    assert distance(phase, cards(hand), STANDARD) == 0
    way = best_way(phase, cards(hand), STANDARD)
    assert way is not None
    assert way in set(ways(phase, cards(hand), STANDARD))


def test_L15_a_wild_does_not_make_a_wrong_hand_right() -> None:
    assert distance(phase_of("set3 + run4"), cards("W R7 B7 R1 B1 G2 Y9 G12 Y5 R3"), STANDARD) == 1
    assert distance(phase_of("set4 + set4"), cards("W R7 B7 G7 R1 B2 G3 Y9 G12 Y5"), STANDARD) == 3


def every_ruleset() -> list[Ruleset]:
    return [
        Ruleset(naturals=naturals, max_wilds_laid=most, go_out=go_out)
        for naturals in Naturals
        for most in (None, 2, 0)
        for go_out in GoOut
    ]


def odd_hand(rng: random.Random) -> tuple[Face, ...]:
    """A hand of 11 with more wilds, equal numbers or equal colours than chance gives."""
    wilds = rng.choice((0, 0, 1, 2, 3, 5, 8))
    numbers = rng.sample(range(1, 13), rng.randint(1, 12))
    colours = rng.sample("RBYG", rng.randint(1, 4))
    pool = [face for face in NUMBERED + NUMBERED if face[0] in colours and int(face[1:]) in numbers]
    hand = rng.sample(pool, min(len(pool), rng.randint(0, 11 - wilds)))
    return (*hand, *[WILD] * wilds, *[SKIP] * rng.randint(0, 1))


@pytest.mark.parametrize("text", [*STANDARD.phases, *TWIST_PHASES, *OTHER_PHASES])
def test_distance_is_the_least_over_all_choices_of_a_largest_matching(
    text: str, rng: random.Random, *, soak: bool
) -> None:
    phase = phase_of(text)
    hands = 5 if len(phase.groups) > 2 else 25
    for _ in range(hands * (10 if soak else 1)):
        hand = odd_hand(rng) if rng.random() < 0.7 else tuple(rng.sample(deck(STANDARD), 11))
        for ruleset in rng.sample(every_ruleset(), 3):
            expected = cards_missing(phase, hand, ruleset)
            assert distance(phase, hand, ruleset) == expected, (text, hand, ruleset)
            assert completes(phase, hand, ruleset) == (expected == 0), (text, hand, ruleset)


@pytest.mark.parametrize("text", [*STANDARD.phases, *TWIST_PHASES, *OTHER_PHASES])
def test_the_distance_is_how_many_cards_must_come_and_useful_are_those_that_lower_it(
    text: str, rng: random.Random
) -> None:
    phase = phase_of(text)
    for _ in range(20):
        hand = odd_hand(rng)
        ruleset = rng.choice(every_ruleset())
        here = distance(phase, hand, ruleset)
        after = {face: distance(phase, (*hand, face), ruleset) for face in FACES}
        assert min(after.values()) == max(here - 1, 0), (text, hand, ruleset)
        lower = tuple(face for face in FACES if after[face] < here)
        assert useful(phase, hand, ruleset) == lower, (text, hand, ruleset)


def test_a_face_of_which_there_is_no_card_is_not_useful() -> None:
    hand = cards("R1 B1 G2 Y5")
    assert set(useful(phase_of("set3"), hand, STANDARD)) == set(cards("R1 B1 Y1 G1 W"))
    assert set(useful(phase_of("set3"), hand, Ruleset(wilds=0))) == set(cards("R1 B1 Y1 G1"))


def test_a_run_longer_than_the_numbers_is_never_made() -> None:
    hand = (*cards("R1 B2 G3 Y4"), *[WILD] * 10)
    for text in ("run13", "set2 + run13", "run13 + colour2"):
        assert not completes(phase_of(text), hand, PER_PHASE)
        assert list(ways(phase_of(text), hand, PER_PHASE)) == []


@pytest.mark.parametrize("naturals", Naturals)
def test_what_is_missing_is_a_number_also_where_wilds_are_to_spare(naturals: Naturals) -> None:
    ruleset = Ruleset(naturals=naturals)
    for hand in (("R5", WILD, WILD), ("R5", "B5", WILD), (WILD, WILD, WILD), ("R5",)):
        assert type(distance(parse_phase("set2"), tuple(map(Face, hand)), ruleset)) is int
