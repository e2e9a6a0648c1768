"""Finding a table and sitting down over HTTP: lists, codes, invitations, pictures to scan, seats."""

import logging
from typing import Any

import httpx
import pytest
import segno
from starlette.requests import Request

from tenphases.server import links
from tenphases.server.lobby import Lobby
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House, Pace
from tests.server.conftest import Data, Site, serving
from tests.table.keeping import HandClock

AT_ONCE = Pace(0, 0)


async def listed(site: Site) -> list[Data]:
    tables: list[Data] = (await site.http.get("/api/tables?open=1")).json()["tables"]
    return tables


async def test_open_tables_are_listed_while_somebody_is_there_and_a_seat_is_free(site: Site) -> None:
    terms = {"title": "Friday", "open": True, "timer": 60}
    opened = await site.gather("host", "open", "steady", terms=terms, preset="dutch", variants=["even"])
    await site.gather("host", "open", name="Hidden")
    assert await listed(site) == [], "nobody is there yet"
    async with site.page(opened["table"], secret=opened["secret"]) as anna:
        (table,) = await listed(site)
        assert table["rules"] == {
            "game": "cards",
            "preset": "dutch",
            "variants": ["even"],
            "switches": {},
            "called": "",
        }
        assert [seat["name"] for seat in table["seats"]][:2] == ["Anna", ""]
        assert (table["table"], table["title"], table["host"]) == (opened["table"], "Friday", "Anna")
        assert (table["gathering"], table["round"], table["timer"]) == (True, 0, 60)
        taken = await site.join(opened["table"], "Ben")
        assert await listed(site) == [], "no seat is free"
        async with site.page(opened["table"], secret=taken["secret"]) as ben:
            await anna.until(lambda update: update["seats"][1]["present"])
            await anna.ask("Start")
            await ben.until(lambda update: bool(update["view"]["hand"]))
            (table,) = await listed(site)
            assert (table["gathering"], table["round"]) == (False, 1), "the bot's seat can be had between rounds"
            assert "secret" not in str(table)
    assert await listed(site) == []


async def test_tables_by_invitation_are_never_listed_however_the_terms_were_before(site: Site) -> None:
    opened = await site.gather("host", "open", terms={"open": True})
    async with site.page(opened["table"], secret=opened["secret"]) as anna:
        assert len(await listed(site)) == 1
        await anna.ask("ChangeTerms", terms={"open": False})
        assert await listed(site) == []


@pytest.mark.parametrize(
    ("seats", "wrong"),
    [
        (["open", "open"], "bad_seats"),
        (["host", "host"], "bad_seats"),
        (["host"], "bad_seats"),
        (["host", "clever"], "no_such_bot"),
        (["host", "Host"], "no_such_bot"),
    ],
)
async def test_seats_that_are_none_are_told(site: Site, seats: list[str], wrong: str) -> None:
    answer = await site.http.post("/api/tables", json={"name": "Anna", "start": "later", "seats": seats})
    assert (answer.status_code, answer.json()["problem"]) == (400, wrong)


@pytest.mark.parametrize(
    "body",
    [
        {"start": "soon"},
        {"start": "later", "seats": ["host"] + ["open"] * 6},
        {"terms": {"timer": 5}},
        {"terms": {"timer": 4000}},
        {"terms": {"stand_in_after": -1}},
        {"terms": {"title": "x" * 201}},
    ],
)
async def test_terms_out_of_bounds_cannot_be_read(site: Site, body: Data) -> None:
    answer = await site.http.post("/api/tables", json={"name": "Anna"} | body)
    assert (answer.status_code, answer.json()["problem"]) == (400, "unreadable")


async def test_the_title_is_made_fit_to_be_shown_or_refused(site: Site) -> None:
    opened = await site.gather("host", "open", terms={"title": " <b>\u202e our  table "})
    async with site.page(opened["table"]) as page:
        assert page.update["table"]["terms"]["title"] == "<b> our table"
    for wrong in ({"terms": {"title": "x" * 41}}, {"called": "x" * 61}):
        answer = await site.http.post("/api/tables", json={"name": "Anna", **wrong})
        assert (answer.status_code, answer.json()["problem"]) == (400, "bad_text")


async def test_the_name_of_the_rules_comes_with_them(site: Site) -> None:
    opened = await site.gather("host", "open", called=" Ours \u202e at home", preset="dutch", terms={"open": True})
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        assert page.update["table"]["rules"]["called"] == "Ours at home"
        assert [table["rules"]["called"] for table in await listed(site)] == ["Ours at home"]


async def test_a_table_for_the_host_and_bots_gathers_too(site: Site) -> None:
    opened = await site.open("steady", start="later")
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        assert [seat["bot"] for seat in page.update["seats"]] == [None, "steady"]
        assert page.update["table"]["gathering"]
    usual = await site.open(start="later")
    async with site.page(usual["table"]) as page:
        assert [seat["free"] for seat in page.update["seats"]] == [False, True, True, True]


async def test_the_host_sits_where_they_want(site: Site) -> None:
    opened = await site.gather("open", "steady", "host")
    assert opened["seat"] == 2
    async with site.page(opened["table"], secret=opened["secret"]) as page:
        assert (page.update["view"]["seat"], page.update["table"]["host"]) == (2, 2)


async def test_a_table_dealt_at_once_has_terms_too(site: Site) -> None:
    opened = await site.open("steady", terms={"timer": 30, "hints": False}, preset="dutch")
    async with site.page(opened["table"]) as page:
        assert page.update["table"]["terms"]["timer"] == 30
        assert page.update["table"]["terms"]["hints"] is False
        assert page.update["table"]["rules"]["preset"] == "dutch"
        assert page.update["table"]["gathering"] is False


async def test_nobody_sits_down_at_a_table_there_is_not_or_twice_on_one_seat(site: Site) -> None:
    for table in ("nowhere", "x'--", "%00"):
        answer = await site.http.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
        assert (answer.status_code, answer.json()) == (404, {"problem": "no_such_table"})
    opened = await site.gather("host", "open", "open")
    await site.join(opened["table"], "Ben", seat=2)
    for seat in (0, 2, 3, -1):
        answer = await site.http.post(f"/api/tables/{opened['table']}/seats", json={"name": "Cleo", "seat": seat})
        assert (answer.status_code, answer.json()) == (409, {"problem": "no_seat"})


@pytest.mark.parametrize("secret", ["short", "x" * 21, "x" * 129, "ü" * 24, "x" * 23 + "/"])
async def test_a_secret_of_ones_own_must_be_one(site: Site, secret: str) -> None:
    opened = await site.gather("host", "open")
    answer = await site.http.post(f"/api/tables/{opened['table']}/seats", json={"name": "Ben", "secret": secret})
    assert (answer.status_code, answer.json()["problem"]) == (400, "unreadable")


async def test_only_so_many_seats_are_taken_and_codes_tried_from_one_address() -> None:
    limits = Limits(seats=Allowance(2, 0.001), codes=Allowance(2, 0.001), looks=Allowance(2, 0.001))
    async with serving(Settings(House(MemoryStore(), pace=AT_ONCE), limits)) as site:
        opened = await site.gather("host", *["open"] * 5)
        seats = [await site.http.post(f"/api/tables/{opened['table']}/seats", json={"name": "Ben"}) for _ in range(3)]
        codes = [await site.http.get("/api/codes/aaaaa") for _ in range(3)]
        lists = [await site.http.get("/api/tables") for _ in range(3)]
        for answers in (seats, codes, lists):
            assert (answers[-1].status_code, answers[-1].json()) == (429, {"problem": "too_much"})
            assert answers[-2].status_code != 429


async def test_a_new_tables_code_leads_to_it_and_to_no_other(monkeypatch: pytest.MonkeyPatch, site: Site) -> None:
    drawn = iter(["aaaaabbbbbbb", "aaaaaccccccc", "aaaaaddddddd", "bbbbbeeeeeee"])
    monkeypatch.setattr("tenphases.server.lobby.new_id", lambda _: next(drawn))
    first, second = await site.gather("host", "open"), await site.gather("host", "open")
    assert (first["table"], second["table"]) == ("aaaaabbbbbbb", "bbbbbeeeeeee")


# ------------------------------------------------------------------ links and pictures


def path_of(svg: str) -> str:
    return svg.partition(' d="')[2].partition('"')[0]


def picture_of(link: str) -> str:
    """Return the path of a picture of that link."""
    return path_of(links.drawn(link).decode())


async def test_the_invitation_names_the_address_it_was_asked_at(site: Site) -> None:
    opened = await site.gather("host", "open")
    answer = await site.http.get(f"/api/tables/{opened['table']}/invitation", headers={"host": "play.example.org"})
    link = f"http://play.example.org/#/t/{opened['table']}"
    assert answer.json() == {"link": link, "code": opened["code"]}
    picture = await site.http.get(f"/api/tables/{opened['table']}/qr.svg", headers={"host": "play.example.org"})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["cache-control"] == "no-store"
    assert path_of(picture.text) == picture_of(link)
    assert "<script" not in picture.text


async def test_a_seats_personal_link_is_drawn_for_its_holder_alone(site: Site) -> None:
    opened = await site.gather("host", "open")
    address = f"/api/tables/{opened['table']}/qr.svg"
    answer = await site.http.post(address, json={"secret": opened["secret"]}, headers={"host": "here:8010"})
    assert path_of(answer.text) == picture_of(f"http://here:8010/#/t/{opened['table']}/seat/{opened['secret']}")
    for body, status, wrong in (
        ({"secret": "nobody's"}, 403, "foreign"),
        ({}, 400, "unreadable"),
        ({"secret": "x" * 200}, 400, "unreadable"),
    ):
        answer = await site.http.post(address, json=body)
        assert (answer.status_code, answer.json()) == (status, {"problem": wrong})
    answer = await site.http.post("/api/tables/nowhere/qr.svg", json={"secret": opened["secret"]})
    assert (answer.status_code, answer.json()) == (404, {"problem": "no_such_table"})


@pytest.mark.parametrize("path", ["invitation", "qr.svg", "replay"])
async def test_there_is_no_way_to_a_table_there_is_not(site: Site, path: str) -> None:
    answer = await site.http.get(f"/api/tables/nowhere/{path}")
    assert (answer.status_code, answer.json()) == (404, {"problem": "no_such_table"})


def asked(host: str | None, scheme: str = "http") -> Request:
    headers = [] if host is None else [(b"host", host.encode())]
    scope: dict[str, Any] = {"type": "http", "headers": headers, "path": "/", "scheme": scheme, "server": ("x", 80)}
    return Request(scope | {"query_string": b"", "method": "GET"})


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("play.example.org", "play.example.org"),
        ("192.168.1.7:8010", "192.168.1.7:8010"),
        ("[2001:db8::1]:8010", "[2001:db8::1]:8010"),
        ("localhost:8010", "10.0.0.5:8010"),
        ("127.0.0.1:8010", "10.0.0.5:8010"),
        ("[::1]:8010", "10.0.0.5:8010"),
        ("LocalHost", "10.0.0.5"),
        ("localhost.example.org", "localhost.example.org"),
        ("evil/#", "10.0.0.5"),
        ("a b", "10.0.0.5"),
        ("x@y", "10.0.0.5"),
        (None, "10.0.0.5"),
    ],
)
def test_others_in_the_network_are_sent_to_where_they_can_get(
    monkeypatch: pytest.MonkeyPatch, host: str | None, found: str
) -> None:
    monkeypatch.setattr(links, "network_address", lambda: "10.0.0.5")
    assert links.base(asked(host), in_network=True) == f"http://{found}/"
    monkeypatch.setattr(links, "network_address", lambda: None)
    assert "10.0.0.5" not in links.base(asked(host), in_network=True)


def test_a_server_for_this_machine_alone_sends_nobody_elsewhere() -> None:
    assert links.base(asked("localhost:8010", "https"), in_network=False) == "https://localhost:8010/"


def test_a_picture_can_be_scanned_and_is_its_link() -> None:
    link = "https://play.example.org/#/t/k7mq2w9xhd4p"
    svg = links.drawn(link).decode()
    assert svg.startswith("<svg")
    assert 'viewBox="0 0' in svg
    assert segno.make(link, error="m", micro=False).matrix


async def test_nothing_that_is_logged_holds_a_secret(caplog: pytest.LogCaptureFixture, site: Site) -> None:
    caplog.set_level(logging.DEBUG)
    opened = await site.gather("host", "open")
    taken = await site.join(opened["table"], "Ben")
    await site.http.post(f"/api/tables/{opened['table']}/qr.svg", json={"secret": taken["secret"]})
    await site.http.post("/api/mine", json={"seats": [{"table": opened["table"], "secret": taken["secret"]}]})
    async with site.page(opened["table"], secret=taken["secret"]):
        pass
    server_side = [record.getMessage() for record in caplog.records if not record.name.startswith(("http", "websock"))]
    assert not [line for line in server_side if taken["secret"] in line or opened["secret"] in line]


# ------------------------------------------------------------------ what is kept how long


async def test_a_game_nobody_goes_on_with_is_forgotten_after_a_month_and_one_that_is_over_never() -> None:
    clock, store = HandClock(), MemoryStore()
    clock.time = 1e9
    settings = Settings(House(store, clock, pace=Pace(9, 9)))
    lobby = Lobby(settings)
    async with serving(settings) as site:
        stale, seen = await site.gather("host", "open"), await site.gather("host", "open")
        await clock.go_on(29 * 86_400)
        async with site.page(seen["table"], secret=seen["secret"]) as page:
            await page.ask("ChangeTerms", terms={"title": "still here"})
        await clock.go_on(2 * 86_400)
        store._over.add("finished")
        store._logs["finished"] = store._logs[stale["table"]]
        await lobby.clear_out()
        assert set(store._logs) == {seen["table"], "finished"}


async def test_a_game_that_is_awake_is_not_forgotten() -> None:
    clock, store = HandClock(), MemoryStore()
    lobby = Lobby(Settings(House(store, clock, pace=Pace(9, 9))))
    async with serving(Settings(House(store, clock, pace=Pace(9, 9)))) as site:
        opened = await site.open("steady")
        room = await lobby.room(opened["table"])
        assert room is not None
        await clock.go_on(40 * 86_400)
        await lobby.clear_out()
        assert opened["table"] in store._logs
        await lobby.stop()
    assert isinstance(site.http, httpx.AsyncClient)
