"""Worlds that could be: everything hidden from a seat dealt anew, as the cards may lie by what was seen. Flat code.

Others' hands have a past: they were dealt, and in every turn since a card came and the one that helped least went. So
a made-up hand is grown the same way, which leaves it as good as a real one. Who has not laid could not have: the cards
that would have allowed it did not come. What a player threw of late and let lie says what is not in the hand
(``witness``). Cards that were seen being taken stay; who has laid holds nothing that could have been hit.
"""

from typing import Final

from tenphases.bots.flat.expert import WAITS, look_at_hand
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    DRAW_AT,
    DRAWS,
    HANDS,
    HIDDEN,
    KINDS,
    KNOWN,
    NOBODY,
    OWN,
    P_IN_ROUND,
    P_LAID,
    PLAYER,
    PLAYERS,
    R_DECK,
    R_HAND_SIZE,
    SEATS,
    SEED,
    SEED_BITS,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
    points_of,
)
from tenphases.bots.flat.sight import fits
from tenphases.bots.flat.weights import STEADY, WEIGHTS
from tenphases.bots.flat.worth import HEIGHT_WANTED, OPEN, SHORT, consider, measure
from tenphases.sim.kernel.cards import add, drop
from tenphases.sim.kernel.chance import below, rolled
from tenphases.sim.master.witness import likelihood, note_lying

LOOSE_AT: Final = OWN + 2_600
"""The cards not yet placed, their number first."""
DICE_AT: Final = OWN + 2_596
"""The state of chance, in two halves."""
_HALF: Final = 31
_LOW: Final = (1 << _HALF) - 1
_TRIES: Final = 4
_MOST_PAST: Final = 8
_MOST_GROWN: Final = 64
"""So many hands at most are made up for a player before one is taken that does not agree with what was seen."""


def shake(work: WorkArray, end: int) -> int:
    """Return a number below ``end`` from the chance kept in ``work``, and go on."""
    dice = rolled((work[DICE_AT] << _HALF) | work[DICE_AT + 1])
    work[DICE_AT], work[DICE_AT + 1] = dice >> _HALF, dice & _LOW
    return below(dice, end)


def deal_world(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, dice: int) -> None:
    """Deal anew what that seat does not see: others' hands but for known cards, and the draw pile."""
    work[DICE_AT], work[DICE_AT + 1] = dice >> _HALF, dice & _LOW
    seats, loose = state[SEATS], 0
    for kind in range(KINDS):
        own = state[HANDS + seat * BLOCK + kind] - state[KNOWN + seat * BLOCK + kind]
        for _ in range(state[HIDDEN + kind] - own):
            work[LOOSE_AT + 1 + loose] = kind
            loose += 1
    work[LOOSE_AT] = loose
    past = _turns_past(state, rules)
    note_lying(state, work)
    for step in range(1, seats):
        other = (seat + step) % seats
        cards = int(state[HANDS + other * BLOCK + ALL])
        _show_known(state, other)
        if not state[PLAYERS + other * PLAYER + P_IN_ROUND]:
            continue
        if state[PLAYERS + other * PLAYER + P_LAID] != NOBODY:
            _leave(state, work, other, cards)
        else:
            _grow(state, rules, work, other * 128 + cards, past)
    state[DRAWS] = work[LOOSE_AT]
    for place in range(state[DRAWS]):
        state[DRAW_AT + place] = work[LOOSE_AT + 1 + place]
    shuffle_pile(state, work, rolled(dice))


def shuffle_pile(state: StateArray, work: WorkArray, dice: int) -> None:
    """Shuffle the draw pile of a world, and its chance, anew."""
    work[DICE_AT], work[DICE_AT + 1] = dice >> _HALF, dice & _LOW
    for place in range(state[DRAWS] - 1, 0, -1):
        other = shake(work, place + 1)
        card = state[DRAW_AT + place]
        state[DRAW_AT + place] = state[DRAW_AT + other]
        state[DRAW_AT + other] = card
    state[SEED], state[SEED + 1] = shake(work, 1 << SEED_BITS), shake(work, 1 << SEED_BITS)


def _turns_past(state: StateArray, rules: RulesArray) -> int:
    """Return for how many turns hands are made up: three in four of those that each player has had.

    With all of them hands come out better than real ones are, whose players also took discards and looked at points.
    """
    drawn = rules[R_DECK] - state[SEATS] * rules[R_HAND_SIZE] - 1 - state[DRAWS]
    return max(0, min(_MOST_PAST, drawn // state[SEATS])) * 3 // 4


def _pick(work: WorkArray) -> int:
    """Take one of the loose cards."""
    count = work[LOOSE_AT]
    place = LOOSE_AT + 1 + shake(work, count)
    kind = work[place]
    work[place] = work[LOOSE_AT + count]
    work[LOOSE_AT] = count - 1
    return kind


def _put_back(work: WorkArray, kind: int) -> None:
    work[LOOSE_AT] += 1
    work[LOOSE_AT + work[LOOSE_AT]] = kind


def _show_known(state: StateArray, seat: int) -> None:
    """Leave in a hand the known cards alone."""
    hand, known = HANDS + seat * BLOCK, KNOWN + seat * BLOCK
    for place in range(BLOCK):
        state[hand + place] = state[known + place]


def _leave(state: StateArray, work: WorkArray, seat: int, cards: int) -> None:
    """Fill the hand of a player who has laid with cards that fit nowhere, if there are any."""
    hand = HANDS + seat * BLOCK
    while state[hand + ALL] < cards and work[LOOSE_AT]:
        kind = _pick(work)
        tries = 0
        while tries < _TRIES and work[LOOSE_AT] and fits(state, kind):
            other = _pick(work)
            _put_back(work, kind)
            kind = other
            tries += 1
        add(state, hand, kind)


def _grow(state: StateArray, rules: RulesArray, work: WorkArray, seat_and_cards: int, past: int) -> None:
    """Make up a hand for a player who has not laid; the more it agrees with what was seen, the likelier."""
    seat = seat_and_cards // 128
    for place in range(len(STEADY)):
        work[WEIGHTS + place] = STEADY[place]
    for grown in range(_MOST_GROWN):
        if grown:
            _give_back(state, work, seat)
        _grow_once(state, rules, work, seat_and_cards, past)
        if shake(work, 1000) < likelihood(state, rules, work, seat):
            return


def _grow_once(state: StateArray, rules: RulesArray, work: WorkArray, seat_and_cards: int, past: int) -> None:
    """Deal a hand, and let so many turns pass over it; nobody who could have laid holds on to it."""
    seat, cards = seat_and_cards // 128, seat_and_cards % 128
    _fill(state, work, seat, cards)
    tries = 0
    while past and tries < _TRIES and _could_lay(state, rules, work, seat, NOBODY):
        _give_back(state, work, seat)
        _fill(state, work, seat, cards)
        tries += 1
    for _ in range(past):
        if work[LOOSE_AT]:
            _draw_one(state, rules, work, seat)
            _throw_one(state, rules, work, seat)


def _fill(state: StateArray, work: WorkArray, seat: int, cards: int) -> None:
    """Deal to a hand until it has so many cards."""
    hand = HANDS + seat * BLOCK
    while state[hand + ALL] < cards and work[LOOSE_AT]:
        add(state, hand, _pick(work))


def _draw_one(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Draw a card with which the hand is still not enough for a phase, if there is any."""
    kind, tries = _pick(work), 0
    while tries < _TRIES and work[LOOSE_AT] and _could_lay(state, rules, work, seat, kind):
        other = _pick(work)
        _put_back(work, kind)
        kind = other
        tries += 1
    add(state, HANDS + seat * BLOCK, kind)


def _throw_one(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> None:
    """Throw the card that helps least."""
    hand, known = HANDS + seat * BLOCK, KNOWN + seat * BLOCK
    consider(state, rules, work, seat)
    look_at_hand(state, rules, work, seat, 0)
    worst, most = NOBODY, 0
    for kind in range(WILD):
        if state[hand + kind] > state[known + kind]:
            value = points_of(rules, kind) - work[WAITS + kind]
            if worst == NOBODY or value > most:
                worst, most = kind, value
    if worst == NOBODY:
        worst = WILD if state[hand + WILD] > state[known + WILD] else WILD + 1
    drop(state, hand, worst)
    _put_back(work, worst)


def _could_lay(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, kind: int) -> bool:
    """Say whether a hand, with a card more (NOBODY: without), is enough for a phase; the weights must lie there."""
    consider(state, rules, work, seat)
    work[HEIGHT_WANTED] = 1
    measure(state, rules, work, kind, NOBODY)
    return work[OPEN] > 0 and work[SHORT] == 0


def _give_back(state: StateArray, work: WorkArray, seat: int) -> None:
    """Leave in a hand the known cards; the others may be dealt again."""
    hand, known = HANDS + seat * BLOCK, KNOWN + seat * BLOCK
    for kind in range(KINDS):
        for _ in range(state[hand + kind] - state[known + kind]):
            drop(state, hand, kind)
            _put_back(work, kind)
