"""The pages for after the game: nothing for axe to find, nothing cut off, in every theme, size and language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.after.conftest import Look, Onlooker, Past
from tests.browser.audit import IN_THEME, faults

pytestmark = pytest.mark.browser

WIDTH = "[document.documentElement.scrollWidth, screen.width]"
BROKEN = """() => [...document.querySelectorAll(".figures tbody th")].flatMap((name) => {
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (range.getClientRects().length > 1) found.push(word[0]);
    }
  }
  return found;
})"""


def replay(me: Onlooker, past: Past) -> Page:
    """Show a game in its middle, everything folded out."""
    page = me.watch(past.long, past.long.log[len(past.long.log) // 2].seq)
    for fold in page.locator("main details").all():
        fold.evaluate("one => { one.open = true; }")
    return page


def mine(me: Onlooker, _: Past) -> Page:
    """Show one's own games, one of them asked about."""
    page = me.mine()
    page.locator("[data-forget]").first.click()
    for fold in page.locator("main details").all():
        fold.evaluate("one => { one.open = true; }")
    return page


def offline(me: Onlooker, _: Past) -> Page:
    """Show the page for no network."""
    me.page.route("**/api/health", lambda route: route.abort())
    return me.go("#/", "main.offline")


def ongoing(me: Onlooker, past: Past) -> Page:
    """Show the answer for a game that goes on."""
    return me.go(f"#/r/{past.going.table.game}", ".notice")


PAGES: dict[str, Callable[[Onlooker, Past], Page]] = {
    "replay": replay,
    "mine": mine,
    "offline": offline,
    "ongoing": ongoing,
}


@pytest.mark.parametrize(("size", "theme"), [("phone", "table"), ("phone", "dark"), ("desk", "light")])
def test_axe_finds_nothing(look: Look, past: Past, size: str, theme: str) -> None:
    me = look(size, theme=theme, player=True, audited=True)
    for name, show in PAGES.items():
        page = show(me, past)
        assert faults(page, *(IN_THEME[theme] if size == "phone" else ())) == [], name


@pytest.mark.parametrize("language", ["en-GB", "fi", "nb", "nl", "da"])
def test_nothing_is_wider_than_a_small_phone_nor_with_text_twice_as_large(
    look: Look, past: Past, language: str
) -> None:
    me = look("phone", language=language, player=True)
    for name, show in PAGES.items():
        page = show(me, past)
        for size in ("100%", "200%"):
            page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
            whole, seen = page.evaluate(WIDTH)
            assert whole <= seen, (name, size)
            assert size == "200%" or page.evaluate(BROKEN) == [], (name, size)


def test_every_control_of_the_player_is_large_enough_for_a_thumb(look: Look, past: Past) -> None:
    page = look("phone").watch(past.last)
    for control in page.locator(
        ".player-bar button, .player-bar input, .replay-choices select, .top-bar a, .log li:first-child .log-line"
    ).all():
        box = control.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    # While one reads on, the bar stays in sight.
    bar = page.locator(".player-bar").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] <= 641


def test_it_is_all_there_in_forced_colours_and_without_motion(look: Look, past: Past) -> None:
    me = look("desk", player=True)
    me.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page = replay(me, past)
    expect(page.locator(".open-seat.is-turn")).to_have_css("outline-style", "solid")
    me.button("step-on").click()
    expect(page.locator("[data-said]")).not_to_be_empty()
    mine(me, past)
    expect(page.locator(".plot .part-1").first).to_be_visible()
