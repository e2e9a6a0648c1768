"""What chance brings, beside what could be expected of it: dealt hands and drawn cards."""

import random
from functools import lru_cache
from typing import Final

from tenphases.rules.cards import Face
from tenphases.rules.finder import distance
from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import Ruleset, all_phases, deck
from tenphases.rules.views import View

_SAMPLE: Final = 1500


@lru_cache(maxsize=256)
def usual_missing(phase: str, ruleset: Ruleset) -> float:
    """Return how many cards a dealt hand lacks on average, from a fixed sample: good to 0.05."""
    pack, dice, wanted = deck(ruleset), random.Random(0), parse_phase(phase)
    hands = (dice.sample(pack, ruleset.hand_size) for _ in range(_SAMPLE))
    return round(sum(distance(wanted, hand, ruleset) for hand in hands) / _SAMPLE, 2)


def helped(seen: View, card: Face) -> bool:
    """Say whether a card brings the hand of a View nearer to a phase that is open to it."""
    assert seen.seat is not None  # noqa: S101 - a player's view
    phases = all_phases(seen.ruleset)
    open_now = seen.players[seen.seat].phases
    now = min(distance(phases[place], seen.hand, seen.ruleset) for place in open_now)
    return min(distance(phases[place], (*seen.hand, card), seen.ruleset) for place in open_now) < now
