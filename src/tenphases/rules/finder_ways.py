"""What cards can make: the readings of some cards as one group, and every way to lay a phase (R4, R5).

Which way is best is decided in ``finder_best``.

Canonical form. The cards of a run stand in order, those of every other group in the order of
``FACES`` (so wilds last). Groups stand in the order of the phase's text, and among themselves
groups of one spec by number, then colour (red blue yellow green), then cards compared one by one.
So two ways are the same exactly if their canonical forms are equal.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import repeat
from typing import Final, NamedTuple

from tenphases.rules.cards import FACES, NUMBER, NUMBERED, WILD, Face
from tenphases.rules.finder_distance import completes, most_placed
from tenphases.rules.finder_places import Choice, Held, choices, fitting_faces
from tenphases.rules.phases import RUNS, Group, GroupSpec, Phase
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset

_ORDER: Final = {face: place for place, face in enumerate(FACES)}
_LAYABLE: Final = frozenset((*NUMBERED, WILD))
"""R4.8: skips are never part of a group."""


@lru_cache(maxsize=4096)
def _fitting_set(choice: Choice) -> frozenset[Face]:
    return frozenset(fitting_faces(choice))


_Order = tuple[tuple[int, int], tuple[int, ...]]


def group_order(group: Group) -> _Order:
    """Return where a group stands among others of its spec: by number, colour, then cards."""
    choice = Choice(group.kind, len(group.cards), group.number, group.colour)
    return choice.order, tuple(_ORDER.get(face, len(FACES)) for face in group.cards)


def canonical(phase: Phase, groups: Sequence[Group]) -> tuple[Group, ...]:
    """Return the same lay-down in canonical form, in which ``ways`` gives it.

    Nothing is judged and nothing mended: cards of a run stay as they stand, each group keeps its
    kind, number and colour, and groups change places only with others of their spec.
    """
    tidy = [_tidy(group) for group in groups]
    if len(tidy) != len(phase.groups):
        return tuple(tidy)
    for spec in set(phase.groups):
        places = [place for place, other in enumerate(phase.groups) if other == spec]
        for place, group in zip(places, sorted((tidy[at] for at in places), key=group_order), strict=True):
            tidy[place] = group
    return tuple(tidy)


def _tidy(group: Group) -> Group:
    if group.kind in RUNS:
        return group
    cards = sorted(group.cards, key=lambda face: _ORDER.get(face, len(FACES)))
    return Group(group.kind, tuple(cards), group.number, group.colour)


def readings(spec: GroupSpec, cards: Sequence[Face], ruleset: Ruleset) -> tuple[Group, ...]:
    """Return every group of that kind which exactly these cards can be, in whatever order they are named.

    There are several where a wild's role is open (R5.5), none where the cards are no such group or too few
    for it. How many wilds a lay-down may hold (R5.3) concerns it as a whole and is not asked here.
    """
    size = len(cards)
    if size < spec.size or (ruleset.lay_exact and size > spec.size):  # R4.7
        return ()
    if not _LAYABLE.issuperset(cards):
        return ()
    bare = all(face == WILD for face in cards)
    if bare and ruleset.naturals is Naturals.PER_GROUP:  # R5.2
        return ()
    arranged = ((choice, _arranged(choice, cards)) for choice in choices(GroupSpec(spec.kind, size)))
    return tuple(Group(spec.kind, filled, choice.number, choice.colour) for choice, filled in arranged if filled)


def _arranged(choice: Choice, cards: Sequence[Face]) -> tuple[Face, ...]:
    """Return these cards as that group in canonical form, or nothing if they are not that group."""
    numbered = [face for face in cards if face != WILD]
    if not _fitting_set(choice).issuperset(numbered):
        return ()
    if choice.kind not in RUNS:
        return tuple(sorted(cards, key=_ORDER.__getitem__))
    by_number = {NUMBER[face]: face for face in numbered}
    if len(by_number) < len(numbered):  # R4.3: no number twice
        return ()
    return tuple(by_number.get(number, WILD) for number in choice.numbers)


def fillings(choice: Choice, left: dict[Face, int], wilds: int) -> Iterator[tuple[Face, ...]]:
    """Yield every choice of cards that makes that group, in canonical form and order.

    ``left`` counts the numbered cards there are, and ``wilds`` may be used. While the caller looks at one
    filling, its numbered cards are missing from ``left``.
    """
    return _fill(choice, left, wilds, ())


def _fill(choice: Choice, left: dict[Face, int], wilds: int, cards: tuple[Face, ...]) -> Iterator[tuple[Face, ...]]:
    if len(cards) == choice.size:
        yield cards
        return
    for face in _next_faces(choice, len(cards), cards[-1] if cards else None):
        if left.get(face):
            left[face] -= 1
            yield from _fill(choice, left, wilds, (*cards, face))
            left[face] += 1
    if wilds:
        yield from _fill(choice, left, wilds - 1, (*cards, WILD))


@lru_cache(maxsize=65536)
def _next_faces(choice: Choice, place: int, last: Face | None) -> tuple[Face, ...]:
    """Return the numbered faces that may come next: of a run those of its next number, else none before the last."""
    faces = fitting_faces(choice)
    if choice.kind in RUNS:
        return tuple(face for face in faces if NUMBER[face] == choice.number + place)
    if last == WILD:
        return ()
    return faces[faces.index(last) :] if last else faces


def ways(phase: Phase, hand: Sequence[Face], ruleset: Ruleset) -> Iterator[tuple[Group, ...]]:
    """Yield every way to lay the phase from this hand, each once and in canonical form.

    With cards beyond the phase's need where they may be laid at once (R4.7), never so many that none is left for
    a discard that must be (R7.2). With several wilds in hand there can be very many.
    """
    left = count_numbered(hand)
    wilds = hand.count(WILD)
    if ruleset.max_wilds_laid is not None:  # R5.3
        wilds = min(wilds, ruleset.max_wilds_laid)
    room = len(hand) - (ruleset.go_out is GoOut.DISCARD)
    if completes(phase, hand, ruleset):
        yield from _lay(_Task(phase.groups, ruleset, left), wilds, room, ())


def count_numbered(hand: Sequence[Face]) -> dict[Face, int]:
    """Return how many cards of each numbered face the hand holds."""
    counts: dict[Face, int] = {}
    for face in hand:
        if NUMBER[face]:
            counts[face] = counts.get(face, 0) + 1
    return counts


class _Task(NamedTuple):
    """What stays the same while groups are laid one after the other, and the cards that are left."""

    specs: tuple[GroupSpec, ...]
    ruleset: Ruleset
    left: dict[Face, int]


def _lay(task: _Task, wilds: int, room: int, laid: tuple[Group, ...]) -> Iterator[tuple[Group, ...]]:
    """Yield every way to go on from the groups laid, with at most so many more wilds and cards."""
    specs = task.specs
    if len(laid) == len(specs):
        if any(card != WILD for group in laid for card in group.cards):  # R5.2
            yield laid
        return
    spec, after = specs[len(laid)], specs[len(laid) + 1 :]
    room_now = room - sum(other.size for other in after)
    earlier = [group_order(group) for group, other in zip(laid, specs, strict=False) if other == spec]
    for group in _groups(task, spec, wilds, room_now):
        if earlier and group_order(group) < earlier[-1]:
            continue  # the same two groups the other way round
        wilds_after = wilds - group.cards.count(WILD)
        if _enough(after, task.left, wilds_after):
            yield from _lay(task, wilds_after, room - len(group.cards), (*laid, group))


def _groups(task: _Task, spec: GroupSpec, wilds: int, room: int) -> Iterator[Group]:
    """Yield every group for that spec of at most so many cards; while one is looked at its cards are gone."""
    held = Held(_cards(task.left))
    for size in range(spec.size, (spec.size if task.ruleset.lay_exact else room) + 1):  # R4.7
        possible = [c for c in choices(GroupSpec(spec.kind, size)) if held.alone(c) + wilds >= size]
        if not possible:
            return  # nor is there a larger group
        for choice in possible:
            for cards in fillings(choice, task.left, wilds):
                if task.ruleset.naturals is Naturals.PER_PHASE or cards.count(WILD) < size:  # R5.2
                    yield Group(spec.kind, cards, choice.number, choice.colour)


def _enough(specs: tuple[GroupSpec, ...], left: dict[Face, int], wilds: int) -> bool:
    """Say whether so many wilds fill what the cards left leave open in those groups."""
    return not specs or most_placed(specs, _cards(left)) + wilds >= sum(spec.size for spec in specs)


def _cards(left: dict[Face, int]) -> list[Face]:
    return [face for face, count in left.items() for face in repeat(face, count)]
