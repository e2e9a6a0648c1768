"""How many cards each hand lacks for its phase, for all hands at once.

The same question as ``rules.finder.distance``, which is asked where there are few hands; for sets and runs it is
answered here in compiled code, and a test holds the two against each other.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np

from tenphases.rules.cards import HIGHEST, NUMBER, SKIP, WILD, Face
from tenphases.rules.finder import distance
from tenphases.rules.phases import PARITY, GroupSpec, Kind, Phase
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset
from tenphases.sim.solo.compiled import compiled
from tenphases.sim.solo.hands import Bytes, Index, Row, Shape
from tenphases.sim.solo.kinds import Kinds

_MOST: Final = 255


class Wants(NamedTuple):
    """What the groups ask for, in the form the compiled code reads."""

    rows: Index
    """For each choice of numbers how many cards of each kind can serve."""
    loose: Index
    """How many more even cards can serve, how many odd ones."""
    parity: Index
    """The parity of each kind."""
    groups: Index
    """How many groups want even cards, odd ones, any."""
    size: int
    most_wilds: int
    anywhere: bool
    """Whether one natural in the whole phase is enough (R5.2)."""
    leave: bool
    """Whether a card must be left to discard (R7.2)."""


def distances(phase: Phase, ruleset: Ruleset, kinds: Kinds, shape: Shape, counts: Bytes) -> Bytes:
    """Return how many cards each row of counts lacks."""
    found = np.zeros(counts.shape[0], np.uint8)
    if any(spec.kind in {Kind.SET, Kind.RUN} for spec in phase.groups):
        _distances(shape, _wants(phase, ruleset, kinds), counts, found)
        return found
    for row in range(counts.shape[0]):
        found[row] = min(distance(phase, hand_of(kinds, counts[row]), ruleset), _MOST)
    return found


def hand_of(kinds: Kinds, counts: Row) -> list[Face]:
    """Return a hand with those counts. A surplus is of cards that are held already."""
    held = [int(count) for count in counts]
    numbered, wilds, skips = held[: len(kinds.faces)], held[len(kinds.faces)], held[len(kinds.faces) + 1]
    surplus = sum(held[len(kinds.faces) + 2 :])
    hand = [WILD] * wilds + [SKIP] * skips
    for faces, count in zip(kinds.faces, numbered, strict=True):
        more = min(surplus, 2 * len(faces) - count) if count and kinds.cap == count else 0
        surplus -= more
        hand += [faces[copy % len(faces)] for copy in range(count + more)]
    return hand


def _wants(phase: Phase, ruleset: Ruleset, kinds: Kinds) -> Wants:
    numbers = [NUMBER[faces[0]] for faces in kinds.faces]
    even_odd = [[spec.size for spec in phase.groups if PARITY.get(spec.kind) == parity] for parity in (0, 1)]
    asking = list(map(len, even_odd))
    rows: set[tuple[int, ...]] = set()
    for choice in product(*(_choices(spec) for spec in phase.groups if spec.kind not in PARITY)):
        rows.add(tuple(sum(want.get(number, 0) for want in choice) for number in numbers))
    return Wants(
        rows=np.array(sorted(rows), np.int32).reshape(-1, len(numbers)),
        loose=np.array(list(map(sum, even_odd)), np.int32),
        parity=np.array([number % 2 for number in numbers], np.int32),
        groups=np.array([*asking, len(phase.groups) - sum(asking)], np.int32),
        size=phase.size,
        most_wilds=ruleset.wilds if ruleset.max_wilds_laid is None else ruleset.max_wilds_laid,
        anywhere=ruleset.naturals is Naturals.PER_PHASE,
        leave=ruleset.go_out is GoOut.DISCARD,
    )


def _choices(spec: GroupSpec) -> Iterator[dict[int, int]]:
    """Yield how many cards of each number a group can use, number by number or span by span."""
    if spec.kind is Kind.SET:
        yield from ({number: spec.size} for number in range(1, HIGHEST + 1))
    else:
        for low in range(1, HIGHEST - spec.size + 2):
            yield dict.fromkeys(range(low, low + spec.size), 1)


@compiled
def _distances(shape: Shape, wants: Wants, counts: Bytes, into: Bytes) -> None:
    if wants.rows.shape[0] == 0:
        into[:] = _MOST
        return
    for hand in range(counts.shape[0]):
        placed = _placed(shape, wants, counts[hand])
        wilds: Any = np.int64(counts[hand, shape.kinds])
        missing = wants.size - placed - min(wilds, wants.most_wilds)
        if wants.anywhere:
            missing = max(missing, 1 if placed == 0 else 0)
        else:
            missing = max(missing, _bare(shape, wants, counts[hand]))
        if wants.leave:
            missing = max(missing, wants.size + 1 - counts[hand].sum())
        into[hand] = max(missing, 0)


@compiled
def _placed(shape: Shape, wants: Wants, row: Row) -> int:
    """Return how many numbered cards can serve at once, with the best choice of numbers (R4.8)."""
    most = 0
    left = np.zeros(2, np.int64)
    for choice in range(wants.rows.shape[0]):
        placed = 0
        left[:] = 0
        for column in range(shape.kinds):
            used = min(np.int64(row[column]), wants.rows[choice, column])
            placed += used
            left[wants.parity[column]] += row[column] - used
        for parity in range(2):
            placed += min(left[parity], wants.loose[parity])
        most = max(most, placed)
    return most


@compiled
def _bare(shape: Shape, wants: Wants, row: Row) -> int:
    """Return how many groups must stay without a numbered card (R5.2)."""
    held = np.zeros(2, np.int64)
    for column in range(shape.kinds):
        held[wants.parity[column]] += row[column]
    if shape.width > shape.kinds + 2:
        held[0] += row[shape.width - 1]
    bare = rest = 0
    for parity in range(2):
        fit = min(wants.groups[parity], held[parity])
        bare += wants.groups[parity] - fit
        rest += held[parity] - fit
    return int(bare + wants.groups[2] - min(wants.groups[2], rest))
