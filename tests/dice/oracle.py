"""The slow ways that the quick ones are held against: every assignment of dice, and every state at once."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

import numpy as np
import numpy.typing as npt

from tenphases.dice.faces import COLOUR, KINDS, NUMBER, Face
from tenphases.dice.phases import GroupKind, Phase, Spec

Array = npt.NDArray[np.float64]
Places = tuple[int, ...]


def makes(spec: Spec, dice: Sequence[Face]) -> bool:
    """Whether these dice, all of them, are such a group (R16.5)."""
    naturals = [NUMBER[face] for face in dice if NUMBER[face]]
    if len(dice) != spec.size:
        return False
    match spec.kind:
        case GroupKind.COLOUR:
            return len({COLOUR[face] for face in dice}) == 1
        case GroupKind.SET:
            return len(set(naturals)) <= 1
        case GroupKind.RUN:
            different = len(set(naturals)) == len(naturals)
            lows = range(1, 12 - spec.size)
            return different and any(all(low <= n < low + spec.size for n in naturals) for low in lows)


def every_way(phase: Phase, dice: Sequence[Face]) -> Iterator[int]:
    """Yield the points of every way to make the phase, by trying all choices of dice."""
    first, second = phase.groups[0], phase.groups[1] if len(phase.groups) > 1 else None
    for one in combinations(range(len(dice)), first.size):
        if not makes(first, [dice[at] for at in one]):
            continue
        points = sum(NUMBER[dice[at]] for at in one)
        if second is None:
            yield points
            continue
        rest = [face for at, face in enumerate(dice) if at not in one]
        for other in combinations(rest, second.size):
            if makes(second, other):
                yield points + sum(NUMBER[face] for face in other)


class WholeLattice:
    """Everything that can be kept of some groups of like dice, in one array: an axis a group.

    ``sides`` are what the dice of each group show, all equally likely, and how many dice there are.
    """

    def __init__(self, groups: Sequence[tuple[Sequence[str], int]]) -> None:
        self.sides = [tuple(dict.fromkeys(sides)) for sides, _ in groups]
        self.weights = [
            [list(sides).count(side) for side in shown] for (sides, _), shown in zip(groups, self.sides, strict=True)
        ]
        self.states: list[list[Places]] = []
        self.full: list[int] = []
        for shown, (_, count) in zip(self.sides, groups, strict=True):
            every = [state for state in product(range(count + 1), repeat=len(shown)) if sum(state) <= count]
            self.states.append(sorted(every, key=lambda state: -sum(state)))
            self.full.append(sum(sum(state) == count for state in every))
        self.at = [{state: place for place, state in enumerate(states)} for states in self.states]

    def rolled(self, values: Array) -> Array:
        """Return what each keep is worth on average, from the worth of all dice as they lie."""
        for axis, states in enumerate(self.states):
            given = np.moveaxis(values, axis, 0)
            means = np.zeros((len(states), *given.shape[1:]))
            means[: self.full[axis]] = given
            for place in range(self.full[axis], len(states)):
                for side, weight in enumerate(self.weights[axis]):
                    more = self._with(axis, states[place], side, 1)
                    means[place] += means[more] * (weight / sum(self.weights[axis]))
            values = np.moveaxis(means, 0, axis)
        return values

    def best(self, values: Array) -> Array:
        """Return what the best keep is worth, for all dice as they may lie."""
        for axis, states in enumerate(self.states):
            best = np.moveaxis(values, axis, 0).copy()
            for place in reversed(range(len(states))):
                for side, count in enumerate(states[place]):
                    if count:
                        np.maximum(best[place], best[self._with(axis, states[place], side, -1)], out=best[place])
            values = np.moveaxis(best[: self.full[axis]], 0, axis)
        return values

    def _with(self, axis: int, state: Places, side: int, more: int) -> int:
        return self.at[axis][(*state[:side], state[side] + more, *state[side + 1 :])]

    def place(self, shown: Sequence[Sequence[str]]) -> Places:
        """Return where a keep stands, told by group."""
        return tuple(
            self.at[axis][tuple(list(group).count(side) for side in self.sides[axis])]
            for axis, group in enumerate(shown)
        )


HIGH: Final = tuple(str(number) for number in range(5, 11))
LOW: Final = ("1", "2", "3", "4", "0", "0")


def by_number() -> WholeLattice:
    """The lattice of numbers alone: six high dice, four low ones."""
    return WholeLattice([(HIGH, 6), (LOW, 4)])


def by_face() -> WholeLattice:
    """The lattice of faces: 5,531,904 keeps of 1,382,976 outcomes."""
    return WholeLattice([(kind.sides, kind.count) for kind in KINDS])


def colour_points(lattice: WholeLattice, size: int) -> Array:
    """Return what every outcome scores in one colour, -1 where it makes none."""
    shape = tuple(lattice.full)
    points = np.full(shape, -1.0)
    for colour in "RBYG":
        shown = [
            [
                tuple(
                    sorted(
                        NUMBER[Face(f)]
                        for f, n in zip(sides, state, strict=True)
                        for _ in range(n)
                        if f.endswith(colour)
                    )
                )
                for state in states[:full]
            ]
            for sides, states, full in zip(lattice.sides, lattice.states, lattice.full, strict=True)
        ]
        different = [sorted(set(of_axis)) for of_axis in shown]
        small = np.full([len(of_axis) for of_axis in different], -1.0)
        for places in product(*(range(len(of_axis)) for of_axis in different)):
            numbers = sorted((n for axis, at in enumerate(places) for n in different[axis][at]), reverse=True)
            if len(numbers) >= size:
                small[places] = sum(numbers[:size])
        spread = [np.array([different[axis].index(numbers) for numbers in shown[axis]]) for axis in range(len(shown))]
        points = np.maximum(points, small[np.ix_(*spread)])
    return points
