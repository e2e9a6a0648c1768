"""What a table wants of its surroundings: a store that keeps its log, and a clock."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from tenphases.table.entries import Entry
from tenphases.table.tidings import Heard, Tiding


class Conflict(Exception):
    """Entries were not kept, for another process has gone on with the game: read what it did and judge again."""


class EventStore(Protocol):
    """An append-only log for each game, and a few notes beside it that replace each other."""

    async def append(self, game: str, entries: Sequence[Entry], *, over: bool = False) -> None:
        """Keep entries that follow the last one kept; ``over`` says that the game now is.

        When this returns they outlive the process and the machine's power. Raises Conflict, and then keeps none,
        if the first is not the next.
        """
        ...

    async def read(self, game: str, after: int = -1) -> tuple[Entry, ...]:
        """Return the entries of a game with greater numbers than ``after``, in order; none for an unknown game."""
        ...

    async def note(self, game: str, key: str, text: str) -> None:
        """Keep a note beside a game's log in place of the one under the same key."""
        ...

    async def notes(self, game: str) -> Mapping[str, str]:
        """Return the notes beside a game's log."""
        ...

    async def unfinished(self, most: int) -> tuple[str, ...]:
        """Return the games that are not over, the one played last first, no more than ``most``."""
        ...

    async def starting(self, letters: str, most: int) -> tuple[str, ...]:
        """Return the games that are not over whose address starts so, the one played last first."""
        ...

    async def stale(self, before: int, most: int) -> tuple[str, ...]:
        """Return games that are not over and were played last before that time, no more than ``most``."""
        ...

    async def forget(self, game: str, before: int | None = None) -> None:
        """Let go of a game, its log and the notes beside it, for good, unless it has been played since that time."""
        ...

    async def gone_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Return those of the games that have an entry with a greater number than the one given."""
        ...

    def hear(self, heard: Heard) -> None:
        """Hear what other servers on the same store tell, and tell them from now on; for whoever shares a store.

        ``append`` tells of itself. A tiding can be lost, so who follows asks by ``gone_on`` as well.
        """
        ...

    @property
    def hears(self) -> bool:
        """Whether what other servers tell can be heard now; if not, their silence says nothing."""
        ...

    def tell(self, tiding: Tiding) -> None:
        """Have the other servers told; returns at once, and does nothing before ``hear``."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the files."""
        ...


class Clock(Protocol):
    """What time it is, and a call later on."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970 (UTC)."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Have something called after that time; what is returned calls it off."""
        ...


class SystemClock:
    """The machine's clock and the running event loop's timers."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970 (UTC)."""
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Have something called by the running event loop after that time."""
        return asyncio.get_running_loop().call_later(seconds, call).cancel
