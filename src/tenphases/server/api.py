"""What is asked for over HTTP besides files: what there is to play, a new table, the record of a game."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenphases import __version__
from tenphases.bots import LEVELS, plays_as
from tenphases.i18n import LANGUAGES
from tenphases.server.bodies import FRESH, answer, asker, failed, sent
from tenphases.server.limits import Buckets
from tenphases.server.lobby import Lobby, is_address
from tenphases.server.messages import (
    Health,
    NewTable,
    NotOpened,
    Problem,
    Setup,
    TableOpened,
    VariantInfo,
)
from tenphases.server.opening import prepare
from tenphases.server.record import any_record_of, is_over, text_of
from tenphases.server.settings import Settings
from tenphases.server.updates import code_of
from tenphases.variants import PRESETS, STANDARD, VARIANTS, load

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
        body = await sent(request)
        if body is None:
            return answer(NotOpened(problem=Problem.TOO_MUCH), 413)
        try:
            asked = _NEW_TABLE.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return answer(NotOpened(problem=Problem.UNREADABLE), 400)
        opening = prepare(asked, self.settings.house.chance)
        if isinstance(opening, NotOpened):
            return answer(opening, 400)
        if not self.openings.take(asker(request)):
            return answer(NotOpened(problem=Problem.TOO_MUCH), 429)
        try:
            room = await self.lobby.open(opening)
        except Exception:  # noqa: BLE001 - a full disk and its like
            return answer(NotOpened(problem=Problem.NOT_KEPT), 503)
        return answer(TableOpened(room.table.game, opening.seat, opening.secret, code_of(room.table.game)), 201)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/{table}/record, as JSON or with ``?form=text`` in the notation."""
        game = request.path_params["table"]
        log = await self.settings.house.store.read(game) if is_address(game) else ()
        if not log:
            return failed(Problem.NO_SUCH_TABLE, 404)
        if not is_over(log):
            return failed(Problem.NOT_OVER, 409)
        record = any_record_of(log)
        if request.query_params.get("form") == "text":
            return Response(text_of(record), media_type="text/plain; charset=utf-8", headers=FRESH)
        return answer(record)


@lru_cache
def the_setup() -> Setup:
    """Return what a new table can be made of."""
    return Setup(
        version=__version__,
        presets=tuple(VariantInfo(name, load(name)) for name in PRESETS),
        variants=tuple(VariantInfo(name, load(STANDARD, [name])) for name in VARIANTS),
        bots=LEVELS,
        languages=tuple(LANGUAGES),
        as_expert=tuple(level for level in LEVELS if plays_as(level) != level),
    )
