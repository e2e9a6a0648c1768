"""Judging what people want changed about the table: sitting down, leaving, coming back, and all that is the host's.

Nothing is changed here. What concerns the game itself is judged in ``consider``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from tenphases.bots import LEVELS, STEADY
from tenphases.rules.moves import CHANCE, Seat
from tenphases.table.chance import Chance
from tenphases.table.commands import (
    Accepted,
    ChangeRules,
    ChangeTerms,
    ComeBack,
    CommandId,
    HandOver,
    HostCommand,
    Leave,
    Problem,
    Rejected,
    Remove,
    Reseat,
    Resize,
    SeatBot,
    StandIn,
    Start,
)
from tenphases.table.draft import Draft
from tenphases.table.entries import Change, Changed, SeatRecord, Who
from tenphases.table.games import started
from tenphases.table.names import LONGEST_RULES_NAME, LONGEST_TITLE, tidied, told_apart
from tenphases.table.position import AnyFinding
from tenphases.table.table import Table
from tenphases.table.terms import Setting
from tenphases.variants import BadChoice

NOBODY: Final = CHANCE
FREE: Final = SeatRecord("", free=True)

Seats = tuple[SeatRecord, ...]


class Join(msgspec.Struct, frozen=True):
    """Somebody who has no seat wants one: this one or any. It comes from the server, not over a socket."""

    id: CommandId
    name: str
    key: str
    seat: Seat | None = None


GoingCommand = Leave | ComeBack | StandIn


@dataclass(frozen=True, slots=True)
class Refusing:
    """Why the table says no."""

    problem: Problem
    about: str = ""
    findings: tuple[AnyFinding, ...] = ()


def consider_joining(table: Table, command: Join) -> Draft | Accepted | Rejected:
    """Return what sitting down would enter; who has the seat already gets it again."""
    if table.seat_with(command.key) is not None:
        return Accepted(command.id, table.seq)
    wanted = range(len(table.seats)) if command.seat is None else (command.seat,)
    to_be_had = [Seat(seat) for seat in wanted if seat in free_seats(table)]
    if not to_be_had:
        return Rejected(command.id, Problem.NO_SEAT)
    if not (table.setting.gathering or table.between_rounds):
        return Rejected(command.id, Problem.ROUND_GOES_ON)
    (seat, *_) = to_be_had
    people = [table.seats[at].name for at in table.persons() if at != seat]
    record = SeatRecord(told_apart(command.name, people), key=command.key)
    seats = _bots_told_apart(table.setting, _with(table.seats, seat, record), record.name)
    setting = table.setting if table.setting.host != NOBODY else replace(table.setting, host=seat)
    return Draft(Changed(Change.JOINED, seat, seats, setting), Who.PLAYER, seat, command.id)


def _bots_told_apart(setting: Setting, seats: Seats, name: str) -> Seats:
    """Return the seats with another name for a bot that is called as the person who has come."""
    for at, record in enumerate(seats):
        if record.bot is not None and told_apart(record.name, [name]) != record.name:
            return _with(seats, Seat(at), replace(record, name=_bot_name(setting, seats)))
    return seats


def free_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats that somebody who comes may have: free ones, or bots' and those of people who have left."""
    if table.over or table.lesson is not None:
        return ()
    return tuple(
        Seat(seat)
        for seat, record in enumerate(table.seats)
        if record.free or (not table.setting.gathering and (record.bot is not None or record.left))
    )


def consider_going(
    table: Table, seat: Seat, command: GoingCommand, gone: Mapping[Seat, int]
) -> Draft | Accepted | Rejected:
    """Return what leaving, coming back or having a bot stand in would enter."""
    match command:
        case Leave():
            if table.seats[seat].left:
                return Accepted(command.id, table.seq)
            return Draft(_leaving(table, seat), Who.PLAYER, seat, command.id)
        case ComeBack():
            if table.seats[seat].stand_in is None:
                return Accepted(command.id, table.seq)
            return Draft(coming_back(table, seat), Who.PLAYER, seat, command.id)
        case StandIn():
            if command.seat == seat or not _may_be_stood_in_for(table, command.seat, gone):
                return Rejected(command.id, Problem.NOT_AWAY)
            record = replace(table.seats[command.seat], stand_in=STEADY)
            changed = _changed(table, Change.STOOD_IN, command.seat, record)
            return Draft(changed, Who.PLAYER, seat, command.id)
        case _:
            assert_never(command)


def coming_back(table: Table, seat: Seat) -> Changed:
    """Return what is entered when somebody plays again for whom a bot did."""
    record = replace(table.seats[seat], stand_in=None, left=False)
    changed = _changed(table, Change.CAME_BACK, seat, record)
    if table.setting.host == NOBODY:
        return replace(changed, setting=replace(table.setting, host=seat))
    return changed


def _leaving(table: Table, seat: Seat) -> Changed:
    record = FREE if table.setting.gathering else replace(table.seats[seat], stand_in=STEADY, left=True)
    return _changed(table, Change.LEFT, seat, record)


def _changed(table: Table, change: Change, seat: Seat, record: SeatRecord) -> Changed:
    """Return the change of one seat; if it was the host's and they are gone, the next person is the host."""
    seats, setting = _with(table.seats, seat, record), table.setting
    if seat == setting.host and not _plays(record):
        count = len(seats)
        following = (Seat((seat + step) % count) for step in range(1, count))
        setting = replace(setting, host=next((each for each in following if _plays(seats[each])), NOBODY))
    return Changed(change, seat, seats, setting)


def _plays(record: SeatRecord) -> bool:
    return record.person and record.stand_in is None


def _with(seats: Seats, seat: Seat, record: SeatRecord) -> Seats:
    return (*seats[:seat], record, *seats[seat + 1 :])


def _may_be_stood_in_for(table: Table, seat: Seat, gone: Mapping[Seat, int]) -> bool:
    return seat in table.waits_for() and _is_gone(table, seat, gone)


def _is_gone(table: Table, seat: Seat, gone: Mapping[Seat, int]) -> bool:
    return gone.get(seat, -1) >= 1000 * table.setting.terms.stand_in_after


# ------------------------------------------------------------------ the host


def consider_hosting(
    table: Table, seat: Seat, command: HostCommand, chance: Chance, gone: Mapping[Seat, int]
) -> Draft | Rejected:
    """Return what a command of the host's would enter."""
    if seat != table.setting.host and not _takes_over(table, seat, command, gone):
        return Rejected(command.id, Problem.NOT_HOST)
    if not table.setting.gathering and not isinstance(command, Remove | HandOver | ChangeTerms):
        return Rejected(command.id, Problem.NOT_GATHERING)
    changed = _hosted(table, command, chance)
    if isinstance(changed, Refusing):
        return Rejected(command.id, changed.problem, changed.about, changed.findings)
    return Draft(changed, Who.PLAYER, seat, command.id)


def _takes_over(table: Table, seat: Seat, command: HostCommand, gone: Mapping[Seat, int]) -> bool:
    """Say whether somebody makes themselves the host in place of one who is gone, so that nobody waits for ever."""
    host = table.setting.host
    to_oneself = isinstance(command, HandOver) and command.seat == seat
    return to_oneself and (host == NOBODY or _is_gone(table, host, gone))


def _hosted(table: Table, command: HostCommand, chance: Chance) -> Changed | Refusing:
    match command:
        case Reseat():
            return _reseated(table, command)
        case Resize():
            return _resized(table, command)
        case SeatBot():
            return _bot_seated(table, command)
        case Remove():
            return _removed(table, command)
        case HandOver():
            return _handed_over(table, command)
        case ChangeRules():
            return _other_rules(table, command)
        case ChangeTerms():
            return _other_terms(table, command)
        case Start():
            return _begun(table, command, chance)
        case _:
            assert_never(command)


def _reseated(table: Table, command: Reseat) -> Changed | Refusing:
    if sorted(command.order) != list(range(len(table.seats))):
        return Refusing(Problem.BAD_SEATS)
    seats = tuple(table.seats[seat] for seat in command.order)
    host = Seat(command.order.index(table.setting.host))
    return Changed(Change.RESEATED, NOBODY, seats, replace(table.setting, host=host))


def _resized(table: Table, command: Resize) -> Changed | Refusing:
    seats = list(enumerate(table.seats))
    seats += [(NOBODY, FREE)] * (command.seats - len(seats))
    while len(seats) > command.seats:
        spare = [at for at, (_, record) in enumerate(seats) if record.free]
        spare = spare or [at for at, (_, record) in enumerate(seats) if record.bot is not None]
        if not spare:
            return Refusing(Problem.BAD_SEATS)
        del seats[spare[-1]]
    return _seated_anew(table, Change.RESIZED, seats, Seat(0))


def _seated_anew(table: Table, change: Change, seats: list[tuple[int, SeatRecord]], dealer: Seat) -> Changed | Refusing:
    """Return a change of the number of seats; each comes with the place at which it was."""
    begins = table.position.anew(len(seats), dealer)
    if isinstance(begins, tuple):
        return Refusing(Problem.BAD_RULES, findings=begins)
    host = Seat([was for was, _ in seats].index(table.setting.host))
    setting = replace(table.setting, host=host, gathering=change is not Change.STARTED)
    return Changed(change, NOBODY, tuple(record for _, record in seats), setting, begins)


def _bot_seated(table: Table, command: SeatBot) -> Changed | Refusing:
    if command.bot not in LEVELS:
        return Refusing(Problem.NO_SUCH_BOT, command.bot)
    record = _at(table, command.seat)
    if record is None or record.person:
        return Refusing(Problem.BAD_SEATS)
    named = record.name or _bot_name(table.setting, table.seats)
    return _changed(table, Change.BOT_SEATED, command.seat, SeatRecord(named, command.bot))


def _removed(table: Table, command: Remove) -> Changed | Refusing:
    record = _at(table, command.seat)
    gathering = table.setting.gathering
    if record is None or record.free or command.seat == table.setting.host or not (record.person or gathering):
        return Refusing(Problem.BAD_SEATS)
    there = FREE if gathering else SeatRecord(_bot_name(table.setting, table.seats), STEADY)
    return _changed(table, Change.REMOVED, command.seat, there)


def _handed_over(table: Table, command: HandOver) -> Changed | Refusing:
    record = _at(table, command.seat)
    if record is None or not _plays(record):
        return Refusing(Problem.BAD_SEATS)
    return Changed(Change.HOST, command.seat, table.seats, replace(table.setting, host=command.seat))


def _other_rules(table: Table, command: ChangeRules) -> Changed | Refusing:
    called = tidied(command.rules.called, LONGEST_RULES_NAME)
    if called is None:
        return Refusing(Problem.BAD_TEXT)
    try:
        begins = started(command.rules, len(table.seats), Seat(0))
    except BadChoice as bad:
        return Refusing(Problem(bad.wrong[0].code.value), bad.wrong[0].name)
    if isinstance(begins, tuple):
        return Refusing(Problem.BAD_RULES, findings=begins)
    rules = replace(command.rules, called=called)
    return Changed(Change.RULES, NOBODY, table.seats, replace(table.setting, rules=rules), begins)


def _other_terms(table: Table, command: ChangeTerms) -> Changed | Refusing:
    title = tidied(command.terms.title, LONGEST_TITLE)
    if title is None:
        return Refusing(Problem.BAD_TEXT)
    terms = replace(command.terms, title=title)
    return Changed(Change.TERMS, NOBODY, table.seats, replace(table.setting, terms=terms))


def _begun(table: Table, command: Start, chance: Chance) -> Changed | Refusing:
    if command.fill is not None and command.fill not in LEVELS:
        return Refusing(Problem.NO_SUCH_BOT, command.fill)
    seats: list[tuple[int, SeatRecord]] = []
    for at, record in enumerate(table.seats):
        if not record.free:
            seats.append((at, record))
        elif command.fill is not None:
            sitting = (*table.seats, *(record for _, record in seats))
            seats.append((at, SeatRecord(_bot_name(table.setting, sitting), command.fill)))
    if len(seats) < table.position.least_seats:
        return Refusing(Problem.BAD_SEATS)
    return _seated_anew(table, Change.STARTED, seats, Seat(chance.below(len(seats))))  # R2.6


def _at(table: Table, seat: Seat) -> SeatRecord | None:
    return table.seats[seat] if 0 <= seat < len(table.seats) else None


def _bot_name(setting: Setting, seats: Seats) -> str:
    """Return a name for one more bot that nobody there has."""
    taken = [record.name for record in seats]
    free = (name for name in setting.bot_names if told_apart(name, taken) == name)
    return next(free, told_apart((setting.bot_names or (STEADY,))[0], taken))
