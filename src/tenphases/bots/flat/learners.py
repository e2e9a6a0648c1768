"""The policies of *beginner* and *casual*: they look at their distance and err the way people do.

Both take what visibly helps, lay when they can, and throw what seems to help least. What seems so is blurred: the
nearer two cards are in worth, the more easily one is taken for the other. A beginner also overlooks things, and skips
whoever comes to mind.
"""

from typing import Final

from tenphases.bots.flat.expert import HEIGHTS, before_throw, look_at_hand, may_go
from tenphases.bots.flat.layout import (
    KINDS,
    M_SKIP,
    MOST_SEATS,
    NOBODY,
    R_TARGET_NEXT,
    SEATS,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    points_of,
    shaken,
)
from tenphases.bots.flat.skips import may_skip, skip_move
from tenphases.bots.flat.throwing import throw_away
from tenphases.bots.flat.weights import BEGINNER, BLUR, CASUAL, OVERLOOKS, POINTS, RANDOM_SKIP, SKIP_KEPT, WEIGHTS

_ODDS: Final = (
    -1425, -1119, -936, -794, -674, -566, -466, -372, -282, -194, -108, -23, 62, 147, 234, 322,
    412, 505, 602, 703, 809, 922, 1043, 1175, 1320, 1483, 1668, 1887, 2156, 2509, 3036, 4151,
)  # fmt: skip
"""What blurs a value, in thousandths, each as likely as the others: so that the chances fall off as in a softmax."""
_NEVER: Final = 100_000


def choose_beginner(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Return the move of a beginner, whose turn it must be."""
    for place in range(len(BEGINNER)):
        work[WEIGHTS + place] = BEGINNER[place]
    return learn(state, rules, work, seat, seed)


def choose_casual(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Return the move of a casual player, whose turn it must be."""
    for place in range(len(CASUAL)):
        work[WEIGHTS + place] = CASUAL[place]
    return learn(state, rules, work, seat, seed)


def learn(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Return the move of a player who errs, by the weights that lie in ``work``."""
    dice = shaken(seed)
    overlooks = 1 if (dice >> 8) % 1000 < work[WEIGHTS + OVERLOOKS] else 0
    move = before_throw(state, rules, work, seat, overlooks)
    if move != NOBODY:
        return move
    look_at_hand(state, rules, work, seat, 2)
    return _throw(state, rules, work, seat, dice)


def _throw(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, dice: int) -> int:
    """Throw what seems to help least; wilds only if there is nothing else; what a taken discard has gained is kept."""
    best, most = NOBODY, 0
    for kind in range(KINDS):
        dice = shaken(dice)
        if not may_go(state, work, seat, kind):
            continue
        value = _appeal(rules, work, kind) + work[WEIGHTS + BLUR] * _ODDS[(dice >> 8) % len(_ODDS)] // 1000
        if best == NOBODY or value > most:
            best, most = kind, value
    if best != SKIP:
        return throw_away(state, rules, work, seat, best)
    return _skip(state, rules, work, seat, dice)


def _appeal(rules: RulesArray, work: WorkArray, kind: int) -> int:
    """Return how much speaks for throwing a card, in thousandths of a card of distance."""
    if kind == WILD:
        return -_NEVER
    held = work[WEIGHTS + SKIP_KEPT] if kind == SKIP else 0
    return points_of(rules, kind) * work[WEIGHTS + POINTS] - work[HEIGHTS + kind] - held


def _skip(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, dice: int) -> int:
    """Skip whoever comes to mind; a casual player thinks of whom it hurts most."""
    best = skip_move(state, rules, work, seat)
    if best == M_SKIP + MOST_SEATS or rules[R_TARGET_NEXT] or work[WEIGHTS + RANDOM_SKIP] == 0:
        return best
    seats = state[SEATS]
    start = (dice >> 9) % seats
    for step in range(seats):
        target = (start + step) % seats
        if target != seat and may_skip(state, rules, target):
            return M_SKIP + target
    return best
