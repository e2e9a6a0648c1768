"""What one server makes of what another tells, and of another that tells nothing any more."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tenphases.rules.moves import Seat
from tenphases.server.lobby import Lobby
from tenphases.server.messages import Hello
from tenphases.server.neighbours import Neighbours
from tenphases.server.presence import BELIEVED_SECONDS, Presence
from tenphases.server.room import Line, Room
from tenphases.server.settings import DAY_SECONDS, Settings
from tenphases.server.sheets import SheetRooms
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SeededChance
from tenphases.table.keeper import House
from tenphases.table.table import fingerprint
from tenphases.table.terms import Terms
from tenphases.table.tidings import Here, Reading, Spoke, Tiding, WhoIsThere, about
from tests.server.conftest import Data
from tests.table.gathered import to_the_turn_of
from tests.table.keeping import HandClock, settled
from tests.table.people import Gathering
from tests.table.sitting import secret

ANNA, BERT = fingerprint(secret(0)), fingerprint(secret(1))


class Told(MemoryStore):
    """A store that remembers what other servers are told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Tiding] = []
        self.deaf = False

    @property
    def hears(self) -> bool:
        return not self.deaf

    def tell(self, tiding: Tiding) -> None:
        self.told.append(tiding)


@dataclass
class Server:
    """A server without its sockets, with a table at which two people play."""

    clock: HandClock = field(default_factory=HandClock)
    store: Told = field(default_factory=Told)

    def __post_init__(self) -> None:
        settings = Settings(House(self.store, self.clock, SeededChance(1)), awake=0)
        self.lobby = Lobby(settings)
        self.neighbours = Neighbours(settings, self.lobby, SheetRooms(settings))

    async def room(self) -> Room:
        room = await self.lobby.room("gathering")
        assert room is not None
        return room

    def enter(self, room: Room, who: int | None = None) -> Line:
        line = Line(100)
        room.enter(line, Hello(secret=None if who is None else secret(who)))
        return line


@asynccontextmanager
async def server(*, bots_turn: bool = False) -> AsyncIterator[Server]:
    """Have a table at which two people play, or a person and a bot whose turn it is."""
    found = Server()
    gathering = Gathering("hs" if bots_turn else "ho", Terms(timer=60))
    if not bots_turn:
        gathering.join(1)
    gathering.begin()
    if bots_turn:
        to_the_turn_of(gathering, Seat(1))
    await found.store.append("gathering", gathering.log)
    yield found
    await found.lobby.stop()


async def last(line: Line) -> Data:
    """Return the last message that waits on a line."""
    message: Data = {}
    while line._waiting.qsize():
        message = json.loads(str(await line.next()))
    return message


async def test_people_of_a_server_that_is_gone_are_gone_after_a_while() -> None:
    async with server() as at:
        room = await at.room()
        line = at.enter(room, 0)
        at.neighbours.hear("there", Here("gathering", (BERT,), 2))
        assert (await last(line))["seats"][1]["present"]
        await at.clock.go_on(BELIEVED_SECONDS - 10)
        at.neighbours.hear("there", Here("gathering", (BERT,), 2))
        await at.clock.go_on(BELIEVED_SECONDS - 1)
        at.neighbours.make_a_round()
        assert Seat(1) not in room.gone()
        await at.clock.go_on(3)
        at.neighbours.make_a_round()
        message = await last(line)
        assert (message["seats"][1]["present"], message["seats"][1]["gone"]) == (False, 2000)
        assert message["table"]["watching"] == 0


async def test_while_nothing_can_be_heard_nobody_is_taken_for_gone() -> None:
    async with server() as at:
        room = await at.room()
        at.neighbours.hear("there", Here("gathering", (BERT,)))
        at.store.deaf = True
        for _ in range(9):
            await at.clock.go_on(10)
            at.neighbours.make_a_round()
        at.store.deaf = False
        await at.clock.go_on(BELIEVED_SECONDS - 1)
        assert Seat(1) not in room.gone()
        await at.clock.go_on(1)
        assert Seat(1) in room.gone()


async def test_time_runs_as_long_as_somebody_is_there_through_any_server() -> None:
    async with server() as at:
        room = await at.room()
        left = [room.keeper.time_left]
        at.neighbours.hear("there", Here("gathering", (BERT,), 0, Reading(room.table.waiting_since, 30_000)))
        await settled()
        left.append(room.keeper.time_left)
        await at.clock.go_on(10)
        at.neighbours.hear("there", Here("gathering"))
        assert [*left, room.keeper.time_left] == [None, 30_000, None]


async def test_bots_are_left_to_the_servers_where_people_look_on() -> None:
    async with server(bots_turn=True) as at:
        room = await at.room()
        at.neighbours.hear("there", Here("gathering", (ANNA,)))
        before = room.table.seq
        for _ in range(BELIEVED_SECONDS - 1):
            await at.clock.go_on(1)
        assert (room.table.seq, room.keeper.idle) == (before, True)
        await at.clock.go_on(1)
        at.neighbours.make_a_round()
        await at.clock.go_on(2)
        assert room.table.seq == before + 1, "nobody is there any more who could play it elsewhere"
        at.enter(room, 0)
        at.neighbours.hear("there", Here("gathering", (ANNA,)))
        await at.clock.go_on(2)
        assert room.table.seq == before + 2, "somebody is here too"


async def test_who_looks_on_is_told_when_it_changes_when_asked_and_now_and_then() -> None:
    async with server() as at:
        room = await at.room()
        assert at.store.told == [WhoIsThere("gathering")]
        line = at.enter(room, 0)
        here = at.store.told[-1]
        assert isinstance(here, Here)
        assert here.keys == (ANNA,)
        before = len(at.store.told)
        at.neighbours.hear("there", WhoIsThere("gathering"))
        at.neighbours.hear("there", WhoIsThere())
        at.neighbours.make_a_round()
        assert at.store.told[before:] == [here] * 3
        at.neighbours.hear("there", WhoIsThere("another"))
        room.leave(line)
        before = len(at.store.told)
        at.neighbours.make_a_round()
        assert [tiding.keys for tiding in at.store.told[before - 1 :] if isinstance(tiding, Here)] == [()]
        at.enter(room)
        await at.neighbours.stop()
        assert at.store.told[-1] == Here("gathering"), "a server that stops says goodbye"


async def test_clocks_agree_on_the_time_that_was_given_anew_else_on_the_least() -> None:
    async with server() as at:
        room = await at.room()
        at.enter(room, 0)
        await at.clock.go_on(20)
        since = room.table.waiting_since
        for theirs, ours, answered in (
            (Reading(since, 60_000), Reading(since, 40_000), True),
            (Reading(since, 40_500), Reading(since, 40_000), False),
            (Reading(since - 1, 5000), Reading(since, 40_000), False),
            (Reading(since, 30_000), Reading(since, 30_000), False),
            (Reading(since, 55_000, 1), Reading(since, 55_000, 1), False),
            (Reading(since, 5000), Reading(since, 55_000, 1), True),
        ):
            before = len(at.store.told)
            at.neighbours.hear("there", Here("gathering", (BERT,), 0, theirs))
            assert room.keeper.reading == ours
            told = [tiding.clock for tiding in at.store.told[before:] if isinstance(tiding, Here)]
            assert told == [ours] * answered
        room.keeper.begin_the_wait_anew()
        assert room.keeper.reading == Reading(since, 60_000, 2)


async def test_an_old_game_at_which_somebody_looks_through_another_server_is_not_let_go_of() -> None:
    async with server() as at:
        await at.clock.go_on(31 * DAY_SECONDS)
        at.neighbours.hear("there", Here("gathering", (), 1))
        await at.lobby.clear_out()
        assert await at.store.read("gathering")
        await at.clock.go_on(BELIEVED_SECONDS)
        at.neighbours.make_a_round()
        await at.lobby.clear_out()
        assert not await at.store.read("gathering")


async def test_what_is_told_of_tables_that_sleep_here_wakes_none() -> None:
    async with server() as at:
        for tiding in (Here("gathering", (BERT,)), Spoke("gathering", BERT, "x", "{}"), WhoIsThere("gathering")):
            at.neighbours.hear("there", tiding)
        await settled()
        assert len(at.lobby) == 0
        assert at.store.told == []


def test_who_left_one_server_is_gone_since_then_though_another_never_saw_them() -> None:
    now, gathering = 0, Gathering("ho")
    gathering.join(1)
    presence = Presence(lambda: now)
    presence.hear("there", (BERT,), 0)
    now = 7000
    presence.hear("there", (), 0)
    now = 9000
    assert presence.gone(gathering.table) == {0: 9000, 1: 2000}
    presence.enter(BERT)
    presence.hear("there", (BERT,), 0)
    presence.leave(BERT)
    assert presence.gone(gathering.table) == {0: 9000}


def test_of_two_tidings_about_the_same_only_the_later_one_needs_to_be_told() -> None:
    assert about(Here("g", (ANNA,))) == about(Here("g"))
    assert about(Here("g")) != about(Here("h"))
    assert about(Spoke("g", ANNA, "1", "")) != about(Spoke("g", ANNA, "2", ""))
