"""Moves as text: ``draw``, ``lay set(R5 B5 G5) run(B8 Y9 R10 W=11)``, ``hit Y9 on A1``, ``skip C``.

Phases are named by the numbers the players know, groups on the table by owner and place among the
owner's (``A1``), or by their place among all (``3``). Both depend on the game, so a Scene is handed in.
"""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

import msgspec

from tenphases.rules.cards import UNKNOWN, Face
from tenphases.rules.moves import (
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    GroupId,
    Hit,
    LayPhase,
    Move,
    PlaySkip,
    Reshuffle,
    Save,
    Seat,
    Swap,
    Take,
)
from tenphases.rules.notation.errors import NotationCode
from tenphases.rules.notation.groups import cards_text, groups_text, read_groups
from tenphases.rules.notation.scan import LETTERS, Cursor, cursor
from tenphases.rules.phases import Phase
from tenphases.rules.ruleset import CLASSIC_PHASES, phases_of
from tenphases.rules.state import State


class Scene(msgspec.Struct, frozen=True):
    """What names in moves depend on: the phases' numbers by place, and whose each group on the table is."""

    numbers: tuple[int, ...] = tuple(phase.number for phase in phases_of(CLASSIC_PHASES))
    owners: tuple[Seat, ...] = ()

    def after(self, seat: Seat, move: Move) -> "Scene":
        """Return the scene after a legal move."""
        if isinstance(move, LayPhase):
            return Scene(self.numbers, self.owners + (seat,) * len(move.groups))
        return Scene(self.numbers) if isinstance(move, Deal) else self


def scene(state: State) -> Scene:
    """Return the scene of a state."""
    return Scene(phase_numbers(state.phases), tuple(owned.owner for owned in state.groups))


def phase_numbers(phases: tuple[Phase, ...]) -> tuple[int, ...]:
    """Return the numbers by which the players know the phases."""
    return tuple(phase.number for phase in phases)


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as it was written down: a draw may name the card that came (``draw R5``, ``take R5``)."""

    move: Move
    card: Face | None = None


def phase_name(place: int, numbers: tuple[int, ...]) -> str:
    """Return the number by which a phase is known; ``place 12`` for one that is not in the list."""
    return str(numbers[place]) if 0 <= place < len(numbers) else f"place {place + 1}"


def read_phase_name(line: Cursor, numbers: tuple[int, ...]) -> int:
    """Read a phase's number and return its place in the list, the one after the last for none."""
    if line.take("place"):
        return line.number() - 1
    number = line.number()
    return numbers.index(number) if number in numbers else len(numbers)


def group_name(group: GroupId, owners: tuple[Seat, ...]) -> str:
    """Return a group's name: ``B2`` is the second of player B's. Its place among all, if there is no such group.

    >>> group_name(GroupId(2), (Seat(0), Seat(1), Seat(1)))
    'B2'
    """
    if not 0 <= group < len(owners):
        return str(group + 1)
    owner = owners[group]
    return f"{LETTERS[owner]}{owners[: group + 1].count(owner)}"


def read_group_name(line: Cursor, owners: tuple[Seat, ...]) -> GroupId:
    """Read a group's name; one that names no group gives the id after the last."""
    if line.is_number():
        return GroupId(line.number() - 1)
    if line.ahead[:1] not in LETTERS or not line.ahead[1:].isdecimal():
        line.failing("number")
    names = [group_name(GroupId(at), owners) for at in range(len(owners))]
    name = line.next()
    return GroupId(names.index(name) if name in names else len(names))


def move_text(move: Move, where: Scene | None = None) -> str:
    """Return a move as text.

    >>> move_text(Hit(Face("W"), GroupId(0), 11), Scene(owners=(Seat(0),)))
    'hit W=11 on A1'
    """
    return said_text(Said(move), where)


def said_text(said: Said, where: Scene | None = None) -> str:
    """Return a move as text, with the card that came if it was told."""
    text = _text(said.move, where or Scene())
    return f"{text} {said.card}" if said.card else text


def _text(move: Move, where: Scene) -> str:  # noqa: C901, PLR0911, PLR0912 - one line a move
    match move:
        case Draw():
            return "draw"
        case Take():
            return f"take from {move.pile + 1}" if move.pile else "take"
        case DrawSaved():
            return f"draw saved {move.card}"
        case DrawTwist():
            return "draw twist"
        case Save():
            return f"save {move.card}"
        case LayPhase():
            phase = "" if move.phase is None else f"{phase_name(move.phase, where.numbers)}: "
            return f"lay {phase}{groups_text(move.groups)}".rstrip()
        case Hit():
            role = "" if move.number is None else f"={move.number}"
            return f"hit {move.card}{role} on {group_name(move.group, where.owners)}"
        case Swap():
            return f"swap {move.card} in {group_name(move.group, where.owners)}"
        case Discard():
            return f"discard {move.card} to {move.pile + 1}" if move.pile else f"discard {move.card}"
        case PlaySkip():
            return "skip" if move.target is None else f"skip {LETTERS[move.target]}"
        case ChoosePhase():
            return f"choose {phase_name(move.phase, where.numbers)}"
        case Deal():
            return f"deal {cards_text(move.order)}".rstrip()
        case Reshuffle():
            return f"reshuffle {cards_text(move.order)}".rstrip()
        case _:
            assert_never(move)


def parse_move(text: str, where: Scene | None = None) -> Move:
    """Read a move. Raises NotationError.

    >>> parse_move("skip C")
    PlaySkip(target=2)
    """
    line = cursor(text)
    said = read_said(line, where or Scene())
    line.done()
    return said.move


def read_said(line: Cursor, where: Scene) -> Said:
    """Read a move, and the card that came if it is told."""
    reader = _READERS.get(line.ahead)
    if reader is None:
        line.fail(NotationCode.NO_SUCH_MOVE, {"found": line.ahead})
    line.next()
    move = reader(line, where)
    told = isinstance(move, Draw | Take) and line.is_card()
    return Said(move, line.known_card() if told else None)


def _draw(line: Cursor, _where: Scene) -> Move:
    if line.take("twist"):
        return DrawTwist()
    return DrawSaved(line.known_card()) if line.take("saved") else Draw()


def _save(line: Cursor, _where: Scene) -> Move:
    return Save(line.known_card())


def _take(line: Cursor, _where: Scene) -> Move:
    return Take(_pile(line, "from"))


def _lay(line: Cursor, where: Scene) -> Move:
    phase = None
    if line.is_number() or line.ahead == "place":
        phase = read_phase_name(line, where.numbers)
        line.expect(":")
    groups = read_groups(line) if line.ahead else ()
    if any(UNKNOWN in group.cards for group in groups):
        line.fail(NotationCode.UNKNOWN_CARD)
    return LayPhase(groups, phase)


def _hit(line: Cursor, where: Scene) -> Move:
    card = line.known_card()
    number = line.number() if line.take("=") else None
    line.expect("on")
    return Hit(card, read_group_name(line, where.owners), number)


def _swap(line: Cursor, where: Scene) -> Move:
    card = line.known_card()
    line.expect("in")
    return Swap(card, read_group_name(line, where.owners))


def _discard(line: Cursor, _where: Scene) -> Move:
    return Discard(line.known_card(), _pile(line, "to"))


def _skip(line: Cursor, _where: Scene) -> Move:
    return PlaySkip(line.seat() if line.ahead else None)


def _choose(line: Cursor, where: Scene) -> Move:
    return ChoosePhase(read_phase_name(line, where.numbers))


def _deal(line: Cursor, _where: Scene) -> Move:
    return Deal(read_order(line))


def _reshuffle(line: Cursor, _where: Scene) -> Move:
    return Reshuffle(read_order(line))


def _pile(line: Cursor, word: str) -> int:
    return line.number() - 1 if line.take(word) else 0


def read_order(line: Cursor) -> tuple[Face, ...]:
    """Read the cards of a shuffle, twist cards among them; none may be unknown."""
    cards = []
    while line.is_card() or line.is_twist_card():
        cards.append(Face(line.next()) if line.is_twist_card() else line.known_card())
    return tuple(cards)


_READERS: Final[Mapping[str, Callable[[Cursor, Scene], Move]]] = {
    "draw": _draw,
    "take": _take,
    "lay": _lay,
    "hit": _hit,
    "swap": _swap,
    "discard": _discard,
    "save": _save,
    "skip": _skip,
    "choose": _choose,
    "deal": _deal,
    "reshuffle": _reshuffle,
}
