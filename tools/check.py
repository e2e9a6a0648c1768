"""Runs the gates and says how each went, in the order of the table.

The table `GATES` is all there is to a gate: a name and a command. What a home-made gate looks for lives in
`tools/gates/`; nothing here rewrites a file.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_BIN = "tools/js/node_modules/.bin"
MINUTE = 60
RULES = "src/tenphases/rules"
RULES_TESTS = ("tests/rules", "tests/rulebook", "tests/laws", "tests/games")
"""These alone have to reach every line and branch of the rules: tracing all tests would double their time."""


@dataclass(frozen=True, slots=True)
class Gate:
    """One thing that must hold.

    A `live` gate prints as it goes; any other is heard only when it fails.
    """

    name: str
    command: tuple[str, ...]
    live: bool = False
    minutes: int = 5


def home_made(name: str) -> Gate:
    """The gate that `tools/gates/NAME.py` is."""
    return Gate(name, ("python", "-m", f"tools.gates.{name}"))


def gates(*, soak: bool) -> list[Gate]:
    """All gates, the quick ones first."""
    long = 240 if soak else 30
    return [
        Gate("ruff check", ("ruff", "check", "--no-fix", "--quiet")),
        Gate("ruff format", ("ruff", "format", "--check", "--quiet")),
        Gate("imports", ("lint-imports", "--cache-dir", ".cache/import_linter")),
        home_made("sizes"),
        home_made("addresses"),
        home_made("locks"),
        home_made("shell"),
        home_made("services"),
        Gate("js types", (f"{NODE_BIN}/tsc", "-p", "tools/js/tsconfig.json")),
        Gate("js lint", (f"{NODE_BIN}/eslint", "-c", "tools/js/eslint.config.js", "src/tenphases/web")),
        Gate("mypy", ("mypy",)),
        Gate("protocol", ("python", "-m", "tenphases.server.protocol_doc", "--check")),
        home_made("wheel"),
        Gate(
            "pytest rules",
            pytest_command(*RULES_TESTS, f"--cov={RULES}", "--cov-report=", soak=soak),
            live=True,
            minutes=long,
        ),
        Gate("rules coverage", ("coverage", "report", f"--include={RULES}/*", "--fail-under=100")),
        Gate(
            "pytest", pytest_command(*(f"--ignore={path}" for path in RULES_TESTS), soak=soak), live=True, minutes=long
        ),
    ]


def pytest_command(*more: str, soak: bool) -> tuple[str, ...]:
    """Two workers for two cores, the dear tests first; which of them stay with one worker is in `tests/conftest.py`."""
    command = ("pytest", "-n", "2", "--no-loadscope-reorder", "--durations=20", *more)
    # Where a test took long, the watchdog's look at the stack of a running thread once ended the whole run.
    return (*command, "--soak", "-o", "faulthandler_timeout=0") if soak else command


RUNNING: set[subprocess.Popen[str]] = set()
STOPPED = 130


def stopped(*_: object) -> None:
    """Ctrl-C: neither the check nor a gate nor what it has started goes on, and nobody waits for them."""
    for process in tuple(RUNNING):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    os._exit(STOPPED)


def run(gate: Gate) -> tuple[int, str]:
    """Run one gate; its exit status (-1: took too long) and what it said, if it was not live."""
    pipe = None if gate.live else subprocess.PIPE
    process = subprocess.Popen(
        gate.command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=pipe,
        stderr=None if gate.live else subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    RUNNING.add(process)
    try:
        said, _ = process.communicate(timeout=gate.minutes * MINUTE)
    except subprocess.TimeoutExpired:
        # The gate's own children too: a browser left behind would outlive the check.
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return -1, f"took more than {gate.minutes} minutes"
    finally:
        RUNNING.discard(process)
    return process.returncode, said or ""


def timed(gate: Gate) -> tuple[int, str, float]:
    """Run one gate; also how many seconds it took."""
    start = time.monotonic()
    status, said = run(gate)
    return status, said, time.monotonic() - start


def tree() -> str:
    """What git sees of the files here, to notice a gate that writes."""
    done = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def tell(name: str, *, ok: bool, seconds: float, said: str) -> None:
    """One line per gate, and the whole of what a failed one said."""
    if not ok and said:
        print(said.rstrip())
    print(f"{'ok  ' if ok else 'FAIL'} {name:<16} {seconds:6.1f} s", flush=True)


def check(chosen: list[Gate]) -> list[str]:
    """Run them all, whatever happens to each, quiet ones two at a time; the names of those that failed."""
    before, failed = tree(), []
    for live, some in groupby(chosen, lambda gate: gate.live):
        together = list(some)
        with ThreadPoolExecutor(1 if live else 2) as pool:
            for gate, (status, said, seconds) in zip(together, pool.map(timed, together), strict=True):
                tell(gate.name, ok=status == 0, seconds=seconds, said=said)
                if status != 0:
                    failed.append(gate.name)
    if tree() != before:
        tell("nothing written", ok=False, seconds=0, said=f"git status before:\n{before}and after:\n{tree()}")
        failed.append("nothing written")
    return failed


def main(arguments: list[str]) -> int:
    """The whole check; 0 when every gate held."""
    parser = argparse.ArgumentParser(prog="./check", description="Every gate, read-only.")
    parser.add_argument("--soak", action="store_true", help="with the long tests, from a fresh seed")
    parser.add_argument("--only", metavar="NAME", default="", help="the gates whose name holds NAME")
    options = parser.parse_args(arguments)
    chosen = [gate for gate in gates(soak=options.soak) if options.only in gate.name]
    if not chosen:
        parser.error(f"no gate is called {options.only!r}")
    failed = check(chosen)
    verdict = f"failed: {', '.join(failed)}" if failed else "all good"
    print(f"{len(chosen)} gates, {verdict}")
    return 1 if failed else 0


def command() -> int:
    """What `./check` does."""
    signal.signal(signal.SIGINT, stopped)
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(command())
