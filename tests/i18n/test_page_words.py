"""The page says exactly what the terminal says: the same catalogs through both Fluents, the same naming and telling."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenphases.i18n import AREAS, LANGUAGES, LOCALES, NAMES, Scene, negotiate, words
from tenphases.i18n.table import line
from tenphases.rules.refusals import Code, Finding, FindingCode, Refusal
from tenphases.rules.ruleset import CLASSIC_PHASES
from tenphases.variants import PRESETS, VARIANTS, load
from tests.i18n.reading import areas, catalog, fillings
from tests.i18n.samples import NAMES as PLAYERS
from tests.i18n.samples import OWNERS, PHASES, PLAIN, abouts

HERE = Path(__file__).parent
APP = HERE.parents[1] / "src" / "tenphases" / "web" / "app"
NODE = Path(sys.executable).with_name("node")
FACES: list[dict[str, int | str]] = [
    {"face": "R5"},
    {"face": "G12"},
    {"face": "W", "role": 7},
    {"face": "W", "role": "Y"},
]
ASKED = [["no"], ["nn-NO"], ["sv", "fi-FI"], ["DA_dk"], ["tlh"], [], ["*", "nl"]]
READERS = [None, 0, 1, 2]
TEXTS = [
    *CLASSIC_PHASES,
    "2: set3+run4",
    "colour-run5 + even4 + even4",
    "odd3",
    "colour-even4 + colour-odd4",
    "rubbish",
]
RULES = [*(load(preset) for preset in PRESETS), load("danish", VARIANTS, {"points.skip": 20})]
SENT: list[dict[str, Any]] = [msgspec.to_builtins(ruleset) for ruleset in RULES]
REFUSALS = [Refusal(code, about) for code in Code for about in abouts(code)]
FINDINGS = [Finding(code, about) for code in FindingCode for about in abouts(code)]


def sentences(language: str) -> list[tuple[str, dict[str, int | str]]]:
    keys = [key for area in areas(language) if area != "terminal" for key in catalog(language, area)]
    every = [(key, filling) for key in keys for filling in fillings(key)]
    numbers: list[tuple[str, dict[str, int | str]]] = [("number", {"number": value}) for value in (0, 1234, 1234567)]
    return [*every, *numbers, *(("card", {"role": 0, **face}) for face in FACES)]


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What the page's modules make of everything there is to say."""
    told = {
        "say": {language: sentences(language) for language in LANGUAGES},
        "asked": ASKED,
        "refusals": msgspec.to_builtins(REFUSALS),
        "findings": msgspec.to_builtins(FINDINGS),
        "events": PLAIN,
        "scenes": [{"names": PLAYERS, "me": me, "phases": PHASES, "owners": OWNERS} for me in READERS],
        "phases": TEXTS,
        "settings": SENT,
    }
    run = subprocess.run(
        [NODE, HERE / "speak.mjs", APP, LOCALES],
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
        for (key, args), theirs in zip(told, page["said"][language]["sentences"], strict=True)
        if (ours := speaker.say(key, **args)) != theirs
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_called_and_told_the_same_on_the_page(page: dict[str, Any], language: str) -> None:
    w = words(language)
    said = page["said"][language]
    assert said["refusals"] == [w.refusal(each.code, each.about, PLAYERS) for each in REFUSALS]
    assert said["findings"] == [w.finding(each.code, each.about) for each in FINDINGS]
    scenes = [Scene(PLAYERS, me, PHASES, OWNERS) for me in READERS]
    assert said["events"] == [line(w, event, scene) for event in PLAIN for scene in scenes]
    assert said["phases"] == [w.phase_title(text, place) for place, text in enumerate(TEXTS)]
    assert said["settings"] == [[list(pair) for pair in w.settings(sent)] for sent in SENT]


def test_both_choose_the_same_language(page: dict[str, Any]) -> None:
    assert page["negotiated"] == [negotiate(tags) for tags in ASKED]


def test_the_page_knows_the_same_languages_and_loads_all_but_the_terminals_words(page: dict[str, Any]) -> None:
    assert page["NAMES"] == NAMES
    assert page["AREAS"] == [area for area in AREAS if area != "terminal"]


def test_a_fault_is_thrown_where_it_is_asked_for(page: dict[str, Any]) -> None:
    assert page["faults"] == ["en: nothing: no such message"]
