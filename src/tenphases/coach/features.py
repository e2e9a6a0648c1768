"""What the chances depend on: a handful of numbers read off a View and a move, the same for fitting and for use.

Everything is public or the seat's own. The order of the numbers is that of the coefficients in ``chances.json``; if
anything changes here they are to be fitted anew (``benchmarks/coach.py``).
"""

from enum import StrEnum
from functools import lru_cache
from math import log
from typing import Final

import msgspec

from tenphases.bots.expert import Valued
from tenphases.bots.flat.rules import rules_of
from tenphases.bots.flat.turns import plan_of, usual_distance
from tenphases.rules.moves import Discard, Draw, Hit, LayPhase, PlaySkip, Save, Take
from tenphases.rules.ruleset import Ruleset, all_phases
from tenphases.rules.state import Stage
from tenphases.rules.views import PlayerView, View

_LEAST: Final = 0.004
"""A chance is never taken for nothing or certain."""
_FAR: Final = 20.0
_MANY: Final = 14
"""Where the number of players stands, as a logarithm."""
_TWO: Final = 16
"""Where it stands whether there are two."""
_CROSSED: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 20)
_CROSSED_BY_TWO: Final = (1, 2, 3, 4, 5, 7, 8, 11)


class Moment(StrEnum):
    """When in a turn the chances are asked for; each is fitted apart."""

    DRAWING = "drawing"
    THROWING = "throwing"
    LAYING = "laying"
    DRAWING_LAID = "drawing_laid"
    PLAYING_LAID = "playing_laid"


def moment_of(view: View, option: Valued) -> Moment:
    """Return the moment at which a move is made."""
    assert view.seat is not None  # noqa: S101 - nobody asks for a spectator
    before = view.stage in (Stage.CHOOSE, Stage.DRAW)
    if view.players[view.seat].laid is not None:
        return Moment.DRAWING_LAID if before else Moment.PLAYING_LAID
    if isinstance(option.move, LayPhase):
        return Moment.LAYING
    return Moment.DRAWING if before else Moment.THROWING


def features(view: View, option: Valued) -> tuple[float, ...]:
    """Return the numbers for a move that is best: what else it could have been is no part of them."""
    assert view.seat is not None  # noqa: S101 - nobody asks for a spectator
    own = view.players[view.seat]
    others = [player for seat, player in enumerate(view.players) if seat != view.seat and player.in_round]
    return crossed((*_own(view, own, option), *_others(view, others), *_table(view, others)))


def crossed(numbers: tuple[float, ...]) -> tuple[float, ...]:
    """Return the numbers and, after them, what some of them come to among many players, and between two."""
    many, two = numbers[_MANY], numbers[_TWO]
    by_many = (many * numbers[place] for place in _CROSSED)
    return (*numbers, *by_many, *(two * numbers[place] for place in _CROSSED_BY_TWO))


def logit(chance: float) -> float:
    """Return a chance as the logarithm of its odds."""
    kept = min(max(chance, _LEAST), 1 - _LEAST)
    return log(kept / (1 - kept))


def _own(view: View, own: PlayerView, option: Valued) -> tuple[float, ...]:
    held = _held(view, option)
    if own.laid is not None:
        few = (float(held == 0), float(held == 1))
        return (1.0, 1.0 / max(held, 0.3), held / 10, *few, len(view.groups) / 10, 0.0)
    size = _size(view, own)
    turns = min(option.turns, _FAR)
    return (
        1.0,
        logit(option.soon),
        turns / 5,
        1.0 / (1 + turns),
        float(option.missing == 0),
        float(option.missing == 1),
        (held - size) / 10,
    )


def _held(view: View, option: Valued) -> int:
    """Return how many cards are held once the turn is over, if nothing else is laid or hit in it."""
    match option.move:
        case Draw() | Take():
            return len(view.hand)
        case Discard() | PlaySkip() | Save():
            return len(view.hand) - 1
        case LayPhase():
            return len(view.hand) - sum(len(group.cards) for group in option.move.groups) - 1
        case Hit():
            hits = len({fit.card for fit in view.options.fits})
            return max(len(view.hand) - hits - 1, 0)
        case _:
            return len(view.hand)


def _size(view: View, own: PlayerView) -> int:
    """Return how many cards the phase takes."""
    phases = all_phases(view.ruleset)
    return max((phases[place].size for place in own.phases if place < len(phases)), default=0)


def _others(view: View, others: list[PlayerView]) -> tuple[float, ...]:
    laid = [player.cards for player in others if player.laid is not None]
    still = [_usual(view, player) for player in others if player.laid is None]
    return (
        float(bool(laid)),
        sum(1.0 / max(cards, 1) for cards in laid),
        max((1.0 / max(cards, 1) for cards in laid), default=0.0),
        float(len(laid)) / max(len(others), 1),
        min(still, default=0.0) / 4,
        sum(still) / max(len(still), 1) / 4,
        sum(player.skip_waiting for player in others) / max(len(others), 1),
    )


def _usual(view: View, player: PlayerView) -> float:
    """Return how far a dealt hand is from the player's phase on average."""
    return min((_usual_of(view.ruleset, place) for place in player.phases), default=0.0)


@lru_cache(maxsize=256)
def _usual_of(ruleset: Ruleset, place: int) -> float:
    phases = msgspec.structs.replace(ruleset, phases=tuple(map(str, all_phases(ruleset))))
    return usual_distance(plan_of(rules_of(phases), place))


def _table(view: View, others: list[PlayerView]) -> tuple[float, ...]:
    players = len(others) + 1
    thrown = sum(map(len, view.discards))
    many = log(max(players - 1, 1))
    danger = float(any(player.laid is not None for player in others))
    return (
        many,
        many * danger,
        *(float(players == count) for count in (2, 4, 5, 6)),
        min(thrown / players, 12.0) / 5,
    )
