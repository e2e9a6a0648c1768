"""Opening a table: what was asked for is read, and either the first entry of a log comes of it or all that is wrong."""

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from tenphases.bots import LEVELS
from tenphases.i18n import negotiate, words
from tenphases.rules.moves import Seat
from tenphases.server.messages import NewTable, NotOpened, Problem
from tenphases.table.chance import Chance
from tenphases.table.consider import opening
from tenphases.table.draft import Draft
from tenphases.table.entries import SeatRecord
from tenphases.table.games import least_seats
from tenphases.table.gathering import FREE
from tenphases.table.lesson import Lesson, lesson_bots, lesson_opening
from tenphases.table.names import LONGEST_RULES_NAME, LONGEST_TITLE, clean_name, tidied, told_apart
from tenphases.table.table import fingerprint
from tenphases.table.terms import MOST_SEATS, GameName, RuleChoice, Setting
from tenphases.variants import BadChoice

_SECRET_BYTES: Final = 18
_HOST: Final = "host"
_OPEN: Final = "open"
_USUAL: Final = (_HOST, _OPEN, _OPEN, _OPEN)
_NAMES_KEPT: Final = 12


@dataclass(frozen=True, slots=True)
class Opening:
    """A table about to be opened: its first entry, and the secret of the host's seat."""

    draft: Draft
    secret: str
    seat: Seat


def new_secret() -> str:
    """Return a secret for a seat (144 bits)."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def prepare(asked: NewTable, chance: Chance) -> Opening | NotOpened:
    """Return the table that is asked for, or everything that is wrong with it."""
    name, title = clean_name(asked.name), tidied(asked.terms.title, LONGEST_TITLE)
    called = tidied(asked.called, LONGEST_RULES_NAME)
    if name is None:
        return NotOpened(problem=Problem.BAD_NAME)
    if title is None or called is None:
        return NotOpened(problem=Problem.BAD_TEXT)
    asked = replace(asked, name=name, called=called, terms=replace(asked.terms, title=title))
    if asked.lesson is not None:
        return _lesson(asked, asked.lesson, chance)
    plan = _plan(asked)
    if isinstance(plan, NotOpened):
        return plan
    secret, names = new_secret(), _bot_names(asked, chance)
    seats, setting = tuple(_seats(asked, plan, secret, names)), _setting(asked, plan, names)
    try:
        draft = opening(setting.rules, seats, chance, setting)
    except BadChoice as bad:
        return NotOpened(problem=Problem(bad.wrong[0].code.value), about=bad.wrong[0].name)
    return Opening(draft, secret, Seat(plan.index(_HOST))) if isinstance(draft, Draft) else NotOpened(findings=draft)


def _plan(asked: NewTable) -> tuple[str, ...] | NotOpened:
    """Return whose each seat is to be, or what is wrong with it."""
    seats = (_HOST, *asked.bots)
    if asked.start == "later":
        seats = asked.seats or (seats if asked.bots else _USUAL)
    told_later = asked.start == "now" and asked.game is GameName.CARDS  # its rules say it better
    seated = range(least_seats(_rules(asked)), MOST_SEATS + 1)
    if not told_later and (len(seats) not in seated or seats.count(_HOST) != 1):
        return NotOpened(problem=Problem.BAD_SEATS)
    levels = {*LEVELS, _HOST, _OPEN} if asked.start == "later" else {*LEVELS, _HOST}
    unknown = next((level for level in seats if level not in levels), None)
    return seats if unknown is None else NotOpened(problem=Problem.NO_SUCH_BOT, about=unknown)


def _setting(asked: NewTable, plan: Sequence[str], names: Sequence[str]) -> Setting:
    return Setting(
        terms=asked.terms,
        rules=_rules(asked),
        host=Seat(plan.index(_HOST)),
        gathering=asked.start == "later",
        bot_names=tuple(names[:_NAMES_KEPT]),
    )


def _rules(asked: NewTable) -> RuleChoice:
    return RuleChoice(asked.preset, asked.variants, asked.switches, asked.game, asked.called)


def _lesson(asked: NewTable, lesson: Lesson, chance: Chance) -> Opening:
    """Return a table to learn at; its bots sit where the lesson wants them, whatever else was asked for."""
    secret, names = new_secret(), _bot_names(asked, chance)
    seats = tuple(_seats(asked, (_HOST, *lesson_bots(lesson)), secret, names))
    return Opening(lesson_opening(lesson, seats), secret, Seat(0))


def _seats(asked: NewTable, plan: Sequence[str], secret: str, names: Sequence[str]) -> Iterator[SeatRecord]:
    called = iter(names)
    for whose in plan:
        if whose == _HOST:
            yield SeatRecord(asked.name, key=fingerprint(secret))
        elif whose == _OPEN:
            yield FREE
        else:
            yield SeatRecord(next(called), bot=whose)


def _bot_names(asked: NewTable, chance: Chance) -> list[str]:
    """Return names for as many bots as anybody may ask for, each other than the person's."""
    known = [name for name in words(negotiate([asked.language])).bot_names() if told_apart(name, [asked.name]) == name]
    names = list(chance.shuffled(known))
    return names + [f"{name} {number}" for number in range(2, len(asked.bots) + 2) for name in names]
