"""The record of a game that is over: the log without what was taken back, ready for anyone to check.

What a record is and how it is written is for ``rules.notation`` to say.
"""

from collections.abc import Iterable

from tenphases.rules.events import GameStarted
from tenphases.rules.moves import Move
from tenphases.rules.notation.record import Entry as Line
from tenphases.rules.notation.record import Record
from tenphases.rules.notation.replay import completed
from tenphases.table.entries import Changed, Entry, Moved, Opened, TakenBack, ends_the_game


def is_over(log: Iterable[Entry]) -> bool:
    """Say whether a log tells of a game that has ended."""
    return any(ends_the_game(entry.what) for entry in log)


def record_of(log: Iterable[Entry]) -> Record:
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
    lines = [_line(entry, entry.what) for entry in entries if isinstance(entry.what, Moved) and entry.seq not in undone]
    if not isinstance(started, GameStarted):
        raise ValueError(started.seats)  # noqa: TRY004 - as above
    return completed(
        Record(
            ruleset=started.ruleset,
            seats=started.seats,
            dealer=started.dealer,
            names=tuple(seat.name for seat in seats),
            entries=tuple(lines),
            rules_version=started.rules_version,
        )
    )


def _line(entry: Entry, moved: Moved) -> Line:
    assert isinstance(moved.move, Move)  # noqa: S101 - a log tells of one game
    if moved.seal is None:
        return Line(entry.by, moved.move)
    return Line(entry.by, moved.move, salt=moved.seal.salt, commitment=moved.seal.commitment)
