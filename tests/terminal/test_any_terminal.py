"""Whatever terminal the command runs in, and whatever is typed: an answer in the user's language, never a crash."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from tenphases.cli import main
from tenphases.i18n import LANGUAGES, words
from tenphases.terminal.drawing import draw

Captured = pytest.CaptureFixture[str]
POSITION = "players 2\nturn A draw\nA: draw R5\n"
READERS = (["judge"], ["verify"], ["analyse"], ["score", "check"], ["rules", "check"])


@pytest.mark.parametrize("command", [*READERS, ["score"], ["score", "--dice"]])
def test_with_standard_input_closed_a_command_says_what_it_lacks(
    command: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", None)
    assert main([*command, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "key", "about"),
    [
        (("dance",), "cli-bad-choice", {"what": "COMMAND", "found": "dance"}),
        (("judge", "--preset", "dance"), "cli-bad-choice", {"what": "--preset", "found": "dance"}),
        (
            ("phases", "--seed", "1", "--count", "50"),
            "cli-bad-choice",
            {"what": "--count", "found": "50", "choices": "1–40"},
        ),
        (("phases", "--seed", "x"), "cli-bad-value", {"what": "--seed", "found": "x"}),
        (("simulate", "steady", "--seeds", "0"), "cli-bad-value", {"what": "--seeds", "found": "0"}),
        (("simulate", "steady", "--better", "nan"), "cli-bad-value", {"what": "--better", "found": "nan"}),
        (("serve", "--port", "99999"), "cli-bad-value", {"what": "--port", "found": "99999"}),
        (("phases", "--seed"), "cli-no-value", {"what": "--seed"}),
        (("judge", "--json=3"), "cli-stands-alone", {"what": "--json", "found": "3"}),
        (("serve", "--open", "--what"), "cli-unknown", {"found": "--what"}),
        (("rules",), "cli-required", {"what": "what"}),
        (("simulate", "steady", "--pr", "x"), "cli-ambiguous", {"found": "--pr"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "fi"])
def test_what_cannot_be_asked_for_is_told_in_one_line_of_the_users_language(
    typed: tuple[str, ...], key: str, about: dict[str, str], language: str, capsys: Captured
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*typed, "--lang", language])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(words(language).say(key, **{"choices": "\0", **about}).partition("\0")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_no_word_of_another_language(language: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["judge", "--lang", language, "--help"])
    said = capsys.readouterr().out
    for key in ("cli-usage", "cli-arguments", "cli-options", "cli-help"):
        assert words(language).say(key) in said
    if language != "en":
        assert "show this help" not in said
        assert "positional" not in said


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = line.replace("tenphases", f"{sys.executable} -m tenphases")
    return subprocess.run(  # noqa: S602 - a line of this file
        command, shell=True, capture_output=True, check=False, env=os.environ | environment
    )


def test_a_terminal_that_has_not_all_signs_is_given_those_it_has(tmp_path: Path) -> None:
    file = tmp_path / "åse.tp"
    file.write_text(f'position "Bjørn – “æ”"\n{POSITION}', encoding="utf-8")
    ascii_only = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "POSIX"}
    told = shell(f"tenphases judge --lang fi <{file}; tenphases judge --lang fi --json <{file}", **ascii_only)
    assert told.stderr == b""
    assert told.returncode == 0
    plain, _, data = told.stdout.partition(b"{")
    assert b'Bjorn - "ae" (standard)' in plain
    assert b"\\u00f8" in data, "JSON loses nothing"


def test_an_output_that_takes_nothing_is_told_of_or_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "one.tp"
    file.write_text(POSITION, encoding="utf-8")
    full = shell(f"tenphases judge --lang en {file} >/dev/full")
    assert (full.returncode, full.stdout) == (2, b"")
    assert full.stderr.startswith(b"This could not be done: ")
    assert full.stderr.count(b"\n") == 1
    closed = shell(f"tenphases judge {file} >&-")
    assert (closed.returncode, closed.stderr) == (0, b"")


@pytest.mark.parametrize("command", READERS)
def test_a_mark_at_the_beginning_of_a_file_means_nothing(command: list[str], capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("record\nplayers 2", encoding="utf-8")
    plain = main([*command, str(file), "--lang", "en"]), *capsys.readouterr()
    file.write_text("record\nplayers 2", encoding="utf-8-sig")
    assert (main([*command, str(file), "--lang", "en"]), *capsys.readouterr()) == plain


@pytest.mark.parametrize("given", [b"\xff", b"record\n\xff"])
@pytest.mark.parametrize("command", READERS)
def test_what_is_no_text_cannot_be_read_from_a_pipe_either(
    command: list[str], given: bytes, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given), errors="surrogateescape"))
    assert main([*command, "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", "- cannot be read.\n")


def test_a_name_that_is_no_text_is_kept_with_a_mark(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "sheet.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("n ben Zo\udcff\n"))
    assert main(["score", str(file), "--names", "A\udce9,Ben", "--dealer", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "A\N{REPLACEMENT CHARACTER}" in told
    assert "Zo\N{REPLACEMENT CHARACTER}" in file.read_text(encoding="utf-8")


HEADINGS = ("Vaihe", "Nostopakasta heti", "Poistopakasta", "Yhteensä, %", "Vuoroja")


@pytest.mark.parametrize("width", [20, 40, 58, 60, 62, 80, 120])
def test_no_screen_is_too_narrow_for_a_number(width: int) -> None:
    table = Table(title="Points")
    for heading in HEADINGS:
        table.add_column(heading)
    table.add_row("kaksi 3 kortin sarjaa", "18.275240", "29.809251", "", "3.367")
    table.add_row("sarja", "0.000001", "100.000000", "1", "21.538")
    console = Console(width=width, file=io.StringIO())
    draw(console, table)
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue()
    assert "…" not in said
    for text in ("Points", "kaksi", "sarjaa", "18.275240", "29.809251", "100.000000", "21.538"):
        assert text in said
    assert all(word in said for heading in HEADINGS for word in heading.split())
    assert max(map(len, said.splitlines())) <= width
