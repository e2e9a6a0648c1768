"""The state of a dice game: the fold of its events, and questions about it that need no judgement."""

from enum import StrEnum
from typing import Final

import msgspec

from tenphases.dice.events import Bonus
from tenphases.dice.faces import HIGH_DIE, KIND, KINDS, Face, Kind
from tenphases.dice.moves import CHANCE, Seat
from tenphases.dice.phases import LAST

ROLLS: Final = 3
"""How often dice are rolled in one turn at most (R16.3)."""


class Stage(StrEnum):
    """Who is to act, and how far the turn has gone."""

    ORDER = "order"
    """Chance is to roll for the order (R16.2)."""
    BEGIN = "begin"
    """``turn`` is to take up all ten dice."""
    ROLL = "roll"
    """``turn`` has taken up dice; chance is to roll them."""
    PLAY = "play"
    """``turn`` is to keep dice and roll the others, or to stop."""
    OVER = "over"


class Player(msgspec.Struct, frozen=True):
    """One player's side of the state."""

    made: tuple[int, ...] = ()
    """The points of each phase made, in order."""
    bonuses: tuple[Bonus, ...] = ()
    failed: int = 0
    """How many turns failed in all."""
    tries: int = 0
    """How many turns failed at the present phase."""
    total: int = 0

    @property
    def phase(self) -> int:
        """The place of the phase to be made; one after the last when all are."""
        return len(self.made)

    @property
    def done(self) -> bool:
        """Whether all phases are made."""
        return len(self.made) > LAST


class State(msgspec.Struct, frozen=True):
    """Everything there is to know about a game at one moment."""

    players: tuple[Player, ...]
    order: tuple[tuple[Seat, ...], ...]
    """Who plays after whom, as far as it is settled: those who are still equal stand together."""
    stage: Stage = Stage.ORDER
    turn: Seat = CHANCE
    """Whose turn it is; chance before the first and after the last."""
    kept: tuple[Face, ...] = ()
    rolled: tuple[Face, ...] = ()
    """What the dice rolled last show; nothing while dice are taken up."""
    rolls: int = 0
    """How often dice were rolled in this turn."""
    finisher: Seat | None = None
    """Who was the first to make the last phase."""
    chain: tuple[Seat, ...] = ()
    """Who still takes turns after that, the present one first (R16.7)."""
    sharing: tuple[Seat, ...] = ()
    """Who wins the finishing bonus too if the last phase is made in the chain."""
    places: tuple[tuple[Seat, ...], ...] = ()
    """The final ranking; empty while the game goes on."""
    rules_version: int = 0

    @property
    def dice(self) -> tuple[Face, ...]:
        """All dice that lie on the table."""
        return self.kept + self.rolled


def tied(state: State) -> tuple[Seat, ...]:
    """Return who has to roll for the order, once more or for the first time (R16.2)."""
    return tuple(seat for group in state.order if len(group) > 1 for seat in group)


def seats_in_order(state: State) -> tuple[Seat, ...]:
    """Return all seats as they play after one another."""
    return tuple(seat for group in state.order for seat in group)


def due(state: State) -> tuple[Kind, ...]:
    """Return the dice that chance has to roll now, each as its kind, in the order in which ``Roll`` names them.

    In a fair game each shows any of its six sides with the same chance.
    """
    if state.stage is Stage.ORDER:
        return (HIGH_DIE,) * len(tied(state))
    if state.stage is not Stage.ROLL:
        return ()
    kept = [KIND[face] for face in state.kept]
    return tuple(kind for place, kind in enumerate(KINDS) for _ in range(kind.count - kept.count(place)))
