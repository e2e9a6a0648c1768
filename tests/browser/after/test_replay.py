"""Watching a game again: step by step, by round, by itself; the shuffles checked in the browser."""

import hashlib
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tenphases.rules.state import State
from tenphases.server import answers
from tenphases.table.entries import Moved, TakenBack
from tests.browser.after.conftest import Look, Past
from tests.table.sitting import Sitting, begun, evolved

WEB = Path(answers.__file__).parents[1] / "web"
pytestmark = pytest.mark.browser

Change = Callable[[dict[str, Any]], None]
SOME_STOPS = """async ([table, stops]) => {
  const { fetchFilm } = await import("/after/film.js");
  const film = await fetchFilm(table);
  return stops.map((stop) => {
    const { view, hands, draw_pile } = film.at(stop);
    const totals = view.players.map((one) => one.total);
    return { stop, seq: film.stepAt(stop).seq, hands, draw_pile, discards: view.discards, totals };
  });
}"""


def states(game: Sitting) -> dict[int, State]:
    """Return how everything lay after each entry that still counts."""
    undone = {entry.what.undone for entry in game.log if isinstance(entry.what, TakenBack)}
    state, found = begun(game.log[0]), {}
    for entry in game.log:
        if isinstance(entry.what, Moved) and entry.seq not in undone:
            state = evolved(state, entry)
            found[entry.seq] = state
    return found


def plain(state: State) -> dict[str, Any]:
    """Return what the page shows of a state."""
    return {
        "hands": [list(player.hand) for player in state.players],
        "draw_pile": list(state.draw_pile),
        "discards": [list(pile) for pile in state.discards],
        "totals": [player.total for player in state.players],
    }


def test_at_every_step_everything_lies_as_it_did_in_the_game(look: Look, past: Past, rng: random.Random) -> None:
    me = look()
    for game in (past.last, past.long):
        page = me.watch(game)
        true = states(game)
        last = int(page.get_by_role("slider").get_attribute("max") or "")
        assert last == len(true) - 1
        # In any order: nothing may be left behind by a look at another moment.
        shown = page.evaluate(SOME_STOPS, [game.table.game, [0, last, *rng.sample(range(last), 40)]])
        for one in shown:
            assert {name: one[name] for name in ("hands", "draw_pile", "discards", "totals")} == plain(true[one["seq"]])


def test_one_goes_step_by_step_and_by_round_with_buttons_keys_and_slider(look: Look, past: Past) -> None:
    me = look()
    page = me.watch(past.last)
    slider = page.get_by_role("slider", name="Moment of the game")
    me.says("Round 1.")
    expect(page.locator(".open-hand")).to_have_count(3)
    expect(page.locator(".open-hand .card")).to_have_count(30)
    me.button("step-on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    me.button("step-back").click()
    me.button("step-back").click()
    expect(slider).to_have_value("0")
    page.keyboard.press("Shift+ArrowRight")
    me.says("Round 2.")
    me.button("step-on").click()
    me.button("round-back").click()
    me.says("Round 2.")
    me.button("round-back").click()
    me.says("Round 1.")
    page.locator("[data-choice=round]").select_option("3")
    me.says("Round 4.")
    expect(page.locator(".round-log h2")).to_have_text("Round 4")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("[data-said]")).to_contain_text("won the game")
    assert "step" in (slider.get_attribute("aria-valuetext") or "")
    page.locator(".log-line").first.click()
    me.says("Round 4.")


def test_it_plays_by_itself_until_it_is_stopped(look: Look, past: Past) -> None:
    me = look()
    page = me.watch(past.last)
    page.locator("[data-choice=speed]").select_option("fast")
    me.button("play").click()
    page.wait_for_function("() => Number(document.querySelector('[type=range]').value) >= 2")
    me.button("pause").click()
    stopped = page.get_by_role("slider").input_value()
    page.wait_for_timeout(700)
    assert page.get_by_role("slider").input_value() == stopped
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(me.button("pause")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(me.button("play")).to_be_visible()


def test_an_address_leads_to_the_very_moment(look: Look, past: Past) -> None:
    me = look("desk")
    page = me.watch(past.last)
    page.locator("[data-choice=round]").select_option("2")
    me.button("step-on").click()
    said = me.said()
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    me.button("share").click()
    expect(page.locator(".toast")).to_have_text("The link is copied.")
    address = page.evaluate("window.copied")
    other = look()
    other.go(address[address.index("#") :], ".player-bar")
    other.says(said)


def test_where_nothing_can_be_copied_the_address_is_shown(look: Look, past: Past) -> None:
    me = look("desk")
    page = me.watch(past.last)
    page.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: undefined }); }")
    me.button("share").click()
    expect(page.locator("dialog[open] input")).to_have_value(f"{past.address}/#/r/{past.last.table.game}")


def test_the_record_is_downloaded_as_a_file_and_as_text(look: Look, past: Past) -> None:
    me = look()
    page = me.watch(past.last)
    for action, ending in (("record", "json"), ("record-text", "txt")):
        with page.expect_download() as download:
            me.button(action).click()
        assert download.value.suggested_filename == f"tenphases-{past.last.table.game}.{ending}"
        text = Path(download.value.path()).read_text(encoding="utf-8")
        assert json.loads(text)["entries"] if ending == "json" else "Aino" in text


def test_how_it_came_out_and_how_it_went_is_shown(look: Look, past: Past) -> None:
    me = look()
    page = me.watch(past.last)
    winner = past.last.table.state.places[0][0]
    name = past.last.table.seats[winner].name
    expect(page.locator(".winner h2")).to_have_text(f"{name} wins")
    expect(page.locator(".standings tbody tr")).to_have_count(3)
    rounds = len(past.last.table.state.sheet)
    expect(page.get_by_role("img", name=f"Line chart of everyone’s points over {rounds} rounds")).to_be_visible()
    page.locator("[name=course][value=phases]").check(force=True)
    expect(page.get_by_role("img", name=f"Line chart of everyone’s phases over {rounds} rounds")).to_be_visible()
    page.get_by_text("The same as figures").click()
    expect(page.locator(".course-figures tbody tr")).to_have_count(rounds)


def changed(change: Change) -> Callable[[Route], None]:
    """Return a route that hands on a replay in which something was changed."""

    def handle(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(json=told)

    return handle


def swap(order: list[str]) -> None:
    """Let two unlike cards of an order change places."""
    at = next(place for place in range(1, len(order)) if order[place] != order[0])
    order[0], order[at] = order[at], order[0]


def forge_order(told: dict[str, Any]) -> None:
    """Tell another order than the one that was sealed."""
    swap(told["shuffles"][1]["order"])


def forge_seal(told: dict[str, Any]) -> None:
    """Tell an order that fits its seal, but from which the cards were not dealt."""
    shuffle = told["shuffles"][1]
    swap(shuffle["order"])
    shuffle["commitment"] = hashlib.sha256(f"{shuffle['salt']}:{' '.join(shuffle['order'])}".encode()).hexdigest()


def test_the_shuffles_are_checked_in_the_browser_round_by_round(look: Look, past: Past) -> None:
    me = look(player=True)
    page = me.watch(past.last)
    shuffles = sum(isinstance(entry.what, Moved) and entry.what.seal is not None for entry in past.last.log)
    expect(page.get_by_text(f"Checked here, in your browser: all {shuffles} shuffles fit their seals")).to_be_visible()
    page.get_by_text("Round 1: everything fits").click()
    expect(page.locator(".proof:visible").first).to_contain_text("This device was not at the table then")
    seal = page.locator(".proof .hash").first.inner_text()
    page.evaluate(
        "([table, seal]) => localStorage.setItem(`tenphases.sealed.${table}`, JSON.stringify([seal]))",
        [past.last.table.game, seal],
    )
    me.watch(past.last)
    page.get_by_text("Round 1: everything fits").click()
    expect(page.locator(".proof:visible").first).to_contain_text("the seal that this device was shown before the deal")


@pytest.mark.parametrize(
    ("forge", "words"), [(forge_order, "does not fit the seal"), (forge_seal, "the cards were not dealt in this order")]
)
def test_a_shuffle_that_does_not_fit_is_found(look: Look, past: Past, forge: Change, words: str) -> None:
    me = look()
    me.page.route("**/replay", changed(forge))
    page = me.watch(past.last)
    expect(page.get_by_text("Something does not fit.")).to_be_visible()
    expect(page.locator(".proof-round summary", has_text="this does not fit")).to_have_count(1)
    page.get_by_text("Round 2: this does not fit").click()
    expect(page.locator(".proof:visible .laid.wrong")).to_contain_text(words)


def test_a_renewed_draw_pile_is_checked_as_well(look: Look, past: Past) -> None:
    page = look().watch(past.long)
    shuffles = sum(isinstance(entry.what, Moved) and entry.what.seal is not None for entry in past.long.log)
    assert shuffles > len(past.long.table.state.sheet)
    expect(page.get_by_text(f"Checked here, in your browser: all {shuffles} shuffles fit")).to_be_visible()


def test_a_game_that_goes_on_is_answered_politely_and_shows_nothing(look: Look, past: Past) -> None:
    me = look(player=True)
    page = me.go(f"#/r/{past.going.table.game}", ".notice")
    expect(page.locator(".notice")).to_contain_text("This game is still being played.")
    expect(page.locator(".card")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("main.table")).to_be_visible()


def test_of_a_table_that_is_none_it_is_said_so(look: Look) -> None:
    page = look().go("#/r/abcdefghjkmn", ".notice")
    expect(page.locator(".notice")).to_contain_text("There is no such table.")


def test_what_the_clock_and_a_bot_in_a_person_s_place_did_is_marked(look: Look, past: Past) -> None:
    me = look()
    marked: list[int] = []

    def lend(told: dict[str, Any]) -> None:
        own = [step for step in told["steps"] if step["who"] == "player" and step["events"]]
        own[0]["who"], own[1]["who"] = "clock", "bot"
        marked[:] = [step["seq"] for step in own[:2]]

    me.page.route("**/replay", changed(lend))
    page = me.watch(past.last)
    expect(page.locator(".round-log [data-by]")).to_have_count(2)
    for seq, words in zip(tuple(marked), ("The time was up.", "A bot played on."), strict=True):
        me.watch(past.last, seq)
        me.says(f"{words} ")
        expect(page.locator(".said-now .by-hand .glyph")).to_be_visible()
        assert words in (page.get_by_role("slider").get_attribute("aria-valuetext") or "")
    # What a bot did in its own place is its own.
    assert page.locator(".round-log li").count() > 2


def test_names_stay_names(look: Look, past: Past) -> None:
    me = look()

    def rename(told: dict[str, Any]) -> None:
        name = "<img src=x onerror=alert(1)>"
        told["start"]["players"][0]["name"] = name

    me.page.route("**/replay", changed(rename))
    page = me.watch(past.last)
    expect(page.locator(".open-seat h3").first).to_have_text("<img src=x onerror=alert(1)>")
    assert page.locator("main img").count() == 0


def test_the_page_s_types_have_no_field_that_the_server_s_lack() -> None:
    text = (WEB / "after" / "wire.d.ts").read_text(encoding="utf-8")
    for name in ("Player", "OpenView", "Step", "Replay", "RuleChoice", "Game", "MyGames"):
        interface = re.search(rf"export interface {name} {{(.*?)\n}}", text, re.DOTALL)
        assert interface, name
        ours = set(re.findall(r"^  (\w+)\??:", interface[1], re.MULTILINE))
        assert ours - {field.name for field in msgspec.structs.fields(getattr(answers, name))} == set(), name
