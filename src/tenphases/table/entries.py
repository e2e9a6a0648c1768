"""The log of a table: its entries and their envelopes, and how they are written.

An entry is kept before anyone is told of it and never changed. What entries amount to is folded in ``table``.
"""

from enum import StrEnum

import msgspec

from tenphases.rules.events import Event, GameStarted
from tenphases.rules.moves import Move, Seat
from tenphases.table.chance import Seal


class Who(StrEnum):
    """Who brought an entry about."""

    PLAYER = "player"
    BOT = "bot"
    CHANCE = "chance"
    TABLE = "table"


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere: a person, known by the fingerprint of the seat's secret, or a bot of some level."""

    name: str
    bot: str | None = None
    key: str = ""


class Opened(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A game was opened. ``previous`` is the game of the same people that went before.

    ``lesson`` names the lesson that the table is; then the cards of its first rounds lie as ``lesson`` says.
    """

    started: GameStarted
    seats: tuple[SeatRecord, ...]
    previous: str | None = None
    lesson: str | None = None


class Moved(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A move was made, and these events followed. A move of chance carries its seal."""

    move: Move
    events: tuple[Event, ...]
    seal: Seal | None = None


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """The move of the entry with this number was taken back."""

    undone: int


class MadeReady(msgspec.Struct, frozen=True, tag=True):
    """A person is ready for the next round."""


class WentOn(msgspec.Struct, frozen=True, tag=True):
    """The same people go on in another game."""

    game: str


What = Opened | Moved | TakenBack | MadeReady | WentOn


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


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """Return an entry as the JSON text that is kept."""
    return _ENCODER.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    """Return the entry that was kept as this text. Raises msgspec.DecodeError or msgspec.ValidationError."""
    return _DECODER.decode(text)
