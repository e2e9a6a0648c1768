"""A shared sheet over the real server: two writers, a reader, lines that drop, a server that is killed."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tenphases.rules.ruleset import Ruleset
from tenphases.scoresheet.document import Sheet
from tenphases.server.settings import DAY_SECONDS, Settings
from tenphases.server.sheets import SheetRooms
from tenphases.store.memory import MemoryStore
from tenphases.store.sheets import MemorySheets
from tenphases.table.keeper import House as Tables
from tests.scoresheet.devices import Device, House, agree, device, house
from tests.server.conftest import Site, serving
from tests.table.keeping import HandClock


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with serving() as found:
        yield found


@pytest.fixture
async def anna(tmp_path: Path, site: Site) -> AsyncIterator[Device]:
    async with device(tmp_path / "anna.json", site.port) as found:
        yield found


@pytest.fixture
async def ben(tmp_path: Path, site: Site) -> AsyncIterator[Device]:
    async with device(tmp_path / "ben.json", site.port) as found:
        yield found


async def shared(anna: Device) -> tuple[str, str]:
    """Have Anna share a sheet; the links for writing and for reading."""
    sheet = await anna.ask("begin", names=["Anna", "Ben", "Chloé"])
    links = await anna.ask("share", id=sheet["id"])
    await anna.live()
    return links["link"], links["reading"]


async def test_two_writers_see_each_others_entries(anna: Device, ben: Device) -> None:
    link, _ = await shared(anna)
    await anna.write(0, 0, 0, laid=True, out=True)
    await ben.ask("open", link=link)
    await ben.live(2)
    await ben.write(0, 1, 45)
    await anna.write(0, 2, 20, laid=True)
    sheet = await agree(anna, ben, entries=3)
    assert (await anna.ask("account"))["standings"] == [
        {"phases": 1, "total": 0},
        {"phases": 0, "total": 45},
        {"phases": 1, "total": 20},
    ]
    assert {entry.by for entry in sheet.entries} == {"device"}


async def test_a_reader_sees_everything_and_writes_nothing(anna: Device, ben: Device) -> None:
    _, reading = await shared(anna)
    assert not (await ben.ask("open", link=reading))["writes"]
    await anna.write(0, 0, 5)
    await agree(anna, ben, entries=1)
    await ben.write(0, 1, 10)
    assert len((await ben.sheet()).entries) == 1
    assert len((await anna.sheet()).entries) == 1


async def test_a_wrong_secret_lets_one_read(anna: Device, ben: Device) -> None:
    _, reading = await shared(anna)
    await ben.ask("open", link=f"{reading}?w=guessed")
    await ben.until(lambda state: state["state"] == "live" and not state["writes"])
    await anna.write(0, 0, 5)
    await agree(anna, ben, entries=1)


async def test_what_two_wrote_at_once_in_one_cell_is_shown_until_somebody_decides(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "games.sqlite3") as server,
        device(tmp_path / "anna.json", server.port) as anna,
        device(tmp_path / "ben.json", server.port) as ben,
    ):
        link, _ = await shared(anna)
        await ben.ask("open", link=link)
        await ben.live(2)
        await server.kill()
        for each in (anna, ben):
            await each.until(lambda state: state["state"] == "waiting")
        await anna.write(3, 1, 40)
        await ben.write(3, 1, 45)
        await server.start()
        await agree(anna, ben, entries=2)
        rivals = await anna.ask("rivals")
        assert rivals in ([{"points": 40}], [{"points": 45}])
        assert await ben.ask("rivals") == rivals
        await anna.write(3, 1, 45)
        await agree(anna, ben, entries=3)
        assert await ben.ask("rivals") == []
        assert [cell["points"] for cell in await ben.ask("history", round=3, player=1)][2] == 45


async def test_an_address_without_a_sheet_is_told(ben: Device) -> None:
    with pytest.raises(AssertionError, match="no_such_sheet"):
        await ben.ask("open", link="http://there/#/sheet/s/nobody")


async def test_no_entry_is_lost_however_often_line_and_server_fail(tmp_path: Path, seed: int, *, soak: bool) -> None:
    async with house(tmp_path / "games.sqlite3") as server:
        await fail_often(tmp_path, server, random.Random(seed), lives=20 if soak else 2)


async def fail_often(folder: Path, server: House, rng: random.Random, lives: int) -> None:
    """Write with two devices while the server is killed, and lose both devices at once now and then."""
    wrote, sheet, link = 0, "", ""
    for life in range(lives):
        async with (
            device(folder / "anna.json", server.port) as anna,
            device(folder / "ben.json", server.port) as ben,
        ):
            if life == 0:
                link, _ = await shared(anna)
                sheet = (await anna.sheet()).id
                await ben.ask("open", link=link)
            else:
                assert await anna.ask("again", id=sheet)
                assert await ben.ask("again", id=sheet)
            for step in range(12):
                if step in {3, 9}:
                    await server.kill()
                    await asyncio.sleep(rng.random() * 0.05)
                await rng.choice((anna, ben)).write(rng.randrange(10), rng.randrange(3), rng.randrange(20) * 5)
                wrote += 1
                if step in {6, 11}:
                    await server.start()
    async with (
        device(folder / "anna.json", server.port) as anna,
        device(folder / "ben.json", server.port) as ben,
        device(folder / "late.json", server.port) as late,
    ):
        await anna.ask("again", id=sheet)
        await ben.ask("again", id=sheet)
        last = await agree(anna, ben, entries=wrote)
        await late.ask("open", link=link)
        assert await agree(late, entries=wrote) == last


async def test_one_who_goes_on_alone_keeps_the_sheet(anna: Device, ben: Device) -> None:
    link, _ = await shared(anna)
    await ben.ask("open", link=link)
    await ben.live(2)
    await ben.ask("leave")
    await ben.write(0, 0, 35)
    await anna.write(0, 1, 10)
    await agree(anna, entries=1)
    assert len((await ben.sheet()).entries) == 1
    assert (await ben.ask("state"))["state"] == "local"


async def test_names_rules_and_the_early_end_are_shared_too(anna: Device, ben: Device) -> None:
    link, _ = await shared(anna)
    await ben.ask("open", link=link)
    await ben.live(2)
    await anna.ask("change", change={"player": 1, "name": "Benno"})
    await ben.ask("change", change={"closed": True})
    for each in (anna, ben):
        while True:
            sheet = await each.sheet()
            if sheet.closed and sheet.names[1] == "Benno":
                break
            await asyncio.sleep(0.02)
    assert await anna.sheet() == await ben.sheet()


@pytest.mark.parametrize("days", [400, 7])
async def test_a_sheet_on_which_nobody_writes_is_forgotten_after_as_long_as_the_host_says(days: int) -> None:
    clock, sheets = HandClock(), MemorySheets()
    clock.time = 1e9
    rooms = SheetRooms(Settings(Tables(MemoryStore(), clock), sheets=sheets, sheets_kept_seconds=days * DAY_SECONDS))
    sheet = Sheet("s1", ("Anna", "Ben"), Ruleset())
    untouched, written, looked_at = [(await rooms.open(sheet)).sheet for _ in range(3)]
    clock.time += (days - 1) * DAY_SECONDS
    await rooms.clear_out()
    assert all([await sheets.read(sheet) for sheet in (untouched, written, looked_at)])
    await sheets.add(written, {}, clock.now())
    room = await rooms.enter(looked_at)
    assert room is not None
    clock.time += 2 * DAY_SECONDS
    await rooms.clear_out()
    assert [await sheets.read(sheet) is not None for sheet in (untouched, written, looked_at)] == [False, True, True]
    rooms.leave(room)
    await rooms.clear_out()
    assert await sheets.read(looked_at) is None
    assert await rooms.enter(untouched) is None
