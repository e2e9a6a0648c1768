"""The kernel for Python to use: one game, many games side by side, whole matches. Compiled at the first use.

What the numbers mean is said in ``bots.flat.layout``; how long the first use takes, in docs/kernel.md.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import rules_of
from tenphases.rules.moves import PlayerMove
from tenphases.rules.ruleset import Ruleset, all_phases
from tenphases.rules.settle import settled
from tenphases.rules.state import State
from tenphases.sim.kernel import many, playing, room, step, ways
from tenphases.sim.kernel.bridge import core_move, number_of, order_of, phase_of, state_cells
from tenphases.sim.kernel.cheapest import cheapest_way
from tenphases.sim.kernel.claims import claims
from tenphases.sim.kernel.compiling import compiled_by_address
from tenphases.sim.kernel.legal import legal
from tenphases.sim.kernel.seen import seen

Numbers = Any
"""An array of numpy's, of whole numbers: their types say nothing useful here."""


class Desk:
    """The arrays that go with a ruleset: its numbers, room to work in, room for a shuffle."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Fill the rules; ValueError for a ruleset that the kernel does not claim."""
        if not claims(ruleset):
            raise ValueError(ruleset)
        self.ruleset = ruleset
        self.rules: Numbers = np.array(rules_of(ruleset), np.int16)
        self.work: Numbers = np.zeros(at.WORK, np.int32)
        self.order: Numbers = np.zeros(at.MOST_CARDS, np.int16)
        self.addresses: Final = (self.rules.ctypes.data, self.work.ctypes.data)
        self.order_address: Final = self.order.ctypes.data


class Game:
    """One game: its state, and what may be done. The seed decides every shuffle that is not given."""

    def __init__(self, ruleset: Ruleset, seats: int, seed: int = 0, dealer: int = 0) -> None:
        """Set up a game before its first deal; ``seed`` from 0 to 2^30 - 1. The kernel must claim the ruleset."""
        self.desk = Desk(ruleset)
        self.state: Numbers = np.zeros(at.STATE, np.int16)
        self._all = (self.state.ctypes.data, *self.desk.addresses)
        self._play = compiled_by_address(playing.play_one)
        compiled_by_address(playing.start)(self._all[0], seats, dealer, seed)

    @classmethod
    def at(cls, state: State, seed: int = 0) -> "Game":
        """Return a game that goes on from a state of the core, by the rules of today."""
        game = cls(state.ruleset, len(state.players), seed)
        kept = game.state[[at.SEED, at.SEED + 1]].copy()
        game.state[:] = state_cells(state)
        game.state[[at.SEED, at.SEED + 1]] = kept
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state[at.STAGE] == at.OVER)

    @property
    def turn(self) -> int:
        """Whose turn it is, -1 when chance is to act or the game is over."""
        return int(self.state[at.TURN])

    def chance(self) -> int:
        """Deal and shuffle by the seed until a player is to act; return how many legal moves there are."""
        compiled_by_address(playing.chance_acts)(*self._all, self.desk.order_address)
        return int(compiled_by_address(legal)(*self._all))

    def deal(self, order: Sequence[Any]) -> None:
        """Deal the next round with these cards, the first dealt first."""
        self.desk.order[: len(order)] = order_of(order)
        compiled_by_address(step.begin_round)(*self._all, self.desk.order_address)

    def reshuffle(self, order: Sequence[Any]) -> None:
        """Make these cards the new draw pile, the first drawn first."""
        self.desk.order[: len(order)] = order_of(order)
        compiled_by_address(step.reshuffle)(*self._all, self.desk.order_address)

    def legal(self) -> Numbers:
        """Return the legal moves; each phase that can be laid is one of them."""
        count = compiled_by_address(legal)(*self._all)
        return self.desk.work[room.MOVE_AT : room.MOVE_AT + count].copy()

    def ways(self, phase: int, most: int) -> list[PlayerMove]:
        """Return the ways to lay a phase, at most so many; way i is the move ``M_WAY + phase * WAYS + i``."""
        following = compiled_by_address(ways.next_way)
        found: list[PlayerMove] = []
        more = following(*self._all, self.turn, 2 * phase + 1)
        while more and len(found) < most:
            found.append(core_move(self.state, self.desk.rules, self.desk.work, at.M_LAY + phase))
            more = following(*self._all, self.turn, 2 * phase)
        return found

    def core_move(self, move: int) -> PlayerMove:
        """Return a legal move as the core knows it."""
        if at.M_LAY <= move < at.M_HIT:
            compiled_by_address(cheapest_way)(*self._all, self.turn, phase_of(move))
        return core_move(self.state, self.desk.rules, self.desk.work, move)

    def number_of(self, state: State, move: PlayerMove) -> int:
        """Return the number of a legal move of the core, in the same state there; it may be stepped at once."""
        return number_of(state, settled(state, state.turn, move), self.desk.work)  # type: ignore[arg-type]

    def step(self, move: int) -> None:
        """Make a player's move, which must be legal; chance does not act."""
        compiled_by_address(step.step)(*self._all, move)

    def play(self, index: int) -> int:
        """Make the legal move of that index among those last listed; chance acts and the next moves are listed.

        Return how many those are, 0 when the game is over. The fastest way to play from Python.
        """
        return self._play(*self._all, self.desk.order_address, index)  # type: ignore[no-any-return]

    def seen(self, seat: int) -> Numbers:
        """Return what a seat may know, as an array of the same form: what is hidden is 0."""
        row: Numbers = np.zeros_like(self.state)
        compiled_by_address(seen)(self._all[0], row.ctypes.data, seat)
        return row

    def events(self) -> list[tuple[int, int, int]]:
        """Return what the last move led to: see ``room`` for the numbers."""
        count = int(self.desk.work[room.EVENT_COUNT])
        found = self.desk.work[room.EVENT_AT : room.EVENT_AT + 3 * count].reshape(count, 3)
        return [(int(event), int(seat), int(detail)) for event, seat, detail in found]


class Games:
    """Many games side by side, each anew when it is over; a move of each at a time.

    ``counts`` says how many legal moves each has, ``moves[game]`` which, ``won`` who won the game that ended with the
    last move (a bit for each seat, else 0). All are windows on the kernel's own memory.
    """

    def __init__(self, ruleset: Ruleset, seats: int, games: int, seed: int = 0) -> None:
        """Set the games up and deal; game g has the seed ``seed + g``."""
        self.desk = Desk(ruleset)
        self.states: Numbers = np.zeros((games, at.STATE), np.int16)
        width = many.N_MOVES + most_moves(ruleset, seats)
        self._table: Numbers = np.zeros(many.N_HEAD + games * width, np.int32)
        self._table[many.N_GAMES], self._table[many.N_WIDTH] = games, width
        rows = self._table[many.N_HEAD :].reshape(games, width)
        self.counts, self.won, self.moves = rows[:, many.N_COUNT], rows[:, many.N_WON], rows[:, many.N_MOVES :]
        self._chosen = rows[:, many.N_INDEX]
        self._all = (self.states.ctypes.data, *self.desk.addresses, self.desk.order_address, self._table.ctypes.data)
        start = compiled_by_address(playing.start)
        for game, state in enumerate(self.states):
            start(state.ctypes.data, seats, (seed + game) % seats, seed + game)
        compiled_by_address(many.list_many)(*self._all)
        self._play = compiled_by_address(many.play_many)

    def play(self, indices: Numbers) -> None:
        """Make in each game the legal move of that index; chance acts and the next moves are listed."""
        self._chosen[:] = indices
        self._play(*self._all)

    def seen(self) -> Numbers:
        """Return what the player to move in each game may know, a row for each: what is hidden is 0."""
        rows: Numbers = np.zeros_like(self.states)
        compiled_by_address(many.look_many)(self.states.ctypes.data, rows.ctypes.data, self._table.ctypes.data)
        return rows


def most_moves(ruleset: Ruleset, seats: int) -> int:
    """Return a number of moves that no list of legal moves exceeds."""
    kinds = ruleset.hand_size + 1
    groups = seats * max(len(phase.groups) for phase in all_phases(ruleset))
    playing = kinds * (groups + ruleset.discard_piles + 1) + groups + at.MOST_SEATS + 1
    return max(playing, at.MOST_PILES + 1 + at.KINDS, len(ruleset.phases) + 1)
