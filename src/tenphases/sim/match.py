"""Bots against bots on the readable core: whole games, repeatable from a seed, in every seating.

All deals of a game follow from its seed and the round's number, whoever plays, so that two seatings of
one seed see the same cards: the unit of every comparison is the seed. Chance and the players' dice are those of the
compiled kernel, so that a seed is the same game on either. Statistics are in ``measure``.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from tenphases.bots import choose
from tenphases.rules.cards import FACES, NUMBERED, SKIP, WILD, Face, twist_place
from tenphases.rules.decide import resolve, start
from tenphases.rules.evolve import begin
from tenphases.rules.moves import CHANCE, Deal, Draw, DrawSaved, LayPhase, Move, PlayerMove, Reshuffle, Seat, Take
from tenphases.rules.refusals import Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.rules.views import View, view
from tenphases.sim.kernel import chance as rolling

Bot = Callable[[View, int], PlayerMove]
"""A player: a View and a seed for its own dice, new for each move, give a move."""

MOST_MOVES: Final = 4_000
"""Moves in a round after which it is said to stall: some thirty times as many as a round takes."""

SEEDS: Final = 1 << 30
"""Seeds are taken modulo this number."""
_STREAMS: Final = 64
_DICE: Final = 1 << 30


class Stalled(RuntimeError):
    """A round that will not end; carries the seed, the round and the position."""


class IllegalMove(RuntimeError):
    """A bot's move that was refused; carries the seed, the move and the refusal."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played, everything by player, wherever each sat."""

    seed: int
    rotation: int
    """Player p sat at seat p + rotation."""
    rounds: int
    turns: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    phases: tuple[int, ...]
    """How many phases each has laid."""
    lays: tuple[tuple[int, int, int], ...] = ()
    """Every lay-down: the player, the phase's place in the list, and how many turns the player had had in the round."""
    more: tuple[tuple[int, ...], ...] = ()
    """What else a game tells: several measures, each by player."""


def level(name: str) -> Bot:
    """Return the bot of a level."""
    return lambda seen, seed: choose(name, seen, seed)


def play(ruleset: Ruleset, players: Sequence[Bot], seed: int, rotation: int = 0) -> Played:
    """Play one game. Raises ValueError for a ruleset that cannot be played, IllegalMove, Stalled."""
    count = len(players)
    started = start(ruleset, count, Seat(seed % count))
    if isinstance(started, tuple):
        raise ValueError(started)  # noqa: TRY004 - the ruleset's value is wrong, not its type
    seats = [players[(seat - rotation) % count] for seat in range(count)]
    last, turns = begin(started), 0
    lays: list[tuple[int, int, int]] = []
    had = [0] * count
    for move, state in moves(last, seats, seed):
        seat = last.turn
        if state.number != last.number:
            had = [0] * count
        elif isinstance(move, Draw | Take | DrawSaved):
            turns, had[seat] = turns + 1, had[seat] + 1
        if isinstance(move, LayPhase):
            laid = state.players[seat].done & ~last.players[seat].done
            lays += [((seat - rotation) % count, laid.bit_length() - 1, had[seat])] * (laid > 0)
        last = state
    by_player = [last.players[(player + rotation) % count] for player in range(count)]
    return Played(
        seed=seed,
        rotation=rotation,
        rounds=len(last.sheet),
        turns=turns,
        winners=tuple(sorted((seat - rotation) % count for seat in last.places[0])),
        points=tuple(player.total for player in by_player),
        phases=tuple(player.done.bit_count() for player in by_player),
        lays=tuple(lays),
    )


def moves(state: State, seats: Sequence[Bot], seed: int) -> Iterator[tuple[Move, State]]:
    """Yield every move of a game from a state on, chance's too, with the state it leads to."""
    chance, dice = Chance(seed), rolling.seeded(seed % SEEDS ^ _DICE, state.number)
    number, since = state.number, 0
    while state.stage is not Stage.OVER:
        by_chance = state.stage in (Stage.DEAL, Stage.RESHUFFLE)
        seat = CHANCE if by_chance else state.turn
        dice = dice if by_chance else rolling.rolled(dice)
        move: Move = chance.move(state) if by_chance else seats[seat](view(state, seat), rolling.below(dice, _DICE))
        outcome = resolve(state, seat, move)
        if isinstance(outcome, Refusal):
            raise IllegalMove(seed, seat, move, outcome)
        state = outcome.state
        yield move, state
        number, since = (number, since + 1) if state.number == number else (state.number, 0)
        if since > MOST_MOVES:
            raise Stalled(seed, number, state)


class Chance:
    """Deals and shuffles that depend on the seed, the round and the shuffle's place in it, on nothing else."""

    def __init__(self, seed: int) -> None:
        """Start before the first deal."""
        self._seed = seed % SEEDS
        self._number = 0
        self._shuffles = 0

    def move(self, state: State) -> Deal | Reshuffle:
        """Return chance's move; it must be chance's turn."""
        if state.stage is Stage.DEAL:
            self._number, self._shuffles = state.number + 1, 0
            return Deal(self._shuffled(_as_printed(to_deal(state))))
        self._shuffles += 1
        return Reshuffle(self._shuffled(renewable(state)))

    def _shuffled(self, cards: Sequence[Face]) -> tuple[Face, ...]:
        order = list(range(len(cards)))
        rolling.shuffle(order, len(order), self._stream())
        return tuple(cards[place] for place in order)

    def _stream(self) -> int:
        return rolling.seeded(self._seed, self._number * _STREAMS + self._shuffles)


def _as_printed(cards: Iterable[Face]) -> list[Face]:
    """Return cards in the order from which the kernel shuffles: a copy of each, then the other, wilds, skips."""
    left = Counter(cards)
    order = [face for copy in range(2) for face in NUMBERED if left[face] > copy]
    for face in (WILD, SKIP, *sorted(left.keys() - set(FACES), key=lambda twist: twist_place(twist) or 0)):
        order += [face] * left[face]
    return order


def match(ruleset: Ruleset, players: Sequence[Bot], seeds: Iterable[int]) -> Iterator[Played]:
    """Play each seed in every rotation of the seats, so that everyone has had every seat and hand."""
    for seed in seeds:
        for rotation in range(len(players)):
            yield play(ruleset, players, seed, rotation)
