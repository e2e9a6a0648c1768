"""What is done of a contest, kept in a file: a line says what it belongs to, then a line for each chunk.

A file is one contest's at a time, and never holds what came out of other players, rules, seeds or code. Whatever is
wrong with it is said before a byte of it is changed.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

import msgspec

from tenphases.sim.tournament.plan import Head, Plan, Task, head_of
from tenphases.sim.tournament.tally import Tally

if sys.platform != "win32":
    import fcntl

Parts = dict[Task, Tally]


class Why(StrEnum):
    """Why a file cannot be used. Catalog keys: ``contest-file-<why>``."""

    FOREIGN = "foreign"
    """It holds something else."""
    PLAYERS = "players"
    RULES = "rules"
    SEEDS = "seeds"
    ENGINES = "engines"
    CODE = "code"
    """It belongs to another version of the program, or of its bots."""
    DAMAGED = "damaged"
    BUSY = "busy"
    """Another contest writes to it."""
    UNUSABLE = "unusable"
    """The system refuses to open it, or to read it."""
    FAILED = "failed"
    """The system refuses to write it: the disk is full, perhaps."""


class FileError(Exception):
    """A file of results that cannot be used, or no longer."""

    def __init__(self, file: Path, why: Why, line: int = 0, system: str = "") -> None:
        super().__init__(file, why, line, system)
        self.file, self.why, self.line, self.system = file, why, line, system


class Part(msgspec.Struct, frozen=True):
    """One chunk that is done."""

    task: Task
    tally: Tally


class Kept:
    """A file of results, held open while its contest is played. What it had of this plan is in ``parts``.

    Raises FileError. A last line that was cut off counts for nothing.
    """

    def __init__(self, plan: Plan, file: Path) -> None:
        self.parts: Parts = {}
        self._file = file
        with self._told():
            file.parent.mkdir(parents=True, exist_ok=True)
            self._out = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            self._hold()
            self._read(head_of(plan))
        except BaseException:
            os.close(self._out)
            raise

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._out)

    def add(self, task: Task, tally: Tally) -> None:
        """Keep one more chunk. Raises FileError; then the file is as it was before."""
        self._append(Part(task, tally))

    @contextmanager
    def _told(self, why: Why = Why.UNUSABLE) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise FileError(self._file, why, system=error.strerror or str(error)) from error

    def _hold(self) -> None:
        """Keep others out until this process ends or closes the file, however it ends."""
        if sys.platform == "win32":
            return
        with self._told():
            try:
                fcntl.lockf(self._out, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError) as error:
                raise FileError(self._file, Why.BUSY) from error

    def _read(self, head: Head) -> None:
        # Not by opening the file once more: closing that would make the system let go of what is held.
        with self._told(), os.fdopen(self._out, "rb", closefd=False) as whole:
            text = whole.read()
        first, *lines = text.splitlines(keepends=True) or [b""]
        if not first.endswith(b"\n"):
            if not _line(head).startswith(first):
                raise FileError(self._file, Why.FOREIGN)
            self._cut(0)
            self._append(head)
            return
        _compare(first, head, self._file)
        for number, line in enumerate(lines, start=2):
            if not line.endswith(b"\n"):
                self._cut(len(text) - len(line))
                return
            try:
                part = msgspec.json.decode(line, type=Part)
            except msgspec.DecodeError as error:
                raise FileError(self._file, Why.DAMAGED, line=number) from error
            self.parts[part.task] = part.tally

    def _append(self, line: Head | Part) -> None:
        text = _line(line)
        with self._told(Why.FAILED):
            whole = os.fstat(self._out).st_size
            try:
                while text:
                    text = text[os.write(self._out, text) :]
            except OSError:
                self._cut(whole)  # half a line, on a disk that is full
                raise

    def _cut(self, size: int) -> None:
        with self._told(Why.FAILED):
            os.ftruncate(self._out, size)


def _line(what: Head | Part) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def _compare(first: bytes, head: Head, file: Path) -> None:
    """Say in what a file's contest differs from this one, what a person asked for before what the machine has."""
    try:
        found = msgspec.json.decode(first, type=Head)
    except msgspec.DecodeError as error:
        raise FileError(file, _foreign_or_old(first)) from error
    differs = {
        Why.PLAYERS: found.lineups != head.lineups,
        Why.RULES: found.game != head.game,
        Why.SEEDS: found.first != head.first,
        Why.CODE: (found.version, found.code) != (head.version, head.code),
        Why.ENGINES: found.engines != head.engines,
    }
    for why, is_so in differs.items():
        if is_so:
            raise FileError(file, why)


def _foreign_or_old(first: bytes) -> Why:
    """Tell a file of another version, whose first line has other fields, from one that holds something else."""
    try:
        return Why.CODE if "version" in msgspec.json.decode(first, type=dict) else Why.FOREIGN
    except msgspec.DecodeError:
        return Why.FOREIGN
