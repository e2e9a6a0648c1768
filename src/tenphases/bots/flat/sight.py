"""What a seat sees of a flat state: packed hands and cards to come, its open phases, who comes next, what fits.

Reading only; what to do about it is said in the policies. Nothing here looks at what the seat may not know: of others'
hands their number of cards and those that everybody saw being taken.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    ALL,
    BEFORE_PLAY,
    BLOCK,
    BY_BOARD,
    BY_COLOUR,
    BY_NUMBER,
    COLOUR,
    COLOUR_EVEN,
    COLOUR_ODD,
    COLOUR_RUN,
    COLOURS,
    EVEN,
    G_COLOUR,
    G_HIGH,
    G_KIND,
    G_NUMBER,
    G_OWNER,
    GROUP,
    GROUP_AT,
    GROUPS,
    HIDDEN,
    KINDS,
    KNOWN,
    LAID_NOW,
    NOBODY,
    NUMBERS,
    ODD,
    P_CHOSEN,
    P_DONE_COUNT,
    P_IN_ROUND,
    P_LAID,
    P_TRIED,
    P_WAITING,
    PLAYER,
    PLAYERS,
    R_CHOICE,
    R_EVERYONE,
    R_HIT_OWN,
    R_PHASES,
    ROUND,
    RUN,
    SAVE_PILE,
    SAVED,
    SAVED_ALL,
    SAVED_NOW,
    SEATS,
    SET,
    SKIP,
    TIE_BREAK,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    is_done,
)
from tenphases.bots.flat.track import given, is_given
from tenphases.bots.flat.turns import CARDS, COLOUR_BITS, WILDS
from tenphases.bots.flat.weights import MANY, WEIGHTS

SEEN: Final = WEIGHTS + MANY
HELD: Final = SEEN + 1_100
"""After ``list_held``: how many kinds of cards a hand has, then these kinds in order."""
LEFT_NUMBERS: Final = SEEN
"""In two halves, as every packed value in ``work``."""
LEFT_REST: Final = SEEN + 2
FULL_NUMBERS: Final = SEEN + 500
"""The deck without the own hand."""
FULL_REST: Final = SEEN + 502
_HALF: Final = 24
_ALL_NUMBERS: Final = (1 << NUMBERS) - 1
_MASK: Final = (1 << _HALF) - 1
EIGHT_EACH: Final = 0x888888888888
ALL_COLOURED: Final = 0x18181818


def store(work: WorkArray, at: int, value: int) -> None:
    """Keep a packed value."""
    work[at] = value & _MASK
    work[at + 1] = value >> _HALF


def stored(work: WorkArray, at: int) -> int:
    """Return a packed value that was kept."""
    return work[at] | (work[at + 1] << _HALF)


def list_held(state: StateArray, work: WorkArray, hand: int) -> None:
    """Write down the kinds of cards in a block."""
    count = 0
    for kind in range(KINDS):
        work[HELD + 1 + count] = kind
        count += 1 if state[hand + kind] != 0 else 0
    work[HELD] = count


def numbers_in(state: StateArray, block: int) -> int:
    """Return a block's counts by number, packed."""
    packed = 0
    for place in range(NUMBERS):
        packed |= int(state[block + BY_NUMBER + 1 + place]) << (4 * place)
    return packed


def rest_in(state: StateArray, block: int) -> int:
    """Return a block's counts by colour, its wilds and how many cards it has, packed."""
    packed = (state[block + ALL] << CARDS) | (state[block + WILD] << WILDS)
    for colour in range(COLOURS):
        packed |= state[block + BY_COLOUR + colour] << (COLOUR_BITS * colour)
    return packed


def without(kind: int) -> int:
    """Return what a card of that kind takes from packed numbers."""
    return 1 << (4 * (kind % NUMBERS)) if kind < WILD else 0


def rest_without(kind: int) -> int:
    """Return what a card of that kind takes from a packed rest."""
    one = 1 << CARDS
    if kind == WILD:
        return one | (1 << WILDS)
    return one if kind == SKIP else one | (1 << (COLOUR_BITS * (kind // NUMBERS)))


def count_left(state: StateArray, work: WorkArray, seat: int, numbers: int, rest: int) -> None:
    """Keep which cards may still come: those that this seat, whose hand is given, has not seen."""
    known = KNOWN + seat * BLOCK
    numbers, rest = numbers_in(state, HIDDEN) - numbers, rest_in(state, HIDDEN) - rest
    if state[known + ALL]:
        numbers, rest = numbers + numbers_in(state, known), rest + rest_in(state, known)
    saved, now = SAVED + seat * SAVE_PILE, SAVED_NOW + seat * SAVE_PILE
    if state[saved + SAVED_ALL] + state[now + SAVED_ALL]:
        for kind in range(KINDS):
            many = state[saved + kind] + state[now + kind]
            numbers, rest = numbers - many * without(kind), rest - many * rest_without(kind)
    store(work, LEFT_NUMBERS, numbers)
    store(work, LEFT_REST, rest)


def is_open(state: StateArray, rules: RulesArray, seat: int, phase: int) -> bool:
    """Say whether a player may be making that phase in this round (R4.6, R12)."""
    count = rules[R_PHASES]
    at = PLAYERS + seat * PLAYER
    if state[TIE_BREAK]:
        return phase == tie_break_phase(state, rules, seat)
    if rules[R_EVERYONE]:
        return phase == min(max(state[ROUND], 1), count) - 1  # R10.3
    laid = state[at + P_LAID]
    if rules[R_CHOICE] == 0:
        return phase == state[at + P_DONE_COUNT] - (1 if laid >= 0 else 0)
    if laid >= 0:
        return phase == laid
    if state[at + P_CHOSEN] >= 0:
        return phase == state[at + P_CHOSEN]
    if rules[R_CHOICE] == BY_BOARD:
        return is_given(state, rules, seat, phase)
    return not is_done(state, seat, phase)


def tie_break_phase(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the last phase of the list (R11.1), or where phases are chosen the one that player tried last (R14.6)."""
    tried = state[PLAYERS + seat * PLAYER + P_TRIED]
    return tried if rules[R_CHOICE] == BEFORE_PLAY and tried != NOBODY else rules[R_PHASES] - 1


def only_open(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the one phase that is open to a player, NOBODY if there may be several, or none."""
    count = rules[R_PHASES]
    if state[TIE_BREAK]:
        return tie_break_phase(state, rules, seat)
    if rules[R_EVERYONE]:
        return min(max(state[ROUND], 1), count) - 1
    at = PLAYERS + seat * PLAYER
    laid = state[at + P_LAID]
    if rules[R_CHOICE] == 0:
        phase = state[at + P_DONE_COUNT] - (1 if laid >= 0 else 0)
        return phase if phase < count else NOBODY
    if laid >= 0:
        return laid
    if state[at + P_CHOSEN] >= 0:
        return state[at + P_CHOSEN]
    return given(state, rules, seat) if rules[R_CHOICE] == BY_BOARD else NOBODY


def first_open(state: StateArray, rules: RulesArray, seat: int, after: int) -> int:
    """Return the first open phase after that place of the list, NOBODY if there is none."""
    for phase in range(after + 1, rules[R_PHASES]):
        if is_open(state, rules, seat, phase):
            return phase
    return NOBODY


def next_to_play(state: StateArray, seat: int) -> int:
    """Return the next player whose turn is not lost to a skip; the seat itself if all others' are."""
    seats = state[SEATS]
    other = seat
    for _ in range(seats):
        other = other + 1 if other + 1 < seats else 0
        at = PLAYERS + other * PLAYER
        if other == seat or (state[at + P_IN_ROUND] and not state[at + P_WAITING]):
            return other
    return seat


def end_for(state: StateArray, group: int, kind: int) -> int:
    """Return at which end a group takes a card: 0 (also for what is no run), 1 the upper; NOBODY: not at all (R6).

    A wild that both ends take goes to the lower one.
    """
    at = GROUP_AT + group * GROUP
    what, low = state[at + G_KIND], state[at + G_NUMBER]
    if what == SET and kind < WILD:  # most are: the rest need not be asked
        return 0 if kind % NUMBERS + 1 == low else NOBODY
    if kind == SKIP:
        return NOBODY
    high = state[at + G_HIGH]
    on_run = what in (RUN, COLOUR_RUN)
    if kind == WILD:
        if not on_run or low > 1:
            return 0
        return 1 if high < NUMBERS else NOBODY
    number = kind % NUMBERS + 1
    if what >= COLOUR and what not in (EVEN, ODD) and kind // NUMBERS != state[at + G_COLOUR]:
        return NOBODY
    if on_run:
        return 0 if number == low - 1 else 1 if number == high + 1 else NOBODY
    if (what in (EVEN, COLOUR_EVEN) and number % 2) or (what in (ODD, COLOUR_ODD) and number % 2 == 0):
        return NOBODY
    return 0


def fits(state: StateArray, kind: int) -> bool:
    """Say whether a card could be hit on some group on the table."""
    for group in range(state[GROUPS]):  # noqa: SIM110 - flat code has no generators
        if end_for(state, group, kind) != NOBODY:
            return True
    return False


def hit_numbers(state: StateArray) -> int:
    """Return the mask of the numbers (from bit 0) of which some group might take a card, of some colour."""
    mask = 0
    for group in range(state[GROUPS]):
        at = GROUP_AT + group * GROUP
        what = state[at + G_KIND]
        if what in (RUN, COLOUR_RUN):
            mask |= (1 << state[at + G_HIGH]) | ((1 << state[at + G_NUMBER]) >> 2)
        elif what == SET:
            mask |= 1 << (state[at + G_NUMBER] - 1)
        else:
            mask = _ALL_NUMBERS
    return mask & _ALL_NUMBERS


def may_hit(state: StateArray, rules: RulesArray, seat: int, group: int) -> bool:
    """Say whether a player who has laid may hit that group now (R6.2)."""
    own = state[GROUP_AT + group * GROUP + G_OWNER] == seat
    return own or not (rules[R_HIT_OWN] and state[LAID_NOW])
