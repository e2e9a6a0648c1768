"""Two real servers on one database, killed by turns while people play: nothing answered is lost or done twice."""

import asyncio
import contextlib
import random
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.store.sql import open_database
from tenphases.table.entries import Entry
from tenphases.table.keeper import House
from tests.server.conftest import Data, Page, Site, one_action
from tests.server.test_kill import free_port
from tests.store.conftest import PostgresServer

PROGRAM = """
import sys
from tenphases.server.app import create_app
from tenphases.server.launch import run
from tenphases.server.network import listen
from tenphases.server.settings import Settings
from tenphases.store.sql import open_database
from tenphases.table.keeper import House, Pace
store = open_database(sys.argv[1])
settings = Settings(House(store, pace=Pace(0.01, 0.05)), sheets=store.sheets(), follow_seconds=1.0, awake=0)
run(create_app(settings), listen("127.0.0.1", int(sys.argv[2])), lambda: print("ready", flush=True))
"""
PHASES = ["set2 + set2", "run4", "set3"] * 2


class Server:
    """A server as a process of its own."""

    def __init__(self, address: str) -> None:
        self._address, self._port = address, free_port()
        self.site = Site(self._port, Settings(House(MemoryStore())))
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, self._address, str(self._port), stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        assert await asyncio.wait_for(self._process.stdout.readline(), 30) == b"ready\n"

    async def kill(self) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Person:
    """Somebody whose page comes through any server there is, and asks again what was not answered."""

    def __init__(self, servers: list[Server], opened: Data, rng: random.Random) -> None:
        self._servers, self._opened, self._rng = servers, opened, rng
        self._line = AsyncExitStack()
        self._page: Page | None = None
        self.update: Data = {}
        self.answered: dict[str, int] = {}
        """The commands that were answered with yes, and the numbers that were given."""
        self._ids = 0

    async def come(self) -> Page:
        """Come through some server, and be told what was missed."""
        await self.go()
        while True:
            site = self._rng.choice(self._servers).site
            try:
                page = await self._line.enter_async_context(site.page(self._opened["table"], hello=False))
                known = self.update.get("seq", -1)
                hello = await page.hello(self._opened["secret"], after=known)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)
                continue
            assert (hello["type"], hello["seq"]) == ("UpToDate", known) or hello["type"] == "Update", hello
            assert hello["seq"] >= known, "who comes back finds no older table"
            self._page, page.update = page, page.update or self.update
            self.update = page.update
            return page

    async def go(self) -> None:
        """Close the page without a word."""
        self._page = None
        with contextlib.suppress(OSError, WebSocketException):
            await self._line.aclose()

    async def hear(self) -> None:
        """Hear news, or find another server."""
        page = self._page or await self.come()
        try:
            await page.hear()
            self.update = page.update
        except WebSocketException:
            await self.come()

    async def ask(self, type_: str, **fields: Any) -> Data:  # noqa: ANN401
        """Ask until there is an answer, through whichever server."""
        self._ids += 1
        message = {"type": type_, "id": f"{self._opened['seat']}.{self._ids}", "seq": self.update["seq"]} | fields
        while True:
            page = self._page or await self.come()
            try:
                await page.say(message)
                answer = await page.answer(message["id"])
            except WebSocketException:
                await self.come()
                continue
            self.update = page.update
            if answer["type"] == "Accepted" and type_ == "Act":
                self.answered[message["id"]] = answer["seq"]
            return answer

    async def act(self, move: str, **fields: Any) -> Data:  # noqa: ANN401
        return await self.ask("Act", move={"type": move} | fields)

    async def play(self) -> None:
        """Play until the game is over, now and then through another server."""
        seat = self._opened["seat"]
        while (view := self.update["view"])["stage"] != "over":
            if self._rng.random() < 0.05:
                await self.come()
            elif view["stage"] == "deal" and not self.update["seats"][seat]["ready"]:
                await self.ask("NextRound")
            elif view["turn"] == seat and view["options"]:
                if self.update["can_take_back"] and self._rng.random() < 0.2:
                    await self.ask("TakeBack")
                else:
                    await one_action(self, view, self._rng)  # type: ignore[arg-type]
            else:
                await self.hear()


@asynccontextmanager
async def servers(address: str) -> AsyncIterator[list[Server]]:
    both = [Server(address) for _ in range(2)]
    try:
        await asyncio.gather(*(server.start() for server in both))
        yield both
    finally:
        for server in both:
            await server.kill()
            await server.site.http.aclose()


async def playing(both: list[Server], rng: random.Random) -> list[Person]:
    """Have two people begin a game with two bots, through a server each."""
    opened = await both[0].site.gather("host", "open", "steady", "beginner", name="Anna", switches={"phases": PHASES})
    people = [Person(both, opened, random.Random(rng.random()))]
    people.append(Person(both, await both[1].site.join(opened["table"], "Bert"), random.Random(rng.random())))
    for person in people:
        await person.come()
    assert (await people[0].ask("Start"))["type"] == "Accepted"
    return people


async def log_of(address: str, game: str) -> tuple[Entry, ...]:
    store = open_database(address)
    try:
        return await store.read(game)
    finally:
        await store.close()


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["file", "postgres", "postgres that is killed too"])
async def test_people_play_on_through_other_servers_whichever_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, postgres_server: PostgresServer, seed: int
) -> None:
    rng = random.Random(seed)
    address = f"sqlite:///{tmp_path / 'games.sqlite3'}" if kind == "file" else request.getfixturevalue("postgres")()
    async with servers(address) as both:
        people = await playing(both, rng)
        games = asyncio.gather(*(person.play() for person in people))
        while not games.done():
            await asyncio.wait([games], timeout=0.5 + 2 * rng.random())
            server = rng.choice(both)
            await server.kill()
            if kind == "postgres that is killed too" and rng.random() < 0.3:
                await asyncio.to_thread(postgres_server.stop)
                await asyncio.sleep(0.5)
                await asyncio.to_thread(postgres_server.start)
            await server.start()
        await games
        for person in people:
            await person.go()
        log = await log_of(address, people[0]._opened["table"])
    assert [entry.seq for entry in log] == list(range(len(log)))
    kept = [entry.command for entry in log if entry.command]
    assert len(kept) == len(set(kept)), "nothing is done twice"
    numbers = {entry.command: entry.seq for entry in log}
    for person in people:
        assert person.answered
        assert all(numbers[command] <= seq for command, seq in person.answered.items())
