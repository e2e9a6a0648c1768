"""The socket of one page that looks at a shared score sheet: messages are read, counted and handed on."""

import asyncio
import contextlib
import logging
from typing import Final, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tenphases.server.limits import Bucket, Places
from tenphases.server.room import Line
from tenphases.server.settings import Limits
from tenphases.server.sheet_messages import MOST_WRITE_BYTES, Follow, SheetCommand, SheetProblem, SheetRefused, Write
from tenphases.server.sheets import SheetRoom, SheetRooms, encoded
from tenphases.server.sockets import CLOSE_LATER, CLOSE_NO_TABLE, CLOSE_POLICY, CLOSE_RESTART

_LOG = logging.getLogger(__name__)
_DECODER: Final = msgspec.json.Decoder(SheetCommand)


class _Marked(msgspec.Struct):
    """What can be said of a message that cannot be read."""

    id: str = ""


_MARKED: Final = msgspec.json.Decoder(_Marked)


def read(text: str) -> Follow | Write | SheetRefused:
    """Return the command in a message, or the answer to one that cannot be read."""
    problem = SheetProblem.TOO_MUCH if len(text.encode()) > MOST_WRITE_BYTES else SheetProblem.UNREADABLE
    if problem is SheetProblem.UNREADABLE:
        with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeError):
            return _DECODER.decode(text)
    marked = _Marked()
    with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        marked = _MARKED.decode(text)
    return SheetRefused(marked.id[:64], problem)


class _Visit:
    """One page's visit to one room."""

    def __init__(self, socket: WebSocket, room: SheetRoom, limits: Limits) -> None:
        self._socket, self._room, self._limits = socket, room, limits
        self._line = Line(limits.waiting)
        self._bucket = Bucket(limits.messages)
        self._ignored = 0

    async def run(self) -> None:
        """Serve the page until it leaves or is let go."""
        sending = asyncio.create_task(self._send())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self._line)
            for task in (sending, hearing):
                task.cancel()
            for end in await asyncio.gather(sending, hearing, return_exceptions=True):
                if end is not None and not isinstance(end, WebSocketDisconnect | TimeoutError | asyncio.CancelledError):
                    _LOG.error("a visit to a sheet ended badly", exc_info=end)
        code = CLOSE_RESTART if self._line.lost and not self._ignored else CLOSE_POLICY
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)

    async def _send(self) -> None:
        while (text := await self._line.next()) is not None:
            await self._socket.send_text(text)

    async def _hear(self) -> None:
        while True:
            patience = None if self._room.follows(self._line) else self._limits.hello_seconds
            message = await asyncio.wait_for(self._socket.receive(), patience)
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            command = read(message.get("text") or "")
            if self._bucket.take():
                self._ignored = 0
                await self._answer(command)
                continue
            self._ignored += 1
            if self._ignored > self._limits.ignored:
                return
            name = "" if isinstance(command, Follow) else command.id
            self._line.say(encoded(SheetRefused(name, SheetProblem.TOO_MUCH)))

    async def _answer(self, command: Follow | Write | SheetRefused) -> None:
        match command:
            case SheetRefused():
                self._line.say(encoded(command))
            case Follow():
                self._room.enter(self._line, command.secret)
            case Write() if not self._room.follows(self._line):
                self._line.say(encoded(SheetRefused(command.id, SheetProblem.FOLLOW_FIRST)))
            case Write():
                self._line.say(encoded(await self._room.write(self._line, command)))
            case _:
                assert_never(command)


async def look_on(socket: WebSocket, rooms: SheetRooms, limits: Limits, places: Places) -> None:
    """Serve a page that has come to a shared sheet by its address."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not places.enter(address):
        await _turn_away(socket, SheetProblem.TOO_MUCH, CLOSE_LATER)
        return
    try:
        room = await rooms.enter(socket.path_params["sheet"])
        if room is None:
            await _turn_away(socket, SheetProblem.NO_SUCH_SHEET, CLOSE_NO_TABLE)
            return
        try:
            await _Visit(socket, room, limits).run()
        finally:
            rooms.leave(room)
    except Exception:  # noqa: BLE001 - a store in trouble: the page comes again
        _LOG.exception("sheet %s cannot be read", socket.path_params["sheet"])
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(CLOSE_LATER)
    finally:
        places.leave(address)


async def _turn_away(socket: WebSocket, problem: SheetProblem, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(encoded(SheetRefused("", problem)))
        await socket.close(code)
