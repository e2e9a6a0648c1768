"""Every page and sheet for playing together: nothing for axe to find, nothing to scroll sideways."""

import pytest
from playwright.sync_api import expect

from tests.browser.audit import IN_THEME, faults
from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest

pytestmark = pytest.mark.browser

WIDER = """one => [one, one.querySelector(".sheet-body")].some((box) => box.scrollWidth > box.clientWidth + 1)"""
SHEETS = (("menu", "invite"), ("menu", "device"), ("menu", "terms"), ("menu", "leave"), ("talk",))


def sideways(me: Guest) -> bool:
    """Say whether a page is wider than its screen."""
    return bool(me.page.evaluate("document.documentElement.scrollWidth > screen.width"))


@pytest.mark.parametrize("theme", ["table", "dark"])
def test_axe_finds_nothing_where_people_gather(come: Come, theme: str) -> None:
    anna, ben = (come(theme=theme, audited=True) for _ in range(2))
    anna.page.goto(f"{anna.address}/#/new")
    expect(anna.button("open-table")).to_be_visible()
    for fold in anna.page.locator("details").all():
        fold.locator("summary").click()
    assert faults(anna.page, *IN_THEME[theme]) == []
    seat = anna.opened(seats=["host", "open", "steady", "open"])
    anna.take(seat)
    anna.joined(seat[0])
    ben.go(seat[0])
    expect(ben.button("sit")).to_be_visible()
    assert faults(anna.page, *IN_THEME[theme]) == []
    assert faults(ben.page, *IN_THEME[theme]) == []
    for about in ("rules", "terms"):
        anna.choose(f"change-{about}")
        expect(anna.dialog.locator("h2")).to_be_visible()
        assert faults(anna.page, *IN_THEME[theme]) == [], about
        anna.choose("close")
    ben.go(seat[0], "/display")
    expect(ben.page.locator(".is-display")).to_be_visible()
    assert faults(ben.page, *IN_THEME[theme]) == []


@pytest.mark.parametrize("theme", ["table", "dark"])
def test_axe_finds_nothing_at_a_shared_table(come: Come, theme: str) -> None:
    anna, screen = come("tall", theme=theme, audited=True), come("desk", theme=theme, audited=True)
    seat = anna.opened(seats=["host", "open", "steady"], terms={"free_text": True, "timer": 60, "stand_in_after": 0})
    ben = anna.joined(seat[0])
    anna.take(seat)
    anna.begin()
    screen.go(seat[0], "/display")
    expect(screen.page.locator(".come-and-play img")).to_be_visible()
    assert faults(screen.page, *IN_THEME[theme]) == []
    screen.go(seat[0])
    screen.choose("take-seat")
    expect(screen.dialog.locator("h2")).to_be_visible()
    assert faults(screen.page, *IN_THEME[theme]) == []
    for actions in SHEETS:
        anna.choose(*actions)
        expect(anna.dialog.locator("h2")).to_be_visible()
        assert faults(anna.page, *IN_THEME[theme]) == [], actions
        anna.choose("close")
    screen.take(ben)
    screen.choose("talk")
    screen.dialog.locator("[data-phrase=clap]").click()
    expect(anna.page.locator(".said")).to_be_visible()
    assert faults(anna.page, *IN_THEME[theme]) == []


@pytest.mark.parametrize("language", ["en", "fi", "nb", "nl", "da"])
def test_nothing_scrolls_sideways_on_a_small_phone(come: Come, language: str) -> None:
    me = come(language=language)
    me.start_page()
    assert not sideways(me), "start"
    me.page.goto(f"{me.address}/#/new")
    expect(me.button("open-table")).to_be_visible()
    assert not sideways(me), "new"
    seat = me.opened("Bartholomew Featherstone"[:24], seats=["host", *["open"] * 5])
    me.joined(seat[0], "Wilhelmina Abercrombie"[:24])
    me.take(seat)
    assert not sideways(me), "gathering"
    cut = """() => [...document.querySelectorAll(".gathering .button, .gathering .tag, .gathering h2")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
    assert me.page.evaluate(cut) == []
    me.begin()
    for actions in SHEETS:
        me.choose(*actions)
        expect(me.dialog.locator("h2")).to_be_visible()
        wide = me.dialog.evaluate(WIDER)
        assert not wide, actions
        me.choose("close")
