"""Considering a person's command: what would be entered in the log, or why nothing will be.

Nothing is changed here. A command that was carried out before gets the same answer again, whatever has happened since.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from tenphases.rules.moves import Seat
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
from tenphases.table.games import started
from tenphases.table.gathering import Join, consider_going, consider_hosting, consider_joining
from tenphases.table.hands import Arrangement, suits
from tenphases.table.position import AnyFinding
from tenphases.table.table import Table
from tenphases.table.terms import RuleChoice, Setting

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
    moved = table.position.moved(seat, command.move)
    if moved is None:
        return Rejected(command.id, Problem.UNREADABLE)
    if not isinstance(moved, Moved):
        return Refused(command.id, moved, moved.rule)
    return Draft(moved, Who.PLAYER, seat, command.id)


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
    if not suits(wanted, table.hand(seat)):
        return Rejected(command.id, Problem.NOT_YOUR_CARDS)
    return wanted


def _play_again(table: Table, seat: Seat, command: PlayAgain, chance: Chance) -> Draft | Answer:
    if not table.over:
        return Rejected(command.id, Problem.NOT_OVER)
    if table.next_game is not None:
        return Accepted(command.id, table.seq)
    again = Opened(table.position.again(), table.seats, table.game, setting=table.setting)
    return Draft(WentOn(new_id(chance)), Who.PLAYER, seat, command.id, again)


def opening(
    rules: Ruleset | RuleChoice, seats: Sequence[SeatRecord], chance: Chance, setting: Setting | None = None
) -> Draft | tuple[AnyFinding, ...]:
    """Return the first entry of a game with these people, its dealer drawn by chance, or all that is wrong (R2.6).

    Raises ``variants.BadChoice`` for names that do not exist.
    """
    dealer = Seat(chance.below(max(len(seats), 1)))
    begins = started(rules, len(seats), dealer)
    if isinstance(begins, tuple):
        return begins
    return Draft(Opened(begins, tuple(seats), setting=setting or Setting()), Who.TABLE)
