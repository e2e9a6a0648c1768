"""One table on several servers that share a database: whoever plays through one is seen at once through the other."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url

from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store import tidings
from tenphases.store.posted import Posted
from tenphases.store.sql import SqlStore, open_database, open_sqlite
from tenphases.table.keeper import House
from tenphases.table.tidings import GoneOn, Tiding
from tests.server.companies import AT_ONCE, SHORT
from tests.server.conftest import Page, one_action, serving
from tests.store.test_store import entry

NEVER = 3600.0


def sharing(address: str, follow_seconds: float) -> Settings:
    store = open_database(address)
    house, limits = House(store, pace=AT_ONCE), Limits(messages=Allowance(1e9, 1e9))
    return Settings(house, limits, sheets=store.sheets(), follow_seconds=follow_seconds)


def shared_by_all(page: Page) -> object:
    update = page.update
    return update["seq"], update["view"]["sheet"], [player["cards"] for player in update["view"]["players"]]


@pytest.mark.parametrize("kind", ["by asking", "by notices"])
async def test_people_play_together_through_two_servers(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "by asking":
        address, every = f"sqlite:///{tmp_path / 'games.sqlite3'}", 0.02
    else:
        address, every = request.getfixturevalue("postgres")(), NEVER
    rng = random.Random(1)
    async with serving(sharing(address, every)) as here, serving(sharing(address, every)) as there:
        opened = await here.gather("host", "open", "steady", name="Anna", switches=SHORT)
        joined = await there.join(opened["table"], "Bert")
        async with (
            here.page(opened["table"], secret=opened["secret"]) as anna,
            there.page(opened["table"], secret=joined["secret"]) as bert,
        ):
            await anna.until(lambda update: update["seats"][1]["name"] == "Bert")
            assert (await anna.ask("Start", fill="steady"))["type"] == "Accepted"
            for page, other in ((anna, bert), (bert, anna)):
                await page.until(lambda update: bool(update["view"]["hand"]))
                await other.caught_up(page)
            for _ in range(30):
                await anna.caught_up(bert)
                await bert.caught_up(anna)
                view = anna.update["view"]
                mover = {0: anna, 1: bert}.get(view["turn"])
                if view["stage"] == "deal":
                    for each in (anna, bert):
                        await each.ask("NextRound")
                    await anna.until(lambda update: update["view"]["stage"] != "deal")
                elif mover is None:
                    await anna.hear()
                elif mover.update["view"]["options"] and mover.update["seq"] == anna.update["seq"]:
                    assert (await one_action(mover, mover.update["view"], rng))["type"] == "Accepted"
            await anna.caught_up(bert)
            await bert.caught_up(anna)
            assert shared_by_all(anna) == shared_by_all(bert)


async def test_notices_come_again_after_the_lines_to_the_database_were_cut(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidings, "_AGAIN_SECONDS", 0.02)
    address, heard = postgres(), asyncio.Queue[tuple[str, int]]()
    loop = asyncio.get_running_loop()
    here, there = open_database(address), open_database(address)

    def hear(_server: str, tiding: Tiding) -> None:
        if isinstance(tiding, GoneOn):
            loop.call_soon_threadsafe(heard.put_nowait, (tiding.game, tiding.seq))

    there.hear(hear)
    here.hear(lambda _server, _tiding: None)
    try:
        for number in range(2):
            game = f"game{number}"
            await here.append(game, [entry(0)])
            while True:  # a notice that came while nobody listened is lost
                await here.append(game, [entry(await last(here, game) + 1)])
                with contextlib.suppress(TimeoutError):
                    found, seq = await asyncio.wait_for(heard.get(), 0.1)
                    if found == game:
                        assert seq <= await last(here, game)
                        break
            with here._engine.connect() as connection:
                kept = connection.exec_driver_sql("SHOW synchronous_commit").scalar()
                assert kept == "on", "moves outlive the machine, notices need not"
            assert cut_lines(address) >= 1
    finally:
        await asyncio.gather(here.close(), there.close())


async def last(store: SqlStore, game: str) -> int:
    return (await store.read(game))[-1].seq


async def test_servers_may_start_at_the_same_time_on_an_empty_database(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    for address in (postgres(), f"sqlite:///{tmp_path / 'games.sqlite3'}"):
        stores = await asyncio.gather(*(asyncio.to_thread(open_database, address) for _ in range(4)))
        await stores[0].append("g", [entry(0)])
        assert [await store.unfinished(1) for store in stores] == [("g",)] * 4
        await asyncio.gather(*(store.close() for store in stores))


def open_store(path: Path) -> None:
    asyncio.run(open_sqlite(path).close())


def send_a_slip(path: Path) -> None:
    slips = Posted(path)
    slips.send(["told"])
    slips.done()


@pytest.mark.parametrize("use", [open_store, send_a_slip])
def test_a_file_may_be_opened_while_another_server_makes_it(tmp_path: Path, use: Callable[[Path], None]) -> None:
    path = tmp_path / "file.sqlite3"
    making = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    making.execute("BEGIN IMMEDIATE")
    with contextlib.closing(making), ThreadPoolExecutor() as threads:
        opening = threads.submit(use, path)
        with pytest.raises(TimeoutError):
            opening.result(0.2)  # it neither fails nor goes on
        making.execute("COMMIT")
        opening.result()


def cut_lines(address: str) -> int:
    """End every connection that tells or hears, and return how many."""
    engine = create_engine(make_url(address).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        cut = connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database() AND query ~ 'LISTEN|pg_notify'"
        ).rowcount
    engine.dispose()
    return cut
