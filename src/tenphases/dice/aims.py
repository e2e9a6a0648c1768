"""What a turn is played for, and how worth is written as one whole number.

``numbers`` and ``colours`` compute with that number; what is advised from it is said in ``advice``.
"""

from typing import Final, NamedTuple

import msgspec

SIDES: Final = 6
"""How many sides a die has."""

_FIELD: Final = 90
"""The bits of the lesser part. Summed over the 6^30 outcomes of three rolls, points still fit in."""
_LESSER: Final = (1 << _FIELD) - 1


class Parts(NamedTuple):
    """What a worth is made of: how often the phase is made, and the points it then scores, summed."""

    made: int
    points: int


class Aim(msgspec.Struct, frozen=True):
    """What a turn is played for: the points it is expected to score, and for making the phase at all.

    ``made`` is what making the phase is worth besides its own points, because the next phase then comes a turn
    sooner. None: nothing but the chance to make it counts, and points only decide between equal chances.

    A worth has the deciding quantity above the other, so that worths add up and compare like numbers.
    """

    made: int | None = 0

    def worth(self, made: int, points: int) -> int:
        """Return the worth of a phase made so often, for so many points in all."""
        if self.made is None:
            return (made << _FIELD) + points
        return (points + self.made * made << _FIELD) + made

    def parts(self, worth: int) -> Parts:
        """Return what a worth is made of."""
        more, less = worth >> _FIELD, worth & _LESSER
        if self.made is None:
            return Parts(more, less)
        return Parts(less, more - self.made * less)


SUREST: Final = Aim(None)
"""Make the phase."""

MOST_POINTS: Final = Aim(0)
"""Score as much as can be expected of this turn alone."""
