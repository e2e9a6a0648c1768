"""Whole games over real sockets, to the end and on in the next one."""

import random
from typing import Any

import msgspec

from tenphases.rules.notation.record import Record
from tenphases.rules.notation.replay import check_record
from tests.server.conftest import Data, Page, Site, one_action

SHORT: Data = {"phases": ["set2 + set2", "run4"], "hand_size": 8}


async def to_the_end(page: Page, rng: random.Random) -> None:
    while page.update["view"]["stage"] != "over":
        view = page.update["view"]
        if view["stage"] == "deal" and not page.update["seats"][0]["ready"]:
            assert (await page.ask("NextRound"))["type"] == "Accepted"
        elif view["turn"] == 0 and view["stage"] in {"draw", "play"}:
            assert (await one_action(page, view, rng))["type"] == "Accepted"
        else:
            await page.hear()


async def test_a_game_is_played_to_its_end_and_on_in_the_same_company(site: Site, rng: random.Random) -> None:
    opened = await site.open("steady", "beginner", switches=SHORT)
    async with site.page(opened["table"], secret=opened["secret"]) as page, site.page(opened["table"]) as watching:
        await to_the_end(page, rng)
        first = page.update
        assert first["view"]["places"]
        assert (await page.ask("PlayAgain"))["type"] == "Accepted"
        assert (await page.ask("PlayAgain"))["type"] == "Accepted"
        assert page.update["next_game"]
        await watching.until(lambda update: update["next_game"] == page.update["next_game"])
        following = page.update["next_game"]
    async with site.page(following, secret=opened["secret"]) as page:
        assert page.update["view"]["seat"] == 0
        assert [seat["name"] for seat in page.update["seats"]] == [seat["name"] for seat in first["seats"]]
        assert page.update["view"]["ruleset"] == first["view"]["ruleset"]
        assert page.update["view"]["dealer"] == (first["view"]["dealer"] + 1) % 3
        await to_the_end(page, rng)
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        assert page.update["next_game"] == following, "the way on is still shown to who comes late"
    for table in (opened["table"], following):
        record = msgspec.json.decode((await site.http.get(f"/api/tables/{table}/record")).content, type=Record)
        checked = check_record(record)
        assert (checked.discrepancies, checked.over) == ((), True)


async def test_one_who_watches_two_games_never_hears_of_a_hidden_card(site: Site, rng: random.Random) -> None:
    opened = await site.open("steady", "beginner", switches=SHORT)
    table = opened["table"]
    for _ in range(2):
        async with site.page(table, secret=opened["secret"]) as page, site.page(table) as watching:
            await to_the_end(page, rng)
            await watching.caught_up(page)
            for message in watching.heard:
                if message["type"] == "Update":
                    check_for_spectators(message)
            await page.ask("PlayAgain")
            table = page.update["next_game"]


def check_for_spectators(message: Data) -> None:
    """Check that every face in a message is one that lies, or lay, open on the table."""
    view = message["view"]
    assert view["hand"] == message["arrangement"] == message["building"] == []
    assert {event["type"] for event in message["events"]}.isdisjoint({"YouDrew", "YouWereDealt"})
    if view["stage"] not in {"deal", "over"}:
        assert all(not shuffle["order"] and not shuffle["salt"] for shuffle in message["shuffles"])
        named = {face for event in message["events"] for face in faces_in(event)}
        assert not named - set(faces_on_the_table(view)) - played(message), message["events"]


def played(message: Data) -> set[str]:
    """Return the faces that an event says were played, taken or turned up, wherever they lie now."""
    return {
        face
        for event in message["events"]
        if event["type"]
        in {"TookDiscard", "Discarded", "CardHit", "PhaseLaid", "TurnedUp", "SkipPlayed", "RoundScored"}
        for face in faces_in(event)
    }


def faces_on_the_table(view: Data) -> list[str]:
    return [*view["aside"], *(face for pile in view["discards"] for face in pile), *faces_in(view["groups"])]


def faces_in(value: Any) -> list[str]:  # noqa: ANN401
    """Return every face that occurs in a piece of a message."""
    if isinstance(value, dict):
        return [face for key, part in value.items() if key not in {"type", "ruleset"} for face in faces_in(part)]
    if isinstance(value, list):
        return [face for part in value for face in faces_in(part)]
    known = {"W", "S"} | {f"{colour}{number}" for colour in "RBYG" for number in range(1, 13)}
    return [value] if isinstance(value, str) and value in known else []
