"""How long a hand still needs for its phase, alone at the table: without numpy, in microseconds.

For the classic ten phases (a hand of ten, eight wilds, four skips) the answers are looked up in tables made from the
exact solution, else estimated; ``exactly_known`` tells which. How far either is off is said in ``docs/solo.md``.
Whoever writes flat code uses ``solo.flat`` instead.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tenphases.bots.solo import estimate, flat
from tenphases.bots.solo.chances import within
from tenphases.rules.cards import COLOUR, COLOURS, NUMBER, NUMBERED, SKIP, WILD, Face, remove
from tenphases.rules.finder import completes, distance
from tenphases.rules.phases import Phase, parse_phase
from tenphases.rules.ruleset import GoOut, Ruleset

MOST_TURNS: Final = 15
"""The chances are known within 1 to so many turns."""

_COLOUR_AT: Final = 48
_WILDS_AT: Final = 80
_SKIPS_AT: Final = 88
_ADDS: Final = {
    face: (1 << (4 * (NUMBER[face] - 1))) + (1 << (_COLOUR_AT + 8 * COLOURS.index(COLOUR[face]))) for face in NUMBERED
} | {WILD: 1 << _WILDS_AT, SKIP: 1 << _SKIPS_AT}
_NUMBERS: Final = (1 << _COLOUR_AT) - 1


def exactly_known(phase: str, ruleset: Ruleset) -> bool:
    """Say whether there is a table for that phase under those rules."""
    return _table(phase, ruleset) != flat.NO_TABLE


def expected_turns(hand: Sequence[Face], phase: str, ruleset: Ruleset) -> float:
    """Return how many turns it takes to lay the phase, the turn of laying included, if played for that alone.

    Every card not in the hand is taken to be as likely to come, and each turn to offer any numbered one of them on
    the discard pile. A hand with the card drawn is asked how many turns it takes *after* this one: 0 if it can lay.
    """
    table = _table(phase, ruleset)
    if len(hand) > ruleset.hand_size:
        if completes(_parsed(phase), hand, ruleset):
            return 0.0
        held = tuple(hand)
        return min(expected_turns(remove(held, face), phase, ruleset) for face in dict.fromkeys(held))
    if table == flat.NO_TABLE:
        return estimate.turns(hand, _parsed(phase), ruleset)
    counts = sum(map(_ADDS.__getitem__, hand))
    numbers, colours = counts & _NUMBERS, (counts >> _COLOUR_AT) & 0xFFFFFFFF
    return flat.turns_in(table, numbers, colours, (counts >> _WILDS_AT) & 15, counts >> _SKIPS_AT)


def chance_within(hand: Sequence[Face], phase: str, turns: int, ruleset: Ruleset) -> float:
    """Return the chance to lay the phase within 1 to ``MOST_TURNS`` turns, from 0 to 1 (ValueError beyond).

    Cards come as for ``expected_turns``. A hand with the card drawn is asked about this turn and those after it,
    this one counted.
    """
    if not 1 <= turns <= MOST_TURNS:
        raise ValueError(turns)
    parsed = _parsed(phase)
    if len(hand) > ruleset.hand_size:
        if completes(parsed, hand, ruleset):
            return 1.0
        held = tuple(hand)
        rests = [remove(held, face) for face in dict.fromkeys(held)]
        return max(chance_within(rest, phase, turns - 1, ruleset) for rest in rests) if turns > 1 else 0.0
    lacking = distance(parsed, hand, ruleset)
    if lacking == 0:
        return 1.0
    chance = within(_table(phase, ruleset), expected_turns(hand, phase, ruleset), lacking, turns)
    if lacking > 1:
        return chance
    # Whoever keeps the hand and waits for one of the cards has this chance for certain.
    waiting: float = 1 - (1 - estimate.next_turn(hand, parsed, ruleset)) ** turns
    return waiting if turns == 1 else max(chance, waiting)


@lru_cache(maxsize=1024)
def _table(phase: str, ruleset: Ruleset) -> int:
    """Return the table of a phase, NO_TABLE if there is none."""
    usual = Ruleset()
    if (ruleset.hand_size, ruleset.wilds, ruleset.skips) != (usual.hand_size, usual.wilds, usual.skips):
        return flat.NO_TABLE
    if ruleset.max_wilds_laid is not None and ruleset.max_wilds_laid < ruleset.wilds:
        return flat.NO_TABLE
    if ruleset.go_out is GoOut.DISCARD and _parsed(phase).size > ruleset.hand_size:
        return flat.NO_TABLE
    return flat.TABLE_BY_GROUPS.get(tuple(sorted(map(str, _parsed(phase).groups))), flat.NO_TABLE)


@lru_cache(maxsize=1024)
def _parsed(phase: str) -> Phase:
    return parse_phase(phase)
