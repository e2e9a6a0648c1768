"""Chance: numbers that look random and follow from a seed, and shuffles made of them. Flat code.

A multiplication and an addition modulo 2^62 (a linear congruential generator, multiplier as in Steele and Vigna 2021),
of which the upper 31 bits are used. Compiled numbers wrap round at 2^64, which leaves the lower 62 bits what they are.
"""

from tenphases.bots.flat.layout import (
    DISCARD_AT,
    DISCARDS,
    KINDS,
    MOST_CARDS,
    R_PILES,
    R_SAVES,
    R_SKIPS,
    R_TWISTS,
    R_WILDS,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
)
from tenphases.sim.kernel.saving import saved_of

_MULTIPLIER = 0x2C9277B5AC1F8D95 & ((1 << 62) - 1)
_STEP = 1_442_695_040_888_963_407
_STATE = (1 << 62) - 1
_HALF = 31
_LOW = 0xFFFFFFFF


def seeded(seed: int, stream: int) -> int:
    """Return a state of chance for a seed (0 to 2^31 - 1) and one of many streams of it (0 to 2^31 - 1)."""
    one = mixed(mixed(seed) ^ stream)
    other = mixed(one ^ mixed(stream + 1))
    return rolled(((one & 0x7FFFFFFF) << _HALF) ^ other)


def mixed(number: int) -> int:
    """Return 32 bits of which each depends on every bit of a number of 32 bits."""
    number &= _LOW
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & _LOW
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & _LOW
    return number ^ (number >> 16)


def rolled(chance: int) -> int:
    """Return the state that follows."""
    return (chance * _MULTIPLIER + _STEP) & _STATE


def below(chance: int, end: int) -> int:
    """Return a number from 0 up to but without ``end`` (at most 2^31), which a state of chance stands for."""
    return ((chance >> _HALF) * end) >> _HALF


def deck_order(state: StateArray, rules: RulesArray, order: StateArray, chance: int) -> None:
    """Write down what is dealt next, shuffled, the first dealt first: all cards but the saved ones, the twist cards."""
    count, saving = 0, rules[R_SAVES] > 0
    for copy in range(2):
        for kind in range(WILD):
            if not saving or 2 - saved_of(state, kind) > copy:  # R14.4
                order[count] = kind
                count += 1
    for _ in range(rules[R_WILDS] - saved_of(state, WILD)):
        order[count] = WILD
        count += 1
    for _ in range(rules[R_SKIPS] - saved_of(state, SKIP)):
        order[count] = SKIP
        count += 1
    for twist in range(rules[R_TWISTS]):
        order[count] = KINDS + twist
        count += 1
    shuffle(order, count, chance)


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
