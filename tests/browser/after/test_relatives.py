"""Games of Masters and Twist watched again: the save piles lie open, and the board with its pawns is there."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, expect

from tenphases.rules.events import Saved
from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.entries import Moved
from tenphases.table.keeper import House
from tenphases.variants import load
from tests.browser.after.conftest import Onlooker
from tests.browser.conftest import served
from tests.browser.reader import SIZES
from tests.table.sitting import Sitting

pytestmark = pytest.mark.browser

Games = tuple[str, Sitting, Sitting]
"""The server's address, a game of Masters, one of Twist."""


@pytest.fixture
def games(seed: int) -> Iterator[Games]:
    """A server that has seen both."""
    short = {"phases": ("set2 + run3", "set3", "run4")}
    masters = Sitting("ss", load("standard", ["masters"], short), seed).finish()
    twist = Sitting("ss", load("standard", ["twist"], {**short, "track": "1 twist 2 2 twist 3"}), seed + 1).finish()
    store = MemoryStore()
    with ThreadPoolExecutor(1) as beside:  # the browser's driver has this thread's event loop
        for game in (masters, twist):
            beside.submit(asyncio.run, store.append(game.table.game, game.log, over=True)).result()
    with served(create_app(Settings(House(store)))) as address:
        yield address, masters, twist


def test_save_piles_lie_open_and_pawns_stand_on_the_board(games: Games, chromium: Browser) -> None:
    address, masters, twist = games
    wide, high = SIZES["phone"]
    context = chromium.new_context(viewport={"width": wide, "height": high}, locale="en-GB", service_workers="block")
    onlooker = Onlooker(context.new_page(), address)
    page = onlooker.watch(twist)
    expect(page.locator(".replay-now .track .space")).to_have_count(6)
    expect(page.locator(".replay-now .track .pawn")).to_have_count(2)
    page.keyboard.press("End")
    expect(page.locator(".replay-now .track .space.is-goal")).to_have_text("3")
    saves = (entry.seq for entry in masters.log if isinstance(entry.what, Moved) and _saves(entry.what))
    page = onlooker.watch(masters, next(saves))
    expect(page.locator(".open-saved .next-card")).to_have_count(1)
    heading = page.locator(".standings thead th").first
    assert heading.evaluate("one => one.getBoundingClientRect().height < 48"), "the heading breaks within its word"
    assert onlooker.complaints == []
    context.close()


def _saves(moved: Moved) -> bool:
    return any(isinstance(event, Saved) for event in moved.events)
