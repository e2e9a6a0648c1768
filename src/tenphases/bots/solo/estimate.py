"""Expected turns by rule of thumb, for phases without a table: from the cards lacking and the chance of one that helps.

The rule was fitted to the exact values of the ten classic phases; there it is off by 0.8 turns (root mean square).
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tenphases.rules.cards import SKIP, WILD, Face
from tenphases.rules.finder import distance, useful
from tenphases.rules.phases import Phase
from tenphases.rules.ruleset import Ruleset, deck

FAR: Final = 60.0
"""Turns, for a hand that no card can bring nearer."""

_ONCE: Final = 0.22
_FIRST: Final = 0.85
_STEP: Final = 2.1
_SLOW_STEP: Final = 0.4


def next_turn(hand: Sequence[Face], phase: Phase, ruleset: Ruleset) -> float:
    """Return the chance that the next turn brings a card that lowers the distance."""
    left = Counter(deck(ruleset))
    left.subtract(hand)
    helps = [face for face in useful(phase, hand, ruleset) if left[face] > 0]
    every = max(left.total(), 1)
    numbered = max(every - left[WILD] - left[SKIP], 1)
    offered = sum(left[face] for face in helps if face not in (WILD, SKIP)) / numbered
    drawn = sum(left[face] for face in helps) / every
    return offered + (1 - offered) * drawn


def turns(hand: Sequence[Face], phase: Phase, ruleset: Ruleset) -> float:
    """Return the expected turns of a hand before the draw, at least 1."""
    lacking = distance(phase, hand, ruleset)
    if lacking == 0:
        return 1.0
    chance = next_turn(hand, phase, ruleset)
    if chance <= 0:
        return FAR
    return max(1.0, _ONCE + _FIRST / chance + (lacking - 1) * (_STEP + _SLOW_STEP / chance))
