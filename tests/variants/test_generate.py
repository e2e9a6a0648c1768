"""Random phase lists."""

from itertools import pairwise

import pytest

from tenphases.rules.findings import ruleset_findings
from tenphases.rules.ruleset import CLASSIC_PHASES, GoOut, Ruleset
from tenphases.variants.generate import LEAST, MOST, Kinds, generated
from tenphases.variants.turns import TURNS

KINDS: tuple[Kinds, ...] = ("classic", "every")
SEEDS = range(60)


def test_a_seed_gives_the_same_list_for_ever() -> None:
    """Written down: whoever plays list 7 with friends in another country plays this one."""
    assert generated(7) == (
        "set3 + run4",
        "set3 + colour5",
        "set3 + set2 + colour5",
        "set3 + colour6",
        "set3 + set3 + run4",
        "run5 + run5",
        "set4 + set3",
        "set4 + set3 + run3",
        "set5 + run4",
        "set5 + run5",
    )
    assert generated(7, 5, "every") == generated(7, 5, "every")
    assert len({generated(seed) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("kinds", KINDS)
def test_every_list_is_as_hard_as_the_classic_one_and_rises(kinds: Kinds) -> None:
    classic = sum(TURNS[phase][0] for phase in CLASSIC_PHASES)
    for seed in SEEDS:
        turns = [TURNS[phase][0] for phase in generated(seed, 10, kinds)]
        assert turns == sorted(turns), seed
        assert abs(sum(turns) - classic) < 0.08 * classic, seed
        assert all(later <= 1.75 * earlier for earlier, later in pairwise(turns)), seed


@pytest.mark.parametrize("kinds", KINDS)
@pytest.mark.parametrize("count", [LEAST, 2, 5, 10, 20, MOST])
def test_every_list_can_be_played_and_has_no_phase_twice(count: int, kinds: Kinds) -> None:
    for seed in range(10):
        phases = generated(seed, count, kinds)
        assert len(set(phases)) == count
        for go_out in GoOut:
            assert ruleset_findings(Ruleset(phases=phases, go_out=go_out)) == ()


def test_classic_kinds_are_sets_runs_and_colours_and_lists_are_various() -> None:
    for seed in SEEDS:
        groups = [group.rstrip("0123456789") for phase in generated(seed) for group in phase.split(" + ")]
        assert set(groups) <= {"set", "run", "colour"}
        assert len(set(groups)) > 1, seed
    every = {
        group.rstrip("0123456789") for seed in SEEDS for p in generated(seed, 10, "every") for group in p.split(" + ")
    }
    assert {"colour-run", "even", "odd"} <= every


@pytest.mark.parametrize("count", [0, -1, MOST + 1])
def test_a_list_of_no_phases_or_too_many_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        generated(1, count)


def test_the_figures_cover_every_classic_phase_and_are_known_well_enough() -> None:
    assert set(CLASSIC_PHASES) <= set(TURNS)
    assert all(0 <= error < max(0.8, 0.3 * turns) for turns, error in TURNS.values())
