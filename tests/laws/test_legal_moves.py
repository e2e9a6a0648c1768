"""The moves offered are exactly those the judge lets pass, and no move whatever makes the core stumble."""

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.cards import COLOURS, FACES, SKIP, UNKNOWN, WILD, Colour, Face
from tenphases.rules.decide import Outcome, decide, resolve
from tenphases.rules.finder import canonical
from tenphases.rules.judge import why_not
from tenphases.rules.legal import Fit, Way, legal_moves, options
from tenphases.rules.moves import (
    CHANCE,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    GroupId,
    Hit,
    LayPhase,
    Move,
    PlayerMove,
    PlaySkip,
    Reshuffle,
    Seat,
    Swap,
    Take,
)
from tenphases.rules.phases import Group, Kind
from tenphases.rules.refusals import RULE_AND_PARAMETERS, Refusal
from tenphases.rules.settle import settled
from tenphases.rules.state import Stage, State
from tests.laws.play import positions, small_rulesets

MOST = 3000
"""More moves than this are not listed in full."""


def listed(state: State) -> tuple[list[PlayerMove], bool]:
    """The moves offered, and whether that is all of them."""
    moves = list(islice(legal_moves(state, state.turn), MOST + 1))
    return moves[:MOST], len(moves) <= MOST


def plain(state: State, move: Move) -> Move:
    """A legal move settled, alike groups of a lay-down in canonical order."""
    done = settled(state, state.turn, move)
    if isinstance(done, LayPhase) and done.phase is not None:
        return replace(done, groups=canonical(state.phases[done.phase], done.groups))
    return done


@given(positions(small_rulesets), st.randoms(use_true_random=False))
def test_a_move_is_offered_exactly_if_nothing_speaks_against_it(state: State, rng: random.Random) -> None:
    moves, complete = listed(state)
    offered = set(moves)
    assert len(offered) == len(moves), "each once"
    for move in moves:
        assert why_not(state, state.turn, move) is None
        assert plain(state, move) == move
    near = [near for move in rng.sample(moves, min(len(moves), 30)) for near in neighbours(state, move, rng)]
    for move in (*near, *everything_simple(state)):
        if why_not(state, state.turn, move) is None:
            assert not complete or plain(state, move) in offered, move
        else:
            assert move not in offered


def everything_simple(state: State) -> Iterator[PlayerMove]:
    """Every move there can be but lay-downs, sensible or not."""
    yield Draw()
    yield from map(Take, range(-1, 4))
    yield from map(ChoosePhase, range(-1, 12))
    yield from (Discard(card, pile) for card in FACES for pile in range(-1, 4))
    yield from map(PlaySkip, (None, *map(Seat, range(-2, 8))))
    for group in range(-1, len(state.groups) + 1):
        for card in (*FACES, UNKNOWN):
            yield Hit(card, GroupId(group))
            if group % 3 == 0:
                yield Swap(card, GroupId(group))
        for number in range(-1, 15):
            yield Hit(WILD, GroupId(group), number)
            yield Hit(Face("R5"), GroupId(group), number)


def neighbours(state: State, move: PlayerMove, rng: random.Random) -> Iterator[PlayerMove]:
    """Moves much like a legal one, most of them wrong in some way."""
    if not isinstance(move, LayPhase):
        return
    groups = move.groups
    held = list(state.players[state.turn].hand)
    for _ in range(8):
        at = rng.randrange(len(groups))
        yield LayPhase((*groups[:at], changed(groups[at], held, rng), *groups[at + 1 :]), move.phase)
    yield replace(move, phase=None)
    yield replace(move, phase=rng.randrange(-1, 5))
    yield replace(move, groups=groups[::-1])
    yield replace(move, groups=groups[:-1])
    yield replace(move, groups=(*groups, groups[-1]))
    yield replace(move, groups=tuple(replace(group, number=group.number or 7, colour=Colour("B")) for group in groups))


def changed(group: Group, held: list[Face], rng: random.Random) -> Group:
    cards = list(group.cards)
    at = rng.randrange(len(cards))
    match rng.randrange(7):
        case 0:
            cards[at] = rng.choice(held)
        case 1:
            cards.insert(at, rng.choice(held))
        case 2:
            del cards[at]
        case 3:
            rng.shuffle(cards)
        case 4:
            return replace(group, number=rng.randrange(14))
        case 5:
            return replace(group, colour=rng.choice((*COLOURS, Colour(""))))
        case _:
            return replace(group, kind=rng.choice(list(Kind)))
    return replace(group, cards=tuple(cards))


@given(positions(small_rulesets))
def test_the_options_say_the_same_as_the_moves(state: State) -> None:
    for seat in (*range(len(state.players)), CHANCE):
        if seat != state.turn:
            assert list(legal_moves(state, Seat(seat))) == []
            assert options(state, Seat(seat)) == type(options(state, Seat(seat)))()
    moves, complete = listed(state)
    offer = options(state, state.turn)
    assert offer.draw == (Draw() in moves)
    assert set(offer.take) == {move.pile for move in moves if isinstance(move, Take)}
    assert set(offer.choose) == {move.phase for move in moves if isinstance(move, ChoosePhase)}
    ways = [Way(move.phase, move.groups) for move in moves if isinstance(move, LayPhase) and move.phase is not None]
    assert bool(offer.ways) == bool(ways)
    assert len(set(offer.ways)) == len(offer.ways)
    for way in offer.ways:
        assert why_not(state, state.turn, LayPhase(way.groups, way.phase)) is None
        assert not complete or way in ways
    if complete:
        fits = {Fit(move.card, move.group, move.number or 0) for move in moves if isinstance(move, Hit)}
        assert set(offer.fits) == fits
        assert len(offer.fits) == len(fits)
        assert set(offer.discard) == {move.card for move in moves if isinstance(move, Discard)}
        skips = [move.target for move in moves if isinstance(move, PlaySkip)]
        assert offer.skip == bool(skips)
        assert list(offer.targets) == [target for target in skips if target is not None]


@given(positions())
def test_the_player_to_move_always_has_a_legal_move(state: State) -> None:
    if state.stage in {Stage.CHOOSE, Stage.DRAW, Stage.PLAY}:
        assert next(legal_moves(state, state.turn), None) is not None


# Moves without sense.

huge = st.sampled_from([-(10**30), -2, -1, *range(14), 99, 10**30])
faces = st.sampled_from([*FACES, SKIP, WILD, UNKNOWN, Face(""), Face("Z9"), Face("R13"), Face("r5"), Face("R")])
groups = st.builds(
    Group,
    st.sampled_from(Kind),
    st.lists(faces, max_size=13).map(tuple),
    huge,
    st.sampled_from([*COLOURS, Colour(""), Colour("X")]),
)
phases = st.none() | huge
senseless = (
    st.builds(ChoosePhase, huge)
    | st.just(Draw())
    | st.builds(Take, huge)
    | st.builds(LayPhase, st.lists(groups, max_size=4).map(tuple), phases)
    | st.builds(Hit, faces, huge, phases)
    | st.builds(Swap, faces, huge)
    | st.builds(Discard, faces, huge)
    | st.builds(PlaySkip, phases)
    | st.builds(Deal, st.lists(faces, max_size=120).map(tuple))
    | st.builds(Reshuffle, st.lists(faces, max_size=60).map(tuple))
)


@given(positions(), st.lists(st.tuples(huge, senseless), min_size=1, max_size=20), st.randoms(use_true_random=False))
def test_no_move_whatever_makes_the_core_stumble(
    state: State, tries: list[tuple[Seat, Move]], rng: random.Random
) -> None:
    turn = state.turn
    held = state.players[turn].hand if turn != CHANCE else ()
    offered = [move for move in islice(legal_moves(state, turn), 200) if isinstance(move, LayPhase)]
    if held:
        tries = [*tries, *((turn, move) for move in out_of_hand(held, rng))]
        tries += [(turn, near) for move in offered[:5] for near in neighbours(state, move, rng)]
    for seat, move in tries:
        for actor in {seat, turn}:
            refusal = why_not(state, actor, move)
            decided = decide(state, actor, move)
            if refusal is None:
                assert isinstance(decided, tuple)
                assert isinstance(resolve(state, actor, move), Outcome)
                continue
            assert decided == refusal == resolve(state, actor, move)
            rule, parameters = RULE_AND_PARAMETERS[refusal.code]
            assert refusal.rule == rule
            assert set(refusal.about) == set(parameters), refusal
            assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


def out_of_hand(held: tuple[Face, ...], rng: random.Random) -> Iterator[Move]:
    """Lay-downs of cards that are held, with nothing else right about them."""
    for _ in range(10):
        some = rng.sample(held, rng.randrange(len(held) + 1))
        cut = rng.randrange(len(some) + 1)
        yield LayPhase(
            tuple(
                Group(rng.choice(list(Kind)), tuple(part), rng.randrange(-1, 14), rng.choice((*COLOURS, Colour(""))))
                for part in (some[:cut], some[cut:])
            )[: rng.randrange(3)]
        )
