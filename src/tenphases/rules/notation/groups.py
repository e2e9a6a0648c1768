"""Cards and groups as text: ``R5 W S``, ``run(B8 Y9 R10 W=11)``.

A wild's role may be left out where only one is possible, and a run listed out of order. What cannot be is read
as it is written, so that the judge can refuse it. Whether a group may be laid is for ``laying`` to say.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from tenphases.rules.cards import COLOUR, COLOURS, HIGHEST, LOWEST, NO_COLOUR, NUMBER, UNKNOWN, WILD, Colour, Face
from tenphases.rules.notation.errors import NotationCode
from tenphases.rules.notation.scan import Cursor, cursor
from tenphases.rules.phases import COLOURED, RUNS, Group, Kind

_Role = TypeVar("_Role", bound=int | str)
_MARK: Final = re.compile("([RBYG]?)(-?[0-9]{1,9})?")
_NUMBERED: Final = RUNS | {Kind.SET}


def cards_text(cards: Iterable[Face]) -> str:
    """Return cards as text, in their order."""
    return " ".join(cards)


def read_cards(line: Cursor) -> tuple[Face, ...]:
    """Read the cards that stand here, perhaps none."""
    found = []
    while line.is_card():
        found.append(line.card())
    return tuple(found)


def some_cards_text(cards: Sequence[Face]) -> str:
    """Return cards of which the last may be unknown: ``R5 B6 + 40``, or ``40`` when all are.

    >>> some_cards_text(("R5", "?", "?"))
    'R5 + 2'
    """
    known = len(cards)
    while known and cards[known - 1] == UNKNOWN:
        known -= 1
    unknown = len(cards) - known
    if not known:
        return str(unknown)
    return cards_text(cards[:known]) + (f" + {unknown}" if unknown else "")


def read_some_cards(line: Cursor) -> tuple[Face, ...]:
    """Read cards of which the last may be given as a number."""
    found = read_cards(line)
    if found and not line.take("+"):
        return found
    if not line.is_number():
        line.failing("number" if found else "cards")
    if int(line.ahead) < 0:
        line.failing("number")
    return (*found, *(UNKNOWN,) * line.number())


class _Item(NamedTuple):
    """A card of a group as written; ``number`` and ``colour`` are its own or what a wild is declared to be."""

    card: Face
    number: int | None
    colour: Colour


def group_text(group: Group) -> str:
    """Return a group as text, every wild with its role.

    >>> group_text(Group(Kind.RUN, ("B8", "Y9", "R10", "W"), 8))
    'run(B8 Y9 R10 W=11)'
    """
    cards = " ".join(_item_text(group, place) for place in range(len(group.cards)))
    text = f"{group.kind}({cards})"
    return (
        text
        if read_group(cursor(text)) == group
        else f"{group.kind}[{group.colour}{group.number}]({cards_text(group.cards)})"
    )


def _item_text(group: Group, place: int) -> str:
    card = group.cards[place]
    if card != WILD:
        return card
    colour = group.colour if group.kind in COLOURED else NO_COLOUR
    number = ""
    if group.kind in RUNS:
        number = str(group.number + place)
    elif group.kind is Kind.SET and group.number:
        number = str(group.number)
    return f"W={colour}{number}" if colour or number else card


def groups_text(groups: Iterable[Group]) -> str:
    """Return groups as text, side by side."""
    return " ".join(map(group_text, groups))


def is_group(line: Cursor) -> bool:
    """Say whether a group is next."""
    return line.ahead in frozenset(Kind)


def read_groups(line: Cursor) -> tuple[Group, ...]:
    """Read the groups that stand here, at least one. Raises NotationError."""
    found = [read_group(line)]
    while is_group(line):
        found.append(read_group(line))
    return tuple(found)


def read_group(line: Cursor) -> Group:
    """Read one group. Raises NotationError."""
    if not is_group(line):
        line.failing("kind")
    kind = Kind(line.next())
    if line.take("["):
        colour, number = _read_mark(line)
        line.expect("]")
        line.expect("(")
        cards = read_cards(line)
        line.expect(")")
        return Group(kind, cards, number, colour)
    line.expect("(")
    items = []
    while not line.take(")"):
        items.append(_read_item(line, kind))
    return _group(kind, items, line)


def _read_mark(line: Cursor) -> tuple[Colour, int]:
    """Read a colour and number such as ``G5``, ``G`` or ``-1``."""
    match = _MARK.fullmatch(line.ahead)
    if match is None or not line.ahead:
        line.failing("role")
    line.next()
    return Colour(match[1]), int(match[2] or 0)


def _read_item(line: Cursor, kind: Kind) -> _Item:
    card = line.card()
    if card != WILD or not line.take("="):
        return _Item(card, NUMBER[card] or None, COLOUR[card])
    marked = line.ahead
    coloured = marked[:1] in COLOURS
    told = marked[1:] != "" if coloured else True
    if (coloured and kind not in COLOURED) or (told and kind not in _NUMBERED):
        line.failing("role")
    colour, number = _read_mark(line)
    return _Item(card, number if told else None, colour)


def _group(kind: Kind, items: list[_Item], line: Cursor) -> Group:
    cards = tuple(item.card for item in items)
    number = 0
    if kind in RUNS:
        number, cards = _run(items, line)
    elif kind is Kind.SET:
        number = _set_number(items, line)
    return Group(kind, cards, number, _colour(items, line) if kind in COLOURED else NO_COLOUR)


def _colour(items: list[_Item], line: Cursor) -> Colour:
    told = dict.fromkeys(item.colour for item in items if item.card == WILD and item.colour)
    own = dict.fromkeys(item.colour for item in items if item.card != WILD and item.colour)
    return _shown(tuple(told), tuple(own), line) or NO_COLOUR


def _shown(told: tuple[_Role, ...], own: tuple[_Role, ...], line: Cursor) -> _Role | None:
    """Return what a group is of by its wilds and cards; what a wrong wild was called, so that it is refused."""
    if len(told) > 1 and not own:
        line.fail(NotationCode.ROLES_DISAGREE)
    wrong = tuple(role for role in told if any(role != other for other in own))
    shown: tuple[_Role, ...] = (*wrong, *told, *own)
    return shown[0] if shown else None


def _set_number(items: list[_Item], line: Cursor) -> int:
    told = dict.fromkeys(item.number for item in items if item.card == WILD and item.number is not None)
    own = dict.fromkeys(item.number for item in items if item.card != WILD and item.number is not None)
    return _shown(tuple(told), tuple(own), line) or 0


def _run(items: list[_Item], line: Cursor) -> tuple[int, tuple[Face, ...]]:
    """Return a run's lowest number, and its cards in order."""
    size = len(items)
    taken = {item.number: item.card for item in items if item.number is not None}
    free = sum(item.card == WILD and item.number is None for item in items)
    if len(taken) + free < size:  # a number twice, or a card that has none
        return _as_listed(items, line)
    if free:
        starts = [start for start in range(LOWEST, HIGHEST - size + 2) if all(0 <= n - start < size for n in taken)]
    else:
        starts = [start for start in (min(taken),) if max(taken) - start < size] if taken else [0]
    if len(starts) > 1:
        roles = {n for start in starts for n in range(start, start + size) if n not in taken}
        line.fail(NotationCode.ROLE_NEEDED, {"ends": " ".join(map(str, sorted(roles)))})  # R5.5
    if not starts:
        return _as_listed(items, line)
    return starts[0], tuple(taken.get(starts[0] + place, WILD) for place in range(size))


def _as_listed(items: list[_Item], line: Cursor) -> tuple[int, tuple[Face, ...]]:
    """Return a run that cannot be, so numbered that the fault shows."""
    cards = tuple(item.card for item in items)
    anchors = [(item.card == WILD, item.number - at) for at, item in enumerate(items) if item.number is not None]
    starts = [start for told in (True, False) for wild, start in anchors if wild is told]
    for start in starts or [LOWEST]:
        in_range = LOWEST <= start <= start + len(items) - 1 <= HIGHEST
        if not in_range or any(item.card != WILD and item.number != start + at for at, item in enumerate(items)):
            break
    else:
        line.fail(NotationCode.ROLES_DISAGREE)
    return start, cards
