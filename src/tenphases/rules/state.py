"""The state of a game: the fold of its events, and questions about it that need no judgement.

Secrets are in here; the only way out is ``views``. Piles are written bottom first, their top last.
"""

from enum import StrEnum

import msgspec

from tenphases.rules.cards import Face, remove, twist_face
from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.phases import Group, Phase
from tenphases.rules.ruleset import Advance, PhaseChoice, Ruleset, all_phases, deck
from tenphases.rules.track import TWIST, numbers_at, parse_track


class Stage(StrEnum):
    """Who is to act, and how far the turn has gone."""

    DEAL = "deal"
    """Chance is to deal the next round."""
    CHOOSE = "choose"
    """``turn`` is to choose a phase before play (R12.3)."""
    DRAW = "draw"
    """``turn`` is to draw."""
    RESHUFFLE = "reshuffle"
    """``turn`` wants to draw; chance is to renew the draw pile first (R3.6)."""
    PLAY = "play"
    """``turn`` has drawn and may lay and hit, and ends the turn with a discard."""
    OVER = "over"


class Player(msgspec.Struct, frozen=True):
    """One player's side of the state."""

    hand: tuple[Face, ...] = ()
    """In the order in which the cards came."""
    known: tuple[Face, ...] = ()
    """Cards of the hand that everybody saw being taken from a discard pile."""
    thrown: tuple[Face, ...] = ()
    """What the player discarded in this round, skips played among it, in order, wherever it is now."""
    done: int = 0
    """The phases laid so far in the game, bit i for the phase at place i of the list."""
    chosen: int | None = None
    """The phase chosen for this round (R12.3)."""
    laid: int | None = None
    """The phase laid in this round."""
    total: int = 0
    skip_waiting: bool = False
    skip_in_front: bool = False
    """Whether a skip card lies there; it counts among the deck's cards (R8.4)."""
    skipped_by: Seat | None = None
    """Who skipped this player in the lap that still runs (R8.5)."""
    in_round: bool = True
    saved: tuple[Face, ...] = ()
    """Cards saved in earlier rounds (R14.4)."""
    saved_now: tuple[Face, ...] = ()
    """Cards saved in this round, which cannot be drawn yet."""
    pawn: int = 0
    """The space, from 0, on which the pawn stands; without meaning where there is no board (R15)."""


class OwnedGroup(msgspec.Struct, frozen=True):
    """A group on the table and who laid it."""

    owner: Seat
    group: Group


class RoundLine(msgspec.Struct, frozen=True):
    """One line of the game's sheet, everything by seat.

    ``phases``: the place of the phase each was to make (None for who sat out or never named one),
    ``laid``: whether it was laid, ``points``: the points caught. ``out``: who went out, None in a
    blocked round or one cut short by the end of the game. A tie-break round gives no points.
    ``pawns``: the spaces on which the pawns stood after it; empty where there is no board.
    """

    number: int
    phases: tuple[int | None, ...]
    laid: tuple[bool, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    out: Seat | None
    tie_break: bool = False
    pawns: tuple[int, ...] = ()


class State(msgspec.Struct, frozen=True):
    """Everything there is to know about a game at one moment."""

    ruleset: Ruleset
    dealer: Seat
    players: tuple[Player, ...]
    stage: Stage = Stage.DEAL
    turn: Seat = CHANCE
    number: int = 0
    """The round's number from 1; 0 before the first deal."""
    tie_break: bool = False
    draw_pile: tuple[Face, ...] = ()
    discards: tuple[tuple[Face, ...], ...] = ((),)
    holder: tuple[int, ...] = ()
    """The twist cards not drawn in this round, by their places among all phases, the next last (R15.4)."""
    aside: tuple[Face, ...] = ()
    """Cards out of the round (R8.4)."""
    groups: tuple[OwnedGroup, ...] = ()
    first: Seat = CHANCE
    """Who started this round."""
    laid_now: bool = False
    """Whether the phase was laid in the present turn (R6.2)."""
    melded: bool = False
    """Whether anything was laid or hit in the present turn."""
    dry: bool = False
    """Whether the draw pile was empty, and could not be renewed, when the present turn began (R3.7)."""
    idle: int = 0
    """Turns in a row in which nobody could draw from the draw pile and nobody laid or hit (R3.7)."""
    still: int = 0
    """Turns in a row in which nobody laid or hit (R3.9)."""
    emptied: int | None = None
    """Which discard pile was emptied by the draw of the present turn (R15.2)."""
    last_skipped: Seat | None = None
    """Who was the last one skipped in this round (R8.5)."""
    out: Seat | None = None
    """Who has gone out in this round."""
    sheet: tuple[RoundLine, ...] = ()
    tied: tuple[Seat, ...] = ()
    """Who plays the tie-break (R11)."""
    places: tuple[tuple[Seat, ...], ...] = ()
    """The final ranking; empty while the game goes on."""
    rules_version: int = 0

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases of this game: those of the list, then those of the twist cards (R15.7)."""
        return all_phases(self.ruleset)


def all_done(state: State) -> int:
    """Return the ``done`` value of a player who has laid every phase of the list, where no twist cards are."""
    return (1 << len(state.ruleset.phases)) - 1


def open_phases(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the places of the phases that the player may be making in this round (R4.6, R12).

    One in most games; several where the phase is named only when laid; none for who has done all.
    """
    ruleset, player = state.ruleset, state.players[seat]
    count = len(ruleset.phases)
    if state.tie_break:
        return (_tie_break_phase(state, seat),)
    if ruleset.advance is Advance.EVERYONE:
        return (min(max(state.number, 1), count) - 1,)  # R10.3
    if ruleset.phase_choice is PhaseChoice.IN_ORDER:
        done = player.done.bit_count() - (player.laid is not None)
        return (done,) if done < count else ()
    if player.laid is not None:
        return (player.laid,)
    if player.chosen is not None:
        return (player.chosen,)
    if ruleset.phase_choice is PhaseChoice.BY_BOARD:
        numbers = numbers_at(parse_track(ruleset.track), player.pawn)
        return tuple(place for place in range(count) if state.phases[place].number in numbers)  # R12.4
    return tuple(place for place in range(count) if not player.done >> place & 1)


def _tie_break_phase(state: State, seat: Seat) -> int:
    """Return the last phase of the list (R11.1), or where phases are chosen the one that player tried last (R14.6)."""
    last = len(state.ruleset.phases) - 1
    if state.ruleset.phase_choice is not PhaseChoice.BEFORE_PLAY:
        return last
    tried = (line.phases[seat] for line in reversed(state.sheet) if not line.tie_break)
    return next((place for place in tried if place is not None), last)


def on_twist_space(state: State, seat: Seat) -> bool:
    """Say whether the player's pawn stands on a twist space of the board (R15.4)."""
    ruleset = state.ruleset
    by_board = ruleset.phase_choice is PhaseChoice.BY_BOARD
    return by_board and parse_track(ruleset.track)[state.players[seat].pawn] == TWIST


def has_twist_card(state: State, seat: Seat) -> bool:
    """Say whether the player plays for a twist card in this round (R15.4)."""
    chosen = state.players[seat].chosen
    return chosen is not None and chosen >= len(state.ruleset.phases)


def next_to_choose(state: State, seat: Seat) -> Seat | None:
    """Return the first, from that seat on clockwise, who has yet to choose a phase before play (R12.3, R15.4)."""
    choice = state.ruleset.phase_choice
    if state.tie_break or choice not in {PhaseChoice.BEFORE_PLAY, PhaseChoice.BY_BOARD}:
        return None
    count = len(state.players)
    for at in (Seat((seat + step) % count) for step in range(count)):
        player = state.players[at]
        asked = choice is PhaseChoice.BEFORE_PLAY or on_twist_space(state, at)
        if player.in_round and player.chosen is None and asked:
            return at
    return None


def to_deal(state: State) -> tuple[Face, ...]:
    """Return what chance shuffles for the next round: the deck but for what is saved, and the twist cards.

    Of saved cards that a position does not tell nothing can be left out.
    """
    cards = deck(state.ruleset)
    for player in state.players:
        for face in (*player.saved, *player.saved_now):
            cards = remove(cards, face) if face in cards else cards  # R14.4
    return cards + tuple(map(twist_face, range(len(state.ruleset.twist_cards))))


def renewable(state: State) -> tuple[Face, ...]:
    """Return the discards that would become a new draw pile: all but the top of each pile (R3.6)."""
    return tuple(card for pile in state.discards for card in pile[:-1])


def next_in_round(state: State, seat: Seat) -> Seat:
    """Return the next player clockwise who is in the round (the same one when alone)."""
    count = len(state.players)
    for step in range(1, count):
        following = Seat((seat + step) % count)
        if state.players[following].in_round:
            return following
    return seat
