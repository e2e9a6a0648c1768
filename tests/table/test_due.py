"""What is due: chance and bots act, whatever a bot does, and people are waited for."""

import logging
import random
from collections.abc import Callable

import pytest

from tenphases.bots import LEVELS
from tenphases.rules.cards import Face
from tenphases.rules.judge import why_not
from tenphases.rules.moves import CHANCE, Discard, PlayerMove
from tenphases.rules.ruleset import PhaseChoice
from tenphases.rules.state import Stage
from tenphases.rules.views import View, view
from tenphases.table import cards as module
from tenphases.table.cards import plainest
from tenphases.table.due import due
from tenphases.table.entries import Moved, Who
from tenphases.variants import PRESETS, load
from tests.table.sitting import Sitting


def test_at_the_start_chance_deals_without_anybody_asking() -> None:
    sitting = Sitting("pp")
    assert due(sitting.table) == CHANCE
    sitting.advance()
    assert due(sitting.table) is None
    assert sitting.table.state.stage is Stage.DRAW


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])  # which takes its time
def test_a_table_of_bots_plays_to_the_end_by_itself(level: str, seed: int) -> None:
    sitting = Sitting(2 * level[0], seed=seed)
    sitting.advance()
    assert sitting.table.over
    assert due(sitting.table) is None
    assert {entry.who for entry in sitting.log[1:]} == {Who.BOT, Who.CHANCE}


def fails(_: str, __: View, ___: int) -> PlayerMove:
    raise RuntimeError("a bot's fault")


def cheats(_: str, seen: View, __: int) -> PlayerMove:
    return Discard(Face("W") if seen.options.draw else Face("?"))


def never_ends(_: str, __: View, ___: int) -> PlayerMove:
    raise RecursionError


@pytest.mark.parametrize("bot", [fails, cheats, never_ends])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_that_fails_holds_nobody_up(
    bot: Callable[[str, View, int], PlayerMove],
    preset: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "choose", bot)
    caplog.set_level(logging.CRITICAL)
    rules = load(preset, ["everyone-advances"], {"phases": ("set2", "set3")})
    sitting = Sitting("ssss", rules, 4)
    sitting.advance()
    assert sitting.table.over


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("choice", [PhaseChoice.IN_ORDER, PhaseChoice.WHEN_LAID, PhaseChoice.BEFORE_PLAY])
def test_the_plainest_move_is_always_legal(preset: str, choice: PhaseChoice, seed: int) -> None:
    rules = load(preset, (), {"phases": ("set2", "run3", "colour3"), "hand_size": 5, "phase_choice": choice.value})
    sitting = Sitting("pppp", rules, seed)
    tried = 0
    for _ in sitting.steps(meddling=0.1):
        state = sitting.table.state
        for seat in sitting.table.persons():
            move = plainest(view(state, seat))
            assert (move is None) == (state.turn != seat)
            if move is not None:
                assert why_not(state, seat, move) is None
                tried += 1
    assert tried > 20


def test_a_bot_is_shown_its_own_view_and_its_dice_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, shown = Sitting("ss", seed=9), []

    def spy(level: str, seen: View, seed: int) -> PlayerMove:
        assert level == "steady"
        assert seen == view(sitting.table.state, sitting.table.state.turn)
        shown.append(seed)
        move = plainest(seen)
        assert move is not None
        return move

    monkeypatch.setattr(module, "choose", spy)
    for _, __ in zip(range(60), sitting.steps(), strict=False):
        pass
    assert len(set(shown)) > 40


def test_a_bots_move_is_marked_as_a_bots(rng: random.Random) -> None:
    sitting = Sitting("ps", seed=rng.randrange(100))
    for _ in sitting.steps(most=50):
        entry = sitting.log[-1]
        if isinstance(entry.what, Moved):
            expected = {CHANCE: Who.CHANCE, 0: Who.PLAYER, 1: Who.BOT}
            assert entry.who is expected[entry.by]
