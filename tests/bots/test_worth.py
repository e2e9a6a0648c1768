"""The worth of hands: distance first, then how many cards may still come that shorten it."""

import random
from collections import Counter

from tenphases.bots.worth import STEP, Scale, usual_distance
from tenphases.rules import finder
from tenphases.rules.cards import remove
from tenphases.rules.ruleset import Naturals, Ruleset, deck, phases_of
from tests.bots.tables import cards

RULES = Ruleset()
MIXED = Ruleset(phases=("run4 + colour4", "even6", "colour-run5", "colour7"), naturals=Naturals.PER_PHASE)


def scale(*places: int, ruleset: Ruleset = RULES, boldness: float = 0.0) -> Scale:
    return Scale(ruleset, places, Counter(deck(ruleset)), boldness=boldness)


def test_the_distance_is_the_finder_s_for_any_hand_and_phase(rng: random.Random) -> None:
    for ruleset in (RULES, MIXED):
        for place, phase in enumerate(phases_of(ruleset.phases)):
            for _ in range(60):
                hand = tuple(rng.sample(deck(ruleset), 10))
                assert scale(place, ruleset=ruleset).distance(hand) == finder.distance(phase, hand, ruleset), hand


def test_a_card_of_distance_weighs_more_than_any_number_of_useful_cards(rng: random.Random) -> None:
    for _ in range(200):
        hand = tuple(rng.sample(deck(RULES), 10))
        for place in range(10):
            one = scale(place)
            assert (one.distance(hand) - 1) * STEP < one.weigh(hand) <= one.distance(hand) * STEP


def test_of_two_hands_as_far_off_the_one_that_more_cards_help_is_worth_more() -> None:
    open_run = cards("R2 R3 R4 R5 R6 R7 B12 B12 Y12 Y12")
    closed_run = cards("R1 R2 R3 R4 R5 R6 B12 B12 Y12 Y12")
    assert scale(3).distance(open_run) == scale(3).distance(closed_run) == 1
    assert scale(3).weigh(open_run) < scale(3).weigh(closed_run)


def test_cards_that_are_gone_help_nobody() -> None:
    hand = cards("R2 R3 R4 R5 R6 R7 B12 B12 Y12 Y12")
    left = Counter(deck(RULES))
    for card in cards("R1 R1 B1 B1 Y1 Y1 G1 G1 R8 R8 B8 B8 Y8 Y8 G8 G8 W W W W W W W W"):
        left[card] -= 1
    assert Scale(RULES, (3,), left).weigh(hand) == STEP


def test_the_best_discard_is_found_though_not_every_hand_is_weighed(rng: random.Random) -> None:
    for _ in range(100):
        hand = tuple(rng.sample(deck(RULES), 11))
        one = scale(rng.randrange(10))
        worths = one.after_discard(hand)
        exact = {face: one.weigh(remove(hand, face)) for face in hand}
        assert min(worths.values()) == min(exact.values())
        assert {f for f in worths if worths[f] == min(worths.values())} == {
            f for f in exact if exact[f] == min(exact.values())
        }


def test_the_favourite_is_the_nearest_phase_and_the_bold_one_s_the_harder_of_two_as_near() -> None:
    hand = cards("R7 B7 Y7 R9 B9 Y9 R1 B2 Y4 R5")
    assert scale(0, 6, 9).favourite(hand) == 0
    assert scale(0, 6, boldness=1.0).favourite(hand) == 6


def test_usual_distances_come_near_the_known_means() -> None:
    known = (1.332, 0.933, 1.867, 1.535, 2.089, 2.670, 3.275, 2.517, 2.292, 3.273)
    for place, mean in enumerate(known):
        assert abs(usual_distance(RULES, place) - mean) < 0.4


def test_without_a_phase_to_make_every_hand_is_worth_the_same() -> None:
    assert scale().weigh(cards("R1 R2")) == scale().distance(cards("R1")) == scale().reach(cards("R1")) == 0
