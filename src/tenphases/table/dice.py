"""The dice game as a table needs it: ``Position`` answered by ``tenphases.dice``, and its rolls drawn ahead.

Which dice are rolled depends on what is kept, so the rolls of a turn are drawn and sealed before it begins: a face of
every die for each of them. What a roll shows then follows from them (``dice.trays``), and once the turn is over they
are opened (L24).
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self, cast

from msgspec.structs import replace as replaced

from tenphases.dice.bot import choose, choose_plainly
from tenphases.dice.decide import Outcome, resolve, start
from tenphases.dice.events import Event, GameEnded, GameStarted, OrderRolled, TurnBegan
from tenphases.dice.evolve import begin, evolve
from tenphases.dice.faces import Face
from tenphases.dice.legal import Options
from tenphases.dice.moves import Keep, Move, PlayerMove, Stop
from tenphases.dice.moves import Seat as DiceSeat
from tenphases.dice.phases import PHASES
from tenphases.dice.refusals import Finding, Refusal
from tenphases.dice.state import ROLLS, Stage, State
from tenphases.dice.trays import taken, tray
from tenphases.dice.views import View, view
from tenphases.rules.moves import CHANCE, Seat
from tenphases.table.chance import Chance, seal
from tenphases.table.entries import Moved, Sealed
from tenphases.table.position import Account, AnyEvent, AnyMove

_LOG = logging.getLogger(__name__)

_PLAIN: Final = "beginner"
"""The level that is content with making the phase; every other keeps what is worth most."""


@dataclass(frozen=True, slots=True)
class DicePosition:
    """The dice game at one moment."""

    state: State
    trays: tuple[tuple[Face, ...], ...] = ()
    """What the rolls of the present turn are drawn from, one for each; none until they are sealed."""
    sealed: int = 0
    """How often rolls were sealed: for each turn, and each roll for the order of play."""

    least_seats = 1
    between_rounds = False

    @classmethod
    def begun(cls, started: GameStarted) -> Self:
        """Return how things stand before the first roll."""
        return cls(begin(started))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.stage is Stage.OVER

    @property
    def chance_is_due(self) -> bool:
        """Whether dice are to be rolled, or the rolls of a turn to be sealed."""
        return not self.over and (not self.trays or self.state.stage in (Stage.ORDER, Stage.ROLL))

    @property
    def turn(self) -> Seat:
        """Who is to act, -1 when that is chance."""
        return CHANCE if self.chance_is_due else Seat(self.state.turn)

    @property
    def number(self) -> int:
        """The number of the round: the most turns that anybody has begun."""
        turns = [player.phase + player.failed for player in self.state.players]
        if self.state.turn >= 0:
            turns[self.state.turn] += 1
        return max(turns)

    @property
    def places(self) -> tuple[tuple[Seat, ...], ...]:
        """Once it is over: the winners, then the others place by place."""
        return tuple(tuple(map(Seat, place)) for place in self.state.places)

    def hand(self, seat: Seat) -> tuple[str, ...]:  # noqa: ARG002 - nobody holds anything
        """Return nothing: all dice lie open."""
        return ()

    def saved(self, seat: Seat) -> tuple[str, ...]:  # noqa: ARG002 - nobody has a save pile
        """Return nothing."""
        return ()

    @property
    def face_down(self) -> tuple[str, ...]:
        """Nothing."""
        return ()

    def account(self) -> Account:
        """Return what the game has come to; there is no sheet by rounds."""
        players = self.state.players
        return Account(
            phases=tuple(map(str, PHASES)),
            totals=tuple(player.total for player in players),
            done=tuple(player.phase for player in players),
            sheet=(),
        )

    def moved(self, seat: Seat, move: AnyMove) -> Moved | Refusal | None:
        """Return what the move comes to, or why it may not be made; None for a move of another game."""
        if not isinstance(move, Move):
            return None
        outcome = resolve(self.state, DiceSeat(seat), move)
        return outcome if isinstance(outcome, Refusal) else Moved(move, outcome.events)

    def after(self, what: Moved | Sealed) -> Self:
        """Return how things stand after what was entered; nothing is judged."""
        if isinstance(what, Sealed):
            return type(self)(self.state, what.trays, self.sealed + 1)
        state, trays = self.state, self.trays
        for event in what.events:
            state = evolve(state, cast("Event", event))  # a log tells of one game
            if isinstance(event, TurnBegan | OrderRolled | GameEnded):
                trays = ()
        return type(self)(state, trays, self.sealed)

    def may_be_undone(self, move: AnyMove, by: Seat) -> bool:  # noqa: ARG002 - the same question as of the card game
        """Say no: every move of this game has dice rolled or ends the turn."""
        return False

    def begins_wait(self, event: AnyEvent) -> bool:
        """Say whether somebody is waited for anew after the event."""
        return isinstance(event, TurnBegan)

    def deals(self, event: AnyEvent) -> bool:  # noqa: ARG002 - the same question as of the card game
        """Say no: nobody holds anything."""
        return False

    def view(self, seat: Seat | None) -> View:
        """Return what that seat, or one who watches, may know: a player may act once the rolls are sealed."""
        seen = view(self.state, None if seat is None else DiceSeat(seat))
        return seen if self.trays else replaced(seen, options=Options())

    def seen(self, event: AnyEvent, seat: Seat | None) -> Event:  # noqa: ARG002 - everything is seen by all
        """Return the event."""
        return cast("Event", event)

    def ponders(self, level: str) -> bool:  # noqa: ARG002 - the same question as of the card game
        """Say yes: what a keep is worth is reckoned when a phase is first played for."""
        return True

    def chanced(self, chance: Chance, lesson: str | None) -> Moved | Sealed:  # noqa: ARG002 - there is none for dice
        """Return the rolls of a turn under their seal, or the roll that is due."""
        state = self.state
        if not self.trays:
            count = 1 if state.stage is Stage.ORDER else ROLLS
            trays = tuple(
                tuple(kind.sides[chance.below(len(kind.sides))] for kind in tray(state)) for _ in range(count)
            )
            return Sealed(trays, seal(chance, sealed_faces(trays)))
        move = taken(state, self.trays[state.rolls])
        outcome = resolve(state, DiceSeat(CHANCE), move)
        if not isinstance(outcome, Outcome):
            raise AssertionError(outcome.code)  # noqa: TRY004 - the rules refuse a roll of the dice that are due
        return Moved(move, outcome.events)

    def choices(
        self,
        seat: Seat,
        level: str,
        seed: int,  # noqa: ARG002 - this bot leaves nothing to chance
        lesson: str | None,  # noqa: ARG002 - there is none for dice
    ) -> Sequence[PlayerMove | None]:
        """Return the move that a bot of the level chooses for the seat to move, None if it fails, then the plainest."""
        seen = view(self.state, DiceSeat(seat))
        return (_chosen(level, seen), plainest(seen))

    @property
    def seal_number(self) -> int:
        """How many seals there were."""
        return self.sealed

    def shows_seal(self, number: int) -> bool:
        """Say whether that is the present seal, or the one before it, which has just been opened."""
        return number >= self.sealed - 1

    def opens_seal(self, number: int) -> bool:
        """Say whether the turn is over whose rolls were sealed under that number (L24)."""
        return number < self.sealed or not self.trays

    def anew(self, seats: int, dealer: Seat) -> GameStarted | tuple[Finding, ...]:  # noqa: ARG002 - dice decide who begins
        """Return how a game begins with so many, or all that is wrong with it."""
        return start(seats)

    def again(self) -> GameStarted:
        """Return how the same people go on in another game; they roll for the order again (R16.2)."""
        return GameStarted(len(self.state.players))


def sealed_faces(trays: Sequence[Sequence[Face]]) -> tuple[Face, ...]:
    """Return what stands under a seal: the faces of all its trays, one after the other."""
    return tuple(face for faces in trays for face in faces)


def _chosen(level: str, seen: View) -> PlayerMove | None:
    try:
        return choose_plainly(seen) if level == _PLAIN else choose(seen)
    except Exception:  # noqa: BLE001 - whatever a bot does, the game goes on
        _LOG.exception("bot %s failed", level)
        return None


def plainest(seen: View) -> PlayerMove | None:
    """Return the plainest legal move, None if it is not one's turn: roll, then leave the dice as they lie."""
    can = seen.options
    if can.begin:
        return Keep()
    return Stop() if can.stop else None
