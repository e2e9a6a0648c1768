"""A table's own rules as a file."""

import json
import tomllib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.ruleset import End, GoOut, Points, Ruleset
from tenphases.variants import PRESETS, VARIANTS, Wrong, load
from tenphases.variants.files import VERSION, BadFile, FileCode, FileFault, Form, OwnRules, read_rules, rules_text

FORMS: tuple[Form, ...] = ("json", "toml")
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
RULES = st.builds(
    lambda preset, variants, **switches: replace(load(preset, variants), **switches),
    st.sampled_from(PRESETS),
    st.lists(st.sampled_from(VARIANTS), max_size=3),
    hand_size=st.integers(1, 20),
    wilds=st.integers(0, 99),
    max_wilds_laid=st.none() | st.integers(0, 9),
    go_out=st.sampled_from(GoOut),
    end=st.sampled_from(End),
    points=st.builds(Points, low=st.integers(0, 99)),
    phases=st.lists(st.sampled_from(["set3 + run4", "17: colour7", "even5", "not a phase"]), max_size=9).map(tuple),
)


def faults(text: str) -> tuple[FileFault | Wrong, ...]:
    with pytest.raises(BadFile) as caught:
        read_rules(text)
    return caught.value.faults


@given(NAMES, RULES, st.sampled_from(FORMS))
def test_rules_that_were_written_are_read_back_whole(name: str, ruleset: Ruleset, form: Form) -> None:
    own = OwnRules(name, ruleset)
    assert read_rules(rules_text(own, form)) == own


@pytest.mark.parametrize("form", FORMS)
def test_every_switch_stands_in_a_file_so_that_no_later_default_changes_it(form: Form) -> None:
    text = rules_text(OwnRules("Ours", Ruleset()), form)
    document = json.loads(text) if form == "json" else tomllib.loads(text)
    assert (document["format"], document["version"], document["name"]) == ("tenphases-rules", VERSION, "Ours")
    assert set(document["rules"]) == set(Ruleset.__struct_fields__)
    assert set(document["rules"]["points"]) == set(Points.__struct_fields__)


def test_a_file_may_say_only_what_differs_from_a_preset() -> None:
    text = 'name = "Ours"\npreset = "dutch"\nvariants = ["even"]\n[rules]\nhand_size = 8\npoints.skip = 20\n'
    assert read_rules(text) == OwnRules("Ours", load("dutch", ["even"], {"hand_size": 8, "points.skip": 20}))
    assert read_rules("wilds = 4").ruleset == load(switches={"wilds": 4})
    assert read_rules('{"rules": {"max_wilds_laid": null}}').ruleset == Ruleset()
    assert read_rules('max_wilds_laid = "none"').ruleset == Ruleset()


def test_phases_in_a_file_may_be_in_words() -> None:
    assert read_rules('phases = ["2 sets of 3", "no phase"]').ruleset.phases == ("set3 + set3", "no phase")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", FileFault(FileCode.NOT_A_FILE)),
        ("\0PNG", FileFault(FileCode.NOT_A_FILE)),
        ('{"name": "x",}', FileFault(FileCode.BAD_JSON, 1, 14)),
        ('{"name": "\\ud800"}', FileFault(FileCode.BAD_JSON, 1, 1)),
        ("hello world", FileFault(FileCode.BAD_TOML, 1, 7)),
        ("a = 1\nb = \n", FileFault(FileCode.BAD_TOML, 2, 5)),
        ('{"format": "tenphases-sheet"}', FileFault(FileCode.OTHER_FORMAT, found="tenphases-sheet")),
        ("[project]\n", FileFault(FileCode.OTHER_FORMAT, found="")),
        ('format = "tenphases-rules"\nversion = 9', FileFault(FileCode.TOO_NEW, found="9")),
        ("name = 3\nwilds = 4", FileFault(FileCode.BAD_NAME, found="3")),
    ],
)
def test_a_file_that_is_no_rules_is_told_where_it_goes_wrong(text: str, fault: FileFault) -> None:
    assert faults(text) == (fault,)


def test_everything_that_a_file_names_and_there_is_not_is_told_at_once() -> None:
    told = faults('preset = "german"\nvariants = ["evn"]\n[rules]\nwildz = 3\nwilds = "many"\npoints = 4\n')
    assert [(fault.code, fault.name) for fault in told if isinstance(fault, Wrong)] == [
        ("no_such_preset", "german"),
        ("no_such_variant", "evn"),
        ("no_such_switch", "wildz"),
        ("bad_switch_value", "wilds"),
        ("no_such_switch", "points"),
    ]


@given(st.text(max_size=200) | st.text('{}[]"=.,:\n 0123456789aeflnrstu', max_size=200))
def test_no_text_is_too_strange_to_be_answered(text: str) -> None:
    told: tuple[object, ...] = ()
    with suppress(BadFile):
        told = (read_rules(text),)
    assert told or faults(text)


@pytest.mark.parametrize("text", ['{"a":' * 50_000, "a." * 5000 + "b = 1", "x = " + "[" * 5000, "[" * 9000])
def test_brackets_without_end_are_no_fault_of_the_program(text: str) -> None:
    assert faults(text)
