"""The score sheet in the terminal: rounds in a few keystrokes, corrections, taking back, the end, checking a file."""

import errno
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tenphases.cli import main
from tenphases.i18n import words
from tenphases.scoresheet.document import Cell, Left
from tenphases.scoresheet.reading import read_sheet, sheet_text
from tenphases.scoresheet.reckoning import account
from tenphases.scoresheet.table import csv_text
from tenphases.terminal.score import NoCode, NotUnderstood, Session, Show
from tenphases.terminal.teller import Teller
from tests.scoresheet.writing import blank, doubted, ended, played, totals

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command with lines typed, in a folder of its own; the status, what it said, what it complained of."""
    monkeypatch.chdir(tmp_path)

    def go(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(["score", *arguments, "--lang", "en"])
        said = capsys.readouterr()
        return status, said.out, said.err

    return go


def cells(session: Session) -> list[list[Cell]]:
    return [[each.cell for each in row.cells] for row in account(session.sheet).rounds]


def kept(*lines: str, players: int = 3, **more: Any) -> Session:  # noqa: ANN401
    session = Session(blank(players, **more))
    for line in lines:
        session.do(line)
    return session


def test_a_round_is_a_word_for_each_player() -> None:
    assert cells(kept("0 45 +20"))[0] == [
        Cell(points=0, laid=True, out=True),
        Cell(points=45, laid=False),
        Cell(points=20, laid=True),
    ]


def test_cards_can_be_counted() -> None:
    cell = cells(kept("+2,1,0,1 0 45"))[0][0]
    assert cell == Cell(points=45, laid=True, left=Left(low=2, high=1, wilds=1))
    assert cells(kept("0 1,2 +5"))[0][1] == Cell(points=25, laid=False, left=Left(low=1, high=2))


def test_a_phase_is_named_where_players_choose() -> None:
    session = kept("+5/20 2/0 45", variants=["pick-a-phase"])
    assert [each.done for each in account(session.sheet).rounds[0].cells] == [(4,), (1,), ()]
    with pytest.raises(NotUnderstood, match="such_phase"):
        kept("+5/20 0 45")


def test_a_phase_is_named_by_its_own_number() -> None:
    session = kept("+4/20 0 45", variants=["pick-a-phase", "even"])
    assert account(session.sheet).rounds[0].cells[0].done == (1,)


def test_a_round_can_be_written_bit_by_bit() -> None:
    session = kept(". 45 .", "0 . +20")
    assert totals(account(session.sheet)) == [0, 45, 20]
    assert len(account(session.sheet).rounds) == 2


def test_an_earlier_round_or_cell_is_written_anew() -> None:
    session = kept("0 45 +20", "5 0 5", "1: . +40 .", "2 chl 15")
    assert totals(account(session.sheet)) == [5, 40, 35]
    session.do("1 Ben x")
    assert cells(session)[0][1].empty


def test_taking_back_and_doing_again() -> None:
    session = kept("0 45 +20", "5 0 5")
    whole = cells(session)
    session.do("u")
    assert totals(account(session.sheet)) == [0, 45, 20]
    session.do("u")
    assert totals(account(session.sheet)) == [0, 0, 0]
    with pytest.raises(NotUnderstood, match="undo"):
        session.do("u")
    session.do("r")
    session.do("r")
    assert cells(session) == whole
    with pytest.raises(NotUnderstood, match="redo"):
        session.do("r")
    session.do("u")
    session.do("10 0 5")
    with pytest.raises(NotUnderstood, match="redo"):
        session.do("r")


def test_standing_by_what_is_doubted() -> None:
    session = kept("0 47 +20", "5 10 +5")
    assert len(doubted(session.sheet)) == 2
    session.do("!")
    assert doubted(session.sheet) == []
    assert totals(account(session.sheet)) == [5, 57, 25]
    session.do("!")


def test_a_tie_break_is_won_by_a_nought_or_by_a_phase() -> None:
    one: dict[str, Any] = {"switches": {"phases": ("set3",)}}
    tie = kept("+5 +5 30", **one)
    assert account(tie.sheet).tied == (0, 1)
    tie.do("20 15")
    assert account(tie.sheet).tied == (0, 1)
    tie.do(". 0")
    assert ended(tie.sheet) == ("out_first", [[1], [0], [2]])
    lay = kept("+5 +5 30", "- -", "+ .", preset="dutch", **one)
    assert ended(lay.sheet) == ("laid_first", [[0], [1], [2]])


def test_ending_early_and_going_on() -> None:
    session = kept("0 45 +20", "e")
    assert ended(session.sheet) == ("closed", [[0], [2], [1]])
    session.do("e")
    assert ended(session.sheet) is None


def test_a_name_is_changed() -> None:
    session = kept("0 45 +20", "n ben Benno van der Berg")
    session.do("n 1 Ann")
    assert session.sheet.names == ("Ann", "Benno van der Berg", "Chloé")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("hello", NoCode.SUCH_LINE),
        ("0 45", NoCode.COUNT),
        ("0 45 20 5", NoCode.COUNT),
        ("0 45 twenty", NoCode.SUCH_WORD),
        ("0 -45 4.5", NoCode.SUCH_WORD),
        ("3 ben 45", NoCode.SUCH_ROUND),
        ("1 zoe 45", NoCode.SUCH_PLAYER),
        ("h 1 zoe", NoCode.SUCH_PLAYER),
        ("n 9 Zoe", NoCode.SUCH_PLAYER),
        ("9: 0 5 5", NoCode.SUCH_ROUND),
        ("x: 0 5 5", NoCode.SUCH_ROUND),
    ],
)
def test_a_line_that_means_nothing_changes_nothing(line: str, code: NoCode) -> None:
    session = kept("0 45 +20")
    before = session.sheet
    with pytest.raises(NotUnderstood) as fault:
        session.do(line)
    assert fault.value.code is code
    assert session.sheet == before


@pytest.mark.parametrize(
    ("line", "show"), [("", "sheet"), ("s", "sheet"), ("?", "help"), ("q", "quit"), ("h 1 ben", "history")]
)
def test_what_only_shows_writes_nothing(line: str, show: str) -> None:
    session = kept("0 45 +20")
    before = session.sheet
    assert session.do(line) is Show(show)
    assert session.sheet == before


def test_a_whole_game_is_kept_in_a_file_and_goes_on_the_next_time(run: Run) -> None:
    status, out, _ = run(typed="Anna, Ben, Chloé\nben\n0 45 +20\n5 0 +10\n")
    assert status == 0
    assert "Round 1. Ben deals." in out
    assert "Round 3. Anna deals." in out
    sheet = read_sheet(Path("tenphases-sheet.json").read_text(encoding="utf-8"))
    assert (sheet.names, sheet.dealer) == (("Anna", "Ben", "Chloé"), 1)
    status, out, _ = run(typed="+0 10 15\nq\n")
    assert "Round 4. Ben deals." in out
    assert len(account(read_sheet(Path("tenphases-sheet.json").read_text(encoding="utf-8"))).rounds) == 4


def test_the_end_is_told_with_its_reason_and_the_places(run: Run) -> None:
    rounds = "0 +10 45\n" * 10
    _, out, _ = run("game.json", "--names", "Anna,Ben,Chloé", "--dealer", "1", typed=rounds)
    assert "Anna wins with the fewest points of those who completed the last phase." in out
    assert "The last phase was completed by Anna (0) and Ben (100)." in out
    assert "1. Anna: 10 phases, 0 points" in out
    assert "3. Chloé: 0 phases, 450 points" in out


def test_questions_help_and_history_are_answered(run: Run) -> None:
    typed = "0 47\nh 1 ben\n?\nfoo\n\nh 2 ben\n"
    _, out, _ = run("game.json", "--names", "Anna,Ben", "--dealer", "1", typed=typed)
    assert "Is this right? Ben, round 1: Points are always a multiple of 5." in out
    assert "points: 47, phase not laid" in out
    assert "+2,1,0,1" in out
    assert "“foo” means nothing here." in out
    assert "Nothing has been written there." in out


def test_names_and_dealer_are_asked_again_until_they_can_be(run: Run) -> None:
    _, out, _ = run("game.json", typed="Anna\nAnna,Ben\nZoe\n2\n")
    assert "A score sheet is for 2 to 6 players." in out
    assert "There is no player “Zoe”, or more than one." in out
    assert read_sheet(Path("game.json").read_text(encoding="utf-8")).dealer == 1


def test_the_rules_can_be_chosen(run: Run) -> None:
    _, out, _ = run(
        "game.json", "--names", "A,B", "--dealer", "1", "--preset", "dutch", "--variant", "short-5", "--variant", "even"
    )
    assert "Dutch, " in out
    sheet = read_sheet(Path("game.json").read_text(encoding="utf-8"))
    assert sheet.ruleset == blank(2, "dutch", ["short-5", "even"]).ruleset


def test_what_another_program_wrote_in_the_file_meanwhile_is_kept(run: Run) -> None:
    run("game.json", "--names", "Anna,Ben", "--dealer", "1", typed="0 45\n")
    from tenphases.terminal import score_keep  # noqa: PLC0415

    other = Session(read_sheet(Path("game.json").read_text(encoding="utf-8")))
    mine = Session(other.sheet)
    other.do("5 0")
    Path("game.json").write_text(sheet_text(other.sheet), encoding="utf-8")
    mine.do("n ben Benno")
    assert score_keep._save(Teller(words("en")), Path("game.json"), mine)
    sheet = read_sheet(Path("game.json").read_text(encoding="utf-8"))
    assert sheet.names[1] == "Benno"
    assert totals(account(sheet)) == [5, 45]


def test_a_table_is_kept_as_a_table(run: Run) -> None:
    run("game.csv", "--names", "Anna,Ben", "--dealer", "1", typed="0 45\n")
    _, out, _ = run("game.csv", typed="5 0\n")
    assert "Round 3. Anna deals." in out
    assert Path("game.csv").read_text(encoding="utf-8").startswith("\ufefftenphases sheet,1")


@pytest.mark.parametrize("text", ["", "{}", '{"format": "tenphases-sheet", "version": 99}'])
def test_a_file_that_is_no_sheet_is_left_alone(run: Run, text: str) -> None:
    Path("game.json").write_text(text, encoding="utf-8")
    status, out, err = run("game.json")
    assert (status, out) == (2, "")
    assert err
    assert Path("game.json").read_text(encoding="utf-8") == text


def test_without_enough_lines_to_start_with_nothing_is_written(run: Run) -> None:
    assert run("game.json", typed="Anna\n")[0] == 2
    assert run("game.json", "--names", "Anna")[0] == 2
    assert not Path("game.json").exists()


def test_where_nobody_can_be_asked_the_first_player_deals(run: Run) -> None:
    status, out, err = run("game.json", "--names", "Anna,Ben")
    assert (status, err) == (0, "")
    assert "Round 1. Anna deals." in out


def test_a_dealer_who_does_not_play_and_rules_that_nobody_can_play_by_start_no_sheet(run: Run) -> None:
    status, out, err = run("game.json", "--names", "Anna,Ben", "--dealer", "Zoe")
    assert (status, out, err) == (2, "", "There is no player “Zoe”, or more than one.\n")
    status, out, err = run("game.json", "--names", "A,B", "--variant", "pick-a-phase", "--variant", "ten-rounds")
    assert (status, out) == (2, "")
    assert err.startswith("If everyone moves on each round")
    assert not Path("game.json").exists()


def test_a_place_where_nothing_can_be_kept_is_told(run: Run) -> None:
    status, _, err = run("nowhere/game.json", "--names", "Anna,Ben", "--dealer", "1")
    assert status == 2
    assert "cannot be kept in nowhere/game.json" in err


def test_what_cannot_be_kept_whole_leaves_the_sheet_as_it_was_and_nothing_beside_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("game.json", "--names", "Anna,Ben", "--dealer", "1", typed="0 45\n")
    before = Path("game.json").read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tenphases.terminal.teller.os.fsync", full)
    status, _, err = run("game.json", typed="5 0\n")
    assert status == 2
    assert "cannot be kept in game.json" in err
    assert Path("game.json").read_bytes() == before
    assert [path.name for path in Path().iterdir()] == ["game.json"]


SHEET = played(blank(3, dealer=1), "L0 45 L20", "5 L0 L10")


def test_a_sheet_in_order_is_said_to_agree(run: Run) -> None:
    Path("good.json").write_text(sheet_text(SHEET), encoding="utf-8")
    assert run("check", "good.json") == (0, "2 rounds, and everything agrees.\n", "")
    Path("good.csv").write_text(csv_text(SHEET, ";"), encoding="utf-8")
    assert run("check", "good.csv") == (0, "2 rounds, and everything agrees.\n", "")
    assert run("check", typed=csv_text(SHEET)) == (0, "2 rounds, and everything agrees.\n", "")


def test_every_cell_that_cannot_be_right_is_named(run: Run) -> None:
    text = (
        csv_text(SHEET)
        .replace("1,2,Ben,yes,1,no,45,,45,0", "1,2,Ben,,1,no,47,,40,1")
        .replace("2,3,Chloé,yes,2,yes,10,,30,2", "2,3,Chloé,yes,3,yes,10,,30,2")
    )
    status, out, _ = run("check", typed=text)
    assert status == 1
    assert out.splitlines() == [
        "Ben, round 1: Points are always a multiple of 5.",
        "Ben, round 1: The total is 47, not 40.",
        "Ben, round 1: The number of phases completed is 0, not 1.",
        "Round 1: Ben deals.",
        "Ben, round 2: The total is 47, not 45.",
        "Chloé, round 2: The phase is 2, not 3.",
        "6 things can hardly be right.",
    ]


def test_a_check_can_be_had_as_data(run: Run) -> None:
    status, out, _ = run("check", "--json", typed=csv_text(SHEET).replace(",45,,45,0", ",45,,50,0"))
    told = json.loads(out)
    assert status == 1
    assert told["findings"] == [
        {
            "column": "total",
            "number": 1,
            "player": 1,
            "stated": 50,
            "counted": 45,
            "sentence": "Ben, round 1: The total is 45, not 50.",
        }
    ]
    assert told["account"]["standings"][2] == {"phases": 2, "total": 30}


@pytest.mark.parametrize("typed", ["", "{", "nothing"])
def test_what_cannot_be_read_is_told_with_a_status_of_its_own(run: Run, typed: str) -> None:
    status, out, err = run("check", typed=typed)
    assert (status, out) == (2, "")
    assert err.endswith(".\n")
    assert run("check", "nowhere.json")[0] == 2
    assert run("check", "one.json", "two.json")[0] == 2
