"""All that is to be said about rules while they are made: what forbids to play them, and what only should be known.

The first comes from ``rules.findings``. Each note names the line of the phase list or the switch that it speaks of.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from tenphases.rules.findings import LEAST_PLAYERS, MOST_PLAYERS, findings
from tenphases.rules.moves import Seat
from tenphases.rules.phases import BadPhase, Phase, parse_phase
from tenphases.rules.refusals import Finding, FindingCode
from tenphases.rules.ruleset import End, Ruleset
from tenphases.variants.load import differences

Severity = Literal["error", "warning", "hint"]
"""An error forbids to play, a warning tells of a game that few will like, a hint of what has no effect."""


class AdviceCode(StrEnum):
    """Everything that is worth knowing of rules that can be played. Catalog keys: ``advice-<code>``."""

    SAME_PHASE = "same_phase"
    VERY_LONG = "very_long"
    HARDER_BEFORE = "harder_before"
    TOO_MANY_FOR = "too_many_for"
    SHORT_PILE = "short_pile"
    NO_WILDS = "no_wilds"
    NO_SKIPS = "no_skips"
    NO_TIES = "no_ties"


ADVICE_PARAMETERS: Final[dict[AdviceCode, tuple[str, ...]]] = {
    AdviceCode.SAME_PHASE: ("phase", "other"),
    AdviceCode.VERY_LONG: ("phase", "turns"),
    AdviceCode.HARDER_BEFORE: ("phase", "other"),
    AdviceCode.TOO_MANY_FOR: ("most",),
    AdviceCode.SHORT_PILE: ("players", "cards"),
    AdviceCode.NO_WILDS: ("switch",),
    AdviceCode.NO_SKIPS: ("switch",),
    AdviceCode.NO_TIES: ("switch",),
}


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said about rules: how grave it is, a code and what it speaks of, and where."""

    severity: Severity
    code: str
    """A FindingCode or an AdviceCode."""
    about: dict[str, int | str] = {}
    place: int = 0
    """The line of the list of phases, from 1; 0 for none."""
    switch: str = ""
    """The switch as ``switches`` names it; empty for none."""


LONG: Final = 25
"""So many turns for one phase: more than twice as long as for the hardest of the classic list."""
_HARDER: Final = 2.5
_SHORT: Final = 5
_ABOUT: Final = {
    FindingCode.BAD_HAND_SIZE: "hand_size",
    FindingCode.TOO_FEW_CARDS: "hand_size",
    FindingCode.BAD_PILES: "discard_piles",
    FindingCode.EVERYONE_NEEDS_ROUNDS: "end",
    FindingCode.EVERYONE_NEEDS_ORDER: "phase_choice",
    FindingCode.NO_PHASES: "phases",
    FindingCode.TOO_MANY_PHASES: "phases",
    FindingCode.BOARD_NEEDS_TRACK: "track",
    FindingCode.BOARD_NEEDS_LAST_SPACE: "end",
    FindingCode.TRACK_NEEDS_BOARD: "phase_choice",
    FindingCode.UNREADABLE_SPACE: "track",
    FindingCode.TRACK_LENGTH: "track",
    FindingCode.TRACK_ENDS_NUMBERED: "track",
    FindingCode.SPACE_WITHOUT_PHASE: "track",
    FindingCode.SPACE_BACKWARDS: "track",
    FindingCode.TWIST_WITHOUT_CHOICE: "track",
    FindingCode.TRACK_GOAL: "track",
}
"""The switch at which a finding is shown that speaks of no line and names no switch."""
_OF_SKIPS: Final = ("take_skip", "skip_target", "skip_lies", "skip_limit", "flip_skip")
_OF_WILDS: Final = ("naturals", "max_wilds_laid", "flip_wild")

Turns = Callable[[str], float | None]
"""How many turns a phase takes as far as it is known."""


def notes(ruleset: Ruleset, seats: int | None = None, turns: Turns = lambda _: None) -> tuple[Note, ...]:
    """Return all there is to say, the gravest first; without ``seats``, for two to six players."""
    wrong = tuple(_errors(ruleset, seats))
    if wrong:
        return wrong
    return (*_warnings(ruleset, seats, turns), *_hints(ruleset))


def _errors(ruleset: Ruleset, seats: int | None) -> Iterator[Note]:
    read = list(_phases(ruleset))
    for finding in findings(ruleset, seats or LEAST_PLAYERS, Seat(0)):
        switch = _switch(finding)
        place = 0 if switch else _place(finding, read)
        if place > len(read):  # twist cards are counted on from the list
            place, switch = 0, "twist_cards"
        yield Note("error", finding.code, finding.about, place, switch)


def _phases(ruleset: Ruleset) -> Iterator[Phase | None]:
    for place, text in enumerate(ruleset.phases, start=1):
        try:
            yield parse_phase(text, place)
        except BadPhase:
            yield None


def _place(finding: Finding, read: Sequence[Phase | None]) -> int:
    """Return the line that a finding speaks of: of two that bear the same number, the later."""
    if "place" in finding.about:
        return int(finding.about["place"])
    number = int(finding.about.get("phase", 0))
    return max((at for at, phase in enumerate(read, start=1) if phase and phase.number == number), default=number)


def _switch(finding: Finding) -> str:
    named = str(finding.about.get("switch", ""))
    if named == "points":
        return "points.low"
    return named or _ABOUT.get(finding.code, "")


def _warnings(ruleset: Ruleset, seats: int | None, turns: Turns) -> Iterator[Note]:
    counts = [seats] if seats else range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    bare = replace(ruleset, phases=("set2",))  # the list is in order, and long to judge
    enough = [count for count in counts if not _too_few(bare, count)]
    if len(enough) < len(counts):
        yield Note("warning", AdviceCode.TOO_MANY_FOR, {"most": max(enough)}, switch="hand_size")
    cards = 96 + ruleset.wilds + ruleset.skips - max(enough) * ruleset.hand_size - ruleset.discard_piles
    if cards < _SHORT * max(enough):
        yield Note("warning", AdviceCode.SHORT_PILE, {"players": max(enough), "cards": cards}, switch="hand_size")
    yield from _about_phases(ruleset, turns)


def _too_few(ruleset: Ruleset, seats: int) -> bool:
    return any(each.code is FindingCode.TOO_FEW_CARDS for each in findings(ruleset, seats, Seat(0)))


def _about_phases(ruleset: Ruleset, turns: Turns) -> Iterator[Note]:
    first: dict[str, Phase] = {}
    hardest: tuple[float, Phase | None] = (0.0, None)
    for place, phase in enumerate(_phases(ruleset), start=1):
        if phase is None:
            continue
        groups = str(phase)
        if groups in first:
            about: dict[str, int | str] = {"phase": phase.number, "other": first[groups].number}
            yield Note("hint", AdviceCode.SAME_PHASE, about, place)
        first.setdefault(groups, phase)
        needed = turns(groups) or 0.0
        if needed >= LONG:
            yield Note("warning", AdviceCode.VERY_LONG, {"phase": phase.number, "turns": round(needed)}, place)
        if needed and hardest[1] is not None and needed * _HARDER < hardest[0]:
            about = {"phase": phase.number, "other": hardest[1].number}
            yield Note("hint", AdviceCode.HARDER_BEFORE, about, place)
        hardest = max(hardest, (needed, phase), key=lambda pair: pair[0])


def _hints(ruleset: Ruleset) -> Iterator[Note]:
    changed = differences(ruleset)
    for names, code, idle in (
        (_OF_SKIPS, AdviceCode.NO_SKIPS, ruleset.skips == 0),
        (_OF_WILDS, AdviceCode.NO_WILDS, ruleset.wilds == 0),
        (("tie_break",), AdviceCode.NO_TIES, ruleset.end is End.ON_LAY),
    ):
        yield from (Note("hint", code, {"switch": name}, switch=name) for name in names if idle and name in changed)
