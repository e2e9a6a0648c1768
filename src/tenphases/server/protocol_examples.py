"""An example of every message, made by the real types and, where it tells of a game, by the real rules.

They are shown in ``docs/protocol.md``; that there is one of each type is a test.
"""

from functools import lru_cache
from typing import Final

import msgspec

from tenphases import __version__
from tenphases.rules.cards import Face
from tenphases.rules.moves import GroupId, Hit, Seat
from tenphases.rules.phases import Group, Kind
from tenphases.rules.refusals import Code, Finding, FindingCode, Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.server.messages import (
    Accepted,
    Act,
    Arrange,
    GroupRead,
    Health,
    Hello,
    NewTable,
    NextRound,
    NotFound,
    NotOpened,
    PlayAgain,
    Problem,
    ReadGroup,
    Refused,
    Rejected,
    Setup,
    TableOpened,
    TakeBack,
    UpToDate,
    VariantInfo,
)
from tenphases.server.updates import news, seat_infos
from tenphases.table.chance import SeededChance
from tenphases.table.driver import open_table
from tenphases.table.due import due_draft
from tenphases.table.entries import SeatRecord
from tenphases.table.table import Table
from tenphases.variants import load

_TABLE: Final = "k7mq2w9xhd4p"
_SECRET: Final = "Zk0dRzqv3hYJb1mT5aWc8XfP"  # noqa: S105 - nobody sits there
_ME: Final = Seat(0)
_HERE: Final = frozenset({_ME})


def faces(text: str) -> tuple[Face, ...]:
    """Return the faces written in a text."""
    return tuple(map(Face, text.split()))


@lru_cache
def over_http() -> dict[type, msgspec.Struct]:
    """Return an example of each type that goes over HTTP."""
    dutch, even = VariantInfo("dutch", load("dutch")), VariantInfo("even", load("standard", ["even"]))
    return {
        Setup: Setup(__version__, (dutch,), (even,), ("beginner", "steady"), ("en", "fi")),
        NewTable: NewTable("Anna", ("steady", "beginner"), "dutch", ("short-5",), {"points.skip": 20}, "fi"),
        TableOpened: TableOpened(_TABLE, _ME, _SECRET),
        NotOpened: NotOpened((Finding(FindingCode.TOO_FEW_CARDS, {"need": 121, "have": 108}),)),
        NotFound: NotFound(Problem.NOT_OVER),
        Health: Health(__version__, 3),
    }


@lru_cache
def from_page() -> dict[type, msgspec.Struct]:
    """Return an example of each command."""
    return {
        Hello: Hello(_SECRET, 41),
        Act: Act("c1", 41, Hit(Face("W"), GroupId(2), 9)),
        TakeBack: TakeBack("c2", 42),
        NextRound: NextRound("c3", 97),
        PlayAgain: PlayAgain("c4", 612),
        Arrange: Arrange("c5", faces("R3 B3 W G7 Y8"), (faces("R3 B3 W"),)),
        ReadGroup: ReadGroup("c6", 1, 1, faces("G7 Y8 W B10")),
    }


@lru_cache
def from_server() -> dict[type, msgspec.Struct]:
    """Return an example of each message from the server."""
    table = _dealt()
    run = Group(Kind.RUN, faces("G7 Y8 W B10"), 7)
    return {type(update): update for update in (news(table, table.recent[-1], _ME, _HERE),)} | {
        UpToDate: UpToDate(table.seq, seat_infos(table, _HERE), table.arrangements[0].cards),
        Accepted: Accepted("c1", 42),
        Refused: Refused("c1", Refusal(Code.HIT_NOT_AT_END, {"card": "W", "ends": "3 8"}), "R6.4"),
        Rejected: Rejected("c2", Problem.NOTHING_TO_TAKE_BACK),
        GroupRead: GroupRead("c6", (run,)),
    }


def _dealt() -> Table:
    """Return a table of two at which seat 0 is to draw."""
    for seed in range(100):
        chance = SeededChance(seed)
        table = open_table(Ruleset(), (SeatRecord("Anna"), SeatRecord("Ben", "steady")), chance)
        assert isinstance(table, Table)  # noqa: S101 - the standard rules can be played
        table.apply(due_draft(table, Seat(-1), chance).entry(1, 0))
        if table.state.turn == _ME:
            return table
    raise AssertionError(_ME)
