"""The turns without each card of a hand, found together, against the tables asked for each hand of ten by itself."""

import random
from collections import Counter

from tenphases.bots.flat.layout import KINDS, NUMBERS, SKIP, WILD
from tenphases.bots.flat.sight import rest_without, without
from tenphases.bots.solo.flat import COLOURED, TABLE_BY_GROUPS, turns_in
from tenphases.bots.solo.without import A_SKIP, A_WILD, ROOM, turns_without

DECK = (*(2 * list(range(WILD))), *(8 * [WILD]), *(4 * [SKIP]))
HANDS = 60


def group(table: int, kind: int) -> int:
    if kind >= WILD:
        return A_WILD if kind == WILD else A_SKIP
    return kind // NUMBERS if table == COLOURED else kind % NUMBERS


def test_what_is_found_together_is_what_the_tables_say_of_each_hand_of_ten(seed: int) -> None:
    dice = random.Random(seed)
    for table in TABLE_BY_GROUPS.values():
        for _ in range(HANDS):
            hand = Counter(dice.sample(DECK, 11))
            numbers = sum(count * without(kind) for kind, count in hand.items())
            colours = sum(count * rest_without(kind) for kind, count in hand.items()) & 0xFFFFFFFF
            found = [0] * ROOM
            turns_without(table, numbers, colours, hand[WILD] * 16 + hand[SKIP], found, 0)
            for kind in range(KINDS):
                if hand[kind]:
                    left = colours - (rest_without(kind) & 0xFFFFFFFF)
                    wilds, skips = hand[WILD] - (kind == WILD), hand[SKIP] - (kind == SKIP)
                    turns = turns_in(table, numbers - without(kind), left, wilds, skips)
                    assert found[group(table, kind)] == int(1000 * turns), (table, sorted(hand.elements()), kind)
