"""What the learned equity looks at: for each player a row of whole numbers in thousandths. Flat code.

It looks at a whole state, hidden cards included: it is shown worlds that were made up, never the table itself.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    DEAL,
    DISCARDS,
    DRAWS,
    FIRST,
    HANDS,
    KINDS,
    NOBODY,
    OWN,
    P_DONE_COUNT,
    P_IN_ROUND,
    P_LAID,
    P_WAITING,
    PLAYER,
    PLAYERS,
    R_CHOICE,
    R_END,
    R_EVERYONE,
    R_HAND_SIZE,
    R_PHASES,
    ROUND,
    SEATS,
    STAGE,
    TIE_BREAK,
    TURN,
    RulesArray,
    StateArray,
    WorkArray,
    is_done,
    points_of,
    total_of,
)
from tenphases.bots.flat.turns import plan_of, usual_distance
from tenphases.bots.flat.weights import STEADY, WEIGHTS
from tenphases.bots.flat.worth import HEIGHT_WANTED, TURNS, consider, measure

FEATURES: Final = 26
"""How many numbers there are for each player."""
BETWEEN: Final = 22
"""Which of them tells that a round is over."""
ROWS_AT: Final = OWN + 2_000
"""Where they lie in ``work``, player by player."""
USUAL_AT: Final = OWN + 2_400
"""After ``prepare``: the usual distance of each phase, then that of it and all after it, in thousandths."""
_MOST: Final = 40
_ONE: Final = 1000
_FAR: Final = 25_000
_TYPICAL_POINTS: Final = 60
_EACH_CARD: Final = 2.6


def prepare(rules: RulesArray, work: WorkArray) -> None:
    """Reckon the phases' usual distances, once for a ruleset."""
    after = 0
    for phase in range(rules[R_PHASES] - 1, -1, -1):
        usual = int(_ONE * usual_distance(plan_of(rules, phase)))
        after += usual
        work[USUAL_AT + phase] = usual
        work[USUAL_AT + _MOST + phase] = after
    work[USUAL_AT + _MOST + rules[R_PHASES]] = 0


def features(state: StateArray, rules: RulesArray, work: WorkArray) -> None:
    """Write down the numbers of all players; ``prepare`` must have been called."""
    for place in range(len(STEADY)):
        work[WEIGHTS + place] = STEADY[place]
    seats = state[SEATS]
    for seat in range(seats):
        at = ROWS_AT + seat * FEATURES
        for place in range(FEATURES):
            work[at + place] = 0
        if state[STAGE] == DEAL:
            _between(state, rules, work, seat)
        else:
            _within(state, rules, work, seat)
        _standing(state, rules, work, seat)
    for seat in range(seats):
        _against_others(state, work, seat)


def _between(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """What is known before the next deal."""
    at = ROWS_AT + seat * FEATURES
    seats = state[SEATS]
    phase = state[ROUND] if rules[R_EVERYONE] else state[PLAYERS + seat * PLAYER + P_DONE_COUNT]
    if state[TIE_BREAK] or phase >= rules[R_PHASES]:
        phase = rules[R_PHASES] - 1
    work[at + 1] = int(_ONE + _EACH_CARD * work[USUAL_AT + phase])
    work[at + 3] = rules[R_HAND_SIZE] * 100
    work[at + 4] = _TYPICAL_POINTS * 10
    work[at + 10] = (seat - state[FIRST] - 1) % seats * _ONE // seats
    work[at + 15] = _ONE
    work[at + BETWEEN] = _ONE


def _within(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """What is known while the round goes on."""
    at = ROWS_AT + seat * FEATURES
    player, hand = PLAYERS + seat * PLAYER, HANDS + seat * BLOCK
    if state[player + P_LAID] != NOBODY or not state[player + P_IN_ROUND]:
        work[at] = _ONE
    else:
        consider(state, rules, work, seat)
        work[HEIGHT_WANTED] = 0
        measure(state, rules, work, NOBODY, NOBODY)
        work[at + 1] = min(max(work[TURNS], 0), _FAR)
    work[at + 3] = state[hand + ALL] * 100
    points, left, kind = 0, state[hand + ALL], 0
    while left > 0 and kind < KINDS:
        count = state[hand + kind]
        points += count * points_of(rules, kind)
        left -= count
        kind += 1
    work[at + 4] = points * 10
    work[at + 10] = (seat - state[TURN]) % state[SEATS] * _ONE // state[SEATS]
    work[at + 11] = state[player + P_WAITING] * _ONE
    work[at + 15] = min((state[DRAWS] + state[DISCARDS]) * 10, _ONE)


def _standing(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """How far the player is in the game, and by which rules it ends."""
    at = ROWS_AT + seat * FEATURES
    count = rules[R_PHASES]
    rest = count - state[PLAYERS + seat * PLAYER + P_DONE_COUNT]
    work[at + 7] = rest * 100
    if rules[R_CHOICE] == 0:
        work[at + 9] = work[USUAL_AT + _MOST + count - rest]
    else:
        for phase in range(count):
            if not is_done(state, seat, phase):
                work[at + 9] += work[USUAL_AT + phase]
    work[at + 9] //= 10
    work[at + 2] = _ONE * _ONE // max(work[at + 1], _ONE) if work[at] == 0 else 0
    work[at + 12] = state[SEATS] * _ONE // 6
    work[at + 16] = _ONE if rules[R_END] == 1 else 0
    work[at + 17] = _ONE if rules[R_EVERYONE] else 0
    work[at + 18] = _ONE if rules[R_END] == 2 else 0  # noqa: PLR2004 - all finished
    work[at + 19] = max(count - state[ROUND], 0) * 100 if rules[R_EVERYONE] else 0
    work[at + 20] = _ONE if rest == 0 else 0
    work[at + 21] = _ONE if rest == 1 else 0
    work[at + 24] = _ONE if state[TIE_BREAK] else 0
    work[at + 25] = _ONE if rules[R_CHOICE] else 0


def _against_others(state: StateArray, work: WorkArray, seat: int) -> None:
    """How the player stands against the others: points, phases, who is close to laying or going out."""
    at = ROWS_AT + seat * FEATURES
    seats = state[SEATS]
    own, sum_of, least = total_of(state, seat), 0, 1_000_000
    rest, cards, turns, finished = 100, _ONE, _FAR, 0
    for other in range(seats):
        if other == seat:
            continue
        its = ROWS_AT + other * FEATURES
        points = total_of(state, other)
        sum_of += points
        least = min(least, points)
        rest = min(rest, work[its + 7] // 100)
        finished += 1 if work[its + 20] else 0
        if work[its]:
            cards = min(cards, work[its + 3])
        else:
            turns = min(turns, work[its + 1])
    work[at + 5] = 10 * own - 10 * sum_of // (seats - 1)
    work[at + 6] = 10 * (own - least)
    work[at + 8] = (work[at + 7] // 100 - rest) * 300
    work[at + 13] = cards
    work[at + 14] = turns
    work[at + 23] = finished * _ONE // (seats - 1)
