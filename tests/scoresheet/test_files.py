"""Sheets from outside: the kept example of each version still opens, and what is no sheet is refused whole."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from tenphases.scoresheet.account import Reason
from tenphases.scoresheet.check import differences
from tenphases.scoresheet.document import FORMAT_VERSION, Sheet, history
from tenphases.scoresheet.reading import FaultCode, SheetFault, read_sheet, sheet_of, sheet_text
from tenphases.scoresheet.reckoning import account
from tenphases.scoresheet.table import Stated, csv_text, read_csv
from tenphases.variants import load
from tests.scoresheet.devices import device
from tests.scoresheet.writing import blank, doubted, played

FILES = Path(__file__).parent / "files"
"""An example of each version of the format. They are never changed: a game kept then must open for ever."""


def test_what_the_document_shows_can_be_read() -> None:
    text = (FILES.parents[2] / "docs" / "sheet.md").read_text(encoding="utf-8")
    sheet = read_sheet(text.split("```json\n")[1].split("```")[0])
    assert sheet.ruleset == load("finnish")
    assert sheet.names == ("Anna", "Benno")
    assert [each.total for each in account(sheet).standings] == [0, 45]
    table = read_csv(text.split("## CSV")[1].split("```\n")[1], ids)
    assert differences(table) == ()
    assert table.sheet.ruleset == load("finnish", ["short-5"])
    assert account(table.sheet).standings == account(sheet).standings


def ids() -> str:
    ids.number += 1  # type: ignore[attr-defined]
    return f"n{ids.number}"  # type: ignore[attr-defined]


ids.number = 0  # type: ignore[attr-defined]


def test_there_is_an_example_of_every_version() -> None:
    assert {path.stem for path in FILES.glob("*.json")} == {f"version-{at}" for at in range(1, FORMAT_VERSION + 1)}


@pytest.mark.parametrize("version", range(1, FORMAT_VERSION + 1))
def test_an_old_sheet_opens_as_it_was(version: int) -> None:
    sheet = read_sheet((FILES / f"version-{version}.json").read_text(encoding="utf-8"))
    found = account(sheet)
    assert sheet.names == ("Anna", "Ben", "Chloé")
    assert sheet.ruleset == load("finnish")
    assert [row.dealer for row in found.rounds] == [1, 2]
    assert [(each.phases, each.total) for each in found.standings] == [(2, 30), (1, 45), (1, 53)]
    assert found.ending is not None
    assert (found.ending.reason, found.ending.places) == (Reason.CLOSED, ((0,), (1,), (2,)))
    assert [entry.cell.points for entry in history(sheet, 0, 1)] == [47, 45]
    assert doubted(sheet) == [("two_writers", 2, 0)]


def document(**changed: Any) -> str:  # noqa: ANN401
    plain = json.loads(sheet_text(played(blank(2), "L0 45")))
    return json.dumps(plain | changed)


NO_SHEETS = [
    ("", FaultCode.UNREADABLE, ""),
    ("[" * 100_000, FaultCode.UNREADABLE, ""),
    ("{}", FaultCode.NOT_A_SHEET, ""),
    ("[]", FaultCode.NOT_A_SHEET, ""),
    (document(format="bridge"), FaultCode.NOT_A_SHEET, ""),
    (document(version=FORMAT_VERSION + 1), FaultCode.NEWER_FORMAT, ""),
    (document(version=0), FaultCode.DAMAGED, "version"),
    (document(version="1"), FaultCode.DAMAGED, "version"),
    (document(names=["Anna"]), FaultCode.DAMAGED, "names"),
    (document(names=["Anna"] * 7), FaultCode.DAMAGED, "names"),
    (document(names=["Anna", "x" * 81]), FaultCode.DAMAGED, "names[1]"),
    (document(dealer=2), FaultCode.DAMAGED, "dealer"),
    (document(colour="red"), FaultCode.DAMAGED, ""),
    (document(ruleset={"phases": []}), FaultCode.DAMAGED, "ruleset"),
    (document(ruleset={"phases": ["trick7"]}), FaultCode.DAMAGED, "ruleset"),
    (document(ruleset={"wilds": -1}), FaultCode.DAMAGED, "ruleset"),
    (document(ruleset={"hand_size": 10**9}), FaultCode.DAMAGED, "ruleset"),
    (document(ruleset={"end": "never"}), FaultCode.DAMAGED, "ruleset.end"),
    (document(changes=[{"id": "c", "rules": {"ruleset": {"phases": []}}}]), FaultCode.DAMAGED, "changes"),
    (
        document(entries=[{"id": "e", "round": 200, "player": 0, "cell": {}}]),
        FaultCode.DAMAGED,
        "entries[0].round",
    ),
    (document(entries=[{"id": "a b", "round": 0, "player": 0, "cell": {}}]), FaultCode.DAMAGED, "entries[0].id"),
    (
        document(entries=[{"id": "e", "round": 0, "player": 0, "cell": {"points": -5}}]),
        FaultCode.DAMAGED,
        "entries[0].cell.points",
    ),
]


@pytest.mark.parametrize(("text", "code", "where"), NO_SHEETS)
def test_what_is_no_sheet_is_refused_and_the_part_at_fault_named(text: str, code: FaultCode, where: str) -> None:
    with pytest.raises(SheetFault) as fault:
        read_sheet(text)
    assert (fault.value.code, fault.value.where) == (code, where)


def test_a_kept_sheet_says_every_switch_so_that_a_new_standard_does_not_change_it() -> None:
    assert set(json.loads(sheet_text(blank(2)))["ruleset"]) == set(json.loads(document())["ruleset"])
    assert len(json.loads(sheet_text(blank(2)))["ruleset"]) > 15


def test_a_table_states_what_follows_and_it_is_read_beside_the_sheet() -> None:
    sheet = played(blank(2, dealer=1), "L0 45", "5 L0")
    table = read_csv(csv_text(sheet), ids)
    assert table.stated[1, 0] == Stated(deals=True, phase=2, total=5, done=1)
    assert table.stated[0, 1] == Stated(deals=True, phase=1, total=45, done=0)
    assert account(table.sheet) == account(sheet)


def hand_made(*rows: str) -> Sheet:
    return read_csv("\n".join(rows), ids).sheet


def test_a_table_made_by_hand_needs_no_more_than_round_player_and_points() -> None:
    sheet = hand_made("Round;Player;Laid;Points", "1;Anna;yes;0", "1;Ben;no;45", "2;Ben;x;0", "2;Anna;;5")
    assert sheet.names == ("Anna", "Ben")
    assert sheet.ruleset == load("standard")
    assert [(each.phases, each.total) for each in account(sheet).standings] == [(1, 5), (1, 45)]


def test_a_table_can_name_its_rules_and_its_dealer() -> None:
    sheet = hand_made("rules,dutch,short-5", "dealer,Ben", "players,Anna,Ben", "round,seat,points", "1,2,45")
    assert sheet.ruleset == load("dutch", ["short-5"])
    assert sheet.dealer == 1
    assert account(sheet).standings[1].total == 45


def test_the_first_round_can_say_who_deals() -> None:
    assert hand_made("round,player,deals,points", "1,Anna,,5", "1,Ben,yes,0").dealer == 1


def test_a_name_that_a_spreadsheet_would_run_is_kept_a_name() -> None:
    sheet = read_csv(csv_text(played(blank(2), "L0 5")).replace("Anna", "'=1+1"), ids).sheet
    assert sheet.names[0] == "=1+1"
    assert ",'=1+1," in csv_text(sheet)


def test_a_table_is_read_where_empty_fields_at_the_ends_of_rows_were_left_out_or_added() -> None:
    sheet = hand_made("round,player,points,low,sure,,", "1,Anna,5", "1,Ben,0,,", "2,Anna,5,1,yes,,,,")
    assert [(each.phases, each.total) for each in account(sheet).standings] == [(0, 10), (0, 0)]


def test_excels_own_first_line_is_passed_over() -> None:
    assert account(hand_made("sep=;", "round;player;points", "1;Anna;5", "1;Ben;0")).standings[0].total == 5


NO_TABLES = [
    (("name,points", "Anna,5"), FaultCode.NOT_A_SHEET, ""),
    (("round,player,points", '1,"Anna"x,5'), FaultCode.UNREADABLE, ""),
    (("round,player,points", "1,Anna,5"), FaultCode.DAMAGED, "players"),
    (("round,player,points", "1,Anna,5", "1,Ben,4.5"), FaultCode.DAMAGED, "3: points"),
    (("round,player,points", "1,Anna,5", "1,Ben,-5"), FaultCode.DAMAGED, "3: points"),
    (("round,player,points", "1,Anna,5", "1,Ben,10001"), FaultCode.DAMAGED, "3: points"),
    (("round,player,points", "1,Anna,5", ",Ben,5"), FaultCode.DAMAGED, "3: round"),
    (("round,player,points", "1,Anna,5", "201,Ben,5"), FaultCode.DAMAGED, "3: round"),
    (("round,player,points", "1,Anna,5", "1,Ben,5", "1,Anna,10"), FaultCode.DAMAGED, "4: player"),
    (("players,Anna,Ben", "round,player,points", "1,Carl,5"), FaultCode.DAMAGED, "3: player"),
    (("players,Anna,Ben", "round,seat,points", "1,3,5"), FaultCode.DAMAGED, "3: player"),
    (("dealer,3", "round,player,points", "1,Anna,5", "1,Ben,5"), FaultCode.DAMAGED, "dealer"),
    (("rules,bridge", "round,player,points", "1,Anna,5", "1,Ben,5"), FaultCode.DAMAGED, "rules"),
    (("round,player,points", "1,Anna,5", "1,Ben"), FaultCode.UNEVEN_ROW, "3"),
    (("round,player,points,total", "1,Anna,5,5", "1,Ben,5"), FaultCode.UNEVEN_ROW, "3"),
    (("round,player,points,low,high,", "1,Anna,5,1", "1,Ben,5"), FaultCode.UNEVEN_ROW, "2"),
    (("", "round,player,points", "", "1,Anna,5", "1,Ben,5,x"), FaultCode.UNEVEN_ROW, "5"),
]


@pytest.mark.parametrize(("rows", "code", "where"), NO_TABLES)
def test_what_cannot_be_in_a_table_is_named_with_its_row(rows: tuple[str, ...], code: FaultCode, where: str) -> None:
    with pytest.raises(SheetFault) as fault:
        hand_made(*rows)
    assert (fault.value.code, fault.value.where) == (code, where)


async def test_the_page_refuses_the_same_and_names_the_same_rows(tmp_path: Path) -> None:
    async with device(tmp_path / "phone.json") as phone:
        for text, code, _ in NO_SHEETS:
            assert await phone.ask("read", text=text) == {"code": code.value, "where": ANY}, text
        for rows, code, where in NO_TABLES:
            told = await phone.ask("table", text="\n".join(rows), ruleset=None if where == "rules" else {})
            # The page checks the cells only once the table is read.
            row = ANY if where in {"3: points", "3: round", "players"} else where
            assert told == {"code": code.value, "where": row}, rows


async def test_the_page_reads_tables_made_by_hand_as_well(tmp_path: Path) -> None:
    rows = ("Round;Player;Laid;Points", "1;Anna;yes;0", "1;Ben;no;45", "2;Ben;x;0", "2;Anna;;5")
    async with device(tmp_path / "phone.json") as phone:
        told = await phone.ask("table", text="\n".join(rows), ruleset={})
        assert account(sheet_of(told)) == account(hand_made(*rows))
