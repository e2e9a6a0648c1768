"""What is seen at the terminal, and what keys and the mouse do there."""

from pathlib import Path

import pytest
from textual.widgets import OptionList

from tenphases.cli import main
from tenphases.i18n import LANGUAGES
from tenphases.rules.state import Stage
from tenphases.server import messages
from tenphases.terminal.game import wire
from tenphases.terminal.game.building import BuildSheet
from tenphases.terminal.game.hints import HintSheet
from tenphases.terminal.game.line import State
from tenphases.terminal.game.sheet import Question
from tests.server.conftest import Site
from tests.terminal.game.playing import Screenful, terminal

SIX = {"bots": ["steady"] * 5}
EASY = {"bots": ["beginner"], "switches": {"phases": ["set2 + set2", "run3"]}}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_six_players_and_the_whole_hand_are_seen_on_the_smallest_screen(
    language: str, site: Site, tmp_path: Path
) -> None:
    table = SIX | {"language": language}
    async with terminal(site.port, tmp_path, alone=True, table=table, language=language) as at:
        await at.at_the_table()
        await at.asked_something()
        await at.until(lambda: at.game.asked() in at.text().replace("\n ", " "))
        text = at.text()
        lines = text.splitlines()
        assert all(any(line[3:].startswith(seat.name[:12]) for line in lines) for seat in at.game.update.seats)
        (cards,) = [line for line in lines if line.split() == at.game.hand]
        assert cards == cards.rstrip()
        assert at.game.words.say("action-draw") in text
        assert lines[-1].rstrip().endswith(at.game.words.say("play-quit"))


async def test_a_wide_screen_has_the_log_at_the_side_and_cards_that_are_tall(site: Site, tmp_path: Path) -> None:
    async with terminal(site.port, tmp_path, size=(120, 40), alone=True, table=SIX) as at:
        await at.at_the_table()
        await at.asked_something()
        await at.pilot.pause()
        assert at.screen.has_class("wide", "tall")
        assert any("│" in line and "Anna" not in line for line in at.text().splitlines()[1:20])


async def to_lay(at: Screenful) -> None:
    """Play until the phase can be laid."""
    while not at.game.view.options.ways:
        await at.asked_something()
        if at.game.view.stage is Stage.DRAW:
            await at.press("d")
        elif not at.game.view.options.ways:
            await at.press("home", "space", "x")
            if isinstance(at.screen, Question):
                await at.press("1")


async def test_a_phase_is_put_together_card_by_card_and_laid(site: Site, tmp_path: Path) -> None:
    async with terminal(site.port, tmp_path, alone=True, table=EASY) as at:
        await at.at_the_table()
        await to_lay(at)
        await at.press("l")
        await at.opened(Question)
        question = at.screen
        assert isinstance(question, Question)
        question.query_one(OptionList).highlighted = len(question.choices) - 1
        await at.press("enter")
        await at.opened(BuildSheet)
        sheet = at.screen
        assert isinstance(sheet, BuildSheet)
        await at.until(lambda: all(tray.reading for tray in sheet.plan.trays))
        card = sheet.plan.trays[0].cards[-1]
        await at.press("0")
        assert len(sheet.plan.trays[0].cards) == 1
        await at.press("enter")
        await at.until(lambda: bool(sheet.note))
        sheet.cursor = sheet.plan.rest(at.game.hand).index(card)
        await at.press("1")
        await at.until(lambda: all(tray.reading for tray in sheet.plan.trays))
        await at.press("enter")
        await at.until(lambda: at.game.view.players[0].laid == 0)
        assert "Yours" in at.text()


async def test_the_coach_says_more_with_every_enter(site: Site, tmp_path: Path) -> None:
    async with terminal(site.port, tmp_path, alone=True, table=EASY) as at:
        await at.at_the_table()
        await at.asked_something()
        await at.press("c")
        await at.until(lambda: isinstance(at.screen, HintSheet) and at.screen.hint is not None)
        say = at.game.words.say
        await at.until(lambda: say("coach-look") in at.text())
        assert say("coach-the-idea") not in at.text()
        await at.press("enter")
        await at.until(lambda: say("coach-the-idea") in at.text())
        await at.press("enter")
        await at.until(lambda: say("coach-why") in at.text())


async def test_a_card_is_saved_and_the_save_pile_looked_into(site: Site, tmp_path: Path) -> None:
    table = {"bots": ["beginner"], "variants": ["masters"]}
    async with terminal(site.port, tmp_path, alone=True, table=table) as at:
        await at.at_the_table()
        await at.asked_something()
        await at.press("p")
        await at.opened(Question)
        await at.press("9")
        await at.until(lambda: at.game.my_turn and at.game.view.stage is Stage.DRAW)
        await at.press("d")
        at.game.cursor = next(place for place, face in enumerate(at.game.hand) if face in at.game.view.options.save)
        saved = at.game.pointed
        await at.press("space", "v")
        await at.until(lambda: at.game.view.saved_now == (saved,))
        await at.press("v")
        await at.opened(Question)
        await at.until(lambda: at.game.words.say("save-pile-now") in at.text())


async def test_the_mouse_draws_and_chooses(site: Site, tmp_path: Path) -> None:
    async with terminal(site.port, tmp_path, alone=True, table=EASY) as at:
        await at.at_the_table()
        await at.asked_something()
        await at.pilot.pause()
        await at.pilot.click("#piles", offset=(4, 0))
        await at.until(lambda: at.game.view.stage is Stage.PLAY and not at.app.busy)
        await at.pilot.click("#hand", offset=(8, 0))
        await at.until(lambda: at.game.chosen == 1)


async def test_what_is_pressed_twice_is_done_once(site: Site, tmp_path: Path) -> None:
    async with terminal(site.port, tmp_path, alone=True, table=EASY) as at:
        await at.at_the_table()
        await at.asked_something()
        seq, move = at.game.update.seq, at.game.view.stage
        at.screen.action_key("d")  # type: ignore[attr-defined]
        at.screen.action_key("d")  # type: ignore[attr-defined]
        await at.until(lambda: at.game.view.stage is not move and not at.app.busy)
        assert (at.game.update.seq, at.game.note) == (seq + 1, "")


async def test_a_table_of_dice_is_left_with_a_word_on_where_it_is_played(site: Site, tmp_path: Path) -> None:
    opened = await site.gather("host", "open", game="dice")
    async with terminal(site.port, tmp_path, link=f"/#/t/{opened['table']}") as at:
        await at.until(lambda: at.app.return_value is not None)
    assert at.app.return_value == at.app.words.say("play-dice", address=at.app.link)
    assert at.app.return_code == 1


@pytest.mark.parametrize(
    ("table", "key"), [({"bots": ["nobody"]}, "problem-no-such-bot"), ({"bots": ["steady"] * 6}, "start-faults")]
)
async def test_a_game_that_cannot_be_is_refused_in_words(
    table: dict[str, object], key: str, site: Site, tmp_path: Path
) -> None:
    async with terminal(site.port, tmp_path, alone=True, table=table) as at:
        await at.until(lambda: at.app.return_value is not None)
    assert (at.app.return_value or "").startswith(at.app.words.say(key))


async def test_what_is_said_in_a_way_that_is_not_known_is_told_and_not_passed_over(site: Site, tmp_path: Path) -> None:
    async with terminal(site.port, tmp_path, alone=True, table=EASY) as at:
        await at.at_the_table()
        with pytest.raises(wire.UnreadableError):
            wire.heard('{"type": "Update", "seq": "seven"}')
        assert wire.heard('{"type": "SomethingNew"}') is None
        assert at.app.line is not None
        at.app.line._turn(State.UNREADABLE)
        await at.until(lambda: at.app.return_value is not None)
    assert at.app.return_value == at.app.words.say("play-unreadable", address=at.app.link)


async def test_where_no_server_is_that_is_said(tmp_path: Path) -> None:
    async with terminal(1, tmp_path) as at:
        await at.until(lambda: at.app.return_value is not None)
    assert at.app.return_value == at.app.words.say("play-no-server", address="http://127.0.0.1:1")


@pytest.mark.parametrize("typed", [[], ["http://127.0.0.1:8010"]])
def test_without_a_screen_it_is_said_that_one_is_needed(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *typed, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "a terminal is needed" in err


def test_every_field_that_is_read_is_one_of_the_protocol() -> None:
    for name in ("SeatInfo", "TableInfo", "TableChange", "Update", "UpToDate", "GroupRead", "Said"):
        ours, theirs = getattr(wire, name), getattr(messages, name)
        assert set(ours.__struct_fields__) <= set(theirs.__struct_fields__), name
