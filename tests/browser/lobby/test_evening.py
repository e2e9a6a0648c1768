"""One evening of three, each with a browser of their own, and everything that goes wrong in it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.lobby.conftest import Come
from tests.browser.lobby.guest import Guest
from tests.browser.lobby.line import Line, Program
from tests.browser.lobby.test_at_the_table import two
from tests.chance_and_time import ClockOfTests

pytestmark = pytest.mark.browser

SCRIPT = "<img src=x onerror=a()>"


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A server in a process of its own."""
    started = Program(tmp_path / "games.sqlite3")
    yield started
    started.kill()


@pytest.fixture
def line(program: Program) -> Iterator[Line]:
    """One person's line to it."""
    found = Line(program.port)
    yield found
    found.close()


def sit_down(guest: Guest, table: str, name: str) -> None:
    """Come by the link and sit down under a name."""
    guest.go(table)
    guest.page.fill("[name=name]", name)
    guest.button("sit").click()
    expect(guest.page.locator(".waiting")).to_be_visible()


def trays(guest: Guest) -> list[list[str | None]]:
    """Return what lies together for a phase that is not laid yet."""
    guest.button("build").click()
    expect(guest.dialog.locator(".tray")).not_to_have_count(0)
    shown: list[list[str | None]] = guest.dialog.locator(".tray").evaluate_all(
        "trays => trays.map((one) => [...one.querySelectorAll('.card-button')].map((card) => card.ariaLabel))"
    )
    guest.page.keyboard.press("Escape")
    expect(guest.dialog).to_have_count(0)
    return shown


def put_in_order(guest: Guest) -> list[str]:
    """Bring a hand into an order of one's own, begin a phase from it, and wait until that is kept."""
    guest.button("build").click()
    for at in (0, 3):
        guest.dialog.locator(".hand-card").nth(at).click()
    expect(guest.dialog.locator(".tray .card-button")).to_have_count(2)
    guest.page.keyboard.press("Escape")
    guest.page.locator(".mine .hand-card").first.focus()
    guest.page.keyboard.press("Shift+End")
    guest.sent()
    return guest.hand()


def is_lost(guest: Guest, *, lost: bool = True) -> None:
    """Wait until the line is lost, or found again."""
    expect(guest.page.locator(".line-lost")).to_have_count(int(lost), timeout=45_000)


def test_names_lost_lines_a_killed_server_and_people_who_leave(come: Come, program: Program, line: Line) -> None:
    anna, ben, chloe = people = come("tall"), come(), come("desk")
    anna.address, ben.address, chloe.address = program.address, line.address, program.address
    for guest in people:
        guest.known += ("WebSocket connection", "net::ERR_")
    table, secret = anna.opened("Anna", seats=["host", "open", "open"], terms={"stand_in_after": 0})
    anna.take((table, secret))
    sit_down(ben, table, SCRIPT)
    sit_down(chloe, table, "W" * 200)
    expect(anna.at_seat(2).locator(".who")).to_have_text(SCRIPT)
    expect(anna.at_seat(1).locator(".who")).to_have_text("W" * 24)
    anna.begin()
    for guest in people:
        expect(guest.page.locator(".mine .hand-card")).to_have_count(10)
        assert guest.page.locator(".chip img, .log img").count() == 0
    hand, built = put_in_order(ben), trays(ben)
    a_line_is_cut_and_one_says_nothing_more(anna, ben, line)
    assert (ben.hand(), trays(ben)) == (hand, built)

    hands = [guest.hand() for guest in people]
    program.kill()
    for guest in people:
        is_lost(guest)
    program.start()
    for guest in people:
        is_lost(guest, lost=False)
    assert [guest.hand() for guest in people] == hands
    ben.page.reload()
    expect(ben.page.locator(".mine .hand-card")).to_have_count(10)
    assert (ben.hand(), trays(ben)) == (hand, built)
    expect(anna.prompt).to_contain_text("raw")
    acts = next(guest for guest in people if guest.is_asked())
    acts.button("draw").click()
    expect(acts.page.locator(".mine .hand-card")).to_have_count(11)
    all_leave_and_one_comes_back(people, program)


def a_line_is_cut_and_one_says_nothing_more(anna: Guest, ben: Guest, line: Line) -> None:
    """Lose Ben's line, first with a bang, then without a word."""
    line.cut()
    is_lost(ben)
    expect(anna.chip(2)).to_have_class(re.compile("is-away"))
    line.mend()
    is_lost(ben, lost=False)
    expect(anna.chip(2)).not_to_have_class(re.compile("is-away"))
    patience = "(long) => { document.querySelector('tp-table').table.connection.patience = long; }"
    usual = ben.page.evaluate("document.querySelector('tp-table').table.connection.patience")
    ben.page.evaluate(patience, 800)
    line.hold_up()
    # As when the phone wakes up: is the line still one?
    ben.page.evaluate("dispatchEvent(new Event('online'))")
    is_lost(ben)
    ben.page.evaluate(patience, usual)
    line.mend()
    is_lost(ben, lost=False)


def all_leave_and_one_comes_back(people: tuple[Guest, ...], program: Program) -> None:
    """Have the host leave, whose part passes to the next seat, then the others; one comes back after another start."""
    anna, ben, chloe = people
    anna.choose("menu", "leave", "leave-go")
    expect(anna.button("play-now")).to_be_visible()
    expect(ben.page.locator(".chip:visible").filter(has_text="has left")).to_have_count(1)
    chloe.choose("menu", "terms")
    expect(chloe.dialog.locator("[name=timer]")).to_be_visible()
    chloe.choose("close")
    for guest in (ben, chloe):
        guest.choose("menu", "leave", "leave-go")
        expect(guest.button("play-now")).to_be_visible()
    program.kill()
    program.start()
    chloe.page.go_back()
    expect(chloe.prompt).to_contain_text("You have left this table")
    chloe.choose("come-back")
    expect(chloe.prompt).not_to_contain_text("left")


def test_double_clicks_stale_commands_and_a_time_that_runs_out(come: Come, clock: ClockOfTests) -> None:
    # A phase that hardly any eleven cards make: else the second click would find the button for laying.
    me, other = two(come, "colour10", timer=120)
    for guest in (me, other):
        expect(guest.page.locator(".chip.is-turn:visible .chip-clock")).to_have_count(1)
        expect(guest.page.locator(".prompt-time")).to_be_visible()
    me.button("draw").dblclick()
    expect(me.page.locator(".mine .hand-card")).to_have_count(11)
    before = me.page.evaluate("document.querySelector('tp-table').table.update.seq")
    me.page.locator(".mine .hand-card:not([data-face=S])").last.click()
    me.button("discard").evaluate("button => { button.click(); button.click(); }")
    expect(me.page.locator(".mine .hand-card")).to_have_count(10)
    stale = (
        "seq => document.querySelector('tp-table').table.connection.send({ type: 'Act', move: { type: 'Draw' } }, seq)"
    )
    expect(other.page.locator(".prompt.may")).to_be_visible()
    assert other.page.evaluate(stale, before)["problem"] == "stale"
    expect(other.page.locator(".mine .hand-card")).to_have_count(10)
    left = other.page.evaluate("document.querySelector('tp-table').table.timeLeft()")
    clock.put_forward(left / 1000 - 10)
    # Whoever comes back is told how much time there is.
    other.page.evaluate("dispatchEvent(new Event('online'))")
    expect(other.page.locator("#spoken")).to_contain_text("Ten seconds left")
    clock.put_forward(120)
    moved = "() => document.querySelector('tp-table').table.log.some(({ event }) => event.type === 'Clock')"
    me.page.wait_for_function(moved)
    expect(me.page.locator(".side .log")).to_contain_text("Time was up for")
