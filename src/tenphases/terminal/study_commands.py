"""The commands that study the game, as the command line reads them; what they do is in modules of their own.

Nothing here needs more than the words, so that every other command starts at once.
"""

import argparse
import sys
from math import isfinite
from pathlib import Path

from tenphases.i18n import LANGUAGES, Words
from tenphases.terminal import install
from tenphases.terminal.command_line import Parser
from tenphases.variants import PRESETS, STANDARD, VARIANTS

UNREADABLE = 2
_FIRST = 1_000_000

NAMES = ("solo", "simulate", "tournament")
"""The commands that ``run`` knows."""


def add(spoken: Words, commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the commands to those there are."""
    solo = _command(spoken, commands, "solo")
    solo.late = "phases"
    solo.add_argument("phases", metavar="PHASE", nargs="*", help=spoken.say("cli-solo-phases"))
    solo.add_argument("--hand", default="", help=spoken.say("cli-solo-hand"))

    simulate = _contest(spoken, commands, "simulate")
    simulate.add_argument("--better", type=_points, metavar="POINTS", help=spoken.say("cli-contest-better"))
    match = _contest(spoken, commands, "tournament")
    match.add_argument("--seats", type=int, default=2, metavar="2…6", help=spoken.say("cli-contest-seats"))
    match.set_defaults(better=None)


def _contest(spoken: Words, commands: "argparse._SubParsersAction[Parser]", name: str) -> Parser:
    command = _command(spoken, commands, name)
    command.add_argument("--dice", action="store_true", help=spoken.say("cli-contest-dice"))
    command.late = "players"
    command.add_argument("players", metavar="PLAYER", nargs="+", help=spoken.say(f"cli-{name}-players"))
    command.add_argument("--seeds", type=_count, default=200, help=spoken.say("cli-contest-seeds"))
    command.add_argument("--first", type=int, default=_FIRST, help=spoken.say("cli-contest-first"))
    workers = command.add_mutually_exclusive_group()
    workers.add_argument("--processes", type=_count, help=spoken.say("cli-contest-processes"))
    workers.add_argument("--ray", metavar="ADDRESS", help=spoken.say("cli-contest-ray"))
    command.add_argument("--results", type=Path, metavar="FILE", help=spoken.say("cli-contest-results"))
    command.add_argument("--plots", type=Path, metavar="FOLDER", help=spoken.say("cli-contest-plots"))
    return command


def _count(text: str) -> int:
    """Return a number from 1 on (ValueError otherwise)."""
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _points(text: str) -> float:
    """Return a finite number of points (ValueError otherwise)."""
    if not isfinite(float(text)):
        raise ValueError(text)
    return float(text)


def _command(spoken: Words, commands: "argparse._SubParsersAction[Parser]", name: str) -> Parser:
    about = spoken.say(f"cli-{name}-about")
    command = commands.add_parser(
        name, help=about, description=about, epilog=spoken.say(f"cli-{'solo' if name == 'solo' else 'contest'}-status")
    )
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
        if asked.command != "solo":
            from tenphases.terminal.contest import run_contest  # noqa: PLC0415 - the simulation takes a while to read

            return run_contest(spoken, asked)
        from tenphases.terminal import solo  # noqa: PLC0415 - numpy and numba may not be there
    except ModuleNotFoundError:
        print(spoken.say("study-no-extra", command=install.command(*install.SIM)), file=sys.stderr)  # noqa: T201
        return UNREADABLE
    return solo.run(spoken, asked)
