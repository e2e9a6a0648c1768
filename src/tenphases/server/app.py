"""The server as an ASGI application: which address leads where, and the headers that every answer bears."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import PurePosixPath
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tenphases.server.api import Api
from tenphases.server.bodies import answer
from tenphases.server.coaching import Coaching
from tenphases.server.doors import Doors
from tenphases.server.limits import Buckets, Places
from tenphases.server.lobby import Lobby
from tenphases.server.lookback import Lookback
from tenphases.server.messages import NotFound, Problem
from tenphases.server.neighbours import Neighbours
from tenphases.server.openapi import spec
from tenphases.server.pages import Pages, catalogs, shell
from tenphases.server.rules_api import RulesApi
from tenphases.server.settings import Settings
from tenphases.server.sheet_api import SheetApi
from tenphases.server.sheet_links import SheetLinks
from tenphases.server.sheet_sockets import look_on
from tenphases.server.sheets import SheetRooms
from tenphases.server.sockets import visit

_EVERYWHERE: Final = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}
SECURITY: Final = _EVERYWHERE | {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Nothing from elsewhere, no script or style but from the files, and no address (it may hold a seat) handed on."""
_PARTS: Final = frozenset({".js", ".css", ".ftl", ".woff2", ".png", ".webmanifest", ".wav", ".mp3", ".ogg"})
"""What a page loads and what is never a page itself: a policy there would bind nobody, and there are many of them."""
_WORKER: Final = "/sw.js"
"""A worker is bound by its own file's policy."""

Answering = Callable[[Request], Awaitable[Response]]

_WORTH_SQUEEZING: Final = 1000


class Guarded:
    """Puts the headers on every answer, each where it says something."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        path = scope.get("path", "")
        part = PurePosixPath(path).suffix in _PARTS and path != _WORKER

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (_EVERYWHERE if part else SECURITY).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)


def create_app(settings: Settings) -> Starlette:
    """Return the server. Its tables wake when the application starts and stop when it does; so does the store."""
    lobby, sheets = Lobby(settings), SheetRooms(settings)
    neighbours = Neighbours(settings, lobby, sheets)
    rules = RulesApi(Buckets(settings.limits.rules), settings.in_network)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        lobby.start()
        sheets.start()
        neighbours.start()
        yield
        rules.estimator.stop()
        await neighbours.stop()
        await sheets.stop()
        await lobby.stop()
        await settings.house.store.close()

    return Starlette(
        routes=[
            Mount(
                "/api", routes=[*_api_routes(settings, lobby), *_sheet_routes(settings, sheets), *_rules_routes(rules)]
            ),
            *_page_routes(settings),
        ],
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=_WORTH_SQUEEZING)],
        exception_handlers={HTTPException: _failed, Exception: _broken},
        lifespan=lifespan,
    )


def _api_routes(settings: Settings, lobby: Lobby) -> list[BaseRoute]:
    api = Api(settings, lobby, Buckets(settings.limits.tables))
    doors, lookback, coaching = Doors(settings, lobby), Lookback(settings, lobby), Coaching(settings, lobby)
    places = Places(settings.limits.sockets)

    async def sit(socket: WebSocket) -> None:
        await visit(socket, lobby, settings.limits, places)

    return [
        Route("/setup", api.setup),
        Route("/health", api.health),
        Route("/openapi.json", _spec),
        Route("/tables", _either(doors.tables, api.open_table), methods=["GET", "POST"]),
        Route("/codes/{code}", doors.code),
        Route("/mine", lookback.mine, methods=["POST"]),
        Route("/tables/{table}/seats", doors.sit_down, methods=["POST"]),
        Route("/tables/{table}/invitation", doors.invitation),
        Route("/tables/{table}/qr.svg", _either(doors.picture, doors.own_picture), methods=["GET", "POST"]),
        Route("/tables/{table}/record", api.record),
        Route("/tables/{table}/replay", lookback.replay),
        Route("/tables/{table}/hint", coaching.hint, methods=["POST"]),
        Route("/tables/{table}/analysis", coaching.analysis),
        Route("/tables/{table}/practice", coaching.own_practice),
        Route("/practice/{number:int}", coaching.practice),
        WebSocketRoute("/tables/{table}/socket", sit),
    ]


def _sheet_routes(settings: Settings, rooms: SheetRooms) -> list[BaseRoute]:
    limits = settings.limits
    api, links = SheetApi(rooms, Buckets(limits.sheets), Buckets(limits.looks)), SheetLinks(settings)
    places = Places(limits.sockets)

    async def follow(socket: WebSocket) -> None:
        await look_on(socket, rooms, limits, places)

    return [
        Route("/sheets", api.share, methods=["POST"]),
        Route("/sheets/{sheet}", api.sheet),
        Route("/sheets/{sheet}/invitation", links.invitation),
        Route("/sheets/{sheet}/qr.svg", links.picture, methods=["POST"]),
        WebSocketRoute("/sheets/{sheet}/socket", follow),
    ]


def _rules_routes(rules: RulesApi) -> list[BaseRoute]:
    return [
        Route("/rules", rules.switches),
        Route("/rules/check", rules.check, methods=["POST"]),
        Route("/rules/file", rules.write, methods=["POST"]),
        Route("/rules/read", rules.read, methods=["POST"]),
        Route("/rules/phases", rules.phases),
    ]


def _page_routes(settings: Settings) -> list[BaseRoute]:
    web, locales = Pages(settings.web), catalogs(settings.locales)

    async def words(request: Request) -> Response:
        return locales.answer(request, request.path_params["path"]) or _nowhere()

    async def page(request: Request) -> Response:
        return web.answer(request, request.path_params["path"]) or _nowhere()

    async def whole(_: Request) -> Response:
        return answer(shell(web, locales))

    return [Route("/shell.json", whole), Route("/locales/{path:path}", words), Route("/{path:path}", page)]


def _either(get: Answering, post: Answering) -> Answering:
    """Return what answers one address asked in two ways."""

    async def answering(request: Request) -> Response:
        return await (post if request.method == "POST" else get)(request)

    return answering


async def _spec(_: Request) -> Response:
    return answer(spec())


def _nowhere() -> Response:
    return answer(NotFound(Problem.NO_SUCH_PAGE), 404)


async def _failed(_: Request, failure: Exception) -> Response:
    """Answer a wrong address or method in the protocol's words."""
    status = failure.status_code if isinstance(failure, HTTPException) else 500
    response = answer(NotFound(Problem.NO_SUCH_PAGE), status)
    response.headers.update((failure.headers or {}) if isinstance(failure, HTTPException) else {})
    return response


async def _broken(_: Request, __: Exception) -> Response:
    """Answer a fault of our own without a word about it; who serves the application logs it."""
    response = answer(NotFound(Problem.NOT_KEPT), 500)
    response.headers.update(SECURITY)
    return response
