"""A room: one table's keeper and the sockets of those who look on. It tells; what may be told is in ``updates``."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from tenphases.rules.moves import Seat
from tenphases.server.messages import Accepted, Hello, Message, Problem, Rejected, Say, Update, UpToDate
from tenphases.server.offering import offer, written
from tenphases.server.presence import Presence
from tenphases.server.settings import Limits
from tenphases.server.talking import Talk
from tenphases.server.updates import Around, everything, missed, news
from tenphases.table.entries import Changed, Entry
from tenphases.table.keeper import House, Keeper
from tenphases.table.table import Frame, Table, fingerprint
from tenphases.table.tidings import Here, Reading, Spoke

_WATCHERS_SECONDS: Final = 1.0
"""How long news of who watches may wait, so that coming and going makes nobody's page busy."""

_AGREED_MS: Final = 1000
"""So much may the clocks of two servers differ, in milliseconds."""

_ENCODER = msgspec.json.Encoder()


class Line:
    """The way to one page: messages wait here until they are sent. One that is too slow is let go."""

    def __init__(self, most: int) -> None:
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(most)
        self.lost = False

    def say(self, text: str) -> None:
        """Have a message sent after those that wait."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Send nothing more."""
        self.lost = True
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """Return the next message to send, None when there will be no more."""
        return None if self.lost else await self._waiting.get()


@dataclass(frozen=True, slots=True)
class Company:
    """Who of the persons is gone and how many watch, as everyone was told last."""

    gone: frozenset[Seat]
    watching: int


class Room:
    """One table as the server keeps it: an ``Audience`` of its keeper."""

    def __init__(self, table: Table, house: House, limits: Limits) -> None:
        self._clock = house.clock
        self._tell_others = house.store.tell
        self._presence = Presence(house.clock.now)
        self._talk = Talk(limits.said)
        self.keeper = Keeper(table, house, self)
        self._lines: dict[Line, str | None] = {}
        """The fingerprint of the secret that each page gave, for seats change hands; None for who watches."""
        self.visits = 0
        """How many sockets are open to it, also those that have not said Hello."""
        self._left = time.monotonic()
        self._will_tell = False
        """Whether everyone is about to be told how many watch."""
        self._told = Company(frozenset(table.persons()), 0)
        self.lost = False
        """Whether the game is not there any more."""

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.keeper.table

    def gone(self) -> Mapping[Seat, int]:
        """Return the persons who are not there, and for how many milliseconds they have not been."""
        return self._presence.gone(self.table)

    def around(self) -> Around:
        """Return what there is to tell besides the table itself."""
        watching = self._watching() + self._presence.watching_elsewhere
        return Around(self.gone(), watching, self.keeper.time_left)

    def _watching(self) -> int:
        return sum(seat is None for seat in self._viewers().values())

    def _viewers(self) -> dict[Line, Seat | None]:
        """Return the seat from which each page looks on."""
        seats = {self.table.seats[seat].key: seat for seat in self.table.persons()}
        return {line: None if key is None else seats.get(key) for line, key in self._lines.items()}

    def deserted_for(self) -> float:
        """Return for how many seconds nobody has looked on and nothing is due; 0 while somebody does or it is."""
        return 0.0 if self.visits or not self.keeper.idle else time.monotonic() - self._left

    def enter(self, line: Line, hello: Hello) -> None:
        """Let somebody look on, from the seat that the secret stands for, and tell what was missed."""
        key = None if hello.secret is None else fingerprint(hello.secret)
        seat = None if key is None else self.table.seat_with(key)
        if key is not None and seat is None:
            line.say(encoded(Rejected("", Problem.FOREIGN)))
            return
        self._forget(line)
        self._lines[line] = key
        if key is not None:
            self._presence.enter(key)
        self.look_round(line)
        for message in missed(self.table, hello.after, seat, self.around()):
            line.say(encoded(message))
        self.keeper.came_or_went()
        self.tell_who_is_here()

    def leave(self, line: Line) -> None:
        """Take somebody as gone who looked on, if they did."""
        if line not in self._lines:
            return
        self._forget(line)
        self._left = time.monotonic()
        self.look_round()
        self.keeper.came_or_went()
        self.tell_who_is_here()

    def _forget(self, line: Line) -> None:
        key = self._lines.pop(line, None)
        if key is not None:
            self._presence.leave(key)

    def look_round(self, besides: Line | None = None) -> bool:
        """Tell who is there if that has changed: of those who play at once, of those who watch in a while."""
        around = self.around()
        told, self._told = self._told, Company(frozenset(around.gone), around.watching)
        if self._told.gone != told.gone:
            self._refresh(line for line in self._lines if line is not besides)
        elif self._told.watching != told.watching and not self._will_tell:
            self._will_tell = True
            self._clock.later(_WATCHERS_SECONDS, self._tell_later)
        return self._told != told

    def _tell_later(self) -> None:
        self._will_tell = False
        self._refresh(self._lines)

    def knows(self, line: Line) -> bool:
        """Say whether somebody has said Hello."""
        return line in self._lines

    def seat(self, line: Line) -> Seat | None:
        """Return the seat from which somebody looks on."""
        key = self._lines[line]
        return None if key is None else self.table.seat_with(key)

    def hang_up(self) -> None:
        """Let go of everybody."""
        for line in self._lines:
            line.hang_up()

    def forgotten(self) -> None:
        """Let go of everybody, for the game is not there any more: who comes back is told so."""
        self.lost = True
        self.hang_up()

    @property
    def looked_at(self) -> bool:
        """Whether anybody looks on through this server."""
        return bool(self._lines)

    def tell_who_is_here(self) -> None:
        """Tell other servers who looks on through this one, and how much time is left here."""
        here, watching, reading = self._presence.here, self._watching(), self.keeper.reading
        self._tell_others(Here(self.table.game, here, watching, reading, written(offer(self.table)) if here else ""))

    def elsewhere(self) -> bool:
        """Say whether all who look on do so through other servers."""
        return not self._lines and self._presence.elsewhere

    def believe(self) -> None:
        """Take those as there of whom other servers told last, for they cannot be heard."""
        self._presence.believe()

    def begins_anew(self) -> None:
        """Tell everyone how much time is left, which is all of it again."""
        self._refresh(self._lines)

    def hear_who_is_there(self, server: str, here: Here) -> None:
        """Take over who looks on through another server, and how much time is left there."""
        self._presence.hear(server, here.keys, here.watching)
        if self.look_round():
            self.keeper.came_or_went()
        if here.clock is not None:
            self._agree(here.clock)

    def _agree(self, theirs: Reading) -> None:
        """Have one time for a turn at all servers: the one that was given anew, else the one of which less is left."""
        ours = self.keeper.reading
        if ours is None or ours.since != theirs.since:
            return
        later, more = ours.anew - theirs.anew, ours.left - theirs.left
        if later < 0 or (later == 0 and more > _AGREED_MS):
            self.keeper.agree(theirs)
            self._refresh(self._lines)
        elif (later > 0 or more < -_AGREED_MS) and self.looked_at:
            self.tell_who_is_here()

    def happened(self, entry: Entry) -> None:
        """Tell everyone of an entry."""
        frame, around = Frame(entry, self.table.position), self.around()
        self._told = Company(frozenset(around.gone), around.watching)
        self._tell(self._lines, lambda viewer: news(self.table, frame, viewer, around))
        if isinstance(entry.what, Changed) and self.looked_at:
            self.tell_who_is_here()  # it may be listed otherwise now

    def arranged(self, seat: Seat) -> None:
        """Tell whoever looks on from that seat that its hand is arranged anew."""
        self._refresh(line for line in self._lines if self.seat(line) == seat)

    def somebody_is_there(self) -> bool:
        """Say whether a person has a page open that shows their seat."""
        return len(self.gone()) < len(self.table.persons())

    def say(self, line: Line, command: Say) -> Accepted | Rejected:
        """Tell everyone what somebody says, if they may say it, and return the answer."""
        seat = self.seat(line)
        said = Problem.FOREIGN if seat is None else self._talk.hear(self.table, seat, command)
        if isinstance(said, Problem):
            return Rejected(command.id, said)
        if said is not None and seat is not None:
            text = encoded(said)
            self._say_to_all(text)
            self._tell_others(Spoke(self.table.game, self.table.holder(seat), command.id, text))
        return Accepted(command.id, self.table.seq)

    def overhear(self, spoke: Spoke) -> None:
        """Tell everyone what somebody says through another server."""
        if self._talk.overhear(spoke.holder, spoke.command):
            self._say_to_all(spoke.message)

    def _say_to_all(self, text: str) -> None:
        for line in self._lines:
            line.say(text)

    def _refresh(self, lines: Iterable[Line]) -> None:
        around = self.around()
        self._tell(lines, lambda viewer: everything(self.table, viewer, around))

    def _tell(self, lines: Iterable[Line], message: Callable[[Seat | None], Update | UpToDate]) -> None:
        """Tell each line its viewer's message, made and written once for each viewer."""
        texts: dict[Seat | None, str] = {}
        viewers = self._viewers()
        for line in lines:
            viewer = viewers[line]
            if viewer not in texts:
                texts[viewer] = encoded(message(viewer))
            line.say(texts[viewer])


def encoded(message: Message) -> str:
    """Return a message as the JSON text that is sent."""
    return _ENCODER.encode(message).decode()
