"""Asking and telling in the terminal, and writing the file in which something is kept. Not here: any sheet."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from tenphases.i18n import Words
from tenphases.terminal import streams
from tenphases.terminal.drawing import draw

UNREADABLE: Final = 2


class Teller:
    """Asks and tells, on a screen with some colour and elsewhere as plain lines."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._console = Console(highlight=False, soft_wrap=True)

    def ask(self, question: str) -> str:
        """Return the next line; EOFError when there is none."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            return streams.whole(self._console.input(question, markup=False))
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return streams.whole(line.rstrip("\n"))

    def tell(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._console.print(line, markup=False)

    def draw(self, table: Table) -> None:
        """Print a table."""
        draw(self._console, table)

    def complain(self, line: str) -> int:
        """Print why nothing can be done, and return the exit status for it."""
        print(line, file=sys.stderr)  # noqa: T201 - it speaks to a terminal
        return UNREADABLE


def written(teller: Teller, file: Path, text: str) -> bool:
    """Write a file whole or not at all, even if the power fails; say why if it cannot be, and return whether it was."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="") as paper:
            paper.write(text)
            paper.flush()
            os.fsync(paper.fileno())
        beside.replace(file)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        teller.complain(teller.words.say("score-not-kept", file=str(file)))
        return False
    return True
