"""The coach on a phone: a hint in three depths, practice with the keyboard, and the analysis of a game that is over."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tenphases.rules.ruleset import Ruleset
from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SeededChance
from tenphases.table.keeper import House
from tests.browser.audit import faults
from tests.browser.conftest import AT_ONCE, Sit, served
from tests.browser.reader import Reader
from tests.table.sitting import Sitting

pytestmark = pytest.mark.browser

PHASES = ("set3 + set3", "run4", "colour5")
PATIENCE = 20_000


@pytest.fixture(scope="session")
def past() -> Iterator[tuple[str, str]]:
    """A server that has seen a game to its end: its address, and the game's."""
    # Shuffles as everyday: what happens here is to be the same every time.
    sitting = Sitting("pss", Ruleset(phases=PHASES), 3).finish()
    store = MemoryStore()
    asyncio.run(store.append(sitting.table.game, sitting.log, over=True))
    house = House(store, chance=SeededChance(4), pace=AT_ONCE)
    with served(create_app(Settings(house))) as address:
        yield address, sitting.table.game


def flawless(page: Page) -> None:
    """See that axe finds nothing and that nothing is wider than the phone."""
    assert faults(page) == []
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room


def test_the_coach_on_a_phone(sit: Sit, past: tuple[str, str]) -> None:
    me = sit("phone", audited=True)
    address, game = past
    ask_for_a_hint(me, address)
    practise(me.page, address)
    analyse(me.page, address, game)


def ask_for_a_hint(me: Reader, address: str) -> None:
    """Ask at the table, in one's own turn, and go down all three depths."""
    page = me.start(address)
    page.locator("[data-action=play]").click()
    page.locator("[data-action=draw]").click(timeout=PATIENCE)
    page.locator(".actions [data-action=discard]").wait_for(timeout=PATIENCE)
    me.button("hint").click()
    expect(me.dialog.locator("[data-depth]")).to_have_count(1)
    nudge = me.dialog.locator("[data-depth='1'] p").inner_text()
    assert nudge
    me.button("deeper").click()
    expect(me.dialog.locator("[data-depth]")).to_have_count(2)
    me.button("deeper").click()
    expect(me.dialog.locator("[data-depth]")).to_have_count(3)
    expect(me.dialog.locator(".coach-reasons li").first).not_to_be_empty()
    expect(me.dialog.locator(".coach-options li").first).to_contain_text("best")
    expect(me.dialog.locator("[data-action=deeper]")).to_have_count(0)
    flawless(page)
    page.keyboard.press("Escape")
    expect(me.dialog).to_have_count(0)


def practise(page: Page, address: str) -> None:
    """Come from the first page, answer a position and a count with the keyboard alone."""
    page.goto(f"{address}/")
    page.locator("[data-action=practice]").click()
    expect(page.locator("#practice-ask")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{address}/#/practice/8")
    page.reload()
    expect(page.locator("#practice-ask")).to_be_visible(timeout=PATIENCE)
    flawless(page)
    page.locator("[data-answer]").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".practice-verdict")).to_be_visible()
    expect(page.locator("[data-action=next]")).to_be_focused()
    expect(page.locator(".practice-answer .coach-options li").first).to_be_visible()
    flawless(page)
    page.locator("[name=kind][value=play]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".practice-numbers")).to_be_visible()
    page.locator("[data-answer='3']").focus()
    page.keyboard.press("Space")
    expect(page.locator(".practice-groups .is-lacking").first).to_be_visible()
    flawless(page)
    page.locator("[data-action=next]").press("Enter")
    expect(page.locator("#practice-ask")).to_be_focused(timeout=PATIENCE)


def analyse(page: Page, address: str, game: str) -> None:
    """Have a game analysed where it is watched, go to a moment, and practise the own mistakes."""
    page.goto(f"{address}/#/r/{game}")
    page.locator("[data-action=analyse]").click(timeout=PATIENCE)
    expect(page.locator(".analysis-sum")).to_be_visible(timeout=PATIENCE)
    flawless(page)
    where = page.locator(".player-where").inner_text()
    page.locator("[data-action=show-moment]").first.click()
    expect(page.locator(".player-where")).not_to_have_text(where)
    page.locator("[data-setting=analysis-of]").select_option("1")
    expect(page.locator(".analysis-sum li")).to_have_count(4)
    page.locator("[data-setting=analysis-of]").select_option("0")
    page.locator("[data-action=practise]").click()
    expect(page.locator("#practice-ask")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".practice")).to_contain_text("Exercises from your own game")
