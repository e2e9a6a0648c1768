"""Telling other servers what was kept and who is there, and hearing from them. What is told is not known here.

Each way has a thread of its own, and moves wait for neither. Over PostgreSQL it goes by LISTEN and NOTIFY, where
servers share a file by a second file beside it (``posted``). A tiding can be lost; who follows asks as well.
"""

import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from tenphases.table.tidings import Heard, Spoke, Tiding, WhoIsThere, about

_CHANNEL: Final = "tenphases"
_LOOKED_SECONDS: Final = 0.5
"""How long the listener waits before it looks whether it is to stop."""
_AGAIN_SECONDS: Final = 2.0
"""How long after a lost connection another one is tried."""
_LONGEST: Final = 7000
"""In bytes; PostgreSQL carries 8000."""
_NOTIFY: Final = text("SELECT pg_notify(:channel, each) FROM unnest(CAST(:payloads AS text[])) AS each")

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Tiding)


class Tidings(ABC):
    """Both ways for one server."""

    def __init__(self) -> None:
        self._mark = secrets.token_hex(6)
        self._news: SimpleQueue[Tiding | None] = SimpleQueue()
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []
        self.hears = False
        """Whether what is sent now is heard; else nobody can tell who is there."""

    @abstractmethod
    def send(self, texts: list[str]) -> None:
        """Carry texts to whoever listens, or raise; always called by the same thread."""

    @abstractmethod
    def receive(self) -> Iterator[str]:
        """Yield the texts that are sent from now on, one's own too, until it is closed; raise if that cannot be.

        The first is empty and says that from now on nothing is missed.
        """

    @abstractmethod
    def done(self) -> None:
        """Let go of what ``send`` needs."""

    @property
    def closed(self) -> threading.Event:
        """Is set when it is time to stop."""
        return self._closed

    def begin(self, heard: Heard) -> None:
        """Hear from others and tell them; until then nothing is told."""
        for work, name in ((self._tell, "store teller"), (lambda: self._listen(heard), "store listener")):
            self._threads.append(threading.Thread(target=work, name=name, daemon=True))
            self._threads[-1].start()

    def tell(self, tiding: Tiding) -> None:
        """Have the others told."""
        if self._threads:
            self._news.put(tiding)

    def close(self) -> None:
        """Tell what waits to be told, if that can be done now, and stop."""
        self._closed.set()
        self._news.put(None)
        for thread in self._threads:
            thread.join()

    def _tell(self) -> None:
        unsent: dict[object, Tiding] = {}
        more = True
        while more:
            more = self._gather(unsent)
            texts = [f"{self._mark} {_ENCODER.encode(tiding).decode()}" for tiding in unsent.values()]
            try:
                self.send([each for each in texts if len(each.encode()) <= _LONGEST])
            except Exception:  # noqa: BLE001 - whatever the driver calls a lost line
                # What was said is not said much later; the rest is told when the line is back.
                unsent = {key: tiding for key, tiding in unsent.items() if not isinstance(tiding, Spoke)}
                self._closed.wait(_AGAIN_SECONDS)
            else:
                unsent.clear()
        self.done()

    def _gather(self, unsent: dict[object, Tiding]) -> bool:
        """Add what is to be told, waiting for it if there is nothing; False once it is time to stop."""
        with suppress(Empty):
            news = self._news.get(block=not unsent)
            while news is not None:
                unsent[about(news)] = news
                news = self._news.get_nowait()
            return False
        return True

    def _listen(self, heard: Heard) -> None:
        while not self._closed.is_set():
            with suppress(Exception):  # as above; and who follows asks as well
                for each in self.receive():
                    if not each:
                        self.hears = True
                        heard(self._mark, WhoIsThere())  # who asked before could not be answered
                        self.tell(WhoIsThere())
                        continue
                    server, _, told = each.partition(" ")
                    if server == self._mark:
                        continue
                    with suppress(msgspec.DecodeError):  # a later version may tell what is not known here
                        heard(server, _DECODER.decode(told))
            self.hears = False
            self._closed.wait(_AGAIN_SECONDS)


class Notices(Tidings):
    """By PostgreSQL's LISTEN and NOTIFY, each on a connection of its own."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        # Not the connections that games are kept by: what is set here must not be set there.
        self._engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._line: Connection | None = None

    def send(self, texts: list[str]) -> None:
        """Notify whoever listens."""
        try:
            if self._line is None:
                self._line = self._engine.connect()
                self._line.exec_driver_sql("SET synchronous_commit = off")  # a notice need not outlive the machine
            self._line.execute(_NOTIFY, {"channel": _CHANNEL, "payloads": texts})
        except SQLAlchemyError:
            self.done()
            raise

    def done(self) -> None:
        """Close the connection, which may be lost."""
        if self._line is not None:
            with suppress(SQLAlchemyError):
                self._line.close()
        self._line = None

    def receive(self) -> Iterator[str]:
        """Listen until it is closed."""
        with self._engine.connect() as connection:
            raw: Any = connection.connection.driver_connection
            connection.exec_driver_sql(f"LISTEN {_CHANNEL}")
            yield ""
            while not self.closed.is_set():
                for notice in raw.notifies(timeout=_LOOKED_SECONDS):
                    yield notice.payload
