"""What a move is worth in chances: to lay within three turns, to win the round; and when two moves are equally good.

The coefficients are fitted by self-play (``benchmarks/coach.py``) and lie in ``chances.json``. A chance holds for
experts at the table: of what is called 30 %, 30 % happens (``docs/coach.md`` shows how well).
"""

from bisect import bisect_right
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tenphases.bots.expert import Valued
from tenphases.coach.features import Moment, facts, features, helping, moment_of
from tenphases.coach.weighing import LATE, point_worth
from tenphases.rules.moves import Discard, PlaySkip
from tenphases.rules.views import View

T = TypeVar("T")

FILE: Final = Path(__file__).parent / "chances.json"
FEWEST: Final = 2
"""Players: the fits are for so many, and one more each up to six."""
LEAST_LOSS: Final = 0.01
"""Under so much of a chance to win the round no difference is spoken of: measured (``docs/coach.md``)."""
LEAST_TURNS: Final = 0.3
"""Nor under so many turns of worth, for the same reason."""
NEAR_TURNS: Final = 1.0
MOST_TURNS: Final = 5.0
"""What was given away beyond that was never tried, and costs no more."""
_DIGITS: Final = 4
FARTHEST: Final = 3.0
"""Logarithms of odds beyond it are taken for it where they change what a turn costs."""
UNKNOWN: Final = {Moment.TAKING: Moment.DRAWING, Moment.OPENING_TAKING: Moment.OPENING}
"""A discard taken, and an unknown card drawn instead."""


class Fit(msgspec.Struct, frozen=True, array_like=True):
    """One chance at one moment with one number of players."""

    weights: tuple[float, ...]
    """In the order of ``features``: what the logarithm of the odds is a sum of, before it is bent."""
    bent: tuple[float, ...]
    """What it is at each of ``Fitted.knots``; in between on a straight line, beyond by as much as at the last."""


class Regret(msgspec.Struct, frozen=True, array_like=True):
    """What a turn of worth that was given away takes off the logarithm of the odds to win, the first and those beyond.

    Each with what it is more for each one that the logarithm is higher.
    """

    near: float
    near_more: float
    far: float
    far_more: float


class Fitted(msgspec.Struct, frozen=True):
    """The coefficients by moment, one for each number of players in the round, from ``FEWEST`` on."""

    knots: tuple[float, ...]
    soon: dict[Moment, tuple[Fit, ...]]
    win: dict[Moment, tuple[Fit, ...]]
    instead: dict[Moment, tuple[Fit, ...]]
    """The chance to win for who throws a card instead of laying, or hitting, or draws from another pile once the phase
    lies: in the order of the numbers for the best move, and then for the other one."""
    regret: dict[Moment, tuple[Regret, ...]]
    helps: tuple[Fit, ...]
    """The chance that the next card from the pile helps."""


@lru_cache(maxsize=1)
def fitted() -> Fitted:
    """Return the coefficients, read once."""
    return msgspec.json.decode(FILE.read_bytes(), type=Fitted)


def soon(view: View, option: Valued) -> float | None:
    """Return the chance to lay the phase within three turns of one's own; None once it lies."""
    moment = moment_of(view, option)
    if moment is Moment.LAYING:
        return 1.0
    known = fitted().soon
    if moment not in known:
        return None
    numbers = features(view, option)
    odds = _odds(_for_players(known[moment], view), numbers)
    if moment in UNKNOWN and 0 < min(view.missing, default=0) <= option.missing:
        # A card that does not help brings the phase no sooner than an unknown one.
        odds = min(odds, _odds(_for_players(known[UNKNOWN[moment]], view), numbers))
    return round(_likely(odds), _DIGITS)


def win(view: View, best: Valued, option: Valued) -> float:
    """Return the chance to win the round, which is to go out in it, with a move beside which another is the best."""
    lost = max(_race(view, best) - _race(view, option), 0.0)
    return round(_after(view, best, option, lost), _DIGITS)


def loss(view: View, best: Valued, option: Valued) -> float:
    """Return what a move gives away, points in hand counted, as a part of a chance to win the round."""
    lost = max(best.value - option.value, 0.0)
    if lost < LEAST_TURNS:
        return 0.0
    after = _after(view, best, option, lost)
    if moment_of(view, best) is Moment.LAYING:
        # The chance to win feels little of it, but the phase may be lost as well: a turn costs what it does elsewhere.
        after = min(after, _after(view, best, best, lost))
    found = _after(view, best, best, 0.0) - after
    return round(found, _DIGITS) if found >= LEAST_LOSS else 0.0


def _after(view: View, best: Valued, option: Valued, lost: float) -> float:
    """Return the chance to win after so many turns of worth were given away."""
    moment, numbers = moment_of(view, best), features(view, best)
    odds = _odds(_for_players(fitted().win[moment], view), numbers)
    if moment in fitted().instead and option is not best:
        other = _odds(_for_players(fitted().instead[moment], view), (*numbers, *features(view, option)))
        beyond = max(best.value - option.value - LATE, 0.0) if isinstance(option.move, Discard | PlaySkip) else 0.0
        odds, lost = min(odds, other), beyond
    return _likely(odds - _taken_off(_for_players(fitted().regret[moment], view), odds, lost))


def _taken_off(regret: Regret, odds: float, lost: float) -> float:
    """Return what so many turns given away take off the logarithm of the odds."""
    kept, first = min(max(odds, -FARTHEST), FARTHEST), min(lost, NEAR_TURNS)
    near, far = max(regret.near + regret.near_more * kept, 0.0), max(regret.far + regret.far_more * kept, 0.0)
    return near * first + far * (min(lost, MOST_TURNS) - first)


def helps(view: View, draw: Valued) -> float:
    """Return the chance that the next card from the draw pile brings the phase nearer."""
    if draw.useful == 0:
        return 0.0
    numbers = helping(facts(view, draw), draw.useful, draw.unseen)
    return round(_likely(_odds(_for_players(fitted().helps, view), numbers)), _DIGITS)


def _race(view: View, option: Valued) -> float:
    """Return a value without what the points are worth: they do not help to go out."""
    return option.value - option.points * point_worth(view)


def _for_players(found: tuple[T, ...], view: View) -> T:
    """Return what is for as many players as are in the round."""
    players = sum(player.in_round for player in view.players)
    return found[min(max(players - FEWEST, 0), len(found) - 1)]


def _odds(fit: Fit, numbers: tuple[float, ...]) -> float:
    """Return the logarithm of the odds."""
    plain = sum([weight * number for weight, number in zip(fit.weights, numbers, strict=True)])
    knots, bent = fitted().knots, fit.bent
    if plain <= knots[0] or plain >= knots[-1]:
        end = 0 if plain <= knots[0] else -1
        return plain - knots[end] + bent[end]
    above = bisect_right(knots, plain)
    part = (plain - knots[above - 1]) / (knots[above] - knots[above - 1])
    return bent[above - 1] + part * (bent[above] - bent[above - 1])


def _likely(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds > -500 else 0.0  # noqa: PLR2004 - beyond it exp overflows
