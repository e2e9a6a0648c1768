"""Every hard case of the rulings, put to the referee under every preset: legality, rule, code, and what happens."""

import re
from pathlib import Path

import pytest

from tenphases.rules.notation.cases import read_cases
from tenphases.terminal.judging import ALL, LEGAL, NOT_LEGAL, checked, judge_text
from tenphases.variants import PRESETS

HERE = Path(__file__).parent / "rulings"
FILES = sorted(path.stem for path in HERE.glob("*.tp"))
RULED = """
    E01 E02 E03 E04 E05 E06 E07 E08 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 E21 E22 E24 E25 E26 E28 E29 E30 E31 E32
    E33 E34 E36 E38 E39 E41 E42 E44 E45 E47 E48 E49 E51 E52 E53 E55 E56 E57 E58 E61 E62 E66 E67 E68 E69
    V01 V03 V05 V06 V08 V09 V10 V11 V12 V13 V14 V15 V16 V23
"""
"""The cases there are rulings on, but for those of the game with dice."""


def text(name: str) -> str:
    return (HERE / f"{name}.tp").read_text(encoding="utf-8")


def test_every_ruling_has_its_file() -> None:
    assert sorted(RULED.split()) == FILES


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", FILES)
def test_the_ruling_holds(name: str, preset: str) -> None:
    found = judge_text(text(name), preset)
    unmet = [(judged.line, each) for ruling in found[0] for judged in ruling.moves for each in judged.unmet]
    assert unmet == []
    assert checked(*found) == LEGAL


@pytest.mark.parametrize("name", FILES)
def test_every_case_of_a_ruling_expects_something(name: str) -> None:
    cases, errors = read_cases(text(name))
    assert not errors
    for case in cases:
        assert case.expectations or any(step.expectations for step in case.steps), case.title


@pytest.mark.parametrize("name", FILES)
def test_a_ruling_with_one_verdict_turned_round_fails(name: str) -> None:
    # So that no file passes for want of being looked at.
    turned = re.sub(r"> (in [a-z ]+: )?(legal|illegal .*|illegal)$", _turn, text(name), flags=re.MULTILINE)
    if turned == text(name):
        pytest.fail(f"{name} says nothing of legality") if name != "E67" else None
    assert checked(*judge_text(turned, ALL)) == NOT_LEGAL


def _turn(match: re.Match[str]) -> str:
    where = match[1] or ""
    return f"> {where}legal" if match[2].startswith("illegal") else f"> {where}illegal"
