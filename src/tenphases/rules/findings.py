"""What is wrong with a ruleset, all at once, before a game is started with it (R2.1, R10.3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from tenphases.rules.cards import HIGHEST
from tenphases.rules.finder import completes
from tenphases.rules.findings_board import board_findings
from tenphases.rules.moves import Seat
from tenphases.rules.phases import BadPhase, GroupSpec, Kind, Phase, parse_phase
from tenphases.rules.refusals import Finding, FindingCode
from tenphases.rules.ruleset import Advance, End, GoOut, PhaseChoice, Ruleset, deck

LEAST_PLAYERS = 2
MOST_PLAYERS = 6
MOST_PHASES = 40
MOST_PILES = 3
MOST_SPECIAL = 200
"""The most wilds, and the most skips, in a deck: no table could hold more, and no memory any number of them."""
MOST_POINTS = 1000
MOST_GROUPS = 6
MOST_WITH_COLOUR_RUNS = 4
"""The most groups of a phase, and of one with runs of one colour: whether so many can be made at once takes ever longer
to find out."""
_COPIES = 2
_COLOURS = 4
_HALF = HIGHEST // 2
_LEAST_GROUP = 2

NATURALS_THERE_ARE = {
    Kind.SET: _COPIES * _COLOURS,
    Kind.RUN: HIGHEST,
    Kind.COLOUR_RUN: HIGHEST,
    Kind.COLOUR: _COPIES * HIGHEST,
    Kind.EVEN: _COPIES * _COLOURS * _HALF,
    Kind.ODD: _COPIES * _COLOURS * _HALF,
    Kind.COLOUR_EVEN: _COPIES * _HALF,
    Kind.COLOUR_ODD: _COPIES * _HALF,
}
"""How many numbered cards of the deck can lie in one group of a kind (R1.1)."""


def findings(ruleset: Ruleset, seats: int, dealer: Seat) -> tuple[Finding, ...]:
    """Return everything that is wrong with playing by this ruleset with so many players; empty if nothing is."""
    return (*_table_findings(_bounded(ruleset), seats, dealer), *ruleset_findings(ruleset))


def ruleset_findings(ruleset: Ruleset) -> tuple[Finding, ...]:
    """Return everything that is wrong with a ruleset, whoever plays by it."""
    return (
        *_number_findings(ruleset),
        *_phase_findings(_bounded(ruleset)),
        *_twist_findings(_bounded(ruleset)),
        *_contradictions(ruleset),
        *board_findings(ruleset),
    )


def _bounded(ruleset: Ruleset) -> Ruleset:
    """Return the ruleset with a deck that can be spread out, to look for what else is wrong."""
    return replace(ruleset, wilds=min(ruleset.wilds, MOST_SPECIAL), skips=min(ruleset.skips, MOST_SPECIAL))


def _table_findings(ruleset: Ruleset, seats: int, dealer: Seat) -> Iterator[Finding]:
    if seats < LEAST_PLAYERS:
        yield Finding(FindingCode.TOO_FEW_PLAYERS, {"least": LEAST_PLAYERS, "have": seats})  # R2.1
    if seats > MOST_PLAYERS:
        yield Finding(FindingCode.TOO_MANY_PLAYERS, {"most": MOST_PLAYERS, "have": seats})  # R2.1
    if not 0 <= dealer < max(seats, 1):
        yield Finding(FindingCode.BAD_DEALER, {"have": dealer})
    cards = len(deck(ruleset))
    # One card more than is dealt and turned up, so that the first player can draw.
    need = seats * ruleset.hand_size + ruleset.discard_piles + 1
    if need > cards:
        yield Finding(FindingCode.TOO_FEW_CARDS, {"need": need, "have": cards})


def _number_findings(ruleset: Ruleset) -> Iterator[Finding]:
    if ruleset.hand_size < 1:
        yield Finding(FindingCode.BAD_HAND_SIZE, {"have": ruleset.hand_size})
    if not 1 <= ruleset.discard_piles <= MOST_PILES:
        yield Finding(FindingCode.BAD_PILES, {"have": ruleset.discard_piles})
    points = ruleset.points
    for switch, value in (
        ("wilds", ruleset.wilds),
        ("skips", ruleset.skips),
        ("max_wilds_laid", ruleset.max_wilds_laid or 0),
        ("saves_a_round", ruleset.saves_a_round),
        ("saved_most", ruleset.saved_most or 0),
        ("points", min(points.low, points.high, points.skip, points.wild)),
    ):
        if value < 0:
            yield Finding(FindingCode.NEGATIVE_NUMBER, {"switch": switch, "have": value})
    for switch, value, most in (
        ("wilds", ruleset.wilds, MOST_SPECIAL),
        ("skips", ruleset.skips, MOST_SPECIAL),
        ("points", max(points.low, points.high, points.skip, points.wild), MOST_POINTS),
    ):
        if value > most:
            yield Finding(FindingCode.NUMBER_TOO_LARGE, {"switch": switch, "have": value, "most": most})


def _phase_findings(ruleset: Ruleset) -> Iterator[Finding]:
    if not ruleset.phases:
        yield Finding(FindingCode.NO_PHASES)
    if len(ruleset.phases) > MOST_PHASES:
        yield Finding(FindingCode.TOO_MANY_PHASES, {"most": MOST_PHASES, "have": len(ruleset.phases)})
    numbers: set[int] = set()
    for place, text in enumerate(ruleset.phases, start=1):
        try:
            phase = parse_phase(text, place)
        except BadPhase as bad:
            yield Finding(FindingCode.UNREADABLE_PHASE, {"place": place, "part": bad.part})
            continue
        if phase.number in numbers:
            yield Finding(FindingCode.REPEATED_NUMBER, {"phase": phase.number})
        numbers.add(phase.number)
        yield from _impossible(ruleset, phase)


def _twist_findings(ruleset: Ruleset) -> Iterator[Finding]:
    if len(ruleset.twist_cards) > MOST_PHASES:
        yield Finding(FindingCode.TOO_MANY_PHASES, {"most": MOST_PHASES, "have": len(ruleset.twist_cards)})
    above = len(ruleset.phases) + 1
    for place, text in enumerate(ruleset.twist_cards, start=above):
        try:
            phase = parse_phase(text, place)
        except BadPhase as bad:
            yield Finding(FindingCode.UNREADABLE_PHASE, {"place": place, "part": bad.part})
        else:
            yield from _impossible(ruleset, phase)  # R15.7


def _impossible(ruleset: Ruleset, phase: Phase) -> Iterator[Finding]:
    """Yield why no hand could ever make this phase."""
    sound = True
    for finding in _impossible_parts(ruleset, phase):
        sound = False
        yield finding
    if sound and not completes(phase, deck(ruleset), ruleset):
        yield Finding(FindingCode.PHASE_IMPOSSIBLE, {"phase": phase.number})  # its groups want the same cards


def _impossible_parts(ruleset: Ruleset, phase: Phase) -> Iterator[Finding]:
    for spec in phase.groups:
        about: dict[str, int | str] = {"phase": phase.number, "group": str(spec)}
        if spec.size < _LEAST_GROUP:
            yield Finding(FindingCode.GROUP_TOO_SMALL, about)
        elif spec.kind in {Kind.RUN, Kind.COLOUR_RUN} and spec.size > HIGHEST:
            yield Finding(FindingCode.RUN_TOO_LONG, about)  # R4.3
        elif spec.size > _most_cards(ruleset, spec):
            yield Finding(FindingCode.GROUP_IMPOSSIBLE, about)
    most_groups = MOST_WITH_COLOUR_RUNS if any(spec.kind is Kind.COLOUR_RUN for spec in phase.groups) else MOST_GROUPS
    if len(phase.groups) > most_groups:
        about = {"phase": phase.number, "most": most_groups, "have": len(phase.groups)}
        yield Finding(FindingCode.TOO_MANY_GROUPS, about)  # R4.1
    most = ruleset.hand_size + (ruleset.go_out is GoOut.ANY)  # R7.2: a card must be left to discard
    if phase.size > most:
        yield Finding(FindingCode.PHASE_TOO_LARGE, {"phase": phase.number, "need": phase.size, "most": most})


def _most_cards(ruleset: Ruleset, spec: GroupSpec) -> int:
    wilds = ruleset.wilds if ruleset.max_wilds_laid is None else min(ruleset.wilds, ruleset.max_wilds_laid)
    return NATURALS_THERE_ARE[spec.kind] + wilds


def _contradictions(ruleset: Ruleset) -> Iterator[Finding]:
    if ruleset.advance is Advance.EVERYONE:
        if ruleset.end is not End.AFTER_ROUNDS:
            yield Finding(FindingCode.EVERYONE_NEEDS_ROUNDS)  # R10.3
        if ruleset.phase_choice is not PhaseChoice.IN_ORDER:
            yield Finding(FindingCode.EVERYONE_NEEDS_ORDER)  # R10.3
