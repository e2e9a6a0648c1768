"""Considering a person's command: what would be entered in the log, or why nothing will be.

Nothing is changed here. A command that was carried out before gets the same answer again, whatever has happened since.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from tenphases.rules.decide import resolve, start
from tenphases.rules.events import GameStarted
from tenphases.rules.moves import Seat
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.table.chance import Chance, new_id
from tenphases.table.commands import (
    Accepted,
    Act,
    Answer,
    Arrange,
    ChangeTerms,
    ComeBack,
    HandOver,
    Leave,
    NextRound,
    PlayAgain,
    Problem,
    Refused,
    Rejected,
    Remove,
    StandIn,
    TableCommand,
    TakeBack,
)
from tenphases.table.draft import Draft
from tenphases.table.entries import MadeReady, Moved, Opened, SeatRecord, TakenBack, WentOn, Who
from tenphases.table.gathering import Join, consider_going, consider_hosting, consider_joining
from tenphases.table.hands import Arrangement, suits
from tenphases.table.table import Table
from tenphases.table.terms import Setting

NOBODY_GONE: Final[Mapping[Seat, int]] = MappingProxyType({})


def consider(
    table: Table,
    seat: Seat | None,
    command: TableCommand | Join,
    chance: Chance,
    gone: Mapping[Seat, int] = NOBODY_GONE,
) -> Draft | Arrangement | Answer:
    """Return what a command would enter, the arrangement it wants kept, or the answer if it is to change nothing.

    ``gone`` says of the persons who are not there for how many milliseconds they have not been.
    """
    if isinstance(command, Join):
        return consider_joining(table, command)
    if seat is None:
        return Rejected(command.id, Problem.FOREIGN)
    first = table.answered(seat, command.id)
    if first is not None:
        return Accepted(command.id, first)  # L19
    if _is_stale(table, command):
        return Rejected(command.id, Problem.STALE)
    match command:
        case Arrange():
            return _arrangement(table, seat, command)
        case Act() | TakeBack() | NextRound() | PlayAgain():
            return _consider_playing(table, seat, command, chance)
        case Leave() | ComeBack() | StandIn():
            return consider_going(table, seat, command, gone)
        case _:
            return consider_hosting(table, seat, command, chance, gone)


def _is_stale(table: Table, command: TableCommand) -> bool:
    """Say whether what the command is about has changed since its sender looked."""
    if isinstance(command, Arrange | Leave | ComeBack):
        return False
    about_company = isinstance(command, ChangeTerms | HandOver | Remove)
    return not (table.changed if about_company else table.moved) <= command.seq <= table.seq


def _consider_playing(
    table: Table, seat: Seat, command: Act | TakeBack | NextRound | PlayAgain, chance: Chance
) -> Draft | Answer:
    match command:
        case Act():
            return _act(table, seat, command)
        case TakeBack():
            return _take_back(table, seat, command)
        case NextRound():
            return _next_round(table, seat, command)
        case PlayAgain():
            return _play_again(table, seat, command, chance)
        case _:
            assert_never(command)


def _act(table: Table, seat: Seat, command: Act) -> Draft | Answer:
    outcome = resolve(table.state, seat, command.move)
    if isinstance(outcome, Refusal):
        return Refused(command.id, outcome, outcome.rule)
    return Draft(Moved(command.move, outcome.events), Who.PLAYER, seat, command.id)


def _take_back(table: Table, seat: Seat, command: TakeBack) -> Draft | Rejected:
    undone = table.undoable(seat)
    if undone is None:
        return Rejected(command.id, Problem.NOTHING_TO_TAKE_BACK)
    return Draft(TakenBack(undone), Who.PLAYER, seat, command.id)


def _next_round(table: Table, seat: Seat, command: NextRound) -> Draft | Answer:
    if not table.between_rounds:
        return Rejected(command.id, Problem.NOT_BETWEEN_ROUNDS)
    if seat in table.ready:
        return Accepted(command.id, table.seq)
    return Draft(MadeReady(), Who.PLAYER, seat, command.id)


def _arrangement(table: Table, seat: Seat, command: Arrange) -> Arrangement | Rejected:
    wanted = Arrangement(command.cards, command.building)
    if not suits(wanted, table.state.players[seat].hand):
        return Rejected(command.id, Problem.NOT_YOUR_CARDS)
    return wanted


def _play_again(table: Table, seat: Seat, command: PlayAgain, chance: Chance) -> Draft | Answer:
    if not table.over:
        return Rejected(command.id, Problem.NOT_OVER)
    if table.next_game is not None:
        return Accepted(command.id, table.seq)
    dealer = Seat((table.state.dealer + 1) % len(table.seats))  # R2.6
    started = GameStarted(table.state.ruleset, len(table.seats), dealer)
    again = Opened(started, table.seats, table.game, setting=table.setting)
    return Draft(WentOn(new_id(chance)), Who.PLAYER, seat, command.id, again)


def opening(
    ruleset: Ruleset, seats: Sequence[SeatRecord], chance: Chance, setting: Setting | None = None
) -> Draft | tuple[Finding, ...]:
    """Return the first entry of a game with these people, its dealer drawn by chance, or all that is wrong (R2.6)."""
    dealer = Seat(chance.below(max(len(seats), 1)))
    started = start(ruleset, len(seats), dealer)
    if not isinstance(started, GameStarted):
        return started
    return Draft(Opened(started, tuple(seats), setting=setting or Setting()), Who.TABLE)
