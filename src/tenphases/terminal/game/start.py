"""From what was asked for on the command line to the screen, and what is said when it is left."""

import sys

from tenphases.i18n import Words
from tenphases.terminal.game.arrival import Wish


def play(words: Words, wish: Wish) -> int:
    """Play until the reader leaves, and return the exit status."""
    from tenphases.terminal.game.app import GameApp  # noqa: PLC0415 - Textual takes a while to read

    app = GameApp(words, wish)
    said = app.run()
    if said:
        print(said, file=sys.stderr if app.return_code else sys.stdout)
    return app.return_code or 0


def has_screen() -> bool:
    """Say whether there is a screen to play on and a keyboard to play with."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
