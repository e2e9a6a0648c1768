"""What a contest asks of the game that is played in it. Cards answer in ``cards``, dice in ``dice``."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from tenphases.sim.tournament.tally import Tally

RANDOM: Final = "random"
"""Knows nothing: in every game there is one."""

KERNEL: Final = "kernel"
CORE: Final = "core"
SEARCH: Final = "search"
"""The core, with masters who search; where they cannot, experts play in their place, which is not the same game."""


class Game(Protocol):
    """A game with its rules. Players are named; chance follows from the seed and the seat, whoever sits there."""

    @property
    def entrants(self) -> tuple[str, ...]:
        """Return the names of all who can play."""
        ...

    @property
    def seats(self) -> range:
        """Return how many can play."""
        ...

    @property
    def phases(self) -> tuple[str, ...]:
        """Return the numbers of the phases, as they are printed."""
        ...

    @property
    def measures(self) -> tuple[str, ...]:
        """Return what is told of each player in ``Played.more``, by name."""
        ...

    def engine(self, names: Sequence[str]) -> str:
        """Return which engine plays a line-up (ValueError for a name that nobody has)."""
        ...

    def is_slow_to_start(self, names: Sequence[str]) -> bool:
        """Say whether there is something to ``prepare`` before a line-up plays."""
        ...

    def prepare(self, names: Sequence[str]) -> None:
        """Make what the line-up needs, once for all processes that are started afterwards."""
        ...

    def play_seeds(self, names: Sequence[str], seeds: Iterable[int]) -> Tally:
        """Play every seed in every rotation. Raises ValueError for rules that cannot be played by so many."""
        ...

    def cheating(self, count: int) -> tuple[str, ...]:
        """Return a line-up whose first player sees what nobody may see, empty if there is none."""
        ...
