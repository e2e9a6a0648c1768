"""Several people at one table, each with a page of their own: whatever they do, and whatever happens to their lines."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House, Pace
from tests.server.conftest import Data, Page, Site, one_action, serving
from tests.table.keeping import HandClock

AT_ONCE = Pace(0, 0)
SHORT = {"phases": ["set2", "set2", "set2"], "hand_size": 4}


class Company:
    """People at one table and their pages."""

    def __init__(self, site: Site, table: str) -> None:
        self.site, self.table = site, table
        self.seats: dict[str, Data] = {}
        self.pages: dict[str, Page] = {}

    def __getitem__(self, name: str) -> Page:
        return self.pages[name]

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in next(iter(self.pages.values())).update["seats"]]

    def whose_turn(self) -> str:
        """Return the name of who is to move, as everyone sees it."""
        update = max((page.update for page in self.pages.values()), key=lambda update: int(update["seq"]))
        return str(update["seats"][update["view"]["turn"]]["name"])

    async def caught_up(self) -> None:
        """Have every page hear what any has heard."""
        newest = max(self.pages.values(), key=lambda page: int(page.update["seq"]))
        for page in self.pages.values():
            await page.caught_up(newest)

    async def turn(self, name: str, *, to_be_done: bool = True) -> None:
        """Play until it is somebody's turn to draw, everyone else doing as they may."""
        rng = random.Random(1)
        while True:
            await self.caught_up()
            view = self[name].update["view"]
            if view["stage"] == "deal":
                for page in self.pages.values():
                    await page.ask("NextRound")
                await self.pages[name].until(lambda update: update["view"]["stage"] != "deal")
                continue
            mover = self.whose_turn()
            if mover == name and view["stage"] == "draw" and to_be_done:
                return
            if mover in self.pages:
                page = self[mover]
                await page.until(lambda update: bool(update["view"]["options"]))
                await one_action(page, page.update["view"], rng)
            else:
                await next(iter(self.pages.values())).hear()


@asynccontextmanager
async def company(
    site: Site,
    *names: str,
    plan: tuple[str, ...] = (),
    begin: bool = True,
    **more: Any,  # noqa: ANN401
) -> AsyncIterator[Company]:
    """Have people gather at a table, by its link, and begin."""
    async with AsyncExitStack() as stack:
        opened = await site.gather(*(plan or ("host", *["open"] * (len(names) - 1))), name=names[0], **more)
        found = Company(site, opened["table"])
        found.seats[names[0]] = opened
        for name in names[1:]:
            found.seats[name] = await site.join(opened["table"], name)
        for name in names:
            secret = found.seats[name]["secret"]
            found.pages[name] = await stack.enter_async_context(site.page(opened["table"], secret=secret))
        if begin:
            await found[names[0]].until(lambda update: all(seat["present"] or seat["bot"] for seat in update["seats"]))
            assert (await found[names[0]].ask("Start", fill="steady"))["type"] == "Accepted"
            for page in found.pages.values():
                await page.until(lambda update: bool(update["view"]["hand"]))
        yield found


# ------------------------------------------------------------------ gathering


async def test_people_gather_and_everyone_sees_who_comes_and_what_the_host_decides(site: Site) -> None:
    opened = await site.gather("host", "open", "open", "beginner", terms={"title": "Friday"})
    async with site.page(opened["table"], secret=opened["secret"]) as anna, site.page(opened["table"]) as watching:
        table = anna.update["table"]
        assert (table["gathering"], table["host"], table["terms"]["title"]) == (True, 0, "Friday")
        assert table["code"] == opened["code"] == opened["table"][:5]
        assert [seat["free"] for seat in anna.update["seats"]] == [False, True, True, False]
        assert (anna.update["view"]["stage"], anna.update["view"]["number"]) == ("deal", 0)
        taken = await site.join(opened["table"], "Ben")
        update = await watching.until(lambda update: update["seats"][1]["name"] == "Ben")
        assert update["change"] == {"change": "joined", "seat": 1}
        assert (update["by"], update["who"], update["events"]) == (1, "player", [])
        async with site.page(opened["table"], secret=taken["secret"]) as ben:
            await anna.until(lambda update: update["seats"][1]["present"])
            await anna.ask("Reseat", order=[1, 0, 2, 3])
            assert [seat["name"] for seat in anna.update["seats"]][:2] == ["Ben", "Anna"]
            assert anna.update["view"]["seat"] == 1
            assert (await ben.until(lambda update: update["view"]["seat"] == 0))["table"]["host"] == 1
            await anna.ask("ChangeRules", rules={"preset": "dutch", "variants": ["even"], "switches": {}})
            await ben.caught_up(anna)
            assert ben.update["view"]["ruleset"]["phases"][0] == "2: set3 + run4"
            assert ben.update["table"]["rules"] == {"preset": "dutch", "variants": ["even"], "switches": {}}
            await anna.ask("HandOver", seat=0)
            await ben.until(lambda update: update["table"]["host"] == 0)
            assert (await ben.ask("Start", fill="steady"))["type"] == "Accepted"
            for page in (anna, ben):
                await page.until(lambda update: len(update["view"]["hand"]) == 10)
                assert page.update["table"]["gathering"] is False
            assert [seat["bot"] for seat in ben.update["seats"]] == [None, None, "steady", "beginner"]
            assert len({seat["name"] for seat in ben.update["seats"]}) == 4


async def test_a_table_is_found_by_its_code_however_it_is_typed(site: Site) -> None:
    opened = await site.gather("host", "open")
    for typed in (opened["code"], opened["code"].upper(), f" {opened['code'][:2]} {opened['code'][2:]} "):
        answer = await site.http.get(f"/api/codes/{typed}")
        assert answer.json() == {"table": opened["table"]}
    for typed in ("abcd", "abcdef", "zzzzz", "a%25b'", "*****", opened["table"]):
        answer = await site.http.get(f"/api/codes/{typed}")
        assert (answer.status_code, answer.json()) == (404, {"problem": "no_such_code"})


async def test_one_who_was_removed_watches_from_then_on(site: Site) -> None:
    async with company(site, "Anna", "Ben", "Cleo") as table:
        await table["Anna"].ask("Remove", seat=1)
        update = await table["Ben"].until(lambda update: update["view"]["seat"] is None)
        assert (update["view"]["hand"], update["arrangement"]) == ([], [])
        assert update["change"] == {"change": "removed", "seat": 1}
        assert (await table["Ben"].act("Draw"))["problem"] == "foreign"
        assert (await table["Ben"].hello(table.seats["Ben"]["secret"]))["problem"] == "foreign"
        assert table["Anna"].update["seats"][1]["bot"] == "steady"


async def test_a_seat_is_taken_on_the_socket_that_watched(site: Site) -> None:
    opened = await site.gather("host", "open")
    async with site.page(opened["table"]) as page:
        taken = await site.join(opened["table"], "Ben")
        await page.hello(taken["secret"])
        await page.until(lambda update: update["view"]["seat"] == 1)
        assert (await page.ask("Leave"))["type"] == "Accepted"
        await page.until(lambda update: update["view"]["seat"] is None and update["seats"][1]["free"])


async def test_a_seat_asked_for_again_with_the_same_secret_is_the_same_seat(site: Site) -> None:
    opened = await site.gather("host", "open", "open")
    secret = "Zk0dRzqv3hYJb1mT5aWc8XfP"  # noqa: S105 - nobody sits there
    both = await asyncio.gather(*(site.join(opened["table"], "Ben", secret=secret) for _ in range(2)))
    assert both[0] == both[1] == {"table": opened["table"], "seat": 1, "secret": secret, "name": "Ben"}
    assert (await site.join(opened["table"], "Ben"))["name"] == "Ben 2"


@pytest.mark.parametrize(
    "name",
    [
        "<img src=x onerror=alert(1)>"[:24],
        "x" * 24,
        "\u05d3\u05e0\u05d4",
        "\u202ebob",
        "Zoë 👩‍👩‍👧",
        '"; DROP',
        "{{7*7}}",
    ],
)
async def test_outlandish_names_stay_text_for_everyone(site: Site, name: str) -> None:
    async with company(site, "Anna", name) as table:
        shown = table.seats[name]["name"]
        assert shown == name.replace("\u202e", "")
        assert [page.update["seats"][1]["name"] for page in table.pages.values()] == [shown, shown]


@pytest.mark.parametrize("name", ["x" * 200, "", " ", "\u202e", "<img src=x onerror=alert(1)>", "\u200d"])
async def test_names_that_are_none_or_too_long_are_refused_kindly(site: Site, name: str) -> None:
    opened = await site.gather("host", "open")
    answer = await site.http.post(f"/api/tables/{opened['table']}/seats", json={"name": name})
    assert (answer.status_code, answer.json()) == (400, {"problem": "bad_name"})


# ------------------------------------------------------------------ lines


async def test_a_page_reloaded_in_mid_turn_has_the_same_hand_in_the_same_order_and_the_half_built_phase(
    site: Site,
) -> None:
    async with company(site, "Anna", "Ben") as table:
        await table.turn("Ben")
        ben = table["Ben"]
        await ben.act("Draw")
        hand = ben.update["view"]["hand"][::-1]
        await ben.ask("Arrange", cards=hand, building=[hand[:3], hand[4:6]])
        await ben.socket.close()
        async with site.page(table.table, secret=table.seats["Ben"]["secret"]) as again:
            assert again.update["arrangement"] == hand
            assert again.update["building"] == [hand[:3], hand[4:6]]
            assert again.update["view"]["stage"] == "play"
            card = next(card for card in hand if card != "S")
            assert (await again.act("Discard", card=card))["type"] == "Accepted"


async def test_the_personal_link_carries_the_seat_to_another_device_and_both_stay_in_step(site: Site) -> None:
    async with (
        company(site, "Anna", "Ben") as table,
        site.page(table.table, secret=table.seats["Ben"]["secret"]) as phone,
    ):
        await table.turn("Ben")
        await phone.caught_up(table["Ben"])
        await phone.act("Draw")
        await table["Ben"].caught_up(phone)
        assert table["Ben"].update["view"] == phone.update["view"]
        await table["Ben"].socket.close()
        await phone.ask("Arrange", cards=phone.update["view"]["hand"])
        await table["Anna"].ask("Say", phrase="hello")
        assert table["Anna"].update["seats"][1]["present"], "the phone is still there"


async def test_double_clicks_of_several_people_run_each_action_once(site: Site) -> None:
    async with company(site, "Anna", "Ben", "Cleo") as table:
        await table.turn("Cleo")
        cleo = table["Cleo"]
        command = {"type": "Act", "id": "click", "seq": cleo.update["seq"], "move": {"type": "Draw"}}
        for _ in range(3):
            await cleo.say(command)
        answers = [await cleo.answer("click") for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        assert len(cleo.update["view"]["hand"]) == 11
        for page in (table["Anna"], table["Ben"]):
            await page.say(command)
            assert (await page.answer("click"))["type"] != "Accepted"


async def test_a_command_made_before_somebody_elses_is_stale(site: Site) -> None:
    async with company(site, "Anna", "Ben", "Cleo", begin=False) as table:
        anna = table["Anna"]
        before = anna.update["seq"]
        await table["Cleo"].ask("Leave")
        await anna.until(lambda update: update["seats"][2]["free"])
        assert (await anna.ask("Reseat", order=[2, 1, 0], seq=before))["problem"] == "stale"
        assert (await anna.ask("Reseat", order=[2, 1, 0]))["type"] == "Accepted"


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
        company(site, "Anna", "Ben", "Cleo", terms={"stand_in_after": 30}) as table,
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
