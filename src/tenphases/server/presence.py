"""Who is there: which holders of seats have a page open, and since when the others have not.

Some have it open through another server. That is believed for a while and has to be told again, for a server that is
gone tells nothing more.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tenphases.rules.moves import Seat
from tenphases.table.table import Table

BELIEVED_SECONDS: Final = 25
"""For how long what another server tells is taken as true."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who looks on through another server."""

    keys: frozenset[str]
    watching: int
    until: int
    """In milliseconds, as long as it is taken as true."""


class Presence:
    """Counts the pages of each holder of a seat, known by the fingerprint of its secret."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._pages: Counter[str] = Counter()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._left: dict[str, int] = {}
        """When the last page of each was closed."""
        self._began = now()
        """Who has had no page yet has been gone since then: the server may have been started anew."""

    def enter(self, key: str) -> None:
        """Count one page more."""
        self._pages[key] += 1

    def leave(self, key: str) -> None:
        """Count one page less."""
        self._pages[key] -= 1
        if not self._pages[key]:
            del self._pages[key]
            self._left[key] = self._now()

    def hear(self, server: str, keys: tuple[str, ...], watching: int) -> None:
        """Take over who looks on through another server."""
        before = self._elsewhere.pop(server, None)
        if keys or watching:
            self._elsewhere[server] = Elsewhere(frozenset(keys), watching, self._now() + 1000 * BELIEVED_SECONDS)
        if before is not None:
            self._left |= dict.fromkeys(before.keys.difference(keys), self._now())

    def believe(self) -> None:
        """Take all that other servers have told as true for another while, for they could not be heard."""
        until = self._now() + 1000 * BELIEVED_SECONDS
        self._elsewhere = {server: replace(each, until=until) for server, each in self._elsewhere.items()}

    @property
    def here(self) -> tuple[str, ...]:
        """Those who have a page open through this server."""
        return tuple(self._pages)

    @property
    def elsewhere(self) -> bool:
        """Whether anybody looks on through another server."""
        self._doubt()
        return bool(self._elsewhere)

    @property
    def watching_elsewhere(self) -> int:
        """How many watch through other servers."""
        self._doubt()
        return sum(each.watching for each in self._elsewhere.values())

    def _doubt(self) -> None:
        """Take those as gone of whom nothing has been told for long."""
        now = self._now()
        for server, each in list(self._elsewhere.items()):
            if each.until <= now:
                del self._elsewhere[server]
                self._left |= dict.fromkeys(each.keys, each.until)

    def gone(self, table: Table) -> dict[Seat, int]:
        """Return the persons at a table who are not there, and for how many milliseconds they have not been."""
        self._doubt()
        now, there = self._now(), set(self._pages).union(*(each.keys for each in self._elsewhere.values()))
        keys = ((seat, table.seats[seat].key) for seat in table.persons())
        return {seat: now - self._left.get(key, self._began) for seat, key in keys if key not in there}
