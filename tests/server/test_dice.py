"""The dice game over real sockets: a whole game, what one who watches learns, and the exact advice."""

import random

import msgspec
import pytest

from tenphases.dice.checking import check_record
from tenphases.dice.moves import Keep, Stop
from tenphases.dice.notation import Record, read_record
from tenphases.table.chance import commitment
from tests.server.conftest import Data, Page, Site, one_roll


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have bots stop after one roll: what they keep is not looked at here."""
    monkeypatch.setattr("tenphases.table.dice.choose", lambda seen: Keep() if seen.options.begin else Stop())


async def to_the_end(pages: dict[int, Page], rng: random.Random) -> None:
    page = next(iter(pages.values()))
    while page.update["view"]["stage"] != "over":
        turn = page.update["view"]["turn"]
        mover = pages.get(turn, page)
        await mover.caught_up(page)
        if mover.update["view"]["options"]:
            answer = await one_roll(mover, mover.update["view"], rng)
            assert answer["type"] == "Accepted", answer
            await page.caught_up(mover)
        else:
            await page.hear()


async def test_a_game_of_dice_is_played_to_its_end_by_two_people_and_a_bot(site: Site, rng: random.Random) -> None:
    opened = await site.gather("host", "open", "open", game="dice")
    table = opened["table"]
    taken = await site.join(table, "Ben")
    async with (
        site.page(table, secret=opened["secret"]) as anna,
        site.page(table, secret=taken["secret"]) as ben,
        site.page(table) as watching,
    ):
        assert anna.update["view"]["type"] == "DiceView"
        assert anna.update["table"]["rules"]["game"] == "dice"
        assert (await anna.ask("Start", fill="steady"))["type"] == "Accepted"
        await to_the_end({0: anna, 1: ben}, rng)
        await watching.caught_up(anna)
        check_seals(watching)
        places = anna.update["view"]["places"]
        assert sorted(seat for place in places for seat in place) == [0, 1, 2]
        assert (await anna.ask("PlayAgain"))["type"] == "Accepted"
    replay = (await site.http.get(f"/api/tables/{table}/replay")).json()
    assert replay["start"]["view"]["type"] == "DiceView"
    assert all(commitment(seal["salt"], seal["order"]) == seal["commitment"] for seal in replay["shuffles"])
    for form in ("", "?form=text"):
        record = (await site.http.get(f"/api/tables/{table}/record{form}")).text
        checked = check_record(read_record(record) if form else msgspec.json.decode(record, type=Record))
        assert (checked.faults, checked.over, checked.state.places) == ((), True, tuple(map(tuple, places)))
    assert (await site.http.get(f"/api/tables/{table}/analysis")).status_code == 404
    mine = (await site.http.post("/api/mine", json={"seats": [{"table": table, "secret": opened["secret"]}]})).json()
    assert (mine["games"][0]["state"], mine["games"][0]["places"]) == ("over", places)
    assert mine["games"][0]["rules"]["game"] == "dice"


def check_seals(page: Page) -> None:
    """Check that every seal was heard of before its faces, and that the faces fit it."""
    promised: dict[str, bool] = {}
    for update in (message for message in page.heard if message["type"] == "Update"):
        for seal in update["shuffles"]:
            if seal["order"]:
                assert promised[seal["commitment"]], "opened without having been promised"
                assert commitment(seal["salt"], seal["order"]) == seal["commitment"]
            else:
                promised[seal["commitment"]] = True
    assert len(promised) > 10


async def test_advice_is_given_in_ones_own_turn_where_hints_are_on(site: Site) -> None:
    opened = await site.open(game="dice")
    async with site.page(opened["table"], secret=opened["secret"]) as page, site.page(opened["table"]) as watching:
        await page.until(lambda update: bool(update["view"]["options"]))
        early = await page.ask("AdviseDice")
        assert (early["type"], early["refusal"]["code"]) == ("Refused", "roll_first")
        await page.act("DiceKeep")
        await page.until(lambda update: update["view"]["stage"] == "play")
        dice = page.update["view"]["kept"] + page.update["view"]["rolled"]
        advice = await page.ask("AdviseDice", keep=dice[:3])
        check_advice(advice, dice)
        assert (await page.ask("AdviseDice", keep=["1R"] * 3))["refusal"]["code"] == "not_on_table"
        assert (await watching.ask("AdviseDice"))["problem"] == "foreign"
        assert (await page.ask("ReadGroup", phase=0, group=0, cards=[]))["problem"] == "unreadable"
        await page.ask("ChangeTerms", terms={"hints": False})
        assert (await page.ask("AdviseDice"))["problem"] == "no_hints"
    cards = await site.open("steady")
    async with site.page(cards["table"], secret=cards["secret"]) as page:
        assert (await page.ask("AdviseDice"))["problem"] == "unreadable"


def check_advice(advice: Data, dice: list[str]) -> None:
    assert advice["type"] == "DiceAdvice"
    assert all(dice.count(face) >= advice["keep"].count(face) for face in advice["keep"])
    assert 0 < advice["own"]["chance"] <= 1  # what is kept for the points may be made less often
    assert 0 < advice["own"]["points"] <= advice["outlook"]["points"] + 0.5


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ({"game": "dice", "start": "later", "seats": []}, None),
        ({"game": "dice", "start": "later", "seats": ["host"]}, None),
        ({"game": "dice", "bots": ["steady"] * 6}, "bad_seats"),
        ({"game": "dice", "bots": ["nobody"]}, "no_such_bot"),
        ({"game": "poker"}, "unreadable"),
        ({"start": "later", "seats": ["host"]}, "bad_seats"),
    ],
)
async def test_what_a_table_of_dice_may_be_opened_with(site: Site, asked: Data, problem: str | None) -> None:
    answer = await site.http.post("/api/tables", json={"name": "Anna", **asked})
    told = msgspec.json.decode(answer.content)
    assert (answer.status_code, told.get("problem")) == (201 if problem is None else 400, problem)
