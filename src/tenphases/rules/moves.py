"""Moves: what a player, or chance, asks for. Whether it may be is said in ``judge``.

A move names cards by face and groups by their place on the table, never by a player's pixels.
"""

from typing import Final, NewType

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.phases import Group

Seat = NewType("Seat", int)
"""A place at the table, 0 to 5 clockwise."""

CHANCE: Final = Seat(-1)
"""Who deals and shuffles: not a player."""

GroupId = NewType("GroupId", int)
"""A group's place among those on the table, in the order in which they were laid, from 0."""


class Deal(msgspec.Struct, frozen=True, tag=True):
    """Chance shuffles and deals: all cards of the deck that nobody has saved, the first dealt first (R2.2).

    Twist cards are shuffled among them (``T1``, ``T2``, …): in that order they will be drawn from the holder (R15.4).
    """

    order: tuple[Face, ...]


class Reshuffle(msgspec.Struct, frozen=True, tag=True):
    """Chance shuffles the discards but the top into a new draw pile, the first drawn first (R3.6)."""

    order: tuple[Face, ...]


class ChoosePhase(msgspec.Struct, frozen=True, tag=True):
    """Choose the phase of this round before play (R12.3); ``phase`` is its place in the list, from 0."""

    phase: int


class DrawTwist(msgspec.Struct, frozen=True, tag=True):
    """Draw a twist card from the holder and have its phase in this round (R15.4)."""


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Draw the top card of the draw pile (R3.2)."""


class Take(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Take the top card of a discard pile (R3.2)."""

    pile: int = 0


class DrawSaved(msgspec.Struct, frozen=True, tag=True):
    """Draw a card that was saved in an earlier round, instead of one from a pile (R14.4)."""

    card: Face


class LayPhase(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Lay the phase: its groups in the order of the phase's text (R4.1).

    ``phase`` is its place in the list, from 0; it may be left out where only one phase can be meant.
    """

    groups: tuple[Group, ...]
    phase: int | None = None


class Hit(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Add one card to a group on the table (R6).

    ``number`` is what a wild on a run shall stand for; it may be left out where only one is possible.
    """

    card: Face
    group: GroupId
    number: int | None = None


class Swap(msgspec.Struct, frozen=True, tag=True):
    """Put a card in a laid wild's place and take the wild: always refused (R5.4), but people ask."""

    card: Face
    group: GroupId


class Discard(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Discard a card and end the turn (R3.1)."""

    card: Face
    pile: int = 0


class Save(msgspec.Struct, frozen=True, tag=True):
    """Save a card of the hand instead of discarding, which ends the turn (R14.4)."""

    card: Face


class PlaySkip(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Discard a skip, which costs its target the next turn (R8.1).

    ``target`` may be left out where only one player, or nobody, can be meant.
    """

    target: Seat | None = None


PlayerMove = ChoosePhase | DrawTwist | Draw | Take | DrawSaved | LayPhase | Hit | Swap | Discard | Save | PlaySkip
ChanceMove = Deal | Reshuffle
Move = PlayerMove | ChanceMove
