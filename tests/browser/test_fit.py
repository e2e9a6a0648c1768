"""Where things are: what floats above a page, a phone held sideways, choices in rows."""

import pytest
from playwright.sync_api import expect

from tests.browser.audit import faults
from tests.browser.conftest import Sit
from tests.browser.test_line import cut
from tests.browser.test_pages import HIDDEN

pytestmark = pytest.mark.browser

UNEVEN = """() => [...document.querySelectorAll(".segments.numbers, .segments.even")]
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => Object.values(Object.groupBy(one.children, (label) => Math.round(label.getBoundingClientRect().top))))
  .map((rows) => rows.map((row) => row.length))
  .filter(([first, ...others]) => others.some((length) => length !== first))"""


def test_what_floats_above_a_page_is_in_a_part_of_it_that_has_a_name(sit: Sit) -> None:
    me = sit(audited=True)
    me.known += ("WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to fetch")
    scene = me.scene("waiting")
    me.page.locator(".pile.draw").click()
    expect(me.bubble).to_be_visible()
    me.context.set_offline(True)
    cut(scene)
    expect(me.page.locator(".line-lost")).to_be_visible()
    # News goes by itself, so it is looked at in the same moment.
    assert (
        me.page.evaluate(
            """async () => {
          const { tellNews } = await import("/app/announce.js");
          tellNews("This is new.");
          const news = document.querySelector("section[aria-label=Messages]");
          return news?.textContent.trim();
        }"""
        )
        == "This is new."
    )
    assert faults(me.page, "region") == []


@pytest.mark.parametrize("language", ["en", "fi"])
def test_on_a_phone_held_sideways_nothing_lies_over_anything(sit: Sit, language: str) -> None:
    me = sit("side", language=language)
    for scene in ("full", "lay", "waiting", "choose"):
        me.scene(scene)
        assert me.page.evaluate("[innerWidth, innerHeight]") == [740, 360]
        assert me.page.evaluate(HIDDEN) == [], scene


@pytest.mark.parametrize("size", ["phone", "tall", "side"])
def test_choices_that_need_two_rows_stand_in_rows_of_the_same_length(sit: Sit, size: str) -> None:
    me = sit(size, language="nl")
    me.start()
    me.page.click("[data-action=menu]")
    expect(me.page.locator("dialog[open] .segments.even")).to_be_visible()
    assert me.page.evaluate(UNEVEN) == []
    for page, choice in (("dice", "bots"), ("dice/sheet", "players")):
        me.page.goto(f"{me.stage.address}/#/{page}")
        expect(me.page.locator(f".segments [name={choice}]").last).to_be_attached()
        me.rest()
        assert me.page.evaluate(UNEVEN) == [], page


def test_long_names_on_a_sheet_for_dice_neither_widen_the_page_nor_squeeze_the_phases(sit: Sit) -> None:
    me = sit("phone", language="nl")
    me.page.goto(f"{me.stage.address}/#/dice/sheet")
    me.page.locator("[name=players][value='6']").check(force=True)
    for at, name in enumerate(("Anna", "Bertta-Maria Wilhelmiina", "Bo", "Abcdefghijklmnopqrstuvwx", "Chiara", "Daan")):
        me.page.locator(f"[data-player='{at}']").fill(name)
    me.page.locator("form .primary").click()
    expect(me.page.locator(".dice-scores tbody th")).to_have_count(10)
    me.rest()
    assert me.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [360, 360]
    widths = me.page.locator(".dice-scores thead th").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert widths[0] >= 120
    assert max(widths[1:]) <= 110


def test_names_at_a_table_with_save_piles_are_not_cut_to_two_letters(sit: Sit) -> None:
    me = sit("phone", audited=True)
    me.scene("saved")
    names = me.page.locator(".chip:visible:has(> .chip-saved) .chip-name")
    expect(names).to_have_count(5)
    assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth)") == []
    assert faults(me.page, "label-content-name-mismatch") == []


WIDE = "[innerWidth, document.documentElement.scrollWidth]"


def test_with_text_twice_as_large_no_page_is_wider_than_a_small_phone(sit: Sit, real_server: str) -> None:
    me = sit("phone", language="fi")
    me.page.goto(f"{real_server}/")
    line = me.context.new_cdp_session(me.page)
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    places = {
        "": "[data-action=play]",
        "dice/sheet": "[data-player]",
        "dice": "[data-action=play-dice]",
        "practice": ".practice-hand > :last-child",
        "rules": ".own-turns, .phase-words",
        "new": ".play-row button",
    }
    for place, sign in places.items():
        me.page.evaluate("place => { location.hash = `#/${place}`; }", place)
        expect(me.page.locator(sign).first).to_be_visible()
        me.rest()
        assert me.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert me.page.evaluate(WIDE) == [360, 360], place
    me.page.locator(".play-row button").click()
    expect(me.page.locator(".gather-seat")).to_have_count(4)
    me.rest()
    assert me.page.evaluate(WIDE) == [360, 360]
