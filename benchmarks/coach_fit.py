"""Fitting the coach's chances to what came of experts' decisions.

For each chance, moment and number of players a logistic regression, and then a line of knots by which the logarithm of
its odds is bent: so what is called 30 % is 30 % at every height, whatever the regression can't express.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.coach_data import BEFORE, SEATS, Set
from tenphases.coach.chances import FARTHEST, MOST_TURNS, NEAR_TURNS, UNKNOWN, Fit, Fitted, Regret
from tenphases.coach.features import Moment

KNOTS: Final = (-4.5, -3.0, -2.0, -1.2, -0.6, 0.0, 0.6, 1.1, 1.5, 2.0, 3.0, 4.5)
HAS_SOON: Final = (*BEFORE, Moment.THROWING)
"""When the phase may still lie soon; once it can be laid it is certain."""
APART: Final = (Moment.LAYING, Moment.HITTING, Moment.DRAWING_LAID, Moment.TAKING_LAID)
"""When turns of worth tell too little of another move, so that its chance is fitted apart."""
THROWN: Final = {
    Moment.LAYING: Moment.THROWING,
    Moment.HITTING: Moment.THROWING_LAID,
    Moment.DRAWING_LAID: Moment.THROWING_LAID,
    Moment.TAKING_LAID: Moment.THROWING_LAID,
}
"""What is thrown instead loses beside the best throw what it loses elsewhere."""
_STEPS: Final = 20
_DONE: Final = 1e-6
_RIDGE: Final = 1.0
_KNOT_RIDGE: Final = 5.0
"""A knot stands where the regression puts it unless some decisions say otherwise."""
_REGRET_RIDGE: Final = 200.0
_DIGITS: Final = 4
_STEP_APART: Final = 0.01

Numbers = NDArray[np.float64]


def fit(sets: Sequence[Set], helped: Sequence[tuple[Numbers, Numbers]]) -> Fitted:
    """Return what fits those decisions best, and for each number of players the draws from the pile."""
    soon = {moment: tuple(_fit(_made(sets, moment, players)) for players in SEATS) for moment in HAS_SOON}
    win = {moment: tuple(_fit(_best(sets, moment, players)) for players in SEATS) for moment in Moment}
    instead = {moment: tuple(_fit(_instead(sets, moment, players)) for players in SEATS) for moment in APART}
    known = Fitted(KNOTS, soon, win, instead, {}, ())
    regret = {
        moment: tuple(_regret(known, sets, THROWN.get(moment, moment), players) for players in SEATS)
        for moment in Moment
    }
    return Fitted(KNOTS, soon, win, instead, regret, tuple(map(_fit, helped)))


def _made(sets: Sequence[Set], moment: Moment, players: int) -> tuple[Numbers, Numbers]:
    """Return the numbers of moves made at a moment, the best and others, and whether the phase was laid soon."""
    some = [one for one in sets if one.players == players and one.made == moment]
    return np.vstack([one.other for one in some]), np.concatenate([one.soon for one in some])


def _best(sets: Sequence[Set], moment: Moment, players: int) -> tuple[Numbers, Numbers]:
    """Return the numbers of best moves, and whether the round was won with them."""
    some = [one for one in sets if one.players == players and one.moment == moment and not one.tried]
    return np.vstack([one.best for one in some]), np.concatenate([one.won for one in some])


def _instead(sets: Sequence[Set], moment: Moment, players: int) -> tuple[Numbers, Numbers]:
    """Return the numbers of best moves beside those of others made instead, and whether the round was won then."""
    some = [one for one in sets if one.players == players and one.moment == moment and one.tried]
    return np.vstack([np.hstack([one.best, one.other]) for one in some]), np.concatenate([one.won for one in some])


def _fit(told: tuple[Numbers, Numbers]) -> Fit:
    numbers, came = told
    weights = solve(numbers, came)
    knots = np.array(KNOTS)
    bent = solve(hats(numbers @ weights), came, _KNOT_RIDGE, knots)
    for place in range(1, len(bent)):
        bent[place] = max(bent[place], bent[place - 1] + _STEP_APART)
    return Fit(_rounded(weights), _rounded(bent))


def _regret(known: Fitted, sets: Sequence[Set], moment: Moment, players: int) -> Regret:
    """Return what a turn given away costs."""
    some = [one for one in sets if one.players == players and one.moment == moment and one.tried]
    odds = np.concatenate([odds_of(known, known.win[moment], one.best, players) for one in some])
    lost = np.minimum(np.concatenate([one.lost for one in some]), MOST_TURNS)
    won = np.concatenate([one.won for one in some])
    mean = solve(-lost[:, None], won, given=odds)
    near, kept = np.minimum(lost, NEAR_TURNS), np.clip(odds, -FARTHEST, FARTHEST)
    far = lost - near
    parts = -np.column_stack([near, near * kept, far, far * kept])
    return Regret(*_rounded(solve(parts, won, _REGRET_RIDGE, np.array([mean[0], 0.0, mean[0], 0.0]), odds)))


def solve(
    numbers: Numbers, came: Numbers, ridge: float = _RIDGE, towards: Numbers | None = None, given: Numbers | float = 0.0
) -> Numbers:
    """Return the coefficients of a logistic regression, by Newton's steps; ``given``: odds that are known."""
    aim = np.zeros(numbers.shape[1]) if towards is None else towards
    weights = aim.copy()
    held = ridge * np.eye(len(weights))
    for _ in range(_STEPS):
        chances = 1 / (1 + np.exp(-(numbers @ weights + given)))
        slope = numbers.T @ (chances - came) + ridge * (weights - aim)
        bend = (numbers * (chances * (1 - chances))[:, None]).T @ numbers + held
        change = np.linalg.solve(bend, slope)
        weights = weights - change
        if np.abs(change).max() < _DONE:
            break
    return weights


def hats(odds: Numbers) -> Numbers:
    """Return for each of the odds the two knots between which it lies, as parts of one."""
    knots = np.array(KNOTS)
    kept = np.clip(odds, knots[0], knots[-1])
    below = np.clip(np.searchsorted(knots, kept, side="right") - 1, 0, len(knots) - 2)
    part = (kept - knots[below]) / (knots[below + 1] - knots[below])
    found = np.zeros((len(kept), len(knots)))
    row = np.arange(len(kept))
    found[row, below], found[row, below + 1] = 1 - part, part
    return found


def odds_of(known: Fitted, fits: Sequence[Fit], numbers: Numbers, players: int) -> Numbers:
    """Return the logarithm of the odds of many decisions, as ``coach.chances`` reckons it."""
    one, knots = fits[players - SEATS[0]], np.array(known.knots)
    plain = numbers @ np.array(one.weights)
    beyond = np.minimum(plain - knots[0], 0.0) + np.maximum(plain - knots[-1], 0.0)
    found: Numbers = np.interp(plain, knots, one.bent) + beyond
    return found


def said(known: Fitted, what: str, one: Set) -> Numbers:
    """Return what is said of the chance to win, or to lay soon, with the moves made."""
    if what == "soon":
        odds = odds_of(known, known.soon[one.made], one.other, one.players)
        if one.tried and one.made in UNKNOWN:  # an expert takes what helps
            odds = np.minimum(odds, odds_of(known, known.soon[UNKNOWN[one.made]], one.other, one.players))
    elif one.tried and one.moment in APART:
        odds = odds_of(known, known.instead[one.moment], np.hstack([one.best, one.other]), one.players)
        odds = np.minimum(odds, odds_of(known, known.win[one.moment], one.best, one.players))
    else:
        regret = known.regret[one.moment][one.players - SEATS[0]]
        odds = odds_of(known, known.win[one.moment], one.best, one.players)
        kept, first = np.clip(odds, -FARTHEST, FARTHEST), np.minimum(one.lost, NEAR_TURNS)
        odds = odds - np.maximum(regret.near + regret.near_more * kept, 0.0) * first
        odds -= np.maximum(regret.far + regret.far_more * kept, 0.0) * (np.minimum(one.lost, MOST_TURNS) - first)
    chances: Numbers = 1 / (1 + np.exp(-odds))
    return chances


def _rounded(weights: Numbers) -> tuple[float, ...]:
    return tuple(round(float(weight), _DIGITS) for weight in weights)
