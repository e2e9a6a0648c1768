"""Which rulesets the kernel plays. What it does not claim runs on the readable core."""

from typing import Final

import msgspec

from tenphases.bots.flat.layout import MOST_CARDS, MOST_GROUPS_IN_PHASE, MOST_PHASES
from tenphases.rules.ruleset import End, FlipSkip, PhaseChoice, Ruleset, deck, phases_of

_KNOWN: Final = frozenset(
    {
        "phases",
        "hand_size",
        "wilds",
        "skips",
        "discard_piles",
        "flip_skip",
        "flip_wild",
        "take_skip",
        "lay_exact",
        "naturals",
        "max_wilds_laid",
        "hit_same_turn",
        "go_out",
        "skip_target",
        "skip_lies",
        "skip_limit",
        "points",
        "advance",
        "end",
        "tie_break",
        "phase_choice",
    }
)
"""The switches of which the kernel knows every value but those below; any other must stand at its default."""

_ENDS: Final = frozenset({End.ROUND_END, End.ON_LAY, End.ALL_FINISHED, End.AFTER_ROUNDS})
_CHOICES: Final = frozenset({PhaseChoice.IN_ORDER, PhaseChoice.WHEN_LAID, PhaseChoice.BEFORE_PLAY})
_FLIPS: Final = frozenset({FlipSkip.SKIP_FIRST, FlipSkip.BURY})
_MOST_POINTS: Final = 1_000
_MOST_HAND: Final = 30
"""With so many cards and one more drawn a group still fits its place in a plan."""


def claims(ruleset: Ruleset) -> bool:
    """Say whether the kernel plays by this ruleset exactly as the core does; the ruleset must be without findings."""
    standard = Ruleset()
    for field in msgspec.structs.fields(Ruleset):
        if field.name not in _KNOWN and getattr(ruleset, field.name) != getattr(standard, field.name):
            return False
    values = ruleset.end in _ENDS and ruleset.phase_choice in _CHOICES and ruleset.flip_skip in _FLIPS
    return values and _fits(ruleset)


def _fits(ruleset: Ruleset) -> bool:
    points, phases = ruleset.points, phases_of(ruleset.phases)
    return (
        len(deck(ruleset)) <= MOST_CARDS
        and ruleset.hand_size <= _MOST_HAND
        and len(phases) <= MOST_PHASES
        and all(len(phase.groups) <= MOST_GROUPS_IN_PHASE for phase in phases)
        and max(points.low, points.high, points.skip, points.wild) <= _MOST_POINTS
    )
