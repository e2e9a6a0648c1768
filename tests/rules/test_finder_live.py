"""The distance when cards are gone, against trying all that are left."""

import random
from collections import Counter
from itertools import combinations

import pytest

from tenphases.rules.cards import SKIP, WILD, Face
from tenphases.rules.finder import completes, distance, live_distance
from tenphases.rules.finder_distance import IMPOSSIBLE
from tenphases.rules.phases import Phase, parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, GoOut, Naturals, Ruleset, deck

RULES = (
    Ruleset(),
    Ruleset(naturals=Naturals.PER_PHASE),
    Ruleset(max_wilds_laid=1),
    Ruleset(go_out=GoOut.DISCARD, max_wilds_laid=2),
)
PHASES = ("set2 + set2", "set3 + run3", "run3 + run3", "colour3 + set2", "even2 + odd2", "colour-run3", "set4", "run5")


def by_trying(phase: Phase, hand: tuple[Face, ...], ruleset: Ruleset, left: Counter[Face]) -> int:
    pool = sorted(left.elements())
    for more in range(len(pool) + 1):
        if any(completes(phase, (*hand, *some), ruleset) for some in set(combinations(pool, more))):
            return more
    return IMPOSSIBLE


@pytest.mark.parametrize("ruleset", RULES)
@pytest.mark.parametrize("text", PHASES)
def test_it_is_what_trying_all_that_are_left_says(
    text: str,
    ruleset: Ruleset,
    rng: random.Random,
    soak: bool,  # noqa: FBT001
) -> None:
    phase = parse_phase(text)
    near = [face for face in deck(ruleset) if face in {WILD, SKIP} or face[1:] in {"1", "2", "3", "4", "5"}]
    for _ in range(300 if soak else 12):
        cards = rng.sample(near, 12)
        hand, left = tuple(cards[:6]), Counter(cards[6:])
        assert live_distance(phase, hand, ruleset, left) == by_trying(phase, hand, ruleset, left), (hand, left)


def test_while_nothing_is_gone_it_is_the_distance(rng: random.Random) -> None:
    for ruleset in RULES:
        for text in CLASSIC_PHASES:
            hand = tuple(rng.sample(deck(ruleset), 10))
            left = Counter(deck(ruleset))
            left.subtract(hand)
            phase = parse_phase(text)
            assert live_distance(phase, hand, ruleset, left) == distance(phase, hand, ruleset)


def test_a_card_must_be_left_to_discard_where_the_rules_say_so() -> None:
    phase, hand, left = parse_phase("set3"), (Face("R5"), Face("B5")), Counter({Face("Y5"): 1})
    assert live_distance(phase, hand, Ruleset(), left) == 1
    assert live_distance(phase, hand, Ruleset(go_out=GoOut.DISCARD), left) == IMPOSSIBLE


def test_a_set_whose_last_copies_are_gone_is_no_aim_any_more() -> None:
    hand = tuple(map(Face, ["R5", "B5", "Y5", "R9", "B2", "G3", "Y7", "R11", "G12", "B1"]))
    gone = Counter({Face("G5"): 2, Face("R9"): 1, Face("B9"): 1})
    assert live_distance(parse_phase("set4"), hand, Ruleset(), gone) == 1
    assert live_distance(parse_phase("set4"), hand, Ruleset(), Counter({Face("R9"): 1, Face("B9"): 2})) == 3
    assert live_distance(parse_phase("set4"), hand, Ruleset(), Counter({Face("R9"): 1})) == IMPOSSIBLE
