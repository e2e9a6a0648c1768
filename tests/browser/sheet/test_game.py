"""A game on the phone beside the cards: entered, corrected, taken back, ended."""

import random

import msgspec
import pytest
from playwright.sync_api import expect

from tenphases.rules.findings import ruleset_findings
from tenphases.rules.ruleset import Ruleset
from tenphases.variants import PRESETS, VARIANTS, load
from tests.browser.sheet.conftest import Score
from tests.browser.sheet.scorer import Scorer

pytestmark = pytest.mark.browser


def test_a_whole_game_is_entered_on_a_phone_and_its_end_told(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    for number in range(1, 10):
        expect(me.button("write")).to_contain_text(f"round {number}")
        me.write((True, None), (number % 2 == 0, 35))
    me.totals(0, 315)
    needs = me.page.locator(".need")
    expect(needs.nth(0)).to_contain_text("Phase 10: set of 5 + set of 3")
    expect(needs.nth(1)).to_contain_text("Phase 5: run of 8")
    expect(needs.nth(1)).to_contain_text("deals")
    me.write((True, 20), (True, None))
    expect(me.page.locator(".winner h2")).to_have_text("Anna wins")
    expect(me.page.locator(".winner")).to_contain_text("completed the last phase")
    rows = me.page.locator(".standings tbody tr")
    expect(rows.nth(0)).to_contain_text("Anna")
    expect(rows.nth(0)).to_contain_text("10 of 10")
    expect(me.page.get_by_role("img", name="Line chart of everyone’s points over 10 rounds")).to_be_visible()
    me.page.locator("[name=course][value=phases]").check(force=True)
    expect(me.page.get_by_role("img", name="Line chart of everyone’s phases over 10 rounds")).to_be_visible()
    me.button("again").click()
    expect(me.button("write")).to_contain_text("round 1")
    expect(needs.nth(0)).to_contain_text("deals")
    assert len(me.kept()) == 2


def test_a_correction_is_followed_by_everything_after_it(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    me.write((True, None), (False, 60))
    me.write((False, 45), (True, None))
    me.says(2, 0, "Anna, round 2: 45 points. Total 45.")
    me.totals(45, 60)
    me.cell(1, 0).click()
    me.page.locator("[data-laid='0']").click()
    me.page.locator("[name=pad][value=digits]").check(force=True)
    me.key(1).click()
    me.key(5).click()
    me.button("done").click()
    me.totals(60, 60)
    expect(me.page.locator(".need").nth(0)).to_contain_text("Phase 1")
    me.button("undo").click()
    me.totals(45, 60)
    me.button("undo").click()
    expect(me.page.locator(".need").nth(0)).to_contain_text("Phase 2")
    me.button("redo").click()
    me.button("redo").click()
    me.totals(60, 60)
    me.cell(1, 0).click()
    me.page.locator("[data-points='0']").click()
    past = me.dialog.locator(".history .row")
    expect(past.nth(3)).to_be_visible()
    expect(past.last).to_contain_text("went out")
    past.last.locator("[data-again]").click()
    me.totals(45, 60)


def test_zero_is_a_score_like_any_other(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    me.button("write").click()
    me.page.locator("[name=pad][value=digits]").check(force=True)
    me.key(0).click()
    me.button("next").click()
    me.key(2).click()
    me.key(5).click()
    me.button("done").click()
    me.says(1, 0, "0 points")
    me.totals(0, 25)


def test_cards_left_are_counted_by_tapping(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    me.button("write").click()
    me.page.locator("[name=pad][value=cards]").check(force=True)
    for key in ("low+", "low+", "low+", "high+", "skips+", "wilds+", "low-"):
        me.key(key).click()
    expect(me.page.locator("[data-points='0'] .points-now")).to_have_text("60")
    me.button("next").click()
    me.page.locator("[name=pad][value=quick]").check(force=True)
    me.key("out").click()
    me.button("done").click()
    me.totals(60, 0)
    left = [entry["cell"].get("left") for entry in me.kept()[0]["entries"] if entry["player"] == 0]
    assert left[-1] == {"low": 2, "high": 1, "skips": 1, "wilds": 1}


def test_a_doubt_names_its_cell_and_can_be_overruled(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    me.button("write").click()
    me.page.locator("[name=pad][value=digits]").check(force=True)
    me.key(3).click()
    me.key(7).click()
    me.button("next").click()
    me.key("out").click()
    expect(me.dialog.locator(".doubt p")).to_have_text("Anna, round 1: Points are always a multiple of 5.")
    me.dialog.locator("[data-action=sure]").click()
    expect(me.dialog.locator(".doubt")).to_have_count(0)
    me.button("done").click()
    me.totals(37, 0)


def test_a_guess_that_the_phase_was_laid_changes_nothing_by_itself(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    me.button("write").click()
    me.key(10).click()
    me.key("out").click()
    laid = me.page.locator("[data-laid='0']")
    expect(laid).to_contain_text("laid?")
    expect(laid).to_have_attribute("aria-pressed", "false")
    me.button("done").click()
    expect(me.page.locator(".need").nth(0)).to_contain_text("Phase 1")


def test_where_players_choose_their_phase_it_is_asked_which_was_laid(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"), "standard", "pick-a-phase")
    me.button("write").click()
    me.page.locator("[data-laid='0']").click()
    me.page.locator("[data-phase='6']").click()
    me.key(25).click()
    me.key("out").click()
    me.page.locator("[data-phase='0']").click()
    me.button("done").click()
    me.says(1, 0, "phase 7 laid")
    me.says(1, 1, "phase 1 laid")
    expect(me.page.locator(".need").nth(0)).to_contain_text("1 · 2 · 3 · 4 · 5 · 6 · 8 · 9 · 10")


def sheet(*names: str, **ruleset: object) -> dict[str, object]:
    """Return a sheet on which nothing is written, of a short game."""
    rules = {"phases": ["set3"], **ruleset}
    return {"format": "tenphases-sheet", "version": 1, "id": "short", "names": names, "ruleset": rules}


def test_a_tie_is_broken_by_a_round_of_its_own(score: Score) -> None:
    me = score()
    me.keep(sheet("Anna", "Bo", "Chiara", advance="everyone", end="after_rounds"))
    me.write((True, 20), (True, 20), (False, 90))
    expect(me.page.locator(".tie")).to_contain_text("Anna and Bo are level")
    me.button("write").click()
    me.page.locator("[data-first='1']").click()
    me.button("done").click()
    expect(me.page.locator(".winner h2")).to_have_text("Bo wins")
    expect(me.page.locator(".winner")).to_contain_text("tie-break round")


def test_the_game_ends_the_moment_the_last_phase_is_laid_where_the_rules_say_so(score: Score) -> None:
    me = score()
    me.keep(sheet("Anna", "Bo", end="on_lay"))
    me.button("write").click()
    me.page.locator("[data-laid='0']").click()
    me.button("done").click()
    expect(me.page.locator(".winner")).to_contain_text("laying the last phase ends the game at once")


def test_a_game_is_ended_early_and_gone_on_with_after_all(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo", "Chiara"))
    me.write((True, None), (True, 40), (True, 40))
    me.button("more").click()
    me.button("end").click()
    expect(me.page.locator(".winner")).to_contain_text("ended early")
    places = me.page.locator(".standings .place-number")
    expect(places).to_have_text(["1", "2", "2"])
    me.button("more").click()
    me.button("reopen").click()
    expect(me.button("write")).to_contain_text("round 2")


def finger(me: Scorer, start: str, end: str) -> None:
    """Drag with a finger from one element to another."""
    boxes = [me.page.locator(where).bounding_box() for where in (start, end)]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    line = me.context.new_cdp_session(me.page)
    for at, point in enumerate([(x, y), (x, y - 12), (x, (y + to_y) / 2), (to_x, to_y)]):
        kind = "touchStart" if at == 0 else "touchMove"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": point[0], "y": point[1]}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_names_are_remembered_and_put_in_order_by_finger_and_by_keys(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo", "Chiara"))
    page = me.home()
    names = page.locator(".person .input")
    assert [one.input_value() for one in names.all()] == ["Anna", "Bo", "Chiara"]
    finger(me, ".drag-handle[data-at='2']", ".person[data-at='0']")
    assert [one.input_value() for one in names.all()] == ["Chiara", "Anna", "Bo"]
    page.locator(".drag-handle[data-at='0']").focus()
    page.keyboard.press("ArrowDown")
    assert [one.input_value() for one in names.all()] == ["Anna", "Chiara", "Bo"]
    page.keyboard.press("ArrowDown")
    assert [one.input_value() for one in names.all()] == ["Anna", "Bo", "Chiara"]
    page.locator("[data-remove='1']").click()
    page.get_by_role("button", name="Bo", exact=True).click()
    page.locator("[name=dealer][value='2']").check(force=True)
    me.button("begin").click()
    expect(page.locator(".need").nth(2)).to_contain_text("deals")
    assert [kept["names"] for kept in me.kept()].count(["Anna", "Chiara", "Bo"]) == 1


def test_rules_that_contradict_each_other_are_not_started_with(score: Score) -> None:
    me = score()
    page = me.home()
    page.locator(".rules-fold > summary").click()
    page.locator("[data-variant=ten-rounds]").check()
    page.locator("[data-variant=play-it-out]").check()
    expect(page.get_by_role("alert")).to_contain_text("the game must end after a fixed number of rounds")
    me.button("begin").click()
    expect(page.locator(".sheet-page")).to_have_count(0)
    assert me.kept() == []


def test_the_page_combines_rules_as_the_server_does(score: Score, rng: random.Random) -> None:
    me = score()
    me.home()
    choices = [(preset, [*rng.sample(VARIANTS, rng.randrange(4))]) for preset in PRESETS for _ in range(12)]
    found = me.page.evaluate(
        """async (choices) => {
          const { combined, findingsOf, freshSetup } = await import("/sheet/ui/setup.js");
          const { whole } = await import("/app/ruleset.js");
          const setup = await freshSetup();
          return choices.map(([preset, variants]) => {
            const ruleset = combined(setup, preset, variants);
            return [whole(ruleset), findingsOf(ruleset).map(({ code }) => code)];
          });
        }""",
        choices,
    )
    for (preset, variants), (ruleset, codes) in zip(choices, found, strict=True):
        ours = load(preset, variants)
        assert msgspec.convert(ruleset, Ruleset) == ours, (preset, variants)
        assert codes == [finding.code for finding in ruleset_findings(ours)], (preset, variants)


def test_on_a_board_it_is_written_who_laid_and_who_went_out_and_the_pawns_move(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"), "standard", "twist")
    me.button("write").click()
    me.key("out").click()
    me.key("not-laid").click()
    me.button("done").click()
    me.totals(4, 2)
    me.button("write").click()
    me.key("laid").click()
    me.key("laid").click()
    me.button("done").click()
    me.totals(6, 4)
    expect(me.page.locator(".need").nth(1)).to_contain_text("Phase 2")
    # Anna's pawn is on a twist space: the phase she plays for must be named, a twist card's is numbered on.
    me.button("write").click()
    me.key("not-laid").click()
    me.page.locator("[data-phase='10']").click()
    me.key("out").click()
    me.button("done").click()
    me.totals(5, 7)
