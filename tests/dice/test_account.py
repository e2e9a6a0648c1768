"""The sheet for real dice, here and on the page, comes to what the rules core comes to, turn after turn and beyond."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenphases.dice.account import DiceSheet, account, read_sheet, sheet_text
from tenphases.dice.decide import resolve, start
from tenphases.dice.events import GameStarted, PhaseFailed, PhaseMade
from tenphases.dice.evolve import begin
from tenphases.dice.moves import CHANCE, Roll
from tenphases.dice.refusals import Refusal
from tenphases.dice.state import Stage, State, due, seats_in_order
from tenphases.dice.views import view
from tenphases.terminal.dice_score import is_sheet
from tests.dice.test_every_game_ends import hasty

NODE = Path(sys.executable).with_name("node")
HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "src" / "tenphases" / "web" / "dice"

Game = tuple[list[int | None], list[State]]
"""What each turn scored, and how the game stood after it."""


def game(seats: int, rng: random.Random) -> Game:
    started = start(seats)
    assert isinstance(started, GameStarted)
    state, turns, states = begin(started), [], []
    while state.stage is not Stage.OVER:
        dice = tuple(rng.choice(kind.sides) for kind in due(state))
        seat = CHANCE if dice else state.turn
        outcome = resolve(state, seat, Roll(dice) if dice else hasty(view(state, state.turn), rng))
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        for event in outcome.events:
            if isinstance(event, PhaseMade | PhaseFailed):
                turns.append(event.points if isinstance(event, PhaseMade) else None)
                states.append(state)
    return turns, states


def expected(state: State) -> dict[str, Any]:
    """Return how a game stands, seats counted in their order of play, as the page tells it."""
    order = seats_in_order(state)
    place = {seat: at for at, seat in enumerate(order)}
    over = state.stage is Stage.OVER
    return {
        "players": json.loads(msgspec.json.encode([state.players[seat] for seat in order])),
        "turn": -1 if over else place[state.turn],
        "finisher": None if state.finisher is None else place[state.finisher],
        "chain": [] if over else [place[seat] for seat in state.chain],
        "sharing": [place[seat] for seat in state.sharing],
        "places": [sorted(place[seat] for seat in each) for each in state.places],
        "over": over,
    }


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_sheet_comes_to_what_the_game_came_to(seats: int, rng: random.Random) -> None:
    turns, states = game(seats, rng)
    for cut, state in enumerate(states, 1):
        found = account(seats, turns[:cut])
        assert expected(found.state) == expected(state)
        assert [turn.points for turn in found.turns] == turns[:cut]
        assert (found.impossible, found.late) == ((), 0)
    assert account(seats, [*turns, 30, None]).late == 2, "what comes after the end is only counted"


def test_what_no_phase_can_bring_is_named() -> None:
    assert account(2, [60, 61, None, -1, 57]).impossible == (1, 3)
    with pytest.raises(ValueError, match="0"):
        account(0, [])


def test_a_sheet_comes_back_from_its_file() -> None:
    sheet = DiceSheet(("Anna", "Ben"), (45, None, 0))
    assert read_sheet(sheet_text(sheet)) == sheet
    for text in ("", "[]", '{"names": []}', '{"names": ["A"], "format": "other"}', '{"names": ["A"], "turns": ["x"]}'):
        with pytest.raises(msgspec.DecodeError):
            read_sheet(text)


def by_page(what: str, asked: list[Any]) -> list[Any]:
    """Return what the page's own code makes of each."""
    run = subprocess.run(
        [NODE, HERE / f"{what}.mjs", PAGE / f"{what}.js"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    answers: list[Any] = json.loads(run.stdout)
    return answers


def test_the_page_keeps_the_same_account_as_the_rules(rng: random.Random) -> None:
    sheets, wanted = [], []
    for seats in (1, 1, 2, 3, 4, 6):
        turns, states = game(seats, rng)
        cuts = sorted({*rng.sample(range(1, len(turns) + 1), min(12, len(turns))), len(turns)})
        for cut in cuts:
            more = [30, None] if cut == len(turns) else []
            sheets.append({"names": ["x"] * seats, "turns": turns[:cut] + more})
            wanted.append((expected(states[cut - 1]), cut))
    answers = by_page("account", sheets)
    for found, (state, cut) in zip(answers, wanted, strict=True):
        told = found.pop("told")
        assert found == state
        assert len(told) == cut, "what comes after the end is passed over"


NO_SHEETS = (
    "",
    "[]",
    "null",
    '{"names": ["A"]}',
    '{"format": "tenphases-sheet", "names": ["A"]}',
    '{"format": "tenphases-dice-sheet", "names": []}',
    '{"format": "tenphases-dice-sheet", "names": [""]}',
    '{"format": "tenphases-dice-sheet", "names": ["A"], "turns": ["x"]}',
    '{"format": "tenphases-dice-sheet", "names": ["A"], "turns": [1.5]}',
    '{"format": "tenphases-dice-sheet", "names": ["A"], "version": 2}',
    '{"format": "tenphases-dice-sheet", "names": ["A"], "more": 1}',
    json.dumps({"format": "tenphases-dice-sheet", "names": ["A" * 81]}),
    json.dumps({"format": "tenphases-dice-sheet", "names": ["A"] * 9}),
)


def test_the_page_and_the_terminal_read_each_others_files() -> None:
    sheets = [
        DiceSheet(("Anna", "Ben"), (45, None, 0)),
        DiceSheet(("Åsa 🎲", "مريم", "<b>"), (60, None)),
        DiceSheet(("A" * 80,) * 8),
        DiceSheet(("Anna",), (None,) * 5000),
    ]
    texts = [*map(sheet_text, sheets), '\ufeff{"format": "tenphases-dice-sheet", "names": ["A"]}']
    answers = by_page("sheet-file", texts)
    assert [read_sheet(answer) for answer in answers] == [*sheets, DiceSheet(("A",))]
    assert all(map(is_sheet, answers))


def test_neither_takes_anything_else_for_such_a_file() -> None:
    assert by_page("sheet-file", list(NO_SHEETS)) == [None] * len(NO_SHEETS)
    for text in filter(is_sheet, NO_SHEETS):
        with pytest.raises(msgspec.DecodeError):
            read_sheet(text)
