"""What a viewer is told of a table: the one way out of the server's memory, an allow-list like ``rules.views``.

A viewer is a seat, or None for who watches.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tenphases.rules.cards import Face
from tenphases.rules.moves import Seat
from tenphases.server.messages import SeatInfo, TableChange, TableInfo, Update, UpToDate
from tenphases.table.entries import Changed, Entry, Moved, Opened, TakenBack
from tenphases.table.hands import Arrangement, reconciled
from tenphases.table.position import AnySeen, Position
from tenphases.table.table import Frame, Table

CODE_LENGTH: Final = 5


@dataclass(frozen=True, slots=True)
class Around:
    """What there is to tell of a table besides itself: who is there, and how much time is left."""

    gone: Mapping[Seat, int] = field(default_factory=dict)
    """The persons who are not there, and for how many milliseconds they have not been."""
    watching: int = 0
    time_left: int | None = None


def code_of(game: str) -> str:
    """Return what people type to find a table."""
    return game[:CODE_LENGTH]


def seat_infos(table: Table, gone: Mapping[Seat, int]) -> tuple[SeatInfo, ...]:
    """Return who sits where, who is there, and who is ready for the next round."""
    waits, waited_for = table.between_rounds, table.waits_for()
    return tuple(
        SeatInfo(
            name=record.name,
            bot=record.bot,
            present=not record.free and seat not in gone,
            ready=waits and seat not in waited_for,
            free=record.free,
            gone=gone.get(Seat(seat)),
            stand_in=record.stand_in,
            left=record.left,
        )
        for seat, record in enumerate(table.seats)
    )


def table_info(table: Table, around: Around) -> TableInfo:
    """Return all about the table that is neither its rules nor its seats."""
    setting = table.setting
    return TableInfo(
        terms=setting.terms,
        rules=setting.rules,
        code=code_of(table.game),
        host=setting.host,
        gathering=setting.gathering,
        frozen=table.frozen,
        watching=around.watching,
        deadline=around.time_left,
    )


def everything(table: Table, viewer: Seat | None, around: Around) -> Update:
    """Return the whole table as it is, with no event."""
    return _update(table, table.recent[-1], viewer, around, with_events=False)


def news(table: Table, frame: Frame, viewer: Seat | None, around: Around) -> Update:
    """Return what a viewer is told of one entry."""
    return _update(table, frame, viewer, around, with_events=True)


def missed(table: Table, after: int, viewer: Seat | None, around: Around) -> Iterator[Update | UpToDate]:
    """Yield what a viewer is told who has come back and knows the table up to that number.

    Nobody is told from a seat what happened before it was theirs.
    """
    since = -1 if viewer is None else table.seated[viewer]
    frames = [frame for frame in table.recent if frame.entry.seq > after]
    if after == table.seq:
        kept = _arrangement(table, table.position, viewer)
        yield UpToDate(table.seq, seat_infos(table, around.gone), kept.cards, kept.building, table_info(table, around))
    elif frames and frames[0].entry.seq == after + 1 and after >= max(0, since - 1):
        for frame in frames:
            yield news(table, frame, viewer, around)
    else:
        yield everything(table, viewer, around)


def _update(table: Table, frame: Frame, viewer: Seat | None, around: Around, *, with_events: bool) -> Update:
    entry, latest = frame.entry, frame.entry.seq == table.seq
    arrangement = _arrangement(table, frame.position, viewer)
    return Update(
        seq=entry.seq,
        by=entry.by,
        events=_events(frame, viewer) if with_events else (),
        view=frame.position.view(viewer),
        seats=seat_infos(table, around.gone),
        arrangement=arrangement.cards,
        can_take_back=latest and viewer is not None and table.undoable(viewer) is not None,
        shuffles=table.shuffles() if latest else (),
        table=table_info(table, around),
        taken_back=with_events and isinstance(entry.what, TakenBack),
        next_game=table.next_game if latest else None,
        building=arrangement.building,
        lesson=table.lesson,
        who=entry.who,
        change=_change(entry) if with_events else None,
    )


def _events(frame: Frame, viewer: Seat | None) -> tuple[AnySeen, ...]:
    what, seen = frame.entry.what, frame.position.seen
    match what:
        case Opened():
            return (seen(what.started, viewer),)
        case Moved():
            return tuple(seen(event, viewer) for event in what.events)
        case _:
            return ()


def _change(entry: Entry) -> TableChange | None:
    return TableChange(entry.what.change, entry.what.seat) if isinstance(entry.what, Changed) else None


def _arrangement(table: Table, position: Position, viewer: Seat | None) -> Arrangement:
    if viewer is None:
        return Arrangement()
    kept = table.arrangements[viewer]
    if position is table.position:
        return kept
    return reconciled(kept, tuple(map(Face, position.hand(viewer))))
