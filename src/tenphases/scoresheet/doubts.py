"""Doubts about a score sheet: entries that can hardly be right, each naming its cell (R17.3).

A doubt is a warning. Its writer may stand by the cell (``Cell.sure``), and then it is not repeated.
"""

from collections.abc import Iterator
from enum import StrEnum
from math import gcd

import msgspec

from tenphases.rules.ruleset import Ruleset, TieBreak, phases_of
from tenphases.scoresheet.account import Account, CellAccount, RoundAccount
from tenphases.scoresheet.document import Left, Sheet, written

_LOW_NUMBERS = 9 * 8
_HIGH_NUMBERS = 3 * 8


class DoubtCode(StrEnum):
    """What can be doubted; catalog keys ``sheet-doubt-<code>``."""

    NOT_A_SCORE = "not_a_score"
    """No cards count that much: in the usual count, points that are no multiple of five."""
    NOBODY_OUT = "nobody_out"
    SEVERAL_OUT = "several_out"
    OUT_WITHOUT_PHASE = "out_without_phase"
    OUT_WITH_POINTS = "out_with_points"
    MORE_THAN_A_HAND = "more_than_a_hand"
    TOO_MANY_CARDS = "too_many_cards"
    POINTS_MISSING = "points_missing"
    PHASE_UNNAMED = "phase_unnamed"
    NOT_IN_ROUND = "not_in_round"
    AFTER_THE_END = "after_the_end"
    TWO_WRITERS = "two_writers"


class Doubt(msgspec.Struct, frozen=True):
    """A doubt about a cell; ``player`` is None where the whole round is meant. ``number`` counts from 1."""

    code: DoubtCode
    number: int
    player: int | None = None
    about: int = 0
    """The number that the sentence speaks of: the most points, or the most cards, that can be."""


def doubts(sheet: Sheet, account: Account) -> tuple[Doubt, ...]:
    """Return every doubt about the sheet, by round and player."""
    found = [doubt for row in account.rounds for doubt in _of_round(sheet.ruleset, row)]
    for (round_, player), held in written(sheet).items():
        if held.rivals:
            found.append(Doubt(DoubtCode.TWO_WRITERS, round_ + 1, player))
        if round_ >= len(account.rounds) and not held.entry.cell.empty:
            found.append(Doubt(DoubtCode.AFTER_THE_END, round_ + 1, player))
    return tuple(sorted(found, key=lambda doubt: (doubt.number, -1 if doubt.player is None else doubt.player)))


def _of_round(ruleset: Ruleset, row: RoundAccount) -> Iterator[Doubt]:
    begun = [cell for cell in row.cells if cell.plays and not cell.cell.empty]
    if not begun:
        return
    for player, cell in enumerate(row.cells):
        if not cell.cell.sure:
            yield from _of_cell(ruleset, row, player, cell)
    out = [player for player, cell in enumerate(row.cells) if _is_out(cell)]
    sure = all(cell.cell.sure for cell in begun)
    decided_by_lay = row.tie_break and ruleset.tie_break is TieBreak.FIRST_LAY
    if len(out) > 1 and not sure:
        for player in out:
            yield Doubt(DoubtCode.SEVERAL_OUT, row.number, player)
    if not out and row.complete and not sure and not decided_by_lay and _scored(row):
        yield Doubt(DoubtCode.NOBODY_OUT, row.number)


def _is_out(cell: CellAccount) -> bool:
    return cell.plays and (cell.cell.out or cell.cell.points == 0)


def _scored(row: RoundAccount) -> bool:
    return all(cell.cell.points is not None for cell in row.cells if cell.plays)


def _of_cell(ruleset: Ruleset, row: RoundAccount, player: int, account: CellAccount) -> Iterator[Doubt]:
    cell = account.cell
    if not account.plays:
        if not cell.empty:
            yield Doubt(DoubtCode.NOT_IN_ROUND, row.number, player)
        return
    if cell.points is None and not cell.out and not row.tie_break and _others_scored(row):
        yield Doubt(DoubtCode.POINTS_MISSING, row.number, player)
    if cell.laid and account.phase is None:
        yield Doubt(DoubtCode.PHASE_UNNAMED, row.number, player)
    if _is_out(account) and not cell.laid:
        yield Doubt(DoubtCode.OUT_WITHOUT_PHASE, row.number, player)
    if cell.out and cell.points:
        yield Doubt(DoubtCode.OUT_WITH_POINTS, row.number, player)
    if cell.points is not None:
        yield from _of_points(ruleset, row, player, account)


def _others_scored(row: RoundAccount) -> bool:
    return any(cell.cell.points is not None for cell in row.cells if cell.plays)


def _of_points(ruleset: Ruleset, row: RoundAccount, player: int, account: CellAccount) -> Iterator[Doubt]:
    cell, points = account.cell, ruleset.points
    step = gcd(points.low, points.high, points.skip, points.wild)
    if step and (cell.points or 0) % step:
        yield Doubt(DoubtCode.NOT_A_SCORE, row.number, player, step)
    cards = ruleset.hand_size
    if cell.laid and account.phase is not None:
        cards -= phases_of(ruleset.phases)[account.phase].size
    cards = max(cards, 0)
    most = most_points(ruleset, cards)
    if (cell.points or 0) > most:
        yield Doubt(DoubtCode.MORE_THAN_A_HAND, row.number, player, most)
    if cell.left is not None and _counted(cell.left) > cards:
        yield Doubt(DoubtCode.TOO_MANY_CARDS, row.number, player, cards)


def _counted(left: Left) -> int:
    return left.low + left.high + left.skips + left.wilds


def most_points(ruleset: Ruleset, cards: int) -> int:
    """Return the most points that so many cards of the deck can count (R1.1, R9.1)."""
    points = ruleset.points
    worths = sorted(
        [points.wild] * ruleset.wilds
        + [points.skip] * ruleset.skips
        + [points.high] * _HIGH_NUMBERS
        + [points.low] * _LOW_NUMBERS,
        reverse=True,
    )
    return sum(worths[:cards])


def points_left(ruleset: Ruleset, left: Left) -> int:
    """Return what counted cards count (R9.1, R17.2)."""
    points = ruleset.points
    return left.low * points.low + left.high * points.high + left.skips * points.skip + left.wilds * points.wild
