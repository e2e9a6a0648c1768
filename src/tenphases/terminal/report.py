"""Telling what the referee found: as lines in one of the languages, or as plain data for JSON."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tenphases.i18n import Scene as Told
from tenphases.i18n import Words
from tenphases.i18n.table import line as log_line
from tenphases.rules.cards import Face
from tenphases.rules.notation.cases import Expectation
from tenphases.rules.notation.errors import NotationError
from tenphases.rules.notation.possible import Fault
from tenphases.rules.notation.scan import LETTERS
from tenphases.rules.refusals import Finding, Refusal
from tenphases.terminal.judging import Judged, Ruling, names, who
from tenphases.terminal.referee import Answer, Doubt, Happening, Verdict

Plain = dict[str, Any]

_ALL_NAMES: Final = tuple(LETTERS)


def error_sentence(words: Words, error: NotationError) -> str:
    """Return why a text cannot be read."""
    about = {name: value if value != "" else "none" for name, value in error.about.items()}
    if "ends" in about:
        about["ends"] = words.listed(str(about["ends"]).split(), "or")
    return words.say(f"notation-{_key(error.code)}", **about)


def refusal_sentence(words: Words, refusal: Refusal) -> str:
    """Return why a move may not be made."""
    return words.refusal(refusal.code, refusal.about, _ALL_NAMES)


def fault_sentence(words: Words, fault: Fault) -> str:
    """Return why a position cannot be."""
    said = about_words(fault.about)
    if fault.refusal is not None:
        said["sentence"] = refusal_sentence(words, fault.refusal)
    return words.say(f"fault-{_key(fault.code)}", **said)


def finding_sentence(words: Words, finding: Finding) -> str:
    """Return why nobody can play by some rules."""
    return words.finding(finding.code, finding.about)


def doubt_sentence(words: Words, doubt: Doubt) -> str:
    """Return why nothing can be said of a move."""
    return words.say(f"doubt-{_key(doubt.code)}", **about_words(doubt.about))


def happening_sentence(words: Words, happening: Happening, ruling: Ruling) -> str:
    """Return what happened in a sentence, empty where none is needed or what happened is not wholly known."""
    if happening.event is None:
        return ""
    told = Told(names(ruling.players), None, ruling.phases, happening.scene.owners)
    return log_line(words, msgspec.to_builtins(happening.event), told) or ""


def lines(words: Words, rulings: tuple[Ruling, ...], errors: tuple[NotationError, ...]) -> Iterator[str]:
    """Yield everything that was found, line by line."""
    for error in errors:
        yield _at(words, error)
    for ruling in rulings:
        yield _title(words, ruling)
        if ruling.impossible:
            yield "  " + words.say("judge-impossible")
            yield from ("    " + reason for reason in _reasons(words, ruling))
        for judged in ruling.moves:
            yield from _move_lines(words, judged, ruling)


def check_lines(words: Words, rulings: tuple[Ruling, ...], errors: tuple[NotationError, ...]) -> Iterator[str]:
    """Yield what is not as the file expects, and how much was looked at."""
    for error in errors:
        yield _at(words, error)
    for ruling in rulings:
        wrong = [judged for judged in ruling.moves if judged.unmet]
        surprising = ruling.impossible and not ruling.impossible_expected
        if wrong or ruling.unmet or surprising:
            yield _title(words, ruling)
        if surprising or (ruling.impossible and ruling.unmet):
            yield "  " + words.say("judge-impossible")
            yield from ("    " + reason for reason in _reasons(words, ruling))
        yield from ("  " + _expected(words, each) for each in ruling.unmet)
        for judged in wrong:
            yield from _move_lines(words, judged, ruling, unsaid=True)
    moves = sum(len(ruling.moves) for ruling in rulings)
    unmet = sum(len(ruling.unmet) + sum(len(each.unmet) for each in ruling.moves) for ruling in rulings)
    yield words.say("judge-met", moves=moves, unmet=unmet)


def data(words: Words, rulings: tuple[Ruling, ...], errors: tuple[NotationError, ...]) -> Plain:
    """Return everything that was found as plain data."""
    return {
        "errors": [_error_data(words, error) for error in errors],
        "positions": [
            {
                "title": ruling.title,
                "line": ruling.line,
                "preset": ruling.preset,
                "errors": [_error_data(words, error) for error in ruling.errors],
                "impossible": [
                    *(_coded(finding, finding_sentence(words, finding)) for finding in ruling.findings),
                    *(_coded(fault, fault_sentence(words, fault)) for fault in ruling.faults),
                ],
                "unmet": [_unmet_data(each) for each in ruling.unmet],
                "moves": [_move_data(words, judged, ruling) for judged in ruling.moves],
            }
            for ruling in rulings
        ],
    }


def _title(words: Words, ruling: Ruling) -> str:
    if ruling.title:
        return words.say("judge-case", title=ruling.title, preset=ruling.preset)
    return words.say("judge-case-untitled", line=ruling.line, preset=ruling.preset)


def _at(words: Words, error: NotationError) -> str:
    return words.say("judge-at", line=error.line, column=error.column, sentence=error_sentence(words, error))


def _reasons(words: Words, ruling: Ruling) -> Iterator[str]:
    for error in ruling.errors:
        yield _at(words, error)
    for finding in ruling.findings:
        yield words.say("judge-reason", rule=finding.rule, sentence=finding_sentence(words, finding))
    for fault in ruling.faults:
        yield fault_sentence(words, fault)


def _move_lines(words: Words, judged: Judged, ruling: Ruling, *, unsaid: bool = False) -> Iterator[str]:
    """Yield the lines about a move; ``unsaid``: also that it should be legal where nothing is expected of it."""
    by = f"{who(judged.seat)}: " if who(judged.seat) else ""
    yield f"{judged.line:>4}  {by}{judged.answer.move}"
    yield f"      {_verdict(words, judged.answer)}"
    for happening in judged.answer.happenings:
        sentence = happening_sentence(words, happening, ruling)
        yield f"        {happening.text}" + (f"  · {sentence}" if sentence else "")
    if judged.answer.open:
        yield "        " + words.say("judge-open")
    yield from ("      " + _expected(words, each) for each in judged.unmet if each.line or unsaid)


def _verdict(words: Words, answer: Answer) -> str:
    if answer.refusal is not None:
        sentence = refusal_sentence(words, answer.refusal)
        return f"{words.say('judge-illegal', rule=answer.refusal.rule, sentence=sentence)} ({answer.refusal.code})"
    if answer.verdict is Verdict.LEGAL:
        return words.say("judge-legal")
    return words.say("judge-unclear", sentence=_doubtful(words, answer))


def _doubtful(words: Words, answer: Answer) -> str:
    if answer.error is not None:
        return _at(words, answer.error)
    return doubt_sentence(words, answer.doubt) if answer.doubt is not None else ""


def _expected(words: Words, expectation: Expectation) -> str:
    expected = " ".join((expectation.verdict, *expectation.words)).strip()
    said = words.say("judge-expected", expected=expected)
    return words.say("judge-in-line", line=expectation.line, sentence=said) if expectation.line else said


def _move_data(words: Words, judged: Judged, ruling: Ruling) -> Plain:
    answer = judged.answer
    told: Plain = {"line": judged.line, "by": who(judged.seat), "move": answer.move, "verdict": answer.verdict}
    if answer.refusal is not None:
        told["refusal"] = _coded(answer.refusal, refusal_sentence(words, answer.refusal)) | {
            "rule": answer.refusal.rule
        }
    if answer.error is not None:
        told["error"] = _error_data(words, answer.error)
    if answer.doubt is not None:
        told["doubt"] = _coded(answer.doubt, doubt_sentence(words, answer.doubt))
    if answer.verdict is Verdict.LEGAL:
        told["happened"] = [
            {
                "text": happening.text,
                "sentence": happening_sentence(words, happening, ruling),
                "event": msgspec.to_builtins(happening.event),
            }
            for happening in answer.happenings
        ]
        told["open"] = answer.open
    told["unmet"] = [_unmet_data(each) for each in judged.unmet]
    return told


def _coded(what: Finding | Fault | Refusal | Doubt, sentence: str) -> Plain:
    return {"code": what.code, "about": dict(what.about), "sentence": sentence}


def _error_data(words: Words, error: NotationError) -> Plain:
    where = {"line": error.line, "column": error.column}
    return where | {"code": error.code, "about": error.about, "sentence": error_sentence(words, error)}


def _unmet_data(expectation: Expectation) -> Plain:
    return {"line": expectation.line, "expected": " ".join((expectation.verdict, *expectation.words)).strip()}


def about_words(about: dict[str, int | str]) -> dict[str, int | str]:
    """Return what a sentence on the command line speaks of, players by letter and cards by face."""
    said: dict[str, int | str] = {}
    for name, value in about.items():
        match name:
            case "seat":
                said["player"] = LETTERS[int(value)]
            case "card":
                said["face"] = Face(str(value))
            case _:
                said[name] = value if isinstance(value, int) else str(value)
    return said


def _key(code: str) -> str:
    return code.replace("_", "-")
