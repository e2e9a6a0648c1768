"""Which rulesets the kernel plays: every switch, in sizes that its arrays hold. The rest runs on the readable core."""

from typing import Final

from tenphases.bots.flat.layout import MOST_CARDS, MOST_GROUPS_IN_PHASE, MOST_LISTED, MOST_SPACES, MOST_TWISTS
from tenphases.rules.ruleset import Ruleset, all_phases, deck
from tenphases.rules.track import parse_track

_MOST_POINTS: Final = 1_000
_MOST_HAND: Final = 30
"""With so many cards and one more drawn a group still fits its place in a plan."""


def claims(ruleset: Ruleset) -> bool:
    """Say whether the kernel plays by this ruleset exactly as the core does; the ruleset must be without findings."""
    points = ruleset.points
    return (
        len(deck(ruleset)) + len(ruleset.twist_cards) <= MOST_CARDS
        and ruleset.hand_size <= _MOST_HAND
        and len(ruleset.phases) <= MOST_LISTED
        and len(ruleset.twist_cards) <= MOST_TWISTS
        and len(parse_track(ruleset.track)) <= MOST_SPACES
        and all(len(phase.groups) <= MOST_GROUPS_IN_PHASE for phase in all_phases(ruleset))
        and max(points.low, points.high, points.skip, points.wild) <= _MOST_POINTS
    )
