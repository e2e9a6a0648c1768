"""Players that see a View and answer with a move.

A bot knows what its seat may know, and nothing else. It has no memory: everything is read off the View.
"""

from typing import Final

from tenphases.bots import beginner, steady
from tenphases.rules.legal import Options
from tenphases.rules.moves import PlayerMove
from tenphases.rules.views import View

BEGINNER: Final = "beginner"
STEADY: Final = "steady"
LEVELS: Final = (BEGINNER, STEADY)
"""The levels there are, weakest first."""


def choose(level: str, view: View, seed: int) -> PlayerMove:
    """Return a legal move for the seat whose View this is and whose turn it is.

    The same level, view and seed always give the same move, so each move wants a seed of its own: with one
    for all, whoever overlooks something overlooks it for ever. Raises ValueError for a level that is
    not in ``LEVELS`` or a view whose seat has nothing to do.
    """
    if view.options == Options():
        raise ValueError("nothing to do")
    if level == BEGINNER:
        return beginner.choose(view, seed)
    if level == STEADY:
        return steady.choose(view)
    raise ValueError(level)
