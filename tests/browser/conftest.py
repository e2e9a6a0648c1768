"""A browser on the real pages: against the real server, and against scenes (mock/), each in a thread of its own."""

import asyncio
import json
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from starlette.types import ASGIApp

from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House, Pace
from tests.browser.chromium import launch
from tests.browser.mock.server import Stage
from tests.browser.reader import SIZES, Reader
from tests.chance_and_time import ChanceOfTests, ClockOfTests

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
def house() -> Iterator[tuple[str, House]]:
    """The server itself, its bots quick: its address, and what its tables share."""
    found = House(MemoryStore(), ClockOfTests(), ChanceOfTests(0), AT_ONCE)
    with served(create_app(Settings(found))) as address:
        yield address, found


@pytest.fixture
def real_server(house: tuple[str, House], request: pytest.FixtureRequest, seed: int) -> str:
    """The address of the server itself; what is dealt in a test is the same every time."""
    address, found = house
    assert isinstance(found.chance, ChanceOfTests)
    found.chance.begin(request.node.name, seed)
    return address


@pytest.fixture
def clock(house: tuple[str, House]) -> ClockOfTests:
    """The clock of that server."""
    found = house[1].clock
    assert isinstance(found, ClockOfTests)
    return found


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
        browser = launch(playwright)
        yield browser
        browser.close()


@dataclass(frozen=True)
class Kind:
    """What a device is like, and what is found on it by who sits down before it."""

    size: str
    language: str = "en-GB"
    theme: str = "table"
    audited: bool = False
    """Whether axe looks at it: it measures by means of style attributes, which the server's policy forbids."""
    workers: bool = False
    """Whether the page's worker is let in: it would answer in place of the scenes."""
    seats: str = ""


class Devices:
    """Browser contexts to be had and given back: what one has fetched is not fetched again by the next who has it."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)
        self._given: list[tuple[Kind, BrowserContext]] = []
        self._visited: defaultdict[BrowserContext, set[str]] = defaultdict(set)

    def have(self, kind: Kind) -> BrowserContext:
        """Return a device on which nothing is kept but files of the page."""
        free = self._free[kind]
        context = free.pop() if free else self._make(kind)
        self._given.append((kind, context))
        return context

    def _make(self, kind: Kind) -> BrowserContext:
        wide, high = SIZES[kind.size]
        context = self._browser.new_context(
            viewport={"width": wide, "height": high},
            has_touch=kind.size != "desk",
            is_mobile=kind.size != "desk",
            locale=kind.language,
            service_workers="allow" if kind.workers else "block",
            bypass_csp=kind.audited,
        )
        kept = {"tenphases.theme": json.dumps(kind.theme)} | ({"tenphases.seats": kind.seats} if kind.seats else {})
        # Once only: what the page then lets go of stays away.
        context.add_init_script(
            "try { if (!localStorage.getItem('set')) { localStorage.setItem('set', '1'); for (const [key, text] of "
            f"Object.entries({json.dumps(kept)})) localStorage.setItem(key, text); }} }} catch {{}}"
        )
        context.on("page", self._watch)
        return context

    def _watch(self, page: Page) -> None:
        """Remember whose pages are looked at."""
        page.on("framenavigated", lambda frame: self._visited[page.context].add(frame.url))

    def give_back(self) -> None:
        """Take all of them back, with what was kept on them forgotten, of whatever server it was."""
        for kind, context in self._given:
            if kind.workers:
                context.close()
                continue
            context.set_offline(False)
            pages = context.pages or [context.new_page()]
            # What a page keeps when it goes is forgotten with the rest.
            for one in pages[1:]:
                one.close()
            pages[0].goto("about:blank")
            line = context.new_cdp_session(pages[0])
            for address in {"/".join(url.split("/")[:3]) for url in self._visited.pop(context, ()) if "://" in url}:
                line.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "local_storage"})
            pages[0].close()
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
        context = devices.have(Kind(size, language, theme, audited))
        readers.append(Reader(context, stage))
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
            seated[size] = Reader(devices.have(Kind(size)), stage)
        return seated[size]

    yield staying
    complaints = [complaint for reader in seated.values() for complaint in reader.complaints]
    for reader in seated.values():
        reader.complaints.clear()
        reader.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        reader.page.mouse.move(0, 0)
    assert not complaints
