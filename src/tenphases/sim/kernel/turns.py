"""How a turn begins and ends; rounds that are stuck or dead (R3.6 to R3.8, R7, R8). Flat code.

The same as the cascade in ``rules.decide``, and ``rules.dead``.
"""

from tenphases.bots.flat.layout import (
    ALL,
    ASIDE,
    BLOCK,
    DEAL,
    DEALT_IN,
    DISCARDS,
    DRAW,
    DRAWS,
    DRY,
    GROUPS,
    HANDS,
    IDLE,
    KINDS,
    LAID_NOW,
    MELDED,
    NOBODY,
    OUT,
    P_CHOSEN,
    P_DONE_COUNT,
    P_IN_FRONT,
    P_IN_ROUND,
    P_LAID,
    P_SKIPPED_BY,
    P_TRIED,
    P_WAITING,
    PLAY,
    PLAYER,
    PLAYERS,
    R_CHOICE,
    R_EVERYONE,
    R_LIES,
    R_PHASES,
    R_PILES,
    R_SKIPS,
    R_TAKE_SKIP,
    R_WILDS,
    ROUND,
    SEATS,
    SKIP,
    SPARE,
    STAGE,
    TABLE,
    TAKEN,
    TIE_BREAK,
    TURN,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    is_done,
    top_of,
)
from tenphases.sim.kernel.cards import add, empty, happens, onto_pile
from tenphases.sim.kernel.groups import hit_end
from tenphases.sim.kernel.reach import can_lay
from tenphases.sim.kernel.room import E_BLOCKED, E_NOTHING, E_OUT, E_TURN_BEGAN, E_TURN_LOST
from tenphases.sim.kernel.rounds import BEFORE_PLAY, finish_round

IN_ORDER, WHEN_LAID = 0, 1
SET_ASIDE = 2


def next_in_round(state: StateArray, seat: int) -> int:
    """Return the next player clockwise who is in the round (the same one when alone)."""
    following = (seat + 1) % state[SEATS]
    while state[PLAYERS + following * PLAYER + P_IN_ROUND] == 0 and following != seat:
        following = (following + 1) % state[SEATS]
    return following


def is_open(state: StateArray, rules: RulesArray, seat: int, phase: int) -> bool:
    """Say whether the player may be making that phase in this round (R4.6, R12)."""
    at, count = PLAYERS + seat * PLAYER, rules[R_PHASES]
    if state[TIE_BREAK] == 1:
        return phase == tie_break_phase(state, rules, seat)
    if rules[R_EVERYONE] == 1:
        return phase == min(max(state[ROUND], 1), count) - 1  # R10.3
    if rules[R_CHOICE] == IN_ORDER:
        return phase == state[at + P_DONE_COUNT] - (1 if state[at + P_LAID] != NOBODY else 0)
    if state[at + P_LAID] != NOBODY:
        return phase == state[at + P_LAID]
    if state[at + P_CHOSEN] != NOBODY:
        return phase == state[at + P_CHOSEN]
    return not is_done(state, seat, phase)


def tie_break_phase(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the last phase of the list (R11.1), or where phases are chosen the one that player tried last (R14.6)."""
    tried = int(state[PLAYERS + seat * PLAYER + P_TRIED])
    return tried if rules[R_CHOICE] == BEFORE_PLAY and tried != NOBODY else rules[R_PHASES] - 1


def only_phase(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the one phase the player may be making, the number of phases for who has done all, NOBODY if several."""
    at, count = PLAYERS + seat * PLAYER, int(rules[R_PHASES])
    if state[TIE_BREAK] == 1:
        return tie_break_phase(state, rules, seat)
    if rules[R_EVERYONE] == 1:
        return min(max(int(state[ROUND]), 1), count) - 1
    if rules[R_CHOICE] == IN_ORDER:
        return state[at + P_DONE_COUNT] - (1 if state[at + P_LAID] != NOBODY else 0)
    return int(state[at + P_LAID]) if state[at + P_LAID] != NOBODY else int(state[at + P_CHOSEN])


def may_draw(state: StateArray, rules: RulesArray) -> bool:
    """Say whether there is a draw pile, or can be one (R3.6)."""
    if state[DRAWS] > 0:
        return True
    for pile in range(rules[R_PILES]):  # noqa: SIM110 - flat code
        if state[DISCARDS + pile] > 1:
            return True
    return False


def may_take(state: StateArray, rules: RulesArray, pile: int) -> bool:
    """Say whether the top of a discard pile may be taken (R3.2 to R3.4)."""
    top = top_of(state, pile)
    return top != NOBODY and (top != SKIP or rules[R_TAKE_SKIP] == 1)


def begin_turn(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Let that player's turn begin, or the next one's whose turn is not lost to a skip (R8.3)."""
    while state[PLAYERS + seat * PLAYER + P_WAITING] == 1:
        dry = not may_draw(state, rules)
        happens(work, E_TURN_LOST, seat, dry)
        _lose_turn(state, rules, seat, dry)
        if _is_stuck(state):
            _block(state, rules, work)
            return
        seat = next_in_round(state, seat)
    dry = not may_draw(state, rules)
    happens(work, E_TURN_BEGAN, seat, dry)
    _lap_over(state, seat)
    state[STAGE] = DRAW
    state[TURN] = seat
    state[LAID_NOW] = 0
    state[MELDED] = 0
    state[TAKEN] = NOBODY
    state[DRY] = dry
    if dry:
        for pile in range(rules[R_PILES]):
            if may_take(state, rules, pile):
                return
        happens(work, E_NOTHING, seat, 0)  # R3.7
        state[STAGE] = PLAY


def _lose_turn(state: StateArray, rules: RulesArray, seat: int, dry: bool) -> None:  # noqa: FBT001 - flat code
    at = PLAYERS + seat * PLAYER
    in_front = state[at + P_IN_FRONT] == 1
    state[STAGE] = DEAL
    state[TURN] = seat
    state[IDLE] = state[IDLE] + 1 if dry else 0
    state[at + P_WAITING] = 0
    state[at + P_IN_FRONT] = 0
    _lap_over(state, seat)
    if in_front and rules[R_LIES] == SET_ASIDE:  # R8.4
        state[ASIDE] += 1
    elif in_front:
        onto_pile(state, 0, SKIP)


def _lap_over(state: StateArray, seat: int) -> None:
    """Lift the lap's ban on whomever the player of that seat skipped: the seat has come up again (R8.5)."""
    for other in range(state[SEATS]):
        if state[PLAYERS + other * PLAYER + P_SKIPPED_BY] == seat:
            state[PLAYERS + other * PLAYER + P_SKIPPED_BY] = NOBODY


def _is_stuck(state: StateArray) -> bool:
    return state[IDLE] > 0 and state[IDLE] >= state[DEALT_IN]


def _block(state: StateArray, rules: RulesArray, work: WorkArray) -> None:
    happens(work, E_BLOCKED, NOBODY, 0)
    finish_round(state, rules, work)


def end_turn(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Go on after a discard or a skip: the round's end, or the next turn."""
    state[STAGE] = DEAL
    state[IDLE] = state[IDLE] + 1 if state[DRY] == 1 and state[MELDED] == 0 else 0
    if out_if_empty(state, rules, work, seat):
        return
    if _is_stuck(state) or (state[MELDED] == 1 and _is_dead(state, rules, work)):
        _block(state, rules, work)
    else:
        begin_turn(state, rules, work, next_in_round(state, seat))


def out_if_empty(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> bool:
    """End the round if the hand is empty (R7.1); return whether it was."""
    if state[HANDS + seat * BLOCK + ALL] > 0:
        return False
    state[OUT] = seat
    happens(work, E_OUT, seat, 0)
    finish_round(state, rules, work)
    return True


def _is_dead(state: StateArray, rules: RulesArray, work: WorkArray) -> bool:
    """Say whether nobody can lay or hit any more in this round, whatever cards come to whom (R3.8)."""
    for place in range(state[GROUPS]):
        for card in range(KINDS - 1):
            if _cards_off_table(state, rules, card) > 0 and hit_end(state, place, card) > 0:
                return False
    return not _someone_can_lay(state, rules, work)


def _cards_off_table(state: StateArray, rules: RulesArray, card: int) -> int:
    if card == WILD:
        return rules[R_WILDS] - state[TABLE + WILD]
    if card == SKIP:
        return int(rules[R_SKIPS])
    return 2 - state[TABLE + card]


def _someone_can_lay(state: StateArray, rules: RulesArray, work: WorkArray) -> bool:
    for card in range(KINDS - 1):
        for _ in range(_cards_off_table(state, rules, card)):
            add(state, SPARE, card)
    found = False
    for seat in range(state[SEATS]):
        at = PLAYERS + seat * PLAYER
        if state[at + P_IN_ROUND] == 0 or state[at + P_LAID] != NOBODY:
            continue
        for phase in range(rules[R_PHASES]):
            if not found and is_open(state, rules, seat, phase):
                found = can_lay(state, rules, work, SPARE, phase)
    empty(state, SPARE)
    return found
