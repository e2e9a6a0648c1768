"""How people find a table and sit down: the list of open tables, codes, invitations, seats, over HTTP."""

import secrets
from collections.abc import Iterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenphases.rules.moves import Seat
from tenphases.server.answers import (
    Invitation,
    OpenTable,
    OpenTables,
    SeatLink,
    SeatTaken,
    TableFound,
    TakeSeat,
)
from tenphases.server.bodies import answer, asker, body, failed
from tenphases.server.limits import Buckets
from tenphases.server.links import base, drawn, invitation, personal
from tenphases.server.lobby import Lobby
from tenphases.server.messages import Problem
from tenphases.server.offering import offer
from tenphases.server.opening import new_secret
from tenphases.server.room import Room
from tenphases.server.settings import Settings
from tenphases.server.updates import code_of
from tenphases.table.commands import Rejected
from tenphases.table.gathering import Join
from tenphases.table.names import clean_name
from tenphases.table.table import fingerprint

_MOST_LISTED: Final = 100
_SVG: Final = "image/svg+xml"
_TAKE_SEAT: Final = msgspec.json.Decoder(TakeSeat)
_SEAT_LINK: Final = msgspec.json.Decoder(SeatLink)


class Doors:
    """The answers."""

    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        self._in_network = settings.in_network
        self._lobby = lobby
        self._seats = Buckets(settings.limits.seats)
        self._codes = Buckets(settings.limits.codes)
        self._looks = Buckets(settings.limits.looks)

    async def tables(self, request: Request) -> Response:
        """GET /api/tables."""
        if not self._looks.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        listed = sorted(self._listed(), key=lambda table: (not table.gathering, table.round))
        return answer(OpenTables(tuple(listed[:_MOST_LISTED])))

    def _listed(self) -> Iterator[OpenTable]:
        here = {room.table.game: offer(room.table) for room in self._lobby.rooms() if room.somebody_is_there()}
        for listed in (self._lobby.offered_elsewhere() | here).values():
            if listed is not None:
                yield listed

    async def code(self, request: Request) -> Response:
        """GET /api/codes/{code}."""
        if not self._codes.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        game = await self._lobby.find(request.path_params["code"])
        return failed(Problem.NO_SUCH_CODE, 404) if game is None else answer(TableFound(game))

    async def invitation(self, request: Request) -> Response:
        """GET /api/tables/{table}/invitation."""
        room = await self._lobby.room(request.path_params["table"])
        if room is None:
            return failed(Problem.NO_SUCH_TABLE, 404)
        game = room.table.game
        return answer(Invitation(invitation(base(request, in_network=self._in_network), game), code_of(game)))

    async def picture(self, request: Request) -> Response:
        """GET /api/tables/{table}/qr.svg."""
        room = await self._lobby.room(request.path_params["table"])
        if room is None:
            return failed(Problem.NO_SUCH_TABLE, 404)
        return _picture(invitation(base(request, in_network=self._in_network), room.table.game))

    async def own_picture(self, request: Request) -> Response:
        """POST /api/tables/{table}/qr.svg."""
        asked = await body(request, _SEAT_LINK)
        if isinstance(asked, Response):
            return asked
        room = await self._lobby.room(request.path_params["table"])
        if room is None:
            return failed(Problem.NO_SUCH_TABLE, 404)
        if room.table.seat_of(asked.secret) is None:
            return failed(Problem.FOREIGN, 403)
        return _picture(personal(base(request, in_network=self._in_network), room.table.game, asked.secret))

    async def sit_down(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats."""
        asked = await body(request, _TAKE_SEAT)
        if isinstance(asked, Response):
            return asked
        name = clean_name(asked.name)
        if name is None:
            return failed(Problem.BAD_NAME, 400)
        if not self._seats.take(asker(request)):
            return failed(Problem.TOO_MUCH, 429)
        room = await self._lobby.room(request.path_params["table"])
        if room is None:
            return failed(Problem.NO_SUCH_TABLE, 404)
        return await _seated(room, name, asked.seat, asked.secret or new_secret())


async def _seated(room: Room, name: str, wanted: Seat | None, secret: str) -> Response:
    key = fingerprint(secret)
    given = await room.keeper.ask(None, Join(secrets.token_hex(8), name, key, wanted))
    if isinstance(given, Rejected):
        return failed(given.problem, 503 if given.problem is Problem.NOT_KEPT else 409)
    seat = room.table.seat_with(key)
    if seat is None:  # removed in the same moment
        return failed(Problem.NO_SEAT, 409)
    return answer(SeatTaken(room.table.game, seat, secret, room.table.seats[seat].name), 201)


def _picture(link: str) -> Response:
    return Response(drawn(link), media_type=_SVG, headers={"cache-control": "no-store"})
