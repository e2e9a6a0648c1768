"""How far a hand is from its phase: the cards still missing, and which would help (R4, R5).

Only how many; which cards to lay is found in ``finder_ways`` and ``finder_best``.

How it is counted. Wilds fit everywhere (R5.1), so the question is how many *numbered* cards can serve
in the phase's groups at once; the wilds fill what they leave open. Where a group may choose its
number or colour, that choice never stands against a natural in every group (R5.2): a group without one
can move to any card that another can spare. So the two can be counted apart.

Most phases are of sets and runs alone, or of groups of one other kind. Then all that matters of a hand is how
many cards of each class (number, colour, parity) it holds. These counts are packed into one
integer, eight bits a class, so that a run takes its cards from all twelve with one subtraction.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from tenphases.rules.cards import COLOUR, COLOURS, FACES, HIGHEST, NUMBER, NUMBERED, SKIP, WILD, Face
from tenphases.rules.finder_places import Choice, Held, choices
from tenphases.rules.phases import PARITY, GroupSpec, Kind, Phase
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset

_BITS: Final = 8
_CLASSES: Final = HIGHEST
_LOW: Final = int.from_bytes(b"\x7f" * _CLASSES, "little")
_MARKS: Final = int.from_bytes(b"\x80" * _CLASSES, "little")
"""The top bit of each class: added to ``_LOW`` a count of one or more sets it."""

_BY_NUMBER: Final = frozenset({Kind.SET, Kind.RUN, Kind.EVEN, Kind.ODD})
"""The kinds to which colours are all one."""

IMPOSSIBLE: Final = 1000
"""At least this far is a hand from a phase that no cards can make, such as ``run13``."""


class _Plan(NamedTuple):
    """What a phase's groups ask for, in the form in which hands are measured against it."""

    size: int
    adds: Callable[[Face], int] | None
    """What each face adds to the packed counts: wilds in the lowest byte. None: not a matter of counts."""
    runs: tuple[tuple[int, ...], ...] = ()
    """For each run the marks of every span it may have."""
    sets: tuple[int, ...] = ()
    """The sizes of the other groups, the largest first."""


@lru_cache(maxsize=4096)
def _plan(groups: tuple[GroupSpec, ...]) -> _Plan:
    """Compile the groups of a phase, once for each phase."""
    size = sum(spec.size for spec in groups)
    kinds = {spec.kind for spec in groups}
    if kinds <= {Kind.SET, Kind.RUN}:
        adds = _adds(lambda face: NUMBER[face] - 1)
    elif len(kinds) > 1 or kinds == {Kind.COLOUR_RUN}:
        return _Plan(size, None)
    else:
        adds = _adds(_class_of(kinds.pop()))
    runs = tuple(_spans(spec.size) for spec in groups if spec.kind is Kind.RUN)
    sets = sorted((spec.size for spec in groups if spec.kind is not Kind.RUN), reverse=True)
    return _Plan(size, adds, runs, tuple(sets))


def _class_of(kind: Kind) -> Callable[[Face], int]:
    """Return the class of each numbered face for groups all of that kind; negative: it fits none of them."""
    parity = PARITY.get(kind)

    def class_of(face: Face) -> int:
        if parity is not None and NUMBER[face] % 2 != parity:
            return -1
        return 0 if kind in {Kind.EVEN, Kind.ODD} else COLOURS.index(COLOUR[face])

    return class_of


def _adds(class_of: Callable[[Face], int]) -> Callable[[Face], int]:
    """Return what each face adds to counts packed by that class."""
    table = dict.fromkeys(FACES, 0) | {WILD: 1}
    for face in NUMBERED:
        if (place := class_of(face)) >= 0:
            table[face] = 1 << (_BITS * (place + 1))
    return table.__getitem__


def _spans(size: int) -> tuple[int, ...]:
    return tuple(
        sum(0x80 << (_BITS * (number - 1)) for number in choice.numbers)
        for choice in choices(GroupSpec(Kind.RUN, size))
    )


def _most(counts: int, runs: tuple[tuple[int, ...], ...], sets: tuple[int, ...]) -> int:
    """Return the most cards that these runs and sets can use together, each card in one (R4.8).

    A run takes one card of each number in its span that is there; the sets share what is left. What
    they could use of everything bounds what a span can be worth, so few spans are looked into.
    """
    if not runs:
        return _most_in_sets(counts, sets) if sets else 0
    here = (counts + _LOW) & _MARKS
    takes = sorted({here & span for span in runs[0]}, key=int.bit_count, reverse=True)
    others = runs[1:]
    if not takes:
        return -IMPOSSIBLE
    if not others and not sets:
        return takes[0].bit_count()
    bound = _most(counts, others, sets)
    best = -IMPOSSIBLE
    for take in takes:
        if take.bit_count() + bound <= best:
            break
        best = max(best, take.bit_count() + _most(counts - (take >> (_BITS - 1)), others, sets))
    return best


def _most_in_sets(counts: int, sets: tuple[int, ...]) -> int:
    """Return the most cards that sets of these sizes can use; two may have the same number (R4.4)."""
    by_class = counts.to_bytes(_CLASSES, "little")
    if len(sets) == 1:
        return min(sets[0], max(by_class))
    return _shared(sets, tuple(sorted(by_class)[-len(sets) :]))


@lru_cache(maxsize=65536)
def _shared(sets: tuple[int, ...], counts: tuple[int, ...]) -> int:
    """Return the most cards that sets can use of classes with these counts, as many as there are sets.

    No more classes can be needed, and there is no better use for a set than one of the fullest.
    """
    if not sets:
        return 0
    best = 0
    for place, count in enumerate(counts):
        used = min(count, sets[0])
        rest = sorted((*counts[:place], count - used, *counts[place + 1 :]))
        best = max(best, used + _shared(sets[1:], tuple(rest)))
    return best


_Options = list[tuple[list[tuple[int, Choice]], int, bool]]
"""For each group, the last first: its choices with what each can use alone, the most first, what the
groups after it can use at most, and whether the group before it is of the same spec."""


@lru_cache(maxsize=4096)
def _in_order(groups: tuple[GroupSpec, ...]) -> tuple[tuple[GroupSpec, bool], ...]:
    """Return the groups as they are searched, the last first, each with whether the one before it is alike."""
    ordered = sorted(groups, key=str)
    return tuple((spec, place > 0 and ordered[place - 1] == spec) for place, spec in reversed([*enumerate(ordered)]))


def _most_by_search(groups: tuple[GroupSpec, ...], hand: Sequence[Face], best: int) -> int:
    """Return the most cards the groups can use where number and colour both matter, or ``best`` if more."""
    held = Held(hand)
    options = []
    after = 0
    for spec, alike in _in_order(groups):
        alone = sorted(((held.alone(choice), choice) for choice in choices(spec)), key=itemgetter(0), reverse=True)
        if not alone:
            return -IMPOSSIBLE
        options.append((alone, after, alike))
        after += alone[0][0]
    if len(options) == 1:
        return max(best, after)
    return _search(held, options, (), best)


def _search(held: Held, options: _Options, chosen: tuple[Choice, ...], best: int, last: int = 0) -> int:
    """Return the most cards to be used when the groups not yet chosen are chosen best, or ``best`` if more.

    ``last`` is the place of the choice made last: groups of one spec are chosen in one order and no other.
    """
    used = held.placed(chosen) if chosen else 0
    if len(chosen) == len(options):
        return max(best, used)
    group, after, alike = options[-1 - len(chosen)]
    for place in range(last if alike else 0, len(group)):
        alone, choice = group[place]
        if used + alone + after <= best:
            break  # the later ones can use no more
        best = _search(held, options, (*chosen, choice), best, place)
    return best


def _bare(groups: tuple[GroupSpec, ...], hand: Sequence[Face]) -> int:
    """Return how many of the groups must stay without a numbered card, whatever is chosen (R5.2)."""
    by_parity = [0, 0]
    for face in hand:
        if number := NUMBER[face]:
            by_parity[number % 2] += 1
    served = 0
    for parity in (0, 1):
        want = sum(1 for spec in groups if PARITY.get(spec.kind) == parity)
        fit = min(want, by_parity[parity])
        by_parity[parity] -= fit
        served += fit
    free = sum(1 for spec in groups if spec.kind not in PARITY)
    return len(groups) - served - min(free, sum(by_parity))


def most_placed(groups: tuple[GroupSpec, ...], hand: Sequence[Face]) -> int:
    """Return the most numbered cards of the hand that can serve in those groups at once."""
    plan = _plan(groups)
    if plan.adds is None:
        return _most_by_search(groups, hand, 0)
    return _most(sum(map(plan.adds, hand)) >> _BITS, plan.runs, plan.sets)


def distance(phase: Phase, hand: Sequence[Face], ruleset: Ruleset) -> int:
    """Return the least number of cards still missing: 0 exactly if the phase can be laid (R4.1).

    The missing cards may be any that exist, as often as needed: what is gone already is not asked.
    Where the last card must be discarded (R7.2), a hand that would be laid whole misses one.
    """
    return _distance(phase.groups, hand, ruleset, 0)


def completes(phase: Phase, hand: Sequence[Face], ruleset: Ruleset) -> bool:
    """Say whether the phase can be laid from this hand."""
    return _distance(phase.groups, hand, ruleset, None) == 0


def _distance(groups: tuple[GroupSpec, ...], hand: Sequence[Face], ruleset: Ruleset, best: int | None) -> int:
    """Return the distance, looking only for ways to use more numbered cards than ``best``.

    With None it is enough to learn whether the distance is 0.
    """
    plan = _plan(groups)
    if plan.adds is None:
        wilds = hand.count(WILD)
        too_few = max(0, plan.size - wilds - 1) if best is None else best
        placed = _most_by_search(groups, hand, too_few)
    else:
        packed = sum(map(plan.adds, hand))
        placed, wilds = _most(packed >> _BITS, plan.runs, plan.sets), packed & ((1 << _BITS) - 1)
    most = ruleset.max_wilds_laid
    if most is not None and wilds > most:  # R5.3
        wilds = most
    missing = plan.size - placed - wilds
    if ruleset.naturals is Naturals.PER_PHASE:  # R5.2
        missing = max(missing, int(placed <= 0))
    elif placed < len(groups) or plan.adds is None:
        missing = max(missing, _bare(groups, hand))
    if ruleset.go_out is GoOut.DISCARD:  # R7.2
        missing = max(missing, plan.size + 1 - len(hand))
    return max(missing, 0)


@lru_cache(maxsize=4096)
def _alike(groups: tuple[GroupSpec, ...]) -> tuple[tuple[Face, ...], ...]:
    """Return the faces by what they are to those groups: all of one number, or all of one colour, are the same."""
    same: Callable[[Face], Hashable] = str
    if all(spec.kind in _BY_NUMBER for spec in groups):
        same = NUMBER.__getitem__
    elif all(spec.kind is Kind.COLOUR for spec in groups):
        same = COLOUR.__getitem__
    classes: dict[Hashable, list[Face]] = {}
    for face in NUMBERED:
        classes.setdefault(same(face), []).append(face)
    return (*map(tuple, classes.values()), (WILD,), (SKIP,))


def useful(phase: Phase, hand: Sequence[Face], ruleset: Ruleset) -> tuple[Face, ...]:
    """Return the faces that would lower the distance, in the order of FACES.

    Faces of which the ruleset has no card are left out; whether any is still to come is not asked.
    """
    groups = phase.groups
    now = _distance(groups, hand, ruleset, 0)
    if now == 0:
        return ()
    placed = most_placed(groups, hand)
    helpful: set[Face] = set()
    for alike in _alike(groups):
        face = alike[0]
        if (face == WILD and not ruleset.wilds) or (face == SKIP and not ruleset.skips):
            continue
        if _distance(groups, (*hand, face), ruleset, placed) < now:
            helpful.update(alike)
    return tuple(face for face in FACES if face in helpful)
