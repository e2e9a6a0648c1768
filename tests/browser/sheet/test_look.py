"""Every page and sheet of the score sheet: nothing for axe to find, large enough for wet fingers, in every language."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.audit import faults
from tests.browser.sheet.conftest import Score
from tests.browser.sheet.scorer import Scorer

pytestmark = pytest.mark.browser

KEPT = json.loads((Path(__file__).parent / "kept-by-format-1.json").read_text(encoding="utf-8"))
RIVAL = {"id": "rival", "round": 2, "player": 1, "cell": {"points": 47, "laid": True}, "by": "Bo’s phone", "at": 9}
GOING = KEPT | {"id": "going", "entries": [*KEPT["entries"], RIVAL]}
OVER = KEPT | {"id": "over", "ruleset": {"phases": ["set3", "run4"]}}
SIX = KEPT | {"id": "six", "names": ["Anna", "Bo", "Chiara", "Dagfinn Aleksander", "Else-Marie", "ÅÄÖ"]}
CHOOSING = KEPT | {"id": "choosing", "ruleset": {"phase_choice": "when_laid"}, "entries": []}
TIED = KEPT | {"id": "tied", "names": ["Anna", "Bo"], "dealer": 0, "ruleset": {"phases": ["set3"]}}
TIED["entries"] = [
    {"id": name, "round": 0, "player": player, "cell": {"points": 5, "laid": True, "sure": True}, "at": player}
    for player, name in enumerate("ab")
]

WRITE, MORE, PAST = "[data-action=write]", "[data-action=more]", "[data-action=past]"
PLACES: dict[str, tuple[str, ...]] = {
    "home": (".rules-fold > summary",),
    "past": (PAST,),
    "players": (PAST, "[name=past][value=players]"),
    "going": (),
    "over": (),
    "six": (),
    "six-quick": (WRITE,),
    "going-doubt": ("[data-cell='2/1']",),
    "going-cards": (WRITE, "[name=pad][value=cards]"),
    "going-digits": (WRITE, "[name=pad][value=digits]"),
    "going-cell": ("[data-cell='1/0']", "[data-points='0']"),
    "going-more": (MORE,),
    "going-names": (MORE, "[data-action=names]"),
    "going-share": ("[data-action=share]",),
    "choosing-which": (WRITE, "[data-laid='0']"),
    "tied-first": (WRITE,),
}
"""Where to go, and what to tap there; the word before the hyphen is the sheet."""
IN_COLOURS = ("home", "going", "over", "going-cards", "going-more")

SMALL = """() => [...document.querySelectorAll("button, a, select, input:not(.visually-hidden), summary, label.option")]
  .filter((one) => one.getClientRects().length > 0 && !one.closest("[inert]"))
  .filter((one) => !document.querySelector("dialog[open]") || one.closest("dialog[open]"))
  .map((one) => {
    const box = (one.matches("input") ? one.closest("label") ?? one : one).getBoundingClientRect();
    return { what: one.getAttribute("aria-label") ?? one.textContent.trim(), width: box.width, height: box.height };
  })
  .filter(({ width, height }) => width < 40 || height < 43.9 || width * height < 48 * 43.9)"""
CUT = """() => [...document.querySelectorAll("button, .segments label, .key, h2:not(.visually-hidden), .notice p")]
  .filter((one) => one.getClientRects().length > 0)
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""
WIDE = """() => [document.documentElement, ...document.querySelectorAll("dialog[open], .sheet-body, .sheet-foot")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className || one.tagName)"""


def keep_all(me: Scorer) -> None:
    """Put the sheets onto the device."""
    me.home()
    for sheet in (GOING, OVER, SIX, CHOOSING, TIED):
        kept = [f"tenphases.sheet.{sheet['id']}", json.dumps(sheet)]
        me.page.evaluate("([key, text]) => localStorage.setItem(key, text)", kept)


def go(me: Scorer, place: str) -> None:
    """Go to a page or a sheet over it."""
    sheet = place.partition("-")[0]
    if sheet in {"home", "past", "players"}:
        me.home()
    else:
        me.show(sheet)
    for selector in PLACES[place]:
        me.page.locator(f"{selector}:visible").last.click(force=selector.startswith("[name="))
    me.rest()


@pytest.mark.parametrize("theme", ["table", "light", "dark"])
def test_axe_finds_nothing_and_everything_can_be_tapped(score: Score, theme: str) -> None:
    me = score(theme=theme, audited=True)
    keep_all(me)
    for place in PLACES if theme == "table" else IN_COLOURS:
        go(me, place)
        assert faults(me.page) == [], place
        assert me.page.evaluate(SMALL) == [], place
        assert me.page.evaluate(WIDE) == [], place


@pytest.mark.parametrize("language", ["fi", "nb", "nl", "da"])
def test_no_word_is_cut_off_on_a_small_phone(score: Score, language: str) -> None:
    me = score(language=language)
    keep_all(me)
    for place in ("home", "going", "over", "six-quick", "going-doubt", "going-cards", "choosing-which", "tied-first"):
        go(me, place)
        assert me.page.evaluate(CUT) == [], place
        assert me.page.evaluate(WIDE) == [], place


def test_everything_fits_with_text_twice_as_large(score: Score) -> None:
    me = score("tall")
    twice = {"fontSizes": {"standard": 32, "fixed": 26}}
    me.context.new_cdp_session(me.page).send("Page.setFontSizes", twice)
    keep_all(me)
    for place in ("home", "going", "six-quick", "going-doubt", "going-cards"):
        go(me, place)
        assert me.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert me.page.evaluate(WIDE) == [], place


def test_a_round_is_written_with_the_keyboard_alone(score: Score) -> None:
    me = score("desk")
    me.begin(("Anna", "Bo"))
    keys = me.page.keyboard
    me.button("write").focus()
    keys.press("Enter")
    expect(me.dialog).to_be_visible()
    keys.type("35")
    keys.press("ArrowDown")
    keys.type("10")
    expect(me.page.locator("[data-points='1'] .points-now")).to_have_text("10")
    keys.press("Backspace")
    keys.press("Backspace")
    keys.type("0")
    keys.press("Escape")
    me.totals(35, 0)
    expect(me.button("write")).to_be_focused()
    keys.press("Control+z")
    expect(me.button("write")).to_contain_text("round 1")


def test_what_was_written_is_said_to_who_does_not_see_it(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    me.button("write").click()
    me.key(35).click()
    spoken = me.dialog.locator("[data-spoken]")
    expect(spoken).to_have_text("Anna: 35 points")
    me.key("out").click()
    expect(spoken).to_have_text("Bo: went out")
    me.button("done").click()
    me.says(1, 1, "Bo, round 1: phase 1 laid, went out, 0 points. Total 0.")


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_sheet_is_printed_on_one_page(score: Score, paper: str) -> None:
    me = score("desk")
    me.context.add_init_script("window.printed = 0; window.print = () => { window.printed += 1; }")
    me.page.close()
    me.page = me.open()
    keep_all(me)
    me.show("six")
    me.button("more").click()
    me.button("print").click()
    me.page.wait_for_function("() => printed === 1")
    pdf = me.page.pdf(format=paper)
    assert pdf.count(b"/Type /Page\n") == 1
    me.page.emulate_media(media="print")
    text = me.page.locator("#paper").inner_text()
    assert "Dagfinn Aleksander" in text
    assert me.page.locator("#paper .paper-grid tbody tr").count() >= 20
    expect(me.page.locator(".sheet-page")).to_be_hidden()
    me.page.emulate_media(media="null")
    me.home()
    me.button("blank").click()
    me.page.wait_for_function("() => printed === 2")
    assert me.page.pdf(format=paper).count(b"/Type /Page\n") == 1


def test_games_of_before_are_found_by_name_and_forgotten_with_a_way_back(score: Score) -> None:
    me = score()
    keep_all(me)
    me.home()
    me.button("past").click()
    rows = me.dialog.locator("a.game")
    expect(rows).to_have_count(5)
    me.dialog.locator("[name=search]").fill("else")
    expect(rows).to_have_count(1)
    me.dialog.locator(".row .icon-button").click()
    expect(rows).to_have_count(0)
    me.button("keep-after-all").click()
    expect(rows).to_have_count(1)
    me.page.locator("[name=past][value=players]").check(force=True)
    expect(me.dialog.locator("tbody tr").filter(has_text="Chiara")).to_be_visible()


def test_a_sheet_is_saved_as_a_file_and_opened_again(score: Score) -> None:
    me, other = score("desk"), score("desk")
    keep_all(me)
    for kind in ("json", "csv"):
        me.show("over")
        me.button("more").click()
        with me.page.expect_download() as saving:
            me.button(kind).click()
        path = saving.value.path()
        assert saving.value.suggested_filename.endswith(f"Anna-Bo-Chiara.{kind}")
        other.home()
        content = FilePayload(name=f"x.{kind}", mimeType="text/plain", buffer=path.read_bytes())
        other.page.locator("[data-action=import]").set_input_files(content)
        other.page.wait_for_selector(".sheet-page")
        written = me.page.locator(".grid tbody").inner_text()
        expect(other.page.locator(".grid tbody")).to_have_text(written, use_inner_text=True)
    other.home()
    other.page.locator("[data-action=import]").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"no"})
    expect(other.page.locator(".toast")).to_contain_text("is not a score sheet")
