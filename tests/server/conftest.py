"""A real server on a free port of this machine, and pages that talk to it."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tenphases.server.app import create_app
from tenphases.server.network import listen
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SecureChance
from tenphases.table.keeper import House, Pace
from tests.chance_and_time import ChanceOfTests

Data = dict[str, Any]
GENEROUS = Limits()


_IDS = itertools.count()


class Page:
    """What a page does: says Hello, keeps the last Update, sends commands and waits for their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Data] = []
        self.update: Data = {}

    async def hear(self) -> Data:
        message: Data = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        self.heard.append(message)
        if message["type"] == "Update":
            self.update = message
        return message

    async def say(self, message: Data | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hello(self, secret: str | None = None, after: int = -1) -> Data:
        await self.say({"type": "Hello", "after": after} | ({} if secret is None else {"secret": secret}))
        return await self.hear()

    async def ask(self, type_: str, **fields: Any) -> Data:  # noqa: ANN401
        """Send a command under a fresh id, made on the last Update, and return its answer."""
        message = {"type": type_, "id": f"p{next(_IDS)}", "seq": self.update.get("seq", -1)} | fields
        await self.say(message)
        return await self.answer(message["id"])

    async def act(self, move: str, **fields: Any) -> Data:  # noqa: ANN401
        return await self.ask("Act", move={"type": move} | fields)

    async def answer(self, command: str) -> Data:
        while (message := await self.hear()).get("id") != command:
            pass
        return message

    async def until(self, there: Callable[[Data], bool]) -> Data:
        """Hear news until an Update is as wanted, and return it."""
        while not (self.update and there(self.update)):
            await self.hear()
        return self.update

    async def caught_up(self, other: "Page") -> None:
        """Hear news until nothing is missing that another page has heard."""
        await self.until(lambda update: update["seq"] >= other.update["seq"])

    async def closed(self) -> int:
        """Return the code with which the server closes the line."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


async def one_action(page: Page, view: Data, rng: random.Random) -> Data:
    """Do something legal, now and then after putting the hand in another order; return the answer."""
    can = view["options"]
    if rng.random() < 0.3:
        await page.ask("Arrange", cards=rng.sample(view["hand"], len(view["hand"])))
    if can.get("take") and rng.random() < 0.3:
        return await page.act("Take")
    if can.get("draw"):
        return await page.act("Draw")
    if can.get("ways"):
        way = can["ways"][0]
        return await page.act("LayPhase", groups=way["groups"], phase=way["phase"])
    if can.get("fits"):
        fit = can["fits"][0]
        return await page.act("Hit", card=fit["card"], group=fit["group"], number=fit["number"] or None)
    if can.get("discard"):
        return await page.act("Discard", card=rng.choice(can["discard"]))
    return await page.act("PlaySkip", **({"target": can["targets"][0]} if can.get("targets") else {}))


async def one_roll(page: Page, view: Data, rng: random.Random) -> Data:
    """Do something legal with dice: take them up, keep some, or stop with a phase that is made; return the answer."""
    if view["options"].get("begin"):
        return await page.act("DiceKeep")
    if view["best"] is not None or rng.random() < 0.1:
        return await page.act("DiceStop")
    return await page.act("DiceKeep", dice=rng.sample(view["kept"] + view["rolled"], rng.randrange(10)))


class Site:
    """A server and the ways to it."""

    def __init__(self, port: int, settings: Settings) -> None:
        self.settings = settings
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=10)

    async def open(self, *bots: str, name: str = "Anna", **more: Any) -> Data:  # noqa: ANN401
        answer = await self.http.post("/api/tables", json={"name": name, "bots": list(bots), **more})
        assert answer.status_code == 201, answer.text
        opened: Data = answer.json()
        return opened

    async def gather(self, *seats: str, name: str = "Anna", **more: Any) -> Data:  # noqa: ANN401
        """Open a table at which people gather."""
        return await self.open(name=name, start="later", seats=list(seats), **more)

    async def join(self, table: str, name: str, **more: Any) -> Data:  # noqa: ANN401
        """Sit down at a table."""
        answer = await self.http.post(f"/api/tables/{table}/seats", json={"name": name} | more)
        assert answer.status_code == 201, answer.text
        taken: Data = answer.json()
        return taken

    @asynccontextmanager
    async def page(self, table: str, *, secret: str | None = None, hello: bool = True) -> AsyncIterator[Page]:
        async with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", close_timeout=1) as socket:
            page = Page(socket)
            if hello:
                await page.hello(secret)
            yield page


@asynccontextmanager
async def serving(settings: Settings | None = None) -> AsyncIterator[Site]:
    """Serve for a while; what is dealt in a test is the same every time."""
    # Nobody here is a person: they play faster than one may.
    settings = settings or Settings(House(MemoryStore(), pace=Pace(0, 0)), Limits(messages=Allowance(1e9, 1e9)))
    if isinstance(settings.house.chance, SecureChance):
        settings = replace(settings, house=replace(settings.house, chance=ChanceOfTests.of_this_test()))
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        create_app(settings),
        log_level="critical",
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve([listening]))
    site = Site(listening.getsockname()[1], settings)
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.005)
    try:
        yield site
    finally:
        await site.http.aclose()
        server.should_exit = True
        await task


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with serving() as found:
        yield found
