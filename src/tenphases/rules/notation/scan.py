"""Taking a text in the notation apart: statements of tokens, each of which knows its line and column.

A statement is a line and the indented lines that follow it, but for those that begin with ``>``. What
stands behind ``#`` is for people. Nothing here knows what the words mean.
"""

import re
from typing import Final, NamedTuple, NoReturn

import msgspec

from tenphases.rules.cards import FACES, UNKNOWN, Face
from tenphases.rules.moves import Seat
from tenphases.rules.notation.errors import NotationCode, NotationError

LETTERS: Final = "ABCDEF"
"""The players' letters, by seat."""

_TOKEN: Final = re.compile(r'(\s+|#[^\n]*)|("(?:[^"\\\n]|\\.)*")|(-?[A-Za-z0-9_?][A-Za-z0-9_?.-]*)|([()\[\],;:/=+>])')
_TIGHT: Final = re.compile(r" ?([(=/]) ?| (?=[):;,\]])")
_TWIST_CARD: Final = re.compile(r"T[1-9][0-9]?")
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


class Token(NamedTuple):
    """A word or sign and where it stands, counted from 1."""

    text: str
    line: int
    column: int


class Cursor:
    """A place in a row of tokens, with the few questions a reader asks."""

    __slots__ = ("_at", "_end", "_tokens")

    def __init__(self, tokens: tuple[Token, ...], end: tuple[int, int]) -> None:
        """Start at the first token; ``end`` is where a missing one would stand."""
        self._tokens = tokens
        self._at = 0
        self._end = end

    @property
    def ahead(self) -> str:
        """The next token's text, empty at the end."""
        return self._tokens[self._at].text if self._at < len(self._tokens) else ""

    @property
    def line(self) -> int:
        """The line of the next token."""
        return self._where()[0]

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the tokens not yet read."""
        return tuple(token.text for token in self._tokens[self._at :])

    @property
    def written(self) -> str:
        """The tokens not yet read as they are usually written."""
        return _TIGHT.sub(r"\1", " ".join(self.texts))

    def fail(self, code: NotationCode, about: dict[str, int | str] | None = None) -> NoReturn:
        """Raise a NotationError at the next token."""
        raise NotationError(code, *self._where(), about)

    def failing(self, wanted: str) -> NoReturn:
        """Raise that something else was expected here."""
        self.fail(NotationCode.EXPECTED, {"wanted": wanted, "found": self.ahead})

    def next(self) -> str:
        """Read on by one token, whatever it is."""
        text = self.ahead
        self._at += 1
        return text

    def take(self, *texts: str) -> bool:
        """Read these tokens if they are the next ones; say whether they were."""
        found = tuple(token.text for token in self._tokens[self._at : self._at + len(texts)]) == texts
        self._at += len(texts) * found
        return found

    def expect(self, text: str) -> None:
        """Read this token and no other."""
        if not self.take(text):
            self.failing(text)

    def done(self) -> None:
        """Make sure that nothing follows."""
        if self.ahead:
            self.fail(NotationCode.UNEXPECTED, {"found": self.ahead})

    def number(self) -> int:
        """Read a whole number."""
        if not _NUMBER.fullmatch(self.ahead):
            self.failing("number")
        return int(self.next())

    def is_number(self) -> bool:
        """Say whether a whole number is next."""
        return _NUMBER.fullmatch(self.ahead) is not None

    def is_card(self) -> bool:
        """Say whether a card is next."""
        return self.ahead == UNKNOWN or self.ahead in FACES

    def is_twist_card(self) -> bool:
        """Say whether what stands for a twist card in a shuffle is next."""
        return _TWIST_CARD.fullmatch(self.ahead) is not None

    def card(self) -> Face:
        """Read a card; ``?`` is one of which only that it is there is known."""
        if not self.is_card():
            self.failing("card")
        return Face(self.next())

    def known_card(self) -> Face:
        """Read a card that must not be ``?``."""
        if self.ahead == UNKNOWN:
            self.fail(NotationCode.UNKNOWN_CARD)
        return self.card()

    def is_seat(self) -> bool:
        """Say whether a player's letter is next."""
        return len(self.ahead) == 1 and self.ahead in LETTERS

    def seat(self, players: int = len(LETTERS)) -> Seat:
        """Read a player's letter."""
        if len(self.ahead) != 1 or not self.ahead.isalpha() or not self.ahead.isupper():
            self.failing("player")
        seat = LETTERS.find(self.ahead)
        if not 0 <= seat < players:
            self.fail(NotationCode.NO_SUCH_PLAYER, {"found": self.ahead, "players": players})
        self.next()
        return Seat(seat)

    def is_text(self) -> bool:
        """Say whether a quoted text is next."""
        return self.ahead.startswith('"')

    def text(self) -> str:
        """Read a quoted text."""
        if not self.is_text():
            self.failing("text")
        try:
            text = msgspec.json.decode(self.ahead, type=str)
        except ValueError:  # no JSON, or half a surrogate pair, which can be read but not said
            self.fail(NotationCode.BAD_STRING)
        self.next()
        return text

    def copy(self) -> "Cursor":
        """Return another cursor over what is not yet read."""
        return Cursor(self._tokens[self._at :], self._end)

    def split(self, sign: str) -> tuple["Cursor", ...]:
        """Return the rest as pieces between the signs, each to be read on its own."""
        pieces: list[Cursor] = []
        start = self._at
        for at in range(self._at, len(self._tokens)):
            if self._tokens[at].text == sign:
                pieces.append(Cursor(self._tokens[start:at], self._tokens[at][1:]))
                start = at + 1
        return (*pieces, Cursor(self._tokens[start:], self._end))

    def _where(self) -> tuple[int, int]:
        return self._tokens[self._at][1:] if self._at < len(self._tokens) else self._end


def quoted(text: str) -> str:
    """Return a text in quotes, as it is read back."""
    return msgspec.json.encode(text).decode()


def _tokens(text: str, line: int) -> list[Token]:
    found, at, start = [], 0, 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise NotationError(NotationCode.BAD_CHARACTER, line, at - start + 1, {"found": text[at]})
        if match[1] is None:
            found.append(Token(match[0], line, at - start + 1))
        if "\n" in match[0]:
            line += match[0].count("\n")
            start = at + match[0].rindex("\n") + 1
        at = match.end()
    return found


def cursor(text: str, line: int = 1) -> Cursor:
    """Return a cursor over the whole of a text that begins on that line. Raises NotationError."""
    last = text.rfind("\n")
    return Cursor(tuple(_tokens(text, line)), (line + text.count("\n"), len(text) - last))


class Statement(NamedTuple):
    """A statement's text, not yet taken apart, and its first line."""

    text: str
    line: int

    @property
    def cursor(self) -> Cursor:
        """A cursor over it. Raises NotationError."""
        return cursor(self.text, self.line)


def statements(text: str) -> tuple[Statement, ...]:
    """Return the statements of a text, without empty lines and those that are for people only."""
    found: list[list[str]] = []
    lines: list[int] = []
    for number, line in enumerate(text.split("\n"), start=1):
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        if line[0].isspace() and not bare.startswith(">") and found:
            # The lines between keep their place, so that a fault is told where it stands.
            found[-1] += [""] * (number - lines[-1] - len(found[-1])) + [line]
        else:
            found.append([line])
            lines.append(number)
    return tuple(Statement("\n".join(each), line) for each, line in zip(found, lines, strict=True))
