"""Rulesets as text: ``preset dutch``, ``variants even``, ``switch points.skip 10``, ``phases set3 + run4, run7``.

A board's are ``track 1 1 twist 2`` and ``twist-cards run4 + run4``.

Which preset or variant means what is not known here: a loader is handed in. ``by_value`` knows the standard
preset alone, which is all that a text needs which names every switch that differs from it.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

import msgspec

from tenphases.rules.notation.errors import NotationCode
from tenphases.rules.notation.scan import Cursor, quoted
from tenphases.rules.phases import BadPhase, parse_phase, phase_text
from tenphases.rules.ruleset import Points, Ruleset
from tenphases.rules.track import BadTrack, parse_track, track_text

Value = bool | int | str | tuple[str, ...] | None
"""A switch's value as data: enums by their text, points each alone (``points.skip``)."""

RULES_WORDS: Final = frozenset({"preset", "variants", "switch", "phases", "track", "twist-cards"})
"""The words with which statements about rules begin."""

_PHASES: Final = "phases"
_TRACK: Final = "track"
_LISTS: Final = {_PHASES: _PHASES, "twist-cards": "twist_cards"}
"""The switches that are lists of phases, by the words of their statements."""
_STANDARD: Final = "standard"
_TYPES: Final[dict[str, object]] = {
    field.name: field.type
    for field in msgspec.structs.fields(Ruleset)
    if field.name not in {"points", _TRACK, *_LISTS.values()}
} | {f"points.{field.name}": field.type for field in msgspec.structs.fields(Points)}


class Rules(msgspec.Struct, frozen=True):
    """The rules a text asks for, not yet laid over each other."""

    preset: str | None = None
    variants: tuple[str, ...] = ()
    switches: dict[str, Value] = {}


class NoSuchRules(ValueError):
    """Presets or variants that a loader does not know."""

    def __init__(self, *names: str) -> None:
        """Keep their names."""
        super().__init__(*names)
        self.names = names


Loader = Callable[[Rules], Ruleset]
"""Makes a ruleset of what was asked for. Raises NoSuchRules."""


def by_value(rules: Rules) -> Ruleset:
    """Return the standard rules with single switches laid over them. Raises NoSuchRules if more was asked for."""
    unknown = [name for name in (rules.preset, *rules.variants) if name not in {None, _STANDARD}]
    if unknown:
        raise NoSuchRules(*map(str, unknown))
    flat: dict[str, object] = {name: value for name, value in rules.switches.items() if "." not in name}
    points = {name.partition(".")[2]: value for name, value in rules.switches.items() if "." in name}
    return msgspec.convert(flat | {"points": points}, Ruleset)


def differing(ruleset: Ruleset) -> dict[str, Value]:
    """Return the switches in which a ruleset differs from the standard one, by name."""
    standard = Ruleset()
    found: dict[str, Value] = {}
    for name in _TYPES:
        value, usual = _switch(ruleset, name), _switch(standard, name)
        if value != usual:
            found[name] = value
    for name in (*_LISTS.values(), _TRACK):
        if getattr(ruleset, name) != getattr(standard, name):
            found[name] = getattr(ruleset, name)
    return found


def _switch(ruleset: Ruleset, name: str) -> Value:
    owner, _, inner = name.rpartition(".")
    value: Value | Enum = getattr(ruleset.points, inner) if owner else getattr(ruleset, name)
    return str(value.value) if isinstance(value, Enum) else value


def rules_lines(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the statements that tell a ruleset by value: one for each switch that is not the standard one."""
    differs = differing(ruleset)
    lines = [
        f"switch {name} {_value_text(value)}"
        for name, value in differs.items()
        if name != _TRACK and name not in _LISTS.values()
    ]
    lines += [_phases_line(word, getattr(ruleset, name)) for word, name in _LISTS.items() if name in differs]
    if _TRACK in differs:
        lines.append(f"{_TRACK} {_track_text(ruleset.track)}")
    return tuple(lines)


def _track_text(text: str) -> str:
    try:
        return text if track_text(parse_track(text)) == text else quoted(text)
    except BadTrack:
        return quoted(text)


def _value_text(value: Value) -> str:
    return str(value).lower()


def _phases_line(word: str, texts: tuple[str, ...]) -> str:
    listed = ", ".join(
        text if _canonical(text, place) == text else quoted(text) for place, text in enumerate(texts, start=1)
    )
    return f"{word} {listed}".rstrip()


def _canonical(text: str, place: int) -> str | None:
    """Return a phase's text as it is written, None if it cannot be read."""
    try:
        return phase_text(parse_phase(text, place), place)
    except BadPhase:
        return None


def read_rules(line: Cursor, rules: Rules) -> Rules:
    """Read one statement about rules and return them with it. Raises NotationError."""
    word = line.ahead
    if word not in RULES_WORDS:
        line.fail(NotationCode.NO_SUCH_STATEMENT, {"found": word})
    name = _LISTS.get(word, word)
    if (word == "preset" and rules.preset) or (word in {_TRACK, *_LISTS} and name in rules.switches):
        line.fail(NotationCode.REPEATED, {"statement": word})
    line.next()
    match word:
        case "preset":
            return msgspec.structs.replace(rules, preset=_word(line))
        case "variants":
            return msgspec.structs.replace(rules, variants=rules.variants + _words(line))
        case "switch":
            return _with(rules, *_read_switch(line, rules.switches))
        case "track":
            return _with(rules, _TRACK, _read_track(line))
        case _:
            return _with(rules, name, _read_phases(line))


def _with(rules: Rules, name: str, value: Value) -> Rules:
    return msgspec.structs.replace(rules, switches=rules.switches | {name: value})


def _word(line: Cursor) -> str:
    if not line.ahead:
        line.failing("word")
    return line.next()


def _words(line: Cursor) -> tuple[str, ...]:
    words = [_word(line)]
    while line.ahead:
        words.append(line.next())
    return tuple(words)


def _read_switch(line: Cursor, given: Mapping[str, Value]) -> tuple[str, Value]:
    name = line.ahead
    if name not in _TYPES:
        line.fail(NotationCode.NO_SUCH_SWITCH, {"found": name})
    if name in given:
        line.fail(NotationCode.REPEATED, {"statement": name})
    line.next()
    text = line.ahead
    kind = _TYPES[name]
    try:
        value = msgspec.convert(None if text == "none" and kind == int | None else text, kind, strict=False)
    except msgspec.ValidationError:
        line.fail(NotationCode.BAD_VALUE, {"switch": name, "found": text})
    line.next()
    return name, value.value if isinstance(value, Enum) else value


def _read_track(line: Cursor) -> str:
    if line.is_text():
        return line.text()
    words = []
    while line.ahead:
        words.append(line.next())
    return " ".join(words)


def _read_phases(line: Cursor) -> tuple[str, ...]:
    if not line.ahead:
        return ()
    texts: list[str] = []
    while not texts or line.take(","):
        if line.is_text():
            texts.append(line.text())
            continue
        words = []
        while line.ahead not in {"", ","}:
            words.append(line.next())
        text = " ".join(words).replace(" :", ":")
        texts.append(_canonical(text, len(texts) + 1) or text)
    return tuple(texts)
