"""The analysis of a game on the command line: as lines in one of the languages, or as plain data for JSON.

What is said is reckoned in ``coach``.
"""

from collections.abc import Iterator
from typing import Any, Final, assert_never

import msgspec

from tenphases.coach import Account, Analysis, Decision, NotPlayed, PhaseSum, Reason, Tried, analyse
from tenphases.i18n import Words
from tenphases.i18n.catalog import Value
from tenphases.i18n.words import phase_number
from tenphases.rules.cards import UNKNOWN, Face
from tenphases.rules.findings import findings
from tenphases.rules.moves import (
    ChoosePhase,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    PlayerMove,
    PlaySkip,
    Save,
    Swap,
    Take,
)
from tenphases.rules.notation.record import Record
from tenphases.rules.notation.scan import LETTERS
from tenphases.rules.refusals import Finding
from tenphases.terminal.report import finding_sentence, refusal_sentence
from tenphases.terminal.verify import read

_PERCENT: Final = 100
_PLAIN: Final[dict[type, str]] = {
    Draw: "coach-move-draw",
    LayPhase: "coach-move-lay",
    DrawSaved: "coach-move-saved",
    DrawTwist: "coach-move-twist",
    Swap: "coach-move-draw",
}
"""A Swap is never legal (R5.4), so no analysis speaks of one."""


class NotAnalysed(ValueError):
    """A record by whose rules nobody can play; ``wrong`` says why not."""

    def __init__(self, wrong: tuple[Finding, ...]) -> None:
        """Keep why."""
        super().__init__(wrong)
        self.wrong = wrong


def analyse_text(text: str) -> tuple[Record, Analysis]:
    """Read a record and analyse it.

    Raises NotationError if it cannot be read, NotAnalysed and NotPlayed if its rules or its moves could not be.
    """
    record, _ = read(text)
    wrong = findings(record.ruleset, record.seats, record.dealer)
    if wrong:
        raise NotAnalysed(wrong)
    return record, analyse(record)


def unplayable(words: Words, wrong: NotAnalysed) -> str:
    """Return that nobody can play by a record's rules, and why not."""
    return f"{words.say('discrepancy-unplayable')} {finding_sentence(words, wrong.wrong[0])}"


def lines(words: Words, record: Record, found: Analysis, seat: int | None = None) -> Iterator[str]:
    """Yield what the coach says of a game, player by player, or of one player."""
    yield words.say("analysis-about")
    for account in found.accounts:
        if seat in (None, account.seat):
            yield ""
            yield from _Teller(words, record, found).player(account)


def data(words: Words, record: Record, found: Analysis) -> dict[str, Any]:
    """Return the analysis as plain data, with its sentences."""
    teller = _Teller(words, record, found)
    plain: dict[str, Any] = msgspec.to_builtins(found)
    for told, decision in zip(plain["decisions"], found.decisions, strict=True):
        told["sentence"] = teller.moment(decision)
        for one, reason in zip(told["reasons"], decision.reasons, strict=True):
            one["sentence"] = teller.reason(reason)
    return plain


def impossible(words: Words, wrong: NotPlayed) -> str:
    """Return which move of a record cannot be, and why."""
    at, refusal = wrong.args
    return words.say("analyse-impossible", entry=at + 1, sentence=refusal_sentence(words, refusal))


class _Teller:
    """Tells of one game in one language."""

    def __init__(self, words: Words, record: Record, found: Analysis) -> None:
        self._words, self._record, self._found = words, record, found
        self._names = [
            record.names[seat] if seat < len(record.names) else LETTERS[seat] for seat in range(record.seats)
        ]

    def player(self, account: Account) -> Iterator[str]:
        """Yield all about one player."""
        say, tried = self._words.say, [line for line in self._found.tried if line.seat == account.seat]
        yield f"{LETTERS[account.seat]}  {self._names[account.seat]}"
        yield "  " + say("analysis-good", good=account.good, count=account.decisions)
        yield "  " + say("analysis-given", rounds=round(account.loss, 2))
        yield "  " + say("analysis-hope", hope=round(account.hope, 1), won=account.won)
        drawn = {"draws": sum(line.draws for line in tried), "helped": sum(line.helped for line in tried)}
        yield "  " + say("analysis-draws", **drawn, expected=round(sum(line.expected for line in tried), 1))
        yield "  " + say("analysis-worst") + ":"
        yield from self._told([self._found.decisions[at] for at in account.worst], "analysis-nothing")
        if account.finest:
            yield "  " + say("analysis-finest") + ":"
            yield from self._told([self._found.decisions[at] for at in account.finest], "analysis-nothing")
        yield "  " + say("analysis-by-phase") + ":"
        yield from (f"    {self._phase_sum(one)}" for one in account.phases)
        yield "  " + say("analysis-phases") + ":"
        yield from (f"    {self._round(line)}" for line in tried)

    def _told(self, decisions: list[Decision], none: str) -> Iterator[str]:
        if not decisions:
            yield "    " + self._words.say(none)
        for decision in decisions:
            entry = self._words.say("analyse-entry", entry=decision.entry + 1)
            yield f"    {self.moment(decision)} ({entry})"
            if decision.loss > 0:
                better = self._words.say("analysis-better", move=self.move(decision.best, decision.tops))
                cost = self._words.say("analysis-cost", percent=round(decision.loss * _PERCENT, 1))
                yield f"      {better} {cost}"
            yield from (f"      {self.reason(reason)}" for reason in decision.reasons)

    def moment(self, decision: Decision) -> str:
        """Return what was done when."""
        return self._words.say("analysis-moment", round=decision.round, move=self.move(decision.move, decision.tops))

    def _phase_sum(self, one: PhaseSum) -> str:
        rounds = f"{self._words.say('analysis-column-rounds')}: {one.rounds}"
        beside = [
            self._beside("analysis-column-turns", one.turns, one.usual),
            self._beside("analysis-column-helped", one.helped, one.expected),
        ]
        title = self._words.phase_title(self._found.phases[one.phase], one.phase)
        return f"{title}  · " + " · ".join([rounds, *beside, self._given(one.loss)])

    def _round(self, line: Tried) -> str:
        phase = "–" if line.phase is None else self._words.phase_title(self._found.phases[line.phase], line.phase)
        beside = [
            self._beside("analysis-column-turns", line.turns, line.usual),
            self._beside("analysis-column-missing", line.missing, line.usual_missing),
            self._beside("analysis-column-helped", line.helped, line.expected),
        ]
        marks = [self._words.say("analysis-won")] * line.won
        return f"{line.round}  {phase}  · " + " · ".join([*beside, self._given(line.loss), *marks])

    def _beside(self, name: str, value: int, usual: float) -> str:
        say = self._words.say
        return f"{say(name)}: {say('analysis-beside', value=value, usual=round(usual, 1))}"

    def _given(self, loss: float) -> str:
        say = self._words.say
        return f"{say('analysis-column-given')}: {say('coach-percent', percent=round(loss * _PERCENT, 1))}"

    def reason(self, reason: Reason) -> str:
        """Return why a move is best."""
        said: dict[str, Value] = {}
        for name, value in reason.about.items():
            match name:
                case "seat":
                    said["player"] = self._names[int(value)]
                case "card":
                    said["face"] = value
                case "phase":
                    said["phase"] = self._phase(int(value))
                case _:
                    said[name] = value
        return self._words.say(f"coach-reason-{reason.code.replace('_', '-')}", **said)

    def _phase(self, place: int) -> int:
        return phase_number(self._found.phases[place], place)

    def move(self, move: PlayerMove, tops: tuple[Face, ...]) -> str:
        """Return what a move is called; ``tops`` are the discards to be taken."""
        say = self._words.say
        match move:
            case Take(pile=pile):
                return say("coach-move-take", face=tops[pile] if pile < len(tops) else UNKNOWN)
            case Hit(card=card) | Discard(card=card) | Save(card=card):
                return say(f"coach-move-{type(move).__name__.lower()}", face=card)
            case PlaySkip(target=target):
                return (
                    say("coach-move-skip-nobody")
                    if target is None
                    else say("coach-move-skip", player=self._names[target])
                )
            case ChoosePhase(phase=phase):
                return say("coach-move-choose", phase=self._phase(phase))
            case Draw() | LayPhase() | DrawSaved() | DrawTwist() | Swap():
                return say(_PLAIN[type(move)])
            case _:
                assert_never(move)
