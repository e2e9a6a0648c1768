"""What a seat may know of a state, as an array of the same form: for players in Python who are trained on the kernel.

It is what ``bots.reading.flat_state`` makes of that seat's View. Compiled policies need no such copy: they are written
to read only what they may, and a law of the tests holds them to it. Flat code.
"""

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    DISCARD_AT,
    DISCARDS,
    DRY,
    GROUP,
    GROUP_AT,
    GROUPS,
    HANDS,
    MELDED,
    MOST_CARDS,
    MOST_PILES,
    MOST_SEATS,
    P_TRIED,
    PLAYER,
    PLAYERS,
    SEED,
    SHUFFLES,
    SPARE,
    STATE,
    StateArray,
)


def seen(state: StateArray, out: StateArray, seat: int) -> None:
    """Write down what the seat may know; what it may not is 0, and of others' hands only their number is told."""
    for place in range(SPARE):
        out[place] = state[place]
    for place in range(SPARE, STATE):
        out[place] = 0
    for other in range(MOST_SEATS):
        hand = HANDS + other * BLOCK
        if other != seat:
            for place in range(hand, hand + BLOCK):
                out[place] = 0
            out[hand + ALL] = state[hand + ALL]
        out[PLAYERS + other * PLAYER + P_TRIED] = 0
    for place in (MELDED, DRY, SHUFFLES, SEED, SEED + 1):
        out[place] = 0
    for place in range(GROUP_AT, GROUP_AT + state[GROUPS] * GROUP):
        out[place] = state[place]
    for pile in range(MOST_PILES):
        bottom = DISCARD_AT + pile * MOST_CARDS
        for place in range(bottom, bottom + state[DISCARDS + pile]):
            out[place] = state[place]
