"""The first lesson on the real server: played to its end, left and taken up again, and gone through in other ways."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SeededChance
from tenphases.table.keeper import House, Pace
from tests.browser.audit import faults
from tests.browser.conftest import Sit, served
from tests.browser.reader import Reader

pytestmark = pytest.mark.browser

LOOKED_AT = Pace(0.35, 0.35)


@pytest.fixture(scope="module")
def school(pytestconfig: pytest.Config) -> Iterator[str]:
    """A server whose bots take just long enough to be looked at."""
    chance = SeededChance(int(pytestconfig.getoption("--seed")))
    with served(create_app(Settings(House(MemoryStore(), chance=chance, pace=LOOKED_AT)))) as address:
        yield address


class Learner:
    """Someone at the lesson's table."""

    def __init__(self, me: Reader) -> None:
        self.me = me
        self.page: Page = me.page

    def begin(self, school: str) -> "Learner":
        self.me.start(school)
        self.me.button("learn").click()
        self.told("hello")
        return self

    def told(self, step: str, words: str = "") -> None:
        """Wait until the coach tells a step; the words are spoken, too."""
        coach = self.page.locator(f".coach[data-step={step}]")
        expect(coach).to_be_visible()
        expect(coach).to_contain_text(words)

    def spoken(self, words: str) -> None:
        self.page.wait_for_function(
            """(words) => [...document.querySelectorAll("#spoken, dialog[open] [data-spoken]")]
              .some((one) => one.textContent.includes(words))""",
            arg=words,
        )

    def go(self) -> None:
        self.me.button("coach-go").click()

    def draw(self) -> None:
        self.page.locator(".actions [data-action=draw]").click()

    def take(self) -> None:
        self.page.locator(".pile.discard.is-may:visible").click()

    def throw(self, face: str) -> None:
        self.me.card(face).click()
        self.me.button("discard").click()

    def hit(self, face: str) -> None:
        expect(self.page.locator(".coach:is([data-step=hit], [data-step=hit-more])")).to_be_visible()
        self.me.card(face).click()
        self.told("hit-put")
        self.page.locator(".group.is-lit .group-hit").first.click()

    def begun(self, school: str) -> "Learner":
        """Go through what needs no deed."""
        self.begin(school)
        self.go()
        self.told("phase", "two sets of 3")
        self.go()
        self.told("sort")
        return self


def first_turn(learner: Learner) -> None:
    """What a phase is, sorting, taking, discarding."""
    learner.told("hello", "Welcome.")
    learner.spoken("Welcome.")
    learner.go()
    learner.told("phase", "This is your phase: two sets of 3.")
    learner.go()
    learner.told("sort")
    expect(learner.me.button("sort")).to_be_focused()
    learner.me.button("sort").click()
    learner.told("take", "The yellow 8 lies on the discard pile")
    learner.take()
    learner.told("discard", "such as the green 12")
    expect(learner.page.locator(".coach-ring")).to_be_visible()
    learner.me.card("G12").click()
    learner.told("discard-put")
    learner.page.locator(".pile.discard:visible").click()
    learner.told("watch")


def second_turn(learner: Learner) -> None:
    """Drawing, a wild, laying the phase."""
    learner.told("draw-wanting")
    learner.draw()
    learner.told("wild", "Here it makes a set of your 5s.")
    learner.go()
    learner.told("lay")
    learner.me.button("lay").click()
    learner.told("lay-now")
    assert faults(learner.page) == []
    learner.me.button("lay-now").click()
    learner.told("discard-laid", "such as the yellow 11")
    learner.throw("Y11")
    learner.told("theirs", "has laid the phase, too")


def third_turn(learner: Learner) -> None:
    """Hitting on one's own set and on another's, and a skip."""
    learner.told("draw-again")
    learner.draw()
    for face in ("Y5", "Y3", "R9"):
        learner.hit(face)
    learner.told("skip", "has only 3 cards left")
    learner.me.card("S").click()
    learner.told("skip-put")
    learner.page.locator(".pile.discard:visible").click()
    learner.told("skip-whom")
    learner.page.locator("dialog [data-choice='1']").click()
    learner.told("missed", "misses this turn")


def test_the_whole_lesson_is_played_on_a_phone(sit: Sit, school: str) -> None:
    learner = Learner(sit("phone", audited=True)).begin(school)
    assert faults(learner.page) == []
    first_turn(learner)
    second_turn(learner)
    third_turn(learner)
    learner.told("draw-again")
    learner.draw()
    learner.hit("B8")
    learner.told("out")
    learner.throw("B1")
    learner.told("score", "You went out and score 0.")
    learner.spoken("You went out and score 0.")
    assert faults(learner.page) == []
    learner.go()
    learner.told("next", "so you go on to phase 2")
    expect(learner.me.button("next-round")).to_be_focused()
    learner.me.button("next-round").click()
    learner.told("end", "Phase 2 has a run")
    learner.go()
    expect(learner.page.locator(".coach")).to_have_count(0)
    expect(learner.page.locator(".my-phase")).to_contain_text("Phase 2")


def test_the_bubble_is_beside_its_thing_and_wholly_on_the_screen(sit: Sit, real_server: str) -> None:
    for size in ("phone", "desk"):
        learner = Learner(sit(size, language="nl")).begin(real_server)
        for done in ("hello", "phase", "sort", "take"):
            learner.told(done)
            learner.me.rest()
            learner.page.wait_for_function(
                """() => {
                  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
                  const [a, b] = [box(".coach"), box(".coach-ring")];
                  if (!a || !b) return false;
                  const apart = a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right;
                  return apart && a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
                }"""
            )
            if done == "sort":
                learner.me.button("sort").click()
            elif done != "take":
                learner.go()


def test_the_lesson_is_left_and_taken_up_again_where_it_was(sit: Sit, real_server: str) -> None:
    learner = Learner(sit("phone")).begun(real_server)
    me, page = learner.me, learner.page
    me.button("coach-leave").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".toast")).to_contain_text("You can go on with the lesson from the menu.")
    learner.take()
    page.reload()
    expect(page.locator(".mine .hand-card")).to_have_count(11)
    page.wait_for_timeout(400)
    expect(page.locator(".coach")).to_have_count(0)
    me.button("menu").click()
    me.button("lesson").click()
    learner.told("discard", "such as the green 12")
    page.reload()
    learner.told("discard")
    page.goto(f"{real_server}/")
    expect(me.button("play")).to_be_visible()
    expect(me.page.locator("[data-action=learn]")).to_have_count(0)
    page.locator("a.game").first.click()
    learner.told("discard")


def test_who_finds_another_way_is_told_so_kindly_and_goes_on(sit: Sit, real_server: str) -> None:
    learner = Learner(sit("phone")).begun(real_server)
    me = learner.me
    learner.draw()
    learner.told("discard", "Every turn ends with a discard.")
    learner.throw("S")
    learner.told("skip-whom")
    learner.page.locator("dialog [data-choice='2']").click()
    learner.draw()
    learner.told("discard-again")
    learner.throw("G12")
    learner.draw()
    learner.told("wild")
    learner.throw("Y11")
    expect(learner.page.locator(".coach")).to_contain_text("You kept your phase in your hand.")
    learner.draw()
    learner.told("lay")
    me.button("lay").click()
    me.button("lay-now").click()
    expect(learner.page.locator(".coach:is([data-step=hit], [data-step=discard-laid])")).to_be_visible()


def test_drawing_where_taking_was_told_is_just_as_good(sit: Sit, real_server: str) -> None:
    learner = Learner(sit("desk")).begun(real_server)
    learner.me.button("sort").click()
    learner.told("take")
    learner.draw()
    learner.told("discard", "Drawing is just as good. Every turn ends with a discard.")


def test_the_lesson_goes_by_the_keyboard_alone(sit: Sit, real_server: str) -> None:
    learner = Learner(sit("desk"))
    learner.me.start(real_server)
    keys = learner.page.keyboard
    learner.me.button("learn").focus()
    keys.press("Enter")
    learner.told("hello")
    expect(learner.me.button("coach-go")).to_be_focused()
    keys.press("Enter")
    learner.told("phase")
    expect(learner.me.button("coach-go")).to_be_focused()
    keys.press("Enter")
    learner.told("sort")
    expect(learner.me.button("sort")).to_be_focused()
    keys.press("Enter")
    learner.told("take")
    keys.press("t")
    learner.told("discard")
    learner.me.card("G12").focus()
    keys.press("Enter")
    learner.told("discard-put")
    keys.press("x")
    learner.told("draw-wanting")


def test_the_offer_is_for_who_is_new_and_can_be_put_off(sit: Sit, real_server: str) -> None:
    me = sit("phone")
    page = me.start(real_server)
    expect(page.locator(".offer")).to_contain_text("in about three minutes")
    me.button("learn-not-now").click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    expect(me.button("play")).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)
    me.button("menu").click()
    me.button("learn").click()
    Learner(me).told("hello")


def test_a_common_table_has_no_coach(sit: Sit, real_server: str) -> None:
    me = sit("phone")
    page = me.start(real_server)
    me.button("learn-not-now").click()
    me.button("play").click()
    expect(page.locator(".mine .hand-card")).to_have_count(10)
    page.wait_for_timeout(700)
    expect(page.locator(".coach")).to_have_count(0)
