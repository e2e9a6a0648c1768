"""The commands ``rules`` and ``phases`` as they are typed."""

import io
import json
from pathlib import Path
from typing import Protocol

import pytest

from tenphases.cli import main
from tenphases.i18n import LANGUAGES, words
from tenphases.rules.ruleset import Ruleset
from tenphases.terminal.rules import fault_line, note_line, setting_line
from tenphases.variants import Wrong, WrongCode, load
from tenphases.variants.advice import ADVICE_PARAMETERS, Note
from tenphases.variants.files import FileCode, FileFault, OwnRules, rules_text
from tenphases.variants.generate import generated
from tenphases.variants.switches import switches

OURS = rules_text(OwnRules("Our family rules", load("dutch", switches={"points.skip": 20})), "toml")
BAD = 'name = "Ours"\n[rules]\nphases = ["2 sets of 3", "banana"]\n'
SAMPLE: dict[str, int | str] = {
    "phase": 3,
    "other": 1,
    "turns": 30,
    "most": 4,
    "players": 5,
    "cards": 9,
    "switch": "points.low",
}


class Typed(Protocol):
    """Type a command line, with something on standard input: exit status, what was answered, what was complained."""

    def __call__(self, *arguments: str, given: str = "") -> tuple[int, str, str]: ...


@pytest.fixture(name="typed")
def command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    def typed(*arguments: str, given: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(given))
        status = main([*arguments, "--lang", "en"])
        return status, *capsys.readouterr()

    return typed


def test_a_file_of_rules_is_checked(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(OURS, encoding="utf-8")
    status, out, err = typed("rules", "check", str(file))
    assert (status, err) == (0, "")
    assert out.startswith("Our family rules\n")
    assert "Phase 2: set of 3 + run of 4" in out
    assert "turns" in out
    assert "Different from: Dutch\n  Points for cards left in hand: each skip: 20\n" in out
    assert out.endswith("These rules can be played.\n")


def test_rules_that_cannot_be_played_are_told_by_line_and_by_exit_status(typed: Typed) -> None:
    status, out, err = typed("rules", "check", given=BAD)
    assert (status, err) == (1, "")
    assert "Has to be changed: Line 2: Phase 2 in the list cannot be read at “banana”." in out
    status, out, _ = typed("rules", "check", "--json", given=BAD)
    answer = json.loads(out)
    assert (status, answer["playable"]) == (1, False)
    assert answer["notes"][0]["code"] == "unreadable_phase"
    assert answer["notes"][0]["sentence"].startswith("Phase 2")
    few = 'name = "Ours"\n[rules]\nhand_size = 25\n'
    assert [typed("rules", "check", "--players", players, given=few)[0] for players in "26"] == [0, 1]


def test_rules_are_compared_with_a_preset(typed: Typed) -> None:
    assert typed("rules", "compare", "--preset", "dutch", given=OURS) == (
        1,
        "Different from: Dutch\n  Points for cards left in hand: each skip: 20\n",
        "",
    )
    same = rules_text(OwnRules("", load("dutch")), "json")
    assert typed("rules", "compare", "--preset", "dutch", given=same) == (0, "No different from: Dutch\n", "")
    status, out, _ = typed("rules", "compare", "--json", given=OURS)
    assert (status, json.loads(out)["skip_target"]) == (1, "next")


def test_a_file_that_is_no_rules_is_told_why(typed: Typed, tmp_path: Path) -> None:
    status, out, err = typed("rules", "check", given="hello world")
    assert (status, out) == (2, "")
    assert err == "As TOML, it cannot be read any further than line 1, column 7.\n"
    assert typed("rules", "check", str(tmp_path / "none.toml"))[0] == 2


def test_a_random_list_of_phases_is_printed_by_its_seed(typed: Typed) -> None:
    assert typed("phases", "--seed", "7") == (0, "\n".join(generated(7)) + "\n", "")
    status, out, _ = typed("phases", "--seed", "7", "--count", "20", "--kinds", "every", "--json")
    assert (status, json.loads(out)) == (0, list(generated(7, 20, "every")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_there_is_to_say_about_rules_is_said_in_every_language(language: str) -> None:
    spoken = words(language)
    for code, names in ADVICE_PARAMETERS.items():
        assert note_line(spoken, Note("hint", code, {name: SAMPLE[name] for name in names}, 3))
    for fault in FileCode:
        assert fault_line(spoken, FileFault(fault, 3, 4))
    for wrong in WrongCode:
        assert "wildz" in fault_line(spoken, Wrong(wrong, "wildz"))
    for switch in switches():
        for value in switch.values or (switch.standard, 3, ("set3", "2: run4"), "1 2 3"):
            if switch.kind == "choice" or isinstance(value, type(switch.standard)):
                assert setting_line(spoken, switch.name, value)
    assert setting_line(spoken, "phases", Ruleset().phases)
