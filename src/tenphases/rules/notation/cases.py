"""Files for the referee: positions, the moves to be judged in each, and what the file expects of them.

A case is a position and the moves after it. A move is read only when it is judged, since the names of groups
depend on what lies on the table by then. What an expectation is held against is said by the referee.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.notation.errors import NotationError
from tenphases.rules.notation.scan import Cursor, Statement, statements

VERDICTS: Final = ("legal", "illegal", "impossible", "unclear")
"""What can be expected of a move; ``impossible`` of a position."""


class Expectation(NamedTuple):
    """A line that begins with ``>``: a verdict, or something that happens or is so afterwards.

    ``only`` and ``but`` name presets; without them it holds under all. ``words`` are the rule and the
    code of a verdict, or the words of an event or a statement about the position.
    """

    line: int
    verdict: str
    words: tuple[str, ...]
    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()

    def holds_under(self, preset: str) -> bool:
        """Say whether it is meant for a preset."""
        return (not self.only or preset in self.only) and preset not in self.but


class Step(NamedTuple):
    """A line of moves to be judged: whose (chance's is ``CHANCE``), their texts not yet read, and what is expected.

    A line is legal if all its moves are.
    """

    seat: Seat
    texts: tuple[Cursor, ...]
    line: int
    expectations: tuple[Expectation, ...]


class Case(NamedTuple):
    """A position and the moves to be judged in it, under some presets or all."""

    title: str
    line: int
    only: tuple[str, ...]
    but: tuple[str, ...]
    position: tuple[Statement, ...]
    expectations: tuple[Expectation, ...]
    steps: tuple[Step, ...]

    def holds_under(self, preset: str) -> bool:
        """Say whether it is meant for a preset."""
        return (not self.only or preset in self.only) and preset not in self.but


def read_cases(text: str) -> tuple[tuple[Case, ...], tuple[NotationError, ...]]:
    """Read a file for the referee, and tell what of it cannot be read as one."""
    errors: list[NotationError] = []
    parts: list[list[tuple[Statement, Cursor]]] = []
    for statement in statements(text):
        try:
            line = statement.cursor
        except NotationError as error:
            errors.append(error)
            continue
        if line.ahead == "position" or not parts:
            parts.append([])
        parts[-1].append((statement, line))
    cases = []
    for part in parts:
        try:
            cases.append(_case(part))
        except NotationError as error:
            errors.append(error)
    return tuple(cases), tuple(errors)


def _case(part: Iterable[tuple[Statement, Cursor]]) -> Case:
    title, first = "", 0
    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    position: list[Statement] = []
    expectations: list[Expectation] = []
    steps: list[Step] = []
    for statement, line in part:
        first = first or statement.line
        if line.take(">"):
            expectation = _expectation(line, statement.line)
            if steps:
                last = steps[-1]
                steps[-1] = last._replace(expectations=(*last.expectations, expectation))
            else:
                expectations.append(expectation)
        elif line.take("position"):
            title = line.text() if line.ahead else ""
            line.done()
        elif line.take("in"):
            only = _names(line)
        elif line.take("except"):
            but = _names(line)
        elif line.ahead in {"deal", "reshuffle"}:
            steps.append(Step(CHANCE, (line,), statement.line, ()))
        elif line.is_seat():
            seat = line.seat()
            line.expect(":")
            steps.append(Step(seat, line.split(";"), statement.line, ()))
        else:
            position.append(statement)
    return Case(title, first, only, but, tuple(position), tuple(expectations), tuple(steps))


def _names(line: Cursor) -> tuple[str, ...]:
    names = []
    while line.ahead not in {"", ":"}:
        names.append(line.next())
    if not names:
        line.failing("word")
    return tuple(names)


def _expectation(line: Cursor, at: int) -> Expectation:
    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    if line.take("in"):
        only = _names(line)
        line.expect(":")
    elif line.take("except"):
        but = _names(line)
        line.expect(":")
    if not line.ahead:
        line.failing("verdict")
    verdict = line.next() if line.ahead in VERDICTS else ""
    return Expectation(at, verdict, line.texts, only, but)
