"""Things to speak of: every kind of event from every seat, every refusal and finding with every kind of parameter."""

from itertools import product
from typing import Any

import msgspec

from tenphases.rules.cards import SKIP, WILD, Face
from tenphases.rules.events import (
    CardHit,
    Dealt,
    Discarded,
    DrewFromPile,
    DrewSaved,
    FirstTurnSkipped,
    GameEnded,
    GameStarted,
    NothingToDraw,
    PhaseChosen,
    PhaseLaid,
    PileRanOut,
    Reshuffled,
    RoundBegan,
    RoundBlocked,
    RoundScored,
    Saved,
    SkipPlayed,
    TieBreakCalled,
    TookDiscard,
    TurnBegan,
    TurnedUp,
    TurnLost,
    TwistDrawn,
    WentOut,
)
from tenphases.rules.moves import GroupId, Seat
from tenphases.rules.phases import Kind
from tenphases.rules.refusals import FINDING_RULE_AND_PARAMETERS, RULE_AND_PARAMETERS, Code, FindingCode
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import (
    PileRenewed,
    TheyDrew,
    TheyDrewSaved,
    TheySaved,
    TheyWereDealt,
    YouDrew,
    YouDrewSaved,
    YouSaved,
    YouWereDealt,
)

NAMES = ["Anna", "Ben", "Chloe"]
PHASES = ["set3 + set3", "4: run7"]
OWNERS = [0, 1, 2]

A, B, C = Seat(0), Seat(1), Seat(2)
R5, G12 = Face("R5"), Face("G12")

EVENTS: tuple[msgspec.Struct, ...] = (
    GameStarted(Ruleset(), 3, A),
    RoundBegan(3, A, B, (A, B, C)),
    RoundBegan(9, B, C, (B, C), tie_break=True),
    Dealt(((R5,), (G12,)), (R5, WILD)),
    YouWereDealt((R5,), (1, 1), 20),
    TheyWereDealt((1, 1), 20),
    TurnedUp(R5),
    TurnedUp(WILD, (SKIP,)),
    FirstTurnSkipped(A),
    FirstTurnSkipped(B),
    PhaseChosen(A, 1),
    TwistDrawn(B, 1),
    TurnBegan(A),
    TurnLost(A),
    TurnLost(B),
    PileRanOut(A),
    PileRenewed(1),
    PileRenewed(40),
    Reshuffled((R5,)),
    DrewFromPile(A, R5),
    DrewFromPile(B, WILD),
    YouDrew(A, G12),
    TheyDrew(B),
    TookDiscard(A, WILD),
    TookDiscard(B, R5),
    *(
        kind(seat, card)
        for kind in (DrewSaved, YouDrewSaved, Saved, YouSaved)
        for seat in (A, B)
        for card in (R5, WILD)
    ),
    *(kind(seat) for kind in (TheyDrewSaved, TheySaved) for seat in (A, B)),
    NothingToDraw(A),
    NothingToDraw(B),
    PhaseLaid(A, 1, ()),
    PhaseLaid(B, 0, ()),
    *(CardHit(seat, card, GroupId(group), 7) for seat in (A, B) for card in (R5, WILD) for group in (0, 1, 2, 7)),
    Discarded(A, R5),
    Discarded(B, WILD),
    *(SkipPlayed(seat, target) for seat in (A, B) for target in (None, A, B, C) if seat != target),
    WentOut(A),
    WentOut(B),
    RoundBlocked(),
    RoundScored(((), (R5,), ()), (0, 5, 115), (0, 5, 1115)),
    RoundScored(((), (R5,), ()), (0, 0, 0), (0, 0, 0), (2, 0, 1)),
    TieBreakCalled((A, C)),
    TieBreakCalled((A, B, C)),
    GameEnded(((A,), (B, C))),
    GameEnded(((B,), (A,), (C,))),
    GameEnded(((A, B), (C,))),
)
PLAIN: list[dict[str, Any]] = [msgspec.to_builtins(event) for event in EVENTS]

_OF_BOTH: dict[str, tuple[int | str, ...]] = {
    "have": (0, 1, 3),
    "need": (1, 4),
    "most": (0, 1, 2),
    "phase": (2, 10),
}
_OF_REFUSALS = _OF_BOTH | {
    "seat": (0, 1, 9),
    "card": ("R5", "W", "S"),
    "group": (1, 2, 3),
    "kind": tuple(map(str, Kind)),
    "ends": ("6 11", "5", ""),
    "low": (0, 6),
    "high": (11, 13),
    "phases": (1, 10),
    "piles": (1, 3),
    "pile": (1, 3),
}
_OF_FINDINGS = _OF_BOTH | {
    "group": ("run13", "set1"),
    "switch": ("wilds", "skips", "hand_size", "points.low", "points.wild"),
    "least": (2,),
    "place": (3,),
    "space": (1, 28),
    "part": ("sat3",),
}


def abouts(code: Code | FindingCode) -> list[dict[str, int | str]]:
    """Return every combination of the parameters that come with a code."""
    if isinstance(code, Code):
        (_, names), values = RULE_AND_PARAMETERS[code], _OF_REFUSALS
    else:
        (_, names), values = FINDING_RULE_AND_PARAMETERS[code], _OF_FINDINGS
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*(values[name] for name in names))]
