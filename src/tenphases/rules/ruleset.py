"""The ruleset: one frozen value with a field for every switch of the rules, standard by default.

Which values contradict each other is said in ``findings``; which values go by which name, in
``tenphases.variants``. No rule code asks for a variant by name.
"""

from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec

from tenphases.rules.cards import NUMBERED, SKIP, WILD, Face
from tenphases.rules.phases import Phase, parse_phase

RULES_VERSION: Final = 2
"""Raised whenever a rule is mended, so that a record says by which reading it was played."""
ALL_ENDS: Final = 2
"""The version since which no round and no game goes on for ever (R3.9, R10.5)."""


class FlipSkip(StrEnum):
    """What happens when the card turned up at the start is a skip (R2.4)."""

    SKIP_FIRST = "skip_first"
    BURY = "bury"
    COVER = "cover"
    """It stays in its pile, and another card is turned up onto it (R15.1)."""


class FlipWild(StrEnum):
    """What happens when the card turned up at the start is a wild (R2.5)."""

    TAKEABLE = "takeable"
    BURY = "bury"


class Naturals(StrEnum):
    """Where at least one numbered card is needed (R5.2)."""

    PER_GROUP = "per_group"
    PER_PHASE = "per_phase"


class HitSameTurn(StrEnum):
    """Whose groups may be hit in the very turn of laying (R6.2)."""

    ANY = "any"
    OWN = "own"


class GoOut(StrEnum):
    """How the last card may leave the hand (R7.2)."""

    ANY = "any"
    DISCARD = "discard"


class SkipTarget(StrEnum):
    """Whom a skip hits (R8.2)."""

    CHOSEN = "chosen"
    NEXT = "next"


class SkipLies(StrEnum):
    """Where a played skip lies until the turn is lost, and after (R8.4)."""

    IN_FRONT = "in_front"
    ON_PILE = "on_pile"
    SET_ASIDE = "set_aside"


class SkipLimit(StrEnum):
    """Who may not be skipped again yet (R8.5)."""

    WAITING = "waiting"
    LAP = "lap"
    NOT_TWICE_RUNNING = "not_twice_running"
    NONE = "none"


class Advance(StrEnum):
    """Who goes on to the next phase after a round (R10.1)."""

    COMPLETED = "completed"
    EVERYONE = "everyone"


class End(StrEnum):
    """When the game ends and who has won it (R10.2)."""

    ROUND_END = "round_end"
    ON_LAY = "on_lay"
    ALL_FINISHED = "all_finished"
    AFTER_ROUNDS = "after_rounds"
    LAST_SPACE = "last_space"
    """At the end of the round in which someone on the last space of the track laid its phase (R15.6)."""


class TieBreak(StrEnum):
    """How a tie for the win is broken (R11.1)."""

    FIRST_OUT = "first_out"
    FIRST_LAY = "first_lay"
    SHARED = "shared"


class PhaseChoice(StrEnum):
    """Which phase a player is to make (R12)."""

    IN_ORDER = "in_order"
    WHEN_LAID = "when_laid"
    BEFORE_PLAY = "before_play"
    BY_BOARD = "by_board"
    """The space decides on which the player's pawn stands (R12.4)."""


class EmptiedPile(StrEnum):
    """Where whoever took the last card of a discard pile may discard (R15.2)."""

    ANY = "any"
    REFILL = "refill"


CLASSIC_PHASES: Final = (
    "set3 + set3",
    "set3 + run4",
    "set4 + run4",
    "run7",
    "run8",
    "run9",
    "set4 + set4",
    "colour7",
    "set5 + set2",
    "set5 + set3",
)
"""The ten phases of the classic list (R4.2)."""


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card left in hand counts against its holder (R9.1)."""

    low: int = 5
    """For the numbers 1 to 9."""
    high: int = 10
    """For the numbers 10 to 12."""
    skip: int = 15
    wild: int = 25


class Ruleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every switch of the rules, each with the standard preset's value (R13).

    Written whole, standard values too, so that what is kept never depends on a later version's defaults.
    """

    phases: tuple[str, ...] = CLASSIC_PHASES
    """The phases as texts, in order (R4.2)."""
    hand_size: int = 10
    wilds: int = 8
    skips: int = 4
    discard_piles: int = 1
    emptied_pile: EmptiedPile = EmptiedPile.ANY
    flip_skip: FlipSkip = FlipSkip.SKIP_FIRST
    flip_wild: FlipWild = FlipWild.TAKEABLE
    take_skip: bool = False
    """Whether a skip on the discard pile may be taken (R3.4)."""
    lay_exact: bool = False
    """Whether exactly the cards a phase needs must be laid, the rest by hits (R4.7)."""
    naturals: Naturals = Naturals.PER_GROUP
    max_wilds_laid: int | None = None
    """The most wilds in one lay-down, None for any number (R5.3)."""
    hit_same_turn: HitSameTurn = HitSameTurn.ANY
    go_out: GoOut = GoOut.ANY
    skip_target: SkipTarget = SkipTarget.CHOSEN
    skip_lies: SkipLies = SkipLies.IN_FRONT
    skip_limit: SkipLimit = SkipLimit.WAITING
    points: Points = Points()
    advance: Advance = Advance.COMPLETED
    end: End = End.ROUND_END
    tie_break: TieBreak = TieBreak.FIRST_OUT
    phase_choice: PhaseChoice = PhaseChoice.IN_ORDER
    saves_a_round: int = 0
    """How many cards a player may save in one round, each instead of discarding; 0: nothing is saved (R14.4)."""
    saved_most: int | None = None
    """The most cards a save pile may hold, None for any number (R14.4)."""
    track: str = ""
    """The board's spaces as text, such as ``1 1 twist 2``; empty where there is no board (R15.8)."""
    twist_cards: tuple[str, ...] = ()
    """The phases on the twist cards as texts (R15.7)."""


@lru_cache(maxsize=256)
def phases_of(texts: tuple[str, ...]) -> tuple[Phase, ...]:
    """Return the phases of a ruleset's list as values. Raises BadPhase."""
    return tuple(parse_phase(text, place) for place, text in enumerate(texts, start=1))


@lru_cache(maxsize=256)
def _with_twists(texts: tuple[str, ...], twists: tuple[str, ...]) -> tuple[Phase, ...]:
    listed = phases_of(texts)
    above = max((phase.number for phase in listed), default=0) + 1
    return (*listed, *(Phase(at, parse_phase(text).groups) for at, text in enumerate(twists, start=above)))


def all_phases(ruleset: Ruleset) -> tuple[Phase, ...]:
    """Return the phases of the list and after them those of the twist cards, numbered on (R15.7). Raises BadPhase."""
    return _with_twists(ruleset.phases, ruleset.twist_cards)


def phase_texts(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the texts of all phases by place, those of twist cards with their numbers. Raises BadPhase."""
    twists = all_phases(ruleset)[len(ruleset.phases) :]
    return (*ruleset.phases, *(f"{phase.number}: {phase}" for phase in twists))


def deck(ruleset: Ruleset) -> tuple[Face, ...]:
    """Return all cards of the game: each number twice in each colour, the wilds and the skips (R1.1)."""
    return NUMBERED + NUMBERED + (WILD,) * ruleset.wilds + (SKIP,) * ruleset.skips
