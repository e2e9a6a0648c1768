"""The commands ``judge`` and ``verify`` as they are typed: files, standard input, languages, JSON, exit statuses."""

import io
import json
import locale
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import msgspec
import pytest

from tenphases.cli import main
from tenphases.i18n import LANGUAGES, words
from tenphases.rules.notation.errors import NOTATION_PARAMETERS, WANTED, NotationCode, NotationError
from tenphases.rules.notation.possible import FAULT_PARAMETERS, Fault, FaultCode
from tenphases.rules.notation.record import parse_record
from tenphases.rules.notation.replay import DISCREPANCY_PARAMETERS, Discrepancy, DiscrepancyCode, Part
from tenphases.rules.refusals import Code, Refusal
from tenphases.terminal.referee import DOUBT_PARAMETERS, Doubt, DoubtCode
from tenphases.terminal.report import doubt_sentence, error_sentence, fault_sentence
from tenphases.terminal.verify import discrepancy_sentence

GAME = Path(__file__).parents[1] / "games" / "standard.tp"
POSITION = """position "one"
players 2
turn A draw
hand A R5 + 9
discard-pile S
A: discard R5
A: take
A: draw G1; discard R5
B: draw
"""
SAMPLES: dict[str, int | str] = {
    "card": "R5",
    "drawn": "B6",
    "wanted": "card",
    "found": "x",
    "group": "A1",
    "step": "play",
    "switch": "wilds",
    "statement": "hand",
    "written": "5/10",
    "counted": "10/15",
    "ends": "4 9",
}


class Typed(Protocol):
    """Type a command line, with something on standard input: exit status, what was answered, what was complained."""

    def __call__(self, *arguments: str, given: str = "") -> tuple[int, str, str]: ...


@pytest.fixture(name="typed")
def command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    def typed(*arguments: str, given: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(given))
        status = main(list(arguments))
        return status, *capsys.readouterr()

    return typed


def test_judge_tells_what_happened_and_why_not(typed: Typed) -> None:
    status, out, err = typed("judge", "--lang", "en", given=POSITION)
    assert status == 1
    assert err == ""
    assert "A: discard R5\n      illegal, R3.1: Draw a card first. (draw_first)" in out
    assert "R3.4" in out
    assert "A drew G1" in out
    assert "B drew ?" in out


def test_judge_reads_a_file(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "one.tp"
    file.write_text(POSITION, encoding="utf-8")
    assert typed("judge", str(file))[0] == 1
    status, out, err = typed("judge", str(tmp_path / "none.tp"), "--lang", "en")
    assert (status, out) == (2, "")
    assert "none.tp" in err
    file.write_bytes(b"\xff")
    assert typed("verify", str(file))[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_judge_speaks_every_language(typed: Typed, language: str) -> None:
    status, out, _ = typed("judge", "--lang", language, given=POSITION)
    assert status == 1
    assert words(language).refusal("draw_first", {}) in out


def test_judge_speaks_the_systems_language(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenphases.commands._system_language", lambda: "fi_FI")
    assert words("fi").refusal("draw_first", {}) in typed("judge", given=POSITION)[1]


@pytest.mark.parametrize(
    ("told", "language"),
    [({"LANG": "fi_FI.UTF-8"}, "fi"), ({"LANG": "en_GB", "LC_ALL": "nn_NO"}, "nb"), ({"LANG": "xx"}, "en"), ({}, "en")],
)
def test_judge_speaks_a_language_that_the_system_is_told_of_and_has_not(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, told: dict[str, str], language: str
) -> None:
    def has_not(*_: object) -> str:
        raise locale.Error

    monkeypatch.setattr("tenphases.commands.locale.setlocale", has_not)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, told.get(name, ""))
    assert words(language).refusal("draw_first", {}) in typed("judge", given=POSITION)[1]


def test_judge_answers_in_json(typed: Typed) -> None:
    status, out, _ = typed("judge", "--json", "--lang", "en", given=POSITION + "B: discard W\nB: dance\nA: take\n")
    assert status == 2
    told = json.loads(out)
    (position,) = told["positions"]
    assert (position["title"], position["preset"], position["line"]) == ("one", "standard", 1)
    first, second, third, *_, dance, take = position["moves"]
    assert first["verdict"] == "illegal"
    assert first["refusal"] == {"code": "draw_first", "about": {}, "rule": "R3.1", "sentence": "Draw a card first."}
    assert second["refusal"]["code"] == "skip_not_taken"
    assert third["happened"][0]["text"] == "A drew G1"
    assert third["happened"][0]["event"] == {"type": "DrewFromPile", "seat": 0, "card": "G1"}
    assert dance["error"]["code"] == "no_such_move"
    assert dance["verdict"] == "unclear"
    assert take["verdict"] == "legal"
    told = json.loads(typed("judge", "--json", given="players 2\nturn A draw\nA: take")[1])
    assert told["positions"][0]["moves"][0]["doubt"]["code"] == "unknown_top"


def test_judge_tells_in_json_and_in_words_what_is_impossible(typed: Typed) -> None:
    text = "players 2\nturn A play\nhand A 12\ntable B set(R4 B5 G4)\nA: draw\nposition\nplayers 1\nturn A play\nwhat"
    status, out, _ = typed("judge", "--json", given=text)
    assert status == 2
    first, second = json.loads(out)["positions"]
    assert [each["code"] for each in first["impossible"]] == ["hand_too_large", "group_impossible"]
    assert [each["code"] for each in second["impossible"]] == ["too_few_players"]
    assert [each["code"] for each in second["errors"]] == ["no_such_statement"]
    status, out, _ = typed("judge", "--lang", "en", given=text)
    assert "A cannot hold 12 cards now, only 11." in out
    assert "B1 cannot lie on the table: Blue 5 does not fit into group 1." in out
    assert "R2.1: At least 2 players are needed" in out
    assert "Line 9, column 1: Nothing begins with “what”." in out


def test_judge_tells_of_open_endings_and_doubts(typed: Typed) -> None:
    text = (
        "players 2\nturn A play\nphase A 10\nlaid A\nhand A R9\nphase B 10\nlaid B\nhand B 1\ntotal A 10\n"
        "A: discard R9\nA: draw\nposition\nplayers 2\nturn A draw\nA: take\nA: discard R13\nposition\nA draw"
    )
    status, out, _ = typed("judge", "--lang", "en", given=text)
    assert status == 2
    assert "scored A 0/10, B ?/? for 1" in out
    assert out.count("depends on cards that are not known") == 2
    assert "Say which card it is" in out
    assert "cannot be judged: Line 16, column 12: A card such as R5, W or S should stand here, not “R13”." in out
    assert out.startswith("Line 18, column 3:")


def test_judge_checks_what_a_file_expects(typed: Typed) -> None:
    assert typed("judge", "--check", given=POSITION)[0] == 1
    good = "players 2\nturn A draw\nhand A R5 + 9\nA: discard R5\n> illegal R3.1\nA: draw\n> legal"
    status, out, _ = typed("judge", "--check", "--preset", "all", "--lang", "en", given=good)
    assert (status, out) == (0, "14 moves judged, everything as expected.\n")
    bad = good.replace("R3.1", "R3.2") + "\n> A drew R5\nposition\nplayers 1\nturn A draw\n> total A 5"
    status, out, _ = typed("judge", "--check", "--lang", "en", given=bad)
    assert status == 2
    assert "Line 5: not as expected: illegal R3.2" in out
    assert "Line 8: not as expected: A drew R5" in out
    assert "This position cannot be:" in out
    status, out, _ = typed("judge", "--check", "--json", given="players 2\nturn A draw\n> total A 5\nA: draw")
    assert json.loads(out)["positions"][0]["unmet"] == [{"line": 3, "expected": "total A 5"}]
    status, out, _ = typed("judge", "--check", "--lang", "en", given="players 2\nturn A draw\n> total A 5\n")
    assert (status, "Line 3: not as expected: total A 5" in out) == (1, True)
    status, out, _ = typed(
        "judge", "--check", "--lang", "en", given="players 2\nturn A play\nhand A 12\n> impossible x"
    )
    assert (status, "A cannot hold 12 cards" in out) == (1, True)
    status, out, _ = typed("judge", "--check", "--lang", "en", given="A draw")
    assert (status, out.startswith("Line 1, column 3")) == (2, True)


def test_a_wild_that_was_given_no_role_is_told_every_role_it_may_have(typed: Typed) -> None:
    given = "players 2\nphases run4\nturn A play\nhand A B8 Y10 W W + 3\nA: lay run(B8 Y10 W W)\n"
    status, out, _ = typed("judge", "--lang", "en", given=given)
    assert status == 1
    assert "illegal, R5.5: Say what the wild is to be: 7, 9 or 11." in out


def test_judging_nothing_says_so(typed: Typed) -> None:
    assert typed("judge", "--lang", "en") == (2, "", "There is nothing to judge.\n")
    assert typed("judge", "--check", "--lang", "en", given="# nothing") == (2, "", "There is nothing to judge.\n")
    status, out, err = typed("judge", "--json", given="# nothing")
    assert (status, json.loads(out)["positions"], bool(err)) == (2, [], True)
    elsewhere = "except danish\nplayers 2\nturn A draw\nA: draw\n"
    assert typed("judge", "--check", "--preset", "danish", given=elsewhere)[0] == 0


def test_verify_finds_a_good_record_good(typed: Typed) -> None:
    status, out, _ = typed("verify", str(GAME), "--lang", "en")
    assert status == 0
    assert out.startswith("A whole game:")
    record = parse_record(GAME.read_text(encoding="utf-8"))
    status, out, _ = typed("verify", "--json", given=msgspec.json.encode(record).decode())
    assert status == 0
    assert json.loads(out)["good"]


@pytest.mark.parametrize("game", ["standard", "masters", "twist"])
def test_whoever_has_a_record_judged_is_told_what_verify_tells(game: str, typed: Typed) -> None:
    record = str(GAME.with_name(f"{game}.tp"))
    assert typed("judge", record, "--lang", "en") == typed("verify", record, "--lang", "en")
    status, out, _ = typed("judge", record, "--json")
    assert (status, json.loads(out)["good"]) == (0, True)


def test_verify_tells_every_discrepancy_with_its_line(typed: Typed) -> None:
    lines = GAME.read_text(encoding="utf-8").splitlines()
    salt = next(at for at, line in enumerate(lines) if line.startswith("deal "))
    score = next(at for at, line in enumerate(lines) if line.startswith("scores"))
    lines[salt] = lines[salt].replace('" salt "', '" salt "0')
    lines[score] = lines[score].replace("A ", "A 9").replace("/", "/9", 1)
    lines[-1] = "places A B C"
    status, out, _ = typed("verify", "--lang", "en", given="\n".join(lines))
    assert status == 1
    assert f"Line {salt + 1}: This is not the order that was committed to." in out
    assert f"Line {score + 1}: A has " in out
    assert f"Line {len(lines)}: The ranking is" in out
    assert "3 things in this record cannot be so." in out
    status, out, _ = typed("verify", "--json", given="\n".join(lines))
    assert [each["line"] for each in json.loads(out)["discrepancies"]] == [salt + 1, score + 1, len(lines)]


def test_verify_tells_illegal_moves_and_rules_that_cannot_be_played(typed: Typed) -> None:
    status, out, _ = typed("verify", "--lang", "en", given="record\nplayers 2\nA: draw\n")
    assert status == 1
    assert "Line 3: This move is illegal, R2.2: The cards are still being dealt." in out
    status, out, _ = typed("verify", "--lang", "en", given="record\nplayers 1\nphases what\nA: draw")
    assert status == 1
    assert "Line 1: Nobody can play by these rules." in out
    assert "  R2.1: At least 2 players are needed" in out
    record = msgspec.json.encode(parse_record("record\nplayers 2\nA: draw\nplaces A\n")).decode()
    status, out, _ = typed("verify", "--lang", "en", given=record)
    assert out.startswith("This move is illegal")


def test_verify_tells_what_cannot_be_read(typed: Typed) -> None:
    status, out, err = typed("verify", "--lang", "en", given="record\nplayers 2\nA: dance")
    assert (status, out) == (2, "")
    assert err == "Line 3, column 4: There is no move “dance”.\n"
    for command in ("verify", "judge", "analyse"):
        status, out, err = typed(command, "--lang", "en", given='{"seats": 2}')
        assert (status, out, err) == (2, "", "Line 1, column 1: This is JSON, but not the record of a game.\n")
    status, out, err = typed("verify", "--lang", "en", given="record\nplayers 2\npreset dance\nA: draw")
    assert (status, out, err) == (2, "", "Line 3, column 1: There are no rules called “dance”.\n")


@pytest.mark.parametrize("seats", [-1, 0, 7, 10**8, 10**30])
def test_a_record_of_a_table_that_cannot_be_is_neither_checked_nor_analysed(typed: Typed, seats: int) -> None:
    record = json.loads(msgspec.json.encode(parse_record(GAME.read_text(encoding="utf-8"))))
    given = json.dumps(record | {"seats": seats})
    status, out, _ = typed("verify", "--lang", "en", given=given)
    assert (status, "Nobody can play by these rules." in out) == (1, True)
    status, out, err = typed("analyse", "--lang", "en", given=given)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("Nobody can play by these rules. ")


def test_only_a_player_of_the_game_is_analysed_alone(typed: Typed) -> None:
    status, out, err = typed("analyse", "--seat", "F", "--lang", "en", given="record\nplayers 2")
    assert (status, out, err) == (2, "", "There is no player F: 2 are playing.\n")


def samples(names: tuple[str, ...]) -> dict[str, int | str]:
    return {name: SAMPLES.get(name, 3) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    spoken = words(language)
    for code in NotationCode:
        about = samples(NOTATION_PARAMETERS[code])
        for wanted in WANTED if "wanted" in about else ("",):
            for found in ("x", ""):
                told = about | ({"wanted": wanted} if wanted else {}) | ({"found": found} if "found" in about else {})
                assert error_sentence(spoken, NotationError(code, 1, 1, told))
    for fault in FaultCode:
        refusal = Refusal(Code.RUN_FULL) if fault is FaultCode.GROUP_IMPOSSIBLE else None
        assert fault_sentence(spoken, Fault(fault, samples(FAULT_PARAMETERS[fault]), refusal))
    for doubt in DoubtCode:
        assert doubt_sentence(spoken, Doubt(doubt, samples(DOUBT_PARAMETERS[doubt])))
    for discrepancy in DiscrepancyCode:
        refusal = Refusal(Code.RUN_FULL) if discrepancy is DiscrepancyCode.ILLEGAL_MOVE else None
        about = samples(DISCREPANCY_PARAMETERS[discrepancy])
        assert discrepancy_sentence(spoken, Discrepancy(discrepancy, Part.HEAD, 0, about, refusal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_speaks_every_language(typed: Typed, capsys: pytest.CaptureFixture[str], language: str) -> None:
    for command in ((), ("judge",), ("verify",), ("serve",)):
        with pytest.raises(SystemExit) as raised:
            typed(*command, "--lang", language, "--help") if command else typed("--help")
        assert raised.value.code == 0
        assert capsys.readouterr().out


@pytest.mark.parametrize("arguments", [(), ("dance",), ("judge", "--lang", "xx"), ("judge", "--lang")])
def test_what_cannot_be_asked_for_ends_with_status_2(typed: Typed, arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as raised:
        typed(*arguments)
    assert raised.value.code == 2


@pytest.mark.parametrize("command", [("judge",), ("solo", "1"), ("tournament", "casual", "expert")])
def test_who_asks_a_command_for_what_it_does_not_know_is_shown_its_help(
    typed: Typed, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit):
        typed(*command, "--lang", "en", "--dance")
    err = capsys.readouterr().err
    assert "“--dance”" in err
    assert f"tenphases {command[0]} --help" in err


BAD = "# nothing that any command can read"


@pytest.mark.parametrize(
    "arguments",
    [
        ("judge",),
        ("judge", "--json"),
        ("judge", "no-such-file"),
        ("verify",),
        ("verify", "--json"),
        ("analyse",),
        ("rules", "check"),
        ("rules", "compare", "--json"),
        ("score", "check"),
        ("score", "check", "--json"),
        ("score", "--dice", "check"),
        ("score", "check", "one", "another"),
        ("simulate", "nobody", "casual"),
        ("tournament", "casual"),
        ("solo", "run13"),
        ("solo", "colour-run12", "--json"),
        ("solo", "run"),
        ("solo", "1", "--hand", "R1"),
    ],
)
def test_whatever_gets_no_answer_is_told_so_beside_the_answers(typed: Typed, arguments: tuple[str, ...]) -> None:
    status, out, err = typed(*arguments, "--lang", "en", given=BAD)
    assert status in {1, 2}
    assert err
    assert "--json" in arguments or "solo" in arguments or not out


@pytest.mark.parametrize("command", [("rules", "check"), ("rules", "compare"), ("score", "check"), ("solo", "run13")])
def test_options_may_stand_wherever_one_likes(typed: Typed, command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(BAD, encoding="utf-8")
    last = "run14" if "solo" in command else str(file)
    assert typed(*command, "--json", last) == typed(*command, last, "--json")
    with pytest.raises(SystemExit) as raised:
        typed(*command, "--json", last, "--nothing-of-the-kind")
    assert raised.value.code == 2


def test_a_second_file_is_one_too_many(typed: Typed) -> None:
    with pytest.raises(SystemExit) as raised:
        typed("judge", "one", "--json", "another")
    assert raised.value.code == 2


def test_an_answer_that_is_not_read_to_its_end_is_no_fault() -> None:
    command = [sys.executable, "-m", "tenphases", "judge", "--preset", "all"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        assert judge.stderr is not None
        judge.stdout.close()
        judge.stdin.write(POSITION * 20)
        judge.stdin.close()
        assert judge.stderr.read() == ""
    assert judge.returncode == 0
