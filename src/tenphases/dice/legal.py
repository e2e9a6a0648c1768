"""What a seat may do now: every legal move, and the same as options for a screen or a bot.

Nothing is judged here: each move is put to ``judge.why_not``.
"""

from collections.abc import Iterator
from itertools import product

import msgspec

from tenphases.dice.faces import in_order
from tenphases.dice.judge import why_not
from tenphases.dice.moves import Keep, PlayerMove, Seat, Stop
from tenphases.dice.state import State


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat may do now. Empty when it is not its turn.

    ``begin``: whether all ten dice may be taken up to begin the turn. ``keep``: whether any dice but all may be
    kept and the others rolled. ``stop``: whether the turn may end with the dice as they lie.
    """

    begin: bool = False
    keep: bool = False
    stop: bool = False


def legal_moves(state: State, seat: Seat) -> Iterator[PlayerMove]:
    """Yield every legal move of that seat, each once: exactly the moves that ``why_not`` lets pass.

    The dice of a keep are named in the usual order; naming them in another is the same move.
    """
    for move in _candidates(state) if seat == state.turn else ():
        if why_not(state, seat, move) is None:
            yield move


def _candidates(state: State) -> Iterator[PlayerMove]:
    yield Stop()
    dice = in_order(state.dice)
    faces = tuple(dict.fromkeys(dice))
    for counts in product(*(range(dice.count(face) + 1) for face in faces)):
        yield Keep(tuple(face for face, count in zip(faces, counts, strict=True) for _ in range(count)))


def options(state: State, seat: Seat) -> Options:
    """Return what the seat may do now, for a screen or a bot."""
    stop = why_not(state, seat, Stop()) is None
    roll = why_not(state, seat, Keep()) is None
    return Options(begin=roll and not stop, keep=roll and stop, stop=stop)
