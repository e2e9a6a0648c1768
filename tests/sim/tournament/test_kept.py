"""Files of results: gone on with only where the same games would come out, and never left half written."""

import contextlib
import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from tenphases.rules.ruleset import Ruleset
from tenphases.sim.match import Played
from tenphases.sim.tournament import kept, plan
from tenphases.sim.tournament.cards import Cards
from tenphases.sim.tournament.contest import run
from tenphases.sim.tournament.dice import Dice
from tenphases.sim.tournament.game import RANDOM
from tenphases.sim.tournament.kept import FileError, Kept, Why
from tenphases.sim.tournament.plan import Lineup, Plan, code, head_of
from tenphases.sim.tournament.pool import processes
from tenphases.sim.tournament.tally import Tally

PLAN = Plan((Lineup((RANDOM,), 60),), Dice(), 7)
"""Three chunks."""
ALONE = processes(1)


@pytest.fixture(autouse=True)
def _no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seed comes to follows from it, as it should, but nobody plays."""

    def made_up(_: object, names: Sequence[str], seeds: Iterable[int]) -> Tally:
        tally = Tally(len(names))
        for seed in seeds:
            tally.add_seed([Played(seed, 0, seed % 13, seed % 31, (0,), (seed,) * len(names), (1,) * len(names))])
        return tally

    monkeypatch.setattr(Dice, "play_seeds", made_up)
    monkeypatch.setattr(Cards, "play_seeds", made_up)
    monkeypatch.setattr(Cards, "is_slow_to_start", lambda *_: False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    run(PLAN, ALONE, tmp_path / "results")
    return tmp_path / "results"


def refused(file: Path, asked: Plan = PLAN) -> FileError:
    """Return why a file is refused; it must be as it was."""
    before = file.read_bytes()
    with pytest.raises(FileError) as refusal:
        run(asked, ALONE, file)
    assert file.read_bytes() == before
    assert refusal.value.file == file
    return refusal.value


def test_another_contest_is_refused_and_it_is_said_in_what_it_differs(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(file, Plan(PLAN.lineups, Dice(), 8)).why is Why.SEEDS
    assert refused(file, Plan((Lineup(("surest",), 60),), Dice(), 7)).why is Why.PLAYERS
    cards = Plan((Lineup((RANDOM, RANDOM), 1),), Cards(Ruleset()), 7)
    run(cards, ALONE, file.with_name("cards"))
    other = Plan(cards.lineups, Cards(Ruleset(phases=("set2",))), 7)
    assert refused(file.with_name("cards"), other).why is Why.RULES
    assert refused(file, Plan((Lineup((RANDOM,), 60),), Cards(Ruleset()), 7)).why is Why.RULES
    monkeypatch.setattr(plan, "code", lambda: "changed since")
    assert refused(file).why is Why.CODE


def test_a_file_from_before_a_bot_or_the_kernel_changed_is_refused(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "tenphases"
    for name in ("rules", "dice", "bots", "sim"):
        (program / name).mkdir(parents=True)
    (program / "__init__.py").touch()
    monkeypatch.setattr("tenphases.__file__", str(program / "__init__.py"))
    said = set()
    for changed in ("", "bots/expert.py", "sim/kernel.py", "rules/judge.py", "dice/bot.py", "sim/equity.json"):
        if changed:
            (program / changed).write_text("better than before")
        code.cache_clear()
        said.add(code())
    assert len(said) == 6
    (program / "bots" / "made.pyc").touch()
    code.cache_clear()
    assert code() in said
    assert refused(file).why is Why.CODE
    code.cache_clear()


def test_the_extra_that_lets_masters_search_makes_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Plan((Lineup(("master", "expert"), 1),), Cards(Ruleset()), 7)
    with_it = head_of(asked)
    assert with_it.engines == ("search",)
    monkeypatch.setattr("tenphases.sim.master.available", lambda: False)
    without = head_of(asked)
    assert without.engines == ("core",)
    (tmp_path / "results").write_bytes(kept._line(with_it))
    assert refused(tmp_path / "results", asked).why is Why.ENGINES


def test_a_file_that_holds_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    for text in ("Dear Anna", "Dear Anna,\n\nhow are", '{"players":["A"]}', '{"players":["A"]}\n', "\n", "\x00" * 9):
        file.write_text(text)
        assert refused(file).why is Why.FOREIGN
    file.write_text('{"version":"0.0.1","rules":"as they were"}\n')
    assert refused(file).why is Why.CODE


def test_whatever_is_cut_off_is_played_again(file: Path) -> None:
    whole = file.read_bytes()
    wanted = run(PLAN, ALONE)
    lines = whole.splitlines(keepends=True)
    for size in (0, 1, len(lines[0]) - 1, len(lines[0]), len(lines[0]) + 9, len(whole) - len(lines[3]), len(whole) - 1):
        file.write_bytes(whole[:size])
        assert run(PLAN, ALONE, file) == wanted
        assert file.read_bytes() == whole


def test_a_line_in_the_middle_that_cannot_be_read_is_named(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    lines[2] = b"\x00" * 40 + b"\n"
    file.write_bytes(b"".join(lines))
    refusal = refused(file)
    assert (refusal.why, refusal.line) == (Why.DAMAGED, 3)
    file.write_bytes(b"".join(lines[:2] + lines[3:]))
    assert run(PLAN, ALONE, file) == run(PLAN, ALONE)


def test_two_contests_cannot_write_to_one_file_at_once(file: Path) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDING, str(file)], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    assert refused(file).why is Why.BUSY
    holder.kill()
    holder.wait()
    holder.stdout.close()
    run(PLAN, ALONE, file)


HOLDING = """
import fcntl, sys, time
out = open(sys.argv[1], "ab")
fcntl.lockf(out, fcntl.LOCK_EX)
print("held", flush=True)
time.sleep(300)
"""


def test_a_file_is_held_as_long_as_its_contest_is_played(tmp_path: Path) -> None:
    file, tried = tmp_path / "results", []

    def told(_done: int, _all: int) -> None:
        command = [sys.executable, "-c", "import fcntl, sys; fcntl.lockf(open(sys.argv[1], 'ab'), 6)", str(file)]
        tried.append(subprocess.run(command, capture_output=True, check=False).returncode)

    run(Plan(PLAN.lineups, Dice(), 9), ALONE, file, told)
    assert tried == [1, 1, 1, 1]


@pytest.mark.parametrize("written", [0, 10])
def test_a_full_disk_leaves_the_file_as_it_was(file: Path, written: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.rindex(b"\n", 0, -1) + 1])
    before, write = file.read_bytes(), os.write
    left = [written]

    def filling(out: int, text: bytes) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        count, left[0] = write(out, text[: left[0]]), 0
        return count

    monkeypatch.setattr(os, "write", filling)
    with pytest.raises(FileError) as refusal:
        run(PLAN, ALONE, file)
    monkeypatch.setattr(os, "write", write)
    assert (refusal.value.why, refusal.value.system) == (Why.FAILED, os.strerror(errno.ENOSPC))
    assert file.read_bytes() == before
    run(PLAN, ALONE, file)
    assert file.read_bytes() == whole


def test_what_the_system_refuses_is_told(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "file" / "results", tmp_path / ("x" * 300)):
        (tmp_path / "file").touch()
        with pytest.raises(FileError) as refusal:
            Kept(PLAN, file)
        assert refusal.value.why is Why.UNUSABLE
        assert refusal.value.system


PLAYING = """
import sys, time
from pathlib import Path
from tenphases.sim.tournament import plan as planning
from tenphases.sim.tournament.contest import run
from tenphases.sim.tournament.dice import Dice
from tenphases.sim.tournament.plan import Lineup, Plan
from tenphases.sim.tournament.pool import processes

play, planning.CHUNK = Dice.play_seeds, 2

def slowly(game, names, seeds):
    if seeds.start > 7:
        time.sleep(300)
    return play(game, names, seeds)

Dice.play_seeds = slowly
plan = Plan((Lineup(("random",), 20),), Dice(), 7)
results = run(plan, processes(2), Path(sys.argv[1]), lambda done, _: print(done, flush=True))
print("stopped", results.stopped, len(results.parts), flush=True)
"""


def children(of: int) -> list[int]:
    """Return the processes that one has started."""
    return [int(pid) for pid in Path(f"/proc/{of}/task/{of}/children").read_text().split()]


def is_there(pid: int) -> bool:
    """Say whether a process still runs; one that is dead and not yet buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    while not holds():
        time.sleep(0.02)


@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_once_or_often_leaves_the_file_whole_and_no_process(tmp_path: Path, times: int) -> None:
    file = tmp_path / "results"
    playing = subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert playing.stdout is not None
    assert [playing.stdout.readline() for _ in range(2)] == ["0\n", "2\n"]
    others = children(playing.pid)
    assert len(others) == 2
    for _ in range(times):
        playing.send_signal(signal.SIGINT)
    said = playing.communicate(timeout=60)
    assert said[0] == "stopped True 1\n" or times > 1, said
    assert file.read_bytes().count(b"\n") == 2
    until(lambda: not any(map(is_there, others)))


def test_ctrl_c_that_the_compiler_loses_is_heard_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)

    def compiling(_: Cards, _names: Sequence[str]) -> None:
        with contextlib.suppress(KeyboardInterrupt):  # as in a callback from C, of which it is said that it is ignored
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Cards, "is_slow_to_start", lambda *_: True)
    monkeypatch.setattr(Cards, "prepare", compiling)
    stopped = run(Plan((Lineup((RANDOM, RANDOM), 1),), Cards(Ruleset()), 7), ALONE)
    assert (stopped.stopped, stopped.parts) == (True, {})
    assert signal.getsignal(signal.SIGINT) is before


def test_a_contest_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    playing = subprocess.Popen([sys.executable, "-c", PLAYING, str(tmp_path / "results")], stdout=subprocess.PIPE)
    assert playing.stdout is not None
    assert [playing.stdout.readline() for _ in range(2)] == [b"0\n", b"2\n"]
    others = children(playing.pid)
    playing.kill()
    playing.wait()
    playing.stdout.close()
    until(lambda: not any(map(is_there, others)))
