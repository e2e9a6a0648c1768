"""How hard a phase is: figures from the table, and by playing it alone."""

import time
from itertools import product

import pytest
from msgspec.structs import replace

from tenphases.rules.ruleset import CLASSIC_PHASES, GoOut, Naturals, Ruleset
from tenphases.sim.difficulty import MOST_TURNS, alone, from_table, played, turns_needed
from tenphases.sim.estimator import Estimator
from tenphases.variants import load
from tenphases.variants.turns import TURNS

GAMES = 60


@pytest.mark.parametrize("phase", ["set3 + run4", "run8", "colour7"])
def test_playing_a_phase_gives_what_the_table_says_of_it(phase: str) -> None:
    rules = alone(Ruleset(), phase)
    table, found = from_table(rules), played(rules, GAMES, 60)
    assert table is not None
    assert found is not None
    assert abs(found.turns - table.turns) < 2 * (found.error + table.error)
    assert (table.source, found.source) == ("table", "played")


def test_the_table_agrees_with_the_exact_solution_of_nearly_the_same_game() -> None:
    """There a card that was thrown may come again at once; the figures stand in ``docs/solo.md``."""
    exact = (4.716, 3.088, 7.047, 5.524, 7.156, 8.736, 13.246, 7.601, 10.844, 13.184)
    for phase, turns in zip(CLASSIC_PHASES, exact, strict=True):
        played_so, error = TURNS[phase]
        assert abs(played_so - turns) < 1.6 * error, phase
    assert abs(sum(TURNS[phase][0] for phase in CLASSIC_PHASES) - sum(exact)) < 0.05 * sum(exact)


def test_the_same_games_are_played_each_time() -> None:
    rules = alone(load("dutch"), "set4 + run4")
    assert [turns_needed(rules, number) for number in range(5)] == [turns_needed(rules, number) for number in range(5)]


def test_more_wilds_make_a_phase_easier_and_fewer_cards_harder() -> None:
    usual, phase = alone(Ruleset(), "set4 + set4"), 40
    found = [played(rules, phase, 60) for rules in (replace(usual, wilds=24), usual, replace(usual, hand_size=8))]
    turns = [one.turns for one in found if one is not None]
    assert turns == sorted(turns)
    assert len(turns) == 3


def test_the_table_speaks_of_the_standard_rules_only() -> None:
    for go_out, naturals in product(GoOut, Naturals):
        assert from_table(alone(Ruleset(go_out=go_out, naturals=naturals), "3: run7")) is not None
    for other in (Ruleset(hand_size=9), Ruleset(wilds=7)):
        assert from_table(alone(other, "run7")) is None
    assert from_table(alone(Ruleset(), "run3 + run3 + run3 + run2")) is None


def test_what_cannot_be_found_out_in_time_is_not_guessed() -> None:
    began = time.monotonic()
    assert played(alone(Ruleset(), "colour-run6"), seconds=0.0) is None
    assert time.monotonic() - began < 5
    assert played(alone(Ruleset(hand_size=20), " + ".join(["set2"] * 7))) is None


def test_a_phase_that_hardly_ever_comes_ends_after_many_turns() -> None:
    assert turns_needed(alone(Ruleset(wilds=0, hand_size=5), "set5"), 1) in range(1, MOST_TURNS + 1)


def test_an_estimator_tells_what_it_knows_and_finds_out_the_rest_aside() -> None:
    estimator = Estimator(seconds=20)
    ruleset = Ruleset(hand_size=9)
    known, coming = estimator.look(Ruleset(), CLASSIC_PHASES)
    assert not coming
    assert {phase: given.turns for phase, given in known.items()} == {p: TURNS[p][0] for p in CLASSIC_PHASES}
    known, coming = estimator.look(ruleset, ["set3 + set3", "2: set3 + run4"])
    assert (known, coming) == ({}, True)
    until = time.monotonic() + 60
    while coming and time.monotonic() < until:
        time.sleep(0.05)
        known, coming = estimator.look(ruleset, ["set3 + set3", "2: set3 + run4"])
    assert set(known) == {"set3 + set3", "2: set3 + run4"}
    assert all(given.source == "played" for given in known.values())
    estimator.look(ruleset, ["colour-run5"])
    estimator.stop()
