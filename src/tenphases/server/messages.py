"""The protocol: every message between the page and the server, as types. ``docs/protocol.md`` is made from them.

A page opens a socket for one table and says ``Hello``. From then on it gets one ``Update`` for each thing that
happens, numbered without a gap, with its whole view in it. It sends commands; each carries an ``id`` of the page's
choosing, unused before, and the ``seq`` of the last Update it had seen. Each is answered once: ``Accepted``,
``Refused`` (by the rules) or ``Rejected`` (by the table); a repeated id gets its first answer again.

What is the table's own part of this (commands, answers, problems) is in ``tenphases.table.commands``.
"""

from typing import Annotated, Final

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.moves import Seat
from tenphases.rules.phases import Group
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import Seen, View
from tenphases.table.chance import Shuffle
from tenphases.table.commands import (
    Accepted,
    Act,
    Arrange,
    Cards,
    CommandId,
    NextRound,
    PlayAgain,
    Problem,
    Refused,
    Rejected,
    TableCommand,
    TakeBack,
)
from tenphases.table.lesson import Lesson

__all__ = [
    "Accepted",
    "Act",
    "Arrange",
    "Command",
    "GroupRead",
    "Health",
    "Hello",
    "Lesson",
    "Message",
    "NewTable",
    "NextRound",
    "NotFound",
    "NotOpened",
    "PlayAgain",
    "Problem",
    "ReadGroup",
    "Refused",
    "Rejected",
    "SeatInfo",
    "Setup",
    "Shuffle",
    "TableOpened",
    "TakeBack",
    "UpToDate",
    "Update",
    "VariantInfo",
]

MOST_BYTES: Final = 16_384
"""How long a message to the server may be."""

# ------------------------------------------------------------------ over HTTP


class VariantInfo(msgspec.Struct, frozen=True):
    """A preset, or a variant laid over the standard preset, by its name in the catalogs.

    As everywhere, what has its standard value is left out of ``ruleset``.
    """

    name: str
    ruleset: Ruleset


class Setup(msgspec.Struct, frozen=True):
    """GET /api/setup: what a new table can be made of."""

    version: str
    presets: tuple[VariantInfo, ...]
    variants: tuple[VariantInfo, ...]
    bots: tuple[str, ...]
    """Names of bot levels, weakest first."""
    languages: tuple[str, ...]


Place = Annotated[int, msgspec.Meta(ge=0, le=99)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables: open a table. ``bots`` is a level for each bot, in seats 1, 2, …; the caller has seat 0.

    With ``lesson`` it is a table to learn at: the lesson says by what rules and with which bots, and the cards of its
    first rounds lie in a fixed order, which is sealed like any other.
    """

    name: str
    bots: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)]
    preset: Word = "standard"
    variants: Annotated[tuple[Word, ...], msgspec.Meta(max_length=64)] = ()
    switches: dict[str, bool | int | str | tuple[str, ...] | None] = {}
    """Single switches laid over the preset and variants, by their names in Ruleset; points as ``points.skip``."""
    language: Word = "en"
    """For the bots' names."""
    lesson: Lesson | None = None


class TableOpened(msgspec.Struct, frozen=True):
    """The answer with status 201: the table's address and the secret that is the seat."""

    table: str
    seat: Seat
    secret: str


class NotOpened(msgspec.Struct, frozen=True):
    """The answer with status 400: what cannot be read, or else everything that is wrong with the rules, at once.

    With status 413 or 429 the problem is ``too_much``, with 503 ``not_kept``.
    """

    findings: tuple[Finding, ...] = ()
    problem: Problem | None = None
    about: str = ""
    """The preset, variant, switch or bot level that the problem speaks of."""


class NotFound(msgspec.Struct, frozen=True):
    """The answer with status 404, 405 or 409: there is no such page or table, or its game is not over."""

    problem: Problem


class Health(msgspec.Struct, frozen=True):
    """GET /api/health: the server is well, and how many tables are awake."""

    version: str
    tables: int


# ------------------------------------------------------------------ page to server


class Hello(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The first message. Without a secret one watches. ``after``: the last seq the page has, -1 for none.

    The answer is UpToDate; or the Updates that were missed, if they are few; or one Update without events, which is
    everything.
    """

    secret: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    after: int = -1


class ReadGroup(msgspec.Struct, frozen=True, tag=True):
    """Ask how these cards of the hand could be read as a group of the phase (places from 0). Nothing changes by it."""

    id: CommandId
    phase: Place
    group: Place
    cards: Cards


Command = Hello | TableCommand | ReadGroup

# ------------------------------------------------------------------ server to page


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person's name, or a bot's name and level."""

    name: str
    bot: str | None = None
    present: bool = True
    ready: bool = False
    """Ready for the next round."""


class Update(msgspec.Struct, frozen=True, tag=True):
    """One thing that happened, or with no events the whole table anew.

    ``by``: the seat that acted, -1 for chance or the clock. ``taken_back``: this update undoes, so show the view as it
    is. An Update without events may bear the number of the one before it: then only seats or the arrangement changed.
    """

    seq: int
    by: Seat
    events: tuple[Seen, ...]
    view: View
    seats: tuple[SeatInfo, ...]
    arrangement: tuple[Face, ...]
    """The own hand in the order kept by Arrange, newly come cards at the end; empty for who watches."""
    can_take_back: bool
    shuffles: tuple[Shuffle, ...]
    """The proofs of the present round's shuffles."""
    taken_back: bool = False
    next_game: str | None = None
    """After the game: the address of the table where it goes on; the same secret is the same seat there."""
    building: tuple[tuple[Face, ...], ...] = ()
    """The groups kept by Arrange, as far as the hand still has their cards."""
    lesson: str | None = None
    """The lesson that the table is, if it is one."""


class UpToDate(msgspec.Struct, frozen=True, tag=True):
    """The answer to Hello when the page has missed nothing but, perhaps, who came and went."""

    seq: int
    seats: tuple[SeatInfo, ...]
    arrangement: tuple[Face, ...]
    building: tuple[tuple[Face, ...], ...] = ()


class GroupRead(msgspec.Struct, frozen=True, tag=True):
    """The answer to ReadGroup: every reading of the cards, several when a wild's role must be chosen.

    ``refusal`` says why there is none.
    """

    id: str
    readings: tuple[Group, ...]
    refusal: Refusal | None = None


Message = Update | UpToDate | Accepted | Refused | Rejected | GroupRead
