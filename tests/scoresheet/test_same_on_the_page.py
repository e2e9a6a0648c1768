"""The page's sheet comes to the same as the terminal's: accounts, doubts, merging."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenphases.i18n import LANGUAGES, LOCALES, words
from tenphases.i18n import sheet as telling
from tenphases.scoresheet.account import Reason
from tenphases.scoresheet.document import Sheet, heads
from tenphases.scoresheet.doubts import DoubtCode, doubts, likely_laid
from tenphases.scoresheet.merge import joined, merged
from tenphases.scoresheet.reading import sheet_of, sheet_text
from tenphases.scoresheet.reckoning import account
from tenphases.scoresheet.table import csv_text, read_csv
from tests.scoresheet.sheets import some_sheet

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "src" / "tenphases" / "web" / "sheet"
NODE = Path(sys.executable).with_name("node")


def some_pair(rng: random.Random) -> tuple[Sheet, Sheet]:
    """Return two copies of a sheet, each with a part of what was written on it."""
    sheet, entries, changes = some_sheet(rng)
    both = []
    for share in (0.98, 0.5):
        some = [entry for entry in entries if rng.random() < share]
        rng.shuffle(some)
        both.append(merged(sheet, some, [change for change in changes if rng.random() < share]))
    return both[0], both[1]


def ours(sheet: Sheet, language: str) -> dict[str, Any]:
    found = account(sheet)
    doubted = doubts(sheet, found)
    places = [(at, player) for at in range(len(found.rounds)) for player in range(len(sheet.names))]
    plain: dict[str, Any] = json.loads(
        msgspec.json.encode(
            {
                "account": found,
                "doubts": doubted,
                "heads": [heads(sheet, *place) for place in places],
                "csv": [csv_text(sheet), csv_text(sheet, ";")],
                "fromCsv": [account(read_csv(csv_text(sheet), counting()).sheet)] * 2,
                "guesses": [likely_laid(sheet.ruleset, points) for points in (0, 45, 50, 55)],
            }
        )
    )
    w, as_sent = words(language), json.loads(sheet_text(sheet))
    plain["told"] = [
        *telling.ending_lines(w, as_sent, plain["account"]),
        telling.tie_line(w, as_sent, plain["account"]),
        *telling.need_lines(w, as_sent, plain["account"]),
        *(telling.doubt_line(w, as_sent, doubt) for doubt in plain["doubts"]),
    ]
    return plain


def counting() -> Callable[[], str]:
    numbers = count()
    return lambda: f"n{next(numbers)}"


def theirs(pairs: list[tuple[Sheet, Sheet]]) -> list[dict[str, Any]]:
    told = [{"sheet": json.loads(sheet_text(sheet)), "other": json.loads(sheet_text(other))} for sheet, other in pairs]
    run = subprocess.run(
        [NODE, HERE / "account.mjs", FOLDER, LOCALES],
        input=msgspec.json.encode({"languages": LANGUAGES, "pairs": told}),
        capture_output=True,
        check=False,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr.decode()[-2000:]
    answer: list[dict[str, Any]] = json.loads(run.stdout)
    return answer


@pytest.fixture(scope="module")
def pairs(request: pytest.FixtureRequest) -> list[tuple[Sheet, Sheet]]:
    rng = random.Random(request.config.getoption("--seed"))
    size = 10_000 if request.config.getoption("--soak") else 600
    return [some_pair(rng) for _ in range(size)]


def test_the_page_s_sheet_comes_to_the_same(pairs: list[tuple[Sheet, Sheet]], seed: int) -> None:
    for at, ((sheet, other), found) in enumerate(zip(pairs, theirs(pairs), strict=True)):
        mine = ours(sheet, tuple(LANGUAGES)[at % len(LANGUAGES)])
        assert {key: found[key] for key in mine} == mine, (seed, sheet_text(sheet))
        assert sheet_of(found["merged"]) == sheet_of(found["read"]) == sheet
        assert [sheet_of(each) for each in found["joined"]] == [joined(sheet, other)] * 2


def test_the_made_up_sheets_reach_every_ending_and_every_doubt(rng: random.Random) -> None:
    missing: set[Reason | DoubtCode | None] = {*Reason, None, *DoubtCode}
    for _ in range(20_000):
        sheet, _ = some_pair(rng)
        found = account(sheet)
        missing -= {found.ending.reason if found.ending else None}
        missing -= {doubt.code for doubt in doubts(sheet, found)}
        if not missing:
            return
    raise AssertionError(missing)
