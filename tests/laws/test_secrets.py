"""What a seat or a spectator is told depends on nothing hidden from it, and is enough to know all the rest."""

import random
from collections.abc import Iterator
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.cards import Face
from tenphases.rules.decide import Outcome, resolve
from tenphases.rules.events import Dealt, DrewFromPile, DrewSaved, Event, Reshuffled, RoundScored, Saved
from tenphases.rules.moves import Deal, DrawSaved, Move, Reshuffle, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tenphases.rules.views import seen, view
from tests.laws.known import Known
from tests.laws.play import Step, game, playable, positions, rulesets, some_move

Viewer = Seat | None


def viewers(state: State) -> tuple[Viewer, ...]:
    return (None, *map(Seat, range(len(state.players))))


def less(hand: tuple[Face, ...], known: tuple[Face, ...]) -> list[Face]:
    rest = list(hand)
    for card in known:
        rest.remove(card)
    return rest


def scrambled(
    state: State, viewer: Viewer, rng: random.Random, kept: tuple[Face, ...] = (), saved: tuple[Face, ...] = ()
) -> State:
    """The same state with everything changed that the viewer may not know.

    ``kept``: cards that the player whose turn it is must still hold; ``saved``: and must still have saved.
    """
    open_to_all = {}
    pool = list(state.draw_pile)
    for seat, player in enumerate(state.players):
        if seat != viewer:
            pool += less(player.saved, saved if seat == state.turn else ()) + list(player.saved_now)
    for seat, player in enumerate(state.players):
        if seat == viewer:
            continue
        shown = list(player.known)
        for card in kept if seat == state.turn else ():
            if card not in shown or shown.count(card) < kept.count(card):
                shown.append(card)
        open_to_all[seat] = tuple(shown)
        pool += less(player.hand, open_to_all[seat])
    rng.shuffle(pool)
    players = []
    for seat, player in enumerate(state.players):
        if seat == viewer:
            players.append(player)
            continue
        shown = list(open_to_all[seat])
        hand = shown + [pool.pop() for _ in range(len(player.hand) - len(shown))]
        rng.shuffle(hand)
        laid_by = list(saved if seat == state.turn else ())
        laid_by += [pool.pop() for _ in range(len(player.saved) - len(laid_by))]
        rng.shuffle(laid_by)
        now = tuple(pool.pop() for _ in player.saved_now)
        players.append(replace(player, hand=tuple(hand), saved=tuple(laid_by), saved_now=now))
    assert len(pool) == len(state.draw_pile)
    holder = list(state.holder)
    # The next one stays: whoever draws it shows it to all.
    holder[:-1] = rng.sample(holder[:-1], len(holder[:-1]))
    return replace(state, players=tuple(players), draw_pile=tuple(pool), holder=tuple(holder))


@given(positions(), st.randoms(use_true_random=False))
def test_a_view_stays_the_same_whatever_is_hidden_from_it(state: State, rng: random.Random) -> None:
    for viewer in viewers(state):
        other = scrambled(state, viewer, rng)
        assert view(other, viewer) == view(state, viewer)


def played(move: Move) -> tuple[Face, ...]:
    """The cards that a move names."""
    if isinstance(move, Deal | Reshuffle):
        return ()
    if isinstance(move, DrawSaved):
        return ()
    groups = getattr(move, "groups", ())
    if groups:
        return tuple(card for group in groups for card in group.cards)
    card = getattr(move, "card", None)
    return (Face("S"),) if type(move).__name__ == "PlaySkip" else () if card is None else (card,)


@given(positions(), st.randoms(use_true_random=False))
def test_what_is_seen_of_a_move_stays_the_same_whatever_is_hidden(state: State, rng: random.Random) -> None:
    if state.stage not in {Stage.CHOOSE, Stage.DRAW, Stage.PLAY}:
        return
    move = some_move(state, rng)
    outcome = resolve(state, state.turn, move)
    assert isinstance(outcome, Outcome)
    for viewer in viewers(state):
        if viewer == state.turn:
            continue
        saved = (move.card,) if isinstance(move, DrawSaved) else ()
        world = scrambled(state, viewer, rng, kept=played(move), saved=saved)
        other = resolve(world, state.turn, move)
        assert isinstance(other, Outcome)
        assert list(public(outcome.events, viewer)) == list(public(other.events, viewer))
        if not any(isinstance(event, RoundScored) for event in outcome.events):
            assert view(other.state, viewer) == view(outcome.state, viewer)


def public(events: tuple[Event, ...], viewer: Viewer) -> Iterator[object]:
    """What the viewer sees, up to where the hands are shown at the end of a round."""
    for event in events:
        if isinstance(event, RoundScored):
            return
        yield seen(event, viewer)


@given(rulesets, st.integers(2, 6), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_what_is_seen_of_a_secret_event_holds_nothing_of_the_secret(
    ruleset: Ruleset, seats: int, seed: int, rng: random.Random
) -> None:
    if not playable(ruleset, seats):
        return
    for step in islice(game(ruleset, seats, seed), 50):
        for event in step.events:
            for viewer in viewers(step.before):
                assert seen(changed(event, viewer, rng), viewer) == seen(event, viewer)


def changed(event: Event, viewer: Viewer, rng: random.Random) -> Event:
    """The event with other secrets, as far as they are hidden from the viewer."""
    match event:
        case Dealt():
            pool = [card for seat, hand in enumerate(event.hands) if seat != viewer for card in hand]
            pool += event.draw_pile
            rng.shuffle(pool)
            hands = tuple(
                hand if seat == viewer else tuple(pool.pop() for _ in hand) for seat, hand in enumerate(event.hands)
            )
            return Dealt(hands, tuple(pool), tuple(rng.sample(event.holder, len(event.holder))))
        case DrewFromPile() | DrewSaved() | Saved():
            return event if event.seat == viewer else replace(event, card=rng.choice(("R1", "W", "S", "?")))
        case Reshuffled():
            pile = list(event.draw_pile)
            rng.shuffle(pile)
            return Reshuffled(tuple(pile))
        case _:
            return event


@given(rulesets, st.integers(2, 6), st.integers(0, 2**32))
def test_what_is_seen_tells_everything_that_the_view_shows(ruleset: Ruleset, seats: int, seed: int) -> None:
    if not playable(ruleset, seats):
        return
    knowing = {viewer: Known(ruleset, seats, viewer) for viewer in (None, Seat(0), Seat(seats - 1))}
    for step in islice(game(ruleset, seats, seed), 160):
        for viewer, known in knowing.items():
            for event in step.events:
                known.learns(seen(event, viewer))
            known.agrees(view(step.after, viewer))


def test_a_spectator_is_shown_no_hand(seed: int) -> None:
    steps: Iterator[Step] = game(Ruleset(), 3, seed)
    for step in islice(steps, 100):
        shown = view(step.after, None)
        assert shown.hand == ()
        assert shown.options == type(shown.options)()
