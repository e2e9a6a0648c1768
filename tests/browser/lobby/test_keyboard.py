"""A whole evening with the keyboard alone: opening a table, playing it to its end, watching it again."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest
from tests.browser.playing import MOST_STEPS, Step, play_on

pytestmark = pytest.mark.browser

MOST_TABS = 90
IN_SHEETS = {"next": "[data-action=next-round]", "lay-now": "[data-action=lay-now]", "option": ".option"}
UNDER_WAY = """(seq) => {
  const { asked, update } = document.querySelector("tp-table").table;
  return asked !== null || update.seq > seq || document.querySelector("dialog[open]") !== null;
}"""
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


def act(me: Guest) -> Step:
    """Do the next thing that can be done."""
    step = play_on(me.page, taps=False)
    match step:
        case "next" | "lay-now" | "option":
            press(me, f"dialog {IN_SHEETS[step]}")
        case "draw":
            press_key(me, "d")
        case "lay":
            press_key(me, "l")
        case "account":
            expect(me.dialog).to_be_visible()
        case "over":
            pass
        case _:
            reach(me, ".hand-card")
            if me.page.evaluate("document.activeElement.getAttribute('aria-pressed')") != "true":
                me.page.keyboard.press("Space")
            press_key(me, "x")
    return step


def press_key(me: Guest, key: str) -> None:
    """Press the key of something and wait until it is under way."""
    seq = me.page.evaluate("document.querySelector('tp-table').table.update.seq")
    me.page.keyboard.press(key)
    me.page.wait_for_function(UNDER_WAY, arg=seq)


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
    steps = [act(me)]
    while steps[-1] != "over":
        assert len(steps) < MOST_STEPS, "the game does not end"
        steps.append(act(me))
    press(me, "dialog [data-action=watch]")
    expect(me.page.locator(".player-bar")).to_be_visible()
    slider = me.page.get_by_role("slider")
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    press(me, "[data-action=round-on]")
    press(me, "[data-action=home]")
    expect(me.page.locator("main.start")).to_be_visible()
