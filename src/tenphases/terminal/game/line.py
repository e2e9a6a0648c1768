"""The line to one table: says Hello, sends commands, comes back by itself when the line is lost.

A command keeps its id until it is answered and is sent again after coming back, so nothing is lost and, since the
server answers an id once, nothing happens twice. Not here: what any message means.
"""

import asyncio
import contextlib
import secrets
import ssl
from collections.abc import Callable
from enum import StrEnum
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tenphases.table.commands import Accepted, Problem, Refused, Rejected
from tenphases.table.talk import Said
from tenphases.terminal.game.places import Place
from tenphases.terminal.game.wire import (
    Answer,
    GroupRead,
    Message,
    Plain,
    UnreadableError,
    Update,
    UpToDate,
    heard,
)

_FIRST_WAIT: Final = 0.3
_LONGEST_WAIT: Final = 8.0
_DOUBT_SECONDS: Final = 20.0
"""How long a line may be silent before it is asked whether it still is one."""


class State(StrEnum):
    """How the line is. Catalog keys: ``line-<state>``, but for what is as it should be."""

    OPENING = "opening"
    OPEN = "open"
    LOST = "lost"
    UNREADABLE = "unreadable"
    """The server says how the table stands in a way that this program does not know; the line is given up."""


class Line:
    """A line; whatever is heard but answers, and how the line is, goes to ``told``."""

    def __init__(self, place: Place, secret: str | None, told: Callable[[Message | State], None]) -> None:
        self.place, self.secret, self.state = place, secret, State.OPENING
        self._told = told
        self._last = -1
        self._wait = _FIRST_WAIT
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Plain, asyncio.Future[Answer]]] = {}
        self._done = asyncio.Event()

    async def ask(self, kind: str, *, seq: int | None = None, **fields: object) -> Answer:
        """Send a command and return its answer, however long the line is down; ``seq`` where that matters."""
        command: Plain = {"type": kind, "id": secrets.token_hex(8), **fields}
        if seq is not None:
            command["seq"] = seq
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[command["id"]] = command, answer
        if self.state is State.OPEN:
            await self._say(command)
        return await answer

    async def become(self, secret: str | None) -> None:
        """Have a seat from now on, or none, and say so."""
        self.secret, self._last = secret, -1
        await self._hello()

    async def run(self) -> None:
        """Keep the line up until it is closed or there is no such table."""
        while not self._done.is_set():
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                await self._once()
            if self._done.is_set():
                return
            self._turn(State.LOST)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._done.wait(), self._wait)
            self._wait = min(2 * self._wait, _LONGEST_WAIT)

    async def close(self) -> None:
        """End it for good."""
        self._done.set()
        if self._socket is not None:
            await self._socket.close()

    async def _once(self) -> None:
        secure = ssl.create_default_context() if self.place.secure else None
        async with connect(
            self.place.socket, ssl=secure, proxy=None, close_timeout=1, ping_timeout=_DOUBT_SECONDS
        ) as socket:
            self._socket = socket
            await self._hello()
            async for text in socket:
                try:
                    message = heard(text)
                except UnreadableError:
                    self._done.set()
                    self._turn(State.UNREADABLE)
                    return
                if message is not None:
                    await self._hear(message)

    async def _hello(self) -> None:
        await self._say({"type": "Hello", "after": self._last} | ({"secret": self.secret} if self.secret else {}))

    async def _say(self, message: Plain) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(msgspec.json.encode(message).decode())

    async def _hear(self, message: Message) -> None:
        match message:
            case Update() | UpToDate():
                self._last = message.seq
                self._told(message)
                await self._welcome()
            case Rejected(id=""):
                if message.problem is Problem.NO_SUCH_TABLE:
                    self._done.set()
                self._told(message)
            case Accepted() | Refused() | Rejected() | GroupRead():
                _, answer = self._waiting.pop(message.id, ({}, None))
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case Said():
                self._told(message)

    async def _welcome(self) -> None:
        """The first word after Hello: the table knows us, so what was left unanswered goes out again."""
        if self.state is State.OPEN:
            return
        self._wait = _FIRST_WAIT
        self._turn(State.OPEN)
        for command, _ in list(self._waiting.values()):
            await self._say(command)

    def _turn(self, state: State) -> None:
        if state is not self.state:
            self.state = state
            self._told(state)
