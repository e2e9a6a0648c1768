"""What a table says that does not follow from its cells: totals, phases, dealers (R17.4).

Doubts about the cells themselves are in ``doubts``.
"""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from tenphases.rules.ruleset import PhaseChoice, all_phases
from tenphases.scoresheet.account import Account, RoundAccount
from tenphases.scoresheet.reckoning import account
from tenphases.scoresheet.table import Table


class Column(StrEnum):
    """What was stated otherwise; catalog keys ``score-check-<column>``."""

    DEALS = "deals"
    PHASE = "phase"
    TOTAL = "total"
    DONE = "done"


class Difference(msgspec.Struct, frozen=True):
    """A stated value that is another: the round from 1, the player, what is stated and what it comes to.

    For ``deals`` the player is who deals, and the values mean nothing.
    """

    column: Column
    number: int
    player: int
    stated: int = 0
    counted: int = 0


def differences(table: Table) -> tuple[Difference, ...]:
    """Return everything that is stated otherwise than it follows, by round and player."""
    found = account(table.sheet)
    return (*_in_cells(table, found), *_in_dealers(table, found))


def _in_cells(table: Table, found: Account) -> Iterator[Difference]:
    for (round_, player), stated in sorted(table.stated.items()):
        if round_ < len(found.rounds):
            for column, value in _counted(table, found.rounds[round_], player).items():
                told = getattr(stated, column)
                if told is not None and told != value:
                    yield Difference(column, round_ + 1, player, told, value)


def _counted(table: Table, row: RoundAccount, player: int) -> dict[Column, int]:
    cell, ruleset = row.cells[player], table.sheet.ruleset
    counted = {Column.TOTAL: cell.total, Column.DONE: len(cell.done)}
    if ruleset.phase_choice is PhaseChoice.IN_ORDER and cell.phase is not None:
        counted[Column.PHASE] = all_phases(ruleset)[cell.phase].number
    return counted


def _in_dealers(table: Table, found: Account) -> Iterator[Difference]:
    if not any(stated.deals for stated in table.stated.values()):
        return  # the table does not say who deals
    for row in found.rounds:
        rows = {player: stated for (round_, player), stated in table.stated.items() if round_ == row.number - 1}
        if rows and {player for player, stated in rows.items() if stated.deals} != {row.dealer}:
            yield Difference(Column.DEALS, row.number, row.dealer)
