"""How strong each level is against the one below it: what docs/bots.md shows.

    python -m benchmarks.ladder                    every step, 2 3 4 6 players, by the standard rules; the goals
    python -m benchmarks.ladder --presets          every step by every preset
    python -m benchmarks.ladder --master 200       masters: so many seeds (four seconds or so a game and core)
    python -m benchmarks.ladder --master 20 --foes expert --presets     the same by every preset
    python -m benchmarks.ladder --sanity --turns   equal players share the wins; turns to lay beside the solo optimum

One player of the first level against players of the second, in the compiled kernel (extra [sim]). All cards of a game
follow from its seed; each seed is played in every rotation of the seats; intervals (95 %) are taken over seeds. The
seeds are none of those on which anything was tuned.
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from benchmarks.machine import describe
from benchmarks.whole_games import gained as gained_in_whole_games
from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.learners import choose_beginner, choose_casual
from tenphases.rules.ruleset import CLASSIC_PHASES, Ruleset
from tenphases.sim.kernel import playing, room
from tenphases.sim.kernel.matches import Match
from tenphases.sim.kernel.playing import at_random
from tenphases.sim.master.sparring import Fought, fights, gained
from tenphases.variants.library import PRESETS
from tenphases.variants.load import load

POLICIES: Final = {
    "random": at_random,
    "beginner": choose_beginner,
    "casual": choose_casual,
    "steady": choose_steady,
    "expert": choose_expert,
}
LADDER: Final = ("beginner", "casual", "steady", "expert")
GOALS: Final = (("expert", "casual", 4), ("expert", "steady", 4), ("expert", "casual", 2))
FIRST_SEED: Final = 300_000_000
OPTIMUM: Final = (3.367, 2.287, 5.087, 3.823, 4.881, 5.923, 9.213, 5.188, 7.966, 9.238)
"""Turns of the solo game with discards (docs/solo.md)."""


def match(ruleset: Ruleset, names: Sequence[str]) -> Match:
    """Return a match of these players; all levels are compiled together, so that it is done once."""
    made = Match(ruleset, list(POLICIES.values()))
    work, order = made._desk.work, list(POLICIES)  # noqa: SLF001 - one compilation for all line-ups
    made._players = len(names)  # noqa: SLF001
    work[room.MATCH_SEATS] = len(names)
    for player, name in enumerate(names):
        work[room.MATCH_POLICIES + player] = order.index(name)
    return made


def shares(made: Match, seeds: range) -> tuple[list[float], int, float]:
    """Play; return the first player's share of each seed's wins in per cent, the games, and the rounds of a game."""
    by_seed: dict[int, list[float]] = {}
    rounds = 0
    for rows in made.play(seeds):
        for row in rows:
            if row[playing.G_STALLED]:
                raise RuntimeError(f"stalled: {row[: playing.G_POINTS]}")
            won = int(row[playing.G_WON])
            by_seed.setdefault(int(row[playing.G_SEED]), []).append(100 * (won & 1) / won.bit_count())
            rounds += int(row[playing.G_ROUNDS])
    games = sum(map(len, by_seed.values()))
    return [sum(values) / len(values) for values in by_seed.values()], games, rounds / games


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half its 95 % interval."""
    many = np.array(values)
    return float(many.mean()), 1.96 * float(many.std(ddof=1)) / math.sqrt(len(many))


def told(names: Sequence[str], values: Sequence[float], games: int, more: str) -> str:
    """Return one line of a table."""
    mean, error = interval(values)
    par = 100 / len(names)
    clear = "" if abs(mean - par) > error else "  not significant"
    return f"{names[0]} v {len(names) - 1} {names[1]:10}{games:9,}{par:8.1f}{mean:9.2f} ± {error:4.2f}  {more}{clear}"


def line(ruleset: Ruleset, names: Sequence[str], seeds: range) -> str:
    """Play one match and return its line."""
    began = time.perf_counter()
    values, games, rounds = shares(match(ruleset, names), seeds)
    return told(names, values, games, f"{rounds:5.2f} rounds, {games / (time.perf_counter() - began):,.0f} games/s")


def kept(preset: str, names: Sequence[str], seeds: range, folder: Path | None, *, whole: bool) -> list[Fought]:
    """Play a master's games; with a folder, what lies there already is not played again.

    ``whole``: its moves are judged by whole games.
    """
    ruleset, judge = load(preset), gained_in_whole_games if whole else gained
    if folder is None:
        return list(fights(ruleset, names, seeds, judge=judge))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{preset}-{len(names)}-{names[1]}{'-whole' if whole else ''}.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    found = [msgspec.json.decode(text, type=Fought) for text in lines]
    played = Counter(fought.seed for fought in found)
    with path.open("a") as file:
        for seed in seeds:
            some = (
                [] if played[seed] == len(names) else list(fights(ruleset, names, range(seed, seed + 1), judge=judge))
            )
            file.writelines(msgspec.json.encode(fought).decode() + "\n" for fought in some)
            file.flush()
            found += some
    return [fought for fought in found if fought.seed in seeds]


def master_line(names: Sequence[str], fought: Sequence[Fought]) -> str:
    """The same for a master, with what its moves were worth to it among experts, and the time that it takes."""
    by_seed: dict[int, list[Fought]] = {}
    for game in fought:
        by_seed.setdefault(game.seed, []).append(game)
    values, gains = (
        [100 * sum(getattr(game, what) for game in games) / len(games) for games in by_seed.values()]
        for what in ("share", "gain")
    )
    times = [took for game in fought for took in game.times]
    more = f"{np.mean(times):.1f} ms a move, p95 {np.percentile(times, 95):.0f}, longest {max(times):.0f}"
    if names[1] == "expert":
        mean, error = interval(gains)
        more = f"by its moves {100 / len(names) + mean:.2f} ± {error:.2f}  {more}"
    return told(names, values, len(fought), more)


def masters(chosen: argparse.Namespace, seeds: range) -> Iterator[str]:
    """Yield a line for each of the master's matches."""
    for preset in PRESETS if chosen.presets else ("standard",):
        for count in chosen.players:
            for foe in chosen.foes:
                names = ("master", *[foe] * (count - 1))
                fought = kept(preset, names, seeds, chosen.kept, whole=chosen.whole)
                yield f"{preset:10} {master_line(names, fought)}" if chosen.presets else master_line(names, fought)


def steps(ruleset: Ruleset, counts: Iterable[int], seeds: range) -> Iterator[str]:
    """Yield a line for each step of the ladder and number of players."""
    for count in counts:
        for weaker, stronger in pairwise(LADDER):
            yield line(ruleset, (stronger, *[weaker] * (count - 1)), seeds)


def sanity(seeds: range) -> Iterator[str]:
    """Yield the lines of sanity."""
    for name in LADDER:
        yield line(Ruleset(), (name,) * 4, seeds[: len(seeds) // 4])
    yield line(Ruleset(), ("random", *["beginner"] * 3), seeds[: len(seeds) // 4])


def turns(seeds: range) -> Iterator[str]:
    """Yield the mean turns to lay each phase, by level, in games of four alike, beside the optimum of the solo game."""
    yield f"{'phase':24}{'optimum':>9}" + "".join(f"{name:>10}" for name in LADDER)
    columns = []
    for name in LADDER:
        made = match(Ruleset(), (name,) * 4)
        shares(made, seeds)
        laid = made.laid().sum(axis=0)
        columns.append(laid[:, 1] / np.maximum(laid[:, 0], 1))
    for place, phase in enumerate(CLASSIC_PHASES):
        values = "".join(f"{column[place]:10.2f}" for column in columns)
        yield f"{place + 1:2} {phase:21}{OPTIMUM[place]:9.2f}{values}"


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="the first seed")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 6])
    parser.add_argument("--presets", action="store_true")
    parser.add_argument("--sanity", action="store_true")
    parser.add_argument("--turns", action="store_true")
    parser.add_argument("--master", type=int, default=0, help="seeds for the master's lines")
    parser.add_argument("--foes", nargs="+", choices=LADDER, default=["expert", "casual"], help="whom masters meet")
    parser.add_argument("--whole", action="store_true", help="judge a master's moves by whole games, not by the equity")
    parser.add_argument("--kept", type=Path, help="a folder where the master's games are kept, to go on another time")
    chosen = parser.parse_args()
    seeds = range(chosen.first, chosen.first + chosen.seeds)
    print(f"{describe()}\n{'match':22}{'games':>9}{'par %':>8}{'wins %':>16}")
    if chosen.sanity or chosen.turns:
        lines: Iterator[str] = iter(
            [*(sanity(seeds) if chosen.sanity else ()), *(turns(seeds) if chosen.turns else ())]
        )
    elif chosen.master:
        lines = masters(chosen, seeds[: chosen.master])
    elif chosen.presets:
        lines = (f"{preset:10} {text}" for preset in PRESETS for text in steps(load(preset), chosen.players, seeds))
    else:
        goals = (line(Ruleset(), (one, *[other] * (n - 1)), seeds) for one, other, n in GOALS)
        lines = (text for some in (goals, steps(Ruleset(), chosen.players, seeds)) for text in some)
    for text in lines:
        print(text, flush=True)


if __name__ == "__main__":
    main()
