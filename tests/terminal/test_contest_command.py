"""The commands ``simulate`` and ``tournament``: tables, JSON, pictures, and what is refused."""

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tenphases.cli import main
from tenphases.i18n import LANGUAGES
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.engine import play_seeds
from tenphases.sim.tournament.tally import Tally
from tenphases.terminal import install

TERMINAL = Path(install.__file__).parent
QUICK = ("--variant", "short-5", "--processes", "1", "--lang", "en")


@pytest.fixture(autouse=True)
def _by_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenphases.sim.tournament.engine.claims", lambda _: False)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json", *QUICK]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_simulation_tells_shares_sanity_and_the_test(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "simulate", "casual", "random", "--seeds", "4", "--better", "10")
    first, par, at_random = answer["matches"]
    assert first["wins"][0][0] > first["wins"][1][0]
    assert (first["engine"], first["games"], answer["first_seed"]) == ("core", 8, 1_000_000)
    assert par["wins"][0][0] + par["wins"][1][0] == pytest.approx(100)
    assert at_random["players"] == ["random", "casual"]
    assert answer["better"]["better"] is None


def test_a_tournament_rates_and_draws_and_goes_on_from_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("tournament", "random", "casual", "beginner", "--seeds", "2", "--results", str(tmp_path / "results"))
    assert main([*arguments, "--plots", str(tmp_path / "plots"), *QUICK]) == 0
    said = capsys.readouterr()
    assert "Seeds 1000000 to 1000001" in said.out
    assert "Strength" in said.out
    pictures = {path.stem: path.read_text() for path in (tmp_path / "plots").iterdir()}
    assert pictures.keys() == {"strength", "wins", "rounds", "phases", "points"}
    assert all("</svg>" in picture for picture in pictures.values())
    monkeypatch.setattr(Cards, "play_seeds", None)  # nothing is left to be played
    rated = told(capsys, *arguments)["ratings"]
    assert rated[-1]["name"] == "random"
    assert main(["tournament", "random", "casual", *arguments[4:], *QUICK]) == 2
    assert "Name another file" in capsys.readouterr().err


def test_figures_are_written_as_each_language_writes_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("simulate", "casual", "random", "--seeds", "2", *QUICK[:-2], "--results", str(tmp_path / "results"))
    for language in LANGUAGES:
        assert main([*arguments, "--lang", language]) == 0
        figures_are_those_of(language, capsys.readouterr().out)
    assert main([*arguments, "--plots", str(tmp_path / "plots"), "--lang", "fi"]) == 0
    figures_are_those_of("fi", "".join(_labels(picture) for picture in (tmp_path / "plots").iterdir()))


def figures_are_those_of(language: str, told: str) -> None:
    point, comma = (bool(re.search(rf"[0-9]{mark}[0-9]", told)) for mark in (r"\.", ","))
    assert (point, comma) == ((True, False) if language == "en" else (False, True)), told


def _labels(picture: Path) -> str:
    """Return what is written in a picture, which the file tells beside the strokes of the letters."""
    return "\n".join(re.findall("<!-- (.*) -->", picture.read_text()))


def test_no_figure_is_shown_past_the_words_of_its_language() -> None:
    by_hand = re.compile(r"[\w)\]]:[+,]*(?:\.[0-9{]|,\})")  # the likes of {value:.1f} and {value:,}
    for module in TERMINAL.glob("*.py"):
        assert not by_hand.findall(module.read_text(encoding="utf-8")), module.name


def test_who_interrupts_is_told_how_far_it_came(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(game: Cards, names: Sequence[str], seeds: Iterable[int]) -> Tally:
        if "random" not in names:
            raise KeyboardInterrupt
        return play_seeds(game.ruleset, names, seeds)

    monkeypatch.setattr(Cards, "play_seeds", tired)
    assert main(["simulate", "casual", "random", "--seeds", "2", *QUICK]) == 130
    assert "Stopped. 4 of 12 games are done." in capsys.readouterr().out


def test_who_asks_for_ray_and_has_none_is_told_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for language in LANGUAGES:
        assert main(["simulate", "casual", "random", "--ray", "auto", "--lang", language]) == 2
        assert capsys.readouterr().err.endswith(f": {sys.executable} -m pip install 'ray>=2.60,<3'\n")


def test_what_is_told_to_be_installed_is_what_the_extras_hold() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["optional-dependencies"]["sim"] == list(install.SIM)
    assert project["optional-dependencies"]["ray"] == [install.RAY]
    assert project["optional-dependencies"]["postgres"] == [install.POSTGRES]


def test_a_file_or_a_folder_that_cannot_be_used_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    there, dice = tmp_path / "there", ("simulate", "--dice", "random", "--seeds", "1")
    there.write_text("a letter")
    assert main([*dice, "--results", str(there), "--lang", "en"]) == 2
    assert f"{there} is not a file of results" in capsys.readouterr().err
    assert main([*dice, "--results", str(tmp_path), "--lang", "en"]) == 2
    assert "cannot be used: Is a directory." in capsys.readouterr().err
    assert main([*dice, "--plots", str(there), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert "Seeds 1000000" in said.out
    assert f"No pictures can be put into {there}: File exists." in said.err


def test_who_interrupts_before_or_after_the_games_sees_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tenphases.terminal.contest.show", tired)
    assert main(["simulate", "--dice", "random", "--seeds", "1", "--processes", "1", "--lang", "en"]) == 130
    assert not capsys.readouterr().err.strip()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "casual", "nobody"], "no player “nobody”"),
        (["simulate", "casual"], "Two to six players"),
        (["tournament", "casual", "casual"], "Two to six players"),
        (["tournament", "casual", "steady", "--seats", "7"], "Two to six players"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
