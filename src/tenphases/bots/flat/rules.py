"""A ruleset as the array of whole numbers that policies and the kernel read (see ``layout``). Not flat code itself."""

from enum import StrEnum
from functools import lru_cache

from tenphases.bots.flat import layout as at
from tenphases.bots.usual import usual_chance
from tenphases.rules.cards import FACES, Face
from tenphases.rules.phases import Kind, Phase
from tenphases.rules.ruleset import (
    Advance,
    EmptiedPile,
    FlipWild,
    GoOut,
    HitSameTurn,
    Naturals,
    PhaseChoice,
    Ruleset,
    SkipTarget,
    all_phases,
    deck,
)
from tenphases.rules.track import numbers_at, parse_track

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
    phases, track = all_phases(ruleset), parse_track(ruleset.track)
    most = max(len(phase.groups) for phase in phases)
    if len(phases) > at.MOST_PHASES or most > at.MOST_GROUPS_IN_PHASE or len(track) > at.MOST_SPACES:
        raise ValueError(ruleset)
    rules = [0] * at.RULES
    for place, value in _switches(ruleset).items():
        rules[place] = int(value)
    for place, phase in enumerate(phases):
        start = at.PHASES + place * at.PHASE
        rules[start : start + at.PHASE_USUAL] = _phase(phase)
    if ruleset.phase_choice is PhaseChoice.BEFORE_PLAY:
        for place in range(len(ruleset.phases)):
            rules[at.PHASES + place * at.PHASE + at.PHASE_USUAL] = usual_chance(ruleset, place)
    place_of = {phase.number: place for place, phase in enumerate(phases)}
    for space in range(len(track)):
        given = [place_of[number] for number in numbers_at(track, space)]
        rules[at.TRACK + 2 * space : at.TRACK + 2 * space + 2] = (*given, at.NOBODY)[:2]
    return tuple(rules)


def _switches(ruleset: Ruleset) -> dict[int, int]:
    most, points = ruleset.max_wilds_laid, ruleset.points
    return {
        at.R_HAND_SIZE: ruleset.hand_size,
        at.R_WILDS: ruleset.wilds,
        at.R_SKIPS: ruleset.skips,
        at.R_PILES: ruleset.discard_piles,
        at.R_DECK: len(deck(ruleset)),
        at.R_FLIP_SKIP: _place(ruleset.flip_skip),
        at.R_BURY_WILD: ruleset.flip_wild is FlipWild.BURY,
        at.R_TAKE_SKIP: ruleset.take_skip,
        at.R_LAY_EXACT: ruleset.lay_exact,
        at.R_PER_PHASE: ruleset.naturals is Naturals.PER_PHASE,
        at.R_MOST_WILDS: at.MOST_CARDS if most is None else min(most, at.MOST_CARDS),
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
        at.R_TWISTS: len(ruleset.twist_cards),
        at.R_REFILL: ruleset.emptied_pile is EmptiedPile.REFILL,
        at.R_SAVES: min(ruleset.saves_a_round, at.MOST_CARDS),
        at.R_SAVED_MOST: at.MOST_CARDS if ruleset.saved_most is None else min(ruleset.saved_most, at.MOST_CARDS),
        at.R_SPACES: len(parse_track(ruleset.track)),
    }


def _place(value: StrEnum) -> int:
    """Return a value's place among those of its switch."""
    return list(type(value)).index(value)


def _phase(phase: Phase) -> list[int]:
    specs = [number for spec in phase.groups for number in (group_kind(spec.kind), spec.size)]
    numbers = [len(phase.groups), phase.size, _family(phase), *specs]
    return numbers + [0] * (at.PHASE_USUAL - len(numbers))


def _family(phase: Phase) -> int:
    kinds = sorted(spec.kind for spec in phase.groups)
    if len(kinds) == 1:
        return at.ONE_GROUP
    if set(kinds) == {Kind.SET}:
        return at.SETS
    if kinds == [Kind.RUN, Kind.SET]:
        return at.SET_AND_RUN
    return at.SETS_AND_RUNS if set(kinds) <= {Kind.RUN, Kind.SET} else at.OTHERS
