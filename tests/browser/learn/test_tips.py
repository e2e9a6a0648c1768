"""Quiet tips: where they apply, from the view alone, not too often, and not at all for who does not want them."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tenphases.rules.views import view
from tests.browser.conftest import Sit
from tests.browser.mock.scenes import ME, SCENES
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser


def tip_for(me: Reader, seen: dict[str, Any], chosen: str | None = None) -> dict[str, Any] | None:
    told: dict[str, Any] | None = me.page.evaluate(
        """async ([view, chosen]) => {
          const { tipFor } = await import("/learn/tips.js");
          return tipFor(view, chosen ?? undefined);
        }""",
        [seen, chosen],
    )
    return told


def player(**more: Any) -> dict[str, Any]:  # noqa: ANN401
    common = {
        "cards": 10,
        "known": [],
        "laid": None,
        "skip_waiting": False,
        "in_round": True,
        "done": [],
        "phases": [0],
    }
    return common | more


def seen_by_me(hand: list[str], *others: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return as much of a view as a tip is made from, in my turn after the draw."""
    options = {"discard": [face for face in hand if face != "S"], "skip": "S" in hand, "targets": [1]} | more.pop(
        "options", {}
    )
    common = {"seat": 0, "turn": 0, "stage": "play", "hand": hand, "groups": [], "players": [player(), *others]}
    return common | {"options": options} | more


SETS = [{"owner": 1, "group": {"kind": "set", "number": 9, "cards": ["R9", "B9", "W"]}}]
RUN = [{"owner": 1, "group": {"kind": "run", "number": 3, "cards": ["R3", "B4", "W"]}}]


CASES: tuple[tuple[dict[str, Any], str | None, dict[str, Any] | None], ...] = (
    (seen_by_me(["W", "R3"], player()), "W", {"id": "wild", "args": {}}),
    (seen_by_me(["W", "R3"], player(laid=0), groups=SETS), None, None),
    (
        seen_by_me(["R9", "B2"], player(laid=0, cards=3), groups=SETS),
        "R9",
        {"id": "feed", "args": {"face": "R9"}, "seat": 1},
    ),
    (seen_by_me(["R6", "B2"], player(laid=0), groups=RUN), "R6", {"id": "feed", "args": {"face": "R6"}, "seat": 1}),
    (seen_by_me(["R4", "B2"], player(laid=0), groups=RUN), "R4", None),
    (seen_by_me(["R7", "B2"], player(known=["G7"])), "R7", {"id": "watch", "args": {"face": "G7"}, "seat": 1}),
    (seen_by_me(["R7", "B2"], player(known=["G8"])), "R7", None),
    (seen_by_me(["S", "B2"], player(laid=0, cards=2)), None, {"id": "skip", "args": {"count": 2}, "seat": 1}),
    (seen_by_me(["S", "B2"], player(laid=0, cards=8)), None, None),
    (seen_by_me(["B12", "B2"], player(laid=0, cards=8)), None, {"id": "high", "args": {}, "seat": 1}),
    (
        seen_by_me(["R9", "B2"], player(), options={"fits": [{"card": "R9", "group": 0}]}, groups=SETS),
        None,
        {"id": "hit", "args": {}},
    ),
    (seen_by_me(["S", "B12"], player(laid=0, cards=1), options={"ways": [{"phase": 0, "groups": []}]}), None, None),
    (seen_by_me(["W", "R3"], player(), turn=1), "W", None),
    (seen_by_me(["W", "R3"], player(), stage="draw"), "W", None),
)


def test_a_tip_is_given_where_it_applies(sit: Sit) -> None:
    me = sit()
    me.start()
    for seen, chosen, tip in CASES:
        assert tip_for(me, seen, chosen) == tip, (seen, chosen)


def test_a_tip_is_shown_beside_the_table_and_can_be_closed_for_good(sit: Sit) -> None:
    for size in ("phone", "desk"):
        me = sit(size)
        me.scene("hit")
        tip = me.page.locator(".tip")
        expect(tip).to_contain_text("Hit what fits")
        box = tip.bounding_box()
        wide, high = me.page.evaluate("[innerWidth, innerHeight]")
        assert box is not None
        assert box["x"] >= 0 <= box["y"]
        assert box["x"] + box["width"] <= wide
        assert box["y"] + box["height"] <= high
        me.button("close-tip").click()
        expect(tip).to_have_count(0)
        me.scene("hit")
        me.page.wait_for_timeout(500)
        expect(tip).to_have_count(0)


def test_tips_can_be_switched_off(sit: Sit) -> None:
    me = sit("phone")
    me.scene("hit")
    expect(me.page.locator(".tip")).to_be_visible()
    me.button("menu").click()
    me.dialog.locator("[data-setting=tips]").uncheck()
    me.page.keyboard.press("Escape")
    me.scene("hit")
    me.page.wait_for_timeout(500)
    expect(me.page.locator(".tip")).to_have_count(0)


def test_what_is_hidden_makes_no_difference_to_a_tip(sit: Sit) -> None:
    """The tip is a function of the view, and the view is the same whatever others hold."""
    me = sit()
    me.start()
    state = SCENES["hit"]()
    other = msgspec.structs.replace(state, draw_pile=state.draw_pile[::-1])
    one, two = (msgspec.to_builtins(view(which, ME)) for which in (state, other))
    assert tip_for(me, one) == tip_for(me, two) is not None
