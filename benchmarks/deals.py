"""How many dealt hands complete each phase, by this finder, against the published figures.

    python -m benchmarks.deals                    ten million random hands of ten cards
    python -m benchmarks.deals --hands 200000     fewer
    python -m benchmarks.deals --exact            every hand there is, by its class, with its weight

Random hands are dealt from the whole deck and asked phase by phase, as at a table. Exactly: a phase without
colours sees of a hand only how many cards of each number it holds, so one hand stands for all with the same
counts (1,135,316 classes); the colour phase sees only the colours (2,745). The weights sum to
all C(108, 10) hands. Ctrl-C ends a random run with the figures so far.
"""

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import comb, sqrt
from typing import Final

from benchmarks.machine import describe
from tenphases.rules.cards import COLOURS, NUMBERED, SKIP, WILD, Face
from tenphases.rules.finder import completes
from tenphases.rules.phases import Kind, Phase
from tenphases.rules.ruleset import Naturals, Ruleset, deck, phases_of

RULESET: Final = Ruleset()
PHASES: Final = phases_of(RULESET.phases)
HAND: Final = RULESET.hand_size
ALL_HANDS: Final = comb(len(deck(RULESET)), HAND)

PUBLISHED: Final = {
    1: 18.275240,
    2: 29.809251,
    3: 5.341813,
    4: 15.568966,
    5: 6.488201,
    6: 1.992572,
    7: 0.332126,
    8: 2.767246,
    9: 3.112293,
    10: 0.352288,
}
"""Per cent of hands that complete each phase, a natural in every group; confirmed by half a trillion samples."""

_CHUNK: Final = 25_000

Weighted = tuple[tuple[Face, ...], int]
"""A hand that stands for its class, and how many hands are in the class."""


def splits(total: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every way to take so many cards from kinds of which there are at most so many."""
    if not most:
        if total == 0:
            yield ()
        return
    for first in range(min(total, most[0]) + 1):
        for rest in splits(total - first, most[1:]):
            yield (first, *rest)


def by_number(wilds: int, skips: int) -> Iterator[Weighted]:
    """Yield the classes of hands with so many wilds and skips when colours are all one."""
    of_number = [[Face(f"{COLOURS[copy % 4]}{number}") for copy in range(8)] for number in range(1, 13)]
    weight = [comb(8, count) for count in range(9)]
    base = comb(RULESET.wilds, wilds) * comb(RULESET.skips, skips)
    for counts in splits(HAND - wilds - skips, (8,) * 12):
        hand = [WILD] * wilds + [SKIP] * skips
        many = base
        for faces, count in zip(of_number, counts, strict=True):
            if count:
                hand += faces[:count]
                many *= weight[count]
        yield tuple(hand), many


def by_colour() -> Iterator[Weighted]:
    """Yield the classes of hands when numbers are all one."""
    of_colour = [[face for face in NUMBERED + NUMBERED if face[0] == colour] for colour in COLOURS]
    kinds = [*of_colour, [WILD] * RULESET.wilds, [SKIP] * RULESET.skips]
    sizes = [len(faces) for faces in kinds]
    for counts in splits(HAND, sizes):
        weight = 1
        for size, count in zip(sizes, counts, strict=True):
            weight *= comb(size, count)
        yield tuple(chain.from_iterable(faces[:count] for faces, count in zip(kinds, counts, strict=True))), weight


def completing(phase: Phase, hands: Iterable[Weighted], ruleset: Ruleset) -> int:
    """Return the weight of those hands that complete the phase."""
    return sum(weight for hand, weight in hands if completes(phase, hand, ruleset))


def sees_colours(phase: Phase) -> bool:
    """Say whether a phase of the classic list looks at colours, and then at nothing else."""
    return phase.groups[0].kind is Kind.COLOUR


Counts = tuple[int, ...]
"""A total, then how much of it completes each phase."""


def _exact_part(task: tuple[int, int, Ruleset]) -> Counts:
    wilds, skips, ruleset = task
    totals = [0] * (1 + len(PHASES))
    phases = [(place, phase) for place, phase in enumerate(PHASES, start=1) if not sees_colours(phase)]
    for hand, weight in by_number(wilds, skips):
        totals[0] += weight
        for place, phase in phases:
            if completes(phase, hand, ruleset):
                totals[place] += weight
    return tuple(totals)


def _random_part(task: tuple[int, int, int, Ruleset]) -> Counts:
    seed, chunk, hands, ruleset = task
    rng = random.Random(f"{seed}/{chunk}")
    cards = deck(ruleset)
    totals = [0] * (1 + len(PHASES))
    totals[0] = hands
    for _ in range(hands):
        hand = tuple(rng.sample(cards, HAND))
        for place, phase in enumerate(PHASES, start=1):
            if completes(phase, hand, ruleset):
                totals[place] += 1
    return tuple(totals)


def _gather(parts: Iterable[Counts], of: int) -> list[int]:
    """Add up the parts as they come in, saying how far it is; Ctrl-C ends it early."""
    totals = [0] * (1 + len(PHASES))
    start = time.perf_counter()
    try:
        for done, part in enumerate(parts, start=1):
            totals = [total + more for total, more in zip(totals, part, strict=True)]
            seconds = time.perf_counter() - start
            left = seconds / done * (of - done)
            print(f"\r{done}/{of} parts, {seconds:.0f} s, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped early", file=sys.stderr)
    print(file=sys.stderr)
    return totals


def _ignore_interrupts() -> None:
    # The parent alone answers Ctrl-C, so that what was counted is still reported.
    import signal  # noqa: PLC0415 (only in the workers)

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_exact(ruleset: Ruleset, processes: int) -> list[int]:
    """Count every hand by class."""
    tasks = [(wilds, skips, ruleset) for wilds in range(RULESET.wilds + 1) for skips in range(RULESET.skips + 1)]
    with multiprocessing.Pool(processes, _ignore_interrupts) as pool:
        totals = _gather(pool.imap_unordered(_exact_part, tasks), len(tasks))
    for place, phase in enumerate(PHASES, start=1):
        if sees_colours(phase):
            totals[place] = completing(phase, by_colour(), ruleset)
    return totals


def run_random(ruleset: Ruleset, hands: int, seed: int, processes: int) -> list[int]:
    """Count random hands."""
    tasks = [
        (seed, chunk, min(_CHUNK, hands - chunk * _CHUNK), ruleset) for chunk in range((hands + _CHUNK - 1) // _CHUNK)
    ]
    with multiprocessing.Pool(processes, _ignore_interrupts) as pool:
        return _gather(pool.imap_unordered(_random_part, tasks), len(tasks))


def report(totals: Sequence[int], *, exact: bool) -> None:
    """Print each phase's share beside the published one, and how far apart they are."""
    every, *found = totals
    for phase, many in zip(PHASES, found, strict=True):
        share = many / every
        line = f"{phase.number:2}  {phase!s:14}{100 * share:11.6f} %   published {PUBLISHED[phase.number]:9.6f} %"
        if exact:
            line += f"   difference {100 * share - PUBLISHED[phase.number]:+.6f}"
        else:
            expected = PUBLISHED[phase.number] / 100
            error = sqrt(expected * (1 - expected) / every)
            line += f"   ± {196 * error:.6f} (95 %)   {(share - expected) / error:+.2f} standard errors"
        print(line)


def main() -> None:
    """Read the arguments, count, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exact", action="store_true")
    parser.add_argument("--naturals", type=Naturals, choices=list(Naturals), default=RULESET.naturals)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    chosen = parser.parse_args()
    ruleset = Ruleset(naturals=chosen.naturals)
    print(describe())
    start = time.perf_counter()
    if chosen.exact:
        totals = run_exact(ruleset, chosen.processes)
        print(f"all {totals[0]:,} hands by class, naturals {chosen.naturals}, {time.perf_counter() - start:.0f} s")
    else:
        totals = run_random(ruleset, chosen.hands, chosen.seed, chosen.processes)
        seconds = time.perf_counter() - start
        rate = totals[0] * len(PHASES) / seconds
        print(f"{totals[0]:,} random hands, seed {chosen.seed}, {seconds:.0f} s: {rate:,.0f} questions a second")
    if totals[0]:
        report(totals, exact=chosen.exact)


if __name__ == "__main__":
    main()
