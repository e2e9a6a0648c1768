"""Deciding a move: judged, and if it may be made, everything that follows from it (R3, R6 to R8).

A discard may end the round, the round the game: the whole cascade is decided, as events. No
randomness: chance's moves carry their order. How a round begins is in ``dealing``, how it ends in ``finish``.
"""

from typing import Final, assert_never

import msgspec

from tenphases.rules.cards import SKIP
from tenphases.rules.dead import is_dead
from tenphases.rules.dealing import deal
from tenphases.rules.events import (
    CardHit,
    Discarded,
    DrewFromPile,
    DrewSaved,
    Event,
    GameStarted,
    NothingToDraw,
    PhaseChosen,
    PhaseLaid,
    PileRanOut,
    Reshuffled,
    RoundBlocked,
    Saved,
    SkipPlayed,
    TookDiscard,
    TurnBegan,
    TurnLost,
    TwistDrawn,
    WentOut,
)
from tenphases.rules.findings import findings
from tenphases.rules.finish import cut_short, finish_round
from tenphases.rules.judge import why_not
from tenphases.rules.moves import (
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    Move,
    PlaySkip,
    Reshuffle,
    Save,
    Seat,
    Swap,
    Take,
)
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.ruleset import End, Ruleset, TieBreak
from tenphases.rules.settle import settled
from tenphases.rules.state import Stage, State, all_done, next_in_round, renewable
from tenphases.rules.unfolding import Unfolding

STILL_LAPS: Final = 50
"""After how many laps in which nobody laid or hit a round is blocked (R3.9): the cards that could still be laid or hit
may lie in hands that do not give them up, or in save piles, and whether they do nobody is to learn."""


class Outcome(msgspec.Struct, frozen=True):
    """What a move led to: its events, and the state after them."""

    events: tuple[Event, ...]
    state: State


def start(ruleset: Ruleset, seats: int, dealer: Seat) -> GameStarted | tuple[Finding, ...]:
    """Return the event that starts a game, or everything that is wrong with it (R2.1, R2.6)."""
    return findings(ruleset, seats, dealer) or GameStarted(ruleset, seats, dealer)


def decide(state: State, seat: Seat, move: Move) -> tuple[Event, ...] | Refusal:
    """Return what happens if that seat makes the move, or why it may not. Chance's seat is ``CHANCE``."""
    outcome = resolve(state, seat, move)
    return outcome if isinstance(outcome, Refusal) else outcome.events


def resolve(state: State, seat: Seat, move: Move) -> Outcome | Refusal:
    """As ``decide``, with the state that the events lead to."""
    refusal = why_not(state, seat, move)
    if refusal is not None:
        return refusal
    unfolding = Unfolding(state)
    _unfold(unfolding, seat, settled(state, seat, move))
    return Outcome(tuple(unfolding.events), unfolding.state)


def _unfold(unfolding: Unfolding, seat: Seat, move: Move) -> None:
    """Decide what follows from a move between two turns, or from a draw."""
    match move:
        case Draw():
            _draw(unfolding, seat)
        case Take():
            unfolding.happens(TookDiscard(seat, unfolding.state.discards[move.pile][-1], move.pile))
        case DrawSaved():
            unfolding.happens(DrewSaved(seat, move.card))
        case Deal():
            deal(unfolding, move)
            _play_if_chosen(unfolding)
        case Reshuffle():
            unfolding.happens(Reshuffled(move.order[::-1]))
            _draw(unfolding, unfolding.state.turn)
        case ChoosePhase():
            unfolding.happens(PhaseChosen(seat, move.phase))
            _play_if_chosen(unfolding)
        case DrawTwist():
            unfolding.happens(TwistDrawn(seat, unfolding.state.holder[-1]))
            _play_if_chosen(unfolding)
        case _:
            _unfold_play(unfolding, seat, move)


def _unfold_play(unfolding: Unfolding, seat: Seat, move: LayPhase | Hit | Swap | Discard | Save | PlaySkip) -> None:
    assert not isinstance(move, Swap)  # noqa: S101 - R5.4: never legal
    match move:
        case Discard():
            unfolding.happens(Discarded(seat, move.card, move.pile))
            _end_turn(unfolding, seat)
        case Save():
            unfolding.happens(Saved(seat, move.card))
            _end_turn(unfolding, seat)
        case Hit():
            unfolding.happens(CardHit(seat, move.card, move.group, move.number or 0))
            _out_if_empty(unfolding, seat)
        case LayPhase():
            _lay(unfolding, seat, move)
        case PlaySkip():
            unfolding.happens(SkipPlayed(seat, move.target))
            _end_turn(unfolding, seat)
        case _:
            assert_never(move)


def _play_if_chosen(unfolding: Unfolding) -> None:
    """Let the first turn begin unless somebody has yet to choose a phase (R12.3, R15.4)."""
    if unfolding.state.stage is not Stage.CHOOSE:
        _begin_turn(unfolding, unfolding.state.first)


def _draw(unfolding: Unfolding, seat: Seat) -> None:
    pile = unfolding.state.draw_pile
    unfolding.happens(DrewFromPile(seat, pile[-1]) if pile else PileRanOut(seat))  # R3.6: only when needed


def _lay(unfolding: Unfolding, seat: Seat, move: LayPhase) -> None:
    state = unfolding.state
    assert move.phase is not None  # noqa: S101 - settled
    unfolding.happens(PhaseLaid(seat, move.phase, move.groups))
    last = unfolding.state.players[seat].done == all_done(state)
    wins_on_lay = (
        state.ruleset.tie_break is TieBreak.FIRST_LAY if state.tie_break else last and state.ruleset.end is End.ON_LAY
    )
    if wins_on_lay:
        cut_short(unfolding, seat)  # R10.2, R11.1
    else:
        _out_if_empty(unfolding, seat)


def _out_if_empty(unfolding: Unfolding, seat: Seat) -> bool:
    """End the round if the hand is empty (R7.1); return whether it was."""
    if unfolding.state.players[seat].hand:
        return False
    unfolding.happens(WentOut(seat))
    finish_round(unfolding)
    return True


def _end_turn(unfolding: Unfolding, seat: Seat) -> None:
    if not (_out_if_empty(unfolding, seat) or _blocked(unfolding)):
        _begin_turn(unfolding, next_in_round(unfolding.state, seat))


def _begin_turn(unfolding: Unfolding, seat: Seat) -> None:
    """Let that player's turn begin, or the next one's whose turn is not lost to a skip (R8.3)."""
    while unfolding.state.players[seat].skip_waiting:
        unfolding.happens(TurnLost(seat, dry=_dry(unfolding.state)))
        if _blocked(unfolding):
            return
        seat = next_in_round(unfolding.state, seat)
    state = unfolding.state
    unfolding.happens(TurnBegan(seat, dry=_dry(state)))
    takeable = any(_takeable(state, pile[-1:]) for pile in state.discards)
    if _dry(state) and not takeable and not state.players[seat].saved:
        unfolding.happens(NothingToDraw(seat))  # R3.7


def _takeable(state: State, top: tuple[str, ...]) -> bool:
    return bool(top) and (top[0] != SKIP or state.ruleset.take_skip)


def _dry(state: State) -> bool:
    return not state.draw_pile and not renewable(state)


def _blocked(unfolding: Unfolding) -> bool:
    """End the round if it is stuck (R3.7), dead (R3.8) or still (R3.9); return whether it was."""
    state = unfolding.state
    lap = sum(player.in_round for player in state.players)
    stuck = 0 < lap <= state.idle or state.still >= STILL_LAPS * lap
    if not (stuck or (state.melded and is_dead(state))):
        return False
    unfolding.happens(RoundBlocked())
    finish_round(unfolding)
    return True
