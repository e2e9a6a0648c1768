"""What a server is started with: where things lie, and how much of everything is allowed. Nothing is read from here."""

from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final

from tenphases.store.sheets import MemorySheets, SheetStore
from tenphases.table.keeper import House

_PACKAGE: Final = Path(str(files("tenphases")))

DAY_SECONDS: Final = 24 * 3600.0
SHEET_DAYS: Final = 400
"""How many days a shared score sheet is kept after somebody wrote on it last, if the host says nothing."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one page, and one address, may ask of the server."""

    messages: Allowance = Allowance(60, 20)
    """To one socket. A person at a table sends one or two a second."""
    ignored: int = 200
    """After so many messages beyond that in a row the socket is closed."""
    tables: Allowance = Allowance(30, 0.05)
    """Opened from one address. A whole school may sit behind one address."""
    sheets: Allowance = Allowance(20, 0.02)
    """Shared from one address."""
    seats: Allowance = Allowance(30, 0.2)
    """Taken from one address."""
    codes: Allowance = Allowance(30, 0.1)
    """Tried from one address: few enough that nobody finds a table by trying."""
    looks: Allowance = Allowance(60, 1)
    """At one's own games, replays and lists of tables, from one address."""
    rules: Allowance = Allowance(120, 3)
    """Looked over while somebody edits them, from one address."""
    said: Allowance = Allowance(6, 0.4)
    """By one seat: phrases, reactions and texts."""
    sockets: int = 100
    """Open at the same time from one address."""
    waiting: int = 256
    """Messages that may wait for one slow page before it is let go; it comes back and is told what it missed."""
    hello_seconds: float = 15.0
    """How long a socket may be open without a Hello."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is started with."""

    house: House
    limits: Limits = field(default_factory=Limits)
    sheets: SheetStore = field(default_factory=MemorySheets)
    """Where shared score sheets are kept."""
    web: Path = _PACKAGE / "web"
    locales: Path = _PACKAGE / "i18n" / "locales"
    awake: int = 1000
    """How many unfinished games are woken at the start; the others wake when somebody looks at them."""
    asleep_seconds: float = 600.0
    """After how long a table at which nobody sits and nothing is due is laid to sleep."""
    kept_seconds: float = 30 * DAY_SECONDS
    """After how long a game that is not over and that nobody has gone on with is forgotten."""
    sheets_kept_seconds: float = SHEET_DAYS * DAY_SECONDS
    """After how long a shared score sheet on which nobody has written is forgotten."""
    follow_seconds: float | None = None
    """How often is asked what other servers have kept in the same store; None if there are none."""
    in_network: bool = False
    """Whether others in the network can reach the server, so that a link made here must name this machine to them."""
