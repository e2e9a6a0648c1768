"""Another finder, by plain enumeration: slow, short, and sharing no code with the real one.

It follows the words of the rules: every card is given to a group or to none, every wild
every role, and each group is looked at place by place.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, pairwise, product

from tenphases.rules.cards import COLOURS, FACES, Colour, Face
from tenphases.rules.phases import Group, GroupSpec, Kind, Phase
from tenphases.rules.ruleset import GoOut, Naturals, Points, Ruleset

Way = tuple[Group, ...]
PER_COLOUR = {Kind.COLOUR, Kind.COLOUR_RUN, Kind.COLOUR_EVEN, Kind.COLOUR_ODD}
RUN_KINDS = {Kind.RUN, Kind.COLOUR_RUN}
Role = tuple[int, str]
"""The number and the colour for which a card stands."""


def roles(card: Face) -> list[Role]:
    if card == "W":
        return [(number, colour) for number in range(1, 13) for colour in "RBYG"]
    return [] if card == "S" else [(int(card[1:]), card[0])]


def holds_together(kind: Kind, stand_for: Sequence[Role]) -> bool:
    numbers = [number for number, _ in stand_for]
    one_colour = len({colour for _, colour in stand_for}) == 1
    steps = [after - before for before, after in pairwise(numbers)]
    match kind:
        case Kind.SET:
            return len(set(numbers)) == 1
        case Kind.RUN:
            return all(step == 1 for step in steps)
        case Kind.COLOUR:
            return one_colour
        case Kind.COLOUR_RUN:
            return one_colour and all(step == 1 for step in steps)
        case Kind.EVEN:
            return all(number in {2, 4, 6, 8, 10, 12} for number in numbers)
        case Kind.ODD:
            return all(number in {1, 3, 5, 7, 9, 11} for number in numbers)
        case Kind.COLOUR_EVEN:
            return one_colour and all(number in {2, 4, 6, 8, 10, 12} for number in numbers)
        case Kind.COLOUR_ODD:
            return one_colour and all(number in {1, 3, 5, 7, 9, 11} for number in numbers)


@cache
def all_readings(kind: Kind, cards: tuple[Face, ...]) -> frozenset[Group]:
    """Every group of that kind which these cards can be, naturals aside: each role in each order is tried."""
    found = set()

    def place(rest: tuple[Face, ...], placed: tuple[Face, ...], stand_for: tuple[Role, ...]) -> None:
        if stand_for and not holds_together(kind, stand_for):
            return
        if not rest:
            ordered = placed if kind in RUN_KINDS else tuple(sorted(placed, key=FACES.index))
            number = stand_for[0][0] if kind in {Kind.SET, *RUN_KINDS} else 0
            colour = stand_for[0][1] if kind in PER_COLOUR else ""
            found.add(Group(kind, ordered, number, Colour(colour)))
            return
        nexts = set(rest) if kind in RUN_KINDS else {rest[0]}
        for card in nexts:
            at = rest.index(card)
            for role in relevant(kind, card):
                place(rest[:at] + rest[at + 1 :], (*placed, card), (*stand_for, role))

    place(cards, (), ())
    return frozenset(found)


def relevant(kind: Kind, card: Face) -> list[Role]:
    """The roles of a card, colours or numbers that the kind does not ask about being all one."""
    every = roles(card)
    if card != "W":
        return every
    if kind not in PER_COLOUR:
        every = [role for role in every if role[1] == "R"]
    if kind not in {Kind.SET, *RUN_KINDS}:
        every = [role for role in every if role[0] in {1, 2}]
    return every


def lays(phase: Phase, hand: Sequence[Face], ruleset: Ruleset) -> set[Way]:
    """Every legal way to lay the phase; of two that swap groups of one spec only the first in order."""
    found: set[Way] = set()
    tried = set()
    for given in product(range(len(phase.groups) + 1), repeat=len(hand)):
        piles: list[list[Face]] = [[] for _ in phase.groups]
        for card, pile in zip(hand, given, strict=True):
            if pile:
                piles[pile - 1].append(card)
        split = tuple(tuple(sorted(pile)) for pile in piles)
        if split in tried:
            continue
        tried.add(split)
        if not may_be_laid(phase, split, len(hand), ruleset):
            continue
        each = [all_readings(spec.kind, pile) for spec, pile in zip(phase.groups, split, strict=True)]
        found.update(in_order(phase, way) for way in product(*each))
    return found


def may_be_laid(phase: Phase, split: Sequence[Sequence[Face]], held: int, ruleset: Ruleset) -> bool:
    laid = [card for pile in split for card in pile]
    for spec, pile in zip(phase.groups, split, strict=True):
        if len(pile) < spec.size or (ruleset.lay_exact and len(pile) != spec.size):
            return False
        if ruleset.naturals is Naturals.PER_GROUP and set(pile) == {"W"}:
            return False
    if set(laid) == {"W"} or "S" in laid:
        return False
    if ruleset.max_wilds_laid is not None and laid.count(Face("W")) > ruleset.max_wilds_laid:
        return False
    return not (ruleset.go_out is GoOut.DISCARD and len(laid) == held)


def order(group: Group) -> tuple[int, int, tuple[int, ...]]:
    colour = COLOURS.index(group.colour) if group.colour else -1
    return group.number, colour, tuple(FACES.index(card) for card in group.cards)


def in_order(phase: Phase, way: Way) -> Way:
    groups = list(way)
    for first in range(len(groups)):
        for second in range(first + 1, len(groups)):
            if phase.groups[first] == phase.groups[second] and order(groups[second]) < order(groups[first]):
                groups[first], groups[second] = groups[second], groups[first]
    return tuple(groups)


def worth(card: Face, points: Points) -> int:
    """The points of numbered cards only, which is what ``best_way`` looks at."""
    if card in {"W", "S"}:
        return 0
    return points.low if int(card[1:]) < 10 else points.high


def least_points(way: Way, hand: Sequence[Face], points: Points) -> int:
    """The fewest points that any sequence of hits on these groups leaves."""
    rest = list(hand)
    for group in way:
        for card in group.cards:
            rest.remove(card)
    seen: dict[tuple[tuple[Face, ...], tuple[tuple[int, int], ...]], int] = {}

    def go(cards: tuple[Face, ...], spans: tuple[tuple[int, int], ...]) -> int:
        key = cards, spans
        if key not in seen:
            results = [sum(worth(card, points) for card in cards)]
            for at, card in enumerate(cards):
                without = cards[:at] + cards[at + 1 :]
                for place, group in enumerate(way):
                    for low, high in grown(group, spans[place], card):
                        results.append(go(without, (*spans[:place], (low, high), *spans[place + 1 :])))
            seen[key] = min(results)
        return seen[key]

    ends = tuple((group.number, group.number + len(group.cards) - 1) for group in way)
    return go(tuple(sorted(rest)), ends)


def grown(group: Group, span: tuple[int, int], card: Face) -> Iterator[tuple[int, int]]:
    """The spans of a group after a card is hit on it; nothing if it does not fit."""
    low, high = span
    wanted = [colour for colour in "RBYG" if group.colour in {"", colour}]
    if group.kind in RUN_KINDS:
        if low > 1 and any((low - 1, colour) in roles(card) for colour in wanted):
            yield low - 1, high
        if high < 12 and any((high + 1, colour) in roles(card) for colour in wanted):
            yield low, high + 1
        return
    first = roles(group.cards[0])
    example = (group.number or first[0][0], "")
    for number, colour in roles(card):
        if colour in wanted and holds_together(group.kind, [(example[0], colour), (number, colour)]):
            yield span
            return


def instances(spec: GroupSpec) -> list[list[set[Role]]]:
    """For each group that a spec allows: the roles that each of its places takes."""
    every = {(number, colour) for number in range(1, 13) for colour in "RBYG"}
    colours = ["R", "B", "Y", "G"] if spec.kind in PER_COLOUR else ["RBYG"]
    found = []
    for colour in colours:
        mine = {role for role in every if role[1] in colour}
        if spec.kind is Kind.SET:
            found += [[{role for role in mine if role[0] == number}] * spec.size for number in range(1, 13)]
        elif spec.kind in RUN_KINDS:
            found += [
                [{role for role in mine if role[0] == low + step} for step in range(spec.size)]
                for low in range(1, 14 - spec.size)
            ]
        elif spec.kind is Kind.COLOUR:
            found.append([mine] * spec.size)
        else:
            rest = 0 if "even" in spec.kind else 1
            found.append([{role for role in mine if role[0] % 2 == rest}] * spec.size)
    return found


def matching(places: Sequence[set[Role]], cards: Sequence[Role]) -> int:
    """The size of a largest matching of cards to places, by augmenting paths."""
    serves: dict[int, int] = {}

    def augment(place: int, visited: set[int]) -> bool:
        for at, card in enumerate(cards):
            if card in places[place] and at not in visited:
                visited.add(at)
                if at not in serves or augment(serves[at], visited):
                    serves[at] = place
                    return True
        return False

    return sum(augment(place, set()) for place in range(len(places)))


def cards_missing(phase: Phase, hand: Sequence[Face], ruleset: Ruleset) -> int:
    """The distance: for each choice of groups a largest matching, and one for the naturals; the least counts."""
    numbered = [roles(card)[0] for card in hand if card not in {"W", "S"}]
    wilds = sum(card == "W" for card in hand)
    if ruleset.max_wilds_laid is not None:
        wilds = min(wilds, ruleset.max_wilds_laid)
    best = 1000
    for chosen in combined([instances(spec) for spec in phase.groups], phase):
        placed = matching([place for group in chosen for place in group], numbered)
        if ruleset.naturals is Naturals.PER_PHASE:
            bare = int(placed == 0)
        else:
            bare = len(chosen) - matching([set().union(*group) for group in chosen], numbered)
        best = min(best, max(phase.size - placed - wilds, bare, 0))
    if ruleset.go_out is GoOut.DISCARD:
        best = max(best, phase.size + 1 - len(hand))
    return best


def combined(each: list[list[list[set[Role]]]], phase: Phase) -> Iterator[Sequence[list[set[Role]]]]:
    """Every choice of one instance for each group; groups all alike are chosen without regard to order."""
    if len(set(phase.groups)) == 1:
        return combinations_with_replacement(each[0], len(each))
    return product(*each)
