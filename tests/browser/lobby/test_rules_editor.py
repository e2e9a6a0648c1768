"""A table's own rules in the page: made, checked while they are typed, kept, handed on, and played by."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tenphases.variants.generate import generated
from tenphases.variants.switches import switches
from tests.browser.audit import faults
from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest
from tests.browser.test_pages import SMALL

pytestmark = pytest.mark.browser

OURS = "Our family rules"
LISTED = "2 sets of 3\nset of 3 and run of 4\nrun7\n7 cards of one color\n"
PASTE = """(field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""


class Maker:
    """Somebody who makes rules."""

    def __init__(self, guest: Guest, code: str = "") -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.page.goto("about:blank")
        self.page.goto(f"{guest.address}/#/rules{code}")
        expect(self.rows.first).to_be_visible()

    @property
    def rows(self) -> Locator:
        """The phases, one by one."""
        return self.page.locator(".own-phase")

    def row(self, place: int) -> Locator:
        """One of them, from 1."""
        return self.rows.nth(place - 1)

    def type(self, place: int, text: str) -> None:
        self.row(place).locator(".input").fill(text)

    def lists(self, *texts: str) -> None:
        """Wait until the phases of the list, or its first ones, are these."""
        for place, text in enumerate(texts, 1):
            expect(self.row(place).locator("> .input")).to_have_value(text)

    def settled(self, status: str | re.Pattern[str]) -> None:
        """Wait until it is said how the rules stand."""
        expect(self.page.locator(".own-status:not(.is-busy)")).to_contain_text(status)

    def do(self, action: str) -> None:
        self.guest.button(action).click()


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > screen.width"))


def test_on_a_phone_a_list_is_typed_pasted_and_moved_with_findings_and_pictures_at_its_lines(come: Come) -> None:
    me = Maker(come(audited=True))
    me.settled("These rules can be played.")
    expect(me.row(1)).to_contain_text("about 4 turns")
    me.type(2, "banana + run4")
    me.type(3, "set5 + run9")
    me.type(4, "3 sets of 3")
    me.settled("2 things have to be changed")
    expect(me.row(2).locator(".is-error")).to_contain_text("cannot be read at “banana”")
    expect(me.row(3).locator(".is-error")).to_contain_text("needs 14 cards")
    expect(me.row(4).locator(".group-picture")).to_have_count(3)
    expect(me.row(4)).to_contain_text("three sets of 3")
    me.row(2).locator(".own-more").click()
    assert faults(me.page) == []
    assert me.page.evaluate(SMALL) == []
    assert not sideways(me.page)
    moved_and_pasted(me)


def moved_and_pasted(me: Maker) -> None:
    """By finger, keys and buttons, and a whole list in place of an empty line."""
    me.row(2).locator(".own-more").click()
    me.type(1, "set3 + set4")
    me.guest.touch_drag(me.row(1).locator(".own-grip"), me.row(2))
    me.lists("banana + run4", "set3 + set4", "set5 + run9")
    me.row(3).locator(".own-grip").focus()
    me.page.keyboard.press("ArrowUp")
    expect(me.row(2).locator(".own-grip")).to_be_focused()
    me.page.keyboard.press("Home")
    me.lists("set5 + run9", "banana + run4", "set3 + set4")
    me.row(2).locator(".own-more").click()
    me.do("phase-up")
    me.lists("banana + run4", "set5 + run9")
    me.do("phase-remove")
    me.do("restore-phase")
    me.lists("banana + run4", "set5 + run9")
    # A whole list takes the place of an empty line.
    me.type(1, "")
    me.row(1).locator(".input").evaluate(PASTE, LISTED)
    expect(me.rows).to_have_count(13)
    me.type(5, "set4")
    me.row(5).locator(".own-more").click()
    me.page.locator("[data-own=kind]").select_option("run")
    me.page.locator("[data-own=size]").select_option("4")
    me.do("add-group")
    me.do("phase-copy")
    me.settled("These rules can be played.")
    expect(me.row(6)).to_contain_text("asks for the same as phase 5")
    me.lists(*LISTED.splitlines(), "set4 + run4", "set4 + run4")


def test_a_list_as_text_is_never_touched_and_nothing_typed_is_lost_without_a_server(come: Come) -> None:
    me = Maker(come("tall"))
    me.guest.known += ("ERR_FAILED",)
    me.page.locator("[name=own-way]").nth(1).check(force=True)
    field = me.page.locator("[data-own=text]")
    field.fill(f"  {LISTED}\n\nbanana")
    me.settled("One thing has to be changed")
    expect(me.page.locator("[data-own=notes]")).to_contain_text("Line 5:")
    assert field.input_value() == f"  {LISTED}\n\nbanana"
    me.page.route("**/api/rules/check", lambda route: route.abort())
    field.fill(LISTED + "set9000")
    expect(me.page.locator(".own-status.is-away")).to_be_visible()
    assert field.input_value() == LISTED + "set9000"
    me.page.unroute("**/api/rules/check")
    me.page.reload()
    expect(me.rows).to_have_count(5)
    me.lists(*LISTED.splitlines(), "set9000")
    me.settled("One thing has to be changed")


def test_on_a_desk_every_switch_can_be_edited_and_says_what_its_limits_are(come: Come) -> None:
    me = Maker(come("desk", theme="light", audited=True))
    page = me.page
    for fold in page.locator("details.fold").all():
        fold.locator("summary").click()
    names = {name for name in (one.get_attribute("data-switch") for one in page.locator("[data-switch]").all()) if name}
    assert names == {switch.name for switch in switches()} - {"phases"}
    for switch in switches():
        if switch.kind == "choice":
            offered = page.locator(f"[data-switch='{switch.name}'] option").all()
            values = [json.loads(one.get_attribute("value") or "") for one in offered]
            assert values == list(switch.values)
    page.locator("[data-switch='points.skip']").fill("20")
    page.locator("[data-switch=skip_target]").select_option('"next"')
    me.settled("These rules can be played.")
    for name, wrong, why in (
        ("hand_size", "60", "There are not enough cards"),
        ("wilds", "201", "Choose 200 or less"),
        ("skips", "many", "This rule cannot be set to that."),
        ("discard_piles", "4", "from one to three"),
    ):
        field = page.locator(f"[data-switch={name}]")
        field.fill(wrong)
        expect(page.locator(f"#own-{name.replace('_', '-')}-about")).to_contain_text(why)
        assert field.input_value() == wrong
        expect(field).to_have_attribute("aria-invalid", "true")
        page.locator(f"[data-usual={name}]").click()
        me.settled("These rules can be played.")
    differs = page.locator(".switches")
    expect(differs).to_contain_text("always the next player")
    expect(differs).to_contain_text("each skip: 20")
    assert faults(me.page) == []
    dragged_beyond_the_screen(me)


def dragged_beyond_the_screen(me: Maker) -> None:
    """With the mouse: held at the edge of the screen, the list goes on beneath it, to its end."""
    me.row(1).locator(".own-grip").scroll_into_view_if_needed()
    box = me.row(1).locator(".own-grip").bounding_box()
    assert box is not None
    mouse, x, y = me.page.mouse, box["x"] + 20, box["y"] + 20
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 40, steps=3)
    mouse.move(x, 795, steps=3)
    expect(me.row(10)).to_have_class(re.compile("drop-after"))
    mouse.up()
    expect(me.row(1).locator("> .input")).to_have_value("set3 + run4")
    expect(me.row(10).locator("> .input")).to_have_value("set3 + set3")
    assert me.page.evaluate("String(getSelection())") == ""


def made_by_anna(anna: Guest) -> Maker:
    """Rules with a random list and other numbers, under a name."""
    me = Maker(anna)
    me.page.locator("[name=own-name]").fill(OURS)
    me.page.locator("[data-own=seed]").fill("7")
    me.do("make-list")
    expect(me.rows).to_have_count(10)
    me.lists(*generated(7))
    me.page.locator("details[data-fold=deal] summary").click()
    me.page.locator("[data-switch=hand_size]").fill("11")
    me.settled("These rules can be played.")
    return me


def test_rules_are_handed_on_kept_and_played_by_and_changed_once_more_while_people_gather(
    come: Come, tmp_path: Path
) -> None:
    anna = come("tall", audited=True)
    me = made_by_anna(anna)
    handed_on(me, come("desk"), tmp_path)
    kept_and_played(me, anna)


def handed_on(me: Maker, ben: Guest, tmp_path: Path) -> None:
    """As a file and as a link, to somebody who opens both."""
    with me.page.expect_download() as coming:
        me.do("file-toml")
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.name == "Our-family-rules.toml"
    me.guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.do("share-own")
    expect(me.page.locator("#news")).to_contain_text("The link is copied.")
    link = me.page.evaluate("navigator.clipboard.readText()")
    ben.known += ("400",)
    shared = Maker(ben, link.partition("#/rules")[2])
    shared.lists(*generated(7))
    assert shared.page.locator("[name=own-name]").input_value() == OURS
    shared.page.locator("[data-own=start]").select_option(label="Danish")
    first = shared.row(1).locator(".input")
    expect(first).to_have_value("set3 + set3")
    shared.do("undo-load")
    expect(first).to_have_value(generated(7)[0])
    shared.page.locator("[data-own=start]").select_option(label="Twist")
    expect(shared.page.locator("[data-switch=track]")).to_have_value(re.compile("^1 1 twist 2"))
    bad = tmp_path / "bad.toml"
    bad.write_text("hello world", encoding="utf-8")
    shared.page.locator("[data-own=file]").set_input_files(bad)
    expect(shared.page.locator("[data-own=faults]")).to_contain_text("line 1, column 7")
    shared.page.locator("[data-own=file]").set_input_files(file)
    expect(shared.page.locator("[data-switch=track]")).to_have_value("")
    expect(first).to_have_value(generated(7)[0])
    expect(shared.page.locator("[data-own=faults]")).to_have_count(0)
    Maker(ben, "/1.broken")
    expect(ben.page.get_by_role("alert")).to_contain_text("holds no rules")


def kept_and_played(me: Maker, anna: Guest) -> None:
    """On the device, at a new table, and changed where people gather."""
    page = me.page
    me.do("save-own")
    expect(page.locator(f"[data-forget='{OURS}']")).to_be_visible()
    me.do("open-own")
    expect(page.locator("select[name=preset] option:checked")).to_have_text(OURS)
    page.locator("select[name=preset]").select_option("danish")
    expect(page.locator("tp-rules-form")).not_to_contain_text("Cards dealt")
    page.locator("select[name=preset]").select_option(label=OURS)
    anna.choose("open-table")
    panel = page.locator("section[aria-labelledby=gather-rules]")
    expect(panel).to_contain_text("Cards dealt to each player")
    expect(panel.locator("[data-rules-title] bdi")).to_have_text(OURS)
    anna.choose("change-rules", "edit-rules")
    sheet = page.locator("tp-rules-editor-sheet dialog")
    expect(sheet.locator(".own-phase")).to_have_count(10)
    sheet.locator("details[data-fold=deal] summary").click()
    sheet.locator("[data-switch=skips]").fill("6")
    sheet.locator(".own-grip").nth(0).scroll_into_view_if_needed()
    anna.touch_drag(sheet.locator(".own-grip").nth(1), sheet.locator(".own-phase").nth(0))
    expect(sheet.locator(".own-status:not(.is-busy)")).to_contain_text("can be played")
    assert faults(anna.page) == []
    sheet.locator("[name=own-name]").fill(f"{OURS} <b>")
    anna.choose("use-rules", "save")
    expect(panel.locator("[data-rules-title] bdi")).to_have_text(f"{OURS} <b>")
    expect(panel).to_contain_text("Skips in the deck")
    rules = page.evaluate("document.querySelector('tp-gathering').table.view.ruleset")
    assert rules["phases"][:2] == [generated(7)[1], generated(7)[0]]
    assert (rules["skips"], rules["hand_size"]) == (6, 11)
    against_bots(anna)


def against_bots(anna: Guest) -> None:
    """The rules kept here are offered on the first page, too."""
    anna.start_page()
    anna.page.locator("select[name=preset]").select_option(label=OURS)
    anna.choose("play")
    expect(anna.page.locator(".mine .hand-card")).to_have_count(11)
