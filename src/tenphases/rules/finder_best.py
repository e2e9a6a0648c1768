"""The best ways to lay a phase from a hand (R4.7, R5, R6.3, R6.4).

What best means. Of the ways that lay exactly the cards the phase needs, the best is the one which

1. leaves the fewest points of numbered cards in the hand once its further cards have been hit on
   these groups as well as can be, the wilds left over serving as bridges; then
2. lays the fewest wilds; then
3. leaves the most open ends of runs (R6.4); then
4. comes first by the groups' numbers and colours in the order of the phase, then by their cards, in canonical order.

Of the ways with the same numbers, spans and colours only the best is offered: which of several
equal cards is laid is no choice worth asking for. Skips and wilds left over count no points here: a skip stays
whatever is laid, a wild goes on any group but a run from 1 to 12. Nor does it
count that one card may have to be kept for the discard (R7.2), as that card leaves the hand too.
Other players' groups are not looked at.

Hands of some twenty cards and phases of many groups have more ways than can be compared while somebody waits. The
search has a measured effort, the same on every machine; where that is spent it gives the best of what it has seen.

>>> from tenphases.rules.phases import parse_phase
>>> from tenphases.rules.ruleset import Ruleset
>>> hand = tuple(map(Face, "R5 B5 G5 Y5 B8 Y9 W R10 R11 G2 B12".split()))
>>> [" ".join(group.cards) for group in best_way(parse_phase("set3 + run4"), hand, Ruleset()) or ()]
['R5 B5 Y5', 'B8 Y9 R10 R11']
"""

from bisect import insort
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import repeat
from operator import itemgetter
from typing import Final, NamedTuple

from tenphases.rules.cards import HIGHEST, LOWEST, NUMBERED, WILD, Face
from tenphases.rules.finder_distance import completes
from tenphases.rules.finder_match import matched
from tenphases.rules.finder_places import Choice, Held, choices
from tenphases.rules.finder_ways import count_numbered, fillings
from tenphases.rules.phases import RUNS, Group, GroupSpec, Kind, Phase
from tenphases.rules.ruleset import Naturals, Points, Ruleset
from tenphases.rules.score import points_of

TO_CHOOSE: Final = 4_000
"""The effort for choosing groups; one is some ten microseconds."""
TO_COMPARE: Final = 8_000
"""The effort for learning what stays in hand."""
TO_FILL: Final = 1_500
"""The effort for finding which cards go where."""


class _Effort:
    """What a search may still do."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def spent(self, cost: int = 1) -> bool:
        """Take a step; say whether there was nothing left for it."""
        self.left -= cost
        return self.left < 0


class _Hand(NamedTuple):
    """A hand that can lay the phase, as the search looks at it."""

    specs: tuple[GroupSpec, ...]
    held: Held
    wilds: int
    may_lay: int
    """How many of the wilds may be laid (R5.3)."""
    ruleset: Ruleset
    worth: tuple[int, ...]
    """The points of each number from 0, where 0 counts nothing (R9.1)."""
    comparing: _Effort
    filling: _Effort


def best_way(phase: Phase, hand: Sequence[Face], ruleset: Ruleset) -> tuple[Group, ...] | None:
    """Return the best way to lay the phase (the module says what best means), None if there is none."""
    found = best_ways(phase, hand, ruleset, 1)
    return found[0] if found else None


def best_ways(phase: Phase, hand: Sequence[Face], ruleset: Ruleset, most: int) -> tuple[tuple[Group, ...], ...]:
    """Return the best ways to lay the phase, best first, at most so many, no two with the same choices.

    Each is in canonical form and lays exactly the cards the phase needs.
    """
    if not completes(phase, hand, ruleset):
        return ()
    wilds = hand.count(WILD)
    may_lay = wilds if ruleset.max_wilds_laid is None else min(wilds, ruleset.max_wilds_laid)
    efforts = _Effort(TO_COMPARE), _Effort(TO_FILL)
    search = _Hand(phase.groups, Held(hand), wilds, may_lay, ruleset, _worth(ruleset.points), *efforts)
    ranked = _best_of(search, _bounded(search), most)
    return tuple(_filling(_Goal(search, groups, rank), hand) for rank, groups in ranked)


def _worth(points: Points) -> tuple[int, ...]:
    return (0, *(points_of(NUMBERED[number - LOWEST], points) for number in range(LOWEST, HIGHEST + 1)))


class _Rank(NamedTuple):
    """How good a way is: the less the better."""

    points: int
    wilds: int
    closed_ends: int
    order: tuple[tuple[int, int], ...]


_Ranked = tuple[_Rank, tuple[Choice, ...]]


def _bounded(search: _Hand) -> list[_Ranked]:
    """Return the choices of number, span and colour for the groups that the cards can fill, the most promising first.

    Each with a rank that its own cannot be less than.
    """
    found = []
    effort = _Effort(TO_CHOOSE)
    wide = sum(spec.kind not in {Kind.SET, *RUNS} for spec in search.specs)
    for chosen, open_places in _chosen(search, _options(search), (), 0, (effort, 1 << max(0, wide - 2))):
        found.append((_rank(search, chosen, open_places, exactly=False), chosen))
        effort.spent(1 + 2 * len(chosen))
        if effort.left < 0:
            break
    return sorted(found)


def _options(search: _Hand) -> list[list[Choice]]:
    """Return for each group what can be chosen, that for which most cards are there first."""
    held = search.held
    every = ([(held.alone(choice), choice) for choice in choices(spec)] for spec in search.specs)
    return [[choice for _, choice in sorted(each, key=itemgetter(0), reverse=True)] for each in every]


def _chosen(
    search: _Hand,
    options: list[list[Choice]],
    chosen: tuple[Choice, ...],
    open_places: int,
    effort: tuple[_Effort, int],
) -> Iterator[tuple[tuple[Choice, ...], int]]:
    """Yield every choice for the groups that the cards can fill, until the effort is spent and one is found.

    ``open_places`` is how many places of the groups chosen so far the numbered cards leave to wilds. More
    groups leave no fewer, so a branch that leaves too many is cut.
    """
    if len(chosen) == len(search.specs):
        if _has_naturals(search, chosen):
            yield chosen, open_places
        return
    spec = search.specs[len(chosen)]
    earlier = [group.order for group in chosen if (group.kind, group.size) == (spec.kind, spec.size)]
    places = spec.size + sum(group.size for group in chosen)
    for choice in options[len(chosen)]:
        if earlier and choice.order < earlier[-1]:
            continue  # the same two groups the other way round
        groups = (*chosen, choice)
        effort[0].spent(effort[1])
        left_open = places - search.held.placed(groups)
        if left_open <= search.may_lay:
            yield from _chosen(search, options, groups, left_open, effort)


def _best_of(search: _Hand, bounded: list[_Ranked], most: int) -> list[_Ranked]:
    """Return the best of some choices, at most so many, looking no further than to where none can be better."""
    best: list[_Ranked] = []
    for bound in bounded:
        if len(best) >= most and (best[most - 1] <= bound or search.comparing.left < 0):
            break
        insort(best, (_rank(search, bound[1], bound[0].wilds, exactly=True), bound[1]))
    return best[:most]


def _rank(search: _Hand, groups: tuple[Choice, ...], wilds: int, *, exactly: bool) -> _Rank:
    """Return the rank of the best way to lay these groups, for which so many wilds are needed, or what bounds it."""
    closed = sum((group.number == LOWEST) + (group.numbers[-1] == HIGHEST) for group in groups if group.kind in RUNS)
    points = _points_left(search, groups, search.held, groups, search.wilds, exactly=exactly)
    return _Rank(points, wilds, closed, tuple(group.order for group in groups))


def _has_naturals(search: _Hand, groups: tuple[Choice, ...]) -> bool:
    """Say whether the groups can have the numbered cards they need (R5.2)."""
    if search.ruleset.naturals is Naturals.PER_PHASE:
        return any(search.held.fitting(group) for group in groups)
    # Hall's theorem: each can have one of its own if any few of them have that many between them.
    unions = [(0, 0)]
    for group in groups:
        mask = search.held.fitting(group)
        unions += [(many + 1, together | mask) for many, together in unions]
    return all(many <= together.bit_count() for many, together in unions)


def _points_left(  # noqa: PLR0913 - what is on the table, in hand and asked
    search: _Hand, groups: tuple[Choice, ...], held: Held, to_fill: tuple[Choice, ...], wilds: int, *, exactly: bool
) -> int:
    """Return the points that stay in hand when these groups lie on the table and all is hit that can be.

    If not exactly: what they cannot be less than.

    ``to_fill`` is what must still be filled from ``held`` and the wilds: the groups themselves before
    they are laid, nothing afterwards.
    """
    stuck = held.all
    for group in groups:
        if group.kind not in RUNS:
            stuck &= ~held.fitting(group)  # R6.3: all of these can be hit
    if not stuck:
        return 0
    runs = [group for group in groups if group.kind in RUNS]
    free = wilds - sum(group.size for group in to_fill)
    growth = _Growth(held, stuck, to_fill, free, search, [_extensions(run, held, stuck) for run in runs])
    if not exactly:
        return growth.left(tuple(part for longer in growth.ways for part in longer[0]))
    return _least_left(growth, (), growth.left(()))


class _Growth(NamedTuple):
    """Runs that may be made longer, and what there is for it."""

    held: Held
    stuck: int
    to_fill: tuple[Choice, ...]
    free: int
    """The wilds that the groups to be filled do not need, were there no numbered cards."""
    search: _Hand
    ways: list[list[tuple[Choice, ...]]]
    """Of each run the ways to make it longer, the longest first."""

    def can(self, parts: tuple[Choice, ...]) -> bool:
        """Say whether the cards can make the runs longer by these parts; then also by fewer."""
        return not parts or sum([part.size for part in parts]) - self.held.placed(self.to_fill + parts) <= self.free

    def left(self, parts: tuple[Choice, ...]) -> int:
        """Return the points that stay in hand with these parts; with more of them never more."""
        runs = tuple(group for group in self.to_fill if group.kind in RUNS)
        left = self.held.left_by_number(runs + parts, self.stuck)
        return sum([worth * count for worth, count in zip(self.search.worth, left, strict=True)])


def _least_left(growth: _Growth, parts: tuple[Choice, ...], least: int, at: int = 0) -> int:
    """Return the least points that stay in hand however the runs from ``at`` on are made longer, or ``least``.

    What stays when each of them is made as long as can be bounds a branch, so few are looked into.
    """
    if at == len(growth.ways):
        return min(least, growth.left(parts))
    rest = tuple(part for longer in growth.ways[at + 1 :] for part in longer[0])
    for longer in growth.ways[at]:
        if growth.search.comparing.spent():
            break
        grown = (*parts, *longer)
        bound = growth.left(grown + rest)
        if bound < least and growth.can(grown):
            least = bound if growth.can(grown + rest) else _least_left(growth, grown, least, at + 1)
    return least


def _extensions(run: Choice, held: Held, stuck: int) -> list[tuple[Choice, ...]]:
    """Return the ways to make a run longer that end on a card which fits nowhere else, the longest first (R6.4)."""
    fits = stuck if run.kind is Kind.RUN else stuck & held.of[run.colour]
    end = run.number + run.size
    below = [number for number in range(LOWEST, run.number) if fits & held.at[number]]
    above = [number for number in range(HIGHEST, end - 1, -1) if fits & held.at[number]]
    down = [*((run._replace(number=number, size=run.number - number),) for number in below), ()]
    up = [*((run._replace(number=end, size=number - end + 1),) for number in above), ()]
    return [low + high for low in down for high in up]


_Filled = tuple[tuple[Face, ...], ...]


class _Goal(NamedTuple):
    """Groups to lay, and how well."""

    search: _Hand
    groups: tuple[Choice, ...]
    rank: _Rank


def _filling(goal: _Goal, hand: Sequence[Face]) -> tuple[Group, ...]:
    """Return the first way, in canonical order, to lay these groups as well as the rank says."""
    search, groups = goal.search, goal.groups
    best: tuple[int, _Filled] | None = None
    for filled in _filled(goal, count_numbered(hand), ()):
        laid = Counter(card for cards in filled for card in cards)
        held = Held((Counter(hand) - laid).elements())
        points = _points_left(search, groups, held, (), search.wilds - goal.rank.wilds, exactly=True)
        if best is None or points < best[0]:
            best = points, filled
        if points <= goal.rank.points or search.filling.left < 0 or search.comparing.left < 0:
            break
    cards_of = best[1] if best is not None else matched(groups, hand)
    return tuple(
        Group(group.kind, cards, group.number, group.colour) for group, cards in zip(groups, cards_of, strict=True)
    )


def _filled(goal: _Goal, left: dict[Face, int], laid: _Filled) -> Iterator[_Filled]:
    """Yield the cards of each way to go on from the groups laid, in canonical order."""
    search, groups = goal.search, goal.groups
    if search.filling.spent():
        return
    if len(laid) == len(groups):
        yield laid
        return
    wilds = goal.rank.wilds - sum(cards.count(WILD) for cards in laid)
    held = Held(face for face, count in left.items() for face in repeat(face, count))
    rest = groups[len(laid) :]
    if sum(group.size for group in rest) - held.placed(rest) > wilds:
        return
    for cards in fillings(rest[0], left, wilds):
        if search.ruleset.naturals is Naturals.PER_PHASE or cards.count(WILD) < len(cards):  # R5.2
            yield from _filled(goal, left, (*laid, cards))
        if search.filling.left < 0:
            return
