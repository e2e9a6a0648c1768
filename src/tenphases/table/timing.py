"""The time for a turn, and for the pause between rounds: when it began and how much of it is left.

It depends on whom the game waits for and on nothing in their hand (L23). It runs only while somebody is there to see
it, and begins anew after the server was started again, or could keep nothing. Several servers agree on one time, for
they tell each other what theirs shows. What happens when it is over is said in ``due``.
"""

from typing import Final

from tenphases.table.ports import Clock
from tenphases.table.table import Table
from tenphases.table.tidings import Reading

BETWEEN_ROUNDS: Final = 60
"""For so many seconds at least everyone may look at the round's account."""


def limit(table: Table) -> int | None:
    """Return how many seconds the game waits now, None for as long as it takes."""
    timer = table.setting.terms.timer
    if timer is None or not table.waits_for():
        return None
    return max(timer, BETWEEN_ROUNDS) if table.between_rounds else timer


class TurnClock:
    """Measures the present wait. To be asked only after ``look`` has seen the table as it is."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._wait: tuple[int, int] | None = None
        """The entry since which the game waits, and for how many seconds."""
        self._until = 0
        self._anew = 0

    def look(self, table: Table, *, watched: bool) -> None:
        """See how the table is; ``watched`` says whether any person is there."""
        seconds = limit(table) if watched else None
        wait = None if seconds is None else (table.waiting_since, seconds)
        if wait != self._wait:
            self._wait, self._anew = wait, 0
            self._until = self._clock.now() + 1000 * (seconds or 0)

    def begin_anew(self) -> bool:
        """Give the whole time again, and say whether any was running."""
        if self._wait is None:
            return False
        self._anew += 1
        self._until = self._clock.now() + 1000 * self._wait[1]
        return True

    def agree(self, other: Reading) -> None:
        """Show from now on what another clock does."""
        if self._wait is not None and self._wait[0] == other.since:
            self._anew, self._until = other.anew, self._clock.now() + other.left

    @property
    def reading(self) -> Reading | None:
        """What other clocks are to agree with, None if no time is running."""
        left = self.left
        return None if self._wait is None or left is None else Reading(self._wait[0], left, self._anew)

    @property
    def left(self) -> int | None:
        """How many milliseconds are left, None if the game waits as long as it takes."""
        return None if self._wait is None else max(0, self._until - self._clock.now())
