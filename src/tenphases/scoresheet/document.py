"""The score sheet as it is kept: who plays by which rules, and every entry ever made (R17).

An entry writes one cell, a player's round, anew. Nothing is overwritten: each entry names the entries of its cell
that its writer had seen, so the entries that nobody has answered are what the cell holds now. One is the rule; two
or more mean that two writers wrote at once, and the sheet shows both until somebody decides. So documents can be
merged in any order, and a correction is an entry like any other. What follows from the cells is in ``account``.
"""

from collections.abc import Iterable
from typing import Annotated, Final

import msgspec

from tenphases.rules.ruleset import Ruleset

FORMAT: Final = "tenphases-sheet"
FORMAT_VERSION: Final = 1
MOST_ROUNDS: Final = 200

Index = Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)]
Few = Annotated[int, msgspec.Meta(ge=0, le=200)]
Text = Annotated[str, msgspec.Meta(max_length=80)]


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
    phase: Index | None = None
    """The place in the list of the phase laid, where the rules let players choose (R12)."""
    left: Left | None = None
    """The cards from which the points were counted, if they were."""
    sure: bool = False
    """Whether the writer has seen the sheet's doubts about this cell and stands by it."""

    @property
    def empty(self) -> bool:
        """Whether nothing is written."""
        return self.points is None and self.laid is None and not self.out


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One act of writing. ``after``: the entries of the cell that it answers, ``at``: milliseconds since 1970."""

    id: Text
    round: Index
    """From 0."""
    player: Annotated[int, msgspec.Meta(ge=0, le=5)]
    cell: Cell
    after: tuple[Text, ...] = ()
    by: Text = ""
    """Who wrote, as the device calls itself."""
    at: int = 0


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The whole document, as it is stored, exported and sent. Entries are in the order of ``merged``."""

    id: Text
    names: tuple[Text, ...]
    ruleset: Ruleset
    format: str = FORMAT
    version: int = FORMAT_VERSION
    preset: Text = ""
    """How the rules are called, for showing; ``ruleset`` is what counts."""
    variants: tuple[Text, ...] = ()
    dealer: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """Who deals the first round."""
    begun: int = 0
    """Milliseconds since 1970."""
    entries: tuple[Entry, ...] = ()
    closed: bool = False
    """Whether the players ended the game early."""


class Written(msgspec.Struct, frozen=True):
    """What a cell holds: its entry, and the rival entries if two writers wrote at once."""

    entry: Entry
    rivals: tuple[Entry, ...] = ()


def merged(sheet: Sheet, entries: Iterable[Entry]) -> Sheet:
    """Return the sheet with these entries as well, each once, in an order that does not depend on who came first."""
    known = {entry.id: entry for entry in (*sheet.entries, *entries)}
    return msgspec.structs.replace(sheet, entries=tuple(sorted(known.values(), key=lambda entry: (entry.at, entry.id))))


def written(sheet: Sheet) -> dict[tuple[int, int], Written]:
    """Return what the cells hold, by round and player; the latest entry of a cell that nobody has answered counts."""
    answered = {earlier for entry in sheet.entries for earlier in entry.after}
    heads: dict[tuple[int, int], list[Entry]] = {}
    for entry in sorted(sheet.entries, key=lambda entry: (entry.at, entry.id)):
        if entry.id not in answered:
            heads.setdefault((entry.round, entry.player), []).append(entry)
    return {place: Written(found[-1], _rivals(found)) for place, found in heads.items()}


def _rivals(heads: list[Entry]) -> tuple[Entry, ...]:
    """Return the entries that say otherwise than the last; two writers who agree are no rivals."""
    return tuple(entry for entry in heads[:-1] if entry.cell != heads[-1].cell)


def history(sheet: Sheet, round_: int, player: int) -> tuple[Entry, ...]:
    """Return everything that was ever written in a cell, oldest first."""
    return tuple(entry for entry in sheet.entries if (entry.round, entry.player) == (round_, player))


def heads(sheet: Sheet, round_: int, player: int) -> tuple[str, ...]:
    """Return the ids that a new entry for this cell answers."""
    held = written(sheet).get((round_, player))
    if held is None:
        return ()
    answered = {earlier for entry in sheet.entries for earlier in entry.after}
    return tuple(entry.id for entry in history(sheet, round_, player) if entry.id not in answered)
