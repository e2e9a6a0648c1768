"""The record of a game that is over: the log without what was taken back, ready for anyone to check.

What a record is and how it is written is for ``rules.notation`` and ``dice.notation`` to say.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from tenphases.dice.checking import check_record
from tenphases.dice.events import GameStarted as DiceStarted
from tenphases.dice.moves import Move as DiceMove
from tenphases.dice.moves import Seat as DiceSeat
from tenphases.dice.notation import Record as DiceRecord
from tenphases.dice.notation import Sealing
from tenphases.dice.notation import record_text as dice_text
from tenphases.rules.events import GameStarted
from tenphases.rules.moves import Move
from tenphases.rules.notation.record import Entry as Line
from tenphases.rules.notation.record import Record, record_text
from tenphases.rules.notation.replay import completed
from tenphases.table.dice import sealed_faces
from tenphases.table.entries import Changed, Entry, Moved, Opened, Sealed, TakenBack, ends_the_game


def is_over(log: Iterable[Entry]) -> bool:
    """Say whether a log tells of a game that has ended."""
    return any(ends_the_game(entry.what) for entry in log)


def record_of(log: Iterable[Entry]) -> Record:
    """As ``any_record_of``, of a game of cards (ValueError for another)."""
    record = any_record_of(log)
    if not isinstance(record, Record):
        raise ValueError(record.seats)  # noqa: TRY004 - the promise is a log of cards, not a type
    return record


def any_record_of(log: Iterable[Entry]) -> Record | DiceRecord:
    """Return the record of a game (ValueError if the log does not begin one). It holds every card: only when over.

    Its names are of those who sat there at the end.
    """
    entries = list(log)
    opened = entries[0].what if entries else None
    if not isinstance(opened, Opened):
        raise ValueError(len(entries))  # noqa: TRY004 - the promise is a well-formed log, not a type
    started, seats = opened.started, opened.seats
    for entry in entries:
        if isinstance(entry.what, Changed):
            started, seats = entry.what.started or started, entry.what.seats
    undone = {entry.what.undone for entry in entries if isinstance(entry.what, TakenBack)}
    kept = [entry for entry in entries if entry.seq not in undone]
    names = tuple(seat.name for seat in seats)
    if isinstance(started, GameStarted):
        return _of_cards(started, names, kept)
    return _of_dice(started, names, kept)


def text_of(record: Record | DiceRecord) -> str:
    """Return a record in the notation of its game."""
    return record_text(record) if isinstance(record, Record) else dice_text(record)


def _of_cards(started: GameStarted, names: tuple[str, ...], entries: list[Entry]) -> Record:
    lines = [_line(entry, entry.what) for entry in entries if isinstance(entry.what, Moved)]
    return completed(
        Record(
            ruleset=started.ruleset,
            seats=started.seats,
            dealer=started.dealer,
            names=names,
            entries=tuple(lines),
            rules_version=started.rules_version,
        )
    )


def _line(entry: Entry, moved: Moved) -> Line:
    assert isinstance(moved.move, Move)  # noqa: S101 - a log tells of one game
    if moved.seal is None:
        return Line(entry.by, moved.move)
    return Line(entry.by, moved.move, salt=moved.seal.salt, commitment=moved.seal.commitment)


def _of_dice(started: DiceStarted, names: tuple[str, ...], entries: list[Entry]) -> DiceRecord:
    moves: list[tuple[DiceSeat, DiceMove]] = []
    seals: list[Sealing] = []
    for entry in entries:
        what = entry.what
        if isinstance(what, Sealed):
            seals.append(Sealing(len(moves), what.seal.commitment, what.seal.salt, sealed_faces(what.trays)))
        elif isinstance(what, Moved):
            assert isinstance(what.move, DiceMove)  # noqa: S101 - a log tells of one game
            moves.append((DiceSeat(entry.by), what.move))
    record = DiceRecord(started.seats, tuple(moves), names, tuple(seals))
    totals = tuple(player.total for player in check_record(record).state.players)
    return replace(record, totals=totals)
