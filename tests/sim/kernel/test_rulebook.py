"""Every move of the rulebook's tests, made in the kernel too: what hardly ever happens in games by chance."""

import importlib
import inspect
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tenphases.rules.decide import Outcome, resolve
from tenphases.rules.events import Event
from tenphases.rules.moves import CHANCE, Deal, Move, Reshuffle, Seat
from tenphases.rules.ruleset import RULES_VERSION, PhaseChoice
from tenphases.rules.state import Stage, State
from tenphases.sim.kernel.bridge import state_cells
from tenphases.sim.kernel.claims import claims
from tenphases.sim.kernel.game import Game
from tests.rulebook.positions import Table
from tests.sim.kernel.lockstep import forget, in_numbers

FILES = sorted(path.stem for path in (Path(__file__).parents[2] / "rulebook").glob("test_R*.py"))
WITHOUT_MOVES = {"test_R01_cards", "test_R13_presets"}
done = Table.do
made: list[Move] = []


def as_well(table: Table, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
    """Make a move at a table of the rulebook, and in the kernel if it plays by those rules."""
    before = table.state
    events = done(table, move, seat)
    # The kernel plays by the rules of today.
    if before.rules_version == RULES_VERSION and claims(before.ruleset) and not lacks_phases(before):
        check(before, move)
    return events


def lacks_phases(state: State) -> bool:
    """Whether a position set up by hand leaves out which phases were chosen, as no game could."""
    if state.ruleset.phase_choice is not PhaseChoice.BEFORE_PLAY or state.stage in {Stage.DEAL, Stage.CHOOSE}:
        return False
    return state.tie_break or any(player.chosen is None for player in state.players)


def check(before: State, move: Move) -> None:
    made.append(move)
    kernel = Game.at(before)
    outcome = resolve(before, CHANCE if isinstance(move, Deal | Reshuffle) else before.turn, move)
    assert isinstance(outcome, Outcome)
    if isinstance(move, Deal):
        kernel.deal(move.order)
    elif isinstance(move, Reshuffle):
        kernel.reshuffle(move.order)
    else:
        kernel.step(kernel.number_of(before, move))
    assert kernel.events() == [number for event in outcome.events for number in in_numbers(event)]
    ours, theirs = [int(cell) for cell in kernel.state], state_cells(outcome.state)
    for cells in (ours, theirs):
        forget(cells)
    differ = {place: both for place, both in enumerate(zip(ours, theirs, strict=True)) if both[0] != both[1]}
    assert not differ, f"(kernel, core) by place: {differ} after {move}"


def calls(function: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """Yield the arguments with which pytest would call a test, nothing if it asks for more than parameters."""
    marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
    choices = []
    for mark in marks:
        names = [name.strip() for name in mark.args[0].split(",")] if isinstance(mark.args[0], str) else mark.args[0]
        values = [getattr(value, "values", value if len(names) > 1 else (value,)) for value in mark.args[1]]
        choices.append([dict(zip(names, value, strict=True)) for value in values])
    for chosen in product(*choices):
        given = {name: value for part in chosen for name, value in part.items()}
        if given.keys() == inspect.signature(function).parameters.keys():
            yield given


@pytest.mark.parametrize("file", FILES)
def test_the_rulebook_holds_in_the_kernel(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "do", as_well)
    before = len(made)
    module = importlib.import_module(f"tests.rulebook.{file}")
    for name, function in vars(module).items():
        if name.startswith("test_") and callable(function):
            for given in calls(function):
                function(**given)
    assert len(made) > before + 15 or file in WITHOUT_MOVES
