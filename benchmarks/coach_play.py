"""Games of experts for the coach to learn from: what is known at some decisions, and what comes of them. Flat code.

Now and then another move than the best is tried on a copy of the game, with the same cards to come, and everybody plays
on as an expert: so the chances of other moves are learnt without spoiling those of the game itself.
"""

from benchmarks.coach_rows import (
    DRAWING,
    HEAD,
    LAYING,
    OPENING,
    OPENING_TAKING,
    R_BEST,
    R_HELPED,
    R_LAID,
    R_LOST,
    R_MADE,
    R_MADE_MOMENT,
    R_MOMENT,
    R_SEAT,
    R_TRIED,
    R_TRIED_LAID,
    R_TRIED_WON,
    R_WON,
    ROW,
    S_COUNT,
    S_HAD,
    S_KEEP,
    S_RARE,
    S_TRY,
    SEATS_AT_MOST,
    after_take,
    best_move,
    count_move,
    moment_of,
    note,
    note_option,
)
from tenphases.bots.flat.drawing import best_draw, takeable
from tenphases.bots.flat.expert import look_at_hand, may_go, throw, value_of_throw, worth_of_point
from tenphases.bots.flat.feeding import consider_next
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    DEAL,
    DISCARDS,
    DRAW,
    DRAWS,
    HANDS,
    KINDS,
    M_DISCARD,
    M_DRAW,
    M_HIT,
    M_LAY,
    M_SKIP,
    M_TAKE,
    NOBODY,
    OUT,
    OVER,
    P_LAID,
    PLAYER,
    PLAYERS,
    RESHUFFLE,
    ROUND,
    SKIP,
    STAGE,
    TURN,
    RulesArray,
    StateArray,
    WorkArray,
    points_of,
)
from tenphases.bots.flat.skips import skip_move
from tenphases.bots.flat.worth import (
    HEIGHT_WANTED,
    SHORT,
    TURNS,
    consider,
    measure,
)
from tenphases.sim.kernel.chance import below, rolled, seeded
from tenphases.sim.kernel.playing import chance_acts, copy_state
from tenphases.sim.kernel.step import step

_BRANCH = 12
_THOUSAND = 1000
_MOST_LOST = 5_000
_MOST_STEPS = 600
_FITS = 700
_MISSES = -300


def record(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray,
    rules: RulesArray,
    work: WorkArray,
    order: StateArray,
    trial: StateArray,
    rows: WorkArray,
    seed: int,
) -> int:
    """Play a game that has been set up, and write rows for some of its decisions; return how many there are."""
    dice, number, first = seeded(seed, 23), -1, 0
    rows[S_COUNT] = 0
    while True:
        if state[STAGE] in (DEAL, OVER):
            _settle(state, rows, first)
            first = rows[S_COUNT]
        if state[STAGE] == OVER:
            return rows[S_COUNT]
        chance_acts(state, rules, work, order)
        if state[ROUND] != number:
            number = int(state[ROUND])
            for place in range(2 * SEATS_AT_MOST):
                rows[S_HAD + place] = 0
        seat = int(state[TURN])
        move = best_move(state, rules, work, seat)
        dice = rolled(dice)
        wanted = below(dice, _THOUSAND) < rows[S_RARE if _is_rare(state, seat, move) else S_KEEP]
        at = HEAD + rows[S_COUNT] * ROW
        if wanted:
            rows[S_COUNT] += 1
            note(state, rules, work, seat, move, rows)
            dice = rolled(dice)
            _try_other(state, rules, work, order, trial, rows, move, dice)
        count_move(rows, S_HAD, seat, move)
        short = rows[at + R_BEST + 1]
        step(state, rules, work, move)
        if wanted and M_LAY <= move < M_HIT:
            rows[at + R_BEST + 3] = state[HANDS + seat * BLOCK + ALL] - 1
        if wanted and move == M_DRAW and rows[at + R_MOMENT] in (DRAWING, OPENING):
            rows[at + R_HELPED] = _has_helped(state, rules, work, order, seat, short)


def _is_rare(state: StateArray, seat: int, move: int) -> bool:
    moment = moment_of(state, seat, move)
    return moment in (OPENING, OPENING_TAKING, LAYING)


def _settle(state: StateArray, rows: WorkArray, first: int) -> None:
    """Write down how the round ended, in its rows."""
    for place in range(first, rows[S_COUNT]):
        at = HEAD + place * ROW
        seat = rows[at + R_SEAT]
        rows[at + R_WON] = 1 if state[OUT] == seat else 0
        rows[at + R_LAID] = rows[S_HAD + SEATS_AT_MOST + seat]


def _has_helped(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, seat: int, short: int
) -> int:
    if short == 0:
        return -1
    chance_acts(state, rules, work, order)
    consider(state, rules, work, seat)
    work[HEIGHT_WANTED] = 1
    measure(state, rules, work, NOBODY, NOBODY)
    return 1 if work[SHORT] < short else 0


def _try_other(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray,
    rules: RulesArray,
    work: WorkArray,
    order: StateArray,
    trial: StateArray,
    rows: WorkArray,
    best: int,
    dice: int,
) -> None:
    """Now and then try a move that is not the best one, if there is any, on a copy of the game."""
    if best < M_LAY and below(dice, _THOUSAND) >= rows[S_TRY]:
        return
    dice = below(rolled(dice), 1 << 30)
    at, seat = HEAD + (rows[S_COUNT] - 1) * ROW, int(state[TURN])
    other = other_draw(state, rules, work, seat, best, rows) if state[STAGE] == DRAW else NOBODY
    if M_SKIP <= best < M_LAY:
        other = other_throw(state, rules, work, seat, best, dice, rows)
    elif best >= M_LAY and state[HANDS + seat * BLOCK + ALL] > 1:
        other = late(state, rules, work, seat, rows)
    if other == NOBODY:
        return
    rows[at + R_TRIED] = 1
    rows[at + R_MADE_MOMENT] = moment_of(state, seat, other)
    if state[PLAYERS + seat * PLAYER + P_LAID] == NOBODY:
        consider(state, rules, work, seat)
    work[HEIGHT_WANTED] = 1
    note_option(state, rules, work, seat, other, rows, at + R_MADE)
    copy_state(state, trial)
    _play_out(trial, rules, work, order, other, rows)
    rows[at + R_TRIED_WON] = 1 if trial[OUT] == seat else 0
    rows[at + R_TRIED_LAID] = rows[S_HAD + _BRANCH + SEATS_AT_MOST + seat]


def other_draw(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray, rules: RulesArray, work: WorkArray, seat: int, best: int, rows: WorkArray
) -> int:
    """Return the draw that is not the best, NOBODY if there is none, and write down what it loses. One pile."""
    at, laid = HEAD + (rows[S_COUNT] - 1) * ROW, state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY
    if not takeable(state, rules, 0) or (state[DRAWS] == 0 and state[DISCARDS] <= 1):
        return NOBODY
    other = M_DRAW if best != M_DRAW else M_TAKE
    if laid:
        rows[at + R_LOST] = _FITS if other == M_DRAW else -_MISSES
    else:
        consider(state, rules, work, seat)
        best_draw(state, rules, work, laid)
        measure(state, rules, work, NOBODY, NOBODY)
        before = max(work[TURNS], 0) if work[SHORT] else 0
        after_take(state, rules, work, seat, 0)
        gain = before - (max(work[TURNS], 0) if work[SHORT] else 0) - _THOUSAND
        rows[at + R_LOST] = max(gain, 10) if other == M_DRAW else max(-gain, 10)
    rows[at + R_LOST + 1] = rows[at + R_LOST]
    return other


def late(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, rows: WorkArray) -> int:
    """Return the throw of who does not lay, or hit, what could be, and write down that it loses a turn."""
    at = HEAD + (rows[S_COUNT] - 1) * ROW
    if state[PLAYERS + seat * PLAYER + P_LAID] == NOBODY:
        consider(state, rules, work, seat)
    look_at_hand(state, rules, work, seat, 1)
    consider_next(state, rules, work, seat)
    rows[at + R_LOST], rows[at + R_LOST + 1] = _THOUSAND, _THOUSAND
    return throw(state, rules, work, seat)


def other_throw(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray, rules: RulesArray, work: WorkArray, seat: int, best: int, dice: int, rows: WorkArray
) -> int:
    """Return any throw that is not the best, nor much worse, and write down what it loses."""
    at = HEAD + (rows[S_COUNT] - 1) * ROW
    if state[PLAYERS + seat * PLAYER + P_LAID] == NOBODY:
        consider(state, rules, work, seat)
    look_at_hand(state, rules, work, seat, 1)
    consider_next(state, rules, work, seat)
    thrown = SKIP if best < M_DISCARD else (best - M_DISCARD) % KINDS
    if not may_go(state, work, seat, thrown):
        return NOBODY
    most = value_of_throw(state, rules, work, seat, thrown)
    count = 0
    for kind in range(KINDS):
        if kind != thrown and may_go(state, work, seat, kind):
            lost = most - value_of_throw(state, rules, work, seat, kind)
            count += 1 if 0 <= lost < _MOST_LOST else 0
    if count == 0:
        return NOBODY
    chosen = (dice >> 8) % count
    for kind in range(KINDS):
        if kind != thrown and may_go(state, work, seat, kind):
            lost = most - value_of_throw(state, rules, work, seat, kind)
            if 0 <= lost < _MOST_LOST:
                if chosen == 0:
                    rows[at + R_LOST] = lost
                    points = (points_of(rules, thrown) - points_of(rules, kind)) * worth_of_point(state, work, seat)
                    rows[at + R_LOST + 1] = lost - points
                    return skip_move(state, rules, work, seat) if kind == SKIP else M_DISCARD + kind
                chosen -= 1
    return NOBODY


def _play_out(  # noqa: PLR0913, PLR0917 - arrays to work in
    world: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, move: int, rows: WorkArray
) -> None:
    """Make a move on a copy of the game and play its round out."""
    number, at = int(world[ROUND]), S_HAD + _BRANCH
    for place in range(2 * SEATS_AT_MOST):
        rows[at + place] = rows[S_HAD + place]
    count_move(rows, at, int(world[TURN]), move)
    step(world, rules, work, move)
    for _ in range(_MOST_STEPS):
        if world[STAGE] in (OVER, DEAL) or world[ROUND] != number:
            break
        if world[STAGE] == RESHUFFLE:
            chance_acts(world, rules, work, order)
        else:
            seat = int(world[TURN])
            chosen = best_move(world, rules, work, seat)
            count_move(rows, at, seat, chosen)
            step(world, rules, work, chosen)
