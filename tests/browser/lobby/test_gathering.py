"""People find a table, sit down, and begin: by link and by code, with whatever they call themselves."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest

pytestmark = pytest.mark.browser


def deal_eight(host: Guest) -> None:
    """Change a rule before the table is opened."""
    host.choose("edit-rules")
    host.page.locator("[data-fold=deal] summary").click()
    host.page.locator("[data-switch=hand_size]").fill("8")
    host.choose("use-rules")
    expect(host.page.locator("tp-rules-form .switches").first).to_contain_text("Cards dealt to each player")


def test_a_table_is_opened_and_friends_come_by_link_and_by_code(come: Come) -> None:
    anna, ben, chloe = come(), come("desk", language="nl"), come("tall", language="fi")
    anna.start_page()
    anna.choose("new-table")
    anna.page.fill("[name=title]", "Friday")
    anna.page.fill("#name", "Anna")
    anna.page.locator("select[data-seat='3']").select_option("beginner")
    deal_eight(anna)
    anna.button("open-table").click()
    expect(anna.seats).to_have_count(4)
    expect(anna.page.locator("h1")).to_have_text("Friday")
    expect(anna.at_seat(3)).to_contain_text("Beginner")
    link, code = anna.page.input_value("#invite-link"), anna.page.locator("[data-code]").inner_text()
    assert anna.page.locator("img.qr").evaluate("async one => (await one.decode(), one.naturalWidth > 0)")

    ben.page.goto(link)
    ben.page.fill("[name=name]", "Ben")
    ben.at_seat(2).locator("[data-action=sit]").click()
    expect(anna.at_seat(2)).to_contain_text("Ben")
    expect(ben.page.locator(".waiting")).to_contain_text("Anna")

    chloe.start_page()
    chloe.known += ("404",)
    chloe.page.fill("#code", "zzzz")
    chloe.button("join").click()
    expect(chloe.page.locator("#code-wrong")).to_be_visible()
    chloe.page.fill("#code", f" {code.lower()[:3]}-{code.lower()[3:]}")
    chloe.button("join").click()
    expect(chloe.button("sit")).to_be_visible()
    chloe.page.fill("[name=name]", "Chloe")
    chloe.button("sit").click()
    expect(anna.at_seat(1)).to_contain_text("Chloe")

    anna.at_seat(1).locator("[data-action=down]").click()
    expect(ben.at_seat(1)).to_contain_text("Ben")
    anna.begin()
    for guest in (anna, ben, chloe):
        expect(guest.page.locator(".mine .hand-card")).to_have_count(8)
        expect(guest.page.locator(".chip:visible")).to_have_count(4)


def test_the_host_removes_hands_over_and_puts_bots(come: Come) -> None:
    anna, ben = come(), come()
    table, secret = anna.opened(seats=["host", "open", "open"])
    anna.take((table, secret))
    ben.take(ben.joined(table))
    anna.page.locator("[data-bot-at='2']").select_option("steady")
    expect(ben.at_seat(2).locator(".tag").first).to_contain_text("Steady")
    anna.at_seat(1).locator("[data-action=remove]").click()
    expect(ben.page.locator(".toast")).to_contain_text("no seat")
    expect(ben.at_seat(1).locator("[data-action=sit]")).to_be_visible()
    ben.at_seat(1).locator("[data-action=sit]").click()
    anna.at_seat(1).locator("[data-action=make-host]").click()
    expect(ben.button("start")).to_be_visible()
    expect(anna.page.locator("[data-action=start]")).to_have_count(0)
    ben.page.locator(".segments").get_by_text("2", exact=True).click()
    expect(anna.seats).to_have_count(2)


def test_the_game_is_chosen_first_and_changed_where_people_gather(come: Come) -> None:
    anna, ben = come("tall"), come()
    anna.start_page()
    anna.choose("new-table")
    anna.page.fill("[name=title]", "Friday")  # the first page has a name to be filled in, too, but no title
    anna.page.fill("#name", "Anna")
    anna.page.locator("[name=game][value=twist]").check()
    expect(anna.page.locator("tp-rules-form")).to_contain_text("Track of the board")
    anna.page.locator("[name=game][value=twist]").press("ArrowDown")
    expect(anna.page.locator("[name=game][value=dice]")).to_be_checked()
    expect(anna.page.locator("tp-rules-form")).to_have_count(0)
    anna.choose("dice-rules")
    expect(anna.dialog).to_contain_text("Six high dice")
    anna.choose("close", "open-table")
    expect(anna.page.locator("h1")).to_have_text("Friday")
    expect(anna.at_seat(0)).to_contain_text("Anna")
    ben.page.goto(anna.page.input_value("#invite-link"))
    expect(ben.page.locator("[aria-labelledby=gather-rules]")).to_contain_text("Ten dice")
    anna.choose("change-rules")
    anna.dialog.locator("[name=game][value=masters]").check()
    anna.choose("save")
    expect(ben.page.locator("[data-rules-title]")).to_have_text("Masters – Standard")
    anna.page.locator("[name=fill]").select_option("steady")
    anna.begin()
    expect(anna.page.locator(".pile.saved")).to_be_visible()
    # The phase is chosen by the hand, and the hand lies beneath the question.
    anna.choose("choose")
    expect(anna.dialog.locator(".choice-cards > *")).to_have_count(10)
    ben.start_page()
    ben.page.locator("[name=game][value=dice]").check(force=True)
    expect(ben.page.locator("[name=preset]")).to_have_count(0)
    ben.choose("play")
    expect(ben.page.locator(".dice-tray")).to_be_visible()


def test_the_host_changes_rules_and_terms_and_everyone_sees_it(come: Come) -> None:
    anna, ben = come("tall"), come()
    seat = anna.opened()
    anna.take(seat)
    ben.go(seat[0])
    anna.choose("change-rules")
    anna.dialog.locator("[name=preset]").select_option("norwegian")
    anna.choose("save")
    expect(anna.dialog).to_have_count(0)
    expect(ben.page.locator("[aria-labelledby=gather-rules]")).to_contain_text("Norwegian")
    anna.choose("change-terms")
    anna.dialog.locator("[name=timer]").select_option("60")
    anna.choose("save")
    expect(ben.page.locator("[aria-labelledby=gather-rules]")).to_contain_text("1 minute")


NAMES = ["<img src=x onerror=alert(1)>"[:24], "W" * 24, "שלום עולם \u202eabc", "Anna"]


def test_no_name_breaks_a_page(come: Come) -> None:
    anna = come()
    called = f"<i>{'W' * 40} ש"
    table, secret = anna.opened("Anna", seats=["host", *["open"] * 4], called=called, switches={"hand_size": 9})
    for name in NAMES:
        anna.joined(table, name)
    anna.take((table, secret))
    expect(anna.seats.nth(4).locator(".who")).to_have_text(re.compile(r"^Anna.*2"))
    expect(anna.page.locator("[data-rules-title] bdi")).to_have_text(called)
    assert anna.page.locator(".gathering img:not(.qr)").count() == 0
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 360
    anna.begin()
    expect(anna.page.locator(".chip:visible")).to_have_count(5)
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 360


def test_open_tables_are_listed_on_the_first_page(come: Come) -> None:
    anna, ben = come(), come()
    table, secret = anna.opened("Anna", terms={"title": "Everyone is welcome", "open": True})
    anna.take((table, secret))
    ben.start_page()
    ben.page.locator(f"[data-table='{table}']").click()
    expect(ben.page.locator("h1")).to_have_text("Everyone is welcome")
    expect(anna.page.locator(".gathering")).to_contain_text("1 person is watching")


def test_the_table_display_shows_the_invitation_and_no_hand(come: Come) -> None:
    anna, screen = come(), come("desk")
    seat = anna.opened(seats=["host", "steady", "open"])
    anna.take(seat)
    screen.go(seat[0], "/display")
    expect(screen.page.locator(".is-display img.qr")).to_be_visible()
    expect(screen.page.locator(".is-display button")).to_have_count(0)
    anna.begin()
    expect(screen.page.locator("main.table.display")).to_be_visible()
    expect(screen.page.locator(".come-and-play img.qr")).to_be_visible()
    assert screen.page.locator(".hand-card, .table-menu button:visible").count() == 0
