"""Tidings between servers that share a SQLite file: slips in a second file beside it, gone after a minute.

It is a file of its own so that what is told waits for no move and no move for it, and so that no copy of the games
holds what people said. Whether it survives does not matter; without it the servers still ask the games' file.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from tenphases.store.journal import keep_a_journal
from tenphases.store.tidings import Tidings

_BUSY_SECONDS: Final = 5.0
_LOOKED_SECONDS: Final = 0.1
_KEPT_SECONDS: Final = 60.0
_OWNER_ONLY: Final = 0o600
_MADE: Final = "CREATE TABLE IF NOT EXISTS slips (id INTEGER PRIMARY KEY AUTOINCREMENT, at REAL NOT NULL, told TEXT)"

_NEW: Final = "SELECT id, told FROM slips WHERE id > ? ORDER BY id"


def beside(path: Path) -> Path:
    """Return where the slips lie beside a file of games."""
    return path.with_name(path.name + "-post")


class Posted(Tidings):
    """By slips in a file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: sqlite3.Connection | None = None

    def _opened(self) -> sqlite3.Connection:
        os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, _OWNER_ONLY))
        file = sqlite3.connect(self._path, timeout=_BUSY_SECONDS, isolation_level=None)
        try:
            keep_a_journal(file, _BUSY_SECONDS)
            file.execute("PRAGMA synchronous = OFF")  # it need not outlive the machine
            file.execute(_MADE)
        except sqlite3.Error:
            file.close()
            raise
        return file

    def send(self, texts: list[str]) -> None:
        """Put slips there, and clear away those that everyone has read."""
        now = time.time()
        try:
            if self._file is None:
                self._file = self._opened()
            self._file.execute("BEGIN IMMEDIATE")
            with self._file:
                self._file.execute(
                    "DELETE FROM slips WHERE at < ? OR at > ?", (now - _KEPT_SECONDS, now + _KEPT_SECONDS)
                )
                self._file.executemany("INSERT INTO slips (at, told) VALUES (?, ?)", [(now, each) for each in texts])
        except sqlite3.Error:
            self.done()
            raise

    def done(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        self._file = None

    def receive(self) -> Iterator[str]:
        """Look for slips until it is closed."""
        with closing(self._opened()) as file:
            (last,) = file.execute("SELECT coalesce(max(id), 0) FROM slips").fetchone()
            yield ""
            while not self.closed.wait(_LOOKED_SECONDS):
                for number, told in file.execute(_NEW, (last,)).fetchall():
                    last = number
                    yield told
