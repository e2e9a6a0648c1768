"""What is asked for over HTTP: setup, opening a table, records, and the page's files."""

import asyncio
import gzip
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from msgspec.structs import replace
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tenphases import __version__
from tenphases.rules.notation.record import Record, parse_record
from tenphases.rules.notation.replay import check_record
from tenphases.rules.ruleset import Ruleset
from tenphases.server.app import create_app
from tenphases.server.lobby import Lobby
from tenphases.server.openapi import spec
from tenphases.server.record import record_of
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.entries import TakenBack
from tenphases.table.keeper import House, Pace
from tenphases.variants import PRESETS, VARIANTS, load
from tests.server.conftest import Data, Site, serving
from tests.table.sitting import Sitting

AT_ONCE = Pace(0, 0)


async def test_setup_offers_every_preset_variant_and_level(site: Site) -> None:
    setup = (await site.http.get("/api/setup")).json()
    assert setup["version"] == __version__
    assert [preset["name"] for preset in setup["presets"]] == list(PRESETS)
    assert [variant["name"] for variant in setup["variants"]] == list(VARIANTS)
    for preset in setup["presets"]:
        assert msgspec.convert(preset["ruleset"], Ruleset) == load(preset["name"])
    assert set(setup["bots"]) >= {"beginner", "steady"}
    assert setup["languages"] == ["en", "fi", "nb", "nl", "da"]


async def test_a_lesson_is_opened_by_its_own_rules_with_its_own_bots_and_cards(site: Site) -> None:
    hands = set()
    different: tuple[Data, ...] = ({}, {"preset": "dutch", "bots": ["steady"] * 5, "language": "fi"})
    for asked in different:
        opened = await site.open(lesson="first", **asked)
        async with site.page(opened["table"], secret=opened["secret"]) as page:
            update = await page.until(lambda update: bool(update["view"]["hand"]))
            assert update["lesson"] == "first"
            assert msgspec.convert(update["view"]["ruleset"], Ruleset) == Ruleset()
            assert [seat["bot"] for seat in update["seats"]] == [None, "beginner", "beginner"]
            assert len({seat["name"] for seat in update["seats"]}) == 3
            hands.add(tuple(update["view"]["hand"]))
    assert len(hands) == 1


async def test_a_lesson_that_there_is_not_is_not_opened(site: Site) -> None:
    answer = await site.http.post("/api/tables", json={"name": "Anna", "bots": [], "lesson": "second"})
    assert (answer.status_code, answer.json()["problem"]) == (400, "unreadable")


async def test_a_table_is_opened_with_the_rules_asked_for(site: Site) -> None:
    opened = await site.open(
        "steady",
        "beginner",
        preset="dutch",
        variants=["short-5", "two-wilds"],
        switches={"points.skip": 20},
        language="fi",
    )
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        rules = msgspec.convert(page.update["view"]["ruleset"], Ruleset)
        assert rules == load("dutch", ["short-5", "two-wilds"], {"points.skip": 20})
        assert [seat["bot"] for seat in page.update["seats"]] == [None, "steady", "beginner"]
        assert page.update["seats"][0]["name"] == "Anna"
        assert len({seat["name"] for seat in page.update["seats"]}) == 3


WRONG: list[tuple[Data, Data]] = [
    ({"name": ""}, {"problem": "bad_name"}),
    ({"name": " \u200b\u202e "}, {"problem": "bad_name"}),
    ({"name": "x" * 200}, {"problem": "bad_name"}),
    ({"preset": "german"}, {"problem": "no_such_preset", "about": "german"}),
    ({"variants": ["even", "evn"]}, {"problem": "no_such_variant", "about": "evn"}),
    ({"switches": {"wildz": 3}}, {"problem": "no_such_switch", "about": "wildz"}),
    ({"switches": {"wilds": "many"}}, {"problem": "bad_switch_value", "about": "wilds"}),
    ({"bots": ["steady", "genius"]}, {"problem": "no_such_bot", "about": "genius"}),
    ({"bots": "steady"}, {"problem": "unreadable"}),
    ({"bots": ["steady"] * 17}, {"problem": "unreadable"}),
    ({"colour": "red"}, {"problem": "unreadable"}),
    ({"switches": {"points": {"skip": 3}}}, {"problem": "unreadable"}),
]


@pytest.mark.parametrize(("change", "expected"), WRONG)
async def test_what_is_wrong_with_a_new_table_is_told(site: Site, change: Data, expected: Data) -> None:
    answer = await site.http.post("/api/tables", json={"name": "Anna", "bots": ["steady"]} | change)
    assert answer.status_code == 400
    assert answer.json() == {"findings": [], "problem": None, "about": ""} | expected


async def test_rules_that_cannot_be_played_are_refused_with_every_finding(site: Site) -> None:
    body = {"name": "Anna", "bots": [], "switches": {"phases": ["run13", "sett3"], "hand_size": 60}}
    answer = await site.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    codes = {finding["code"] for finding in answer.json()["findings"]}
    assert {"too_few_players", "unreadable_phase"} <= codes
    too_many = await site.http.post("/api/tables", json={"name": "Anna", "bots": ["steady"] * 6})
    assert [finding["code"] for finding in too_many.json()["findings"]] == ["too_many_players"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 9000, b'{"name":"\\ud800","bots":[]}'])
async def test_a_body_that_cannot_be_read_is_told(site: Site, body: bytes) -> None:
    answer = await site.http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["problem"]) == (400, "unreadable")


async def test_a_body_that_is_too_long_is_not_read(site: Site) -> None:
    answer = await site.http.post("/api/tables", content=b" " * 20_000)
    assert (answer.status_code, answer.json()["problem"]) == (413, "too_much")


async def test_only_so_many_tables_are_opened_from_one_address() -> None:
    async with serving(Settings(House(MemoryStore(), pace=AT_ONCE), Limits(tables=Allowance(2, 0)))) as site:
        for _ in range(2):
            await site.open("steady")
        answer = await site.http.post("/api/tables", json={"name": "Anna", "bots": ["steady"]})
        assert (answer.status_code, answer.json()["problem"]) == (429, "too_much")


async def test_a_name_with_markup_stays_text(site: Site) -> None:
    name = "<img src=x onerror=a()>"
    opened = await site.open("steady", name=name)
    async with site.page(opened["table"]) as page:
        assert page.update["seats"][0]["name"] == name


async def test_bots_are_not_named_like_the_person(site: Site) -> None:
    for _ in range(10):
        opened = await site.open(*["steady"] * 5, name="sam", language="en")
        async with site.page(opened["table"]) as page:
            names = Counter(seat["name"].casefold() for seat in page.update["seats"])
            assert names.most_common(1)[0][1] == 1


async def finished(site: Site) -> tuple[str, Sitting]:
    """Put a finished game into the server's store."""
    sitting = Sitting("pps", load("finnish", (), {"phases": ("set2", "run3"), "hand_size": 6}), 6)
    for _ in sitting.steps(meddling=0.5):
        pass
    await site.settings.house.store.append("finished", sitting.log, over=True)
    return "finished", sitting


async def test_the_record_of_a_finished_game_can_be_checked_by_anyone(site: Site) -> None:
    game, sitting = await finished(site)
    assert any(isinstance(entry.what, TakenBack) for entry in sitting.log)
    as_json = await site.http.get(f"/api/tables/{game}/record")
    as_text = await site.http.get(f"/api/tables/{game}/record?form=text")
    assert as_json.headers["content-type"] == "application/json"
    assert as_text.headers["content-type"] == "text/plain; charset=utf-8"
    for record in (msgspec.json.decode(as_json.content, type=Record), parse_record(as_text.text)):
        checked = check_record(record)
        assert checked.discrepancies == ()
        assert checked.over
        assert checked.commitments >= checked.rounds > 0
        assert record.places == sitting.table.state.places
        assert record.names == tuple(seat.name for seat in sitting.table.seats)


async def test_a_game_that_goes_on_has_no_record(site: Site) -> None:
    opened = await site.open("steady")
    for form in ("", "?form=text"):
        answer = await site.http.get(f"/api/tables/{opened['table']}/record{form}")
        assert (answer.status_code, answer.json()) == (409, {"problem": "not_over"})
    for table in ("nowhere", "a" * 65, "%00", "x'--"):
        answer = await site.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()) == (404, {"problem": "no_such_table"})


def test_a_record_with_another_order_is_found_out(seed: int) -> None:
    record = record_of(Sitting("ss", load("standard", (), {"phases": ("set2",)}), seed).finish().log)
    first = record.entries[0]
    order = (*first.move.order[1:], first.move.order[0])  # type: ignore[union-attr]
    forged = replace(record, entries=(replace(first, move=replace(first.move, order=order)), *record.entries[1:]))
    assert check_record(record).discrepancies == ()
    assert check_record(forged).discrepancies


async def test_health_is_told(site: Site) -> None:
    await site.open("steady")
    assert (await site.http.get("/api/health")).json() == {"version": __version__, "tables": 1}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/app/main.js", "text/javascript; charset=utf-8"),
        ("/vendor/lit.js", "text/javascript; charset=utf-8"),
        ("/app/page.css", "text/css; charset=utf-8"),
        ("/vendor/fonts/atkinson-bold.woff2", "font/woff2"),
        ("/locales/fi/cards.ftl", "text/plain; charset=utf-8"),
    ],
)
async def test_files_come_with_their_types_and_are_asked_for_anew_only_when_changed(
    site: Site, path: str, kind: str
) -> None:
    answer = await site.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"
    again = await site.http.get(path, headers={"if-none-match": f'W/"old", {answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    head = await site.http.head(path)
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", answer.headers["etag"])


async def test_text_is_compressed_for_who_can_read_it_and_fonts_never(site: Site) -> None:
    async with site.http.stream("GET", "/vendor/lit.js") as answer:
        raw = b"".join([piece async for piece in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
    plain = await site.http.get("/vendor/lit.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(raw) == plain.content
    assert "content-encoding" not in (await site.http.get("/vendor/fonts/atkinson-bold.woff2")).headers
    assert (await site.http.get("/api/setup")).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/../pyproject.toml",
        "/%2e%2e/__init__.py",
        "/app/..%2f..%2f__init__.py",
        "/.hidden",
        "/vendor/rebuild.sh",
        "/vendor/lit.d.ts",
        "/app",
        "/app/",
        "/%00",
        "/" + "a" * 4000,
        "/locales/../catalog.py",
        "/locales/en",
        "/api/nothing",
    ],
)
async def test_nothing_else_is_served(site: Site, path: str) -> None:
    answer = await site.http.get(path)
    assert (answer.status_code, answer.json()) == (404, {"problem": "no_such_page"})


async def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "secret.txt").write_text("hidden")
    (tmp_path / "web" / "out.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "web" / "in.txt").write_text("seen")
    async with serving(Settings(House(MemoryStore()), web=tmp_path / "web")) as site:
        assert (await site.http.get("/in.txt")).text == "seen"
        assert (await site.http.get("/out.txt")).status_code == 404


async def test_a_folder_shows_its_own_page(tmp_path: Path) -> None:
    (tmp_path / "sheet").mkdir()
    (tmp_path / "sheet" / "index.html").write_text("the sheet")
    async with serving(Settings(House(MemoryStore()), web=tmp_path)) as site:
        assert (await site.http.get("/sheet/")).text == "the sheet"
        assert (await site.http.get("/")).status_code == 404


async def test_a_changed_file_is_served_anew(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("one")
    async with serving(Settings(House(MemoryStore()), web=tmp_path)) as site:
        first = await site.http.get("/")
        (tmp_path / "index.html").write_text("second")
        second = await site.http.get("/", headers={"if-none-match": first.headers["etag"]})
        assert (first.text, second.status_code, second.text) == ("one", 200, "second")


async def test_a_wrong_method_is_told(site: Site) -> None:
    answer = await site.http.delete("/api/tables")
    assert (answer.status_code, answer.json()) == (405, {"problem": "no_such_page"})
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


async def test_a_fault_of_our_own_is_answered_without_a_word_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> Any:  # noqa: ANN401
        raise RuntimeError("the secret recipe")

    store = MemoryStore()
    monkeypatch.setattr(store, "read", broken)
    async with serving(Settings(House(store))) as site:
        answer = await site.http.get("/api/tables/abc/record")
        assert (answer.status_code, answer.json()) == (500, {"problem": "not_kept"})
        assert "content-security-policy" in answer.headers


async def test_a_table_that_cannot_be_kept_is_not_opened(monkeypatch: pytest.MonkeyPatch, site: Site) -> None:
    async def full(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(site.settings.house.store, "append", full)
    answer = await site.http.post("/api/tables", json={"name": "Anna", "bots": ["steady"]})
    assert (answer.status_code, answer.json()["problem"]) == (503, "not_kept")


async def test_a_deserted_table_is_laid_to_sleep_and_wakes_as_it_was() -> None:
    app_settings = Settings(House(MemoryStore(), pace=AT_ONCE), asleep_seconds=0.005)
    lobby = Lobby(app_settings)
    sitting = Sitting("ps", seed=3)
    sitting.advance()
    await app_settings.house.store.append("game", sitting.log)
    room = await lobby.room("game")
    assert room is not None
    assert await lobby.room("game") is room
    await asyncio.sleep(0.01)
    await lobby.lay_to_sleep()
    assert len(lobby) == 0
    again = await lobby.room("game")
    assert again is not None
    assert again is not room
    assert again.table.state == sitting.table.state
    again.visits += 1
    await lobby.lay_to_sleep()
    assert len(lobby) == 1, "somebody is there"
    await lobby.stop()


async def test_a_table_is_woken_once_however_many_come_at_the_same_moment() -> None:
    app_settings = Settings(House(MemoryStore(), pace=AT_ONCE))
    lobby = Lobby(app_settings)
    await app_settings.house.store.append("game", Sitting("pp").log)
    rooms = await asyncio.gather(*(lobby.room("game") for _ in range(20)))
    assert len({id(room) for room in rooms}) == 1
    await lobby.stop()


async def test_a_log_that_cannot_be_read_keeps_no_other_table_from_waking() -> None:
    store = MemoryStore()
    await store.append("good", Sitting("ss").log)
    await store.append("bad", Sitting("ss").log)
    store._logs["bad"] = [replace(store._logs["bad"][0], seq=4)]
    async with serving(Settings(House(store, pace=AT_ONCE))) as site:
        for _ in range(200):
            if not await store.unfinished(9) or await store.unfinished(9) == ("bad",):
                break
            await asyncio.sleep(0.01)
        assert await store.unfinished(9) == ("bad",)
        assert (await site.http.get("/api/health")).json()["tables"] == 1


REJECTED = {"checks": {"negative_data_rejection": {"expected-statuses": [400, 404, 405, 409, 413, 429]}}}
SCHEMA = schemathesis.openapi.from_dict(spec(), config=schemathesis.Config.from_dict(REJECTED))
ANY = Allowance(1e9, 1e9)
SCHEMA.app = create_app(
    Settings(House(MemoryStore(), pace=Pace(9, 9)), Limits(tables=ANY, seats=ANY, codes=ANY, looks=ANY))
)


@SCHEMA.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_the_answers_are_what_the_description_says(case: schemathesis.Case[Any]) -> None:
    # A body of the right shape may still ask for what there is not: names, presets, rules.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


async def test_the_description_is_served(site: Site) -> None:
    assert (await site.http.get("/api/openapi.json")).json() == msgspec.json.decode(msgspec.json.encode(spec()))


def test_the_page_is_served_by_a_plain_client() -> None:
    """What a browser does first: no header of ours is needed."""

    async def first() -> httpx.Response:
        async with serving() as site:
            return await site.http.get("/", headers={"accept": "*/*"})

    assert asyncio.run(first()).status_code == 200
