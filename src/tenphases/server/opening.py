"""Opening a table: what was asked for is read, and either the first entry of a log comes of it or all that is wrong."""

import secrets
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from tenphases.bots import LEVELS
from tenphases.i18n import negotiate, words
from tenphases.rules.ruleset import Ruleset
from tenphases.server.messages import NewTable, NotOpened, Problem
from tenphases.server.names import clean_name
from tenphases.table.chance import Chance
from tenphases.table.consider import Draft, opening
from tenphases.table.entries import SeatRecord
from tenphases.table.lesson import Lesson, lesson_bots, lesson_opening
from tenphases.table.table import fingerprint
from tenphases.variants import BadChoice, load

_SECRET_BYTES: Final = 18


@dataclass(frozen=True, slots=True)
class Opening:
    """A table about to be opened: its first entry, and the secret of seat 0."""

    draft: Draft
    secret: str


def new_secret() -> str:
    """Return a secret for a seat (144 bits)."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def prepare(asked: NewTable, chance: Chance) -> Opening | NotOpened:
    """Return the table that is asked for, or everything that is wrong with it."""
    name = clean_name(asked.name)
    if name is None:
        return NotOpened(problem=Problem.BAD_NAME)
    if asked.lesson is not None:
        return _lesson(asked, asked.lesson, name, chance)
    unknown = next((level for level in asked.bots if level not in LEVELS), None)
    if unknown is not None:
        return NotOpened(problem=Problem.NO_SUCH_BOT, about=unknown)
    ruleset = _ruleset(asked)
    if isinstance(ruleset, NotOpened):
        return ruleset
    secret = new_secret()
    draft = opening(ruleset, _seats(asked, name, secret, chance), chance)
    return Opening(draft, secret) if isinstance(draft, Draft) else NotOpened(findings=draft)


def _lesson(asked: NewTable, lesson: Lesson, name: str, chance: Chance) -> Opening:
    """Return a table to learn at; its bots sit where the lesson wants them, whatever else was asked for."""
    secret = new_secret()
    seats = _seats(replace(asked, bots=lesson_bots(lesson)), name, secret, chance)
    return Opening(lesson_opening(lesson, seats), secret)


def _seats(asked: NewTable, name: str, secret: str, chance: Chance) -> tuple[SeatRecord, ...]:
    bots = zip(_bot_names(asked, name, chance), asked.bots, strict=False)
    return (SeatRecord(name, key=fingerprint(secret)), *(SeatRecord(called, bot=level) for called, level in bots))


def _ruleset(asked: NewTable) -> Ruleset | NotOpened:
    try:
        return load(asked.preset, asked.variants, asked.switches)
    except BadChoice as bad:
        wrong = bad.wrong[0]
        return NotOpened(problem=Problem(wrong.code.value), about=wrong.name)


def _bot_names(asked: NewTable, taken: str, chance: Chance) -> list[str]:
    """Return names for as many bots as anybody may ask for, each other than the person's."""
    known = [name for name in words(negotiate([asked.language])).bot_names() if name.casefold() != taken.casefold()]
    names = list(chance.shuffled(known))
    return names + [f"{name} {number}" for number in range(2, len(asked.bots) + 2) for name in names]
