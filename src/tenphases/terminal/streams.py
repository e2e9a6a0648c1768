"""What comes in and goes out at a terminal: texts from files and pipes, and signs that not every terminal can show.

Not here: any words, nor what a text means.
"""

import codecs
import contextlib
import io
import json
import os
import sys
import unicodedata
from pathlib import Path
from typing import Final

_PLAIN: Final = "tenphases-plain"
_LIKE: Final = {
    sign: like
    for like, signs in {
        "'": "‘’",  # noqa: RUF001 - the signs themselves
        '"': "“”„«»",
        "-": "–−·",
        "--": "—",
        "...": "…",
        "+": "✓",
        "+-": "±",
        "*": "★•",
        "x": "×",
        " ": "\u00a0\u202f",
        "o": "ø",
        "O": "Ø",
        "ae": "æ",
        "AE": "Æ",
    }.items()
    for sign in signs
}
"""What stands for a sign on a terminal that cannot show it; letters with marks go without them."""


def made_fit() -> None:
    """Let everything be printed: without signs that a terminal has not, and nowhere where an output is closed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - as long as the program runs
        elif isinstance(stream, io.TextIOWrapper) and not _shows_all(stream):
            stream.reconfigure(errors=_PLAIN)


def given_up() -> None:
    """Let what is left to be printed go nowhere: whoever read it is gone, or there is no room for it."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def read(file: str, most: int = -1) -> str:
    """Return the text in a file, or what is given for ``-``, at most so much of that. OSError, UnicodeDecodeError."""
    if file != "-":
        text = Path(file).read_text(encoding="utf-8")
    elif sys.stdin is None:
        raise OSError(file)
    else:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="strict")  # as files are, whatever the system speaks
        text = sys.stdin.read(most)
    return text.removeprefix("\ufeff")


def whole(text: str) -> str:
    """Return what was typed with a mark in the place of bytes that are no text."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


def as_json(value: object) -> str:
    """Return plain data as JSON that loses nothing where it is printed."""
    return json.dumps(value, ensure_ascii=not _shows_all(sys.stdout), indent=1)


def _shows_all(stream: object) -> bool:
    """Say whether a stream takes every sign; one that does not say how it writes them does."""
    return (getattr(stream, "encoding", None) or "utf-8").lower().replace("-", "").startswith("utf")


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_like, error.object[error.start : error.end])), error.end


def _like(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return _LIKE.get(sign, bare or "?")


codecs.register_error(_PLAIN, _plain)
