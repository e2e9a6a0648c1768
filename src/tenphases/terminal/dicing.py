"""The referee of dice: a record played again, told turn by turn, and what cannot be so in it.

The checking itself is in ``dice.checking``.
"""

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any

import msgspec

from tenphases.dice.checking import Checked, Fault, FaultCode, check_record
from tenphases.dice.decide import start
from tenphases.dice.events import BonusWon, Event, GameEnded, GameStarted, PhaseFailed, PhaseMade
from tenphases.dice.notation import BadText, Lines, Record, read_lines
from tenphases.i18n import Words
from tenphases.terminal import streams

Found = tuple[Record, Lines, Checked]


def is_dice(text: str) -> bool:
    """Say whether a text is, or would be, the record of a game of dice."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    first = next((line for line in lines if line), "")
    if first.startswith("{"):
        return '"DiceRecord"' in text[:200]
    return first.split(" ")[0] == "dice"


def checked(text: str) -> Found:
    """Read a record, as text or JSON, and check it. Raises BadText if it cannot be read."""
    if text.lstrip().startswith("{"):
        try:
            record, where = msgspec.json.decode(text, type=Record), Lines()
        except msgspec.DecodeError as error:
            raise BadText(str(error)) from error
    else:
        record, where = read_lines(text)
    if not isinstance(start(record.seats), GameStarted):
        raise BadText(f"dice {record.seats}")
    return record, where, check_record(record)


def unreadable(words: Words, bad: BadText) -> str:
    """Return what cannot be read."""
    return _at(words, bad.line, words.say("dice-referee-text", part=bad.part))


def told(words: Words, found: Found) -> Iterator[str]:
    """Yield how each turn ended, as far as the record can be played, then what is wrong with it."""
    record, _, seen = found
    names = [name for name, _ in zip(_names(record), range(record.seats), strict=False)]
    for events in seen.events:
        for event in events:
            line = _line(words, event, names)
            if line:
                yield line
    yield from verdict(words, found)


def verdict(words: Words, found: Found) -> Iterator[str]:
    """Yield what is wrong with a record, or that it is right."""
    record, where, seen = found
    for fault in seen.faults:
        yield _at(words, _line_of(fault, where), _sentence(words, fault, _names(record)))
    if not seen.faults:
        over = "yes" if seen.over else "no"
        yield words.say("dice-referee-good", over=over, count=len(record.moves), number=len(record.seals))


def data(words: Words, found: Found) -> str:
    """Return what was found as JSON."""
    record, where, seen = found
    faults: list[dict[str, Any]] = [
        msgspec.to_builtins(fault)
        | {"line": _line_of(fault, where), "sentence": _sentence(words, fault, _names(record))}
        for fault in seen.faults
    ]
    answer = {
        "game": "dice",
        "good": not faults,
        "over": seen.over,
        "moves": len(record.moves),
        "seals": len(record.seals),
        "totals": [player.total for player in seen.state.players],
        "places": seen.state.places,
        "faults": faults,
    }
    return streams.as_json(answer)


def _names(record: Record) -> list[str]:
    return list(record.names) if len(record.names) == record.seats else list(ascii_uppercase[: record.seats])


def _at(words: Words, line: int, sentence: str) -> str:
    return words.say("dice-referee-bad", number=line, sentence=sentence) if line else sentence


def _line_of(fault: Fault, where: Lines) -> int:
    """Return in which line something is wrong; 0 in JSON, which has none."""
    if fault.code is FaultCode.SEAL:
        return where.seals[fault.at] if where.seals else 0
    if fault.code is FaultCode.END:
        return where.totals if where.moves else 0
    if fault.code is FaultCode.NAMES:
        return 0
    return where.moves[fault.at] if where.moves else 0


def _sentence(words: Words, fault: Fault, names: list[str]) -> str:
    if fault.refusal is not None:
        return words.dice_refusal(fault.refusal.code, fault.refusal.about, names)
    return words.say(f"dice-referee-{fault.code.value}")


def _line(words: Words, event: Event, names: list[str]) -> str | None:
    match event:
        case PhaseMade():
            player, phase = names[event.seat], event.phase + 1
            return words.say("dice-log-made", player=player, phase=phase, count=event.points)
        case PhaseFailed() if event.points:
            player, phase = names[event.seat], event.phase + 1
            return words.say("dice-log-failed-cost", player=player, phase=phase, count=-event.points)
        case PhaseFailed():
            return words.say("dice-log-failed", player=names[event.seat], phase=event.phase + 1)
        case BonusWon():
            return words.say(f"dice-log-bonus-{event.bonus.value}", player=names[event.seat], count=event.points)
        case GameEnded():
            winners = [names[seat] for seat in event.places[0]]
            if len(winners) > 1:
                return words.say("log-game-shared", players=words.listed(winners, "and"))
            return words.say("log-game-ended", player=winners[0])
        case _:
            return None
