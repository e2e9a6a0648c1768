"""The exact worth of every keep for the phases of sets and runs, where colours mean nothing.

Two axes: the six high dice by number, the four low ones by number, both wilds of a die being one thing.
"""

from array import array
from collections.abc import Sequence
from itertools import chain, product
from typing import Final

from tenphases.dice.aims import SIDES, Aim
from tenphases.dice.faces import DICE, HIGHEST, KINDS, LOWEST, NUMBER, Face, in_order
from tenphases.dice.lattice import Axis, Values, alike, best_of_full, rolled
from tenphases.dice.making import best_choice
from tenphases.dice.phases import Phase

State = tuple[int, ...]

_LOW_KINDS: Final = 2
"""``KINDS`` ends with so many kinds of low dice."""


def _axis(kinds: Sequence[int]) -> tuple[tuple[int, ...], Axis]:
    """Return what dice of these kinds show and their axis; one of them tells the numbers of all."""
    numbers = sorted(NUMBER[face] for face in KINDS[kinds[0]].sides)
    shown = tuple(dict.fromkeys(numbers))
    return shown, Axis([numbers.count(number) for number in shown], sum(KINDS[kind].count for kind in kinds))


_HIGH, _HIGH_AXIS = _axis(range(len(KINDS) - _LOW_KINDS))
_LOW, _LOW_AXIS = _axis(range(len(KINDS) - _LOW_KINDS, len(KINDS)))
_AXES: Final = (_HIGH_AXIS, _LOW_AXIS)


class NumberOdds:
    """The worth of every keep for one phase and aim. Making one takes a good half second and 4 MB."""

    def __init__(self, phase: Phase, aim: Aim) -> None:
        """Work back from the last roll: what the dice score, what keeping is worth, what the best keep is worth."""
        self._aim = aim
        self._made: list[array[int]] = []
        self._points: list[array[int]] = []
        values = _finals(phase, aim)
        for _ in range(2):
            kept = alike(_AXES, rolled(_AXES, values), SIDES)
            parts = [aim.parts(value) for value in kept]
            self._made.append(array("q", (part.made for part in parts)))
            self._points.append(array("q", (part.points for part in parts)))
            values = best_of_full(_AXES, kept)
        self._start = rolled(_AXES, values)[-1]

    def worth(self, kept: Sequence[Face], rolls: int) -> int:
        """Return what it is worth to keep these dice and to roll the others, with so many rolls to come in all.

        The unit is one of the equally likely outcomes, 6^10 for each roll. Before the first roll nothing is kept.
        """
        if rolls > len(self._made):
            return self._start
        high, low = _counts(kept)
        return self._worth(_HIGH_AXIS.at[high] * len(_LOW_AXIS.states) + _LOW_AXIS.at[low], rolls)

    def best(self, dice: Sequence[Face], rolls: int) -> tuple[int, tuple[Face, ...]]:
        """Return what keeping some of the ten dice but not all is worth at best, and which: as many as may be."""
        high, low = _counts(dice)
        lows = _lesser(_LOW_AXIS, low)
        worth, _, high, low = max(
            (self._worth(one * len(_LOW_AXIS.states) + other, rolls), more + less, of_high, of_low)
            for one, more, of_high in _lesser(_HIGH_AXIS, high)
            for other, less, of_low in lows
            if more + less < DICE
        )
        wanted = dict(zip((*_HIGH, *_LOW), (*high, *low), strict=True))
        alike_dice = ([face for face in in_order(dice) if NUMBER[face] == number] for number in wanted)
        kept = (faces[:count] for faces, count in zip(alike_dice, wanted.values(), strict=True))
        return worth, in_order(chain.from_iterable(kept))

    def _worth(self, place: int, rolls: int) -> int:
        return self._aim.worth(self._made[rolls - 1][place], self._points[rolls - 1][place])


def _counts(dice: Sequence[Face]) -> tuple[State, State]:
    """Return how many high dice and how many low ones show each number."""
    numbers = [NUMBER[face] for face in dice]
    return tuple(map(numbers.count, _HIGH)), tuple(map(numbers.count, _LOW))


def _lesser(axis: Axis, state: State) -> list[tuple[int, int, State]]:
    """Return all that can be kept of a state: its place, how many dice it is, and the state itself."""
    return [(axis.at[kept], sum(kept), kept) for kept in product(*(range(count + 1) for count in state))]


def _finals(phase: Phase, aim: Aim) -> Values:
    """Return the worth of all ten dice as they may lie at last."""
    values = []
    for high in _HIGH_AXIS.states[: _HIGH_AXIS.full]:
        counts = [0] * (HIGHEST + LOWEST)
        for number, count in zip(_HIGH, high, strict=True):
            counts[number] = count
        for low in _LOW_AXIS.states[: _LOW_AXIS.full]:
            counts[1 : len(low)] = low[1:]
            choice = best_choice(phase, counts, low[0])
            values.append(0 if choice is None else aim.worth(1, choice[0]))
    return values
