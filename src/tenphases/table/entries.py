"""The log of a table: its entries and their envelopes, and how they are written.

An entry is kept before anyone is told of it and never changed. What entries amount to is folded in ``table``.
"""

from enum import StrEnum

import msgspec

from tenphases.dice.events import Event as DiceEvent
from tenphases.dice.events import GameEnded as DiceEnded
from tenphases.dice.events import GameStarted as DiceStarted
from tenphases.dice.faces import Face as DiceFace
from tenphases.dice.moves import Move as DiceMove
from tenphases.rules.events import Event, GameEnded, GameStarted
from tenphases.rules.moves import Move, Seat
from tenphases.table.chance import Seal
from tenphases.table.terms import Setting


class Who(StrEnum):
    """Who brought an entry about."""

    PLAYER = "player"
    BOT = "bot"
    CHANCE = "chance"
    CLOCK = "clock"
    """A player's time had run out, so a move was made for them."""
    TABLE = "table"


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere: a person, known by the fingerprint of the seat's secret, a bot of some level, or nobody."""

    name: str
    bot: str | None = None
    key: str = ""
    free: bool = False
    """Nobody sits here yet; only while people gather."""
    stand_in: str | None = None
    """The level of the bot that plays for the person until they come back."""
    left: bool = False
    """The person has left on purpose; somebody else may sit down here between two rounds."""

    @property
    def person(self) -> bool:
        """Whether the seat is a person's, be they here or not."""
        return self.bot is None and not self.free

    @property
    def played_by(self) -> str | None:
        """The level of the bot that makes the moves here, None where a person does or nobody."""
        return self.bot or self.stand_in


class Change(StrEnum):
    """What changed about a table and those who sit at it."""

    JOINED = "joined"
    """Somebody sat down at that seat."""
    LEFT = "left"
    """The one at that seat left on purpose."""
    REMOVED = "removed"
    """The host removed the one at that seat."""
    STOOD_IN = "stood_in"
    """A bot plays on for the one at that seat, who is gone."""
    CAME_BACK = "came_back"
    """The one at that seat is back and plays again."""
    BOT_SEATED = "bot_seated"
    """The host put a bot at that seat."""
    RESEATED = "reseated"
    """The host changed the order of the seats."""
    RESIZED = "resized"
    """The host changed the number of seats."""
    RULES = "rules"
    """The host changed the rules."""
    TERMS = "terms"
    """The host changed the terms."""
    HOST = "host"
    """The one at that seat is the host now."""
    STARTED = "started"
    """The host had the game begin."""


class Opened(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A game was opened. ``previous`` is the game of the same people that went before.

    ``lesson`` names the lesson that the table is; then the cards of its first rounds lie as ``lesson`` says.
    While people gather, ``started`` is only how the game would begin.
    """

    started: GameStarted | DiceStarted
    seats: tuple[SeatRecord, ...]
    previous: str | None = None
    lesson: str | None = None
    setting: Setting = Setting()


class Moved(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A move was made, and these events followed. A move of chance carries its seal."""

    move: Move | DiceMove
    events: tuple[Event | DiceEvent, ...]
    seal: Seal | None = None


class Sealed(msgspec.Struct, frozen=True, tag=True):
    """Chance drew what later rolls will show and sealed it: a face of every die for each roll of a turn (R16.3)."""

    trays: tuple[tuple[DiceFace, ...], ...]
    seal: Seal


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """The move of the entry with this number was taken back."""

    undone: int


class MadeReady(msgspec.Struct, frozen=True, tag=True):
    """A person is ready for the next round."""


class WentOn(msgspec.Struct, frozen=True, tag=True):
    """The same people go on in another game."""

    game: str


class Changed(msgspec.Struct, frozen=True, tag=True):
    """Something about the table changed; these are its seats and its setting from now on.

    ``started`` comes with it when the rules or the number of seats changed, and when the game begins.
    """

    change: Change
    seat: Seat
    """The seat that the change speaks of, -1 for none."""
    seats: tuple[SeatRecord, ...]
    setting: Setting
    started: GameStarted | DiceStarted | None = None


What = Opened | Moved | Sealed | TakenBack | MadeReady | WentOn | Changed


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log in its envelope."""

    seq: int
    """Its number, from 0, without a gap."""
    time: int
    """When, in milliseconds since 1970 (UTC)."""
    who: Who
    by: Seat
    """The seat it came from, -1 when it came from none."""
    what: What
    command: str = ""
    """The id of the command that asked for it, empty if none did."""


def ends_the_game(what: What) -> bool:
    """Say whether a game is over with what was entered."""
    return isinstance(what, Moved) and any(isinstance(event, GameEnded | DiceEnded) for event in what.events)


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """Return an entry as the JSON text that is kept."""
    return _ENCODER.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    """Return the entry that was kept as this text. Raises msgspec.DecodeError or msgspec.ValidationError."""
    return _DECODER.decode(text)
