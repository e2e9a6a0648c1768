"""The most that a game can score: 649, by going through everything that the dice can show (R16.1, R16.7)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from tenphases.dice.decide import BONUS, ENOUGH
from tenphases.dice.faces import COLOUR, COLOURS, KINDS, NUMBER, Colour, Face
from tenphases.dice.making import best_choice, best_making
from tenphases.dice.notation import read_dice
from tenphases.dice.phases import PHASES, GroupKind, Phase
from tests.dice.games import A, Play

MOST = (60, 57, 59, 49, 52, 54, 60, 56, 60, 62)
"""The most that each phase can score."""

BEST = (
    "10R 10R 10R 10B 10B 10B 1B 1B 1R 1R",
    "10R 9G 8B 10B 10B 10B wR 1B 1R 1R",
    "10R 10R 10R 10B 10B 9Y wR wR 1R 1R",
    "10R 9G 8B 7G 6Y 5B 4G 1B 1R 1R",
    "10R 9G 8B 7G 6Y 5B 4G 3Y 1R 1R",
    "10R 9G 8B 7G 6Y 5B 4G 3Y 2B 1R",
    "10R 10R 10R 10B 10B 10B wR wR 1R 1R",
    "10R 10R 10R 8R 8R 8R 2R 1B 2B 2B",
    "10R 10R 10R 10B 10B 10B wR 1B 1R 1R",
    "10R 10R 10R 10B 10B 5B 4G 4G 4Y 1R",
)


def by_number(phase: Phase) -> int:
    """The most that all ten dice can score for a phase of sets and runs: every count of every number is tried."""
    high, low = ([kind for kind in KINDS if (0 in map(NUMBER.get, kind.sides)) is wild] for wild in (False, True))
    shown = [
        combinations_with_replacement(sorted({NUMBER[face] for face in kinds[0].sides}), sum(k.count for k in kinds))
        for kinds in (high, low)
    ]
    found = 0
    for of_high, of_low in product(*shown):
        numbers = of_high + of_low
        choice = best_choice(phase, [0, *(numbers.count(number) for number in range(1, 11))], numbers.count(0))
        found = max(found, choice[0] if choice else 0)
    return found


def of_one_colour(colour: Colour) -> Iterator[tuple[Face, ...]]:
    """Everything that the dice can show of one colour; a die that shows another stands with any such face."""
    of_kind = []
    for kind in KINDS:
        sides = [face for face in kind.sides if COLOUR[face] == colour]
        sides.append(next(face for face in kind.sides if COLOUR[face] != colour))
        of_kind.append(list(combinations_with_replacement(sides, kind.count)))
    for dice in product(*of_kind):
        yield tuple(face for faces in dice for face in faces)


def by_colour(phase: Phase, colour: Colour) -> int:
    """The most that all ten dice can score in one colour."""
    makings = (best_making(phase, dice) for dice in of_one_colour(colour))
    return max(making.points for making in makings if making and making.groups[0].colour == colour)


@pytest.mark.parametrize(("phase", "most"), [pair for pair in zip(PHASES, MOST, strict=True) if pair[0].number != 8])
def test_R16_6_the_most_that_a_phase_of_sets_and_runs_scores(phase: Phase, most: int) -> None:
    assert by_number(phase) == most


def test_R16_1_the_best_phase_8_is_worth_56() -> None:
    best = {colour: by_colour(PHASES[7], colour) for colour in COLOURS}
    assert best == {"R": 56, "B": 56, "Y": 52, "G": 52}
    assert max(best.values()) == MOST[7]


def test_R16_1_the_most_that_a_game_scores_is_649() -> None:
    assert sum(MOST[:5]) >= ENOUGH  # so the best game has the bonus after phase 5
    assert sum(MOST) + 2 * BONUS == 649


def test_R16_7_a_game_of_the_best_dice_scores_649() -> None:
    play = Play(1)
    for dice in BEST:
        play.turn(dice)
    assert play.state.players[A].made == MOST
    assert play.state.players[A].total == 649


@pytest.mark.parametrize("dice", BEST)
def test_the_best_dice_are_dice(dice: str) -> None:
    assert all(sum(face in kind.sides for face in read_dice(dice)) == kind.count for kind in KINDS)


@pytest.mark.soak
def test_R16_1_no_outcome_at_all_is_worth_more_in_phase_8() -> None:
    of_kind = [list(combinations_with_replacement(kind.sides, kind.count)) for kind in KINDS]
    found = 0
    for dice in product(*of_kind):
        making = best_making(PHASES[7], [face for faces in dice for face in faces])
        found = max(found, making.points if making else 0)
    assert found == 56


def test_only_phase_8_asks_for_a_colour() -> None:
    assert [phase.number for phase in PHASES if phase.groups[0].kind is GroupKind.COLOUR] == [8]
