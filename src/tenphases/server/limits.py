"""Counting what somebody asks for, so that nobody takes it all. How much is allowed is in ``settings``."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tenphases.server.settings import Allowance

_ADDRESSES: Final = 10_000
"""How many addresses are remembered; the one heard of longest ago is forgotten first."""


class Bucket:
    """What is left of an allowance, filling up again with time."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance, self._clock = allowance, clock
        self._left, self._at = allowance.burst, clock()

    def take(self) -> bool:
        """Take one and say whether there was one."""
        now = self._clock()
        self._left = min(self._allowance.burst, self._left + (now - self._at) * self._allowance.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance, self._clock = allowance, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one from that address's bucket and say whether there was one."""
        bucket = self._buckets.pop(address, None) or Bucket(self._allowance, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """How many are open at the same time from each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one in, if there is room for it."""
        count = self._open.get(address, 0)
        if count >= self._most:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """Count one out that was let in."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
