"""The store: what it promises, in memory and in SQLite alike, and what only a file can show."""

import asyncio
import contextlib
import multiprocessing
import sqlite3
import stat
import threading
import time
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from tenphases.rules.events import GameStarted, TurnBegan
from tenphases.rules.moves import CHANCE, Draw, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.store.memory import MemoryStore
from tenphases.store.schema import SCHEMA_VERSION, StoreTooNew
from tenphases.store.sql import SqlStore, open_database, open_sqlite
from tenphases.table.entries import Entry, MadeReady, Moved, Opened, SeatRecord, Who
from tenphases.table.ports import Conflict, EventStore


def entry(seq: int, mark: int = 0) -> Entry:
    if seq == 0:
        started = GameStarted(Ruleset(), 2, Seat(0))
        return Entry(0, 1000, Who.TABLE, CHANCE, Opened(started, (SeatRecord("A"), SeatRecord("B"))))
    return Entry(seq, 1000 + seq, Who.PLAYER, Seat(0), Moved(Draw(), (TurnBegan(Seat(1)),)), str(mark))


@contextlib.asynccontextmanager
async def writer_held_up(store: SqlStore) -> AsyncIterator[None]:
    """While in here, the writer is busy with one commit; what is asked for meanwhile waits."""
    running, gate = threading.Event(), threading.Event()

    def job(_: Connection) -> None:
        running.set()
        assert gate.wait(10)

    held = store._writer.write(job)
    assert await asyncio.to_thread(running.wait, 10)
    yield
    gate.set()
    await asyncio.wrap_future(held)


async def soon(*tasks: Coroutine[None, None, None]) -> list[asyncio.Task[None]]:
    """Start tasks and let each come as far as its first wait."""
    started = [asyncio.create_task(task) for task in tasks]
    await asyncio.sleep(0)
    return started


def opened_store(kind: str, request: pytest.FixtureRequest, folder: Path) -> EventStore:
    if kind == "memory":
        return MemoryStore()
    return (
        open_sqlite(folder / "games.sqlite3")
        if kind == "sqlite"
        else open_database(request.getfixturevalue("postgres")())
    )


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[EventStore]:
    opened = opened_store(request.param, request, tmp_path)
    yield opened
    await opened.close()


async def test_what_was_appended_is_read_in_order(store: EventStore) -> None:
    await store.append("g", [entry(0)])
    await store.append("g", [entry(1), entry(2)])
    await store.append("h", [entry(0)])
    assert await store.read("g") == (entry(0), entry(1), entry(2))
    assert await store.read("g", 0) == (entry(1), entry(2))
    assert await store.read("g", 2) == await store.read("nowhere") == ()


@pytest.mark.parametrize("seqs", [[0], [1], [3], [4, 5], [2, 3, 3], [2, 4], [3, 2]])
async def test_only_the_next_numbers_are_kept_and_else_nothing_is(store: EventStore, seqs: list[int]) -> None:
    await store.append("g", [entry(0), entry(1)])
    with pytest.raises(Conflict):
        await store.append("g", [entry(seq, mark=9) for seq in seqs])
    assert await store.read("g") == (entry(0), entry(1))


async def test_a_game_begins_with_its_first_entry(store: EventStore) -> None:
    with pytest.raises(Conflict):
        await store.append("g", [entry(1)])
    assert await store.unfinished(10) == ()


async def test_nothing_appended_is_nothing_kept(store: EventStore) -> None:
    await store.append("g", [])
    assert await store.unfinished(10) == ()


async def test_unfinished_games_come_with_the_last_played_first(store: EventStore) -> None:
    for at, game in enumerate("abc"):
        await store.append(game, [Entry(0, at, Who.TABLE, CHANCE, entry(0).what)])
    await store.append("a", [entry(1)])
    await store.append("b", [entry(1)], over=True)
    assert await store.unfinished(10) == ("a", "c")
    assert await store.unfinished(1) == ("a",)


async def test_a_game_that_is_over_stays_over_when_it_is_added_to(store: EventStore) -> None:
    await store.append("a", [entry(0), entry(1)], over=True)
    await store.append("a", [entry(2)])
    assert await store.unfinished(10) == ()


async def test_games_are_found_by_how_their_address_begins_unless_they_are_over(store: EventStore) -> None:
    for at, game in enumerate(("abcde1", "abcde2", "abcde3", "abcd", "abcdf", "xabcde", "ABCDE")):
        await store.append(game, [Entry(0, at, Who.TABLE, CHANCE, entry(0).what)])
    await store.append("abcde1", [entry(1)])
    await store.append("abcde3", [entry(1)], over=True)
    found = [game for game in await store.starting("abcde", 9) if game != "ABCDE"]
    assert found == ["abcde1", "abcde2"]
    assert await store.starting("abcde1", 1) == ("abcde1",)
    assert await store.starting("zzzzz", 9) == ()
    assert await store.starting("%", 9) == await store.starting("_____", 9) == ()


async def test_games_that_nobody_has_gone_on_with_are_told_and_forgotten_for_good(store: EventStore) -> None:
    for at, game in enumerate("abc"):
        await store.append(game, [Entry(0, 100 * at, Who.TABLE, CHANCE, entry(0).what)])
        await store.note(game, "hand.0", "kept")
    await store.append("a", [entry(1)])
    await store.append("b", [Entry(1, 150, Who.TABLE, CHANCE, MadeReady())], over=True)
    assert await store.stale(1000, 9) == ("c",)
    assert await store.stale(200, 9) == ()
    assert len(await store.stale(10_000, 1)) == 1
    await store.forget("c")
    await store.forget("nowhere")
    assert await store.read("c") == ()
    assert await store.notes("c") == {}
    assert await store.stale(1000, 9) == ()
    assert await store.read("b") != ()
    await store.append("c", [entry(0)])
    assert await store.read("c") == (entry(0),)


async def test_a_note_replaces_the_one_under_its_key(store: EventStore) -> None:
    await store.append("g", [entry(0)])
    assert await store.notes("g") == {}
    await store.note("g", "hand.0", "first")
    await store.note("g", "hand.1", "other")
    await store.note("g", "hand.0", "second")
    assert await store.notes("g") == {"hand.0": "second", "hand.1": "other"}


async def test_of_many_writers_at_one_place_exactly_one_gets_it(store: EventStore) -> None:
    await store.append("g", [entry(0)])
    tried = await asyncio.gather(*(store.append("g", [entry(1, mark)]) for mark in range(50)), return_exceptions=True)
    assert sum(outcome is None for outcome in tried) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in tried) == 49
    assert len(await store.read("g")) == 2


async def test_many_games_at_once_lose_nothing(store: EventStore) -> None:
    async def play(game: str) -> None:
        for seq in range(20):
            await store.append(game, [entry(seq)])

    games = [f"g{number}" for number in range(40)]
    await asyncio.gather(*map(play, games))
    for game in games:
        assert [kept.seq for kept in await store.read(game)] == list(range(20))


async def test_a_reopened_file_holds_what_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "games.sqlite3"
    first = open_sqlite(path)
    await first.append("g", [entry(0), entry(1)])
    await first.note("g", "hand.0", "x")
    await first.close()
    second = open_database(f"sqlite:///{path}")
    assert await second.read("g") == (entry(0), entry(1))
    assert await second.notes("g") == {"hand.0": "x"}
    await second.close()


async def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "games" / "games.sqlite3"
    store = open_sqlite(path)
    await store.append("g", [entry(0)])
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    await store.close()


async def test_entries_are_synced_to_the_disk_before_they_count(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "games.sqlite3")
    with store._engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    await store.close()


async def test_waiting_entries_share_a_commit(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "games.sqlite3")
    commits = 0

    def count(_: Connection) -> None:
        nonlocal commits
        commits += 1

    event.listen(store._engine, "commit", count)
    async with writer_held_up(store):
        tasks = await soon(*(store.append(f"g{number}", [entry(0)]) for number in range(100)))
    await asyncio.gather(*tasks)
    assert commits == 2
    await store.close()


async def test_a_job_that_fails_undoes_itself_alone(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "games.sqlite3")
    async with writer_held_up(store):
        good = await soon(store.append("a", [entry(0)]), store.append("b", [entry(0)]))
        bad = await soon(store.append("b", [entry(0), entry(1)]))
        last = await soon(store.append("c", [entry(0)]))
    await asyncio.gather(*good, *last)
    with pytest.raises(Conflict):
        await bad[0]
    assert [len(await store.read(game)) for game in "abc"] == [1, 1, 1]
    await store.close()


async def test_one_who_no_longer_waits_does_not_stop_the_writer(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "games.sqlite3")
    async with writer_held_up(store):
        gone = await soon(store.append("a", [entry(0)]))
        gone[0].cancel()
        await asyncio.sleep(0)
    await store.append("b", [entry(0)])
    assert (len(await store.read("a")), len(await store.read("b"))) == (0, 1)
    await store.close()


async def test_closing_writes_what_is_waiting_and_then_takes_no_more(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = open_sqlite(path)
    tasks = [asyncio.create_task(store.append(f"g{number}", [entry(0)])) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(RuntimeError):
        await store.append("late", [entry(0)])
    again = open_sqlite(path)
    assert len(await again.unfinished(100)) == 20
    await again.close()


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    asyncio.run(open_sqlite(path).close())
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE tenphases SET version = ?", (SCHEMA_VERSION + 1,))
    raw.close()
    with pytest.raises(StoreTooNew) as caught:
        open_sqlite(path)
    assert caught.value.version == SCHEMA_VERSION + 1


def _append_in_a_process(address: str, mark: int, games: int) -> None:
    asyncio.run(_fight(open_database(address), mark, games))


async def _fight(store: SqlStore, mark: int, games: int) -> None:
    """Append to every game in turn at whatever place is free, as a server does that shares them with others."""
    for game in range(games):
        while True:
            log = await store.read(f"g{game}")
            if len(log) >= 20:
                break
            try:
                await store.append(f"g{game}", [entry(len(log), mark)])
            except Conflict:
                continue
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_three_processes_on_one_database_leave_no_gap_and_no_lock_error(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    games = 4
    address = f"sqlite:///{tmp_path / 'games.sqlite3'}" if kind == "sqlite" else request.getfixturevalue("postgres")()
    asyncio.run(open_database(address).close())
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=_append_in_a_process, args=(address, mark, games)) for mark in range(3)]
    started = time.monotonic()
    for process in processes:
        process.start()
    for process in processes:
        process.join(60 - (time.monotonic() - started))
    assert [process.exitcode for process in processes] == [0, 0, 0]
    asyncio.run(_check(open_database(address), games))


async def _check(store: SqlStore, games: int) -> None:
    for game in range(games):
        assert [kept.seq for kept in await store.read(f"g{game}")] == list(range(20))
    await store.close()
