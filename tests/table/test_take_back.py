"""Taking back: within one's own turn, and never past new information (L20)."""

import random

import pytest

from tenphases.rules.events import DrewFromPile, Reshuffled
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import Discard, Draw, Hit, LayPhase, Take
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tenphases.table.commands import Accepted, Problem, Rejected
from tenphases.table.entries import Entry, Moved, TakenBack
from tenphases.table.table import Table
from tenphases.variants import PRESETS, Choice, load
from tests.table.sitting import Sitting, begun, evolved

SHORT: dict[str, Choice] = {"phases": ("set2", "run3"), "hand_size": 6}


def short(preset: str = "standard") -> Ruleset:
    return load(preset, (), SHORT)


def refolded(log: list[Entry]) -> State:
    """Return the state that the log tells of when what was undone is left out, by the rules alone."""
    undone = {entry.what.undone for entry in log if isinstance(entry.what, TakenBack)}
    state = begun(log[0])
    for entry in log:
        if isinstance(entry.what, Moved) and entry.seq not in undone:
            state = evolved(state, entry)
    return state


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("who", ["pp", "psb", "pppp"])
def test_the_table_stands_where_the_log_without_the_undone_moves_leads(preset: str, who: str, seed: int) -> None:
    undone = 0
    for game in range(4):
        sitting = Sitting(who, short(preset), seed + game)
        for _ in sitting.steps(meddling=0.4):
            assert sitting.table.state == refolded(sitting.log)
        undone += sum(isinstance(entry.what, TakenBack) for entry in sitting.log)
    assert undone


def test_nothing_is_undone_past_what_somebody_learnt_or_the_end_of_a_turn(seed: int) -> None:
    for game in range(8):
        sitting = Sitting("ppp", short(), seed + game)
        for _ in sitting.steps(meddling=0.4):
            pass
        by_number = {entry.seq: entry for entry in sitting.log}
        for entry in sitting.log:
            if isinstance(entry.what, TakenBack):
                undone = by_number[entry.what.undone].what
                assert isinstance(undone, Moved)
                assert isinstance(undone.move, Take | LayPhase | Hit)
                between = [by_number[seq].what for seq in range(entry.what.undone, entry.seq)]
                events = [event for what in between if isinstance(what, Moved) for event in what.events]
                assert not any(isinstance(event, DrewFromPile | Reshuffled) for event in events)
                assert {by_number[seq].by for seq in range(entry.what.undone, entry.seq + 1)} == {entry.by}


def at_the_start(seed: int) -> tuple[Sitting, int]:
    sitting = Sitting("pp", seed=seed)
    sitting.advance()
    return sitting, sitting.table.state.turn


def test_taking_the_discard_can_be_taken_back_and_then_the_pile_be_drawn_from() -> None:
    sitting, seat = at_the_start(1)
    before = sitting.table.state
    assert isinstance(sitting.act(seat, Take()), Accepted)
    assert isinstance(sitting.take_back(seat), Accepted)
    assert sitting.table.state == before
    assert isinstance(sitting.act(seat, Draw()), Accepted)


def test_a_drawn_card_stays_drawn() -> None:
    sitting, seat = at_the_start(1)
    sitting.act(seat, Draw())
    answer = sitting.take_back(seat)
    assert isinstance(answer, Rejected)
    assert answer.problem is Problem.NOTHING_TO_TAKE_BACK


def test_a_discard_stays_discarded_and_nobody_undoes_for_another() -> None:
    sitting, seat = at_the_start(1)
    sitting.act(seat, Take())
    other = 1 - seat
    assert sitting.table.undoable(sitting.table.persons()[other]) is None
    assert isinstance(sitting.take_back(other), Rejected)
    sitting.act(seat, Discard(sitting.table.state.players[seat].hand[0]))
    assert isinstance(sitting.take_back(seat), Rejected)
    assert isinstance(sitting.take_back(other), Rejected)


def test_moves_are_undone_one_by_one_the_last_first(seed: int) -> None:
    rng = random.Random(seed)
    sitting = Sitting("pp", short(), seed)
    deepest = 0
    for _ in sitting.steps(meddling=0):
        state = sitting.table.state
        if state.stage is not Stage.PLAY or state.turn not in sitting.table.persons():
            continue
        seat, trail = state.turn, [state]
        while True:
            moves = [move for move in legal_moves(sitting.table.state, seat) if isinstance(move, Hit | LayPhase)]
            if not moves:
                break
            sitting.act(seat, rng.choice(moves))
            if sitting.table.undoable(seat) is None:
                break  # it ended the round
            trail.append(sitting.table.state)
        if sitting.table.undoable(seat) is None:
            continue
        deepest = max(deepest, len(trail))
        for expected in reversed(trail[:-1]):
            assert isinstance(sitting.take_back(seat), Accepted)
            assert sitting.table.state == expected
    assert deepest > 2


def test_a_move_that_ended_the_round_is_not_undone(seed: int) -> None:
    for game in range(6):
        sitting = Sitting("pp", short(), seed + game)
        for _ in sitting.steps(meddling=0):
            if sitting.table.between_rounds or sitting.table.over:
                assert all(sitting.table.undoable(seat) is None for seat in sitting.table.persons())


def test_the_hand_comes_back_in_its_order() -> None:
    found = 0
    for game in range(20):
        sitting = Sitting("pp", short(), game)
        for _ in sitting.steps(most=30, meddling=0):
            seat = sitting.log[-1].by
            if seat < 0 or sitting.table.undoable(seat) is None:
                continue
            before = Table.load(sitting.table.game, sitting.log[:-1]).arrangements
            sitting.take_back(seat)
            assert sitting.table.arrangements == before
            found += 1
            break
    assert found > 5
