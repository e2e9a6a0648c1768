"""Measures how many turns a steady player alone takes for each phase of a large pool; writes ``variants/turns.toml``.

``python benchmarks/phase_turns.py [GAMES]``: a quarter of an hour for 300 games each. Random lists are drawn from this
pool (``variants.generate``).
"""

import sys
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path

from tenphases import variants
from tenphases.rules.findings import ruleset_findings
from tenphases.rules.ruleset import CLASSIC_PHASES, Ruleset
from tenphases.sim.difficulty import alone, turns_needed
from tenphases.sim.measure import estimate

MOST_CARDS = 10
HARDEST = 25.0
PROBE = 12


def pool() -> Iterator[str]:
    """Yield phases that people could like: one to four groups, six to ten cards, each once."""
    yield from CLASSIC_PHASES
    single = {"set": (5, 6), "run": (6, 7, 8, 9), "colour": (6, 7, 8, 9), "colour-run": (4, 5, 6)}
    single |= {"even": (7, 8, 9), "odd": (7, 8, 9), "colour-even": (5, 6), "colour-odd": (5, 6)}
    for kind, sizes in single.items():
        yield from (f"{kind}{size}" for size in sizes)
    sets = {count: list(combinations_with_replacement(range(5, 1, -1), count)) for count in (1, 2, 3, 4)}
    for count in (2, 3, 4):
        yield from (" + ".join(f"set{size}" for size in sizes) for sizes in sets[count])
    others = [f"{kind}{size}" for kind in ("run", "colour") for size in range(3, 8)]
    parities = [f"{kind}{size}" for kind in ("even", "odd") for size in (4, 5, 6)]
    for count, other in [*product((1, 2), others), *product((1,), parities)]:
        yield from (" + ".join([*(f"set{size}" for size in sizes), other]) for sizes in sets[count])
    yield from (f"run{long} + run{short}" for long, short in combinations_with_replacement(range(6, 2, -1), 2))
    yield from (f"run{run} + colour{cards}" for run, cards in product(range(3, 7), range(3, 7)))
    yield from (f"colour{long} + colour{short}" for long, short in combinations_with_replacement(range(6, 2, -1), 2))
    yield from (f"even{long} + odd{short}" for long, short in product((4, 5), (4, 5)))
    yield from (f"colour-run{run} + set{cards}" for run, cards in product((3, 4), (2, 3, 4)))


def often(text: str, games: int) -> int:
    """Return how many games a phase is worth: where number and colour both matter, one takes twenty times as long."""
    kinds = {group.strip().rstrip("0123456789") for group in text.split("+")}
    by_number = kinds <= {"set", "run", "even", "odd"}
    return games if by_number or (len(kinds) == 1 and "colour-run" not in kinds) else games // 4


def cards_of(text: str) -> int:
    """Return how many cards a phase needs."""
    return sum(int("".join(filter(str.isdigit, group))) for group in text.split("+"))


def main(games: int) -> None:
    """Measure and write."""
    rows = {}
    for text in dict.fromkeys(pool()):
        if not 5 <= cards_of(text) <= MOST_CARDS or ruleset_findings(Ruleset(phases=(text,))):  # noqa: PLR2004
            continue
        rules = alone(Ruleset(), text)
        turns = [float(turns_needed(rules, number) or 0) for number in range(PROBE)]
        if sum(turns) / PROBE > HARDEST:
            continue
        turns += [float(turns_needed(rules, number) or 0) for number in range(PROBE, often(text, games))]
        found = estimate(turns)
        rows[text] = found
        print(f"{text:30} {found}", flush=True)
    lines = [f'"{text}" = [{found.mean:.2f}, {found.error:.2f}]' for text, found in rows.items()]
    head = f"# Mean turns and half the 95 % interval over {games} games, fewer where they take long.\n[turns]\n"
    target = Path(variants.__file__).with_name("turns.toml")
    target.write_text(head + "\n".join(sorted(lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
