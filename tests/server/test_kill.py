"""The real program, killed with -9 in the middle of a game and started again: nothing that was answered is lost."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tenphases.server.network import listen
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House
from tests.server.conftest import Data, Page, Site, one_action, one_roll

PROGRAM = """
import sys
from pathlib import Path
from tenphases.server.app import create_app
from tenphases.server.launch import run
from tenphases.server.network import listen
from tenphases.server.settings import Settings
from tenphases.store.sql import open_sqlite
from tenphases.table.keeper import House, Pace
house = House(open_sqlite(Path(sys.argv[1])), pace=Pace(0.001, 0.004))
run(create_app(Settings(house)), listen("127.0.0.1", int(sys.argv[2])), lambda: print("ready", flush=True))
"""


@asynccontextmanager
async def program(file: Path, port: int) -> AsyncIterator[tuple[Site, asyncio.subprocess.Process]]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(file), str(port), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await asyncio.wait_for(process.stdout.readline(), 20) == b"ready\n"
    site = Site(port, Settings(House(MemoryStore())))
    try:
        yield site, process
    finally:
        await site.http.aclose()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def free_port() -> int:
    with listen("127.0.0.1", 0) as found:
        port: int = found.getsockname()[1]
        return port


async def play(page: Page, rng: random.Random, answered: list[Data]) -> None:
    """Play on until the line is lost, noting each command that was answered with yes."""
    while True:
        view = page.update["view"]
        if view["stage"] == "over":
            return
        if view["stage"] == "deal":
            if not page.update["seats"][0]["ready"]:
                answered.append(await page.ask("NextRound"))
            else:
                await page.hear()
        elif view["turn"] != 0 or not view["options"]:
            await page.hear()
        elif view["type"] == "DiceView":
            answered.append(await one_roll(page, view, rng))
        else:
            answered.append(await one_action(page, view, rng))
        if answered and answered[-1]["type"] != "Accepted":
            answered.pop()


CARDS: Data = {"bots": ["steady", "beginner"], "switches": {"phases": ["set2 + set2", "run4", "set3"] * 3}}


@pytest.mark.parametrize(("round_", "game"), [(0, CARDS), (1, CARDS), (0, {"bots": [], "game": "dice"})])
async def test_nothing_that_was_answered_is_lost_when_the_program_is_killed(
    tmp_path: Path, seed: int, round_: int, game: Data
) -> None:
    rng = random.Random(seed + round_)
    file, port = tmp_path / "games.sqlite3", free_port()
    answered: list[Data] = []
    last: Data = {}
    opened: Data = {}
    for life in range(4):
        async with program(file, port) as (site, process):
            if not opened:
                opened = await site.open(**game)
            async with site.page(opened["table"], hello=False) as page:
                await page.hello(opened["secret"])
                if last:
                    check_return(page.update, last, answered)
                playing = asyncio.create_task(play(page, rng, answered))
                await asyncio.sleep(0.1 + rng.random() * 0.4)
                process.send_signal(signal.SIGKILL)
                with contextlib.suppress(ConnectionClosed):
                    await playing
                last = page.update
        assert life or answered
    with sqlite3.connect(file) as raw:
        numbers = [seq for (seq,) in raw.execute("SELECT seq FROM entries ORDER BY seq")]
    raw.close()
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > answered[-1]["seq"]


def check_return(now: Data, before: Data, answered: list[Data]) -> None:
    """Check a table as it is after the restart against the last that was heard of it."""
    assert now["seq"] >= max(before["seq"], answered[-1]["seq"])
    if now["seq"] == before["seq"]:
        assert now["view"] == before["view"]
    rounds = [max((seal["round"] for seal in update["shuffles"]), default=0) for update in (before, now)]
    assert rounds[0] <= rounds[1]
    seals = {seal["round"]: seal["commitment"] for seal in before["shuffles"]}
    for seal in now["shuffles"]:
        if rounds[0] == rounds[1] == seal["round"]:
            assert seal["commitment"] == seals[seal["round"]]
            break
    assert [seat["name"] for seat in now["seats"]] == [seat["name"] for seat in before["seats"]]


async def test_a_hand_and_a_half_built_phase_are_as_they_were_left(tmp_path: Path) -> None:
    file, port = tmp_path / "games.sqlite3", free_port()
    async with program(file, port) as (site, process):
        opened = await site.open("steady")
        async with site.page(opened["table"], secret=opened["secret"]) as page:
            await page.until(lambda update: update["view"]["turn"] == 0 and update["view"]["stage"] == "draw")
            hand = page.update["view"]["hand"]
            await page.ask("Arrange", cards=hand[::-1], building=[hand[3:5], [hand[7]]])
            await page.act("Draw")
            before = page.update
            process.send_signal(signal.SIGKILL)
            await process.wait()
    async with program(file, port) as (site, _), site.page(opened["table"], secret=opened["secret"]) as page:
        assert page.update["arrangement"] == before["arrangement"]
        assert page.update["arrangement"][:10] == hand[::-1]
        assert page.update["building"] == [hand[3:5], [hand[7]]]
        assert page.update["view"] == before["view"]


async def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    file, port = tmp_path / "games.sqlite3", free_port()
    async with program(file, port) as (site, process):
        opened = await site.open("steady", "steady", "steady", "steady", "steady")
        async with site.page(opened["table"], secret=opened["secret"]) as page:
            await page.until(lambda update: update["view"]["turn"] == 0 and update["view"]["stage"] == "draw")
            await page.act("Draw")
            card = next(card for card in page.update["view"]["hand"] if card != "S")
            await page.act("Discard", card=card)
            process.send_signal(signal.SIGKILL)
            await process.wait()
    before = entries(file)
    async with program(file, port) as (_, process):
        for _ in range(500):
            if entries(file) > before:
                break
            await asyncio.sleep(0.01)
        assert entries(file) > before


def entries(file: Path) -> int:
    raw = sqlite3.connect(file)
    try:
        count: int = raw.execute("SELECT count(*) FROM entries").fetchone()[0]
        return count
    finally:
        raw.close()


async def test_told_to_stop_the_program_ends_at_once_with_pages_open(tmp_path: Path) -> None:
    async with program(tmp_path / "games.sqlite3", free_port()) as (site, process):
        opened = await site.open("steady")
        async with site.page(opened["table"]) as page, site.page(opened["table"], secret=opened["secret"]):
            started = time.monotonic()
            os.kill(process.pid, signal.SIGINT)
            assert await page.closed() == 1012
            assert await asyncio.wait_for(process.wait(), 10) == 0
            assert time.monotonic() - started < 2.5


async def test_people_who_gather_and_play_find_everything_as_it_was_after_the_program_was_killed(
    tmp_path: Path, seed: int
) -> None:
    file, port = tmp_path / "games.sqlite3", free_port()
    async with program(file, port) as (site, process):
        opened = await site.gather("host", "open", "steady", terms={"title": "Friday", "timer": 600})
        ben = await site.join(opened["table"], "Ben")
        process.send_signal(signal.SIGKILL)
    async with program(file, port) as (site, process):
        assert (await site.http.get(f"/api/codes/{opened['code']}")).json() == {"table": opened["table"]}
        async with site.page(opened["table"], secret=ben["secret"]) as page:
            assert [seat["name"] for seat in page.update["seats"]][:2] == ["Anna", "Ben"]
            assert page.update["seats"][0]["gone"] >= 0
            assert page.update["table"]["terms"]["title"] == "Friday"
        async with site.page(opened["table"], secret=opened["secret"]) as page:
            await page.ask("Start")
            await page.until(lambda update: bool(update["view"]["hand"]))
            rng = random.Random(seed)
            await page.ask("Arrange", cards=rng.sample(page.update["view"]["hand"], 10))
            before = page.update
        process.send_signal(signal.SIGKILL)
    async with program(file, port) as (site, _), site.page(opened["table"], hello=False) as page:
        await page.hello(opened["secret"], after=before["seq"] + 10_000)
        assert page.update["table"]["gathering"] is False
        if page.update["seq"] == before["seq"]:
            assert (page.update["view"], page.update["arrangement"]) == (before["view"], before["arrangement"])
        again = await site.join(opened["table"], "Ben", secret=ben["secret"])
        assert (again["seat"], again["secret"]) == (1, ben["secret"])
