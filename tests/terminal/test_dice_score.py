"""The score sheet for real dice in the terminal: kept line by line, corrected, and checked."""

import io
import json
from pathlib import Path

import pytest

from tenphases.cli import main
from tenphases.dice.account import MOST, DiceSheet, read_sheet, sheet_text
from tenphases.i18n import LANGUAGES

Captured = pytest.CaptureFixture[str]


class Scorer:
    """Somebody who types lines into a sheet."""

    def __init__(self, file: Path, captured: Captured, patch: pytest.MonkeyPatch) -> None:
        self.file, self.captured, self.patch = file, captured, patch

    def types(self, lines: str, *options: str, language: str = "en") -> tuple[int, str]:
        """Keep the sheet with these lines; return the exit status and all that was said."""
        self.patch.setattr("sys.stdin", io.StringIO(lines))
        status = main(["score", str(self.file), "--lang", language, *options])
        out, err = self.captured.readouterr()
        return status, out + err

    def turns(self) -> tuple[int | None, ...]:
        """What the file holds."""
        return read_sheet(self.file.read_text(encoding="utf-8")).turns


@pytest.fixture
def scorer(tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> Scorer:
    return Scorer(tmp_path / "dice.json", capsys, monkeypatch)


def test_turns_are_written_taken_back_and_corrected(scorer: Scorer) -> None:
    status, told = scorer.types("Anna, Ben\n45\n-\n40\n", "--dice")
    assert status == 0
    assert "Anna – Phase 1: set of 3 + set of 3" in told
    assert "Ben – Phase 1" in told
    assert scorer.turns() == (45, None, 40)
    # Now the file says itself that it is of dice.
    _, told = scorer.types("35\nu\nr\nu\n2 50\n9 50\nnonsense\n99\n1 2 3\n?\nq\n44\n")
    assert scorer.turns() == (45, 50, 40), "what stands behind q is not read"
    assert "There is no turn “9” yet." in told
    assert told.count("means nothing here") == 2
    assert f"at most {MOST[1]}." in told
    assert "phase not made" in told
    _, told = scorer.types("u\nr\n")
    assert told.count("There is nothing") == 2


def test_bonuses_the_last_chain_and_the_winner_follow(scorer: Scorer) -> None:
    turns = [point for most in MOST for point in (most, most)]
    scorer.types("", "--dice", "--names", "Anna, Ben")
    status, told = scorer.types("\n".join(map(str, turns[:-1])))
    assert status == 0
    assert "Anna has made phase 10. These still play on: Ben." in told
    _, told = scorer.types(f"{turns[-1]}\n5\n")
    assert "Anna and Ben share the win" in told
    assert "The game is over." in told
    assert f"{sum(MOST) + 80}" in told
    _, told = scorer.types("20 -\n")
    assert "Anna wins" in told


def test_alone_a_failed_turn_costs_five(scorer: Scorer) -> None:
    _, told = scorer.types("-\n" + "\n".join(map(str, MOST)), "--dice", "--names", "Anna")
    assert f"Finished with {sum(MOST) + 75} points." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_that_cannot_be_so_is_found(language: str, scorer: Scorer) -> None:
    turns = (61, *(None, 20) * 3, *([30] * 2 * 11))
    scorer.file.write_text(sheet_text(DiceSheet(("Anna", "Ben"), turns)), encoding="utf-8")
    assert main(["score", "check", str(scorer.file), "--lang", language]) == 1
    lines = scorer.captured.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "61" in lines[0]
    scorer.file.write_text(sheet_text(DiceSheet(("Anna", "Ben"), (45, None))), encoding="utf-8")
    assert main(["score", "check", str(scorer.file), "--lang", language]) == 0
    assert len(scorer.captured.readouterr().out.splitlines()) == 1


def test_a_check_answers_in_json(scorer: Scorer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(sheet_text(DiceSheet(("Anna",), (45, 12)))))
    assert main(["score", "check", "--json"]) == 0
    told = json.loads(scorer.captured.readouterr().out)
    assert (told["game"], told["findings"], told["account"]["state"]["players"][0]["total"]) == ("dice", [], 57)


def test_what_is_no_sheet_is_said_so(scorer: Scorer) -> None:
    assert scorer.types("", "--dice")[0] == 2, "nobody plays"
    assert scorer.types("", "--dice", "--names", ", ".join("ABCDEFGHI"))[0] == 2
    scorer.file.write_text('{"format": "tenphases-dice-sheet", "names": []}', encoding="utf-8")
    assert scorer.types("") == (2, f"The file {scorer.file} holds no score sheet for dice.\n")
    assert main(["score", "check", str(scorer.file), "--lang", "en"]) == 2
    scorer.file.unlink()
    scorer.file.mkdir()
    assert scorer.types("", "--dice")[0] == 2
