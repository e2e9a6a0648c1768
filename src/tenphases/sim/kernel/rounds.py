"""How a round begins and ends, and perhaps the game with it (R2, R9, R10, R11). Flat code.

The same as ``rules.dealing``, ``rules.finish`` and ``rules.score``.
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
    DONE_BITS,
    DRAW_AT,
    DRAWS,
    DRY,
    FIRST,
    GROUPS,
    HANDS,
    HIDDEN,
    IDLE,
    LAID_NOW,
    LAST_SKIPPED,
    MASK,
    MELDED,
    MOST_PILES,
    NOBODY,
    NUMBERS,
    OUT,
    OVER,
    P_CHOSEN,
    P_DONE_COUNT,
    P_IN_FRONT,
    P_IN_ROUND,
    P_LAID,
    P_PLACE,
    P_SKIPPED_BY,
    P_TOTAL,
    P_TOTAL_HIGH,
    P_TRIED,
    P_WAITING,
    PLAYER,
    PLAYERS,
    R_BURY_SKIP,
    R_BURY_WILD,
    R_CHOICE,
    R_DECK,
    R_END,
    R_EVERYONE,
    R_HAND_SIZE,
    R_PHASES,
    R_PILES,
    R_SKIPS,
    R_TIE,
    R_WILDS,
    ROUND,
    SEATS,
    SHUFFLES,
    SKIP,
    SPARE,
    STAGE,
    STATE,
    TAKEN,
    TIE_BREAK,
    TIED,
    TOTAL_BASE,
    TURN,
    WILD,
    WON,
    RulesArray,
    StateArray,
    WorkArray,
    total_of,
)
from tenphases.sim.kernel.cards import add, drop, hand_points, happens, onto_pile
from tenphases.sim.kernel.room import (
    E_DEALT,
    E_ENDED,
    E_FIRST_SKIPPED,
    E_ROUND_BEGAN,
    E_SCORED,
    E_TIE,
    E_TURNED_UP,
)

# The ends of R10.2 and the tie-breaks of R11.1, as numbered in the rules array.
ROUND_END, ON_LAY, ALL_FINISHED = 0, 1, 2
FIRST_LAY, SHARED = 1, 2
BEFORE_PLAY = 2


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
    left = _deal_out(state, rules, order, first)
    for place in range(left):
        state[DRAW_AT + place] = order[rules[R_DECK] - 1 - place]
    state[DRAWS] = left
    happens(work, E_DEALT, NOBODY, left)
    for pile in range(rules[R_PILES]):
        card = _turn_up(state, rules)
        onto_pile(state, pile, card)
        drop(state, HIDDEN, card)
        happens(work, E_TURNED_UP, pile, card)
        if card == SKIP and rules[R_BURY_SKIP] == 0:  # R2.4
            state[PLAYERS + first * PLAYER + P_WAITING] = 1
            state[LAST_SKIPPED] = first  # R8.5
            happens(work, E_FIRST_SKIPPED, first, 0)


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
    choosing = rules[R_CHOICE] == BEFORE_PLAY and tie_break == 0  # R12.3
    state[STAGE] = CHOOSE if choosing else DEAL
    state[TURN] = first if choosing else NOBODY
    state[ROUND] += 1
    state[DEALER] = dealer
    state[FIRST] = first
    state[TIE_BREAK] = tie_break
    for place in (LAID_NOW, MELDED, DRY, IDLE, GROUPS, ASIDE):
        state[place] = 0
    for pile in range(MOST_PILES):
        state[DISCARDS + pile] = 0
    state[LAST_SKIPPED] = NOBODY
    state[OUT] = NOBODY
    state[TAKEN] = NOBODY
    state[DEALT_IN] = 0
    for seat in range(state[SEATS]):
        _fresh(state, seat)
        taking_part = (players >> seat) & 1
        state[PLAYERS + seat * PLAYER + P_IN_ROUND] = taking_part
        state[DEALT_IN] += taking_part


def _deal_out(state: StateArray, rules: RulesArray, order: StateArray, first: int) -> int:
    """Give everyone a hand, one card at a time (R2.2), count the deck, and return how many cards are left."""
    _count_deck(state, rules)
    place = 0
    for _ in range(rules[R_HAND_SIZE]):
        for step in range(state[SEATS]):
            seat = (first + step) % state[SEATS]
            if state[PLAYERS + seat * PLAYER + P_IN_ROUND] == 1:
                add(state, HANDS + seat * BLOCK, order[place])
                place += 1
    return rules[R_DECK] - place


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


def _turn_up(state: StateArray, rules: RulesArray) -> int:
    """Take the card that starts a discard pile from the draw pile; those buried go under it (R2.4, R2.5)."""
    count = int(state[DRAWS])
    buried = 0
    while buried < count and _is_buried(rules, state[DRAW_AT + count - 1 - buried]):
        buried += 1
    if buried == count:
        buried = 0  # only wilds and skips are left, so no burying can help
    card = int(state[DRAW_AT + count - 1 - buried])
    state[DRAWS] = count - 1
    for _ in range(buried):
        under = state[DRAW_AT + count - 1]
        for place in range(count - 1, 0, -1):
            state[DRAW_AT + place] = state[DRAW_AT + place - 1]
        state[DRAW_AT] = under
    return card


def _is_buried(rules: RulesArray, card: int) -> bool:
    return (card == SKIP and rules[R_BURY_SKIP] == 1) or (card == WILD and rules[R_BURY_WILD] == 1)


def finish_round(state: StateArray, rules: RulesArray, work: WorkArray) -> None:
    """End the round that someone went out of, or that is blocked, and the game if it is over with it."""
    score(state, rules, work, state[TIE_BREAK] == 0)  # R11.1: no points in a tie-break
    if state[TIE_BREAK] == 1:
        if state[OUT] != NOBODY:  # a blocked tie-break is replayed: R11.2
            end_game(state, rules, work, 1 << state[OUT])
        return
    won = _winners(state, rules)
    if won & (won - 1) != 0 and rules[R_TIE] != SHARED:
        state[TIED] = won
        happens(work, E_TIE, NOBODY, won)  # R11.1
    elif won != 0:
        end_game(state, rules, work, won)


def score(state: StateArray, rules: RulesArray, work: WorkArray, caught: bool) -> None:  # noqa: FBT001 - flat code
    """Write the round's points down, or none if it gives none."""
    happens(work, E_SCORED, NOBODY, 0)
    for seat in range(state[SEATS]):
        points = hand_points(state, rules, seat) if caught else 0
        happens(work, E_SCORED, seat, points)
        at, total = PLAYERS + seat * PLAYER, total_of(state, seat) + points
        if state[TIE_BREAK] == 0 and state[at + P_CHOSEN] != NOBODY:
            state[at + P_TRIED] = state[at + P_CHOSEN]
        state[at + P_TOTAL] = total % TOTAL_BASE
        state[at + P_TOTAL_HIGH] = total // TOTAL_BASE
    state[STAGE] = DEAL
    state[TURN] = NOBODY


def _winners(state: StateArray, rules: RulesArray) -> int:
    """Return who has won, a bit each; nobody while the game goes on (R10.2)."""
    finished, everyone = 0, (1 << state[SEATS]) - 1
    for seat in range(state[SEATS]):
        if state[PLAYERS + seat * PLAYER + P_DONE_COUNT] >= rules[R_PHASES]:
            finished |= 1 << seat
    end = rules[R_END]
    if end == ON_LAY:
        return finished
    if end == ROUND_END:
        return _fewest(state, finished)
    if end == ALL_FINISHED:
        return _fewest(state, everyone) if finished == everyone else 0
    return _fewest(state, everyone) if state[ROUND] >= rules[R_PHASES] else 0


def _fewest(state: StateArray, players: int) -> int:
    """Return those among some players who have the fewest points."""
    least, won = 1 << 30, 0
    for seat in range(state[SEATS]):
        if (players >> seat) & 1 == 1:
            total = total_of(state, seat)
            if total < least:
                least, won = total, 0
            if total == least:
                won |= 1 << seat
    return won


def end_game(state: StateArray, rules: RulesArray, work: WorkArray, won: int) -> None:
    """End the game and rank everyone, equals together (R10.4)."""
    state[STAGE] = OVER
    state[TURN] = NOBODY
    state[WON] = won
    for seat in range(state[SEATS]):
        state[PLAYERS + seat * PLAYER + P_PLACE] = 1 if (won >> seat) & 1 == 1 else 0
    place, ranked = 1, won
    while ranked != (1 << state[SEATS]) - 1:
        best, equals = 1 << 60, 0
        for seat in range(state[SEATS]):
            if (ranked >> seat) & 1 == 0:
                merit = _merit(state, rules, seat)
                if merit < best:
                    best, equals = merit, 0
                if merit == best:
                    equals |= 1 << seat
        place += 1
        for seat in range(state[SEATS]):
            if (equals >> seat) & 1 == 1:
                state[PLAYERS + seat * PLAYER + P_PLACE] = place
        ranked |= equals
    happens(work, E_ENDED, NOBODY, won)


def _merit(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return how a player stands in the ranking, less for better (R10.4)."""
    laid = 0 if rules[R_EVERYONE] == 1 else int(state[PLAYERS + seat * PLAYER + P_DONE_COUNT])
    return total_of(state, seat) - (laid << 40)


def mark_done(state: StateArray, seat: int, phase: int) -> None:
    """Remember that a player has laid a phase in this game."""
    at, bit = PLAYERS + seat * PLAYER, 1 << (phase % DONE_BITS)
    word = state[at + phase // DONE_BITS]
    if word & bit == 0:
        state[at + phase // DONE_BITS] = word | bit
        state[at + P_DONE_COUNT] += 1
