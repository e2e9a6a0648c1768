"""The account of a score sheet: phases, totals, who deals, the end and the winner, all from the cells (R9 to R12, R17).

The same sheet always gives the same account, however its entries came to be. Going through the rounds is in
``reckoning``; this is what comes out.
"""

from enum import StrEnum

import msgspec

from tenphases.rules.moves import Seat
from tenphases.rules.score import Standing
from tenphases.scoresheet.document import Cell


class Reason(StrEnum):
    """Why the game is over; catalog keys ``sheet-end-<reason>``."""

    COMPLETED = "completed"
    """Somebody had done all phases at the end of a round; the fewest points among those who had (``round_end``)."""
    LAID_LAST = "laid_last"
    """The last phase was laid (``on_lay``)."""
    ALL_FINISHED = "all_finished"
    ROUNDS_PLAYED = "rounds_played"
    LAST_SPACE = "last_space"
    """Somebody laid the phase of the last space of the track from there (R15.6)."""
    OUT_FIRST = "out_first"
    """The tie was broken by going out first (R11.1)."""
    LAID_FIRST = "laid_first"
    """The tie was broken by laying first (R11.1)."""
    SHARED = "shared"
    """The winners are level and share the win."""
    CLOSED = "closed"
    """The players ended it early: phases first, then points."""


class CellAccount(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell with what follows from it."""

    cell: Cell
    plays: bool
    """Whether the player is in this round (R10.2, R11.1)."""
    open: tuple[int, ...]
    """The places of the phases that the player could make in this round; several where players choose (R12)."""
    phase: int | None
    """The one to be made, or made; None where the player chooses and has not said."""
    total: int
    """The running total after the round."""
    done: tuple[int, ...]
    """The places of the phases laid, after the round."""
    pawn: int = 0
    """The space, from 0, on which the pawn stands after the round; without meaning where there is no board (R15.5)."""


class RoundAccount(msgspec.Struct, frozen=True):
    """One round of the sheet."""

    number: int
    dealer: Seat
    cells: tuple[CellAccount, ...]
    complete: bool
    """Whether everything that must be written is."""
    tie_break: bool = False
    """Whether it is a round of the tied players alone, in which points do not count (R11.1)."""
    cut_short: bool = False
    """Whether the last phase was laid and ended the game on the spot, so that points do not count (R10.2)."""


class Ending(msgspec.Struct, frozen=True):
    """How the game ended. ``places``: the winners first, equals together (R10.4)."""

    reason: Reason
    places: tuple[tuple[Seat, ...], ...]


class Account(msgspec.Struct, frozen=True):
    """Everything that the sheet shows. ``rounds`` ends with the round now being played, unless the game is over."""

    rounds: tuple[RoundAccount, ...]
    standings: tuple[Standing, ...]
    ending: Ending | None = None
    tied: tuple[Seat, ...] = ()
    """Who must still play a round to break the tie (R11)."""
