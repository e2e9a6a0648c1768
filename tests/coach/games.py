"""Games for the coach's tests: whole ones, decision by decision."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tenphases.bots import EXPERT, STEADY, choose
from tenphases.rules.decide import Outcome, resolve, start
from tenphases.rules.evolve import begin
from tenphases.rules.moves import CHANCE, ChanceMove, Deal, Move, Reshuffle, Seat
from tenphases.rules.notation.record import Entry, Record
from tenphases.rules.notation.replay import completed
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.rules.views import View, view


class Turn(NamedTuple):
    """A decision: how things stood, and what its player saw."""

    state: State
    seen: View


def chanced(state: State, rng: random.Random) -> ChanceMove:
    cards = list(to_deal(state) if state.stage is Stage.DEAL else renewable(state))
    rng.shuffle(cards)
    return Deal(tuple(cards)) if state.stage is Stage.DEAL else Reshuffle(tuple(cards))


def played(ruleset: Ruleset, seats: int, seed: int, played_moves: list[Entry] | None = None) -> Iterator[Turn]:
    """Play a game of steady and expert bots and yield every decision; the moves go into the list, if there is one."""
    rng = random.Random(seed)
    started = start(ruleset, seats, Seat(0))
    assert not isinstance(started, tuple)
    state = begin(started)
    while state.stage is not Stage.OVER:
        by_chance = state.stage in (Stage.DEAL, Stage.RESHUFFLE)
        seat = CHANCE if by_chance else state.turn
        move: Move
        if by_chance:
            move = chanced(state, rng)
        else:
            seen = view(state, seat)
            yield Turn(state, seen)
            move = choose(EXPERT if seat % 2 else STEADY, seen, rng.getrandbits(31))
        outcome = resolve(state, seat, move)
        assert isinstance(outcome, Outcome)
        if played_moves is not None:
            played_moves.append(Entry(seat, move))
        state = outcome.state


def recorded(ruleset: Ruleset, seats: int, seed: int) -> Record:
    """Return the record of such a game."""
    entries: list[Entry] = []
    for _ in played(ruleset, seats, seed, entries):
        pass
    return completed(Record(ruleset=ruleset, seats=seats, dealer=Seat(0), names=NAMES[:seats], entries=tuple(entries)))


NAMES = ("Aino", "Bjørn", "Chloé", "Daan", "Else", "Frode")
