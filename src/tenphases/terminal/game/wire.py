"""The messages of a table as this client reads them: those fields of the protocol that it looks at.

Not here: the server's own types of them, of which the protocol's document is made.
"""

import contextlib
from typing import Any, Final

import msgspec

from tenphases.dice.views import View as DiceView
from tenphases.rules.cards import Face
from tenphases.rules.moves import Seat
from tenphases.rules.phases import Group
from tenphases.rules.refusals import Refusal
from tenphases.rules.views import View
from tenphases.table.commands import Accepted, Refused, Rejected
from tenphases.table.talk import Said
from tenphases.table.terms import RuleChoice, Terms

Plain = dict[str, Any]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person, a bot with its level, or nobody yet."""

    name: str
    bot: str | None = None
    present: bool = True
    ready: bool = False
    free: bool = False
    gone: int | None = None
    stand_in: str | None = None
    left: bool = False

    @property
    def in_person(self) -> bool:
        """Whether a person plays here, and no bot for them."""
        return not (self.bot or self.free or self.left or self.stand_in)


class TableInfo(msgspec.Struct, frozen=True):
    """All about the table that is neither its rules nor its seats."""

    terms: Terms = Terms()
    rules: RuleChoice = RuleChoice()
    code: str = ""
    host: Seat = Seat(0)
    gathering: bool = False
    frozen: bool = False
    watching: int = 0
    deadline: int | None = None


class TableChange(msgspec.Struct, frozen=True):
    """What an Update tells of that is no move."""

    change: str
    seat: Seat


class Update(msgspec.Struct, frozen=True, tag=True):
    """One thing that happened, with the whole view."""

    seq: int
    by: Seat
    events: tuple[Plain, ...]
    view: View | DiceView
    seats: tuple[SeatInfo, ...]
    arrangement: tuple[Face, ...]
    can_take_back: bool
    taken_back: bool = False
    next_game: str | None = None
    building: tuple[tuple[Face, ...], ...] = ()
    who: str = "table"
    change: TableChange | None = None
    table: TableInfo = TableInfo()


class UpToDate(msgspec.Struct, frozen=True, tag=True):
    """Nothing was missed but, perhaps, who came and went."""

    seq: int
    seats: tuple[SeatInfo, ...]
    arrangement: tuple[Face, ...]
    building: tuple[tuple[Face, ...], ...] = ()
    table: TableInfo = TableInfo()


class GroupRead(msgspec.Struct, frozen=True, tag=True):
    """How cards could be read as a group, or why they could not."""

    id: str
    readings: tuple[Group, ...]
    refusal: Refusal | None = None


Answer = Accepted | Refused | Rejected | GroupRead
Message = Update | UpToDate | Answer | Said

_NEEDED: Final = frozenset({"Update", "UpToDate", "Accepted", "Refused", "Rejected"})
_DECODER: Final = msgspec.json.Decoder(Message)


class _Named(msgspec.Struct):
    """What a message is called."""

    type: str = ""


class UnreadableError(ValueError):
    """A message that says how the table stands, in a way that this program does not know."""


def heard(text: str | bytes) -> Message | None:
    """Return the message in a frame, None for one that is of no use here. Raises UnreadableError."""
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError as error:
        named = _Named()
        with contextlib.suppress(msgspec.DecodeError):
            named = msgspec.json.decode(text, type=_Named)
        if named.type in _NEEDED:
            raise UnreadableError from error
        return None
