"""A game by the rules of Masters on a phone and one by those of Twist on a wide page, against bots."""

import json
import time
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Sit
from tests.browser.reader import Reader, Step

pytestmark = pytest.mark.browser

LONGEST = 90
MASTERS = {"variants": ["masters"], "switches": {"phases": ["set2 + run3", "set3"]}}
TWIST = {"variants": ["twist"], "switches": {"phases": ["set2 + run3", "colour4"], "track": "1 twist 2"}}


def opened(me: Reader, address: str, rules: Mapping[str, object]) -> Page:
    """Open a table by these rules against a bot; everything else as the page asks."""

    def by_rules(route: Route) -> None:
        route.continue_(post_data=json.dumps(json.loads(route.request.post_data or "{}") | dict(rules)))

    page = me.start(address)
    page.route("**/api/tables", by_rules)
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.click("[data-action=play]")
    expect(page.locator(".chip:visible")).to_have_count(2)
    return page


def played(me: Reader, seen: dict[str, Callable[[Page], bool]]) -> set[str]:
    """Play on to the end; return which of the things to be seen were seen."""
    until = time.monotonic() + LONGEST
    found: set[str] = set()
    step: Step = "wait"
    while step != "over":
        # The account of a round is looked at before going on, however quickly the bots bring it.
        step = me.play_a_bit(goes_on=False)
        found |= {name for name, look in seen.items() if name not in found and look(me.page)}
        if step == "next":
            me.play_a_bit()
        assert time.monotonic() < until, "the game does not end"
    return found


def saves(page: Page) -> bool:
    """Save a card where that may be."""
    button = page.locator(".actions [data-action=save]:not([aria-disabled=true])")
    if not button.count():
        return False
    button.click()
    expect(page.locator(".pile.saved .pile-count")).not_to_have_text("0")
    return True


def draws_saved(page: Page) -> bool:
    """Look into the save pile where a card can be drawn from it, and draw it."""
    if not page.locator(".actions [data-action=draw-saved]:not([aria-disabled=true])").count():
        return False
    before = page.locator(".mine .hand-card").count()
    page.locator(".pile.saved").click()
    page.locator("dialog[open] .option:not([disabled])").first.click()
    expect(page.locator(".mine .hand-card")).to_have_count(before + 1)
    return True


def watched_again(me: Reader, page: Page) -> None:
    """Watch the game again: it stands as it ended, and every shuffle fits its seal and was dealt in its order."""
    me.button("watch").click()
    expect(page.locator("#proof + [role=status]")).to_contain_text("the cards were dealt in")


@pytest.mark.soak
def test_masters_is_played_with_its_save_pile(sit: Sit, real_server: str) -> None:
    me = sit("phone")
    page = opened(me, real_server, MASTERS)
    found = played(me, {"saved": saves, "drew": draws_saved})
    assert "saved" in found
    expect(me.dialog.locator(".standings tbody tr")).to_have_count(2)
    watched_again(me, page)


def test_twist_is_played_on_its_board(sit: Sit, real_server: str) -> None:
    me = sit("desk")
    page = opened(me, real_server, TWIST)
    expect(page.locator(".track .space")).to_have_count(3)
    expect(page.locator(".track .pawn")).to_have_count(2)
    expect(page.locator(".pile.discard")).to_have_count(3)

    def moved(page: Page) -> bool:
        return page.locator("dialog[open]", has_text="Moved").count() > 0

    assert "moved" in played(me, {"moved": moved})
    expect(me.dialog.locator(".standings tbody tr")).to_have_count(2)
    expect(me.dialog).to_contain_text("of 3")
    watched_again(me, page)
