"""What a house of tests has in place of a real one's chance and time. Not here: serving it."""

import asyncio
import os
from collections.abc import Callable
from typing import Self

from tenphases.table.chance import SeededChance
from tenphases.table.ports import SystemClock


class ChanceOfTests(SeededChance):
    """Chance that is the same in a test whichever tests were before it."""

    @classmethod
    def of_this_test(cls) -> Self:
        """Return the chance of the test that runs."""
        chance = cls(0)
        chance.begin(os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0], int(os.environ["SEED_OF_THIS_RUN"]))
        return chance

    def begin(self, test: str, seed: int) -> None:
        """Begin a test."""
        self._random.seed(f"{seed} {test}")


class ClockOfTests(SystemClock):
    """The machine's clock, which can be put forward."""

    def __init__(self) -> None:
        self._ahead = 0
        self._bells: dict[asyncio.TimerHandle, tuple[int, Callable[[], None]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> int:
        return super().now() + self._ahead

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        self._loop = asyncio.get_running_loop()

        def ring() -> None:
            self._bells.pop(bell, None)
            call()

        bell = self._loop.call_later(seconds, ring)
        self._bells[bell] = (self.now() + round(1000 * seconds), ring)

        def call_off() -> None:
            self._bells.pop(bell, None)
            bell.cancel()

        return call_off

    def put_forward(self, seconds: float) -> None:
        """Let time pass at once, from whichever thread; whatever was to be by then comes about."""
        self._ahead += round(1000 * seconds)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._ring)

    def _ring(self) -> None:
        for bell, (due, ring) in sorted(self._bells.items(), key=lambda item: item[1][0]):
            if due <= self.now() and bell in self._bells:
                bell.cancel()
                ring()
