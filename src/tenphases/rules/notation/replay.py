"""Playing a record again: what it came to, and everything in it that cannot be so.

Each shuffle is held against its commitment, each move against the rules, each score against the count.
"""

import hashlib
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.decide import resolve
from tenphases.rules.events import DrewFromPile, GameStarted, RoundScored, TookDiscard
from tenphases.rules.evolve import begin
from tenphases.rules.findings import LEAST_PLAYERS, findings
from tenphases.rules.moves import Deal, Reshuffle
from tenphases.rules.notation.events import places_text
from tenphases.rules.notation.record import Entry, Record, Scores
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.ruleset import RULES_VERSION, Ruleset
from tenphases.rules.state import Stage, State


class DiscrepancyCode(StrEnum):
    """Every way in which a record can be wrong. Catalog keys: ``discrepancy-<code>``, with hyphens."""

    NEWER_RULES = "newer_rules"
    UNPLAYABLE = "unplayable"
    NAMES_DIFFER = "names_differ"
    COMMITMENT_BROKEN = "commitment_broken"
    COMMITMENT_HALF = "commitment_half"
    ILLEGAL_MOVE = "illegal_move"
    OTHER_CARD = "other_card"
    SCORES_DIFFER = "scores_differ"
    SCORES_MISSING = "scores_missing"
    SCORES_TOO_SOON = "scores_too_soon"
    PLACES_DIFFER = "places_differ"


DISCREPANCY_PARAMETERS: Final[dict[DiscrepancyCode, tuple[str, ...]]] = {
    DiscrepancyCode.NEWER_RULES: ("have", "known"),
    DiscrepancyCode.UNPLAYABLE: (),
    DiscrepancyCode.NAMES_DIFFER: ("players", "have"),
    DiscrepancyCode.COMMITMENT_BROKEN: (),
    DiscrepancyCode.COMMITMENT_HALF: (),
    DiscrepancyCode.ILLEGAL_MOVE: (),
    DiscrepancyCode.OTHER_CARD: ("card", "drawn"),
    DiscrepancyCode.SCORES_DIFFER: ("seat", "written", "counted"),
    DiscrepancyCode.SCORES_MISSING: ("round",),
    DiscrepancyCode.SCORES_TOO_SOON: (),
    DiscrepancyCode.PLACES_DIFFER: ("written", "counted"),
}
"""The parameters of each code; ``written`` and ``counted`` are texts such as ``45/120`` or ``A, B C``."""


class Part(StrEnum):
    """What part of a record something is about."""

    HEAD = "head"
    ENTRY = "entry"
    SCORES = "scores"
    PLACES = "places"


class Discrepancy(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something in a record that cannot be so: where (the part, and which of its kind, from 0), and what."""

    code: DiscrepancyCode
    part: Part
    at: int = 0
    about: dict[str, int | str] = {}
    refusal: Refusal | None = None
    findings: tuple[Finding, ...] = ()


class Checked(msgspec.Struct, frozen=True):
    """What came of checking a record: what is wrong, and how much was looked at."""

    discrepancies: tuple[Discrepancy, ...]
    moves: int
    """How many moves were found legal."""
    rounds: int
    commitments: int
    """How many commitments were kept."""
    over: bool
    """Whether the game was played to its end."""


def commitment(salt: str, order: Sequence[Face]) -> str:
    """Return what is promised about a shuffle before it is shown: a SHA-256 in hex."""
    return hashlib.sha256(f"{salt}:{' '.join(order)}".encode()).hexdigest()


def completed(record: Record) -> Record:
    """Return the record with the cards drawn, the scores and the ranking that its moves lead to.

    Raises ValueError if it cannot be played as it stands.
    """
    replay = _Replay(record)
    replay.play()
    if any(each.refusal or each.findings for each in replay.discrepancies):
        raise ValueError(replay.discrepancies)
    return msgspec.structs.replace(
        record, entries=tuple(replay.entries), scores=tuple(replay.scores), places=replay.state.places
    )


def check_record(record: Record) -> Checked:
    """Return everything in a record that cannot be so. What follows an illegal move is not judged any more."""
    replay = _Replay(record)
    replay.play()
    replay.hold_against()
    return Checked(
        discrepancies=tuple(replay.discrepancies),
        moves=len(replay.entries),
        rounds=len(replay.state.sheet),
        commitments=replay.kept,
        over=replay.state.stage is Stage.OVER,
    )


class _Replay:
    """A record played again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.wrong = findings(record.ruleset, record.seats, record.dealer)
        # What cannot be played is not set up either: there may be more players or piles in it than any memory holds.
        ruleset, seats = (Ruleset(), LEAST_PLAYERS) if self.wrong else (record.ruleset, record.seats)
        self.state: State = begin(GameStarted(ruleset, seats, record.dealer, record.rules_version))
        self.entries: list[Entry] = []
        self.scores: list[Scores] = []
        self.kept = 0
        self.discrepancies: list[Discrepancy] = []

    def play(self) -> None:
        """Play on until the end or the first move that may not be made."""
        record = self.record
        if self.wrong:
            self._tell(DiscrepancyCode.UNPLAYABLE, Part.HEAD, found=self.wrong)
            return
        for at, entry in enumerate(record.entries):
            outcome = resolve(self.state, entry.seat, entry.move)
            if isinstance(outcome, Refusal):
                self._tell(DiscrepancyCode.ILLEGAL_MOVE, Part.ENTRY, at, refusal=outcome)
                return
            self.state = outcome.state
            drawn = entry.card
            for event in outcome.events:
                if isinstance(event, RoundScored):
                    self.scores.append(Scores(at + 1, event.points, event.totals))
                elif isinstance(event, DrewFromPile | TookDiscard) and not isinstance(entry.move, Reshuffle):
                    drawn = event.card
            if entry.card not in {None, drawn}:
                self._tell(DiscrepancyCode.OTHER_CARD, Part.ENTRY, at, {"card": str(entry.card), "drawn": str(drawn)})
            self.entries.append(msgspec.structs.replace(entry, card=drawn))

    def hold_against(self) -> None:
        """Hold the commitments, scores and ranking that the record tells against what was played."""
        record = self.record
        if record.rules_version > RULES_VERSION:
            about: dict[str, int | str] = {"have": record.rules_version, "known": RULES_VERSION}
            self._tell(DiscrepancyCode.NEWER_RULES, Part.HEAD, about=about)
        if len(record.names) not in {0, record.seats}:
            self._tell(
                DiscrepancyCode.NAMES_DIFFER, Part.HEAD, about={"players": record.seats, "have": len(record.names)}
            )
        for at, entry in enumerate(record.entries):
            self._hold_commitment(at, entry)
        self._hold_scores()
        if record.places != self.state.places and len(self.entries) == len(record.entries):
            told = {"written": places_text(record.places), "counted": places_text(self.state.places)}
            self._tell(DiscrepancyCode.PLACES_DIFFER, Part.PLACES, about={**told})

    def _hold_commitment(self, at: int, entry: Entry) -> None:
        if not entry.salt and not entry.commitment:
            return
        if not entry.salt or not entry.commitment or not isinstance(entry.move, Deal | Reshuffle):
            self._tell(DiscrepancyCode.COMMITMENT_HALF, Part.ENTRY, at)
        elif commitment(entry.salt, entry.move.order) != entry.commitment:
            self._tell(DiscrepancyCode.COMMITMENT_BROKEN, Part.ENTRY, at)
        else:
            self.kept += 1

    def _hold_scores(self) -> None:
        counted = {each.after: each for each in self.scores}
        for at, written in enumerate(self.record.scores):
            played = counted.pop(written.after, None)
            if played is not None:
                self._hold_round(at, written, played)
            elif written.after <= len(self.entries):
                self._tell(DiscrepancyCode.SCORES_TOO_SOON, Part.SCORES, at)
        for after in counted:
            round_ = sum(each.after <= after for each in self.scores)
            self._tell(DiscrepancyCode.SCORES_MISSING, Part.ENTRY, after - 1, {"round": round_})

    def _hold_round(self, at: int, written: Scores, played: Scores) -> None:
        for seat in range(self.record.seats):
            told = _line(written, seat)
            true = _line(played, seat)
            if told != true:
                about: dict[str, int | str] = {"seat": seat, "written": told, "counted": true}
                self._tell(DiscrepancyCode.SCORES_DIFFER, Part.SCORES, at, about)

    def _tell(  # noqa: PLR0913 - the fields of a discrepancy
        self,
        code: DiscrepancyCode,
        part: Part,
        at: int = 0,
        about: dict[str, int | str] | None = None,
        *,
        refusal: Refusal | None = None,
        found: tuple[Finding, ...] = (),
    ) -> None:
        self.discrepancies.append(Discrepancy(code, part, at, about or {}, refusal, found))


def _line(scores: Scores, seat: int) -> str:
    if seat >= len(scores.points) or seat >= len(scores.totals):
        return ""
    return f"{scores.points[seat]}/{scores.totals[seat]}"
