"""The lobby: every room of this server, woken when somebody asks for it and laid to sleep when nobody does."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Iterator
from typing import Final

from tenphases.server.answers import OpenTable
from tenphases.server.opening import Opening
from tenphases.server.room import Room
from tenphases.server.settings import Settings
from tenphases.server.updates import CODE_LENGTH, code_of
from tenphases.table.chance import new_id
from tenphases.table.table import Table
from tenphases.table.tidings import WhoIsThere

_LOG = logging.getLogger(__name__)

_ROUNDS_SECONDS: Final = 60.0
_CLEARED_AT_ONCE: Final = 100
PATIENCE_SECONDS: Final = 2.0
"""For so long somebody who comes waits for what other servers have kept, then is told what is known."""
_ADDRESS: Final = re.compile(r"[a-z0-9]{1,64}")


def is_address(text: str) -> bool:
    """Say whether a text can be the address of a table at all."""
    return _ADDRESS.fullmatch(text) is not None


class Lobby:
    """All rooms that are awake."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._house = settings.house
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.looked_at_elsewhere: Callable[[str], bool] = lambda _: False
        """Says whether somebody looks at a game through another server."""
        self.offered_elsewhere: Callable[[], dict[str, OpenTable | None]] = dict
        """Returns the open tables at which somebody is through another server."""

    def __len__(self) -> int:
        return len(self._rooms)

    def start(self) -> None:
        """Wake the unfinished games, one after the other, and begin the rounds of the night watch."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._wake_all()), loop.create_task(self._watch())]

    async def stop(self) -> None:
        """Let go of everybody and stop every table."""
        for task in (*self._tasks, *self._waking.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._waking.values(), return_exceptions=True)
        for room in self._rooms.values():
            room.hang_up()
        await asyncio.gather(*(room.keeper.stop() for room in self._rooms.values()))
        self._rooms.clear()

    async def open(self, opening: Opening) -> Room:
        """Open a new table; when this returns, it outlives the process."""
        game = new_id(self._house.chance)
        while await self._house.store.starting(code_of(game), 1):
            game = new_id(self._house.chance)  # its code leads to another table
        entry = opening.draft.entry(0, self._house.clock.now())
        await self._house.store.append(game, [entry])
        return self._seat(Table.opened(game, entry))

    async def find(self, code: str) -> str | None:
        """Return the game with that code that is not over, the one played last if several have it; None without one."""
        letters = "".join(code.split()).casefold()
        if len(letters) != CODE_LENGTH or not is_address(letters):
            return None
        return next(iter(await self._house.store.starting(letters, 1)), None)

    def rooms(self) -> Iterator[Room]:
        """Yield the rooms that are awake."""
        yield from self._rooms.values()

    def awake(self, game: str) -> Room | None:
        """Return the room of a game if it is awake."""
        return self._rooms.get(game)

    async def room(self, game: str) -> Room | None:
        """Return the room of a game as it is now, woken if it sleeps; None if there is no such game."""
        while (room := self._rooms.get(game)) is not None and not room.lost:
            await self.see_to(room)
            if self._rooms.get(game) is room:  # else it was laid to sleep meanwhile
                return room
        if not is_address(game):
            return None
        if game not in self._waking:
            self._waking[game] = asyncio.get_running_loop().create_task(self._wake(game))
        return await asyncio.shield(self._waking[game])

    async def see_to(self, room: Room) -> None:
        """Have a room know what other servers have kept by now, if there are any: somebody may have just sat down."""
        if self._settings.follow_seconds is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(room.keeper.caught_up(), PATIENCE_SECONDS)

    async def _wake(self, game: str) -> Room | None:
        try:
            store = self._house.store
            log, notes = await store.read(game), await store.notes(game)
            if (lost := self._rooms.pop(game, None)) is not None:
                await lost.keeper.stop()
            if not log:
                return None
            room = self._seat(Table.load(game, log, notes))
            store.tell(WhoIsThere(game))
            return room
        finally:
            del self._waking[game]

    def _seat(self, table: Table) -> Room:
        room = self._rooms[table.game] = Room(table, self._house, self._settings.limits)
        room.keeper.start()
        return room

    async def _wake_all(self) -> None:
        for game in await self._house.store.unfinished(self._settings.awake):
            try:
                await self.room(game)
            except Exception:  # noqa: BLE001 - one log that cannot be read keeps no other table from waking
                _LOG.exception("table %s cannot be woken", game)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(min(_ROUNDS_SECONDS, self._settings.asleep_seconds))
            try:
                await self.lay_to_sleep()
                await self.clear_out()
            except Exception:  # noqa: BLE001 - a store in trouble now may be well at the next round
                _LOG.exception("the night watch could not finish its round")

    async def lay_to_sleep(self) -> None:
        """Forget every room in which nobody has been for long and nothing is due; its log is kept."""
        for game, room in list(self._rooms.items()):
            if room.deserted_for() >= self._settings.asleep_seconds or (room.lost and not room.visits):
                del self._rooms[game]
                await room.keeper.stop()

    async def clear_out(self) -> None:
        """Let go of games that nobody has gone on with for very long; those that are over are kept."""
        before = self._house.clock.now() - 1000 * int(self._settings.kept_seconds)
        for game in await self._house.store.stale(before, _CLEARED_AT_ONCE):
            if game not in self._rooms and game not in self._waking and not self.looked_at_elsewhere(game):
                await self._house.store.forget(game, before)
