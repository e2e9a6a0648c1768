"""A game by the rules of Masters on a phone and one by those of Twist on a wide page, against bots."""

import json
import re
from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Sit
from tests.browser.playing import MOST_STEPS, PLAINEST, Step, play_on
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

MASTERS = {"variants": ["masters"], "switches": {"phases": ["set2 + run3", "set3"]}}
TWIST = {"variants": ["twist"], "switches": {"phases": ["set2 + run3", "colour4"], "track": "1 1 twist 2"}}


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


def played(page: Page, *buttons: str) -> Iterator[Step]:
    """Play on to the end, such buttons before all others; whatever is done is told, an account before going on."""
    steps = 0
    step: Step = "draw"
    while step != "over":
        step = play_on(page, (*buttons, *PLAINEST), goes_on=False)
        yield step
        if step == "next":
            play_on(page)
        steps += 1
        assert steps < MOST_STEPS, "the game does not end"


def watched_again(me: Reader, page: Page) -> None:
    """Watch the game again: it stands as it ended, and every shuffle fits its seal and was dealt in its order."""
    me.button("watch").click()
    expect(page.locator("#proof + [role=status]")).to_contain_text("the cards were dealt in")


def test_masters_is_played_with_its_save_pile(sit: Sit, real_server: str) -> None:
    me = sit("phone")
    page = opened(me, real_server, MASTERS)
    done = set()
    for step in played(page, "draw-saved", "save"):
        done.add(step)
        if step == "save":
            expect(page.locator(".pile.saved .pile-count")).to_have_text(re.compile("[1-9]"))
    assert {"save", "draw-saved"} <= done
    expect(me.dialog.locator(".standings tbody tr")).to_have_count(2)
    watched_again(me, page)


def test_twist_is_played_on_its_board(sit: Sit, real_server: str) -> None:
    me = sit("desk")
    page = opened(me, real_server, TWIST)
    expect(page.locator(".track .space")).to_have_count(4)
    expect(page.locator(".track .pawn")).to_have_count(2)
    expect(page.locator(".pile.discard")).to_have_count(3)
    # Nobody comes to the last space in one round.
    accounts = [me.dialog.inner_text() for step in played(page) if step == "next"]
    assert any("Moved" in account for account in accounts)
    expect(me.dialog.locator(".standings tbody tr")).to_have_count(2)
    expect(me.dialog).to_contain_text("of 4")
    watched_again(me, page)
