"""Events: what happened, as decided facts, so that a replay needs no rule.

Nothing is hidden in this game, so every event is public. No clock, name or language occurs here.
"""

from enum import StrEnum
from typing import Final

import msgspec

from tenphases.dice.faces import Face
from tenphases.dice.moves import Seat
from tenphases.dice.phases import Group
from tenphases.dice.wire import tagged

RULES_VERSION: Final = 1
"""Raised when the same log would be judged or scored differently."""


class Bonus(StrEnum):
    """What brings points beside the phases (R16.7)."""

    FIVE = "five"
    """Enough points once phase 5 is made."""
    FINISH = "finish"
    """Phase 10 made first, or as good as first."""


class GameStarted(msgspec.Struct, frozen=True, tag=tagged):
    """The game begins with so many players (R16.1)."""

    seats: int
    rules_version: int = RULES_VERSION


class OrderRolled(msgspec.Struct, frozen=True, tag=tagged):
    """These seats rolled a die each; ``order`` is the order so far, those still equal together (R16.2)."""

    seats: tuple[Seat, ...]
    dice: tuple[Face, ...]
    order: tuple[tuple[Seat, ...], ...]


class TurnBegan(msgspec.Struct, frozen=True, tag=tagged):
    """A player's turn begins, with nothing rolled yet."""

    seat: Seat


class Kept(msgspec.Struct, frozen=True, tag=tagged):
    """A player kept these dice and takes up the others to roll them (R16.3)."""

    seat: Seat
    dice: tuple[Face, ...]


class Rolled(msgspec.Struct, frozen=True, tag=tagged):
    """The dice taken up show these faces."""

    seat: Seat
    dice: tuple[Face, ...]


class Stopped(msgspec.Struct, frozen=True, tag=tagged):
    """A player left the dice as they lie, with rolls to spare (R16.3)."""

    seat: Seat


class PhaseMade(msgspec.Struct, frozen=True, tag=tagged):
    """The dice made a phase (its place in the list, from 0) in the way that scores most (R16.6)."""

    seat: Seat
    phase: int
    groups: tuple[Group, ...]
    points: int


class PhaseFailed(msgspec.Struct, frozen=True, tag=tagged):
    """The dice did not make the phase; ``points`` is below 0 for who plays alone (R16.4, R16.9)."""

    seat: Seat
    phase: int
    points: int = 0


class BonusWon(msgspec.Struct, frozen=True, tag=tagged):
    """A player won points beside those of a phase (R16.7)."""

    seat: Seat
    bonus: Bonus
    points: int


class Finished(msgspec.Struct, frozen=True, tag=tagged):
    """A player is the first to have made the last phase, which ends normal play (R16.7).

    ``chain``: who then takes turns in one chain, in this order. ``sharing``: who among them will win the
    bonus too if the last phase is made in that chain.
    """

    seat: Seat
    chain: tuple[Seat, ...]
    sharing: tuple[Seat, ...]


class GameEnded(msgspec.Struct, frozen=True, tag=tagged):
    """The game is over. ``places``: the winners, then the others place by place, equals together (R16.8)."""

    places: tuple[tuple[Seat, ...], ...]


Event = (
    GameStarted
    | OrderRolled
    | TurnBegan
    | Kept
    | Rolled
    | Stopped
    | PhaseMade
    | PhaseFailed
    | BonusWon
    | Finished
    | GameEnded
)
