"""One move, the player's or chance's, and everything that follows from it. Flat code.

Nothing is judged here: a move that is not legal leaves a state that means nothing.
"""

from tenphases.bots.flat.layout import (
    BLOCK,
    CHOOSE,
    DISCARD_AT,
    DISCARDS,
    DRAW_AT,
    DRAWS,
    EMPTIED,
    FIRST,
    G_COLOUR,
    G_HIGH,
    G_KIND,
    G_NUMBER,
    G_OWNER,
    G_SIZE,
    G_WILDS,
    GROUP,
    GROUP_AT,
    GROUPS,
    HANDS,
    HIDDEN,
    KINDS,
    KNOWN,
    L_CARDS,
    L_COLOUR,
    L_NUMBER,
    L_SIZE,
    LAID_NOW,
    LAST_SKIPPED,
    M_CHOOSE,
    M_DISCARD,
    M_DRAW,
    M_DRAW_SAVED,
    M_HIT,
    M_LAY,
    M_LAY_AS,
    M_SAVE,
    M_SKIP,
    M_TAKE,
    M_TWIST,
    M_WAY,
    MELDED,
    MOST_CARDS,
    MOST_SEATS,
    MOST_THROWN,
    NOBODY,
    P_CHOSEN,
    P_DONE_COUNT,
    P_IN_FRONT,
    P_LAID,
    P_SKIPPED_BY,
    P_THREW,
    P_THROWN,
    P_WAITING,
    PHASE,
    PHASE_GROUPS,
    PHASE_SPECS,
    PHASES,
    PLAN,
    PLAN_GROUP,
    PLAY,
    PLAYER,
    PLAYERS,
    R_END,
    R_LIES,
    R_PHASES,
    R_PILES,
    R_REFILL,
    R_TIE,
    RESHUFFLE,
    SHUFFLES,
    SKIP,
    STAGE,
    TAKEN,
    TIE_BREAK,
    TURN,
    WAYS,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.board import draw_twist, next_to_choose
from tenphases.sim.kernel.cards import add, happens, onto_pile, put_down, shed
from tenphases.sim.kernel.cheapest import cheapest_way
from tenphases.sim.kernel.dealing import deal
from tenphases.sim.kernel.groups import hit, is_run
from tenphases.sim.kernel.room import (
    E_CHOSEN,
    E_DISCARDED,
    E_DREW,
    E_DREW_SAVED,
    E_HIT,
    E_LAID,
    E_RAN_OUT,
    E_RESHUFFLED,
    E_SAVED,
    E_SKIPPED,
    E_TOOK,
    EVENT_COUNT,
)
from tenphases.sim.kernel.rounds import FIRST_LAY, ON_LAY, end_game, mark_done, score
from tenphases.sim.kernel.saving import draw_saved, save
from tenphases.sim.kernel.turns import begin_turn, end_turn, out_if_empty
from tenphases.sim.kernel.ways import next_way

ON_PILE = 1


def step(state: StateArray, rules: RulesArray, work: WorkArray, move: int) -> None:
    """Make a player's move; it must be legal and that player's turn."""
    work[EVENT_COUNT] = 0
    seat = int(state[TURN])
    if move == M_DRAW:
        if state[DRAWS] > 0:
            _draw(state, work, seat)
        else:
            happens(work, E_RAN_OUT, seat, 0)
            state[STAGE] = RESHUFFLE  # R3.6: only when needed
    elif move < M_DRAW_SAVED:
        _take(state, rules, work, seat, move - M_TAKE)
    elif move < M_CHOOSE:
        _draw_saved(state, work, seat, move - M_DRAW_SAVED)
    elif move < M_SKIP:
        _choose(state, rules, work, seat, move)
    elif move < M_DISCARD:
        _play_skip(state, rules, work, seat, move - M_SKIP)
    elif move < M_SAVE:
        _discard(state, rules, work, seat, move - M_DISCARD)
    elif move < M_LAY:
        save(state, seat, move - M_SAVE)
        happens(work, E_SAVED, seat, move - M_SAVE)
        end_turn(state, rules, work, seat)
    elif move >= M_HIT and move < M_WAY:
        number = hit(state, seat, move - M_HIT)
        happens(work, E_HIT, seat, (move - M_HIT) // 2 * 16 + number)
        state[MELDED] = 1
        out_if_empty(state, rules, work, seat)
    else:
        _lay(state, rules, work, seat, move)


def begin_round(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray) -> None:
    """Let chance deal the next round with the cards in that order, the first dealt first."""
    work[EVENT_COUNT] = 0
    deal(state, rules, work, order)
    if state[STAGE] != CHOOSE:
        begin_turn(state, rules, work, int(state[FIRST]))


def reshuffle(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray) -> None:
    """Let chance make the discards but the tops a new draw pile in that order, the first drawn first (R3.6)."""
    work[EVENT_COUNT] = 0
    state[SHUFFLES] += 1
    count = 0
    for pile in range(rules[R_PILES]):
        at, cards = DISCARD_AT + pile * MOST_CARDS, int(state[DISCARDS + pile])
        for place in range(cards - 1):
            add(state, HIDDEN, state[at + place])
            count += 1
        if cards > 0:
            state[at] = state[at + cards - 1]
            state[DISCARDS + pile] = 1
    for place in range(count):
        state[DRAW_AT + place] = order[count - 1 - place]
    state[DRAWS] = count
    happens(work, E_RESHUFFLED, NOBODY, count)
    _draw(state, work, int(state[TURN]))


def _draw(state: StateArray, work: WorkArray, seat: int) -> None:
    card = int(state[DRAW_AT + state[DRAWS] - 1])
    state[DRAWS] -= 1
    add(state, HANDS + seat * BLOCK, card)
    _came(state, seat, card)
    happens(work, E_DREW, seat, card)


def _draw_saved(state: StateArray, work: WorkArray, seat: int, card: int) -> None:
    draw_saved(state, seat, card)
    _came(state, seat, card)
    happens(work, E_DREW_SAVED, seat, card)


def _came(state: StateArray, seat: int, card: int) -> None:
    """Let the player go on with the card that has come."""
    known = state[KNOWN + seat * BLOCK + card] > 0 and state[PLAYERS + seat * PLAYER + P_LAID] == NOBODY
    state[TAKEN] = card if known else NOBODY
    state[STAGE] = PLAY


def _take(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, pile: int) -> None:
    count = state[DISCARDS + pile] - 1
    card = int(state[DISCARD_AT + pile * MOST_CARDS + count])
    state[DISCARDS + pile] = count
    if count == 0 and rules[R_REFILL] == 1:
        state[EMPTIED] = pile  # R15.2
    add(state, HANDS + seat * BLOCK, card)
    add(state, KNOWN + seat * BLOCK, card)
    _came(state, seat, card)
    happens(work, E_TOOK, seat, card + KINDS * pile)


def _choose(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, move: int) -> None:
    """Choose a phase or draw a twist card (R12.3, R15.4); then the next does, or the first turn begins."""
    if move == M_TWIST:
        draw_twist(state, work, seat)
    else:
        state[PLAYERS + seat * PLAYER + P_CHOSEN] = move - M_CHOOSE
        happens(work, E_CHOSEN, seat, move - M_CHOOSE)
    state[TURN] = next_to_choose(state, rules, seat)
    if state[TURN] == NOBODY:
        begin_turn(state, rules, work, int(state[FIRST]))


def _discard(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, what: int) -> None:
    card, pile = what % KINDS, what // KINDS
    _throw(state, seat, card)
    onto_pile(state, pile, card)
    happens(work, E_DISCARDED, seat, what)
    end_turn(state, rules, work, seat)


def _throw(state: StateArray, seat: int, card: int) -> None:
    """Take a card from a hand, and note that its player parted with it."""
    shed(state, seat, card)
    at = PLAYERS + seat * PLAYER
    state[at + P_THREW + state[at + P_THROWN] % MOST_THROWN] = card
    state[at + P_THROWN] += 1


def _play_skip(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, target: int) -> None:
    _throw(state, seat, SKIP)
    happens(work, E_SKIPPED, seat, target)
    if target == MOST_SEATS:  # R7.3, R8.6
        onto_pile(state, 0, SKIP)
    else:
        at = PLAYERS + target * PLAYER
        in_front = rules[R_LIES] != ON_PILE
        state[at + P_WAITING] = 1
        state[at + P_IN_FRONT] = in_front
        state[at + P_SKIPPED_BY] = seat
        state[LAST_SKIPPED] = target
        if not in_front:
            onto_pile(state, 0, SKIP)  # R8.4
    end_turn(state, rules, work, seat)


def _lay(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, move: int) -> None:
    """Lay a phase as the move says: in the cheapest way, in the way of an index, or as it is planned."""
    if move < M_WAY:
        phase = move - M_LAY
        cheapest_way(state, rules, work, seat, phase)
    elif move < M_LAY_AS:
        phase = (move - M_WAY) // WAYS
        next_way(state, rules, work, seat, 2 * phase + 1)
        for _ in range((move - M_WAY) % WAYS):
            next_way(state, rules, work, seat, 2 * phase)
    else:
        phase = move - M_LAY_AS
    at = PHASES + phase * PHASE
    for group in range(rules[at + PHASE_GROUPS]):
        _lay_group(state, work, seat, int(rules[at + PHASE_SPECS + 2 * group]), PLAN + group * PLAN_GROUP)
    happens(work, E_LAID, seat, phase)
    state[PLAYERS + seat * PLAYER + P_LAID] = phase
    if state[TIE_BREAK] == 0:
        mark_done(state, seat, phase)
    state[LAID_NOW] = 1
    state[MELDED] = 1
    state[TAKEN] = NOBODY
    last = state[PLAYERS + seat * PLAYER + P_DONE_COUNT] == rules[R_PHASES]
    if (rules[R_TIE] == FIRST_LAY) if state[TIE_BREAK] == 1 else (last and rules[R_END] == ON_LAY):
        score(state, rules, work, False)  # noqa: FBT003 - R10.2, R11.1: the round cut short gives nobody points
        end_game(state, rules, work, 1 << seat)
    else:
        out_if_empty(state, rules, work, seat)


def _lay_group(state: StateArray, work: WorkArray, seat: int, kind: int, plan: int) -> None:
    at = GROUP_AT + state[GROUPS] * GROUP
    number, size, wilds = work[plan + L_NUMBER], work[plan + L_SIZE], 0
    for place in range(size):
        card = work[plan + L_CARDS + place]
        put_down(state, seat, card)
        wilds += 1 if card == WILD else 0
    state[at + G_OWNER] = seat
    state[at + G_KIND] = kind
    state[at + G_NUMBER] = number
    state[at + G_HIGH] = number + size - 1 if is_run(kind) else 0
    state[at + G_COLOUR] = work[plan + L_COLOUR]
    state[at + G_SIZE] = size
    state[at + G_WILDS] = wilds
    state[GROUPS] += 1
