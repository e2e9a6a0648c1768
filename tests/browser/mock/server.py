"""A server of scenes: the real pages and the real rules, but each table stands at a moment built by hand.

A table's address is a scene's name, with anything after a dash to have it anew: ``lay-2``. It keeps nothing and knows
no time; the other players never move. Try it: ``python -m tests.browser.mock.server 8471``, then ``/#/t/lay``.
"""

import asyncio
import contextlib
import sys
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from tenphases import __version__
from tenphases.bots import LEVELS
from tenphases.i18n.languages import LANGUAGES
from tenphases.rules.cards import Face
from tenphases.rules.decide import resolve
from tenphases.rules.events import Event
from tenphases.rules.finder import readings
from tenphases.rules.legal import Options
from tenphases.rules.moves import PlayerMove, Seat
from tenphases.rules.refusals import Code, Finding, FindingCode, Refusal
from tenphases.rules.state import State
from tenphases.rules.views import seen, view
from tenphases.server import messages as wire
from tenphases.server.app import Guarded
from tenphases.server.pages import Pages, catalogs
from tenphases.variants.library import PRESETS, VARIANTS
from tenphases.variants.load import load
from tests.browser.mock.scenes import ME, NAMES, ODD_NAMES, SCENES

SOURCE = Path(wire.__file__).parents[1]
SECRET = "mock"  # noqa: S105 (nothing is behind it)
Asked = wire.Act | wire.TakeBack | wire.NextRound | wire.PlayAgain | wire.Arrange | wire.ReadGroup
"""What a scene answers to."""
decode = msgspec.json.Decoder(wire.Hello | Asked).decode
encode = msgspec.json.encode


class Scene:
    """One scene as it goes on."""

    def __init__(self, scene: str) -> None:
        self.state: State = SCENES[scene]()
        self.me: Seat | None = None if scene in {"watch", "rows"} else ME
        self.names = ODD_NAMES if scene == "names" else NAMES
        self.seq = 7
        self.past: list[State] = []
        self.order: tuple[Face, ...] = self.state.players[0].hand
        self.building: tuple[tuple[Face, ...], ...] = ()
        self.events: tuple[Event, ...] = ()
        self.answers: dict[str, list[bytes]] = {}
        self.commands: list[Asked] = []
        """Everything that pages have sent, in order, repeats and all."""
        self.deaf = False
        """Whether commands go unanswered, as over a line that is about to break."""
        self.socket: WebSocket | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def update(self, *, taken_back: bool = False) -> bytes:
        players = self.state.players
        return encode(
            wire.Update(
                seq=self.seq,
                by=ME,
                events=tuple(seen(event, self.me) for event in self.events),
                view=view(self.state, self.me),
                seats=tuple(
                    wire.SeatInfo(self.names[seat], bot="steady" if seat else None, present=seat != 4)
                    for seat in range(len(players))
                ),
                arrangement=() if self.me is None else self._arranged(),
                can_take_back=bool(self.past),
                shuffles=(wire.Shuffle(self.state.number, "5" * 64),),
                taken_back=taken_back,
                building=self.building,
            )
        )

    def update_options(self) -> Options:
        """Return what may be done now."""
        return view(self.state, self.me).options

    def _arranged(self) -> tuple[Face, ...]:
        rest = list(self.state.players[0].hand)
        kept = []
        for face in self.order:
            if face in rest:
                rest.remove(face)
                kept.append(face)
        return (*kept, *rest)

    def acts(self) -> list[PlayerMove]:
        """Return the moves that were asked for, each as often as it was sent."""
        moves = [command.move for command in self.commands if isinstance(command, wire.Act)]
        return [move for move in moves if isinstance(move, PlayerMove)]

    def carry_out(self, command: Asked) -> list[bytes]:
        """Return what is sent for a command."""
        match command:
            case wire.Act():
                return self._act(command)
            case wire.TakeBack():
                if not self.past:
                    return [encode(wire.Rejected(command.id, wire.Problem.NOTHING_TO_TAKE_BACK))]
                self.state, self.events = self.past.pop(), ()
                return self._went_on(command.id, taken_back=True)
            case wire.Arrange():
                self.order, self.building = command.cards, command.building
                return [encode(wire.Accepted(command.id, self.seq))]
            case wire.ReadGroup():
                return [self._read(command)]
            case _:
                return [encode(wire.Rejected(command.id, wire.Problem.NOT_BETWEEN_ROUNDS))]

    def _act(self, command: wire.Act) -> list[bytes]:
        assert isinstance(command.move, PlayerMove)
        outcome = resolve(self.state, ME, command.move)
        if isinstance(outcome, Refusal):
            return [encode(wire.Refused(command.id, outcome, outcome.rule))]
        drew = any(type(event).__name__ in {"DrewFromPile", "TurnBegan"} for event in outcome.events)
        self.past = [] if drew else [*self.past, self.state]
        self.state, self.events = outcome.state, outcome.events
        return self._went_on(command.id)

    def _went_on(self, command: str, *, taken_back: bool = False) -> list[bytes]:
        self.seq += 1
        self.order = self._arranged()
        return [encode(wire.Accepted(command, self.seq)), self.update(taken_back=taken_back)]

    def _read(self, command: wire.ReadGroup) -> bytes:
        spec = self.state.phases[command.phase].groups[command.group]
        found = readings(spec, command.cards, self.state.ruleset)
        why = (
            None
            if found
            else Refusal(Code.GROUP_TOO_SHORT, {"group": 1, "need": spec.size, "have": len(command.cards)})
        )
        if not found and len(command.cards) >= spec.size:
            why = Refusal(Code.CARD_DOES_NOT_FIT, {"group": command.group + 1, "card": command.cards[-1]})
        return encode(wire.GroupRead(command.id, found, why))


class Stage:
    """The scenes that were looked at, by their addresses."""

    def __init__(self) -> None:
        self.scenes: dict[str, Scene] = {}
        self.address = ""

    def app(self) -> ASGIApp:
        """Return the server as an ASGI application."""
        web, locales = Pages(SOURCE / "web"), catalogs(SOURCE / "i18n" / "locales")

        async def words(request: Request) -> Response:
            return locales.answer(request, request.path_params["path"]) or Response(status_code=404)

        async def page(request: Request) -> Response:
            found = web.answer(request, request.path_params["path"] or "index.html") or Response(status_code=404)
            # What the real server has asked for anew is kept here: tests open the same page again and again.
            found.headers["cache-control"] = "max-age=600"
            return found

        return Starlette(
            routes=[
                Route("/api/setup", setup),
                Route("/api/health", health),
                Route("/api/tables", open_table, methods=["POST"]),
                Route("/api/tables", open_tables),
                WebSocketRoute("/api/tables/{table}/socket", self.sit),
                Route("/locales/{path:path}", words),
                Route("/{path:path}", page),
            ],
            middleware=[Middleware(Guarded)],
        )

    async def sit(self, socket: WebSocket) -> None:
        """Serve one page at a scene."""
        await socket.accept()
        address = socket.path_params["table"]
        if address.partition("-")[0] not in SCENES:
            await socket.send_text(encode(wire.Rejected("", wire.Problem.NO_SUCH_TABLE)).decode())
            await socket.close(4404)
            return
        scene = self.scenes.setdefault(address, Scene(address.partition("-")[0]))
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._serve(socket, scene)

    async def _serve(self, socket: WebSocket, scene: Scene) -> None:
        text = await socket.receive_text()
        command = decode(text)
        if isinstance(command, wire.Hello):
            scene.socket, scene.loop = socket, asyncio.get_running_loop()
            await socket.send_text(scene.update().decode())
            return
        scene.commands.append(command)
        if scene.deaf:
            return
        if command.id not in scene.answers:
            scene.answers[command.id] = scene.carry_out(command)
        for message in scene.answers[command.id]:
            await socket.send_text(message.decode())


async def setup(_: Request) -> Response:
    presets = tuple(wire.VariantInfo(name, load(name)) for name in PRESETS)
    variants = tuple(wire.VariantInfo(name, load(variants=[name])) for name in VARIANTS)
    return Response(
        encode(wire.Setup(__version__, presets, variants, LEVELS, LANGUAGES)), media_type="application/json"
    )


async def health(_: Request) -> Response:
    return Response(encode(wire.Health(__version__, 0)), media_type="application/json")


async def open_tables(_: Request) -> Response:
    return Response(encode({"tables": ()}), media_type="application/json")


async def open_table(request: Request) -> Response:
    wanted = msgspec.json.decode(await request.body(), type=wire.NewTable)
    if wanted.name == "wrong":
        faults = (Finding(FindingCode.TOO_FEW_CARDS, {"need": 120, "have": 108}), Finding(FindingCode.NO_PHASES))
        return Response(encode(wire.NotOpened(faults)), status_code=400, media_type="application/json")
    opened = {"table": "draw", "seat": ME, "secret": SECRET, "code": "ABCDE"}
    return Response(encode(opened), status_code=201, media_type="application/json")


if __name__ == "__main__":
    uvicorn.run(Stage().app(), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
