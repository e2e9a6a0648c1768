"""Checking the record of a game: reading it, as text or as JSON, and telling what cannot be so.

The checking itself is in ``rules.notation.replay``.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from tenphases.i18n import Words
from tenphases.rules.notation.errors import NotationCode, NotationError
from tenphases.rules.notation.record import Lines, Record, read_record
from tenphases.rules.notation.replay import Checked, Discrepancy, Part, check_record
from tenphases.terminal.judging import loaded
from tenphases.terminal.report import about_words, finding_sentence, refusal_sentence


def is_record(text: str) -> bool:
    """Say whether a text is, or would be, the record of a whole game and no position."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    first = next((line for line in lines if line), "")
    return first.startswith("{") or first.split(" ")[0] == "record"


def read(text: str) -> tuple[Record, Lines]:
    """Read a record from text or JSON; JSON has no lines. Raises NotationError."""
    if not text.lstrip().startswith("{"):
        return read_record(text, loaded)
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise NotationError(NotationCode.NOT_A_RECORD, 1, 1) from error
    return record, Lines()


def verify_text(text: str) -> tuple[Checked, Lines]:
    """Read a record and check it. Raises NotationError if it cannot be read."""
    record, where = read(text)
    return check_record(record), where


def line_of(found: Discrepancy, where: Lines) -> int:
    """Return in which line of the record something is wrong; 0 in JSON, which has none."""
    match found.part:
        case Part.ENTRY if found.at < len(where.entries):
            return where.entries[found.at]
        case Part.SCORES if found.at < len(where.scores):
            return where.scores[found.at]
        case Part.PLACES if where.entries:
            return where.places
        case Part.HEAD if where.entries:
            return 1
        case _:
            return 0


def lines(words: Words, checked: Checked, where: Lines) -> Iterator[str]:
    """Yield what was found, line by line."""
    for found in checked.discrepancies:
        sentence = discrepancy_sentence(words, found)
        line = line_of(found, where)
        yield words.say("judge-in-line", line=line, sentence=sentence) if line else sentence
        for finding in found.findings:
            yield "  " + words.say("judge-reason", rule=finding.rule, sentence=finding_sentence(words, finding))
    if checked.discrepancies:
        yield words.say("verify-bad", count=len(checked.discrepancies))
    else:
        yield words.say(
            "verify-good",
            over="yes" if checked.over else "no",
            moves=checked.moves,
            rounds=checked.rounds,
            commitments=checked.commitments,
        )


def discrepancy_sentence(words: Words, found: Discrepancy) -> str:
    """Return what cannot be so in a record."""
    said = about_words(found.about)
    if found.refusal is not None:
        said |= {"rule": found.refusal.rule, "sentence": refusal_sentence(words, found.refusal)}
    return words.say(f"discrepancy-{found.code.replace('_', '-')}", **said)


def data(words: Words, checked: Checked, where: Lines) -> dict[str, Any]:
    """Return what was found as plain data."""
    return {
        "good": not checked.discrepancies,
        "over": checked.over,
        "moves": checked.moves,
        "rounds": checked.rounds,
        "commitments": checked.commitments,
        "discrepancies": [
            msgspec.to_builtins(found) | {"line": line_of(found, where), "sentence": discrepancy_sentence(words, found)}
            for found in checked.discrepancies
        ],
    }
