"""How a game and a round begin: who plays, the deal, the first discards (R2, R10.2, R11.1, R14.4, R15.4). Flat code.

The same as ``rules.dealing``.
"""

from tenphases.bots.flat.layout import (
    ALL,
    ASIDE,
    BLOCK,
    BY_COLOUR,
    BY_NUMBER,
    CHOOSE,
    COLOUR_MASK,
    COLOURS,
    DEAL,
    DEALER,
    DEALT_IN,
    DISCARDS,
    DRAW_AT,
    DRAWS,
    DRY,
    EMPTIED,
    FIRST,
    GROUPS,
    HANDS,
    HIDDEN,
    HOLDER,
    HOLDER_AT,
    IDLE,
    KINDS,
    LAID_NOW,
    LAST_SKIPPED,
    MASK,
    MELDED,
    MOST_PILES,
    NOBODY,
    NUMBERS,
    OUT,
    P_CHOSEN,
    P_DONE_COUNT,
    P_IN_FRONT,
    P_IN_ROUND,
    P_LAID,
    P_SKIPPED_BY,
    P_THROWN,
    P_TRIED,
    P_WAITING,
    PLAYER,
    PLAYERS,
    R_BURY_WILD,
    R_DECK,
    R_END,
    R_FLIP_SKIP,
    R_HAND_SIZE,
    R_PHASES,
    R_PILES,
    R_SAVES,
    R_SKIPS,
    R_TWISTS,
    R_WILDS,
    ROUND,
    SAVED_ALL,
    SEATS,
    SHUFFLES,
    SKIP,
    SPARE,
    STAGE,
    STATE,
    STILL,
    TAKEN,
    TIE_BREAK,
    TIED,
    TURN,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.board import next_to_choose
from tenphases.sim.kernel.cards import add, drop, happens, onto_pile
from tenphases.sim.kernel.room import E_DEALT, E_FIRST_SKIPPED, E_ROUND_BEGAN, E_TURNED_UP
from tenphases.sim.kernel.rounds import ALL_FINISHED
from tenphases.sim.kernel.saving import saved_of, saves_grow_old

# What becomes of a skip that is turned up (R2.4), as numbered in the rules array.
SKIP_FIRST, BURY_SKIP, COVER = 0, 1, 2


def begin_game(state: StateArray, seats: int, dealer: int) -> None:
    """Set up a game before its first deal."""
    for place in range(STATE):
        state[place] = 0
    state[STAGE] = DEAL
    state[TURN] = NOBODY
    state[SEATS] = seats
    state[DEALER] = dealer
    state[FIRST] = NOBODY
    state[LAST_SKIPPED] = NOBODY
    state[OUT] = NOBODY
    state[TAKEN] = NOBODY
    state[EMPTIED] = NOBODY
    state[DEALT_IN] = seats
    for seat in range(seats):
        _fresh(state, seat)
        state[PLAYERS + seat * PLAYER + P_TRIED] = NOBODY
        state[PLAYERS + seat * PLAYER + P_IN_ROUND] = 1


def _fresh(state: StateArray, seat: int) -> None:
    """Forget what a player did in the round before."""
    at = PLAYERS + seat * PLAYER
    state[at + P_CHOSEN] = NOBODY
    state[at + P_LAID] = NOBODY
    state[at + P_WAITING] = 0
    state[at + P_IN_FRONT] = 0
    state[at + P_SKIPPED_BY] = NOBODY
    for place in range(P_THROWN, PLAYER):
        state[at + place] = 0


def deal(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray) -> None:
    """Begin the next round with the cards in that order: deal, and turn one card up for each discard pile (R2)."""
    players = _participants(state, rules)
    dealer = int(state[DEALER])
    if state[ROUND] > 0 or (players >> dealer) & 1 == 0:
        dealer = _left_of(state, dealer, players)
    first = _left_of(state, dealer, players)
    _begin_round(state, rules, players, dealer, first)
    happens(work, E_ROUND_BEGAN, dealer, first)
    state[SHUFFLES] = 0
    cards = int(rules[R_DECK])
    if rules[R_SAVES] > 0:
        cards -= saved_of(state, SAVED_ALL)
    if rules[R_TWISTS] > 0:
        _fill_holder(state, rules, order, cards)
    left = cards - _deal_out(state, rules, order, first)
    for place in range(left):
        state[DRAW_AT + place] = order[cards - 1 - place]
    state[DRAWS] = left
    happens(work, E_DEALT, NOBODY, left)
    for pile in range(rules[R_PILES]):
        _start_pile(state, rules, work, pile, first)


def _fill_holder(state: StateArray, rules: RulesArray, order: StateArray, cards: int) -> None:
    """Put the twist cards of a shuffle into the holder, the first drawn first (R15.4), and close up the others."""
    twists, place = int(rules[R_TWISTS]), 0
    state[HOLDER] = twists
    for card in range(cards + twists):
        if order[card] >= KINDS:
            twists -= 1
            state[HOLDER_AT + twists] = rules[R_PHASES] + order[card] - KINDS
        else:
            order[place] = order[card]
            place += 1


def _start_pile(state: StateArray, rules: RulesArray, work: WorkArray, pile: int, first: int) -> None:
    """Turn up the card that starts a discard pile, and what is turned up onto it (R2.3 to R2.5, R15.1)."""
    card = _turned_up(state, work, pile, _buried(state, rules))
    # With hardly a card left the last skip stays in sight, so that the other piles can be started too.
    while card == SKIP and rules[R_FLIP_SKIP] == COVER and state[DRAWS] > rules[R_PILES] - 1 - pile:
        card = _turned_up(state, work, pile, _buried(state, rules))
    if card == SKIP and rules[R_FLIP_SKIP] == SKIP_FIRST:  # R2.4
        state[PLAYERS + first * PLAYER + P_WAITING] = 1
        state[LAST_SKIPPED] = first  # R8.5
        happens(work, E_FIRST_SKIPPED, first, 0)


def _turned_up(state: StateArray, work: WorkArray, pile: int, buried: int) -> int:
    """Put the next card on a discard pile, after so many that go under the draw pile; return which it is."""
    count = int(state[DRAWS])
    card = int(state[DRAW_AT + count - 1 - buried])
    state[DRAWS] = count - 1
    for _ in range(buried):
        under = state[DRAW_AT + count - 1]
        for place in range(count - 1, 0, -1):
            state[DRAW_AT + place] = state[DRAW_AT + place - 1]
        state[DRAW_AT] = under
    onto_pile(state, pile, card)
    drop(state, HIDDEN, card)
    happens(work, E_TURNED_UP, pile, card)
    return card


def _buried(state: StateArray, rules: RulesArray) -> int:
    """Return how many cards go under the draw pile before one can start a discard pile (R2.4, R2.5)."""
    count = int(state[DRAWS])
    buried = 0
    while buried < count and _is_buried(rules, state[DRAW_AT + count - 1 - buried]):
        buried += 1
    return 0 if buried == count else buried  # only wilds and skips are left, so no burying can help


def _participants(state: StateArray, rules: RulesArray) -> int:
    """Return who is dealt in next, a bit each: everyone, but for who sits out (R10.2) or a tie-break (R11.1)."""
    if state[TIED] != 0:
        return int(state[TIED])
    players = 0
    for seat in range(state[SEATS]):
        done = state[PLAYERS + seat * PLAYER + P_DONE_COUNT]
        if rules[R_END] != ALL_FINISHED or done < rules[R_PHASES]:
            players |= 1 << seat
    return players


def _left_of(state: StateArray, seat: int, players: int) -> int:
    """Return the next of the players clockwise (R2.6)."""
    following = (seat + 1) % state[SEATS]
    while (players >> following) & 1 == 0:
        following = (following + 1) % state[SEATS]
    return following


def _begin_round(state: StateArray, rules: RulesArray, players: int, dealer: int, first: int) -> None:
    for place in range(HANDS, SPARE):
        state[place] = 0
    tie_break = 1 if state[TIED] != 0 else 0
    state[ROUND] += 1
    state[DEALER] = dealer
    state[FIRST] = first
    state[TIE_BREAK] = tie_break
    for place in (LAID_NOW, MELDED, DRY, IDLE, STILL, GROUPS, ASIDE, HOLDER):
        state[place] = 0
    for pile in range(MOST_PILES):
        state[DISCARDS + pile] = 0
    state[LAST_SKIPPED] = NOBODY
    state[OUT] = NOBODY
    state[TAKEN] = NOBODY
    state[EMPTIED] = NOBODY
    state[DEALT_IN] = 0
    for seat in range(state[SEATS]):
        _fresh(state, seat)
        taking_part = (players >> seat) & 1
        state[PLAYERS + seat * PLAYER + P_IN_ROUND] = taking_part
        state[DEALT_IN] += taking_part
    if rules[R_SAVES] > 0:
        saves_grow_old(state)
    chooser = next_to_choose(state, rules, first)  # R12.3, R15.4
    state[STAGE] = DEAL if chooser == NOBODY else CHOOSE
    state[TURN] = chooser


def _deal_out(state: StateArray, rules: RulesArray, order: StateArray, first: int) -> int:
    """Give everyone a hand, one card at a time (R2.2), count the deck, and return how many cards were dealt."""
    _count_deck(state, rules)
    place, seats, seat = 0, state[SEATS], first
    for _ in range(rules[R_HAND_SIZE] * seats):
        if state[PLAYERS + seat * PLAYER + P_IN_ROUND] == 1:
            add(state, HANDS + seat * BLOCK, order[place])
            place += 1
        seat = seat + 1 if seat + 1 < seats else 0  # a processor takes long over a remainder
    return place


def _count_deck(state: StateArray, rules: RulesArray) -> None:
    """Count the whole deck as hidden (R1.1)."""
    for kind in range(WILD):
        state[HIDDEN + kind] = 2
    state[HIDDEN + WILD] = rules[R_WILDS]
    state[HIDDEN + SKIP] = rules[R_SKIPS]
    for number in range(1, NUMBERS + 1):
        state[HIDDEN + BY_NUMBER + number] = 2 * COLOURS
    for colour in range(COLOURS):
        state[HIDDEN + BY_COLOUR + colour] = 2 * NUMBERS
        state[HIDDEN + COLOUR_MASK + colour] = (1 << NUMBERS) - 1
    state[HIDDEN + MASK] = (1 << NUMBERS) - 1
    state[HIDDEN + ALL] = rules[R_DECK]


def _is_buried(rules: RulesArray, card: int) -> bool:
    return (card == SKIP and rules[R_FLIP_SKIP] == BURY_SKIP) or (card == WILD and rules[R_BURY_WILD] == 1)
