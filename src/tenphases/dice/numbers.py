"""The exact worth of every keep for the phases of sets and runs, where colours mean nothing.

Two axes: the six high dice by number, the four low ones by number, both wilds of a die being one thing.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from tenphases.dice.aims import SIDES, Aim
from tenphases.dice.faces import HIGHEST, KIND, KINDS, LOWEST, NUMBER, Face, in_order
from tenphases.dice.lattice import Axis, Values, alike, best_of_full, rolled
from tenphases.dice.making import best_choice
from tenphases.dice.phases import Phase

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
        high, low = (self._state(kept, axis) for axis in range(2))
        place = _HIGH_AXIS.at[high] * len(_LOW_AXIS.states) + _LOW_AXIS.at[low]
        return self._aim.worth(self._made[rolls - 1][place], self._points[rolls - 1][place])

    @staticmethod
    def _state(kept: Sequence[Face], axis: int) -> tuple[int, ...]:
        lying = [NUMBER[face] for face in kept if (KIND[face] >= len(KINDS) - _LOW_KINDS) == axis]
        return tuple(map(lying.count, (_HIGH, _LOW)[axis]))

    @staticmethod
    def keeps(dice: Sequence[Face]) -> Iterator[tuple[Face, ...]]:
        """Yield every keep that differs in its numbers, once."""
        alike_dice = [[face for face in in_order(dice) if NUMBER[face] == number] for number in range(HIGHEST, -1, -1)]
        for counts in product(*(range(len(faces) + 1) for faces in alike_dice)):
            yield tuple(face for faces, count in zip(alike_dice, counts, strict=True) for face in faces[:count])


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
