"""What crosses a boundary comes back the same: moves, events, views, states as JSON."""

from itertools import islice

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tenphases.rules.events import Event
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import Move, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import State
from tenphases.rules.views import Seen, View, seen, view
from tests.laws.play import game, playable, positions, rulesets


def again(value: object, kind: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@given(positions())
def test_states_views_and_the_moves_offered_come_back_the_same(state: State) -> None:
    assert again(state, State) == state
    for seat in (None, *map(Seat, range(len(state.players)))):
        assert again(view(state, seat), View) == view(state, seat)
    for move in islice(legal_moves(state, state.turn), 100):
        assert again(move, Move) == move
    assert again(state.ruleset, Ruleset) == state.ruleset


@given(rulesets, st.integers(2, 6), st.integers(0, 2**32))
def test_moves_and_events_and_what_is_seen_of_them_come_back_the_same(ruleset: Ruleset, seats: int, seed: int) -> None:
    if not playable(ruleset, seats):
        return
    for step in islice(game(ruleset, seats, seed), 60):
        assert again(step.move, Move) == step.move
        for event in step.events:
            assert again(event, Event) == event
            for seat in (None, Seat(0), Seat(1)):
                assert again(seen(event, seat), Seen) == seen(event, seat)
