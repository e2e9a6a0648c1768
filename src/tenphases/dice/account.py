"""The account of a game with real dice (R16.4 to R16.9): from the turns in their order, how the game stands.

What follows from a turn is decided where it is for the dice of a table. Here are only the sheet, its file, and what
in it cannot be so. The page keeps the same account without a server (``web/dice/account.js``).
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from tenphases.dice.decide import start, taken
from tenphases.dice.events import GameStarted
from tenphases.dice.evolve import begin
from tenphases.dice.moves import Seat
from tenphases.dice.state import Stage, State

MOST: Final = (60, 57, 59, 49, 52, 54, 60, 64, 60, 62)
"""The most that each phase can score with ten dice from 1 to 10 and wilds, whatever their colours."""
MOST_PLAYERS: Final = 8
LONGEST_NAME: Final = 80

_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class DiceSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with real dice as it is written down."""

    names: Annotated[tuple[_Name, ...], msgspec.Meta(min_length=1, max_length=MOST_PLAYERS)]
    """In the order of play."""
    turns: Annotated[tuple[int | None, ...], msgspec.Meta(max_length=5000)] = ()
    """What each turn scored, None if the phase was not made."""
    format: Literal["tenphases-dice-sheet"] = "tenphases-dice-sheet"
    version: Literal[1] = 1


class Turn(msgspec.Struct, frozen=True):
    """A turn as it was taken."""

    seat: Seat
    phase: int
    """Its place in the list, from 0."""
    points: int | None

    @property
    def possible(self) -> bool:
        """Whether the phase can bring so much."""
        return self.points is None or 0 <= self.points <= MOST[self.phase]


class Account(msgspec.Struct, frozen=True):
    """What a sheet comes to."""

    state: State
    """Seats are numbered in the order of play."""
    turns: tuple[Turn, ...]
    late: int
    """How many turns stand behind the end of the game."""

    @property
    def impossible(self) -> tuple[int, ...]:
        """The places of turns that score what they cannot."""
        return tuple(at for at, turn in enumerate(self.turns) if not turn.possible)


def account(seats: int, turns: Sequence[int | None]) -> Account:
    """Return what the turns come to; what stands behind the end is only counted. ValueError without players."""
    started = start(seats)
    if not isinstance(started, GameStarted):
        raise ValueError(seats)  # noqa: TRY004 - the promise is a number of players, not a type
    order = tuple((Seat(seat),) for seat in range(seats))
    state = replace(begin(started), order=order, stage=Stage.BEGIN, turn=Seat(0))
    told: list[Turn] = []
    for points in turns:
        if state.stage is Stage.OVER:
            break
        told.append(Turn(state.turn, state.players[state.turn].phase, points))
        state = taken(state, points).state
    return Account(state, tuple(told), len(turns) - len(told))


def sheet_text(sheet: DiceSheet) -> str:
    """Return a sheet as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(sheet)).decode() + "\n"


def read_sheet(text: str) -> DiceSheet:
    """Return the sheet in a text (ValueError if there is none)."""
    return msgspec.json.decode(text, type=DiceSheet)
