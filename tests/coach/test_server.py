"""The coach over HTTP: for whoever has the seat, as long as the host allows it; of games that are over, everything."""

from typing import Any

import pytest

from tenphases.rules.ruleset import Ruleset
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House, Pace
from tests.server.conftest import Site, serving
from tests.table.sitting import Sitting

Data = dict[str, Any]
SHORT = Ruleset(phases=("set3 + set3", "run4"))


async def test_a_hint_is_for_who_holds_the_seat_and_leads_through_a_turn(site: Site) -> None:
    opened = await site.open("steady", "steady")
    address = f"/api/tables/{opened['table']}/hint"
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        for _ in range(6):
            await page.until(lambda update: update["view"]["turn"] == 0 and bool(update["view"]["options"]))
            given = await site.http.post(address, json={"secret": opened["secret"]})
            assert given.status_code == 200
            told = given.json()
            assert told["seq"] == page.update["seq"]
            assert (await page.ask("Act", move=told["hint"]["options"][0]["move"]))["type"] == "Accepted"
    assert (await site.http.post(address, json={"secret": "somebody"})).json() == {"problem": "foreign"}
    assert (await site.http.post(address, json={"secret": 5})).status_code == 400
    assert (await site.http.post("/api/tables/nowhere/hint", json={"secret": "x"})).status_code == 404


async def test_the_host_may_do_without_hints(site: Site) -> None:
    opened = await site.open("steady", terms={"hints": False})
    answer = await site.http.post(f"/api/tables/{opened['table']}/hint", json={"secret": opened["secret"]})
    assert (answer.status_code, answer.json()) == (409, {"problem": "no_hints"})


async def test_who_is_not_to_move_gets_none(site: Site) -> None:
    opened = await site.gather("host", "open")
    other = await site.join(opened["table"], "Ben")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        await page.ask("Start")
        await page.until(lambda update: update["view"]["stage"] == "draw")
        waiting = other if page.update["view"]["turn"] == 0 else opened
        told = await site.http.post(f"/api/tables/{opened['table']}/hint", json={"secret": waiting["secret"]})
        assert told.json()["hint"] is None


async def test_the_analysis_comes_once_the_game_is_over(pytestconfig: pytest.Config) -> None:
    sitting = Sitting("pss", SHORT, int(pytestconfig.getoption("--seed"))).finish()
    store = MemoryStore()
    await store.append(sitting.table.game, sitting.log, over=True)
    async with serving(Settings(House(store, pace=Pace(0, 0)))) as site:
        address = f"/api/tables/{sitting.table.game}/analysis"
        told: Data = {"analysis": None}
        while told["analysis"] is None:
            answer = await site.http.get(address)
            assert answer.status_code == 200
            told = answer.json()
            assert 0 <= told["done"] <= told["of"]
        moved = {entry.seq: entry.by for entry in sitting.log}
        for decision in told["analysis"]["decisions"]:
            assert moved[told["seqs"][decision["entry"]]] == decision["seat"]
        assert (await site.http.get(address)).json() == told
        own = await site.http.get(f"/api/tables/{sitting.table.game}/practice?seat=0")
        worst = told["analysis"]["accounts"][0]["worst"]
        assert len(own.json()["exercises"]) == len(worst)
        assert (await site.http.get(f"/api/tables/{sitting.table.game}/practice?seat=9")).status_code == 400
        opened = await site.open("steady")
        going = await site.http.get(f"/api/tables/{opened['table']}/analysis")
        assert (going.status_code, going.json()) == (409, {"problem": "not_over"})
        assert (await site.http.get("/api/tables/nowhere/analysis")).status_code == 404


async def test_an_exercise_has_a_number(site: Site) -> None:
    told = (await site.http.get("/api/practice/1")).json()
    assert told["exercise"]["number"] == told["counting"]["number"] == 1
    assert told == (await site.http.get("/api/practice/1")).json()
    assert (await site.http.get("/api/practice/1000000")).status_code == 404
    assert (await site.http.get("/api/practice/x")).status_code == 404
