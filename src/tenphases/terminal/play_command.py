"""The command ``play`` as the command line reads it: alone with bots, or at a table of a server elsewhere.

Nothing here needs more than the words, so that every other command starts at once. The server that runs inside for
those who play alone is handed in: a terminal knows no server but by its protocol.
"""

import argparse
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from tenphases.bots import LEVELS, STEADY
from tenphases.i18n import LANGUAGES, Words
from tenphases.terminal import streams
from tenphases.terminal.command_line import Parser
from tenphases.variants import PRESETS, STANDARD, VARIANTS

_UNREADABLE: Final = 2
_PLAYERS: Final = range(2, 7)
_USUAL: Final = 3

Inside = Callable[[Path | None, bool], AbstractContextManager[tuple[str, Path] | str]]
"""Starts the server inside on a folder, with masters or without: its address and the folder, or why it cannot be."""


def add(spoken: Words, commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command to those there are."""
    about = spoken.say("cli-play-about")
    command = commands.add_parser("play", help=about, description=about, epilog=spoken.say("cli-play-status"))
    command.late = "where"
    command.add_argument("where", metavar="ADDRESS", nargs="*", help=spoken.say("cli-play-where"))
    command.add_argument("--players", type=int, choices=_PLAYERS, metavar="2…6", help=spoken.say("cli-play-players"))
    command.add_argument(
        "--bot", choices=LEVELS, action="append", default=[], metavar="LEVEL", help=spoken.say("cli-play-bot")
    )
    command.add_argument("--preset", choices=PRESETS, default=STANDARD, help=spoken.say("cli-score-preset"))
    command.add_argument(
        "--variant", choices=VARIANTS, action="append", default=[], help=spoken.say("cli-score-variant")
    )
    command.add_argument("--rules", metavar="FILE", default="", help=spoken.say("cli-play-rules"))
    command.add_argument("--name", default="", help=spoken.say("cli-play-name"))
    command.add_argument("--data", type=Path, help=spoken.say("cli-serve-data"))
    command.add_argument("--lang", choices=LANGUAGES, help=spoken.say("cli-lang"))


def run(spoken: Words, asked: argparse.Namespace, inside: Inside, folder: Path) -> int:
    """Play, and return the exit status; ``folder`` is where games and seats are kept if nobody says otherwise."""
    from tenphases.terminal.game import places, start  # noqa: PLC0415 - see above
    from tenphases.terminal.game.arrival import Wish  # noqa: PLC0415 - as that

    table = _table(spoken, asked)
    if isinstance(table, str):
        return _complain(table)
    if not start.has_screen():
        return _complain(spoken.say("play-no-screen"))
    name = streams.whole(asked.name).strip()
    if asked.where:
        address, *codes = asked.where
        try:
            place = places.place_of(address)
        except places.NoPlaceError:
            return _complain(spoken.say("play-no-address", address=address))
        if len(codes) > 1:
            return _complain(spoken.say("cli-unknown", found=" ".join(codes[1:])))
        return start.play(spoken, Wish(place, asked.data or folder, code="".join(codes), name=name, table=table))
    with inside(asked.data, "master" in asked.bot) as found:
        if isinstance(found, str):
            return _complain(found, 1)
        here, kept = found
        return start.play(spoken, Wish(places.place_of(here), kept, alone=True, name=name, table=table))


def _table(spoken: Words, asked: argparse.Namespace) -> dict[str, Any] | str:
    """Return what a new table is to be like, or what is wrong with it."""
    bots = list(asked.bot)
    players = asked.players or (max(_USUAL, len(bots) + 1) if bots or not asked.where else 4)
    if len(bots) + 1 > players:
        return spoken.say("play-too-many-bots", players=players)
    body: dict[str, Any] = {"preset": asked.preset, "variants": asked.variant}
    if asked.rules:
        own = _own(spoken, asked.rules)
        if isinstance(own, str):
            return own
        body = own
    if asked.where:
        return body | {"start": "later", "seats": ["host", *bots, *["open"] * (players - 1 - len(bots))]}
    last = bots[-1] if bots else STEADY
    return body | {"bots": [*bots, *[last] * (players - 1 - len(bots))]}


def _own(spoken: Words, file: str) -> dict[str, Any] | str:
    """Return the rules of a file as they are asked for at a table, or what is wrong with it."""
    from msgspec import to_builtins  # noqa: PLC0415 - see above

    from tenphases.terminal import rules  # noqa: PLC0415 - as that
    from tenphases.variants.load import nearest  # noqa: PLC0415 - as that

    try:
        own = rules.read(streams.read(file))
    except (OSError, UnicodeDecodeError):
        return spoken.say("cli-no-file", file=file)
    if isinstance(own, tuple):
        return "\n".join(rules.fault_line(spoken, fault) for fault in own)
    preset, apart = nearest(own.ruleset)
    return {"preset": preset, "switches": to_builtins(apart), "called": own.name}


def _complain(sentence: str, status: int = _UNREADABLE) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - it speaks to a terminal
    return status
