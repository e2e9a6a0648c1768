"""Names as people type them, made fit to stand at a table. They stay text: whoever shows one escapes it (L22)."""

import unicodedata
from itertools import groupby
from typing import Final

LONGEST_NAME: Final = 24
"""In characters."""

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
    letters = unicodedata.normalize("NFC", typed[: 40 * LONGEST_NAME])
    shown = "".join(letter for letter in letters if _stays(letter))
    tidy = " ".join(_thinned(shown).split()).strip(_JOINER)
    return tidy if 0 < len(tidy) <= LONGEST_NAME and any(_inked(letter) for letter in tidy) else None


def _stays(letter: str) -> bool:
    return letter == _JOINER or letter.isspace() or unicodedata.category(letter) not in _INVISIBLE


def _inked(letter: str) -> bool:
    return letter != _JOINER and not unicodedata.category(letter).startswith(("M", "Z"))


def _thinned(text: str) -> str:
    """Return the text with no more than so many accents in a row."""
    runs = groupby(text, key=lambda letter: unicodedata.category(letter) in {"Mn", "Me"})
    return "".join("".join(list(run)[:_MOST_MARKS] if marks else run) for marks, run in runs)
