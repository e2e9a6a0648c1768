"""How a round ends, and perhaps the game with it (R9, R10, R11, R15.5, R15.6). Flat code.

The same as ``rules.finish`` and ``rules.score``.
"""

from tenphases.bots.flat.layout import (
    BEFORE_PLAY,
    DEAL,
    DONE_BITS,
    NOBODY,
    OUT,
    OVER,
    P_CHOSEN,
    P_DONE_COUNT,
    P_PAWN,
    P_PLACE,
    P_TOTAL,
    P_TOTAL_HIGH,
    P_TRIED,
    PLAYER,
    PLAYERS,
    R_CHOICE,
    R_END,
    R_EVERYONE,
    R_PHASES,
    R_SPACES,
    R_TIE,
    ROUND,
    SEATS,
    STAGE,
    TIE_BREAK,
    TIED,
    TOTAL_BASE,
    TURN,
    WON,
    RulesArray,
    StateArray,
    WorkArray,
    total_of,
)
from tenphases.sim.kernel.board import at_goal, move_pawns
from tenphases.sim.kernel.cards import hand_points, happens
from tenphases.sim.kernel.room import (
    E_ENDED,
    E_SCORED,
    E_TIE,
)

# The ends of R10.2 and the tie-breaks of R11.1, as numbered in the rules array.
ROUND_END, ON_LAY, ALL_FINISHED, LAST_SPACE = 0, 1, 2, 4
FIRST_LAY, SHARED = 1, 2
MOST_ROUNDS = 500
"""The game ends with this round if it has not before (R10.5)."""


def finish_round(state: StateArray, rules: RulesArray, work: WorkArray) -> None:
    """End the round that someone went out of, or that is blocked, and the game if it is over with it."""
    there = at_goal(state, rules)
    score(state, rules, work, state[TIE_BREAK] == 0)  # R11.1: no points in a tie-break
    last = state[ROUND] >= MOST_ROUNDS  # R10.5
    if state[TIE_BREAK] == 1:
        if state[OUT] != NOBODY:
            end_game(state, rules, work, 1 << state[OUT])
        elif last:  # else a blocked tie-break is replayed: R11.2
            end_game(state, rules, work, int(state[TIED]))
        return
    won = _winners(state, rules, there)
    if last:
        end_game(state, rules, work, won if won != 0 else _foremost(state, rules))
    elif won & (won - 1) != 0 and rules[R_TIE] != SHARED:
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
        if rules[R_CHOICE] == BEFORE_PLAY and state[TIE_BREAK] == 0 and state[at + P_CHOSEN] != NOBODY:
            state[at + P_TRIED] = state[at + P_CHOSEN]  # R14.6
        state[at + P_TOTAL] = total % TOTAL_BASE
        state[at + P_TOTAL_HIGH] = total // TOTAL_BASE
    if rules[R_SPACES] > 0:
        move_pawns(state, rules, work)
    state[STAGE] = DEAL
    state[TURN] = NOBODY


def _winners(state: StateArray, rules: RulesArray, there: int) -> int:
    """Return who has won, a bit each; nobody while the game goes on (R10.2). ``there``: who is at the board's goal."""
    finished, everyone = 0, (1 << state[SEATS]) - 1
    for seat in range(state[SEATS]):
        if state[PLAYERS + seat * PLAYER + P_DONE_COUNT] >= rules[R_PHASES]:
            finished |= 1 << seat
    end = rules[R_END]
    if end == LAST_SPACE:  # R15.6
        out = int(state[OUT])
        return 1 << out if out != NOBODY and (there >> out) & 1 == 1 else there
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


def _foremost(state: StateArray, rules: RulesArray) -> int:
    """Return who stands best of all, a bit each (R10.5)."""
    best, won = 1 << 60, 0
    for seat in range(state[SEATS]):
        merit = _merit(state, rules, seat)
        if merit < best:
            best, won = merit, 0
        if merit == best:
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
    """Return how a player stands in the ranking, less for better (R10.4, R15.6)."""
    at = PLAYERS + seat * PLAYER
    far = int(state[at + P_PAWN]) if rules[R_END] == LAST_SPACE else int(state[at + P_DONE_COUNT])
    return total_of(state, seat) - (0 if rules[R_EVERYONE] == 1 else far << 40)


def mark_done(state: StateArray, seat: int, phase: int) -> None:
    """Remember that a player has laid a phase in this game."""
    at, bit = PLAYERS + seat * PLAYER, 1 << (phase % DONE_BITS)
    word = state[at + phase // DONE_BITS]
    if word & bit == 0:
        state[at + phase // DONE_BITS] = word | bit
        state[at + P_DONE_COUNT] += 1
