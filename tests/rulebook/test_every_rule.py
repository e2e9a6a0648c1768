"""That no rule, no value of a switch and no lesson is without a test in this folder."""

import re
from enum import StrEnum
from pathlib import Path

import pytest

from tenphases.rules import ruleset

HERE = Path(__file__).parent
RULEBOOK = HERE.parent.parent / "docs" / "rules.md"
LAST = {1: 2, 2: 7, 3: 9, 4: 8, 5: 7, 6: 5, 7: 4, 8: 8, 9: 2, 10: 5, 11: 3, 12: 4, 14: 6, 15: 8}
"""The number of the last rule of each chapter that the core plays by."""
RULES = [f"R{chapter}.{rule}" for chapter, last in LAST.items() for rule in range(1, last + 1)]
SWITCHES = [
    value
    for value in vars(ruleset).values()
    if isinstance(value, type) and issubclass(value, StrEnum) and value is not StrEnum
]


def names() -> list[str]:
    """The names of all tests here."""
    return [
        name
        for path in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE)
    ]


def proves(name: str, rule: str) -> bool:
    """Whether a test's name cites the rule: ``test_R2_4_5_…`` cites R2.4 and R2.5."""
    chapter, number = rule[1:].split(".")
    found = re.match(r"test_R(\d+)((?:_\d+)+)", name)
    return found is not None and found[1] == chapter and number in found[2].split("_")


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    assert any(proves(name, rule) for name in names())


def test_every_test_cites_a_rule_that_there_is() -> None:
    cited = {
        f"R{found[1]}.{number}"
        for name in names()
        if (found := re.match(r"test_R(\d+)((?:_\d+)+)", name))
        for number in found[2].split("_")[1:]
    }
    assert cited <= set(RULES)


def test_the_rulebook_has_the_same_rules() -> None:
    written = set(re.findall(r"\bR(?:[1-9]|1[0-245])\.\d+\b", RULEBOOK.read_text(encoding="utf-8")))
    assert written == set(RULES)


@pytest.mark.parametrize("value", [member for switch in SWITCHES for member in switch])
def test_every_value_of_every_switch_is_tried(value: StrEnum) -> None:
    by_default = getattr(ruleset.Ruleset(), field_of(type(value))) is value
    word = re.compile(rf"\b{type(value).__name__}\.{value.name}\b")
    assert by_default or any(
        word.search(path.read_text()) for path in HERE.glob("test_R*.py") if "R13" not in path.name
    )


def field_of(switch: type[StrEnum]) -> str:
    """The field of a ruleset that has values of that kind."""
    standard = ruleset.Ruleset()
    return next(name for name in ruleset.Ruleset.__struct_fields__ if type(getattr(standard, name)) is switch)


@pytest.mark.parametrize("lesson", range(1, 16))
def test_every_lesson_that_the_rules_own_has_a_test(lesson: int) -> None:
    assert any(name.startswith(f"test_L{lesson}_") for name in names())
