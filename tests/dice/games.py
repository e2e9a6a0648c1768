"""Dice games for the tests: set up at any point, played with fair dice by any player, or along given dice."""

import random
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from tenphases.dice.decide import resolve, start
from tenphases.dice.events import Event, GameStarted
from tenphases.dice.evolve import begin
from tenphases.dice.faces import Face
from tenphases.dice.moves import CHANCE, Keep, Move, PlayerMove, Roll, Seat, Stop
from tenphases.dice.notation import read_dice
from tenphases.dice.refusals import Code, Refusal
from tenphases.dice.state import Player, Stage, State, due
from tenphases.dice.views import View, view

A, B, C, D = (Seat(seat) for seat in range(4))

# Ten dice that make each phase, what they score, and ten dice that make none.
MAKES = (
    ("8B 10R 7Y 8R 8R 6Y wR wG 2B 3G", 34),
    ("9G 5R 8B 9Y 9Y 6Y wR 4G 3G 4Y", 46),
    ("9G 9G 5R 9Y 9Y 9Y 4G wR 2B wB", 47),
    ("5R 7Y 9G 6Y 8R 10B 4G 4G 1R 1R", 49),
    ("5R 7Y 9G 6Y 8R 10B 4G 3Y 1R 1R", 52),
    ("5R 7Y 9G 6Y 8R 10B 4G 3Y 2B 1R", 54),
    ("10R 10R 10R 10B 10B 10B wR 1B wB 1R", 60),
    ("10R 10R 10R 8R 8R 8R 2R 1B 3G 3G", 56),
    ("10R 10R 10R 10B 10B 6Y wR 1B 1R 1R", 56),
    ("10R 10R 10R 10B 10B 6Y 4G 4G wB 1R", 58),
)
FAILS = "5R 6G 7Y 5B 6Y 7G 1B 1B 2B 4Y"


class Play:
    """A game under way: moves are made, and everything that happened is remembered."""

    def __init__(self, seats: int) -> None:
        started = start(seats)
        assert isinstance(started, GameStarted)
        self.events: list[Event] = [started]
        self.moves: list[tuple[Seat, Move]] = []
        self.state = begin(started)

    @classmethod
    def at(cls, *players: Player, turn: Seat = A) -> "Play":
        """A game of players who stand like this, in the order of their seats, when that player's turn begins."""
        play = cls(len(players))
        order = tuple((Seat(seat),) for seat in range(len(players)))
        play.state = replace(play.state, players=players, order=order, stage=Stage.BEGIN, turn=turn)
        return play

    def do(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Make a legal move and return what happened."""
        by = self.seat(move) if seat is None else seat
        outcome = resolve(self.state, by, move)
        assert not isinstance(outcome, Refusal), outcome
        self.events += outcome.events
        self.moves.append((by, move))
        self.state = outcome.state
        return outcome.events

    def no(self, move: Move, seat: Seat | None = None) -> Refusal:
        """Make an illegal move and return why not."""
        outcome = resolve(self.state, self.seat(move) if seat is None else seat, move)
        assert isinstance(outcome, Refusal), outcome
        return outcome

    def code(self, move: Move, seat: Seat | None = None) -> Code:
        """Make an illegal move and return the code of the refusal."""
        return self.no(move, seat).code

    def seat(self, move: Move) -> Seat:
        return CHANCE if isinstance(move, Roll) else self.state.turn

    def rolls(self, text: str) -> tuple[Event, ...]:
        """Let the dice that are due show these faces."""
        return self.do(Roll(read_dice(text)))

    def turn(self, text: str) -> tuple[Event, ...]:
        """Play a turn of one roll and return what its end led to."""
        self.do(Keep())
        self.rolls(text)
        return self.do(Stop())

    def makes(self) -> tuple[Event, ...]:
        """Let whose turn it is make the phase with the first roll."""
        return self.turn(MAKES[self.state.players[self.state.turn].phase][0])

    def fails(self) -> tuple[Event, ...]:
        """Let whose turn it is fail with the first roll."""
        return self.turn(FAILS)


def on(phase: int, *, points: int = 30, tries: int = 0) -> Player:
    """A player who is on that phase (as players count) and made each before it for so many points."""
    return Player(made=(points,) * (phase - 1), total=points * (phase - 1), failed=tries, tries=tries)


def fair(state: State, rng: random.Random) -> Roll:
    """Roll the dice that are due."""
    return Roll(tuple(rng.choice(kind.sides) for kind in due(state)))


def any_legal(rng: random.Random) -> Callable[[View, State], PlayerMove]:
    """A player who makes any legal move: stops one time in eight, and else keeps any of the dice."""

    def choose(sight: View, _state: State) -> PlayerMove:
        if sight.options.stop and rng.random() < 1 / 8:
            return Stop()
        return Keep(tuple(rng.sample(sight.dice, rng.randrange(len(sight.dice) or 1))))

    return choose


def whole_game(
    seats: int, choose: Callable[[View, State], PlayerMove], rng: random.Random, most: int | None = None
) -> Play:
    """Play a game with fair dice to its end, or for so many moves."""
    play = Play(seats)
    while play.state.stage is not Stage.OVER and (most is None or len(play.moves) < most):
        if due(play.state):
            play.do(fair(play.state, rng))
        else:
            play.do(choose(view(play.state, play.state.turn), play.state))
    return play


def texts(dice: Iterable[Face]) -> str:
    """Dice as text, whatever their order."""
    return " ".join(sorted(dice))
