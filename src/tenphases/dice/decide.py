"""Deciding a move: judged, and if it may be made, everything that follows from it (R16).

The last roll ends the turn, the turn perhaps the game: the whole cascade is decided, as events. No
randomness: chance's moves carry what the dice show.
"""

from typing import Final, assert_never

import msgspec

from tenphases.dice.events import (
    Bonus,
    BonusWon,
    Event,
    Finished,
    GameEnded,
    GameStarted,
    Kept,
    OrderRolled,
    PhaseFailed,
    PhaseMade,
    Rolled,
    Stopped,
    TurnBegan,
)
from tenphases.dice.evolve import evolve
from tenphases.dice.faces import NUMBER
from tenphases.dice.judge import why_not
from tenphases.dice.making import best_making
from tenphases.dice.moves import Keep, Move, Roll, Seat, Stop
from tenphases.dice.phases import LAST, PHASES, Group
from tenphases.dice.refusals import Finding, FindingCode, Refusal
from tenphases.dice.state import ROLLS, Stage, State, seats_in_order, tied

BONUS: Final = 40
"""The points of either bonus (R16.7)."""
ENOUGH: Final = 221
"""The total after phase 5 that brings a bonus (R16.7)."""
PENALTY: Final = -5
"""What a failed turn scores for who plays alone (R16.9)."""
FIFTH: Final = 4
"""The place of phase 5."""


class Outcome(msgspec.Struct, frozen=True):
    """What a move led to: its events, and the state after them."""

    events: tuple[Event, ...]
    state: State


class _Unfolding:
    """Events as they are decided, with the state after each."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def happens(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)


def start(seats: int) -> GameStarted | tuple[Finding, ...]:
    """Return the event that starts a game, or everything that is wrong with it (R16.1)."""
    if seats < 1:
        return (Finding(FindingCode.TOO_FEW_PLAYERS, {"least": 1, "have": seats}),)
    return GameStarted(seats)


def decide(state: State, seat: Seat, move: Move) -> tuple[Event, ...] | Refusal:
    """Return what happens if that seat makes the move, or why it may not. Chance's seat is ``CHANCE``."""
    outcome = resolve(state, seat, move)
    return outcome if isinstance(outcome, Refusal) else outcome.events


def resolve(state: State, seat: Seat, move: Move) -> Outcome | Refusal:
    """As ``decide``, with the state that the events lead to."""
    refusal = why_not(state, seat, move)
    if refusal is not None:
        return refusal
    unfolding = _Unfolding(state)
    match move:
        case Keep():
            unfolding.happens(Kept(seat, move.dice))
        case Stop():
            unfolding.happens(Stopped(seat))
            _end_turn(unfolding)
        case Roll():
            _roll(unfolding, move)
        case _:
            assert_never(move)
    return Outcome(tuple(unfolding.events), unfolding.state)


def _roll(unfolding: _Unfolding, move: Roll) -> None:
    state = unfolding.state
    if state.stage is Stage.ORDER:
        _roll_order(unfolding, move)
        return
    unfolding.happens(Rolled(state.turn, move.dice))
    if unfolding.state.rolls == ROLLS:
        _end_turn(unfolding)  # R16.3: nothing is left to be asked


def _roll_order(unfolding: _Unfolding, move: Roll) -> None:
    state = unfolding.state
    seats = tied(state)
    shown = {seat: NUMBER[face] for seat, face in zip(seats, move.dice, strict=True)}
    order: list[tuple[Seat, ...]] = []
    for group in state.order:
        numbers = sorted({shown.get(seat, 0) for seat in group}, reverse=True)  # R16.2: the highest first
        order += [tuple(seat for seat in group if shown.get(seat, 0) == number) for number in numbers]
    unfolding.happens(OrderRolled(seats, move.dice, tuple(order)))
    if not tied(unfolding.state):
        unfolding.happens(TurnBegan(order[0][0]))


def taken(state: State, points: int | None) -> Outcome:
    """Return what follows from a turn with real dice: the phase is made for so many points, or not made (None)."""
    unfolding = _Unfolding(state)
    _score(unfolding, points)
    return Outcome(tuple(unfolding.events), unfolding.state)


def _end_turn(unfolding: _Unfolding) -> None:
    """Score the dice as they lie."""
    state = unfolding.state
    making = best_making(PHASES[state.players[state.turn].phase], state.dice)
    if making is None:
        _score(unfolding, None)
    else:
        _score(unfolding, making.points, making.groups)


def _score(unfolding: _Unfolding, points: int | None, groups: tuple[Group, ...] = ()) -> None:
    """Write down what a turn brought, then let the next one begin or end the game."""
    state = unfolding.state
    seat, player = state.turn, state.players[state.turn]
    if points is None:
        unfolding.happens(PhaseFailed(seat, player.phase, PENALTY if _alone(state) else 0))  # R16.4, R16.9
    else:
        unfolding.happens(PhaseMade(seat, player.phase, groups, points))
        _bonus(unfolding, seat, state)
        if player.phase == LAST and state.finisher is None:
            _finish(unfolding, seat)
    _go_on(unfolding, seat, made=points is not None)


def _alone(state: State) -> bool:
    return len(state.players) == 1


def _bonus(unfolding: _Unfolding, seat: Seat, before: State) -> None:
    """Give the bonuses that the phase just made brings (R16.7, R16.9)."""
    phase, total = before.players[seat].phase, unfolding.state.players[seat].total
    if phase == FIFTH and total >= ENOUGH:
        unfolding.happens(BonusWon(seat, Bonus.FIVE, BONUS))
    if phase == LAST and _wins_finish(before, seat):
        unfolding.happens(BonusWon(seat, Bonus.FINISH, BONUS))


def _wins_finish(before: State, seat: Seat) -> bool:
    """Say whether making the last phase now brings the bonus for finishing."""
    if _alone(before):
        return not before.players[seat].tries  # R16.9: at the first try
    return before.finisher is None or seat in before.sharing  # R16.7


def _finish(unfolding: _Unfolding, seat: Seat) -> None:
    """End normal play: everybody else takes turns in one chain, from the next player on (R16.7)."""
    state = unfolding.state
    order = seats_in_order(state)
    at = order.index(seat)
    later, earlier = order[at + 1 :], order[:at]
    # R16.7: who started the game before the finisher has had as many turns already.
    sharing = tuple(other for other in later if state.players[other].phase == LAST)
    unfolding.happens(Finished(seat, later + earlier, sharing))


def _go_on(unfolding: _Unfolding, seat: Seat, *, made: bool) -> None:
    state = unfolding.state
    if state.finisher is None:
        order = seats_in_order(state)
        unfolding.happens(TurnBegan(order[(order.index(seat) + 1) % len(order)]))
    elif made and not state.players[seat].done:
        unfolding.happens(TurnBegan(seat))  # R16.7: each success brings the next phase's turn
    else:
        rest = state.chain if seat == state.finisher else state.chain[1:]
        if rest:
            unfolding.happens(TurnBegan(rest[0]))
        else:
            _end(unfolding)


def _end(unfolding: _Unfolding) -> None:
    players = unfolding.state.players
    totals = sorted({player.total for player in players}, reverse=True)
    unfolding.happens(
        GameEnded(
            tuple(tuple(Seat(seat) for seat, player in enumerate(players) if player.total == total) for total in totals)
        )
    )
