"""L14: nobody passes the same cards round while the draw pile lies there."""

from itertools import islice

import pytest

from tenphases.bots import LEVELS, MASTER
from tenphases.rules.moves import Discard, Draw, Take
from tenphases.rules.ruleset import Ruleset, SkipLies
from tenphases.rules.state import State
from tenphases.rules.views import View
from tenphases.sim.match import Bot, level, moves, play
from tenphases.variants.load import load
from tests.bots.tables import LONGEST, in_round, longest_streak

WITHOUT_SEARCH = [name for name in LEVELS if name != MASTER]
"""A master who searches is tested in tests/sim; one who does not is an expert."""

TAKEN_IN_TURN = {
    "phase 7 against phase 9 passing 11 and 10": in_round(
        (
            "R12 B12 Y12 R10 B10 R1 B2 Y4 G5 R7",
            "G9 R9 B9 Y9 R11 B11 B1 Y2 G4 B5",
        ),
        done=(6, 8),
        discard="Y11",
        ruleset=Ruleset(),
    ),
    "two on phase 6 swapping 3s": in_round(
        (
            "R1 B2 Y3 G4 Y4 R5 B6 Y9 G11 R12",
            "G1 Y2 R3 B4 R4 G5 Y6 B9 R11 Y12",
        ),
        done=(5, 5),
        discard="B3",
        ruleset=Ruleset(),
    ),
    "a skip that could be taken and played again for ever": in_round(
        (
            "S R1 B2 Y3 G4 Y4 R5 B6 Y9 G11",
            "G1 Y2 R3 B4 R4 G5 Y6 B9 R11 Y12",
        ),
        done=(5, 5),
        discard="S",
        ruleset=Ruleset(take_skip=True, skip_lies=SkipLies.ON_PILE),
    ),
}


def test_a_round_ends_in_which_all_the_cards_that_somebody_needs_lie_on_the_table() -> None:
    seats = [level(name) for name in ("steady", "casual", "casual", "casual", "casual", "casual")]
    assert play(load("dutch"), seats, 300_000_511, 1).rounds == 14


def magpie(seen: View, _seed: int) -> Take | Draw | Discard:
    """Takes whatever lies there and throws the card it has held longest."""
    if seen.options.take:
        return Take(seen.options.take[0])
    if seen.options.draw:
        return Draw()
    return Discard(seen.options.discard[0])


def streak(state: State, bot: Bot, seed: int) -> int:
    return longest_streak(move for move, _ in islice(moves(state, [bot] * 2, seed), 300))


@pytest.mark.parametrize("case", TAKEN_IN_TURN)
@pytest.mark.parametrize("name", WITHOUT_SEARCH)
def test_no_bot_goes_round_in_circles(name: str, case: str, seed: int) -> None:
    for more in range(20):
        assert streak(TAKEN_IN_TURN[case], level(name), seed + more) <= LONGEST


@pytest.mark.parametrize("case", list(TAKEN_IN_TURN)[:2])
def test_a_player_who_takes_everything_would_be_caught(case: str) -> None:
    assert streak(TAKEN_IN_TURN[case], magpie, 0) > LONGEST
