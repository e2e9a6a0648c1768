"""Logs of games that were kept by earlier versions still load, and tell the same game (L26)."""

from pathlib import Path

import pytest

from tenphases.rules.notation.replay import check_record
from tenphases.server.record import record_of
from tenphases.table.entries import Opened, decode
from tenphases.table.table import Table
from tenphases.table.terms import Setting
from tests.table.sitting import NAMES, secret

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))


def test_there_are_logs_of_earlier_versions() -> None:
    assert [log.stem for log in LOGS] == ["before-gathering", "standard-switches-left-out"]


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_log_of_an_earlier_version_tells_the_same_game(file: Path) -> None:
    log = [decode(line) for line in file.read_text(encoding="utf-8").splitlines()]
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
    log = [decode(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for length in range(1, len(log)):
        table = Table.load("old", log[:length])
        assert not table.over
        assert table.active() == (0, 2)
        for entry in log[length:]:
            table.apply(entry)
        assert table.over
