"""A table kept open for people: one task works off one queue, keeps each entry, and only then has it told.

What is told to whom, over which wire, is the business of the ``Audience``.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from tenphases.bots import STEADY
from tenphases.rules.moves import CHANCE, Seat
from tenphases.table.chance import Chance, SecureChance
from tenphases.table.commands import Accepted, Answer, Problem, Rejected, TableCommand
from tenphases.table.consider import consider
from tenphases.table.draft import Draft
from tenphases.table.due import due, due_draft, overdue_draft
from tenphases.table.entries import Entry, WentOn, Who, ends_the_game
from tenphases.table.gathering import Join, coming_back
from tenphases.table.hands import Arrangement, Kept, key
from tenphases.table.ports import Clock, Conflict, EventStore, SystemClock
from tenphases.table.table import Table
from tenphases.table.tidings import Arranged, Reading
from tenphases.table.timing import TurnClock

_LOG = logging.getLogger(__name__)

_REMEMBERED: Final = 256
"""How many answers are kept, to be given again; those that the log holds are not among what can be lost."""
_RETRY_SECONDS: Final = 1.0
_PONDERING: Final = ThreadPoolExecutor(1, "pondering")
"""Where bots ponder, one after the other, while all tables go on."""


class Audience(Protocol):
    """Those who are to be told what happens at a table."""

    def happened(self, entry: Entry) -> None:
        """Tell everyone of an entry, which is kept and applied."""
        ...

    def arranged(self, seat: Seat) -> None:
        """Tell whoever shows that seat that its hand is arranged anew."""
        ...

    def gone(self) -> Mapping[Seat, int]:
        """Return the persons who are not there, and for how many milliseconds they have not been."""
        ...

    def elsewhere(self) -> bool:
        """Say whether all who look on do so through other servers."""
        ...

    def begins_anew(self) -> None:
        """Tell everyone that the time for a turn begins anew."""
        ...

    def forgotten(self) -> None:
        """Know that the game is not there any more."""
        ...


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot takes over each action, in seconds: evenly drawn, so that it betrays nothing (L23)."""

    least: float = 0.7
    most: float = 1.2

    def pause(self, chance: Chance) -> float:
        """Return how long to wait this time."""
        steps = 1000
        return self.least + (self.most - self.least) * chance.below(steps) / steps


@dataclass(frozen=True, slots=True)
class House:
    """What all tables of one server share."""

    store: EventStore
    clock: Clock = field(default_factory=SystemClock)
    chance: Chance = field(default_factory=SecureChance)
    pace: Pace = Pace()


class Keeper:
    """The one task that may change a table."""

    def __init__(self, table: Table, house: House, audience: Audience) -> None:
        self.table = table
        self._house = house
        self._audience = audience
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._given: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self._alarm: Callable[[], None] | None = None
        """Calls off the bell that is set for a bot."""
        self._turn = TurnClock(house.clock)
        self._turn_alarm: Callable[[], None] | None = None
        """Calls off the bell that is set for the end of the time for a turn."""
        self._rested = -1
        """The position over which a bot has already taken its time."""
        self._busy = False
        self._in_trouble = False
        """Whether something was not done that nobody asks for again; it is tried until it can be."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work; needs a running event loop."""
        self._jobs.put_nowait(self._nothing)
        self._task = asyncio.get_running_loop().create_task(self._work(), name=f"table {self.table.game}")

    async def stop(self) -> None:
        """Stop working. What was answered is kept; what was not may be asked again."""
        for alarm in (self._alarm, self._turn_alarm):
            if alarm is not None:
                alarm()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done until somebody asks."""
        at_rest = self._jobs.empty() and not self._busy and self._alarm is self._turn_alarm is None
        return at_rest and (due(self.table) is None or self._audience.elsewhere())

    @property
    def time_left(self) -> int | None:
        """How many milliseconds are left for the turn or the pause, None for as long as it takes."""
        self._look()
        return self._turn.left

    async def ask(self, seat: Seat | None, command: TableCommand | Join) -> Answer:
        """Put a command to the table and return its answer; the Update is told before."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        holder = None if seat is None else self.table.holder(seat)

        async def job() -> None:
            try:
                given = await self._carry_out(holder, command)
            except Exception:  # noqa: BLE001 - one command's trouble is not the table's
                _LOG.exception("table %s could not keep a command", self.table.game)
                given = Rejected(command.id, Problem.NOT_KEPT)
                self.begin_the_wait_anew()
            if not answer.done():
                answer.set_result(given)

        self._jobs.put_nowait(job)
        return await answer

    def came_or_went(self) -> None:
        """See who is there now: whoever is back plays again, and time runs only while somebody is there."""
        self._jobs.put_nowait(self._welcome)

    def catch_up(self) -> None:
        """Take over what other servers have kept of this game."""

        async def job() -> None:
            await self._catch_up()

        self._jobs.put_nowait(job)

    async def caught_up(self) -> None:
        """Return when that is done, or cannot be for now."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await self._catch_up()
            finally:
                if not done.done():
                    done.set_result(None)

        self._jobs.put_nowait(job)
        await done

    async def _catch_up(self) -> bool:
        """Take over what others have kept; say whether there was anything."""
        others = await self._house.store.read(self.table.game, self.table.seq)
        for other in others:
            self._take(other)
        if others:
            self.came_or_went()  # a bot may have been put in the place of somebody who is here
        return bool(others)

    def arranged_elsewhere(self, seat: Seat) -> None:
        """Take over how somebody has arranged a hand through another server."""

        async def job() -> None:
            await self._catch_up()
            note = (await self._house.store.notes(self.table.game)).get(key(seat))
            if note is not None and seat < len(self.table.seats):
                kept = msgspec.json.decode(note, type=Kept)
                self.table.arrange(seat, kept.arrangement)
                self.table.remember(seat, kept.command, kept.seq)
                self._audience.arranged(seat)

        self._jobs.put_nowait(job)

    @property
    def reading(self) -> Reading | None:
        """What the clock shows, for other servers; None if no time is running."""
        self._look()
        return self._turn.reading

    def agree(self, reading: Reading) -> None:
        """Have as much time left as another server has."""
        self._look()
        self._turn.agree(reading)
        self._watch_the_time()

    def begin_the_wait_anew(self) -> None:
        """Give the whole time for a turn again: nobody's move could be kept."""
        if self._turn.begin_anew():
            self._watch_the_time()
            self._audience.begins_anew()

    async def _welcome(self) -> None:
        gone = self._audience.gone()
        for seat in self.table.persons():
            record = self.table.seats[seat]
            if record.stand_in is None or record.left or seat in gone:
                continue
            if not await self._enter(Draft(coming_back(self.table, seat), Who.PLAYER, seat)):
                self.came_or_went()
                return

    async def _nothing(self) -> None:
        """Wake the table to what is due."""

    async def _work(self) -> None:
        while True:
            job = await self._jobs.get()
            self._busy = True
            try:
                await job()
                if self._in_trouble:
                    await self._welcome()  # who came meanwhile may have been passed over
                await self._go_on()
                self._in_trouble = False
            except Exception:  # noqa: BLE001 - nobody waits for ever (L18)
                self.begin_the_wait_anew()
                if not self._in_trouble:
                    _LOG.exception("table %s could not go on", self.table.game)
                self._in_trouble = True
                if self._alarm is None:
                    self._wake(_RETRY_SECONDS)
            self._busy = False

    async def _go_on(self) -> None:
        """Let chance act as long as it is due, a bot when it has taken its time, and the clock when time is over.

        All this is left to the servers where people look on, if there are any.
        """
        if self._audience.elsewhere():
            return
        while (draft := await self._next()) is not None:
            await self._enter(draft)
            await asyncio.sleep(0)  # many tables share one loop
        self._watch_the_time()

    async def _next(self) -> Draft | None:
        seat = due(self.table)
        if seat is None and self.time_left != 0:
            return None
        if seat != CHANCE and not self._time_is_up():
            return None
        level = STEADY if seat is None or seat == CHANCE else self.table.seats[seat].played_by or STEADY
        if seat != CHANCE and self.table.position.ponders(level):
            return await asyncio.get_running_loop().run_in_executor(_PONDERING, self._drafted, seat)
        return self._drafted(seat)

    def _drafted(self, seat: Seat | None) -> Draft:
        """Return what chance or a bot enters now, or without a seat the clock."""
        if seat is None:
            return overdue_draft(self.table, self._house.chance)
        return due_draft(self.table, seat, self._house.chance)

    def _look(self) -> None:
        gone = self._audience.gone()
        self._turn.look(self.table, watched=any(seat not in gone for seat in self.table.persons()))

    def _watch_the_time(self) -> None:
        """See to it that the table wakes when the time for a turn is over."""
        if self._turn_alarm is not None:
            self._turn_alarm()
            self._turn_alarm = None
        if left := self.time_left:
            self._turn_alarm = self._house.clock.later(left / 1000, self._time_is_over)

    def _time_is_over(self) -> None:
        self._turn_alarm = None
        self._jobs.put_nowait(self._nothing)

    def _time_is_up(self) -> bool:
        """Say whether the bot has taken its time over the present position; if not, see to it that it will have."""
        if self._rested == self.table.moved:
            return True
        if self._alarm is None:
            pause = self._house.pace.pause(self._house.chance)
            if pause <= 0:
                return True
            self._wake(pause)
        return False

    def _wake(self, seconds: float) -> None:
        moved = self.table.moved

        async def ring() -> None:
            self._alarm = None
            self._rested = moved

        self._alarm = self._house.clock.later(seconds, lambda: self._jobs.put_nowait(ring))

    async def _carry_out(self, holder: str | None, command: TableCommand | Join) -> Answer:
        seat = next((seat for seat in self.table.persons() if self.table.holder(seat) == holder), None)
        if isinstance(command, Join) or holder is None or seat is None:
            return await self._answer(None, command)
        answer = self._given.get((holder, command.id)) or await self._answer(seat, command)
        self._given[holder, command.id] = answer
        while len(self._given) > _REMEMBERED:
            self._given.popitem(last=False)
        return answer

    async def _answer(self, seat: Seat | None, command: TableCommand | Join) -> Answer:
        while True:
            considered = consider(self.table, seat, command, self._house.chance, self._audience.gone())
            if isinstance(considered, Arrangement):
                return await self._arrange(seat, command.id, considered)
            if not isinstance(considered, Draft):
                return considered
            if await self._enter(considered):
                return Accepted(command.id, self.table.seq)

    async def _arrange(self, seat: Seat | None, command: str, arrangement: Arrangement) -> Answer:
        if seat is None:
            return Rejected(command, Problem.FOREIGN)
        note = msgspec.json.encode(Kept(self.table.seq, arrangement, command)).decode()
        await self._house.store.note(self.table.game, key(seat), note)
        self._house.store.tell(Arranged(self.table.game, seat))
        self.table.arrange(seat, arrangement)
        self._audience.arranged(seat)
        return Accepted(command, self.table.seq)

    async def _enter(self, draft: Draft) -> bool:
        """Keep an entry, apply it, have it told. False if another process was quicker: then its entries are."""
        store, now = self._house.store, self._house.clock.now()
        entry = draft.entry(self.table.seq + 1, now)
        try:
            if draft.opens is not None and isinstance(draft.what, WentOn):
                await store.append(draft.what.game, [Draft(draft.opens, Who.TABLE).entry(0, now)])
            await store.append(self.table.game, [entry], over=ends_the_game(draft.what))
        except Conflict:
            await self._give_way(draft)
            return False
        self._take(entry)
        return True

    async def _give_way(self, draft: Draft) -> None:
        """Take over what another process has kept in place of a draft. Raises Conflict if the game is not there."""
        if isinstance(draft.what, WentOn):
            await self._house.store.forget(draft.what.game)  # nobody will be sent there
        if not await self._catch_up():
            self._audience.forgotten()
            raise Conflict

    def _take(self, entry: Entry) -> None:
        self.table.apply(entry)
        self._look()
        self._audience.happened(entry)
