"""What is due at a table without anybody asking: chance's shuffles, the bots' moves, and those of whom time ran out on.

A bot is shown its View and nothing else. Whatever it does, the game goes on: a bot that fails, or asks for what the
rules refuse, is replaced for that move by the plainest legal one.
"""

import logging

from tenphases.bots import STEADY
from tenphases.rules.moves import CHANCE, Seat
from tenphases.table.chance import Chance
from tenphases.table.draft import Draft
from tenphases.table.entries import MadeReady, Moved, Who
from tenphases.table.table import Table

_LOG = logging.getLogger(__name__)

_SEEDS = 2**32


def due(table: Table) -> Seat | None:
    """Return whose move is due: chance's, a bot's, or None when a person is waited for or the game is over."""
    position = table.position
    if position.over or table.setting.gathering or table.frozen:
        return None
    if position.chance_is_due:
        return None if table.between_rounds and table.waits_for() else CHANCE
    return None if table.seats[position.turn].played_by is None else position.turn


def due_draft(table: Table, seat: Seat, chance: Chance) -> Draft:
    """Return what chance or that bot enters now; it must be due."""
    if seat == CHANCE:
        return Draft(table.position.chanced(chance, table.lesson), Who.CHANCE)
    return _bot_draft(table, seat, chance)


def overdue_draft(table: Table, chance: Chance) -> Draft:
    """Return what the clock enters for the one who is waited for and whose time has run out; there must be one."""
    seat = table.waits_for()[0]
    if table.between_rounds:
        return Draft(MadeReady(), Who.CLOCK, seat)
    return _bot_draft(table, seat, chance, Who.CLOCK)


def _bot_draft(table: Table, seat: Seat, chance: Chance, who: Who = Who.BOT) -> Draft:
    level = table.seats[seat].played_by or STEADY
    for move in table.position.choices(seat, level, chance.below(_SEEDS), table.lesson):
        moved = None if move is None else table.position.moved(seat, move)
        if isinstance(moved, Moved):
            return Draft(moved, who, seat)
        _LOG.error("bot %s at table %s asked for what cannot be", level, table.game)
    raise AssertionError(table.game)  # the plainest move is a legal one
