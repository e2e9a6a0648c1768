"""Shared score sheets over HTTP: sharing one, and fetching it as it is. Who looks on goes through ``sheet_sockets``."""

import logging
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tenphases.scoresheet.reading import SheetFault, read_sheet, sheet_text
from tenphases.server.bodies import answer, asker, sent
from tenphases.server.limits import Buckets
from tenphases.server.sheet_messages import MOST_ACTS, MOST_SHEET_BYTES, SheetNotShared, SheetProblem
from tenphases.server.sheets import SheetRooms

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SheetApi:
    """The answers over HTTP."""

    rooms: SheetRooms
    openings: Buckets
    looks: Buckets

    async def share(self, request: Request) -> Response:
        """POST /api/sheets."""
        body = await sent(request, MOST_SHEET_BYTES)
        if body is None:
            return _refused(SheetProblem.TOO_MUCH, 413)
        try:
            sheet = read_sheet(body)
        except SheetFault:
            return _refused(SheetProblem.UNREADABLE, 400)
        if len(sheet.entries) + len(sheet.changes) > MOST_ACTS:
            return _refused(SheetProblem.TOO_MUCH, 413)
        if not self.openings.take(asker(request)):
            return _refused(SheetProblem.TOO_MUCH, 429)
        try:
            return answer(await self.rooms.open(sheet), 201)
        except Exception:  # noqa: BLE001 - a full disk and its like
            _LOG.exception("a sheet could not be shared")
            return _refused(SheetProblem.NOT_KEPT, 503)

    async def sheet(self, request: Request) -> Response:
        """GET /api/sheets/{sheet}: the sheet as it is now, as it would be exported."""
        if not self.looks.take(asker(request)):
            return _refused(SheetProblem.TOO_MUCH, 429)
        room = await self.rooms.enter(request.path_params["sheet"])
        if room is None:
            return _refused(SheetProblem.NO_SUCH_SHEET, 404)
        text = sheet_text(room.sheet)
        self.rooms.leave(room)
        return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


def _refused(problem: SheetProblem, status: int) -> Response:
    return answer(SheetNotShared(problem), status)
