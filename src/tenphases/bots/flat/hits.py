"""Which card to hit where, once the phase is down: so that as many as possible get rid of."""

from typing import Final

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    BY_NUMBER,
    COLOUR_MASK,
    COLOUR_RUN,
    COLOURS,
    G_HIGH,
    G_KIND,
    G_NUMBER,
    GROUP,
    GROUP_AT,
    GROUPS,
    HANDS,
    KINDS,
    M_HIT,
    MASK,
    NOBODY,
    NUMBERS,
    R_KEEP_DISCARD,
    RUN,
    WILD,
    RulesArray,
    StateArray,
)
from tenphases.bots.flat.measure import LOWEST
from tenphases.bots.flat.sight import end_for, hit_numbers, may_hit

_WILD_RANK: Final = 100
_MOVES: Final = 1 << 13
"""More than any hit's number."""


def best_hit(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the hit that best makes way for the rest of the hand, NOBODY if there is none.

    Numbered cards go first, those that open a run to another card before the rest; a wild bridges the gap between a
    run and a card if the wilds suffice, else it goes where it takes nobody's place.
    """
    hand = HANDS + seat * BLOCK
    if rules[R_KEEP_DISCARD] and state[hand + ALL] == 1:
        return NOBODY  # R7.2
    best, best_rank = NOBODY, 2 * _WILD_RANK
    numbers = hit_numbers(state) & state[hand + MASK]
    for colour in range(COLOURS if numbers else 0):
        left = numbers & state[hand + COLOUR_MASK + colour]
        while left:
            kind = colour * NUMBERS + LOWEST[left]
            left &= left - 1
            hit = _best_with(state, rules, seat, kind)
            if hit != NOBODY and hit // _MOVES < best_rank:
                best, best_rank = hit % _MOVES, hit // _MOVES
    if best == NOBODY and state[hand + WILD]:
        hit = _best_with(state, rules, seat, WILD)
        best = hit % _MOVES if hit != NOBODY else NOBODY
    return best


def _best_with(state: StateArray, rules: RulesArray, seat: int, kind: int) -> int:
    """Return the best hit with a card of that kind, and how late it should come times _MOVES; NOBODY for no hit."""
    best, best_rank = NOBODY, 2 * _WILD_RANK
    for group in range(state[GROUPS]):
        if not may_hit(state, rules, seat, group):
            continue
        end = end_for(state, group, kind)
        while end != NOBODY:
            rank = _rank(state, seat, kind, group * 2 + end)
            if rank < best_rank:
                best, best_rank = M_HIT + (group * KINDS + kind) * 2 + end, rank
            end = _other_end(state, kind, group, end)
    return NOBODY if best == NOBODY else best_rank * _MOVES + best


def hit_kind(move: int) -> int:
    """Return the kind of card that a hit puts down."""
    return (move - M_HIT) // 2 % KINDS


def _other_end(state: StateArray, kind: int, group: int, end: int) -> int:
    """Return the upper end where a wild has just been tried at the lower end of a run, else NOBODY."""
    at = GROUP_AT + group * GROUP
    on_run = state[at + G_KIND] == RUN or state[at + G_KIND] == COLOUR_RUN
    if kind == WILD and end == 0 and on_run and state[at + G_HIGH] < NUMBERS:
        return 1
    return NOBODY


def _rank(state: StateArray, seat: int, kind: int, place: int) -> int:
    """Return how late a hit should come."""
    at = GROUP_AT + (place // 2) * GROUP
    hand = HANDS + seat * BLOCK
    wild = kind == WILD
    on_run = state[at + G_KIND] == RUN or state[at + G_KIND] == COLOUR_RUN
    wilds = state[hand + WILD] - (1 if wild else 0)
    gap = NUMBERS
    if on_run:
        gap = (
            _gap_below(state, hand, state[at + G_NUMBER])
            if place % 2 == 0
            else _gap_above(state, hand, state[at + G_HIGH])
        )
    if gap > wilds:
        gap = NUMBERS + (1 if on_run else 0)
    return gap + (_WILD_RANK if wild else 0)


def _gap_below(state: StateArray, hand: int, low: int) -> int:
    """Return how many cards lie between one put below a run and the next card of the hand."""
    for away in range(1, low):
        if low - 1 - away >= 1 and state[hand + BY_NUMBER + low - 1 - away]:
            return away - 1
    return NUMBERS


def _gap_above(state: StateArray, hand: int, high: int) -> int:
    for away in range(1, NUMBERS):
        if high + 1 + away <= NUMBERS and state[hand + BY_NUMBER + high + 1 + away]:
            return away - 1
    return NUMBERS
