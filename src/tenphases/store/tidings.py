"""Telling other servers what was kept, and hearing from them, by PostgreSQL's LISTEN and NOTIFY.

Each on a connection and a thread of its own, after the commit, so that no move waits for it. What is told is a game and
the number of its last entry, nothing of what is in it. A notice can be lost; who follows asks now and then as well.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

Heard = Callable[[str, int], None]
"""Is told a game and the number of its last entry, on a thread that is not the caller's."""

_CHANNEL: Final = "tenphases"
_LOOKED_SECONDS: Final = 0.5
"""How long the listener waits before it looks whether it is to stop."""
_AGAIN_SECONDS: Final = 2.0
"""How long after a lost connection another one is tried."""
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Tidings:
    """Both ways for one server."""

    def __init__(self, url: URL) -> None:
        # Not the connections that games are kept by: what is set here must not be set there.
        self._engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._news: SimpleQueue[tuple[str, int] | None] = SimpleQueue()
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []

    def begin(self, heard: Heard) -> None:
        """Hear from others and tell them; until then nothing is told."""
        for work, name in ((self._tell, "store teller"), (lambda: self._listen(heard), "store listener")):
            self._threads.append(threading.Thread(target=work, name=name, daemon=True))
            self._threads[-1].start()

    def tell(self, game: str, seq: int) -> None:
        """Have the others told of what is kept by now."""
        if self._threads:
            self._news.put((game, seq))

    def close(self) -> None:
        """Stop both."""
        self._closed.set()
        self._news.put(None)
        for thread in self._threads:
            thread.join()

    def _tell(self) -> None:
        line: Connection | None = None
        while news := self._gathered():
            try:
                if line is None:
                    line = self._engine.connect()
                    line.exec_driver_sql("SET synchronous_commit = off")  # a notice need not outlive the machine
                for game, seq in news.items():
                    line.execute(_NOTIFY, {"channel": _CHANNEL, "payload": f"{game} {seq}"})
            except SQLAlchemyError:
                _let_go(line)
                line = None
                self._closed.wait(_AGAIN_SECONDS)
        _let_go(line)

    def _gathered(self) -> dict[str, int]:
        """Wait for news and return all there is, the last of each game; nothing when it is time to stop."""
        first = self._news.get()
        last = dict[str, int]()
        while first is not None and not self._closed.is_set():
            last |= dict([first])
            try:
                first = self._news.get_nowait()
            except Empty:
                return last
        return {}

    def _listen(self, heard: Heard) -> None:
        while not self._closed.is_set():
            try:
                with self._engine.connect() as connection:
                    raw: Any = connection.connection.driver_connection
                    connection.exec_driver_sql(f"LISTEN {_CHANNEL}")
                    while not self._closed.is_set():
                        for notice in raw.notifies(timeout=_LOOKED_SECONDS):
                            game, _, seq = notice.payload.partition(" ")
                            heard(game, int(seq))
            except Exception:  # noqa: BLE001 - whatever the driver calls a lost line; who follows asks as well
                self._closed.wait(_AGAIN_SECONDS)


def _let_go(line: Connection | None) -> None:
    """Close a connection that may be lost."""
    if line is not None:
        with suppress(SQLAlchemyError):
            line.close()
