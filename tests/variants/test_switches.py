"""Every switch of the rules can be edited, whatever switches there are; and what is to be said about rules."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.findings import MOST_PHASES, findings, ruleset_findings
from tenphases.rules.moves import Seat
from tenphases.rules.refusals import FINDING_RULE_AND_PARAMETERS, FindingCode
from tenphases.rules.ruleset import CLASSIC_PHASES, Advance, End, Points, Ruleset, SkipTarget, TieBreak
from tenphases.variants import PRESETS, VARIANTS, BadChoice, Choice, differences, load
from tenphases.variants.advice import _ABOUT, ADVICE_PARAMETERS, LONG, AdviceCode, Note, Severity, notes
from tenphases.variants.load import nearest, written
from tenphases.variants.switches import LIMITS, Switch, switches
from tenphases.variants.turns import TURNS

BY_NAME = {switch.name: switch for switch in switches()}


def other_values(switch: Switch) -> Iterator[Choice]:
    """Yield values that somebody could set a switch to, other than the standard one."""
    match switch.kind:
        case "choice":
            yield from (value for value in switch.values if value != switch.standard)
        case "number":
            yield from (7, None) if switch.none and switch.standard is not None else (7,)
        case "list":
            yield ("set4", "run5")
        case "text":
            yield "1 2 3"


def test_every_field_of_the_rules_is_a_switch_that_can_be_edited() -> None:
    points = {f"points.{name}" for name in Points.__struct_fields__}
    assert set(BY_NAME) == (set(Ruleset.__struct_fields__) - {"points"}) | points == set(written(Ruleset()))
    assert set(LIMITS) <= set(BY_NAME)


@pytest.mark.parametrize("name", BY_NAME)
def test_a_switch_takes_every_value_that_is_offered_and_is_then_told_as_a_difference(name: str) -> None:
    switch = BY_NAME[name]
    assert switch.standard == written(Ruleset())[name]
    values = list(other_values(switch))
    assert values
    for value in values:
        assert differences(load(switches={name: value})) == {name: value}


def test_a_number_beyond_its_limits_is_always_a_finding() -> None:
    for name, (least, most) in LIMITS.items():
        for value in [least - 1, *([] if most is None else [most + 1])]:
            found = ruleset_findings(load(switches={name: value}))
            assert found, (name, value)
        if most is not None:
            assert not [each for each in ruleset_findings(load(switches={name: most})) if "switch" in each.about], name


@pytest.mark.parametrize("preset", PRESETS)
def test_the_nearest_preset_of_a_preset_is_itself(preset: str) -> None:
    assert nearest(load(preset)) == (preset, {})


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_nearest_preset_and_what_differs_from_it_make_the_same_rules(variant: str) -> None:
    for preset in PRESETS:
        ruleset = load(preset, [variant])
        name, apart = nearest(ruleset)
        assert load(name, [], apart) == ruleset


# ------------------------------------------------------------------ what is said


def told(ruleset: Ruleset, seats: int | None = None) -> list[tuple[Severity, str, int, str]]:
    found = notes(ruleset, seats, lambda phase: TURNS[phase][0] if phase in TURNS else None)
    return [(note.severity, str(note.code), note.place, note.switch) for note in found]


@pytest.mark.parametrize("preset", PRESETS)
def test_there_is_nothing_to_say_about_a_preset(preset: str) -> None:
    assert told(load(preset)) == []


def test_an_error_names_the_line_or_the_switch_it_speaks_of() -> None:
    phases = ("set3", "banana", "3: run13", "3: run4", "set5 + run9")
    rules = Ruleset(phases=phases, wilds=-1, discard_piles=4, advance=Advance.EVERYONE, points=Points(wild=-5))
    assert set(told(rules)) >= {
        ("error", "negative_number", 0, "wilds"),
        ("error", "negative_number", 0, "points.low"),
        ("error", "bad_piles", 0, "discard_piles"),
        ("error", "unreadable_phase", 2, ""),
        ("error", "repeated_number", 4, ""),
        ("error", "phase_too_large", 5, ""),
        ("error", "everyone_needs_rounds", 0, "end"),
    }
    assert told(Ruleset(phases=())) == [("error", "no_phases", 0, "phases")]
    assert told(Ruleset(phases=("set3",) * (MOST_PHASES + 1)))[0] == ("error", "too_many_phases", 0, "phases")
    assert told(Ruleset(hand_size=60)) == [("error", "too_few_cards", 0, "hand_size")]


def test_what_is_wrong_with_a_board_is_shown_at_its_switches() -> None:
    twist = load(variants=["twist"])
    assert told(twist) == []
    for change, expected in (
        ({"track": "1 x 10"}, ("error", "unreadable_space", 0, "track")),
        ({"track": ""}, ("error", "board_needs_track", 0, "track")),
        ({"end": End.ROUND_END}, ("error", "board_needs_last_space", 0, "end")),
        ({"twist_cards": ("set3", "banana")}, ("error", "unreadable_phase", 0, "twist_cards")),
        ({"twist_cards": ("set3", "set5 + run9")}, ("error", "phase_too_large", 0, "twist_cards")),
    ):
        assert told(replace(twist, **change)) == [expected]


def test_every_finding_is_shown_at_a_line_or_a_switch_or_is_about_who_plays() -> None:
    at_a_line = {
        code for code, (_, names) in FINDING_RULE_AND_PARAMETERS.items() if {"place", "phase", "switch"} & set(names)
    }
    of_players = {FindingCode.TOO_FEW_PLAYERS, FindingCode.TOO_MANY_PLAYERS, FindingCode.BAD_DEALER}
    assert set(FindingCode) == at_a_line | set(_ABOUT) | of_players
    assert set(_ABOUT.values()) <= set(BY_NAME)


def test_rules_for_fewer_players_only_are_a_warning_until_more_sit_down() -> None:
    rules = Ruleset(hand_size=25)
    assert notes(rules)[0] == Note("warning", AdviceCode.TOO_MANY_FOR, {"most": 4}, switch="hand_size")
    assert told(rules, 4) == [("warning", "short_pile", 0, "hand_size")]
    assert told(rules, 3) == []
    assert told(rules, 5) == [("error", "too_few_cards", 0, "hand_size")]


def test_phases_that_are_very_long_alike_or_easier_than_before_are_told() -> None:
    rules = Ruleset(phases=("set4 + set4", "set3 + run4", "set4 + set4"))
    assert told(rules) == [("hint", "harder_before", 2, ""), ("hint", "same_phase", 3, "")]
    assert notes(Ruleset(phases=("set5",)), None, lambda _: LONG + 0.4) == (
        Note("warning", AdviceCode.VERY_LONG, {"phase": 1, "turns": LONG}, 1),
    )


def test_a_switch_without_effect_is_told_only_if_somebody_set_it() -> None:
    assert told(Ruleset(skips=0, wilds=0)) == []
    assert told(Ruleset(skips=0, skip_target=SkipTarget.NEXT)) == [("hint", "no_skips", 0, "skip_target")]
    assert told(Ruleset(wilds=0, max_wilds_laid=2)) == [("hint", "no_wilds", 0, "max_wilds_laid")]
    assert told(Ruleset(end=End.ON_LAY, tie_break=TieBreak.SHARED)) == [("hint", "no_ties", 0, "tie_break")]


def test_every_note_has_the_parameters_that_its_code_promises() -> None:
    long = notes(
        Ruleset(phases=CLASSIC_PHASES[6:8], hand_size=25, skips=0, skip_target=SkipTarget.NEXT),
        None,
        {"set4 + set4": 30.0, "colour7": 2.0}.get,
    )
    seen = {note.code: set(note.about) for note in long}
    seen |= {note.code: set(note.about) for note in notes(Ruleset(phases=("run7", "run7"), wilds=0, max_wilds_laid=1))}
    seen |= {note.code: set(note.about) for note in notes(Ruleset(end=End.ON_LAY, tie_break=TieBreak.SHARED))}
    assert {code: seen[code] for code in AdviceCode} == {code: set(names) for code, names in ADVICE_PARAMETERS.items()}
    assert not [code for code in seen if isinstance(code, FindingCode)]


@given(
    st.dictionaries(
        st.sampled_from(sorted(set(BY_NAME) - {"phases"})),
        st.one_of(st.integers(-3, 300), st.booleans(), st.none(), st.sampled_from(["any", "none", "1 1 twist 2", "x"])),
        max_size=4,
    ),
    st.lists(st.sampled_from(["set3", "3: run7", "banana", "run13", "colour-run6 + set2"]), max_size=4),
    st.none() | st.integers(2, 6),
)
def test_whatever_is_set_is_answered_and_an_error_is_what_forbids_to_play(
    values: dict[str, Choice], phases: list[str], seats: int | None
) -> None:
    with suppress(BadChoice):
        ruleset = load(switches={**values, "phases": tuple(phases)})
        found = notes(ruleset, seats)
        forbidden = bool(findings(ruleset, seats or 2, Seat(0)))
        assert any(note.severity == "error" for note in found) is forbidden
        assert all(note.place <= len(phases) for note in found)
        assert all(note.switch in {"", *BY_NAME} for note in found)
