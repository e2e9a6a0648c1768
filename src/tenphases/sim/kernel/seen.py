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
    SAVE_PILE,
    SAVED,
    SAVED_ALL,
    SAVED_NOW,
    SEED,
    SHUFFLES,
    SPARE,
    STATE,
    STILL,
    StateArray,
)


def seen(state: StateArray, out: StateArray, seat: int) -> None:
    """Write down what the seat may know; what it may not is 0, and of others' hands only their number is told."""
    for place in range(SPARE):
        out[place] = state[place]
    for place in range(SPARE, STATE):
        out[place] = 0
    for place in (MELDED, DRY, SHUFFLES, SEED, SEED + 1, STILL):
        out[place] = 0
    for other in range(MOST_SEATS):
        saved, now = SAVED + other * SAVE_PILE, SAVED_NOW + other * SAVE_PILE
        if other != seat:
            _hide(out, HANDS + other * BLOCK, BLOCK)
            out[HANDS + other * BLOCK + ALL] = state[HANDS + other * BLOCK + ALL]
            _show(state, out, saved + SAVED_ALL, 1)  # R14.5
            _show(state, out, now + SAVED_ALL, 1)
        else:
            _show(state, out, saved, SAVE_PILE)
            _show(state, out, now, SAVE_PILE)
    _show(state, out, GROUP_AT, state[GROUPS] * GROUP)
    for pile in range(MOST_PILES):
        _show(state, out, DISCARD_AT + pile * MOST_CARDS, int(state[DISCARDS + pile]))


def _show(state: StateArray, out: StateArray, start: int, count: int) -> None:
    for place in range(start, start + count):
        out[place] = state[place]


def _hide(out: StateArray, start: int, count: int) -> None:
    for place in range(start, start + count):
        out[place] = 0
