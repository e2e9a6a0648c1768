"""Contests by Ray beside those of processes here: the same results, how long it takes to start, games a second.

    python -m benchmarks.contest_ray                   Ray on this machine alone (extra [ray])
    python -m benchmarks.contest_ray auto              by the cluster that this machine belongs to, or at an address
    python -m benchmarks.contest_ray --seeds 50000     of four steady players; each seed is four games

Ends with status 1 if the results are not the same, to the last bit.
"""

import argparse
import sys
import time
from typing import Final

from benchmarks.machine import describe
from tenphases.rules.ruleset import Ruleset
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.cluster import LOCAL, by_ray
from tenphases.sim.tournament.contest import Results, run
from tenphases.sim.tournament.plan import Lineup, Plan, Workers
from tenphases.sim.tournament.pool import processes

FIRST: Final = 700_000_000


def timed(what: str, plan: Plan, workers: Workers) -> Results:
    """Play, and print when the first chunk was there and how many games a second came from then on."""
    begun = time.perf_counter()
    came: list[tuple[float, int]] = []
    results = run(plan, workers, told=lambda done, _: came.append((time.perf_counter() - begun, done)))
    whole = time.perf_counter() - begun
    _, (first, few), *_ = came
    last, every = came[-1]
    speed = (every - few) / (last - first) if last > first else 0.0
    print(f"{what:<12} first games after {first:5.1f} s, then {speed:7,.0f} games a second; {whole:5.1f} s in all")
    return results


def main() -> int:
    """Read the arguments, play and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="?", default=LOCAL)
    parser.add_argument("--seeds", type=int, default=20_000)
    asked = parser.parse_args()
    plan = Plan((Lineup(("steady",) * 4, asked.seeds),), Cards(Ruleset()), FIRST)
    print(describe())
    timed("(compiling)", Plan((Lineup(("steady",) * 4, 1),), plan.game, FIRST), processes(1))
    results = [
        timed("1 process", plan, processes(1)),
        timed("2 processes", plan, processes(2)),
        timed("Ray", plan, by_ray(asked.address)),
    ]
    is_same = results[0] == results[1] == results[2]
    print("the same results" if is_same else "NOT the same results")
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main())
