"""The track of a board: its spaces as text, what a space gives to choose from, how far a pawn goes (R15).

Which tracks cannot be played is said in ``findings``; who wins on one, in ``score``.
"""

import re
from enum import StrEnum
from functools import lru_cache
from typing import Final

TWIST: Final = 0
"""A twist space; every other space is the number of a phase (R15.4)."""

_WORD: Final = "twist"
_NUMBER: Final = re.compile(r"[1-9][0-9]?")


class Result(StrEnum):
    """What a player came to in a round, as far as the pawn is concerned (R15.5)."""

    OUT = "out"
    LAID = "laid"
    FAILED = "failed"


STEPS: Final = {Result.OUT: 3, Result.LAID: 2, Result.FAILED: 1}
"""How many spaces a pawn goes on after a round (R15.5)."""

TWIST_STEPS: Final = {Result.OUT: 6, Result.LAID: 4, Result.FAILED: -1}
"""The same for who played for a twist card (R15.5)."""


class BadTrack(ValueError):
    """A track that cannot be read: the space at fault, counted from 1, and its text."""

    def __init__(self, space: int, part: str) -> None:
        """Keep where it is and what stands there."""
        super().__init__(part)
        self.space = space
        self.part = part


@lru_cache(maxsize=256)
def parse_track(text: str) -> tuple[int, ...]:
    """Read a track, its spaces from the start on. Raises BadTrack.

    >>> parse_track("1 1 twist 2")
    (1, 1, 0, 2)
    """
    spaces = []
    for place, part in enumerate(text.split(), start=1):
        if part != _WORD and not _NUMBER.fullmatch(part):
            raise BadTrack(place, part)
        spaces.append(TWIST if part == _WORD else int(part))
    return tuple(spaces)


def track_text(spaces: tuple[int, ...]) -> str:
    """Return the text from which ``parse_track`` makes these spaces.

    >>> track_text((1, 1, 0, 2))
    '1 1 twist 2'
    """
    return " ".join(_WORD if space == TWIST else str(space) for space in spaces)


def numbers_at(spaces: tuple[int, ...], space: int) -> tuple[int, ...]:
    """Return the numbers of the phases that a space gives: its own, or the lower and the higher beside it (R15.4)."""
    if spaces[space] != TWIST:
        return (spaces[space],)
    before = next((number for number in reversed(spaces[:space]) if number != TWIST), TWIST)
    after = next((number for number in spaces[space + 1 :] if number != TWIST), TWIST)
    return tuple(number for number in (before, after) if number != TWIST)


def moved(spaces: tuple[int, ...], space: int, result: Result, *, twist_card: bool) -> int:
    """Return where a pawn stands after a round (R15.5)."""
    steps = TWIST_STEPS if twist_card else STEPS
    return min(max(space + steps[result], 0), len(spaces) - 1)


def of_numbers(spaces: tuple[int, ...], numbers: frozenset[int]) -> tuple[int, ...]:
    """Return the track without the spaces of other phases, and without twist spaces that lie between no two any more.

    >>> track_text(of_numbers(parse_track("1 twist 2 twist 3"), frozenset({1, 3})))
    '1 twist 3'
    """
    kept: list[int] = []
    for space in spaces:
        if space == TWIST and (not kept or kept[-1] == TWIST):
            continue
        if space == TWIST or space in numbers:
            kept.append(space)
    while kept and kept[-1] == TWIST:
        kept.pop()
    return tuple(kept)
