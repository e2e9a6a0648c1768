"""The turns to be expected from a hand, by the weights and the cards left that lie in ``work``.

A hand is the player's own with one card more, one less, or both; it is measured for all phases that are open to the
player. ``consider`` must have been called before anything else here.
"""

from typing import Final

from tenphases.bots.flat.glance import used_in
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    DISCARD_AT,
    DISCARDS,
    DRAWS,
    HANDS,
    KINDS,
    NOBODY,
    PHASE,
    PHASE_GROUPS,
    PHASE_SPECS,
    PHASES,
    R_CHOICE,
    R_DECK,
    R_HAND_SIZE,
    R_MOST_WILDS,
    R_PER_PHASE,
    R_SKIPS,
    R_WILDS,
    TABLE,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.measure import total
from tenphases.bots.flat.mixed import MIXED_BARE, MIXED_HAND, used_in_mixed
from tenphases.bots.flat.sight import (
    ALL_COLOURED,
    EIGHT_EACH,
    FULL_NUMBERS,
    FULL_REST,
    LEFT_NUMBERS,
    LEFT_REST,
    SEEN,
    count_left,
    first_open,
    numbers_in,
    only_open,
    rest_in,
    rest_without,
    store,
    stored,
    without,
)
from tenphases.bots.flat.turns import (
    BY_COLOURS,
    BY_NUMBERS,
    CARDS,
    MIXED,
    WILDS,
    family_of,
    helpful,
    look,
    missing,
    most_wilds_of,
    plan_of,
    size_of,
    usual_distance,
    wilds_in,
)
from tenphases.bots.flat.weights import BOLD, COUNTS, OFFERED, WEIGHTS
from tenphases.bots.solo.flat import NO_TABLE, table_of, turns_in
from tenphases.bots.solo.ranks import MOST

SEAT: Final = SEEN + 4
OWN_NUMBERS: Final = SEEN + 5
OWN_REST: Final = SEEN + 7
OPEN: Final = SEEN + 9
"""How many phases are open to the player; then for each: its place, its plan, what is taken off its turns and
off the cards it lacks, in thousandths, and its table of the solo game."""
_EACH: Final = 6
O_PHASE: Final = 1
O_PLAN: Final = 2
O_BONUS: Final = 4
O_EASE: Final = 5
O_TABLE: Final = 6
FAR: Final = 40.0
"""Turns, for a hand that no card can bring nearer."""

TURNS: Final = SEEN + 260
"""After ``measure``: the turns to be expected, in thousandths, less what is taken off where there is a choice."""
SHORT: Final = SEEN + 261
"""The cards that are missing, at least."""
HEIGHT: Final = SEEN + 262
"""The same in thousandths, less what is taken off. It depends on the hand alone, so whoever takes a discard only if it
gets smaller, and keeps it so, can't go round in circles."""
READY: Final = SEEN + 263
"""The hardest of the phases that can be laid, NOBODY if none can."""
HARDEST: Final = SEEN + 264
CHANCE: Final = SEEN + 265
"""The chance in a turn of a card that helps the phase to which TURNS are the fewest, in thousandths."""
HELP: Final = SEEN + 267
"""How many of the cards that may come help."""
CARDS_LEFT: Final = SEEN + 268
"""How many may come."""
TURNS_AT: Final = SEEN + 410
"""The turns for each open phase."""
ALIKE: Final = SEEN + 450
"""Which cards are alike to all open phases: those of a number, of a colour, or none for certain."""
BY_NUMBER: Final = 0
BY_COLOUR: Final = 1
NEVER: Final = 2
NUMBERS_NOW: Final = SEEN + 451
REST_NOW: Final = SEEN + 453
"""The hand that is being measured."""
HEIGHT_WANTED: Final = SEEN + 269
"""Whether HEIGHT, SHORT and READY are asked for (1); without them turns are found sooner where a table knows them."""
CACHE: Final = SEEN + 520
"""For each phase the ruleset's numbers that its plan depends on, the plan, its table."""
_CACHED: Final = 5

_THOUSAND: Final = 1000.0
_MIXED_CHANCE: Final = 0.2
_ONCE: Final = 0.22
_FIRST: Final = 0.85
_STEP: Final = 2.1
_SLOW_STEP: Final = 0.4
_USUAL: Final = 2.6
"""Turns for each card that a dealt hand lacks."""
_FEW_HOPES: Final = 4
_ONCE_IN: Final = 16
_COLOURS: Final = (1 << WILDS) - 1


def consider(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Look at the player's cards, those that may come, and the open phases; the weights must lie there."""
    work[SEAT] = seat
    hand = HANDS + seat * BLOCK
    numbers, rest = numbers_in(state, hand), rest_in(state, hand)
    store(work, OWN_NUMBERS, numbers)
    store(work, OWN_REST, rest)
    left, left_rest = EIGHT_EACH - numbers, ((rules[R_DECK] << CARDS) | (rules[R_WILDS] << WILDS) | ALL_COLOURED) - rest
    store(work, FULL_NUMBERS, left)
    store(work, FULL_REST, left_rest)
    if work[WEIGHTS + COUNTS]:
        count_left(state, work, seat, numbers, rest)
    else:
        store(work, LEFT_NUMBERS, left)
        store(work, LEFT_REST, left_rest)
    count = 0
    phase = only_open(state, rules, seat)
    if phase == NOBODY:
        phase = first_open(state, rules, seat, NOBODY)
    while phase != NOBODY:
        _open(rules, work, count, phase)
        count += 1
        phase = first_open(state, rules, seat, phase) if rules[R_CHOICE] else NOBODY
    work[OPEN] = count
    work[ALIKE] = _alike(work)
    if count > 1:
        for place in range(count):
            at = OPEN + _EACH * place
            plan = stored(work, at + O_PLAN)
            work[at + O_BONUS] = int(work[WEIGHTS + BOLD] * _USUAL * usual_distance(plan))
            work[at + O_EASE] = int(work[WEIGHTS + BOLD] * usual_distance(plan))


def _alike(work: WorkArray) -> int:
    """Return which cards are alike to all open phases."""
    families = 0
    for place in range(work[OPEN]):
        families |= 1 << family_of(stored(work, OPEN + _EACH * place + O_PLAN))
    if families == 1 << BY_NUMBERS:
        return BY_NUMBER
    return BY_COLOUR if families == 1 << BY_COLOURS else NEVER


def _open(rules: RulesArray, work: WorkArray, place: int, phase: int) -> None:
    """Write down an open phase."""
    at = OPEN + _EACH * place
    work[at + O_PHASE] = phase
    store(work, at + O_PLAN, plan_for(rules, work, phase))
    work[at + O_BONUS], work[at + O_EASE] = 0, 0
    work[at + O_TABLE] = work[CACHE + phase * _CACHED + 4]


def open_alone(rules: RulesArray, work: WorkArray, phase: int) -> None:
    """Look at one phase as if it were the only open one; ``consider`` must have been called."""
    work[OPEN] = 1
    _open(rules, work, 0, phase)
    work[ALIKE] = _alike(work)


def plan_for(rules: RulesArray, work: WorkArray, phase: int) -> int:
    """Return the plan of a phase, from the last time if it was for the same groups and rules."""
    spec = PHASES + phase * PHASE
    groups = rules[spec + PHASE_GROUPS]
    kept = CACHE + phase * _CACHED
    key = rules[spec + PHASE_SPECS] | (rules[spec + PHASE_SPECS + 1] << 3)
    key |= (rules[spec + PHASE_SPECS + 2] << 9) | (rules[spec + PHASE_SPECS + 3] << 12) | (groups << 18)
    key |= (rules[R_MOST_WILDS] << 21) | (rules[R_PER_PHASE] << 29)
    other = 1 | (rules[R_HAND_SIZE] << 1) | (rules[R_WILDS] << 9) | (rules[R_SKIPS] << 17)
    if groups < 3 and work[kept] == key and work[kept + 1] == other:  # noqa: PLR2004 - more do not fit into the key
        return stored(work, kept + 2)
    plan = plan_of(rules, phase)
    work[kept], work[kept + 1] = key, other
    store(work, kept + 2, plan)
    work[kept + 4] = table_of(rules, phase)
    return plan


def lack(state: StateArray, rules: RulesArray, work: WorkArray, add: int, drop: int) -> None:
    """Find SHORT, HEIGHT and READY alone: which cards are missing, whatever may come."""
    _change(work, add, drop)
    numbers, rest = stored(work, NUMBERS_NOW), stored(work, REST_NOW)
    work[READY], work[HARDEST] = NOBODY, -1
    work[TURNS] = 0
    for place in range(work[OPEN]):
        at = OPEN + _EACH * place
        plan = stored(work, at + O_PLAN)
        if family_of(plan) == MIXED:
            _pick_up(state, work, add, drop)
            _note(work, place, _short_of_mixed(rules, work, at, plan, rest), 0)
        else:
            one = work[OPEN] == 1
            used = used_in(work, work[SEAT], plan, numbers, rest) if one else look(plan, numbers, rest) >> 48
            _note(work, place, missing(plan, used, numbers, rest), 0)


def _change(work: WorkArray, add: int, drop: int) -> None:
    """Keep the hand with one card more, one less, or both."""
    numbers, rest = stored(work, OWN_NUMBERS), stored(work, OWN_REST)
    if add != NOBODY:
        numbers, rest = numbers + without(add), rest + rest_without(add)
    if drop != NOBODY:
        numbers, rest = numbers - without(drop), rest - rest_without(drop)
    store(work, NUMBERS_NOW, numbers)
    store(work, REST_NOW, rest)


def measure(state: StateArray, rules: RulesArray, work: WorkArray, add: int, drop: int) -> None:
    """Find how far the hand is from laying any of the open phases.

    ``add`` and ``drop`` are kinds of cards to come and to go, NOBODY for none.
    """
    _change(work, add, drop)
    numbers, rest = stored(work, NUMBERS_NOW), stored(work, REST_NOW)
    work[READY], work[TURNS], work[SHORT], work[HEIGHT] = NOBODY, 0, 0, 0
    work[HARDEST] = -1
    work[CARDS_LEFT] = stored(work, LEFT_REST) >> CARDS
    for place in range(work[OPEN]):
        at = OPEN + _EACH * place
        plan = stored(work, at + O_PLAN)
        if work[HEIGHT_WANTED] == 0 and work[WEIGHTS + COUNTS] == 0 and _is_known(work, at, rest):
            short, chance, turns = 0, 0.0, _from_table(numbers, rest, at, work)
        elif family_of(plan) == MIXED:
            _pick_up(state, work, add, drop)
            short = _short_of_mixed(rules, work, at, plan, rest)
            chance = _MIXED_CHANCE
            turns = by_rule(short, chance)
        else:
            seen = look(plan, numbers, rest)
            short = missing(plan, seen >> 48, numbers, rest)
            chance = chance_now(plan, seen, rest, LEFT_NUMBERS, work)
            turns = by_rule(short, chance)
            if short and _is_known(work, at, rest):
                turns = _by_table(seen, turns, numbers, rest, at, work)
        turns = int(_THOUSAND * turns) - work[at + O_BONUS]
        if place == 0 or turns < work[TURNS]:
            work[CHANCE] = int(_THOUSAND * chance)
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


def hopes(state: StateArray, work: WorkArray) -> int:
    """Return how many cards that lie on no table, nor in the own hand, would bring any of the open phases nearer."""
    numbers, rest = stored(work, OWN_NUMBERS), stored(work, OWN_REST)
    left_numbers = stored(work, FULL_NUMBERS) - numbers_in(state, TABLE)
    left_rest = stored(work, FULL_REST) - rest_in(state, TABLE)
    most = 0
    for place in range(work[OPEN]):
        plan = stored(work, OPEN + _EACH * place + O_PLAN)
        if family_of(plan) == MIXED:
            return _FEW_HOPES
        most = max(most, helpful(plan, look(plan, numbers, rest), rest, left_numbers, left_rest))
    return most


def _wilds_help(state: StateArray, work: WorkArray) -> bool:
    """Say whether wilds alone are enough hope for the one open phase, which is soon told."""
    plan = stored(work, OPEN + O_PLAN)
    if work[OPEN] != 1 or family_of(plan) == MIXED:
        return False
    left = wilds_in(stored(work, FULL_REST)) - state[TABLE + WILD]
    return left > _FEW_HOPES and wilds_in(stored(work, OWN_REST)) < most_wilds_of(plan)


def is_stuck(state: StateArray, work: WorkArray) -> bool:
    """Say whether the hand had better be given up, so that the round can end (L14).

    That is so if no card can help any more. If few can, others may be keeping them for ever: then once in a while, by
    what lies on the discard pile, so that it is the same for the same view.
    """
    if state[TABLE + ALL] == 0 or _wilds_help(state, work):
        return False
    left = hopes(state, work)
    if left > _FEW_HOPES:
        return False
    mixed = state[DRAWS] * 31
    for place in range(state[DISCARDS]):
        mixed += (place + 1) * (state[DISCARD_AT + place] + 7)
    return left == 0 or (mixed >> 2) % _ONCE_IN == 0


def phase_at(work: WorkArray, place: int) -> int:
    """Return the open phase at that place of those that are open."""
    return work[OPEN + _EACH * place + O_PHASE]


def chance_now(plan: int, seen: int, rest: int, left_at: int, work: WorkArray) -> float:
    """Return the chance that the next turn brings a card that helps, on the discard pile or from the draw pile."""
    left_numbers, left_rest = stored(work, left_at), stored(work, left_at + 2)
    many = helpful(plan, seen, rest, left_numbers, left_rest)
    work[HELP] = many
    wilds = wilds_in(left_rest) if wilds_in(rest) < most_wilds_of(plan) else 0
    offered = work[WEIGHTS + OFFERED] / _THOUSAND * (many - wilds) / max(total(left_numbers), 1)
    return offered + (1.0 - offered) * many / max(left_rest >> CARDS, 1)


def by_rule(short: int, chance: float) -> float:
    """Return the turns for so many missing cards, the turn of laying counted, by a rule fitted to the solo game."""
    if short == 0:
        return 1.0
    if chance <= 0.0:
        return FAR + short
    return max(1.0, _ONCE + _FIRST / chance + (short - 1) * (_STEP + _SLOW_STEP / chance))


def _is_known(work: WorkArray, at: int, rest: int) -> bool:
    """Say whether the solo game's table knows such a hand."""
    return work[at + O_TABLE] != NO_TABLE and rest >> CARDS == MOST


def _from_table(numbers: int, rest: int, at: int, work: WorkArray) -> float:
    """Return the turns of the solo game."""
    wilds = wilds_in(rest)
    skips = (rest >> CARDS) - wilds - total(numbers)
    return turns_in(work[at + O_TABLE], numbers, rest & _COLOURS, wilds, skips)


def _by_table(seen: int, ruled: float, numbers: int, rest: int, at: int, work: WorkArray) -> float:  # noqa: PLR0913, PLR0917
    """Return the turns of the solo game, and what the cards seen elsewhere change in them."""
    turns = _from_table(numbers, rest, at, work)
    if work[WEIGHTS + COUNTS] == 0:
        return turns
    plan, helped = stored(work, at + O_PLAN), work[HELP]
    short = missing(plan, seen >> 48, numbers, rest)
    usual = by_rule(short, chance_now(plan, seen, rest, FULL_NUMBERS, work))
    work[HELP] = helped
    return max(1.0, turns + work[WEIGHTS + COUNTS] / _THOUSAND * (ruled - usual))


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
