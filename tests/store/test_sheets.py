"""Shared sheets in every store: each act once, the first one stays, and tables of version 1 are brought up to date."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from tenphases.store.schema import METADATA, SHEET_ACTS, SHEETS, STEPS
from tenphases.store.sheets import KeptSheet, MemorySheets, SheetStore, SqlSheets
from tenphases.store.sql import SqlStore, open_database, open_sqlite

KINDS = ("memory", "sqlite", "postgres")


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> SqlStore | None:
    match request.param:
        case "sqlite":
            return open_sqlite(tmp_path / "games.sqlite3")
        case "postgres":
            return open_database(request.getfixturevalue("postgres")())
        case _:
            return None


@pytest.fixture
async def sheets(database: SqlStore | None) -> AsyncIterator[SheetStore]:
    yield MemorySheets() if database is None else database.sheets()
    if database is not None:
        await database.close()


every_store = pytest.mark.parametrize("database", KINDS, indirect=True)
databases = pytest.mark.parametrize("database", KINDS[1:], indirect=True)


@every_store
async def test_a_sheet_is_read_as_it_was_kept(sheets: SheetStore) -> None:
    kept = KeptSheet("key", "above", {"e:1": "one", "e:2": "två"})
    await sheets.begin("s", kept, 1000)
    assert await sheets.read("s") == kept
    assert await sheets.read("other") is None


@every_store
async def test_an_act_is_kept_once_and_the_first_one_stays(sheets: SheetStore) -> None:
    await sheets.begin("s", KeptSheet("key", "above"), 1000)
    await sheets.add("s", {"e:1": "one"}, 1001)
    await sheets.add("s", {"e:1": "another", "c:1": "change"}, 1002)
    await sheets.add("s", {}, 1003)
    assert await sheets.read("s") == KeptSheet("key", "above", {"e:1": "one", "c:1": "change"})


@every_store
async def test_sheets_on_which_nobody_has_written_are_told_and_forgotten_for_good(sheets: SheetStore) -> None:
    for at, sheet in enumerate(("old", "older", "written on")):
        await sheets.begin(sheet, KeptSheet("key", "above", {"e:1": "one"}), 1000 - at)
    await sheets.add("written on", {"e:2": "two"}, 5000)
    assert set(await sheets.stale(2000, 9)) == {"old", "older"}
    assert await sheets.stale(1000, 9) == ("older",)
    assert len(await sheets.stale(9000, 1)) == 1
    await sheets.forget("older")
    await sheets.forget("nowhere")
    assert await sheets.stale(2000, 9) == ("old",)
    assert await sheets.read("older") is None
    await sheets.begin("older", KeptSheet("key", "above"), 6000)
    assert await sheets.read("older") == KeptSheet("key", "above")


@databases
async def test_two_servers_that_keep_the_same_act_in_one_moment_keep_it_once(database: SqlStore) -> None:
    url = database._engine.url.render_as_string(hide_password=False)
    other = open_database(url)
    try:
        await database.sheets().begin("s", KeptSheet("key", "above"), 1000)
        both = [database.sheets(), other.sheets()]
        for at in range(20):
            await asyncio.gather(
                *(each.add("s", {f"e:{at}": "same", f"e:{id(each)}-{at}": "own"}, at) for each in both)
            )
        found = await other.sheets().read("s")
        assert found is not None
        assert len(found.acts) == 60
    finally:
        await other.close()
        await database.close()


@databases
async def test_tables_of_version_1_become_what_new_ones_are(database: SqlStore) -> None:
    engine = create_engine(database._engine.url)
    tables = (SHEET_ACTS, SHEETS)
    fresh = {table.name: inspect(engine).get_columns(table.name) for table in tables}
    keys = {table.name: inspect(engine).get_pk_constraint(table.name)["constrained_columns"] for table in tables}
    with engine.begin() as connection:
        METADATA.drop_all(connection, tables=tables)
        for statement in STEPS[1]:
            connection.exec_driver_sql(statement)
    for table in tables:
        told = inspect(engine).get_columns(table.name)
        assert [(each["name"], str(each["type"]), each["nullable"]) for each in told] == [
            (each["name"], str(each["type"]), each["nullable"]) for each in fresh[table.name]
        ]
        assert inspect(engine).get_pk_constraint(table.name)["constrained_columns"] == keys[table.name]
    engine.dispose()
    await database.close()


async def test_a_file_of_version_1_takes_shared_sheets(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await open_sqlite(path).close()
    with sqlite3.connect(path) as raw:
        raw.executescript("DROP TABLE sheet_acts; DROP TABLE sheets; UPDATE tenphases SET version = 1;")
    raw.close()
    store = open_sqlite(path)
    sheets: SqlSheets = store.sheets()
    await sheets.begin("s", KeptSheet("key", "above", {"e:1": "one"}), 1000)
    await store.close()
    again = open_sqlite(path)
    assert await again.sheets().read("s") == KeptSheet("key", "above", {"e:1": "one"})
    await again.close()
