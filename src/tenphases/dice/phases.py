"""The ten phases of the dice game, and dice grouped to make one (R16.4, R16.5).

The best way to make a phase is found in ``making``.
"""

from enum import StrEnum
from typing import Final

import msgspec

from tenphases.dice.faces import NO_COLOUR, Colour, Face


class GroupKind(StrEnum):
    """What holds a group together; the value is the word used in phase texts."""

    SET = "set"
    RUN = "run"
    COLOUR = "colour"


class Spec(msgspec.Struct, frozen=True):
    """One group that a phase asks for: its kind and the number of dice it needs."""

    kind: GroupKind
    size: int

    def __str__(self) -> str:
        """Return the text form, such as ``run4``."""
        return f"{self.kind}{self.size}"


class Phase(msgspec.Struct, frozen=True):
    """What a player has to make with the dice: one or two groups at once."""

    number: int
    groups: tuple[Spec, ...]

    def __str__(self) -> str:
        """Return the text form without the number, such as ``set3 + run4``."""
        return " + ".join(map(str, self.groups))


def _set(size: int) -> Spec:
    return Spec(GroupKind.SET, size)


def _run(size: int) -> Spec:
    return Spec(GroupKind.RUN, size)


PHASES: Final = tuple(
    Phase(number, groups)
    for number, groups in enumerate(
        (
            (_set(3), _set(3)),
            (_set(3), _run(4)),
            (_set(4), _run(4)),
            (_run(7),),
            (_run(8),),
            (_run(9),),
            (_set(4), _set(4)),
            (Spec(GroupKind.COLOUR, 7),),
            (_set(5), _set(2)),
            (_set(5), _set(3)),
        ),
        start=1,
    )
)
"""The classic phases in their order (R16.4)."""

LAST: Final = len(PHASES) - 1
"""The place of the last phase."""


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice that make one group of a phase.

    ``number`` is the number of a set or the lowest number of a run, 0 for a set of wilds only; ``colour`` is
    that of a colour group. The dice of a run stand in order, so each wild's number follows from its place.
    """

    kind: GroupKind
    dice: tuple[Face, ...]
    number: int = 0
    colour: Colour = NO_COLOUR


class Making(msgspec.Struct, frozen=True):
    """A phase as it is made: its groups, and the sum of their dice (R16.6)."""

    groups: tuple[Group, ...]
    points: int
