"""How well the coach's chances hold: of what is called 30 %, how much comes to pass, on games that nobody learnt from.

The games are played, judged and forgotten, so that there may be as many as it takes to tell a tenth's truth.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks import coach_rows as rows_at
from benchmarks.coach_data import SEATS, Rows, Set, gathered, read
from benchmarks.coach_fit import HAS_SOON, said
from tenphases.coach.chances import Fitted
from tenphases.coach.features import Moment

KINDS: Final = ("soon", "win", "soon else", "win else", "first", "helps")
"""To lay within three turns and to win with the best move; the same with another one; to win, asked at the first turn;
that the next card from the pile brings the phase nearer."""
LATE: Final = (Moment.LAYING, Moment.HITTING)
TENTHS: Final = 10
_A_BATCH: Final = 1000
_KEEP: Final = 80
_TRY: Final = 300
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
            # What it costs not to lay, or not to hit, is a rule of thumb.
            told = [one for one in some if not (one.tried and one.moment in LATE)]
            _add(tally, known, "win", (kind, players), told)
            _add(tally, known, "soon", (kind, players), [one for one in some if one.made in HAS_SOON])
    _add_draws(tally, rows)
    _add_first(tally, known, rows)


def _add(tally: Tally, known: Fitted, what: str, key: tuple[str, int], sets: list[Set]) -> None:
    kind, players = key
    if sets:
        chances = np.concatenate([said(known, what, one) for one in sets])
        came = np.concatenate([one.soon if what == "soon" else one.won for one in sets])
        tally.add(what + kind, players, (chances, came), np.concatenate([one.rounds for one in sets]))


def _add_first(tally: Tally, known: Fitted, rows: Rows) -> None:
    """Count the chances to win as they stand before a player's first card."""
    first = rows[(rows[:, 1 + rows_at.R_TURN] == 1) & (rows[:, 1 + rows_at.R_MOMENT] <= rows_at.TAKING)]
    for one in read(first):
        if not one.tried:
            tally.add("first", one.players, (said(known, "win", one), one.won), one.rounds)


def _add_draws(tally: Tally, rows: Rows) -> None:
    drawn = rows[rows[:, 1 + rows_at.R_HELPED] >= 0]
    chances = drawn[:, 1 + rows_at.R_USEFUL] / np.maximum(drawn[:, 1 + rows_at.R_UNSEEN], 1)
    for players in SEATS:
        some = drawn[:, 1 + rows_at.R_PLAYERS] == players
        came = drawn[some, 1 + rows_at.R_HELPED].astype(float)
        rounds = drawn[some, 0].astype(np.int64) * 1000 + drawn[some, 1 + rows_at.R_ROUND]
        tally.add("helps", players, (chances[some], came), rounds)


def check(known: Fitted, seeds: range, door: Any) -> Tally:  # noqa: ANN401 - compiled functions have no types
    """Play games of each number of players, one for each seed, and judge what would have been said."""
    tally = Tally()
    for start in range(seeds.start, seeds.stop, _A_BATCH):
        batch = range(start, min(start + _A_BATCH, seeds.stop))
        count(tally, known, gathered(batch, _KEEP, _TRY, door))
    return tally


def mean(lines: Iterable[Line]) -> float:
    """Return how far off a decision's tenth is on average."""
    some = list(lines)
    return sum(line.off * line.decisions for line in some) / max(sum(line.decisions for line in some), 1)
