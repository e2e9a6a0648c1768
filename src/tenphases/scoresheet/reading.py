"""Reading a sheet from outside: an old version is brought up to date, and what is no sheet is refused whole.

The table form for spreadsheets is in ``table``.
"""

import contextlib
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

import msgspec

from tenphases.rules.findings_board import MOST_SPACES
from tenphases.rules.phases import BadPhase
from tenphases.rules.ruleset import PhaseChoice, Ruleset, all_phases, phases_of
from tenphases.rules.track import BadTrack, parse_track
from tenphases.scoresheet.document import FORMAT, FORMAT_VERSION, Change, Entry, Sheet
from tenphases.scoresheet.merge import merged

Step = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: Final[dict[int, Step]] = {}
"""What brings a document of a version up to the next."""
_ENCODER: Final = msgspec.json.Encoder()
_MOST_PHASES: Final = 40


class FaultCode(StrEnum):
    """Why a text is no sheet that can be opened; catalog keys ``sheet-fault-<code>``."""

    UNREADABLE = "unreadable"
    NOT_A_SHEET = "not_a_sheet"
    NEWER_FORMAT = "newer_format"
    DAMAGED = "damaged"
    UNEVEN_ROW = "uneven_row"
    """A row of a table has more or fewer fields than there are columns; ``where`` is its number."""


class SheetFault(ValueError):
    """A text that is no sheet; ``where`` is the part at fault, or nothing."""

    def __init__(self, code: FaultCode, where: str = "") -> None:
        """Keep why, and where."""
        super().__init__(f"{code} {where}".strip())
        self.code = code
        self.where = where


def read_sheet(text: str | bytes) -> Sheet:
    """Return the sheet in a text, of whatever version, in order. Raises SheetFault."""
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise SheetFault(FaultCode.UNREADABLE) from fault
    return sheet_of(document)


def sheet_of(document: object) -> Sheet:
    """Return the sheet that a decoded text is. Raises SheetFault."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise SheetFault(FaultCode.NOT_A_SHEET)
    try:
        sheet = msgspec.convert(_up_to_date(document), Sheet)
    except msgspec.ValidationError as fault:
        raise SheetFault(FaultCode.DAMAGED, _where(fault)) from fault
    if sheet.dealer >= len(sheet.names):
        raise SheetFault(FaultCode.DAMAGED, "dealer")
    if not playable(sheet.ruleset):
        raise SheetFault(FaultCode.DAMAGED, "ruleset")
    if not all(change.rules is None or playable(change.rules.ruleset) for change in sheet.changes):
        raise SheetFault(FaultCode.DAMAGED, "changes")
    return merged(sheet)


def playable(ruleset: Ruleset) -> bool:
    """Say whether a sheet can be kept by these rules: there are phases, they can be read, no number is below 0."""
    with contextlib.suppress(BadPhase, BadTrack):
        numbers = [ruleset.hand_size, ruleset.wilds, ruleset.skips, *msgspec.structs.astuple(ruleset.points)]
        listed, twists = phases_of(ruleset.phases), len(all_phases(ruleset)) - len(ruleset.phases)
        by_board = ruleset.phase_choice is PhaseChoice.BY_BOARD
        tracked = 0 < len(parse_track(ruleset.track)) <= MOST_SPACES or not by_board
        counted = 0 < len(listed) <= _MOST_PHASES and twists <= _MOST_PHASES
        return tracked and counted and all(0 <= number <= _MOST for number in numbers)
    return False


_MOST: Final = 10_000


def _up_to_date(document: dict[str, Any]) -> dict[str, Any]:
    version = document.get("version")
    if not isinstance(version, int) or version < 1:
        raise SheetFault(FaultCode.DAMAGED, "version")
    if version > FORMAT_VERSION:
        raise SheetFault(FaultCode.NEWER_FORMAT)
    for old in range(version, FORMAT_VERSION):
        document = STEPS[old](document)
    return document


def _where(fault: msgspec.ValidationError) -> str:
    """Return the part of the document a complaint is about, such as ``entries[3].cell``."""
    return str(fault).rpartition("`$.")[2].rstrip("`") if "`$." in str(fault) else ""


def sheet_text(sheet: Sheet) -> str:
    r"""Return a sheet as the text that is stored and exported: an entry on each line, to be read by people too.

    >>> sheet_text(Sheet("s1", ("Anna", "Ben"), Ruleset())).count("\n")
    5
    """
    head = {"format": sheet.format, "version": sheet.version} | msgspec.to_builtins(sheet)
    del head["entries"], head["changes"]
    above = _ENCODER.encode(head).decode()[:-1]
    return f'{above},\n"entries": {_lines(sheet.entries)},\n"changes": {_lines(sheet.changes)}}}\n'


def _lines(acts: tuple[Entry, ...] | tuple[Change, ...]) -> str:
    return "[" + ",".join(f"\n  {_ENCODER.encode(act).decode()}" for act in acts) + "\n]"
