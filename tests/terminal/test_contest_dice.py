"""``simulate --dice`` and ``tournament --dice``: tables, JSON, pictures, and what is refused."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tenphases.cli import main
from tenphases.dice.moves import Keep, PlayerMove, Stop
from tenphases.dice.views import View
from tenphases.i18n import LANGUAGES, words
from tenphases.sim.tournament import dice
from tenphases.sim.tournament.dice import MEASURES, Dice, Player, chooser
from tenphases.terminal import contest_dice
from tests.terminal.test_contest_command import figures_are_those_of

QUICK = ("--dice", "--processes", "1", "--lang", "en")


@pytest.fixture(autouse=True)
def _without_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels roll all dice again until the phase is made: that needs no tables."""

    def plainly(seen: View, _own: int) -> PlayerMove:
        return Keep() if seen.best is None else Stop()

    def quick(name: str) -> Player:
        return chooser(name) if name == "random" else plainly

    monkeypatch.setattr(dice, "chooser", quick)
    monkeypatch.setattr(Dice, "is_slow_to_start", lambda *_: False)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json", *QUICK]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_game_alone_is_told_by_its_points_phases_and_bonuses(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ("simulate", "expert", "--seeds", "3")
    answer = told(capsys, *arguments)
    (alone, at_random) = answer["matches"]
    assert (answer["game"], "ruleset" in answer, at_random["role"]) == ("dice", False, "random")
    assert (alone["games"], alone["wins"], alone["turns"]) == (3, [[100, 0]], alone["rounds"])
    assert [each["made"] for each in alone["phases"][0]] == [3] * 10
    assert sum(each["tries"] for each in alone["phases"][0]) == pytest.approx(3 * alone["turns"][0])
    five, finish = (alone[name][0][0] for name in MEASURES[:2])
    of_phases = sum(each["points"] for each in alone["phases"][0]) / 3
    failed = alone["turns"][0] - 10
    assert alone["points"][0][0] == pytest.approx(of_phases + 40 * (five + finish) - 5 * failed)
    assert alone["spread"][0]["quantiles"].keys() == {"5", "25", "50", "75", "95"}
    assert main([*arguments, "--plots", str(tmp_path), *QUICK]) == 0
    said = capsys.readouterr()
    assert "Wins" not in said.out
    assert f"{alone['points'][0][0]:.1f}" in said.out
    assert main([*arguments, *QUICK[:-1], "fi"]) == 0
    figures_are_those_of("fi", capsys.readouterr().out)
    assert {path.stem for path in tmp_path.iterdir()} == {"rounds", "phases", "points"}


def test_a_tournament_rates_and_draws_and_goes_on_from_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("tournament", "random", "expert", "master", "--seeds", "1", "--results", str(tmp_path / "results"))
    assert main([*arguments, "--plots", str(tmp_path / "plots"), *QUICK]) == 0
    said = capsys.readouterr()
    assert "These play dice just alike: expert, master." in said.out
    assert "Strength" in said.out
    pictures = {path.stem: path.read_text() for path in (tmp_path / "plots").iterdir()}
    assert pictures.keys() == {"strength", "wins", "rounds", "phases", "points"}
    assert all("</svg>" in picture for picture in pictures.values())
    monkeypatch.setattr(Dice, "play_seeds", None)  # nothing is left to be played
    answer = told(capsys, *arguments)
    assert answer["ratings"][-1]["name"] == "random"
    first = [match["finished_first"] for match in answer["matches"] if not match["role"]]
    assert all(sum(mean for mean, _ in each) == pytest.approx(1) for each in first)
    assert main([*arguments[:1], *arguments[2:], *QUICK]) == 2
    assert "Name another file" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_told_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "expert", "steady", "--seeds", "1", *QUICK[:-1], language]) == 0
    said, spoken = " ".join(capsys.readouterr().out.split()), words(language)
    for key in ("contest-spread", "contest-bonuses", "contest-dice-tries", "contest-dice-scores", "contest-dice-games"):
        assert spoken.say(key) in said


def test_who_waits_for_the_tables_is_told_why(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(_: Dice, _names: Sequence[str]) -> None:
        time.sleep(0.2)

    monkeypatch.setattr(Dice, "is_slow_to_start", lambda *_: True)
    monkeypatch.setattr(Dice, "prepare", slowly)
    monkeypatch.setattr(contest_dice, "SOON", 0.02)
    assert main(["simulate", "expert", "--seeds", "1", "--json", *QUICK]) == 0
    assert capsys.readouterr().err.count(words("en").say("contest-dice-wait")) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "hitting-late"], "no player “hitting-late”. There are: random, greedy, surest, beginner"),
        (["simulate", *["expert"] * 7], "One to six players"),
        (["tournament", "expert"], "Two to six players"),
        (["tournament", "expert", "expert"], "Two to six players"),
        (["tournament", "expert", "beginner", "--seats", "1"], "Two to six players"),
        (["tournament", "expert", "beginner", "--seats", "7"], "Two to six players"),
        (["simulate", "expert", "--variant", "masters"], "no other rules"),
        (["tournament", "expert", "beginner", "--preset", "finnish"], "no other rules"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, *QUICK]) == 2
    assert said in capsys.readouterr().err
