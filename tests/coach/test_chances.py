"""The chances: fitted to what they are asked about, and what is called 30 % happens in 30 of 100."""

import pytest

from benchmarks.coach import Game, Row, said_of, tenths
from tenphases.coach.chances import fitted
from tenphases.coach.features import Moment, features
from tenphases.coach.weighing import weigh
from tenphases.rules.ruleset import Ruleset
from tests.coach.games import played

SEATS = range(2, 7)
WITHIN = 0.02


def test_there_is_a_coefficient_for_every_number_at_every_moment(seed: int) -> None:
    known = fitted()
    assert set(known.win) == set(known.regret) == set(Moment)
    assert set(known.soon) == {Moment.DRAWING, Moment.THROWING}
    seen = next(turn.seen for turn in played(Ruleset(), 4, seed))
    count = len(features(seen, weigh(seen)[0]))
    assert {len(weights) for weights in (*known.win.values(), *known.soon.values())} == {count}
    assert min(known.regret.values()) > 0, "what is given away never helps"


def rows(seats: int, seed: int, games: int) -> list[Row]:
    return [row for game in range(games) for part in Game(seats, seed + game).rounds() for row in part]


@pytest.mark.parametrize("seats", [2, 5])
def test_chances_are_about_right(seats: int, seed: int) -> None:
    """A few games only: the mean over all decisions, and that what is said to be likelier happens more often."""
    those = rows(seats, 3_000_000 + seed, 3)
    for what in ("win", "soon"):
        said, came, _ = said_of(what, those, fitted())
        assert len(said) == len(came) > 300
        assert abs(said.mean() - came.mean()) < 0.08, what
        likely = said > said.mean()
        assert came[likely].mean() > came[~likely].mean() + 0.1, what


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_every_tenth_is_right_within_two_points(seats: int, seed: int) -> None:
    those = rows(seats, 4_000_000 + seed % 1_000_000, 600)
    for what in ("win", "soon"):
        for line in tenths(said_of(what, those, fitted())):
            assert abs(line.said - line.came) < WITHIN + line.error, (what, line)
