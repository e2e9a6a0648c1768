"""The first use on a machine compiles, which takes a while: whoever waits is told once why."""

import json
import time
from collections.abc import Sequence

import pytest

from tenphases.cli import main
from tenphases.i18n import LANGUAGES, words
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import view
from tenphases.sim import master
from tenphases.sim.kernel import keeping
from tenphases.sim.master import player
from tenphases.sim.solo.solve import MOST_TURNS, Figures
from tenphases.sim.tournament.cards import Cards
from tenphases.terminal import first_use, solo
from tests.bots.test_whole_games import opening

QUICK = ("--variant", "short-5", "--processes", "1", "--seeds", "2")
WAIT = 0.2
CHANCES = (0.0, *[0.5] * MOST_TURNS)


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The readable core plays; something is compiled all the same, and nobody has much patience."""
    monkeypatch.setattr("tenphases.sim.tournament.engine.claims", lambda _: False)
    monkeypatch.setattr(Cards, "is_slow_to_start", lambda *_: True)
    monkeypatch.setattr(first_use, "AT_ONCE", WAIT / 10)


def compiling(monkeypatch: pytest.MonkeyPatch, *, first: bool, seconds: float) -> list[Sequence[str]]:
    done: list[Sequence[str]] = []

    def prepare(_: Cards, names: Sequence[str]) -> None:
        time.sleep(seconds)
        done.append(names)

    monkeypatch.setattr(keeping, "is_first_time", lambda: first)
    monkeypatch.setattr(Cards, "prepare", prepare)
    return done


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_the_first_time_it_is_said_once_beside_what_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, command: str
) -> None:
    done = compiling(monkeypatch, first=True, seconds=WAIT)
    assert main([command, "casual", "random", "--json", *QUICK, "--lang", language]) == 0
    assert done
    said = capsys.readouterr()
    assert said.err.count(words(language).say("study-first-use")) == 1
    assert json.loads(said.out)["matches"]


def test_nothing_is_said_of_what_is_read_from_disk_unless_that_takes_long(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling(monkeypatch, first=False, seconds=WAIT)
    line = words("en").say("study-first-use")
    assert main(["simulate", "casual", "random", *QUICK, "--lang", "en"]) == 0
    assert line not in capsys.readouterr().err
    monkeypatch.setattr(first_use, "LONG", WAIT / 10)
    assert main(["simulate", "casual", "random", *QUICK, "--lang", "en"]) == 0
    assert capsys.readouterr().err.count(line) == 1


def test_the_solo_game_says_it_with_the_first_phase(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def figured(*_: object) -> Figures:
        time.sleep(WAIT)
        return Figures(0.0, 1.0, 2.0, 3.0, CHANCES, CHANCES)

    monkeypatch.setattr(solo, "figured", figured)
    monkeypatch.setattr(solo, "is_first_time", lambda: True)
    assert main(["solo", "1", "2", "3", "--json", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert said.err.count(words("en").say("study-first-use")) == 1
    assert len(json.loads(said.out)) == 3


@pytest.mark.parametrize(("seconds", "told"), [(WAIT, ["compiling", "ready"]), (0.0, [])])
def test_a_host_is_told_while_the_search_of_a_master_is_compiled(
    monkeypatch: pytest.MonkeyPatch, seconds: float, told: list[str]
) -> None:
    """Until it is there an expert plays; what takes no time is not spoken of."""
    heard: list[str] = []
    monkeypatch.setattr(master, "_LONG_SECONDS", WAIT / 10)
    monkeypatch.setattr(player, "prepare", lambda: time.sleep(seconds))
    waking = master._Waking(heard.append)
    assert waking(view(opening(Ruleset(), 2), None), 1) is None
    assert waking._thread is not None
    waking._thread.join()
    assert heard == told
