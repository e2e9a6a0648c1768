"""The dice game in a contest: who plays it, and whole games from a seed. Its rules and bot are in ``tenphases.dice``.

What a player throws follows from the seed, the seat, the phase and the try, whoever sits there: a face of every
die for each roll, of which those are used that are rolled (``dice.trays``). So two line-ups of one seed see the same
dice, and players who keep alike throw alike.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import ClassVar, Final

import msgspec

from tenphases.bots import BEGINNER, LEVELS
from tenphases.dice import bot
from tenphases.dice.advice import odds
from tenphases.dice.aims import MOST_POINTS, SUREST, Aim
from tenphases.dice.decide import resolve, start
from tenphases.dice.events import Bonus, BonusWon, Event, GameStarted, PhaseFailed, PhaseMade
from tenphases.dice.evolve import begin
from tenphases.dice.faces import DICE, KINDS, Face
from tenphases.dice.moves import CHANCE, Keep, Move, PlayerMove, Roll, Seat, Stop
from tenphases.dice.phases import PHASES
from tenphases.dice.refusals import Refusal
from tenphases.dice.state import ROLLS, Stage, State, due
from tenphases.dice.trays import taken
from tenphases.dice.views import View, view
from tenphases.sim.kernel import chance as rolling
from tenphases.sim.match import SEEDS, IllegalMove, Played, Stalled
from tenphases.sim.tournament.game import CORE, RANDOM
from tenphases.sim.tournament.tally import Lays, Tally

Player = Callable[[View, int], PlayerMove]
"""A View with dice on the table and a number below 2^30 for its own chance, new for each move, give a move."""

MOST_TURNS: Final = 20_000
"""Turns in a game after which it is said to stall: a hundred times as many as who throws at random takes alone."""

MEASURES: Final = ("bonus_five", "bonus_finish", "finished_first", "chain_phases", "chain_points")
"""What is told of each player: bonuses won, whether it was the first to finish, and what it made in the chain."""

_FIVE, _FINISH, _FIRST, _CHAIN_PHASES, _CHAIN_POINTS = range(len(MEASURES))
_AIMS: Final = {"greedy": MOST_POINTS, "surest": SUREST}
"""Players who have one aim whatever happens."""
_TRAY: Final = tuple(kind for kind in KINDS for _ in range(kind.count))
_OWN: Final = 1 << 30
_PHASES: Final = 16
_SEATS: Final = 8


class Dice(msgspec.Struct, frozen=True, tag="dice", tag_field="game"):
    """The dice game. It has no rules to choose from."""

    entrants: ClassVar[tuple[str, ...]] = (RANDOM, *_AIMS, *LEVELS)
    seats: ClassVar[range] = range(1, 7)
    phases: ClassVar[tuple[str, ...]] = tuple(str(phase.number) for phase in PHASES)
    measures: ClassVar[tuple[str, ...]] = MEASURES

    def engine(self, names: Sequence[str]) -> str:
        """Return that the rules' own package plays it (ValueError for a name that nobody has)."""
        for name in names:
            chooser(name)
        return CORE

    def is_slow_to_start(self, names: Sequence[str]) -> bool:
        """Say whether anybody plays by the tables of what to keep."""
        return bool(_aims(names))

    def prepare(self, names: Sequence[str]) -> None:
        """Make those tables: half a second to a second each."""
        for phase, aim in sorted(_aims(names), key=lambda each: each[0]):
            odds(phase, aim)

    def play_seeds(self, names: Sequence[str], seeds: Iterable[int]) -> Tally:
        """Play every seed in every rotation (ValueError for a name that nobody has)."""
        players = [chooser(name) for name in names]
        tally = Tally(len(names), more=len(MEASURES))
        for seed in seeds:
            games = []
            for rotation in range(len(names)):
                game = _Game(len(names), seed, rotation)
                try:
                    game.play(players)
                except Stalled:
                    tally.add_seed([], stalled=1)
                    continue
                games.append(game.played())
                game.add_phases(tally)
                tally.moves += game.moves
            tally.add_seed(games)
        return tally

    def cheating(self, count: int) -> tuple[str, ...]:  # noqa: ARG002 - the same question as of cards
        """Return that there is none: all dice lie open."""
        return ()


def chooser(name: str) -> Player:
    """Return who has that name (ValueError if nobody has). Of the levels only *beginner* plays otherwise."""
    if name == RANDOM:
        return _at_random
    if name in _AIMS:
        return lambda seen, _: bot.choose(seen, _AIMS[name])
    if name not in LEVELS:
        raise ValueError(name)
    return (lambda seen, _: bot.choose_plainly(seen)) if name == BEGINNER else (lambda seen, _: bot.choose(seen))


def alike(names: Iterable[str]) -> tuple[str, ...]:
    """Return which of these names play just alike, if more than one of them does."""
    found = tuple(name for name in LEVELS if name != BEGINNER and name in set(names))
    return found if len(found) > 1 else ()


def _at_random(seen: View, own: int) -> PlayerMove:
    """Keep each die or not by the toss of a coin; who keeps all stops. So every roll counts as one of all ten dice."""
    kept = tuple(die for place, die in enumerate(seen.dice) if own >> place & 1)
    return Stop() if len(kept) == DICE else Keep(kept)


def _aims(names: Sequence[str]) -> set[tuple[int, Aim]]:
    """Return for which phases and aims these players want tables when they sit at one table."""
    found: set[tuple[int, Aim]] = set()
    for name in names:
        if name in LEVELS and name != BEGINNER:
            found |= bot.aims(len(names))
        elif name != RANDOM:
            aim = _AIMS.get(name, bot.RACE)
            found |= {(phase, aim) for phase in range(len(PHASES))}
    return found


@lru_cache(maxsize=1 << 12)
def _thrown(seed: int, seat: int, phase: int, tries: int) -> tuple[Face, ...]:
    """Return a face of every die for each roll of a turn."""
    chance, faces = rolling.seeded(seed % SEEDS, 1 + (tries * _PHASES + phase) * _SEATS + seat), []
    for kind in _TRAY * ROLLS:
        chance = rolling.rolled(chance)
        faces.append(kind.sides[rolling.below(chance, len(kind.sides))])
    return tuple(faces)


class _Game:
    """One game: the moves of chance, those of the players, and what is told of them."""

    def __init__(self, count: int, seed: int, rotation: int) -> None:
        started = start(count)
        assert isinstance(started, GameStarted)  # noqa: S101 - a line-up has players
        self.state: State = begin(started)
        self.moves = 0
        self._count, self._seed, self._rotation = count, seed, rotation
        self._order = rolling.seeded(seed % SEEDS, 0)
        self._own = rolling.seeded(seed % SEEDS ^ _OWN, 0)
        self._more = [[0] * count for _ in MEASURES]
        self._lays: list[tuple[int, int, Lays]] = []

    def play(self, players: Sequence[Player]) -> None:
        """Play to the end. Raises IllegalMove, Stalled."""
        turns = 0
        while self.state.stage is not Stage.OVER:
            if self.state.stage in (Stage.ORDER, Stage.ROLL):
                self._make(CHANCE, self._roll())
                continue
            seat = self.state.turn
            if self.state.stage is Stage.BEGIN:
                turns += 1
                if turns > MOST_TURNS:
                    raise Stalled(self._seed, turns, self.state)
                self._make(seat, Keep())
                continue
            self._own = rolling.rolled(self._own)
            chooses = players[self._player(seat)]
            self._make(seat, chooses(view(self.state, seat), rolling.below(self._own, _OWN)))
            self.moves += 1

    def _player(self, seat: int) -> int:
        return (seat - self._rotation) % self._count

    def _roll(self) -> Roll:
        state = self.state
        if state.stage is Stage.ORDER:
            shown = []
            for kind in due(state):
                self._order = rolling.rolled(self._order)
                shown.append(kind.sides[rolling.below(self._order, len(kind.sides))])
            return Roll(tuple(shown))
        mine = state.players[state.turn]
        faces = _thrown(self._seed, state.turn, mine.phase, mine.tries)
        return taken(state, faces[state.rolls * DICE : (state.rolls + 1) * DICE])

    def _make(self, seat: Seat, move: Move) -> None:
        outcome = resolve(self.state, seat, move)
        if isinstance(outcome, Refusal):
            raise IllegalMove(self._seed, seat, move, outcome)
        for event in outcome.events:
            self._note(event)
        self.state = outcome.state

    def _note(self, event: Event) -> None:
        """Count what is told of an event; the state is still that before the move."""
        if not isinstance(event, PhaseMade | PhaseFailed | BonusWon):
            return
        player, before = self._player(event.seat), self.state
        in_chain = before.finisher is not None
        self._more[_CHAIN_POINTS][player] += event.points * in_chain
        if isinstance(event, PhaseMade):
            tries = before.players[event.seat].tries + 1
            self._lays.append((player, event.phase, Lays(1, tries, tries * tries, 0, event.points)))
            self._more[_CHAIN_PHASES][player] += in_chain
        elif isinstance(event, BonusWon):
            self._more[_FIVE if event.bonus is Bonus.FIVE else _FINISH][player] += 1

    def played(self) -> Played:
        """Return what is told of a game that is over. Its rounds are the turns of whoever finished first."""
        state = self.state
        assert state.finisher is not None  # noqa: S101 - a game ends after somebody has finished
        self._more[_FIRST][self._player(state.finisher)] = 1
        by_player = [state.players[(at + self._rotation) % self._count] for at in range(self._count)]
        return Played(
            seed=self._seed,
            rotation=self._rotation,
            rounds=len(PHASES) + state.players[state.finisher].failed,
            turns=sum(each.phase + each.failed for each in by_player),
            winners=tuple(sorted(self._player(seat) for seat in state.places[0])),
            points=tuple(each.total for each in by_player),
            phases=tuple(each.phase for each in by_player),
            more=tuple(map(tuple, self._more)),
        )

    def add_phases(self, tally: Tally) -> None:
        """Add how each phase was made, and the tries at those that were not."""
        for player, phase, lays in self._lays:
            tally.add_lays(player, phase, lays)
        for seat, each in enumerate(self.state.players):
            if each.tries:
                tally.add_lays(self._player(seat), each.phase, Lays(vain=each.tries))
