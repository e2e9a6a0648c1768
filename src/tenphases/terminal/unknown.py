"""Cards of which a position says only that they are there: what may be found out of them, and what depends on them.

Nothing is invented: a card gets a face when a move names it, and points that hang on unknown cards stay unknown.
"""

from collections import Counter
from itertools import product

import msgspec
from msgspec.structs import replace

from tenphases.rules.cards import SKIP, UNKNOWN, WILD, Face
from tenphases.rules.decide import Outcome, resolve
from tenphases.rules.events import Event, RoundBlocked, RoundScored, WentOut
from tenphases.rules.evolve import evolve
from tenphases.rules.moves import CHANCE, Discard, DrawSaved, Hit, LayPhase, Move, PlaySkip, Reshuffle, Save, Seat, Swap
from tenphases.rules.notation.draft import all_cards
from tenphases.rules.refusals import Refusal
from tenphases.rules.ruleset import Points, deck
from tenphases.rules.score import points_of
from tenphases.rules.state import State, renewable

Spans = dict[Seat, tuple[int, int]]
"""By player, the least and the most points that the unknown cards of earlier rounds may add to the total."""


class Ending(msgspec.Struct, frozen=True):
    """The end of a round as far as it can be told.

    ``happened`` leaves out what follows from the account (a tie-break, the end of the game) unless it is the same
    whatever the unknown cards are: that is ``sure``. ``points`` and ``totals`` are None where those cards decide them.
    """

    happened: tuple[Event, ...]

    points: tuple[int | None, ...]
    totals: tuple[int | None, ...]
    spans: Spans
    sure: bool


def available(state: State, card: Face) -> bool:
    """Say whether one of the unknown cards may be of that face."""
    return Counter(all_cards(state))[card] < Counter(deck(state.ruleset))[card]


def named_cards(move: Move) -> tuple[Face, ...]:
    """Return the cards that a player must hold to make a move."""
    match move:
        case LayPhase():
            return tuple(card for group in move.groups for card in group.cards)
        case Hit() | Discard() | Save() | Swap():
            return (move.card,)
        case PlaySkip():
            return (SKIP,)
        case _:
            return ()


def revealed(state: State, seat: Seat, move: Move) -> State:
    """Return the state in which the unknown cards of the player, in hand or saved, are those that the move names."""
    if seat == CHANCE:
        return state
    if isinstance(move, DrawSaved):
        return _revealed_saved(state, seat, move.card)
    lacking = Counter(named_cards(move)) - Counter(state.players[seat].hand)
    for card in lacking.elements():
        hand = state.players[seat].hand
        if UNKNOWN in hand and available(state, card):
            at = hand.index(UNKNOWN)
            player = replace(state.players[seat], hand=(*hand[:at], card, *hand[at + 1 :]))
            state = replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
    return state


def _revealed_saved(state: State, seat: Seat, card: Face) -> State:
    player = state.players[seat]
    if card in player.saved or UNKNOWN not in player.saved or not available(state, card):
        return state
    at = player.saved.index(UNKNOWN)
    player = replace(player, saved=(*player.saved[:at], card, *player.saved[at + 1 :]))
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def reshuffled(state: State, card: Face | None) -> Outcome | Refusal:
    """Shuffle the discards into an order that nobody knows, but for the card that is then drawn if that was told."""
    cards = renewable(state)
    order = (UNKNOWN,) * len(cards)
    if card is not None and (card in cards or (UNKNOWN in cards and available(state, card))):
        order = (card, *order[1:])
    kept = iter(order)
    discards = tuple((*(next(kept) for _ in pile[:-1]), *pile[-1:]) for pile in state.discards)
    return resolve(replace(state, discards=discards), CHANCE, Reshuffle(order))


def ending(before: State, seat: Seat, move: Move, happened: tuple[Event, ...], spans: Spans) -> Ending | None:
    """Return how a move ended the round as far as it can be told, None if it did not end it."""
    at = _account(happened)
    if at is None:
        return None
    scored = happened[at]
    assert isinstance(scored, RoundScored)  # noqa: S101 - that is what was looked for
    counts = before.ruleset.points != Points(0, 0, 0, 0) and not before.tie_break
    counted = counts and any(isinstance(event, WentOut | RoundBlocked) for event in happened)
    unknown = {
        Seat(holder): left.count(UNKNOWN) for holder, left in enumerate(scored.left) if counted and UNKNOWN in left
    }
    now = _widened(before, spans, unknown)
    tails = {_tail(variant, seat, move) for variant in _variants(before, spans)} if now else {happened[at + 1 :]}
    return Ending(
        (*happened[: at + 1], *(tails.pop() if len(tails) == 1 else ())),
        tuple(None if holder in unknown else points for holder, points in enumerate(scored.points)),
        tuple(None if holder in now else total for holder, total in enumerate(scored.totals)),
        now,
        not tails,
    )


def folded(state: State, happened: tuple[Event, ...]) -> State:
    """Return the state after these events."""
    for event in happened:
        state = evolve(state, event)
    return state


def _extremes(points: Points) -> tuple[Face, Face]:
    """Return a face that counts least, and one that counts most."""
    faces = sorted((Face("R1"), Face("R10"), SKIP, WILD), key=lambda face: points_of(face, points))
    return faces[0], faces[-1]


def _widened(state: State, spans: Spans, unknown: dict[Seat, int]) -> Spans:
    points = state.ruleset.points
    least, most = (points_of(face, points) for face in _extremes(points))
    widened = dict(spans)
    for holder, count in unknown.items():
        low, high = widened.get(holder, (0, 0))
        widened[holder] = (low + count * least, high + count * most)
    return widened


def _variants(state: State, spans: Spans) -> list[State]:
    """Return the state as it may be at the extremes: every unknown hand and total at its least or its most.

    Places are decided by comparing two totals, so if no extreme changes them nothing between does.
    """
    hidden = [s for s, p in enumerate(state.players) if UNKNOWN in p.hand or Seat(s) in spans]
    variants = []
    for choice in product((0, 1), repeat=len(hidden)):
        players = list(state.players)
        for seat, extreme in zip(hidden, choice, strict=True):
            face = _extremes(state.ruleset.points)[extreme]
            player = players[seat]
            players[seat] = replace(
                player,
                hand=tuple(face if card == UNKNOWN else card for card in player.hand),
                total=player.total + spans.get(Seat(seat), (0, 0))[extreme],
            )
        variants.append(replace(state, players=tuple(players)))
    return variants


def _tail(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """Return what follows from the round's account when a move ends it."""
    outcome = resolve(state, seat, move)
    assert not isinstance(outcome, Refusal)  # noqa: S101 - legal whatever the unknown cards are
    at = _account(outcome.events)
    assert at is not None  # noqa: S101 - and it ends the round whatever they are
    return outcome.events[at + 1 :]


def _account(happened: tuple[Event, ...]) -> int | None:
    """Return where a round's account stands among events."""
    return next((at for at, event in enumerate(happened) if isinstance(event, RoundScored)), None)
