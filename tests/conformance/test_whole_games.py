"""Whole games by random legal moves: every preset, every variant, two to six players."""

from collections import Counter

import pytest

from tenphases.rules.ruleset import Ruleset, deck
from tenphases.rules.state import Stage
from tenphases.variants import PRESETS, VARIANTS, Choice, load
from tests.conformance.scorer import Scorer
from tests.laws.play import all_cards, game

SEATS = (2, 3, 4, 5, 6)
MOST_MOVES = 60_000


def play(ruleset: Ruleset, seats: int, seed: int) -> Counter[str]:
    """Play a game to its end, and check it all the way; return what happened how often."""
    print(f"game seed: {seed}, players: {seats}")  # noqa: T201 (pytest shows it with a failure)
    whole = sorted(deck(ruleset))
    scorer = None
    happened: Counter[str] = Counter()
    state = None
    for moves, step in enumerate(game(ruleset, seats, seed)):
        state = step.after
        scorer = scorer or Scorer(ruleset, seats, step.before.dealer)
        scorer.told(step.events)
        happened.update(type(event).__name__ for event in step.events)
        assert sorted(all_cards(state)) == whole, step.move
        assert moves < MOST_MOVES
    assert scorer
    assert scorer.over
    assert state
    assert state.stage is Stage.OVER
    assert [player.total for player in state.players] == scorer.totals
    assert [set_of(player.done) for player in state.players] == scorer.done
    assert len(state.sheet) == scorer.number
    return happened


def set_of(bits: int) -> set[int]:
    return {place for place in range(bits.bit_length()) if bits >> place & 1}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", PRESETS)
def test_games_by_every_preset_end_and_are_scored_right(preset: str, seats: int, seed: int) -> None:
    for number in range(3):
        play(load(preset), seats, seed * 100 + number)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("preset", PRESETS)
def test_games_by_every_variant_on_every_preset_end_and_are_scored_right(preset: str, variant: str, seed: int) -> None:
    for number in range(2):
        seats = SEATS[(PRESETS.index(preset) + 2 * VARIANTS.index(variant) + number) % len(SEATS)]
        play(load(preset, [variant]), seats, seed * 100 + number)


@pytest.mark.parametrize("tie_break", ["first_out", "first_lay", "shared"])
@pytest.mark.parametrize("end", ["round_end", "all_finished", "after_rounds"])
def test_ties_are_broken_right_at_every_end(end: str, tie_break: str, seed: int) -> None:
    switches: dict[str, Choice] = {
        "end": end,
        "tie_break": tie_break,
        "points.low": 0,
        "points.high": 0,
        "phases": ("set2", "run3"),
    }
    happened: Counter[str] = Counter()
    for number in range(12):
        happened += play(load("standard", (), switches), 2 + number % 5, seed * 100 + number)
    assert (happened["TieBreakCalled"] > 0) == (tie_break != "shared")


@pytest.mark.parametrize("end", ["round_end", "on_lay", "all_finished", "after_rounds"])
@pytest.mark.parametrize("choice", ["in_order", "when_laid", "before_play"])
def test_games_with_every_choice_of_phases_end_and_are_scored_right(choice: str, end: str, seed: int) -> None:
    switches: dict[str, Choice] = {
        "phase_choice": choice,
        "end": end,
        "phases": ("set3", "run4", "colour4", "set2 + run3"),
    }
    for number in range(5):
        play(load("standard", (), switches), 2 + number, seed * 100 + number)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_ten_thousand_games_of_each_variant_end_and_are_scored_right(variant: str, seats: int, seed: int) -> None:
    for number in range(2002):  # times 5 makes 10,010
        play(load(PRESETS[number % len(PRESETS)], [variant]), seats, seed * 10_000 + number)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", PRESETS)
def test_ten_thousand_games_end_and_are_scored_right(preset: str, seats: int, seed: int) -> None:
    for number in range(286):  # times 35 makes 10,010
        play(load(preset), seats, seed * 1000 + number)
