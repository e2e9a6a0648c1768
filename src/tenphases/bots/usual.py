"""How often hands as they are dealt make each phase before the round is over (R12.3)."""

import random
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from tenphases.bots import solo
from tenphases.bots.flat.choosing import ROUND_TURNS
from tenphases.rules.ruleset import Ruleset, deck, phases_of

_SAMPLE: Final = 40
_LEAST: Final = 10


@lru_cache(maxsize=1024)
def usual_chance(ruleset: Ruleset, place: int) -> int:
    """Return the chance to lay that phase with a dealt hand, in thousandths: the mean of a fixed sample."""
    usual = replace(ruleset, skips=Ruleset().skips)  # a few skips more or less change nothing
    pack, dice, phase = deck(ruleset), random.Random(0), str(phases_of(ruleset.phases)[place])
    hands = [tuple(sorted(dice.sample(pack, ruleset.hand_size))) for _ in range(_SAMPLE)]
    chances = [solo.chance_within(hand, phase, ROUND_TURNS, usual) for hand in hands]
    return max(round(1000 * sum(chances) / _SAMPLE), _LEAST)
