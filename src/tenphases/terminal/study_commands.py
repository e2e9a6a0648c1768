"""The commands that study the game, as the command line reads them; what they do is in modules of their own.

Nothing here needs more than the words, so that every other command starts at once.
"""

import argparse
import sys
from typing import Any

from tenphases.i18n import LANGUAGES, Words
from tenphases.variants import PRESETS, STANDARD, VARIANTS

UNREADABLE = 2

NAMES = ("solo",)
"""The commands that ``run`` knows."""


def add(spoken: Words, commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the commands to those there are."""
    solo = _command(spoken, commands, "solo")
    solo.add_argument("phases", metavar="PHASE", nargs="*", help=spoken.say("cli-solo-phases"))
    solo.add_argument("--hand", default="", help=spoken.say("cli-solo-hand"))


def _command(spoken: Words, commands: "argparse._SubParsersAction[Any]", name: str) -> argparse.ArgumentParser:
    about = spoken.say(f"cli-{name}-about")
    command: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    command.add_argument("--preset", choices=PRESETS, default=STANDARD, help=spoken.say("cli-score-preset"))
    command.add_argument(
        "--variant", choices=VARIANTS, action="append", default=[], help=spoken.say("cli-score-variant")
    )
    command.add_argument("--json", action="store_true", help=spoken.say("cli-json"))
    command.add_argument("--lang", choices=LANGUAGES, help=spoken.say("cli-lang"))
    return command


def run(spoken: Words, asked: argparse.Namespace) -> int:
    """Do what one of the commands asks for and return the exit status."""
    try:
        from tenphases.terminal import solo  # noqa: PLC0415 - numpy and numba may not be there
    except ModuleNotFoundError:
        print(spoken.say("study-no-extra"), file=sys.stderr)  # noqa: T201
        return UNREADABLE
    return solo.run(spoken, asked)
