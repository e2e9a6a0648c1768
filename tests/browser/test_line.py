"""The line: lost and found again, commands that are answered late or twice, two tabs of one seat."""

import asyncio
import re

import pytest
from playwright.sync_api import expect

from tenphases.rules.cards import Face
from tenphases.rules.moves import Discard
from tests.browser.conftest import Sit
from tests.browser.mock.server import Scene

pytestmark = pytest.mark.browser


WATCH_THE_LINE = """() => {
  window.seen = [];
  const look = () => {
    const [lost] = document.querySelectorAll(".line-lost");
    const shown = (lost?.getClientRects().length ?? 0) > 0;
    if (shown !== (seen.at(-1) ?? false)) seen.push(shown);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def cut(scene: Scene) -> None:
    """Break the line to a scene."""
    assert scene.socket is not None
    assert scene.loop is not None
    asyncio.run_coroutine_threadsafe(scene.socket.close(1012), scene.loop).result(5)


def test_a_command_that_was_not_answered_is_sent_again_with_the_same_id_and_done_once(sit: Sit) -> None:
    me = sit()
    me.known += ("WebSocket",)
    scene = me.scene("lay")
    scene.deaf = True
    me.card("Y9").click()
    me.button("discard").click()
    expect(me.card("Y9")).to_have_class("hand-card is-picked is-dim")
    me.until(scene.acts)
    scene.deaf = False
    cut(scene)
    expect(me.card("Y9")).to_have_count(0)
    assert scene.acts() == [Discard(Face("Y9")), Discard(Face("Y9"))]
    assert len({command.id for command in scene.commands}) == 1
    assert len(scene.state.players[0].hand) == 10


def test_a_lost_line_is_said_calmly_and_found_again(sit: Sit) -> None:
    me = sit()
    scene = me.scene("draw")
    me.page.evaluate(WATCH_THE_LINE)
    cut(scene)
    me.page.wait_for_function("() => seen.join().startsWith('true,false')")
    me.page.locator(".pile.draw").click()
    expect(me.page.locator(".mine .hand-card")).to_have_count(11)


def test_an_order_made_on_one_tab_is_the_order_on_the_other(sit: Sit, real_server: str) -> None:
    me = sit("desk")
    page = me.start(real_server)
    page.click("[data-action=play]")
    expect(page.locator(".mine .hand-card")).to_have_count(10)
    other = me.open()
    other.goto(page.url)
    expect(other.locator(".mine .hand-card")).to_have_count(10)
    first = page.locator(".mine .hand-card").first
    first.focus()
    moved = first.get_attribute("data-face")
    me.ready()
    page.keyboard.press("Shift+End")
    expect(other.locator(".mine .hand-card").last).to_have_attribute("data-face", moved or "")


def test_a_page_that_does_not_come_is_told_of_and_comes_when_the_line_is_back(sit: Sit) -> None:
    me = sit()
    me.known += ("ERR_FAILED", "Failed to fetch")
    page = me.start()
    page.route("**/dice/pages.js", lambda route: route.abort())
    page.click("[data-action=dice]")
    expect(page.locator("#spoken")).to_have_text("That could not be opened. Is the line down?")
    expect(page.locator("[data-action=play]")).to_be_visible()
    page.unroute("**/dice/pages.js")
    expect(page.locator(".dice-new")).to_be_visible()
    expect(page).to_have_url(re.compile("#/dice$"))
