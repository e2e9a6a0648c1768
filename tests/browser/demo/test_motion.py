"""Dragging, travelling and sound: what the hand and the ear get."""

from typing import Literal

import pytest

from tests.browser.demo.conftest import Demo

pytestmark = pytest.mark.browser

WATCH = """async () => {
  const { watchDrag } = await import('/src/tenphases/web/style/drag.js');
  window.heard = [];
  const name = (one) => one && (one.className.split(' ').slice(0, 2).join(' '));
  const hand = document.querySelector('.hand');
  hand.addEventListener('click', () => heard.push('click'));
  window.drag = watchDrag(hand, {
    item: '.hand-card',
    targets: () => document.querySelectorAll('.pile'),
    onStart: (item) => { heard.push('start'); return !item.classList.contains('is-picked'); },
    onMove: (item, target) => heard.push('over ' + name(target)),
    onDrop: (item, target) => heard.push('drop ' + name(target)),
    onCancel: () => heard.push('cancel'),
  });
}"""


def middle(demo: Demo, selector: str) -> tuple[float, float]:
    box = demo.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def heard(demo: Demo) -> list[str]:
    found: list[str] = demo.page.evaluate("heard")
    return found


def test_a_card_is_dragged_onto_a_pile(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate(WATCH)
    page.mouse.move(*middle(demo, ".hand-card"))
    page.mouse.down()
    page.mouse.move(200, 500, steps=4)
    assert page.locator(".drag-image").count() == 1
    page.mouse.move(*middle(demo, ".pile.discard"), steps=6)
    page.mouse.up()
    assert heard(demo)[0] == "start"
    assert heard(demo)[-2:] == ["over pile discard", "drop pile discard"]
    assert page.locator(".drag-image").count() == 0


def test_a_press_that_does_not_move_is_a_tap(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate(WATCH)
    page.locator(".hand-card").first.click()
    assert heard(demo) == ["click"]


def test_a_drag_is_no_click(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate(WATCH)
    x, y = middle(demo, ".hand-card")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=3)
    page.mouse.up()
    assert heard(demo) == ["start", "drop null"]


def test_escape_lets_go_of_the_card(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate(WATCH)
    page.mouse.move(*middle(demo, ".hand-card"))
    page.mouse.down()
    page.mouse.move(*middle(demo, ".pile.discard"), steps=5)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert heard(demo)[-1] == "cancel"
    assert page.locator(".drag-image").count() == 0


def test_what_may_not_be_picked_up_stays(demo: Demo) -> None:
    page = demo.show("table3")
    page.evaluate(WATCH)
    page.mouse.move(*middle(demo, ".hand-card.is-picked"))
    page.mouse.down()
    page.mouse.move(*middle(demo, ".pile.discard"), steps=5)
    assert page.locator(".drag-image").count() == 0
    page.mouse.up()
    assert "start" in heard(demo)
    assert not [one for one in heard(demo) if one.startswith("drop")]


def test_a_card_redrawn_in_mid_air_is_still_dropped(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate(WATCH)
    page.mouse.move(*middle(demo, ".hand-card"))
    page.mouse.down()
    page.mouse.move(200, 500, steps=4)
    page.evaluate("document.querySelector('.hand').append(document.querySelector('.hand-card'))")
    page.mouse.move(*middle(demo, ".pile.draw"), steps=4)
    page.mouse.up()
    assert heard(demo)[-1] == "drop pile draw"


def test_a_finger_drags_too(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate(WATCH)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    start, end = middle(demo, ".hand-card"), middle(demo, ".pile.discard")
    touch("touchStart", start)
    for step in range(1, 9):
        touch("touchMove", (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8))
    touch("touchEnd")
    assert heard(demo)[-1] == "drop pile discard"


def test_a_card_dragged_in_a_sheet_is_seen_above_the_sheet(demo: Demo) -> None:
    page = demo.show("lay")
    page.evaluate(WATCH.replace("querySelector('.hand')", "querySelector('.sheet .hand')"))
    x, y = middle(demo, ".sheet .hand-card")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 60, steps=4)
    assert page.evaluate("document.querySelector('.drag-image').closest('dialog') !== null")
    page.mouse.up()
    assert page.locator(".drag-image").count() == 0


def test_after_stop_nothing_is_dragged(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate(WATCH)
    page.evaluate("drag.stop()")
    page.mouse.move(*middle(demo, ".hand-card"))
    page.mouse.down()
    page.mouse.move(200, 300, steps=4)
    page.mouse.up()
    assert [one for one in heard(demo) if one != "click"] == []


def test_a_shaky_finger_between_two_slots_does_not_flicker(demo: Demo) -> None:
    demo.show("cards")
    seen = demo.page.evaluate("""import('/src/tenphases/web/style/drag.js').then(({ pickSlot }) => {
      const slots = [0, 50].map((left) => ({ element: document.body, left, right: left + 40, top: 0, bottom: 40 }));
      let at = null; const seen = [];
      for (const x of [20, 44, 46, 44, 47, 55, 70, 46, 44, 30, 10, 300]) {
        at = pickSlot(slots, x, 20, at); seen.push(slots.indexOf(at));
      }
      return seen;
    })""")
    assert seen == [0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, -1]


FLIP = """async () => {
  const { Flip } = await import('/src/tenphases/web/style/motion.js');
  const cards = [...document.querySelectorAll('.hand-card')];
  cards.forEach((card, i) => card.dataset.key = i);
  const flip = new Flip(document, '[data-key]');
  flip.record();
  document.querySelector('.hand').prepend(cards.at(-1));
  const done = flip.play();
  const running = document.getAnimations().filter((one) => one.id === 'flip');
  const told = running.map((one) => ({
    time: one.effect.getTiming().duration,
    moves: one.effect.getKeyframes().some((frame) => 'transform' in frame),
  }));
  await done;
  return { told, left: document.getAnimations().filter((one) => one.id === 'flip').length };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_travel_quickly_and_only_fade_where_motion_is_unwanted(
    demo: Demo, motion: Literal["no-preference", "reduce"]
) -> None:
    demo.page.emulate_media(reduced_motion=motion)
    page = demo.show("table6")
    seen = page.evaluate(FLIP)
    assert len(seen["told"]) == 11
    assert all(160 <= one["time"] <= 260 for one in seen["told"])
    assert {one["moves"] for one in seen["told"]} == {motion == "no-preference"}
    assert seen["left"] == 0


def test_nothing_is_heard_before_the_first_touch_nor_when_muted(demo: Demo) -> None:
    page = demo.show("table6")
    page.evaluate("""import('/src/tenphases/web/sound/sound.js').then(({ Sounds, SOUNDS }) => {
      window.sounds = new Sounds(); window.names = SOUNDS; names.forEach((name) => sounds.play(name)); })""")
    assert page.evaluate("sounds.ready") is False
    page.mouse.click(200, 300)
    page.wait_for_function("sounds.ready")
    page.evaluate("names.forEach((name) => sounds.play(name))")
    assert page.evaluate("(sounds.muted = true, sounds.ready)") is False
