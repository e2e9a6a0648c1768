"""Finishing a round and perhaps the game: points, tie-breaks, the winner (R9, R10, R11)."""

from typing import Final

from tenphases.rules.events import GameEnded, RoundScored, TieBreakCalled
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import ALL_ENDS, TieBreak
from tenphases.rules.score import Standing, hand_points, ranking, winners
from tenphases.rules.state import State, has_twist_card
from tenphases.rules.track import Result, moved, parse_track
from tenphases.rules.unfolding import Unfolding

MOST_ROUNDS: Final = 500
"""The game ends with this round if it has not before (R10.5)."""


def finish_round(unfolding: Unfolding) -> None:
    """End the round that someone went out of, or that is blocked, and the game if it is over with it."""
    state = unfolding.state
    at_goal = _at_goal(state)
    caught = tuple(hand_points(player.hand, state.ruleset.points) for player in state.players)
    _score(unfolding, (0,) * len(caught) if state.tie_break else caught)  # R11.1: no points in a tie-break
    last = state.number >= MOST_ROUNDS and state.rules_version >= ALL_ENDS
    if state.tie_break:
        if state.out is not None:
            _end(unfolding, (state.out,))
        elif last:  # else a blocked tie-break is replayed: R11.2
            _end(unfolding, state.tied)  # R10.5
        return
    found = standings(unfolding.state, at_goal)
    won = winners(state.ruleset, found, state.number)
    if last:
        _end(unfolding, won or ranking(state.ruleset, found)[0])  # R10.5
    elif len(won) > 1 and state.ruleset.tie_break is not TieBreak.SHARED:
        unfolding.happens(TieBreakCalled(won))  # R11.1
    elif won:
        _end(unfolding, won)


def cut_short(unfolding: Unfolding, winner: Seat) -> None:
    """End round and game at once because a phase was laid (R10.2 ``on_lay``, R11.1 ``first_lay``).

    The round that is cut short gives nobody points.
    """
    _score(unfolding, (0,) * len(unfolding.state.players))
    _end(unfolding, (winner,))


def standings(state: State, at_goal: frozenset[Seat] = frozenset()) -> tuple[Standing, ...]:
    """Return where everyone stands, by seat; ``at_goal`` are those who laid the phase of the last space from there."""
    return tuple(
        Standing(
            player.done.bit_count(),
            player.total,
            space=player.pawn,
            at_goal=Seat(seat) in at_goal,
            out=state.out == seat,
        )
        for seat, player in enumerate(state.players)
    )


def _at_goal(state: State) -> frozenset[Seat]:
    """Return who has laid the phase of the last space from there in this round, before pawns move (R15.6)."""
    spaces = parse_track(state.ruleset.track)
    return frozenset(
        Seat(seat)
        for seat, player in enumerate(state.players)
        if spaces and player.pawn == len(spaces) - 1 and player.laid is not None
    )


def _score(unfolding: Unfolding, points: tuple[int, ...]) -> None:
    state = unfolding.state
    totals = tuple(player.total + caught for player, caught in zip(state.players, points, strict=True))
    hands = tuple(player.hand for player in state.players)
    unfolding.happens(RoundScored(hands, points, totals, _pawns(state)))


def _pawns(state: State) -> tuple[int, ...]:
    """Return where the pawns stand after the round; a tie-break moves none (R15.5)."""
    spaces = parse_track(state.ruleset.track)
    if not spaces:
        return ()
    if state.tie_break:
        return tuple(player.pawn for player in state.players)
    return tuple(
        moved(spaces, player.pawn, _result(state, Seat(seat)), twist_card=has_twist_card(state, Seat(seat)))
        for seat, player in enumerate(state.players)
    )


def _result(state: State, seat: Seat) -> Result:
    if state.out == seat:
        return Result.OUT
    return Result.FAILED if state.players[seat].laid is None else Result.LAID


def _end(unfolding: Unfolding, won: tuple[Seat, ...]) -> None:
    state = unfolding.state
    unfolding.happens(GameEnded(ranking(state.ruleset, standings(state), won)))
