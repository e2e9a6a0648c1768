"""Move trees, counted: for each preset and relative some positions, and how many ways there are to go on from each.

    python -m tests.perft.perft            count again and compare with the files
    python -m tests.perft.perft --write    write the files anew

A count that changes means that some move has become legal or illegal. Write the files anew only for a rule that was
mended on purpose, and look at the difference. A line reads

    seed 3 players 4 lay 2, 4 deep: 1936 leaves, 2 lay, 31 hit, 44 skip, 0 out

where ``lay 2`` is the position in which somebody can lay a phase for the second time in the game (``lay 0`` the
first turn), lay, hit and skip count such moves in the whole tree, and out counts how often a round ends in it. Where
chance is to deal or to shuffle the tree is cut off. How a position is come to does not depend on the order in which
moves are listed.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from tenphases.rules.cards import WILD
from tenphases.rules.decide import Outcome, resolve, start
from tenphases.rules.events import CardHit, GameStarted, PhaseLaid, RoundScored, SkipPlayed
from tenphases.rules.evolve import begin
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import CHANCE, Deal, Discard, Hit, LayPhase, Move, PlayerMove, Reshuffle, Seat, Take
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.variants import PRESETS, load

HERE = Path(__file__).parent
RELATIVES = ("masters", "twist")
NAMES = (*PRESETS, *RELATIVES)
"""The presets, and the variants that have moves of their own, over the standard rules."""
BY_CHANCE = frozenset({Stage.DEAL, Stage.RESHUFFLE, Stage.OVER})


class Place(NamedTuple):
    """Where to count: a game's seed and players, and how often somebody could lay a phase until then."""

    seed: int
    players: int
    lay: int


PLACES = (
    Place(1, 2, 0),
    Place(2, 2, 3),
    Place(3, 3, 2),
    Place(4, 4, 5),
    Place(5, 5, 9),
    Place(6, 6, 4),
    Place(7, 4, 12),
)
DEEP_ENOUGH = 900
"""A tree with so many leaves is not looked into further."""
COUNTED = {PhaseLaid: "lay", CardHit: "hit", SkipPlayed: "skip", RoundScored: "out"}


def come_to(ruleset: Ruleset, place: Place) -> State:
    """The position: a game in which everyone lays and hits whenever that can be, and else does something."""
    rng = random.Random(place.seed)
    started = start(ruleset, place.players, Seat(0))
    assert isinstance(started, GameStarted)
    state, lays = begin(started), 0
    while True:
        if state.stage in BY_CHANCE:
            state = after(state, by_chance(state, rng))
            continue
        moves = sorted(legal_moves(state, state.turn), key=msgspec.json.encode)
        lays += any(isinstance(move, LayPhase) for move in moves)
        if lays == place.lay:
            return state
        state = after(state, next_move(state, moves, rng))


def by_chance(state: State, rng: random.Random) -> Move:
    order = list(renewable(state) if state.stage is Stage.RESHUFFLE else to_deal(state))
    rng.shuffle(order)
    return Reshuffle(tuple(order)) if state.stage is Stage.RESHUFFLE else Deal(tuple(order))


def next_move(state: State, moves: list[PlayerMove], rng: random.Random) -> Move:
    def takes_a_wild(move: PlayerMove) -> bool:
        return isinstance(move, Take) and state.discards[move.pile][-1] == WILD

    wanted = [move for move in moves if takes_a_wild(move) or isinstance(move, LayPhase)]
    wanted = wanted or [move for move in moves if isinstance(move, Hit)]
    keeping = [move for move in moves if move != Discard(WILD)] or moves
    return rng.choice(wanted or keeping)


def after(state: State, move: Move) -> State:
    outcome = resolve(state, CHANCE if state.stage in BY_CHANCE else state.turn, move)
    assert isinstance(outcome, Outcome), outcome
    return outcome.state


def count(state: State, depth: int) -> Counter[str]:
    """Count the tree of legal moves from a state."""
    if depth == 0 or state.stage in BY_CHANCE:
        return Counter(leaves=1)
    found: Counter[str] = Counter()
    for move in legal_moves(state, state.turn):
        outcome = resolve(state, state.turn, move)
        assert isinstance(outcome, Outcome)
        found.update(COUNTED[type(event)] for event in outcome.events if type(event) in COUNTED)
        found += count(outcome.state, depth - 1)
    return found


def lines(preset: str) -> Iterator[str]:
    """The lines of a preset's or relative's file."""
    ruleset = load("standard", [preset]) if preset in RELATIVES else load(preset)
    for place in PLACES:
        state, depth, found = come_to(ruleset, place), 0, Counter(leaves=1)
        while 0 < found["leaves"] < DEEP_ENOUGH and depth < 9:
            depth += 1
            found = count(state, depth)
            counts = ", ".join(f"{found[what]} {what}" for what in ("leaves", *COUNTED.values()))
            yield f"seed {place.seed} players {place.players} lay {place.lay}, {depth} deep: {counts}"


def main(arguments: list[str]) -> int:
    """Compare or write; 1 if something differs."""
    status = 0
    for preset in NAMES:
        path, text = HERE / f"{preset}.txt", "\n".join(lines(preset)) + "\n"
        if "--write" in arguments:
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            print(f"{path.name} says otherwise; counted now:\n{text}")  # noqa: T201
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
