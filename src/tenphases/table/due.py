"""What is due at a table without anybody asking: chance's shuffles, the bots' moves, and those of whom time ran out on.

A bot is shown its View and nothing else. Whatever it does, the game goes on: a bot that fails, or asks for what the
rules refuse, is replaced for that move by the plainest legal one.
"""

import logging

from tenphases.bots import STEADY, choose
from tenphases.rules.cards import NUMBER, WILD
from tenphases.rules.decide import Outcome, resolve
from tenphases.rules.moves import (
    CHANCE,
    ChanceMove,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    Hit,
    LayPhase,
    PlayerMove,
    PlaySkip,
    Reshuffle,
    Seat,
    Take,
)
from tenphases.rules.ruleset import deck
from tenphases.rules.state import Stage, renewable
from tenphases.rules.views import View, view
from tenphases.table.chance import Chance, seal
from tenphases.table.draft import Draft
from tenphases.table.entries import MadeReady, Moved, Who
from tenphases.table.lesson import fixed_order, lesson_move
from tenphases.table.table import Table

_LOG = logging.getLogger(__name__)

_SEEDS = 2**32


def due(table: Table) -> Seat | None:
    """Return whose move is due: chance's, a bot's, or None when a person is waited for or the game is over."""
    state = table.state
    if state.stage is Stage.OVER or table.setting.gathering or table.frozen:
        return None
    if state.stage is Stage.RESHUFFLE:
        return CHANCE
    if state.stage is Stage.DEAL:
        return None if table.between_rounds and table.waits_for() else CHANCE
    return None if table.seats[state.turn].played_by is None else state.turn


def due_draft(table: Table, seat: Seat, chance: Chance) -> Draft:
    """Return what chance or that bot enters now; it must be due."""
    return _chance_draft(table, chance) if seat == CHANCE else _bot_draft(table, seat, chance)


def overdue_draft(table: Table, chance: Chance) -> Draft:
    """Return what the clock enters for the one who is waited for and whose time has run out; there must be one."""
    seat = table.waits_for()[0]
    if table.between_rounds:
        return Draft(MadeReady(), Who.CLOCK, seat)
    return _bot_draft(table, seat, chance, Who.CLOCK)


def _chance_draft(table: Table, chance: Chance) -> Draft:
    state = table.state
    move: ChanceMove
    if state.stage is Stage.DEAL:
        fixed = fixed_order(table.lesson, state.number + 1, len(table.seats))
        move = Deal(fixed or chance.shuffled(deck(state.ruleset)))
    else:
        move = Reshuffle(chance.shuffled(renewable(state)))
    outcome = resolve(state, CHANCE, move)
    if not isinstance(outcome, Outcome):
        raise AssertionError(outcome.code)  # noqa: TRY004 - the rules refuse a shuffle of their own cards
    return Draft(Moved(move, outcome.events, seal(chance, move.order)), Who.CHANCE)


def _bot_draft(table: Table, seat: Seat, chance: Chance, who: Who = Who.BOT) -> Draft:
    seen, level = view(table.state, seat), table.seats[seat].played_by or STEADY
    for move in (_chosen(table, level, seen, chance.below(_SEEDS)), plainest(seen)):
        outcome = None if move is None else resolve(table.state, seat, move)
        if move is not None and isinstance(outcome, Outcome):
            return Draft(Moved(move, outcome.events), who, seat)
        _LOG.error("bot %s at table %s asked for what cannot be", level, table.game)
    raise AssertionError(table.state.stage)  # the plainest move is a legal one


def _chosen(table: Table, level: str, seen: View, seed: int) -> PlayerMove | None:
    try:
        return lesson_move(table.lesson, seen) or choose(level, seen, seed)
    except Exception:  # noqa: BLE001 - whatever a bot does, the game goes on
        _LOG.exception("bot %s at table %s failed", level, table.game)
        return None


def plainest(seen: View) -> PlayerMove | None:
    """Return the plainest legal move, None if it is not one's turn: draw, lay, hit, throw the highest number."""
    can = seen.options
    if can.choose:
        return ChoosePhase(can.choose[0])
    if can.draw:
        return Draw()
    if can.take:
        return Take(can.take[0])
    if can.ways:
        return LayPhase(can.ways[0].groups, can.ways[0].phase)
    if can.fits:
        return Hit(can.fits[0].card, can.fits[0].group, can.fits[0].number or None)
    if can.discard:
        return Discard(max(can.discard, key=lambda card: (card != WILD, NUMBER[card])))
    if can.skip:
        return PlaySkip(can.targets[0] if can.targets else None)
    return None
