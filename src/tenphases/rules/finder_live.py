"""How far a hand is from its phase when it is known which cards are gone (R4, R5).

``finder_distance`` counts missing cards as if any could still come. Here each choice of the groups' numbers and
colours is looked at by itself: can what may still come fill the places that the hand leaves open? The hand's own cards
never stand in the way of that: a filling of more places can always be had by adding to one of fewer.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from tenphases.rules.cards import NUMBER, WILD, Face
from tenphases.rules.finder_distance import IMPOSSIBLE, distance
from tenphases.rules.finder_places import Choice, Held, choices, fitting_faces
from tenphases.rules.phases import GroupSpec, Kind, Phase
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset

_FREE: Final = frozenset({Kind.SET, Kind.RUN, Kind.COLOUR})
"""Kinds whose groups can be chosen around any natural, so that each can have one of its own (R5.2)."""


def live_distance(phase: Phase, hand: Sequence[Face], ruleset: Ruleset, left: Mapping[Face, int]) -> int:
    """Return the least number of cards still missing, of those of which so many are left; IMPOSSIBLE if they don't do.

    Microseconds while there are wilds enough among them, else up to some milliseconds.
    """
    least = distance(phase, hand, ruleset)
    most = len(hand) + phase.size if ruleset.max_wilds_laid is None else ruleset.max_wilds_laid
    own = hand.count(WILD)
    naturals = [face for face in hand if NUMBER[face]]
    by_wilds = least <= min(left.get(WILD, 0), most - own) and len(naturals) >= len(phase.groups)
    if least == 0 or (by_wilds and all(spec.kind in _FREE for spec in phase.groups)):
        return least
    others = [face for face, count in left.items() for _ in range(count) if NUMBER[face]]
    wilds = min(own, most), min(own + left.get(WILD, 0), most)
    if ruleset.go_out is GoOut.DISCARD and phase.size + 1 > len(hand) + sum(left.values()):  # R7.2
        return IMPOSSIBLE
    found = min(_distances(phase, naturals, others, wilds, ruleset), default=IMPOSSIBLE)
    return max(found, least)


def _distances(
    phase: Phase, naturals: Sequence[Face], others: Sequence[Face], wilds: tuple[int, int], ruleset: Ruleset
) -> Iterator[int]:
    """Yield how many cards are missing for each choice that can still be filled."""
    held, every = Held(naturals), Held([*naturals, *others])
    together = [*naturals, *others]
    own, most = wilds
    for chosen in _chosen(phase.groups):
        if every.placed(chosen) + most < phase.size:
            continue
        open_places = phase.size - held.placed(chosen)
        bare = _bare(chosen, naturals)
        if ruleset.naturals is Naturals.PER_GROUP:  # R5.2
            if _bare(chosen, together):
                continue
        else:
            if _bare(chosen, together) == len(chosen):
                continue
            bare = int(bare == len(chosen))
        yield max(open_places - own, bare)


@lru_cache(maxsize=64)
def _chosen(groups: tuple[GroupSpec, ...]) -> tuple[tuple[Choice, ...], ...]:
    return tuple(product(*map(choices, groups)))


def _bare(chosen: Sequence[Choice], naturals: Sequence[Face]) -> int:
    """Return how many of the groups must stay without a numbered card, each card serving in one."""
    giver: dict[int, int] = {}

    def served(group: int, tried: set[int]) -> bool:
        fits = fitting_faces(chosen[group])
        for card, face in enumerate(naturals):
            if face in fits and card not in tried:
                tried.add(card)
                if card not in giver or served(giver[card], tried):
                    giver[card] = group
                    return True
        return False

    return sum(not served(group, set()) for group in range(len(chosen)))
