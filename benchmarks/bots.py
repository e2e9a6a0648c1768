"""How long each level thinks on the readable core, move by move. How strong it is: ``tenphases tournament``.

    python -m benchmarks.bots                     whole games of four
    python -m benchmarks.bots --games 5           a quick look
    python -m benchmarks.bots --preset dutch      by other rules
    python -m benchmarks.bots --variant twist     the choices of a phase apart, where there are any

Processor times of one move, in milliseconds. A master searches if the extra [sim] is there; its first game compiles.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import mean, median, quantiles
from typing import Final

from benchmarks.machine import describe
from tenphases.bots import LEVELS
from tenphases.rules.moves import PlayerMove
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import View
from tenphases.sim.match import play
from tenphases.sim.tournament.entrants import bot
from tenphases.variants.load import load

SEATS: Final = 4


def thinking_times(name: str, ruleset: Ruleset, games: int) -> Iterator[tuple[bool, float]]:
    """Yield the milliseconds of each move in games of four, and whether it is the choice of a phase (R12.3)."""
    times: list[tuple[bool, float]] = []
    player = bot(name)

    def timed(seen: View, seed: int) -> PlayerMove:
        start = time.process_time()
        move = player(seen, seed)
        times.append((bool(seen.options.choose), 1000 * (time.process_time() - start)))
        return move

    for seed in range(games):
        play(ruleset, [timed] * SEATS, seed)
        yield from times
        times.clear()


def line(name: str, times: list[float]) -> str:
    """Return a line of the table."""
    points = quantiles(times, n=100)
    shown = (mean(times), median(times), points[94], points[98])
    return f"{name:18}{len(times):8,}{''.join(f'{each:8.3f}' for each in shown)}{max(times):9.3f}"


def main() -> None:
    """Read the arguments, play, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--level", action="append", choices=LEVELS, help="all of them if not given")
    chosen = parser.parse_args()
    chosen.level = chosen.level or list(LEVELS)
    ruleset = load(chosen.preset, chosen.variant)
    print(describe())
    print(f"rules: {' '.join((chosen.preset, *chosen.variant))}; seeds 0 to {chosen.games - 1}\n")
    print(f"{'ms a move':18}{'moves':>8}{'mean':>8}{'median':>8}{'p95':>8}{'p99':>8}{'longest':>9}")
    for name in chosen.level:
        found = list(thinking_times(name, ruleset, chosen.games))
        print(line(name, [time for _, time in found]), flush=True)
        choices = [time for chooses, time in found if chooses]
        if choices:
            print(line("  a phase alone", choices), flush=True)


if __name__ == "__main__":
    main()
