"""What servers that share a store tell each other, so that people at one table may come through any of them.

All of it may be lost or come twice, and nothing is kept by it: what has to hold stands in the log. How it is carried is
the store's affair, what is made of it that of the server who hears it.
"""

from typing import Protocol

import msgspec

from tenphases.rules.moves import Seat


class GoneOn(msgspec.Struct, frozen=True, tag=True):
    """A game has gone on; ``seq`` is the number of its last entry."""

    game: str
    seq: int


class Arranged(msgspec.Struct, frozen=True, tag=True):
    """Somebody's hand is arranged anew; how, is in the notes beside the log."""

    game: str
    seat: Seat


class Reading(msgspec.Struct, frozen=True):
    """What a clock for a turn shows."""

    since: int
    """The entry since which the game waits for whom it waits for."""
    left: int
    """How many milliseconds are left."""
    anew: int = 0
    """How often the time has begun anew since then, because nothing could be kept."""


class Here(msgspec.Struct, frozen=True, tag=True):
    """Who looks on at a table through the server that tells it. It is told again and again as long as somebody does."""

    game: str
    keys: tuple[str, ...] = ()
    """The fingerprints of those who have a page open that shows their seat."""
    watching: int = 0
    clock: Reading | None = None
    """How much time is left, None if the game waits as long as it takes."""
    offer: str = ""
    """How it is listed among the open tables, empty if it is not."""


class WhoIsThere(msgspec.Struct, frozen=True, tag=True):
    """A table, or a shared score sheet, has woken here, or this server hears again: who looks on elsewhere?"""

    address: str = ""
    """Of what; empty for all there is."""


class Spoke(msgspec.Struct, frozen=True, tag=True):
    """Somebody at a table has said something, as a message that is told to everyone who looks on."""

    game: str
    holder: str
    command: str
    """The id of the command, by which it is known if it comes again."""
    message: str


class SheetGoneOn(msgspec.Struct, frozen=True, tag=True):
    """Somebody has written on a shared score sheet."""

    sheet: str


class SheetSeen(msgspec.Struct, frozen=True, tag=True):
    """How many look at a shared score sheet through the server that tells it. It is told again as ``Here`` is."""

    sheet: str
    count: int


Tiding = GoneOn | Arranged | Here | WhoIsThere | Spoke | SheetGoneOn | SheetSeen


class Heard(Protocol):
    """Is told what another server tells, in whatever thread."""

    def __call__(self, server: str, tiding: Tiding, /) -> None:
        """Hear a tiding; ``server`` is the mark of the one who tells it, the same as long as it runs.

        Its own mark is told once it hears, with the question who is there, for it may have been asked before.
        """
        ...


def about(tiding: Tiding) -> object:
    """Return what a tiding is about: of two about the same, only the later one needs to be told."""
    match tiding:
        case GoneOn(game) | Here(game):
            return type(tiding), game
        case SheetGoneOn(sheet) | SheetSeen(sheet):
            return type(tiding), sheet
        case _:
            return tiding
