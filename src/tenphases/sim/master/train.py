"""Trains the equity by games of experts against themselves: minutes, 2 GB, the same numbers from the same seed.

    python -m tenphases.sim.master.train

Games under all presets, some variants and 2 to 6 players; every game's rows are labelled with who won it. The net is
fitted by plain gradient descent (Adam), in the order that the seed gives; the last tenth of the games judges.
"""

import argparse
import random
import time
from typing import Any, Final

import msgspec
import numpy as np

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import rules_of
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.kernel.playing import start
from tenphases.sim.master.equity import FILE, HIDDEN
from tenphases.sim.master.features import BETWEEN, FEATURES
from tenphases.sim.master.selfplay import MOST_ROWS, sampled_game
from tenphases.variants.library import PRESETS
from tenphases.variants.load import load

Array = Any

_VARIANTS: Final = (
    (),
    (),
    (),
    (),
    ("short-5",),
    ("even",),
    ("odd",),
    ("ten-rounds",),
    ("play-it-out",),
    ("pick-a-phase",),
)
_BATCH: Final = 4_096
_RATE: Final = 0.003


def games(count: int, seed: int) -> tuple[Array, Array]:
    """Play; return the rows of all moments (by moment, seat, feature) and each seat's share of the win; -1: no seat."""
    dice, play, begin = random.Random(seed), compiled(sampled_game), compiled(start)
    state, work = np.zeros(at.STATE, np.int16), np.zeros(at.WORK, np.int32)
    order, rows = np.zeros(at.MOST_CARDS, np.int16), np.zeros(MOST_ROWS * at.MOST_SEATS * FEATURES, np.int32)
    found, shares = [], []
    for game in range(count):
        seats = dice.choice((2, 2, 3, 4, 4, 5, 6))
        rules = np.array(rules_of(load(dice.choice(PRESETS), dice.choice(_VARIANTS))), np.int16)
        state[:] = 0
        begin(state, seats, game % seats, (seed + game) & 0x3FFFFFFF)
        some = play(state, rules, work, order, rows, seed + game)
        won = [int(state[at.WON]) >> seat & 1 for seat in range(seats)]
        if not any(won):
            continue
        share = np.full(at.MOST_SEATS, -1.0, np.float32)
        share[:seats] = np.array(won) / sum(won)
        found.append(rows[: some * at.MOST_SEATS * FEATURES].reshape(some, at.MOST_SEATS, FEATURES).astype(np.int16))
        shares.append(np.repeat(share[None], some, axis=0))
    return np.concatenate(found), np.concatenate(shares)


class Net:
    """The net of ``equity`` with its derivatives."""

    def __init__(self, seed: int) -> None:
        """Begin with small numbers."""
        dice = np.random.default_rng(seed)
        self.parts = [
            dice.normal(0, 0.3, (HIDDEN, FEATURES)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            dice.normal(0, 0.1, HIDDEN).astype(np.float32),
        ]
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def chances(self, rows: Array, there: Array) -> tuple[Array, Array]:
        """Return each seat's chance, and the nodes' values."""
        weights, bias, out = self.parts
        nodes = np.tanh(rows @ weights.T + bias)
        strength = np.where(there, nodes @ out, -1e9)
        power = np.exp(strength - strength.max(axis=1, keepdims=True))
        return power / power.sum(axis=1, keepdims=True), nodes

    def learn(self, rows: Array, shares: Array, rate: float) -> float:
        """Take one step; return the loss before it, in nats."""
        there = shares >= 0
        rows = rows.astype(np.float32) / 1000
        chances, nodes = self.chances(rows, there)
        truth = np.where(there, shares, 0)
        loss = -float((truth * np.log(chances + 1e-9)).sum() / len(rows))
        error = np.where(there, chances - truth, 0) / len(rows)
        inner = error[..., None] * self.parts[2] * (1 - nodes * nodes)
        slopes = [
            np.tensordot(inner, rows, ((0, 1), (0, 1))),
            inner.sum((0, 1)),
            (error[..., None] * nodes).sum((0, 1)),
        ]
        self._steps += 1
        for place, slope in enumerate(slopes):
            self._means[place] += 0.1 * (slope - self._means[place])
            self._squares[place] += 0.001 * (slope * slope - self._squares[place])
            mean = self._means[place] / (1 - 0.9**self._steps)
            square = self._squares[place] / (1 - 0.999**self._steps)
            self.parts[place] -= rate * mean / (np.sqrt(square) + 1e-8)
        return loss

    def loss(self, rows: Array, shares: Array) -> float:
        """Return the loss over some moments, in nats."""
        there = shares >= 0
        chances, _ = self.chances(rows.astype(np.float32) / 1000, there)
        return -float((np.where(there, shares, 0) * np.log(chances + 1e-9)).sum() / len(rows))

    def flat(self) -> list[float]:
        """Return the numbers as ``equity`` reads them."""
        weights, bias, out = self.parts
        nodes = np.concatenate([weights, bias[:, None]], axis=1).ravel()
        return [round(float(number), 4) for number in (*nodes, *out)]


def fitted(rows: Array, shares: Array, epochs: int, seed: int) -> Net:
    """Return a net fitted to some moments; the last tenth judges it."""
    judged = len(rows) // 10
    net, dice, learned = Net(seed), np.random.default_rng(seed), len(rows) - judged
    for epoch in range(epochs):
        places = dice.permutation(learned)
        rate = _RATE * (1 - epoch / epochs) + _RATE / 30
        losses = [net.learn(rows[p], shares[p], rate) for p in np.array_split(places, max(learned // _BATCH, 1))]
        test = net.loss(rows[learned:], shares[learned:])
        print(f"epoch {epoch + 1}: {np.mean(losses):.4f} nats, judged {test:.4f}", flush=True)  # noqa: T201
    return net


def main() -> None:
    """Play, fit, write the file, say how good it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7_000_000)
    chosen = parser.parse_args()
    began = time.perf_counter()
    rows, shares = games(chosen.games, chosen.seed)
    print(f"{len(rows):,} moments of {chosen.games:,} games in {time.perf_counter() - began:.0f} s")  # noqa: T201
    between = rows[:, 0, BETWEEN] > 0
    nets = [fitted(rows[which], shares[which], chosen.epochs, chosen.seed) for which in (~between, between)]
    FILE.write_bytes(msgspec.json.encode([number for net in nets for number in net.flat()]))
    print(f"written {FILE.name} after {time.perf_counter() - began:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
