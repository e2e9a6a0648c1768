"""An example of every message, made by the real types and, where it tells of a game, by the real rules.

They are shown in ``docs/protocol.md``; that there is one of each type is a test.
"""

from functools import lru_cache
from typing import Final

import msgspec

from tenphases import __version__
from tenphases.coach import hint
from tenphases.dice.advice import Outlook
from tenphases.dice.faces import Face as DiceFace
from tenphases.rules.cards import Face
from tenphases.rules.moves import GroupId, Hit, Seat
from tenphases.rules.phases import Group, Kind
from tenphases.rules.refusals import Code, Finding, FindingCode, Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import RoundLine
from tenphases.rules.views import view
from tenphases.scoresheet.document import Cell, Entry, Sheet
from tenphases.server.answers import (
    Game,
    GameState,
    Held,
    Invitation,
    Mine,
    MyGames,
    OpenTable,
    OpenTables,
    Player,
    SeatLink,
    SeatTaken,
    TableFound,
    TakeSeat,
)
from tenphases.server.coaching import AnalysisGiven, AskHint, HintGiven
from tenphases.server.messages import (
    Accepted,
    Act,
    AdviseDice,
    Arrange,
    ChangeRules,
    ChangeTerms,
    ComeBack,
    DiceAdvice,
    GroupRead,
    HandOver,
    Health,
    Hello,
    Leave,
    NewTable,
    NextRound,
    NotFound,
    NotOpened,
    Phrase,
    PlayAgain,
    Problem,
    ReadGroup,
    Refused,
    Rejected,
    Remove,
    Reseat,
    Resize,
    RuleChoice,
    Said,
    Say,
    SeatBot,
    Setup,
    StandIn,
    Start,
    TableOpened,
    TakeBack,
    Terms,
    UpToDate,
    VariantInfo,
)
from tenphases.server.sheet_messages import (
    Follow,
    SheetNews,
    SheetNotShared,
    SheetNow,
    SheetPresent,
    SheetProblem,
    SheetRefused,
    SheetShared,
    SheetWritten,
    Write,
)
from tenphases.server.updates import Around, code_of, missed, news
from tenphases.table.chance import SeededChance
from tenphases.table.driver import open_table
from tenphases.table.due import due_draft
from tenphases.table.entries import SeatRecord
from tenphases.table.table import Table
from tenphases.variants import load

_TABLE: Final = "k7mq2w9xhd4p"
_CODE: Final = code_of(_TABLE)
_SECRET: Final = "Zk0dRzqv3hYJb1mT5aWc8XfP"  # noqa: S105 - nobody sits there
_ME: Final = Seat(0)
_SEATS: Final = ("host", "open", "steady", "open")
_HERE: Final = Around()


def faces(text: str) -> tuple[Face, ...]:
    """Return the faces written in a text."""
    return tuple(map(Face, text.split()))


def dice(text: str) -> tuple[DiceFace, ...]:
    """Return the dice written in a text."""
    return tuple(map(DiceFace, text.split()))


@lru_cache
def over_http() -> dict[type, msgspec.Struct]:
    """Return an example of each type that goes over HTTP."""
    dutch, even = VariantInfo("dutch", load("dutch")), VariantInfo("even", load("standard", ["even"]))
    return {
        Setup: Setup(__version__, (dutch,), (even,), ("beginner", "steady"), ("en", "fi")),
        NewTable: NewTable(
            "Anna",
            (),
            "dutch",
            ("short-5",),
            {"points.skip": 20},
            "fi",
            None,
            "later",
            _SEATS,
            Terms("Friday", timer=60),
        ),
        TableOpened: TableOpened(_TABLE, _ME, _SECRET, _CODE),
        NotOpened: NotOpened((Finding(FindingCode.TOO_FEW_CARDS, {"need": 121, "have": 108}),)),
        NotFound: NotFound(Problem.NOT_OVER),
        Health: Health(__version__, 3),
    } | _about_tables()


def _about_tables() -> dict[type, msgspec.Struct]:
    people = (Player("Anna"), Player("Ben"), Player("Chloe", "steady"), Player("", free=True))
    rules = RuleChoice("dutch", ("short-5",))
    listed = OpenTable(_TABLE, "Friday", "Anna", rules, people, gathering=True, round=0, timer=60)
    return {
        OpenTables: OpenTables((listed,)),
        TableFound: TableFound(_TABLE),
        TakeSeat: TakeSeat("Dan", Seat(3), _SECRET),
        SeatTaken: SeatTaken(_TABLE, Seat(3), _SECRET, "Dan"),
        Invitation: Invitation(f"https://play.example.org/#/t/{_TABLE}", _CODE),
        SeatLink: SeatLink(_SECRET),
        Mine: Mine((Held(_TABLE, _SECRET),)),
        MyGames: MyGames((_game(),)),
    }


def _game() -> Game:
    line = RoundLine(1, (0, 0), (True, False), (0, 45), (0, 45), _ME)
    return Game(
        table=_TABLE,
        title="Friday",
        seat=_ME,
        state=GameState.BETWEEN_ROUNDS,
        players=(Player("Anna"), Player("Ben")),
        rules=RuleChoice("dutch", ("short-5",)),
        phases=load("dutch", ["short-5"]).phases,
        opened=1_767_225_600_000,
        played=1_767_229_200_000,
        round=1,
        waits_for_me=True,
        totals=(0, 45),
        done=(1, 0),
        sheet=(line,),
        places=(),
        next_game=None,
    )


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
        Leave: Leave("c7"),
        ComeBack: ComeBack("c8"),
        StandIn: StandIn("c9", 97, Seat(1)),
        Reseat: Reseat("c10", 4, (Seat(0), Seat(2), Seat(1), Seat(3))),
        Resize: Resize("c11", 5, 5),
        SeatBot: SeatBot("c12", 6, Seat(3), "steady"),
        Remove: Remove("c13", 7, Seat(2)),
        HandOver: HandOver("c14", 8, Seat(1)),
        ChangeRules: ChangeRules("c15", 9, RuleChoice("dutch", ("even",))),
        ChangeTerms: ChangeTerms("c16", 10, Terms("Friday", open=True, timer=60)),
        Start: Start("c17", 11, "steady"),
        AdviseDice: AdviseDice("c19", dice("10R 10B wG")),
        Say: Say("c18", Phrase.WELL_PLAYED),
    }


@lru_cache
def from_server() -> dict[type, msgspec.Struct]:
    """Return an example of each message from the server."""
    table = _dealt()
    run = Group(Kind.RUN, faces("G7 Y8 W B10"), 7)
    return {type(update): update for update in (news(table, table.recent[-1], _ME, _HERE),)} | {
        UpToDate: next(iter(missed(table, table.seq, _ME, _HERE))),
        Accepted: Accepted("c1", 42),
        Refused: Refused("c1", Refusal(Code.HIT_NOT_AT_END, {"card": "W", "ends": "3 8"}), "R6.4"),
        Rejected: Rejected("c2", Problem.NOTHING_TO_TAKE_BACK),
        GroupRead: GroupRead("c6", (run,)),
        DiceAdvice: DiceAdvice("c19", stop=False, keep=dice("10R 10B 10B wG"), outlook=Outlook(0.97, 38.25)),
        Said: Said(_ME, Phrase.WELL_PLAYED),
    }


@lru_cache
def coach() -> dict[type, msgspec.Struct]:
    """Return an example of what is said to the coach, and of its answers that are short."""
    table = _dealt()
    return {
        AskHint: AskHint(_SECRET),
        HintGiven: HintGiven(table.seq, hint(view(table.state, _ME))),
        AnalysisGiven: AnalysisGiven(120, 412),
    }


@lru_cache
def sheets() -> dict[type, msgspec.Struct]:
    """Return an example of everything that goes over the wire for a shared score sheet."""
    out = Entry("k3f9", 0, 0, Cell(points=0, laid=True, out=True), by="Anna", at=1_764_525_700_000)
    caught = Entry("m2q7", 0, 1, Cell(points=45, laid=False), ("h8w1",), "Ben", 1_764_525_712_345)
    return {
        SheetShared: SheetShared("k7mq2w9xhd4p", _SECRET),
        SheetNotShared: SheetNotShared(SheetProblem.TOO_MUCH),
        Follow: Follow(_SECRET),
        Write: Write("w1", (caught,)),
        SheetNow: SheetNow(Sheet("b6t4", ("Anna", "Ben"), Ruleset(), preset="standard", entries=(out,)), writes=True),
        SheetNews: SheetNews((caught,)),
        SheetPresent: SheetPresent(3),
        SheetWritten: SheetWritten("w1"),
        SheetRefused: SheetRefused("w1", SheetProblem.READ_ONLY),
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
