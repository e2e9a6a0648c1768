"""The one thread that writes: it gathers what is waiting and commits it all at once, which costs one sync of the disk.

What is written is not known here: a job is a function of the connection. A job that fails undoes itself alone.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Final

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], None]

MOST_AT_ONCE: Final = 512
"""How many jobs share one commit at most."""

_Waiting = tuple[Job, "Future[None]"]


class Writer:
    """Writes jobs in the order in which they came; each one's future is done only when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="store writer", daemon=True)
        self._thread.start()

    def write(self, job: Job) -> "Future[None]":
        """Have a job written; its future fails with what the job raised. RuntimeError after ``close``."""
        future: Future[None] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            self._queue.put((job, future))
        return future

    def close(self) -> None:
        """Write what is waiting and stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        more = True
        while more:
            batch, more = self._gather()
            if batch:
                self._commit(batch)

    def _gather(self) -> tuple[list[_Waiting], bool]:
        """Wait for a job and take what else is waiting; the second value is False once ``close`` was called."""
        batch: list[_Waiting] = []
        waiting = self._queue.get()
        try:
            while waiting is not None:
                if waiting[1].set_running_or_notify_cancel():
                    batch.append(waiting)
                if len(batch) == MOST_AT_ONCE:
                    return batch, True
                waiting = self._queue.get_nowait()
        except Empty:
            return batch, True
        return batch, False

    def _commit(self, batch: list[_Waiting]) -> None:
        failures: dict[int, BaseException] = {}
        try:
            with self._engine.begin() as connection:
                for at, (job, _) in enumerate(batch):
                    try:
                        with connection.begin_nested():
                            job(connection)
                    except Exception as failure:  # noqa: BLE001 - it is handed to whoever waits for it
                        _demand_the_others(connection, failure)
                        failures[at] = failure
        except BaseException as failure:  # noqa: BLE001 - nothing of the batch is kept, and everyone is told
            failures = dict.fromkeys(range(len(batch)), failure)
        for at, (_, future) in enumerate(batch):
            if at in failures:
                future.set_exception(failures[at])
            else:
                future.set_result(None)


def _demand_the_others(connection: Connection, failure: Exception) -> None:
    """Raise what failed if it has undone the whole batch, as SQLite may when its disk is full.

    Its driver would take the commit that follows for done.
    """
    raw = connection.connection.dbapi_connection
    if not getattr(raw, "in_transaction", True):
        raise failure
