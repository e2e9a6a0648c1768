"""The dice game in a browser: begun on its page, played with taps, ended, and watched again."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tenphases.dice.account import DiceSheet, read_sheet
from tenphases.dice.moves import Keep, Stop
from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SeededChance
from tenphases.table.keeper import House
from tests.browser.audit import faults
from tests.browser.conftest import AT_ONCE, served
from tests.browser.playing import MOST_STEPS, play_on
from tests.browser.reader import SIZES
from tests.table.dicing import Dicing
from tests.table.sitting import secret

pytestmark = pytest.mark.browser

PATIENCE = 15_000


def nearly_over(seed: int) -> Dicing:
    """Return a game of a person and a bot in which the person is about to begin a turn at phase 9 or 10.

    In one game of twenty nobody ever is, so those of the seeds that follow are looked at, too.
    """
    for sitting in (Dicing("ps", each) for each in range(seed, seed + 20)):
        for _ in sitting.steps():
            mine = sitting.state.players[0]
            if mine.phase >= 8 and sitting.table.position.turn == 0 and sitting.state.stage.value == "begin":
                return sitting
    raise AssertionError(seed)


@pytest.fixture
def going(seed: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Dicing]]:
    """A server that keeps such a game, its bot content with one roll."""
    monkeypatch.setattr("tenphases.table.dice.choose", lambda seen: Keep() if seen.options.begin else Stop())
    sitting, store = nearly_over(seed), MemoryStore()
    with ThreadPoolExecutor(1) as beside:  # the browser's driver has this thread's event loop
        beside.submit(asyncio.run, store.append(sitting.table.game, sitting.log)).result()
    with served(create_app(Settings(House(store, chance=SeededChance(seed), pace=AT_ONCE)))) as address:
        yield address, sitting


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A phone; whatever its page complains of fails the test."""
    wide, high = SIZES["phone"]
    context = chromium.new_context(
        viewport={"width": wide, "height": high},
        has_touch=True,
        is_mobile=True,
        service_workers="block",
        bypass_csp=True,
    )
    found, complaints = context.new_page(), []
    found.on("pageerror", lambda error: complaints.append(str(error)))
    found.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    found.set_default_timeout(PATIENCE)
    yield found
    context.close()
    assert complaints == []


def fits(page: Page) -> bool:
    """Say whether nothing is wider than the screen, and the buttons are in reach."""
    inside: bool = page.evaluate(
        """document.documentElement.scrollWidth <= screen.width && [...document.querySelectorAll(".actions button")]
          .every((one) => one.getBoundingClientRect().bottom <= innerHeight)"""
    )
    return inside


def faces(page: Page) -> list[str]:
    shown: list[str] = page.locator(".dice-tray [data-die]").evaluate_all("all => all.map((one) => one.dataset.die)")
    return shown


def test_a_game_alone_is_begun_on_its_page_and_the_dice_stay_over_a_reload(
    going: tuple[str, Dicing], page: Page
) -> None:
    address, _ = going
    page.goto(f"{address}/#/dice")
    page.click("[data-action=dice-together]")  # a table for people asks for seats and terms, as with cards
    expect(page.locator("input[name=game][value=dice]")).to_be_checked()
    expect(page.locator("select[name=timer]")).to_have_count(1)
    page.goto(f"{address}/#/dice")
    page.locator("input[name=bots][value='0']").check(force=True)
    assert faults(page) == []
    page.click("[data-action=play-dice]")
    page.click("[data-action=roll]")
    dice = page.locator("button.die-slot")
    expect(dice).to_have_count(10)
    first = faces(page)
    dice.nth(0).click()
    dice.nth(9).click()
    expect(page.locator("button.die-slot[aria-pressed=true]")).to_have_count(2)
    expect(page.locator("[data-action=roll]")).to_contain_text("8")
    assert fits(page)
    page.click("[data-action=hint]")
    expect(page.locator(".dice-hint:not([aria-busy])")).to_contain_text(
        "%", timeout=60_000
    )  # the tables are made first
    assert faults(page) == []
    page.click("[data-action=roll]")
    expect(page.locator(".dice-left")).to_contain_text("1 roll left")
    kept = faces(page)
    assert (kept[0], kept[9]) == (first[0], first[9])
    page.reload()
    expect(page.locator("button.die-slot")).to_have_count(10)
    assert sorted(faces(page)) == sorted(kept)
    expect(page.locator("button.die-slot[aria-pressed=true]")).to_have_count(2)


def play_hastily(page: Page) -> None:
    """Do what a hasty player does until the account of the game lies there."""
    for _ in range(MOST_STEPS):
        if play_on(page, ("stop", "roll")) == "over":
            return
    raise AssertionError("the game did not end")


def test_a_game_is_played_to_its_end_and_watched_again_with_its_seals_checked(
    going: tuple[str, Dicing], page: Page
) -> None:
    address, sitting = going
    page.goto(f"{address}/#/t/{sitting.table.game}/seat/{secret(0)}")
    expect(page.locator(".dice-scores")).to_be_visible()
    play_hastily(page)
    expect(page.locator("tp-dice-end .winner h3")).to_be_visible()
    assert faults(page) == []
    page.locator("tp-dice-end [data-action=watch]").click()
    expect(page.locator(".replay-now .dice-tray")).to_be_visible()
    expect(page.locator(".replay-after .notice")).to_contain_text("seals fit, and the dice rolled as they say")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-now .dice-goal")).to_be_visible()
    assert faults(page) == []
    page.goto(f"{address}/#/mine")
    expect(page.locator(f"[data-game='{sitting.table.game}']")).to_be_visible()


def test_a_game_with_real_dice_is_written_down_and_kept_in_a_file(
    going: tuple[str, Dicing], page: Page, tmp_path: Path
) -> None:
    address, _ = going
    page.goto(f"{address}/#/dice/sheet")
    page.fill("[data-player='0']", "Anna")
    page.fill("[data-player='1']", "Ben")
    assert faults(page) == []
    page.click("[data-action=begin-sheet]")
    expect(page.locator(".dice-next")).to_contain_text("Anna")
    for points in ("45", None, "50", "44"):
        if points is None:
            page.click("[data-action=failed]")
        else:
            page.fill("#points", points)
            page.click("[data-action=made]")
    expect(page.locator(".dice-scores tfoot")).to_contain_text("95")
    page.fill("#points", "99")
    page.click("[data-action=made]")
    expect(page.get_by_role("alert")).to_be_visible()
    page.reload()
    page.locator("summary").click()
    page.click("[data-mend='1']")
    expect(page.locator(".dice-next")).to_contain_text("Ben")
    page.fill("#points", "40")
    page.click("[data-action=made]")
    expect(page.locator(".dice-scores tfoot")).to_contain_text("84")
    assert faults(page) == []
    file = tmp_path / "sheet.json"
    with page.expect_download() as download:
        page.click("[data-action=save-sheet]")
    download.value.save_as(file)
    assert read_sheet(file.read_text(encoding="utf-8")) == DiceSheet(("Anna", "Ben"), (45, 40, 50, 44))
    page.click("[data-action=new-sheet]")
    assert faults(page) == []
    page.set_input_files("[data-action=open-sheet]", {"name": "a", "mimeType": "text/plain", "buffer": b"{}"})
    expect(page.locator("#news")).to_contain_text("holds no score sheet")
    page.set_input_files("[data-action=open-sheet]", file)
    expect(page.locator(".dice-scores tfoot")).to_contain_text("84")
    expect(page.locator(".dice-next")).to_contain_text("Anna")
