"""A whole short game against a bot, from the first page to the record, on both page sizes."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.playing import MOST_STEPS, play_on

pytestmark = pytest.mark.browser

PHASES = {"phone": ("set2 + run3", "colour4"), "desk": ("colour4",)}


def shorter(phases: tuple[str, ...]) -> Callable[[Route], None]:
    """Open the table with a short list of phases; everything else as the page asked."""

    def opened(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}") | {"switches": {"phases": phases}}
        route.continue_(post_data=json.dumps(wanted))

    return opened


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_game_is_played_to_its_end(sit: Sit, real_server: str, size: str) -> None:
    me = sit(size)
    page = me.start(real_server)
    page.route("**/api/tables", shorter(PHASES[size]))
    page.fill("#name", "Aino <b>")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator("[data-bot='1']").select_option("beginner")
    page.click("[data-action=play]")
    expect(page.locator(".chip:visible")).to_have_count(3)
    expect(page.locator(".mine .hand-card")).to_have_count(10)

    steps = [play_on(page)]
    while steps[-1] != "over":
        assert len(steps) < MOST_STEPS, "the game does not end"
        steps.append(play_on(page))
    assert steps.count("next") >= len(PHASES[size]) - 1

    expect(me.dialog.locator(".standings tbody tr")).to_have_count(3)
    expect(me.dialog).to_contain_text("The shuffle was fixed before play")
    with page.expect_download() as download:
        me.button("record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record

    table = page.url
    me.button("play-again").click()
    expect(page).not_to_have_url(table)
    expect(page.locator(".mine .hand-card")).to_have_count(10)


def test_a_reload_in_mid_turn_gives_the_same_hand_and_table(sit: Sit, real_server: str) -> None:
    me = sit("phone")
    page = me.start(real_server)
    page.click("[data-action=play]")
    expect(me.button("draw")).to_be_visible()
    me.button("draw").click()
    expect(page.locator(".mine .hand-card")).to_have_count(11)
    me.button("sort").click()
    me.rest()
    me.sent()
    before = me.hand()
    page.reload()
    me.lies(*before)
    expect(me.button("discard")).to_be_visible()

    other = me.open()
    other.goto(page.url)
    expect(other.locator(".mine .hand-card")).to_have_count(11)

    table = page.url.partition("#")[2]
    page.goto(f"{real_server}/")
    page.locator(f"a.game[href='#{table}']").click()
    expect(page.locator(".mine .hand-card")).to_have_count(11)
