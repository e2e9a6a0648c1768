"""Links that lead to a table, and pictures of them to scan.

What tells seats and tables apart stands behind ``#``: a browser sends it to no server, so no log holds it.
"""

import io
import re
from typing import Final

import segno
from starlette.requests import Request

from tenphases.server.network import network_address

_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:\d{1,5})?")
_HERE: Final = re.compile(r"localhost|127\.[0-9.]+|\[::1\]", re.IGNORECASE)


def base(request: Request, *, in_network: bool) -> str:
    """Return the page's own address as others reach it: what the request was sent to.

    A web server in front has to pass ``Host`` on. If this machine asks under a name that means itself only, others in
    the network are sent to its address there.
    """
    named = _HOST.fullmatch(request.headers.get("host", ""))
    host, port = (named[1], named[2] or "") if named else ("localhost", "")
    if in_network and _HERE.fullmatch(host):
        host = network_address() or host
    return f"{request.url.scheme}://{host}{port}/"


def invitation(here: str, table: str) -> str:
    """Return the link to a table."""
    return f"{here}#/t/{table}"


def personal(here: str, table: str, secret: str) -> str:
    """Return the link to a seat, for whoever holds it."""
    return f"{invitation(here, table)}/seat/{secret}"


def drawn(link: str) -> bytes:
    """Return a picture of a link, to scan: SVG, black on white whatever stands around it."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return out.getvalue()
