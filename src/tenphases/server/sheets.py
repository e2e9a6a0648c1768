"""Shared score sheets: opening one, and the room of each that somebody looks at.

A sheet is a set of entries and changes, so there is nothing to judge but whether they can be this sheet's. What is
written is kept first and told then. The sockets are in ``sheet_sockets``, the answers over HTTP in ``sheet_api``, the
messages in ``sheet_messages``.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from tenphases.scoresheet.document import Change, Entry, Sheet
from tenphases.scoresheet.merge import merged
from tenphases.scoresheet.reading import playable, read_sheet, sheet_text
from tenphases.server.lobby import PATIENCE_SECONDS, is_address
from tenphases.server.opening import new_secret
from tenphases.server.presence import BELIEVED_SECONDS
from tenphases.server.room import Line
from tenphases.server.settings import Settings
from tenphases.server.sheet_messages import (
    MOST_ACTS,
    SheetMessage,
    SheetNews,
    SheetNow,
    SheetPresent,
    SheetProblem,
    SheetRefused,
    SheetShared,
    SheetWritten,
    Write,
)
from tenphases.store.sheets import KeptSheet
from tenphases.table.chance import new_id
from tenphases.table.table import fingerprint
from tenphases.table.tidings import SheetSeen, WhoIsThere

_LOG = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()
_ROUNDS_SECONDS: Final = 3600.0
_CLEARED_AT_ONCE: Final = 100


def encoded(message: SheetMessage) -> str:
    """Return a message as the JSON text that is sent."""
    return _ENCODER.encode(message).decode()


class _Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry or a change as it is kept."""

    entry: Entry | None = None
    change: Change | None = None


_DECODER: Final = msgspec.json.Decoder(_Act)


def kept(sheet: Sheet, key: str) -> KeptSheet:
    """Return a sheet as it is kept for the first time."""
    above = sheet_text(msgspec.structs.replace(sheet, entries=(), changes=()))
    return KeptSheet(key, above, _texts(sheet.entries, sheet.changes))


def _texts(entries: Iterable[Entry], changes: Iterable[Change]) -> dict[str, str]:
    acts = {f"e:{entry.id}": _Act(entry=entry) for entry in entries}
    acts |= {f"c:{change.id}": _Act(change=change) for change in changes}
    return {name: _ENCODER.encode(act).decode() for name, act in acts.items()}


def opened(found: KeptSheet) -> Sheet:
    """Return the sheet that was kept like this."""
    acts = [_DECODER.decode(text) for text in found.acts.values()]
    entries = [act.entry for act in acts if act.entry is not None]
    return merged(read_sheet(found.above), entries, [act.change for act in acts if act.change is not None])


class SheetRoom:
    """One shared sheet, and the lines to those who look on."""

    def __init__(self, address: str, found: KeptSheet, settings: Settings) -> None:
        self.address = address
        self.sheet = opened(found)
        self._key = found.key
        self._settings = settings
        self._known = set(found.acts)
        self._lines: dict[Line, bool] = {}
        self._elsewhere: dict[str, tuple[int, int]] = {}
        """By server, how many look on through it, and until when that is believed."""
        self._lock = asyncio.Lock()
        self.visits = 0
        """How many are there or on their way, also those that have not said Follow."""
        self.writing: set[asyncio.Task[SheetWritten | SheetRefused]] = set()
        """What is being written; it is finished even if its writer leaves."""
        self.catching_up: set[asyncio.Task[None]] = set()

    def enter(self, line: Line, secret: str | None) -> None:
        """Let somebody look on, and write if the secret is right."""
        if secret is not None and fingerprint(secret) != self._key:
            line.say(encoded(SheetRefused("", SheetProblem.FOREIGN)))
            return
        self._lines[line] = secret is not None
        line.say(encoded(SheetNow(self.sheet, secret is not None)))
        self._count()

    def leave(self, line: Line) -> None:
        """Take somebody as gone who looked on, if they did."""
        if self._lines.pop(line, None) is not None:
            self._count()

    @property
    def acts(self) -> int:
        """How many entries and changes of it are known here."""
        return len(self._known)

    async def catch_up(self) -> None:
        """Take over what is written through other servers, and tell everyone."""
        async with self._lock:
            found = await self._settings.sheets.read(self.address)
            new = {} if found is None else {act: text for act, text in found.acts.items() if act not in self._known}
            if new:
                acts = [_DECODER.decode(text) for text in new.values()]
                entries = tuple(act.entry for act in acts if act.entry is not None)
                self._take(new, entries, tuple(act.change for act in acts if act.change is not None))

    def seen(self, server: str, count: int) -> None:
        """Take over how many look on through another server."""
        before = self._everyone()
        self._elsewhere[server] = count, self._settings.house.clock.now() + 1000 * BELIEVED_SECONDS
        if self._everyone() != before:
            self._tell(SheetPresent(self._everyone()))

    def look_round(self) -> None:
        """Tell other servers how many look on here, and no longer count those of whom they tell no more."""
        before, house = self._everyone(), self._settings.house
        if house.store.hears:
            now = house.clock.now()
            self._elsewhere = {server: each for server, each in self._elsewhere.items() if each[1] > now}
        if self._everyone() != before:
            self._tell(SheetPresent(self._everyone()))
        self.tell_who_looks()

    def tell_who_looks(self) -> None:
        """Tell other servers how many look on here."""
        self._settings.house.store.tell(SheetSeen(self.address, len(self._lines)))

    def _everyone(self) -> int:
        return len(self._lines) + sum(count for count, _ in self._elsewhere.values())

    def follows(self, line: Line) -> bool:
        """Say whether somebody has said Follow."""
        return line in self._lines

    def hang_up(self) -> None:
        """Let go of everybody."""
        for line in self._lines:
            line.hang_up()

    async def write(self, line: Line, command: Write) -> SheetWritten | SheetRefused:
        """Keep what somebody writes, and then tell everyone."""
        if not self._lines.get(line):
            return SheetRefused(command.id, SheetProblem.READ_ONLY)
        task = asyncio.get_running_loop().create_task(self._write(command))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)
        return await asyncio.shield(task)

    async def _write(self, command: Write) -> SheetWritten | SheetRefused:
        async with self._lock:
            entries = tuple(entry for entry in command.entries if f"e:{entry.id}" not in self._known)
            changes = tuple(change for change in command.changes if f"c:{change.id}" not in self._known)
            problem = self._problem(entries, changes)
            if problem is not None:
                return SheetRefused(command.id, problem)
            if (entries or changes) and not await self._keep(entries, changes):
                return SheetRefused(command.id, SheetProblem.NOT_KEPT)
        return SheetWritten(command.id)

    def _problem(self, entries: tuple[Entry, ...], changes: tuple[Change, ...]) -> SheetProblem | None:
        count = len(self.sheet.names)
        if len(self._known) + len(entries) + len(changes) > MOST_ACTS:
            return SheetProblem.TOO_MUCH
        players = [entry.player for entry in entries]
        players += [seat for change in changes for seat in (change.player, change.dealer) if seat is not None]
        rules = (change.rules for change in changes if change.rules is not None)
        fitting = all(player < count for player in players) and all(playable(each.ruleset) for each in rules)
        return None if fitting else SheetProblem.NOT_FITTING

    async def _keep(self, entries: tuple[Entry, ...], changes: tuple[Change, ...]) -> bool:
        texts = _texts(entries, changes)
        try:
            await self._settings.sheets.add(self.address, texts, self._settings.house.clock.now())
        except Exception:  # noqa: BLE001 - a full disk and its like
            _LOG.exception("sheet %s could not be written", self.address)
            return False
        self._take(texts, entries, changes)
        return True

    def _take(self, texts: Iterable[str], entries: tuple[Entry, ...], changes: tuple[Change, ...]) -> None:
        self._known |= set(texts)
        self.sheet = merged(self.sheet, entries, changes)
        self._tell(SheetNews(entries, changes))

    def _count(self) -> None:
        self._tell(SheetPresent(self._everyone()))
        self.tell_who_looks()

    def _tell(self, message: SheetMessage) -> None:
        text = encoded(message)
        for line in self._lines:
            line.say(text)


class SheetRooms:
    """Every shared sheet that somebody looks at; a room in which nobody is left is forgotten, for its sheet is kept."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._rooms: dict[str, SheetRoom] = {}
        self._waking: dict[str, asyncio.Task[SheetRoom | None]] = {}
        self._watching: asyncio.Task[None] | None = None

    def known(self) -> dict[str, int]:
        """Return the sheets that somebody looks at, and how much of each is known here."""
        return {address: room.acts for address, room in self._rooms.items()}

    def gone_on(self, address: str) -> None:
        """Take over what is written on a sheet through another server, if somebody looks at it here."""
        if (room := self._rooms.get(address)) is not None:
            room.catching_up.add(task := asyncio.get_running_loop().create_task(_caught_up(room)))
            task.add_done_callback(room.catching_up.discard)

    def seen(self, server: str, seen: SheetSeen) -> None:
        """Take over how many look at a sheet through another server."""
        if (room := self._rooms.get(seen.sheet)) is not None:
            room.seen(server, seen.count)

    def tell_who_looks(self, address: str) -> None:
        """Tell other servers how many look at a sheet here, or at each without an address."""
        for room in self._rooms.values():
            if address in {"", room.address}:
                room.tell_who_looks()

    def look_round(self) -> None:
        """Tell other servers of every sheet who looks at it here, and see who is still there through them."""
        for room in self._rooms.values():
            room.look_round()

    def say_goodbye(self) -> None:
        """Tell other servers that nobody looks at any sheet here any more."""
        for address in self._rooms:
            self._settings.house.store.tell(SheetSeen(address, 0))

    def start(self) -> None:
        """Begin to let go of sheets on which nobody writes any more."""
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def open(self, sheet: Sheet) -> SheetShared:
        """Keep a sheet under a new address and secret."""
        address, secret = new_id(self._settings.house.chance), new_secret()
        await self._settings.sheets.begin(address, kept(sheet, fingerprint(secret)), self._settings.house.clock.now())
        return SheetShared(address, secret)

    async def enter(self, address: str) -> SheetRoom | None:
        """Return the room of a sheet, None if there is none; who enters must leave."""
        while is_address(address):
            room = self._rooms.get(address) or await self._woken(address)
            if room is None:
                return None
            if self._settings.follow_seconds is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(_caught_up(room), PATIENCE_SECONDS)
            if self._rooms.get(address) is room:  # else it was forgotten while we were waiting for it
                room.visits += 1
                return room
        return None

    def leave(self, room: SheetRoom) -> None:
        """Count one out who had entered; a room in which nobody is left is forgotten once all is written."""
        room.visits -= 1
        self._forget(room)

    def _forget(self, room: SheetRoom) -> None:
        for task in room.writing:
            task.add_done_callback(lambda _: self._forget(room))
        if not room.visits and not room.writing and self._rooms.get(room.address) is room:
            del self._rooms[room.address]

    async def _woken(self, address: str) -> SheetRoom | None:
        if address not in self._waking:
            self._waking[address] = asyncio.get_running_loop().create_task(self._wake(address))
        return await asyncio.shield(self._waking[address])

    async def _wake(self, address: str) -> SheetRoom | None:
        try:
            found = await self._settings.sheets.read(address)
            if found is None:
                return None
            room = self._rooms[address] = SheetRoom(address, found, self._settings)
            self._settings.house.store.tell(WhoIsThere(address))
            return room
        finally:
            del self._waking[address]

    async def _watch(self) -> None:
        while True:
            try:
                await self.clear_out()
            except Exception:  # noqa: BLE001 - a store in trouble now may be well at the next round
                _LOG.exception("old score sheets could not be let go of")
            await asyncio.sleep(_ROUNDS_SECONDS)

    async def clear_out(self) -> None:
        """Let go of sheets on which nobody has written for very long and at which nobody looks now."""
        sheets, before = self._settings.sheets, self._settings.house.clock.now()
        before -= 1000 * int(self._settings.sheets_kept_seconds)
        for sheet in await sheets.stale(before, _CLEARED_AT_ONCE):
            if sheet not in self._rooms and sheet not in self._waking:
                await sheets.forget(sheet, before)

    async def stop(self) -> None:
        """Let go of everybody, and finish what is being written."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        for room in self._rooms.values():
            room.hang_up()
        writing = [task for room in self._rooms.values() for task in (*room.writing, *room.catching_up)]
        await asyncio.gather(*writing, return_exceptions=True)


async def _caught_up(room: SheetRoom) -> None:
    try:
        await room.catch_up()
    except Exception:  # noqa: BLE001 - a store in trouble now may be well when it is asked again
        _LOG.exception("what others wrote on sheet %s could not be read", room.address)
