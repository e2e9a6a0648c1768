"""A room: one table's keeper and the sockets of those who look on. It tells; what may be told is in ``updates``."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable

import msgspec

from tenphases.rules.moves import Seat
from tenphases.server.messages import Hello, Message, Problem, Rejected, Update, UpToDate
from tenphases.server.updates import everything, missed, news
from tenphases.table.entries import Entry
from tenphases.table.keeper import House, Keeper
from tenphases.table.table import Frame, Table

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


class Room:
    """One table as the server keeps it: an ``Audience`` of its keeper."""

    def __init__(self, table: Table, house: House) -> None:
        self.keeper = Keeper(table, house, self)
        self._lines: dict[Line, Seat | None] = {}
        self.visits = 0
        """How many sockets are open to it, also those that have not said Hello."""
        self._left = time.monotonic()

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.keeper.table

    def present(self) -> frozenset[Seat]:
        """Return the seats that somebody looks on from."""
        return frozenset(seat for seat in self._lines.values() if seat is not None)

    def deserted_for(self) -> float:
        """Return for how many seconds nobody has looked on and nothing is due; 0 while somebody does or it is."""
        return 0.0 if self.visits or not self.keeper.idle else time.monotonic() - self._left

    def enter(self, line: Line, hello: Hello) -> None:
        """Let somebody look on, from the seat that the secret stands for, and tell what was missed."""
        seat = None if hello.secret is None else self.table.seat_of(hello.secret)
        if hello.secret is not None and seat is None:
            line.say(encoded(Rejected("", Problem.FOREIGN)))
            return
        before = self.present()
        self._lines[line] = seat
        if self.present() != before:
            self._refresh(other for other in self._lines if other is not line)
        for message in missed(self.table, hello.after, seat, self.present()):
            line.say(encoded(message))

    def leave(self, line: Line) -> None:
        """Take somebody as gone who looked on, if they did."""
        before = self.present()
        self._lines.pop(line, None)
        self._left = time.monotonic()
        if self.present() != before:
            self._refresh(self._lines)

    def knows(self, line: Line) -> bool:
        """Say whether somebody has said Hello."""
        return line in self._lines

    def seat(self, line: Line) -> Seat | None:
        """Return the seat from which somebody looks on."""
        return self._lines[line]

    def hang_up(self) -> None:
        """Let go of everybody."""
        for line in self._lines:
            line.hang_up()

    def happened(self, entry: Entry) -> None:
        """Tell everyone of an entry."""
        frame = Frame(entry, self.table.state)
        self._tell(self._lines, lambda viewer: news(self.table, frame, viewer, self.present()))

    def arranged(self, seat: Seat) -> None:
        """Tell whoever looks on from that seat that its hand is arranged anew."""
        self._refresh(line for line, viewer in self._lines.items() if viewer == seat)

    def _refresh(self, lines: Iterable[Line]) -> None:
        self._tell(lines, lambda viewer: everything(self.table, viewer, self.present()))

    def _tell(self, lines: Iterable[Line], message: Callable[[Seat | None], Update | UpToDate]) -> None:
        """Tell each line its viewer's message, made and written once for each viewer."""
        texts: dict[Seat | None, str] = {}
        for line in lines:
            viewer = self._lines[line]
            if viewer not in texts:
                texts[viewer] = encoded(message(viewer))
            line.say(texts[viewer])


def encoded(message: Message) -> str:
    """Return a message as the JSON text that is sent."""
    return _ENCODER.encode(message).decode()
