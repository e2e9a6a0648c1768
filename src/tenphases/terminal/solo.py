"""The command ``solo``: how many turns phases take alone at the table, over all hands or for one.

The computing is done in ``sim.solo``; where it can't be done, ``bots.solo`` estimates.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tenphases.bots.solo import chance_within, expected_turns
from tenphases.i18n import Words
from tenphases.rules.cards import FACES, Face
from tenphases.rules.finder import distance
from tenphases.rules.phases import BadPhase, Phase, parse_phase
from tenphases.rules.ruleset import Ruleset, deck, phases_of
from tenphases.sim.solo.compiled import is_first_time
from tenphases.sim.solo.kinds import UnsolvableError, Why
from tenphases.sim.solo.solve import MOST_TURNS
from tenphases.sim.solo.store import figured, solved
from tenphases.terminal import first_use, streams
from tenphases.terminal.drawing import draw
from tenphases.variants.load import load

_UNREADABLE: Final = 2
_SHOWN: Final = (1, 3, 5, 10)
"""The numbers of turns for which the table shows the chance; JSON has all."""


class Line(NamedTuple):
    """One phase's answer; ``None`` where it is not known."""

    phase: Phase
    complete: float | None
    distance: float | None
    pile: float | None
    discards: float | None
    within: tuple[float, ...] | None
    """From 0 turns on, with discards."""
    why: str = ""
    """The reason why there is no exact answer."""

    @property
    def is_unanswered(self) -> bool:
        """Whether there is no answer at all, not even an estimate."""
        return self.discards is None


def run(spoken: Words, asked: argparse.Namespace) -> int:
    """Compute, showing how far it is, and print."""
    ruleset = load(asked.preset, asked.variant)
    phases = _phases(asked.phases, ruleset)
    hand = tuple(Face(face.upper()) for face in asked.hand.replace(",", " ").split())
    wrong = phases if isinstance(phases, str) else _wrong(hand, ruleset)
    if wrong or isinstance(phases, str):
        print(spoken.say("solo-unreadable", text=wrong), file=sys.stderr)  # noqa: T201
        return _UNREADABLE
    lines = list(_lines(spoken, phases, ruleset, hand))
    if asked.json:
        print(streams.as_json([_data(spoken, line) for line in lines]))  # noqa: T201
    else:
        draw(Console(), _table(spoken, lines, of_hand=bool(hand)))
    for line in lines:
        if line.why and (line.is_unanswered or not asked.json):
            console = Console(stderr=line.is_unanswered)
            console.print(spoken.say(f"solo-{line.why}", phase=_name(spoken, line.phase)), highlight=False)
    return int(any(line.is_unanswered for line in lines))


def _phases(texts: Sequence[str], ruleset: Ruleset) -> list[Phase] | str:
    """Return the phases asked for, by number or by text; the text at fault if one cannot be read."""
    listed = phases_of(ruleset.phases)
    found = []
    for text in texts or map(str, range(1, len(listed) + 1)):
        if text.isdecimal():
            if not 1 <= int(text) <= len(listed):
                return text
            found.append(listed[int(text) - 1])
            continue
        try:
            found.append(parse_phase(text, 0))
        except BadPhase as error:
            return error.part
    return found


def _wrong(hand: Sequence[Face], ruleset: Ruleset) -> str:
    """Return what is wrong with a hand, nothing if it can be held."""
    left = list(deck(ruleset))
    for face in hand:
        if face not in FACES or face not in left:
            return face
        left.remove(face)
    return " ".join(hand) if hand and len(hand) != ruleset.hand_size else ""


def _lines(spoken: Words, phases: Sequence[Phase], ruleset: Ruleset, hand: tuple[Face, ...]) -> Iterator[Line]:
    after = first_use.AT_ONCE if is_first_time() else None
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for phase in phases:
            task = progress.add_task(spoken.say("solo-solving", phase=_name(spoken, phase)), total=1.0)
            told = partial(progress.update, task)
            try:
                with first_use.told(spoken, progress, after):
                    line = _of_hand(phase, ruleset, hand, told) if hand else _of_all(phase, ruleset, told)
            except UnsolvableError as error:
                line = _estimated(phase, ruleset, hand, error.why.replace("_", "-"))
            after = None
            progress.remove_task(task)
            yield line


def _of_all(phase: Phase, ruleset: Ruleset, told: Callable[..., None]) -> Line:
    found = figured(phase, ruleset, lambda done: told(completed=done))
    return Line(phase, found.complete, found.distance, found.pile, found.discards, found.within_discards)


def _of_hand(phase: Phase, ruleset: Ruleset, hand: tuple[Face, ...], told: Callable[..., None]) -> Line:
    solo = solved(phase, ruleset, lambda done: told(completed=done))
    within = tuple(solo.chance(hand, turns) for turns in range(MOST_TURNS + 1))
    away = distance(phase, hand, ruleset)
    return Line(phase, None, away, solo.turns(hand, discards=False), solo.turns(hand), within)


def _estimated(phase: Phase, ruleset: Ruleset, hand: tuple[Face, ...], why: str) -> Line:
    if not hand or why == Why.NEVER_LAID.replace("_", "-"):
        return Line(phase, None, None, None, None, None, why)
    text = str(phase)
    within = (0.0, *(chance_within(hand, text, turns, ruleset) for turns in range(1, MOST_TURNS + 1)))
    turns = expected_turns(hand, text, ruleset)
    return Line(phase, None, distance(phase, hand, ruleset), None, turns, within, why)


def _name(spoken: Words, phase: Phase) -> str:
    return spoken.phase_title(str(phase), phase.number - 1) if phase.number else spoken.phase(str(phase))


def _table(spoken: Words, lines: Sequence[Line], *, of_hand: bool) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1))
    table.add_column(spoken.say("solo-phase"))
    if not of_hand:
        table.add_column(spoken.say("solo-complete"), justify="right")
    for key in ("solo-lacking", "solo-pile", "solo-discards"):
        table.add_column(spoken.say(key), justify="right")
    for turns in _SHOWN:
        table.add_column(spoken.say("solo-within", turns=turns), justify="right")
    for line in lines:
        chances = [_share(spoken, line.within[turns] if line.within else None, 1) for turns in _SHOWN]
        numbers = [_number(spoken, each, 3) for each in (line.distance, line.pile, line.discards)]
        complete = [] if of_hand else [_share(spoken, line.complete, 6)]
        table.add_row(_name(spoken, line.phase), *complete, *numbers, *chances)
    return table


def _share(spoken: Words, value: float | None, digits: int) -> str:
    return _number(spoken, None if value is None else 100 * value, digits)


def _number(spoken: Words, value: float | None, digits: int) -> str:
    return "–" if value is None else spoken.number(value, digits)


def _data(spoken: Words, line: Line) -> dict[str, Any]:
    return {
        "phase": str(line.phase),
        "name": _name(spoken, line.phase),
        "complete": line.complete,
        "distance": line.distance,
        "turns_pile": line.pile,
        "turns_discards": line.discards,
        "within_turns": list(line.within[1:]) if line.within else None,
        "not_exact": line.why or None,
    }
