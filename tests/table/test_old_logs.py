"""Logs of games that were kept by earlier versions still load, and tell the same game (L26)."""

from pathlib import Path

import pytest

from tenphases.dice.checking import check_record as check_dice
from tenphases.dice.notation import Record as DiceRecord
from tenphases.rules.notation.replay import check_record
from tenphases.server.record import any_record_of, record_of
from tenphases.server.replay import replay_of
from tenphases.table.entries import Changed, Entry, Opened, Sealed, Who, decode
from tenphases.table.table import Table
from tenphases.table.terms import Setting, Terms
from tests.table.sitting import NAMES, secret

FOLDER = Path(__file__).parent / "logs"
LOGS = [FOLDER / f"{name}.jsonl" for name in ("before-gathering", "standard-switches-left-out")]


def read(file: Path) -> list[Entry]:
    return [decode(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_every_log_is_tried() -> None:
    assert set(FOLDER.iterdir()) == {*LOGS, FOLDER / "gathering.jsonl", FOLDER / "dice.jsonl"}


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_log_of_an_earlier_version_tells_the_same_game(file: Path) -> None:
    log = read(file)
    table = Table.load("old", log)
    state = table.state
    assert table.over
    assert [record.name for record in table.seats] == list(NAMES[:3])
    assert (table.seat_of(secret(0)), table.seat_of(secret(1)), table.seat_of(secret(2))) == (0, None, 2)
    assert state.places == ((1,), (0,), (2,))
    assert [line.totals for line in state.sheet] == [(5, 0, 5), (15, 0, 70), (30, 5, 70)]
    assert [player.done.bit_count() for player in state.players] == [3, 3, 2]
    assert (state.ruleset.points.skip, state.ruleset.hand_size, state.ruleset.take_skip) == (20, 7, False)
    assert table.setting == Setting()
    assert check_record(record_of(log)).discrepancies == ()
    assert isinstance(log[0].what, Opened)


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_game_of_an_earlier_version_goes_on_from_any_moment(file: Path) -> None:
    log = read(file)
    for length in range(1, len(log)):
        table = Table.load("old", log[:length])
        assert not table.over
        assert table.active() == (0, 2)
        for entry in log[length:]:
            table.apply(entry)
        assert table.over


def test_a_log_of_people_who_gathered_and_came_and_went_tells_the_same_game() -> None:
    log = read(FOLDER / "gathering.jsonl")
    table = Table.load("gathering", log)
    assert table.over
    assert [record.name for record in table.seats] == [*NAMES[:3], "Bot 3"]
    assert [table.seat_of(secret(who)) for who in range(4)] == [0, 1, 2, None]
    assert table.state.places == ((3,), (2,), (1,), (0,))
    assert [line.totals for line in table.state.sheet] == [(15, 0, 20, 5), (65, 45, 30, 5)]
    assert table.setting.terms == Terms("Saturday", timer=30, stand_in_after=60)
    assert table.setting.rules.preset == "finnish"
    assert {entry.who for entry in log} == set(Who)
    assert {"joined", "reseated", "removed", "rules", "started", "left", "stood_in", "came_back", "terms"} == {
        entry.what.change.value for entry in log if isinstance(entry.what, Changed)
    }
    assert check_record(record_of(log)).discrepancies == ()
    assert replay_of("gathering", log).steps


def test_a_log_of_a_game_of_dice_tells_the_same_game() -> None:
    log = read(FOLDER / "dice.jsonl")
    table = Table.load("dice", log)
    assert table.over
    assert table.position.places == ((0,), (1,))
    assert (table.position.account().totals, table.position.account().done) == ((414, 254), (10, 7))
    record = any_record_of(log)
    assert isinstance(record, DiceRecord)
    assert check_dice(record).faults == ()
    assert len(record.seals) == sum(isinstance(entry.what, Sealed) for entry in log) > 30
    assert replay_of("dice", log).steps
