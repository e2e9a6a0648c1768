"""What is wrong with a board: its track, its twist cards, and the switches that must go with them (R12.4, R15).

Part of the findings, apart for its size.
"""

from collections.abc import Iterator

from tenphases.rules.phases import BadPhase, parse_phase
from tenphases.rules.refusals import Finding, FindingCode
from tenphases.rules.ruleset import End, PhaseChoice, Ruleset
from tenphases.rules.track import TWIST, BadTrack, numbers_at, parse_track

LEAST_SPACES = 2
MOST_SPACES = 100
_CHOICES = 2


def board_findings(ruleset: Ruleset) -> Iterator[Finding]:
    """Yield everything that is wrong with a ruleset's board, and with rules that should have none."""
    if ruleset.phase_choice is not PhaseChoice.BY_BOARD:
        if ruleset.track or ruleset.twist_cards or ruleset.end is End.LAST_SPACE:
            yield Finding(FindingCode.TRACK_NEEDS_BOARD)  # R12.4
        return
    if ruleset.end is not End.LAST_SPACE:
        yield Finding(FindingCode.BOARD_NEEDS_LAST_SPACE)  # R15.6
    if not ruleset.track.split():
        yield Finding(FindingCode.BOARD_NEEDS_TRACK)  # R12.4
        return
    try:
        spaces = parse_track(ruleset.track)
    except BadTrack as bad:
        yield Finding(FindingCode.UNREADABLE_SPACE, {"space": bad.space, "part": bad.part})
        return
    yield from _track_findings(spaces, ruleset)


def _track_findings(spaces: tuple[int, ...], ruleset: Ruleset) -> Iterator[Finding]:
    if not LEAST_SPACES <= len(spaces) <= MOST_SPACES:
        yield Finding(FindingCode.TRACK_LENGTH, {"least": LEAST_SPACES, "most": MOST_SPACES, "have": len(spaces)})
    for end in sorted({0, len(spaces) - 1}):
        if spaces[end] == TWIST:
            yield Finding(FindingCode.TRACK_ENDS_NUMBERED, {"space": end + 1})
    numbers = _numbers(ruleset)
    highest = 0
    for place, space in enumerate(spaces):
        if space == TWIST:
            if 0 < place < len(spaces) - 1 and len(set(numbers_at(spaces, place))) < _CHOICES:
                yield Finding(FindingCode.TWIST_WITHOUT_CHOICE, {"space": place + 1})  # R15.4
            continue
        if numbers and space not in numbers:
            yield Finding(FindingCode.SPACE_WITHOUT_PHASE, {"space": place + 1, "phase": space})
        if space < highest:
            yield Finding(FindingCode.SPACE_BACKWARDS, {"space": place + 1})
        highest = max(highest, space)
    if numbers and spaces[-1] not in {TWIST, numbers[-1]}:
        yield Finding(FindingCode.TRACK_GOAL, {"phase": numbers[-1]})  # R15.6


def _numbers(ruleset: Ruleset) -> tuple[int, ...]:
    """Return the numbers of the listed phases; none if one cannot be read, which is a finding of its own."""
    try:
        return tuple(parse_phase(text, place).number for place, text in enumerate(ruleset.phases, start=1))
    except BadPhase:
        return ()
