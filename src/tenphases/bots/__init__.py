"""Players that see a View and answer with a move.

A bot knows what its seat may know, and nothing else. It has no memory: everything is read off the View. How each level
decides is written in ``flat``; ``expert`` tells what an expert thinks of every move. A *master* searches: that is done
elsewhere (``sim.master``), and let in by ``let_masters_search``.
"""

from collections.abc import Callable
from typing import Final

from tenphases.bots.answer import move_of
from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.layout import WORK
from tenphases.bots.flat.learners import choose_beginner, choose_casual
from tenphases.bots.reading import flat_rules, flat_state
from tenphases.rules.legal import Options
from tenphases.rules.moves import PlayerMove
from tenphases.rules.views import View

BEGINNER: Final = "beginner"
CASUAL: Final = "casual"
STEADY: Final = "steady"
EXPERT: Final = "expert"
MASTER: Final = "master"
LEVELS: Final = (BEGINNER, CASUAL, STEADY, EXPERT, MASTER)
"""The levels there are, weakest first."""

Search = Callable[[View, int], PlayerMove | None]
"""How a master finds its move; None where an expert has to play in its place."""

_POLICIES: Final[dict[str, Callable[..., int]]] = {
    BEGINNER: choose_beginner,
    CASUAL: choose_casual,
    STEADY: choose_steady,
    EXPERT: choose_expert,
    MASTER: choose_expert,
}
_searches: Final[list[Search]] = []


def let_masters_search(search: Search | None) -> None:
    """Say how masters find their moves; without a search, which needs more than this package, experts play for them."""
    _searches[:] = [] if search is None else [search]


def plays_as(level: str) -> str:
    """Return the level at which a level really plays here: a master without a search is an expert."""
    return EXPERT if level == MASTER and not _searches else level


def choose(level: str, view: View, seed: int) -> PlayerMove:
    """Return a legal move for the seat whose View this is and whose turn it is.

    The same level, view and seed always give the same move, so each move wants a seed of its own: with one
    for all, whoever overlooks something overlooks it for ever. Raises ValueError for a level that is
    not in ``LEVELS`` or a view whose seat has nothing to do.
    """
    if view.options == Options():
        raise ValueError("nothing to do")
    policy = _POLICIES.get(level)
    if policy is None or view.seat is None:
        raise ValueError(level)
    for search in _searches if level == MASTER else ():
        found = search(view, seed)
        if found is not None:
            return found
    return move_of(view, policy(flat_state(view), flat_rules(view), [0] * WORK, view.seat, seed))
