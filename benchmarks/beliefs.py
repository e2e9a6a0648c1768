"""How well the hands that a master makes up tell what the next player can use.

    python -m benchmarks.beliefs [--games 40] [--players 4] [--worlds 128]

In games of experts, at about every seventh throw before the next player has laid: of each card that could be thrown it
is asked in how many worlds it would bring the next player nearer to the phase, and then whether it really does. Told
are the logarithmic loss (nats a card; less is better), the same for somebody who knows only how often cards help, and
how many cards the next player lacks, really and in the worlds. Extra [sim].
"""

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from benchmarks.machine import describe
from tenphases.bots.flat.expert import choose_expert
from tenphases.bots.flat.layout import (
    BLOCK,
    HANDS,
    KNOWN,
    M_DISCARD,
    M_LAY,
    MOST_CARDS,
    NOBODY,
    OVER,
    P_LAID,
    PLAYER,
    PLAYERS,
    STAGE,
    STATE,
    TURN,
    WILD,
    WORK,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.rules import rules_of
from tenphases.bots.flat.sight import next_to_play
from tenphases.bots.flat.weights import STEADY, WEIGHTS
from tenphases.bots.flat.worth import SHORT, consider, lack
from tenphases.rules.ruleset import Ruleset
from tenphases.sim.kernel.chance import rolled, seeded
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.kernel.playing import chance_acts, copy_state, start
from tenphases.sim.kernel.step import step
from tenphases.sim.master.worlds import deal_world

_FIRST = 320_000_000
"""The first seed: none that anything was tuned on."""
_ASKED = 0.15
"""So many of the throws are asked about."""
_LACKS = WILD
"""After the counts of cards that help: the cards lacking."""
_ROW = WILD + 1


class Asked(NamedTuple):
    """One throw: whether each card helps, in what part of the worlds, the cards lacking, and those in the worlds."""

    helps: Any
    chance: Any
    lacks: float
    lacks_there: float


def go_on(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, move: int) -> int:
    """Make a move, if there is one, let chance act, and return an expert's next move; NOBODY when the game is over."""
    if move != NOBODY:
        step(state, rules, work, move)
    chance_acts(state, rules, work, order)
    return NOBODY if state[STAGE] == OVER else choose_expert(state, rules, work, int(state[TURN]), 0)


def count_help(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, told: WorkArray, at: int) -> None:  # noqa: PLR0913, PLR0917 - arrays to work in
    """Count which cards would bring that player nearer to the phase."""
    for place in range(len(STEADY)):
        work[WEIGHTS + place] = STEADY[place]
    consider(state, rules, work, seat)
    lack(state, rules, work, NOBODY, NOBODY)
    short = work[SHORT]
    told[at + _LACKS] += short
    for kind in range(WILD):
        lack(state, rules, work, kind, NOBODY)
        told[at + kind] += 1 if work[SHORT] < short else 0


def ask(state: StateArray, rules: RulesArray, work: WorkArray, world: StateArray, told: WorkArray, seed: int) -> None:  # noqa: PLR0913, PLR0917 - arrays to work in
    """Tell which cards help the next player, then in how many worlds; how many there are stands last in ``told``."""
    seat = int(state[TURN])
    other, dice = next_to_play(state, seat), seeded(seed, 3)
    worlds = told[2 * _ROW]
    for place in range(2 * _ROW):
        told[place] = 0
    count_help(state, rules, work, other, told, 0)
    for _ in range(worlds):
        dice = rolled(dice)
        copy_state(state, world)
        deal_world(world, rules, work, seat, dice)
        count_help(world, rules, work, other, told, _ROW)


def throws(players: int, seed: int, worlds: int) -> Iterator[Asked]:
    """Play a game of experts and ask about some of its throws."""
    rules, rng = np.array(rules_of(Ruleset()), np.int16), np.random.default_rng(seed)
    state, world, order = np.zeros(STATE, np.int16), np.zeros(STATE, np.int16), np.zeros(MOST_CARDS, np.int16)
    work, told = np.zeros(WORK, np.int32), np.zeros(2 * _ROW + 1, np.int32)
    compiled(start)(state, players, seed % players, seed)
    move = NOBODY
    while (move := int(compiled(go_on)(state, rules, work, order, move))) != NOBODY:
        seat = int(state[TURN])
        other = int(compiled(next_to_play)(state, seat))
        laid = other == seat or state[PLAYERS + other * PLAYER + P_LAID] != NOBODY
        if laid or not M_DISCARD <= move < M_LAY or rng.random() > _ASKED:
            continue
        own = [HANDS + seat * BLOCK + kind for kind in range(WILD)]
        loose = [kind for kind in range(WILD) if state[own[kind]] > state[own[kind] - HANDS + KNOWN]]
        told[2 * _ROW] = worlds
        compiled(ask)(state, rules, work.copy(), world, told, int(rng.integers(1 << 30)))
        there = told[_ROW : 2 * _ROW]
        yield Asked(told[loose] > 0, (there[loose] + 0.5) / (worlds + 1), told[_LACKS], there[_LACKS] / worlds)


def loss(helps: Any, chance: Any) -> float:  # noqa: ANN401
    """Return the sum of the logarithmic losses."""
    return float(-np.log(np.where(helps, chance, 1 - chance)).sum())


def main() -> None:
    """Print how well the made-up hands tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=128)
    chosen = parser.parse_args()
    print(describe())
    games = [list(throws(chosen.players, _FIRST + number, chosen.worlds)) for number in range(chosen.games)]
    asked = [one for game in games for one in game]
    cards = sum(len(one.helps) for one in asked)
    often = sum(int(one.helps.sum()) for one in asked) / cards
    each = [sum(loss(one.helps, one.chance) for one in game) / (cards / len(games)) for game in games]
    blind = sum(loss(one.helps, np.full(len(one.helps), often)) for one in asked) / cards
    print(f"{len(asked):,} throws of {len(games)} games, {cards:,} cards, of which {100 * often:.1f} % helped")
    error = 1.96 * np.std(each, ddof=1) / len(each) ** 0.5
    print(f"loss {np.mean(each):.4f} ± {error:.4f}; knowing only how often {blind:.4f}")
    lacks, there = np.mean([one.lacks for one in asked]), np.mean([one.lacks_there for one in asked])
    print(f"cards lacking {lacks:.3f}, in the worlds {there:.3f}")


if __name__ == "__main__":
    main()
