"""Everything the rules, the table and the protocol can speak of has its words in every language."""

import re
from typing import Any

import msgspec
import pytest
from msgspec.inspect import BoolType, EnumType, IntType, NoneType, StructType, UnionType, type_info

from tenphases.i18n import LANGUAGES, Words, WordsError, negotiate, words
from tenphases.i18n.words import Setting
from tenphases.rules.cards import FACES, UNKNOWN
from tenphases.rules.phases import Kind
from tenphases.rules.refusals import Code, FindingCode
from tenphases.rules.ruleset import CLASSIC_PHASES, Points, Ruleset
from tenphases.server.messages import Problem
from tenphases.variants import PRESETS, VARIANTS, WrongCode
from tests.i18n.samples import abouts


@pytest.fixture(params=LANGUAGES)
def w(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


@pytest.mark.parametrize("code", Code)
def test_every_refusal_has_a_sentence(w: Words, code: Code) -> None:
    for about in abouts(code):
        text = w.refusal(code, about, ["Anna", "Ben"])
        assert re.fullmatch(r"[A-ZÅÄÖÆØ].*[.]", text), text


@pytest.mark.parametrize("code", FindingCode)
def test_every_finding_has_a_sentence(w: Words, code: FindingCode) -> None:
    for about in abouts(code):
        text = w.finding(code, about)
        assert re.fullmatch(r"[A-ZÅÄÖÆØ“”«].*[.]", text, re.DOTALL), text


@pytest.mark.parametrize("problem", sorted({*Problem, *WrongCode}))
def test_every_problem_has_a_sentence(w: Words, problem: str) -> None:
    assert w.problem(problem).endswith(".")


def test_every_card_has_a_name_of_its_own(w: Words) -> None:
    assert len({w.card(face) for face in (*FACES, UNKNOWN)}) == len(FACES) + 1


def test_a_laid_wild_says_what_it_stands_for(w: Words) -> None:
    roles = [*range(13), "R", "B", "Y", "G"]
    assert len({w.card("W", role) for role in roles}) == len(roles)


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_group_has_a_name(w: Words, kind: Kind) -> None:
    assert "5" in w.group(f"{kind}5") != f"{kind}5"
    assert w.group(f"{kind}5", 2) != w.group(f"{kind}5")


def test_the_classic_phases_are_all_called_differently(w: Words) -> None:
    assert len({w.phase(text) for text in CLASSIC_PHASES}) == len(CLASSIC_PHASES)


def test_every_switch_and_every_value_of_it_has_a_name(w: Words) -> None:
    for field in msgspec.structs.fields(Ruleset):
        assert w.switch(field.name)
        values = _values(field.type)
        assert values, field.name
        meanings = [w.setting(field.name, value) for value in values]
        assert len(set(meanings)) == len(meanings), meanings
    for part in msgspec.structs.fields(Points):
        assert w.switch(f"points.{part.name}")


def _values(kind: object) -> list[Any]:
    """Return every value of a switch, or some where there are too many."""
    match type_info(kind):
        case EnumType(cls=cls):
            return list(cls)
        case BoolType():
            return [True, False]
        case IntType():
            return [0, 1, 2, 10]
        case UnionType(types=types):
            return [None] + [value for part in types if not isinstance(part, NoneType) for value in [0, 1, 2]]
        case StructType():
            return [{"low": 5}, {"low": 5, "wild": 25}]
        case _:
            return [("set3", "run4 + run4"), ("2: set3",)]


def test_every_preset_and_variant_has_a_name_and_a_line(w: Words) -> None:
    said = [w.say(f"preset-{name}{about}") for name in PRESETS for about in ("", "-about")]
    said += [w.say(f"variant-{name}{about}") for name in VARIANTS for about in ("", "-about")]
    assert len(set(said)) == len(said) > 30


def test_bots_have_twelve_first_names_each_different(w: Words) -> None:
    found = w.bot_names()
    assert len(set(found)) == len(found) == 12
    assert all(name.isalpha() for name in found)


def test_a_phase_is_told_in_words() -> None:
    w = words("en")
    assert w.phase("set3 + set3") == "two sets of 3"
    assert w.phase("set3 + run4") == "set of 3 + run of 4"
    assert w.phase("4: colour7") == "7 of one colour"
    assert w.phase_title("2: set3 + run4", 0) == "Phase 2: set of 3 + run of 4"
    assert w.phase_title("run7", 3) == "Phase 4: run of 7"
    assert w.phase("rubbish") == "rubbish"


def test_a_refusal_says_what_is_wrong_with_this_card_here() -> None:
    assert words("en").refusal("hit_not_at_end", {"card": "R5", "ends": "6 11"}) == (
        "Red 5 does not fit: this run goes on with 6 or 11."
    )
    assert words("fi").refusal("hit_not_at_end", {"card": "R5", "ends": "6 11"}) == (
        "Punainen 5 ei sovi: tätä suoraa jatkaa 6 tai 11."
    )
    assert words("nb").refusal("skip_hits_next", {"seat": 1}, ["Anna", "Ben"]).endswith("og det er Ben.")


def test_a_name_with_braces_or_markup_stays_a_name() -> None:
    assert words("en").say("log-went-out", player="<b>{ card }</b>") == "<b>{ card }</b> went out."


def test_lists_end_as_the_language_ends_them() -> None:
    assert words("nl").listed(["a", "b", "c"], "or") == "a, b of c"
    assert words("da").listed(["a", "b"], "and") == "a og b"
    assert words("fi").listed(["a"]) == "a"
    assert words("fi").listed([]) == ""


def test_large_numbers_are_written_as_the_language_writes_them() -> None:
    assert words("en").number(12345) == "12,345"
    assert words("fi").number(12345) == "12\u00a0345"
    assert words("da").number(12345) == "12.345"
    assert words("fi").number(1234.56, 1) == "1\u00a0234,6"
    assert words("en").number(2, 3) == "2.000"
    assert words("nb").number(-0.04, 1) == "0,0", "no minus before nothing"
    assert words("nl").number(-(10**40)) == f"-1{'0' * 40}", "longer than can be grouped"


def test_the_switches_that_differ_are_told_in_words() -> None:
    differing: dict[str, Setting] = {"take_skip": True, "max_wilds_laid": 2, "points": {"skip": 20}}
    assert words("en").setting("points.skip", 20) == "20"
    assert words("en").settings(differing) == [
        ("Skips on the discard pile", "may be taken"),
        ("Wilds in the phase you lay", "at most 2"),
        ("Points for cards left in hand", "each skip: 20"),
    ]


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("fi", "fi"),
        ("no", "nb"),
        ("nn-NO, en;q=0.8", "nb"),
        ("nb-NO", "nb"),
        ("sv, da;q=0.9, en;q=0.5", "da"),
        ("en;q=0.2, nl-BE;q=0.7", "nl"),
        ("fi;q=0, da", "da"),
        ("fi;q=x, da;q=0.1", "da"),
        ("*", "en"),
        ("", "en"),
        ("tlh", "en"),
        (["de-DE", "FI_fi"], "fi"),
        ([], "en"),
    ],
)
def test_a_reader_gets_the_dearest_language_there_is(accept: str | list[str], language: str) -> None:
    assert negotiate(accept) == language


def test_a_missing_message_variable_or_language_is_a_fault() -> None:
    w = words("en")
    with pytest.raises(WordsError, match="no-such-key"):
        w.say("no-such-key")
    with pytest.raises(WordsError, match="log-went-out"):
        w.say("log-went-out")
    with pytest.raises(WordsError, match="tlh"):
        words("tlh")
