"""Phase lists as people write them: pasted, numbered, in words of several languages; read into ``set3 + run4``.

What is understood here is what somebody may type; what the program itself says is in the catalogs.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from tenphases.rules.phases import BadPhase, GroupSpec, Kind, parse_phase, phase_text

MOST_LINES: Final = 200
"""More lines than any list of phases may have, so that a pasted book is not read to its end."""

_COUNTS: Final = {
    word: number
    for number, words in enumerate(
        (
            "a an one en ett én et één een yksi yhden",
            "two to twee kaksi kahden",
            "three tre drie kolme kolmen",
            "four fire vier neljä neljän",
            "five fem vijf viisi viiden",
            "six seks zes kuusi kuuden",
            "seven syv sju zeven seitsemän",
            "eight åtte acht otte kahdeksan",
            "nine ni negen yhdeksän",
            "ten ti tien kymmenen",
            "eleven elleve elf yksitoista",
            "twelve tolv twaalf kaksitoista",
        ),
        start=1,
    )
    for word in words.split()
}
_SET: Final = "set sets kind sarja sarjaa sett sæt"
_RUN: Final = "run runs straight suora suoraa sekvens sekvenser rekke rekker serie series reeks reeksen række rækker"
_COLOUR: Final = (
    "colour colours coloured color colors colored väri väriä väristä samanväristä samanväriset samanvärinen "
    "farge farger ensfarget kleur kleuren farve farver ensfarvet"
)
_EVEN: Final = "even parillista parilliset partall lige"
_ODD: Final = "odd paritonta parittomat oddetall ulige oneven"
_FILLING: Final = (
    "of card cards number numbers all in the with same times on "
    "kortti korttia kortin kortit numero numeroa kertaa "
    "kort tall på av med i alle ganger "
    "kaart kaarten nummers van met keer "
    "tal af gange"
)
_SAYS_NOTHING: Final = frozenset(_FILLING.split())
_WORD_KINDS: Final = {
    **dict.fromkeys(_RUN.split(), "run"),
    **dict.fromkeys(_SET.split(), "set"),
    **dict.fromkeys(_COLOUR.split(), "colour"),
    **dict.fromkeys(_EVEN.split(), "even"),
    **dict.fromkeys(_ODD.split(), "odd"),
}
_KINDS: Final = {frozenset(kind.value.split("-")): kind for kind in Kind}

_BULLET: Final = re.compile(
    r"\s*(?:[-*•·–]\s*)?(?:(?:phase|vaihe|fase)\s+)?(?:(\d{1,2})\s*(?:[.:)]|\s[-–]\s)\s*)?", re.IGNORECASE
)
_PLUS: Final = re.compile(
    r"\+|&|,|;|\b(?:and|plus|ja|sekä|og|samt|en)\b(?!\s+(?:farge|farve|kleur))",
    re.IGNORECASE,  # the last of them is Dutch, and in Norwegian and Danish the *one* of one colour
)
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+")
_MOST_ALIKE: Final = 12
_SIZES: Final = range(1, 100)


def read_list(text: str) -> tuple[str, ...]:
    r"""Return the phases of a list, one on each line, each as it is best read; an unreadable line as it stands.

    Empty lines are passed over.

    >>> read_list("1. 2 sets of 3\nPhase 2: set of 3 and run of 4")
    ('set3 + set3', 'set3 + run4')
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return read_lines(lines[:MOST_LINES])


def read_lines(lines: Iterable[str]) -> tuple[str, ...]:
    """Return phases as they are best read, each line a phase; an unreadable line as it stands."""
    return tuple(_readable(line, place) for place, line in enumerate(lines, start=1))


def read_line(line: str, place: int = 1) -> str:
    """Return a phase as ``set3 + run4``; with a number before it only if that is not its place. Raises BadPhase.

    >>> read_line("4) 7 cards of one colour", 4), read_line("one run of 4, two sets of 2")
    ('colour7', 'run4 + set2 + set2')
    """
    try:
        return phase_text(parse_phase(line, place), place)
    except BadPhase:
        pass  # not in the notation, perhaps in words
    found = _BULLET.match(line)
    number, body = (found[1], line[found.end() :]) if found else (None, line)
    groups = [str(spec) for part in _parts(body) for spec in _groups(part)]
    if not groups:
        raise BadPhase(line.strip())
    named = f"{number}: " if number and int(number) else ""
    return phase_text(parse_phase(named + " + ".join(groups), place), place)


def _readable(line: str, place: int) -> str:
    try:
        return read_line(line, place)
    except BadPhase:
        return line.strip()


def _parts(body: str) -> Iterator[str]:
    """Yield what stands between the words and signs that join groups."""
    yield from (part.strip() for part in _PLUS.split(body) if part.strip())


def _groups(part: str) -> list[GroupSpec]:
    """Read ``2 sets of 3``, ``set of 3``, ``run4``, ``7 cards of one colour``. Raises BadPhase."""
    numbers: list[int] = []
    kinds: set[str] = set()
    words = _TOKEN.findall(part.casefold())
    for at, word in enumerate(words):
        if word in _WORD_KINDS:
            kinds.add(_WORD_KINDS[word])
        elif word.isdecimal():
            numbers.append(int(word))
        elif word in _COUNTS and not _only_one(words, at):
            numbers.append(_COUNTS[word])
        elif word not in _SAYS_NOTHING and word not in _COUNTS:
            raise BadPhase(part)
    kind = _KINDS.get(frozenset(kinds))
    if kind is None or len(numbers) not in {1, 2}:
        raise BadPhase(part)
    count, size = numbers if len(numbers) == 2 else (1, numbers[0])  # noqa: PLR2004 - how many, and how large
    if count not in range(1, _MOST_ALIKE + 1) or size not in _SIZES:
        raise BadPhase(part)
    return [GroupSpec(kind, size)] * count


def _only_one(words: list[str], at: int) -> bool:
    """Say whether a word is the *one* of ``7 of one colour`` or ``4 of a kind``, which counts nothing."""
    following = words[at + 1] if at + 1 < len(words) else ""
    return _COUNTS[words[at]] == 1 and (following == "kind" or _WORD_KINDS.get(following) == "colour")
