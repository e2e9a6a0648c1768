"""Phases as text and as values: ``set3 + run4`` and what it asks for (R4).

What cards may be laid for a phase is judged in ``judge``; ways to make one are found in ``finder``.
"""

import re
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec

from tenphases.rules.cards import COLOUR, HIGHEST, NO_COLOUR, NUMBER, WILD, Colour, Face


class Kind(StrEnum):
    """What holds a group together (R4.3, R4.5); the value is the word used in phase texts."""

    SET = "set"
    RUN = "run"
    COLOUR = "colour"
    COLOUR_RUN = "colour-run"
    EVEN = "even"
    ODD = "odd"
    COLOUR_EVEN = "colour-even"
    COLOUR_ODD = "colour-odd"


RUNS: Final = frozenset({Kind.RUN, Kind.COLOUR_RUN})
COLOURED: Final = frozenset({Kind.COLOUR, Kind.COLOUR_RUN, Kind.COLOUR_EVEN, Kind.COLOUR_ODD})
PARITY: Final = {Kind.EVEN: 0, Kind.COLOUR_EVEN: 0, Kind.ODD: 1, Kind.COLOUR_ODD: 1}


class GroupSpec(msgspec.Struct, frozen=True):
    """One group that a phase asks for: its kind and the number of cards it needs."""

    kind: Kind
    size: int

    def __str__(self) -> str:
        """Return the text form, such as ``run4``."""
        return f"{self.kind}{self.size}"


class Phase(msgspec.Struct, frozen=True):
    """What a player must lay down: one or more groups, all at once (R4.1).

    ``number`` is the phase's name for the players; a short game may have the phases 2 4 6 8 10.
    """

    number: int
    groups: tuple[GroupSpec, ...]

    def __str__(self) -> str:
        """Return the text form without the number, such as ``set3 + run4``."""
        return " + ".join(map(str, self.groups))

    @property
    def size(self) -> int:
        """The number of cards the phase needs."""
        return sum(spec.size for spec in self.groups)


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards lying together, or meant to: as laid, as hit, and as proposed in a move.

    ``number`` is the number of a set or the lowest number of a run, else 0. ``colour`` is set for
    the kinds of one colour. The cards of a run stand in order, the first at ``number``; in every
    other kind order means nothing. So each wild's role (R5.4) follows from its place.
    """

    kind: Kind
    cards: tuple[Face, ...]
    number: int = 0
    colour: Colour = NO_COLOUR

    @property
    def high(self) -> int:
        """The highest number of a run (for other kinds without meaning)."""
        return self.number + len(self.cards) - 1

    def ends(self) -> tuple[int, ...]:
        """Return the numbers by which a run can grow (R6.4); nothing for other kinds."""
        if self.kind not in RUNS:
            return ()
        return (self.number - 1,) * (self.number > 1) + (self.high + 1,) * (self.high < HIGHEST)

    def role_fits(self, card: Face, number: int) -> bool:
        """Say whether a card may stand in this group for that number, places aside (R4.3, R4.5, R5.1)."""
        if card == WILD:
            return True
        if self.kind in COLOURED and COLOUR[card] != self.colour:
            return False
        if self.kind in PARITY:
            return NUMBER[card] > 0 and NUMBER[card] % 2 == PARITY[self.kind]
        return self.kind is Kind.COLOUR or NUMBER[card] == number


_SPEC: Final = re.compile(r"(colour-run|colour-even|colour-odd|colour|set|run|even|odd)([1-9][0-9]?)")
_PHASE: Final = re.compile(r"(?:([1-9][0-9]?):)?(.*)", re.DOTALL)


class BadPhase(ValueError):
    """A phase text that cannot be read; ``part`` is the piece at fault."""

    def __init__(self, part: str) -> None:
        """Keep the piece that could not be read."""
        super().__init__(part)
        self.part = part


@lru_cache(maxsize=4096)
def parse_phase(text: str, place: int = 1) -> Phase:
    """Read a phase such as ``set3 + run4`` or, with its own number, ``2: set3 + run4``.

    Without a number of its own the phase bears that of its place in the list. Raises BadPhase.

    >>> str(parse_phase("set3+run4")), parse_phase("6: run9").number
    ('set3 + run4', 6)
    """
    found = _PHASE.fullmatch(text.strip())
    named, body = found.groups() if found else (None, text)
    specs = []
    for part in body.split("+"):
        spec = _SPEC.fullmatch("".join(part.split()))
        if spec is None:
            raise BadPhase(part.strip() or text)
        specs.append(GroupSpec(Kind(spec[1]), int(spec[2])))
    return Phase(int(named) if named else place, tuple(specs))


def phase_text(phase: Phase, place: int) -> str:
    """Return the text from which ``parse_phase`` makes this phase at that place of the list."""
    return str(phase) if phase.number == place else f"{phase.number}: {phase}"
