"""A keeper at work with a store, a clock and an audience that do as they are told, for the tests."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SeededChance
from tenphases.table.entries import Entry
from tenphases.table.keeper import House, Keeper, Pace
from tenphases.table.table import Table
from tests.table.sitting import Sitting

AT_ONCE = Pace(0, 0)


class HandClock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0
        self.bells: list[tuple[float, Callable[[], None]]] = []
        self.pauses: list[float] = []

    def now(self) -> int:
        return int(self.time * 1000)

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        bell = (self.time + seconds, call)
        self.bells.append(bell)
        self.pauses.append(seconds)
        return lambda: self.bells.remove(bell)

    async def go_on(self, seconds: float) -> None:
        self.time += seconds
        for bell in [bell for bell in self.bells if bell[0] <= self.time]:
            self.bells.remove(bell)
            bell[1]()
        await settled()


async def settled() -> None:
    """Let everything happen that can without time passing."""
    for _ in range(200):
        await asyncio.sleep(0)


class Ears:
    """An audience that remembers what it was told, and whether it was kept by then."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.told: list[Entry] = []
        self.arrangements: list[Seat] = []
        self.away: dict[Seat, int] = {}
        self.game = ""
        self.let_go = False
        self.anew = 0

    def gone(self) -> dict[Seat, int]:
        return self.away

    def elsewhere(self) -> bool:
        return False

    def begins_anew(self) -> None:
        self.anew += 1

    def forgotten(self) -> None:
        self.let_go = True

    def happened(self, entry: Entry) -> None:
        assert self.store._logs[self.game][entry.seq] == entry
        self.told.append(entry)

    def arranged(self, seat: Seat) -> None:
        self.arrangements.append(seat)


class Stubborn(MemoryStore):
    """A store that can be made to fail, or to be overtaken by another process."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.overtake: Callable[[], None] | None = None

    async def append(self, game: str, entries: Sequence[Entry], *, over: bool = False) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the disk is full")
        if self.overtake is not None:
            overtake, self.overtake = self.overtake, None
            overtake()
        await super().append(game, entries, over=over)


class Kept:
    """A keeper at work with all that is around it."""

    def __init__(self, keeper: Keeper, store: Stubborn, ears: Ears, clock: HandClock) -> None:
        self.keeper, self.store, self.ears, self.clock = keeper, store, ears, clock
        self._ids = itertools.count()

    @property
    def table(self) -> Table:
        return self.keeper.table

    def id(self) -> str:
        return f"k{next(self._ids)}"


@asynccontextmanager
async def kept(
    who: str | Sitting, ruleset: Ruleset | None = None, pace: Pace = AT_ONCE, seed: int = 1
) -> AsyncIterator[Kept]:
    sitting = who if isinstance(who, Sitting) else Sitting(who, ruleset, seed)
    store, clock = Stubborn(), HandClock()
    await store.append(sitting.table.game, sitting.log)
    ears = Ears(store)
    ears.game = sitting.table.game
    keeper = Keeper(sitting.table, House(store, clock, SeededChance(seed), pace), ears)
    keeper.start()
    await settled()
    yield Kept(keeper, store, ears, clock)
    await keeper.stop()
