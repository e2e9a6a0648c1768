"""Whether a made-up hand agrees with what its player was seen to do: throw some cards, and let others lie. Flat code.

Who holds a hand throws the card that helps least, and takes a discard that helps. So a hand in which a card lately
thrown would have helped more than another, or one lately let lie would have helped at all, is not likely to be the one.
"""

import math
from typing import Final

from tenphases.bots.flat.expert import WAITS, look_at_hand
from tenphases.bots.flat.layout import (
    BLOCK,
    DISCARD_AT,
    DISCARDS,
    HANDS,
    MOST_THROWN,
    NOBODY,
    OWN,
    P_THREW,
    P_THROWN,
    PLAYER,
    PLAYERS,
    SEATS,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    points_of,
)
from tenphases.bots.flat.worth import SHORT, consider, lack
from tenphases.sim.kernel.cards import add, drop

LYING_AT: Final = OWN + 2_900
"""How many cards of each kind lie on the discard pile."""
_SCALE: Final = 150.0
"""So many thousandths of a turn of disagreement make a hand less likely by the factor e."""
_MOST: Final = 1_000
"""A throw disagrees by no more than this: hands change, and people err."""
_LET_LIE: Final = 200
"""By how much a card that helps disagrees, if it was let lie."""
_FADES: Final = 900
"""What was done a turn earlier counts so many thousandths of what was done in the turn after it."""


def note_lying(state: StateArray, work: WorkArray) -> None:
    """Count the cards on the discard pile; what was let lie is known by that."""
    for kind in range(WILD):
        work[LYING_AT + kind] = 0
    for place in range(state[DISCARDS]):
        kind = state[DISCARD_AT + place]
        if kind < WILD:
            work[LYING_AT + kind] += 1


def likelihood(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return how likely a player with that hand, who has not laid, did what was seen; 1000 at most.

    Weights that count one's own hand must lie in ``work``.
    """
    against = _against_throws(state, rules, work, seat) + _against_let_lie(state, rules, work, seat)
    return int(1000 * math.exp(-against / _SCALE))


def _against_throws(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return by how many thousandths of a turn another throw would have been better, over the last throws."""
    hand, at = HANDS + seat * BLOCK, PLAYERS + seat * PLAYER
    against, weight = 0, 1000
    for past in range(min(int(state[at + P_THROWN]), MOST_THROWN)):
        kind = int(state[at + P_THREW + (state[at + P_THROWN] - 1 - past) % MOST_THROWN])
        if kind == SKIP:
            continue  # played: no choice among the cards that could be thrown
        if kind < WILD:
            add(state, hand, kind)
            consider(state, rules, work, seat)
            look_at_hand(state, rules, work, seat, 0)
            against += min(_best_throw(state, rules, work, hand) - _worth(rules, work, kind), _MOST) * weight // 1000
            drop(state, hand, kind)
        weight = weight * _FADES // 1000
    return against


def _worth(rules: RulesArray, work: WorkArray, kind: int) -> int:
    return int(points_of(rules, kind) - work[WAITS + kind])


def _best_throw(state: StateArray, rules: RulesArray, work: WorkArray, hand: int) -> int:
    best = -(1 << 30)
    for kind in range(WILD):
        if state[hand + kind] > 0:
            best = max(best, _worth(rules, work, kind))
    return best


def _against_let_lie(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return what speaks against a hand that could use what the player before threw and what still lies there."""
    before = PLAYERS + (seat + state[SEATS] - 1) % state[SEATS] * PLAYER
    consider(state, rules, work, seat)
    lack(state, rules, work, NOBODY, NOBODY)
    short, against, weight = work[SHORT], 0, 1000
    for past in range(min(int(state[before + P_THROWN]), MOST_THROWN)):
        kind = int(state[before + P_THREW + (state[before + P_THROWN] - 1 - past) % MOST_THROWN])
        if kind == SKIP:
            continue
        if kind < WILD and work[LYING_AT + kind] > 0:
            lack(state, rules, work, kind, NOBODY)
            if work[SHORT] < short:
                against += _LET_LIE * weight // 1000
        weight = weight * _FADES // 1000
    return against
