"""Links that lead to a shared score sheet, and pictures of them to scan. The sheets themselves are in ``sheets``."""

from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenphases.server.bodies import FRESH, answer, body
from tenphases.server.links import base, drawn
from tenphases.server.lobby import is_address
from tenphases.server.settings import Settings
from tenphases.server.sheet_messages import SheetNotShared, SheetProblem

_SVG: Final = "image/svg+xml"


class SheetLink(msgspec.Struct, frozen=True):
    """GET /api/sheets/{sheet}/invitation: the page's address for reading it, as others in the network reach it."""

    link: str


class LinkWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sheets/{sheet}/qr.svg: the link to scan; with the secret it is one for writing."""

    secret: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,128}$")] | None = None


_WANTED: Final = msgspec.json.Decoder(LinkWanted)


class SheetLinks:
    """The answers. They say nothing of whether there is such a sheet, nor whether the secret is its own."""

    def __init__(self, settings: Settings) -> None:
        self._in_network = settings.in_network

    async def invitation(self, request: Request) -> Response:
        """GET /api/sheets/{sheet}/invitation."""
        link = self._link(request)
        return _nowhere() if link is None else answer(SheetLink(link))

    async def picture(self, request: Request) -> Response:
        """POST /api/sheets/{sheet}/qr.svg."""
        wanted = await body(request, _WANTED)
        if isinstance(wanted, Response):
            return wanted
        link = self._link(request)
        if link is None:
            return _nowhere()
        whole = link if wanted.secret is None else f"{link}?w={wanted.secret}"
        return Response(drawn(whole), media_type=_SVG, headers=FRESH)

    def _link(self, request: Request) -> str | None:
        sheet = request.path_params["sheet"]
        return f"{base(request, in_network=self._in_network)}#/sheet/s/{sheet}" if is_address(sheet) else None


def _nowhere() -> Response:
    return answer(SheetNotShared(SheetProblem.NO_SUCH_SHEET), 404)
