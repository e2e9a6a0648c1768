"""The short way to the cheapest lay-down of a colour against the search through all ways."""

import random

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import rules_of
from tenphases.rules.ruleset import Naturals, Ruleset
from tenphases.sim.kernel import cheapest
from tenphases.sim.kernel.cards import add
from tenphases.sim.kernel.reach import can_lay

HANDS = 300


def test_a_colour_is_laid_as_the_search_through_all_ways_lays_it(seed: int) -> None:
    dice, plain = random.Random(seed), 0
    for exact in (True, False):
        ruleset = Ruleset(phases=("colour5", "colour7"), lay_exact=exact, naturals=dice.choice(list(Naturals)))
        rules = rules_of(ruleset)
        for _ in range(HANDS):
            state, work = [0] * at.STATE, [0] * at.WORK
            for _ in range(11):
                add(state, at.HANDS, dice.choice((*range(20), dice.randrange(at.WILD), at.WILD)))
            phase = dice.randrange(2)
            if not can_lay(state, rules, work, at.HANDS, phase):
                continue
            spec = at.PHASES + phase * at.PHASE
            if cheapest._fill_colour(state, rules, work, at.HANDS, spec):
                plain += 1
                found = work[: at.L_CARDS + work[at.L_SIZE]]
                cheapest._fewest_wilds(state, rules, work, 0, phase)
                assert work[: at.L_CARDS + work[at.L_SIZE]] == found
    assert plain > HANDS / 4
