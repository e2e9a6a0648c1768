"""A game at one moment, as a table needs it: the five nouns and four verbs of whichever game is played there.

The card game answers in ``cards``, the dice game in ``dice``; which of them it is, only ``games`` asks.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, Self

from tenphases.dice.events import Event as DiceEvent
from tenphases.dice.events import GameStarted as DiceStarted
from tenphases.dice.moves import Move as DiceMove
from tenphases.dice.refusals import Finding as DiceFinding
from tenphases.dice.refusals import Refusal as DiceRefusal
from tenphases.dice.views import View as DiceView
from tenphases.rules.events import Event, GameStarted
from tenphases.rules.moves import Move, Seat
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.state import RoundLine
from tenphases.rules.views import Seen, View
from tenphases.table.chance import Chance
from tenphases.table.entries import Moved, Sealed

AnyEvent = Event | DiceEvent
AnyFinding = Finding | DiceFinding
AnyMove = Move | DiceMove
AnyRefusal = Refusal | DiceRefusal
AnySeen = Seen | DiceEvent
AnyStarted = GameStarted | DiceStarted
AnyView = View | DiceView


class Account(NamedTuple):
    """What a game has come to, by seat: all of it is known to everyone."""

    phases: tuple[str, ...]
    """The texts of the phases there are to make."""
    totals: tuple[int, ...]
    done: tuple[int, ...]
    """How many phases each has made."""
    sheet: tuple[RoundLine, ...]
    """Round by round, where the game is kept account of so."""


class Position(Protocol):
    """A game at one moment. It is a value: what happens makes another of it."""

    # ------------------------------------------------------------------ how it stands

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and the next begins once everyone is ready."""
        ...

    @property
    def chance_is_due(self) -> bool:
        """Whether nobody but chance can go on."""
        ...

    @property
    def turn(self) -> Seat:
        """Who is to act, -1 when that is chance."""
        ...

    @property
    def number(self) -> int:
        """The number of the round, from 1; 0 before the first."""
        ...

    @property
    def places(self) -> tuple[tuple[Seat, ...], ...]:
        """Once it is over: the winners, then the others place by place."""
        ...

    @property
    def least_seats(self) -> int:
        """How many must play at least."""
        ...

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """Return the cards that a seat holds; the same tuple as long as they are the same."""
        ...

    def saved(self, seat: Seat) -> tuple[str, ...]:
        """Return the cards that a seat has laid by for later rounds."""
        ...

    @property
    def face_down(self) -> tuple[str, ...]:
        """The cards that nobody holds and nobody sees, top last."""
        ...

    def account(self) -> Account:
        """Return what the game has come to."""
        ...

    # ------------------------------------------------------------------ judging and folding

    def moved(self, seat: Seat, move: AnyMove) -> Moved | AnyRefusal | None:
        """Return what the move comes to, or why it may not be made; None for a move of another game."""
        ...

    def after(self, what: Moved | Sealed) -> Self:
        """Return how things stand after what was entered; nothing is judged."""
        ...

    def may_be_undone(self, move: AnyMove, by: Seat) -> bool:
        """Say whether a move that led here told nobody anything and left the turn where it was (L20)."""
        ...

    def begins_wait(self, event: AnyEvent) -> bool:
        """Say whether somebody is waited for anew after the event."""
        ...

    def deals(self, event: AnyEvent) -> bool:
        """Say whether everyone has a new hand by the event."""
        ...

    # ------------------------------------------------------------------ seeing

    def view(self, seat: Seat | None) -> AnyView:
        """Return what that seat, or one who watches, may know."""
        ...

    def seen(self, event: AnyEvent, seat: Seat | None) -> AnySeen:
        """Return what that seat, or one who watches, may see of an event."""
        ...

    # ------------------------------------------------------------------ who acts without being asked

    def ponders(self, level: str) -> bool:
        """Say whether a bot of that level may take so long over a move that nobody should wait for it meanwhile."""
        ...

    def chanced(self, chance: Chance, lesson: str | None) -> Moved | Sealed:
        """Return what chance does now; it must be due."""
        ...

    def choices(self, seat: Seat, level: str, seed: int, lesson: str | None) -> Sequence[AnyMove | None]:
        """Return the move that a bot of the level chooses for the seat to move, None if it fails, then the plainest."""
        ...

    # ------------------------------------------------------------------ seals

    @property
    def seal_number(self) -> int:
        """What the seals of now are counted under: the round, or the turn."""
        ...

    def shows_seal(self, number: int) -> bool:
        """Say whether the seals of that number are still of interest."""
        ...

    def opens_seal(self, number: int) -> bool:
        """Say whether what was sealed under that number may be known to all (L24)."""
        ...

    # ------------------------------------------------------------------ the next game

    def anew(self, seats: int, dealer: Seat) -> AnyStarted | tuple[AnyFinding, ...]:
        """Return how a game by the same rules begins with so many, or all that is wrong with it."""
        ...

    def again(self) -> AnyStarted:
        """Return how the same people go on in another game: the next one deals (R2.6)."""
        ...
