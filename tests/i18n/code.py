"""Which messages the code asks for: keys written out, and keys put together from a beginning or an ending."""

import re
from functools import lru_cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "tenphases"
KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
CALL = re.compile(
    r"(?<![\w.])(?:words\.|w\.|self\.|this\.|current\.)?(?:say|t|of|_Line|_plain|_acted|_with_card|_with_phase)\("
)
LITERAL = re.compile(rf"(?<![=!]= )(?<!\[)([\"'`])({KEY})\1")
BEGINNING = re.compile(rf"[\"'`]({KEY}-)(?:\$?\{{|[\"'`] ?\+)")
BEGINNING_OF_CODE = re.compile(rf"keyOf\([\"'`]({KEY})[\"'`]")
ENDING = re.compile(rf"\}}(-{KEY})[\"'`]")


@lru_cache
def sources() -> dict[str, str]:
    """Return the text of every file that could speak, but for what others wrote."""
    found = {}
    for pattern in ("**/*.py", "web/**/*.js", "web/**/*.html"):
        for path in SOURCES.glob(pattern):
            if "vendor" not in path.parts:
                found[str(path.relative_to(SOURCES))] = path.read_text(encoding="utf-8")
    return found


def first_argument(text: str, start: int) -> str:
    """Return a call's first argument, from just behind its opening bracket."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and text[at] == ","):
            return text[start:at]
    return text[start:]


def said_in(text: str) -> set[str]:
    """Return every key in the first argument of a call that speaks."""
    calls = CALL.finditer(text)
    return {found[2] for call in calls for found in LITERAL.finditer(first_argument(text, call.end()))}


def asked_for() -> dict[str, str]:
    """Return every key that the code says, and the file."""
    return {key: name for name, text in sources().items() for key in said_in(text)}


def written() -> set[str]:
    """Return everything in quotation marks that could be a key."""
    return {found[2] for text in sources().values() for found in LITERAL.finditer(text)}


def beginnings() -> set[str]:
    texts = sources().values()
    whole = {found[1] for text in texts for found in BEGINNING.finditer(text)}
    return whole | {f"{found[1]}-" for text in texts for found in BEGINNING_OF_CODE.finditer(text)}


def endings() -> set[str]:
    return {found[1] for text in sources().values() for found in ENDING.finditer(text)}
