"""A sheet that several write on at once: from their own phones, with and without a line."""

import pytest
from playwright.sync_api import expect

from tests.browser.sheet.conftest import Score
from tests.browser.sheet.scorer import Scorer

pytestmark = pytest.mark.browser


def share(me: Scorer, *, writing: bool = True) -> str:
    """Share the open sheet and return the link."""
    me.button("share").click()
    me.page.locator("[data-action=share-now], [name=share]").first.wait_for(state="attached")
    if me.page.locator("[data-action=share-now]").count():
        me.button("share-now").click()
    me.page.locator(f"[name=share][value={'write' if writing else 'read'}]").check(force=True)
    link = me.page.locator("#share-link").input_value()
    me.dialog.locator("[data-action=close]").click()
    return f"{me.address}/{link[link.index('#') :]}"


def follow(me: Scorer, link: str) -> None:
    """Open a shared sheet."""
    me.page.goto(link)
    me.page.wait_for_selector(".sheet-page")
    expect(me.page.locator(".line-state.is-live")).to_be_visible()


def test_two_write_on_one_sheet_and_a_third_reads(score: Score) -> None:
    anna, bo, chiara = score(), score("tall"), score("desk")
    anna.begin(("Anna", "Bo"))
    follow(bo, share(anna))
    follow(chiara, share(anna, writing=False))
    assert "w=" not in bo.page.url
    anna.button("write").click()
    bo.button("write").click()
    anna.key("out").click()
    bo.page.locator("dialog[open] [data-points='1']").click()
    bo.key(45).click()
    for me in (anna, bo):
        me.button("done").click()
    for me in (anna, bo, chiara):
        me.totals(0, 45)
    expect(chiara.button("write")).to_have_attribute("aria-disabled", "true")
    chiara.cell(1, 0).click()
    expect(chiara.page.locator(".toast")).to_contain_text("not write")
    bo.button("undo").click()
    anna.totals(0, 0)


def test_two_values_for_one_cell_are_both_shown_to_both(score: Score) -> None:
    anna, bo = score(), score()
    anna.begin(("Anna", "Bo"))
    follow(bo, share(anna))
    bo.context.set_offline(True)
    anna.write((True, None), (False, 50))
    expect(bo.page.locator(".line-state.is-waiting")).to_be_visible()
    bo.write((True, None), (True, 40))
    bo.context.set_offline(False)
    for me in (anna, bo):
        expect(me.page.locator(".doubt.wrong")).to_contain_text("Bo, round 1: two people wrote different things")
    anna.page.locator(".doubt.wrong [data-keep]").filter(has_text="50 points").click()
    for me in (anna, bo):
        expect(me.page.locator(".doubt.wrong")).to_have_count(0)
        me.totals(0, 50)
    expect(bo.page.locator(".line-state.is-live")).to_be_visible()


def test_a_link_to_nowhere_is_said_to_be_one(score: Score) -> None:
    me = score()
    me.page.goto(f"{me.address}/#/sheet/s/nowhere")
    expect(me.page.locator(".toast")).to_contain_text("no shared score sheet")
    expect(me.button("begin")).to_be_visible()
    me.complaints.clear()
