"""A whole evening with the keyboard alone: opening a table, playing it to its end, watching it again."""

import json
import time

import pytest
from playwright.sync_api import Route, expect

from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest

pytestmark = pytest.mark.browser

MOST_TABS = 90
LONGEST = 60
SHORT = {"phases": ["set2"], "hand_size": 4}


def reach(me: Guest, what: str) -> None:
    """Press Tab until the focus, which can be seen, is on something."""
    for _ in range(MOST_TABS):
        if me.page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            outline = me.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            shadow = me.page.evaluate("() => getComputedStyle(document.activeElement).boxShadow")
            assert outline != "none" or shadow != "none", f"nothing shows that {what} has the focus"
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")


def press(me: Guest, what: str) -> None:
    """Go to something and press it."""
    reach(me, what)
    me.page.keyboard.press("Enter")


def act(me: Guest) -> None:
    """Do one thing that can be done, if any."""
    keys, page = me.page.keyboard, me.page
    if me.dialog.count():
        for action in ("next-round", "lay-now"):
            if me.dialog.locator(f"[data-action={action}]:not([aria-disabled=true])").count():
                press(me, f"[data-action={action}]")
                return
        keys.press("Enter" if me.dialog.locator(".option:focus").count() else "Tab")
    elif not me.is_asked():
        page.wait_for_timeout(40)
    elif page.locator(".actions [data-action=draw]").count():
        keys.press("d")
    elif page.locator(".actions [data-action=lay]").count():
        keys.press("l")
    else:
        reach(me, ".hand-card")
        if page.evaluate("document.activeElement.getAttribute('aria-pressed')") != "true":
            keys.press("Space")
        keys.press("x")


def shorter(route: Route) -> None:
    """Open the table as the page asked, but for a short game."""
    if route.request.method != "POST":
        route.continue_()
        return
    wanted = json.loads(route.request.post_data or "{}") | {"switches": SHORT}
    route.continue_(post_data=json.dumps(wanted))


def test_a_table_is_opened_played_to_its_end_and_watched_again_without_a_mouse(come: Come) -> None:
    me = come("desk")
    me.start_page()
    me.page.route("**/api/tables", shorter)
    press(me, "[data-action=new-table]")
    reach(me, "#name")
    me.page.keyboard.type("Anna")
    press(me, "[data-action=open-table]")
    expect(me.seats).not_to_have_count(0)
    press(me, "[data-action=start]")
    expect(me.page.locator(".mine .hand-card")).to_have_count(4)
    until = time.monotonic() + LONGEST
    while not me.dialog.locator("[data-action=play-again]").count():
        assert time.monotonic() < until, "the game does not end"
        act(me)
    press(me, "dialog [data-action=watch]")
    expect(me.page.locator(".player-bar")).to_be_visible()
    slider = me.page.get_by_role("slider")
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "2"
    press(me, "[data-action=round-on]")
    press(me, "[data-action=home]")
    expect(me.page.locator("main.start")).to_be_visible()
