"""Dealing a round: who plays in it, who deals and who starts, and the first discard (R2)."""

from tenphases.rules.cards import SKIP, WILD, Face, twist_place
from tenphases.rules.events import Dealt, FirstTurnSkipped, RoundBegan, TurnedUp
from tenphases.rules.moves import Deal, Seat
from tenphases.rules.ruleset import End, FlipSkip, FlipWild, Ruleset
from tenphases.rules.state import State, all_done
from tenphases.rules.unfolding import Unfolding


def deal(unfolding: Unfolding, move: Deal) -> None:
    """Begin the next round with the cards in that order: deal, and turn one card up."""
    state = unfolding.state
    ruleset, players = state.ruleset, participants(state)
    dealer = state.dealer if state.number == 0 and state.dealer in players else _left_of(state, state.dealer, players)
    first = _left_of(state, dealer, players)
    unfolding.happens(RoundBegan(state.number + 1, dealer, first, players, tie_break=bool(state.tied)))

    order = tuple(card for card in move.order if twist_place(card) is None)
    twists = (place for card in move.order if (place := twist_place(card)) is not None)
    holder = tuple(len(ruleset.phases) + place for place in twists)
    in_turn = [seat for seat in _clockwise(state, first) if seat in players]
    dealt_out = len(in_turn) * ruleset.hand_size
    hands: list[tuple[Face, ...]] = [()] * len(state.players)
    for place, seat in enumerate(in_turn):
        hands[seat] = order[place : dealt_out : len(in_turn)]  # R2.2: one at a time
    unfolding.happens(Dealt(tuple(hands), order[dealt_out:][::-1], holder[::-1]))
    for pile in range(ruleset.discard_piles):
        _start_pile(unfolding, pile, first)


def _start_pile(unfolding: Unfolding, pile: int, first: Seat) -> None:
    ruleset = unfolding.state.ruleset
    turned = _turned_up(ruleset, unfolding.state.draw_pile, pile)
    unfolding.happens(turned)
    # With hardly a card left the last skip stays in sight, so that the other piles can be started too.
    while turned.card == SKIP and ruleset.flip_skip is FlipSkip.COVER and _to_spare(unfolding.state, pile):
        turned = _turned_up(ruleset, unfolding.state.draw_pile, pile)  # R15.1, and R2.5 for what covers it
        unfolding.happens(turned)
    if turned.card == SKIP and ruleset.flip_skip is FlipSkip.SKIP_FIRST:
        unfolding.happens(FirstTurnSkipped(first))  # R2.4


def _to_spare(state: State, pile: int) -> bool:
    """Say whether a card is left to be turned up beside those that the later piles need."""
    return len(state.draw_pile) > len(state.discards) - 1 - pile


def participants(state: State) -> tuple[Seat, ...]:
    """Return who is dealt in next: everyone, but for who sits out (R10.2) or a tie-break (R11.1)."""
    if state.tied:
        return state.tied
    seats = tuple(Seat(seat) for seat in range(len(state.players)))
    if state.ruleset.end is not End.ALL_FINISHED:
        return seats
    return tuple(seat for seat in seats if state.players[seat].done != all_done(state))


def _clockwise(state: State, first: Seat) -> list[Seat]:
    count = len(state.players)
    return [Seat((first + step) % count) for step in range(count)]


def _left_of(state: State, seat: Seat, players: tuple[Seat, ...]) -> Seat:
    """Return the next of the players clockwise, the seat itself last (R2.6)."""
    following = _clockwise(state, Seat(seat + 1))
    return next(candidate for candidate in following if candidate in players)


def _turned_up(ruleset: Ruleset, draw_pile: tuple[Face, ...], pile: int) -> TurnedUp:
    buried: list[Face] = []
    for card in reversed(draw_pile):
        if (card == SKIP and ruleset.flip_skip is FlipSkip.BURY) or (
            card == WILD and ruleset.flip_wild is FlipWild.BURY
        ):
            buried.append(card)  # R2.4, R2.5
        else:
            return TurnedUp(card, tuple(buried), pile)
    # Only wilds and skips are left, so no burying can help: the first of them is turned up.
    return TurnedUp(draw_pile[-1], (), pile)
