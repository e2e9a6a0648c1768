"""The flat measure of a hand against the finder of the rules, which reckons in another way."""

import random
from collections import Counter

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.measure import HIGHEST, ONES, SIZE_BITS, at_least, of_numbers, span
from tenphases.bots.flat.mixed import MIXED_BARE, MIXED_HAND, used_in_mixed
from tenphases.bots.flat.rules import KIND_OF, rules_of
from tenphases.bots.flat.sight import numbers_in, rest_in
from tenphases.bots.flat.turns import (
    BY_NUMBERS,
    family_of,
    helpful,
    look,
    missing,
    plan_of,
    runs_of,
    sets_of,
    usual_distance,
)
from tenphases.bots.reading import _fill
from tenphases.rules import finder
from tenphases.rules.cards import Face
from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, Naturals, Ruleset, deck

BY_COUNTS: tuple[str, ...] = (
    *CLASSIC_PHASES,
    "set2 + set2 + set2",
    "run4 + run4",
    "set3 + set3 + run3",
    "colour4 + colour3",
    "set3",
)
BY_COUNTS += ("run10", "set2 + run8", "colour4 + colour4 + colour2", "run4 + run3 + set2", "set2 + set2 + set2 + set2")
MIXED = ("run4 + colour4", "colour-run5", "set3 + colour-run3", "even4 + odd4", "even6", "colour-odd4", "run3 + odd2")
HANDS = 300


def some_hand(dice: random.Random, ruleset: Ruleset) -> list[Face]:
    """A hand that is often near to something, and often full of wilds."""
    cards = list(deck(ruleset))
    if dice.random() < 0.3:
        cards = [card for card in cards if card[1:] in {"3", "4", "5", ""}]
    return dice.sample(cards, dice.choice((10, 11)))


def block(cards: list[Face] | tuple[Face, ...]) -> list[int]:
    state = [0] * at.STATE
    _fill(state, 0, cards)
    return state


def test_distances_and_helpful_cards_are_those_of_the_finder(seed: int) -> None:
    dice = random.Random(seed)
    for naturals in Naturals:
        for most in (None, 2):
            ruleset = Ruleset(phases=BY_COUNTS, naturals=naturals, max_wilds_laid=most)
            rules, pack, left = rules_of(ruleset), Counter(deck(ruleset)), block(deck(ruleset))
            for _ in range(HANDS // 4):
                hand = some_hand(dice, ruleset)
                numbers, rest = numbers_in(block(hand), 0), rest_in(block(hand), 0)
                for place, text in enumerate(BY_COUNTS):
                    plan, phase = plan_of(rules, place), parse_phase(text)
                    seen = look(plan, numbers, rest)
                    short = missing(plan, seen >> 48, numbers, rest)
                    assert short == finder.distance(phase, hand, ruleset), (text, hand)
                    if short and len(hand) - hand.count("W") - hand.count("S") >= len(phase.groups):  # type: ignore[arg-type]
                        useful = sum(pack[face] for face in finder.useful(phase, hand, ruleset))
                        assert helpful(plan, seen, rest, numbers_in(left, 0), rest_in(left, 0)) == useful, (text, hand)


def in_sets(numbers: int, sets: int) -> int:
    """Return how many cards sets of these packed sizes, the largest first, can use; each takes of the fullest."""
    used = 0
    while sets:
        size = sets & 15
        sets >>= SIZE_BITS
        most, place = 0, 0
        for number in range(HIGHEST):
            count = (numbers >> (4 * number)) & 15
            if count > most:
                most, place = count, number
        took = min(most, size)
        used += took
        numbers -= took << (4 * place)
    return used


def used_by(numbers: int, sets: int, runs: int) -> int:
    """Return how many cards sets and runs of these packed sizes can use together, two runs at most."""
    first, second = runs & 15, (runs >> SIZE_BITS) & 15
    if first == 0:
        return in_sets(numbers, sets)
    best = -1
    for start in range(HIGHEST + 1 - first):
        took = at_least(numbers, 1) & span(first, start)
        left = numbers - took
        used = ((took * ONES) >> 44) & 15
        if second == 0:
            best = max(best, used + in_sets(left, sets))
        else:
            for other in range(HIGHEST + 1 - second):
                too = at_least(left, 1) & span(second, other)
                best = max(best, used + (((too * ONES) >> 44) & 15) + in_sets(left - too, sets))
    return best


def card_by_card(numbers: int, sets: int, runs: int) -> int:
    """What ``of_numbers`` returns, by trying a card of each number besides."""
    used, wanted = used_by(numbers, sets, runs), 0
    for number in range(HIGHEST):
        one = 1 << (4 * number)
        if (numbers // one) & 15 < 8 and used_by(numbers + one, sets, runs) > used:
            wanted |= one
    return (used << 48) | wanted


def test_phases_of_any_groups_are_measured_in_one_go_as_they_are_card_by_card(seed: int) -> None:
    dice = random.Random(seed)
    texts = (*BY_COUNTS, "run4 + run3", "set5 + set4 + run3", "set3 + set2 + run3 + run3", "set8 + set8 + set3")
    rules, ruleset = rules_of(Ruleset(phases=texts)), Ruleset()
    plans = [plan for place in range(len(texts)) if family_of(plan := plan_of(rules, place)) == BY_NUMBERS]
    for _ in range(HANDS):
        hand = some_hand(dice, ruleset) if dice.random() < 0.9 else dice.sample(deck(ruleset), dice.choice((0, 2, 60)))
        numbers = numbers_in(block(hand), 0)
        for plan in plans:
            sets, runs = sets_of(plan), runs_of(plan)
            assert of_numbers(numbers, sets, runs) == card_by_card(numbers, sets, runs), (sets, runs, hand)


def test_of_mixed_phases_never_more_is_counted_than_can_be_laid(seed: int) -> None:
    dice, exact, total = random.Random(seed), 0, 0
    ruleset = Ruleset(phases=MIXED)
    rules = rules_of(ruleset)
    for _ in range(HANDS):
        hand = some_hand(dice, ruleset)
        for place, text in enumerate(MIXED):
            work = [0] * at.WORK
            for card in hand:
                work[MIXED_HAND + KIND_OF[card]] += 1
            phase = parse_phase(text)
            short = max(phase.size - used_in_mixed(rules, place, work) - hand.count(Face("W")), work[MIXED_BARE], 0)
            truth = finder.distance(phase, hand, ruleset)
            assert short >= truth, (text, hand)
            exact, total = exact + (short == truth), total + 1
    assert exact > 0.9 * total


def test_the_usual_distances_are_near_the_means_of_dealt_hands() -> None:
    means = (1.332, 0.933, 1.867, 1.535, 2.089, 2.670, 3.275, 2.517, 2.292, 3.273)
    rules = rules_of(Ruleset())
    for place, mean in enumerate(means):
        assert abs(usual_distance(plan_of(rules, place)) - mean) < 0.25
