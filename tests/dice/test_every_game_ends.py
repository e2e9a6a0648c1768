"""Every game ends, whoever plays: 10,000 games of one to six players by bots and by people who keep anything."""

import random

import pytest

from tenphases.dice.bot import choose, choose_plainly
from tenphases.dice.decide import resolve, start
from tenphases.dice.events import GameStarted
from tenphases.dice.evolve import begin
from tenphases.dice.making import best_making
from tenphases.dice.moves import CHANCE, Keep, PlayerMove, Roll, Stop
from tenphases.dice.phases import PHASES
from tenphases.dice.refusals import Refusal
from tenphases.dice.state import Stage, State, due
from tenphases.dice.views import View, view

MOST_TURNS = 20_000
KINDS = ("hasty", "plain", "best")


def hasty(seen: View, rng: random.Random) -> PlayerMove:
    """Keep any dice; hold on to a phase that is made."""
    if seen.options.begin:
        return Keep()
    made = best_making(PHASES[seen.players[seen.turn].phase], seen.dice) is not None
    return Stop() if made else Keep(tuple(rng.sample(seen.dice, rng.randrange(10))))


def move_of(kind: str, state: State, rng: random.Random) -> PlayerMove:
    seen = view(state, state.turn)
    if kind == "hasty":
        return hasty(seen, rng)
    return choose(seen) if kind == "best" else choose_plainly(seen)


def played(seats: int, kinds: tuple[str, ...], rng: random.Random) -> State:
    """Play a game to its end and return how it stands then."""
    started = start(seats)
    assert isinstance(started, GameStarted)
    state = begin(started)
    for _ in range(MOST_TURNS):
        if state.stage is Stage.OVER:
            return state
        rolled = Roll(tuple(rng.choice(kind.sides) for kind in due(state)))
        outcome = (
            resolve(state, CHANCE, rolled)
            if rolled.dice
            else resolve(state, state.turn, move_of(kinds[state.turn], state, rng))
        )
        assert not isinstance(outcome, Refusal), outcome
        state = outcome.state
    raise AssertionError(seats)


def check(state: State) -> None:
    """Check what holds at the end of every game."""
    assert sorted(seat for place in state.places for seat in place) == list(range(len(state.players)))
    assert state.finisher is not None
    assert state.players[state.finisher].done
    totals = [state.players[place[0]].total for place in state.places]
    assert totals == sorted(totals, reverse=True)
    assert max(totals) <= 649


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_few_games_end(seats: int, rng: random.Random) -> None:
    check(played(seats, ("hasty",) * seats, rng))


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(1, 7))
def test_thousands_of_games_end(seats: int, rng: random.Random) -> None:
    for _ in range(1_667):
        check(played(seats, tuple(rng.choice(KINDS) for _ in range(seats)), rng))
