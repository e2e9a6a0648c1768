"""The protocol of shared sheets, message by message: what is refused, and why."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tenphases.scoresheet.reading import read_sheet, sheet_text
from tenphases.server import sheet_api, sheet_messages, sheets
from tenphases.server.settings import Allowance, Limits, Settings
from tenphases.store.memory import MemoryStore
from tenphases.store.sheets import KeptSheet, MemorySheets
from tenphases.table.keeper import House
from tests.scoresheet.writing import blank, played
from tests.server.conftest import Site, serving

Data = dict[str, Any]
NO_RULES: Data = {"ruleset": {"phases": []}}
SHEET = sheet_text(played(blank(2), "L0 45"))


class Page:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def hear(self, type_: str = "") -> Data:
        """Return the next message, or the next of a type."""
        while True:
            message: Data = json.loads(await asyncio.wait_for(self.socket.recv(), 10))
            if type_ in {"", message["type"]}:
                return message

    async def say(self, message: Data | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def follow(self, secret: str | None = None) -> Data:
        await self.say({"type": "Follow"} | ({} if secret is None else {"secret": secret}))
        return await self.hear()

    async def write(self, *entries: Data, id_: str = "w", changes: tuple[Data, ...] = ()) -> Data:
        await self.say({"type": "Write", "id": id_, "entries": entries, "changes": changes})
        while (message := await self.hear()).get("id") != id_:
            pass
        return message


def entry(id_: str = "x", **more: Any) -> Data:  # noqa: ANN401
    return {"id": id_, "round": 1, "player": 0, "cell": {"points": 5}, "at": 10**12} | more


async def share(site: Site, text: str = SHEET) -> Data:
    answer = await site.http.post("/api/sheets", content=text)
    assert answer.status_code == 201, answer.text
    shared: Data = answer.json()
    return shared


@asynccontextmanager
async def page(site: Site, address: str) -> AsyncIterator[Page]:
    async with connect(f"ws://127.0.0.1:{site.port}/api/sheets/{address}/socket", close_timeout=1) as socket:
        yield Page(socket)


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with serving() as found:
        yield found


async def test_a_shared_sheet_can_be_fetched_as_it_would_be_exported(site: Site) -> None:
    shared = await share(site)
    answer = await site.http.get(f"/api/sheets/{shared['sheet']}")
    assert answer.status_code == 200
    assert answer.text == SHEET
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("text", "status", "problem"),
    [
        ("", 400, "unreadable"),
        ("{}", 400, "unreadable"),
        (SHEET.replace('"version":1', '"version":9'), 400, "unreadable"),
        (" " * 3_000_000, 413, "too_much"),
    ],
)
async def test_what_is_no_sheet_is_not_shared(site: Site, text: str, status: int, problem: str) -> None:
    answer = await site.http.post("/api/sheets", content=text)
    assert (answer.status_code, answer.json()) == (status, {"problem": problem})


@pytest.mark.parametrize("address", ["nobody", "..", "A", "x" * 65])
async def test_an_address_without_a_sheet_is_told(site: Site, address: str) -> None:
    assert (await site.http.get(f"/api/sheets/{address}")).status_code == 404
    if address != "..":
        async with page(site, address) as one:
            assert await one.hear() == {"type": "SheetRefused", "id": "", "problem": "no_such_sheet"}
            with pytest.raises(ConnectionClosed) as closed:
                await one.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


async def test_following_tells_the_whole_sheet_and_how_many_look_on(site: Site) -> None:
    shared = await share(site)
    async with page(site, shared["sheet"]) as one, page(site, shared["sheet"]) as two:
        now = await one.follow(shared["secret"])
        assert now["type"] == "SheetNow"
        assert now["writes"]
        assert read_sheet(json.dumps(now["sheet"])) == read_sheet(SHEET)
        assert await one.hear() == {"type": "SheetPresent", "count": 1}
        assert not (await two.follow())["writes"]
        assert await one.hear() == {"type": "SheetPresent", "count": 2}
        await two.socket.close()
        assert await one.hear() == {"type": "SheetPresent", "count": 1}


async def test_what_is_written_is_told_to_everyone_once(site: Site) -> None:
    shared = await share(site)
    async with page(site, shared["sheet"]) as one, page(site, shared["sheet"]) as two:
        await one.follow(shared["secret"])
        await two.follow()
        assert (await one.write(entry()))["type"] == "SheetWritten"
        news = await two.hear("SheetNews")
        assert [each["id"] for each in news["entries"]] == ["x"]
        assert (await one.write(entry(cell={"points": 99}), entry("y"), id_="again"))["type"] == "SheetWritten"
        assert [each["id"] for each in (await two.hear("SheetNews"))["entries"]] == ["y"]
    sheet = read_sheet((await site.http.get(f"/api/sheets/{shared['sheet']}")).text)
    assert [each.cell.points for each in sheet.entries if each.id == "x"] == [5]


@pytest.mark.parametrize(
    ("message", "id_", "problem"),
    [
        ("", "", "unreadable"),
        ("{}", "", "unreadable"),
        ('{"type": "Shout", "id": "a"}', "a", "unreadable"),
        ('{"type": "Write"}', "", "unreadable"),
        ('{"type": "Write", "id": ""}', "", "unreadable"),
        (b"\xff\x00", "", "unreadable"),
        ({"type": "Write", "id": "a", "entries": [entry(round=200)]}, "a", "unreadable"),
        ({"type": "Write", "id": "a", "entries": [entry(player=2)]}, "a", "not_fitting"),
        ({"type": "Write", "id": "a", "changes": [{"id": "c", "dealer": 2}]}, "a", "not_fitting"),
        ({"type": "Write", "id": "a", "changes": [{"id": "c", "player": 3, "name": "C"}]}, "a", "not_fitting"),
        (
            {"type": "Write", "id": "a", "changes": [{"id": "c", "rules": {"ruleset": {"phases": []}}}]},
            "a",
            "not_fitting",
        ),
        ({"type": "Write", "id": "a", "entries": [entry(by="x" * 61_000)]}, "a", "too_much"),
    ],
)
async def test_what_cannot_be_written_is_refused(site: Site, message: Any, id_: str, problem: str) -> None:  # noqa: ANN401
    shared = await share(site)
    async with page(site, shared["sheet"]) as one:
        await one.follow(shared["secret"])
        await one.say(message)
        assert await one.hear("SheetRefused") == {"type": "SheetRefused", "id": id_, "problem": problem}
        assert (await one.write(entry()))["type"] == "SheetWritten"  # and the line is as good as before


async def test_who_reads_or_has_not_said_follow_cannot_write(site: Site) -> None:
    shared = await share(site)
    async with page(site, shared["sheet"]) as one:
        assert (await one.write(entry()))["problem"] == "follow_first"
        assert (await one.follow("guessed"))["problem"] == "foreign"
        assert (await one.write(entry()))["problem"] == "follow_first"
        await one.follow()
        assert (await one.write(entry()))["problem"] == "read_only"
    assert len(read_sheet((await site.http.get(f"/api/sheets/{shared['sheet']}")).text).entries) == 2


async def test_a_sheet_has_room_for_so_many_acts_and_no_more(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sheets, sheet_api):
        monkeypatch.setattr(module, "MOST_ACTS", 3)
    shared = await share(site)
    async with page(site, shared["sheet"]) as one:
        await one.follow(shared["secret"])
        assert (await one.write(entry("a"), entry("b")))["problem"] == "too_much"
        assert (await one.write(entry("a")))["type"] == "SheetWritten"
        assert (await one.write(entry("a")))["type"] == "SheetWritten"
        assert (await one.write(entry("b")))["problem"] == "too_much"
    big = played(blank(2), "L0 45", "L0 45")
    assert (await site.http.post("/api/sheets", content=sheet_text(big))).status_code == 413
    assert sheet_messages.MOST_ACTS > 1000


async def test_one_address_cannot_share_without_end() -> None:
    settings = Settings(House(MemoryStore()), Limits(sheets=Allowance(1, 0)))
    async with serving(settings) as site:
        await share(site)
        answer = await site.http.post("/api/sheets", content=SHEET)
        assert (answer.status_code, answer.json()) == (429, {"problem": "too_much"})


async def test_one_address_cannot_look_without_end() -> None:
    async with serving(Settings(House(MemoryStore()), Limits(looks=Allowance(1, 0)))) as site:
        shared = await share(site)
        answers = [await site.http.get(f"/api/sheets/{shared['sheet']}") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]


async def test_one_page_cannot_say_more_than_its_share() -> None:
    settings = Settings(House(MemoryStore()), Limits(messages=Allowance(3, 0), ignored=2))
    async with serving(settings) as site:
        shared = await share(site)
        async with page(site, shared["sheet"]) as one:
            await one.follow(shared["secret"])
            answers = [await one.write(entry(f"e{at}"), id_=f"w{at}") for at in range(4)]
            assert [each.get("problem") for each in answers] == [None, None, "too_much", "too_much"]
            await one.say({"type": "Follow"})
            with pytest.raises(ConnectionClosed):
                await one.hear("nothing")


class Broken(MemorySheets):
    """A store whose disk is full."""

    full = True

    async def begin(self, sheet: str, kept: KeptSheet, now: int) -> None:
        if self.full:
            raise OSError
        await super().begin(sheet, kept, now)

    async def add(self, sheet: str, acts: Any, now: int) -> None:  # noqa: ANN401
        if self.full:
            raise OSError
        await super().add(sheet, acts, now)


async def test_what_cannot_be_kept_is_not_told_and_can_be_sent_again() -> None:
    store = Broken()
    async with serving(Settings(House(MemoryStore()), sheets=store)) as site:
        answer = await site.http.post("/api/sheets", content=SHEET)
        assert (answer.status_code, answer.json()) == (503, {"problem": "not_kept"})
        store.full = False
        shared = await share(site)
        async with page(site, shared["sheet"]) as one:
            await one.follow(shared["secret"])
            store.full = True
            assert (await one.write(entry()))["problem"] == "not_kept"
            store.full = False
            assert (await one.write(entry()))["type"] == "SheetWritten"


class Slow(MemorySheets):
    """A store that takes its time."""

    async def add(self, sheet: str, acts: Any, now: int) -> None:  # noqa: ANN401
        await asyncio.sleep(0.1)
        await super().add(sheet, acts, now)


async def test_what_is_being_written_is_kept_though_its_writer_has_left() -> None:
    async with serving(Settings(House(MemoryStore()), sheets=Slow())) as site:
        shared = await share(site)
        async with page(site, shared["sheet"]) as two:
            await two.follow()
            async with page(site, shared["sheet"]) as one:
                await one.follow(shared["secret"])
                await one.say({"type": "Write", "id": "w", "entries": [entry()]})
            assert [each["id"] for each in (await two.hear("SheetNews"))["entries"]] == ["x"]
        async with page(site, shared["sheet"]) as three:
            assert len((await three.follow())["sheet"]["entries"]) == 3
