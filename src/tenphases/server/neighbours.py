"""The other servers on the same store: what they tell is taken over, and they are told who looks on through this one.

Without them nothing here happens. What is told is in ``table.tidings``; what it means to a table is the room's affair.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final, assert_never

from tenphases.server.answers import OpenTable
from tenphases.server.lobby import Lobby
from tenphases.server.offering import read
from tenphases.server.presence import BELIEVED_SECONDS
from tenphases.server.settings import Settings
from tenphases.server.sheets import SheetRooms
from tenphases.table.tidings import Arranged, GoneOn, Here, SheetGoneOn, SheetSeen, Spoke, Tiding, WhoIsThere

_LOG = logging.getLogger(__name__)

_AGAIN_SECONDS: Final = 10.0
"""How often is told who looks on: twice before it is no longer believed."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """A game that somebody looks at through another server: until when that is believed, and how it is listed."""

    until: int
    offer: OpenTable | None


class Neighbours:
    """What goes to and fro between this server and the others."""

    def __init__(self, settings: Settings, lobby: Lobby, sheets: SheetRooms) -> None:
        self._house, self._kept_sheets, self._seconds = settings.house, settings.sheets, settings.follow_seconds
        self._lobby, self._sheets = lobby, sheets
        self._tasks: list[asyncio.Task[None]] = []
        self._in_trouble = False
        """Whether the store could not be asked the last time."""
        self._seen: dict[tuple[str, str], _Seen] = {}
        """By game and server, what somebody looks at through another server."""
        lobby.looked_at_elsewhere = self._looked_at
        lobby.offered_elsewhere = self._offered

    def start(self) -> None:
        """Hear from them and tell them, if there are any."""
        if self._seconds is None:
            return
        loop = asyncio.get_running_loop()

        def heard(server: str, tiding: Tiding) -> None:
            loop.call_soon_threadsafe(self.hear, server, tiding)

        self._house.store.hear(heard)
        self._tasks = [loop.create_task(self._ask(self._seconds)), loop.create_task(self._make_rounds())]

    async def stop(self) -> None:
        """Say goodbye: nobody looks on through this server any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._lobby.rooms():
            if room.looked_at:
                self._house.store.tell(Here(room.table.game))
        self._sheets.say_goodbye()

    def hear(self, server: str, tiding: Tiding) -> None:
        """Take over what another server tells."""
        match tiding:
            case GoneOn():
                self._gone_on(tiding.game, tiding.seq)
            case Here():
                self._somebody_looks(server, tiding)
            case WhoIsThere():
                self._answer(tiding.address)
            case Arranged():
                if (room := self._lobby.awake(tiding.game)) is not None:
                    room.keeper.arranged_elsewhere(tiding.seat)
            case Spoke():
                if (room := self._lobby.awake(tiding.game)) is not None:
                    room.overhear(tiding)
            case SheetGoneOn():
                self._sheets.gone_on(tiding.sheet)
            case SheetSeen():
                self._sheets.seen(server, tiding)
            case _:
                assert_never(tiding)

    def _gone_on(self, game: str, seq: int) -> None:
        room = self._lobby.awake(game)
        if room is not None and room.table.seq < seq:
            room.keeper.catch_up()

    def _somebody_looks(self, server: str, here: Here) -> None:
        self._seen.pop((here.game, server), None)
        if here.keys or here.watching:
            until = self._house.clock.now() + 1000 * BELIEVED_SECONDS
            self._seen[here.game, server] = _Seen(until, read(here.offer))
        if (room := self._lobby.awake(here.game)) is not None:
            room.hear_who_is_there(server, here)

    def _looked_at(self, game: str) -> bool:
        return any(game == seen for seen, _ in self._seen)

    def _offered(self) -> dict[str, OpenTable | None]:
        now = self._house.clock.now()
        return {game: seen.offer for (game, _), seen in self._seen.items() if seen.until > now}

    def _answer(self, address: str) -> None:
        for room in self._lobby.rooms():
            if room.looked_at and address in {"", room.table.game}:
                room.tell_who_is_here()
        self._sheets.tell_who_looks(address)

    async def _ask(self, seconds: float) -> None:
        """Take over what other servers have kept, in case nothing is heard of it."""
        while True:
            await asyncio.sleep(seconds)
            games = {room.table.game: room.table.seq for room in self._lobby.rooms()}
            sheets = self._sheets.known()
            try:
                for game in await self._house.store.gone_on(games):
                    self._gone_on(game, games[game] + 1)
                for sheet in await self._kept_sheets.gone_on(sheets):
                    self._sheets.gone_on(sheet)
            except Exception:  # noqa: BLE001 - a store in trouble now may be well the next time
                if not self._in_trouble:
                    _LOG.exception("what other servers kept cannot be asked for now")
                self._in_trouble = True
            else:
                if self._in_trouble:
                    self._be_well_again()

    def _be_well_again(self) -> None:
        _LOG.warning("what other servers kept can be asked for again")
        self._in_trouble = False
        for room in self._lobby.rooms():  # whoever was to move could not, here or elsewhere
            room.keeper.begin_the_wait_anew()

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(_AGAIN_SECONDS)
            self.make_a_round()

    def make_a_round(self) -> None:
        """Tell who looks on through this server, and take those as gone of whom others tell no more."""
        now = self._house.clock.now()
        self._seen = {key: seen for key, seen in self._seen.items() if seen.until > now}
        for room in self._lobby.rooms():
            if room.looked_at:
                room.tell_who_is_here()
            if not self._house.store.hears:
                room.believe()
            if room.look_round():
                room.keeper.came_or_went()
        self._sheets.look_round()
