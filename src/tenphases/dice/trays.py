"""Trays: faces drawn before it is known which dice will be rolled, so that they can be committed to.

A table may seal the trays of a whole turn, use one for each roll, and open them when the turn is over. Which
of a tray's faces a roll uses follows from the dice that were kept, and everybody can work it out again.
"""

from collections.abc import Sequence

from tenphases.dice.faces import KIND, KINDS, Face, Kind
from tenphases.dice.moves import Roll
from tenphases.dice.state import Stage, State, due


def tray(state: State) -> tuple[Kind, ...]:
    """Return the dice that a tray for this state has a face of, in order: all ten, or those for the order of play."""
    if state.stage is Stage.ORDER:
        return due(state)
    return tuple(kind for kind in KINDS for _ in range(kind.count))


def taken(state: State, faces: Sequence[Face]) -> Roll:
    """Return chance's move with a tray's faces: for the dice that are due, the first faces of their kinds."""
    if state.stage is Stage.ORDER:
        return Roll(tuple(faces))
    wanted = due(state)
    shown = ([face for face in faces if KIND[face] == place][: wanted.count(kind)] for place, kind in enumerate(KINDS))
    return Roll(tuple(face for of_kind in shown for face in of_kind))
