"""What a phase can tell apart of a hand: its kinds of cards, and which of them may change places.

A set sees numbers, a colour group sees colours. Hands with as many cards of every kind are the same hand to
the phase, and so are hands that differ only by an exchange of kinds that the phase treats alike.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from tenphases.rules.cards import COLOUR, COLOURS, HIGHEST, NUMBER, NUMBERED, Face
from tenphases.rules.finder import completes
from tenphases.rules.phases import PARITY, Kind, Phase
from tenphases.rules.ruleset import GoOut, Ruleset, deck

MOST_CARDS: Final = 14
"""The largest hand that is counted: with the card drawn its counts still go into four bits."""

_NUMBERS: Final = frozenset({Kind.SET, Kind.RUN, Kind.EVEN, Kind.ODD})
_COLOURS: Final = frozenset({Kind.COLOUR, Kind.COLOUR_EVEN, Kind.COLOUR_ODD, Kind.EVEN, Kind.ODD})


class Why(StrEnum):
    """Why the solo game of a phase cannot be solved."""

    NUMBER_AND_COLOUR = "number_and_colour"
    """Number and colour both matter: there are too many hands."""
    HAND_TOO_LARGE = "hand_too_large"
    NEVER_LAID = "never_laid"
    """No hand that can be held completes the phase."""


class UnsolvableError(ValueError):
    """A phase whose solo game has no exact solution here; ``why`` says what stands in the way."""

    def __init__(self, phase: str, why: Why) -> None:
        """Keep the phase's text and the reason."""
        super().__init__(phase, why)
        self.phase = phase
        self.why = why


class Block(NamedTuple):
    """Neighbouring kinds that may change places: ``times`` times ``width`` kinds from ``start`` on."""

    start: int
    width: int
    times: int


class Kinds(NamedTuple):
    """The kinds of numbered cards that a phase tells apart."""

    faces: tuple[tuple[Face, ...], ...]
    """The faces of each kind; two copies of each are in the deck (R1.1)."""
    blocks: tuple[Block, ...] = ()
    mirror: bool = False
    """Whether the kinds may be read backwards: a run does not care which way the numbers go."""
    cap: int = 0
    """More cards of a kind are of no use and counted together, as surplus. 0: all are counted by kind."""

    def copies(self) -> tuple[int, ...]:
        """Return how many cards of each kind the deck holds."""
        return tuple(2 * len(faces) for faces in self.faces)


def kinds_of(phase: Phase, ruleset: Ruleset) -> Kinds:
    """Return what the phase tells apart. Raises UnsolvableError."""
    kinds = {spec.kind for spec in phase.groups}
    most = ruleset.hand_size + (ruleset.go_out is GoOut.ANY)  # R7.2: a card must be left to discard
    if phase.size > most or not completes(phase, deck(ruleset), ruleset):
        raise UnsolvableError(str(phase), Why.NEVER_LAID)
    if ruleset.hand_size > MOST_CARDS:
        raise UnsolvableError(str(phase), Why.HAND_TOO_LARGE)
    if kinds <= _NUMBERS:
        return _by_number(phase, kinds)
    if not kinds <= _COLOURS:
        raise UnsolvableError(str(phase), Why.NUMBER_AND_COLOUR)
    if kinds == {Kind.COLOUR}:
        one = tuple(tuple(face for face in NUMBERED if COLOUR[face] == colour) for colour in COLOURS)
        return Kinds(one, (Block(0, 1, len(COLOURS)),))
    both = tuple(
        tuple(face for face in NUMBERED if COLOUR[face] == colour and NUMBER[face] % 2 == parity)
        for colour in COLOURS
        for parity in (0, 1)
    )
    return Kinds(both, (Block(0, 2, len(COLOURS)),))


def _by_number(phase: Phase, kinds: set[Kind]) -> Kinds:
    numbers = list(range(1, HIGHEST + 1))
    if kinds <= set(PARITY):
        return Kinds(tuple(tuple(face for face in NUMBERED if NUMBER[face] % 2 == parity) for parity in (0, 1)))
    if kinds & set(PARITY) and Kind.RUN not in kinds:
        numbers.sort(key=lambda number: number % 2)
    faces = tuple(tuple(face for face in NUMBERED if NUMBER[face] == number) for number in numbers)
    if Kind.RUN in kinds:
        cap = len(phase.groups) if kinds == {Kind.RUN} else 0
        return Kinds(faces, mirror=not kinds & set(PARITY), cap=cap)
    if kinds == {Kind.SET}:
        return Kinds(faces, (Block(0, 1, HIGHEST),))
    return Kinds(faces, (Block(0, 1, HIGHEST // 2), Block(HIGHEST // 2, 1, HIGHEST // 2)))
