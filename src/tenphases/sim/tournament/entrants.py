"""Who can be entered into a match, by name: the levels, one who plays at random, and players with an aspect changed.

Most have two forms that play alike: one that reads a View, for the readable core, and one for the kernel.
"""

from collections.abc import Callable
from typing import Any, Final

from tenphases.bots import LEVELS, MASTER, choose
from tenphases.bots.answer import move_of
from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.layout import WORK
from tenphases.bots.flat.learners import choose_beginner, choose_casual
from tenphases.bots.reading import flat_rules, flat_state
from tenphases.rules.moves import PlayerMove
from tenphases.rules.views import View
from tenphases.sim.match import Bot, level
from tenphases.sim.players import at_random
from tenphases.sim.tournament.aspects import ASPECTS
from tenphases.sim.tournament.game import RANDOM
from tenphases.sim.tournament.games import choose_at_random

Policy = Callable[..., Any]
"""Flat code: ``choose(state, rules, work, seat, seed)`` returns a move."""

CHEAT: Final = "cheat"
"""Sees all cards; not among the entrants, only in the lines of sanity."""

_LEVELS: Final[dict[str, Policy]] = {
    "beginner": choose_beginner,
    "casual": choose_casual,
    "steady": choose_steady,
    "expert": choose_expert,
}

ENTRANTS: Final = (RANDOM, *LEVELS, *ASPECTS)
"""All names, weakest first as far as levels go."""


def policy(name: str) -> Policy | None:
    """Return the form for the kernel, None if there is none (ValueError for a name that nobody has)."""
    if name not in ENTRANTS:
        raise ValueError(name)
    if name == RANDOM:
        return choose_at_random
    return _LEVELS.get(name) or ASPECTS.get(name)


def bot(name: str) -> Bot:
    """Return the form that reads a View (ValueError for a name that nobody has)."""
    if name == RANDOM:
        return at_random
    if name in ASPECTS:
        chooses = ASPECTS[name]

        def chooses_so(view: View, seed: int) -> PlayerMove:
            if view.seat is None:
                raise ValueError(name)
            return move_of(view, chooses(flat_state(view), flat_rules(view), [0] * WORK, view.seat, seed))

        return chooses_so
    if name not in LEVELS:
        raise ValueError(name)
    return _master if name == MASTER else level(name)


def _master(view: View, seed: int) -> PlayerMove:
    """Choose as a master who searches, where that is possible."""
    try:
        from tenphases.sim.master.player import found  # noqa: PLC0415 - numpy and numba are an extra
    except ModuleNotFoundError:
        return choose(MASTER, view, seed)
    return found(view, seed) or choose(MASTER, view, seed)
