"""The turns to be expected from a hand, by the weights and the cards left that lie in ``work``.

A hand is the player's own with one card more, one less, or both; it is measured for all phases that are open to the
player. ``consider`` must have been called before anything else here.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    BLOCK,
    HANDS,
    KINDS,
    NOBODY,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.measure import SIZE_BITS
from tenphases.bots.flat.mixed import MIXED_BARE, MIXED_HAND, used_in_mixed
from tenphases.bots.flat.sight import (
    LEFT_NUMBERS,
    LEFT_REST,
    SEEN,
    count_left,
    first_open,
    numbers_in,
    rest_in,
    rest_without,
    store,
    stored,
    without,
)
from tenphases.bots.flat.turns import (
    BY_NUMBERS,
    CARDS,
    MIXED,
    family_of,
    helpful,
    look,
    missing,
    most_wilds_of,
    plan_of,
    runs_of,
    sets_of,
    size_of,
    usual_distance,
    wilds_in,
)
from tenphases.bots.flat.weights import BOLD, FOUND, LATER, LATER_WILDS, WEIGHTS

SEAT: Final = SEEN + 4
OWN_NUMBERS: Final = SEEN + 5
OWN_REST: Final = SEEN + 7
OPEN: Final = SEEN + 9
"""How many phases are open to the player; then for each: its place, its plan, what is taken off its turns and
off the cards it lacks, in thousandths."""
_EACH: Final = 5
O_PHASE: Final = 1
O_PLAN: Final = 2
O_BONUS: Final = 4
O_EASE: Final = 5
FAR: Final = 60.0
"""Turns, for a hand that no card can bring nearer."""

TURNS: Final = SEEN + 200
"""After ``measure``: the turns to be expected, in thousandths, less what is taken off where there is a choice."""
SHORT: Final = SEEN + 201
"""The cards that are missing, at least."""
HEIGHT: Final = SEEN + 202
"""The same in thousandths, less what is taken off. It depends on the hand alone, so whoever takes a discard only if it
gets smaller, and keeps it so, can't go round in circles."""
READY: Final = SEEN + 203
"""The hardest of the phases that can be laid, NOBODY if none can."""
HARDEST: Final = SEEN + 204
CHANCE: Final = SEEN + 205
"""The chance in a turn of a card that helps the phase to which TURNS are the fewest, in thousandths."""
LATER_CHANCE: Final = SEEN + 206
"""That of the last card that is missing."""
HELP: Final = SEEN + 207
"""How many of the cards that may come help."""
CARDS_LEFT: Final = SEEN + 208
"""How many may come."""
TURNS_AT: Final = SEEN + 300 + 2 * KINDS
"""The turns for each open phase."""

_THOUSAND: Final = 1000.0
_MIXED_SHARE: Final = 0.2
_HALF: Final = 0.5


def consider(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Look at the player's cards, those that may come, and the open phases; the weights must lie there."""
    work[SEAT] = seat
    hand = HANDS + seat * BLOCK
    store(work, OWN_NUMBERS, numbers_in(state, hand))
    store(work, OWN_REST, rest_in(state, hand))
    count_left(state, rules, work, seat)
    count = 0
    phase = first_open(state, rules, seat, NOBODY)
    while phase != NOBODY:
        plan = plan_of(rules, phase)
        at = OPEN + _EACH * count
        work[at + O_PHASE] = phase
        store(work, at + O_PLAN, plan)
        work[at + O_BONUS], work[at + O_EASE] = 0, 0
        count += 1
        phase = first_open(state, rules, seat, phase)
    work[OPEN] = count
    if count > 1:
        for place in range(count):
            at = OPEN + _EACH * place
            plan = stored(work, at + O_PLAN)
            work[at + O_BONUS] = int(work[WEIGHTS + BOLD] * usual_turns(plan, work))
            work[at + O_EASE] = int(work[WEIGHTS + BOLD] * usual_distance(plan))


def usual_turns(plan: int, work: WorkArray) -> float:
    """Return the turns that the plan's phase takes from a dealt hand, by rule of thumb."""
    far = usual_distance(plan)
    turns, still = 0.0, 1
    while far > 0:
        turns += min(far, 1.0) / later_chance(plan, still, work)
        far -= 1.0
        still += 1
    return turns


def later_chance(plan: int, still: int, work: WorkArray) -> float:
    """Return the chance in a turn of a card that helps when so many are missing, by rule of thumb."""
    several = still
    if family_of(plan) != BY_NUMBERS:
        several = 2
    elif runs_of(plan) == 0:
        several = min(still, 1 if sets_of(plan) >> SIZE_BITS == 0 else 2)
    share = (work[WEIGHTS + LATER_WILDS] + work[WEIGHTS + LATER] * several) / _THOUSAND
    return min(work[WEIGHTS + FOUND] / _THOUSAND * share, 1.0)


def measure(state: StateArray, rules: RulesArray, work: WorkArray, add: int, drop: int) -> None:
    """Find how far the hand is from laying any of the open phases.

    ``add`` and ``drop`` are kinds of cards to come and to go, NOBODY for none.
    """
    numbers, rest = stored(work, OWN_NUMBERS), stored(work, OWN_REST)
    if add != NOBODY:
        numbers, rest = numbers + without(add), rest + rest_without(add)
    if drop != NOBODY:
        numbers, rest = numbers - without(drop), rest - rest_without(drop)
    work[READY], work[TURNS], work[SHORT], work[HEIGHT] = NOBODY, 0, 0, 0
    work[HARDEST] = -1
    work[CARDS_LEFT] = stored(work, LEFT_REST) >> CARDS
    for place in range(work[OPEN]):
        at = OPEN + _EACH * place
        plan = stored(work, at + O_PLAN)
        if family_of(plan) == MIXED:
            _pick_up(state, work, add, drop)
            short, share = _short_of_mixed(rules, work, at, plan, rest), _MIXED_SHARE
        else:
            seen = look(plan, numbers, rest)
            short = missing(plan, seen >> 48, numbers, rest)
            share = _share(plan, seen, rest, work)
        turns = int(_THOUSAND * steps(plan, short, share, work)) - work[at + O_BONUS]
        if place == 0 or turns < work[TURNS]:
            work[CHANCE] = int(_THOUSAND * min(work[WEIGHTS + FOUND] / _THOUSAND * share, 1.0))
            work[HELP] = int(share * work[CARDS_LEFT] + _HALF)
            work[LATER_CHANCE] = int(_THOUSAND * later_chance(plan, 1, work))
        _note(work, place, short, turns)


def _note(work: WorkArray, place: int, short: int, turns: int) -> None:
    """Keep what was found for one open phase if it is the best so far."""
    at = OPEN + _EACH * place
    height = 1000 * short - work[at + O_EASE]
    work[SHORT] = short if place == 0 else min(short, work[SHORT])
    work[TURNS] = turns if place == 0 else min(turns, work[TURNS])
    work[HEIGHT] = height if place == 0 else min(height, work[HEIGHT])
    if short == 0 and work[at + O_BONUS] > work[HARDEST]:
        work[READY], work[HARDEST] = work[at + O_PHASE], work[at + O_BONUS]
    work[TURNS_AT + place] = turns


def phase_at(work: WorkArray, place: int) -> int:
    """Return the open phase at that place of those that are open."""
    return work[OPEN + _EACH * place + O_PHASE]


def _share(plan: int, seen: int, rest: int, work: WorkArray) -> float:
    """Return the share of the cards to come that would help."""
    left = stored(work, LEFT_REST)
    return helpful(plan, seen, rest, stored(work, LEFT_NUMBERS), left) / max(left >> CARDS, 1)


def steps(plan: int, short: int, share: float, work: WorkArray) -> float:
    """Return the turns for so many missing cards if that share of the cards to come helps at first."""
    if short == 0:
        return 0.0
    if share <= 0.0:
        return FAR + short
    turns = 1.0 / min(work[WEIGHTS + FOUND] / _THOUSAND * share, 1.0)
    for still in range(1, short):
        turns += 1.0 / later_chance(plan, still, work)
    return turns


def _pick_up(state: StateArray, work: WorkArray, add: int, drop: int) -> None:
    """Put the hand where phases of mixed kinds are measured."""
    hand = HANDS + work[SEAT] * BLOCK
    for kind in range(KINDS):
        work[MIXED_HAND + kind] = state[hand + kind]
    if add != NOBODY:
        work[MIXED_HAND + add] += 1
    if drop != NOBODY:
        work[MIXED_HAND + drop] -= 1


def _short_of_mixed(rules: RulesArray, work: WorkArray, at: int, plan: int, rest: int) -> int:
    used = used_in_mixed(rules, work[at + O_PHASE], work)
    short = size_of(plan) - used - min(wilds_in(rest), most_wilds_of(plan))  # R5.3
    return max(short, work[MIXED_BARE], 0)  # R5.2
