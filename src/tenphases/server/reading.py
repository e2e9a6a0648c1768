"""Reading cards as a group of a phase, for a page on which one is being built: every reading, or why there is none."""

from collections import Counter
from collections.abc import Sequence

from tenphases.rules.cards import COLOUR, LOWEST, NO_COLOUR, NUMBER, WILD, Face, missing
from tenphases.rules.finder import readings
from tenphases.rules.laying import why_not_phase
from tenphases.rules.moves import Seat
from tenphases.rules.phases import COLOURED, RUNS, Group, GroupSpec, Phase
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import State
from tenphases.server.messages import GroupRead, Problem, ReadGroup, Rejected
from tenphases.table.cards import CardPosition
from tenphases.table.table import Table


def read_at(table: Table, seat: Seat | None, asked: ReadGroup) -> GroupRead | Rejected:
    """As ``read_group``, at a table that may host another game."""
    if not isinstance(table.position, CardPosition):
        return Rejected(asked.id, Problem.UNREADABLE)
    return read_group(table.state, seat, asked)


def read_group(state: State, seat: Seat | None, asked: ReadGroup) -> GroupRead | Rejected:
    """Answer how cards of the seat's hand could be read as a group of the phase."""
    if seat is None:
        return Rejected(asked.id, Problem.FOREIGN)
    if missing(asked.cards, state.players[seat].hand) is not None:
        return Rejected(asked.id, Problem.NOT_YOUR_CARDS)
    if asked.phase >= len(state.phases):
        return GroupRead(asked.id, (), Refusal(Code.NO_SUCH_PHASE, {"phases": len(state.phases)}))
    groups = state.phases[asked.phase].groups
    if asked.group >= len(groups):
        return GroupRead(asked.id, (), Refusal(Code.WRONG_GROUPS, {"need": len(groups), "have": asked.group + 1}))
    spec = groups[asked.group]
    found = readings(spec, asked.cards, state.ruleset)
    return GroupRead(asked.id, found, None if found else _why_none(spec, asked, state.ruleset))


def _why_none(spec: GroupSpec, asked: ReadGroup, ruleset: Ruleset) -> Refusal | None:
    refusal = why_not_phase(ruleset, Phase(asked.phase + 1, (spec,)), (_likeliest(spec, asked.cards),))
    if refusal is None or "group" not in refusal.about:
        return refusal
    return Refusal(refusal.code, refusal.about | {"group": asked.group + 1})


def _likeliest(spec: GroupSpec, cards: Sequence[Face]) -> Group:
    """Return the group that the cards come nearest to, so that the card at fault is the odd one out."""
    numbers = Counter(NUMBER[face] for face in cards if NUMBER.get(face))
    colours = Counter(COLOUR[face] for face in cards if COLOUR.get(face))
    colour = colours.most_common(1)[0][0] if colours and spec.kind in COLOURED else NO_COLOUR
    if spec.kind not in RUNS:
        number = numbers.most_common(1)[0][0] if numbers else LOWEST
        return Group(spec.kind, tuple(cards), number, colour)
    lowest = min(numbers, default=LOWEST)
    return Group(spec.kind, _in_a_row(cards, lowest), lowest, colour)


def _in_a_row(cards: Sequence[Face], lowest: int) -> tuple[Face, ...]:
    """Return the cards by number, gaps filled by wilds as far as there are any."""
    wilds = [face for face in cards if face == WILD]
    row: list[Face] = []
    for face in sorted((face for face in cards if face != WILD), key=lambda face: NUMBER.get(face, 0)):
        while wilds and lowest + len(row) < NUMBER.get(face, 0):
            row.append(wilds.pop())
        row.append(face)
    return (*row, *wilds)
