"""The policy of *expert* and *steady*: turns to be expected, what a discard gives away, points, skips.

The two differ in their weights alone: what is 0 there is not looked at. A value is in thousandths of a turn, higher for
better. ``value_of_throw`` and its parts can be asked for on their own, after ``look_at_hand`` and
``consider_next``.
"""

from typing import Final

from tenphases.bots.flat.alike import (
    GOING,
    POINT_WORTH,
    WITHOUT,
    alike,
    best_numbered,
    find_known_turns,
    group_of,
    turns_are_known,
)
from tenphases.bots.flat.choosing import choose_phase
from tenphases.bots.flat.drawing import GAIN, best_draw, without_looking
from tenphases.bots.flat.feeding import consider_next, feeding
from tenphases.bots.flat.hits import best_hit, hit_kind
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    CHOOSE,
    DRAW,
    HANDS,
    KINDS,
    KNOWN,
    M_LAY,
    NOBODY,
    P_LAID,
    PHASE,
    PHASE_SIZE,
    PHASES,
    PLAYER,
    PLAYERS,
    R_KEEP_DISCARD,
    SEATS,
    SKIP,
    STAGE,
    TAKEN,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    points_of,
)
from tenphases.bots.flat.saving import or_saved
from tenphases.bots.flat.sight import HELD, SEEN, fits, list_held
from tenphases.bots.flat.skips import best_target, skip_move
from tenphases.bots.flat.throwing import discard, throw_away
from tenphases.bots.flat.weights import (
    EXPERT,
    FEED,
    FEED_LAID,
    POINTS,
    POINTS_LAID,
    POINTS_LATE,
    SKIP_LATE,
    SKIP_PLAYED,
    STEADY,
    WEIGHTS,
    WILD_KEPT,
)
from tenphases.bots.flat.worth import (
    HEIGHT,
    HEIGHT_WANTED,
    OPEN,
    READY,
    SEAT,
    SHORT,
    TURNS,
    consider,
    is_stuck,
    lack,
    measure,
)

HEIGHTS: Final = SEEN + 300
"""After ``look_at_hand``: for each kind in hand the height of what stays without it."""
WAITS: Final = HEIGHTS + KINDS
"""And its turns."""
LOWEST: Final = WAITS + KINDS
"""The least of the heights."""
_FITS: Final = 10_000
_HEIGHTS_ALONE: Final = 2
_LAYING: Final = 1000
"""The turn in which a phase is laid, in thousandths."""


def choose_expert(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Return the move of an expert, whose turn it must be."""
    for place in range(len(EXPERT)):
        work[WEIGHTS + place] = EXPERT[place]
    return decide(state, rules, work, seat)


def choose_steady(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Return the move of a steady player, whose turn it must be."""
    for place in range(len(STEADY)):
        work[WEIGHTS + place] = STEADY[place]
    return decide(state, rules, work, seat)


def decide(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return the best move by the weights that lie in ``work``."""
    move = before_throw(state, rules, work, seat, 0)
    if move != NOBODY:
        return move
    if work[WEIGHTS + FEED] + work[WEIGHTS + FEED_LAID] == 0:
        best = best_of_groups(state, rules, work, seat)
        if best != NOBODY:
            return throw_away(state, rules, work, seat, best)
    look_at_hand(state, rules, work, seat, 0)
    if work[WEIGHTS + FEED] + work[WEIGHTS + FEED_LAID]:
        consider_next(state, rules, work, seat)
    return throw(state, rules, work, seat)


def before_throw(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, overlooks: int) -> int:
    """Return the move of any level that is not to weigh what to throw; NOBODY where it is.

    ``overlooks``: whether the discards are not looked at, and a hit is not seen (1) or they are (0).
    """
    laid = state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY
    if not laid:
        consider(state, rules, work, seat)
    work[HEIGHT_WANTED] = 1
    if state[STAGE] == CHOOSE:
        return choose_phase(state, rules, work, seat)
    if state[STAGE] == DRAW:
        move = without_looking(state, rules) if overlooks else best_draw(state, rules, work, laid)
        return or_saved(state, rules, work, seat, move)
    if not laid:
        lack(state, rules, work, NOBODY, NOBODY)
        if work[READY] != NOBODY and may_lay(state, rules, work, seat):
            return M_LAY + work[READY]
        if work[READY] == NOBODY and is_stuck(state, work):
            return give_up(state, rules, work, seat)
        return NOBODY
    hit = best_hit(state, rules, seat)
    if overlooks and hit != NOBODY and state[KNOWN + seat * BLOCK + hit_kind(hit)] == 0:
        return NOBODY  # what was taken to be hit is not overlooked
    return hit


def give_up(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Throw what others can hit, so that the round can end, else the dearest card; a wild only if there is no other."""
    hand = HANDS + seat * BLOCK
    best, most = WILD, -1
    for kind in range(KINDS):
        if state[hand + kind] and kind != WILD:
            worth = points_of(rules, kind) + (_FITS if fits(state, kind) else 0)
            if worth > most:
                best, most = kind, worth
    return skip_move(state, rules, work, seat) if best == SKIP else discard(state, best)


def may_lay(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> bool:
    """Say whether a card would be left where the last one must be discarded (R7.2)."""
    size = rules[PHASES + work[READY] * PHASE + PHASE_SIZE]
    return not rules[R_KEEP_DISCARD] or state[HANDS + seat * BLOCK + ALL] > size


def look_at_hand(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, wanted: int) -> None:
    """Find what stays of the hand without each of its cards.

    ``wanted``: whether heights are asked for (1), alone (2), or turns alone (0); where a discard was taken heights are
    found anyway.
    """
    hand = HANDS + seat * BLOCK
    laid = state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY
    work[POINT_WORTH] = worth_of_point(state, work, seat)
    work[HEIGHT_WANTED] = 1 if wanted or state[TAKEN] != NOBODY or work[OPEN] > 1 else 0
    list_held(state, work, hand)
    known = not laid and wanted != _HEIGHTS_ALONE and turns_are_known(work)
    if known:
        find_known_turns(work)
    for place in range(work[HELD]):
        kind = work[HELD + 1 + place]
        work[HEIGHTS + kind], work[WAITS + kind] = 0, work[WITHOUT + group_of(work, kind)] if known else 0
        if not laid and (work[HEIGHT_WANTED] == 1 or not known):
            _look_without(state, rules, work, kind, known or wanted == _HEIGHTS_ALONE)
        if place == 0 or work[HEIGHTS + kind] < work[LOWEST]:
            work[LOWEST] = work[HEIGHTS + kind]
    work[HEIGHT_WANTED] = 1


def _look_without(state: StateArray, rules: RulesArray, work: WorkArray, kind: int, known: bool) -> None:  # noqa: FBT001
    """Measure what stays without a card, of cards that are alike once; ``known``: the turns need not be found."""
    like = alike(state, work, HANDS + work[SEAT] * BLOCK, kind)
    if like != kind:
        work[HEIGHTS + kind], work[WAITS + kind] = work[HEIGHTS + like], work[WAITS + like]
    elif not known:
        measure(state, rules, work, NOBODY, kind)
        work[HEIGHTS + kind], work[WAITS + kind] = work[HEIGHT], work[TURNS]
    else:
        lack(state, rules, work, NOBODY, kind)
        work[HEIGHTS + kind] = work[HEIGHT]
        if work[SHORT] == 0:
            work[WAITS + kind] = _LAYING


def best_of_groups(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return what ``throw`` finds where nothing but the own hand counts, by groups of cards that are worth alike.

    ``before_throw`` must have been called. NOBODY where each card must be looked at by itself.
    """
    hand = HANDS + seat * BLOCK
    laid = state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY
    if not laid:
        if not turns_are_known(work):
            return NOBODY
        find_known_turns(work)
    work[POINT_WORTH] = worth_of_point(state, work, seat)
    best = best_numbered(state, rules, work, hand, laid)
    most = work[GOING]
    for kind in range(WILD, KINDS):
        if state[hand + kind]:
            work[WAITS + kind] = 0 if laid else work[WITHOUT + group_of(work, kind)]
            value = value_of_throw(state, rules, work, seat, kind)
            if best == NOBODY or value > most:
                best, most = kind, value
    return best if state[TAKEN] == NOBODY or _keeps_height(state, rules, work, best) else NOBODY


def _keeps_height(state: StateArray, rules: RulesArray, work: WorkArray, kind: int) -> bool:
    """Say whether the hand is as near its phase without that card: then it may go, whichever others may."""
    height, short = work[HEIGHT], work[SHORT]
    lack(state, rules, work, NOBODY, kind)
    return short > 0 and work[HEIGHT] == height


def may_go(state: StateArray, work: WorkArray, seat: int, kind: int) -> bool:
    """Say whether a card is there to be thrown: what a taken discard has gained is kept."""
    hand = HANDS + seat * BLOCK
    if state[hand + kind] == 0:
        return False
    return state[TAKEN] == NOBODY or work[HEIGHTS + kind] < work[LOWEST] + GAIN


def throw(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Throw the card whose going is worth most."""
    best, most = NOBODY, 0
    for place in range(work[HELD]):
        kind = work[HELD + 1 + place]
        if not may_go(state, work, seat, kind):
            continue
        value = value_of_throw(state, rules, work, seat, kind)
        if best == NOBODY or value > most:
            best, most = kind, value
    return throw_away(state, rules, work, seat, best)


def value_of_throw(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, kind: int) -> int:
    """Return what it is worth to throw that kind of card, in thousandths of a turn."""
    value = points_of(rules, kind) * work[POINT_WORTH] - work[WAITS + kind]
    if kind == WILD:
        return value - work[WEIGHTS + WILD_KEPT]
    if kind == SKIP:
        return value + value_of_skip(state, rules, work, seat)
    return value - feeding(state, work, kind)


def worth_of_point(state: StateArray, work: WorkArray, seat: int) -> int:
    """Return what a point less in hand is worth, in thousandths of a turn."""
    if state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY:
        return work[WEIGHTS + POINTS_LAID]
    for other in range(state[SEATS]):
        if state[PLAYERS + other * PLAYER + P_LAID] != NOBODY:
            return work[WEIGHTS + POINTS_LATE]
    return work[WEIGHTS + POINTS]


def value_of_skip(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return what it is worth to play a skip now, in thousandths of a turn."""
    target = best_target(state, rules, work, seat)
    if target == NOBODY:
        return 0
    late = state[PLAYERS + target * PLAYER + P_LAID] != NOBODY
    return work[WEIGHTS + SKIP_PLAYED] + (work[WEIGHTS + SKIP_LATE] if late else 0)
