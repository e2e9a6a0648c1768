"""A hint before a move: the move an expert would make, the others with their worth, and why.

It comes in three depths, so that people learn rather than copy: where to look, the idea, the move. It follows from the
View, and from ``ENGINE``, the number of the way it is made: asked again it is the same, and it is the same whatever
the hidden cards are.
"""

from enum import StrEnum
from typing import Final

import msgspec

from tenphases.bots.expert import Valued
from tenphases.coach.chances import LEAST_TURNS, loss, soon, win
from tenphases.coach.reasons import Reason, ReasonCode, player_in, reasons_for
from tenphases.coach.weighing import weigh
from tenphases.rules.moves import (
    ChoosePhase,
    Draw,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    PlayerMove,
    PlaySkip,
    Save,
    Seat,
    Take,
)
from tenphases.rules.views import View

ENGINE: Final = 4
"""Another number whenever the same View may give another hint."""
MOST_OPTIONS: Final = 6


class Nudge(StrEnum):
    """Where to look. Catalog keys: ``coach-nudge-<code>``."""

    CHOOSE = "choose"
    DISCARDS = "discards"
    DISCARDS_LAID = "discards_laid"
    ONLY = "only"
    LAY = "lay"
    HIT = "hit"
    SKIP = "skip"
    NEXT = "next"
    POINTS = "points"
    SPARE = "spare"
    SAVED = "saved"
    EQUAL = "equal"


class Idea(StrEnum):
    """What to do, without saying with which card. Catalog keys: ``coach-idea-<code>``."""

    CHOOSE = "choose"
    TAKE = "take"
    DRAW = "draw"
    LAY = "lay"
    HIT = "hit"
    SKIP = "skip"
    SAFE = "safe"
    POINTS = "points"
    SPARE = "spare"
    SAVED = "saved"
    EQUAL = "equal"


class Option(msgspec.Struct, frozen=True):
    """A move and what it is worth."""

    move: PlayerMove
    loss: float
    """What it gives away, as a part of a chance to win the round; 0 for the best, and for what is equally good."""
    win: float
    """The chance to win the round: to be the one who goes out."""
    soon: float | None
    """The chance to lay the phase within three turns of one's own; None once it lies."""
    turns: float | None
    """The turns until then that are to be expected."""
    missing: int
    """The cards that are lacking after the move."""
    useful: int
    """How many of ``unseen`` cards would then help."""
    unseen: int
    points: int
    """The points that leave the hand."""


class Hint(msgspec.Struct, frozen=True):
    """Advice for the seat whose turn it is, the best option first."""

    nudge: Nudge
    idea: Idea
    seat: Seat | None
    """The player of whom the nudge and the idea speak."""
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    """Why the first is best, the largest reason first."""
    engine: int = ENGINE


def hint(view: View) -> Hint | None:
    """Return the advice for the seat whose View this is, None if it has nothing to do that could be advised on."""
    found = weigh(view)
    if not found:
        return None
    reasons = reasons_for(view, found)
    nudge, idea = _told(view, found, reasons)
    options = tuple(option_of(view, found[0], one) for one in found[:MOST_OPTIONS])
    return Hint(nudge, idea, _player(found, reasons), options, reasons)


def option_of(view: View, best: Valued, one: Valued) -> Option:
    """Return a move as it is told."""
    laid = view.seat is not None and view.players[view.seat].laid is not None
    return Option(
        move=one.move,
        loss=loss(view, best, one),
        win=win(view, best, one),
        soon=soon(view, one),
        turns=None if laid else round(one.turns, 1),
        missing=one.missing,
        useful=one.useful,
        unseen=one.unseen,
        points=one.points,
    )


def _player(found: tuple[Valued, ...], reasons: tuple[Reason, ...]) -> Seat | None:
    if isinstance(found[0].move, PlaySkip):
        return found[0].move.target
    return player_in(reasons[0])


_OF_REASON: Final = {
    ReasonCode.FEEDING_LAID: (Nudge.NEXT, Idea.SAFE),
    ReasonCode.FEEDING_TAKEN: (Nudge.NEXT, Idea.SAFE),
    ReasonCode.FEEDING_PHASE: (Nudge.NEXT, Idea.SAFE),
    ReasonCode.POINTS: (Nudge.POINTS, Idea.POINTS),
    ReasonCode.EQUAL: (Nudge.EQUAL, Idea.EQUAL),
}


def _told(view: View, found: tuple[Valued, ...], reasons: tuple[Reason, ...]) -> tuple[Nudge, Idea]:
    """Return the two lesser depths."""
    laid = view.seat is not None and view.players[view.seat].laid is not None
    match found[0].move:
        case ChoosePhase() | DrawTwist():
            return (Nudge.CHOOSE if len(found) > 1 else Nudge.ONLY), Idea.CHOOSE
        case DrawSaved() | Save():
            return Nudge.SAVED, Idea.SAVED
        case Draw() | Take():
            look = Nudge.DISCARDS_LAID if laid else Nudge.DISCARDS
            idea = Idea.TAKE if isinstance(found[0].move, Take) else Idea.DRAW
            return (look if len(found) > 1 else Nudge.ONLY), idea
        case LayPhase():
            return Nudge.LAY, Idea.LAY
        case Hit():
            return Nudge.HIT, Idea.HIT
        case PlaySkip(target=target) if target is not None:
            return Nudge.SKIP, Idea.SKIP
        case _:
            return _OF_REASON.get(reasons[0].code, (Nudge.SPARE, Idea.SPARE))


def equals(found: tuple[Valued, ...]) -> int:
    """Return how many moves are as good as the best."""
    return sum(found[0].value - one.value < LEAST_TURNS for one in found)
