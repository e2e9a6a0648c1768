"""How long the finder takes for a hand of eleven, phase by phase.

    python -m benchmarks.finder                   every question, the classic phases and harder ones
    python -m benchmarks.finder --runs 20         more runs, for a narrower spread

Processor time per hand over random hands, the median of the runs and in brackets the fastest and
slowest. ``best_way`` and ``ways`` are asked only about hands that complete the phase, as at a table.
The last table is the worst that can be held: every wild of the deck and three numbered cards, a
natural needed only in the phase.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

from benchmarks.machine import describe
from tenphases.rules.cards import NUMBERED, WILD, Face
from tenphases.rules.finder import best_way, best_ways, completes, distance, useful, ways
from tenphases.rules.phases import Phase, parse_phase
from tenphases.rules.ruleset import Naturals, Ruleset, deck

Hand = tuple[Face, ...]
Question = Callable[[Phase, Hand, Ruleset], object]

RULESET: Final = Ruleset()
HARDEST: Final = Ruleset(naturals=Naturals.PER_PHASE)
HARDER_PHASES: Final = (
    "set2 + set2 + set2 + set2",
    "set3 + set3 + run3",
    "run4 + run4",
    "run4 + colour4",
    "colour-run5",
    "even4 + odd4",
    "set2 + run3 + colour3",
)


def every_way(phase: Phase, hand: Hand, ruleset: Ruleset) -> int:
    """Go through all ways and count them."""
    return sum(1 for _ in ways(phase, hand, ruleset))


def twelve_best(phase: Phase, hand: Hand, ruleset: Ruleset) -> object:
    """Find as many ways as a screen is offered."""
    return best_ways(phase, hand, ruleset, 12)


def measure(question: Question, phase: Phase, hands: Sequence[Hand], ruleset: Ruleset, runs: int) -> str:
    """Return the microseconds a hand: the median of the runs, the fastest, the slowest."""
    if not hands:
        return "–"
    taken = []
    for _ in range(runs):
        start = time.process_time()
        for hand in hands:
            question(phase, hand, ruleset)
        taken.append((time.process_time() - start) / len(hands) * 1e6)
    return f"{median(taken):,.1f} ({min(taken):,.1f}–{max(taken):,.1f})"


def slowest(question: Question, phase: Phase, hands: Sequence[Hand], ruleset: Ruleset) -> float:
    """Return the milliseconds of the hand that took longest, each asked three times and the fastest counted."""
    longest = 0.0
    for hand in hands:
        times = []
        for _ in range(3):
            start = time.process_time()
            question(phase, hand, ruleset)
            times.append(time.process_time() - start)
        longest = max(longest, min(times))
    return longest * 1000


def main() -> None:
    """Read the arguments, measure, print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--hands", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    cards = deck(RULESET)
    hands = [tuple(rng.sample(cards, 11)) for _ in range(chosen.hands)]
    print(describe())
    print(
        f"{chosen.hands:,} hands of 11, seed {chosen.seed}, {chosen.runs} runs; µs a hand: median (fastest–slowest)\n"
    )
    print(f"{'phase':26}{'completes':>18}{'distance':>18}{'useful':>24}{'best_way':>27}{'ways':>27}{'ways a hand':>13}")
    for text in (*RULESET.phases, *HARDER_PHASES):
        phase = parse_phase(text)
        makes = [hand for hand in hands if completes(phase, hand, RULESET)][:200]
        cells = [measure(ask, phase, hands, RULESET, chosen.runs) for ask in (completes, distance)]
        cells += [measure(useful, phase, hands[:200], RULESET, chosen.runs)]
        cells += [measure(ask, phase, makes, RULESET, chosen.runs) for ask in (best_way, every_way)]
        many = sum(every_way(phase, hand, RULESET) for hand in makes) / max(1, len(makes))
        print(f"{text:26}{cells[0]:>18}{cells[1]:>18}{cells[2]:>24}{cells[3]:>27}{cells[4]:>27}{many:13,.1f}")
    print("\nall eight wilds and three numbered cards: ms for the slowest of 50 hands, and ways a hand (of 5)\n")
    print(f"{'phase':26}{'completes':>12}{'best_way':>12}{'best twelve':>12}{'ways a hand':>14}")
    worst = [(*rng.sample(NUMBERED + NUMBERED, 3), *[WILD] * RULESET.wilds) for _ in range(50)]
    for text in (*RULESET.phases, *HARDER_PHASES):
        phase = parse_phase(text)
        took = [slowest(ask, phase, worst, HARDEST) for ask in (completes, best_way, twelve_best)]
        many = sum(every_way(phase, hand, HARDEST) for hand in worst[:5]) / 5
        print(f"{text:26}{took[0]:12.3f}{took[1]:12.2f}{took[2]:12.2f}{many:14,.0f}")


if __name__ == "__main__":
    main()
