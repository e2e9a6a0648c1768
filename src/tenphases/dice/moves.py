"""Moves: what a player, or chance, asks for. Whether it may be is said in ``judge``.

Dice are named by what they show; dice that show the same are the same.
"""

from typing import Final, NewType

import msgspec

from tenphases.dice.faces import Face
from tenphases.dice.wire import tagged

Seat = NewType("Seat", int)
"""A place at the table, from 0."""

CHANCE: Final = Seat(-1)
"""Who rolls: not a player."""


class Roll(msgspec.Struct, frozen=True, tag=tagged):
    """Chance rolls the dice that are due (``state.due``): what each shows, in that order (R16.2, R16.3)."""

    dice: tuple[Face, ...]


class Keep(msgspec.Struct, frozen=True, tag=tagged, omit_defaults=True):
    """Keep these of the ten dice and have the others rolled (R16.3).

    A die that was kept before and is not named now is taken back. Nothing is named to roll all ten, which is
    also how a turn begins.
    """

    dice: tuple[Face, ...] = ()


class Stop(msgspec.Struct, frozen=True, tag=tagged):
    """Roll no more: the turn ends with the dice as they lie (R16.3)."""


PlayerMove = Keep | Stop
ChanceMove = Roll
Move = PlayerMove | ChanceMove
