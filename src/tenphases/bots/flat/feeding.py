"""What a discard gives to the next player: what that player was seen to take, is making, or can hit.

Chances in thousandths, by rule of thumb; turned into turns by the level's weights.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    BY_COLOUR,
    BY_NUMBER,
    COLOURS,
    HANDS,
    KNOWN,
    NOBODY,
    NUMBERS,
    P_LAID,
    PLAYER,
    PLAYERS,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.measure import SIZE_BITS
from tenphases.bots.flat.sight import (
    LEFT_NUMBERS,
    SEEN,
    count_left,
    first_open,
    fits,
    next_to_play,
    numbers_in,
    only_open,
    rest_in,
    store,
    stored,
)
from tenphases.bots.flat.turns import BY_COLOURS, MIXED, family_of, runs_of, sets_of
from tenphases.bots.flat.weights import (
    BASE_COLOUR,
    BASE_RUN,
    BASE_SET,
    FEED,
    FEED_LAID,
    KNOWN_COLOUR,
    KNOWN_SET,
    WEIGHTS,
)
from tenphases.bots.flat.worth import plan_for

NEXT: Final = SEEN + 280
"""After ``consider_next``: the seat that will find the discard, NOBODY if that is the player's own."""
NEXT_PLAN: Final = SEEN + 281
"""What that player is making, in two halves; 0 where it is not known."""
_COPIES: Final = 8


def consider_next(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Look at who will find the discard, and at the phase that player is making."""
    other = next_to_play(state, seat)
    work[NEXT] = NOBODY if other == seat else other
    store(work, NEXT_PLAN, 0)
    if other == seat:
        return
    if state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY:  # else it was done for the own phase
        hand = HANDS + seat * BLOCK
        count_left(state, work, seat, numbers_in(state, hand), rest_in(state, hand))
    phase = only_open(state, rules, other)
    if phase == NOBODY:
        phase = first_open(state, rules, other, NOBODY)
        if phase == NOBODY or first_open(state, rules, other, phase) != NOBODY:
            return
    store(work, NEXT_PLAN, plan_for(rules, work, phase))


def feeding(state: StateArray, work: WorkArray, kind: int) -> int:
    """Return what it costs to leave a card to the next player, in thousandths of a turn."""
    other = work[NEXT]
    if other == NOBODY or kind == SKIP or work[WEIGHTS + FEED] + work[WEIGHTS + FEED_LAID] == 0:
        return 0
    if state[PLAYERS + other * PLAYER + P_LAID] != NOBODY:
        if not fits(state, kind):
            return 0
        cards = max(state[HANDS + other * BLOCK + ALL], 1)
        return work[WEIGHTS + FEED_LAID] * 3 // (2 + cards)
    if kind == WILD:
        return work[WEIGHTS + FEED]
    return work[WEIGHTS + FEED] * needed(state, work, kind) // 1000


def needed(state: StateArray, work: WorkArray, kind: int) -> int:
    """Return the chance, in thousandths, that the next player has a use for the card."""
    known = KNOWN + work[NEXT] * BLOCK
    plan = stored(work, NEXT_PLAN)
    if plan == 0 or family_of(plan) == MIXED:
        return work[WEIGHTS + BASE_SET]
    if family_of(plan) == BY_COLOURS:
        return _needed_colour(state, work, known, kind // NUMBERS)
    number = kind % NUMBERS
    chance = 0
    if sets_of(plan):
        chance = _needed_in_set(state, work, known, number)
    if runs_of(plan):
        chance = max(chance, _needed_in_run(state, work, known, (runs_of(plan) & 15) * 16 + number))
    return chance


def _needed_colour(state: StateArray, work: WorkArray, known: int, colour: int) -> int:
    best = 0
    for each in range(COLOURS):
        best = max(best, state[known + BY_COLOUR + each])
    if best == 0:
        return work[WEIGHTS + BASE_COLOUR]
    return work[WEIGHTS + KNOWN_COLOUR] if state[known + BY_COLOUR + colour] == best else 0


def _needed_in_set(state: StateArray, work: WorkArray, known: int, number: int) -> int:
    if state[known + BY_NUMBER + number + 1]:
        return work[WEIGHTS + KNOWN_SET]
    left = (stored(work, LEFT_NUMBERS) >> (4 * number)) & 15
    return work[WEIGHTS + BASE_SET] * left // _COPIES


def _needed_in_run(state: StateArray, work: WorkArray, known: int, size_and_number: int) -> int:
    size, number = size_and_number >> SIZE_BITS, size_and_number & 15
    if state[known + BY_NUMBER + number + 1]:
        return 0
    spans = NUMBERS + 1 - size
    first, last = max(0, number - size + 1), min(number, spans - 1)
    return work[WEIGHTS + BASE_RUN] * (last - first + 1) // spans
