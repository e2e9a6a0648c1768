"""The exact chances: against all states at once, against fair dice, and the best keep against a greedy one."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from math import sqrt

import numpy as np
import pytest

from tenphases.dice import advice
from tenphases.dice.advice import Outlook, advise, outlook
from tenphases.dice.aims import MOST_POINTS, SUREST, Aim
from tenphases.dice.faces import COLOUR, DICE, KIND, KINDS, NUMBER, Face, in_order, without
from tenphases.dice.making import best_choice, best_making
from tenphases.dice.notation import read_dice
from tenphases.dice.phases import PHASES
from tests.dice.oracle import HIGH, LOW, Array, WholeLattice, by_face, by_number, colour_points

Keeper = Callable[[tuple[Face, ...], int], tuple[Face, ...]]
"""Says what to keep of ten dice with so many rolls to come; all ten to stop."""

COLOURED = 7


@pytest.fixture(scope="module")
def faces() -> WholeLattice:
    return by_face()


@pytest.fixture(scope="module")
def in_a_colour(faces: WholeLattice) -> Array:
    return colour_points(faces, 7)


@pytest.fixture(scope="module")
def numbers() -> WholeLattice:
    return by_number()


def rolled(dice: tuple[Face, ...], rng: random.Random) -> tuple[Face, ...]:
    """Ten dice once those that are missing are rolled."""
    kept = Counter(KIND[face] for face in dice)
    rest = (rng.choice(k.sides) for place, k in enumerate(KINDS) for _ in range(k.count - kept[place]))
    return (*dice, *rest)


def turn(keeper: Keeper, rng: random.Random) -> tuple[Face, ...]:
    """The dice at the end of a turn."""
    dice = rolled((), rng)
    for rolls in (2, 1):
        kept = keeper(dice, rolls)
        if len(kept) == DICE:
            break
        dice = rolled(kept, rng)
    return dice


def simulated(phase: int, keeper: Keeper, rng: random.Random, turns: int) -> tuple[Outlook, Outlook]:
    """What turns of a keeper came to on average, and the standard errors."""
    makings = [best_making(PHASES[phase], turn(keeper, rng)) for _ in range(turns)]
    points = [making.points if making else 0 for making in makings]
    chance = sum(making is not None for making in makings) / turns
    mean = sum(points) / turns
    spread = sqrt(sum((each - mean) ** 2 for each in points) / turns)
    return Outlook(chance, mean), Outlook(sqrt(max(chance * (1 - chance), 1e-4) / turns), spread / sqrt(turns))


def best_keeper(phase: int, aim: Aim) -> Keeper:
    def keep(dice: tuple[Face, ...], rolls: int) -> tuple[Face, ...]:
        return advise(phase, dice, rolls, aim).keep

    return keep


# Against all states at once


def by_number_points(lattice: WholeLattice, phase: int) -> Array:
    """What every outcome scores, -1 where it fails."""
    points = np.full(tuple(lattice.full), -1.0)
    for at, (high, low) in enumerate(product(*(s[:f] for s, f in zip(lattice.states, lattice.full, strict=True)))):
        choice = best_choice(PHASES[phase], (0, *low[:4], *high), low[4])
        if choice is not None:
            points.flat[at] = choice[0]
    return points


@pytest.mark.parametrize(("phase", "made"), [(1, 40), (6, 0), (9, -38)])
def test_every_keep_of_sets_and_runs_is_worth_what_all_states_at_once_say(
    phase: int, made: int, numbers: WholeLattice
) -> None:
    points = by_number_points(numbers, phase)
    values = np.where(points < 0, 0, points + made)
    for rolls in (1, 2):
        kept = numbers.rolled(values)
        for high, low in product(range(0, len(numbers.states[0]), 7), range(0, len(numbers.states[1]), 3)):
            dice = of_numbers(numbers.states[0][high], numbers.states[1][low])
            found = outlook(phase, dice, rolls, Aim(made))
            assert found.points + made * found.chance == pytest.approx(kept[high, low], abs=1e-9)
        values = numbers.best(kept)
    found = outlook(phase, (), 3, Aim(made))
    assert found.points + made * found.chance == pytest.approx(numbers.rolled(values)[-1, -1], abs=1e-9)


def of_numbers(high: tuple[int, ...], low: tuple[int, ...]) -> tuple[Face, ...]:
    """Dice with so many of each number, whatever their colours."""
    numbers = [n for n, count in zip((*HIGH, *LOW), (*high, *low), strict=False) for _ in range(count)]
    return tuple(next(face for face in KIND if NUMBER[face] == int(number)) for number in numbers)


@pytest.mark.parametrize(
    "made", [0, 40, *(pytest.param(made, marks=pytest.mark.soak) for made in (1, 5, 10, 20, 30, 65, 100, 200, 1000))]
)
def test_no_keep_for_a_colour_is_better_than_the_best_of_one_colour(
    made: int, faces: WholeLattice, in_a_colour: Array
) -> None:
    """All 5,531,904 keeps of all 1,382,976 outcomes: those of one colour give up nothing, after either roll."""
    final = np.where(in_a_colour < 0, 0, in_a_colour + made)
    check_single_colours(faces, final, final)


def test_no_keep_is_surer_to_make_a_colour_than_the_best_of_one_colour(faces: WholeLattice, in_a_colour: Array) -> None:
    final = np.where(in_a_colour < 0, 0.0, 1.0)
    check_single_colours(faces, final, final)


def check_single_colours(faces: WholeLattice, values: Array, stopping: Array) -> None:
    single = np.zeros([len(states) for states in faces.states], dtype=bool)
    for colour in "RBYG":
        of_colour = [
            np.array([all(f.endswith(colour) for f, n in zip(sides, state, strict=True) if n) for state in states])
            for sides, states in zip(faces.sides, faces.states, strict=True)
        ]
        single |= of_colour[0][:, None, None, None] & of_colour[1][:, None, None] & of_colour[2][:, None] & of_colour[3]
    for _ in range(2):
        kept = faces.rolled(values)
        values = faces.best(kept)
        alone = np.maximum(faces.best(np.where(single, kept, -1.0)), stopping)
        assert np.max(values - alone) < 1e-9


@pytest.mark.parametrize("made", [40, None])
def test_every_keep_for_a_colour_is_worth_what_all_states_at_once_say(
    made: int | None, faces: WholeLattice, in_a_colour: Array, rng: random.Random
) -> None:
    counted = 1.0 if made is None else in_a_colour + made
    values = np.where(in_a_colour < 0, 0, counted)
    for rolls in (1, 2):
        kept = faces.rolled(values)
        for dice in some_keeps(rng):
            shown = [[face for face in dice if KIND[face] == at] for at in range(len(KINDS))]
            assert worth(COLOURED, dice, rolls, made) == pytest.approx(kept[faces.place(shown)], abs=1e-9), dice
        values = faces.best(kept)
    assert worth(COLOURED, (), 3, made) == pytest.approx(faces.rolled(values)[-1, -1, -1, -1], abs=1e-9)


def worth(phase: int, dice: tuple[Face, ...], rolls: int, made: int | None) -> float:
    found = outlook(phase, dice, rolls, Aim(made))
    return found.chance if made is None else found.points + made * found.chance


def some_keeps(rng: random.Random) -> list[tuple[Face, ...]]:
    """Keeps of one colour, and some of several."""
    keeps: list[tuple[Face, ...]] = [()]
    for _ in range(60):
        dice = rolled((), rng)
        colour = COLOUR[rng.choice(dice)]
        keeps.append(tuple(face for face in dice if COLOUR[face] == colour and rng.random() < 0.8))
    keeps += [tuple(rng.sample(rolled((), rng), k)) for k in (3, 4, 5, 6, 7, 8, 9) for _ in range(2)]
    return keeps


def test_punishing_a_made_colour_costs_the_best_keep_next_to_nothing(faces: WholeLattice, in_a_colour: Array) -> None:
    """For whom failing is better than few points, a keep of several colours can be better, but hardly."""
    final = np.where(in_a_colour < 0, 0, in_a_colour - 29)
    values = final
    for _ in range(2):
        values = faces.best(faces.rolled(values))
    best = faces.rolled(values)[-1, -1, -1, -1]
    found = worth(COLOURED, (), 3, -29)
    assert best - 0.01 < found <= best + 1e-9


# The best keep


@pytest.mark.parametrize(
    "phase", [pytest.param(p, marks=() if p in {1, 7, 9} else pytest.mark.soak) for p in range(10)]
)
@pytest.mark.parametrize("rolls", [1, 2])
def test_the_advice_is_at_least_as_good_as_any_keep(phase: int, rolls: int, rng: random.Random) -> None:
    aim = Aim(40)
    for _ in range(3):
        dice = rolled((), rng)
        advised = advise(phase, dice, rolls, aim)
        mine = advised.outlook.points + 40 * advised.outlook.chance
        for _ in range(25):
            keep = tuple(rng.sample(dice, rng.randint(3, 9)))
            other = outlook(phase, keep, rolls, aim)
            assert other.points + 40 * other.chance <= mine + 1e-9, (dice, keep)


@pytest.mark.parametrize("aim", [SUREST, Aim(40)], ids=str)
def test_what_is_advised_is_what_the_keep_is_worth(aim: Aim, rng: random.Random) -> None:
    for phase in (4, 7):
        for rolls in (1, 2):
            dice = rolled((), rng)
            found = advise(phase, dice, rolls, aim)
            making = best_making(PHASES[phase], dice)
            if found.stop:
                assert found.outlook == Outlook(float(making is not None), making.points if making else 0)
                assert found.keep == dice
            else:
                assert found.outlook == outlook(phase, found.keep, rolls, aim)


def test_the_best_dice_are_left_as_they_lie() -> None:
    dice = read_dice("10R 10R 10R 10B 10B 10B wR 1B wB 1R")
    for aim in (SUREST, MOST_POINTS, Aim(40)):
        for rolls in (1, 2):
            assert advise(6, dice, rolls, aim).stop


def test_ten_dice_of_one_colour_are_stopped_with_or_rolled_for_more() -> None:
    assert advise(COLOURED, read_dice("10R 10R 10R 8R 8R 8R 2R 2R 1R 1R"), 2, MOST_POINTS).stop
    found = advise(COLOURED, read_dice("5R 5R 5R 8R 8R 8R wR wR 1R 1R"), 1, SUREST)
    assert (found.stop, found.outlook.chance) == (False, 1)
    assert 7 <= len(found.keep) < DICE


def test_a_phase_that_is_made_is_rolled_on_for_more_points_without_risk() -> None:
    dice = read_dice("8B 10R 5R 8R 8R 6Y wR wG wB 3G")
    found = advise(0, dice, 1, SUREST)
    assert not found.stop
    assert found.outlook.chance == 1
    assert found.outlook.points > 34


def test_one_die_that_is_missing_has_the_chance_of_its_sides() -> None:
    kept = read_dice("5R 6G 7Y 6Y 8R 9Y 4G 4G 1R")  # a run of 9 lacks two numbers, one of 7 lacks none
    assert outlook(5, kept, 1, SUREST) == Outlook(0, 0)
    kept = read_dice("5R 6G 7Y 8R 9Y 10B 4G 3Y 1R")
    assert outlook(5, kept, 1, SUREST).chance == pytest.approx(3 / 6)
    assert outlook(5, kept, 2, SUREST).chance == pytest.approx(1 - (3 / 6) ** 3)  # then two dice are rolled
    assert outlook(5, kept, 1, MOST_POINTS).points == pytest.approx((54 + 52 + 52) / 6)


def test_the_last_roll_of_all_dice_for_a_colour_has_the_binomial_chance() -> None:
    sure = outlook(COLOURED, (), 1, SUREST).chance
    # Each colour is on 2, 1, 2, 1 or 1, 2, 1, 2 of six sides of the four kinds.
    ways = [1.0]
    for kind in KINDS:
        chance = sum(COLOUR[face] == "R" for face in kind.sides) / 6
        for _ in range(kind.count):
            ways = [
                (ways[n] if n < len(ways) else 0) * (1 - chance) + (ways[n - 1] if n else 0) * chance
                for n in range(len(ways) + 1)
            ]
    assert sure == pytest.approx(4 * sum(ways[7:]))


# Fair dice


@pytest.mark.parametrize(("phase", "aim"), [(2, SUREST), (7, MOST_POINTS), (9, MOST_POINTS)], ids=str)
def test_turns_with_fair_dice_agree_with_the_chances(phase: int, aim: Aim, rng: random.Random, soak: bool) -> None:  # noqa: FBT001
    expected = outlook(phase, (), 3, aim)
    found, error = simulated(phase, best_keeper(phase, aim), rng, 20_000 if soak else 400)
    assert abs(found.chance - expected.chance) < 4 * error.chance
    assert abs(found.points - expected.points) < 4 * error.points


def most_of_a_number(dice: tuple[Face, ...], _rolls: int) -> tuple[Face, ...]:
    """What people keep for two sets: the two numbers shown most, and wilds."""
    numbers = Counter(NUMBER[face] for face in dice if NUMBER[face])
    wanted = {number for number, _ in numbers.most_common(2)}
    return tuple(face for face in dice if NUMBER[face] in wanted or not NUMBER[face])


def different_numbers(dice: tuple[Face, ...], _rolls: int) -> tuple[Face, ...]:
    """What people keep for a run: a die of each number, and wilds."""
    numbers = {NUMBER[face]: face for face in dice if NUMBER[face]}
    return (*numbers.values(), *(face for face in dice if not NUMBER[face]))


def exact_last_roll(phase: int) -> Keeper:
    """Who looks ahead by one roll only, and by that one exactly."""

    def keep(dice: tuple[Face, ...], _rolls: int) -> tuple[Face, ...]:
        return advise(phase, dice, 1, MOST_POINTS).keep

    return keep


@pytest.mark.parametrize(("phase", "greedy"), [(9, most_of_a_number), (6, most_of_a_number), (3, different_numbers)])
def test_the_best_keep_scores_more_than_a_greedy_one(phase: int, greedy: Keeper, rng: random.Random) -> None:
    best = outlook(phase, (), 3, MOST_POINTS).points
    found, error = simulated(phase, greedy, rng, 2000)
    assert found.points + 4 * error.points < best


@pytest.mark.soak
def test_looking_ahead_by_two_rolls_scores_more_than_by_one(rng: random.Random) -> None:
    best = outlook(9, (), 3, MOST_POINTS).points
    found, error = simulated(9, exact_last_roll(9), rng, 20_000)
    assert found.points + 4 * error.points < best


def test_the_tables_are_remembered() -> None:
    assert advice.odds(0, SUREST) is advice.odds(0, SUREST)


def test_any_order_of_dice_gives_the_same_advice(rng: random.Random) -> None:
    for phase in (0, 7):
        dice = rolled((), rng)
        mixed = tuple(rng.sample(dice, len(dice)))
        one, other = (advise(phase, each, 2, Aim(40)) for each in (dice, mixed))
        assert in_order(one.keep) == in_order(other.keep)
        assert not without(one.keep, dice)
