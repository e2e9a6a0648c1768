"""Rules as text: what a file of rules says, what is to be said about it, and how it differs from a preset.

Not here: what is a fault (``rules.findings``, ``variants.advice``) and what a file may hold (``variants.files``).
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from tenphases.i18n import Words
from tenphases.i18n.words import Setting
from tenphases.rules.phases import BadPhase, parse_phase
from tenphases.rules.refusals import FindingCode
from tenphases.rules.ruleset import Ruleset
from tenphases.sim.difficulty import Difficulty, alone, from_table, played
from tenphases.variants import Choice, Wrong, differences, load
from tenphases.variants.advice import Note, notes
from tenphases.variants.files import BadFile, FileFault, OwnRules, read_rules
from tenphases.variants.load import nearest
from tenphases.variants.switches import switches

_CHOSEN: Final = frozenset(switch.name for switch in switches() if switch.kind == "choice")
SECONDS: Final = 3.0
"""How long a phase is played of which the table knows nothing."""


class Report(msgspec.Struct, frozen=True):
    """All that is told about rules."""

    name: str
    nearest: str
    differences: dict[str, Choice]
    """From the nearest preset."""
    phases: tuple[str, ...]
    turns: dict[str, Difficulty]
    notes: tuple[Note, ...]

    @property
    def playable(self) -> bool:
        """Say whether nothing forbids to play by these rules."""
        return all(note.severity != "error" for note in self.notes)


def read(text: str) -> OwnRules | tuple[FileFault | Wrong, ...]:
    """Return the rules of a file, or everything that is wrong with it."""
    try:
        return read_rules(text)
    except BadFile as bad:
        return bad.faults


def report(own: OwnRules, players: int | None = None) -> Report:
    """Return what is to be told about rules; without ``players``, for two to six of them."""
    ruleset = own.ruleset
    preset, apart = nearest(ruleset)
    told = notes(ruleset, players)
    turns: dict[str, Difficulty] = {}
    if all(note.severity != "error" for note in told):
        turns = {text: given for text in ruleset.phases if (given := difficulty(ruleset, text)) is not None}
        plain = {_plain(text): given.turns for text, given in turns.items()}
        told = notes(ruleset, players, plain.get)
    return Report(own.name, preset, apart, ruleset.phases, turns, told)


def difficulty(ruleset: Ruleset, phase: str) -> Difficulty | None:
    """Return how hard a phase is by these rules: from the table, else played a little."""
    rules = alone(ruleset, phase)
    return from_table(rules) or played(rules, seconds=SECONDS)


def lines(spoken: Words, told: Report) -> Iterator[str]:
    """Yield a report as text: the name, the phases, the differences, and what there is to say."""
    yield told.name or spoken.say("editor-name-none")
    yield ""
    for place, text in enumerate(told.phases, start=1):
        given = told.turns.get(text)
        turns = "" if given is None else spoken.say("editor-turns", turns=round(given.turns))
        yield f"{_title(spoken, text, place):<44} {turns}".rstrip()
    yield ""
    yield from apart_lines(spoken, told.nearest, told.differences)
    yield ""
    for note in told.notes:
        yield note_line(spoken, note)
    if told.playable:
        yield spoken.say("editor-fine")
    else:
        count = sum(note.severity == "error" for note in told.notes)
        yield spoken.say("editor-errors", count=count)


def apart_lines(spoken: Words, preset: str, apart: Mapping[str, Choice]) -> Iterator[str]:
    """Yield in which switches rules differ from a preset."""
    name = spoken.say(f"preset-{preset}")
    if not apart:
        yield spoken.say("cli-rules-same", preset=name)
        return
    yield spoken.say("cli-rules-apart", preset=name)
    for switch, value in apart.items():
        yield f"  {setting_line(spoken, switch, value)}"


def setting_line(spoken: Words, switch: str, value: Choice) -> str:
    """Return a switch and what it is set to."""
    shown: Setting = list(value) if isinstance(value, tuple) else value
    if switch == "phases" or not isinstance(value, tuple | str) or switch in _CHOSEN:
        said = spoken.setting(switch, shown)
    else:
        said = "; ".join(value) if isinstance(value, tuple) else value
    return spoken.say("switch-setting", switch=_name(spoken, switch), value=said or spoken.say("editor-none"))


def note_line(spoken: Words, note: Note) -> str:
    """Return one note: how grave it is, the line it speaks of, and what it says."""
    where = spoken.say("editor-line", number=note.place) + ": " if note.place else ""
    return f"{spoken.say(f'editor-{note.severity}')}: {where}{note_sentence(spoken, note)}"


def note_sentence(spoken: Words, note: Note) -> str:
    """Return what a note says."""
    if isinstance(note.code, FindingCode):
        return spoken.finding(note.code, note.about)
    about = {key: _name(spoken, str(value)) if key == "switch" else value for key, value in note.about.items()}
    return spoken.say(f"advice-{note.code.replace('_', '-')}", **about)


def fault_line(spoken: Words, fault: FileFault | Wrong) -> str:
    """Return what is wrong with a file."""
    key = f"rules-file-{fault.code.replace('_', '-')}"
    if isinstance(fault, Wrong):
        return spoken.say(key, name=fault.name)
    return spoken.say(key, line=fault.line, column=fault.column)


def data(spoken: Words, told: Report) -> dict[str, Any]:
    """Return a report for programs, each note with its sentence."""
    plain: dict[str, Any] = msgspec.to_builtins(told)
    for note, written in zip(told.notes, plain["notes"], strict=True):
        written["sentence"] = note_sentence(spoken, note)
    return plain | {"playable": told.playable}


def compared(own: OwnRules, preset: str) -> dict[str, Choice]:
    """Return the switches in which rules differ from a preset."""
    return differences(own.ruleset, load(preset))


def _title(spoken: Words, text: str, place: int) -> str:
    try:
        parse_phase(text, place)
    except BadPhase:
        return f"{place}: {text}"
    return spoken.phase_title(text, place - 1)


def _name(spoken: Words, switch: str) -> str:
    """Return a switch's name, a part of the points with what it is part of."""
    if switch.startswith("points."):
        return f"{spoken.switch('points')}: {spoken.switch(switch)}"
    return spoken.switch(switch)


def _plain(text: str) -> str:
    return text.rpartition(":")[2].strip()
