"""People of one table at different servers: they see each other, hear each other, and nobody is taken for gone."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tenphases.server import lobby, sheets
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store import tidings
from tenphases.store.sql import SqlStore, open_database
from tenphases.store.tidings import Tidings
from tenphases.table.keeper import House
from tests.scoresheet.test_protocol import entry as written
from tests.scoresheet.test_protocol import page as sheet
from tests.scoresheet.test_protocol import share
from tests.server.companies import AT_ONCE
from tests.server.conftest import Data, Page, Site, serving
from tests.store.conftest import PostgresServer
from tests.store.test_store import writer_held_up
from tests.table.keeping import HandClock

NEVER = 3600.0
TERMS = {"stand_in_after": 0}


@dataclass(frozen=True, slots=True)
class Two:
    """Two servers on one database."""

    here: Site
    there: Site
    clock: HandClock

    async def gathered(self, **more: object) -> tuple[Data, Data]:
        """Have Anna, through one server, open a table and Bert sit down at it through the other."""
        opened = await self.here.gather("host", "open", "open", name="Anna", **more)
        return opened, await self.there.join(opened["table"], "Bert")

    def store(self) -> SqlStore:
        """Return what the first of them keeps games in."""
        store = self.here.settings.house.store
        assert isinstance(store, SqlStore)
        return store


@asynccontextmanager
async def two(address: str) -> AsyncIterator[Two]:
    """Serve twice; whatever one learns of the other it is told, for it never asks."""
    clock = HandClock()
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(serving(sharing(address, clock))) for _ in range(2)]
        yield Two(here, there, clock)


def sharing(address: str, clock: HandClock) -> Settings:
    store = open_database(address)
    house, limits = House(store, clock, pace=AT_ONCE), Limits(Allowance(1e9, 1e9), looks=Allowance(1e9, 1e9))
    return Settings(house, limits, sheets=store.sheets(), follow_seconds=NEVER)


@pytest.fixture(params=["file", "postgres"])
async def servers(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Two]:
    sqlite = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    async with two(sqlite if request.param == "file" else request.getfixturevalue("postgres")()) as found:
        yield found


@pytest.fixture
async def deaf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    """Two servers of which neither hears anything of the other."""
    monkeypatch.setattr(Tidings, "tell", lambda _self, _tiding: None)
    async with two(f"sqlite:///{tmp_path / 'games.sqlite3'}") as found:
        yield found


async def heard(page: Page, type_: str) -> Data:
    while (message := await page.hear())["type"] != type_:
        pass
    return message


def present(seat: int) -> Callable[[Data], bool]:
    return lambda update: bool(update["seats"][seat]["present"])


async def test_who_plays_through_another_server_is_there_and_no_bot_plays_for_them(servers: Two) -> None:
    opened, joined = await servers.gathered(terms=TERMS)
    async with servers.here.page(opened["table"], secret=opened["secret"]) as anna:
        async with servers.there.page(opened["table"], secret=joined["secret"]) as bert:
            await anna.until(present(1))
            await bert.until(present(0))
            assert (await bert.ask("HandOver", seat=1))["problem"] == "not_host", "the host is not gone"
            assert (await anna.ask("Start", fill="steady"))["type"] == "Accepted"
            await anna.until(lambda update: update["view"]["turn"] in {0, 1} and update["view"]["stage"] == "draw")
            await bert.caught_up(anna)
            for page, other in ((anna, 1), (bert, 0)):
                assert (await page.ask("StandIn", seat=other))["problem"] == "not_away"
        await anna.until(lambda update: not update["seats"][1]["present"])
        assert anna.update["seats"][1]["gone"] == 0


async def test_a_table_that_wakes_learns_who_was_there_before_and_how_much_time_is_left(servers: Two) -> None:
    opened, joined = await servers.gathered(terms={"timer": 60})
    async with servers.here.page(opened["table"], secret=opened["secret"]) as anna:
        await anna.until(lambda update: update["seats"][1]["name"] == "Bert")
        assert (await anna.ask("Start", fill="steady"))["type"] == "Accepted"
        await anna.until(lambda update: update["table"]["deadline"] == 60_000 and update["view"]["turn"] in {0, 1})
        await servers.clock.go_on(20)
        async with servers.there.page(opened["table"], secret=joined["secret"]) as bert:
            await bert.until(present(0))
            await bert.until(lambda update: update["table"]["deadline"] == 40_000)


async def test_how_many_watch_is_counted_through_all_servers(servers: Two) -> None:
    opened, _ = await servers.gathered()
    async with (
        servers.here.page(opened["table"], secret=opened["secret"]) as anna,
        servers.there.page(opened["table"]) as watching,
    ):
        await watching.until(present(0))
        assert watching.update["table"]["watching"] == 1
        while anna.update["table"]["watching"] != 1:
            await servers.clock.go_on(1)
            await anna.hello(opened["secret"])


async def test_of_those_who_want_the_last_seats_through_every_server_at_once_no_two_get_one(servers: Two) -> None:
    opened = await servers.here.gather("host", "open", "open", name="Anna")
    where = f"/api/tables/{opened['table']}/seats"
    sites = (servers.here, servers.there)
    answers = await asyncio.gather(*(sites[at % 2].http.post(where, json={"name": f"P{at}"}) for at in range(8)))
    taken = [answer.json() for answer in answers if answer.status_code == 201]
    assert sorted(each["seat"] for each in taken) == [1, 2]
    assert [answer.json()["problem"] for answer in answers if answer.status_code == 409] == ["no_seat"] * 6
    for site in sites:
        for each in taken:
            async with site.page(opened["table"], secret=each["secret"]) as page:
                assert page.update["view"]["seat"] == each["seat"]


async def test_open_tables_are_listed_by_every_server_as_they_are(servers: Two) -> None:
    opened = await servers.here.gather("host", "open", "steady", name="Anna", terms={"open": True})
    async with servers.here.page(opened["table"], secret=opened["secret"]):
        (listed,) = await listing(servers.there, bool)
        assert [listed] == await listing(servers.here)
        await servers.here.join(opened["table"], "Bert")
        assert await listing(servers.there, lambda tables: not tables) == await listing(servers.here) == []
    opened = await servers.here.gather("host", "open", name="Anna", terms={"open": True})
    async with servers.here.page(opened["table"], secret=opened["secret"]):
        await listing(servers.there, bool)
    assert await listing(servers.there, lambda tables: not tables) == [], "nobody is there any more"


async def listing(site: Site, there: Callable[[list[Data]], object] = lambda _: True) -> list[Data]:
    """Return the open tables, once they are as wanted."""
    while True:
        tables: list[Data] = (await site.http.get("/api/tables")).json()["tables"]
        if there(tables):
            return tables
        await asyncio.sleep(0.02)


async def test_what_somebody_says_is_heard_through_every_server_and_once(servers: Two) -> None:
    opened, joined = await servers.gathered()
    async with (
        servers.here.page(opened["table"], secret=opened["secret"]) as anna,
        servers.there.page(opened["table"], secret=joined["secret"]) as bert,
    ):
        await anna.until(present(1))
        hello = {"type": "Say", "id": "mine", "phrase": "hello"}
        await bert.say(hello)
        assert (await heard(anna, "Said"))["seat"] == 1
        async with servers.here.page(opened["table"], secret=joined["secret"]) as again:
            await again.say(hello)  # the answer was lost, and so was the line
            assert (await again.answer("mine"))["type"] == "Accepted"
            await again.ask("Say", phrase="thanks")
        assert (await heard(anna, "Said"))["phrase"] == "thanks"


async def test_a_hand_that_is_arranged_is_so_in_a_tab_at_another_server(servers: Two) -> None:
    opened = await servers.here.gather("host", "steady", name="Anna")
    async with (
        servers.here.page(opened["table"], secret=opened["secret"]) as anna,
        servers.there.page(opened["table"], secret=opened["secret"]) as tab,
    ):
        assert (await anna.ask("Start", fill="steady"))["type"] == "Accepted"
        await anna.until(lambda update: update["view"]["turn"] == 0 and update["view"]["stage"] == "draw")
        hand = anna.update["arrangement"][::-1]
        assert (await anna.ask("Arrange", cards=hand))["type"] == "Accepted"
        await tab.until(lambda update: update["arrangement"] == hand)


async def test_a_seat_taken_through_one_server_is_known_at_once_to_the_other(deaf: Two) -> None:
    opened = await deaf.here.gather("host", "open", name="Anna")
    async with deaf.there.page(opened["table"]) as page:  # the table is awake there, and nobody has told it
        joined = await deaf.here.join(opened["table"], "Bert")
        answer = await page.hello(joined["secret"])
        assert answer["type"] == "Update", answer
        assert answer["seats"][1]["name"] == "Bert"


async def test_who_comes_back_through_another_server_finds_no_older_table_there(deaf: Two) -> None:
    opened, _ = await deaf.gathered()
    async with (
        deaf.there.page(opened["table"]),
        deaf.here.page(opened["table"], secret=opened["secret"]) as anna,
        deaf.there.page(opened["table"], hello=False) as back,
    ):
        await anna.ask("ChangeTerms", terms={"title": "Friday"})
        answer = await back.hello(opened["secret"], after=anna.update["seq"])
        assert (answer["type"], answer["seq"]) == ("UpToDate", anna.update["seq"])


async def test_who_comes_while_the_store_is_busy_is_told_what_is_known(
    deaf: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (lobby, sheets):
        monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.05)
    opened, _ = await deaf.gathered()
    shared = await share(deaf.here)
    async with (
        deaf.here.page(opened["table"], secret=opened["secret"]) as anna,
        sheet(deaf.here, shared["sheet"]) as one,
    ):
        await one.follow(shared["secret"])
        async with writer_held_up(deaf.store()):
            await anna.say(
                {"type": "ChangeTerms", "id": "slow", "seq": anna.update["seq"], "terms": {"title": "Friday"}}
            )
            await one.say({"type": "Write", "id": "slow", "entries": [written("x")]})
            async with deaf.here.page(opened["table"], secret=opened["secret"]) as again:
                assert again.update["seq"] == anna.update["seq"]
            async with sheet(deaf.here, shared["sheet"]) as two:
                assert (await two.follow())["type"] == "SheetNow"
        assert (await anna.answer("slow"))["type"] == "Accepted"


async def test_for_whom_a_bot_plays_by_mistake_it_does_not_play_on(deaf: Two) -> None:
    opened, joined = await deaf.gathered(terms=TERMS)
    async with (
        deaf.here.page(opened["table"], secret=opened["secret"]) as anna,
        deaf.there.page(opened["table"], secret=joined["secret"]) as bert,
    ):
        await anna.hello(opened["secret"])
        assert (await anna.ask("Start", fill="steady"))["type"] == "Accepted"
        await anna.until(lambda update: update["view"]["turn"] in {0, 1} and update["view"]["stage"] == "draw")
        if anna.update["view"]["turn"] == 0:
            await anna.act("Draw")
            await anna.act("Discard", card=next(card for card in anna.update["view"]["hand"] if card[0] != "S"))
            await anna.until(lambda update: update["view"]["turn"] == 1)
        assert (await anna.ask("StandIn", seat=1))["type"] == "Accepted", "no one has told that Bert is there"
        await bert.hello(joined["secret"])
        await bert.until(lambda update: (update["change"] or {}).get("change") == "came_back")


async def test_a_game_that_another_server_has_let_go_of_is_said_to_be_gone(servers: Two) -> None:
    opened, _ = await servers.gathered()
    async with servers.there.page(opened["table"], secret=opened["secret"]) as anna:
        await servers.store().forget(opened["table"])
        await anna.say({"type": "Start", "id": "late", "seq": anna.update["seq"]})
        assert await anna.closed() == 1012
    async with servers.there.page(opened["table"], hello=False) as page:
        assert (await page.hear())["problem"] == "no_such_table"


async def test_what_is_written_on_a_shared_sheet_is_seen_through_every_server_at_once(servers: Two) -> None:
    shared = await share(servers.here)
    async with sheet(servers.here, shared["sheet"]) as one, sheet(servers.there, shared["sheet"]) as two:
        await one.follow(shared["secret"])
        await two.follow()
        for page in (one, two):
            while (await page.hear("SheetPresent"))["count"] != 2:
                pass
        assert (await one.write(written("x")))["type"] == "SheetWritten"
        assert [each["id"] for each in (await two.hear("SheetNews"))["entries"]] == ["x"]
    async with sheet(servers.there, shared["sheet"]) as three:
        await three.follow()
        while (await three.hear("SheetPresent"))["count"] != 1:
            pass


async def test_a_shared_sheet_is_told_as_it_is_now_though_nobody_has_told_of_it(deaf: Two) -> None:
    shared = await share(deaf.here)
    async with sheet(deaf.here, shared["sheet"]) as one, sheet(deaf.there, shared["sheet"]) as two:
        await one.follow(shared["secret"])
        await two.follow()
        await one.write(written("x"))
        fetched = await deaf.there.http.get(f"/api/sheets/{shared['sheet']}")
        assert "x" in [each["id"] for each in fetched.json()["entries"]]
        assert [each["id"] for each in (await two.hear("SheetNews"))["entries"]] == ["x"]


async def test_a_database_that_is_stopped_and_started_takes_nothing_and_people_are_told(
    postgres: Callable[[], str],
    postgres_server: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(tidings, "_AGAIN_SECONDS", 0.05)
    caplog.set_level(logging.CRITICAL)
    async with two(postgres()) as servers:
        opened, joined = await servers.gathered(terms={"timer": 60})
        shared = await share(servers.there)
        async with (
            servers.here.page(opened["table"], secret=opened["secret"]) as anna,
            servers.there.page(opened["table"], secret=joined["secret"]) as bert,
            sheet(servers.there, shared["sheet"]) as writing,
        ):
            await writing.follow(shared["secret"])
            await anna.until(present(1))
            assert (await anna.ask("Start"))["type"] == "Accepted"
            await anna.until(lambda update: update["view"]["stage"] == "draw")
            await bert.caught_up(anna)
            await servers.clock.go_on(20)
            mover, other = (anna, bert) if anna.update["view"]["turn"] == 0 else (bert, anna)
            before = mover.update
            draw = {"type": "Act", "id": "draw", "seq": before["seq"], "move": {"type": "Draw"}}
            postgres_server.stop()
            try:
                await mover.say(draw)
                assert (await mover.answer("draw"))["problem"] == "not_kept"
                assert (await writing.write(written("x")))["problem"] == "not_kept"
                assert mover.update["table"]["deadline"] == 60_000, "whoever cannot move loses no time"
                assert mover.update["view"] == before["view"]
            finally:
                postgres_server.start()
            await mover.say(draw)
            assert (await mover.answer("draw"))["type"] == "Accepted"
            assert (await writing.write(written("x")))["type"] == "SheetWritten"
            await other.caught_up(mover)
            for page in (anna, bert):
                assert all(seat["present"] for seat in page.update["seats"][:2])
