"""The sweeps: what a hand of one card fewer and one card more says of each other, over and over.

``best`` is of hands with the card just drawn, ``values`` of hands after the discard. Everything is counted in
turns, or as a chance within so many turns.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenphases.sim.solo.compiled import compiled
from tenphases.sim.solo.hands import COUNT_BITS, Bytes, Floats, Hands, Index, Keys, Shape, clip, find

_FAR = 1e300
_MOST = 1 << COUNT_BITS

Flags = NDArray[np.bool_]


class Links(NamedTuple):
    """How hands before and after the draw hang together."""

    nexts: Index
    """For each hand and column the hand with one such card more, -1 if there is none."""
    unseen: Bytes
    """For each hand and column how many such cards may come."""
    drops: Index
    """For each hand with the card drawn and column the hand without one such card, -1 if there is none."""


def link(shape: Shape, small: Hands, large: Hands) -> Links:
    """Return the links between the hands of one size and those of one card more."""
    unseen = np.zeros(small.counts.shape, np.uint8)
    _unseen(shape, small.counts, unseen)
    nexts = np.full(small.counts.shape, -1, np.int32)
    _move(shape, small.counts, 1, (large.keys, large.slots, nexts))
    nexts[unseen == 0] = -1
    drops = np.full(large.counts.shape, -1, np.int32)
    _move(shape, large.counts, -1, (small.keys, small.slots, drops))
    return Links(nexts, unseen, drops)


@compiled
def _move(shape: Shape, counts: Bytes, by: int, found: tuple[Keys, Index, Index]) -> None:
    keys, slots, into = found
    row = np.zeros(shape.width, np.int64)
    for hand in range(counts.shape[0]):
        for column in range(shape.width):
            row[:] = counts[hand]
            row[column] += by
            if row[column] >= 0 and row[column] < _MOST:
                clip(shape, row)
                into[hand, column] = find(shape, row, keys, slots)


@compiled
def _unseen(shape: Shape, counts: Bytes, into: Bytes) -> None:
    surplus = shape.width > shape.kinds + 2
    for hand in range(counts.shape[0]):
        beyond = 0
        for column in range(shape.kinds + 2):
            left = shape.copies[column] - counts[hand, column]
            if surplus and column < shape.kinds and counts[hand, column] == shape.cap:
                beyond += left
            else:
                into[hand, column] = left
        if surplus:
            into[hand, shape.width - 1] = beyond - counts[hand, shape.width - 1]


@compiled
def least(values: Floats, drops: Index, complete: Flags, into: tuple[Floats, Index]) -> None:
    """Find the best discard of every hand: which, and what it leaves."""
    best, choice = into
    for hand in range(drops.shape[0]):
        if complete[hand]:
            continue
        lowest, at = _FAR, 0
        for column in range(drops.shape[1]):
            to = drops[hand, column]
            if to >= 0 and values[to] < lowest:
                lowest, at = values[to], to
        best[hand], choice[hand] = lowest, at


@compiled
def keep(values: Floats, complete: Flags, into: tuple[Floats, Index]) -> None:
    """Value every hand with the discards chosen before."""
    best, choice = into
    for hand in range(best.shape[0]):
        if not complete[hand]:
            best[hand] = values[choice[hand]]


@compiled
def expect(shape: Shape, links: Links, best: Floats, values: Floats, turn: tuple[float, bool]) -> float:
    """Value every hand before the draw by those after it; return by how much a value changed at most.

    ``turn`` is what a turn costs, and whether a card from the discard pile is offered too.
    """
    nexts, unseen, _ = links
    cost, discards = turn
    after = np.empty(shape.width)
    most = 0.0
    for hand in range(nexts.shape[0]):
        total = numbered = 0
        mean = 0.0
        for column in range(shape.width):
            left = unseen[hand, column]
            if left:
                after[column] = best[nexts[hand, column]]
                mean += left * after[column]
                total += left
                if column < shape.kinds or column > shape.kinds + 1:
                    numbered += left
        mean /= total
        if discards:
            either = 0.0
            for column in range(shape.width):
                if unseen[hand, column] and (column < shape.kinds or column > shape.kinds + 1):
                    either += unseen[hand, column] * min(after[column], mean)
            mean = either / numbered
        most = max(most, abs(mean + cost - values[hand]))
        values[hand] = mean + cost
    return most
