"""Every round ends and every game ends, whatever the rules: soon when players try to get on, else some day."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.decide import STILL_LAPS
from tenphases.rules.evolve import begin
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import Hit, LayPhase, PlayerMove
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tests.laws.play import game, playable, rulesets, small_rulesets, started, steps

MOST_MOVES = 60_000
"""Some hundred times as many as such a game takes."""

phases_within_reach = rulesets.map(
    lambda rules: replace(
        rules,
        hand_size=max(rules.hand_size, 10),
        wilds=max(rules.wilds, 3),
        max_wilds_laid=rules.max_wilds_laid or None,
    )
)
"""Rulesets by which someone who plays by chance comes to lay a phase some day."""


@given(phases_within_reach, st.integers(2, 6), st.integers(0, 2**32))
def test_every_round_and_every_game_ends(ruleset: Ruleset, seats: int, seed: int) -> None:
    if not playable(ruleset, seats):
        return
    state = None
    for moves, step in enumerate(game(ruleset, seats, seed)):
        state = step.after
        assert moves < MOST_MOVES
    assert state is not None
    assert state.stage is Stage.OVER
    assert sorted(seat for place in state.places for seat in place) == list(range(seats))


def _idly(state: State, rng: random.Random) -> PlayerMove:
    """A move by chance of a player who never lays nor hits."""
    return rng.choice([move for move in legal_moves(state, state.turn) if not isinstance(move, LayPhase | Hit)])


@settings(max_examples=25)
@given(small_rulesets, st.integers(2, 6), st.integers(0, 2**32))
def test_every_round_ends_though_nobody_wants_it_to(ruleset: Ruleset, seats: int, seed: int) -> None:
    if not playable(ruleset, seats):
        return
    for moves, step in enumerate(steps(begin(started(ruleset, seats)), random.Random(seed), _idly)):
        assert moves < 4 * STILL_LAPS * seats
        if step.after.sheet:
            return
