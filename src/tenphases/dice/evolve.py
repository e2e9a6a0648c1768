"""Evolving a state by an event: what has happened is taken as a fact, nothing is judged here."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from tenphases.dice.events import (
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
from tenphases.dice.moves import CHANCE, Seat
from tenphases.dice.state import Player, Stage, State


def begin(started: GameStarted) -> State:
    """Return the state in which a game begins: before the roll for the order, or the first turn of who plays alone."""
    seats = tuple(map(Seat, range(started.seats)))
    state = State(players=(Player(),) * len(seats), order=(seats,), rules_version=started.rules_version)
    return replace(state, stage=Stage.BEGIN, turn=seats[0]) if len(seats) == 1 else state


def fold(events: Iterable[Event]) -> State:
    """Return the state that a game's events lead to; the first must be GameStarted (else ValueError)."""
    past = iter(events)
    started = next(past, None)
    if not isinstance(started, GameStarted):
        raise ValueError(started)  # noqa: TRY004 - the promise is a well-formed log, not a type
    state = begin(started)
    for event in past:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:  # noqa: C901, PLR0911 - one case an event
    """Return the state after an event."""
    match event:
        case GameStarted():
            return begin(event)
        case OrderRolled():
            return replace(state, order=event.order)
        case TurnBegan():
            return _turn_began(state, event.seat)
        case Kept():
            return replace(state, stage=Stage.ROLL, kept=event.dice, rolled=())
        case Rolled():
            return replace(state, stage=Stage.PLAY, rolled=event.dice, rolls=state.rolls + 1)
        case Stopped():
            return state
        case PhaseMade():
            player = state.players[event.seat]
            made = replace(player, made=(*player.made, event.points), tries=0, total=player.total + event.points)
            return _with_player(state, event.seat, made)
        case PhaseFailed():
            player = state.players[event.seat]
            total = player.total + event.points
            failed = replace(player, failed=player.failed + 1, tries=player.tries + 1, total=total)
            return _with_player(state, event.seat, failed)
        case BonusWon():
            player = state.players[event.seat]
            winner = replace(player, bonuses=(*player.bonuses, event.bonus), total=player.total + event.points)
            return _with_player(state, event.seat, winner)
        case Finished():
            return replace(state, finisher=event.seat, chain=event.chain, sharing=event.sharing)
        case GameEnded():
            return replace(state, stage=Stage.OVER, turn=CHANCE, chain=(), places=event.places)
        case _:
            assert_never(event)


def _turn_began(state: State, seat: Seat) -> State:
    chain = state.chain[state.chain.index(seat) :] if state.chain else ()
    return replace(state, stage=Stage.BEGIN, turn=seat, kept=(), rolled=(), rolls=0, chain=chain)


def _with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
