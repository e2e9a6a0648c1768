"""Telling other servers what was kept, and hearing from them, by PostgreSQL's LISTEN and NOTIFY.

Each on a connection and a thread of its own, after the commit, so that no move waits for it. What is told is a game and
the number of its last entry, nothing of what is in it. A notice can be lost; who follows asks now and then as well.
"""

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

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

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
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
        while (first := self._news.get()) is not None:
            last, more = dict([first]), True
            while more:
                try:
                    news = self._news.get_nowait()
                except Empty:
                    break
                more = news is not None
                last |= {} if news is None else dict([news])
            try:
                with self._engine.connect() as connection:
                    connection.exec_driver_sql("SET synchronous_commit = off")
                    for game, seq in last.items():
                        connection.execute(_NOTIFY, {"channel": _CHANNEL, "payload": f"{game} {seq}"})
            except SQLAlchemyError:
                self._closed.wait(_AGAIN_SECONDS)
            if not more:
                return

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
                    connection.exec_driver_sql(f"UNLISTEN {_CHANNEL}")
            except Exception:  # noqa: BLE001 - whatever the driver calls a lost line; who follows asks as well
                self._closed.wait(_AGAIN_SECONDS)
