"""What a hand is worth before the phase is laid: its distance, then how many cards would shorten it.

One whole number, lower for better. Distances and useful cards come from ``rules.finder``; here they are
weighed, and remembered, for a hand is looked at many times with one card more or less.
"""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from tenphases.rules import finder
from tenphases.rules.cards import COLOUR, NUMBER, Face, remove
from tenphases.rules.phases import COLOURED, Kind, Phase
from tenphases.rules.ruleset import Ruleset, deck, phases_of

STEP: Final = 1_000
"""What one card of distance counts: more than all the cards that may come."""

_SAMPLE: Final = 48


class Scale:
    """Weighs hands for the phases that a player may be making, given which cards may still come."""

    def __init__(self, ruleset: Ruleset, places: Iterable[int], left: Counter[Face], *, boldness: float = 0.0) -> None:
        """Take the open phases by their places.

        ``boldness``: among several open phases, how much of a phase's usual distance is taken off it, so
        that a hard phase that is near goes before an easy one that is as near.
        """
        self._ruleset = ruleset
        self._places = tuple(places)
        self._left = left
        self._most_left = sum(max(number, 0) for number in left.values())
        bold = boldness if len(self._places) > 1 else 0.0
        self._aims = [
            (phases_of(ruleset.phases)[place], round(bold * STEP * usual_distance(ruleset, place)) if bold else 0)
            for place in self._places
        ]

    def distance(self, hand: Sequence[Face]) -> int:
        """Return the least number of cards still needed for any of the phases, 0 without a phase."""
        return min((_distance(phase, self._ruleset, _plain(phase, hand)) for phase, _ in self._aims), default=0)

    def reach(self, hand: Sequence[Face]) -> int:
        """Return the distance alone, in STEPs, less what a bold player takes off."""
        return min(self._reaches(hand), default=0)

    def weigh(self, hand: Sequence[Face]) -> int:
        """Return the hand's worth, lower for better."""
        return min(self._weights(hand), default=0)

    def favourite(self, hand: Sequence[Face]) -> int:
        """Return the place of the phase for which the hand is worth most."""
        weights = self._weights(hand)
        return self._places[weights.index(min(weights))]

    def after_discard(self, hand: tuple[Face, ...]) -> dict[Face, int]:
        """Return, for each face of the hand, the worth of the hand without one such card.

        Faces that no useful cards could make the best to throw are given their reach alone.
        """
        rests = {face: remove(hand, face) for face in dict.fromkeys(hand)}
        reaches = {face: self.reach(rest) for face, rest in rests.items()}
        enough = min(reaches.values()) + self._most_left
        return {face: reach if reach > enough else self.weigh(rests[face]) for face, reach in reaches.items()}

    def _reaches(self, hand: Sequence[Face]) -> list[int]:
        return [STEP * _distance(phase, self._ruleset, _plain(phase, hand)) - bonus for phase, bonus in self._aims]

    def _weights(self, hand: Sequence[Face]) -> list[int]:
        reaches = self._reaches(hand)
        enough = min(reaches, default=0) + self._most_left
        return [
            reach if reach > enough else reach - self._chances(phase, hand)
            for reach, (phase, _) in zip(reaches, self._aims, strict=True)
        ]

    def _chances(self, phase: Phase, hand: Sequence[Face]) -> int:
        """Return how many of the cards that may come would lower the distance."""
        return sum([max(self._left[face], 0) for face in _useful(phase, self._ruleset, _plain(phase, hand))])


@lru_cache(maxsize=256)
def usual_distance(ruleset: Ruleset, place: int) -> float:
    """Return the mean distance of a dealt hand to a phase, from a fixed sample: good to about a fifth of a card."""
    pack, dice, phase = deck(ruleset), random.Random(0), phases_of(ruleset.phases)[place]
    hands = [dice.sample(pack, ruleset.hand_size) for _ in range(_SAMPLE)]
    return sum(finder.distance(phase, hand, ruleset) for hand in hands) / _SAMPLE


@lru_cache(maxsize=256)
def _looks(phase: Phase) -> dict[Face, Face]:
    """Return, for each face, one that is the same to a phase: colours mean nothing to sets and runs."""
    kinds = {spec.kind for spec in phase.groups}

    def look(face: Face) -> Face:
        if kinds == {Kind.COLOUR}:
            return Face(f"{COLOUR[face]}1") if COLOUR[face] else face
        return Face(f"R{NUMBER[face]}") if NUMBER[face] and not kinds & COLOURED else face

    return {face: look(face) for face in NUMBER}


def _plain(phase: Phase, hand: Sequence[Face]) -> tuple[Face, ...]:
    """Return the hand as the phase sees it, so that hands that are alike are reckoned once."""
    looks = _looks(phase)
    return tuple(sorted([looks[face] for face in hand]))


@lru_cache(maxsize=1 << 16)
def _distance(phase: Phase, ruleset: Ruleset, hand: tuple[Face, ...]) -> int:
    return finder.distance(phase, hand, ruleset)


@lru_cache(maxsize=1 << 16)
def _useful(phase: Phase, ruleset: Ruleset, hand: tuple[Face, ...]) -> tuple[Face, ...]:
    return finder.useful(phase, hand, ruleset)
