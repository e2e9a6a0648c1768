"""Which line-ups answer a question, with the lines of sanity that belong to every run."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from tenphases.sim.tournament.game import RANDOM, Game
from tenphases.sim.tournament.plan import Lineup

PAR: Final = "par"
NOTHING: Final = "random"
ALL: Final = "cheat"
SANITY: Final = (PAR, NOTHING, ALL)
"""Equal players share the wins; who knows nothing wins next to nothing; who sees all wins nearly all."""

_PART: Final = 10
_FEWEST: Final = 20
_CHEATS: Final = 20
_TABLE_FOR_TWO: Final = 2


def simulation(players: Sequence[str], seeds: int, game: Game) -> tuple[Lineup, ...]:
    """Return one line-up and its lines of sanity."""
    return (Lineup(tuple(players), seeds), *sanity(players[0], len(players), seeds, game))


def tournament(names: Sequence[str], count: int, seeds: int, game: Game) -> tuple[Lineup, ...]:
    """Return everybody against everybody: pairs at tables of two, else each alone against a table of each other."""
    pairs = combinations(names, 2) if count == _TABLE_FOR_TWO else permutations(names, 2)
    asked = tuple(Lineup((one, *[other] * (count - 1)), seeds) for one, other in pairs)
    return (*asked, *sanity(names[-1], count, seeds, game))


def sanity(name: str, count: int, seeds: int, game: Game) -> tuple[Lineup, ...]:
    """Return the lines of sanity, of fewer seeds; that of equals for more than one, that of the cheat where one can."""
    few = max(min(seeds, _FEWEST), seeds // _PART)
    others = (name,) * (count - 1)
    lines: tuple[Lineup, ...] = (Lineup((name, *others), few, PAR),) if others else ()
    if name != RANDOM:
        lines = (*lines, Lineup((RANDOM, *others), few, NOTHING))
    cheats = game.cheating(count)
    return (*lines, Lineup(cheats, min(_CHEATS, seeds), ALL)) if cheats else lines
