"""Finishing a round and perhaps the game: points, tie-breaks, the winner (R9, R10, R11)."""

from tenphases.rules.events import GameEnded, RoundScored, TieBreakCalled
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import TieBreak
from tenphases.rules.score import Standing, hand_points, ranking, winners
from tenphases.rules.state import State
from tenphases.rules.unfolding import Unfolding


def finish_round(unfolding: Unfolding) -> None:
    """End the round that someone went out of, or that is blocked, and the game if it is over with it."""
    state = unfolding.state
    caught = tuple(hand_points(player.hand, state.ruleset.points) for player in state.players)
    _score(unfolding, (0,) * len(caught) if state.tie_break else caught)  # R11.1: no points in a tie-break
    if state.tie_break:
        if state.out is not None:  # a blocked tie-break is replayed: R11.2
            _end(unfolding, (state.out,))
        return
    won = winners(state.ruleset, standings(unfolding.state), state.number)
    if len(won) > 1 and state.ruleset.tie_break is not TieBreak.SHARED:
        unfolding.happens(TieBreakCalled(won))  # R11.1
    elif won:
        _end(unfolding, won)


def cut_short(unfolding: Unfolding, winner: Seat) -> None:
    """End round and game at once because a phase was laid (R10.2 ``on_lay``, R11.1 ``first_lay``).

    The round that is cut short gives nobody points.
    """
    _score(unfolding, (0,) * len(unfolding.state.players))
    _end(unfolding, (winner,))


def standings(state: State) -> tuple[Standing, ...]:
    """Return where everyone stands, by seat."""
    return tuple(Standing(player.done.bit_count(), player.total) for player in state.players)


def _score(unfolding: Unfolding, points: tuple[int, ...]) -> None:
    players = unfolding.state.players
    totals = tuple(player.total + caught for player, caught in zip(players, points, strict=True))
    unfolding.happens(RoundScored(tuple(player.hand for player in players), points, totals))


def _end(unfolding: Unfolding, won: tuple[Seat, ...]) -> None:
    state = unfolding.state
    unfolding.happens(GameEnded(ranking(state.ruleset, standings(state), won)))
