"""Doubts about a score sheet: entries that can hardly be right, each naming its cell (R17.3).

A doubt is a warning. Its writer may stand by the cell (``Cell.sure``), and then it is not repeated; but that something
is missing, or written twice, is said until it is mended.
"""

from collections.abc import Iterator
from enum import StrEnum
from math import gcd

import msgspec

from tenphases.rules.ruleset import PhaseChoice, Ruleset, TieBreak, all_phases
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
    SEVERAL_LAID_FIRST = "several_laid_first"
    """Where the first to lay wins, only one can have."""
    OUT_WITHOUT_PHASE = "out_without_phase"
    OUT_WITH_POINTS = "out_with_points"
    MORE_THAN_A_HAND = "more_than_a_hand"
    TOO_MANY_CARDS = "too_many_cards"
    LEFT_DIFFERS = "left_differs"
    """The cards counted come to other points than those written."""
    POINTS_MISSING = "points_missing"
    LAID_MISSING = "laid_missing"
    """On a board: it does not say whether the phase was laid (R15.5)."""
    TIE_UNBROKEN = "tie_unbroken"
    """The tie-break round says not who won it, and yet the game went on."""
    PHASE_UNNAMED = "phase_unnamed"
    PHASE_DONE = "phase_done"
    """The phase named was laid in an earlier round."""
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
    found: list[Doubt] = []
    for row in account.rounds:
        past = row.number < len(account.rounds) or account.ending is not None
        found += _of_round(sheet.ruleset, row, past=past)
    for (round_, player), held in written(sheet).items():
        if held.rivals:
            found.append(Doubt(DoubtCode.TWO_WRITERS, round_ + 1, player))
        if round_ >= len(account.rounds) and not held.entry.cell.empty:
            found.append(Doubt(DoubtCode.AFTER_THE_END, round_ + 1, player))
    return tuple(sorted(found, key=lambda doubt: (doubt.number, -1 if doubt.player is None else doubt.player)))


def _of_round(ruleset: Ruleset, row: RoundAccount, *, past: bool) -> Iterator[Doubt]:
    for player, account in enumerate(row.cells):
        if account.plays:
            yield from _of_cell(ruleset, row, player)
        elif not account.cell.empty and not account.cell.sure:
            yield Doubt(DoubtCode.NOT_IN_ROUND, row.number, player)
    yield from _of_all(ruleset, row)
    if past and not row.complete:
        yield from _of_missing(ruleset, row)


def _of_all(ruleset: Ruleset, row: RoundAccount) -> Iterator[Doubt]:
    """Doubt what one player has and another has too, or nobody."""
    out = [player for player, account in enumerate(row.cells) if account.plays and account.cell.went_out]
    if len(out) > 1:
        yield from _unsure(row, DoubtCode.SEVERAL_OUT, out)
    by_lay = row.tie_break and ruleset.tie_break is TieBreak.FIRST_LAY
    if by_lay or row.cut_short:
        yield from _of_first_lay(ruleset, row)
    elif not out and row.complete and not all(account.cell.sure for account in row.cells if account.plays):
        yield Doubt(DoubtCode.NOBODY_OUT, row.number)


def _of_first_lay(ruleset: Ruleset, row: RoundAccount) -> Iterator[Doubt]:
    count = len(ruleset.phases)
    laid = [player for player, account in enumerate(row.cells) if account.plays and account.cell.laid]
    first = laid if row.tie_break else [player for player in laid if len(row.cells[player].done) == count]
    if len(first) > 1:
        yield from _unsure(row, DoubtCode.SEVERAL_LAID_FIRST, first)


def _unsure(row: RoundAccount, code: DoubtCode, players: list[int]) -> Iterator[Doubt]:
    return (Doubt(code, row.number, player) for player in players if not row.cells[player].cell.sure)


def _of_missing(ruleset: Ruleset, row: RoundAccount) -> Iterator[Doubt]:
    if row.tie_break:
        yield Doubt(DoubtCode.TIE_UNBROKEN, row.number)
        return
    by_board = ruleset.phase_choice is PhaseChoice.BY_BOARD
    for player, account in enumerate(row.cells):
        missing = account.cell.points is None and not account.cell.out
        if account.plays and missing and not (by_board and account.cell.laid is not None):
            yield Doubt(DoubtCode.LAID_MISSING if by_board else DoubtCode.POINTS_MISSING, row.number, player)


def _of_cell(ruleset: Ruleset, row: RoundAccount, player: int) -> Iterator[Doubt]:
    account = row.cells[player]
    cell = account.cell
    if cell.sure:
        return
    by_board = ruleset.phase_choice is PhaseChoice.BY_BOARD
    if (cell.laid or (by_board and cell.laid is False)) and account.phase is None and account.open:
        known = cell.phase is not None and cell.phase in account.done and not by_board
        yield Doubt(DoubtCode.PHASE_DONE if known else DoubtCode.PHASE_UNNAMED, row.number, player)
    # Whoever breaks a tie may be marked with nothing more said.
    unlaid = cell.laid is False if row.tie_break else not cell.laid
    if cell.went_out and unlaid and account.open:
        yield Doubt(DoubtCode.OUT_WITHOUT_PHASE, row.number, player)
    if cell.out and cell.points:
        yield Doubt(DoubtCode.OUT_WITH_POINTS, row.number, player)
    if cell.points is not None and not row.tie_break and not row.cut_short:
        yield from _of_points(ruleset, row.number, player, account)


def _of_points(ruleset: Ruleset, number: int, player: int, account: CellAccount) -> Iterator[Doubt]:
    cell, worth = account.cell, ruleset.points
    points = cell.points or 0
    step = gcd(worth.low, worth.high, worth.skip, worth.wild)
    if step and points % step:
        yield Doubt(DoubtCode.NOT_A_SCORE, number, player, step)
    cards = most_cards(ruleset, account)
    if points > (most := most_points(ruleset, cards)):
        yield Doubt(DoubtCode.MORE_THAN_A_HAND, number, player, most)
    if cell.left is None:
        return
    if _counted(cell.left) > cards:
        yield Doubt(DoubtCode.TOO_MANY_CARDS, number, player, cards)
    if points != (counted := points_left(ruleset, cell.left)):
        yield Doubt(DoubtCode.LEFT_DIFFERS, number, player, counted)


def most_cards(ruleset: Ruleset, account: CellAccount) -> int:
    """Return how many cards a player can be left with: a hand, less the phase if it was laid (R3.2, R4.1)."""
    laid = all_phases(ruleset)[account.phase].size if account.cell.laid and account.phase is not None else 0
    return max(ruleset.hand_size - laid, 0)


def most_points(ruleset: Ruleset, cards: int) -> int:
    """Return the most points that so many cards of the deck can count (R1.1, R9.1)."""
    worth = ruleset.points
    kinds = [
        (worth.wild, ruleset.wilds),
        (worth.skip, ruleset.skips),
        (worth.high, _HIGH_NUMBERS),
        (worth.low, _LOW_NUMBERS),
    ]
    most = 0
    for points, there_are in sorted(kinds, reverse=True):
        taken = min(cards, there_are)
        most, cards = most + taken * points, cards - taken
    return most


def points_left(ruleset: Ruleset, left: Left) -> int:
    """Return what counted cards count (R9.1, R17.2)."""
    points = ruleset.points
    return left.low * points.low + left.high * points.high + left.skips * points.skip + left.wilds * points.wild


def likely_laid(ruleset: Ruleset, points: int) -> bool:
    """Guess from the points whether the phase was laid: a whole hand seldom counts so little. No more than a guess."""
    worth = ruleset.points
    return points < ruleset.hand_size * min(worth.low, worth.high, worth.skip, worth.wild)


def _counted(left: Left) -> int:
    return left.low + left.high + left.skips + left.wilds
