"""The dice game in figures: what each phase is worth, how long the tables take, and what the bot plays for.

    python -m benchmarks.dice                          chances, points and times, phase by phase
    python -m benchmarks.dice --bot                    the figures in ``dice/bot.py``, worked out again (minutes)
    python -m benchmarks.dice --match 0 80 --games 500 --seats 2     one aim against another in the race

In a match one player has the first aim and all others the second (``sure`` plays for the chance alone); it
sits at each place in turn. ± is half of the 95 % interval over the games.
"""

import argparse
import random
import time
from math import sqrt
from statistics import mean, pstdev

from benchmarks.machine import describe
from tenphases.dice import bot
from tenphases.dice.advice import advise, odds, outlook
from tenphases.dice.aims import MOST_POINTS, SUREST, Aim
from tenphases.dice.decide import BONUS, PENALTY, resolve, start
from tenphases.dice.events import GameStarted
from tenphases.dice.evolve import begin
from tenphases.dice.faces import KINDS
from tenphases.dice.moves import CHANCE, Keep, Roll
from tenphases.dice.phases import PHASES
from tenphases.dice.refusals import Refusal
from tenphases.dice.state import Stage, State, due
from tenphases.dice.views import view


def seconds(phase: int, aim: Aim) -> float:
    """Return the processor time that the tables for a phase and an aim take."""
    began = time.process_time()
    odds(phase, aim)
    return time.process_time() - began


def milliseconds(phase: int, aim: Aim, rng: random.Random) -> float:
    """Return the processor time of one piece of advice, once the tables are there."""
    rolls = [tuple(rng.choice(kind.sides) for kind in KINDS for _ in range(kind.count)) for _ in range(200)]
    began = time.process_time()
    for dice in rolls:
        advise(phase, dice, 2, aim)
    return (time.process_time() - began) / len(rolls) * 1000


def phases(rng: random.Random) -> None:
    """Print what each phase is worth to who plays for the chance, and for the points."""
    print("| phase | chance % | then points | points | then chance % | tables s | advice ms |")
    print("|---|---|---|---|---|---|---|")
    for place, phase in enumerate(PHASES):
        took = seconds(place, SUREST)
        sure, most = outlook(place, (), 3, SUREST), outlook(place, (), 3, MOST_POINTS)
        cells = f"{sure.chance:.4%} | {sure.points:.3f} | {most.points:.3f} | {most.chance:.4%}"
        print(f"| {phase.number}: {phase} | {cells} | {took:.2f} | {milliseconds(place, SUREST, rng):.2f} |")


def worth(phase: int, made: int) -> float:
    """Return what a turn is expected to score when making the phase is worth so much besides."""
    found = outlook(phase, (), 3, Aim(made))
    return found.points + made * found.chance


def figures() -> None:
    """Print what making each phase is worth in the chain, and to who plays alone."""
    chain, following = [], 0.0
    for place in reversed(range(len(PHASES))):
        chain.append(round(following))
        following = worth(place, chain[-1])
    print("chain:", *reversed(chain))
    alone = []
    for place in range(len(PHASES)):
        low, high = -60, 0
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if worth(place, middle) > -PENALTY else (middle, high)
        alone.append(min((low, high), key=lambda made: abs(worth(place, made) + PENALTY)))
    print("alone:", *alone, "first try of the last:", alone[-1] + BONUS)


def played(aims: list[Aim], rng: random.Random) -> State:
    """Play a game to its end; in the chain everybody plays for what counts there."""
    started = start(len(aims))
    assert isinstance(started, GameStarted)  # noqa: S101 - there are players
    state = begin(started)
    while state.stage is not Stage.OVER:
        rolling = due(state)
        if rolling:
            outcome = resolve(state, CHANCE, Roll(tuple(rng.choice(kind.sides) for kind in rolling)))
        elif state.stage is Stage.BEGIN:
            outcome = resolve(state, state.turn, Keep())
        else:
            aim = None if state.chain else aims[state.turn]
            outcome = resolve(state, state.turn, bot.choose(view(state, state.turn), aim))
        assert not isinstance(outcome, Refusal)  # noqa: S101 - bots play by the rules
        state = outcome.state
    return state


def compete(one: Aim, other: Aim, seats: int, games: int, rng: random.Random) -> None:
    """Print the share of games won by one player of the first aim."""
    shares, totals = [], []
    for game in range(games):
        seat = game % seats
        state = played([one if at == seat else other for at in range(seats)], rng)
        shares.append((seat in state.places[0]) / len(state.places[0]))
        totals.append(state.players[seat].total)
    error = 1.96 * pstdev(shares) / sqrt(games)
    print(f"{one} against {other}, {seats} players, {games} games:")
    print(f"won {mean(shares):.1%} ± {error:.1%} (par {1 / seats:.1%}), {mean(totals):.1f} points a game")


def aim_of(text: str) -> Aim:
    """Read an aim."""
    return SUREST if text == "sure" else Aim(int(text))


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", action="store_true")
    parser.add_argument("--match", nargs=2, type=aim_of, metavar="AIM")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    print(describe(), f"seed {chosen.seed}", sep="\n", end="\n\n")
    if chosen.bot:
        figures()
    elif chosen.match:
        one, other = chosen.match
        compete(one, other, chosen.seats, chosen.games, rng)
    else:
        phases(rng)


if __name__ == "__main__":
    main()
