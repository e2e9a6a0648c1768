"""Judging a file: every case in it under one preset or several, and whether what it expects came true.

The answers come from ``referee``; how they are told is in ``report``.
"""

from typing import Final

import msgspec

from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.notation.cases import Case, Expectation, Step, read_cases
from tenphases.rules.notation.errors import NotationError
from tenphases.rules.notation.possible import Fault, faults
from tenphases.rules.notation.reading import read_position
from tenphases.rules.notation.rules import NoSuchRules, Rules
from tenphases.rules.notation.scan import LETTERS, cursor
from tenphases.rules.refusals import Finding
from tenphases.rules.ruleset import Ruleset, phase_texts
from tenphases.terminal.referee import Answer, Referee, Verdict
from tenphases.variants import PRESETS, STANDARD, BadChoice, load

ALL: Final = "all"
"""Asks for every preset."""

LEGAL, NOT_LEGAL, NOT_JUDGED = 0, 1, 2
"""Exit statuses: all legal (or as expected); something is not; something cannot be judged."""


class Judged(msgspec.Struct, frozen=True):
    """A move with its answer, and the expectations that did not come true."""

    line: int
    seat: Seat
    answer: Answer
    unmet: tuple[Expectation, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """What came of one case under one preset: its moves judged, or why nothing could be."""

    title: str
    line: int
    preset: str
    players: int = 0
    phases: tuple[str, ...] = ()
    errors: tuple[NotationError, ...] = ()
    findings: tuple[Finding, ...] = ()
    faults: tuple[Fault, ...] = ()
    moves: tuple[Judged, ...] = ()
    unmet: tuple[Expectation, ...] = ()
    impossible_expected: bool = False

    @property
    def impossible(self) -> bool:
        """Whether the position could not be judged at all."""
        return bool(self.errors or self.findings or self.faults)


def loaded(rules: Rules) -> Ruleset:
    """Return the ruleset that was asked for. Raises NoSuchRules."""
    try:
        return load(rules.preset or STANDARD, rules.variants, rules.switches)
    except BadChoice as bad:
        raise NoSuchRules(*(wrong.name for wrong in bad.wrong)) from None


def judge_text(text: str, preset: str = "") -> tuple[tuple[Ruling, ...], tuple[NotationError, ...]]:
    """Judge every case of a text, and tell what of it cannot be read.

    ``preset`` is for positions that name none: one of the presets, ALL, or empty for the standard one.
    """
    cases, errors = read_cases(text)
    rulings = [_judged(case, name) for case in cases for name in _presets(case, preset) if case.holds_under(name)]
    return tuple(rulings), errors


def _presets(case: Case, preset: str) -> tuple[str, ...]:
    own = [line.texts[1] for line in (s.cursor for s in case.position) if line.ahead == "preset" and line.texts[1:]]
    if own:
        return (own[0],)
    return PRESETS if preset == ALL else (preset or STANDARD,)


def _judged(case: Case, preset: str) -> Ruling:
    names_preset = any(statement.cursor.ahead == "preset" for statement in case.position)
    usual = Rules() if names_preset else Rules(preset=preset)
    reading = read_position(case.position, loaded, usual)
    wrong = faults(reading.state) if reading.state is not None else ()
    expected = [each for each in case.expectations if each.verdict and each.holds_under(preset)]
    ruling = Ruling(
        title=case.title,
        line=case.line,
        preset=preset,
        errors=reading.errors,
        findings=reading.findings,
        faults=wrong,
        impossible_expected=bool(expected),
    )
    if ruling.impossible or reading.state is None:
        unmet = tuple(each for each in expected if not set(each.words) <= _codes(ruling))
        return msgspec.structs.replace(ruling, unmet=unmet)
    phases = phase_texts(reading.state.ruleset)
    referee = Referee(reading.state)
    lines = referee.lines()
    unmet = tuple(
        each for each in case.expectations if each.holds_under(preset) and (each.verdict or not _is_so(each, lines))
    )
    moves: list[Judged] = []
    for at, step in enumerate(case.steps):
        following = case.steps[at + 1].texts[0].ahead if at + 1 < len(case.steps) else ""
        moves += _step(referee, step, preset, shuffle_follows=following == "reshuffle")
    return msgspec.structs.replace(
        ruling, players=len(reading.state.players), phases=phases, moves=tuple(moves), unmet=unmet
    )


def _codes(ruling: Ruling) -> set[str]:
    """Return the codes of everything that made a position impossible."""
    return {
        *(error.code for error in ruling.errors),
        *(finding.code for finding in ruling.findings),
        *(fault.code for fault in ruling.faults),
        *(fault.refusal.code for fault in ruling.faults if fault.refusal),
    }


def _step(referee: Referee, step: Step, preset: str, *, shuffle_follows: bool) -> list[Judged]:
    """Judge a line of moves; what it was to come to is held against it as a whole, and told at its last move."""
    judged = []
    for at, text in enumerate(step.texts):
        last = at + 1 == len(step.texts)
        # The text is read from a copy: the same case may be judged again under another preset.
        answer = referee.judge(step.seat, text.copy(), shuffle_follows=last and shuffle_follows)
        judged.append(Judged(text.line, step.seat, answer))
    answers = [each.answer for each in judged]
    refused = next((answer for answer in answers if answer.verdict is not Verdict.LEGAL), answers[-1])
    told = [happening.text for answer in answers for happening in answer.happenings]
    unmet = _unmet(refused, step, preset, (*told, *referee.lines()))
    judged[-1] = msgspec.structs.replace(judged[-1], unmet=unmet)
    return judged


def _unmet(answer: Answer, step: Step, preset: str, told: tuple[str, ...]) -> tuple[Expectation, ...]:
    """Return the expectations under a preset that the answer does not meet; without any, it should be legal."""
    meant = [each for each in step.expectations if each.holds_under(preset)]
    verdicts = [each for each in meant if each.verdict]
    verdicts = [each for each in verdicts if each.only] or verdicts
    legal_expected = all(each.verdict == Verdict.LEGAL for each in verdicts)
    unmet = [each for each in verdicts if not _as_said(each, answer)]
    if not verdicts and answer.verdict is not Verdict.LEGAL:
        unmet.append(Expectation(0, Verdict.LEGAL, ()))  # nowhere written
    unmet += [each for each in meant if not each.verdict and (each.only or legal_expected) and not _is_so(each, told)]
    return tuple(unmet)


def _as_said(expectation: Expectation, answer: Answer) -> bool:
    about = {answer.refusal.rule, answer.refusal.code} if answer.refusal else set()
    about |= {answer.error.code} if answer.error else set()
    about |= {answer.doubt.code} if answer.doubt else set()
    return expectation.verdict == answer.verdict and set(expectation.words) <= about


def _is_so(expectation: Expectation, lines: tuple[str, ...]) -> bool:
    return any(_alike(expectation.words, cursor(line).texts) for line in lines)


def _alike(expected: tuple[str, ...], found: tuple[str, ...]) -> bool:
    """Compare what is expected with a line; a number at its end also stands for that many cards."""
    if expected == found:
        return True
    head, count = expected[:-1], expected[-1:]
    if not count or not count[0].isdecimal() or found[: len(head)] != head:
        return False
    cards = [word for word in found[len(head) :] if word != "+"]
    return sum(int(word) if word.isdecimal() else 1 for word in cards) == int(count[0])


def is_empty(text: str) -> bool:
    """Say whether there is nothing in a text that could be judged, under whatever rules."""
    return not any(read_cases(text))


def checked(rulings: tuple[Ruling, ...], errors: tuple[NotationError, ...]) -> int:
    """Return the exit status of a check: whether everything is as the file expects."""
    if errors or any(ruling.impossible and not ruling.impossible_expected for ruling in rulings):
        return NOT_JUDGED
    unmet = any(ruling.unmet or any(judged.unmet for judged in ruling.moves) for ruling in rulings)
    return NOT_LEGAL if unmet else LEGAL


def status(rulings: tuple[Ruling, ...], errors: tuple[NotationError, ...]) -> int:
    """Return the exit status of judging: whether every move is legal."""
    verdicts = {judged.answer.verdict for ruling in rulings for judged in ruling.moves}
    if errors or Verdict.UNCLEAR in verdicts or any(ruling.impossible for ruling in rulings):
        return NOT_JUDGED
    return NOT_LEGAL if Verdict.ILLEGAL in verdicts else LEGAL


def who(seat: Seat) -> str:
    """Return a player's letter, nothing for chance."""
    return "" if seat == CHANCE else LETTERS[seat]


def names(players: int) -> tuple[str, ...]:
    """Return the letters by which players are called."""
    return tuple(LETTERS[:players])
