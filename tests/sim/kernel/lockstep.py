"""The kernel and the core playing the same game: after every move the same state, events and legal moves."""

import random
from collections.abc import Callable
from itertools import islice

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import KIND_OF
from tenphases.rules.decide import Outcome, resolve
from tenphases.rules.events import (
    CardHit,
    Dealt,
    Discarded,
    DrewFromPile,
    DrewSaved,
    Event,
    FirstTurnSkipped,
    GameEnded,
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
from tenphases.rules.evolve import begin
from tenphases.rules.finder import canonical
from tenphases.rules.judge import why_not
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import CHANCE, Deal, LayPhase, Move, PlayerMove, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.settle import settled
from tenphases.rules.state import Stage, State
from tenphases.sim.kernel.bridge import state_cells
from tenphases.sim.kernel.game import Game
from tests.laws import play

Chooser = Callable[["Pair", random.Random], int | None]
"""Chooses a move of the kernel's, None for a move by chance."""

MOST_WAYS = 400


class Pair:
    """A game in both engines."""

    def __init__(self, ruleset: Ruleset, seats: int, rng: random.Random) -> None:
        dealer = rng.randrange(seats)
        self.core: State = begin(play.started(ruleset, seats, dealer))
        self.kernel = Game(ruleset, seats, seed=rng.randrange(1 << 30), dealer=dealer)
        self.rng = rng
        self.moves: dict[PlayerMove, int] = {}
        """The legal moves of the core and their numbers; of very many lay-downs only some."""
        self.same()

    def go_on(self, choose: Chooser | None = None) -> None:
        """Let chance or a player make a move in both."""
        if self.core.stage in {Stage.DEAL, Stage.RESHUFFLE}:
            move: Move = play.chance_move(self.core, self.rng)
            deal = self.kernel.deal if isinstance(move, Deal) else self.kernel.reshuffle
            deal(move.order)  # type: ignore[union-attr]
            self.resolve(CHANCE, move)
        else:
            self.list_moves()
            number = choose(self, self.rng) if choose is not None else None
            move, number = self.some_move() if number is None else (self.kernel.core_move(number), number)
            self.kernel.step(number)
            self.resolve(self.core.turn, move)
        self.same()

    def some_move(self) -> tuple[PlayerMove, int]:
        """A move by chance; a phase is laid in the kernel's own way or in any."""
        wanted = settled(self.core, self.core.turn, play.some_move(self.core, self.rng))
        if isinstance(wanted, LayPhase) and self.rng.random() < 0.5:
            assert wanted.phase is not None
            number = at.M_LAY + wanted.phase
            return self.kernel.core_move(number), number
        if wanted not in self.moves:
            wanted = self.rng.choice([move for move in self.moves if isinstance(move, type(wanted))])
        return wanted, self.moves[wanted]

    def resolve(self, seat: Seat, move: Move) -> None:
        outcome = resolve(self.core, seat, move)
        assert isinstance(outcome, Outcome), f"{move} by {seat} is refused: {outcome}"
        told = [number for event in outcome.events for number in in_numbers(event)]
        assert self.kernel.events() == told, f"after {move} by {seat}"
        self.core = outcome.state

    def list_moves(self) -> None:
        """Check that the legal moves are the same."""
        self.moves = {}
        whole = True
        for number in map(int, self.kernel.legal()):
            if at.M_LAY <= number < at.M_HIT:
                whole = self.list_ways(number - at.M_LAY) and whole
            else:
                self.moves[self.kernel.core_move(number)] = number
        listed = islice(legal_moves(self.core, self.core.turn), None if whole else MOST_WAYS)
        theirs = set(listed)
        if whole:
            assert theirs == set(self.moves), f"{theirs ^ set(self.moves)} in {self.core}"
        else:
            assert all(why_not(self.core, self.core.turn, move) is None for move in self.moves)

    def list_ways(self, phase: int) -> bool:
        """List the ways to lay a phase, the kernel's own among them; say whether that is all of them."""
        ways = self.kernel.ways(phase, MOST_WAYS)
        for index, way in enumerate(ways):
            assert way not in self.moves, f"twice: {way}"
            self.moves[way] = at.M_WAY + phase * at.WAYS + index
        cheapest = self.kernel.core_move(at.M_LAY + phase)
        assert isinstance(cheapest, LayPhase)
        tidy = LayPhase(canonical(self.core.phases[phase], cheapest.groups), phase)
        assert tidy == cheapest
        assert why_not(self.core, self.core.turn, cheapest) is None
        return len(ways) < MOST_WAYS

    def same(self) -> None:
        """Check that the states are the same."""
        core, kernel = state_cells(self.core), self.kernel.state.tolist()
        for cells in (core, kernel):
            forget(cells)
        if core == kernel:
            return
        differ = [
            (place, one, other) for place, (one, other) in enumerate(zip(core, kernel, strict=True)) if one != other
        ]
        assert not differ, f"(place, core, kernel): {differ} in {self.core}"


def forget(cells: list[int]) -> None:
    """Make 0 of what is no part of the state: where cards and groups lay before, and the kernel's chance."""
    for place in (at.SHUFFLES, at.SEED, at.SEED + 1):
        cells[place] = 0
    if cells[at.DRY]:
        cells[at.TAKEN] = 0  # whoever could draw nothing holds the card that came last a turn longer
    ends = [(at.DRAW_AT + cells[at.DRAWS], at.DRAW_AT + at.MOST_CARDS)]
    ends.append((at.HOLDER_AT + cells[at.HOLDER], at.STATE))
    ends.append((at.GROUP_AT + cells[at.GROUPS] * at.GROUP, at.DISCARD_AT))
    for pile in range(at.MOST_PILES):
        start = at.DISCARD_AT + pile * at.MOST_CARDS
        ends.append((start + cells[at.DISCARDS + pile], start + at.MOST_CARDS))
    for start, end in ends:
        cells[start:end] = [0] * (end - start)


def in_numbers(event: Event) -> list[tuple[int, int, int]]:
    """Write an event as the kernel does (see ``room``)."""
    match event:
        case RoundScored():
            points = [(18, seat, points) for seat, points in enumerate(event.points)]
            return [(18, -1, 0), *points, *((24, seat, pawn) for seat, pawn in enumerate(event.pawns))]
        case TieBreakCalled():
            return [(19, -1, sum(1 << seat for seat in event.seats))]
        case GameEnded():
            return [(20, -1, sum(1 << seat for seat in event.places[0]))]
        case RoundBegan():
            return [(0, event.dealer, event.first)]
        case Dealt():
            return [(1, -1, len(event.draw_pile))]
        case TurnedUp():
            return [(2, event.pile, KIND_OF[event.card])]
        case Reshuffled():
            return [(8, -1, len(event.draw_pile))]
        case RoundBlocked():
            return [(17, -1, 0)]
        case _:
            return [of_player(event)]


def of_player(event: Event) -> tuple[int, int, int]:  # noqa: C901, PLR0911, PLR0912 - a line for each event
    match event:
        case FirstTurnSkipped():
            return 3, event.seat, 0
        case PhaseChosen():
            return 4, event.seat, event.phase
        case TurnBegan():
            return 5, event.seat, event.dry
        case TurnLost():
            return 6, event.seat, event.dry
        case PileRanOut():
            return 7, event.seat, 0
        case DrewFromPile():
            return 9, event.seat, KIND_OF[event.card]
        case TookDiscard():
            return 10, event.seat, KIND_OF[event.card] + at.KINDS * event.pile
        case NothingToDraw():
            return 11, event.seat, 0
        case PhaseLaid():
            return 12, event.seat, event.phase
        case CardHit():
            return 13, event.seat, (event.group * at.KINDS + KIND_OF[event.card]) * 16 + event.number
        case Discarded():
            return 14, event.seat, KIND_OF[event.card] + at.KINDS * event.pile
        case SkipPlayed():
            return 15, event.seat, at.MOST_SEATS if event.target is None else event.target
        case WentOut():
            return 16, event.seat, 0
        case TwistDrawn():
            return 21, event.seat, event.phase
        case Saved():
            return 22, event.seat, KIND_OF[event.card]
        case DrewSaved():
            return 23, event.seat, KIND_OF[event.card]
        case _:
            raise AssertionError(event)


def play_out(ruleset: Ruleset, seats: int, rng: random.Random, most: int, choose: Chooser | None = None) -> Pair:
    """Play a game in both, at most so many moves."""
    pair = Pair(ruleset, seats, rng)
    for _ in range(most):
        if pair.core.stage is Stage.OVER:
            break
        pair.go_on(choose)
    return pair
