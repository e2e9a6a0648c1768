"""A table's own rules over HTTP: checking while they are made, files, random lists."""

import asyncio
from typing import Any

import pytest

from tenphases.rules.ruleset import CLASSIC_PHASES
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House, Pace
from tenphases.variants.generate import generated
from tenphases.variants.switches import switches
from tests.server.conftest import Data, Site, serving


async def checked(site: Site, **asked: Any) -> Data:  # noqa: ANN401
    answer = await site.http.post("/api/rules/check", json=asked)
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


async def test_every_switch_is_named_with_what_it_may_be(site: Site) -> None:
    found = (await site.http.get("/api/rules")).json()
    assert [switch["name"] for switch in found["switches"]] == [switch.name for switch in switches()]
    assert found["base"] == f"http://127.0.0.1:{site.port}/"
    assert 60 < found["classic_turns"] < 100


async def test_what_is_typed_is_read_and_everything_wrong_with_it_is_told_with_its_line(site: Site) -> None:
    lines = ["2 sets of 3", "banana", "set5 + run9", "run7"]
    found = await checked(site, switches={"skips": 0, "wilds": "many", "hand_size": 10}, lines=lines)
    assert [phase["text"] for phase in found["phases"]] == ["set3 + set3", "banana", "set5 + run9", "run7"]
    assert found["phases"][0]["groups"] == [{"kind": "set", "size": 3}] * 2
    assert "groups" not in found["phases"][1]
    notes = {(note["severity"], note["code"], note.get("place")) for note in found["notes"]}
    assert notes == {("error", "unreadable_phase", 2), ("error", "phase_too_large", 3)}
    assert found["wrong"] == [{"type": "Wrong", "code": "bad_switch_value", "name": "wilds"}]
    assert found["ruleset"]["skips"] == 0


async def test_difficulties_of_known_phases_come_at_once_and_of_others_in_a_while(site: Site) -> None:
    found = await checked(site)
    assert [phase["text"] for phase in found["phases"]] == list(CLASSIC_PHASES)
    assert all(phase["turns"] > 1 and phase["source"] == "table" for phase in found["phases"])
    assert not found["estimating"]
    for _ in range(200):
        found = await checked(site, switches={"hand_size": 9}, lines=["set3 + set3"])
        if not found["estimating"]:
            break
        await asyncio.sleep(0.05)
    assert found["phases"][0]["source"] == "played"
    assert found["phases"][0]["turns"] > 1


async def test_the_choice_opens_a_table_with_just_these_rules(site: Site) -> None:
    found = await checked(site, preset="dutch", variants=["even"], switches={"hand_size": 11, "points.skip": 20})
    assert found["choice"]["preset"] == "dutch"
    assert set(found["choice"]["switches"]) == {"hand_size", "points.skip", "phases"}
    rules = {key: found["choice"][key] for key in ("preset", "variants", "switches")}
    opened = await site.open("steady", **rules)
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        ruleset = page.update["view"]["ruleset"]
        assert {key: ruleset[key] for key in found["ruleset"]} == found["ruleset"]


async def test_what_depends_on_how_many_play_is_told_for_all_or_for_these(site: Site) -> None:
    codes = [
        [note["code"] for note in (await checked(site, switches={"hand_size": 25}, **more))["notes"]]
        for more in ({}, {"seats": 2}, {"seats": 6})
    ]
    assert codes == [["too_many_for", "short_pile"], [], ["too_few_cards"]]


@pytest.mark.parametrize("form", ["json", "toml"])
async def test_a_file_is_written_and_read_again(site: Site, form: str) -> None:
    asked = {"preset": "danish", "variants": [], "switches": {"hand_size": 9}}
    written = await site.http.post("/api/rules/file", json={"form": form, "name": "Ours", **asked})
    read = await site.http.post("/api/rules/read", json={"text": written.json()["text"]})
    assert read.json()["name"] == "Ours"
    assert {key: read.json()["choice"][key] for key in asked} == asked


async def test_a_file_that_is_no_rules_is_told_why(site: Site) -> None:
    answer = await site.http.post("/api/rules/read", json={"text": "hello world"})
    assert (answer.status_code, answer.json()["faults"][0]["code"]) == (400, "bad_toml")
    answer = await site.http.post("/api/rules/file", json={"form": "toml", "preset": "german"})
    assert (answer.status_code, answer.json()["faults"][0]["code"]) == (400, "no_such_preset")


async def test_a_seed_gives_its_list(site: Site) -> None:
    found = (await site.http.get("/api/rules/phases", params={"seed": 7, "count": 12, "kinds": "every"})).json()
    assert found == {"seed": 7, "phases": list(generated(7, 12, "every"))}
    for wrong in ("", "seed=-1", "seed=x", "seed=1&count=41", "seed=1&kinds=all", "seed=1&x=1"):
        answer = await site.http.get(f"/api/rules/phases?{wrong}")
        assert (answer.status_code, answer.json()) == (400, {"problem": "unreadable"})


async def test_what_is_too_long_or_cannot_be_read_is_told(site: Site) -> None:
    for body, status in ((b"{", 400), (b'{"lines":["' + b"x" * 201 + b'"]}', 400), (b" " * 70_000, 413)):
        assert (await site.http.post("/api/rules/check", content=body)).status_code == status


async def test_rules_beyond_all_measure_are_answered_like_any_others(site: Site) -> None:
    huge = 10**30
    found = await checked(site, switches={"wilds": huge, "skips": huge, "hand_size": huge, "points.low": huge})
    assert {note["code"] for note in found["notes"]} >= {"number_too_large", "too_few_cards"}
    found = await checked(site, lines=[" + ".join(["colour-run2"] * 8)] * 40, switches={"hand_size": 30})
    assert len(found["phases"]) == 40


async def test_nobody_asks_for_more_than_is_good_for_all() -> None:
    limits = Limits(rules=Allowance(3, 0))
    async with serving(Settings(House(MemoryStore(), pace=Pace(0, 0)), limits)) as site:
        statuses = [(await site.http.post("/api/rules/check", json={})).status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
