"""A store in trouble: a full disk, servers in each other's way, a database that is gone for a while."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, BrokenBarrierError

import pytest
from sqlalchemy import Connection, text, update
from sqlalchemy.exc import DBAPIError

from tenphases.rules.moves import CHANCE
from tenphases.store.posted import beside
from tenphases.store.schema import GAMES
from tenphases.store.sheets import KeptSheet
from tenphases.store.sql import SqlStore, open_database, open_sqlite
from tenphases.table.entries import Entry, Who
from tenphases.table.tidings import Spoke, Tiding
from tests.store.test_store import entry, opened_store, soon, writer_held_up


async def test_nobody_is_told_that_something_is_kept_which_a_full_disk_has_undone(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "games.sqlite3")
    await store.append("g", [entry(0)])
    await store._write(lambda connection: set_room(connection, 1))  # no more than there is
    async with writer_held_up(store):  # SQLite undoes all that waited together, and not what found no room alone
        together = await soon(
            store.append("g", [entry(1)]), store.note("g", "hand.0", "x" * 100_000), store.append("h", [entry(0)])
        )
    results = await asyncio.gather(*together, return_exceptions=True)
    kept = [len(await store.read("g")) == 2, bool(await store.notes("g")), bool(await store.read("h"))]
    assert [result is None for result in results] == kept == [False] * 3
    assert all(isinstance(result, DBAPIError) for result in results)
    await store._write(lambda connection: set_room(connection, 1_000_000))
    await store.append("g", [entry(1)])
    assert len(await store.read("g")) == 2
    await store.close()


def set_room(connection: Connection, pages: int) -> None:
    """Have the file grow no further, or as far as it may."""
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_two_servers_that_wait_for_each_other_both_get_what_they_want(postgres: Callable[[], str]) -> None:
    address = postgres() + "&options=-c%20deadlock_timeout%3D20ms"
    stores = [open_database(address), open_database(address)]
    for game in ("g", "h"):
        await stores[0].append(game, [entry(0)])
    both_have_one = Barrier(2, timeout=20)

    def crossing(first: str, second: str) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            played = update(GAMES).values(played=GAMES.c.played + 1)
            connection.execute(played.where(GAMES.c.game == first))
            try:
                both_have_one.wait()
            except BrokenBarrierError:
                pass  # the second time there is nobody to wait for
            else:
                both_have_one.abort()
            connection.execute(played.where(GAMES.c.game == second))

        return job

    await asyncio.gather(stores[0]._write(crossing("g", "h")), stores[1]._write(crossing("h", "g")))
    with stores[0]._engine.connect() as connection:
        assert connection.execute(text("SELECT DISTINCT played FROM games")).scalars().all() == [1002]
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.parametrize("kind", ["memory", "sqlite", "postgres"])
async def test_a_game_that_was_played_again_is_not_forgotten(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    store = opened_store(kind, request, tmp_path)
    await store.append("g", [Entry(0, 100, Who.TABLE, CHANCE, entry(0).what)])
    assert await store.stale(1000, 9) == ("g",)
    await store.append("g", [entry(1)])  # another server is quicker than the one that clears out
    await store.forget("g", 1000)
    assert len(await store.read("g")) == 2
    await store.forget("g", 2000)
    assert await store.read("g") == ()
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_sheet_that_was_written_on_again_is_not_forgotten(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    store = opened_store(kind, request, tmp_path)
    assert isinstance(store, SqlStore)
    sheets = store.sheets()
    await sheets.begin("s", KeptSheet("key", "above", {"e:0": "nought"}), 100)
    await sheets.add("s", {"e:1": "one"}, 1001)
    assert await sheets.gone_on({"s": 1, "t": 0}) == ("s",)
    assert await sheets.gone_on({"s": 2}) == await sheets.gone_on({}) == ()
    await sheets.forget("s", 1000)
    assert await sheets.read("s") is not None
    await sheets.forget("s", 2000)
    assert await sheets.read("s") is None
    await store.close()


async def test_what_is_told_through_a_file_is_its_owners_alone_and_no_copy_of_the_games_has_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    told, loop = asyncio.Queue[Tiding](), asyncio.get_running_loop()

    def hear(_server: str, tiding: Tiding) -> None:
        if isinstance(tiding, Spoke):
            loop.call_soon_threadsafe(told.put_nowait, tiding)

    here, there = open_sqlite(path), open_sqlite(path)
    assert not beside(path).exists(), "who shares with nobody tells nobody"
    there.hear(hear)
    here.hear(lambda _server, _tiding: None)
    while told.empty():  # what was said before anybody listened is lost
        here.tell(Spoke("g", "Anna", "id", "good evening"))
        await asyncio.sleep(0.02)
    assert (await told.get()).message == "good evening"  # type: ignore[union-attr]
    assert stat.S_IMODE(beside(path).stat().st_mode) == 0o600
    await asyncio.gather(here.close(), there.close())
    assert b"good evening" not in path.read_bytes()


async def test_slips_that_everyone_has_read_are_cleared_away(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = open_sqlite(path)
    store.hear(lambda _server, _tiding: None)
    await store.close()  # has told that it hears
    slips = sqlite3.connect(beside(path))
    slips.execute("INSERT INTO slips (at, told) VALUES (0, 'long ago'), (1e12, 'by a clock that went wrong')")
    slips.commit()
    store = open_sqlite(path)
    store.hear(lambda _server, _tiding: None)
    store.tell(Spoke("g", "Anna", "id", "good evening"))
    await store.close()
    texts = [told for (told,) in slips.execute("SELECT told FROM slips")]
    slips.close()
    assert not {"long ago", "by a clock that went wrong"} & set(texts)
    assert any("good evening" in told for told in texts)
