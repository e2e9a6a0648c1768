"""Starting the server on this machine: a port, a place for the games, and telling where the table can be reached."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import segno
import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from starlette.types import ASGIApp

from tenphases.i18n import Words
from tenphases.server.app import create_app
from tenphases.server.network import PORTS, PortTaken, listen, network_address, open_browser
from tenphases.server.settings import DAY_SECONDS, SHEET_DAYS, Settings
from tenphases.server.sweeping import sweep
from tenphases.sim import master
from tenphases.store.schema import StoreTooNew
from tenphases.store.sql import SqlStore, open_database, open_sqlite
from tenphases.table.keeper import House

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - phones in the same network are guests
_EVERYWHERE: Final = frozenset({EVERYWHERE, "::"})
_FILE: Final = "games.sqlite3"
_LONGEST_FRAME: Final = 65_536
_GOODBYE_SECONDS: Final = 1
_FOLLOW_SECONDS: Final = 1.0


def data_folder() -> Path:
    """Return where games are kept if nobody says otherwise: the system's place for such things."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tenphases"


@dataclass(frozen=True, slots=True)
class Wish:
    """How the host wants the server to be."""

    host: str | None = None
    """The address to listen on; without one all of the network is let in."""
    port: int | None = None
    """Without one the first free one of PORTS is taken."""
    open_page: bool = False
    data: Path | None = None
    """The folder for what is kept; without one, the system's place for it."""
    database: str | None = None
    """The address of a database to keep it in instead, which other servers may share."""
    sheet_days: int = SHEET_DAYS
    """How many days a shared score sheet is kept on which nobody writes."""


def serve(spoken: Words, wish: Wish) -> int:
    """Serve until told to stop, and return the exit status. ModuleNotFoundError without what speaks to the database."""
    host, folder = wish.host or EVERYWHERE, wish.data or data_folder()
    place = str(folder) if wish.database is None else shown(wish.database)
    try:
        listening = listen(host, wish.port)
    except PortTaken as taken:
        return _complain(_port_words(spoken, taken))
    except OSError:
        return _complain(spoken.say("serve-no-host", host=host))
    try:
        store = open_store(spoken, folder) if wish.database is None else _open_database(spoken, wish.database)
    except ModuleNotFoundError:
        listening.close()
        raise
    if isinstance(store, str):
        listening.close()
        return _complain(store)
    addresses = _addresses(host, listening)

    def started() -> None:
        for line in greeting(spoken, addresses, place, drawn=sys.stdout.isatty()):
            _tell(line)
        if wish.open_page:
            open_browser(addresses[0])

    master.install(lambda state: _tell(spoken.say(f"serve-master-{state}")))
    kept = wish.sheet_days * DAY_SECONDS
    settings = Settings(
        House(store),
        sheets=store.sheets(),
        sheets_kept_seconds=kept,
        in_network=host in _EVERYWHERE,
    )
    if wish.database is not None:
        # A table wakes where people look at it, lest every server plays the bots of all tables.
        settings = replace(settings, follow_seconds=_FOLLOW_SECONDS, awake=0)
    run(create_app(settings), listening, started)
    _tell(spoken.say("serve-closed"))
    return 0


def run(app: ASGIApp, listening: socket.socket, started: Callable[[], None]) -> None:
    """Run an application on a socket until the process is told to stop, and then end within a second or so."""

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self.sweeping = asyncio.create_task(sweep())
            started()

    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=_LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )
    try:
        Announced(config).run([listening])
    except KeyboardInterrupt:
        return  # it has stopped already


def greeting(spoken: Words, addresses: list[str], place: str, *, drawn: bool) -> Iterator[str]:
    """Yield what is told at the start: where the table is, a code for phones to scan, how to stop."""
    yield spoken.say("serve-here", address=addresses[0])
    if len(addresses) > 1:
        yield spoken.say("serve-network", address=addresses[1])
        if drawn:
            yield from _drawn(addresses[1]).splitlines()
    yield spoken.say("serve-kept", folder=place)
    yield spoken.say("serve-stop")


def _drawn(address: str) -> str:
    """Return an address as a code to scan: half blocks, white on black whatever the terminal's colours are."""
    rows = [[bool(cell) for cell in row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    return "\n".join(
        _WHITE_ON_BLACK + "".join(_BLOCKS[pair] for pair in zip(upper, lower, strict=True)) + _PLAIN
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


_WHITE_ON_BLACK: Final = "\x1b[97;40m"
_PLAIN: Final = "\x1b[0m"
_BLOCKS: Final = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}


def _addresses(host: str, listening: socket.socket) -> list[str]:
    """Return where the page is: on this machine first, then for others in the network if they are let in."""
    port = listening.getsockname()[1]
    if host not in _EVERYWHERE:
        return [f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"]
    network = network_address()
    return [f"http://localhost:{port}/", *([f"http://{network}:{port}/"] if network else [])]


def open_store(spoken: Words, folder: Path) -> SqlStore | str:
    """Return the store in a folder, or what to say if it cannot be opened."""
    try:
        return open_sqlite(folder / _FILE)
    except StoreTooNew:
        return spoken.say("serve-data-newer", folder=str(folder))
    except (OSError, SQLAlchemyError):
        return spoken.say("serve-no-data", folder=str(folder))


def _open_database(spoken: Words, address: str) -> SqlStore | str:
    """Return the store in a database, or what to say if it cannot be opened."""
    try:
        return open_database(address)
    except ArgumentError:
        return spoken.say("serve-not-a-database", example="postgresql://user@host/name")
    except StoreTooNew:
        return spoken.say("serve-database-newer", database=shown(address))
    except (OSError, SQLAlchemyError) as error:
        why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        return spoken.say("serve-no-database", database=shown(address), why=why)


def shown(address: str) -> str:
    """Return the address of a database without its password."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except ArgumentError:
        return ""


def _port_words(spoken: Words, taken: PortTaken) -> str:
    # Ports are handed over as text: they are names, and no language groups their digits.
    if taken.port is None:
        return spoken.say("serve-no-port", first=str(PORTS[0]), last=str(PORTS[-1]))
    if taken.reserved:
        return spoken.say("serve-port-reserved", port=str(taken.port))
    return spoken.say("serve-port-taken", port=str(taken.port))


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _complain(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1
