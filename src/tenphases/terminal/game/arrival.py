"""Coming to a table: going on with a game, opening a new one, finding one by its code, sitting down there."""

import contextlib
import getpass
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from tenphases.i18n import Words
from tenphases.terminal.game.errands import NoServerError, Reply, errand
from tenphases.terminal.game.kept import OWN, Seat, Seats
from tenphases.terminal.game.places import Place
from tenphases.terminal.game.sheet import Choice, Question
from tenphases.terminal.game.wire import Plain

_SECRET_BYTES: Final = 18
_LONGEST_NAME: Final = 24
_MOST_GAMES: Final = 7
_WATCH: Final = frozenset({"no_seat", "round_goes_on"})
"""Why no seat is to be had, and one may look on."""
_NEW: Final = "new"

Asking = Callable[[Question], Awaitable[str | None]]


class NotArrivedError(Exception):
    """There is no table to come to; ``why`` is the sentence to say, nothing if that was the reader's wish."""

    def __init__(self, why: str = "") -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Wish:
    """What the reader wants: which server and table, under which name, and what a new game is to be like."""

    place: Place
    folder: Path
    alone: bool = False
    """Whether the server runs inside."""
    code: str = ""
    name: str = ""
    table: Plain | None = None
    """The body of NewTable, but for the name."""


class Arrival:
    """The way to one table."""

    def __init__(self, words: Words, wish: Wish, ask: Asking) -> None:
        self._words, self._wish, self._ask = words, wish, ask
        self.seats = Seats(wish.folder)
        self.server = OWN if wish.alone else wish.place.server
        self.name = (wish.name or self.seats.name or _login() or words.say("start-name-none"))[:_LONGEST_NAME]

    async def place(self) -> Place:
        """Return the place, its table and seat named. Raises NotArrivedError."""
        wish, place = self._wish, self._wish.place
        if wish.code:
            found = await self._done(place, f"/codes/{wish.code.lower()}")
            place = place.at(str(found["table"]))
        if place.table:
            return await self._seated(place)
        return await self._going_on() or await self._opened()

    async def sit_down(self, place: Place) -> Place | str:
        """Take a seat and return the place with it, or the problem because of which there is none."""
        reply = await self._sent(place, f"/tables/{place.table}/seats", self._asked())
        if not reply.good:
            return reply.problem
        return self.keep(place.at(place.table), str(reply.data["secret"]))

    def keep(self, place: Place, secret: str) -> Place:
        """Keep a seat and return its place. Raises NotArrivedError."""
        try:
            self.seats.keep(Seat(self.server, place.table, secret, self.name))
        except OSError as broken:
            raise NotArrivedError(self._words.say("serve-no-data", folder=str(self._wish.folder))) from broken
        return replace(place, secret=secret)

    def forget(self, table: str) -> None:
        """Forget a seat that is one's own no more."""
        with contextlib.suppress(OSError):
            self.seats.drop(self.server, table)

    def _asked(self) -> Plain:
        return {"name": self.name, "secret": secrets.token_urlsafe(_SECRET_BYTES)}

    async def _seated(self, place: Place) -> Place:
        """Return the place with one's seat there: the one named, the one kept, a new one, or none to look on."""
        if place.secret:
            return self.keep(place, place.secret)
        kept = self.seats.find(self.server, place.table)
        if kept is not None:
            return replace(place, secret=kept.secret)
        found = await self.sit_down(place)
        if isinstance(found, Place):
            return found
        if found in _WATCH:
            return place
        raise NotArrivedError(self._words.problem(found))

    async def _going_on(self) -> Place | None:
        """Ask which of the games that are not over to go on with; None for a new one."""
        held = [{"table": seat.table, "secret": seat.secret} for seat in self.seats.at(self.server)]
        if not held:
            return None
        games = (await self._done(self._wish.place, "/mine", {"seats": held}))["games"]
        games = [game for game in games if game["state"] != "over" and game["rules"]["game"] == "cards"][:_MOST_GAMES]
        if not games:
            return None
        say = self._words.say
        choices = [Choice(game["table"], self._game(game), say("start-running")) for game in games]
        choices.append(Choice(_NEW, say("start-new") if self._wish.alone else say("start-open-table")))
        answer = await self._ask(Question(say("start-ways"), choices))
        if answer is None:
            raise NotArrivedError
        kept = self.seats.find(self.server, answer)
        return None if kept is None else replace(self._wish.place.at(kept.table), secret=kept.secret)

    def _game(self, game: dict[str, Any]) -> str:
        say = self._words.say
        others = [each["name"] for at, each in enumerate(game["players"]) if at != game["seat"] and each["name"]]
        named = say("start-game-with", players=self._words.listed(others, "and")) if others else say("start-game")
        round_ = say("start-game-round", round=game["round"]) if game["round"] else say("start-game-new")
        return f"{named}. {round_}"

    async def _opened(self) -> Place:
        """Open a table and return the place with the seat there."""
        body = {"name": self.name, "language": self._words.language, **(self._wish.table or {})}
        reply = await self._sent(self._wish.place, "/tables", body)
        if not reply.good:
            raise NotArrivedError(self._why_not(reply))
        return self.keep(self._wish.place.at(str(reply.data["table"])), str(reply.data["secret"]))

    def _why_not(self, reply: Reply) -> str:
        findings = reply.data.get("findings") or []
        if not findings:
            return self._words.problem(reply.problem)
        told = [self._words.finding(each["code"], each.get("about", {})) for each in findings]
        return "\n".join([self._words.say("start-faults"), *told])

    async def _done(self, place: Place, path: str, body: object = None) -> Plain:
        reply = await self._sent(place, path, body)
        if not reply.good:
            raise NotArrivedError(self._words.problem(reply.problem))
        return reply.data

    async def _sent(self, place: Place, path: str, body: object = None) -> Reply:
        try:
            return await errand(place, path, body)
        except NoServerError as broken:
            raise NotArrivedError(self._words.say("play-no-server", address=place.server)) from broken


def _login() -> str:
    """Return the name one is known by on this machine, empty if there is none."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError, ImportError):
        return ""
