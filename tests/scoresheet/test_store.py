"""The sheets on a device: nothing is lost, whatever happens, and old ones open for ever (L34)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.scoresheet.devices import Device, device
from tests.scoresheet.test_files import FILES

OLD = json.loads((FILES / "version-1.json").read_text(encoding="utf-8"))


async def begun(phone: Device, *names: str) -> dict[str, Any]:
    sheet: dict[str, Any] = await phone.ask("begin", names=list(names))
    return sheet


def entry(id_: str, points: int) -> dict[str, Any]:
    return {"id": id_, "round": 0, "player": 0, "cell": {"points": points}, "at": 1}


async def test_a_sheet_is_there_again_after_the_page_was_closed(tmp_path: Path) -> None:
    async with device(tmp_path / "phone.json") as phone:
        sheet = await begun(phone, "Anna", "Ben")
        await phone.ask("keep", sheet=sheet | {"entries": [entry("a", 45)]})
    async with device(tmp_path / "phone.json") as phone:
        assert [each["id"] for each in await phone.ask("all")] == [sheet["id"]]
        kept = await phone.ask("kept", id=sheet["id"])
        assert [each["cell"] for each in kept["entries"]] == [{"points": 45}]


async def test_what_another_tab_wrote_is_not_overwritten(tmp_path: Path) -> None:
    async with device(tmp_path / "phone.json") as phone:
        sheet = await begun(phone, "Anna", "Ben")
        await phone.ask("keep", sheet=sheet | {"entries": [entry("a", 45)]})
        await phone.ask("keep", sheet=sheet | {"entries": [entry("b", 50)]})
        assert [each["id"] for each in (await phone.ask("kept", id=sheet["id"]))["entries"]] == ["a", "b"]


async def test_a_sheet_kept_by_an_old_version_opens(tmp_path: Path) -> None:
    memory = tmp_path / "phone.json"
    memory.write_text(json.dumps([["tenphases.sheet.oldgame", json.dumps(OLD)]]))
    async with device(memory) as phone:
        assert await phone.ask("all") == [{"id": "oldgame", "rounds": 2, "over": True}]
        assert (await phone.ask("kept", id="oldgame"))["entries"] == [
            each | {"cell": each["cell"]} for each in OLD["entries"]
        ]


async def test_a_sheet_of_a_newer_version_is_left_as_it_lies(tmp_path: Path) -> None:
    memory, newer = tmp_path / "phone.json", json.dumps(OLD | {"version": 99})
    memory.write_text(json.dumps([["tenphases.sheet.oldgame", newer], ["tenphases.sheet.torn", "{"]]))
    async with device(memory) as phone:
        assert await phone.ask("all") == []
        strange = {each["id"]: each["code"] for each in await phone.ask("strange")}
        assert strange == {"oldgame": "newer_format", "torn": "unreadable"}
        await phone.ask("keep", sheet=OLD)
    assert dict(json.loads(memory.read_text(encoding="utf-8")))["tenphases.sheet.oldgame"] == newer


async def test_when_storage_is_full_the_sheet_lasts_as_long_as_the_page_and_it_is_known(tmp_path: Path) -> None:
    async with device(tmp_path / "phone.json") as phone:
        await phone.ask("full", yes=True)
        sheet = await begun(phone, "Anna", "Ben")
        assert not await phone.ask("stored", id=sheet["id"])
        assert [each["id"] for each in await phone.ask("all")] == [sheet["id"]]
        await phone.ask("full", yes=False)
        await phone.ask("keep", sheet=sheet)
        assert await phone.ask("stored", id=sheet["id"])


async def test_names_are_remembered_the_latest_first(tmp_path: Path) -> None:
    async with device(tmp_path / "phone.json") as phone:
        await begun(phone, "Anna", "Ben")
        await begun(phone, "Chloé", "Anna", " ")
        assert await phone.ask("names") == ["Chloé", "Anna", "Ben"]


@pytest.mark.parametrize(("text", "found"), [("chloe", 1), ("ANNA", 2), ("anna dan", 1), ("zoe", 0), ("", 2)])
async def test_past_sheets_are_found_by_names_and_days(tmp_path: Path, text: str, found: int) -> None:
    async with device(tmp_path / "phone.json") as phone:
        await begun(phone, "Anna", "Chloé")
        await begun(phone, "Anna", "Dan")
        assert len(await phone.ask("search", text=text)) == found


async def test_a_forgotten_sheet_is_gone(tmp_path: Path) -> None:
    async with device(tmp_path / "phone.json") as phone:
        sheet = await begun(phone, "Anna", "Ben")
        await phone.ask("forget", id=sheet["id"])
        assert await phone.ask("all") == []


async def test_playing_again_keeps_people_and_rules_and_the_next_one_deals(tmp_path: Path) -> None:
    async with device(tmp_path / "phone.json") as phone:
        await phone.ask("keep", sheet=OLD)
        again = await phone.ask("again_for", id="oldgame")
        assert again["names"] == OLD["names"]
        assert again["ruleset"] == OLD["ruleset"]
        assert again["dealer"] == 0  # Ben and Chloé have dealt
        assert again["id"] != "oldgame"
        assert not again.get("entries")
