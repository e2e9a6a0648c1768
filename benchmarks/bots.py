"""How strong each level of bots is against the one below it, and how long it thinks.

    python -m benchmarks.bots                     what docs/bots.md shows
    python -m benchmarks.bots --seeds 50          a quick look
    python -m benchmarks.bots --preset dutch      by other rules

One player of the first level against players of the second. All cards of a game follow from its seed; each seed is
played in every rotation of the seats, and intervals (95 %) are taken over seeds. The lines of sanity: equal players
share the wins, and one who plays legal moves at random wins next to nothing. The results are the same whatever the
number of processes. Times are processor times of one move, over whole games of four.
"""

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from statistics import mean, median, quantiles
from typing import Final

from benchmarks.machine import describe
from tenphases.bots import LEVELS
from tenphases.rules.moves import PlayerMove
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import View
from tenphases.sim.match import Bot, Played, level, match, play
from tenphases.sim.measure import by_seed, win_share
from tenphases.sim.players import at_random
from tenphases.variants.load import load

RANDOM: Final = "random"
TIMED_GAMES: Final = 20


def bot(name: str) -> Bot:
    """Return the bot of that name."""
    return at_random if name == RANDOM else level(name)


def rotations(names: Sequence[str], ruleset: Ruleset, seed: int) -> list[Played]:
    """Play one seed in every rotation."""
    return list(match(ruleset, [bot(name) for name in names], [seed]))


def contest(pool: ProcessPoolExecutor, ruleset: Ruleset, names: Sequence[str], seeds: range) -> str:
    """Play and return one line of the table: the first player's share, and the shape of the games."""
    started = time.perf_counter()
    played = [game for games in pool.map(partial(rotations, names, ruleset), seeds, chunksize=8) for game in games]
    rounds = by_seed(played, lambda game: game.rounds)
    turns = sum(game.turns for game in played) / sum(game.rounds for game in played)
    against = f"{names[0]} v {len(names) - 1} {names[1]}"
    return (
        f"{against:24}{len(played):8,}{100 / len(names):8.1f}{win_share(played, 0)!s:>16}{rounds!s:>16}{turns:9.1f}"
        f"{time.perf_counter() - started:8.0f} s"
    )


def thinking_times(name: str, ruleset: Ruleset, games: int) -> Iterator[float]:
    """Yield the milliseconds of each move in games of four."""
    times: list[float] = []

    def timed(seen: View, seed: int) -> PlayerMove:
        start = time.process_time()
        move = bot(name)(seen, seed)
        times.append(1000 * (time.process_time() - start))
        return move

    for seed in range(games):
        play(ruleset, [timed] * 4, seed)
        yield from times
        times.clear()


def main() -> None:
    """Read the arguments, play, print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=400)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    ruleset, seeds = load(chosen.preset, chosen.variant), range(chosen.first, chosen.first + chosen.seeds)
    few = seeds[: max(len(seeds) // 10, 2)]
    print(describe())
    print(f"rules: {' '.join((chosen.preset, *chosen.variant))}; seeds {seeds.start:,} to {seeds.stop - 1:,}\n")
    print(f"{'match':24}{'games':>8}{'par %':>8}{'wins %':>16}{'rounds':>16}{'turns':>9}{'took':>10}")
    with ProcessPoolExecutor(chosen.processes) as pool:
        for count in chosen.players:
            for weaker, stronger in pairwise(LEVELS):
                print(contest(pool, ruleset, (stronger, *[weaker] * (count - 1)), seeds), flush=True)
            print(contest(pool, ruleset, (LEVELS[-1],) * count, few), flush=True)
            print(contest(pool, ruleset, (RANDOM, *[LEVELS[0]] * (count - 1)), few), flush=True)
    print(f"\n{'ms a move':24}{'moves':>8}{'mean':>8}{'median':>8}{'p99':>8}{'longest':>9}")
    for name in LEVELS:
        times = list(thinking_times(name, ruleset, TIMED_GAMES))
        p99 = quantiles(times, n=100)[98]
        print(f"{name:24}{len(times):8,}{mean(times):8.3f}{median(times):8.3f}{p99:8.3f}{max(times):9.3f}")


if __name__ == "__main__":
    main()
