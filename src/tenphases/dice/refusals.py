"""Refusals: why a move may not be made, and findings: why a game may not be started.

Both are closed sets of codes with parameters. The sentences are in ``tenphases.i18n`` under
``dice-refusal-<code>`` and ``dice-finding-<code>``, with hyphens for underscores and the same parameters.
"""

from enum import StrEnum
from typing import Final

import msgspec

from tenphases.dice.wire import tagged


class Code(StrEnum):
    """Every reason for which a move can be refused."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_GAME = "not_in_game"
    GAME_OVER = "game_over"
    WAIT_FOR_ROLL = "wait_for_roll"
    NOT_NOW = "not_now"
    WRONG_DICE = "wrong_dice"
    ROLL_FIRST = "roll_first"
    NOT_ON_TABLE = "not_on_table"
    NOTHING_TO_ROLL = "nothing_to_roll"


RULE_AND_PARAMETERS: Final[dict[Code, tuple[str, tuple[str, ...]]]] = {
    Code.NOT_YOUR_TURN: ("R16.2", ("seat",)),
    Code.NOT_IN_GAME: ("R16.1", ()),
    Code.GAME_OVER: ("R16.8", ()),
    Code.WAIT_FOR_ROLL: ("R16.3", ()),
    Code.NOT_NOW: ("R16.3", ()),
    Code.WRONG_DICE: ("R16.1", ("need", "have")),
    Code.ROLL_FIRST: ("R16.3", ()),
    Code.NOT_ON_TABLE: ("R16.3", ("die",)),
    Code.NOTHING_TO_ROLL: ("R16.3", ()),
}
"""The rule that a refusal rests on, and the names of its parameters.

``seat`` is a place from 0, ``die`` a face such as ``10R``, ``need`` and ``have`` numbers of dice.
"""


class Refusal(msgspec.Struct, frozen=True, tag=tagged, omit_defaults=True):
    """Why not: a code and what it speaks of."""

    code: Code
    about: dict[str, int | str] = {}

    @property
    def rule(self) -> str:
        """The number of the rule the refusal rests on, such as ``R16.3``."""
        return RULE_AND_PARAMETERS[self.code][0]


class FindingCode(StrEnum):
    """Every reason for which a game cannot be started."""

    TOO_FEW_PLAYERS = "too_few_players"


FINDING_RULE_AND_PARAMETERS: Final[dict[FindingCode, tuple[str, tuple[str, ...]]]] = {
    FindingCode.TOO_FEW_PLAYERS: ("R16.1", ("least", "have")),
}
"""As RULE_AND_PARAMETERS."""


class Finding(msgspec.Struct, frozen=True, tag=tagged, omit_defaults=True):
    """What is wrong with a game that is to be started: a code and what it speaks of."""

    code: FindingCode
    about: dict[str, int | str] = {}

    @property
    def rule(self) -> str:
        """The number of the rule the finding rests on."""
        return FINDING_RULE_AND_PARAMETERS[self.code][0]
