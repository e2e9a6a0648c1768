"""The best way to use ten dice, against trying every way there is."""

import random

import pytest

from tenphases.dice.faces import KINDS, NUMBER, Face, missing
from tenphases.dice.making import best_making
from tenphases.dice.phases import PHASES, Phase
from tests.dice.oracle import every_way, makes


def any_dice(rng: random.Random) -> tuple[Face, ...]:
    return tuple(rng.choice(kind.sides) for kind in KINDS for _ in range(kind.count))


def few_numbers(rng: random.Random) -> tuple[Face, ...]:
    """Ten dice that make sets more often: each kind shows one or two of its faces."""
    return tuple(face for kind in KINDS for face in rng.choices(rng.sample(kind.sides, 2), k=kind.count))


def in_a_row(rng: random.Random) -> tuple[Face, ...]:
    """Ten dice that make runs more often: each kind shows different faces."""
    return tuple(face for kind in KINDS for face in rng.sample(kind.sides, kind.count))


@pytest.mark.parametrize("phase", PHASES, ids=str)
@pytest.mark.parametrize("dealt", [any_dice, few_numbers, in_a_row])
def test_the_best_way_is_the_best_of_all_ways(phase: Phase, dealt: object, rng: random.Random, soak: bool) -> None:  # noqa: FBT001
    assert callable(dealt)
    for _ in range(1500 if soak else 25):
        dice = dealt(rng)
        making = best_making(phase, dice)
        best = max(every_way(phase, dice), default=None)
        assert (making.points if making else None) == best, dice


@pytest.mark.parametrize("phase", PHASES, ids=str)
def test_the_groups_told_are_such_groups_of_these_dice(phase: Phase, rng: random.Random) -> None:
    told = 0
    for _ in range(300):
        dice = rng.choice((any_dice, few_numbers, in_a_row))(rng)
        making = best_making(phase, dice)
        if making is None:
            continue
        told += 1
        used = [face for group in making.groups for face in group.dice]
        assert missing(used, dice) is None
        assert sum(NUMBER[face] for face in used) == making.points
        for spec, group in zip(phase.groups, making.groups, strict=True):
            assert makes(spec, group.dice)
            if spec.kind == "run":
                assert all(NUMBER[face] in (0, group.number + at) for at, face in enumerate(group.dice))
            elif spec.kind == "set":
                assert all(NUMBER[face] in (0, group.number) for face in group.dice)
            else:
                assert {face[-1] for face in group.dice} == {group.colour}
    assert told
