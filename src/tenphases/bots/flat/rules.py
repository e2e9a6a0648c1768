"""A ruleset as the array of whole numbers that policies and the kernel read (see ``layout``). Not flat code itself."""

from enum import StrEnum
from functools import lru_cache

from tenphases.bots.flat import layout as at
from tenphases.rules.cards import FACES, Face
from tenphases.rules.phases import Kind, Phase
from tenphases.rules.ruleset import (
    Advance,
    FlipSkip,
    FlipWild,
    GoOut,
    HitSameTurn,
    Naturals,
    Ruleset,
    SkipTarget,
    deck,
    phases_of,
)

KIND_OF = {face: kind for kind, face in enumerate(FACES)}
"""The number of each face's kind of card."""

_GROUP_KINDS = tuple(Kind)


def kinds_of(cards: tuple[Face, ...]) -> list[int]:
    """Return the kinds of some cards."""
    return [KIND_OF[card] for card in cards]


def group_kind(kind: Kind) -> int:
    """Return the number of a kind of group."""
    return _GROUP_KINDS.index(kind)


@lru_cache(maxsize=64)
def rules_of(ruleset: Ruleset) -> tuple[int, ...]:
    """Return the ruleset as whole numbers; ValueError for one with more phases or groups than fit."""
    phases = phases_of(ruleset.phases)
    if len(phases) > at.MOST_PHASES or any(len(phase.groups) > at.MOST_GROUPS_IN_PHASE for phase in phases):
        raise ValueError(ruleset.phases)
    rules = [0] * at.RULES
    for place, value in _switches(ruleset).items():
        rules[place] = int(value)
    for place, phase in enumerate(phases):
        start = at.PHASES + place * at.PHASE
        rules[start : start + at.PHASE] = _phase(phase)
    return tuple(rules)


def _switches(ruleset: Ruleset) -> dict[int, int]:
    most, points = ruleset.max_wilds_laid, ruleset.points
    return {
        at.R_HAND_SIZE: ruleset.hand_size,
        at.R_WILDS: ruleset.wilds,
        at.R_SKIPS: ruleset.skips,
        at.R_PILES: ruleset.discard_piles,
        at.R_DECK: len(deck(ruleset)),
        at.R_BURY_SKIP: ruleset.flip_skip is FlipSkip.BURY,
        at.R_BURY_WILD: ruleset.flip_wild is FlipWild.BURY,
        at.R_TAKE_SKIP: ruleset.take_skip,
        at.R_LAY_EXACT: ruleset.lay_exact,
        at.R_PER_PHASE: ruleset.naturals is Naturals.PER_PHASE,
        at.R_MOST_WILDS: at.MOST_CARDS if most is None else most,
        at.R_HIT_OWN: ruleset.hit_same_turn is HitSameTurn.OWN,
        at.R_KEEP_DISCARD: ruleset.go_out is GoOut.DISCARD,
        at.R_TARGET_NEXT: ruleset.skip_target is SkipTarget.NEXT,
        at.R_LIES: _place(ruleset.skip_lies),
        at.R_LIMIT: _place(ruleset.skip_limit),
        at.R_EVERYONE: ruleset.advance is Advance.EVERYONE,
        at.R_END: _place(ruleset.end),
        at.R_TIE: _place(ruleset.tie_break),
        at.R_CHOICE: _place(ruleset.phase_choice),
        at.R_LOW: points.low,
        at.R_HIGH: points.high,
        at.R_SKIP: points.skip,
        at.R_WILD: points.wild,
        at.R_PHASES: len(ruleset.phases),
    }


def _place(value: StrEnum) -> int:
    """Return a value's place among those of its switch."""
    return list(type(value)).index(value)


def _phase(phase: Phase) -> list[int]:
    specs = [number for spec in phase.groups for number in (group_kind(spec.kind), spec.size)]
    numbers = [len(phase.groups), phase.size, _family(phase), *specs]
    return numbers + [0] * (at.PHASE - len(numbers))


def _family(phase: Phase) -> int:
    kinds = sorted(spec.kind for spec in phase.groups)
    if len(kinds) == 1:
        return at.ONE_GROUP
    if set(kinds) == {Kind.SET}:
        return at.SETS
    if kinds == [Kind.RUN, Kind.SET]:
        return at.SET_AND_RUN
    return at.SETS_AND_RUNS if set(kinds) <= {Kind.RUN, Kind.SET} else at.OTHERS
