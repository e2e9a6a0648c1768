"""The kernel beside the readable core and other engines, on one core, all by random legal moves unless said otherwise.

    python -m benchmarks.kernel                          five runs each
    python -m benchmarks.kernel --with-others            also OpenSpiel's and RLCard's gin rummy
    python -m benchmarks.kernel --preset dutch --players 2 --runs 3
    python -m benchmarks.kernel --levels steady expert   whole games of these levels and nothing else

The kernel's figures:

- *first use*: from nothing to the first move, compiled anew if the machine has not done so or the sources have changed;
- *whole games*: games a second of four players of a level, policies and all in compiled code;
- *inside*: random moves in one compiled call: each player's legal moves are listed and one is drawn;
- *a call a move*: one call from Python for each move (``Game.play``), the number drawn in Python;
- *side by side*: 1,024 games at a time (``Games.play``), the numbers drawn with numpy.

Beside it *core*: the readable core as in benchmarks.moves. The other engines play another game, gin rummy, for two
players with 52 cards, so they say only of what order such figures are. They are installed from the registry that pip
knows into a folder of the user's cache, and never into this program. Time is the process's own.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import numpy as np

from benchmarks import moves as core
from benchmarks.machine import describe
from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.learners import choose_casual
from tenphases.rules.ruleset import Ruleset
from tenphases.sim.kernel import playing
from tenphases.sim.kernel.game import Game, Games
from tenphases.sim.kernel.keeping import cache_folder
from tenphases.sim.kernel.matches import Match, Policy
from tenphases.variants import PRESETS, load

LEVELS: dict[str, Policy] = {"casual": choose_casual, "steady": choose_steady, "expert": choose_expert}
SIDE_BY_SIDE = 1_024
Work = Callable[[int], int]
"""Does something in a run and says how much."""


def measure(name: str, what: str, runs: int, work: Work) -> float:
    """Do the work so many times, once more to warm up; print and return the median of how much a second."""
    work(runs)
    rates = []
    for run in range(runs):
        before = time.process_time()
        amount = work(run)
        rates.append(amount / (time.process_time() - before))
    middle = statistics.median(rates)
    print(f"{name:32} {middle:12,.0f} {what}/s ({min(rates):,.0f} to {max(rates):,.0f})")
    return middle


def whole_games(ruleset: Ruleset, players: int, policy: Policy, seeds: int) -> Work:
    """Return the work of playing matches of one policy against itself."""
    match = Match(ruleset, [policy] * players)

    def work(run: int) -> int:
        return sum(len(rows) for rows in match.play(range(run * seeds, (run + 1) * seeds)))

    return work


def inside(ruleset: Ruleset, players: int) -> Work:
    """Return the work of playing random games in compiled code."""
    match = Match(ruleset, [playing.at_random] * players)

    def work(run: int) -> int:
        return sum(int(rows[:, playing.G_MOVES].sum()) for rows in match.play(range(run * 40, run * 40 + 40)))

    return work


def call_a_move(ruleset: Ruleset, players: int, moves: int) -> Work:
    """Return the work of playing random games by one call for each move."""

    def work(run: int) -> int:
        number, left = random.Random(run).random, moves
        while left > 0:
            game = Game(ruleset, players, seed=run * 1_000 + left % 1_000)
            play, count = game.play, game.chance()
            while count and left > 0:
                count = play(int(number() * count))
                left -= 1
        return moves - left

    return work


def side_by_side(ruleset: Ruleset, players: int) -> Work:
    """Return the work of playing many random games, a move of each at a time."""
    games, rng = Games(ruleset, players, SIDE_BY_SIDE), np.random.default_rng(1)

    def work(_: int) -> int:
        for _ in range(400):
            games.play(rng.random(SIDE_BY_SIDE) * games.counts)
        return 400 * SIDE_BY_SIDE

    return work


def readable(ruleset: Ruleset, players: int, moves: int) -> Work:
    """Return the work of random play on the core, as benchmarks.moves has it."""

    def work(run: int) -> int:
        for _ in islice(core.play(ruleset, players, random.Random(run), core.guessed), moves):
            pass
        return moves

    return work


def others(moves: int) -> None:
    """Install the other engines where they do no harm, and run them; say so if that is impossible."""
    folder = cache_folder()
    room = (folder.parent if folder else Path("/tmp")) / "benchmark-others"  # noqa: S108 - a cache, nothing trusted
    python = room / "bin" / "python"
    if not python.exists():
        venv.create(room, with_pip=True)
    for engine in ("open_spiel", "rlcard"):
        installed = subprocess.run([python, "-m", "pip", "install", "-q", engine], capture_output=True, check=False)  # noqa: S603
        script = str(Path(__file__).with_name("others.py"))
        command = [str(python), script, engine, str(moves)]
        played = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        for line in played.stdout.splitlines():
            name, rate = line.split("\t")
            print(f"{name:32} {int(rate):12,} moves/s (one run)")
        if installed.returncode or played.returncode:
            print(f"{engine}: could not be {'run' if not installed.returncode else 'installed'} here", file=sys.stderr)


def main() -> None:
    """Read the arguments, measure, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", choices=PRESETS, default="standard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--games", type=int, default=250, help="seeds in a run of whole games, each in every rotation")
    parser.add_argument("--moves", type=int, default=100_000, help="moves in a run through Python and on the core")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, help="measure whole games of these levels alone")
    parser.add_argument("--with-others", action="store_true", help="install and measure OpenSpiel and RLCard too")
    chosen = parser.parse_args()
    ruleset, players, runs = load(chosen.preset), chosen.players, chosen.runs
    print(describe())
    print(f"{chosen.preset}, {players} players, {runs} runs; median (least to most)")
    if not chosen.levels:
        before = time.process_time()
        Game(ruleset, players).chance()
        print(f"{'first use':32} {time.process_time() - before:12.1f} s")
    for level in chosen.levels or LEVELS:
        measure(f"whole games, {level}", "games", runs, whole_games(ruleset, players, LEVELS[level], chosen.games))
    if chosen.levels:
        return
    measure("inside", "moves", runs, inside(ruleset, players))
    measure("a call a move", "moves", runs, call_a_move(ruleset, players, chosen.moves))
    measure("side by side", "moves", runs, side_by_side(ruleset, players))
    measure("core", "moves", runs, readable(ruleset, players, chosen.moves))
    if chosen.with_others:
        others(chosen.moves)


if __name__ == "__main__":
    main()
