"""Shorter ways to the same: a hand of one card more from the last look at it, and the throw by groups of cards."""

import random

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.expert import before_throw, best_of_groups, choose_steady, look_at_hand, throw
from tenphases.bots.flat.glance import used_in
from tenphases.bots.flat.rules import rules_of
from tenphases.bots.flat.sight import numbers_in, rest_in
from tenphases.bots.flat.throwing import throw_away
from tenphases.bots.flat.turns import look, plan_of
from tenphases.bots.flat.weights import STEADY, WEIGHTS
from tenphases.rules.ruleset import Points, Ruleset, deck
from tenphases.sim.kernel import playing
from tenphases.sim.kernel.step import step
from tests.bots.test_measuring import BY_COUNTS, block

HANDS = 20
DEAR_LOW = Ruleset(points=Points(low=10, high=5), phases=Ruleset().phases[::-1])


def test_what_a_phase_can_use_is_what_a_look_finds_whatever_was_looked_at_before(seed: int) -> None:
    dice = random.Random(seed)
    ruleset = Ruleset(phases=BY_COUNTS)
    rules, work = rules_of(ruleset), [0] * at.WORK
    for place in range(len(BY_COUNTS)):
        plan, hand = plan_of(rules, place), dice.sample(deck(ruleset), 10)
        for _ in range(HANDS):
            left = list(deck(ruleset))
            for card in hand:
                left.remove(card)
            more = [*hand, dice.choice(left)]
            for cards in (hand, more):
                numbers, rest = numbers_in(block(cards), 0), rest_in(block(cards), 0)
                assert used_in(work, 2, plan, numbers, rest) == look(plan, numbers, rest) >> 48, (place, cards)
            hand = dice.sample(more, 10) if dice.random() < 0.8 else dice.sample(deck(ruleset), 10)


def test_cards_are_thrown_by_groups_as_if_each_had_been_looked_at(seed: int) -> None:
    for number, ruleset in enumerate((Ruleset(), DEAR_LOW)):
        rules, order = list(rules_of(ruleset)), [0] * at.MOST_CARDS
        state, work, found = [0] * at.STATE, [0] * at.WORK, 0
        playing.start(state, 3, 0, (seed + number) % (1 << 20))
        while state[at.STAGE] != at.OVER:
            playing.chance_acts(state, rules, work, order)
            if state[at.STAGE] == at.OVER:
                break
            found += _thrown_alike(state, rules)
            step(state, rules, work, choose_steady(state, rules, work, state[at.TURN], 0))
        assert found > 20


def _thrown_alike(state: list[int], rules: list[int]) -> int:
    """Compare the two ways where there is something to throw; return whether there was."""
    work, seat = [0] * at.WORK, state[at.TURN]
    work[WEIGHTS : WEIGHTS + len(STEADY)] = STEADY
    if state[at.STAGE] != at.PLAY or before_throw(state, rules, work, seat, 0) != at.NOBODY:
        return 0
    best = best_of_groups(state, rules, work, seat)
    look_at_hand(state, rules, work, seat, 0)
    if best == at.NOBODY:
        return 0
    assert throw(state, rules, work, seat) == throw_away(state, rules, work, seat, best)
    return 1
