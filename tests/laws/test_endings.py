"""Every round ends and every game ends, whatever the rules, when players try to get on."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage
from tests.laws.play import game, playable, rulesets

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
