"""Cards going from one place to another, with all the counts that follow them. Flat code."""

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    BY_COLOUR,
    BY_NUMBER,
    COLOUR_MASK,
    DISCARD_AT,
    DISCARDS,
    HANDS,
    HIDDEN,
    KNOWN,
    MASK,
    MOST_CARDS,
    NUMBERS,
    R_SKIP,
    R_WILD,
    SKIP,
    TABLE,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    points_of,
)
from tenphases.sim.kernel.room import EVENT_AT, EVENT_COUNT

NUMBER_OF = (*(kind % NUMBERS + 1 for kind in range(WILD)), 0, 0)
COLOUR_OF = (*(kind // NUMBERS for kind in range(WILD)), 0, 0)


def add(state: StateArray, block: int, kind: int) -> None:
    """Count one card more in a block."""
    state[block + kind] += 1
    state[block + ALL] += 1
    if kind < WILD:
        number, colour = int(NUMBER_OF[kind]), int(COLOUR_OF[kind])
        bit = 1 << (number - 1)
        state[block + BY_NUMBER + number] += 1
        state[block + BY_COLOUR + colour] += 1
        state[block + MASK] |= bit
        state[block + COLOUR_MASK + colour] |= bit


def drop(state: StateArray, block: int, kind: int) -> None:
    """Count one card less in a block."""
    same = state[block + kind] - 1
    state[block + kind] = same
    state[block + ALL] -= 1
    if kind < WILD:
        number, colour = int(NUMBER_OF[kind]), int(COLOUR_OF[kind])
        bit = 1 << (number - 1)
        left = state[block + BY_NUMBER + number] - 1
        state[block + BY_NUMBER + number] = left
        state[block + BY_COLOUR + colour] -= 1
        state[block + MASK] &= ~(bit if left == 0 else 0)  # no branch, which a processor could not foresee
        state[block + COLOUR_MASK + colour] &= ~(bit if same == 0 else 0)


def empty(state: StateArray, block: int) -> None:
    """Count no card in a block."""
    for place in range(block, block + BLOCK):
        state[place] = 0


def shed(state: StateArray, seat: int, kind: int) -> None:
    """Let a card leave a hand for all to see."""
    drop(state, HANDS + seat * BLOCK, kind)
    known = KNOWN + seat * BLOCK
    if state[known + kind] > 0:
        drop(state, known, kind)
    else:
        drop(state, HIDDEN, kind)


def put_down(state: StateArray, seat: int, kind: int) -> None:
    """Let a card go from a hand into a group."""
    shed(state, seat, kind)
    add(state, TABLE, kind)


def onto_pile(state: StateArray, pile: int, kind: int) -> None:
    """Put a card on a discard pile."""
    count = state[DISCARDS + pile]
    state[DISCARD_AT + pile * MOST_CARDS + count] = kind
    state[DISCARDS + pile] = count + 1


def hand_points(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the points of the cards in a hand (R9.1)."""
    hand = HANDS + seat * BLOCK
    points = state[hand + WILD] * rules[R_WILD] + state[hand + SKIP] * rules[R_SKIP]
    for number in range(1, NUMBERS + 1):
        points += state[hand + BY_NUMBER + number] * points_of(rules, number - 1)
    return int(points)


def happens(work: WorkArray, event: int, seat: int, detail: int) -> None:
    """Write down an event of the move under way."""
    at = EVENT_AT + 3 * work[EVENT_COUNT]
    work[at] = event
    work[at + 1] = seat
    work[at + 2] = detail
    work[EVENT_COUNT] += 1
