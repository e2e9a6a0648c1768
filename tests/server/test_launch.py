"""``tenphases serve`` as somebody starts it: what it says, and what it says when it cannot."""

import asyncio
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from tenphases.i18n import LANGUAGES, words
from tenphases.server.launch import greeting
from tenphases.server.network import listen, open_browser
from tenphases.store.schema import SCHEMA, SCHEMA_VERSION
from tenphases.store.sql import open_sqlite


async def serve(*arguments: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-m", "tenphases", "serve", "--lang", "en", "--no-open", *arguments]
    return await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)


async def test_it_says_where_it_is_and_how_to_stop_and_stops(tmp_path: Path) -> None:
    process = await serve("--data", str(tmp_path / "data"), "--port", "0", "--host", "127.0.0.1")
    assert process.stdout is not None
    first = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    address = first.split()[-1]
    async with httpx.AsyncClient() as client:
        assert (await client.get(address)).status_code == 200
    process.send_signal(signal.SIGINT)
    out, err = await asyncio.wait_for(process.communicate(), 10)
    assert (process.returncode, err) == (0, b"")
    assert str(tmp_path / "data") in out.decode()
    assert out.decode().splitlines()[-1] == words("en").say("serve-closed")


async def complaint(*arguments: str) -> str:
    process = await serve(*arguments)
    out, err = await asyncio.wait_for(process.communicate(), 30)
    assert (process.returncode, out) == (1, b"")
    assert len(err.decode().splitlines()) == 1, err.decode()
    return err.decode().strip()


async def test_it_says_what_is_in_the_way(tmp_path: Path) -> None:
    say = words("en").say
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        here = ("--data", str(tmp_path), "--host", "127.0.0.1", "--port")
        assert await complaint(*here, port) == say("serve-port-taken", port=port)
    assert await complaint("--host", "203.0.113.9", "--port", "0") == say("serve-no-host", host="203.0.113.9")
    (tmp_path / "file").write_text("in the way")
    folder = str(tmp_path / "file")
    assert await complaint(*here[2:], "0", "--data", folder) == say("serve-no-data", folder=folder)
    (tmp_path / "games.sqlite3").write_text("this is no database" * 100)
    assert await complaint(*here, "0") == say("serve-no-data", folder=str(tmp_path))


async def test_it_says_what_is_wrong_with_a_database_and_never_its_password() -> None:
    say, here = words("en").say, ("--host", "127.0.0.1", "--port", "0", "--database")
    for nonsense in ("nonsense", "mysql://user@host/name"):
        assert await complaint(*here, nonsense) == say("serve-not-a-database", example="postgresql://user@host/name")
    said = await complaint(*here, "postgresql://anna:secret@127.0.0.1:1/games?connect_timeout=5")
    assert "postgresql://anna:***@127.0.0.1:1/games" in said
    assert "refused" in said
    assert "secret" not in said


async def test_games_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "games.sqlite3")
    with store._engine.begin() as connection:
        connection.execute(update(SCHEMA).values(version=SCHEMA_VERSION + 1))
    await store.close()
    said = await complaint("--data", str(tmp_path), "--host", "127.0.0.1", "--port", "0")
    assert said == words("en").say("serve-data-newer", folder=str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greeting_names_the_addresses_and_draws_one_to_scan(language: str) -> None:
    addresses = ["http://localhost:8010/", "http://192.168.1.20:8010/"]
    lines = list(greeting(words(language), addresses, "/games", drawn=True))
    text = "\n".join(lines)
    assert all(address in text for address in [*addresses, "/games", "Ctrl+C"])
    drawing = [line for line in lines if "\x1b" in line]
    assert len(drawing) > 10
    assert len({len(line) for line in drawing}) == 1
    assert not any("\x1b" in line for line in greeting(words(language), addresses, "/games", drawn=False))
    assert "192" not in "".join(greeting(words(language), addresses[:1], "/games", drawn=True))


class AtOnce:
    """A thread that runs at once."""

    def __init__(self, target: Callable[[str], object], args: tuple[str], *, daemon: bool) -> None:
        assert daemon, "the program must be able to end while a browser takes its time"
        self.target, self.args = target, args

    def start(self) -> None:
        self.target(*self.args)


def test_the_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("threading.Thread", AtOnce)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    open_browser("http://one/")
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser("http://two/")
    assert opened == ["http://two/"]
