"""What is asked of a server over HTTP: opening a table, sitting down, a hint, the record. An answer is plain data."""

import asyncio
import http.client
import json
import ssl
from dataclasses import dataclass
from typing import Any, Final

from tenphases.terminal.game.places import Place
from tenphases.terminal.game.wire import Plain

_PATIENCE_SECONDS: Final = 30


class NoServerError(OSError):
    """No server answers there, or it is none of ours."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a server answered; ``data`` is empty where it was no JSON."""

    status: int
    data: Plain
    text: str

    @property
    def good(self) -> bool:
        """Whether it was done."""
        return 200 <= self.status < 300  # noqa: PLR2004 - HTTP's own numbers

    @property
    def problem(self) -> str:
        """The code of why it was not done."""
        return str(self.data.get("problem") or "not_kept")


async def errand(place: Place, path: str, body: object = None) -> Reply:
    """Ask something under ``/api``, with a body by POST. Raises NoServerError."""
    return await asyncio.to_thread(_errand, place, path, body)


def _errand(place: Place, path: str, body: object) -> Reply:
    if place.secure:
        tls = ssl.create_default_context()
        line: http.client.HTTPConnection = http.client.HTTPSConnection(
            place.host, place.port, timeout=_PATIENCE_SECONDS, context=tls
        )
    else:
        line = http.client.HTTPConnection(place.host, place.port, timeout=_PATIENCE_SECONDS)
    try:
        headers = {"content-type": "application/json", "connection": "close"}
        sent = None if body is None else json.dumps(body)
        line.request("GET" if sent is None else "POST", f"{place.base}/api{path}", sent, headers)
        answer = line.getresponse()
        text = answer.read().decode(errors="replace")
    except (OSError, http.client.HTTPException, UnicodeError) as broken:
        raise NoServerError(place.server) from broken
    finally:
        line.close()
    return Reply(answer.status, _data(text), text)


def _data(text: str) -> Plain:
    try:
        found: Any = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
