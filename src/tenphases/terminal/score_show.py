"""Showing a score sheet in the terminal: the table, what follows from it, and what a check found."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from rich.table import Table as Drawn

from tenphases.i18n import Words
from tenphases.i18n import sheet as telling
from tenphases.rules.ruleset import all_phases
from tenphases.scoresheet.account import Account, CellAccount, RoundAccount
from tenphases.scoresheet.check import Column, Difference
from tenphases.scoresheet.document import Place, Sheet, history
from tenphases.scoresheet.doubts import Doubt, doubts
from tenphases.scoresheet.reckoning import account

Plain = dict[str, Any]


def plain(value: object) -> Plain:
    """Return a sheet, an account or a doubt as plain values."""
    found: Plain = msgspec.to_builtins(value)
    return found


def drawn(words: Words, sheet: Sheet) -> Drawn:
    """Return the sheet as a table: a line for each round, a column for each player."""
    found = account(sheet)
    table = Drawn(title=_rules(words, sheet), title_justify="left")
    table.add_column(words.say("column-round"), justify="right")
    for seat in range(len(sheet.names)):
        table.add_column(telling.player(words, plain(sheet), seat), justify="right")
    for row in found.rounds:
        if any(not each.cell.empty for each in row.cells):
            table.add_row(_number(words, row), *(_cell(words, sheet, row, each) for each in row.cells))
    table.add_section()
    table.add_row(words.say("column-total"), *(words.number(each.total) for each in found.standings))
    table.add_row(words.say("column-phases"), *(words.number(each.phases) for each in found.standings))
    return table


def _rules(words: Words, sheet: Sheet) -> str:
    names = [f"preset-{sheet.preset}", *(f"variant-{name}" for name in sheet.variants)]
    return words.listed([words.say(name) for name in names if words.has(name)])


def _number(words: Words, row: RoundAccount) -> str:
    return words.say("score-tie-break", number=row.number) if row.tie_break else words.number(row.number)


def _cell(words: Words, sheet: Sheet, row: RoundAccount, each: CellAccount) -> str:
    """Return a cell: the phase laid, the points, and the total after the round."""
    if not each.plays:
        return "·" if each.cell.empty else "?"
    if each.cell.empty:
        return ""
    phase = ""
    if each.cell.laid:
        phase = "✓" if each.phase is None else f"✓{all_phases(sheet.ruleset)[each.phase].number}"
    if row.tie_break or row.cut_short:
        return f"{phase} ★".strip() if each.cell.went_out else phase
    points = "" if each.cell.points is None and not each.cell.out else words.number(each.cell.points or 0)
    return f"{phase} {points}={words.number(each.total)}".strip()


def news(words: Words, sheet: Sheet) -> Iterator[str]:
    """Yield what follows from the sheet as it is: doubts, then the end, or the tie, or what comes next."""
    found = account(sheet)
    shown, told = plain(sheet), plain(found)
    for doubt in doubts(sheet, found):
        yield words.say("score-doubt", sentence=telling.doubt_line(words, shown, plain(doubt)))
    if found.ending is not None:
        yield from telling.ending_lines(words, shown, told)
        yield from places(words, sheet, found)
        return
    tie = telling.tie_line(words, shown, told)
    if tie is not None:
        yield tie
    row = found.rounds[-1]
    dealer = telling.player(words, shown, row.dealer)
    yield words.say("score-round", round=row.number, player=dealer)
    yield from (f"  {line}" for line in telling.need_lines(words, shown, told))


def places(words: Words, sheet: Sheet, found: Account) -> Iterator[str]:
    """Yield who came where, with phases and points."""
    at = 1
    for seats in found.ending.places if found.ending is not None else ():
        for seat in seats:
            standing, name = found.standings[seat], telling.player(words, plain(sheet), seat)
            yield words.say("score-place", place=at, player=name, phases=standing.phases, points=standing.total)
        at += len(seats)


HELP: Final = (
    ("45", "score-help-points"),
    ("+20", "score-help-laid"),
    ("0", "score-help-out"),
    ("+5/20", "score-help-chosen"),
    ("+2,1,0,1", "score-help-counted"),
    (".", "score-help-leave"),
    ("x", "score-help-empty"),
    ("3: +20 0 45", "score-help-round"),
    ("3 ben 45", "score-help-cell"),
    ("u", "score-help-undo"),
    ("r", "score-help-redo"),
    ("!", "score-help-sure"),
    ("h 3 ben", "score-help-history"),
    ("n ben Benno", "score-help-name"),
    ("e", "score-help-end"),
    ("s", "score-help-show"),
    ("q", "score-help-quit"),
)
"""What can be written, by an example of each."""


def explained(words: Words) -> Iterator[str]:
    """Yield what can be written, a line each."""
    yield words.say("score-help-how")
    width = max(len(example) for example, _ in HELP)
    for example, key in HELP:
        yield f"  {example:<{width}}  {words.say(key)}"


def past(words: Words, sheet: Sheet, place: Place) -> Iterator[str]:
    """Yield everything that was ever written in a cell, oldest first."""
    entries = history(sheet, *place)
    if not entries:
        yield words.say("score-no-history")
    for entry in entries:
        cell = entry.cell
        laid = "none" if cell.laid is None else "yes" if cell.laid else "no"
        points = "none" if cell.points is None and not cell.out else str(cell.points or 0)
        yield words.say("score-history", points=points, laid=laid)


def checked(words: Words, sheet: Sheet, doubted: tuple[Doubt, ...], differing: tuple[Difference, ...]) -> Iterator[str]:
    """Yield what a check found, a line for each cell, and at last a sentence on the whole."""
    yield from (sentence for _, _, sentence in _findings(words, sheet, doubted, differing))
    count = len(doubted) + len(differing)
    rounds = [row for row in account(sheet).rounds if any(not each.cell.empty for each in row.cells)]
    yield words.say("score-check-bad", count=count) if count else words.say("score-check-good", count=len(rounds))


def checked_data(words: Words, sheet: Sheet, doubted: tuple[Doubt, ...], differing: tuple[Difference, ...]) -> Plain:
    """Return what a check found as plain data, with what the sheet comes to."""
    findings = [
        plain(each) | {"sentence": sentence} for each, _, sentence in _findings(words, sheet, doubted, differing)
    ]
    return {"findings": findings, "account": plain(account(sheet))}


def _findings(
    words: Words, sheet: Sheet, doubted: tuple[Doubt, ...], differing: tuple[Difference, ...]
) -> list[tuple[Doubt | Difference, int, str]]:
    shown = plain(sheet)
    found: list[tuple[Doubt | Difference, int, str]] = [
        (each, each.number, telling.doubt_line(words, shown, plain(each))) for each in doubted
    ]
    found += [(each, each.number, _difference(words, shown, each)) for each in differing]
    return sorted(found, key=lambda each: each[1])


def _difference(words: Words, shown: Plain, each: Difference) -> str:
    name = telling.player(words, shown, each.player)
    if each.column is Column.DEALS:
        return words.say("score-check-deals", round=each.number, player=name)
    what = words.say(f"score-check-{each.column}", counted=each.counted, stated=each.stated)
    return words.say("sheet-doubt-in-cell", player=name, round=each.number, what=what)
