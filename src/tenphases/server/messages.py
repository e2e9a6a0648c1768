"""The protocol: every message between the page and the server, as types. ``docs/protocol.md`` is made from them.

A page opens a socket for one table and says ``Hello``. From then on it gets one ``Update`` for each thing that
happens, numbered without a gap, with its whole view in it. It sends commands; each carries an ``id`` of the page's
choosing, unused before, and the ``seq`` of the last Update it had seen. Each is answered once: ``Accepted``,
``Refused`` (by the rules) or ``Rejected`` (by the table); a repeated id gets its first answer again.
"""

from enum import StrEnum

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.moves import PlayerMove, Seat
from tenphases.rules.phases import Group
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import Seen, View

# ------------------------------------------------------------------ over HTTP


class VariantInfo(msgspec.Struct, frozen=True):
    """A preset or variant by its name in the catalogs; ``ruleset`` is complete for presets (the variant laid over the standard)."""

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


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables: open a table. ``bots`` is a level for each bot, in seats 1, 2, …; the caller has seat 0."""

    name: str
    bots: tuple[str, ...]
    preset: str = "standard"
    variants: tuple[str, ...] = ()
    switches: dict[str, bool | int | str | tuple[str, ...] | None] = {}
    """Single switches laid over the preset and variants, by their names in Ruleset."""
    language: str = "en"
    """For the bots' names."""


class TableOpened(msgspec.Struct, frozen=True):
    """The answer: the table's address and the secret that is the seat."""

    table: str
    seat: Seat
    secret: str


class NotOpened(msgspec.Struct, frozen=True):
    """The answer with status 400: everything that is wrong, at once."""

    findings: tuple[Finding, ...] = ()
    problem: "Problem | None" = None


# ------------------------------------------------------------------ page to server


class Hello(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The first message. Without a secret one watches. ``after``: the last seq the page has, -1 for none."""

    secret: str | None = None
    after: int = -1


class Act(msgspec.Struct, frozen=True, tag=True):
    """Make a move."""

    id: str
    seq: int
    move: PlayerMove


class TakeBack(msgspec.Struct, frozen=True, tag=True):
    """Undo one's last move of this turn, if it brought no new information."""

    id: str
    seq: int


class NextRound(msgspec.Struct, frozen=True, tag=True):
    """Ready for the next round."""

    id: str
    seq: int


class PlayAgain(msgspec.Struct, frozen=True, tag=True):
    """After the game: the same people, seats and rules, the next dealer. Everyone is sent to the same new game."""

    id: str
    seq: int


class Arrange(msgspec.Struct, frozen=True, tag=True):
    """Keep this order of the own hand, also for reloads and other devices."""

    id: str
    cards: tuple[Face, ...]


class ReadGroup(msgspec.Struct, frozen=True, tag=True):
    """Ask how these cards of the hand could be read as a group of the phase (places from 0)."""

    id: str
    phase: int
    group: int
    cards: tuple[Face, ...]


Command = Hello | Act | TakeBack | NextRound | PlayAgain | Arrange | ReadGroup

# ------------------------------------------------------------------ server to page


class Problem(StrEnum):
    """Why the table rejects a command before any rule is asked. Catalog keys: ``problem-<code>``."""

    UNREADABLE = "unreadable"
    HELLO_FIRST = "hello_first"
    STALE = "stale"
    FOREIGN = "foreign"
    """The secret belongs to no seat here, or one who watches tried to act."""
    NO_SUCH_TABLE = "no_such_table"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    NOT_BETWEEN_ROUNDS = "not_between_rounds"
    NOT_OVER = "not_over"
    NOT_YOUR_CARDS = "not_your_cards"
    BAD_NAME = "bad_name"
    NO_SUCH_PRESET = "no_such_preset"
    NO_SUCH_VARIANT = "no_such_variant"
    NO_SUCH_SWITCH = "no_such_switch"
    NO_SUCH_BOT = "no_such_bot"
    TOO_MUCH = "too_much"
    """Too many or too long messages."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person's name, or a bot's name and level."""

    name: str
    bot: str | None = None
    present: bool = True
    ready: bool = False
    """Ready for the next round."""


class Shuffle(msgspec.Struct, frozen=True):
    """The proof of one shuffle: the commitment from the start, order and salt once the round is over.

    ``commitment`` is the SHA-256, in hex, of salt + ":" + the order's faces joined by spaces. ``salt`` and
    ``order`` are empty until the round's end.
    """

    round: int
    commitment: str
    salt: str = ""
    order: tuple[Face, ...] = ()


class Update(msgspec.Struct, frozen=True, tag=True):
    """One thing that happened, or with no events the whole table anew.

    ``by``: the seat that acted, -1 for chance or the clock. ``taken_back``: this update undoes, so show the view as it is.
    """

    seq: int
    by: Seat
    events: tuple[Seen, ...]
    view: View
    seats: tuple[SeatInfo, ...]
    arrangement: tuple[Face, ...]
    """The own hand in the order kept by Arrange, newly come cards at the end."""
    can_take_back: bool
    shuffles: tuple[Shuffle, ...]
    """The proofs of the present round's shuffles."""
    taken_back: bool = False
    next_game: str | None = None
    """After the game: the address of the table where it goes on."""


class UpToDate(msgspec.Struct, frozen=True, tag=True):
    """The answer to Hello when the page has missed nothing."""

    seq: int


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """The command was carried out; the Update of that seq tells what came of it."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag=True):
    """The rules say no; nothing changed."""

    id: str
    refusal: Refusal
    rule: str
    """The rule's number, such as R6.4."""


class Rejected(msgspec.Struct, frozen=True, tag=True):
    """The table says no; nothing changed. ``id`` is empty when none could be read."""

    id: str
    problem: Problem


class GroupRead(msgspec.Struct, frozen=True, tag=True):
    """The answer to ReadGroup: every reading of the cards; several when a wild's role must be chosen, else why there is none."""

    id: str
    readings: tuple[Group, ...]
    refusal: Refusal | None = None


Message = Update | UpToDate | Accepted | Refused | Rejected | GroupRead
