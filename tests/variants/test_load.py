"""Presets, variants and single switches laid over each other."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenphases.rules.findings import findings
from tenphases.rules.moves import Seat
from tenphases.rules.phases import Phase
from tenphases.rules.refusals import FindingCode
from tenphases.rules.ruleset import CLASSIC_PHASES, Advance, End, GoOut, Ruleset, SkipLimit, SkipTarget, phases_of
from tenphases.variants import PRESETS, VARIANTS, BadChoice, Choice, Wrong, WrongCode, differences, load

TABLE = {
    "naturals": "per_group per_phase per_phase per_group per_group per_phase per_group",
    "lay_exact": "false false false false false false true",
    "hit_same_turn": "any any any any any own any",
    "go_out": "any any any discard any discard any",
    "skip_target": "chosen chosen chosen chosen chosen next chosen",
    "skip_lies": "in_front in_front on_pile in_front on_pile on_pile on_pile",
    "skip_limit": "waiting waiting lap not_twice_running lap none waiting",
    "take_skip": "false false false false false false true",
    "end": "round_end round_end round_end round_end round_end round_end on_lay",
    "tie_break": "first_out first_out first_out first_out first_out first_lay first_out",
}
"""The table of R13, column by column."""


def wrong_with(preset: str = "standard", *variants: str, **switches: Choice) -> tuple[Wrong, ...]:
    with pytest.raises(BadChoice) as caught:
        load(preset, variants, switches)
    return caught.value.wrong


@pytest.mark.parametrize("switch", TABLE)
def test_R13_every_preset_says_what_the_table_of_the_rules_says(switch: str) -> None:
    values = [getattr(load(preset), switch) for preset in PRESETS]
    assert [str(value).lower() for value in values] == TABLE[switch].split()


@pytest.mark.parametrize("preset", PRESETS)
def test_R13_presets_differ_from_the_standard_in_nothing_else(preset: str) -> None:
    assert set(differences(load(preset))) <= set(TABLE)


def test_R13_the_standard_preset_is_the_default_ruleset() -> None:
    assert load() == load("standard") == Ruleset()


@pytest.mark.parametrize(("preset", "variant"), list(itertools.product(PRESETS, VARIANTS)))
def test_R13_every_variant_lies_over_every_preset_and_can_be_played(preset: str, variant: str) -> None:
    for seats in range(2, 7):
        assert findings(load(preset, [variant]), seats, Seat(0)) == ()


def test_even_and_odd_phases_keep_their_numbers() -> None:
    assert [phase.number for phase in _phases("even")] == [2, 4, 6, 8, 10]
    assert [phase.number for phase in _phases("odd")] == [1, 3, 5, 7, 9]
    assert load("standard", ["even"]).phases[1] == "4: run7"


@pytest.mark.parametrize("count", [5, 7, 8])
def test_a_short_game_has_the_first_phases(count: int) -> None:
    assert load("dutch", [f"short-{count}"]).phases == CLASSIC_PHASES[:count]


def test_filters_narrow_any_list_of_phases() -> None:
    own: dict[str, Choice] = {"phases": ("run4", "20: set5", "set3", "colour4")}
    assert load("standard", ["even"], own).phases == ("20: set5", "4: colour4")
    assert load("standard", ["odd"], own).phases == ("run4", "3: set3")
    assert load("standard", ["short-5"], own).phases == own["phases"]


def test_the_order_in_which_variants_are_named_does_not_matter() -> None:
    assert load("standard", ["short-5", "even"]) == load("standard", ["even", "short-5"])


def test_variants_and_presets_add_up() -> None:
    rules = load("finnish", ["two-wilds", "play-it-out", "pick-a-phase"])
    assert (rules.go_out, rules.skip_limit) == (GoOut.DISCARD, SkipLimit.NOT_TWICE_RUNNING)
    assert (rules.max_wilds_laid, rules.end) == (2, End.ALL_FINISHED)
    assert load("danish", ["no-skip-pickup"]).take_skip is False


def test_ten_rounds_lets_everyone_advance_and_ends_after_as_many_rounds_as_phases() -> None:
    for variant in ("ten-rounds", "everyone-advances"):
        rules = load("danish", [variant])
        assert (rules.advance, rules.end) == (Advance.EVERYONE, End.AFTER_ROUNDS)


def test_a_single_switch_has_the_last_word() -> None:
    switches: dict[str, Choice] = {"skip_target": "chosen", "wilds": 4, "points.skip": 25, "max_wilds_laid": None}
    rules = load("dutch", ["two-wilds"], switches)
    assert (rules.skip_target, rules.wilds, rules.max_wilds_laid) == (SkipTarget.CHOSEN, 4, None)
    assert (rules.points.skip, rules.points.wild) == (25, 25)


def test_everything_wrong_is_told_at_once_by_code_and_name() -> None:
    assert wrong_with("german", "even", "evn", wildz=8, wilds="many", take_skip=1, hand_size=10) == (
        Wrong(WrongCode.NO_SUCH_PRESET, "german"),
        Wrong(WrongCode.NO_SUCH_VARIANT, "evn"),
        Wrong(WrongCode.NO_SUCH_SWITCH, "wildz"),
        Wrong(WrongCode.BAD_SWITCH_VALUE, "wilds"),
        Wrong(WrongCode.BAD_SWITCH_VALUE, "take_skip"),
    )


@pytest.mark.parametrize("name", ["presets", "../pyproject", "standard", "presets/dutch", "", "points"])
def test_only_names_of_the_lists_reach_the_files(name: str) -> None:
    assert wrong_with("standard", name) == (Wrong(WrongCode.NO_SUCH_VARIANT, name),)
    assert wrong_with("standard", **{name: 1}) == (Wrong(WrongCode.NO_SUCH_SWITCH, name),)


def test_a_list_that_cannot_be_read_stays_whole_for_the_finding_that_names_its_place() -> None:
    rules = load("standard", ["even"], {"phases": ("run4", "set3", "sett3")})
    assert [(found.code, found.about["place"]) for found in findings(rules, 2, Seat(0))] == [
        (FindingCode.UNREADABLE_PHASE, 3)
    ]


def test_even_and_odd_together_leave_no_phase_which_is_a_finding() -> None:
    assert [found.code for found in findings(load("standard", ["even", "odd"]), 2, Seat(0))] == [FindingCode.NO_PHASES]


def test_variants_that_contradict_each_other_are_findings() -> None:
    for variant in ("play-it-out", "pick-a-phase"):
        assert findings(load("standard", ["ten-rounds", variant]), 4, Seat(0))


@given(st.sampled_from(PRESETS), st.sets(st.sampled_from(VARIANTS)), st.integers(0, 30))
def test_the_differences_make_the_same_rules_again(preset: str, variants: set[str], skip: int) -> None:
    rules = load(preset, variants, {"points.skip": skip})
    assert load("standard", (), differences(rules)) == rules


def _phases(variant: str) -> tuple[Phase, ...]:
    return phases_of(load("standard", [variant]).phases)
