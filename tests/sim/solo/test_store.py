"""Solved phases are kept: a second asking computes nothing, and a spoilt file does no harm."""

from pathlib import Path

import numpy as np
import pytest

from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import Naturals, Ruleset
from tenphases.sim.solo import store
from tenphases.sim.solo.solve import Solo, solve
from tenphases.sim.solo.store import figured, folder, solved

PHASE = parse_phase("set4 + set4")


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "user_cache", lambda: tmp_path)


@pytest.fixture
def solves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The phases that were solved."""
    done: list[str] = []

    def counting(phase: object, ruleset: Ruleset, told: object) -> Solo:
        done.append(str(phase))
        return solve(phase, ruleset, told)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "solve", counting)
    return done


def test_a_phase_is_solved_once(solves: list[str]) -> None:
    first, again = figured(PHASE, Ruleset()), figured(PHASE, Ruleset())
    assert first == again
    fresh, kept = solved(PHASE, Ruleset()), solved(PHASE, Ruleset())
    assert solves == ["set4 + set4"]
    for one, other in ((fresh.discards, kept.discards), (fresh.pile, kept.pile)):
        assert np.array_equal(one.expected, other.expected)
        assert np.abs(one.within - other.within).max() < 1e-5
    assert np.array_equal(fresh.missing, kept.missing)


def test_the_order_of_the_groups_does_not_matter(solves: list[str]) -> None:
    assert figured(parse_phase("set5 + set2"), Ruleset()) == figured(parse_phase("set2 + set5"), Ruleset())
    assert len(solves) == 1


def test_other_rules_are_solved_apart_where_they_matter(solves: list[str]) -> None:
    for ruleset in (Ruleset(), Ruleset(naturals=Naturals.PER_PHASE), Ruleset(discard_piles=2)):
        figured(PHASE, ruleset)
    assert len(solves) == 2


@pytest.mark.parametrize("suffix", [".json", ".npz"])
def test_a_spoilt_file_is_computed_again(solves: list[str], suffix: str) -> None:
    before = figured(PHASE, Ruleset())
    for path in folder().glob(f"*{suffix}"):
        path.write_bytes(path.read_bytes()[:40])
    assert figured(PHASE, Ruleset()) == before
    solved(PHASE, Ruleset())
    assert len(solves) == 2


def test_where_nothing_can_be_kept_the_answer_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solves: list[str]
) -> None:
    (tmp_path / "file").touch()
    before = figured(PHASE, Ruleset())
    monkeypatch.setattr(store, "user_cache", lambda: tmp_path / "file")
    assert figured(PHASE, Ruleset()) == before
    assert len(solves) == 2
