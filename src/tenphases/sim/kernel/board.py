"""Choosing before play, and the pawns on the board (R12.3, R12.4, R15.4 to R15.6). Flat code.

The same as in ``rules.state``, ``rules.finish`` and ``rules.track``.
"""

from tenphases.bots.flat.layout import (
    BEFORE_PLAY,
    HOLDER,
    HOLDER_AT,
    NOBODY,
    OUT,
    P_CHOSEN,
    P_IN_ROUND,
    P_LAID,
    P_PAWN,
    PLAYER,
    PLAYERS,
    R_CHOICE,
    R_PHASES,
    R_SPACES,
    SEATS,
    TIE_BREAK,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.track import FAILED, LAID, STEPS_OF, WITH_TWIST, on_twist_space
from tenphases.bots.flat.track import OUT as WENT_OUT
from tenphases.sim.kernel.cards import happens
from tenphases.sim.kernel.room import E_PAWN, E_TWIST


def next_to_choose(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return the first, from that seat on clockwise, who has yet to choose a phase before play; NOBODY if none has."""
    if state[TIE_BREAK] == 1 or rules[R_CHOICE] < BEFORE_PLAY:
        return NOBODY
    for step in range(state[SEATS]):
        chooser = (seat + step) % state[SEATS]
        at = PLAYERS + chooser * PLAYER
        asked = rules[R_CHOICE] == BEFORE_PLAY or on_twist_space(state, rules, chooser)
        if asked and state[at + P_IN_ROUND] == 1 and state[at + P_CHOSEN] == NOBODY:
            return chooser
    return NOBODY


def draw_twist(state: StateArray, work: WorkArray, seat: int) -> None:
    """Draw the next twist card from the holder, and play for its phase (R15.4)."""
    state[HOLDER] -= 1
    phase = int(state[HOLDER_AT + state[HOLDER]])
    state[PLAYERS + seat * PLAYER + P_CHOSEN] = phase
    happens(work, E_TWIST, seat, phase)


def at_goal(state: StateArray, rules: RulesArray) -> int:
    """Return who has laid the phase of the last space from there, a bit each; before pawns move (R15.6)."""
    there = 0
    if rules[R_SPACES] > 0:
        for seat in range(state[SEATS]):
            at = PLAYERS + seat * PLAYER
            if state[at + P_PAWN] == rules[R_SPACES] - 1 and state[at + P_LAID] != NOBODY:
                there |= 1 << seat
    return there


def move_pawns(state: StateArray, rules: RulesArray, work: WorkArray) -> None:
    """Let every pawn go on after a round (R15.5); a tie-break moves none. What was chosen is forgotten."""
    for seat in range(state[SEATS]):
        at = PLAYERS + seat * PLAYER
        if state[TIE_BREAK] == 0:
            result = WENT_OUT if state[OUT] == seat else FAILED if state[at + P_LAID] == NOBODY else LAID
            if state[at + P_CHOSEN] >= rules[R_PHASES]:
                result += WITH_TWIST
            space = int(state[at + P_PAWN]) + STEPS_OF[result]
            state[at + P_PAWN] = min(max(space, 0), int(rules[R_SPACES]) - 1)
        state[at + P_CHOSEN] = NOBODY
        happens(work, E_PAWN, seat, int(state[at + P_PAWN]))
