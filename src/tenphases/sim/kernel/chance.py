"""Chance: numbers that look random and follow from a seed, and shuffles made of them. Flat code.

Two generators side by side, each modulo a prime (L'Ecuyer 1988): their state is one number, repeats after 2^61 steps,
and no product on the way reaches 2^62, so that plain and compiled code agree.
"""

from tenphases.bots.flat.layout import (
    DISCARD_AT,
    DISCARDS,
    MOST_CARDS,
    R_DECK,
    R_PILES,
    R_WILDS,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
)

_FIRST = 2_147_483_563
_SECOND = 2_147_483_399
_LOW = 0xFFFFFFFF


def seeded(seed: int, stream: int) -> int:
    """Return a state of chance for a seed (0 to 2^31 - 1) and one of many streams of it (0 to 2^31 - 1)."""
    one = mixed(mixed(seed) ^ stream)
    other = mixed(one ^ mixed(stream + 1))
    return ((1 + one % (_FIRST - 1)) << 31) | (1 + other % (_SECOND - 1))


def mixed(number: int) -> int:
    """Return 32 bits of which each depends on every bit of a number of 32 bits."""
    number &= _LOW
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & _LOW
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & _LOW
    return number ^ (number >> 16)


def rolled(chance: int) -> int:
    """Return the state that follows."""
    return (((chance >> 31) * 40_014 % _FIRST) << 31) | ((chance & 0x7FFFFFFF) * 40_692 % _SECOND)


def below(chance: int, end: int) -> int:
    """Return a number from 0 up to but without ``end`` (at most 2^20), which a state of chance stands for."""
    number = (chance >> 31) - (chance & 0x7FFFFFFF)
    if number < 1:
        number += _FIRST - 1
    return (number * end) >> 31


def deck_order(rules: RulesArray, order: StateArray, chance: int) -> None:
    """Write down a shuffled deck, the first dealt first."""
    for kind in range(WILD):
        order[kind] = kind
        order[WILD + kind] = kind
    for place in range(2 * WILD, rules[R_DECK]):
        order[place] = WILD if place < 2 * WILD + rules[R_WILDS] else SKIP
    shuffle(order, rules[R_DECK], chance)


def discards_order(state: StateArray, rules: RulesArray, order: StateArray, chance: int) -> None:
    """Write down the discards but the tops, shuffled, the first drawn first (R3.6)."""
    count = 0
    for pile in range(rules[R_PILES]):
        for place in range(state[DISCARDS + pile] - 1):
            order[count] = state[DISCARD_AT + pile * MOST_CARDS + place]
            count += 1
    shuffle(order, count, chance)


def shuffle(order: StateArray, count: int, chance: int) -> None:
    """Shuffle so many cards."""
    for place in range(count - 1, 0, -1):
        chance = rolled(chance)
        other = below(chance, place + 1)
        card = order[place]
        order[place] = order[other]
        order[other] = card
