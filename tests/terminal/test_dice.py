"""The commands judge and verify, given a game of dice."""

import io
import json
from pathlib import Path

import msgspec
import pytest

from tenphases.cli import main
from tenphases.dice.notation import read_record
from tenphases.i18n import LANGUAGES

GAME = Path(__file__).parents[1] / "dice" / "game.txt"
WRONG = 'dice 2\nnames ["Anna"]\nrolled 5R 6G\nsealed abc def 5R\nB: keep 5R\ntotals 1 2\n'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_dice_is_judged_turn_by_turn_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", str(GAME), "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 28
    assert "144" in lines[-1]


@pytest.mark.parametrize("command", ["judge", "verify"])
def test_what_is_wrong_is_told_with_its_line(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(WRONG))
    assert main([command, "-", "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "there are not as many names as players" in told
    assert "In line 4: the seal does not fit its faces" in told
    assert "In line 5: Roll the dice first." in told
    assert "In line 6: the places or totals are not those of the game" in told


def test_a_record_as_json_and_the_answer_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record(GAME.read_text(encoding="utf-8"))
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(record))
    assert main(["verify", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["good"], answer["over"], answer["moves"]) == ("dice", True, True, 144)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_dice_is_not_analysed_and_it_is_said_so(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(GAME), "--lang", language]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("text", ["dice 0\n", "dice\n", "dice 2\nthrow\n", '{"type":"DiceRecord","seats":"two"}'])
def test_what_cannot_be_read_is_said_so(
    text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["verify", "-", "--lang", "en"]) == 2
    assert "this cannot be read" in capsys.readouterr().err
