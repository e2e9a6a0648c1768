"""The soak switch and the seed, on a small project of their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent

INNER = """
import pytest

@pytest.mark.soak
def test_long() -> None:
    pass

def test_short(soak, seed, rng) -> None:
    print("soak is", soak, "and the first number", rng.random())
"""


@pytest.fixture
def run(tmp_path: Path) -> "Run":
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "tests/conftest.py", tmp_path / "tests")
    (tmp_path / "tests/test_inner.py").write_text(INNER)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = soak: long\n")
    return Run(tmp_path)


class Run:
    """Runs that project's tests and returns what pytest printed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, *arguments: str) -> str:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-s", *arguments]
        environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=True)
        return done.stdout


def test_soak_tests_are_left_out_and_counted(run: Run) -> None:
    said = run()
    assert "soak is False" in said
    assert "1 passed, 1 deselected in" in said


def test_soak_brings_them_in_from_a_fresh_seed(run: Run) -> None:
    first, second = run("--soak"), run("--soak")
    assert "soak is True" in first
    assert "2 passed in" in first
    assert numbers(first) != numbers(second)


def test_an_everyday_run_repeats_itself_and_a_seed_can_be_given(run: Run) -> None:
    assert numbers(run()) == numbers(run())
    assert numbers(run("--seed", "7")) == numbers(run("--soak", "--seed", "7"))
    assert "seed: 7 (repeat with --seed)" in run("--seed", "7")


def numbers(said: str) -> str:
    (line,) = (line for line in said.splitlines() if "first number" in line)
    return line.rpartition(" ")[2]
