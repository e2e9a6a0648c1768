"""Settling a legal move: what its player left unsaid, because only one thing could be meant, is filled in.

Two legal moves that mean the same are settled alike, so moves can be compared. Only groups alike in kind and
size keep the order in which their player names them, for they will be known by their places on the table.
"""

from msgspec.structs import replace

from tenphases.rules.judge import end_for, skip_targets
from tenphases.rules.laying import meant_phase, tidied
from tenphases.rules.moves import Hit, LayPhase, Move, PlaySkip, Seat
from tenphases.rules.phases import RUNS
from tenphases.rules.state import State


def settled(state: State, seat: Seat, move: Move) -> Move:
    """Return the same legal move with nothing left unsaid and nothing said that means nothing."""
    match move:
        case LayPhase():
            place = meant_phase(state, seat, move)
            assert isinstance(place, int)  # noqa: S101 - the judge has found the move legal
            return LayPhase(tuple(map(tidied, move.groups)), place)
        case Hit():
            group = state.groups[move.group].group
            on_run = group.kind in RUNS
            return replace(move, number=end_for(group, move.card, move.number) if on_run else None)  # R5.5
        case PlaySkip():
            return PlaySkip(_skip_target(state, seat, move))
        case _:
            return move


def _skip_target(state: State, seat: Seat, move: PlaySkip) -> Seat | None:
    if len(state.players[seat].hand) == 1:
        return None  # R7.3
    if move.target is not None:
        return move.target
    targets = skip_targets(state, seat)
    return targets[0] if targets else None  # R8.6
