"""The command ``solo``: the figures of phases, of a hand, and what it says where there are none."""

import json
from pathlib import Path

import pytest

from tenphases.cli import main
from tenphases.sim.solo import store

HAND = "R5 B12 W S G1 G2 Y3 R8 R9 B9"


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "user_cache", lambda: tmp_path)


def answers(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    assert main(["solo", "--json", "--lang", "en", *arguments]) == 0
    told: list[dict[str, object]] = json.loads(capsys.readouterr().out)
    return told


def test_a_phase_is_told_by_number_or_by_text(capsys: pytest.CaptureFixture[str]) -> None:
    by_number, by_text = answers(capsys, "1", "set3+set3")
    assert by_number["turns_discards"] == by_text["turns_discards"] == pytest.approx(3.367, abs=5e-4)
    assert by_number["name"] == "Phase 1: two sets of 3"


def test_a_hand_is_told_exactly_or_by_estimate(capsys: pytest.CaptureFixture[str]) -> None:
    exact, estimated = answers(capsys, "--hand", HAND, "8", "colour-run4")
    assert (exact["not_exact"], estimated["not_exact"]) == (None, "number-and-colour")
    assert exact["distance"] == 3
    assert estimated["turns_pile"] is None


def test_the_table_says_why_a_phase_has_no_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solo", "10", "colour-run5", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert "9.237" in said.out
    assert "numbers and colours both matter" in said.err
    for never in (["run13"], ["colour-run12"], ["run13", "--hand", HAND], ["colour12", "--json"]):
        assert main(["solo", *never, "--lang", "en"]) == 1
        assert "no hand can hold it" in capsys.readouterr().err
    assert main(["solo", "10", "--lang", "fi"]) == 0
    assert "9,237" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [(["11"], "11"), (["run"], "run"), (["1", "--hand", "R5 R5 R5"], "R5"), (["1", "--hand", "R13"], "R13")],
)
def test_what_cannot_be_used_is_named(arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solo", *arguments, "--lang", "en"]) == 2
    assert f"“{wrong}”" in capsys.readouterr().err
