"""Where a server can be reached: a port to listen on, this machine's address in its network, the browser here."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from typing import Final

PORTS: Final = range(8010, 8030)
"""Where a free port is looked for, in this order."""

_NOWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody. Nothing is sent there: it only makes the system choose a way out."""


class PortTaken(OSError):
    """Another program listens there; ``port`` is None if none of those tried was free.

    Or it is ``reserved``: the system keeps low ports for whoever runs it.
    """

    def __init__(self, port: int | None, *, reserved: bool = False) -> None:
        """Keep the port."""
        super().__init__(port)
        self.port, self.reserved = port, reserved


def listen(host: str, port: int | None = None, tried: Iterable[int] = PORTS) -> socket.socket:
    """Return a socket that listens on that port, or on the first free one of those tried.

    Raises PortTaken, and OSError for a host that is not this machine's.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in tried if port is None else (port,):
        # By the protocol asyncio knows that small answers are not to wait for each other (TCP_NODELAY): 40 ms each.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen()
        except OSError as failure:
            listening.close()
            if not _is_taken(host, family):
                raise
            if port is not None:
                raise PortTaken(port, reserved=failure.errno == errno.EACCES) from failure
        else:
            listening.setblocking(False)  # noqa: FBT003 - the standard library's name for it
            return listening
    raise PortTaken(None)


def _is_taken(host: str, family: socket.AddressFamily) -> bool:
    """Say whether the host is this machine's, so that it must be the port that was refused."""
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        try:
            probe.bind((host, 0))
        except OSError:
            return False
        return True


def network_address() -> str | None:
    """Return this machine's address in its network, None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def open_browser(address: str) -> None:
    """Show an address in the browser, if there is a screen for one. It may take its time; nobody waits for it."""
    has_screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if has_screen or sys.platform in {"darwin", "win32"}:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
