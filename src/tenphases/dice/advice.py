"""What to keep, exactly: for any dice the keep that is worth most, its chance and what it scores.

The tables behind it are made when they are first asked for, a second at most, and remembered. Which aim to
play with is said in ``bot``.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

import msgspec

from tenphases.dice.aims import SIDES, Aim
from tenphases.dice.colours import ColourOdds
from tenphases.dice.faces import DICE, Face, in_order
from tenphases.dice.making import best_making
from tenphases.dice.numbers import NumberOdds
from tenphases.dice.phases import PHASES, GroupKind

_REMEMBERED: Final = 32
"""How many phases and aims are remembered: up to 4 MB each, and enough for all that bots ask for."""
_PIECES: Final = 1 << 14
"""So many pieces of advice are remembered: games of the same seed ask the same questions."""


class Outlook(msgspec.Struct, frozen=True):
    """What can be expected of a turn: the chance to make the phase, and the points for it on average."""

    chance: float
    points: float


class Advice(msgspec.Struct, frozen=True):
    """What is best: to stop, or to keep these dice and roll the others; and what can then be expected."""

    stop: bool
    keep: tuple[Face, ...]
    outlook: Outlook


class Odds(Protocol):
    """The worth of keeps for one phase and one aim, in whole outcomes: 6^10 of them for each roll."""

    def worth(self, kept: Sequence[Face], rolls: int) -> int:
        """Return what it is worth to keep these dice, with so many rolls to come in all."""
        ...

    def best(self, dice: Sequence[Face], rolls: int) -> tuple[int, tuple[Face, ...]]:
        """Return what keeping some of the ten dice but not all is worth at best, and which: as many as may be."""
        ...


@lru_cache(maxsize=_REMEMBERED)
def odds(phase: int, aim: Aim) -> Odds:
    """Return the tables for a phase (its place in the list, from 0) and an aim."""
    made_of = PHASES[phase]
    of_colour = made_of.groups[0].kind is GroupKind.COLOUR
    return ColourOdds(made_of, aim) if of_colour else NumberOdds(made_of, aim)


@lru_cache(maxsize=1024)
def outlook(phase: int, kept: tuple[Face, ...], rolls: int, aim: Aim) -> Outlook:
    """Return what can be expected of keeping these dice, if all goes on as well as it can.

    ``rolls`` is how many rolls are to come, the one right now among them: 3 before the first, when nothing is
    kept.
    """
    return _outlook(aim, odds(phase, aim).worth(kept, rolls), rolls)


def advise(phase: int, dice: Sequence[Face], rolls: int, aim: Aim) -> Advice:
    """Return what is best with ten dice on the table and one or two rolls to come.

    Among keeps worth the same it is the one of most dice, and stopping before any.
    """
    return _advised(phase, in_order(dice), rolls, aim)


@lru_cache(maxsize=_PIECES)
def _advised(phase: int, dice: tuple[Face, ...], rolls: int, aim: Aim) -> Advice:
    making = best_making(PHASES[phase], dice)
    stopping = 0 if making is None else aim.worth(1, making.points) * SIDES ** (DICE * rolls)
    worth, keep = odds(phase, aim).best(dice, rolls)
    if stopping >= worth:
        return Advice(stop=True, keep=dice, outlook=_outlook(aim, stopping, rolls))
    return Advice(stop=False, keep=keep, outlook=_outlook(aim, worth, rolls))


def _outlook(aim: Aim, worth: int, rolls: int) -> Outlook:
    made, points = aim.parts(worth)
    outcomes = SIDES ** (DICE * rolls)
    return Outlook(made / outcomes, points / outcomes)
