"""The board of Twist and the table of dice on a table display, where nothing lies over anything; a track is edited."""

import itertools
import re

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest

pytestmark = pytest.mark.browser

PARTS = (".track", ".pile", ".prompt", ".chip", ".come-and-play")


BOXES = """parts => [...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect())
  .filter(({ width }) => width > 0).map(({ x, y, width, height }) => ({ x, y, width, height }))"""


def boxes(screen: Guest, *parts: str) -> list[FloatRect]:
    """Return where everything of some kinds lies that is shown."""
    found: list[FloatRect] = screen.page.evaluate(BOXES, ", ".join(parts))
    assert found, parts
    return found


def covered(one: FloatRect, other: FloatRect) -> float:
    """Return how much of the first lies beneath the second, or the other way round, in its own size."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0, wide) * max(0, high) / (one["width"] * one["height"])


def test_six_pawns_begin_side_by_side_and_nothing_lies_over_the_board(come: Come) -> None:
    screen = come("desk")
    seats = ["host", *["steady"] * 5]
    table, secret = screen.opened(seats=seats, variants=["twist"], terms={"open": True})
    screen.take((table, secret))
    screen.begin()
    screen.go(table, "/display")
    expect(screen.page.locator(".track .pawn")).to_have_count(6)
    expect(screen.page.locator(".come-and-play .qr")).to_be_visible()
    for wide, high in ((390, 844), (1280, 800), (1920, 1080)):
        screen.page.set_viewport_size({"width": wide, "height": high})
        screen.rest()
        for one, other in itertools.combinations(boxes(screen, ".track .pawn"), 2):
            assert covered(one, other) < 0.8, f"a pawn hides another at {wide} x {high}"
        for one, other in itertools.combinations(boxes(screen, *PARTS), 2):
            assert covered(one, other) < 0.01, f"{one} and {other} lie over each other at {wide} x {high}"
        (page,) = boxes(screen, "main.table")
        assert all(box["y"] + box["height"] <= page["height"] + 1 for box in boxes(screen, *PARTS)), (wide, high)
        if wide > high:
            # Where their cards will lie, too.
            (invitation,) = boxes(screen, ".come-and-play")
            places = boxes(screen, ".place:not([data-pos=me])")
            assert all(covered(place, invitation) < 0.01 for place in places), (wide, high)


def test_at_the_board_nothing_lies_over_anything_on_a_phone_either_way(come: Come) -> None:
    me = come("phone", language="fi")
    table, secret = me.opened(seats=["host", *["steady"] * 3], variants=["twist"])
    me.take((table, secret))
    me.begin()
    expect(me.page.locator(".prompt.may, .prompt.must")).to_be_visible()
    expect(me.page.locator(".track .pawn")).to_have_count(4)
    for wide, high in ((360, 640), (740, 360)):
        me.page.set_viewport_size({"width": wide, "height": high})
        me.page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high", arg=[wide, high])
        me.rest()
        found = boxes(me, ".track", ".pile", ".prompt", ".my-phase", ".hand-card", ".actions button")
        for one, other in itertools.combinations(found, 2):
            assert covered(one, other) < 0.01, f"{one} and {other} lie over each other at {wide} x {high}"
        assert all(box["y"] + box["height"] <= high and box["x"] + box["width"] <= wide for box in found), (wide, high)
        assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes(me, ".pile")), (wide, high)


def test_the_scores_of_six_with_dice_are_there_whole(come: Come) -> None:
    screen = come("desk")
    table, secret = screen.opened(seats=["host", *["steady"] * 5], game="dice", terms={"open": True})
    screen.take((table, secret))
    screen.begin()
    screen.go(table, "/display")
    expect(screen.page.locator(".come-and-play .qr")).to_be_visible()
    for wide, high in ((1280, 800), (1920, 1080)):
        screen.page.set_viewport_size({"width": wide, "height": high})
        screen.rest()
        found = boxes(screen, ".dice-tray", ".dice-scores", ".prompt", ".chip", ".come-and-play")
        for one, other in itertools.combinations(found, 2):
            assert covered(one, other) < 0.01, f"{one} and {other} lie over each other at {wide} x {high}"
        assert all(box["y"] + box["height"] <= high and box["x"] + box["width"] <= wide for box in found), (wide, high)


def test_what_is_wrong_with_a_track_is_said_while_it_is_typed(come: Come) -> None:
    me = come("desk")
    me.page.goto(f"{me.address}/#/rules")
    expect(me.page.locator(".own-phase").first).to_be_visible()
    me.page.locator("[data-own=start]").select_option(label="Twist")
    track = me.page.locator("[data-switch=track]")
    expect(track).to_have_value(re.compile("^1 1 twist"))
    me.page.locator("details:has([data-switch=track]) summary").click()
    track.fill("1 2 99")
    said = me.page.locator(".own-switch:has([data-switch=track])")
    expect(said).to_contain_text("Space 3 of the track is that of phase 99")
    track.fill("1 twist 10")
    expect(me.page.locator(".own-status:not(.is-busy)")).to_contain_text("can be played")
    expect(track).to_have_value("1 twist 10")
