"""Views: what one seat, or a spectator, may know. The only way out of the core.

Everything here is an allow-list: a field or an event that is not named does not leave. A spectator
is ``seat=None`` and sees no hand.
"""

from typing import TYPE_CHECKING

import msgspec

from tenphases.rules.cards import Face
from tenphases.rules.events import Dealt, DrewFromPile, DrewSaved, Event, PublicEvent, Reshuffled, Saved
from tenphases.rules.finder import distance
from tenphases.rules.legal import Options, options
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import OwnedGroup, RoundLine, Stage, State, open_phases

if TYPE_CHECKING:
    from tenphases.rules.state import Player


class YouWereDealt(msgspec.Struct, frozen=True, tag=True):
    """Your hand, in the order in which it was dealt, the numbers of cards of all by seat, and of the draw pile."""

    hand: tuple[Face, ...]
    counts: tuple[int, ...]
    draw_pile: int


class TheyWereDealt(msgspec.Struct, frozen=True, tag=True):
    """Everybody's number of cards by seat and the draw pile's, for who holds no hand."""

    counts: tuple[int, ...]
    draw_pile: int


class PileRenewed(msgspec.Struct, frozen=True, tag=True):
    """The discards became a new draw pile of so many cards."""

    draw_pile: int


class YouDrew(msgspec.Struct, frozen=True, tag=True):
    """You drew this card from the draw pile."""

    seat: Seat
    card: Face


class TheyDrew(msgspec.Struct, frozen=True, tag=True):
    """Another player drew from the draw pile."""

    seat: Seat


class YouDrewSaved(msgspec.Struct, frozen=True, tag=True):
    """You drew this card, which you had saved."""

    seat: Seat
    card: Face


class TheyDrewSaved(msgspec.Struct, frozen=True, tag=True):
    """Another player drew a card that was saved."""

    seat: Seat


class YouSaved(msgspec.Struct, frozen=True, tag=True):
    """You saved this card."""

    seat: Seat
    card: Face


class TheySaved(msgspec.Struct, frozen=True, tag=True):
    """Another player saved a card."""

    seat: Seat


Seen = (
    PublicEvent
    | YouWereDealt
    | TheyWereDealt
    | PileRenewed
    | YouDrew
    | TheyDrew
    | YouDrewSaved
    | TheyDrewSaved
    | YouSaved
    | TheySaved
)


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    cards: int
    """How many cards the player holds."""
    known: tuple[Face, ...]
    """Those among them that everybody saw being taken from a discard pile."""
    done: tuple[int, ...]
    """The places of the phases laid so far in the game."""
    phases: tuple[int, ...]
    """The places of the phases the player may be making now: one in most games (R12)."""
    laid: int | None
    """The place of the phase laid in this round."""
    total: int
    skip_waiting: bool
    skip_in_front: bool
    skipped_by: Seat | None
    in_round: bool
    saved: int = 0
    """How many cards saved in earlier rounds lie in the save pile (R14.5)."""
    saved_now: int = 0
    """How many were saved in this round."""
    pawn: int = 0
    """The space, from 0, on which the pawn stands; without meaning where there is no board (R15)."""
    thrown: tuple[Face, ...] = ()
    """What the player discarded in this round, skips played among it, in order, wherever it is now."""


class View(msgspec.Struct, frozen=True, tag=True):
    """A game as one seat, or a spectator (``seat`` None), may know it. Piles have their top last."""

    seat: Seat | None
    ruleset: Ruleset
    dealer: Seat
    stage: Stage
    turn: Seat
    """Who is to act, -1 when that is chance."""
    number: int
    tie_break: bool
    first: Seat
    players: tuple[PlayerView, ...]
    hand: tuple[Face, ...]
    """The own hand, in the order in which the cards came; empty for a spectator."""
    draw_pile: int
    discards: tuple[tuple[Face, ...], ...]
    aside: tuple[Face, ...]
    groups: tuple[OwnedGroup, ...]
    laid_now: bool
    last_skipped: Seat | None
    idle: int
    out: Seat | None
    sheet: tuple[RoundLine, ...]
    tied: tuple[Seat, ...]
    places: tuple[tuple[Seat, ...], ...]
    missing: tuple[int, ...]
    """How many cards the own hand still lacks for each of the phases it may be making; empty once one is laid."""
    options: Options
    """What the seat may do now; empty when it is not its turn."""
    saved: tuple[Face, ...] = ()
    """The own cards saved in earlier rounds; empty for a spectator."""
    saved_now: tuple[Face, ...] = ()
    """The own cards saved in this round."""
    holder: int = 0
    """How many twist cards can still be drawn in this round (R15.4)."""
    emptied: int | None = None
    """The discard pile, from 0, that was emptied this turn and is to be discarded onto (R15.2)."""


def view(state: State, seat: Seat | None) -> View:
    """Return what that seat, or a spectator, may know of the state."""
    return View(
        seat=seat,
        ruleset=state.ruleset,
        dealer=state.dealer,
        stage=state.stage,
        turn=state.turn,
        number=state.number,
        tie_break=state.tie_break,
        first=state.first,
        players=tuple(_public(state, Seat(at), player) for at, player in enumerate(state.players)),
        hand=() if seat is None else state.players[seat].hand,
        draw_pile=len(state.draw_pile),
        discards=state.discards,
        aside=state.aside,
        groups=state.groups,
        laid_now=state.laid_now,
        last_skipped=state.last_skipped,
        idle=state.idle,
        out=state.out,
        sheet=state.sheet,
        tied=state.tied,
        places=state.places,
        missing=() if seat is None else _missing(state, seat),
        options=Options() if seat is None else options(state, seat),
        saved=() if seat is None else state.players[seat].saved,
        saved_now=() if seat is None else state.players[seat].saved_now,
        holder=len(state.holder),
        emptied=state.emptied,
    )


def _missing(state: State, seat: Seat) -> tuple[int, ...]:
    player = state.players[seat]
    if player.laid is not None or not player.hand:
        return ()
    return tuple(distance(state.phases[place], player.hand, state.ruleset) for place in open_phases(state, seat))


def _public(state: State, seat: Seat, player: "Player") -> PlayerView:
    return PlayerView(
        cards=len(player.hand),
        known=player.known,
        done=tuple(place for place in range(len(state.phases)) if player.done >> place & 1),
        phases=open_phases(state, seat),
        laid=player.laid,
        total=player.total,
        skip_waiting=player.skip_waiting,
        skip_in_front=player.skip_in_front,
        skipped_by=player.skipped_by,
        in_round=player.in_round,
        saved=len(player.saved),
        saved_now=len(player.saved_now),
        pawn=player.pawn,
        thrown=player.thrown,
    )


def seen(event: Event, seat: Seat | None) -> Seen:
    """Return what that seat, or a spectator, may see of an event."""
    match event:
        case Dealt():
            counts = tuple(map(len, event.hands))
            if seat is None:
                return TheyWereDealt(counts, len(event.draw_pile))
            return YouWereDealt(event.hands[seat], counts, len(event.draw_pile))
        case DrewFromPile():
            return YouDrew(event.seat, event.card) if event.seat == seat else TheyDrew(event.seat)
        case Reshuffled():
            return PileRenewed(len(event.draw_pile))
        case DrewSaved():
            return YouDrewSaved(event.seat, event.card) if event.seat == seat else TheyDrewSaved(event.seat)
        case Saved():
            return YouSaved(event.seat, event.card) if event.seat == seat else TheySaved(event.seat)
        case _:
            return event
