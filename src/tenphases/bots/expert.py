"""What an expert thinks of each move that a View offers, and what the thought is made of.

``evaluate(view)`` returns every kind of move that makes a difference, best first: the first is the move of the level
*expert*. A move's ``value`` is in turns, more is better, and only differences of values mean anything. It is put
together from parts that are given too, each in its own unit:

- ``turns``: turns to be expected until the phase can be laid, 0 if it lies; ``soon``: the chance that it can be within
  three turns;
- ``feeding``: the turns that the card gives away to the next player, with what is behind it: ``fed``, the seat;
- ``points``: the points that leave the hand; ``missing``: the cards that are still lacking afterwards;
- ``useful`` of ``unseen`` cards that nobody has shown would bring the phase nearer then.

An *aspect* is switched off by passing it in ``without``: then the moves are valued, and ordered, as by a player who
does not know of it. The change in the order is the reason for a move.

Everything follows from the View alone: the same View gives the same answer, whatever is hidden.
"""

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Final

import msgspec

from tenphases.bots.answer import move_of
from tenphases.bots.flat import layout as at
from tenphases.bots.flat import weights as of
from tenphases.bots.flat.drawing import best_draw
from tenphases.bots.flat.expert import decide, look_at_hand, may_go, value_of_throw
from tenphases.bots.flat.feeding import NEXT, consider_next, feeding
from tenphases.bots.flat.rules import KIND_OF
from tenphases.bots.flat.saving import or_saved
from tenphases.bots.flat.throwing import throw_away
from tenphases.bots.flat.worth import CARDS_LEFT, HEIGHT_WANTED, HELP, O_TABLE, OPEN, SHORT, TURNS, consider, measure
from tenphases.bots.reading import flat_rules, flat_state
from tenphases.bots.solo.chances import within
from tenphases.rules.cards import UNKNOWN, Face
from tenphases.rules.moves import (
    ChoosePhase,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    PlayerMove,
    Seat,
    Take,
)
from tenphases.rules.score import points_of
from tenphases.rules.views import View

SOON: Final = 3
"""The turns within which ``Valued.soon`` is the chance to lay."""
_THOUSAND: Final = 1000


class Aspect(StrEnum):
    """What an expert looks at beside the cards that are missing."""

    FEEDING = "feeding"
    POINTS = "points"
    SKIPS = "skips"
    COUNTING = "counting"
    WILDS = "wilds"


_OFF: Final = {
    Aspect.FEEDING: (of.FEED, of.FEED_LAID),
    Aspect.POINTS: (of.POINTS, of.POINTS_LATE, of.POINTS_LAID),
    Aspect.SKIPS: (of.SKIP_PLAYED, of.SKIP_LATE),
    Aspect.COUNTING: (of.COUNTS,),
    Aspect.WILDS: (of.WILD_KEPT,),
}


class Valued(msgspec.Struct, frozen=True):
    """A move and what it is worth; the module says in which units."""

    move: PlayerMove
    value: float
    turns: float = 0.0
    soon: float = 1.0
    missing: int = 0
    useful: int = 0
    unseen: int = 0
    feeding: float = 0.0
    fed: Seat | None = None
    points: int = 0


def weights(without: Collection[Aspect] = ()) -> tuple[int, ...]:
    """Return an expert's weights (see ``flat.weights``) with some aspects switched off."""
    off = {place for aspect in without for place in _OFF[aspect]}
    return tuple(0 if place in off else weight for place, weight in enumerate(of.EXPERT))


def evaluate(view: View, without: Collection[Aspect] = ()) -> tuple[Valued, ...]:
    """Return the moves with their values, best first; nothing for a seat that has nothing to do.

    Laying, hitting and choosing a phase come alone: an expert lays and hits as soon as may be.
    """
    if view.seat is None or view.turn != view.seat:
        return ()
    table = _Table(view, weights(without))
    options = view.options
    best = move_of(view, decide(table.state, table.rules, table.work, table.seat))
    if isinstance(best, ChoosePhase | DrawTwist | LayPhase | Hit):
        return (table.valued(best, None, None, 0.0),)
    found = table.draws() if options.draw or options.take or options.saved else table.throws()
    # A hand that is given up is an exception to the values.
    return tuple(sorted(found, key=lambda one: (one.move != best, -one.value)))


def throws(view: View) -> tuple[Valued, ...]:
    """Return what each card is worth that may be thrown, best first, whatever could be laid or hit instead."""
    return tuple(sorted(_Table(view, weights()).throws(), key=lambda one: -one.value))


class _Table:
    """A View as policies read it, and what they have found in it."""

    def __init__(self, view: View, level: tuple[int, ...]) -> None:
        self._view = view
        assert view.seat is not None  # noqa: S101 - evaluate has looked
        self.seat = view.seat
        self.state, self.rules = flat_state(view), flat_rules(view)
        self.work = [0] * at.WORK
        self.work[of.WEIGHTS : of.WEIGHTS + len(level)] = level
        self._laid = view.players[self.seat].laid is not None
        if not self._laid:
            consider(self.state, self.rules, self.work, self.seat)
        self.work[HEIGHT_WANTED] = 1

    def valued(self, move: PlayerMove, add: Face | None, drop: Face | None, value: float) -> Valued:
        """Return a move with what the hand is worth with one card more, or less, or both."""
        points = 0 if drop is None else points_of(drop, self._view.ruleset.points)
        if self._laid:
            return Valued(move, value, points=points)
        kinds = [at.NOBODY if face is None else KIND_OF[face] for face in (add, drop)]
        measure(self.state, self.rules, self.work, kinds[0], kinds[1])
        work = self.work
        turns = max(work[TURNS], 0) / _THOUSAND if work[SHORT] else 0.0
        return Valued(
            move,
            value,
            turns=turns,
            soon=within(work[OPEN + O_TABLE], turns, work[SHORT], SOON) if work[SHORT] else 1.0,
            missing=work[SHORT],
            useful=work[HELP],
            unseen=work[CARDS_LEFT],
            points=points,
        )

    def draws(self) -> Iterator[Valued]:
        """Yield the piles to draw from; a discard is worth what it saves beyond a turn's usual progress."""
        best = best_draw(self.state, self.rules, self.work, self._laid)
        before = self.valued(Draw(), None, None, 0.0)
        if self._view.options.draw:
            yield before
        for pile in self._view.options.take:
            top = self._view.discards[pile][-1]
            after = self._best_after(Take(pile), top)
            gain = before.turns - after.turns - 1 if not self._laid else 0.0
            yield _wanted(after, gain, best == at.M_TAKE + pile)
        best = or_saved(self.state, self.rules, self.work, self.seat, best)
        for face in self._view.options.saved:
            after = self._best_after(DrawSaved(face), face)
            gain = before.turns - after.turns - 1 if not self._laid else 0.0
            yield _wanted(after, gain, best == at.M_DRAW_SAVED + KIND_OF[face])

    def _best_after(self, move: Take | DrawSaved, top: Face) -> Valued:
        """Return the draw of a known card with what the hand is worth once the card that helps least is thrown."""
        if self._laid or UNKNOWN in self._view.hand:
            return self.valued(move, top, None, 0.0)
        found = (self.valued(move, top, face, 0.0) for face in dict.fromkeys((*self._view.hand, top)))
        return msgspec.structs.replace(min(found, key=lambda one: one.turns), points=0)

    def throws(self) -> Iterator[Valued]:
        """Yield each kind of card that may go, a skip once for the target that it hurts most."""
        state, rules, work, seat = self.state, self.rules, self.work, self.seat
        look_at_hand(state, rules, work, seat, 1)
        consider_next(state, rules, work, seat)
        following = None if work[NEXT] == at.NOBODY else Seat(work[NEXT])
        for face in sorted(set(self._view.hand) - {UNKNOWN}, key=KIND_OF.__getitem__):
            kind = KIND_OF[face]
            if not may_go(state, work, seat, kind):
                continue
            value = value_of_throw(state, rules, work, seat, kind) / _THOUSAND
            move = move_of(self._view, throw_away(state, rules, work, seat, kind))
            given = feeding(state, work, kind) / _THOUSAND
            one = self.valued(move, None, face, value)
            fed = following if given > 0 and isinstance(move, Discard) else None
            yield msgspec.structs.replace(one, feeding=given if fed is not None else 0.0, fed=fed)


def _wanted(draw: Valued, gain: float, wanted: bool) -> Valued:  # noqa: FBT001
    """Return the draw of a known card with its value: above the draw pile's exactly if an expert takes it."""
    return msgspec.structs.replace(draw, value=max(gain, 0.01) if wanted else min(gain, -0.01))
