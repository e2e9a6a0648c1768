"""The solo game solved: expected turns and chances of every hand, and what they are of a hand just dealt.

The player draws a card, lays the phase if the hand is then complete, else discards; nobody else is at the table.
Every card not in hand is equally likely to come. Either only the draw pile is there, or each turn first offers a
numbered card from a discard pile.
"""

from collections.abc import Callable, Sequence
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenphases.rules.cards import SKIP, WILD, Face
from tenphases.rules.phases import Phase
from tenphases.rules.ruleset import Ruleset, deck
from tenphases.sim.solo.hands import Floats, Hands, Shape, clip, find, gather, shape_of
from tenphases.sim.solo.kinds import Kinds, UnsolvableError, Why, kinds_of
from tenphases.sim.solo.missing import distances
from tenphases.sim.solo.sweeps import Links, expect, keep, least, link

MOST_TURNS: Final = 15
"""The chance to lay is reckoned within 1 to so many turns."""

EXACT: Final = 1e-7
"""Sweeps end when no hand's expected turns change by more."""

_KEPT: Final = 5
_START: Final = 30.0

Progress = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1 (a guess)."""


class Turns(NamedTuple):
    """What every hand is worth, by its number in ``Solo.hands``."""

    expected: Floats
    within: Floats
    """A row for each number of turns, from 0 on: the chance to have laid by then, played for that chance."""


class Solo(NamedTuple):
    """A phase's solo game, solved."""

    phase: Phase
    ruleset: Ruleset
    kinds: Kinds
    shape: Shape
    hands: Hands
    missing: NDArray[np.uint8]
    pile: Turns
    """With the draw pile alone."""
    discards: Turns
    """Where a numbered card is offered each turn, any not in hand with equal chance."""

    def number(self, hand: Sequence[Face]) -> int:
        """Return the number of a hand's class (KeyError for a hand that cannot be held)."""
        row = row_of(self.kinds, self.shape, hand)
        found = find(self.shape, row, self.hands.keys, self.hands.slots)
        if found < 0:
            raise KeyError(hand)
        return found

    def turns(self, hand: Sequence[Face], *, discards: bool = True) -> float:
        """Return the expected number of turns until the phase can be laid, the turn of laying included."""
        return float((self.discards if discards else self.pile).expected[self.number(hand)])

    def chance(self, hand: Sequence[Face], turns: int, *, discards: bool = True) -> float:
        """Return the greatest chance to lay within so many turns, at most ``MOST_TURNS``."""
        return float((self.discards if discards else self.pile).within[turns, self.number(hand)])


class Figures(NamedTuple):
    """A phase's figures, over all hands that can be dealt."""

    complete: float
    """How many of the dealt hands can be laid at once, from 0 to 1."""
    distance: float
    pile: float
    discards: float
    within_pile: tuple[float, ...]
    within_discards: tuple[float, ...]


def row_of(kinds: Kinds, shape: Shape, hand: Sequence[Face]) -> NDArray[np.int64]:
    """Return a hand's counts."""
    column = {face: at for at, faces in enumerate(kinds.faces) for face in faces}
    column |= {WILD: shape.kinds, SKIP: shape.kinds + 1}
    row = np.zeros(shape.width, np.int64)
    for face in hand:
        row[column[face]] += 1
    clip(shape, row)
    return row


def solve(phase: Phase, ruleset: Ruleset, told: Progress = lambda _: None) -> Solo:
    """Solve the solo game of a phase. Raises UnsolvableError.

    Takes up to 20 seconds for a phase of sets and runs, less than one for most others, and up to 400 MB.
    """
    kinds = kinds_of(phase, ruleset)
    shape = shape_of(kinds, ruleset)
    small, large = gather(shape, ruleset.hand_size), gather(shape, ruleset.hand_size + 1)
    told(0.05)
    missing = distances(phase, ruleset, kinds, shape, small.counts)
    complete = distances(phase, ruleset, kinds, shape, large.counts) == 0
    if not complete.any():
        raise UnsolvableError(str(phase), Why.NEVER_LAID)
    told(0.1)
    links = link(shape, small, large)
    told(0.2)
    both = []
    for discards in (False, True):
        start = 0.2 + 0.4 * discards
        expected = _expected(shape, links, complete, discards=discards)
        told(start + 0.25)
        both.append(Turns(expected, _within(shape, links, complete, discards=discards)))
        told(start + 0.4)
    return Solo(phase, ruleset, kinds, shape, small, missing, *both)


def figures(solo: Solo) -> Figures:
    """Return what the phase's solo game is for a hand just dealt."""
    weights = solo.hands.weights / comb(len(deck(solo.ruleset)), solo.ruleset.hand_size)
    return Figures(
        complete=float(weights[solo.missing == 0].sum()),
        distance=float(weights @ solo.missing),
        pile=float(weights @ solo.pile.expected),
        discards=float(weights @ solo.discards.expected),
        within_pile=tuple(map(float, solo.pile.within @ weights)),
        within_discards=tuple(map(float, solo.discards.within @ weights)),
    )


def _expected(shape: Shape, links: Links, complete: NDArray[np.bool_], *, discards: bool) -> Floats:
    """Sweep until nothing changes: choose discards, then value the choice a few times."""
    values = np.full(links.nexts.shape[0], _START)
    best, choice = np.zeros(complete.shape[0]), np.zeros(complete.shape[0], np.int32)
    while True:
        least(values, links.drops, complete, (best, choice))
        if expect(shape, links, best, values, (1.0, discards)) < EXACT:
            return values
        for _ in range(_KEPT):
            keep(values, complete, (best, choice))
            if expect(shape, links, best, values, (1.0, discards)) < EXACT:
                break


def _within(shape: Shape, links: Links, complete: NDArray[np.bool_], *, discards: bool) -> Floats:
    """Play for the chance to lay within so many turns, one turn more at a time."""
    fails = np.ones(links.nexts.shape[0])
    best, choice = np.zeros(complete.shape[0]), np.zeros(complete.shape[0], np.int32)
    within = np.zeros((MOST_TURNS + 1, fails.shape[0]))
    for turns in range(1, MOST_TURNS + 1):
        least(fails, links.drops, complete, (best, choice))
        expect(shape, links, best, fails, (0.0, discards))
        within[turns] = 1 - fails
    return within
