"""The replay of a game that is over: every step with all cards open, told as differences so that a game stays small.

It holds every card that was dealt, so it is made of finished games only; ``lookback`` sees to that.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.moves import CHANCE, Seat
from tenphases.server.answers import OpenView, Patch, Player, Replay, Step
from tenphases.table.chance import Shuffle
from tenphases.table.entries import Changed, Entry, Moved, Opened, Sealed, SeatRecord, TakenBack
from tenphases.table.games import begun
from tenphases.table.position import AnyEvent, AnyStarted, Position
from tenphases.table.table import hidden, proof

_END: Final = "length"

Path = tuple[str | int, ...]


def replay_of(game: str, log: Iterable[Entry]) -> Replay:
    """Return the replay of a game (ValueError if the log does not begin one)."""
    entries = list(log)
    opened = entries[0].what if entries else None
    if not isinstance(opened, Opened):
        raise ValueError(len(entries))  # noqa: TRY004 - the promise is a well-formed log, not a type
    began = max((at for at, entry in enumerate(entries) if _started(entry) is not None), default=0)
    started = _started(entries[began]) or opened.started
    seats, setting = opened.seats, opened.setting
    for entry in entries[: began + 1]:
        if isinstance(entry.what, Changed):
            seats, setting = entry.what.seats, entry.what.setting
    film = _Film(begun(started), seats)
    start = film.frame()
    steps = tuple(film.steps(_kept(entries[began + 1 :])))
    return Replay(
        table=game,
        title=setting.terms.title,
        rules_version=started.rules_version,
        start=start,
        steps=steps,
        shuffles=tuple(film.shuffles),
    )


def _started(entry: Entry) -> AnyStarted | None:
    return entry.what.started if isinstance(entry.what, Changed) else None


def _kept(entries: list[Entry]) -> Iterator[Entry]:
    """Yield the entries that still count."""
    undone = {entry.what.undone for entry in entries if isinstance(entry.what, TakenBack)}
    return (entry for entry in entries if entry.seq not in undone)


class _Film:
    """A game as it is folded."""

    def __init__(self, position: Position, seats: tuple[SeatRecord, ...]) -> None:
        self.position = position
        self.seats = seats
        self.shuffles: list[Shuffle] = []

    def frame(self) -> OpenView:
        """Return how things are, all cards open."""
        return OpenView(
            view=self.position.view(None),
            hands=tuple(tuple(map(Face, self.position.hand(Seat(seat)))) for seat in range(len(self.seats))),
            saved=tuple(tuple(map(Face, self.position.saved(Seat(seat)))) for seat in range(len(self.seats))),
            draw_pile=tuple(map(Face, self.position.face_down)),
            players=tuple(
                Player(record.name, record.bot, record.free, record.stand_in, record.left) for record in self.seats
            ),
        )

    def steps(self, entries: Iterable[Entry]) -> Iterator[Step]:
        """Yield a step for each entry that is one."""
        before = self.frame()
        for entry in entries:
            events = self._fold(entry)
            after = self.frame()
            patches = tuple(_differences((), before, after))
            before = after
            if events or patches:
                viewer = None if entry.by == CHANCE else entry.by
                told = tuple(self.position.seen(event, viewer) for event in events)
                yield Step(entry.seq, entry.time, entry.who, entry.by, told, patches)

    def _fold(self, entry: Entry) -> tuple[AnyEvent, ...]:
        what = entry.what
        if isinstance(what, Changed):
            self.seats = what.seats
        if not isinstance(what, Moved | Sealed):
            return ()
        self.position = self.position.after(what)
        secret = hidden(self.position, what)
        if secret is not None:
            self.shuffles.append(proof(secret))
        return what.events if isinstance(what, Moved) else ()


def _differences(path: Path, old: msgspec.Struct, new: msgspec.Struct) -> Iterator[Patch]:
    """Yield what differs between two values of one type, field by field."""
    for name in new.__struct_fields__:
        was, now = getattr(old, name), getattr(new, name)
        if was == now:
            continue
        if isinstance(now, msgspec.Struct) and type(was) is type(now):
            yield from _differences((*path, name), was, now)
        else:
            yield from _patches((*path, name), msgspec.to_builtins(was), msgspec.to_builtins(now))


def _patches(path: Path, old: object, new: object) -> Iterator[Patch]:
    """Yield the shortest way from one JSON value to another."""
    if old == new:
        return
    whole = (Patch(path, new),)
    parts: Iterable[Patch] = whole
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        parts = [patch for key in new for patch in _patches((*path, key), old[key], new[key])]
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        parts = list(_list_patches(path, old, new))
    yield from parts if _size(parts) < _size(whole) else whole


def _list_patches(
    path: Path, old: list[object] | tuple[object, ...], new: list[object] | tuple[object, ...]
) -> Iterator[Patch]:
    for at, (was, now) in enumerate(zip(old, new, strict=False)):
        yield from _patches((*path, at), was, now)
    for at in range(len(old), len(new)):
        yield Patch((*path, at), new[at])
    if len(new) < len(old):
        yield Patch((*path, _END), len(new))


def _size(patches: Iterable[Patch]) -> int:
    return len(msgspec.json.encode(patches))
