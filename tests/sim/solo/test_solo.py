"""The solo game: the published figures, a second opinion on the distances and the turns, and what cannot be solved."""

import random
from collections import Counter
from functools import lru_cache
from math import comb

import numpy as np
import pytest

from tenphases.rules.cards import COLOUR, NUMBER, SKIP, WILD, Face, remove
from tenphases.rules.finder import completes, distance
from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, GoOut, Naturals, Ruleset, deck
from tenphases.sim.solo import solve as solving
from tenphases.sim.solo.hands import shape_of
from tenphases.sim.solo.kinds import UnsolvableError, Why, kinds_of
from tenphases.sim.solo.missing import distances
from tenphases.sim.solo.solve import EXACT, MOST_TURNS, Figures, Solo, figures, solve

PUBLISHED = {
    1: ("18.275240", "1.332", "4.716", "3.367"),
    2: ("29.809251", "0.933", "3.088", "2.287"),
    3: ("5.341813", "1.867", "7.047", "5.087"),
    4: ("15.568966", "1.535", "5.524", "3.823"),
    5: ("6.488201", "2.089", "7.157", "4.881"),
    6: ("1.992572", "2.670", "8.737", "5.923"),
    7: ("0.332126", "3.275", "13.246", "9.213"),
    8: ("2.767246", "2.517", "7.601", "5.188"),
    9: ("3.112293", "2.292", "10.845", "7.966"),
    10: ("0.352288", "3.273", "13.184", "9.238"),
}
"""Per cent complete, mean distance, turns with the pile alone, with discards; from sweeps that ended at 1e-4."""

EXACTLY = {5: (7.15649, 4.88101), 6: (8.73649, 5.92302), 9: (10.84447, 7.96595), 10: (13.18405, 9.23747)}
"""Turns where ending so early moved the last digit, to five digits."""

CHEAP = (1, 4, 5, 6, 7, 8, 9, 10)
OTHERS = ("set3 + set3 + set2", "run4 + run4", "even4 + odd4", "colour-even4", "colour4 + colour3", "run3 + even2")
RULES = (Ruleset(), Ruleset(naturals=Naturals.PER_PHASE), Ruleset(max_wilds_laid=2, go_out=GoOut.DISCARD))


@lru_cache
def solved(number: int) -> Solo:
    return solve(parse_phase(CLASSIC_PHASES[number - 1]), Ruleset())


def written(found: Figures) -> tuple[str, ...]:
    return (f"{100 * found.complete:.6f}", f"{found.distance:.3f}", f"{found.pile:.3f}", f"{found.discards:.3f}")


def check_published(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    exact = figures(solved(number))
    published = PUBLISHED[number]
    assert written(exact)[:2] == published[:2]
    if number in EXACTLY:
        assert (round(exact.pile, 5), round(exact.discards, 5)) == EXACTLY[number]
    else:
        assert written(exact) == published
    if number in EXACTLY and len(solved(number).hands.counts) < 1_000:
        assert written(early(number, monkeypatch)) == published


def early(number: int, monkeypatch: pytest.MonkeyPatch) -> Figures:
    """Return the figures of plain sweeps from above that end as soon as no hand changes by 1e-4."""
    monkeypatch.setattr(solving, "EXACT", 1e-4)
    monkeypatch.setattr(solving, "_KEPT", 0)
    return figures(solve(solved(number).phase, Ruleset()))


@pytest.mark.parametrize("number", CHEAP)
def test_the_published_figures_come_out(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    check_published(number, monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize("number", [5, 6])
def test_sweeps_that_end_early_come_out_as_published(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(early(number, monkeypatch)) == PUBLISHED[number]


@pytest.mark.soak
@pytest.mark.parametrize("number", [2, 3])
def test_the_published_figures_of_a_set_and_a_run_come_out(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    check_published(number, monkeypatch)


@pytest.mark.parametrize("number", [7, 8])
def test_sweeps_from_below_end_where_sweeps_from_above_do(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    above = solved(number).discards.expected
    monkeypatch.setattr(solving, "_START", 0.0)
    below = solve(solved(number).phase, Ruleset()).discards.expected
    assert np.abs(above - below).max() < 100 * EXACT


@pytest.mark.parametrize("number", CHEAP)
def test_every_hand_that_can_be_dealt_is_in_one_class(number: int) -> None:
    assert solved(number).hands.weights.sum() == comb(108, 10)


def same_distances(text: str, ruleset: Ruleset, rng: random.Random, hands: int) -> None:
    phase = parse_phase(text)
    kinds = kinds_of(phase, ruleset)
    shape = shape_of(kinds, ruleset)
    dealt = [rng.sample(deck(ruleset), 11) for _ in range(hands)]
    dealt += [[WILD] * wilds + rng.sample(deck(Ruleset(wilds=0)), 11 - wilds) for wilds in range(3, 9)]
    rows = np.array([solving.row_of(kinds, shape, hand) for hand in dealt], np.uint8)
    found = distances(phase, ruleset, kinds, shape, rows)
    assert found.tolist() == [distance(phase, hand, ruleset) for hand in dealt]


@pytest.mark.parametrize("ruleset", RULES)
def test_distances_of_many_hands_at_once_are_those_of_the_finder(ruleset: Ruleset, rng: random.Random) -> None:
    for text in (*CLASSIC_PHASES, *OTHERS):
        same_distances(text, ruleset, rng, 60)


def test_hands_that_a_phase_cannot_tell_apart_are_worth_the_same(rng: random.Random) -> None:
    for number in CHEAP:
        solo = solved(number)
        hand = rng.sample(deck(Ruleset()), 10)
        mirrored = [Face(f"{COLOUR[face]}{13 - NUMBER[face]}") if NUMBER[face] else face for face in hand]
        assert solo.turns(hand) == solo.turns(mirrored)
        assert solo.turns(hand) == solo.turns(rng.sample(hand, 10))


def test_a_hand_that_cannot_be_held_is_told() -> None:
    with pytest.raises(KeyError):
        solved(1).turns([SKIP] * 5 + [Face("R1")] * 5)


def play(solo: Solo, rng: random.Random) -> int:
    """Play the solo game by its own table, card by card, every unseen card as likely each turn."""
    hand = tuple(rng.sample(deck(Ruleset()), 10))
    for turn in range(1, 200):
        left = Counter(deck(Ruleset()))
        left.subtract(hand)
        pool = list(left.elements())
        offered = rng.choice([face for face in pool if NUMBER[face]])
        drawn = [after(solo, (*hand, card)) for card in pool]
        card = offered if after(solo, (*hand, offered)) <= sum(drawn) / len(drawn) else rng.choice(pool)
        hand = (*hand, card)
        if completes(solo.phase, hand, Ruleset()):
            return turn
        hand = min((remove(hand, face) for face in set(hand)), key=solo.turns)
    raise AssertionError(hand)


def after(solo: Solo, hand: tuple[Face, ...]) -> float:
    if completes(solo.phase, hand, Ruleset()):
        return 0.0
    key = tuple(sorted(COLOUR[face] or face for face in hand))
    if key not in AFTER:
        AFTER[key] = min(solo.turns(remove(hand, face)) for face in set(hand))
    return AFTER[key]


AFTER: dict[tuple[str, ...], float] = {}


def test_whoever_plays_by_the_table_takes_as_long_as_it_says(rng: random.Random, soak: bool) -> None:  # noqa: FBT001
    solo = solved(8)
    taken = [play(solo, rng) for _ in range(4000 if soak else 400)]
    error = np.std(taken) / len(taken) ** 0.5
    expected = figures(solo)
    assert abs(np.mean(taken) - expected.discards) < 4 * error
    for turns in (3, 6):
        share = sum(turn <= turns for turn in taken) / len(taken)
        best = expected.within_discards[turns]
        assert share < best + 4 * (best * (1 - best) / len(taken)) ** 0.5


@pytest.mark.parametrize("number", CHEAP)
def test_chances_grow_with_the_turns_and_with_a_discard_pile(number: int) -> None:
    solo = solved(number)
    for turns in (solo.pile.within, solo.discards.within):
        assert (np.diff(turns, axis=0) >= -1e-12).all()
        assert (turns[0] == 0).all()
        assert (turns[1:, solo.missing == 0] == 1).all()
        assert turns[MOST_TURNS].max() <= 1
    assert (solo.discards.within >= solo.pile.within - 1e-12).all()
    assert (solo.discards.expected <= solo.pile.expected + 1e-6).all()


def test_expected_turns_are_at_least_what_the_chances_allow() -> None:
    # Whoever plays for few turns on average cannot beat, for any number of turns, who plays for that chance alone.
    solo = solved(4)
    least = 1 + sum(1 - solo.discards.within[turns] for turns in range(1, MOST_TURNS))
    assert (solo.discards.expected >= least - 1e-6).all()


@pytest.mark.parametrize("text", ["even4 + odd4", "colour-even4", "colour4 + colour3", "set3 + set2 + set2"])
def test_other_phases_are_solved_under_either_naturals_switch(text: str) -> None:
    group, phase = (figures(solve(parse_phase(text), Ruleset(naturals=naturals))) for naturals in Naturals)
    assert 1 <= phase.discards <= phase.pile
    assert group.complete <= phase.complete
    assert abs(group.discards - phase.discards) < 0.01


@pytest.mark.parametrize(
    ("text", "ruleset", "why"),
    [
        ("colour-run5", Ruleset(), Why.NUMBER_AND_COLOUR),
        ("set3 + colour4", Ruleset(), Why.NUMBER_AND_COLOUR),
        ("set3 + set3", Ruleset(hand_size=15), Why.HAND_TOO_LARGE),
        ("run13", Ruleset(), Why.NEVER_LAID),
        ("set7 + set6", Ruleset(), Why.NEVER_LAID),
    ],
)
def test_what_cannot_be_solved_is_told_with_its_reason(text: str, ruleset: Ruleset, why: Why) -> None:
    with pytest.raises(UnsolvableError) as caught:
        solve(parse_phase(text), ruleset)
    assert (caught.value.phase, caught.value.why) == (text, why)


def test_how_far_the_work_is_gets_told() -> None:
    told: list[float] = []
    solve(parse_phase("set3 + set3"), Ruleset(), told.append)
    assert told == sorted(told)
    assert told[-1] == 1
