"""The socket of one page: messages are read, counted and handed on, and answers and news are sent.

Whatever comes in, one of the protocol's answers goes out, and a fault in one socket is nobody else's.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tenphases.server.dicing import advise
from tenphases.server.limits import Bucket, Places
from tenphases.server.lobby import Lobby
from tenphases.server.messages import (
    MOST_BYTES,
    AdviseDice,
    Command,
    Hello,
    Problem,
    ReadGroup,
    Rejected,
    Say,
)
from tenphases.server.reading import read_at
from tenphases.server.room import Line, Room, encoded
from tenphases.server.settings import Limits

_LOG = logging.getLogger(__name__)

CLOSE_RESTART: Final = 1012
CLOSE_POLICY: Final = 1008
CLOSE_LATER: Final = 1013
CLOSE_NO_TABLE: Final = 4404

_DECODER = msgspec.json.Decoder(Command)


class _Marked(msgspec.Struct):
    """What can be said of a message that cannot be read."""

    id: str = ""


_MARKED = msgspec.json.Decoder(_Marked)


def read(text: str) -> Command | Rejected:
    """Return the command in a message, or the answer to one that cannot be read."""
    problem = Problem.TOO_MUCH if len(text.encode()) > MOST_BYTES else Problem.UNREADABLE
    if problem is Problem.UNREADABLE:
        with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeError):
            return _DECODER.decode(text)
    marked = _Marked()
    with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        marked = _MARKED.decode(text)
    return Rejected(marked.id[:64], problem)


class Visit:
    """One page's visit to one room."""

    def __init__(self, socket: WebSocket, room: Room, lobby: Lobby, limits: Limits) -> None:
        self._socket, self._room, self._lobby, self._limits = socket, room, lobby, limits
        self._line = Line(limits.waiting)
        self._bucket = Bucket(limits.messages)
        self._ignored = 0

    async def run(self) -> None:
        """Serve the page until it leaves or is let go."""
        self._room.visits += 1
        sending = asyncio.create_task(self._send())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.visits -= 1
            self._room.leave(self._line)
            for task in (sending, hearing):
                task.cancel()
            _report(await asyncio.gather(sending, hearing, return_exceptions=True))
        await self._close(CLOSE_RESTART if self._line.lost and not self._ignored else CLOSE_POLICY)

    async def _send(self) -> None:
        while (text := await self._line.next()) is not None:
            await self._socket.send_text(text)

    async def _hear(self) -> None:
        while True:
            patience = None if self._room.knows(self._line) else self._limits.hello_seconds
            text = await asyncio.wait_for(self._receive(), patience)
            command = read(text)
            if not self._bucket.take():
                self._ignored += 1
                if self._ignored > self._limits.ignored:
                    return
                command = Rejected("" if isinstance(command, Hello) else command.id, Problem.TOO_MUCH)
            else:
                self._ignored = 0
            await self._answer(command)

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text: str | None = message.get("text")
        return "" if text is None else text

    async def _answer(self, command: Command | Rejected) -> None:
        match command:
            case Rejected():
                self._line.say(encoded(command))
            case Hello():
                await self._lobby.see_to(self._room)
                self._room.enter(self._line, command)
            case _ if not self._room.knows(self._line):
                self._line.say(encoded(Rejected(command.id, Problem.HELLO_FIRST)))
            case ReadGroup():
                self._line.say(encoded(read_at(self._room.table, self._room.seat(self._line), command)))
            case AdviseDice():
                self._line.say(encoded(await advise(self._room.table, self._room.seat(self._line), command)))
            case Say():
                self._line.say(encoded(self._room.say(self._line, command)))
            case _:
                seat = self._room.seat(self._line)
                self._line.say(encoded(await self._room.keeper.ask(seat, command)))

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)


def _report(ends: Sequence[BaseException | None]) -> None:
    """Log how a visit ended if it was not as visits end."""
    for end in ends:
        if end is not None and not isinstance(end, WebSocketDisconnect | TimeoutError | asyncio.CancelledError):
            _LOG.error("a visit ended badly", exc_info=end)


async def visit(socket: WebSocket, lobby: Lobby, limits: Limits, places: Places) -> None:
    """Serve a page that has come to a table by its address."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not places.enter(address):
        await _turn_away(socket, Problem.TOO_MUCH, CLOSE_LATER)
        return
    try:
        room = await lobby.room(socket.path_params["table"])
        if room is None:
            await _turn_away(socket, Problem.NO_SUCH_TABLE, CLOSE_NO_TABLE)
        else:
            await Visit(socket, room, lobby, limits).run()
    except Exception:  # noqa: BLE001 - a store in trouble: the page comes again
        _LOG.exception("table %s cannot be woken", socket.path_params["table"])
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(CLOSE_LATER)
    finally:
        places.leave(address)


async def _turn_away(socket: WebSocket, problem: Problem, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(encoded(Rejected("", problem)))
        await socket.close(code)
