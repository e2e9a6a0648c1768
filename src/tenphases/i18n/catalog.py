"""The catalogs of one language, and saying a sentence from them.

Nothing here knows what a sentence is about, but for the variables that stand for a card or a die.
"""

import re
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tenphases.i18n.languages import LANGUAGES

LOCALES: Final = Path(__file__).parent / "locales"
"""Where the catalogs lie: ``<language>/<area>.ftl``."""

AREAS: Final = (
    "cards",
    "rules",
    "refusals",
    "findings",
    "problems",
    "presets",
    "table",
    "page",
    "sheet",
    "learn",
    "lobby",
    "after",
    "dice",
    "editor",
    "coach",
    "terminal",
)
"""The files of every language. The page needs all but ``terminal``."""
LATER: Final = frozenset({"sheet", "learn", "lobby", "after", "dice", "editor", "coach", "terminal"})
"""Those of them that not every page wants; the others are served in one piece."""

Value = str | int | float

COLOUR_OF_LETTER: Final = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")
_TOO_LONG: Final = 10**21
_NO_NUMBER: Final = {"W": "wild", "S": "skip", "?": "unknown"}


class WordsError(LookupError):
    """A sentence that does not exist or was not given what it speaks of: a fault in the program."""


class Catalog:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        """Read the language's files (LookupError for an unknown language)."""
        if language not in LANGUAGES:
            raise WordsError(f"no such language: {language}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for area in AREAS:
            self._sources |= _entries((LOCALES / language / f"{area}.ftl").read_text(encoding="utf-8"))

    def has(self, key: str) -> bool:
        """Say whether there is such a sentence."""
        return key in self._sources

    def say(self, key: str, /, **args: Value) -> str:
        """Return a sentence with its variables filled in.

        The argument ``face`` (and ``role``, what a laid wild stands for) becomes the variables of the message
        ``card``, so that the sentence can say ``{ card }``. Raises WordsError.
        """
        if not self.has(key):
            raise WordsError(f"{self.language}: no message {key}")
        self._learn(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(f"{self.language}: {key} has no text")
        text, errors = self._bundle.format_pattern(pattern, variables(args))
        if errors:
            raise WordsError(f"{self.language}: {key}: {errors}")
        return str(text)

    def _learn(self, key: str) -> None:
        """Parse a message and those it refers to: all of them at once would cost a tenth of a second at the start."""
        todo = [key]
        while todo:
            name = todo.pop()
            if name in self._sources and not self._bundle.has_message(name):
                self._bundle.add_resource(FluentResource(self._sources[name]))
                todo.extend(_REFERENCE.findall(self._sources[name]))


def _entries(text: str) -> dict[str, str]:
    """Return a file's messages as written, by key."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def _number(die: str) -> int:
    """Return the number of a die such as ``10R``, 0 for a wild."""
    return int(die[:-1]) if die[:-1].isdecimal() else 0


def _sayable(value: Value) -> Value:
    """Return a number of more digits than can be written in a language's way as its digits."""
    return str(value) if isinstance(value, int) and abs(value) >= _TOO_LONG else value


def variables(args: dict[str, Value]) -> dict[str, Value]:
    """Return what Fluent is given for these arguments: a face is taken apart."""
    args = {name: _sayable(value) for name, value in args.items()}
    if "die" in args:
        die = str(args["die"])
        others = {name: value for name, value in args.items() if name != "die"}
        return {"colour": COLOUR_OF_LETTER.get(die[-1:], ""), "number": _number(die), **others}
    if "face" not in args:
        return args
    rest = {name: value for name, value in args.items() if name not in {"face", "role"}}
    face, role = str(args["face"]), args.get("role", 0)
    colour = _NO_NUMBER.get(face) or COLOUR_OF_LETTER[face[0]]
    return {
        "colour": colour,
        "number": 0 if face in _NO_NUMBER else int(face[1:]),
        "role": COLOUR_OF_LETTER.get(role, role) if isinstance(role, str) else role,
        **rest,
    }
