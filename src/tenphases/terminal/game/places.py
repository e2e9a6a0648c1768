"""Where a server and a table are: addresses as people type and send them, and the addresses made from them."""

import re
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote, urlsplit

_TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]+)(?:/seat/([A-Za-z0-9_-]+))?/?")


class NoPlaceError(ValueError):
    """What was typed is no address of a server."""


@dataclass(frozen=True, slots=True)
class Place:
    """A server, perhaps a table there, and perhaps a seat by its secret."""

    host: str
    port: int
    secure: bool = False
    base: str = ""
    table: str = ""
    secret: str = ""

    @property
    def server(self) -> str:
        """The server's own address, by which seats are kept."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}:{self.port}{self.base}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{quote(self.table)}/socket"

    @property
    def link(self) -> str:
        """The page's address of the table."""
        return f"{self.server}/#/t/{quote(self.table)}" if self.table else f"{self.server}/"

    def at(self, table: str) -> "Place":
        """Return another table of the same server."""
        return replace(self, table=table, secret="")


def place_of(text: str) -> Place:
    """Return the place that an address, an invitation or a personal link names. Raises NoPlaceError.

    >>> place_of("http://10.0.0.7:8010/#/t/k7mq2w9xhd4p").socket
    'ws://10.0.0.7:8010/api/tables/k7mq2w9xhd4p/socket'
    >>> place_of("play.example.org").server
    'http://play.example.org:80'
    """
    text = text.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        host, port = parts.hostname, parts.port
    except ValueError as bad:
        raise NoPlaceError(text) from bad
    if parts.scheme not in {"http", "https"} or not host or any(sign.isspace() for sign in text):
        raise NoPlaceError(text)
    secure = parts.scheme == "https"
    found = _TABLE.fullmatch(parts.fragment)
    if parts.fragment.strip("/") and not found:
        raise NoPlaceError(text)
    table, secret = (found[1], found[2] or "") if found else ("", "")
    return Place(host, port or (443 if secure else 80), secure, parts.path.rstrip("/"), table, secret)
