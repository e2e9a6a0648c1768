"""Dealing a round: who plays in it, who deals and who starts, and the first discard (R2)."""

from tenphases.rules.cards import SKIP, WILD, Face
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

    in_turn = [seat for seat in _clockwise(state, first) if seat in players]
    dealt_out = len(in_turn) * ruleset.hand_size
    hands: list[tuple[Face, ...]] = [()] * len(state.players)
    for place, seat in enumerate(in_turn):
        hands[seat] = move.order[place : dealt_out : len(in_turn)]  # R2.2: one at a time
    rest = move.order[dealt_out:]
    unfolding.happens(Dealt(tuple(hands), rest[::-1]))

    for pile in range(ruleset.discard_piles):
        turned = _turned_up(ruleset, unfolding.state.draw_pile, pile)
        unfolding.happens(turned)
        if turned.card == SKIP and ruleset.flip_skip is FlipSkip.SKIP_FIRST:
            unfolding.happens(FirstTurnSkipped(first))  # R2.4


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
