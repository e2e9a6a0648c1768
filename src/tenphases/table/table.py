"""A table: the fold of its log, and what can be asked about it. Nothing is judged or decided here.

Secrets are in here; what a viewer may know goes out through ``rules.views`` and the methods below that name a seat.
"""

import hashlib
import hmac
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, assert_never

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.moves import Deal, Reshuffle, Seat
from tenphases.rules.state import State
from tenphases.table.cards import CardPosition
from tenphases.table.chance import Seal, Shuffle
from tenphases.table.dice import sealed_faces
from tenphases.table.entries import (
    Changed,
    Entry,
    MadeReady,
    Moved,
    Opened,
    Sealed,
    SeatRecord,
    TakenBack,
    WentOn,
    What,
)
from tenphases.table.games import begun
from tenphases.table.hands import Arrangement, Kept, key, reconciled
from tenphases.table.position import Position
from tenphases.table.terms import MOST_SEATS, Setting

RECENT: Final = 64
"""How many entries are remembered with their states, for those who were away a moment."""


def fingerprint(secret: str) -> str:
    """Return what is kept of a seat's secret: enough to know it again, not enough to sit down."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Undoable:
    """A move that can be taken back, and how things were before it."""

    seq: int
    by: Seat
    position: Position
    arrangement: Arrangement | None
    """The mover's hand as it was arranged; None once it was arranged anew."""


@dataclass(frozen=True, slots=True)
class Frame:
    """An entry and how things stood after it."""

    entry: Entry
    position: Position


@dataclass(frozen=True, slots=True)
class Secret:
    """What is under a seal, and what that is counted under: the round, or the turn."""

    number: int
    seal: Seal
    order: tuple[str, ...]


@dataclass(slots=True)
class Table:
    """One game at one table, as its log tells it."""

    game: str
    seats: tuple[SeatRecord, ...]
    position: Position
    seq: int = 0
    """The number of the last entry."""
    began: int = 0
    """When it was opened, in milliseconds since 1970 (UTC)."""
    played: int = 0
    """When the last entry was made."""
    moved: int = 0
    """The number of the last entry that changed the game itself; commands older than it are stale."""
    changed: int = 0
    """The number of the last entry that changed the seats or the setting."""
    ready: frozenset[Seat] = frozenset()
    """Who is ready for the next round; bots always are and are not named."""
    next_game: str | None = None
    lesson: str | None = None
    """The lesson that this table is, if it is one."""
    setting: Setting = field(default_factory=Setting)
    waiting_since: int = 0
    """The number of the entry since which the game has waited for whom it waits for: the turn's first."""
    seated: list[int] = field(default_factory=list)
    """By seat, the number of the entry with which its present holder came; what was before is not theirs to see."""
    arrangements: list[Arrangement] = field(default_factory=list)
    recent: deque[Frame] = field(default_factory=lambda: deque(maxlen=RECENT))
    _persons: tuple[tuple[SeatRecord, ...], tuple[Seat, ...]] = ((), ())
    _undoable: list[Undoable] = field(default_factory=list)
    _sealed: list[Secret] = field(default_factory=list)
    _answered: dict[tuple[str, str], int] = field(default_factory=dict)

    @classmethod
    def opened(cls, game: str, entry: Entry) -> "Table":
        """Return the table of a game whose first entry this is (ValueError if it is another)."""
        if not isinstance(entry.what, Opened) or entry.seq != 0:
            raise ValueError(entry.seq)
        table = cls(
            game, entry.what.seats, begun(entry.what.started), lesson=entry.what.lesson, setting=entry.what.setting
        )
        table.arrangements = [Arrangement()] * len(table.seats)
        table.seated = [0] * len(table.seats)
        table.began = table.played = entry.time
        table.recent.append(Frame(entry, table.position))
        return table

    @classmethod
    def load(cls, game: str, log: Iterable[Entry], notes: Mapping[str, str] | None = None) -> "Table":
        """Return the table as its log and the notes beside it tell it (ValueError for a log that is none)."""
        entries = iter(log)
        table = cls.opened(game, next(entries))
        kept = {
            Seat(seat): msgspec.json.decode(notes[key(seat)], type=Kept)
            for seat in range(MOST_SEATS)
            if notes and key(seat) in notes
        }
        for entry in entries:
            table.apply(entry)
            for seat, note in kept.items():
                if note.seq == entry.seq:
                    table.arrange(seat, note.arrangement)
                    table.remember(seat, note.command, note.seq)
        return table

    def apply(self, entry: Entry) -> None:
        """Take an entry as done (ValueError if it is not the next)."""
        if entry.seq != self.seq + 1:
            raise ValueError(entry.seq)
        before, holder = self.position, self.holder(entry.by)
        self._fold(entry)
        self.seq, self.played = entry.seq, entry.time
        if isinstance(entry.what, Moved | TakenBack) or _is_gathering(entry.what):
            self.moved = entry.seq
        if isinstance(entry.what, Changed):
            self.changed = entry.seq
        if entry.command:
            self._answered[holder, entry.command] = entry.seq
        if not isinstance(entry.what, Changed):
            self._tidy_hands(before)
        self.recent.append(Frame(entry, self.position))

    def _fold(self, entry: Entry) -> None:
        match entry.what:
            case Moved():
                self._move(entry, entry.what)
            case Sealed():
                self.position = self.position.after(entry.what)
                self._hide(entry.what)
            case TakenBack():
                self._take_back(entry.what)
            case MadeReady():
                self.ready |= {entry.by}
            case WentOn():
                self.next_game = entry.what.game
            case Changed():
                self._change(entry.what, entry.seq)
            case Opened():
                raise ValueError(entry.seq)
            case _:
                assert_never(entry.what)

    def _move(self, entry: Entry, what: Moved) -> None:
        before, self.position = self.position, self.position.after(what)
        if any(map(before.begins_wait, what.events)):
            self.waiting_since = entry.seq
        if any(map(before.deals, what.events)):
            self.arrangements = [Arrangement(self.hand(Seat(seat))) for seat in range(len(self.seats))]
        if not self.between_rounds:
            self.ready = frozenset()
        self._hide(what)
        if self.position.may_be_undone(what.move, entry.by):
            self._undoable.append(Undoable(entry.seq, entry.by, before, self.arrangements[entry.by]))
        else:
            self._undoable.clear()

    def hand(self, seat: Seat) -> tuple[Face, ...]:
        """Return the cards that a seat holds."""
        return tuple(map(Face, self.position.hand(seat)))

    def _hide(self, what: Moved | Sealed) -> None:
        """Keep what was sealed until it may be opened, and let go of what nobody asks for any more."""
        secret = hidden(self.position, what)
        if secret is not None:
            shown = self.position.shows_seal
            self._sealed = [*(one for one in self._sealed if shown(one.number)), secret]

    def _change(self, what: Changed, seq: int) -> None:
        came = [seat for seat, record in enumerate(what.seats) if record.key not in self._keys(seat)]
        self.seats, self.setting = what.seats, what.setting
        if what.started is not None:
            self.position = begun(what.started)
            self.arrangements = [Arrangement()] * len(what.seats)
            self.seated = (self.seated + [seq] * len(what.seats))[: len(what.seats)]
        for seat in came:
            self.seated[seat] = seq
        self.ready -= frozenset(map(Seat, came))

    @property
    def state(self) -> State:
        """The card game as it stands (TypeError at a table of another game)."""
        if not isinstance(self.position, CardPosition):
            raise TypeError(self.game)
        return self.position.state

    def _keys(self, seat: int) -> tuple[str, ...]:
        return (self.seats[seat].key,) if seat < len(self.seats) else ()

    def _take_back(self, what: TakenBack) -> None:
        if not self._undoable or self._undoable[-1].seq != what.undone:
            raise ValueError(what.undone)
        undone = self._undoable.pop()
        self.position = undone.position
        if undone.arrangement is not None:
            self.arrangements[undone.by] = undone.arrangement

    def _tidy_hands(self, before: Position) -> None:
        for seat in map(Seat, range(len(self.seats))):
            if self.position.hand(seat) is not before.hand(seat):
                self.arrangements[seat] = reconciled(self.arrangements[seat], self.hand(seat))

    def arrange(self, seat: Seat, arrangement: Arrangement) -> None:
        """Keep a seat's hand in this order from now on; cards that it does not hold are passed over."""
        self.arrangements[seat] = reconciled(arrangement, self.hand(seat))
        self._undoable = [
            Undoable(undo.seq, undo.by, undo.position, None) if undo.by == seat else undo for undo in self._undoable
        ]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and the next is still to be dealt."""
        return self.position.between_rounds

    def persons(self) -> tuple[Seat, ...]:
        """Return the seats that are a person's."""
        if self._persons[0] is not self.seats:  # asked many times for each move
            self._persons = self.seats, tuple(Seat(seat) for seat, who in enumerate(self.seats) if who.person)
        return self._persons[1]

    def active(self) -> tuple[Seat, ...]:
        """Return the seats of the persons who play themselves."""
        return tuple(seat for seat in self.persons() if self.seats[seat].stand_in is None)

    @property
    def frozen(self) -> bool:
        """Whether all persons are stood in for, so that the bots would play for nobody (L18)."""
        return bool(self.persons()) and not self.active()

    def waits_for(self) -> tuple[Seat, ...]:
        """Return the persons whom the game waits for: to move, or to be ready for the next round."""
        if self.setting.gathering or self.over:
            return ()
        if self.between_rounds:
            return tuple(seat for seat in self.active() if seat not in self.ready)
        return tuple(seat for seat in self.active() if seat == self.position.turn)

    def seat_of(self, secret: str) -> Seat | None:
        """Return the seat that a secret stands for, or None (it takes as long either way)."""
        return self.seat_with(fingerprint(secret))

    def seat_with(self, key: str) -> Seat | None:
        """Return the seat of the person with that fingerprint, or None (it takes as long either way)."""
        found = None
        for seat in self.persons():
            if hmac.compare_digest(self.seats[seat].key, key):
                found = seat
        return found

    def holder(self, seat: Seat) -> str:
        """Return what tells the holder of a seat from everybody else, wherever they sit later on."""
        return (self.seats[seat].key if 0 <= seat < len(self.seats) else "") or str(seat)

    def undoable(self, seat: Seat) -> int | None:
        """Return the number of the entry that the seat may take back now, or None (L20)."""
        last = self._undoable[-1] if self._undoable else None
        return last.seq if last is not None and last.by == seat and self.seats[seat].played_by is None else None

    def remember(self, seat: Seat, command: str, seq: int) -> None:
        """Keep what a command of that id led to, so that the command is not carried out again (L19)."""
        self._answered[self.holder(seat), command] = seq

    def answered(self, seat: Seat, command: str) -> int | None:
        """Return the number of the entry that a command of that id led to, or None."""
        return self._answered.get((self.holder(seat), command))

    def shuffles(self) -> tuple[Shuffle, ...]:
        """Return the proofs of the present round's shuffles, or turn's rolls: opened once it is over (L24)."""
        return tuple(
            proof(secret) if self.position.opens_seal(secret.number) else Shuffle(secret.number, secret.seal.commitment)
            for secret in self._sealed
        )


def _is_gathering(what: What) -> bool:
    """Say whether an entry belongs to the time before the game, in which everything that happens is its course."""
    return isinstance(what, Changed) and (what.setting.gathering or what.started is not None)


def hidden(position: Position, what: Moved | Sealed) -> Secret | None:
    """Return what was sealed with an entry; ``position`` is how things stand after it."""
    if what.seal is None:
        return None
    if isinstance(what, Sealed):
        return Secret(position.seal_number, what.seal, sealed_faces(what.trays))
    order = what.move.order if isinstance(what.move, Deal | Reshuffle) else ()
    return Secret(position.seal_number, what.seal, order)


def proof(secret: Secret) -> Shuffle:
    """Return what was under a seal, opened for all."""
    return Shuffle(secret.number, secret.seal.commitment, secret.seal.salt, secret.order)
