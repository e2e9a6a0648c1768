"""Events: what happened, as decided facts, so that a replay needs no rule.

Each class is wholly public or wholly secret. What a seat is shown in place of a secret one is in
``views``. No clock, name or language occurs here.
"""

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.moves import GroupId, Seat
from tenphases.rules.phases import Group
from tenphases.rules.ruleset import RULES_VERSION, Ruleset


class GameStarted(msgspec.Struct, frozen=True, tag=True):
    """The game begins: its rules, the number of players and the first dealer (R2)."""

    ruleset: Ruleset
    seats: int
    dealer: Seat
    rules_version: int = RULES_VERSION


class RoundBegan(msgspec.Struct, frozen=True, tag=True):
    """A round begins: its number from 1, who deals, who starts, who is dealt in."""

    number: int
    dealer: Seat
    first: Seat
    players: tuple[Seat, ...]
    tie_break: bool = False


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """SECRET. The hands (by seat, empty for who sits out) and the draw pile, its top last (R2.2).

    ``holder``: the twist cards by their places among all phases, the next to be drawn last (R15.4).
    """

    hands: tuple[tuple[Face, ...], ...]
    draw_pile: tuple[Face, ...]
    holder: tuple[int, ...] = ()


class TurnedUp(msgspec.Struct, frozen=True, tag=True):
    """The card turned up to start a discard pile (R2.3).

    ``buried``: the cards that were turned up before it and went under the draw pile (R2.4, R2.5).
    """

    card: Face
    buried: tuple[Face, ...] = ()
    pile: int = 0


class FirstTurnSkipped(msgspec.Struct, frozen=True, tag=True):
    """A skip was turned up, so the first player will lose the first turn (R2.4)."""

    seat: Seat


class PhaseChosen(msgspec.Struct, frozen=True, tag=True):
    """A player chose the phase of this round, for all to see (R12.3)."""

    seat: Seat
    phase: int


class TwistDrawn(msgspec.Struct, frozen=True, tag=True):
    """A player on a twist space drew a twist card, for all to see; ``phase`` is its place among all (R15.4)."""

    seat: Seat
    phase: int


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """A player is to draw. ``dry``: the draw pile is empty and cannot be renewed (R3.7)."""

    seat: Seat
    dry: bool = False


class TurnLost(msgspec.Struct, frozen=True, tag=True):
    """A skipped player's turn passed (R8.3). ``dry`` as in TurnBegan."""

    seat: Seat
    dry: bool = False


class PileRanOut(msgspec.Struct, frozen=True, tag=True):
    """A player wants to draw and the draw pile is empty: the discards will be shuffled (R3.6)."""

    seat: Seat


class Reshuffled(msgspec.Struct, frozen=True, tag=True):
    """SECRET. The new draw pile, its top last (R3.6)."""

    draw_pile: tuple[Face, ...]


class DrewFromPile(msgspec.Struct, frozen=True, tag=True):
    """SECRET. A player drew the top card of the draw pile (R3.2)."""

    seat: Seat
    card: Face


class TookDiscard(msgspec.Struct, frozen=True, tag=True):
    """A player took the top card of a discard pile (R3.2)."""

    seat: Seat
    card: Face
    pile: int = 0


class DrewSaved(msgspec.Struct, frozen=True, tag=True):
    """SECRET. A player drew a card saved in an earlier round (R14.4)."""

    seat: Seat
    card: Face


class NothingToDraw(msgspec.Struct, frozen=True, tag=True):
    """Nothing can be drawn or taken: the player plays on without drawing (R3.7)."""

    seat: Seat


class PhaseLaid(msgspec.Struct, frozen=True, tag=True):
    """A player laid a phase (its place in the list, from 0)."""

    seat: Seat
    phase: int
    groups: tuple[Group, ...]


class CardHit(msgspec.Struct, frozen=True, tag=True):
    """A player added a card to a group; ``number`` is its place in a run, else 0 (R6)."""

    seat: Seat
    card: Face
    group: GroupId
    number: int = 0


class Discarded(msgspec.Struct, frozen=True, tag=True):
    """A player discarded a card, which ended the turn (R3.1)."""

    seat: Seat
    card: Face
    pile: int = 0


class Saved(msgspec.Struct, frozen=True, tag=True):
    """SECRET. A player saved a card of the hand, which ended the turn (R14.4)."""

    seat: Seat
    card: Face


class SkipPlayed(msgspec.Struct, frozen=True, tag=True):
    """A player ended the turn with a skip; ``target`` is None when it has no effect (R7.3, R8.6)."""

    seat: Seat
    target: Seat | None


class WentOut(msgspec.Struct, frozen=True, tag=True):
    """A player's hand is empty (R7.1)."""

    seat: Seat


class RoundBlocked(msgspec.Struct, frozen=True, tag=True):
    """Nobody could draw for a lap, or nothing can be laid or hit, or nothing was for long: the round ends (R3.7-9)."""


class RoundScored(msgspec.Struct, frozen=True, tag=True):
    """The round's account, everything by seat: cards left, points caught, running totals (R9).

    ``pawns``: the spaces, from 0, on which the pawns stand now; empty where there is no board (R15.5).
    """

    left: tuple[tuple[Face, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    pawns: tuple[int, ...] = ()


class TieBreakCalled(msgspec.Struct, frozen=True, tag=True):
    """These players alone play one more round for the win (R11)."""

    seats: tuple[Seat, ...]


class GameEnded(msgspec.Struct, frozen=True, tag=True):
    """The game is over. ``places``: the winners, then the others place by place, equals together (R10.4)."""

    places: tuple[tuple[Seat, ...], ...]


PublicEvent = (
    GameStarted
    | RoundBegan
    | TurnedUp
    | FirstTurnSkipped
    | PhaseChosen
    | TwistDrawn
    | TurnBegan
    | TurnLost
    | PileRanOut
    | TookDiscard
    | NothingToDraw
    | PhaseLaid
    | CardHit
    | Discarded
    | SkipPlayed
    | WentOut
    | RoundBlocked
    | RoundScored
    | TieBreakCalled
    | GameEnded
)
SecretEvent = Dealt | Reshuffled | DrewFromPile | DrewSaved | Saved
Event = PublicEvent | SecretEvent
