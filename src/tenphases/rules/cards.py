"""The cards: faces, their numbers, colours and points, and the full deck (R1, R9.1).

Cards are told apart by face alone. Two cards of one face are the same card to every rule, so
nothing here or elsewhere gives a printed card an identity: an identity that follows a card from
the draw pile into a hand and onto the table would tell the others when it was drawn.
What a phase asks for lives in ``phases``; how many wilds and skips there are, in ``ruleset``.
"""

from typing import TYPE_CHECKING, Final, NewType

if TYPE_CHECKING:
    from collections.abc import Iterable

Face = NewType("Face", str)
"""A card's face in text notation: ``R5`` (colour and number), ``W`` (wild) or ``S`` (skip)."""

Colour = NewType("Colour", str)
"""One of the letters ``R B Y G``: red, blue, yellow, green (R1.1)."""

COLOURS: Final = (Colour("R"), Colour("B"), Colour("Y"), Colour("G"))
LOWEST: Final = 1
HIGHEST: Final = 12
WILD: Final = Face("W")
SKIP: Final = Face("S")
UNKNOWN: Final = Face("?")
"""A card of which a position says only that it is there. No deck holds it and no move may play it."""

NO_COLOUR: Final = Colour("")

_TWIST: Final = "T"

NUMBERED: Final[tuple[Face, ...]] = tuple(
    Face(f"{colour}{number}") for colour in COLOURS for number in range(LOWEST, HIGHEST + 1)
)
FACES: Final[tuple[Face, ...]] = (*NUMBERED, WILD, SKIP)
"""Every face there is, in the order in which hands are sorted by colour."""

NUMBER: Final[dict[Face, int]] = {face: int(face[1:]) for face in NUMBERED} | {WILD: 0, SKIP: 0, UNKNOWN: 0}
"""The number of a face, 0 where it has none (R1.2)."""

COLOUR: Final[dict[Face, Colour]] = {face: Colour(face[0]) for face in NUMBERED} | dict.fromkeys(
    (WILD, SKIP, UNKNOWN), NO_COLOUR
)
"""The colour of a face, ``""`` where it has none (R1.2)."""


def twist_face(place: int) -> Face:
    """Return what stands for a twist card in a shuffle: ``T1`` for the first (R15.7). It is in no hand and no pile."""
    return Face(f"{_TWIST}{place + 1}")


def twist_place(face: Face) -> int | None:
    """Return which twist card that is, None for a card of the deck."""
    return int(face[1:]) - 1 if face.startswith(_TWIST) else None


def remove(hand: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
    """Return the hand without one card of that face; its twins stay (ValueError if there is none)."""
    at = hand.index(face)
    return hand[:at] + hand[at + 1 :]


def remove_known(known: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
    """Return the cards still known to be held once one of that face was played, known or not."""
    return remove(known, face) if face in known else known


def missing(wanted: "Iterable[Face]", hand: "Iterable[Face]") -> Face | None:
    """Return the first wanted card that the hand cannot give, each card serving once (R4.8)."""
    rest = list(hand)
    for face in wanted:
        if face not in rest:
            return face
        rest.remove(face)
    return None
