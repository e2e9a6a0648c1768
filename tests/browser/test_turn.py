"""A turn, done with taps, with drags and with the keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from tenphases.rules.cards import Face
from tenphases.rules.moves import Discard, Draw, GroupId, Hit, LayPhase, PlaySkip, Seat, Take
from tests.browser.conftest import Sit
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("size", ["phone", "desk"])


@BOTH
def test_a_tap_on_the_draw_pile_draws_and_the_new_card_is_marked(stay: Sit, size: str) -> None:
    me = stay(size)
    scene = me.scene("draw")
    me.page.locator(".pile.draw").click()
    expect(me.page.locator(".hand-card.is-new")).to_have_count(1)
    assert scene.acts() == [Draw()]
    assert len(me.hand()) == 11


def test_a_tap_on_the_discard_pile_takes_its_top_card(stay: Sit) -> None:
    me = stay()
    scene = me.scene("draw")
    expect(me.page.locator(".prompt")).to_have_text("Draw a card, or take the yellow 9.")
    me.page.locator(".pile.discard").click()
    expect(me.card("Y9")).to_have_count(1)
    assert scene.acts() == [Take()]


def test_a_pile_s_card_can_be_dragged_into_the_hand(stay: Sit) -> None:
    me = stay("desk")
    scene = me.scene("draw")
    me.drag(me.page.locator(".pile.discard"), me.page.locator(".mine .hand"))
    expect(me.card("Y9")).to_have_count(1)
    assert scene.acts() == [Take()]


@BOTH
def test_a_chosen_card_is_discarded_by_the_button(stay: Sit, size: str) -> None:
    me = stay(size)
    scene = me.scene("lay")
    me.card("Y9").click()
    expect(me.card("Y9")).to_have_attribute("aria-pressed", "true")
    me.button("discard").click()
    expect(me.card("Y9")).to_have_count(0)
    assert scene.acts() == [Discard(Face("Y9"))]


def test_what_somebody_discarded_in_the_round_can_be_looked_up(stay: Sit) -> None:
    me = stay()
    me.scene("full")
    me.page.locator(".chip:visible").nth(2).click()
    thrown = me.page.get_by_role("dialog").locator(".stack", has_text="Discarded in this round")
    expect(thrown.locator(".card")).to_have_count(1)
    expect(thrown.get_by_role("img")).to_have_attribute("aria-label", re.compile("blue 7|yellow 9|green 3"))


def test_a_card_is_discarded_by_a_drag_with_the_mouse(stay: Sit) -> None:
    me = stay("desk")
    scene = me.scene("lay")
    me.drag(me.card("R2"), me.page.locator(".pile.discard"))
    expect(me.card("R2")).to_have_count(0)
    assert scene.acts() == [Discard(Face("R2"))]


def test_a_card_is_discarded_by_a_drag_with_a_finger(stay: Sit) -> None:
    me = stay()
    scene = me.scene("lay")
    me.touch_drag(me.card("R2"), me.page.locator(".pile.discard"))
    expect(me.card("R2")).to_have_count(0)
    assert scene.acts() == [Discard(Face("R2"))]


def test_of_two_equal_cards_the_tapped_one_goes_and_its_twin_stays(stay: Sit) -> None:
    me = stay()
    scene = me.scene("full")
    twin = me.card("B2", 0).get_attribute("data-key")
    me.card("B2", 1).click()
    me.button("discard").click()
    expect(me.card("B2")).to_have_attribute("data-key", twin or "")
    assert scene.acts() == [Discard(Face("B2"))]


def test_two_quick_taps_play_a_card_once(stay: Sit) -> None:
    me = stay()
    scene = me.scene("hit")
    me.card("R12").click()
    me.button("discard").evaluate("button => { button.click(); button.click(); }")
    expect(me.card("R12")).to_have_count(0)
    assert scene.acts() == [Discard(Face("R12"))]


def test_a_tap_is_answered_in_the_next_frame_whatever_the_line_does(stay: Sit) -> None:
    me = stay()
    scene = me.scene("lay")
    scene.deaf = True
    answered = me.page.evaluate(
        """async () => {
          const card = document.querySelector(".mine [data-face=Y9]");
          card.click();
          await new Promise((done) => requestAnimationFrame(done));
          const chosen = card.getAttribute("aria-pressed") === "true";
          document.querySelector(".actions [data-action=discard]").click();
          await new Promise((done) => requestAnimationFrame(done));
          return [chosen, card.classList.contains("is-dim")];
        }"""
    )
    assert answered == [True, True]


@BOTH
def test_the_best_way_to_lay_is_offered_and_laid(stay: Sit, size: str) -> None:
    me = stay(size)
    scene = me.scene("lay")
    me.button("lay").click()
    expect(me.dialog.locator(".option").nth(1)).to_be_visible()
    best = scene.update_options().ways[0]
    me.button("lay-now").click()
    expect(me.page.locator(".felt .group, .place .group")).to_have_count(2)
    assert scene.acts() == [LayPhase(best.groups, best.phase)]
    expect(me.page.locator(".my-phase")).to_contain_text("Phase 2 laid")


def test_another_way_can_be_chosen(stay: Sit) -> None:
    me = stay()
    scene = me.scene("lay")
    ways = scene.update_options().ways
    me.button("lay").click()
    me.dialog.locator(".option").nth(2).click()
    me.button("lay-now").click()
    expect(me.page.locator(".my-phase")).to_contain_text("Phase 2 laid")
    expect(me.dialog).to_have_count(0)
    assert scene.acts() == [LayPhase(ways[2].groups, ways[2].phase)]


def test_one_s_own_phase_is_built_group_by_group_and_told_what_is_wrong(stay: Sit) -> None:
    me = stay()
    me.scene("wilds")
    me.button("build").click()
    tray = me.dialog.locator(".tray")
    put_into_trays(me, "R5", "B5", "W")
    expect(tray.nth(0)).to_have_class(re.compile("is-ready"))
    put_into_trays(me, "R2", "B3", "W")
    expect(tray.nth(1)).to_contain_text("3 of 4")
    put_into_trays(me, "Y9")
    expect(tray.nth(1).locator(".wrong")).to_contain_text("group 2")
    me.dialog.locator(".card-button[aria-label^='yellow 9']").click()
    expect(tray.nth(1)).to_contain_text("3 of 4")


def test_a_wild_s_role_is_asked_only_where_there_are_several(stay: Sit) -> None:
    me = stay()
    scene = me.scene("wilds")
    me.button("build").click()
    me.dialog.locator("button.tray-head").nth(1).click()
    put_into_trays(me, "R2", "B3", "W", "W")
    run = me.dialog.locator(".tray").nth(1)
    expect(run.get_by_role("radio")).to_have_count(2)
    run.get_by_role("radio").nth(1).check(force=True)
    expect(run).to_have_class(re.compile("is-ready"))
    put_into_trays(me, "R5", "B5")
    me.button("lay-built").click()
    expect(me.dialog.locator(".notice")).to_have_text("Group 1 needs 3 cards and has only 2.")
    refused = scene.acts()[0]
    assert isinstance(refused, LayPhase)
    assert [(group.cards, group.number) for group in refused.groups] == [(("R5", "B5"), 0), (("R2", "B3", "W", "W"), 2)]


def put_into_trays(me: Reader, *faces: str) -> None:
    """Put cards into the tray that is asked for."""
    for face in faces:
        me.dialog.locator(f".hand-card[aria-label^='{face_name(face)}']").first.click()


def face_name(face: str) -> str:
    """Return how a card is called on the page."""
    colours = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
    return "wild" if face == "W" else f"{colours[face[0]]} {face[1:]}"


def test_where_a_chosen_card_fits_is_lit_and_a_tap_puts_it_there(stay: Sit) -> None:
    me = stay()
    scene = me.scene("hit")
    me.card("B8").click()
    lit = me.page.locator(".group.is-lit")
    expect(lit).to_have_count(2)
    lit.nth(0).locator(".group-hit").click()
    expect(me.card("B8")).to_have_count(0)
    assert len(scene.acts()) == 1
    assert isinstance(scene.acts()[0], Hit)


def test_a_wild_that_fits_at_both_ends_of_a_run_goes_where_it_is_put(stay: Sit) -> None:
    me = stay()
    scene = me.scene("hit")
    me.card("W").click()
    me.page.get_by_role("button", name="Add the wild as 8 to your run from 3 to 7").click()
    expect(me.card("W")).to_have_count(0)
    assert scene.acts() == [Hit(Face("W"), GroupId(1), 8)]


def test_a_wild_dropped_on_the_middle_of_a_run_is_asked_for_its_number(stay: Sit) -> None:
    me = stay("desk")
    scene = me.scene("hit")
    me.drag(me.card("W"), me.page.locator(".group[data-group='1'] .group-cards"))
    expect(me.dialog).to_contain_text("What shall the wild be?")
    me.dialog.locator("[data-choice='2']").click()
    expect(me.card("W")).to_have_count(0)
    assert scene.acts() == [Hit(Face("W"), GroupId(1), 2)]


def test_a_card_that_does_not_fit_is_refused_in_words_beside_the_group(stay: Sit) -> None:
    me = stay()
    me.scene("hit")
    me.card("R12").click()
    group = me.page.locator(".group[data-group='1']")
    group.locator(".group-hit").click()
    expect(me.bubble).to_have_text("Red 12 does not fit: this run goes on with 2 or 8.")
    expect(me.page.locator("#spoken")).to_contain_text("Red 12 does not fit")
    bubble, about = me.bubble.bounding_box(), group.bounding_box()
    assert bubble is not None
    assert about is not None
    assert min(abs(bubble["y"] - about["y"] - about["height"]), abs(bubble["y"] + bubble["height"] - about["y"])) < 40
    expect(me.card("R12")).to_have_count(1)


def test_acting_out_of_turn_is_refused_in_words(stay: Sit) -> None:
    me = stay()
    me.scene("waiting")
    me.page.locator(".pile.draw").click()
    expect(me.bubble).to_have_text("It is Chiara’s turn. Please wait for yours.")


def test_a_skip_asks_for_its_target_where_there_is_a_choice(stay: Sit) -> None:
    me = stay()
    scene = me.scene("skip")
    me.card("S").first.click()
    expect(me.button("discard")).to_have_text("Skip someone")
    me.button("discard").click()
    expect(me.dialog.locator(".option")).to_have_count(5)
    me.dialog.get_by_role("button", name="Daan").click()
    expect(me.dialog).to_have_count(0)
    expect(me.page.locator(".chip.has-skip:visible")).to_contain_text("Daan")
    assert scene.acts() == [PlaySkip(Seat(3))]
    assert me.hand().count("S") == 1


def test_a_move_is_taken_back(stay: Sit) -> None:
    me = stay()
    me.scene("lay")
    before = me.hand()
    me.button("lay").click()
    me.button("lay-now").click()
    expect(me.page.locator(".my-phase")).to_contain_text("Phase 2 laid")
    me.button("take-back").click()
    expect(me.page.locator(".hand-card")).to_have_count(11)
    assert sorted(me.hand()) == sorted(before)
    expect(me.button("lay")).to_be_visible()


def test_a_whole_turn_by_the_keyboard_alone(stay: Sit) -> None:
    me = stay("desk")
    scene = me.scene("hit")
    keys = me.page.keyboard
    me.page.locator(".hand-card[tabindex='0']").focus()
    keys.press("ArrowRight")
    expect(me.card("B8")).to_be_focused()
    keys.press("Enter")
    keys.press("h")
    expect(me.page.locator(".group-hit:focus")).to_have_count(1)
    keys.press("Enter")
    expect(me.card("B8")).to_have_count(0)
    keys.press("u")
    expect(me.card("B8")).to_have_count(1)
    expect(me.page.locator(".hand-card:focus")).to_have_count(1)
    keys.press("End")
    expect(me.card("B8")).to_be_focused()
    keys.press("Space")
    keys.press("x")
    expect(me.page.locator(".hand-card")).to_have_count(4)
    assert scene.acts()[-1] == Discard(Face("B8"))
    expect(me.page.locator(".hand-card:focus")).to_have_count(1)


def test_a_phase_is_laid_by_the_keyboard_alone(stay: Sit) -> None:
    me = stay("desk")
    scene = me.scene("lay")
    ways = scene.update_options().ways
    me.page.keyboard.press("l")
    expect(me.dialog.get_by_role("radio").first).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Tab")
    expect(me.button("lay-now")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".my-phase")).to_contain_text("Phase 2 laid")
    assert scene.acts() == [LayPhase(ways[1].groups, ways[1].phase)]
    expect(me.page.locator(".hand-card:focus")).to_have_count(1)


def test_drawing_laying_and_help_have_keys_that_can_be_switched_off(stay: Sit) -> None:
    me = stay("desk")
    scene = me.scene("draw")
    keys = me.page.keyboard
    keys.press("?")
    expect(me.dialog).to_contain_text("How to play here")
    keys.press("Escape")
    expect(me.dialog).to_have_count(0)
    keys.press("m")
    me.dialog.locator("[data-setting=shortcuts]").uncheck()
    keys.press("Escape")
    keys.press("d")
    me.button("menu").click()
    me.dialog.locator("[data-setting=shortcuts]").check()
    keys.press("Escape")
    keys.press("d")
    expect(me.page.locator(".hand-card")).to_have_count(11)
    assert scene.acts() == [Draw()]


def test_the_hand_is_put_in_order_by_drag_keys_and_sorting_and_stays_so(stay: Sit) -> None:
    me = stay("desk")
    scene = me.scene("waiting")
    me.button("by-number").click()
    me.lies("B2", "B2", "R3", "Y5", "G6", "R7", "B9", "Y12", "W", "S")
    me.button("by-colour").click()
    me.lies("R3", "R7", "B2", "B2", "B9", "Y5", "Y12", "G6", "W", "S")
    me.drag(me.card("W"), me.card("R3"))
    me.lies("W", "R3", "R7", "B2", "B2", "B9", "Y5", "Y12", "G6", "S")
    me.card("S").focus()
    me.page.keyboard.press("Shift+Home")
    order = ("S", "W", "R3", "R7", "B2", "B2", "B9", "Y5", "Y12", "G6")
    me.lies(*order)
    expect(me.card("S")).to_be_focused()
    me.sent()
    assert scene.order == order
    me.page.reload()
    me.lies(*order)


def test_a_reload_keeps_the_chosen_card_and_the_half_built_phase(stay: Sit) -> None:
    me = stay()
    scene = me.scene("wilds")
    me.card("Y11").click()
    me.button("build").click()
    put_into_trays(me, "R5", "B5")
    me.sent()
    assert scene.building[0] == ("R5", "B5")
    me.page.reload()
    expect(me.card("Y11")).to_have_attribute("aria-pressed", "true")
    me.button("build").click()
    expect(me.dialog.locator(".tray").nth(0).locator(".card-button")).to_have_count(2)
