"""How a turn begins and ends; rounds that are stuck or dead (R3.6 to R3.9, R7, R8). Flat code.

The same as the cascade in ``rules.decide``, and ``rules.dead``.
"""

from tenphases.bots.flat.drawing import may_draw, takeable
from tenphases.bots.flat.layout import (
    ALL,
    ASIDE,
    BLOCK,
    DEAL,
    DEALT_IN,
    DRAW,
    DRY,
    EMPTIED,
    GROUPS,
    HANDS,
    IDLE,
    KINDS,
    LAID_NOW,
    MELDED,
    NOBODY,
    OUT,
    P_IN_FRONT,
    P_IN_ROUND,
    P_LAID,
    P_SKIPPED_BY,
    P_WAITING,
    PLAY,
    PLAYER,
    PLAYERS,
    R_LIES,
    R_PHASES,
    R_PILES,
    R_SKIPS,
    R_WILDS,
    SAVE_PILE,
    SAVED,
    SAVED_ALL,
    SEATS,
    SKIP,
    SPARE,
    STAGE,
    STILL,
    TABLE,
    TAKEN,
    TURN,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.sight import is_open, only_open
from tenphases.sim.kernel.cards import add, empty, happens, onto_pile
from tenphases.sim.kernel.groups import hit_end
from tenphases.sim.kernel.reach import can_lay
from tenphases.sim.kernel.room import E_BLOCKED, E_NOTHING, E_OUT, E_TURN_BEGAN, E_TURN_LOST
from tenphases.sim.kernel.rounds import finish_round

SET_ASIDE = 2
STILL_LAPS = 50
"""After how many laps in which nobody laid or hit a round is blocked (R3.9)."""


def next_in_round(state: StateArray, seat: int) -> int:
    """Return the next player clockwise who is in the round (the same one when alone)."""
    seats, following = state[SEATS], seat
    for _ in range(seats):
        following = following + 1 if following + 1 < seats else 0  # a processor takes long over a remainder
        if state[PLAYERS + following * PLAYER + P_IN_ROUND] or following == seat:
            break
    return following


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
    state[DRY] = dry
    if dry:
        for pile in range(rules[R_PILES]):
            if takeable(state, rules, pile):
                return
        if state[SAVED + seat * SAVE_PILE + SAVED_ALL] > 0:
            return
        happens(work, E_NOTHING, seat, 0)  # R3.7
        state[STAGE] = PLAY


def _lose_turn(state: StateArray, rules: RulesArray, seat: int, dry: bool) -> None:  # noqa: FBT001 - flat code
    at = PLAYERS + seat * PLAYER
    in_front = state[at + P_IN_FRONT] == 1
    state[STAGE] = DEAL
    state[TURN] = seat
    state[IDLE] = state[IDLE] + 1 if dry else 0
    _count_still(state, 0)
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
    if state[STILL] > 0 and state[STILL] >= STILL_LAPS * state[DEALT_IN]:
        return True
    return state[IDLE] > 0 and state[IDLE] >= state[DEALT_IN]


def _count_still(state: StateArray, melded: int) -> None:
    """Count a turn in which nobody laid or hit (R3.9)."""
    state[STILL] = state[STILL] + 1 if melded == 0 else 0


def _block(state: StateArray, rules: RulesArray, work: WorkArray) -> None:
    happens(work, E_BLOCKED, NOBODY, 0)
    finish_round(state, rules, work)


def end_turn(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Go on after a discard, a skip or a save: the round's end, or the next turn."""
    state[STAGE] = DEAL
    state[TAKEN] = NOBODY
    state[EMPTIED] = NOBODY
    _count_still(state, int(state[MELDED]))
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
        phase = only_open(state, rules, seat)
        if phase != NOBODY:
            found = found or can_lay(state, rules, work, SPARE, phase)
            continue
        for phase in range(rules[R_PHASES]):
            if not found and is_open(state, rules, seat, phase):
                found = can_lay(state, rules, work, SPARE, phase)
    empty(state, SPARE)
    return found
