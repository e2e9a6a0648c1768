"""A browser on the real pages: against the real server, and against scenes (mock/), each in a thread of its own."""

import asyncio
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from playwright.sync_api import Error as PlaywrightError
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


class Devices:
    """Browser contexts to be had and given back: what one has fetched is not fetched again by the next who has it."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[tuple[str, str, bool, str], list[BrowserContext]] = defaultdict(list)
        self._given: list[tuple[tuple[str, str, bool, str], BrowserContext]] = []

    def have(self, size: str, language: str, theme: str, *, audited: bool) -> BrowserContext:
        """Return a device on which nothing is kept but files of the page."""
        kind = (size, language, audited, theme)
        free = self._free[kind]
        context = free.pop() if free else self._make(size, language, audited=audited)
        self._given.append((kind, context))
        return context

    def _make(self, size: str, language: str, *, audited: bool) -> BrowserContext:
        wide, high = SIZES[size]
        return self._browser.new_context(
            viewport={"width": wide, "height": high},
            has_touch=size != "desk",
            is_mobile=size != "desk",
            locale=language,
            # A worker would answer in place of the scenes; it has tests of its own (sheet/).
            service_workers="block",
            # axe measures by means of style attributes, which the server's policy forbids.
            bypass_csp=audited,
        )

    def give_back(self) -> None:
        """Take all of them back, with what was kept on them forgotten."""
        for kind, context in self._given:
            for page in context.pages:
                with suppress(PlaywrightError):
                    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
                page.close()
            self._free[kind].append(context)
        self._given.clear()


@pytest.fixture(scope="module")
def devices(chromium: Browser) -> Devices:
    """The devices of one file of tests."""
    return Devices(chromium)


Sit = Callable[..., Reader]


@pytest.fixture
def sit(devices: Devices, stage: Stage) -> Iterator[Sit]:
    """Sit someone down before a page; whatever the page complains of in its console fails the test."""
    readers: list[Reader] = []

    def seated(size: str = "phone", *, theme: str = "table", language: str = "en-GB", audited: bool = False) -> Reader:
        context = devices.have(size, language, theme, audited=audited)
        readers.append(Reader(context, stage, theme))
        return readers[-1]

    yield seated
    # What is done while a page closes is no complaint.
    complaints = [complaint for reader in readers for complaint in reader.complaints]
    devices.give_back()
    assert not complaints


@pytest.fixture(scope="module")
def seated(devices: Devices) -> Iterator[dict[str, Reader]]:
    """Those who stay before their page for a whole file of tests, by the size of it."""
    found: dict[str, Reader] = {}
    yield found
    devices.give_back()


@pytest.fixture
def stay(devices: Devices, stage: Stage, seated: dict[str, Reader]) -> Iterator[Sit]:
    """Do as ``sit`` for tests that only go from scene to scene: the page is not loaded anew for each of them."""

    def staying(size: str = "phone") -> Reader:
        if size not in seated:
            seated[size] = Reader(devices.have(size, "en-GB", "table", audited=False), stage, "table")
        return seated[size]

    yield staying
    complaints = [complaint for reader in seated.values() for complaint in reader.complaints]
    for reader in seated.values():
        reader.complaints.clear()
        reader.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        reader.page.mouse.move(0, 0)
    assert not complaints
