"""What is written down of an expert's decision, in whole numbers: a row of it. Flat code."""

from tenphases.bots.flat.expert import choose_expert
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    CHOOSE,
    DEALT_IN,
    DISCARDS,
    DRAW,
    GROUPS,
    HANDS,
    KINDS,
    M_CHOOSE,
    M_DISCARD,
    M_HIT,
    M_LAY,
    M_SKIP,
    M_TAKE,
    NOBODY,
    P_IN_ROUND,
    P_LAID,
    P_THROWN,
    P_WAITING,
    PLAYER,
    PLAYERS,
    R_PILES,
    ROUND,
    SEATS,
    SKIP,
    STAGE,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    top_of,
)
from tenphases.bots.flat.sight import LEFT_NUMBERS, end_for, fits, may_hit, only_open
from tenphases.bots.flat.worth import (
    CARDS_LEFT,
    HEIGHT_WANTED,
    HELP,
    O_TABLE,
    OPEN,
    SHORT,
    TURNS,
    consider,
    measure,
)

# A row, one decision: what was known ...
R_PLAYERS = 0
"""How many are in the round."""
R_ROUND = 1
R_SEAT = 2
R_MOMENT = 3
"""Its place among the coach's moments, that of the best move."""
R_TURN = 4
R_BEST = 5
"""Turns in thousandths, cards missing, the solo game's table, cards held once the turn is over."""
R_MADE = 9
"""The same for the move that was tried instead; that of the game where none was."""
R_MADE_MOMENT = 13
R_LOST = 14
"""What the other move was worth less, in thousandths of a turn, and then without what points are worth."""
R_GROUPS = 16
R_THROWN = 17
R_PHASE = 18
R_USEFUL = 19
R_UNSEEN = 20
R_RIVALS = 21
"""For each of the others, in their order: the phase, cards, whether it lies, a skip that waits; -1 who is not in it."""
RIVAL = 4
# ... and what came of it: in the game, and where another move was tried.
R_WON = 41
R_LAID = 42
"""In which turn the phase was laid, 0 if it was not."""
R_TRIED = 43
R_TRIED_WON = 44
R_TRIED_LAID = 45
R_FITTING = 47
"""How many kinds of numbered cards could be hit on the table."""
R_HELPED = 46
"""Whether the card drawn from the pile brought the phase nearer, -1 where none was drawn."""
ROW = 48

# Settings, before the rows.
S_COUNT = 0
S_KEEP = 1
"""Of a thousand decisions so many are written down."""
S_TRY = 2
"""Of those, in a thousand, another move is tried at so many; always at what could be laid, or hit."""
S_RARE = 3
"""Of a thousand first draws of a round, and of phases that can be laid, so many are."""
S_HAD = 4
"""How many turns each seat has had in the round, then in which it laid; and the same on the copy."""
HEAD = 32
SEATS_AT_MOST = 6

DRAWING, TAKING, THROWING, LAYING, DRAWING_LAID, HITTING, THROWING_LAID = range(7)
OPENING, OPENING_TAKING, TAKING_LAID = range(7, 10)


def best_move(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return an expert's move as from a View: nothing that another player saw is left in ``work``."""
    for place in range(4):
        work[LEFT_NUMBERS + place] = 0
    return choose_expert(state, rules, work, seat, 0)


def note(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray, rules: RulesArray, work: WorkArray, seat: int, move: int, rows: WorkArray
) -> None:
    """Write down what is known before a move, the best one, in the last row; the weights must lie in ``work``."""
    at = HEAD + (rows[S_COUNT] - 1) * ROW
    for place in range(ROW):
        rows[at + place] = 0
    rows[at + R_PLAYERS], rows[at + R_ROUND], rows[at + R_SEAT] = state[DEALT_IN], state[ROUND], seat
    moment = moment_of(state, seat, move)
    rows[at + R_MOMENT] = moment
    rows[at + R_MADE_MOMENT] = moment
    laid = state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY
    if not laid:
        consider(state, rules, work, seat)
    work[HEIGHT_WANTED] = 1
    note_option(state, rules, work, seat, move, rows, at + R_BEST)
    rows[at + R_USEFUL] = 0 if laid else work[HELP]
    rows[at + R_UNSEEN] = 0 if laid else work[CARDS_LEFT]
    for place in range(RIVAL):
        rows[at + R_MADE + place] = rows[at + R_BEST + place]
    before = 1 if state[STAGE] in (CHOOSE, DRAW) else 0
    rows[at + R_TURN] = rows[S_HAD + seat] + before
    rows[at + R_GROUPS] = state[GROUPS]
    for pile in range(rules[R_PILES]):
        rows[at + R_THROWN] += state[DISCARDS + pile]
    rows[at + R_PHASE] = only_open(state, rules, seat)
    rows[at + R_HELPED] = -1
    for kind in range(WILD):
        rows[at + R_FITTING] += 1 if fits(state, kind) else 0
    _note_rivals(state, rules, seat, rows, at + R_RIVALS)


def _note_rivals(state: StateArray, rules: RulesArray, seat: int, rows: WorkArray, at: int) -> None:
    for place in range(5):
        rows[at + place * RIVAL] = NOBODY
        if place + 1 < state[SEATS]:
            other = (seat + place + 1) % state[SEATS]
            player = PLAYERS + other * PLAYER
            if state[player + P_IN_ROUND]:
                laid = state[player + P_LAID] != NOBODY
                rows[at + place * RIVAL] = state[player + P_LAID] if laid else only_open(state, rules, other)
                rows[at + place * RIVAL + 1] = state[HANDS + other * BLOCK + ALL]
                rows[at + place * RIVAL + 2] = 1 if laid else 0
                rows[at + place * RIVAL + 3] = state[player + P_WAITING]


def moment_of(state: StateArray, seat: int, move: int) -> int:
    """Return the place of the moment at which a move is made."""
    before, takes = state[STAGE] in (CHOOSE, DRAW), M_TAKE <= move < M_CHOOSE
    if state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY:
        if before:
            return TAKING_LAID if takes else DRAWING_LAID
        return HITTING if move >= M_HIT else THROWING_LAID
    if M_LAY <= move < M_HIT:
        return LAYING
    if before:
        if is_first(state, seat):
            return OPENING_TAKING if takes else OPENING
        return TAKING if takes else DRAWING
    return THROWING


def is_first(state: StateArray, seat: int) -> bool:
    """Say what ``coach.features.is_first`` does."""
    return bool(state[PLAYERS + seat * PLAYER + P_THROWN] == 0)


def note_option(  # noqa: PLR0913, PLR0917 - arrays to work in
    state: StateArray, rules: RulesArray, work: WorkArray, seat: int, move: int, rows: WorkArray, at: int
) -> None:
    """Write down turns, cards missing, table and cards held for a move; ``consider`` has been called."""
    held = int(state[HANDS + seat * BLOCK + ALL])
    laid = state[PLAYERS + seat * PLAYER + P_LAID] != NOBODY
    rows[at], rows[at + 1], rows[at + 2] = 0, 0, work[OPEN + O_TABLE]
    kind = NOBODY
    if M_SKIP <= move < M_DISCARD:
        kind = SKIP
    elif M_DISCARD <= move < M_LAY:
        kind = (move - M_DISCARD) % KINDS
    if kind != NOBODY:
        held -= 1
    if move >= M_HIT:
        held = max(held - _hits(state, rules, seat) - 1, 0)
    if not laid:
        if M_TAKE <= move < M_CHOOSE:
            after_take(state, rules, work, seat, move - M_TAKE)
        else:
            measure(state, rules, work, NOBODY, kind)
        rows[at] = max(work[TURNS], 0) if work[SHORT] else 0
        rows[at + 1] = work[SHORT]
    rows[at + 3] = held


def after_take(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, pile: int) -> None:
    """Measure the hand with a discard, once the card that helps least is thrown."""
    top = top_of(state, pile)
    best, least = NOBODY, 0
    for kind in range(KINDS):
        if state[HANDS + seat * BLOCK + kind] or kind == top:
            measure(state, rules, work, top, kind)
            turns = max(work[TURNS], 0) if work[SHORT] else 0
            if best == NOBODY or turns < least:
                best, least = kind, turns
    measure(state, rules, work, top, best)


def _hits(state: StateArray, rules: RulesArray, seat: int) -> int:
    """Return how many kinds of cards in hand can be hit now."""
    count = 0
    for kind in range(KINDS):
        if state[HANDS + seat * BLOCK + kind]:
            for group in range(state[GROUPS]):
                if may_hit(state, rules, seat, group) and end_for(state, group, kind) != NOBODY:
                    count += 1
                    break
    return count


def count_move(rows: WorkArray, at: int, seat: int, move: int) -> None:
    """Count a turn, or note in which the phase was laid."""
    if move < M_CHOOSE:
        rows[at + seat] += 1
    elif M_LAY <= move < M_HIT:
        rows[at + SEATS_AT_MOST + seat] = rows[at + seat]
