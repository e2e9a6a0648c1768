"""One way to fill chosen groups with cards, with as few wilds as can be, found at once (R4.8, R5.2).

Which way of all is best is not asked here: that is for ``finder_best``.
"""

from collections.abc import Sequence

from tenphases.rules.cards import FACES, NUMBER, WILD, Face
from tenphases.rules.finder_places import Choice, fitting_faces
from tenphases.rules.phases import RUNS


def matched(groups: Sequence[Choice], hand: Sequence[Face]) -> tuple[tuple[Face, ...], ...]:
    """Return the cards of each group, in canonical form, each with a numbered card of its own if that can be.

    Places find cards one after another, and whoever holds a card that a later place needs looks for another one: so
    a place that has a card never loses it without getting another.
    """
    cards = [face for face in hand if NUMBER[face]]
    places = [(at, step) for at, group in enumerate(groups) for step in range(group.size)]
    holder: dict[int, tuple[int, int]] = {}

    def finds(place: tuple[int, int], tried: set[int]) -> bool:
        for card in _fitting(groups[place[0]], place[1], cards):
            if card not in tried:
                tried.add(card)
                if card not in holder or finds(holder[card], tried):
                    holder[card] = place
                    return True
        return False

    for at in range(len(groups)):  # R5.2: one for each group first
        any(finds(place, set()) for place in places if place[0] == at)
    for place in places:
        if place not in holder.values():
            finds(place, set())
    found = {place: cards[card] for card, place in holder.items()}
    return tuple(
        _in_order(group, [found.get((at, step), WILD) for step in range(group.size)]) for at, group in enumerate(groups)
    )


def _fitting(group: Choice, step: int, cards: Sequence[Face]) -> list[int]:
    """Return which of the cards may stand at that place of a group."""
    faces = fitting_faces(group)
    number = group.number + step if group.kind in RUNS else 0
    return [at for at, face in enumerate(cards) if face in faces and (not number or NUMBER[face] == number)]


def _in_order(group: Choice, cards: list[Face]) -> tuple[Face, ...]:
    return tuple(cards) if group.kind in RUNS else tuple(sorted(cards, key=FACES.index))
