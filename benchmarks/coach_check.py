"""How well the coach's chances hold: of what is called 30 %, how much comes to pass, on games that nobody learnt from.

The games are played, judged and forgotten, so that there may be as many as it takes to tell a tenth's truth.
"""

from collections.abc import Iterable
from math import hypot
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks import coach_rows as rows_at
from benchmarks.coach_data import BEFORE, MOMENTS, SEATS, Rows, Set, Shares, gathered, helping, read
from benchmarks.coach_fit import HAS_SOON, odds_of, said
from tenphases.coach.chances import Fitted
from tenphases.coach.features import Moment

KINDS: Final = ("soon", "win", "soon else", "win else", "win late", "first", "helps")
"""To lay within three turns and to win with the best move; the same with another one; to win for who does not lay, or
hit; to win, asked at the first turn; that the next card from the pile brings the phase nearer."""
LATE: Final = (Moment.LAYING, Moment.HITTING)
TENTHS: Final = 10
ENOUGH: Final = 0.014
"""Half of a 95 % interval by which two points can be judged: a standard error of 0.7 points."""
_A_BATCH: Final = 1000
_SHARES: Final = Shares(keep=250, tries=500, rare=250)
_DEVIATIONS: Final = 1.96

Numbers = NDArray[np.float64]


class Line(NamedTuple):
    """A tenth of the chances: what was said on average, what came of it, and of how many decisions."""

    said: float
    came: float
    decisions: int
    error: float
    """Half of the 95 % interval of the difference. Decisions of one round share its luck, so rounds are what counts."""

    @property
    def off(self) -> float:
        """How far what was said is from what came."""
        return abs(self.said - self.came)


class Tally:
    """What was said and what came, by kind, number of players and tenth."""

    def __init__(self) -> None:
        self._sums = {(kind, players): np.zeros((TENTHS, 4)) for kind in KINDS for players in SEATS}

    def add(self, kind: str, players: int, told: tuple[Numbers, Numbers], rounds: NDArray[np.int64]) -> None:
        """Count some decisions; all of a round must come at once."""
        chances, came = told
        tenths = np.minimum((chances * TENTHS).astype(int), TENTHS - 1)
        sums = self._sums[kind, players]
        _, places = np.unique(rounds * TENTHS + tenths, return_inverse=True)
        apart = np.bincount(places, came - chances)
        of = np.zeros(len(apart), int)
        of[places] = tenths
        for column, what in enumerate((np.ones(len(came)), chances, came)):
            sums[:, column] += np.bincount(tenths, what, TENTHS)
        sums[:, 3] += np.bincount(of, apart**2, TENTHS)

    def lines(self, kind: str, players: int) -> list[Line]:
        """Return the tenths of which anything is known."""
        return [
            Line(said / count, came / count, int(count), _DEVIATIONS * float(np.sqrt(squares)) / count)
            for count, said, came, squares in self._sums[kind, players]
            if count
        ]


def count(tally: Tally, known: Fitted, rows: Rows) -> None:
    """Judge the decisions of some games."""
    sets = list(read(rows))
    for players in SEATS:
        of = [one for one in sets if one.players == players]
        best, tried = [one for one in of if not one.tried], [one for one in of if one.tried]
        for kind, some in (("", best), (" else", tried)):
            told = [one for one in some if not (one.tried and one.moment in LATE)]
            _add(tally, known, "win", (kind, players), told)
            _add(tally, known, "soon", (kind, players), [one for one in some if one.made in HAS_SOON])
        _add(tally, known, "win", (" late", players), [one for one in tried if one.moment in LATE])
    _add_draws(tally, known, rows)
    _add_first(tally, known, rows)


def _add(tally: Tally, known: Fitted, what: str, key: tuple[str, int], sets: list[Set]) -> None:
    kind, players = key
    if sets:
        chances = np.concatenate([said(known, what, one) for one in sets])
        came = np.concatenate([one.soon if what == "soon" else one.won for one in sets])
        tally.add(what + kind, players, (chances, came), np.concatenate([one.rounds for one in sets]))


def _add_first(tally: Tally, known: Fitted, rows: Rows) -> None:
    """Count the chances to win as they stand before a player's first card."""
    before = [MOMENTS.index(moment) for moment in BEFORE]
    first = rows[(rows[:, 1 + rows_at.R_TURN] == 1) & np.isin(rows[:, 1 + rows_at.R_MOMENT], before)]
    for one in read(first):
        if not one.tried:
            tally.add("first", one.players, (said(known, "win", one), one.won), one.rounds)


def _add_draws(tally: Tally, known: Fitted, rows: Rows) -> None:
    drawn = rows[(rows[:, 1 + rows_at.R_HELPED] >= 0) & (rows[:, 1 + rows_at.R_USEFUL] > 0)]
    for players in SEATS:
        some = drawn[drawn[:, 1 + rows_at.R_PLAYERS] == players]
        if len(some):
            numbers, came = helping(some)
            chances = 1 / (1 + np.exp(-odds_of(known, known.helps, numbers, players)))
            rounds = some[:, 0].astype(np.int64) * 1000 + some[:, 1 + rows_at.R_ROUND]
            tally.add("helps", players, (chances, came), rounds)


def check(known: Fitted, seeds: range, door: Any) -> Tally:  # noqa: ANN401 - compiled functions have no types
    """Play games of each number of players, one for each seed, and judge what would have been said."""
    tally = Tally()
    for start in range(seeds.start, seeds.stop, _A_BATCH):
        batch = range(start, min(start + _A_BATCH, seeds.stop))
        count(tally, known, gathered(batch, _SHARES, door))
    return tally


def pooled(lines: Iterable[Line], enough: float = ENOUGH) -> list[Line]:
    """Return the lines with those thrown together with a neighbour, the rarer one, that are too rare to be known."""
    some = list(lines)
    while len(some) > 1:
        place = max(range(len(some)), key=lambda at: some[at].error)
        if some[place].error <= enough:
            break
        beside = [at for at in (place - 1, place + 1) if 0 <= at < len(some)]
        other = min(beside, key=lambda at: some[at].decisions)
        low, high = min(place, other), max(place, other)
        some[low : high + 1] = [_together(some[low], some[high])]
    return some


def _together(one: Line, other: Line) -> Line:
    decisions = one.decisions + other.decisions
    parts = (one.decisions / decisions, other.decisions / decisions)
    return Line(
        said=parts[0] * one.said + parts[1] * other.said,
        came=parts[0] * one.came + parts[1] * other.came,
        decisions=decisions,
        error=hypot(parts[0] * one.error, parts[1] * other.error),
    )


def mean(lines: Iterable[Line]) -> float:
    """Return how far off a decision's tenth is on average."""
    some = list(lines)
    return sum(line.off * line.decisions for line in some) / max(sum(line.decisions for line in some), 1)
