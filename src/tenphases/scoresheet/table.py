"""The sheet as a table for spreadsheets (CSV): a few rows about the game, then a row for each round and player.

``docs/sheet.md`` describes it. What is computed (who deals, totals, phases done) is written for the reader; when a
table is read it is kept beside the sheet, so that ``check`` can compare it.
"""

import csv
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

from tenphases.rules.ruleset import PhaseChoice, Ruleset, all_phases
from tenphases.scoresheet.account import CellAccount
from tenphases.scoresheet.document import Cell, Entry, Left, Sheet, written
from tenphases.scoresheet.reading import FaultCode, SheetFault, playable
from tenphases.scoresheet.reckoning import account
from tenphases.variants import STANDARD, BadChoice, load

MARK: Final = "tenphases sheet"
COLUMNS: Final = (
    "round", "seat", "player", "deals", "phase", "laid", "points", "out", "total", "done",
    "low", "high", "skips", "wilds", "sure",
)  # fmt: skip
_LEFT: Final = ("low", "high", "skips", "wilds")
_COUNTED: Final = frozenset({*_LEFT, "sure"})
_YES: Final = frozenset({"yes", "true", "1", "x"})
_NO: Final = frozenset({"no", "false", "0"})
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_BOM: Final = "\ufeff"
_HEAD: Final = re.compile(r"(?:^|[,;\t\"])\s*round\s*[,;\t\"]", re.IGNORECASE)
"""Looks like the row of the columns' names, whatever is between them."""

Row = Sequence[str]


def csv_text(sheet: Sheet, separator: str = ",") -> str:
    """Return the sheet as a table. Spreadsheets of most European languages want ``;`` between the fields."""
    rows = [*_about(sheet), (), COLUMNS, *_cells(sheet)]
    return _BOM + "".join(separator.join(_field(field, separator) for field in row) + "\r\n" for row in rows)


def _about(sheet: Sheet) -> Iterator[Row]:
    yield (MARK, str(sheet.version))
    yield ("players", *map(_tame, sheet.names))
    yield ("dealer", str(sheet.dealer + 1))
    yield ("rules", sheet.preset, *sheet.variants)
    yield ("ruleset", msgspec.json.encode(sheet.ruleset).decode())
    if sheet.begun:
        yield ("begun", _moment(sheet.begun))
    if sheet.closed:
        yield ("closed", "yes")


def _moment(milliseconds: int) -> str:
    moment = datetime.fromtimestamp(milliseconds // 1000, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{milliseconds % 1000:03}Z"


def _cells(sheet: Sheet) -> Iterator[Row]:
    """Yield a row for each player of each round in which anything is written, also after the end."""
    rounds = account(sheet).rounds
    for row in rounds:
        if any(not each.cell.empty for each in row.cells):
            for seat, each in enumerate(row.cells):
                deals = "yes" if row.dealer == seat else ""
                phase = _phase(sheet.ruleset, each)
                yield (
                    *_who(sheet, row.number, seat),
                    deals,
                    phase,
                    *_written(each.cell),
                    *_follows(each),
                    *_counted(each.cell),
                )
    for (round_, seat), held in sorted(written(sheet).items()):
        if round_ >= len(rounds) and not held.entry.cell.empty:
            cell = held.entry.cell
            yield (*_who(sheet, round_ + 1, seat), "", "", *_written(cell), "", "", *_counted(cell))


def _who(sheet: Sheet, number: int, seat: int) -> Row:
    return (str(number), str(seat + 1), _tame(sheet.names[seat]))


def _phase(ruleset: Ruleset, each: CellAccount) -> str:
    """Return the number of the phase that was to be made; where players choose, of the one named."""
    phases = all_phases(ruleset)
    named = None if ruleset.phase_choice is PhaseChoice.IN_ORDER else each.cell.phase
    place = named if named is not None and named < len(phases) else each.phase
    return "" if place is None else str(phases[place].number)


def _written(cell: Cell) -> Row:
    laid = "" if cell.laid is None else ("no", "yes")[cell.laid]
    return (laid, "" if cell.points is None else str(cell.points), "yes" if cell.out else "")


def _follows(each: CellAccount) -> Row:
    return (str(each.total), str(len(each.done)))


def _counted(cell: Cell) -> Row:
    left = ("",) * len(_LEFT) if cell.left is None else tuple(map(str, msgspec.structs.astuple(cell.left)))
    return (*left, "yes" if cell.sure else "")


def _tame(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith((*_FORMULA, "'")) else text


def _field(text: str, separator: str) -> str:
    return (
        f'"{text.replace(chr(34), chr(34) * 2)}"'
        if any(mark in text for mark in (separator, '"', "\r", "\n"))
        else text
    )


class Stated(msgspec.Struct, frozen=True):
    """What a table says of a cell that follows from others; None where it says nothing."""

    deals: bool | None = None
    phase: int | None = None
    """The number the players know it by."""
    total: int | None = None
    done: int | None = None


class Table(msgspec.Struct, frozen=True):
    """A table that was read: the sheet, and what it states beside, by round and seat from 0."""

    sheet: Sheet
    stated: dict[tuple[int, int], Stated]


def read_csv(text: str, new_id: Callable[[], str]) -> Table:
    """Return the sheet in a table; the entries get new ids, for the table has no history. Raises SheetFault."""
    rows = _rows(text)
    start = next((at for at, row in enumerate(rows) if _is_head(row)), None)
    if start is None:
        raise SheetFault(FaultCode.NOT_A_SHEET)
    about = {row[0].strip().casefold(): [field.strip() for field in row[1:]] for row in rows[:start] if row}
    head = [field.strip().casefold() for field in rows[start]]
    lines = [(at, _line(head, row, at)) for at, row in enumerate(rows) if at > start and any(row)]
    names = _names(about, [line for _, line in lines])
    ruleset, preset, variants = _rules(about)
    sheet = Sheet(
        id=new_id(),
        names=names,
        ruleset=ruleset,
        preset=preset,
        variants=variants,
        dealer=_dealer(about, [line for _, line in lines], names),
        begun=_begun(about),
        closed=_flag(about.get("closed", [""])[0]) or False,
    )
    return _with_lines(sheet, lines, new_id)


def _rows(text: str) -> list[list[str]]:
    text = text.removeprefix(_BOM)
    lines = text.splitlines()
    if lines and lines[0].startswith("sep="):
        text = text.split("\n", 1)[1] if "\n" in text else ""
    heads = [line for line in lines if _HEAD.search(line)]
    separator = max(",;\t", key=lambda mark: max((line.count(mark) for line in heads), default=0))
    try:
        return list(csv.reader(text.splitlines(keepends=True), delimiter=separator, strict=True))
    except csv.Error as fault:
        raise SheetFault(FaultCode.UNREADABLE) from fault


def _is_head(row: Row) -> bool:
    fields = {field.strip().casefold() for field in row}
    return {"round", "points"} <= fields and bool(fields & {"seat", "player"})


def _line(head: Row, row: Row, at: int) -> dict[str, str]:
    """Return a row by its columns' names. Raises SheetFault where it is cut short, or has more than the columns hold.

    Some spreadsheets leave out the last fields of a row if they are empty: what was counted may be missing as a whole.
    """
    lacking = {name for name in head[len(row) :] if name}
    if lacking and not (lacking <= _COUNTED and _COUNTED.isdisjoint(head[: len(row)])):
        raise SheetFault(FaultCode.UNEVEN_ROW, str(at + 1))
    if any(field.strip() for field in row[len(head) :]):
        raise SheetFault(FaultCode.UNEVEN_ROW, str(at + 1))
    return dict(zip(head, row, strict=False))


def _names(about: Mapping[str, Row], lines: list[dict[str, str]]) -> tuple[str, ...]:
    given = [_untamed(name) for name in about.get("players", ())]
    while given and not given[-1]:
        given.pop()
    found = given or list(dict.fromkeys(_untamed(line.get("player", "").strip()) for line in lines))
    try:
        return msgspec.convert(found, Sheet.__annotations__["names"])
    except msgspec.ValidationError as fault:
        raise SheetFault(FaultCode.DAMAGED, "players") from fault


def _untamed(text: str) -> str:
    return text.removeprefix("'")


def _rules(about: Mapping[str, Row]) -> tuple[Ruleset, str, tuple[str, ...]]:
    preset, *variants = [name for name in about.get("rules", ()) if name] or [STANDARD]
    try:
        text = about.get("ruleset", [""])[0]
        ruleset = msgspec.json.decode(text, type=Ruleset) if text else load(preset, variants)
    except (msgspec.DecodeError, BadChoice) as fault:
        raise SheetFault(FaultCode.DAMAGED, "rules") from fault
    if not playable(ruleset):
        raise SheetFault(FaultCode.DAMAGED, "rules")
    return ruleset, preset[:80], tuple(name[:80] for name in variants)


def _dealer(about: Mapping[str, Row], lines: list[dict[str, str]], names: tuple[str, ...]) -> int:
    stated = about.get("dealer", [""])[0]
    if not stated:
        first = (line for line in lines if line.get("round", "").strip() == "1" and _flag(line.get("deals", "")))
        return next((_seat(line, names) or 0 for line in first), 0)
    number = int(stated) - 1 if stated.isdecimal() else names.index(stated) if stated in names else -1
    if not 0 <= number < len(names):
        raise SheetFault(FaultCode.DAMAGED, "dealer")
    return number


def _begun(about: Mapping[str, Row]) -> int:
    text = about.get("begun", [""])[0]
    try:
        return max(round(datetime.fromisoformat(text).timestamp() * 1000), 0) if text else 0
    except (ValueError, OverflowError):
        return 0


def _flag(text: str) -> bool | None:
    word = text.strip().casefold()
    return True if word in _YES else False if word in _NO else None


def _seat(line: Mapping[str, str], names: tuple[str, ...]) -> int | None:
    """Return which player a row is about: by seat, or by a name that only one has."""
    seat, name = line.get("seat", "").strip(), _untamed(line.get("player", "").strip())
    if seat.isdecimal():
        return int(seat) - 1 if 1 <= int(seat) <= len(names) else None
    return names.index(name) if names.count(name) == 1 else None


def _with_lines(sheet: Sheet, lines: list[tuple[int, dict[str, str]]], new_id: Callable[[], str]) -> Table:
    entries: dict[tuple[int, int], Entry] = {}
    stated: dict[tuple[int, int], Stated] = {}
    for at, line in lines:
        seat, number = _seat(line, sheet.names), _number(line, "round", at)
        if seat is None or number is None:
            raise SheetFault(FaultCode.DAMAGED, _place(at, "player" if seat is None else "round"))
        place = (number - 1, seat)
        if place in stated:
            raise SheetFault(FaultCode.DAMAGED, _place(at, "player"))
        stated[place] = Stated(
            _stated_deals(line), _number(line, "phase", at), _number(line, "total", at), _number(line, "done", at)
        )
        cell = _cell(sheet.ruleset, line, at)
        if not cell.empty:
            entries[place] = _entry(place, cell, new_id(), at)
    ordered = tuple(entries[place] for place in sorted(entries))
    numbered = tuple(msgspec.structs.replace(entry, at=sheet.begun + step) for step, entry in enumerate(ordered, 1))
    return Table(msgspec.structs.replace(sheet, entries=numbered), stated)


def _stated_deals(line: Mapping[str, str]) -> bool | None:
    """Return whether the row says that its player deals; a row without the column says nothing."""
    return bool(_flag(line["deals"])) if "deals" in line else None


def _entry(place: tuple[int, int], cell: Cell, id_: str, at: int) -> Entry:
    try:
        return msgspec.convert(
            {"id": id_, "round": place[0], "player": place[1], "cell": msgspec.to_builtins(cell)}, Entry
        )
    except msgspec.ValidationError as fault:
        raise SheetFault(FaultCode.DAMAGED, _place(at, "round")) from fault


def _cell(ruleset: Ruleset, line: Mapping[str, str], at: int) -> Cell:
    left = {name: number for name in _LEFT if (number := _number(line, name, at)) is not None}
    number = _number(line, "phase", at)
    phase = next((place for place, phase in enumerate(all_phases(ruleset)) if phase.number == number), None)
    cell = Cell(
        points=_number(line, "points", at),
        laid=_flag(line.get("laid", "")),
        out=_flag(line.get("out", "")) or False,
        phase=None if ruleset.phase_choice is PhaseChoice.IN_ORDER else phase,
        left=Left(**left) if left else None,
        sure=_flag(line.get("sure", "")) or False,
    )
    try:
        return msgspec.convert(msgspec.to_builtins(cell), Cell)
    except msgspec.ValidationError as fault:
        raise SheetFault(FaultCode.DAMAGED, _place(at, str(fault).rpartition("$.")[2].rstrip("`"))) from fault


def _number(line: Mapping[str, str], name: str, at: int) -> int | None:
    text = line.get(name, "").strip()
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()):
        raise SheetFault(FaultCode.DAMAGED, _place(at, name))
    return int(text[:9])


def _place(at: int, column: str) -> str:
    return f"{at + 1}: {column}"
