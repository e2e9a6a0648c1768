"""The master's search on a View: arrays in, a move out. Not flat code; needs numpy and numba."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from tenphases.bots.answer import move_of
from tenphases.bots.flat import layout as at
from tenphases.bots.reading import flat_rules, flat_state
from tenphases.rules.moves import PlayerMove
from tenphases.rules.ruleset import EmptiedPile, Ruleset
from tenphases.rules.views import View
from tenphases.sim.kernel.claims import claims
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.master.search import SETTINGS_AT, search

SETTINGS: Final = (1_024, 32, 16, 99_000, 75, 1_000, 4, 200)
"""Worlds, worlds between looks, moves, margin, errors, laps, worlds a deal, errors behind: see ``search``."""


@lru_cache(maxsize=1)
def _compiled() -> Callable[..., int]:
    made: Callable[..., int] = compiled(search)
    return made


def prepare() -> None:
    """Compile the search, or load it from disk: a minute, once a machine."""
    _compiled()


def searches(ruleset: Ruleset) -> bool:
    """Say whether worlds can be made up for a game by these rules: the kernel plays them, and cards are not saved.

    On a board the equity knows nothing of the pawns.
    """
    plain = not ruleset.saves_a_round and not ruleset.track and ruleset.emptied_pile is EmptiedPile.ANY
    return plain and claims(ruleset)


def found(view: View, seed: int) -> PlayerMove | None:
    """Return the move, None for a ruleset by which it cannot search."""
    if not searches(view.ruleset) or view.seat is None:
        return None
    state, rules = np.array(flat_state(view), np.int16), np.array(flat_rules(view), np.int16)
    return move_of(view, searched(state, rules, seed))


def searched(state: Any, rules: Any, seed: int, settings: tuple[int, ...] = SETTINGS) -> int:  # noqa: ANN401
    """Return the move, as a number of ``layout``, in a state of which nothing hidden is looked at."""
    work = np.zeros(at.WORK, np.int32)
    work[SETTINGS_AT : SETTINGS_AT + len(settings)] = settings
    world, trial, order = np.zeros(at.STATE, np.int16), np.zeros(at.STATE, np.int16), np.zeros(at.MOST_CARDS, np.int16)
    return int(_compiled()(state, rules, work, world, trial, order, seed))
