"""The score sheet as it is kept: who plays by which rules, and everything ever written on it (R17).

An entry writes one cell, a player's round, anew. Nothing is overwritten: each entry names the entries of its cell
that its writer had seen, so the entries that nobody has answered are what the cell holds now. One is the rule; two
or more mean that two writers wrote at once, and the sheet shows both until somebody decides. A change is the same
for what stands above the rounds, and there the latest counts. So documents can be merged in any order, and a
correction is an entry like any other. What follows from the cells is in ``account``, what merging is, in ``merge``.
"""

from typing import Annotated, Final

import msgspec

from tenphases.rules.findings import LEAST_PLAYERS, MOST_PLAYERS
from tenphases.rules.ruleset import Ruleset

FORMAT: Final = "tenphases-sheet"
FORMAT_VERSION: Final = 1
MOST_ROUNDS: Final = 200
MOST_ENTRIES: Final = 20_000

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""Letters and digits: so that every language puts ids in the same order."""
RoundIndex = Annotated[int, msgspec.Meta(ge=0, lt=MOST_ROUNDS)]
PlayerIndex = Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS)]
Few = Annotated[int, msgspec.Meta(ge=0, le=200)]
Text = Annotated[str, msgspec.Meta(max_length=80)]
Time = Annotated[int, msgspec.Meta(ge=0, lt=253_402_300_800_000)]
"""Milliseconds since 1970, to the end of the year 9999."""


class Left(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The cards a player was left with, counted by what they cost (R17.2)."""

    low: Few = 0
    """Numbers 1 to 9."""
    high: Few = 0
    """Numbers 10 to 12."""
    skips: Few = 0
    wilds: Few = 0


class Cell(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is written for one player in one round (R17.1). An empty cell is as if nothing had been written."""

    points: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    """The points caught; zero is a score like any other."""
    laid: bool | None = None
    """Whether the phase was laid."""
    out: bool = False
    """Whether the player went out."""
    phase: Few | None = None
    """The place in the list of the phase laid, where the rules let players choose (R12)."""
    left: Left | None = None
    """The cards from which the points were counted, if they were."""
    sure: bool = False
    """Whether the writer has seen the sheet's doubts about this cell and stands by it."""

    @property
    def empty(self) -> bool:
        """Whether nothing is written."""
        return self.points is None and self.laid is None and not self.out

    @property
    def went_out(self) -> bool:
        """Whether the player went out, said or shown by no points (R9.1)."""
        return self.out or self.points == 0


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One act of writing. ``after``: the entries of the cell that it answers; its time is later than theirs."""

    id: Id
    round: RoundIndex
    """From 0."""
    player: PlayerIndex
    cell: Cell
    after: tuple[Id, ...] = ()
    by: Text = ""
    """Who wrote, as the device calls itself."""
    at: Time = 0


class Rules(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The rules in use, and how they are called; ``ruleset`` is what counts."""

    ruleset: Ruleset
    preset: Text = ""
    variants: tuple[Text, ...] = ()


class Change(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One act of changing what stands above the rounds; what is None stays as it was."""

    id: Id
    player: PlayerIndex | None = None
    """Whose name is changed to ``name``."""
    name: Text | None = None
    dealer: PlayerIndex | None = None
    closed: bool | None = None
    rules: Rules | None = None
    by: Text = ""
    at: Time = 0


Names = Annotated[tuple[Text, ...], msgspec.Meta(min_length=LEAST_PLAYERS, max_length=MOST_PLAYERS)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole document, as it is stored, exported and sent.

    It always says its format and version. Entries and changes are in the order of their times, and the changes have
    been carried out: ``names``, ``dealer`` and the like say how it is now.
    """

    id: Id
    names: Names
    ruleset: Ruleset
    format: str = FORMAT
    version: int = FORMAT_VERSION
    preset: Text = ""
    """How the rules are called, for showing; ``ruleset`` is what counts."""
    variants: tuple[Text, ...] = ()
    dealer: PlayerIndex = 0
    """Who deals the first round."""
    begun: Time = 0
    entries: tuple[Entry, ...] = ()
    changes: tuple[Change, ...] = ()
    closed: bool = False
    """Whether the players ended the game early."""


class Written(msgspec.Struct, frozen=True):
    """What a cell holds: its entry, and the rival entries if two writers wrote at once."""

    entry: Entry
    rivals: tuple[Entry, ...] = ()


Place = tuple[int, int]
"""A round, from 0, and a player."""


def written(sheet: Sheet) -> dict[Place, Written]:
    """Return what the cells hold, by round and player; the latest entry of a cell that nobody has answered counts."""
    return {place: Written(found[-1], _rivals(found)) for place, found in _unanswered(sheet).items()}


def history(sheet: Sheet, round_: int, player: int) -> tuple[Entry, ...]:
    """Return everything that was ever written in a cell, oldest first."""
    return tuple(entry for entry in sheet.entries if (entry.round, entry.player) == (round_, player))


def heads(sheet: Sheet, round_: int, player: int) -> tuple[str, ...]:
    """Return the ids that a new entry for this cell answers."""
    return tuple(entry.id for entry in _unanswered(sheet).get((round_, player), []))


def _unanswered(sheet: Sheet) -> dict[Place, list[Entry]]:
    """Return the entries of each cell that no later entry of the same cell answers, in order."""
    cells: dict[Place, list[Entry]] = {}
    for entry in sorted(sheet.entries, key=lambda entry: (entry.at, entry.id)):
        if entry.player < len(sheet.names):
            found = cells.setdefault((entry.round, entry.player), [])
            found[:] = [earlier for earlier in found if earlier.id not in entry.after]
            found.append(entry)
    return cells


def _rivals(found: list[Entry]) -> tuple[Entry, ...]:
    """Return the entries that say otherwise than the last; two writers who agree are no rivals."""
    return tuple(entry for entry in found[:-1] if entry.cell != found[-1].cell)
