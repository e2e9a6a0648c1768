"""The shipped tables: as the exact solution gives them, as far off as is said, the same in every form of code."""

import random
from functools import lru_cache
from itertools import pairwise

import numpy as np
import pytest

from tenphases.bots.flat.layout import R_MOST_WILDS
from tenphases.bots.flat.rules import rules_of
from tenphases.bots.solo import MOST_TURNS, chance_within, exactly_known, expected_turns
from tenphases.bots.solo.flat import NO_TABLE, table_of, turns_in
from tenphases.bots.solo.ranks import MARK, PARTITIONS
from tenphases.bots.solo.shipped import TABLES
from tenphases.rules.cards import COLOUR, COLOURS, NUMBER, SKIP, WILD, Face, remove
from tenphases.rules.finder import distance
from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, Naturals, Ruleset, deck
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.solo.compact import compact, off
from tenphases.sim.solo.solve import Solo, solve

STANDARD = Ruleset()
CHEAP = (1, 8, 9)
WITHOUT = ("colour-run5", "set2 + run3 + colour3", "even4 + odd4")


@lru_cache
def solved(number: int, naturals: Naturals = Naturals.PER_GROUP) -> Solo:
    return solve(parse_phase(CLASSIC_PHASES[number - 1]), Ruleset(naturals=naturals))


def dealt(rng: random.Random, cards: int = 10) -> tuple[Face, ...]:
    return tuple(rng.sample(deck(STANDARD), cards))


def check_table(number: int) -> None:
    table, fresh = TABLES[number - 1], compact(solved(number))
    assert (table.phase, table.form, len(table.values)) == (fresh.phase, fresh.form, len(fresh.values))
    assert table.step == pytest.approx(fresh.step, abs=1e-9)
    kind = np.uint8 if table.form == "pair" else "<u2"
    ours, theirs = (np.frombuffer(each.values, kind).astype(int) for each in (table, fresh))
    assert np.abs(ours - theirs).max() <= 1  # a value on the edge between two may fall to either side
    ours, theirs = (np.frombuffer(each.chances, np.uint8).astype(int) for each in (table, fresh))
    assert np.abs(ours - theirs).max() <= 1
    for naturals in Naturals:
        wrong = off(solved(number, naturals), table)
        # One natural in the phase instead of one in each group helps hands of wilds and skips alone: by a turn.
        same = naturals is Naturals.PER_GROUP
        assert wrong.turns_most < (0.035 if same else 1.01)
        assert wrong.turns_mean < 0.01
        assert wrong.chance_most < 0.24 or not same
        assert wrong.chance_mean < 0.005


@pytest.mark.parametrize("number", CHEAP)
def test_the_shipped_table_is_the_exact_one_within_what_is_said(number: int) -> None:
    check_table(number)


@pytest.mark.soak
@pytest.mark.parametrize("number", sorted(set(range(1, 11)) - set(CHEAP)))
def test_the_other_shipped_tables_are_the_exact_ones_within_what_is_said(number: int) -> None:
    check_table(number)


@pytest.mark.parametrize("number", [*CHEAP, 4])
def test_a_hand_is_worth_what_the_exact_solution_says(number: int, rng: random.Random) -> None:
    text = CLASSIC_PHASES[number - 1]
    for _ in range(200):
        hand = dealt(rng)
        assert expected_turns(hand, text, STANDARD) == pytest.approx(solved(number).turns(hand), abs=0.035)


def test_the_order_of_the_groups_and_of_the_cards_does_not_matter(rng: random.Random) -> None:
    hand = dealt(rng)
    mirrored = [Face(f"{COLOUR[face]}{13 - NUMBER[face]}") if NUMBER[face] else face for face in hand]
    for other in (hand, hand[::-1], mirrored):
        assert expected_turns(other, "run4+set3", STANDARD) == expected_turns(hand, "set3 + run4", STANDARD)


def test_a_hand_that_can_be_laid_takes_this_turn_or_none() -> None:
    hand = [Face(f"R{number}") for number in range(1, 10)] + [SKIP]
    assert expected_turns(hand, "run9", STANDARD) == pytest.approx(1, abs=0.001)
    assert expected_turns([*hand, WILD], "run9", STANDARD) == 0
    assert chance_within(hand, "run9", 1, STANDARD) == chance_within([*hand, WILD], "run9", 1, STANDARD) == 1


def test_a_drawn_card_counts_for_the_best_hand_it_can_leave(rng: random.Random) -> None:
    hand = dealt(rng, 11)
    rests = [remove(hand, face) for face in hand]
    for text in ("set4 + run4", "run9"):
        assert distance(parse_phase(text), hand, STANDARD) > 0
        assert expected_turns(hand, text, STANDARD) == min(expected_turns(rest, text, STANDARD) for rest in rests)
        assert chance_within(hand, text, 1, STANDARD) == 0
        assert chance_within(hand, text, 4, STANDARD) == max(chance_within(rest, text, 3, STANDARD) for rest in rests)


@pytest.mark.parametrize("text", [*CLASSIC_PHASES, *WITHOUT])
def test_chances_grow_with_the_turns_and_are_none_for_too_few(text: str, rng: random.Random) -> None:
    for _ in range(20):
        hand = dealt(rng)
        lacking = distance(parse_phase(text), hand, STANDARD)
        chances = [chance_within(hand, text, turns, STANDARD) for turns in range(1, MOST_TURNS + 1)]
        assert all(below <= above + 0.02 for below, above in pairwise(chances))
        assert all(0 <= chance <= 1 for chance in chances)
        assert [chance for chance in chances[: max(lacking - 1, 0)] if chance] == []


@pytest.mark.parametrize("turns", [0, MOST_TURNS + 1])
def test_chances_beyond_what_is_known_are_refused(turns: int) -> None:
    with pytest.raises(ValueError, match=str(turns)):
        chance_within([WILD] * 8 + [SKIP] * 2, "run7", turns, STANDARD)


def test_the_chance_of_the_next_turn_is_exact(rng: random.Random) -> None:
    for _ in range(60):
        hand, solo = dealt(rng), solved(4)
        assert chance_within(hand, "run7", 1, STANDARD) == pytest.approx(solo.chance(hand, 1), abs=1e-9)


def test_without_a_table_turns_are_estimated(rng: random.Random) -> None:
    for text in WITHOUT:
        assert not exactly_known(text, STANDARD)
        hands = sorted((dealt(rng) for _ in range(150)), key=lambda hand: distance(parse_phase(text), hand, STANDARD))
        turns = [expected_turns(hand, text, STANDARD) for hand in hands]
        assert all(1 <= each < 60 for each in turns)
        assert sum(turns[:50]) < sum(turns[100:])
    assert expected_turns(dealt(rng), "run13", Ruleset(wilds=0)) == 60


def test_the_estimate_is_as_far_off_as_is_said(rng: random.Random) -> None:
    odd = Ruleset(max_wilds_laid=7)
    wrong = []
    for text in CLASSIC_PHASES:
        assert exactly_known(text, STANDARD)
        assert not exactly_known(text, odd)
        for _ in range(40):
            hand = dealt(rng)
            wrong.append(expected_turns(hand, text, odd) - expected_turns(hand, text, STANDARD))
    assert float(np.sqrt(np.mean(np.square(wrong)))) < 1.2


def counts_of(hand: tuple[Face, ...]) -> tuple[int, int, int, int]:
    numbers = sum(1 << (4 * (NUMBER[face] - 1)) for face in hand if NUMBER[face])
    colours = sum(1 << (8 * COLOURS.index(COLOUR[face])) for face in hand if NUMBER[face])
    return numbers, colours, hand.count(WILD), hand.count(SKIP)


def test_flat_code_says_the_same_compiled_or_not(rng: random.Random) -> None:
    rules = rules_of(STANDARD)
    fast, finder = compiled(turns_in), compiled(table_of)
    array = np.array(rules, np.int16)
    for place, text in enumerate(CLASSIC_PHASES):
        table = table_of(rules, place)
        assert table == place == finder(array, place)
        for _ in range(30):
            hand = dealt(rng)
            turns = turns_in(table, *counts_of(hand))
            assert turns == expected_turns(hand, text, STANDARD)
            assert fast(table, *counts_of(hand)) == pytest.approx(turns, abs=1e-12)


def test_phases_and_decks_without_a_table_are_told_in_flat_code() -> None:
    others = rules_of(Ruleset(phases=("run4", "set3 + set3 + set2", "run4 + set3", "colour-run4")))
    assert [table_of(others, place) for place in range(4)] == [NO_TABLE, NO_TABLE, 1, NO_TABLE]
    limited = list(rules_of(STANDARD))
    limited[R_MOST_WILDS] = 2
    for rules in (limited, rules_of(Ruleset(wilds=6)), rules_of(Ruleset(hand_size=9)), rules_of(Ruleset(skips=5))):
        assert table_of(rules, 0) == NO_TABLE


def test_counts_that_differ_have_marks_that_differ() -> None:
    marks = {sum(MARK[count] for count in part) % 512 for part in PARTITIONS}
    assert len(marks) == len(PARTITIONS)
