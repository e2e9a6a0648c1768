"""Rolling and keeping, for every outcome at once: what the exact chances are computed with.

An axis is a few dice that are alike; its states are what may lie there of them. Values belong to the
states of several axes together and stand in one flat list, the last axis running fastest. They are whole
numbers, so nothing is ever rounded: rolling adds up instead of taking a mean. What the values mean is
said in ``numbers`` and ``colours``.
"""

from collections.abc import Iterable, Sequence
from itertools import chain, product

Values = list[int]
Rows = list[Values]


class Axis:
    """Dice that are alike: how many there are, and on how many sides each thing is that they can show.

    A state tells how many dice show each thing; dice of which nothing is told are yet to be rolled. The
    states of all dice come first, that of none is the last.
    """

    def __init__(self, sides: Sequence[int], dice: int) -> None:
        """List the states, and which state each becomes when a die is added or taken away."""
        every = product(range(dice + 1), repeat=len(sides))
        self.states = tuple(sorted((state for state in every if sum(state) <= dice), key=sum, reverse=True))
        self.at = {state: place for place, state in enumerate(self.states)}
        self.full = sum(sum(state) == dice for state in self.states)
        self._added = [self._outcomes(state, sides) for state in self.states[self.full :]]
        self._taken = [self._lesser(state) for state in self.states]

    def _outcomes(self, state: tuple[int, ...], sides: Sequence[int]) -> tuple[int, ...]:
        """Return the states in which one more die has been rolled, one for each side of it."""
        more = (self.at[(*state[:one], state[one] + 1, *state[one + 1 :])] for one in range(len(state)))
        return tuple(chain.from_iterable((place,) * count for place, count in zip(more, sides, strict=True)))

    def _lesser(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """Return the states in which one die less is kept."""
        return tuple(self.at[(*state[:one], count - 1, *state[one + 1 :])] for one, count in enumerate(state) if count)

    def rolled(self, rows: Rows) -> Rows:
        """Return the rows of all states from those of full ones, summed over all that the missing dice can show."""
        rows = [*rows, *([] for _ in self._added)]
        for place, outcomes in enumerate(self._added, start=self.full):
            rows[place] = list(map(sum, zip(*(rows[outcome] for outcome in outcomes), strict=True)))
        return rows

    def best(self, rows: Rows) -> Rows:
        """Return the rows of all states, each as good as the best state that some of its dice make."""
        rows = list(rows)
        for place in reversed(range(len(rows) - 1)):
            rows[place] = list(map(max, rows[place], *(rows[less] for less in self._taken[place])))
        return rows


def split(values: Values, rows: int) -> Rows:
    """Return values as the rows of their first axis."""
    width = len(values) // rows
    return [values[start : start + width] for start in range(0, len(values), width)]


def turned(rows: Iterable[Values]) -> Values:
    """Return rows as values whose first axis has become the last."""
    return list(chain.from_iterable(zip(*rows, strict=True)))


def rolled(axes: Sequence[Axis], values: Values) -> Values:
    """Return the values of all states from those of full ones, summed over what the missing dice can show."""
    for axis in axes:
        values = turned(axis.rolled(split(values, axis.full)))
    return values


def best(axes: Sequence[Axis], values: Values) -> Values:
    """Return for all states the value of the best that can be kept of each."""
    for axis in axes:
        values = turned(axis.best(split(values, len(axis.states))))
    return values


def best_of_full(axes: Sequence[Axis], values: Values) -> Values:
    """Return for the full states alone the value of the best that can be kept of each."""
    for axis in axes:
        values = turned(axis.best(split(values, len(axis.states)))[: axis.full])
    return values


def alike(axes: Sequence[Axis], values: Values, sides: int) -> Values:
    """Return summed values in one unit, so that states of more and fewer dice compare.

    A state with fewer dice missing was summed over fewer outcomes, by a factor of ``sides`` for each die.
    """
    kept = (sum(map(sum, states)) for states in product(*(axis.states for axis in axes)))
    return [value * sides**count for value, count in zip(values, kept, strict=True)]
