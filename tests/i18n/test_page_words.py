"""The page says exactly what the terminal says: the same catalogs through both Fluents."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tenphases.i18n import AREAS, LANGUAGES, LOCALES, NAMES, negotiate, words
from tests.i18n.reading import areas, fillings, messages

HERE = Path(__file__).parent
MODULE = HERE.parents[1] / "src" / "tenphases" / "web" / "app" / "words.js"
NODE = Path(sys.executable).with_name("node")
FACES: list[dict[str, int | str]] = [
    {"face": "R5"},
    {"face": "G12"},
    {"face": "W", "role": 7},
    {"face": "W", "role": "Y"},
]
ASKED = [["no"], ["nn-NO"], ["sv", "fi-FI"], ["DA_dk"], ["tlh"], [], ["*", "nl"]]


def sentences(language: str) -> list[tuple[str, dict[str, int | str]]]:
    every = [(key, filling) for key in sorted(messages(language)) for filling in fillings(key)]
    numbers: list[tuple[str, dict[str, int | str]]] = [("number", {"number": value}) for value in (0, 1234, 1234567)]
    return [*every, *numbers, *(("card", dict(face)) for face in ({"role": 0, **face} for face in FACES))]


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What the page's module makes of every sentence there is."""
    told = {
        "say": {each: sentences(each) for each in LANGUAGES},
        "asked": ASKED,
        "areas": {each: areas(each) for each in LANGUAGES},
    }
    run = subprocess.run(
        [NODE, HERE / "speak.mjs", MODULE, LOCALES],
        input=json.dumps(told),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_same_on_the_page(page: dict[str, Any], language: str) -> None:
    speaker = words(language)
    told = sentences(language)
    assert len(told) > 500
    different = [
        (key, args, ours, theirs)
        for (key, args), theirs in zip(told, page["said"][language], strict=True)
        if (ours := speaker.say(key, **args)) != theirs
    ]
    assert different == []


def test_both_choose_the_same_language(page: dict[str, Any]) -> None:
    assert page["negotiated"] == [negotiate(tags) for tags in ASKED]


def test_the_page_knows_the_same_languages_and_loads_all_but_the_terminals_words(page: dict[str, Any]) -> None:
    assert page["NAMES"] == NAMES
    assert page["AREAS"] == [area for area in AREAS if area != "terminal"]


def test_a_fault_is_thrown_where_it_is_asked_for(page: dict[str, Any]) -> None:
    assert page["faults"] == ["en: nothing: no such message"]
