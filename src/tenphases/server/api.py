"""What is asked for over HTTP besides files: what there is to play, a new table, the record of a game."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tenphases import __version__
from tenphases.bots import LEVELS
from tenphases.i18n import LANGUAGES
from tenphases.rules.moves import Seat
from tenphases.rules.notation.record import record_text
from tenphases.server.limits import Buckets
from tenphases.server.lobby import Lobby, is_address
from tenphases.server.messages import (
    MOST_BYTES,
    Health,
    NewTable,
    NotFound,
    NotOpened,
    Problem,
    Setup,
    TableOpened,
    VariantInfo,
)
from tenphases.server.opening import prepare
from tenphases.server.record import is_over, record_of
from tenphases.server.settings import Settings
from tenphases.variants import PRESETS, STANDARD, VARIANTS, load

_OK: Final = 200
_NEW_TABLE: Final = msgspec.json.Decoder(NewTable)


@dataclass(frozen=True, slots=True)
class Api:
    """The answers, and what they need to be given."""

    settings: Settings
    lobby: Lobby
    openings: Buckets

    async def setup(self, _: Request) -> Response:
        """GET /api/setup."""
        return answer(the_setup())

    async def health(self, _: Request) -> Response:
        """GET /api/health."""
        return answer(Health(__version__, len(self.lobby)))

    async def open_table(self, request: Request) -> Response:
        """POST /api/tables."""
        address = request.client.host if request.client else ""
        body = await _body(request)
        if body is None:
            return answer(NotOpened(problem=Problem.TOO_MUCH), 413)
        try:
            asked = _NEW_TABLE.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return answer(NotOpened(problem=Problem.UNREADABLE), 400)
        opening = prepare(asked, self.settings.house.chance)
        if isinstance(opening, NotOpened):
            return answer(opening, 400)
        if not self.openings.take(address):
            return answer(NotOpened(problem=Problem.TOO_MUCH), 429)
        try:
            room = await self.lobby.open(opening)
        except Exception:  # noqa: BLE001 - a full disk and its like
            return answer(NotOpened(problem=Problem.NOT_KEPT), 503)
        return answer(TableOpened(room.table.game, Seat(0), opening.secret, room.table.game[:5]), 201)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/{table}/record, as JSON or with ``?form=text`` in the notation."""
        game = request.path_params["table"]
        log = await self.settings.house.store.read(game) if is_address(game) else ()
        if not log:
            return answer(NotFound(Problem.NO_SUCH_TABLE), 404)
        if not is_over(log):
            return answer(NotFound(Problem.NOT_OVER), 409)
        record = record_of(log)
        if request.query_params.get("form") == "text":
            return Response(record_text(record), media_type="text/plain; charset=utf-8", headers=_FRESH)
        return answer(record)


_FRESH: Final = {"cache-control": "no-store"}


def answer(body: object, status: int = _OK) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(body), status, headers=_FRESH, media_type="application/json")


@lru_cache
def the_setup() -> Setup:
    """Return what a new table can be made of."""
    return Setup(
        version=__version__,
        presets=tuple(VariantInfo(name, load(name)) for name in PRESETS),
        variants=tuple(VariantInfo(name, load(STANDARD, [name])) for name in VARIANTS),
        bots=LEVELS,
        languages=tuple(LANGUAGES),
    )


async def _body(request: Request) -> bytes | None:
    """Return what was sent, None if it is too long to be read."""
    body = b""
    try:
        async for piece in request.stream():
            body += piece
            if len(body) > MOST_BYTES:
                return None
    except ClientDisconnect:
        return b""
    return body
