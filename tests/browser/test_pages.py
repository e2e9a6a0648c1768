"""Every page and sheet: nothing for axe to find, in reach, without scrolling, in every theme."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import IN_THEME, faults
from tests.browser.conftest import Sit
from tests.browser.mock.scenes import SCENES
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

THEMES = ("table", "light", "dark")
TOUCH = 44


def tap(*actions: str) -> Callable[[Reader], None]:
    """Return what opens a sheet by its buttons."""

    def go(me: Reader) -> None:
        first, *others = actions
        me.button(first).click()
        for action in others:
            # In the sheet that has opened: the table beneath it may have a button of the same name.
            me.dialog.locator(f"[data-action={action}]:visible").last.click()
        expect(me.dialog).to_be_visible()

    return go


def skip_someone(me: Reader) -> None:
    """Open the question whom to skip."""
    me.card("S").first.click()
    tap("discard")(me)


SHEETS: dict[str, tuple[str, Callable[[Reader], None]]] = {
    "lay": ("lay", tap("lay")),
    "build": ("wilds", tap("lay", "build-own")),
    "skip": ("skip", skip_someone),
    "phase": ("choose", tap("choose")),
    "number": ("hit", lambda me: me.drag(me.card("W"), me.page.locator(".group[data-group='1'] .group-cards"))),
    "player": ("full", lambda me: me.page.locator(".chip:visible").nth(2).click()),
    "menu": ("draw", tap("menu")),
    "rules": ("draw", tap("menu", "rules")),
    "help": ("draw", tap("menu", "help")),
    "log": ("draw", tap("menu", "log")),
}


@pytest.mark.parametrize(("size", "theme"), [*(("phone", theme) for theme in THEMES), ("desk", "table")])
def test_axe_finds_nothing_at_the_table(sit: Sit, size: str, theme: str) -> None:
    me = sit(size, theme=theme, audited=True)
    for scene in ("draw", "full", "lay", "hit", "between", "over", "watch"):
        me.scene(scene)
        if scene == "hit":
            me.card("W").click()
        assert faults(me.page, *IN_THEME[theme]) == [], scene


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_the_first_page(sit: Sit, theme: str) -> None:
    me = sit(theme=theme, audited=True)
    me.known += ("400",)
    page = me.start()
    for fold in page.locator("details").all():
        fold.locator("summary").click()
    page.fill("#name", "wrong")
    page.click("[data-action=play]")
    expect(page.get_by_role("alert")).to_contain_text("The list of phases is empty.")
    assert faults(me.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_any_sheet(sit: Sit, theme: str) -> None:
    me = sit("tall", theme=theme, audited=True)
    for name, (scene, go) in SHEETS.items():
        me.scene(scene)
        go(me)
        expect(me.dialog).to_be_visible()
        assert faults(me.page, *IN_THEME[theme]) == [], name


def test_six_players_and_eleven_cards_need_no_scrolling_on_a_small_phone(sit: Sit) -> None:
    me = sit("phone")
    for scene in ("full", "draw", "skip", "hit", "names"):
        me.scene(scene)
        wide, high = me.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (wide, high) == (360, 640), scene
        outside = me.page.evaluate(
            """() => [...document.querySelectorAll(".hand-card, .actions button, .chip, .pile, .prompt, .my-phase")]
              .filter((one) => one.getClientRects().length > 0)
              .filter((one) => {
                const { left, top, right, bottom } = one.getBoundingClientRect();
                return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
              })
              .map((one) => one.className)"""
        )
        assert outside == [], scene
        words = me.page.locator(".prompt")
        assert words.evaluate(
            "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"
        )


@pytest.mark.parametrize("language", ["en", "fi", "nb", "nl", "da"])
def test_no_word_on_a_button_or_in_what_is_asked_is_cut_off_on_a_small_phone(sit: Sit, language: str) -> None:
    me = sit("phone", language=language)
    cut = """() => [...document.querySelectorAll(`.prompt, .actions button, .sheet-foot .button, .segments label,
        .phase-rules > .words, .sheet-body, .scroll-x, .option`)]
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) => one.scrollWidth > one.clientWidth + 1
        || !one.matches(".sheet-body") && one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent.trim())"""
    picks = {"draw": None, "lay": "Y12", "hit": "W", "skip": "S", "full": "B2", "choose": None, "waiting": None}
    for scene, face in picks.items():
        me.scene(scene)
        if face and me.card(face).count():
            me.card(face).first.click()
        assert me.page.evaluate(cut) == [], scene
        assert me.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            360,
            640,
        ]
    for scene in ("between", "over", "lay", "long"):
        me.scene(scene)
        if scene.startswith("l"):
            tap("lay")(me)
        assert me.page.evaluate(cut) == [], scene


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_no_page_is_wider_than_the_screen(sit: Sit, size: str) -> None:
    me = sit(size)
    for scene in ("", *SCENES):
        if scene:
            me.scene(scene)
        else:
            me.start()
        assert me.page.evaluate("document.documentElement.scrollWidth <= screen.width")
        assert me.page.evaluate(
            "[...document.querySelectorAll('.sheet-body')].every((one) => one.scrollWidth <= one.clientWidth)"
        )


SMALL = """() => [...document.querySelectorAll("button, a, select, input:not(.visually-hidden), summary, label.option")]
  .filter((one) => one.getClientRects().length > 0 && !one.closest("[inert]"))
  .filter((one) => !document.querySelector("dialog[open]") || one.closest("dialog[open]"))
  .map((one) => {
    const box = (one.matches("input") ? one.closest("label") ?? one : one).getBoundingClientRect();
    const reach = getComputedStyle(one, "::after");
    const more = reach.content !== "none" && reach.position === "absolute" ? -2 * parseFloat(reach.top) || 0 : 0;
    const what = one.getAttribute("aria-label") ?? one.textContent.trim();
    return { what, width: box.width, height: box.height + more };
  })
  .filter(({ width, height }) => width < 43.9 || height < 43.9)"""


def test_everything_that_can_be_tapped_is_large_enough(sit: Sit) -> None:
    me = sit("phone")
    me.start()
    assert me.page.evaluate(SMALL) == []
    for scene in ("full", "hit", "between", "over"):
        me.scene(scene)
        if scene == "hit":
            me.card("W").click()
        assert me.page.evaluate(SMALL) == [], scene
    for name, (scene, go) in SHEETS.items():
        me.scene(scene)
        go(me)
        expect(me.dialog).to_be_visible()
        assert me.page.evaluate(SMALL) == [], name


def test_a_card_in_the_hand_is_never_smaller_than_a_thumb(sit: Sit) -> None:
    me = sit("phone")
    me.scene("full")
    boxes = [card.bounding_box() for card in me.page.locator(".mine .hand-card").all()]
    assert len(boxes) == 11
    assert all(box is not None and box["width"] >= TOUCH and box["height"] >= 64 for box in boxes)


def test_names_stay_names_whatever_is_in_them(sit: Sit) -> None:
    me = sit("phone")
    me.scene("names")
    page = me.page
    assert page.locator(".chip img, .log img, .place-name img").count() == 0
    assert page.locator(".chip-name").filter(has_text="<img src=x onerror=alert(1)>").count() > 0
    page.locator(".chip:visible").nth(1).click()
    expect(me.dialog.locator("h2")).to_have_text("<img src=x onerror=alert(1)>")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_nothing_of_others_hands_or_the_draw_pile_is_in_the_page(sit: Sit) -> None:
    me = sit("desk")
    me.scene("watch")
    assert me.page.locator(".hand-card").count() == 0
    shown = me.page.evaluate("[...document.querySelectorAll('[data-face]')].map((one) => one.dataset.face)")
    state = me.stage.scenes[me.page.url.rpartition("/")[2]].state
    laid = [card for owned in state.groups for card in owned.group.cards]
    assert sorted(shown) == sorted([*laid, *state.discards[0][-2:]])


def test_every_card_and_state_has_a_spoken_name(sit: Sit) -> None:
    me = sit("phone")
    me.scene("full")
    page = me.page
    names = [card.get_attribute("aria-label") for card in page.locator(".mine .hand-card").all()]
    assert names[:3] == ["red 3", "red 8", "blue 2"]
    assert names[8:10] == ["wild", "skip"]
    expect(page.get_by_role("button", name="Draw pile, 48 cards")).to_be_visible()
    expect(page.get_by_role("button", name="Discard pile, on top: yellow 9")).to_be_visible()
    chiara = "Chiara (bot): phase 2 laid, 6 cards, 140 points, misses the next turn"
    expect(page.get_by_role("button", name=chiara, exact=True)).to_be_visible()
    group = page.get_by_role("group", name="Yours: run from 3 to 7.")
    expect(group).to_have_attribute("aria-label", "Yours: run from 3 to 7. blue 3, yellow 4, green 5, wild as 6, red 7")


def test_changes_are_announced(sit: Sit) -> None:
    me = sit("phone")
    me.scene("draw")
    me.page.locator(".pile.discard").click()
    expect(me.page.locator("#spoken")).to_have_text("You took the yellow 9.")
    me.card("Y9").click()
    me.button("discard").click()
    expect(me.page.locator("#spoken")).to_contain_text("You discarded the yellow 9.")


def test_the_language_the_theme_and_the_rest_are_remembered(sit: Sit) -> None:
    me = sit("phone", language="nn-NO")
    page = me.start()
    expect(page.locator("html")).to_have_attribute("lang", "nb")
    page.locator("[data-setting=language]").select_option("fi")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    page.locator("[data-action=menu]").click()
    me.dialog.locator("[name=theme][value=light]").check(force=True)
    me.dialog.locator("[data-setting=sound]").uncheck()
    page.reload()
    page.wait_for_selector("[data-action=play]")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    kept = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert (kept["tenphases.language"], kept["tenphases.sound"]) == ('"fi"', '"off"')


def test_a_table_that_is_not_there_is_said_to_be_so(sit: Sit) -> None:
    me = sit("phone")
    me.page.goto(f"{me.stage.address}/#/t/nowhere")
    expect(me.page.locator(".notice")).to_contain_text("There is no such table.")
    me.button("home").click()
    expect(me.page.locator("[data-action=play]")).to_be_visible()


def test_the_round_s_account_and_the_game_s_say_what_happened(sit: Sit) -> None:
    me = sit("phone")
    scene = me.scene("between")
    expect(me.dialog.locator("h2")).to_have_text("Round 4")
    rows = me.dialog.locator("tbody tr")
    expect(rows).to_have_count(6)
    line = scene.state.sheet[-1]
    for seat in range(6):
        expect(rows.nth(seat)).to_contain_text("laid" if line.laid[seat] else "not laid")
        assert str(line.points[seat]) in rows.nth(seat).inner_text()
    me.scene("over")
    expect(me.dialog).to_contain_text("You win")
    expect(me.dialog.locator(".standings tbody tr")).to_have_count(4)
    expect(me.dialog.get_by_role("img", name="Line chart")).to_be_visible()
    me.dialog.get_by_text("The same as figures").click()
    expect(me.dialog.locator("details table tbody tr")).to_have_count(12)


def test_a_seal_that_does_not_fit_its_order_is_told(sit: Sit) -> None:
    me = sit("phone")
    me.start()
    verdicts = me.page.evaluate(
        """async () => {
          const { check } = await import("/app/proof.js");
          const { sha256 } = await import("/app/sha256.js");
          const order = ["R5", "W", "S"];
          const seal = await sha256("salt:R5 W S");
          const shuffle = { round: 1, commitment: seal, salt: "salt", order };
          const false_ = { ...shuffle, order: ["W", "R5", "S"] };
          return [await check(shuffle, [seal]), await check(shuffle, []), await check(false_, [seal])];
        }"""
    )
    assert verdicts == ["true", "late", "false"]


def test_less_motion_is_respected(sit: Sit) -> None:
    me = sit("phone")
    me.page.emulate_media(reduced_motion="reduce")
    me.scene("draw")
    me.page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            if (JSON.stringify(frames).includes("translate")) window.moved.push(this.className);
            return animate.call(this, frames, options);
          };
        }"""
    )
    me.page.locator(".pile.draw").click()
    expect(me.page.locator(".hand-card.is-new")).to_have_count(1)
    assert json.loads(me.page.evaluate("JSON.stringify(window.moved)")) == []


def test_on_a_display_the_longest_rows_are_seen_whole_and_nothing_can_be_tapped(sit: Sit) -> None:
    me = sit("desk")
    me.page.goto(f"{me.stage.address}/#/t/rows-display/display")
    me.page.wait_for_selector("main.table.display .group")
    for wide, high in ((1920, 1080), (1280, 800), (1180, 820), (820, 1180)):
        me.page.set_viewport_size({"width": wide, "height": high})
        me.page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high", arg=[wide, high])
        me.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
        me.rest()
        cut = me.page.evaluate(
            """() => [...document.querySelectorAll(".felt, .place, .groups, .prompt, html")]
              .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
              .map((one) => one.className)"""
        )
        assert cut == [], (wide, high)
        assert me.page.locator("main button:visible:not(.chip, .pile, .group-hit)").count() == 0
        # Large enough to be read from the other end of a room.
        card = me.page.locator(".group .card").first.bounding_box()
        assert card
        assert card["width"] >= 0.038 * max(wide, high)


HIDDEN = """() => [...document.querySelectorAll("button, a, select, input:not(.visually-hidden), summary")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"))
  .filter((one) => !document.querySelector("dialog[open]") || one.closest("dialog[open]"))
  .filter((one) => {
    one.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(found && (one.contains(found) || found.contains(one) || found.closest("label")?.contains(one)));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""


def test_with_text_twice_as_large_every_control_can_be_reached(sit: Sit) -> None:
    me = sit("tall")
    twice = {"fontSizes": {"standard": 32, "fixed": 26}}
    me.context.new_cdp_session(me.page).send("Page.setFontSizes", twice)
    for scene in ("", "draw", "full", "lay", "hit", "between", "over"):
        if scene:
            me.scene(scene)
        else:
            me.start()
        me.rest()
        assert me.page.evaluate(HIDDEN) == [], scene
        assert me.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert me.page.evaluate("document.documentElement.scrollWidth <= screen.width"), scene
        over = "all => all.some((one) => one.scrollWidth > one.clientWidth + 1)"
        assert not me.page.locator(".sheet-body").evaluate_all(over), scene


def test_in_forced_colours_what_is_chosen_and_whose_turn_it_is_can_be_told(sit: Sit) -> None:
    me = sit("phone")
    me.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    me.scene("hit")
    me.card("B8").click()
    marks = """() => {
      const looks = ["outlineStyle", "outlineColor", "borderColor", "borderStyle", "borderWidth", "transform"];
      const pairs = [".hand-card[aria-pressed=true]", ".hand-card[aria-pressed=false]", ".chip.is-turn",
        ".chip:not(.is-turn)", ".group.is-lit", ".group:not(.is-lit)"];
      return looks.map((name) => pairs.map((what) => getComputedStyle(document.querySelector(what))[name]));
    }"""
    rows = me.page.evaluate(marks)
    for at, what in enumerate(("chosen", "turn", "lit")):
        assert any(row[2 * at] != row[2 * at + 1] for row in rows), what
