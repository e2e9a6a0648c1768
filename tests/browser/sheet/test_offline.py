"""Without a network, after an update of the program, and in more than one tab."""

import hashlib
import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.sheet.conftest import Score

pytestmark = pytest.mark.browser

OLD_SHEET = json.loads((Path(__file__).parent / "kept-by-format-1.json").read_text(encoding="utf-8"))


def test_everything_works_offline_from_the_first_visit_on(score: Score) -> None:
    me = score(workers=True)
    page = me.home()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    me.context.set_offline(True)
    me.begin(("Anna", "Bo"), "danish", "short-5")
    me.write((True, None), (False, 60))
    page.reload()
    page.wait_for_selector(".sheet-page")
    me.totals(0, 60)
    me.write((False, 5), (True, None))
    me.totals(5, 60)
    page.locator("[aria-label='All score sheets']").click()
    page.reload()
    expect(page.get_by_text("Anna and Bo")).to_be_visible()
    page.locator(".rules-fold > summary").click()
    assert page.locator("[name=preset] option").count() == 7


def test_another_language_can_be_chosen_offline(score: Score) -> None:
    me = score(workers=True)
    page = me.home()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    me.context.set_offline(True)
    page.reload()
    page.locator("[data-setting=language]").select_option("da")
    expect(page.locator("html")).to_have_attribute("lang", "da")


def test_the_list_of_files_to_keep_is_whole_and_its_version_follows_them(score: Score) -> None:
    me = score()
    me.home()
    shell = me.page.evaluate("fetch('/shell.json').then((answer) => answer.json())")
    files = set(shell["files"])
    assert {"/", "/app/main.js", "/sheet/ui/page.js", "/style/all.css", "/locales/fi/sheet.ftl"} <= files
    assert "/sw.js" not in files
    loaded = me.page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    assert {path for path in loaded if not path.startswith("/api/")} - files - {"/shell.json", "/sw.js"} == set()


def test_a_game_saved_by_an_earlier_version_is_opened_and_gone_on_with(score: Score) -> None:
    me = score()
    me.keep(OLD_SHEET)
    me.totals(75, 40, 125)
    expect(me.button("write")).to_contain_text("round 4")
    me.write((True, None), (False, 20), (True, 5))
    me.totals(75, 60, 130)
    kept = me.kept()[0]
    assert [entry["id"] for entry in kept["entries"][: len(OLD_SHEET["entries"])]] == [
        entry["id"] for entry in OLD_SHEET["entries"]
    ]


def test_a_sheet_that_cannot_be_read_is_left_as_it_lies(score: Score) -> None:
    me = score()
    page = me.home()
    text = json.dumps(OLD_SHEET | {"version": 99, "id": "later"})
    page.evaluate("(text) => localStorage.setItem('tenphases.sheet.later', text)", text)
    page.goto("about:blank")
    page.goto(f"{me.address}/#/sheet/later")
    page.wait_for_selector("[data-action=begin]")
    expect(page.locator(".notice.wrong")).to_contain_text("made by a newer version")
    kept = page.evaluate("localStorage.getItem('tenphases.sheet.later')")
    assert hashlib.sha256(kept.encode()).digest() == hashlib.sha256(text.encode()).digest()


def test_two_tabs_lose_nothing(score: Score) -> None:
    me = score()
    me.begin(("Anna", "Bo"))
    other = me.open()
    other.goto(me.page.url)
    other.wait_for_selector(".sheet-page")
    me.button("write").click()
    other.locator("[data-action=write]").click()
    me.key("out").click()
    other.locator("dialog[open] [data-points='1']").click()
    other.locator("dialog[open] [data-key='40']").click()
    other.locator("dialog[open] [data-action=done]").click()
    me.page.locator("dialog[open] [data-action=done]").click()
    me.totals(0, 40)
    expect(other.locator(".grid-total").nth(1)).to_contain_text("40")


def test_what_two_writers_wrote_at_once_is_shown_and_chosen_from(score: Score) -> None:
    me = score()
    rival = {"id": "rival", "round": 2, "player": 1, "cell": {"points": 45, "laid": True}, "by": "Bo’s phone", "at": 9}
    me.keep(OLD_SHEET | {"entries": [*OLD_SHEET["entries"], rival]})
    torn = me.page.locator(".doubt.wrong")
    expect(torn).to_contain_text("Bo, round 3: two people wrote different things. Which is right?")
    expect(torn).to_contain_text("Bo’s phone")
    torn.locator("[data-keep=rival]").click()
    expect(torn).to_have_count(0)
    me.says(3, 1, "45 points")
    me.button("undo").click()
    me.says(3, 1, "40 points")
