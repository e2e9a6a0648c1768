"""Every legal move of the player whose turn it is, as numbers (R3, R6, R7, R8, R12). Flat code.

The same as ``rules.legal.legal_moves``, but for lay-downs: here each phase that can be laid is one move, M_LAY.
"""

from tenphases.bots.flat.drawing import may_draw, takeable
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    CHOOSE,
    COLOUR_MASK,
    COLOURS,
    DRAW,
    EMPTIED,
    G_COLOUR,
    G_HIGH,
    G_KIND,
    G_NUMBER,
    G_OWNER,
    GROUP,
    GROUP_AT,
    GROUPS,
    HANDS,
    HOLDER,
    KINDS,
    LAID_NOW,
    M_CHOOSE,
    M_DISCARD,
    M_DRAW,
    M_DRAW_SAVED,
    M_HIT,
    M_LAY,
    M_SAVE,
    M_SKIP,
    M_TAKE,
    M_TWIST,
    MASK,
    MOST_SEATS,
    NOBODY,
    NUMBERS,
    P_LAID,
    PLAY,
    PLAYER,
    PLAYERS,
    R_HIT_OWN,
    R_KEEP_DISCARD,
    R_PHASES,
    R_PILES,
    R_SAVES,
    R_TARGET_NEXT,
    SAVE_PILE,
    SAVED,
    SAVED_ALL,
    SET,
    SKIP,
    STAGE,
    TURN,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.measure import LOWEST
from tenphases.bots.flat.saving import may_save
from tenphases.bots.flat.sight import is_open, only_open
from tenphases.bots.flat.skips import may_skip
from tenphases.sim.kernel.groups import is_run, role_fits
from tenphases.sim.kernel.reach import can_lay
from tenphases.sim.kernel.room import MOVE_AT, MOVE_COUNT
from tenphases.sim.kernel.turns import next_in_round


def legal(state: StateArray, rules: RulesArray, work: WorkArray) -> int:
    """Write down every legal move from ``work[MOVE_AT]`` on; return how many there are."""
    work[MOVE_COUNT] = 0
    stage, seat = state[STAGE], int(state[TURN])
    if stage == DRAW:
        _draws(state, rules, work, seat)
    elif stage == PLAY:
        if state[PLAYERS + seat * PLAYER + P_LAID] == NOBODY:
            _lays(state, rules, work, seat)
        else:
            _hits(state, rules, work, seat)
        _discards(state, rules, work, seat)
        if rules[R_SAVES] > 0:
            _saves(state, rules, work, seat)
    elif stage == CHOOSE:
        _choices(state, rules, work, seat)
    return int(work[MOVE_COUNT])


def _found(work: WorkArray, move: int) -> None:
    count = work[MOVE_COUNT]
    work[MOVE_AT + count] = move
    work[MOVE_COUNT] = count + 1


def _draws(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Write down from where the player may draw (R3.2, R14.4)."""
    if may_draw(state, rules):
        _found(work, M_DRAW)
    for pile in range(rules[R_PILES]):
        if takeable(state, rules, pile):
            _found(work, M_TAKE + pile)
    saved = SAVED + seat * SAVE_PILE
    if state[saved + SAVED_ALL] > 0:
        for card in range(KINDS):
            if state[saved + card] > 0:
                _found(work, M_DRAW_SAVED + card)


def _choices(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Write down what the player may choose before play (R12.3, R15.4)."""
    for phase in range(rules[R_PHASES]):
        if is_open(state, rules, seat, phase):
            _found(work, M_CHOOSE + phase)
    if state[HOLDER] > 0:
        _found(work, M_TWIST)


def _lays(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    phase, hand = only_open(state, rules, seat), HANDS + seat * BLOCK
    if phase != NOBODY:
        if can_lay(state, rules, work, hand, phase):
            _found(work, M_LAY + phase)
        return
    for phase in range(rules[R_PHASES]):
        if is_open(state, rules, seat, phase) and can_lay(state, rules, work, hand, phase):
            _found(work, M_LAY + phase)


def _hits(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    hand = HANDS + seat * BLOCK
    if state[hand + ALL] == 1 and rules[R_KEEP_DISCARD] == 1:  # R7.2
        return
    own = rules[R_HIT_OWN] == 1 and state[LAID_NOW] == 1  # R6.2
    for place in range(state[GROUPS]):
        at = GROUP_AT + place * GROUP
        if own and state[at + G_OWNER] != seat:
            continue
        what, kind = M_HIT + place * KINDS * 2, int(state[at + G_KIND])
        if is_run(kind):
            if state[at + G_NUMBER] > 1:
                _of_number(state, work, hand, what, int(state[at + G_NUMBER]) * 8 + state[at + G_COLOUR] - 7)
            if state[at + G_HIGH] < NUMBERS:
                _of_number(state, work, hand, what + 1, int(state[at + G_HIGH]) * 8 + state[at + G_COLOUR] + 9)
        elif kind == SET:
            _of_number(state, work, hand, what, int(state[at + G_NUMBER]) * 8)
        else:
            _of_kind(state, work, hand, what, kind * 8 + state[at + G_COLOUR] + 1)


def _of_number(state: StateArray, work: WorkArray, hand: int, what: int, task: int) -> None:
    """Write down the hits with wilds and with cards of a number; ``task`` is 8 times it, and a colour from 1 or 0."""
    number, colour = task // 8, task % 8 - 1
    if state[hand + WILD] > 0:
        _found(work, what + 2 * WILD)
    if (state[hand + MASK] >> (number - 1)) & 1 == 0:
        return
    for of in range(COLOURS):
        card = of * NUMBERS + number - 1
        if state[hand + card] > 0 and (colour < 0 or of == colour):
            _found(work, what + 2 * card)


def _of_kind(state: StateArray, work: WorkArray, hand: int, what: int, task: int) -> None:
    """Write down the hits on a group of any numbers; ``task`` is 8 times its kind, and its colour from 1 or 0."""
    kind, colour = task // 8, task % 8 - 1
    if state[hand + WILD] > 0:
        _found(work, what + 2 * WILD)
    for of in range(COLOURS):
        if colour < 0 or of == colour:
            mask = int(state[hand + COLOUR_MASK + of])
            while mask > 0:
                card = of * NUMBERS + LOWEST[mask]
                mask &= mask - 1
                if role_fits(kind, 0, colour, card):
                    _found(work, what + 2 * card)


def _discards(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    hand, first, last = HANDS + seat * BLOCK, 0, int(rules[R_PILES])
    if state[EMPTIED] != NOBODY:
        first, last = int(state[EMPTIED]), int(state[EMPTIED]) + 1  # R15.2
    for colour in range(COLOURS):
        mask = int(state[hand + COLOUR_MASK + colour])
        while mask > 0:
            card = colour * NUMBERS + LOWEST[mask]
            mask &= mask - 1
            for pile in range(first, last):
                _found(work, M_DISCARD + pile * KINDS + card)
    if state[hand + WILD] > 0:
        for pile in range(first, last):
            _found(work, M_DISCARD + pile * KINDS + WILD)  # R5.7
    if state[hand + SKIP] > 0:  # R8.1
        if state[hand + ALL] == 1:
            _found(work, M_SKIP + MOST_SEATS)  # R7.3
        else:
            _skips(state, rules, work, seat)


def _skips(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Write down whom a skip may hit now, or that it has no effect (R8.2, R8.5, R8.6)."""
    before = work[MOVE_COUNT]
    target = next_in_round(state, seat)
    while target != seat:
        if may_skip(state, rules, target):
            _found(work, M_SKIP + target)
        if rules[R_TARGET_NEXT] == 1:
            break
        target = next_in_round(state, target)
    if work[MOVE_COUNT] == before:
        _found(work, M_SKIP + MOST_SEATS)


def _saves(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Write down the cards that may be saved (R14.4)."""
    if may_save(state, rules, seat):
        for card in range(KINDS):
            if state[HANDS + seat * BLOCK + card] > 0:
                _found(work, M_SAVE + card)
