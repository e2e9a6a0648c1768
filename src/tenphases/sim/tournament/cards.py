"""The card game in a contest, by any ruleset; ``engine`` plays it."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from tenphases.bots import EXPERT
from tenphases.rules.ruleset import Ruleset, phases_of
from tenphases.sim.tournament import engine
from tenphases.sim.tournament.entrants import CHEAT, ENTRANTS
from tenphases.sim.tournament.game import KERNEL
from tenphases.sim.tournament.tally import Tally


class Cards(msgspec.Struct, frozen=True, tag="cards", tag_field="game"):
    """The card game by some rules."""

    ruleset: Ruleset
    entrants: ClassVar[tuple[str, ...]] = ENTRANTS
    seats: ClassVar[range] = range(2, 7)
    measures: ClassVar[tuple[str, ...]] = ()

    @property
    def phases(self) -> tuple[str, ...]:
        """Return the numbers of the phases."""
        return tuple(str(phase.number) for phase in phases_of(self.ruleset.phases))

    def engine(self, names: Sequence[str]) -> str:
        """Return which engine plays a line-up (ValueError for a name that nobody has)."""
        return engine.engine_for(self.ruleset, names)

    def is_slow_to_start(self, names: Sequence[str]) -> bool:
        """Say whether compiled code takes part."""
        return engine.is_compiled(self.ruleset, names)

    def prepare(self, names: Sequence[str]) -> None:
        """Compile what the line-up needs, or read it from disk."""
        engine.prepare(self.ruleset, names)

    def play_seeds(self, names: Sequence[str], seeds: Iterable[int]) -> Tally:
        """Play every seed in every rotation. Raises ValueError for rules that cannot be played by so many."""
        return engine.play_seeds(self.ruleset, names, seeds)

    def cheating(self, count: int) -> tuple[str, ...]:
        """Return one who sees all cards and experts, where the kernel can play."""
        by_kernel = engine.engine_for(self.ruleset, [EXPERT]) == KERNEL
        return (CHEAT, *[EXPERT] * (count - 1)) if by_kernel else ()
