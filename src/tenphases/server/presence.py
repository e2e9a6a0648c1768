"""Who is there: which holders of seats have a page open, and since when the others have not."""

from collections import Counter
from collections.abc import Callable

from tenphases.rules.moves import Seat
from tenphases.table.table import Table


class Presence:
    """Counts the pages of each holder of a seat, known by the fingerprint of its secret."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._pages: Counter[str] = Counter()
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

    def gone(self, table: Table) -> dict[Seat, int]:
        """Return the persons at a table who are not there, and for how many milliseconds they have not been."""
        now = self._now()
        keys = ((seat, table.seats[seat].key) for seat in table.persons())
        return {seat: now - self._left.get(key, self._began) for seat, key in keys if key not in self._pages}
