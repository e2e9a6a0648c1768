"""What a move is worth in chances: to lay within three turns, to win the round; and when two moves are equally good.

The coefficients are fitted by self-play (``benchmarks/coach.py``) and lie in ``chances.json``. A chance holds for
experts at the table: of what is called 30 %, 30 % happens (``docs/coach.md`` shows how well).
"""

from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final

import msgspec

from tenphases.bots.expert import SOON, Valued
from tenphases.bots.solo import chance_within
from tenphases.coach.features import Moment, features, moment_of
from tenphases.coach.weighing import point_worth
from tenphases.rules.moves import Take
from tenphases.rules.ruleset import all_phases
from tenphases.rules.views import View

FILE: Final = Path(__file__).parent / "chances.json"
LEAST_LOSS: Final = 0.003
"""Under so much of a chance to win the round no difference is spoken of."""
LEAST_TURNS: Final = 0.1
"""Nor under so many turns: the values are not known better (``docs/coach.md``)."""
MOST_TURNS: Final = 5.0
"""What was given away beyond that was never tried, and costs no more."""
_DIGITS: Final = 4


class Fitted(msgspec.Struct, frozen=True):
    """The coefficients by moment, in the order of ``features``."""

    soon: dict[Moment, tuple[float, ...]]
    win: dict[Moment, tuple[float, ...]]
    regret: dict[Moment, float]
    """What a turn of worth that was given away takes off the logarithm of the odds to win the round."""


@lru_cache(maxsize=1)
def fitted() -> Fitted:
    """Return the coefficients, read once."""
    return msgspec.json.decode(FILE.read_bytes(), type=Fitted)


def soon(view: View, option: Valued) -> float | None:
    """Return the chance to lay the phase within three turns of one's own; None once it lies."""
    moment = moment_of(view, option)
    if moment is Moment.LAYING:
        return 1.0
    found = fitted().soon.get(moment)
    if found is None:
        return None
    return round(_likely(_dot(found, features(view, option))) * _spoilt(view, option), _DIGITS)


def _spoilt(view: View, option: Valued) -> float:
    """Return what is left of the chance when a turn's draw is spent on a card that does not help."""
    now = min(view.missing, default=0)
    if not isinstance(option.move, Take) or option.missing < now or now == 0:
        return 1.0
    assert view.seat is not None  # noqa: S101 - nobody takes for a spectator
    texts = [str(all_phases(view.ruleset)[place]) for place in view.players[view.seat].phases]
    whole = max(chance_within(view.hand, text, SOON, view.ruleset) for text in texts)
    rest = max(chance_within(view.hand, text, SOON - 1, view.ruleset) for text in texts)
    return rest / whole if whole > 0 else 1.0


def win(view: View, best: Valued, option: Valued) -> float:
    """Return the chance to win the round, which is to go out in it, with a move beside which another is the best."""
    lost = max(_race(view, best) - _race(view, option), 0.0)
    return round(_after(view, best, lost), _DIGITS)


def loss(view: View, best: Valued, option: Valued) -> float:
    """Return what a move gives away, points in hand counted, as a part of a chance to win the round."""
    lost = max(best.value - option.value, 0.0)
    if lost < LEAST_TURNS:
        return 0.0
    found = _after(view, best, 0.0) - _after(view, best, lost)
    return round(found, _DIGITS) if found >= LEAST_LOSS else 0.0


def _after(view: View, best: Valued, lost: float) -> float:
    moment = moment_of(view, best)
    known = fitted()
    return _likely(_dot(known.win[moment], features(view, best)) - known.regret[moment] * min(lost, MOST_TURNS))


def _race(view: View, option: Valued) -> float:
    """Return a value without what the points are worth: they do not help to go out."""
    return option.value - option.points * point_worth(view)


def _dot(weights: tuple[float, ...], numbers: tuple[float, ...]) -> float:
    return sum([weight * number for weight, number in zip(weights, numbers, strict=True)])


def _likely(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds > -500 else 0.0  # noqa: PLR2004 - beyond it exp overflows
