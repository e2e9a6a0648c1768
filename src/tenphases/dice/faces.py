"""The ten dice and their faces (R16.1): numbers, colours, and which die shows which.

A die is known by what it shows, so dice that show the same are the same to every rule. What a phase
asks for lives in ``phases``. How the colours were chosen is told in ``docs/dice.md``.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NewType

import msgspec

Face = NewType("Face", str)
"""What a die shows, in text notation: ``10R`` (number and colour) or ``wG`` (a wild, and its colour)."""

Colour = NewType("Colour", str)
"""One of the letters ``R B Y G``: red, blue, yellow, green (R16.1)."""

COLOURS: Final = (Colour("R"), Colour("B"), Colour("Y"), Colour("G"))
NO_COLOUR: Final = Colour("")
WILD: Final = "w"
LOWEST: Final = 1
HIGHEST: Final = 10


class Kind(msgspec.Struct, frozen=True):
    """Dice that are alike: how many there are, and the six sides of each."""

    count: int
    sides: tuple[Face, ...]


KINDS: Final = tuple(
    Kind(count, tuple(map(Face, sides.split())))
    for count, sides in (
        (3, "5R 6G 7Y 8B 9G 10R"),
        (3, "5B 6Y 7G 8R 9Y 10B"),
        (2, "1B 2R 3Y 4G wR wG"),
        (2, "1R 2B 3G 4Y wB wY"),
    )
)
"""The dice: two kinds of high ones, then two kinds of low ones.

The second kind of each is the first with red and blue, green and yellow exchanged. No face is on two
kinds, so a face tells its die. The colours decide what the best phase 8 is worth (R16.1).
"""

DICE: Final = sum(kind.count for kind in KINDS)
"""How many dice there are."""

HIGH_DIE: Final = KINDS[0]
"""The die that is rolled for the order (R16.2)."""

FACES: Final = tuple(face for kind in KINDS for face in kind.sides)
KIND: Final = {face: place for place, kind in enumerate(KINDS) for face in kind.sides}
"""The place in ``KINDS`` of the kind of die that has this face."""
NUMBER: Final = {face: 0 if face[0] == WILD else int(face[:-1]) for face in FACES}
"""The number of a face, 0 for a wild: also what it scores (R16.6)."""
COLOUR: Final = {face: Colour(face[-1]) for face in FACES}
_PLACE: Final = {
    face: place for place, face in enumerate(sorted(FACES, key=lambda f: (-NUMBER[f], COLOURS.index(COLOUR[f]))))
}


def in_order(dice: Iterable[Face]) -> tuple[Face, ...]:
    """Return dice as they are listed everywhere: high numbers first, wilds last.

    >>> in_order(map(Face, "wG 5R 10B 2R 10R".split()))
    ('10R', '10B', '5R', '2R', 'wG')
    """
    return tuple(sorted(dice, key=_PLACE.__getitem__))


def missing(wanted: Iterable[Face], dice: Iterable[Face]) -> Face | None:
    """Return the first wanted face that the dice do not show, each die serving once."""
    rest = Counter(dice)
    for face in wanted:
        if not rest[face]:
            return face
        rest[face] -= 1
    return None


def without(dice: Iterable[Face], taken: Iterable[Face]) -> tuple[Face, ...]:
    """Return the dice that are left when some are taken away."""
    rest = Counter(dice)
    rest.subtract(taken)
    return tuple(rest.elements())
