"""One's seats, kept on this machine so that the same command leads back to the same seat.

Whoever has a seat's secret has the seat, so nobody but the owner may read the file.
"""

import contextlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

_FILE: Final = "terminal-seats.json"
_MOST: Final = 100
OWN: Final = ""
"""In place of a server's address: the server that runs inside, on the games kept on this machine."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat one holds."""

    server: str
    table: str
    secret: str
    name: str


class Seats:
    """The seats kept in a folder, the last one sat at last. A file that cannot be read counts as empty."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / _FILE
        self._seats: list[Seat] = []
        with contextlib.suppress(OSError, ValueError, TypeError, AttributeError):
            found = json.loads(self._file.read_text(encoding="utf-8"))
            self._seats = [Seat(**each) for each in found["seats"]]

    def at(self, server: str) -> list[Seat]:
        """Return those at one server, the last one first."""
        return [seat for seat in reversed(self._seats) if seat.server == server]

    def find(self, server: str, table: str) -> Seat | None:
        """Return the one at a table."""
        return next((seat for seat in self.at(server) if seat.table == table), None)

    @property
    def name(self) -> str:
        """The name one used last."""
        return self._seats[-1].name if self._seats else ""

    def keep(self, seat: Seat) -> None:
        """Keep a seat, in place of another at the same table. Raises OSError."""
        others = [each for each in self._seats if (each.server, each.table) != (seat.server, seat.table)]
        self._write([*others, seat][-_MOST:])

    def drop(self, server: str, table: str) -> None:
        """Forget the seat at a table. Raises OSError."""
        self._write([each for each in self._seats if (each.server, each.table) != (server, table)])

    def _write(self, seats: list[Seat]) -> None:
        self._seats = seats
        self._file.parent.mkdir(parents=True, exist_ok=True)
        beside = self._file.with_name(f".{self._file.name}.{os.getpid()}")
        with contextlib.suppress(FileNotFoundError):
            beside.unlink()
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as paper:
            json.dump({"seats": [asdict(each) for each in seats]}, paper, indent=1)
            paper.flush()
            os.fsync(paper.fileno())
        beside.replace(self._file)
