"""Places in groups, and how many numbered cards of a hand can fill them (R4.3, R4.5, R4.8).

Wilds are not counted here: they fill what the numbered cards leave open. Which groups to choose
is decided in the other ``finder_`` modules.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tenphases.rules.cards import COLOUR, COLOURS, HIGHEST, LOWEST, NO_COLOUR, NUMBER, NUMBERED, Colour, Face
from tenphases.rules.phases import COLOURED, PARITY, RUNS, GroupSpec, Kind


class Choice(NamedTuple):
    """One group that a spec allows: ``size`` cards of this number (a run: from it upwards) and colour."""

    kind: Kind
    size: int
    number: int = 0
    colour: Colour = NO_COLOUR

    @property
    def numbers(self) -> range:
        """The numbers a run spans."""
        return range(self.number, self.number + self.size)

    @property
    def order(self) -> tuple[int, int]:
        """Where this choice stands among those of its kind: by number, then by colour."""
        return self.number, _COLOUR_ORDER[self.colour]


_COLOUR_ORDER: Final = {NO_COLOUR: -1} | {colour: place for place, colour in enumerate(COLOURS)}


@lru_cache(maxsize=1024)
def choices(spec: GroupSpec) -> tuple[Choice, ...]:
    """Return every group of exactly that size, in order: each number of a set, each span of a run, each colour."""
    colours = COLOURS if spec.kind in COLOURED else (NO_COLOUR,)
    numbers = range(1)
    if spec.kind is Kind.SET:
        numbers = range(LOWEST, HIGHEST + 1)
    elif spec.kind in RUNS:
        numbers = range(LOWEST, HIGHEST - spec.size + 2)  # R4.3: within 1-12, no turning the corner
    return tuple(Choice(spec.kind, spec.size, number, colour) for number in numbers for colour in colours)


@lru_cache(maxsize=4096)
def fitting_faces(choice: Choice) -> tuple[Face, ...]:
    """Return the numbered faces that may stand in that group, in the order of FACES (R4.3, R4.5)."""
    kind = choice.kind
    return tuple(
        face
        for face in NUMBERED
        if (kind not in COLOURED or COLOUR[face] == choice.colour)
        and (kind not in PARITY or NUMBER[face] % 2 == PARITY[kind])
        and (kind is not Kind.SET or NUMBER[face] == choice.number)
        and (kind not in RUNS or NUMBER[face] in choice.numbers)
    )


class Held:
    """The numbered cards of a hand as bit masks.

    A bit for each card in ``all``, in ``at`` by number, in ``of`` by colour; ``counts`` says how many there
    are of each number. ``numbers`` has a bit for each number that is there in a colour, and in any.
    """

    __slots__ = ("all", "at", "counts", "numbers", "of")

    def __init__(self, cards: Iterable[Face]) -> None:
        """Sort the numbered cards into masks; wilds and skips count for nothing here (R1.2)."""
        bit = 1
        at = [0] * (HIGHEST + 1)
        of = dict.fromkeys(COLOURS, 0)
        numbers = dict.fromkeys((NO_COLOUR, *COLOURS), 0)
        for face in cards:
            if number := NUMBER[face]:
                at[number] |= bit
                of[COLOUR[face]] |= bit
                numbers[COLOUR[face]] |= 1 << number
                numbers[NO_COLOUR] |= 1 << number
                bit <<= 1
        self.all = bit - 1
        self.at = at
        self.of = of
        self.counts = [mask.bit_count() for mask in at]
        self.numbers = numbers

    def fitting(self, choice: Choice) -> int:
        """Return the mask of the cards that may stand somewhere in that group."""
        kind, at = choice.kind, self.at
        if kind is Kind.SET:
            return at[choice.number]
        cards = self.of[choice.colour] if kind in COLOURED else self.all
        if kind in PARITY:
            first = 2 - PARITY[kind]
            return cards & _union(at[first::2])
        if kind in RUNS:
            return cards & _union(at[choice.number : choice.number + choice.size])
        return cards

    def alone(self, choice: Choice) -> int:
        """Return the most cards that group can use when no other wants any."""
        if choice.kind in RUNS:  # R4.3: no number twice
            span = ((1 << choice.size) - 1) << choice.number
            return (self.numbers[choice.colour] & span).bit_count()
        return min(choice.size, self.fitting(choice).bit_count())

    def placed(self, groups: Sequence[Choice]) -> int:
        """Return the most cards that can serve in all those groups at once, each card in one (R4.8).

        The theorem of König: it is the least number of groups' places and cards that touch every
        fitting pair. A wide group (a colour, evens, odds) has either all its places among them or all
        its cards; for the rest each number can be settled by itself.
        """
        wide = [group for group in groups if group.kind in _WIDE]
        covers = self._wide_covers(wide)
        if len(wide) == len(groups):
            return min(places + cards.bit_count() for places, cards in covers)
        narrow = [group for group in groups if group.kind not in _WIDE]
        everything = self.all.bit_count()
        return min(
            places + everything - sum(self.left_by_number(narrow, self.all & ~cards)) for places, cards in covers
        )

    def _wide_covers(self, wide: Sequence[Choice]) -> list[tuple[int, int]]:
        """Return, for each subset of wide groups covered by places, how many those are and the others' cards."""
        covers = [(0, 0)]
        for group in wide:
            mask = self.fitting(group)
            covers = [
                cover for places, cards in covers for cover in ((places + group.size, cards), (places, cards | mask))
            ]
        return covers

    def left_by_number(self, narrow: Sequence[Choice], cards: int) -> list[int]:
        """Return how many of those cards of each number are left when sets and runs have taken what they can.

        A run of one colour serves itself first: no other card would do for its place.
        """
        for group in narrow:
            if group.kind is Kind.COLOUR_RUN:
                own = self.of[group.colour]
                for number in group.numbers:
                    fit = cards & own & self.at[number]
                    cards ^= fit & -fit
        left = self.counts.copy() if cards == self.all else [(cards & mask).bit_count() for mask in self.at]
        for group in narrow:
            if group.kind is Kind.SET:
                left[group.number] = max(0, left[group.number] - group.size)
            elif group.kind is Kind.RUN:
                for number in range(group.number, group.number + group.size):
                    if left[number]:
                        left[number] -= 1
        return left


_WIDE: Final = frozenset({Kind.COLOUR, *PARITY})
"""The kinds whose groups take cards of several numbers, and any number of each."""


def _union(masks: Iterable[int]) -> int:
    together = 0
    for mask in masks:
        together |= mask
    return together
