"""How SQLite files are written: ahead, in a journal, so that who reads and who writes do not wait for each other."""

import sqlite3
import time
from typing import Final, Protocol

_AGAIN_SECONDS: Final = 0.02
_PRIMARY: Final = 0xFF
"""The part of an error's code of SQLite that tells its kind; the rest tells more of it."""


class _Asked(Protocol):
    """A connection, or a cursor of one."""

    def execute(self, statement: str, /) -> object: ...


def keep_a_journal(file: _Asked, busy_seconds: float) -> None:
    """Have a file written ahead. A new file is asked until it can, so long at most: SQLite does not wait by itself.

    (It would hold on to reading while it waits for who writes, and who writes may wait for all to stop reading.)
    Raises sqlite3.Error.
    """
    until = time.monotonic() + busy_seconds
    while True:
        try:
            file.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & _PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_AGAIN_SECONDS)
        else:
            return
