"""The card game as a table needs it: ``Position`` answered by ``rules`` and ``bots``."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self, cast

from tenphases.bots import MASTER, STEADY, choose
from tenphases.rules.cards import NUMBER, WILD, Face
from tenphases.rules.decide import Outcome, resolve, start
from tenphases.rules.events import (
    Dealt,
    Event,
    GameStarted,
    PhaseChosen,
    RoundBegan,
    RoundScored,
    TurnBegan,
    TwistDrawn,
)
from tenphases.rules.evolve import begin, evolve
from tenphases.rules.moves import (
    CHANCE,
    ChanceMove,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    DrawSaved,
    Hit,
    LayPhase,
    Move,
    PlayerMove,
    PlaySkip,
    Reshuffle,
    Seat,
    Take,
)
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.rules.views import Seen, View, seen, view
from tenphases.table.chance import Chance, seal
from tenphases.table.entries import Moved, Sealed
from tenphases.table.lesson import fixed_order, lesson_move
from tenphases.table.position import Account, AnyEvent, AnyMove

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CardPosition:
    """The card game at one moment."""

    state: State

    least_seats = 2

    @classmethod
    def begun(cls, started: GameStarted) -> Self:
        """Return how things stand before the first deal."""
        return cls(begin(started))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.stage is Stage.OVER

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended and the next is still to be dealt."""
        return self.state.stage is Stage.DEAL and self.state.number > 0

    @property
    def chance_is_due(self) -> bool:
        """Whether cards are to be dealt or the discards shuffled."""
        return self.state.stage in (Stage.DEAL, Stage.RESHUFFLE)

    @property
    def turn(self) -> Seat:
        """Who is to act, -1 when that is chance."""
        return self.state.turn

    @property
    def number(self) -> int:
        """The number of the round, from 1; 0 before the first."""
        return self.state.number

    @property
    def places(self) -> tuple[tuple[Seat, ...], ...]:
        """Once it is over: the winners, then the others place by place."""
        return self.state.places

    def hand(self, seat: Seat) -> tuple[Face, ...]:
        """Return the cards that a seat holds."""
        return self.state.players[seat].hand

    def saved(self, seat: Seat) -> tuple[Face, ...]:
        """Return the save pile of a seat (R14.4)."""
        player = self.state.players[seat]
        return (*player.saved, *player.saved_now)

    @property
    def face_down(self) -> tuple[Face, ...]:
        """The draw pile."""
        return self.state.draw_pile

    def account(self) -> Account:
        """Return what the game has come to."""
        state = self.state
        return Account(
            phases=state.ruleset.phases,
            totals=tuple(player.total for player in state.players),
            done=tuple(player.done.bit_count() for player in state.players),
            sheet=state.sheet,
        )

    def moved(self, seat: Seat, move: AnyMove) -> Moved | Refusal | None:
        """Return what the move comes to, or why it may not be made; None for a move of another game."""
        if not isinstance(move, Move):
            return None
        outcome = resolve(self.state, seat, move)
        return outcome if isinstance(outcome, Refusal) else Moved(move, outcome.events)

    def after(self, what: Moved | Sealed) -> Self:
        """Return how things stand after what was entered; nothing is judged."""
        state = self.state
        if isinstance(what, Moved):
            for event in what.events:
                state = evolve(state, cast("Event", event))  # a log tells of one game
        return type(self)(state)

    def may_be_undone(self, move: AnyMove, by: Seat) -> bool:
        """Say whether a move that led here told nobody anything and left the turn where it was (L20)."""
        quiet = isinstance(move, Take | DrawSaved | LayPhase | Hit)
        return quiet and self.state.stage is Stage.PLAY and self.state.turn == by

    def begins_wait(self, event: AnyEvent) -> bool:
        """Say whether somebody is waited for anew after the event."""
        return isinstance(event, TurnBegan | RoundBegan | PhaseChosen | TwistDrawn | RoundScored)

    def deals(self, event: AnyEvent) -> bool:
        """Say whether everyone has a new hand by the event."""
        return isinstance(event, Dealt)

    def view(self, seat: Seat | None) -> View:
        """Return what that seat, or one who watches, may know."""
        return view(self.state, seat)

    def seen(self, event: AnyEvent, seat: Seat | None) -> Seen:
        """Return what that seat, or one who watches, may see of an event."""
        return seen(cast("Event", event), seat)

    def ponders(self, level: str) -> bool:
        """Say whether a bot of that level may take so long over a move that nobody should wait for it meanwhile."""
        return level == MASTER

    def chanced(self, chance: Chance, lesson: str | None) -> Moved:
        """Return the deal or the shuffle that is due, under its seal."""
        state = self.state
        move: ChanceMove
        if state.stage is Stage.DEAL:
            fixed = fixed_order(lesson, state.number + 1, len(state.players))
            move = Deal(fixed or chance.shuffled(to_deal(state)))
        else:
            move = Reshuffle(chance.shuffled(renewable(state)))
        outcome = resolve(state, CHANCE, move)
        if not isinstance(outcome, Outcome):
            raise AssertionError(outcome.code)  # noqa: TRY004 - the rules refuse a shuffle of their own cards
        return Moved(move, outcome.events, seal(chance, move.order))

    def choices(self, seat: Seat, level: str, seed: int, lesson: str | None) -> Sequence[PlayerMove | None]:
        """Return the move that a bot of the level chooses for the seat to move, None if it fails, then the plainest."""
        see = view(self.state, seat)
        return (_chosen(level, see, seed, lesson), plainest(see))

    @property
    def seal_number(self) -> int:
        """The round: its shuffles are shown together."""
        return self.state.number

    def shows_seal(self, number: int) -> bool:
        """Say whether the shuffles of that round are still of interest."""
        return number == self.state.number

    def opens_seal(self, number: int) -> bool:
        """Say whether the shuffles of that round may be known to all (L24).

        What is missing from a deal lies in the save piles, which nobody may look into while the game goes on (R14.5).
        """
        if self.state.ruleset.saves_a_round:
            return self.state.stage is Stage.OVER
        return number < self.state.number or self.state.stage in (Stage.DEAL, Stage.OVER)

    def anew(self, seats: int, dealer: Seat) -> GameStarted | tuple[Finding, ...]:
        """Return how a game by the same rules begins with so many, or all that is wrong with it."""
        return start(self.state.ruleset, seats, dealer)

    def again(self) -> GameStarted:
        """Return how the same people go on in another game: the next one deals (R2.6)."""
        seats = len(self.state.players)
        return GameStarted(self.state.ruleset, seats, Seat((self.state.dealer + 1) % seats))


def _chosen(level: str, see: View, seed: int, lesson: str | None) -> PlayerMove | None:
    try:
        return lesson_move(lesson, see) or choose(level or STEADY, see, seed)
    except Exception:  # noqa: BLE001 - whatever a bot does, the game goes on
        _LOG.exception("bot %s failed", level)
        return None


def plainest(seen: View) -> PlayerMove | None:
    """Return the plainest legal move, None if it is not one's turn: draw, lay, hit, throw the highest number."""
    can = seen.options
    if can.choose:
        return ChoosePhase(can.choose[0])
    if can.draw:
        return Draw()
    if can.take:
        return Take(can.take[0])
    if can.saved:
        return DrawSaved(can.saved[0])
    if can.ways:
        return LayPhase(can.ways[0].groups, can.ways[0].phase)
    if can.fits:
        return Hit(can.fits[0].card, can.fits[0].group, can.fits[0].number or None)
    if can.discard:
        return Discard(max(can.discard, key=lambda card: (card != WILD, NUMBER[card])), can.onto[0])
    if can.skip:
        return PlaySkip(can.targets[0] if can.targets else None)
    return None
