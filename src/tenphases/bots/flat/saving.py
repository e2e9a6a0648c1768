"""The save pile: what may be put there (R14.4, R14.5), and what a player of any level makes of it.

A card that goes anyhow is saved if it may help in a later round. A saved card is drawn where it surely helps.
"""

from typing import Final

from tenphases.bots.flat.drawing import may_draw
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    HANDS,
    KINDS,
    M_DRAW,
    M_DRAW_SAVED,
    NOBODY,
    NUMBERS,
    P_LAID,
    PLAYER,
    PLAYERS,
    R_DECK,
    R_HAND_SIZE,
    R_PILES,
    R_SAVED_MOST,
    R_SAVES,
    SAVE_PILE,
    SAVED,
    SAVED_ALL,
    SAVED_NOW,
    SEATS,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.sight import fits
from tenphases.bots.flat.worth import SHORT, measure

_MIDDLE: Final = (4, 9)
"""Numbers from here to there serve in most runs, so they are kept for later rather than others."""
_NEAR: Final = 1
"""A saved wild is spent when so few cards are lacking after it."""
_FEW: Final = 3
"""And once the phase is laid when the hand is so small."""


def may_save(state: StateArray, rules: RulesArray, seat: int) -> bool:
    """Say whether the player, who is to play, may save a card, whichever it is."""
    now = state[SAVED_NOW + seat * SAVE_PILE + SAVED_ALL]
    if now >= rules[R_SAVES]:
        return False
    if state[SAVED + seat * SAVE_PILE + SAVED_ALL] + now >= rules[R_SAVED_MOST]:
        return False
    if state[HANDS + seat * BLOCK + ALL] == 1:
        return False  # R14.5
    saved = 1
    for other in range(state[SEATS]):
        saved += state[SAVED + other * SAVE_PILE + SAVED_ALL] + state[SAVED_NOW + other * SAVE_PILE + SAVED_ALL]
    # One card more than is dealt and turned up, so that in the next round the first player can draw.
    need = state[SEATS] * rules[R_HAND_SIZE] + rules[R_PILES] + 1
    return rules[R_DECK] - saved >= need


def is_saved(state: StateArray, rules: RulesArray, seat: int, kind: int) -> bool:
    """Say whether a card that is to go had better be saved: a likely one, or any once somebody has laid."""
    if rules[R_SAVES] == 0 or kind == SKIP or not may_save(state, rules, seat):
        return False
    if kind == WILD or _MIDDLE[0] <= kind % NUMBERS + 1 <= _MIDDLE[1]:
        return True
    for other in range(state[SEATS]):  # noqa: SIM110 - flat code has no generators
        if state[PLAYERS + other * PLAYER + P_LAID] != NOBODY:
            return True
    return False


def or_saved(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, move: int) -> int:
    """Return what the save pile has to offer instead of a draw from the draw pile, or that draw."""
    saved = SAVED + seat * SAVE_PILE
    if move != M_DRAW or state[saved + SAVED_ALL] == 0:
        return move
    helps = _that_helps(state, rules, work, seat)
    if helps == NOBODY and not may_draw(state, rules):
        helps = 0
        while state[saved + helps] == 0:
            helps += 1
    return move if helps == NOBODY else M_DRAW_SAVED + helps


def _that_helps(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return the saved card that surely helps most, a wild only where it nearly finishes; NOBODY if none does."""
    saved = SAVED + seat * SAVE_PILE
    if state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY:
        few = state[HANDS + seat * BLOCK + ALL] <= _FEW
        for kind in range(SKIP):
            if state[saved + kind] and fits(state, kind) and (kind != WILD or few):
                return kind
        return NOBODY
    measure(state, rules, work, NOBODY, NOBODY)
    best, least = NOBODY, work[SHORT]
    for kind in range(KINDS):
        if state[saved + kind]:
            measure(state, rules, work, kind, NOBODY)
            if work[SHORT] < least and (kind != WILD or work[SHORT] <= _NEAR):
                best, least = kind, work[SHORT]
    return best
