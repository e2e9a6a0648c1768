"""Several people at one table, each with a page of their own: whatever they do, and whatever happens to their lines."""

import asyncio

import pytest

from tests.server.companies import company
from tests.server.conftest import Site

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
            rules = {"preset": "dutch", "variants": ["even"], "switches": {}, "game": "cards", "called": ""}
            assert ben.update["table"]["rules"] == rules
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
