"""Asking and telling in the terminal, and writing the file in which something is kept. Not here: any sheet."""

import os
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from tenphases.i18n import Words

UNREADABLE: Final = 2


class Teller:
    """Asks and tells, on a screen with some colour and elsewhere as plain lines."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._console = Console(highlight=False, soft_wrap=True)

    def ask(self, question: str) -> str:
        """Return the next line; EOFError when there is none."""
        if sys.stdin.isatty():
            return self._console.input(question, markup=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def tell(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._console.print(line, markup=False)

    def draw(self, table: Table) -> None:
        """Print a table."""
        self._console.print(table, soft_wrap=False)

    def complain(self, line: str) -> int:
        """Print why nothing can be done, and return the exit status for it."""
        print(line, file=sys.stderr)  # noqa: T201 - it speaks to a terminal
        return UNREADABLE


def written(teller: Teller, file: Path, text: str) -> bool:
    """Write a file whole or not at all, even if the power fails; say why if it cannot be, and return whether it was."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8", newline="")
        beside.replace(file)
    except OSError:
        teller.complain(teller.words.say("score-not-kept", file=str(file)))
        return False
    return True
