"""A browser on the real pages: against the real server, and against scenes (mock/), each in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from playwright.sync_api import Browser, sync_playwright
from starlette.types import ASGIApp

from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SeededChance
from tenphases.table.keeper import House, Pace
from tests.browser.demo.conftest import FLAGS, find_chromium
from tests.browser.mock.server import Stage
from tests.browser.reader import SIZES, Reader

AT_ONCE = Pace(0, 0)


@contextmanager
def served(app: ASGIApp) -> Iterator[str]:
    """Serve an application on a free port for a while; yields its address."""
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def real_server(pytestconfig: pytest.Config) -> Iterator[str]:
    """The server itself, its shuffles repeatable and its bots quick."""
    chance = SeededChance(int(pytestconfig.getoption("--seed")))
    with served(create_app(Settings(House(MemoryStore(), chance=chance, pace=AT_ONCE)))) as address:
        yield address


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    """The server of scenes; its ``address`` is where it is reached."""
    scenes = Stage()
    with served(scenes.app()) as address:
        scenes.address = address
        yield scenes


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser; one for each file of tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        yield browser
        browser.close()


Sit = Callable[..., Reader]


@pytest.fixture
def sit(chromium: Browser, stage: Stage) -> Iterator[Sit]:
    """Sit someone down before a page; whatever the page complains of in its console fails the test."""
    readers: list[Reader] = []

    def seated(size: str = "phone", *, theme: str = "table", language: str = "en-GB", audited: bool = False) -> Reader:
        wide, high = SIZES[size]
        phone = size != "desk"
        context = chromium.new_context(
            viewport={"width": wide, "height": high},
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            # A worker would answer in place of the scenes; it has tests of its own (sheet/).
            service_workers="block",
            # axe measures by means of style attributes, which the server's policy forbids.
            bypass_csp=audited,
        )
        readers.append(Reader(context, stage, theme))
        return readers[-1]

    yield seated
    for reader in readers:
        reader.context.close()
    complaints = [complaint for reader in readers for complaint in reader.complaints]
    assert not complaints
