"""Players that see a View and answer with a move.

A bot knows what its seat may know, and nothing else. It has no memory: everything is read off the View. How each level
decides is written in ``flat``; ``expert`` tells what an expert thinks of every move.
"""

from collections.abc import Callable
from typing import Final

from tenphases.bots import relatives
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
LEVELS: Final = (BEGINNER, CASUAL, STEADY, EXPERT)
"""The levels there are, weakest first."""

_POLICIES: Final[dict[str, Callable[..., int]]] = {
    BEGINNER: choose_beginner,
    CASUAL: choose_casual,
    STEADY: choose_steady,
    EXPERT: choose_expert,
}


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
    chosen = relatives.chosen(view) if level != BEGINNER or view.options.saved or view.options.twist else None
    if chosen is not None:
        return chosen
    move = move_of(view, policy(flat_state(view), flat_rules(view), [0] * WORK, view.seat, seed))
    return relatives.instead(view, move)
