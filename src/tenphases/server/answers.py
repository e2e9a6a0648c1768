"""The protocol's part about tables that exist: finding one, sitting down, inviting, one's own games, replays.

It goes over HTTP and is part of what ``messages`` describes; opening a table is there.
"""

from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec

from tenphases.dice.events import Event as DiceEvent
from tenphases.dice.views import View as DiceView
from tenphases.rules.cards import Face
from tenphases.rules.moves import Seat
from tenphases.rules.state import RoundLine
from tenphases.rules.views import Seen, View
from tenphases.table.chance import Shuffle
from tenphases.table.entries import Who
from tenphases.table.terms import RuleChoice

MOST_SECRETS: Final = 200
LEAST_SECRET: Final = 22
"""In characters: 128 bits as base64."""

Secret = Annotated[str, msgspec.Meta(max_length=128)]
OwnSecret = Annotated[str, msgspec.Meta(min_length=LEAST_SECRET, max_length=128, pattern="^[A-Za-z0-9_-]*$")]
Address = Annotated[str, msgspec.Meta(max_length=64)]


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat, or whose it is: nobody has a name at a free one."""

    name: str
    bot: str | None = None
    free: bool = False
    stand_in: str | None = None
    """The level of the bot that plays for the person."""
    left: bool = False
    """The person has left on purpose."""


class OpenTable(msgspec.Struct, frozen=True):
    """A table that is listed: somebody is there, and there is a seat to be had."""

    table: str
    title: str
    host: str
    """The host's name."""
    rules: RuleChoice
    seats: tuple[Player, ...]
    gathering: bool
    """Whether it has not begun; else a bot's seat is to be had between two rounds."""
    round: int
    timer: int | None


class OpenTables(msgspec.Struct, frozen=True):
    """GET /api/tables: the open tables, those that have not begun first."""

    tables: tuple[OpenTable, ...]


class TableFound(msgspec.Struct, frozen=True):
    """GET /api/codes/{code}: the table with that code, in capitals or not."""

    table: str


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables/{table}/seats: sit down at a table that gathers, or take a bot's seat between two rounds.

    A page may make its secret itself from 18 random bytes, as base64 for addresses: then it can ask again when no
    answer came, and gets the same one.
    """

    name: Annotated[str, msgspec.Meta(max_length=960)]
    seat: Seat | None = None
    """Any that is to be had, the first free one, if it is left out."""
    secret: OwnSecret | None = None


class SeatTaken(msgspec.Struct, frozen=True):
    """The answer with status 201: say Hello with the secret now, on the same socket or another.

    ``name`` is the name as it stands at the table: where somebody has the same one, a number is added.
    """

    table: str
    seat: Seat
    secret: str
    name: str


class Invitation(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/invitation: how others find the table.

    ``link`` is the page's address for it as others in the network can reach it; ``GET /api/tables/{table}/qr.svg`` is
    the same to scan. A seat's personal link is that link, ``/seat/`` and its secret; all of it but the page's own
    address stands behind ``#`` and is sent to no server.
    """

    link: str
    code: str
    """Five letters and digits to type, none of which is taken for another."""


class SeatLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/qr.svg: the personal link of one's own seat, to scan with another device."""

    secret: Secret


# ------------------------------------------------------------------ one's own games


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that somebody holds."""

    table: Address
    secret: Secret


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/mine: how are the games of these seats? What is no seat is passed over in silence."""

    seats: Annotated[tuple[Held, ...], msgspec.Meta(max_length=MOST_SECRETS)]


class GameState(StrEnum):
    """How far a game is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    BETWEEN_ROUNDS = "between_rounds"
    OVER = "over"


class Game(msgspec.Struct, frozen=True):
    """One game of one's own, as far as everyone at its table may know it."""

    table: str
    title: str
    seat: Seat
    """One's own."""
    state: GameState
    players: tuple[Player, ...]
    rules: RuleChoice
    phases: tuple[str, ...]
    opened: int
    """In milliseconds since 1970 (UTC)."""
    played: int
    """When anything happened last."""
    round: int
    waits_for_me: bool
    """Whether one is to move, or to get ready for the next round."""
    totals: tuple[int, ...]
    done: tuple[int, ...]
    """How many phases each has laid."""
    sheet: tuple[RoundLine, ...]
    places: tuple[tuple[Seat, ...], ...]
    """Once it is over: the winners, then the others place by place, equals together."""
    next_game: str | None
    lesson: str | None = None
    """The lesson that the table is, if it is one: it says nothing about how somebody plays."""


class MyGames(msgspec.Struct, frozen=True):
    """The answer, the game played last first."""

    games: tuple[Game, ...]


# ------------------------------------------------------------------ replays


class OpenView(msgspec.Struct, frozen=True):
    """A game with all cards open: what one who watches sees, every hand, save pile, the draw pile, who sits where."""

    view: View | DiceView
    hands: tuple[tuple[Face, ...], ...]
    draw_pile: tuple[Face, ...]
    players: tuple[Player, ...]
    saved: tuple[tuple[Face, ...], ...] = ()


class Patch(msgspec.Struct, frozen=True, array_like=True):
    """A difference, as a list of two: a path of keys and places, and what stands there from now on.

    A path that ends in ``length`` cuts the list there to that length; a place just behind a list's end adds to it.
    Patches are to be made in order.
    """

    path: tuple[str | int, ...]
    value: Any


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as the one who did it saw it, and what it changed of the OpenView before it."""

    seq: int
    time: int
    who: Who
    by: Seat
    events: tuple[Seen | DiceEvent, ...] = ()
    patches: tuple[Patch, ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/{table}/replay: a game that is over, step by step, without what was taken back.

    As long as it goes on, the answer is NotFound with status 409.
    """

    table: str
    title: str
    rules_version: int
    start: OpenView
    """Before the first deal."""
    steps: tuple[Step, ...]
    shuffles: tuple[Shuffle, ...]
    """The proofs of all shuffles, in the order in which they were used."""
