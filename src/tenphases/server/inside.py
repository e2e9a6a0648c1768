"""The server inside another program, for one who plays alone: in a thread, for this machine only."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from tenphases.i18n import Words
from tenphases.server.app import create_app
from tenphases.server.launch import data_folder, open_store
from tenphases.server.network import listen
from tenphases.server.settings import Settings
from tenphases.sim import master
from tenphases.table.keeper import House

_HERE = "127.0.0.1"
_FOLLOW_SECONDS = 1.0


class _Server(uvicorn.Server):
    """A server in a thread that says when it is there."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.there = threading.Event()
        """Set once it serves, or has fallen over as it started: whoever calls it learns which."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.there.set()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.there.set()


@contextlib.contextmanager
def inside(spoken: Words, folder: Path | None, *, masters: bool) -> Iterator[tuple[str, Path] | str]:
    """Serve while the context lasts: the address and the folder, or why it cannot be.

    Another server may be running on the same games: here a table wakes only where it is looked at, and what the other
    has kept is taken over. With ``masters`` bots of that level search, once that is compiled.
    """
    folder = folder or data_folder()
    store = open_store(spoken, folder)
    if isinstance(store, str):
        yield store
        return
    if masters:
        master.install(lambda _: None)
    settings = Settings(House(store), sheets=store.sheets(), follow_seconds=_FOLLOW_SECONDS, awake=0)
    listening = listen(_HERE, 0)
    port = listening.getsockname()[1]
    config = uvicorn.Config(
        create_app(settings),
        log_level="critical",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    server = _Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), name="server", daemon=True)
    thread.start()
    server.there.wait()
    try:
        yield f"http://{_HERE}:{port}", folder
    finally:
        server.should_exit = True
        thread.join()
