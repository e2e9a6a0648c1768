"""The exact worth of keeps for a phase of one colour, where all four kinds of dice differ.

Everything at once would be five million states. But what can be made of one colour depends on that colour's
dice alone: colours only meet in *which of them is best*. So each has small tables of its own, and they are
joined for the outcomes of a roll.

The best keep is looked for among dice of one colour. That no other is better, as long as making the phase is
not made worse than failing, is not plain: a test compares it with all five million states.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product
from math import factorial, prod
from operator import mul
from typing import Final

from tenphases.dice.aims import SIDES, Aim
from tenphases.dice.faces import COLOUR, COLOURS, DICE, KINDS, NUMBER, Colour, Face, in_order
from tenphases.dice.lattice import Axis, Values, alike, best, split, turned
from tenphases.dice.phases import Phase

State = tuple[int, ...]
Block = list[list[Values]]
"""By the state of the first kind's dice, then of the second's: the values for all full low dice in a row."""
Layer = tuple[list[Block], Callable[[tuple[int, ...]], int]]
"""Values by colour, and what makes one of the four."""

_AXES: Final = tuple(Axis((1,) * SIDES, kind.count) for kind in KINDS)
_FULL: Final = tuple(axis.states[: axis.full] for axis in _AXES)


class _OneColour:
    """The axes of one colour: of each kind, the dice that show it. What the others show is left open."""

    def __init__(self, colour: Colour) -> None:
        self.sides = [[at for at, face in enumerate(kind.sides) if COLOUR[face] == colour] for kind in KINDS]
        self.axes = [Axis((1,) * len(sides), kind.count) for kind, sides in zip(KINDS, self.sides, strict=True)]
        self.seen = [
            [axis.at[tuple(state[at] for at in sides)] for state in full]
            for axis, sides, full in zip(self.axes, self.sides, _FULL, strict=True)
        ]
        """For each kind and full state of its dice: the state of those of this colour."""
        self.alone = [
            [every.at[_spread(state, sides)] for state in axis.states]
            for every, axis, sides in zip(_AXES, self.axes, self.sides, strict=True)
        ]
        """For each kind and state of its dice of this colour: the state in which nothing else is kept."""

    def finals(self, size: int, aim: Aim) -> Values:
        """Return what this colour's dice are worth after the last roll."""
        values = []
        for states in product(*(axis.states for axis in self.axes)):
            numbers = sorted(chain.from_iterable(map(self._numbers, range(len(KINDS)), states)), reverse=True)
            values.append(aim.worth(1, sum(numbers[:size])) if len(numbers) >= size else 0)
        return values

    def _numbers(self, kind: int, state: State) -> Iterator[int]:
        for side, count in zip(self.sides[kind], state, strict=True):
            yield from (NUMBER[KINDS[kind].sides[side]],) * count

    def block(self, values: Values) -> Block:
        """Return values by this colour's states as they stand for full low dice."""
        first, second, _, last = self.axes
        lows = [one * len(last.states) + other for one in self.seen[2] for other in self.seen[3]]
        rows = split(values, len(first.states) * len(second.states))
        block = [[row[low] for low in lows] for row in rows]
        return [block[at : at + len(second.states)] for at in range(0, len(block), len(second.states))]

    def place(self, kept: Sequence[Face]) -> int:
        """Return where the values of a keep of this colour stand."""
        place = 0
        for axis, kind, sides in zip(self.axes, KINDS, self.sides, strict=True):
            place = place * len(axis.states) + axis.at[tuple(kept.count(kind.sides[side]) for side in sides)]
        return place


def _spread(state: State, sides: Sequence[int]) -> State:
    counts = [0] * SIDES
    for side, count in zip(sides, state, strict=True):
        counts[side] = count
    return tuple(counts)


_COLOURS: Final = {colour: _OneColour(colour) for colour in COLOURS}


class ColourOdds:
    """The worth of keeps for one phase of a colour and one aim. Making one takes about a second."""

    def __init__(self, phase: Phase, aim: Aim) -> None:
        """Work back from the last roll: what the dice score, what keeping is worth, what the best keep is worth."""
        self._layers: list[Layer] = []
        self._kept: list[list[Values]] = []
        colours = _COLOURS.values()
        layer = [colour.block(colour.finals(phase.groups[0].size, aim)) for colour in colours]
        self._layers.append((layer, sum))  # no more than one colour is made
        for _ in range(2):
            kept = _kept(self._layers[-1])
            self._kept.append(kept)
            layer = [colour.block(best(colour.axes, values)) for colour, values in zip(colours, kept, strict=True)]
            self._layers.append((layer, max))

    def worth(self, kept: Sequence[Face], rolls: int) -> int:
        """Return what it is worth to keep these dice and to roll the others, with so many rolls to come in all.

        The unit is one of the equally likely outcomes, 6^10 for each roll. Takes up to half a second for
        few dice of several colours, or none before the first roll.
        """
        shown = {COLOUR[face] for face in kept}
        if len(shown) > 1 or rolls > len(self._kept):
            return _joined(self._layers[rolls - 1], kept)
        colour = next(iter(shown), COLOURS[0])
        return self._kept[rolls - 1][COLOURS.index(colour)][_COLOURS[colour].place(kept)]

    def best(self, dice: Sequence[Face], rolls: int) -> tuple[int, tuple[Face, ...]]:
        """Return what keeping some of the ten dice but not all is worth at best, and which: as many as may be."""
        worth, _, kept = max((self.worth(keep, rolls), len(keep), keep) for keep in _keeps(dice))
        return worth, kept


def _keeps(dice: Sequence[Face]) -> Iterator[tuple[Face, ...]]:
    """Yield every keep of one colour but that of all dice, and nothing kept once for each colour."""
    for colour in COLOURS:
        shown = in_order(face for face in dice if COLOUR[face] == colour)
        faces = tuple(dict.fromkeys(shown))
        for counts in product(*(range(shown.count(face) + 1) for face in faces)):
            if sum(counts) < DICE:
                yield tuple(chain.from_iterable((face,) * count for face, count in zip(faces, counts, strict=True)))


def _kept(layer: Layer) -> list[Values]:
    """Return for each colour what keeping dice of it alone is worth, the others being rolled."""
    blocks, combine = layer
    colours = tuple(_COLOURS.values())
    rows = []
    for first in range(_AXES[0].full):
        four = [block[colour.seen[0][first]] for block, colour in zip(blocks, colours, strict=True)]
        row: Values = []
        for second in range(_AXES[1].full):
            lows = (rows[colour.seen[1][second]] for rows, colour in zip(four, colours, strict=True))
            row.extend(map(combine, zip(*lows, strict=True)))
        rows.append(row)
    rows = _AXES[0].rolled(rows)
    return [alike(colour.axes, _rolled_alone(colour, rows), SIDES) for colour in colours]


def _rolled_alone(colour: _OneColour, rows: list[Values]) -> Values:
    values = turned([rows[place] for place in colour.alone[0]])
    for axis, alone in zip(_AXES[1:], colour.alone[1:], strict=True):
        rows = axis.rolled(split(values, axis.full))
        values = turned([rows[place] for place in alone])
    return values


def _joined(layer: Layer, kept: Sequence[Face]) -> int:
    """Return what a keep is worth that no table has: the sum over all that the other dice can show."""
    blocks, combine = layer
    ways = [_outcomes(at, kept) for at in range(len(KINDS))]
    lows = [one * other for one in ways[2] for other in ways[3]]
    total = 0
    for first, second in product(range(_AXES[0].full), range(_AXES[1].full)):
        weight = ways[0][first] * ways[1][second]
        if weight:
            four = (
                block[colour.seen[0][first]][colour.seen[1][second]]
                for block, colour in zip(blocks, _COLOURS.values(), strict=True)
            )
            total += weight * sum(map(mul, map(combine, zip(*four, strict=True)), lows))
    for _ in kept:
        total *= SIDES  # one unit for every keep, as in ``lattice.alike``
    return total


def _outcomes(kind: int, kept: Sequence[Face]) -> list[int]:
    """Return for each full state of a kind's dice in how many ways rolling those not kept leads to it."""
    counts = [kept.count(face) for face in KINDS[kind].sides]
    rolled = factorial(KINDS[kind].count - sum(counts))
    ways = []
    for state in _FULL[kind]:
        more = [there - here for there, here in zip(state, counts, strict=True)]
        ways.append(0 if min(more) < 0 else rolled // prod(map(factorial, more)))
    return ways
