"""Names and texts as people type them, made fit to be shown. They stay text: whoever shows one escapes it (L22)."""

import unicodedata
from collections.abc import Iterable
from itertools import count, groupby
from typing import Final

LONGEST_NAME: Final = 24
"""In characters."""
LONGEST_TITLE: Final = 40
LONGEST_TEXT: Final = 200
LONGEST_RULES_NAME: Final = 60

_MOST_MARKS: Final = 4
"""Accents on one letter: more than any language piles up, fewer than it takes to write over the line above."""
_JOINER: Final = "\u200d"
"""Holds emoji together that are one picture."""
_INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Controls, marks that turn the writing round, halves of characters, and what is no character at all."""


def clean_name(typed: str) -> str | None:
    r"""Return a name as it will be shown, or None if nothing is left of it or it is too long.

    >>> clean_name("  Anna   Maria "), clean_name("<b>"), clean_name("\u202e")
    ('Anna Maria', '<b>', None)
    """
    tidy = tidied(typed, LONGEST_NAME)
    return tidy or None


def tidied(typed: str, longest: int) -> str | None:
    """Return a text in one line without what cannot be seen: empty if nothing is left, None if it is too long."""
    letters = unicodedata.normalize("NFC", typed[: 40 * longest])
    shown = "".join(letter for letter in letters if _stays(letter))
    tidy = " ".join(_thinned(shown).split()).strip(_JOINER)
    if not any(_inked(letter) for letter in tidy):
        return ""
    return tidy if len(tidy) <= longest else None


def told_apart(name: str, taken: Iterable[str]) -> str:
    """Return a name that none of the others can be taken for: with a number if it must be.

    >>> told_apart("anna", ["Anna", "Ben", "Anna 2"])
    'anna 3'
    """
    others = {_alike(other) for other in taken}
    candidates = (f"{name} {number}" if number > 1 else name for number in count(1))
    return next(candidate for candidate in candidates if _alike(candidate) not in others)


def _alike(name: str) -> str:
    """Return what names have in common that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _stays(letter: str) -> bool:
    return letter == _JOINER or letter.isspace() or unicodedata.category(letter) not in _INVISIBLE


def _inked(letter: str) -> bool:
    return letter != _JOINER and not unicodedata.category(letter).startswith(("M", "Z"))


def _thinned(text: str) -> str:
    """Return the text with no more than so many accents in a row."""
    runs = groupby(text, key=lambda letter: unicodedata.category(letter) in {"Mn", "Me"})
    return "".join("".join(list(run)[:_MOST_MARKS] if marks else run) for marks, run in runs)
