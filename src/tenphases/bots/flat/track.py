"""The track: which phases a space gives, and how far a pawn goes (R12.4, R15.4, R15.5).

The same as ``rules.track``, from which the steps come.
"""

from typing import Final

from tenphases.bots.flat.layout import NOBODY, P_PAWN, PLAYER, PLAYERS, TRACK, RulesArray, StateArray
from tenphases.rules.track import STEPS, TWIST_STEPS, Result

OUT: Final = 0
LAID: Final = 1
FAILED: Final = 2
WITH_TWIST: Final = 3
"""Added to a result where it was played for a twist card."""

STEPS_OF: Final = tuple(steps[result] for steps in (STEPS, TWIST_STEPS) for result in Result)
"""How many spaces a pawn goes after a round, by result (R15.5)."""


def given(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the phase of the space on which the player's pawn stands, NOBODY on a twist space."""
    at = TRACK + 2 * state[PLAYERS + seat * PLAYER + P_PAWN]
    return rules[at] if rules[at + 1] == NOBODY else NOBODY


def is_given(state: StateArray, rules: RulesArray, seat: int, phase: int) -> bool:
    """Say whether the space on which the player's pawn stands gives that phase, perhaps beside another one (R15.4)."""
    at = TRACK + 2 * state[PLAYERS + seat * PLAYER + P_PAWN]
    return phase in (rules[at], rules[at + 1])


def on_twist_space(state: StateArray, rules: RulesArray, seat: int) -> bool:
    """Say whether the player's pawn stands on a twist space (R15.4)."""
    return rules[TRACK + 2 * state[PLAYERS + seat * PLAYER + P_PAWN] + 1] != NOBODY
