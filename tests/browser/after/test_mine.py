"""One's own games on this device: listed, gone on with, let go of, and counted."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.after.conftest import Look, Past

pytestmark = pytest.mark.browser

ME = 0


def test_games_that_go_on_and_games_that_are_over_are_listed_with_where_they_lead(look: Look, past: Past) -> None:
    me = look(player=True)
    page = me.mine()
    going = page.locator("[aria-labelledby=running] [data-game]")
    expect(going).to_have_attribute("href", f"#/t/{past.going.table.game}")
    over = page.locator("[aria-labelledby=over] [data-game]")
    expect(over).to_have_count(len(past.over))
    assert [one.get_attribute("href") for one in over.all()] == [
        f"#/r/{game.table.game}" for game in reversed(past.over)
    ]
    over.first.click()
    expect(page.locator(".player-bar")).to_be_visible()


def fold_out(page: Page) -> None:
    """Show the figures behind the plots."""
    page.locator(".statistics details").first.wait_for(state="attached")
    page.locator(".statistics details").evaluate_all("folds => folds.forEach((one) => { one.open = true; })")


def tiles(text: str) -> dict[str, str]:
    """Return the figures at the top, by their names."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return dict(zip(lines[::2], lines[1::2], strict=True))


def test_the_figures_are_those_of_the_games(look: Look, past: Past) -> None:
    page = look("desk", player=True).mine()
    fold_out(page)
    lines = [line for game in past.over for line in game.table.state.sheet if not line.tie_break]
    won = sum(ME in game.table.state.places[0] for game in past.over)
    shown = tiles(page.locator(".tiles").inner_text())
    assert shown["Games"] == "5"
    assert shown["Won"].split()[0] == str(won)
    assert shown["Rounds"] == str(len(lines))
    assert shown["Rounds gone out"] == f"{round(100 * sum(line.out == ME for line in lines) / len(lines))}%"
    average = sum(line.points[ME] for line in lines) / len(lines)
    assert float(shown["Points a round"]) == pytest.approx(average, abs=0.06)
    tried = Counter(line.phases[ME] for line in lines)
    laid = Counter(line.phases[ME] for line in lines if line.laid[ME])
    rows = page.locator("[aria-labelledby=stat-phases] tbody tr")
    for at, phase in enumerate(sorted(place for place in tried if place is not None)):
        cells = rows.nth(at).locator("th, td").all_inner_texts()
        assert cells[0].startswith(f"Phase {phase + 1}:")
        assert cells[1:3] == [str(tried[phase]), str(laid[phase])]
    goes_out = page.locator("[aria-labelledby=stat-out] tbody tr").filter(has_text="Aino").locator("td")
    assert goes_out.all_inner_texts()[:2] == [str(len(lines)), str(sum(line.out == ME for line in lines))]
    for what in ("Rounds for each phase", "Points in a round", "Rounds gone out", "Against whom"):
        plot = page.get_by_role("img", name=f"Bar chart: {what}. The same figures are below it.")
        expect(plot).to_be_visible()
        beside = page.locator(".stack", has=plot).last.locator("tbody tr")
        assert plot.locator(".part-1").count() <= beside.count() <= plot.locator(".end").count()
    spread = page.locator("[aria-labelledby=stat-spread] tbody td:first-of-type").all_inner_texts()
    assert sum(map(int, spread)) == len(lines)


def test_another_player_can_be_looked_at_and_bots_go_by_their_level(look: Look, past: Past) -> None:
    page = look(player=True).mine()
    who = page.locator("[data-choice=player]")
    expect(who.locator("option")).to_have_count(4)
    assert set(who.locator("option").all_inner_texts()) == {"Aino", "Bjørn", "Bot (Steady)", "Bot (Beginner)"}
    who.select_option(label="Bjørn")
    fold_out(page)
    expect(page.locator(".tiles dd").first).to_have_text("2")
    against = page.locator("[aria-labelledby=stat-against] tbody tr").all_inner_texts()
    assert re.match(r"Aino\s+2", next(row for row in against if row.startswith("Aino")))
    expect(page.get_by_role("img", name=re.compile("Line chart of everyone’s wins over 5 games"))).to_be_visible()
    assert len(past.over) == 5


def test_a_game_is_let_go_of_on_this_device_once_one_is_sure(look: Look, past: Past) -> None:
    page = look(player=True).mine()
    rows = page.locator("[aria-labelledby=over] li")
    expect(rows).to_have_count(5)
    key = page.locator(f"[data-forget={past.last.table.game}]")
    key.click()
    page.get_by_role("button", name="Keep it").click()
    expect(key).to_be_focused()
    key.click()
    page.locator("[data-action=forget-sure]").click()
    expect(rows).to_have_count(4)
    expect(page.locator(".tiles dd").first).to_have_text("4")
    kept = page.evaluate("localStorage.getItem('tenphases.seats') + localStorage.getItem('tenphases.games')")
    assert past.last.table.game not in kept
    page.locator(f"[data-forget={past.going.table.game}]").click()
    expect(page.locator(".notice")).to_contain_text("Without it you cannot come back.")


def test_games_that_are_over_are_kept_for_when_the_server_does_not_answer(look: Look) -> None:
    me = look(player=True)
    me.mine()
    me.page.route("**/api/mine", lambda route: route.abort())
    page = me.mine()
    expect(page.locator(".notice")).to_contain_text("What is shown is what this device has kept.")
    expect(page.locator("[aria-labelledby=over] li")).to_have_count(5)
    expect(page.locator(".tiles dd").first).to_have_text("5")


def test_a_lesson_is_listed_and_not_counted(look: Look, past: Past) -> None:
    me = look(player=True)

    def taught(route: Route) -> None:
        told = route.fetch().json()
        next(game for game in told["games"] if game["state"] == "over")["lesson"] = "first"
        route.fulfill(json=told)

    me.page.route("**/api/mine", taught)
    page = me.mine()
    expect(page.locator("[aria-labelledby=over] li")).to_have_count(len(past.over))
    expect(page.locator("[aria-labelledby=over] li").filter(has_text="lesson, not counted")).to_have_count(1)
    expect(page.locator(".tiles dd").first).to_have_text(str(len(past.over) - 1))


def test_on_a_new_device_there_is_a_way_to_begin(look: Look) -> None:
    page = look().mine()
    expect(page.locator("main")).to_contain_text("No games on this device yet.")
    expect(page.get_by_role("link", name="Begin one")).to_have_attribute("href", "#/")
