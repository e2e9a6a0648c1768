"""What every answer over HTTP has in common: who asks, what was sent, and how it is answered."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tenphases.server.messages import MOST_BYTES, NotFound, Problem

T = TypeVar("T")

OK: Final = 200
FRESH: Final = {"cache-control": "no-store"}


def answer(given: object, status: int = OK) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(given), status, headers=FRESH, media_type="application/json")


def failed(problem: Problem, status: int) -> Response:
    """Return the answer that it cannot be had."""
    return answer(NotFound(problem), status)


def asker(request: Request) -> str:
    """Return the address from which somebody asks."""
    return request.client.host if request.client else ""


async def sent(request: Request, most: int = MOST_BYTES) -> bytes | None:
    """Return what was sent, None if it is too long to be read."""
    read = b""
    try:
        async for piece in request.stream():
            read += piece
            if len(read) > most:
                return None
    except ClientDisconnect:
        return b""
    return read


async def body(request: Request, decoder: msgspec.json.Decoder[T], most: int = MOST_BYTES) -> T | Response:
    """Return what was sent as the type it must be, or the answer to one that is not."""
    read = await sent(request, most)
    if read is None:
        return failed(Problem.TOO_MUCH, 413)
    try:
        return decoder.decode(read)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return failed(Problem.UNREADABLE, 400)
