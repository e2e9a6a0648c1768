"""The search: all throws tried in the same made-up worlds, played on to the end of the round, judged by the equity.

The expert's move stands unless another is better by more than some part of the difference's error. Everything follows
from what the seat sees and the seed: no clock; moves that fall behind are given up, and who is alone needs no more
worlds. Flat code.
"""

import math
from typing import Final

from tenphases.bots.flat.expert import choose_expert, may_go, value_of_throw
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    CHOOSE,
    DEAL,
    DRAW,
    HANDS,
    KINDS,
    M_CHOOSE,
    M_DISCARD,
    M_LAY,
    M_SKIP,
    NOBODY,
    OVER,
    OWN,
    R_TARGET_NEXT,
    RESHUFFLE,
    ROUND,
    SEATS,
    SKIP,
    STAGE,
    TURN,
    WON,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.skips import may_skip
from tenphases.bots.flat.worth import OPEN, phase_at
from tenphases.sim.kernel.chance import rolled, seeded
from tenphases.sim.kernel.playing import chance_acts, copy_state
from tenphases.sim.kernel.step import step
from tenphases.sim.master.equity import equity
from tenphases.sim.master.features import features, prepare
from tenphases.sim.master.worlds import deal_world, shuffle_pile

MOVES_AT: Final = OWN + 2_760
"""How many moves are tried, then the moves, the expert's first."""
MOST_MOVES: Final = 16
SUMS_AT: Final = MOVES_AT + MOST_MOVES + 1
"""For each move tried: the sum of its gains over the expert's, then of their squares, in halves."""
VALUES_AT: Final = SUMS_AT + 6 * MOST_MOVES
"""The values in one world."""
SETTINGS_AT: Final = VALUES_AT + MOST_MOVES
"""What the search is allowed, see below."""
S_WORLDS: Final = 0
"""So many worlds at most."""
S_FIRST: Final = 1
"""After so many worlds moves that are clearly worse are given up, and again after each such number."""
S_MOVES: Final = 2
"""So many moves at most."""
S_MARGIN: Final = 3
"""Moves whose value to the expert is so much less than the best, in thousandths of a turn, are not tried."""
S_ERRORS: Final = 4
"""By so many errors, in hundredths, another move must be better than the expert's."""
S_LAPS: Final = 5
"""So many laps are played on beyond the first; a large number: to the end of the round."""
S_DEALS: Final = 6
"""Hands are made up for every so many worlds; between these only the draw pile is shuffled anew. 0: hands are as they
are, for whoever is shown them all and wants to judge a move."""
S_BEHIND: Final = 7
"""By so many errors, in hundredths, a move must be behind the best to be given up."""

_UNIT: Final = 100.0
_ALIKE: Final = 5.0
"""Moves that differ by no more than this are as good as each other: parts of a ten thousandth of the game."""
_MOST_STEPS: Final = 600


def search(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray,
    rules: RulesArray,
    work: WorkArray,
    world: StateArray,
    trial: StateArray,
    order: StateArray,
    seed: int,
) -> int:
    """Return the move of the seat whose turn it is; the settings must lie in ``work``."""
    seat = int(state[TURN])
    best = choose_expert(state, rules, work, seat, 0)
    _find_moves(state, rules, work, seat, best)
    count = work[MOVES_AT]
    if count <= 1:
        return best
    prepare(rules, work)
    for place in range(6 * MOST_MOVES):
        work[SUMS_AT + place] = 0
    return try_moves(state, rules, work, world, trial, order, seed)


def _find_moves(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, best: int) -> None:
    """Write down the expert's move and those that may be better."""
    work[MOVES_AT] = 0
    _add(work, best)
    stage = state[STAGE]
    if stage == CHOOSE:
        for place in range(work[OPEN]):
            _add(work, M_CHOOSE + phase_at(work, place))
    elif (M_SKIP <= best < M_LAY) and state[HANDS + seat * BLOCK + ALL] > 1:
        _find_throws(state, rules, work, seat, best)


def _add(work: WorkArray, move: int) -> None:
    count = work[MOVES_AT]
    for place in range(count):
        if work[MOVES_AT + 1 + place] == move:
            return
    if count < min(work[SETTINGS_AT + S_MOVES], MOST_MOVES):
        work[MOVES_AT + 1 + count] = move
        work[MOVES_AT] = count + 1


def _find_throws(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, best: int) -> None:
    """Write down the throws that are nearly as good to the expert, and the other targets of a skip."""
    if M_SKIP <= best < M_DISCARD and not rules[R_TARGET_NEXT]:
        for target in range(state[SEATS]):
            if target != seat and may_skip(state, rules, target):
                _add(work, M_SKIP + target)
    most, ceiling = 0, 1 << 30
    first = True
    for _ in range(MOST_MOVES):
        found, value = NOBODY, -(1 << 30)
        for kind in range(KINDS):
            if kind != SKIP and may_go(state, work, seat, kind):
                worth = value_of_throw(state, rules, work, seat, kind) * KINDS - kind
                if value < worth < ceiling:
                    found, value = kind, worth
        if first:
            most, first = value, False
        if found == NOBODY or value < most - work[SETTINGS_AT + S_MARGIN] * KINDS:
            return
        _add(work, M_DISCARD + found)
        ceiling = value


def try_moves(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray,
    rules: RulesArray,
    work: WorkArray,
    world: StateArray,
    trial: StateArray,
    order: StateArray,
    seed: int,
) -> int:
    """Return the move that does best over the worlds, of those written down, the expert's first."""
    seat, count = int(state[TURN]), work[MOVES_AT]
    alive, dice, tried = (1 << count) - 1, seeded(seed, 11), 0
    for number in range(work[SETTINGS_AT + S_WORLDS]):
        dice = rolled(dice)
        deals = work[SETTINGS_AT + S_DEALS]
        if number == 0 or (deals and number % deals == 0):
            copy_state(state, world)
        if deals and number % deals == 0:
            deal_world(world, rules, work, seat, dice)
        else:
            shuffle_pile(world, work, dice)
        for place in range(count):
            if (alive >> place) & 1:
                copy_state(world, trial)
                step(trial, rules, work, work[MOVES_AT + 1 + place])
                work[VALUES_AT + place] = _play_out(trial, rules, work, order, seat)
                _count_gain(work, place)
        tried = number + 1
        if tried % work[SETTINGS_AT + S_FIRST] == 0:
            alive = _still_good(work, alive, tried)
            if alive & (alive - 1) == 0:
                break
    return _best(work, alive, tried)


def _play_out(world: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, seat: int) -> int:
    """Play on until the laps are over or the round is; return the seat's chance to win, in millionths."""
    number, laps, before = int(world[ROUND]), 0, int(world[TURN])
    for _ in range(_MOST_STEPS):
        if world[STAGE] in (OVER, DEAL) or world[ROUND] != number:
            break
        turn = int(world[TURN])
        if world[STAGE] == DRAW and turn != before:
            before = turn
            laps += 1 if turn == seat else 0
            if laps > work[SETTINGS_AT + S_LAPS]:
                break
        if world[STAGE] == RESHUFFLE:
            chance_acts(world, rules, work, order)
        else:
            step(world, rules, work, choose_expert(world, rules, work, turn, 0))
    if world[STAGE] == OVER:
        return share(world, seat)
    features(world, rules, work)
    return equity(world, work, seat)


def share(world: StateArray, seat: int) -> int:
    """Return the seat's share of a game that is over, in millionths."""
    won, winners = int(world[WON]), 0
    for other in range(world[SEATS]):
        winners += (won >> other) & 1
    return ((won >> seat) & 1) * 1_000_000 // max(winners, 1)


def _count_gain(work: WorkArray, place: int) -> None:
    """Add what a move won over the expert's in this world; in parts of a ten thousandth, so that squares fit."""
    gain = (work[VALUES_AT + place] - work[VALUES_AT]) // 100
    at = SUMS_AT + 3 * place
    work[at] += gain
    square = gain * gain
    work[at + 1] += square & 0xFFFF
    work[at + 2] += square >> 16


def _mean(work: WorkArray, place: int, tried: int) -> float:
    return work[SUMS_AT + 3 * place] / tried


def _error(work: WorkArray, place: int, tried: int) -> float:
    at = SUMS_AT + 3 * place
    squares = work[at + 1] + work[at + 2] * 65536.0
    mean = work[at] / tried
    return math.sqrt(max(squares / tried - mean * mean, 1.0) / max(tried - 1, 1))


def _still_good(work: WorkArray, alive: int, tried: int) -> int:
    """Give up the moves that are not going to be better than the best of now by anything that matters.

    Of the expert's move, by which all are measured, that is said last.
    """
    behind, most, best = work[SETTINGS_AT + S_BEHIND] / _UNIT, 0.0, 0
    for place in range(1, work[MOVES_AT]):
        if (alive >> place) & 1 and _mean(work, place, tried) > most:
            most, best = _mean(work, place, tried), place
    for place in range(1, work[MOVES_AT]):
        if place != best and _mean(work, place, tried) + behind * _error(work, place, tried) < most + _ALIKE:
            alive &= ~(1 << place)
    if best and alive == 1 | (1 << best):
        error = _error(work, best, tried)
        if most > 2.0 * behind * error or most + behind * error < _ALIKE:
            return 1 << best
    return alive


def _best(work: WorkArray, alive: int, tried: int) -> int:
    """Return the move that wins most, the expert's unless that is sure enough."""
    best, most = 0, 0.0
    for place in range(1, work[MOVES_AT]):
        if (alive >> place) & 1 == 0:
            continue
        mean = _mean(work, place, tried)
        sure = mean - work[SETTINGS_AT + S_ERRORS] / _UNIT * _error(work, place, tried)
        if sure > 0.0 and mean > most:
            best, most = place, mean
    return work[MOVES_AT + 1 + best]
