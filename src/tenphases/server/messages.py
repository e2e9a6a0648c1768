"""The protocol: every message between the page and the server, as types. ``docs/protocol.md`` is made from them.

A page opens a socket for one table and says ``Hello``. From then on it gets one ``Update`` for each thing that
happens, numbered without a gap, with its whole view in it. It sends commands; each carries an ``id`` of the page's
choosing, unused before, and the ``seq`` of the last Update it had seen. Each is answered once: ``Accepted``,
``Refused`` (by the rules) or ``Rejected`` (by the table); a repeated id gets its first answer again.

What is the table's own part of this (commands, answers, problems) is in ``tenphases.table.commands``; what goes over
HTTP about tables that exist is in ``answers``, what people say to each other in ``talk``.
"""

from typing import Annotated, Final, Literal

import msgspec

from tenphases.dice.advice import Outlook
from tenphases.dice.events import Event as DiceEvent
from tenphases.dice.faces import Face as DiceFace
from tenphases.dice.refusals import Finding as DiceFinding
from tenphases.dice.views import View as DiceView
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
    ChangeRules,
    ChangeTerms,
    ComeBack,
    CommandId,
    HandOver,
    Leave,
    NextRound,
    PlayAgain,
    Problem,
    Refused,
    Rejected,
    Remove,
    Reseat,
    Resize,
    SeatBot,
    StandIn,
    Start,
    TableCommand,
    TakeBack,
)
from tenphases.table.entries import Change, Who
from tenphases.table.lesson import Lesson
from tenphases.table.talk import Phrase, Said, Say
from tenphases.table.terms import MOST_SEATS, GameName, RuleChoice, Switches, Terms, Word

__all__ = [
    "Accepted",
    "Act",
    "AdviseDice",
    "Arrange",
    "Change",
    "ChangeRules",
    "ChangeTerms",
    "ComeBack",
    "Command",
    "DiceAdvice",
    "GameName",
    "GroupRead",
    "HandOver",
    "Health",
    "Hello",
    "Leave",
    "Lesson",
    "Message",
    "NewTable",
    "NextRound",
    "NotFound",
    "NotOpened",
    "Phrase",
    "PlayAgain",
    "Problem",
    "ReadGroup",
    "Refused",
    "Rejected",
    "Remove",
    "Reseat",
    "Resize",
    "RuleChoice",
    "Said",
    "Say",
    "SeatBot",
    "SeatInfo",
    "Setup",
    "Shuffle",
    "StandIn",
    "Start",
    "TableChange",
    "TableInfo",
    "TableOpened",
    "TakeBack",
    "Terms",
    "UpToDate",
    "Update",
    "VariantInfo",
    "Who",
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
    as_expert: tuple[str, ...] = ()
    """Those among them that play as experts here, because what they search with is not installed."""


Place = Annotated[int, msgspec.Meta(ge=0, le=99)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables: open a table. The caller is its host.

    With ``start`` *now* it is dealt at once: ``bots`` is a level for each bot, in seats 1, 2, …, and the caller has
    seat 0. With *later* people gather first: ``seats`` says for each of 2 to 6 seats whose it is: *host*, once; *open*,
    for anyone who comes; or a bot's level. If it is empty, it is the host and the bots, or else four seats.

    With ``lesson`` it is a table to learn at: the lesson says by what rules and with which bots, and the cards of its
    first rounds lie in a fixed order, which is sealed like any other.
    """

    name: str
    bots: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)] = ()
    preset: Word = "standard"
    variants: Annotated[tuple[Word, ...], msgspec.Meta(max_length=64)] = ()
    switches: Switches = {}
    """Single switches laid over the preset and variants, by their names in Ruleset; points as ``points.skip``."""
    language: Word = "en"
    """For the bots' names."""
    lesson: Lesson | None = None
    start: Literal["now", "later"] = "now"
    seats: Annotated[tuple[Word, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    terms: Terms = Terms()
    game: GameName = GameName.CARDS
    """With ``dice`` there are no rules to choose, and one may play alone: with no bots, or with one seat."""
    called: Annotated[str, msgspec.Meta(max_length=300)] = ""
    """What rules of one's own are called, at most 60 characters once tidied."""


class TableOpened(msgspec.Struct, frozen=True):
    """The answer with status 201: the table's address, the secret that is the seat, the code for others to type."""

    table: str
    seat: Seat
    secret: str
    code: str = ""


class NotOpened(msgspec.Struct, frozen=True):
    """The answer with status 400: what cannot be read, or else everything that is wrong with the rules, at once.

    With status 413 or 429 the problem is ``too_much``, with 503 ``not_kept``.
    """

    findings: tuple[Finding | DiceFinding, ...] = ()
    problem: Problem | None = None
    about: str = ""
    """The preset, variant, switch or bot level that the problem speaks of."""


class NotFound(msgspec.Struct, frozen=True):
    """The answer with status 400 and above where no other is named.

    400: it cannot be read, or the name is none. 403: the secret is no seat's. 404, 405: there is no such page, table or
    code. 409: the game is not over, no seat is to be had, or not now. 413, 429: too much. 503: it could not be kept.
    """

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


class AdviseDice(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """At a table of dice, in one's own turn: what is best to keep, and what is one's own choice worth?"""

    id: CommandId
    keep: Annotated[tuple[DiceFace, ...], msgspec.Meta(max_length=10)] | None = None
    """The dice that one thinks of keeping."""


Command = Hello | TableCommand | ReadGroup | AdviseDice | Say

# ------------------------------------------------------------------ server to page


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person's name, or a bot's name and level, or nobody yet."""

    name: str
    bot: str | None = None
    present: bool = True
    """Whether a page is open that shows the seat; bots are always there."""
    ready: bool = False
    """Ready for the next round."""
    free: bool = False
    """Nobody sits here yet: people are still gathering."""
    gone: int | None = None
    """For how many milliseconds, when this was sent, the person has not been there; None while they are."""
    stand_in: str | None = None
    """The level of the bot that plays for the person until they come back."""
    left: bool = False
    """The person has left on purpose; the seat can be had between two rounds."""


class TableInfo(msgspec.Struct, frozen=True):
    """All about the table that is neither its rules nor its seats."""

    terms: Terms = Terms()
    rules: RuleChoice = RuleChoice()
    """By which names the rules were chosen; the rules themselves are in the View."""
    code: str = ""
    """Five letters and digits to type, under which others find the table."""
    host: Seat = Seat(0)
    """Who decides; -1 when no person is at the table."""
    gathering: bool = False
    """Whether people are still being waited for. Then the View is that of a game before its first deal."""
    frozen: bool = False
    """Whether every person has left or is stood in for, so nothing goes on until one of them comes back."""
    watching: int = 0
    """How many look on from no seat."""
    deadline: int | None = None
    """How many milliseconds there are left, when this was sent, of the time for the turn or the pause between rounds.

    None where nobody is waited for, and without a timer. Then the clock makes the moves of the turn, as a steady bot
    would, or everyone counts as ready. It stands still while no person is there."""


class TableChange(msgspec.Struct, frozen=True):
    """What an Update tells of that is no move; what came of it stands in its ``seats`` and ``table``."""

    change: Change
    seat: Seat
    """The seat that it speaks of, -1 for none."""


class Update(msgspec.Struct, frozen=True, tag=True):
    """One thing that happened, or with no events the whole table anew.

    ``by``: the seat that acted, -1 for chance. ``taken_back``: this update undoes, so show the view as it
    is. An Update without events may bear the number of the one before it: then only seats or the arrangement changed.
    """

    seq: int
    by: Seat
    events: tuple[Seen | DiceEvent, ...]
    view: View | DiceView
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
    who: Who = Who.TABLE
    """Who brought it about; with ``clock`` a move was made for the seat ``by``, whose time had run out."""
    change: TableChange | None = None
    table: TableInfo = TableInfo()


class UpToDate(msgspec.Struct, frozen=True, tag=True):
    """The answer to Hello when the page has missed nothing but, perhaps, who came and went."""

    seq: int
    seats: tuple[SeatInfo, ...]
    arrangement: tuple[Face, ...]
    building: tuple[tuple[Face, ...], ...] = ()
    table: TableInfo = TableInfo()


class GroupRead(msgspec.Struct, frozen=True, tag=True):
    """The answer to ReadGroup: every reading of the cards, several when a wild's role must be chosen.

    ``refusal`` says why there is none.
    """

    id: str
    readings: tuple[Group, ...]
    refusal: Refusal | None = None


class DiceAdvice(msgspec.Struct, frozen=True, tag=True):
    """The answer to AdviseDice: to ``stop``, or to keep these dice and roll the others.

    ``outlook`` is the chance to make the phase, and the points for it on average, if all goes on as well as it can;
    ``own`` is the same for the dice that were named.
    """

    id: str
    stop: bool
    keep: tuple[DiceFace, ...]
    outlook: Outlook
    own: Outlook | None = None


Message = Update | UpToDate | Accepted | Refused | Rejected | GroupRead | DiceAdvice | Said
