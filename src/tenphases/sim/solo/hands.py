"""All hands of one size, each class of equal hands once: counts, weights, and how to find a hand again.

A hand is a row of counts: the kinds of numbered cards, the wilds, the skips, and the surplus where the phase
has no use for more of a kind. Rows are packed four bits a count and found through a hash table.
"""

from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenphases.rules.ruleset import Ruleset
from tenphases.sim.solo.compiled import compiled
from tenphases.sim.solo.kinds import Kinds

Bytes = NDArray[np.uint8]
Index = NDArray[np.int32]
Keys = NDArray[np.uint64]
Floats = NDArray[np.float64]
Row = NDArray[np.integer]
"""The counts of one hand."""

COUNT_BITS: Final = 4
_EMPTY: Final = -1
_MIX: Final = np.uint64(0x9E3779B97F4A7C15)
_SHIFT: Final = np.uint64(29)


class Shape(NamedTuple):
    """What the compiled code must know of the kinds: the rows' layout and the exchanges."""

    kinds: int
    """How many kinds of numbered cards; the wilds stand next, then the skips, then the surplus."""
    width: int
    copies: Index
    """How many cards of each column the deck holds; of the surplus none."""
    blocks: Index
    mirror: bool
    cap: int
    """As in ``Kinds``, but never 0."""


class Hands(NamedTuple):
    """The hands of one size."""

    counts: Bytes
    """A row for each class of hands."""
    weights: Floats
    """How many hands of the deck are in each class."""
    keys: Keys
    slots: Index


def shape_of(kinds: Kinds, ruleset: Ruleset) -> Shape:
    """Return the layout of the hands of those kinds."""
    copies = [*kinds.copies(), ruleset.wilds, ruleset.skips] + [0] * bool(kinds.cap)
    return Shape(
        kinds=len(kinds.faces),
        width=len(copies),
        copies=np.array(copies, np.int32),
        blocks=np.array(kinds.blocks, np.int32).reshape(-1, 3),
        mirror=kinds.mirror,
        cap=kinds.cap or 15,
    )


def gather(shape: Shape, size: int) -> Hands:
    """Return all hands of that many cards."""
    ways = np.array([[comb(int(most), count) for count in range(size + 1)] for most in shape.copies], np.float64)
    room = comb(size + shape.kinds + 1, size)
    table = 1 << (room.bit_length() + (1 if not len(shape.blocks) else -1 if room > 1 << 16 else 1))
    keys, weights = np.zeros(room, np.uint64), np.zeros(room)
    slots = np.full(table, _EMPTY, np.int32)
    found = _gather(shape, size, ways, (keys, weights, slots))
    return Hands(_unpack(keys[:found], shape.width), weights[:found].copy(), keys[:found].copy(), slots)


@compiled
def settle(shape: Shape, row: Row) -> None:
    """Bring a row into the one order that stands for all that are alike."""
    for block in range(shape.blocks.shape[0]):
        start, width, count = shape.blocks[block]
        for place in range(1, count):
            at = start + place * width
            while at > start and _before(row, at, at - width, width):
                for column in range(width):
                    kept = row[at + column]
                    row[at + column] = row[at - width + column]
                    row[at - width + column] = kept
                at -= width
    if shape.mirror:
        low, high = 0, shape.kinds - 1
        while low < high and row[low] == row[high]:
            low, high = low + 1, high - 1
        if low < high and row[low] < row[high]:
            for place in range(shape.kinds // 2):
                kept = row[place]
                row[place] = row[shape.kinds - 1 - place]
                row[shape.kinds - 1 - place] = kept


@compiled
def _before(row: Row, one: int, other: int, width: int) -> bool:
    """Say whether the counts at one place are higher than at the other."""
    for column in range(width):
        if row[one + column] != row[other + column]:
            return bool(row[one + column] > row[other + column])
    return False


@compiled
def pack(row: Row, width: int) -> np.uint64:
    """Return a row as one number."""
    key = np.uint64(0)
    for column in range(width):
        key = (key << np.uint64(4)) | np.uint64(row[column])
    return key


@compiled
def slot_of(key: np.uint64, keys: Keys, slots: Index) -> int:
    """Return where in the hash table a key is, or would be."""
    mask = slots.shape[0] - 1
    mixed = key * _MIX
    slot = np.int64((mixed ^ (mixed >> _SHIFT)) >> np.uint64(20)) & mask
    while slots[slot] != _EMPTY and keys[slots[slot]] != key:
        slot = (slot + 1) & mask
    return int(slot)


@compiled
def find(shape: Shape, row: Row, keys: Keys, slots: Index) -> int:
    """Return the number of a row's class, -1 if there is none; the row is brought into order."""
    settle(shape, row)
    return int(slots[slot_of(pack(row, shape.width), keys, slots)])


@compiled
def clip(shape: Shape, row: Row) -> None:
    """Count what is of no use to any group as surplus."""
    if shape.width == shape.kinds + 2:
        return
    for column in range(shape.kinds):
        if row[column] > shape.cap:
            row[shape.width - 1] += row[column] - shape.cap
            row[column] = shape.cap


@compiled
def _gather(shape: Shape, size: int, ways: Floats, into: tuple[Keys, Floats, Index]) -> int:
    """Go through all hands of the deck, class by class; return how many classes there are."""
    keys, weights, slots = into
    last = shape.kinds + 1
    counts, row = np.zeros(last + 1, np.int64), np.zeros(shape.width, np.int64)
    found = used = 0
    while True:
        rest = size - used
        if rest <= shape.copies[last]:
            row[:] = 0
            row[:last] = counts[:last]
            row[last] = rest
            weight = ways[last, rest]
            for column in range(last):
                weight *= ways[column, counts[column]]
            clip(shape, row)
            settle(shape, row)
            key = pack(row, shape.width)
            slot = slot_of(key, keys, slots)
            if slots[slot] == _EMPTY:
                slots[slot] = found
                keys[found] = key
                found += 1
            weights[slots[slot]] += weight
        at = last - 1
        while at >= 0 and (used == size or counts[at] == shape.copies[at]):
            used -= counts[at]
            counts[at] = 0
            at -= 1
        if at < 0:
            return found
        counts[at] += 1
        used += 1


@compiled
def _unpack(keys: Keys, width: int) -> Bytes:
    rows = np.empty((keys.shape[0], width), np.uint8)
    for number in range(keys.shape[0]):
        key = keys[number]
        for column in range(width - 1, -1, -1):
            rows[number, column] = key & np.uint64(15)
            key >>= np.uint64(4)
    return rows
