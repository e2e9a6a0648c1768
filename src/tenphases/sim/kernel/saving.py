"""Cards going to a save pile and back (R14.4, R14.5). Flat code.

What may be saved is said in ``bots.flat.saving``; when it has grown old, a card may be drawn.
"""

from tenphases.bots.flat.layout import (
    BLOCK,
    HANDS,
    HIDDEN,
    KINDS,
    KNOWN,
    SAVE_PILE,
    SAVED,
    SAVED_ALL,
    SAVED_NOW,
    SEATS,
    StateArray,
)
from tenphases.sim.kernel.cards import add, drop


def save(state: StateArray, seat: int, kind: int) -> None:
    """Put a card of the hand on the save pile: any of the cards known to be in the hand may be the one (R14.5)."""
    drop(state, HANDS + seat * BLOCK, kind)
    known, now = KNOWN + seat * BLOCK, SAVED_NOW + seat * SAVE_PILE
    for other in range(KINDS):
        if state[known + other] > 0:
            drop(state, known, other)
            add(state, HIDDEN, other)
    state[now + kind] += 1
    state[now + SAVED_ALL] += 1


def draw_saved(state: StateArray, seat: int, kind: int) -> None:
    """Take a card of an earlier round from the save pile."""
    saved = SAVED + seat * SAVE_PILE
    state[saved + kind] -= 1
    state[saved + SAVED_ALL] -= 1
    add(state, HANDS + seat * BLOCK, kind)


def saves_grow_old(state: StateArray) -> None:
    """Let the cards saved in the last round be some of an earlier one (R14.4)."""
    for seat in range(state[SEATS]):
        saved, now = SAVED + seat * SAVE_PILE, SAVED_NOW + seat * SAVE_PILE
        for place in range(SAVE_PILE):
            state[saved + place] += state[now + place]
            state[now + place] = 0


def saved_of(state: StateArray, place: int) -> int:
    """Return how many cards of a kind, or with SAVED_ALL of all, lie in save piles: they are not dealt (R14.4)."""
    count = 0
    for seat in range(state[SEATS]):
        count += state[SAVED + seat * SAVE_PILE + place] + state[SAVED_NOW + seat * SAVE_PILE + place]
    return count
