"""What every guide advises, tried: experts who do otherwise in one thing, against experts who don't.

    python -m benchmarks.findings                 the table and the pictures of docs/findings.md (some minutes)
    python -m benchmarks.findings --seeds 100     a quick look
    python -m benchmarks.findings --results FILE  keeps what is done and goes on from there

One player with the habit against experts without it, at tables of two and of four. All cards of a game follow from its
seed; each seed is played in every rotation. Told is how far the share of wins lies from par, with its 95 % interval
over seeds. Of twenty such intervals one misses the truth on average.
The worth of a wild is read off the exact tables of the solo game, for hands just dealt.
"""

import argparse
import random
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Final

from matplotlib.figure import Figure

from benchmarks.machine import describe
from tenphases.bots import EXPERT
from tenphases.bots.solo import expected_turns
from tenphases.rules.cards import WILD
from tenphases.rules.ruleset import CLASSIC_PHASES, Ruleset, deck
from tenphases.sim.measure import Estimate, estimate
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.contest import Results, run
from tenphases.sim.tournament.plan import Lineup, Plan
from tenphases.sim.tournament.pool import processes, processors

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "findings"
TABLES: Final = (2, 4)
HABITS: Final = {
    "saving-wilds": "lays no wild in a phase without a run\nuntil somebody else has laid",
    "from-pile": "never takes a discard",
    "blind": "does not count the open cards",
    "feeding": "throws what the next player's phase may need",
    "feeding-laid": "throws what a laid next player can hit",
    "hitting-late": "keeps cards that could be hit\nwhile nobody is nearly out",
    "holding-skips": "keeps a skip until somebody has laid",
    "skipping-close": "skips who has laid and holds the fewest cards",
    "skipping-next": "skips the next player, however far others are",
    "saving-points": "throws dear cards first, before the phase\n(ten times an expert's concern)",
    "without-points": "does not care about points before the phase",
}
INK: Final = {2: "#AA211D", 4: "#103C99"}
MARK: Final = {2: "s", 4: "o"}
HANDS: Final = 3_000


def plan(seeds: int, first: int) -> Plan:
    """Return every habit at every size of table; tables of two have twice the seeds, for half the players."""
    lineups = [
        Lineup((habit, *[EXPERT] * (count - 1)), seeds * max(TABLES) // count) for habit in HABITS for count in TABLES
    ]
    return Plan(tuple(lineups), Cards(Ruleset()), first)


def changes(results: Results) -> dict[str, dict[int, Estimate]]:
    """Return, by habit and size of table, how far the share of wins is from par, in points of a hundred."""
    found: dict[str, dict[int, Estimate]] = {}
    for place, lineup in enumerate(results.plan.lineups):
        count = len(lineup.players)
        if count == TABLES[0] and lineup.players[0] in {"skipping-close", "skipping-next"}:
            continue  # there is only one to be skipped
        wins = results.tally(place).wins(0)
        found.setdefault(lineup.players[0], {})[count] = Estimate(wins.mean - 100 / count, wins.error)
    return found


def worth_of_wild(hands: int) -> list[Estimate]:
    """Return how many turns a wild saves when it is drawn, beside the card that could be expected, phase by phase."""
    ruleset, dice = Ruleset(), random.Random(1)
    saved: list[list[float]] = [[] for _ in CLASSIC_PHASES]
    for _ in range(hands):
        hand = tuple(dice.sample(deck(ruleset), ruleset.hand_size))
        for place, phase in enumerate(CLASSIC_PHASES):
            later = expected_turns((*hand, WILD), phase, ruleset)
            saved[place].append(expected_turns(hand, phase, ruleset) - 1 - later)
    return [estimate(each) for each in saved]


def draw_changes(found: dict[str, dict[int, Estimate]], path: Path) -> None:
    """Draw how far each habit is from par."""
    figure = Figure(figsize=(8, 5.2), layout="constrained")
    axes = figure.add_subplot()
    rows = sorted(found, key=lambda habit: -mean(each.mean for each in found[habit].values()))
    for count in TABLES:
        places = [place + (0.14 if count == TABLES[0] else -0.14) for place in range(len(rows))]
        axes.errorbar(
            [found[habit][count].mean for habit in rows if count in found[habit]],
            [place for place, habit in zip(places, rows, strict=True) if count in found[habit]],
            xerr=[found[habit][count].error for habit in rows if count in found[habit]],
            fmt=MARK[count],
            color=INK[count],
            capsize=3,
            label=f"{count} players",
        )
    axes.set_yticks(range(len(rows)), [HABITS[habit] for habit in rows])
    axes.axvline(0, color="#777777", linewidth=1)
    axes.set_xlabel("points of a hundred from par (95 %)")
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def draw_wilds(worth: Sequence[Estimate], path: Path) -> None:
    """Draw what a wild is worth in each phase."""
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    axes = figure.add_subplot()
    names = [f"{place}\n{phase}" for place, phase in enumerate(CLASSIC_PHASES, start=1)]
    axes.bar(names, [each.mean for each in worth], yerr=[each.error for each in worth], color=INK[4], capsize=3)
    axes.set_ylabel("turns saved by drawing a wild")
    axes.tick_params(axis="x", labelsize=7)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Read the arguments, play, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=2_000, help="for each habit at tables of four")
    parser.add_argument("--first", type=int, default=5_000_000, help="the first seed")
    parser.add_argument("--processes", type=int, default=processors())
    parser.add_argument("--results", type=Path)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    chosen = parser.parse_args()
    asked = plan(chosen.seeds, chosen.first)
    print(describe())
    print(f"seeds from {chosen.first:,}; {', '.join(sorted(set(asked.engines())))}")
    results = run(asked, processes(chosen.processes), chosen.results)
    found = changes(results)
    print(f"\n| habit | {' | '.join(f'{count} players' for count in TABLES)} |\n|---|{'---|' * len(TABLES)}")
    for habit, each in found.items():
        shares = [f"{each[count].mean:+.2f} ± {each[count].error:.2f}" if count in each else "–" for count in TABLES]
        print(f"| `{habit}` | {' | '.join(shares)} |")
    played = [results.tally(place).games for place in range(len(asked.lineups))]
    print(f"\ngames: {dict(zip(TABLES, played, strict=False))} a habit, {sum(played):,} in all\n")
    worth = worth_of_wild(HANDS)
    print("a wild saves, by phase:", ", ".join(f"{each.mean:.2f}" for each in worth))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    draw_changes(found, chosen.folder / "habits.svg")
    draw_wilds(worth, chosen.folder / "wilds.svg")


if __name__ == "__main__":
    main()
