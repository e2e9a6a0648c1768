"""Fitting the coach's chances to what came of experts' decisions.

For each chance, moment and number of players a logistic regression, and then a line of knots by which the logarithm of
its odds is bent: so what is called 30 % is 30 % at every height, whatever the regression can't express.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.coach_data import SEATS, Set
from tenphases.coach.chances import MOST_TURNS, NEAR_TURNS, Fit, Fitted
from tenphases.coach.features import Moment

KNOTS: Final = (-4.5, -3.0, -2.0, -1.2, -0.6, 0.0, 0.6, 1.1, 1.5, 2.0, 3.0, 4.5)
HAS_SOON: Final = (Moment.DRAWING, Moment.TAKING, Moment.THROWING)
"""When the phase may still lie soon; once it can be laid it is certain."""
_STEPS: Final = 20
_DONE: Final = 1e-6
_RIDGE: Final = 1.0
_KNOT_RIDGE: Final = 5.0
"""A knot stands where the regression puts it unless some decisions say otherwise."""
_REGRET_RIDGE: Final = 200.0
_DIGITS: Final = 4
_STEP_APART: Final = 0.01

Numbers = NDArray[np.float64]
Regrets = dict[Moment, tuple[tuple[float, float], ...]]


def fit(sets: Sequence[Set]) -> Fitted:
    """Return what fits those decisions best."""
    soon = {moment: tuple(_fit(_made(sets, moment, players)) for players in SEATS) for moment in HAS_SOON}
    win = {moment: tuple(_fit(_best(sets, moment, players)) for players in SEATS) for moment in Moment}
    known = Fitted(KNOTS, soon, win, {})
    regret = {moment: tuple(_regret(known, sets, moment, players) for players in SEATS) for moment in Moment}
    return Fitted(KNOTS, soon, win, usual_for_laying(regret))


def usual_for_laying(regret: Regrets) -> Regrets:
    """Return the regrets with that of not laying as elsewhere: the chance to win feels little of it, the game does."""
    pairs = zip(regret[Moment.DRAWING], regret[Moment.THROWING], strict=True)
    mean = tuple(
        (round((one[0] + other[0]) / 2, _DIGITS), round((one[1] + other[1]) / 2, _DIGITS)) for one, other in pairs
    )
    return regret | {Moment.LAYING: mean}


def _made(sets: Sequence[Set], moment: Moment, players: int) -> tuple[Numbers, Numbers]:
    """Return the numbers of moves made at a moment, the best and others, and whether the phase was laid soon."""
    some = [one for one in sets if one.players == players and one.made == moment]
    return np.vstack([one.other for one in some]), np.concatenate([one.soon for one in some])


def _best(sets: Sequence[Set], moment: Moment, players: int) -> tuple[Numbers, Numbers]:
    """Return the numbers of best moves, and whether the round was won with them."""
    some = [one for one in sets if one.players == players and one.moment == moment and not one.tried]
    return np.vstack([one.best for one in some]), np.concatenate([one.won for one in some])


def _fit(told: tuple[Numbers, Numbers]) -> Fit:
    numbers, came = told
    weights = solve(numbers, came)
    knots = np.array(KNOTS)
    bent = solve(hats(numbers @ weights), came, _KNOT_RIDGE, knots)
    for place in range(1, len(bent)):
        bent[place] = max(bent[place], bent[place - 1] + _STEP_APART)
    return Fit(_rounded(weights), _rounded(bent))


def _regret(known: Fitted, sets: Sequence[Set], moment: Moment, players: int) -> tuple[float, float]:
    """Return what a turn given away costs: the first, and those beyond."""
    some = [one for one in sets if one.players == players and one.moment == moment and one.tried]
    odds = np.concatenate([odds_of(known, known.win[moment], one.best, players) for one in some])
    lost = np.minimum(np.concatenate([one.lost for one in some]), MOST_TURNS)
    won = np.concatenate([one.won for one in some])
    mean = solve(-lost[:, None], won, given=odds)
    parts = np.column_stack([-np.minimum(lost, NEAR_TURNS), -np.maximum(lost - NEAR_TURNS, 0.0)])
    near, far = np.maximum(solve(parts, won, _REGRET_RIDGE, np.repeat(mean, 2), odds), 0.0)
    return round(float(near), _DIGITS), round(float(far), _DIGITS)


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
        if one.tried and one.made is Moment.TAKING:  # an expert takes what helps
            odds = np.minimum(odds, odds_of(known, known.soon[Moment.DRAWING], one.other, one.players))
    else:
        near, far = known.regret[one.moment][one.players - SEATS[0]]
        first = np.minimum(one.lost, NEAR_TURNS)
        odds = odds_of(known, known.win[one.moment], one.best, one.players)
        odds = odds - near * first - far * (np.minimum(one.lost, MOST_TURNS) - first)
    chances: Numbers = 1 / (1 + np.exp(-odds))
    return chances


def _rounded(weights: Numbers) -> tuple[float, ...]:
    return tuple(round(float(weight), _DIGITS) for weight in weights)
