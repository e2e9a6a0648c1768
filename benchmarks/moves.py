"""Moves a second through the core, with random legal play on one core.

    python -m benchmarks.moves                                 100,000 moves, five runs, standard rules, four players
    python -m benchmarks.moves --preset dutch --players 2      other rules, other tables
    python -m benchmarks.moves --moves 20000 --runs 3          quicker

Three figures, each over the same number of moves, chance's deals and shuffles among them:

- *play*: whole games. A move is guessed and put to ``why_not`` until one is legal, then goes through ``resolve``, which
  is ``decide`` with every ``evolve`` of its cascade. All is timed: guessing, judging, shuffling, deciding, evolving.
- *decide and evolve*: the moves of those games once more through ``resolve`` alone.
- *play from lists*: whole games in which all legal moves are listed before each one (at most 1,000 of them) and one
  is drawn.

Players lay their phase when they can, hit two times in three when they can, and discard at random. Time is the
process's own (user and system), so that a busy machine disturbs it little; the wall clock's rate is given beside it.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import islice

from benchmarks.machine import describe
from tenphases.rules.cards import NUMBER, SKIP, WILD
from tenphases.rules.decide import Outcome, resolve, start
from tenphases.rules.events import GameStarted
from tenphases.rules.evolve import begin
from tenphases.rules.finder import best_way, completes
from tenphases.rules.judge import why_not
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import (
    CHANCE,
    ChanceMove,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    GroupId,
    Hit,
    LayPhase,
    Move,
    PlayerMove,
    PlaySkip,
    Reshuffle,
    Seat,
    Take,
)
from tenphases.rules.ruleset import Ruleset, deck
from tenphases.rules.state import Stage, State, open_phases, renewable
from tenphases.variants import PRESETS, load

MOST_LISTED = 1_000
Chooser = Callable[[State, random.Random], PlayerMove]
Made = tuple[State, Seat, Move]


def guessed(state: State, rng: random.Random) -> PlayerMove:
    """Return a legal move: guess until the judge has nothing against it."""
    while True:
        move = _guess(state, rng)
        if why_not(state, state.turn, move) is None:
            return move


def _guess(state: State, rng: random.Random) -> PlayerMove:
    if state.stage is Stage.DRAW:
        return Take(0) if rng.random() < 1 / 3 else Draw()
    if state.stage is Stage.CHOOSE:
        return ChoosePhase(rng.choice(open_phases(state, state.turn)))
    player = state.players[state.turn]
    card = rng.choice(player.hand)
    if player.laid is None:
        place = rng.choice(open_phases(state, state.turn))
        if completes(state.phases[place], player.hand, state.ruleset):
            return LayPhase(best_way(state.phases[place], player.hand, state.ruleset) or (), place)
    elif rng.random() < 2 / 3:
        group = rng.randrange(len(state.groups))
        ends = state.groups[group].group.ends() if card == WILD else ()
        return Hit(card, GroupId(group), rng.choice(ends) if ends else NUMBER[card] or None)
    if card == SKIP:
        return PlaySkip(rng.choice((None, *map(Seat, range(len(state.players))))))
    return Discard(card)


def listed(state: State, rng: random.Random) -> PlayerMove:
    """Return one of all legal moves, a lay-down or a hit before others."""
    moves = list(islice(legal_moves(state, state.turn), MOST_LISTED))
    wanted = [move for move in moves if isinstance(move, LayPhase | Hit)]
    return rng.choice(wanted or moves)


def by_chance(state: State, rng: random.Random) -> ChanceMove:
    """Return a deal or a shuffle."""
    order = list(deck(state.ruleset) if state.stage is Stage.DEAL else renewable(state))
    rng.shuffle(order)
    return Deal(tuple(order)) if state.stage is Stage.DEAL else Reshuffle(tuple(order))


def play(ruleset: Ruleset, players: int, rng: random.Random, choose: Chooser) -> Iterator[Made]:
    """Play game after game; yield each move with the state it was made in."""
    while True:
        started = start(ruleset, players, Seat(rng.randrange(players)))
        if not isinstance(started, GameStarted):
            raise ValueError(started)  # noqa: TRY004 - the ruleset's value is wrong, not its type
        state = begin(started)
        while state.stage is not Stage.OVER:
            if state.stage is Stage.DEAL or state.stage is Stage.RESHUFFLE:
                seat, move = CHANCE, by_chance(state, rng)
            else:
                seat, move = state.turn, choose(state, rng)  # type: ignore[assignment]
            outcome = resolve(state, seat, move)
            if not isinstance(outcome, Outcome):
                raise AssertionError(outcome)  # noqa: TRY004 - a legal move was refused
            yield state, seat, move
            state = outcome.state


def rates(moves: int, runs: int, work: Callable[[int], None]) -> tuple[list[float], list[float]]:
    """Do the work so many times; return the moves a second of each run by the process's own time and by the clock."""
    own, wall = [], []
    for run in range(runs):
        before = time.process_time(), time.perf_counter()
        work(run)
        own.append(moves / (time.process_time() - before[0]))
        wall.append(moves / (time.perf_counter() - before[1]))
    return own, wall


def tell(what: str, own: list[float], wall: list[float]) -> None:
    """Print one figure: the median of the runs, and the slowest and the fastest."""
    print(
        f"{what:18} {statistics.median(own):9,.0f} moves/s ({min(own):,.0f} to {max(own):,.0f}),"
        f" {1e6 / statistics.median(own):5.1f} µs a move; by the wall clock {statistics.median(wall):,.0f}"
    )


def main() -> None:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", choices=PRESETS, default="standard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    ruleset, moves, runs, seed = load(chosen.preset), chosen.moves, chosen.runs, chosen.seed

    def games(choose: Chooser) -> Callable[[int], None]:
        def work(run: int) -> None:
            for _ in islice(play(ruleset, chosen.players, random.Random(seed + run), choose), moves):
                pass

        return work

    print(describe())
    print(f"{chosen.preset}, {chosen.players} players, {moves:,} moves, {runs} runs, seeds from {seed}")
    tell("play", *rates(moves, runs, games(guessed)))
    made = list(islice(play(ruleset, chosen.players, random.Random(seed), guessed), moves))

    def again(_: int) -> None:
        for state, seat, move in made:
            resolve(state, seat, move)

    tell("decide and evolve", *rates(moves, runs, again))
    tell("play from lists", *rates(moves, runs, games(listed)))


if __name__ == "__main__":
    main()
