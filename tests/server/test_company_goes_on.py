"""A company at its table: people go and come back, talk, and learn nothing that is not theirs (L16, L18)."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House
from tests.server.companies import AT_ONCE, SHORT, company
from tests.server.conftest import Data, Page, Site, one_action, serving
from tests.table.keeping import HandClock

# ------------------------------------------------------------------ going and coming back


@asynccontextmanager
async def clocked(**more: Any) -> AsyncIterator[tuple[Site, HandClock]]:  # noqa: ANN401
    """Serve with a clock that goes when it is told."""
    clock = HandClock()
    async with serving(Settings(House(MemoryStore(), clock, pace=AT_ONCE), **more)) as site:
        yield site, clock


async def test_a_line_lost_for_half_a_minute_is_shown_and_the_others_go_on_with_a_bot() -> None:
    async with (
        clocked() as (site, clock),
        company(site, "Anna", "Ben", "Cleo", terms={"stand_in_after": 30}, switches={"skips": 0}) as table,
    ):
        await table.turn("Ben")
        known = table["Ben"].update["seq"]
        await table["Ben"].socket.close()
        anna, cleo = table["Anna"], table["Cleo"]
        update = await anna.until(lambda update: not update["seats"][1]["present"])
        assert update["seats"][1]["gone"] == 0
        assert (await anna.ask("StandIn", seat=1))["problem"] == "not_away"
        await clock.go_on(30)
        async with site.page(table.table) as watching:
            assert watching.update["seats"][1]["gone"] == 30_000
        assert (await cleo.ask("StandIn", seat=1))["type"] == "Accepted"
        await anna.until(lambda update: update["view"]["turn"] == 2 and update["view"]["stage"] == "draw")
        assert anna.update["seats"][1]["stand_in"] == "steady"
        assert any(message.get("who") == "bot" and message["by"] == 1 for message in anna.heard)
        async with site.page(table.table, hello=False) as back:
            await back.hello(table.seats["Ben"]["secret"], after=known)
            update = await back.until(lambda update: update["seats"][1]["stand_in"] is None)
            assert update["change"] == {"change": "came_back", "seat": 1}
            numbers = [message["seq"] for message in back.heard if message["events"] or message["change"]]
            assert numbers == list(range(known + 1, update["seq"] + 1))
            await anna.until(lambda update: update["seats"][1]["present"] and not update["seats"][1]["stand_in"])


async def test_when_the_host_leaves_the_table_goes_on_with_another(site: Site) -> None:
    async with company(site, "Anna", "Ben", "Cleo") as table:
        await table["Anna"].ask("Leave")
        await table["Anna"].socket.close()
        ben = table["Ben"]
        update = await ben.until(lambda update: update["seats"][0]["left"])
        assert update["change"] == {"change": "left", "seat": 0}
        assert update["table"]["host"] == 1
        assert (await ben.ask("ChangeTerms", terms={"timer": 90}))["type"] == "Accepted"
        del table.pages["Anna"]
        await table.turn("Cleo")
        await table.turn("Ben")


async def test_everyone_leaves_and_the_table_waits_until_they_return(site: Site) -> None:
    async with company(site, "Anna", "Ben", plan=("host", "open", "steady")) as table:
        await table.turn("Ben")
        view = table["Ben"].update["view"]
        for name in ("Anna", "Ben"):
            assert (await table[name].ask("Leave"))["type"] == "Accepted"
            await table[name].socket.close()
        async with site.page(table.table) as watching:
            frozen = watching.update
            assert (frozen["table"]["frozen"], frozen["table"]["host"]) == (True, -1)
            await asyncio.sleep(0.1)
            async with site.page(table.table, secret=table.seats["Ben"]["secret"]) as ben:
                assert ben.update["table"]["frozen"]
                assert ben.update["view"]["hand"] == view["hand"]
                await ben.ask("ComeBack")
                update = await ben.until(lambda update: not update["table"]["frozen"])
                assert (update["table"]["host"], update["seats"][0]["left"]) == (1, True)
                assert (await ben.act("Draw"))["type"] == "Accepted"


async def test_a_stranger_takes_a_bots_seat_between_rounds_and_learns_nothing_of_before(site: Site) -> None:
    async with company(site, "Anna", plan=("host", "steady"), switches=SHORT) as table:
        refused = await site.http.post(f"/api/tables/{table.table}/seats", json={"name": "Eve"})
        assert (refused.status_code, refused.json()) == (409, {"problem": "round_goes_on"})
        anna = table["Anna"]
        rng = random.Random(3)
        while anna.update["view"]["stage"] != "deal":
            if anna.update["view"]["options"]:
                await one_action(anna, anna.update["view"], rng)
            else:
                await anna.hear()
        taken = await site.join(table.table, "Eve", seat=1)
        async with site.page(table.table, hello=False) as eve:
            for after in (0, 1, 5, anna.update["seq"] - 1):
                await eve.hello(taken["secret"], after=after)
                assert eve.heard[-1]["seq"] > anna.heard[-1]["seq"] - 1
                assert not [event for message in eve.heard for event in message["events"]]
            await anna.ask("NextRound")
            await eve.ask("NextRound")
            await eve.until(lambda update: update["view"]["number"] == 2)
            assert len(eve.update["view"]["hand"]) == 4


async def test_time_is_told_to_everyone_and_when_it_is_over_the_clock_moves() -> None:
    async with (
        clocked() as (site, clock),
        company(site, "Anna", "Ben", terms={"timer": 45}, switches={"skips": 0}) as table,
    ):
        await table.turn("Ben")
        await clock.go_on(20)
        async with site.page(table.table) as watching:
            assert watching.update["table"]["deadline"] == 25_000
        await clock.go_on(25)
        update = await table["Anna"].until(lambda update: update["view"]["turn"] == 0)
        moved = [message for message in table["Anna"].heard if message.get("who") == "clock"]
        assert {message["by"] for message in moved} == {1}
        assert update["table"]["deadline"] == 45_000


async def test_how_many_watch_is_told_soon_after_they_come() -> None:
    async with clocked() as (site, clock), company(site, "Anna", "Ben") as table:
        async with site.page(table.table), site.page(table.table):
            await clock.go_on(1)
            await table["Anna"].until(lambda update: update["table"]["watching"] == 2)
        await asyncio.sleep(0.1)
        await clock.go_on(1)
        await table["Anna"].until(lambda update: update["table"]["watching"] == 0)


# ------------------------------------------------------------------ talking


async def until_said(page: Page) -> Data:
    while (message := await page.hear())["type"] != "Said":
        pass
    return message


async def test_what_is_said_is_heard_by_everyone_once_and_kept_by_nobody(site: Site) -> None:
    async with company(site, "Anna", "Ben") as table, site.page(table.table) as watching:
        await table["Ben"].say({"type": "Say", "id": "s1", "phrase": "well_played"})
        await table["Ben"].say({"type": "Say", "id": "s1", "phrase": "well_played"})
        assert (await table["Ben"].answer("s1"))["type"] == "Accepted"
        assert (await table["Ben"].answer("s1"))["type"] == "Accepted"
        await table["Ben"].ask("Say", phrase="heart")
        for page in (table["Anna"], watching):
            said = [await until_said(page), await until_said(page)]
            assert said == [{"type": "Said", "seat": 1, "phrase": each} for each in ("well_played", "heart")]
        store = site.settings.house.store
        assert isinstance(store, MemoryStore)
        assert "well_played" not in str(store._logs) + str(store._notes)


async def test_one_who_watches_says_nothing_and_texts_are_for_tables_that_allow_them(site: Site) -> None:
    async with company(site, "Anna", "Ben") as table, site.page(table.table) as watching:
        assert (await watching.ask("Say", phrase="hello"))["problem"] == "foreign"
        assert (await table["Ben"].ask("Say", text="hi"))["problem"] == "no_free_text"
        assert (await table["Ben"].ask("Say", phrase="nonsense"))["problem"] == "unreadable"
        await table["Anna"].ask("ChangeTerms", terms={"free_text": True})
        for text in ("", " ", "\u202e", "x" * 201):
            assert (await table["Ben"].ask("Say", text=text))["problem"] == "bad_text"
        await table["Ben"].ask("Say", text=" <b>hi</b>\n there \u202e")
        assert await until_said(table["Anna"]) == {"type": "Said", "seat": 1, "text": "<b>hi</b> there"}


async def test_one_who_talks_too_much_is_told_so_and_the_others_may_still_talk() -> None:
    limits = Limits(said=Allowance(3, 0.001))
    settings = Settings(House(MemoryStore(), pace=AT_ONCE), limits)
    async with serving(settings) as site, company(site, "Anna", "Ben") as table:
        answers = [(await table["Ben"].ask("Say", phrase="wow"))["type"] for _ in range(5)]
        assert answers == ["Accepted"] * 3 + ["Rejected"] * 2
        assert (await table["Anna"].ask("Say", phrase="wow"))["type"] == "Accepted"


# ------------------------------------------------------------------ secrecy


def strings(value: object) -> set[str]:
    """Return every text in a JSON value."""
    if isinstance(value, dict):
        return {text for each in value.values() for text in strings(each)} | set(value)
    if isinstance(value, list):
        return {text for each in value for text in strings(each)}
    return {value} if isinstance(value, str) else set()


async def test_no_message_to_anybody_holds_anothers_secret_or_its_fingerprint(site: Site) -> None:
    async with company(site, "Anna", "Ben", "Cleo", terms={"timer": 600}) as table, site.page(table.table) as watching:
        await table.turn("Ben")
        await table["Cleo"].ask("Leave")
        await table["Cleo"].ask("ComeBack")
        await table["Anna"].ask("HandOver", seat=1)
        await table.turn("Anna")
        await watching.caught_up(table["Anna"])
        store = site.settings.house.store
        assert isinstance(store, MemoryStore)
        log = store._logs[table.table]
        keys = {seat.key for entry in log for seat in getattr(entry.what, "seats", ()) if seat.key}
        hidden = keys | {seat["secret"] for seat in table.seats.values()}
        assert len(keys) == 3
        for page in (*table.pages.values(), watching):
            told = json.dumps(page.heard)
            assert not [each for each in hidden if each in told]
            assert "bot_names" not in told


async def test_whoever_watches_two_games_of_a_company_never_sees_a_hand(site: Site) -> None:
    one_round = {"phases": ["set2"], "hand_size": 4}
    async with company(site, "Anna", "Ben", switches=one_round) as table:
        tables = [table.table]
        for game in range(2):
            async with AsyncExitStack() as stack:
                watching = await stack.enter_async_context(site.page(tables[-1]))
                names = ("Anna", "Ben")
                pages = {
                    name: await stack.enter_async_context(site.page(tables[-1], secret=table.seats[name]["secret"]))
                    for name in names
                }
                await play_to_the_end(pages, random.Random(game))
                answer = await pages["Ben"].ask("PlayAgain")
                assert answer["type"] == "Accepted"
                for page in pages.values():
                    await page.until(lambda update: update["next_game"] is not None)
                assert pages["Anna"].update["next_game"] == pages["Ben"].update["next_game"]
                tables.append(pages["Anna"].update["next_game"])
                await watching.until(lambda update: update["next_game"] is not None)
                for message in watching.heard:
                    if message["type"] == "Update":
                        assert message["view"]["hand"] == message["arrangement"] == []
                        assert not {"YouDrew", "YouWereDealt"} & {event["type"] for event in message["events"]}
        assert len(set(tables)) == 3


async def play_to_the_end(pages: dict[str, Page], rng: random.Random) -> None:
    while True:
        newest = max(pages.values(), key=lambda page: int(page.update["seq"]))
        for page in pages.values():
            await page.caught_up(newest)
        view = newest.update["view"]
        if view["stage"] == "over":
            return
        if view["stage"] == "deal":
            for page in pages.values():
                await page.ask("NextRound")
            await newest.until(lambda update: update["view"]["stage"] != "deal")
            continue
        page = list(pages.values())[view["turn"]] if view["turn"] >= 0 else newest
        if page.update["view"]["options"]:
            await one_action(page, page.update["view"], rng)
        else:
            with suppress(ConnectionClosed):
                await page.hear()
