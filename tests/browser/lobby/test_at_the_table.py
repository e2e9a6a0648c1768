"""At a table with others: nobody waits for ever, a seat is kept, people come, go and talk."""

import pytest
from playwright.sync_api import expect

from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest
from tests.browser.playing import MOST_STEPS, play_on

pytestmark = pytest.mark.browser


def two(come: Come, *phases: str, **terms: object) -> tuple[Guest, Guest]:
    """Return two people at a table just begun; the first is to play."""
    anna, ben = come(), come("desk")
    switches = {"phases": phases} if phases else {}
    seat = anna.opened(terms={"stand_in_after": 0} | terms, switches=switches)
    anna.take(seat)
    ben.take(ben.joined(seat[0]))
    anna.begin()
    for guest in (anna, ben):
        expect(guest.page.locator(".mine .hand-card")).to_have_count(10)
    expect(anna.prompt).to_contain_text("raw")
    return (anna, ben) if anna.is_asked() else (ben, anna)


def test_a_reload_in_mid_turn_and_a_second_tab_show_the_same(come: Come) -> None:
    me, other = two(come)
    me.button("draw").click()
    expect(me.page.locator(".mine .hand-card")).to_have_count(11)
    hand = me.hand()
    me.page.reload()
    expect(me.page.locator(".mine .hand-card")).to_have_count(11)
    assert me.hand() == hand
    first, address = me.page, me.page.url
    me.page = me.open()
    me.page.goto(address)
    expect(me.page.locator(".mine .hand-card")).to_have_count(11)
    me.page.locator(".mine .hand-card").first.click()
    me.button("discard").click()
    expect(first.locator(".mine .hand-card")).to_have_count(10)
    expect(other.page.locator(".pile.discard .pile-card")).not_to_have_count(0)


def test_a_personal_link_carries_the_seat_to_another_device(come: Come) -> None:
    me, _ = two(come)
    hand = me.hand()
    me.choose("menu", "device")
    link = me.page.input_value("#device-link")
    phone = come()
    phone.page.goto(link)
    expect(phone.page.locator(".mine .hand-card")).to_have_count(10)
    assert phone.hand() == hand
    assert "/seat/" not in phone.page.url


def test_a_bot_plays_on_for_who_is_away_until_they_are_back(come: Come) -> None:
    away, me = two(come)
    seat = int(me.page.locator(".chip:not(.is-me):visible").get_attribute("data-seat") or -1)
    address = away.page.url
    away.page.goto("about:blank")
    expect(me.prompt).to_contain_text("is away. You may let a bot play on")
    expect(me.chip(seat)).to_have_class("chip is-turn is-away")
    me.button("stand-in").click()
    expect(me.chip(seat)).to_contain_text("a bot plays on")
    expect(me.prompt).to_contain_text("raw")
    away.page.goto(address)
    expect(me.chip(seat)).not_to_contain_text("a bot plays on")
    expect(me.chip(seat)).not_to_have_class("is-away")


def test_leaving_asks_once_and_whoever_left_may_come_back(come: Come) -> None:
    me, other = two(come)
    me.choose("menu", "leave")
    expect(me.dialog.locator("[data-action=leave-go]")).to_be_visible()
    me.choose("leave-go")
    expect(me.button("play-now")).to_be_visible()
    expect(other.page.locator(".chip:visible").filter(has_text="has left")).to_have_count(1)
    other.choose("menu", "terms")
    expect(other.dialog).to_be_visible()
    other.choose("close")
    me.page.go_back()
    expect(me.prompt).to_contain_text("You have left this table")
    me.choose("come-back")
    expect(other.page.locator(".chip:visible").filter(has_text="has left")).to_have_count(0)


def test_when_everyone_has_left_the_table_stands_still_until_one_comes_back(come: Come) -> None:
    me, other = two(come)
    screen = come("desk")
    screen.page.goto(f"{me.page.url}/display")
    for guest in (me, other):
        guest.choose("menu", "leave", "leave-go")
        expect(guest.button("play-now")).to_be_visible()
    expect(screen.prompt).to_contain_text("The game stands still")
    me.page.go_back()
    me.choose("come-back")
    expect(me.prompt).not_to_contain_text("left")
    expect(screen.prompt).not_to_contain_text("The game stands still")


def test_phrases_are_heard_in_ones_own_language_and_muted_by_a_tap(come: Come) -> None:
    anna, ben = come(), come("desk", language="fi")
    seat = anna.opened(terms={"free_text": True})
    anna.take(seat)
    ben.take(ben.joined(seat[0]))
    anna.begin()
    anna.choose("talk")
    anna.dialog.locator("[data-phrase=well_played]").click()
    expect(ben.page.locator(".said")).to_contain_text("Hyvin pelattu")
    expect(ben.page.locator(".side .log")).to_contain_text("Anna: Hyvin pelattu")
    anna.choose("talk")
    anna.page.fill("#talk-text", "<b>Hei</b>")
    anna.choose("send")
    expect(ben.page.locator(".said")).to_contain_text("<b>Hei</b>")
    ben.page.locator(".said [data-action=mute]").click()
    expect(ben.page.locator(".said")).to_have_count(0)
    anna.choose("talk")
    anna.dialog.locator("[data-phrase=sorry]").click()
    expect(anna.page.locator(".said")).to_contain_text("Sorry")
    ben.page.locator(".chip:not(.is-me):visible").first.click()
    ben.dialog.locator("[data-action=mute]").click()
    ben.choose("close")
    anna.choose("talk")
    anna.dialog.locator("[data-phrase=hello]").click()
    expect(ben.page.locator(".said")).to_contain_text("Hei")
    # Nothing of what was said in between.
    said = ben.page.locator(".side .log li").filter(has_text="Anna: ").all_inner_texts()
    assert len(said) == 3


def test_where_free_text_is_not_allowed_there_is_no_field_for_it(come: Come) -> None:
    me, _ = two(come)
    me.choose("talk")
    expect(me.dialog.locator("[data-phrase]")).to_have_count(25)
    expect(me.dialog.locator("#talk-text")).to_have_count(0)


def test_who_watches_takes_a_bot_s_seat_between_two_rounds(come: Come) -> None:
    anna, dan = come(), come("desk")
    seat = anna.opened(seats=["host", "steady", "steady"], switches={"phases": ["set2", "set2"], "hand_size": 3})
    anna.take(seat)
    anna.begin()
    dan.go(seat[0])
    expect(dan.button("take-seat")).to_be_visible()
    steps = [play_on(anna.page, goes_on=False)]
    while steps[-1] != "next":
        assert len(steps) < MOST_STEPS, "the round does not end"
        steps.append(play_on(anna.page, goes_on=False))
    dan.dialog.locator("[data-action=take-seat]").click()
    dan.page.fill("dialog [name=name]", "Dan")
    dan.choose("sit")
    expect(anna.dialog).to_contain_text("Dan")
    dan.choose("next-round")
    anna.choose("next-round")
    expect(dan.page.locator(".mine .hand-card")).to_have_count(3)
