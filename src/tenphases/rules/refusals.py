"""Refusals: why a move may not be made, and findings: why a ruleset may not be played.

Both are closed sets of codes with parameters. The sentences are in ``tenphases.i18n`` under
``refusal-<code>`` and ``finding-<code>``, with hyphens for underscores and the same parameters.
"""

from enum import StrEnum
from typing import Final

import msgspec


class Code(StrEnum):
    """Every reason for which a move can be refused."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_ROUND = "not_in_round"
    GAME_OVER = "game_over"
    WAIT_FOR_DEAL = "wait_for_deal"
    NOT_NOW = "not_now"
    WRONG_ORDER = "wrong_order"
    CHOOSE_FIRST = "choose_first"
    PHASE_NOT_OFFERED = "phase_not_offered"
    NO_TWIST_CARD = "no_twist_card"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    NO_SUCH_PILE = "no_such_pile"
    DRAW_PILE_EMPTY = "draw_pile_empty"
    DISCARD_PILE_EMPTY = "discard_pile_empty"
    SKIP_NOT_TAKEN = "skip_not_taken"
    NOT_SAVED = "not_saved"
    SAVED_THIS_ROUND = "saved_this_round"
    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_PHASE = "no_such_phase"
    NAME_PHASE = "name_phase"
    WRONG_PHASE = "wrong_phase"
    PHASE_DONE = "phase_done"
    PHASE_ALREADY_LAID = "phase_already_laid"
    WRONG_GROUPS = "wrong_groups"
    WRONG_KIND = "wrong_kind"
    GROUP_TOO_SHORT = "group_too_short"
    GROUP_TOO_LONG = "group_too_long"
    SKIP_IN_GROUP = "skip_in_group"
    NUMBER_UNDECLARED = "number_undeclared"
    OUT_OF_RANGE = "out_of_range"
    CARD_DOES_NOT_FIT = "card_does_not_fit"
    NO_NATURAL_IN_GROUP = "no_natural_in_group"
    NO_NATURAL_IN_PHASE = "no_natural_in_phase"
    TOO_MANY_WILDS = "too_many_wilds"
    HIT_BEFORE_PHASE = "hit_before_phase"
    NO_SUCH_GROUP = "no_such_group"
    HIT_OTHERS_LATER = "hit_others_later"
    HIT_WITH_SKIP = "hit_with_skip"
    HIT_DOES_NOT_FIT = "hit_does_not_fit"
    HIT_NOT_AT_END = "hit_not_at_end"
    RUN_FULL = "run_full"
    ROLE_NEEDED = "role_needed"
    LAID_STAYS = "laid_stays"
    KEEP_A_DISCARD = "keep_a_discard"
    NO_SAVE_PILE = "no_save_pile"
    SAVED_ENOUGH = "saved_enough"
    SAVE_PILE_FULL = "save_pile_full"
    SAVE_LAST_CARD = "save_last_card"
    TOO_FEW_TO_DEAL = "too_few_to_deal"
    REFILL_PILE = "refill_pile"
    PLAY_THE_SKIP = "play_the_skip"
    NAME_TARGET = "name_target"
    NO_SUCH_TARGET = "no_such_target"
    NOT_ONESELF = "not_oneself"
    SKIP_HITS_NEXT = "skip_hits_next"
    SKIP_WAITING = "skip_waiting"
    SKIPPED_THIS_LAP = "skipped_this_lap"
    SKIPPED_LAST = "skipped_last"


RULE_AND_PARAMETERS: Final[dict[Code, tuple[str, tuple[str, ...]]]] = {
    Code.NOT_YOUR_TURN: ("R3.1", ("seat",)),
    Code.NOT_IN_ROUND: ("R10.2", ()),
    Code.GAME_OVER: ("R10.2", ()),
    Code.WAIT_FOR_DEAL: ("R2.2", ()),
    Code.NOT_NOW: ("R3.1", ()),
    Code.WRONG_ORDER: ("R2.2", ("need", "have")),
    Code.CHOOSE_FIRST: ("R12.3", ()),
    Code.PHASE_NOT_OFFERED: ("R15.4", ("phase",)),
    Code.NO_TWIST_CARD: ("R15.4", ()),
    Code.DRAW_FIRST: ("R3.1", ()),
    Code.ALREADY_DRAWN: ("R3.1", ()),
    Code.NO_SUCH_PILE: ("R3.2", ("piles",)),
    Code.DRAW_PILE_EMPTY: ("R3.7", ()),
    Code.DISCARD_PILE_EMPTY: ("R3.2", ()),
    Code.SKIP_NOT_TAKEN: ("R3.4", ()),
    Code.NOT_SAVED: ("R14.4", ("card",)),
    Code.SAVED_THIS_ROUND: ("R14.4", ("card",)),
    Code.NOT_IN_HAND: ("R4.8", ("card",)),
    Code.NO_SUCH_PHASE: ("R4.6", ("phases",)),
    Code.NAME_PHASE: ("R12.2", ()),
    Code.WRONG_PHASE: ("R4.6", ("phase",)),
    Code.PHASE_DONE: ("R12.2", ("phase",)),
    Code.PHASE_ALREADY_LAID: ("R4.1", ()),
    Code.WRONG_GROUPS: ("R4.1", ("need", "have")),
    Code.WRONG_KIND: ("R4.1", ("group", "kind")),
    Code.GROUP_TOO_SHORT: ("R4.1", ("group", "need", "have")),
    Code.GROUP_TOO_LONG: ("R4.7", ("group", "need", "have")),
    Code.SKIP_IN_GROUP: ("R4.8", ("group",)),
    Code.NUMBER_UNDECLARED: ("R5.5", ("group",)),
    Code.OUT_OF_RANGE: ("R4.3", ("group", "low", "high")),
    Code.CARD_DOES_NOT_FIT: ("R4.3", ("group", "card")),
    Code.NO_NATURAL_IN_GROUP: ("R5.2", ("group",)),
    Code.NO_NATURAL_IN_PHASE: ("R5.2", ()),
    Code.TOO_MANY_WILDS: ("R5.3", ("most", "have")),
    Code.HIT_BEFORE_PHASE: ("R6.1", ()),
    Code.NO_SUCH_GROUP: ("R6.2", ()),
    Code.HIT_OTHERS_LATER: ("R6.2", ()),
    Code.HIT_WITH_SKIP: ("R4.8", ()),
    Code.HIT_DOES_NOT_FIT: ("R6.3", ("card",)),
    Code.HIT_NOT_AT_END: ("R6.4", ("card", "ends")),
    Code.RUN_FULL: ("R5.6", ()),
    Code.ROLE_NEEDED: ("R5.5", ("ends",)),
    Code.LAID_STAYS: ("R5.4", ()),
    Code.KEEP_A_DISCARD: ("R7.2", ()),
    Code.NO_SAVE_PILE: ("R14.4", ()),
    Code.SAVED_ENOUGH: ("R14.4", ("most",)),
    Code.SAVE_PILE_FULL: ("R14.4", ("most",)),
    Code.SAVE_LAST_CARD: ("R14.5", ()),
    Code.TOO_FEW_TO_DEAL: ("R14.4", ()),
    Code.REFILL_PILE: ("R15.2", ("pile",)),
    Code.PLAY_THE_SKIP: ("R8.1", ()),
    Code.NAME_TARGET: ("R8.2", ()),
    Code.NO_SUCH_TARGET: ("R8.2", ()),
    Code.NOT_ONESELF: ("R8.2", ()),
    Code.SKIP_HITS_NEXT: ("R8.2", ("seat",)),
    Code.SKIP_WAITING: ("R8.5", ("seat",)),
    Code.SKIPPED_THIS_LAP: ("R8.5", ("seat",)),
    Code.SKIPPED_LAST: ("R8.5", ("seat",)),
}
"""The rule that a refusal rests on, and the names of its parameters.

``group`` counts the phase's groups from 1, ``phase`` is the number the players know, ``seat`` a
place from 0, ``pile`` counts from 1, ``card`` is a face, ``kind`` a group kind, ``ends`` numbers joined by a space
(none: ``""``).
"""


class Refusal(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Why not: a code and what it speaks of."""

    code: Code
    about: dict[str, int | str] = {}

    @property
    def rule(self) -> str:
        """The number of the rule the refusal rests on, such as ``R6.4``."""
        return RULE_AND_PARAMETERS[self.code][0]


class FindingCode(StrEnum):
    """Every reason for which a ruleset cannot be played."""

    TOO_FEW_PLAYERS = "too_few_players"
    TOO_MANY_PLAYERS = "too_many_players"
    TOO_FEW_CARDS = "too_few_cards"
    BAD_HAND_SIZE = "bad_hand_size"
    NEGATIVE_NUMBER = "negative_number"
    NUMBER_TOO_LARGE = "number_too_large"
    BAD_PILES = "bad_piles"
    BAD_DEALER = "bad_dealer"
    NO_PHASES = "no_phases"
    TOO_MANY_PHASES = "too_many_phases"
    UNREADABLE_PHASE = "unreadable_phase"
    REPEATED_NUMBER = "repeated_number"
    GROUP_TOO_SMALL = "group_too_small"
    RUN_TOO_LONG = "run_too_long"
    GROUP_IMPOSSIBLE = "group_impossible"
    TOO_MANY_GROUPS = "too_many_groups"
    PHASE_TOO_LARGE = "phase_too_large"
    PHASE_IMPOSSIBLE = "phase_impossible"
    EVERYONE_NEEDS_ROUNDS = "everyone_needs_rounds"
    EVERYONE_NEEDS_ORDER = "everyone_needs_order"
    BOARD_NEEDS_TRACK = "board_needs_track"
    BOARD_NEEDS_LAST_SPACE = "board_needs_last_space"
    TRACK_NEEDS_BOARD = "track_needs_board"
    UNREADABLE_SPACE = "unreadable_space"
    TRACK_LENGTH = "track_length"
    TRACK_ENDS_NUMBERED = "track_ends_numbered"
    SPACE_WITHOUT_PHASE = "space_without_phase"
    SPACE_BACKWARDS = "space_backwards"
    TWIST_WITHOUT_CHOICE = "twist_without_choice"
    TRACK_GOAL = "track_goal"


FINDING_RULE_AND_PARAMETERS: Final[dict[FindingCode, tuple[str, tuple[str, ...]]]] = {
    FindingCode.TOO_FEW_PLAYERS: ("R2.1", ("least", "have")),
    FindingCode.TOO_MANY_PLAYERS: ("R2.1", ("most", "have")),
    FindingCode.TOO_FEW_CARDS: ("R2.2", ("need", "have")),
    FindingCode.BAD_HAND_SIZE: ("R2.2", ("have",)),
    FindingCode.NEGATIVE_NUMBER: ("R1.1", ("switch", "have")),
    FindingCode.NUMBER_TOO_LARGE: ("R1.1", ("switch", "have", "most")),
    FindingCode.BAD_PILES: ("R2.3", ("have",)),
    FindingCode.BAD_DEALER: ("R2.6", ("have",)),
    FindingCode.NO_PHASES: ("R2.7", ()),
    FindingCode.TOO_MANY_PHASES: ("R2.7", ("most", "have")),
    FindingCode.UNREADABLE_PHASE: ("R4.1", ("place", "part")),
    FindingCode.REPEATED_NUMBER: ("R4.6", ("phase",)),
    FindingCode.GROUP_TOO_SMALL: ("R4.3", ("phase", "group")),
    FindingCode.RUN_TOO_LONG: ("R4.3", ("phase", "group")),
    FindingCode.GROUP_IMPOSSIBLE: ("R1.1", ("phase", "group")),
    FindingCode.TOO_MANY_GROUPS: ("R4.1", ("phase", "most", "have")),
    FindingCode.PHASE_TOO_LARGE: ("R4.1", ("phase", "need", "most")),
    FindingCode.PHASE_IMPOSSIBLE: ("R1.1", ("phase",)),
    FindingCode.EVERYONE_NEEDS_ROUNDS: ("R10.3", ()),
    FindingCode.EVERYONE_NEEDS_ORDER: ("R10.3", ()),
    FindingCode.BOARD_NEEDS_TRACK: ("R12.4", ()),
    FindingCode.BOARD_NEEDS_LAST_SPACE: ("R15.6", ()),
    FindingCode.TRACK_NEEDS_BOARD: ("R12.4", ()),
    FindingCode.UNREADABLE_SPACE: ("R15.8", ("space", "part")),
    FindingCode.TRACK_LENGTH: ("R15.8", ("least", "most", "have")),
    FindingCode.TRACK_ENDS_NUMBERED: ("R15.4", ("space",)),
    FindingCode.SPACE_WITHOUT_PHASE: ("R15.4", ("space", "phase")),
    FindingCode.SPACE_BACKWARDS: ("R15.8", ("space",)),
    FindingCode.TWIST_WITHOUT_CHOICE: ("R15.4", ("space",)),
    FindingCode.TRACK_GOAL: ("R15.6", ("phase",)),
}
"""As RULE_AND_PARAMETERS; here ``group`` is a group's text such as ``run13``, ``place`` and ``space`` count from 1."""


class Finding(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What is wrong with a ruleset: a code and what it speaks of."""

    code: FindingCode
    about: dict[str, int | str] = {}

    @property
    def rule(self) -> str:
        """The number of the rule the finding rests on."""
        return FINDING_RULE_AND_PARAMETERS[self.code][0]
