"""The socket: every message, good or bad, gets its own answer, and bad ones change nothing."""

import asyncio
import json
import logging
from typing import Any

import msgspec
import pytest

from tenphases.server.messages import Message
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.server.sockets import CLOSE_LATER
from tenphases.store.memory import MemoryStore
from tenphases.table.entries import Entry
from tenphases.table.keeper import House, Pace
from tests.server.conftest import Data, Page, Site, serving
from tests.table.sitting import Sitting

AT_ONCE = Pace(0, 0)


async def my_turn(page: Page) -> Data:
    """Go on until the one who opened the table is to draw, over the end of a round if bots are quick."""
    while (update := await page.until(_waits_for_me))["view"]["stage"] == "deal":
        await page.ask("NextRound")
    return update


def _waits_for_me(update: Data) -> bool:
    stage, turn = update["view"]["stage"], update["view"]["turn"]
    return bool(stage == "deal" or (turn == 0 and stage == "draw"))


async def test_a_page_sees_its_own_hand_and_one_that_watches_sees_none(site: Site) -> None:
    opened = await site.open("steady", "beginner")
    async with site.page(opened["table"], secret=opened["secret"]) as mine, site.page(opened["table"]) as watching:
        assert len(mine.update["view"]["hand"]) == 10
        assert mine.update["view"]["seat"] == 0
        assert (watching.update["view"]["hand"], watching.update["view"]["seat"]) == ([], None)
        assert watching.update["arrangement"] == []
        assert watching.update["can_take_back"] is False


async def test_every_update_has_the_next_number_and_its_events(site: Site) -> None:
    opened = await site.open("steady", "beginner")
    async with site.page(opened["table"], secret=opened["secret"]) as page, site.page(opened["table"]) as watching:
        for _ in range(4):
            update = await my_turn(page)
            assert (await page.act("Draw"))["type"] == "Accepted"
            await page.act("Discard", card=next(card for card in page.update["view"]["hand"] if card != "S"))
            assert page.update["seq"] > update["seq"]
        await watching.until(lambda update: update["seq"] >= page.update["seq"])
        for one in (page, watching):
            numbered = [message for message in one.heard if message["type"] == "Update" and message["events"]]
            numbers = [message["seq"] for message in numbered]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_the_update_comes_before_the_answer(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await my_turn(page)
        answer = await page.act("Draw")
        assert [message["type"] for message in page.heard[-2:]] == ["Update", "Accepted"]
        assert page.heard[-2]["seq"] == answer["seq"]


BAD = [
    "",
    "nonsense",
    "[]",
    "null",
    '{"type":"Hullo"}',
    '{"type":"Act","id":"x"}',
    '{"type":"Act","id":"x","seq":"1","move":{"type":"Draw"}}',
    '{"type":"Act","id":"x","seq":1,"move":{"type":"Deal","order":[]}}',
    '{"type":"Act","id":"x","seq":1,"move":{"type":"Reshuffle","order":[]}}',
    '{"type":"Act","id":"x","seq":1e99,"move":{"type":"Draw"}}',
    '{"type":"Act","id":"","seq":1,"move":{"type":"Draw"}}',
    '{"type":"ReadGroup","id":"x","phase":-1,"group":0,"cards":[]}',
    '{"type":"Arrange","id":"x","cards":"R1"}',
    "[" * 5000,
    '{"id":' + "[" * 5000,
    '{"type":"Update"}',
    "\ud7ff\u0000",
]


@pytest.mark.parametrize("text", BAD)
@pytest.mark.parametrize("greeted", [True, False])
async def test_what_cannot_be_read_is_answered_and_changes_nothing(site: Site, text: str, *, greeted: bool) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], secret=opened["secret"], hello=greeted) as page:
        await page.say(text)
        while (answer := await page.hear())["type"] == "Update":
            pass
        marked = '"id":"x"' in text
        assert answer == {"type": "Rejected", "id": "x" if marked else "", "problem": "unreadable"}


async def test_bytes_are_not_read(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], hello=False) as page:
        await page.say(b'{"type":"Hello"}')
        assert (await page.hear())["problem"] == "unreadable"


async def test_without_hello_nothing_else_is_heard(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], hello=False) as page:
        needed: dict[str, Data] = {
            "Act": {"move": {"type": "Draw"}},
            "Arrange": {"cards": []},
            "ReadGroup": {"phase": 0, "group": 0, "cards": []},
        }
        for command in ("Act", "TakeBack", "NextRound", "PlayAgain", "Arrange", "ReadGroup"):
            assert (await page.ask(command, **needed.get(command, {})))["problem"] == "hello_first"


async def test_a_wrong_secret_is_foreign_and_gives_no_seat(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], hello=False) as page:
        assert await page.hello(opened["secret"] + "x") == {"type": "Rejected", "id": "", "problem": "foreign"}
        assert (await page.ask("TakeBack"))["problem"] == "hello_first"
        assert (await page.hello(opened["secret"]))["type"] == "Update", "a right one is still welcome"


async def test_a_secret_is_good_at_its_own_table_only(site: Site) -> None:
    one, other = await site.open("steady"), await site.open("steady")
    async with site.page(one["table"], hello=False) as page:
        assert (await page.hello(other["secret"]))["problem"] == "foreign"


async def test_one_who_watches_cannot_act(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"]) as page:
        bad: list[tuple[str, Data]] = [
            ("TakeBack", {}),
            ("Arrange", {"cards": []}),
            ("Act", {"move": {"type": "Draw"}}),
        ]
        for command, fields in bad:
            assert (await page.ask(command, **fields))["problem"] == "foreign"
        assert (await page.ask("ReadGroup", phase=0, group=0, cards=[]))["problem"] == "foreign"


@pytest.mark.parametrize("table", ["nowhere", "a" * 65, "%00", "x'--", "%F0%9F%82%A1"])
async def test_a_table_there_is_not_is_told_and_the_line_closed(site: Site, table: str) -> None:
    async with site.page(table, hello=False) as page:
        assert await page.hear() == {"type": "Rejected", "id": "", "problem": "no_such_table"}
        assert await page.closed() == 4404


async def test_each_kind_of_wrong_command_has_its_own_answer(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        update = await my_turn(page)
        assert (await page.ask("NextRound"))["problem"] == "not_between_rounds"
        assert (await page.ask("PlayAgain"))["problem"] == "not_over"
        assert (await page.ask("TakeBack"))["problem"] == "nothing_to_take_back"
        assert (await page.ask("Arrange", cards=["R1"]))["problem"] == "not_your_cards"
        assert (await page.ask("TakeBack", seq=update["seq"] - 1))["problem"] == "stale"
        refused = await page.act("Discard", card="R1")
        assert (refused["type"], refused["refusal"]["code"], refused["rule"]) == ("Refused", "draw_first", "R3.1")
        assert (await page.ask("ReadGroup", phase=0, group=0, cards=["R1"] * 9))["problem"] == "not_your_cards"
        again = await page.hello(opened["secret"], after=update["seq"])
        assert (again["type"], again["seq"]) == ("UpToDate", update["seq"]), "nothing has changed"


async def test_a_repeated_command_gets_its_first_answer_on_any_line(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await my_turn(page)
        command = {"type": "Act", "id": "once", "seq": page.update["seq"], "move": {"type": "Draw"}}
        await page.say(command)
        first = await page.answer("once")
        await page.say(command)
        assert await page.answer("once") == first
        async with site.page(opened["table"], secret=opened["secret"]) as other:
            await other.say(command)
            assert await other.answer("once") == first
            assert len(other.update["view"]["hand"]) == 11


async def test_two_tabs_of_one_seat_stay_in_step(site: Site) -> None:
    opened = await site.open("steady")
    async with (
        site.page(opened["table"], secret=opened["secret"]) as one,
        site.page(opened["table"], secret=opened["secret"]) as other,
    ):
        await my_turn(one)
        hand = one.update["view"]["hand"]
        await one.ask("Arrange", cards=hand[::-1], building=[hand[:2], hand[2:3]])
        update = await other.until(lambda update: update["arrangement"] == hand[::-1])
        assert update["building"] == [hand[:2], hand[2:3]]
        assert update["events"] == []
        await one.act("Draw")
        assert (await other.until(lambda update: len(update["view"]["hand"]) == 11))["arrangement"][:10] == hand[::-1]


async def test_an_arrangement_is_nobody_elses_news(site: Site) -> None:
    opened = await site.open("steady")
    async with (
        site.page(opened["table"], secret=opened["secret"]) as page,
        site.page(opened["table"]) as watching,
    ):
        await my_turn(page)
        await page.ask("Arrange", cards=page.update["view"]["hand"][::-1])
        await page.act("Draw")
        await watching.until(lambda update: update["seq"] == page.update["seq"])
        assert all(message["events"] or not message["arrangement"] for message in watching.heard)


async def test_who_comes_back_is_told_what_was_missed_or_everything(site: Site) -> None:
    opened = await site.open("steady", "beginner")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        before = (await my_turn(page))["seq"]
        await page.act("Draw")
        await page.act("Discard", card=next(card for card in page.update["view"]["hand"] if card != "S"))
        now = (await my_turn(page))["seq"]
        async with site.page(opened["table"], hello=False) as back:
            await back.hello(opened["secret"], after=before)
            await back.until(lambda update: update["seq"] == now)
            assert [message["seq"] for message in back.heard] == list(range(before + 1, now + 1))
            assert all(message["events"] for message in back.heard)
            heard = {message["seq"]: message["events"] for message in page.heard if message.get("events")}
            assert all(heard[message["seq"]] == message["events"] for message in back.heard)
        for after in (-1, now + 5, -7):
            async with site.page(opened["table"], hello=False) as back:
                everything = await back.hello(opened["secret"], after=after)
                assert (everything["seq"], everything["events"]) == (now, [])
                assert everything["view"] == page.update["view"]


async def test_presence_is_shown_when_somebody_comes_and_goes(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"]) as watching:
        assert [seat["present"] for seat in watching.update["seats"]] == [False, True]
        async with site.page(opened["table"], secret=opened["secret"]):
            update = await watching.until(lambda update: update["seats"][0]["present"])
            assert update["events"] == []
        await watching.until(lambda update: not update["seats"][0]["present"])


async def test_who_asks_too_fast_is_told_so_and_at_last_let_go() -> None:
    limits = Limits(messages=Allowance(5, 0), ignored=10)
    async with serving(Settings(House(MemoryStore(), pace=AT_ONCE), limits)) as site:
        opened = await site.open("steady")
        async with site.page(opened["table"], secret=opened["secret"]) as page:
            answers = [await page.ask("TakeBack") for _ in range(12)]
            problems = [answer.get("problem") for answer in answers]
            assert problems[:4] == ["nothing_to_take_back"] * 4
            assert problems[4:] == ["too_much"] * 8
            for number in range(6):
                await page.say({"type": "TakeBack", "id": f"q{number}", "seq": 0})
            assert await page.closed() == 1008


async def test_a_message_that_is_too_long_is_not_read(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await page.say('{"type":"TakeBack","seq":0,"id":"long","pad":"' + "x" * 17_000 + '"}')
        assert await page.answer("long") == {"type": "Rejected", "id": "long", "problem": "too_much"}
        await page.say("x" * 70_000)
        assert await page.closed() == 1009


async def test_only_so_many_lines_are_open_from_one_address() -> None:
    async with serving(Settings(House(MemoryStore(), pace=AT_ONCE), Limits(sockets=2))) as site:
        opened = await site.open("steady")
        async with site.page(opened["table"]):
            async with site.page(opened["table"]), site.page(opened["table"], hello=False) as third:
                assert (await third.hear())["problem"] == "too_much"
                assert await third.closed() == 1013
            async with site.page(opened["table"]) as again:
                assert again.update["type"] == "Update", "who has left makes room"


async def test_a_line_without_hello_is_closed_in_time() -> None:
    async with serving(Settings(House(MemoryStore(), pace=AT_ONCE), Limits(hello_seconds=0.05))) as site:
        opened = await site.open("steady")
        async with site.page(opened["table"], hello=False) as page:
            assert await page.closed() == 1008


async def test_one_who_does_not_listen_holds_nobody_up() -> None:
    async with serving(Settings(House(MemoryStore(), pace=AT_ONCE), Limits(waiting=8))) as site:
        opened = await site.open("steady")
        async with site.page(opened["table"]) as deaf, site.page(opened["table"], secret=opened["secret"]) as page:
            deaf.socket.transport.pause_reading()
            for _ in range(20):
                await page.ask("Arrange", cards=page.update["view"]["hand"])
            await my_turn(page)
            assert (await page.act("Draw"))["type"] == "Accepted"


MOVES: list[dict[str, Any]] = [
    {"type": "Hit", "card": "R1", "group": 10**30, "number": -(10**30)},
    {"type": "Hit", "card": "\u202e<script>", "group": 0},
    {"type": "LayPhase", "groups": [{"kind": "set", "cards": ["W"] * 11, "number": 10**30}]},
    {"type": "LayPhase", "groups": [{"kind": "run", "cards": [], "number": -(2**63)}] * 50, "phase": -1},
    {"type": "LayPhase", "groups": []},
    {"type": "PlaySkip", "target": -1},
    {"type": "PlaySkip", "target": 10**25},
    {"type": "Discard", "card": "?", "pile": 7},
    {"type": "Take", "pile": -1},
    {"type": "Take", "pile": 2**70},
    {"type": "Swap", "card": "", "group": -1},
    {"type": "ChoosePhase", "phase": -5},
]


@pytest.mark.parametrize("move", MOVES, ids=lambda move: move["type"])
async def test_outlandish_moves_are_refused_or_unreadable(site: Site, move: Data) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await my_turn(page)
        for _ in range(2):
            answer = await page.ask("Act", move=move)
            assert answer["type"] == "Refused" or answer["problem"] == "unreadable", answer
            await page.act("Draw")


async def test_error_texts_name_no_card_of_anybody_else(site: Site) -> None:
    opened = await site.open("steady")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await my_turn(page)
        await page.act("Draw")
        hand = page.update["view"]["hand"]
        absent = next(
            f"{colour}{number}" for colour in "RBYG" for number in range(1, 13) if f"{colour}{number}" not in hand
        )
        answer = await page.act("Discard", card=absent)
        assert (answer["refusal"]["code"], answer["refusal"]["about"]) == ("not_in_hand", {"card": absent})


async def test_many_pages_at_one_table_are_all_told(site: Site) -> None:
    opened = await site.open("steady")

    async def watch() -> int:
        async with site.page(opened["table"]) as page:
            await page.until(lambda update: update["seq"] >= 6)
            return int(page.update["seq"])

    watching = [asyncio.create_task(watch()) for _ in range(40)]
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        for _ in range(3):
            await my_turn(page)
            await page.act("Draw")
            await page.act("Discard", card=next(card for card in page.update["view"]["hand"] if card != "S"))
        assert all(seq >= 6 for seq in await asyncio.gather(*watching))


async def test_messages_are_what_the_types_say(site: Site) -> None:
    opened = await site.open("steady", "beginner")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await my_turn(page)
        await page.act("Draw")
        await page.ask("ReadGroup", phase=0, group=0, cards=page.update["view"]["hand"][:3])
        for message in page.heard:
            msgspec.json.decode(json.dumps(message), type=Message)


class Away(MemoryStore):
    """A store that cannot be reached."""

    away = True

    async def read(self, game: str, after: int = -1) -> tuple[Entry, ...]:
        if self.away:
            raise OSError
        return await super().read(game, after)


async def test_who_comes_while_the_store_cannot_be_reached_is_asked_to_come_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL)
    store, sitting = Away(), Sitting("pp")
    await store.append("g", sitting.log)
    async with serving(Settings(House(store), awake=0)) as site:
        async with site.page("g", hello=False) as page:
            assert await page.closed() == CLOSE_LATER
        store.away = False
        async with site.page("g") as page:
            assert page.update["seats"][0]["name"] == sitting.table.seats[0].name
