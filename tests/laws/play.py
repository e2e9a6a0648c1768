"""Random games by legal moves, and rulesets of every kind to play them by: shared by laws, conformance and perft."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.cards import NUMBER, SKIP, WILD, Face, remove
from tenphases.rules.decide import Outcome, resolve, start
from tenphases.rules.events import Event, GameStarted
from tenphases.rules.evolve import begin
from tenphases.rules.finder import best_way, completes, distance
from tenphases.rules.judge import why_not
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import (
    CHANCE,
    ChanceMove,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    GroupId,
    Hit,
    LayPhase,
    Move,
    PlayerMove,
    PlaySkip,
    Reshuffle,
    Save,
    Seat,
    Take,
)
from tenphases.rules.ruleset import (
    CLASSIC_PHASES,
    Advance,
    EmptiedPile,
    End,
    FlipSkip,
    FlipWild,
    GoOut,
    HitSameTurn,
    Naturals,
    PhaseChoice,
    Points,
    Ruleset,
    SkipLies,
    SkipLimit,
    SkipTarget,
    TieBreak,
)
from tenphases.rules.state import Stage, State, open_phases, renewable, to_deal

PHASE_LISTS = (
    CLASSIC_PHASES[:2],
    CLASSIC_PHASES[3:4] + CLASSIC_PHASES[7:],
    ("set2", "run3", "colour3"),
    ("set2 + set2", "set2 + run3", "set2 + set2 + set2"),
    ("colour-run3", "even3 + odd2"),
    ("colour-even3", "colour-odd2 + set2", "even4"),
    ("run4 + colour3", "run3 + run3"),
    ("colour3 + colour3", "colour-run2 + run3", "odd5"),
    ("5: set4", "7: run5"),
    ("set3",),
)

BOARDS = (
    (CLASSIC_PHASES[:2], "1 twist 2"),
    (("set2", "run3", "colour3"), "1 1 twist 2 2 twist 3"),
    (("5: set3", "7: run4"), "5 5 twist twist 7"),
    (("set3",), "1 1 1"),
)

rulesets = st.builds(
    Ruleset,
    phases=st.sampled_from(PHASE_LISTS),
    hand_size=st.sampled_from([10, 10, 10, 6, 7, 15]),
    wilds=st.sampled_from([8, 8, 0, 3, 16]),
    skips=st.sampled_from([4, 4, 0, 10]),
    discard_piles=st.sampled_from([1, 1, 1, 2, 3]),
    flip_skip=st.sampled_from(FlipSkip),
    flip_wild=st.sampled_from(FlipWild),
    take_skip=st.booleans(),
    lay_exact=st.booleans(),
    naturals=st.sampled_from(Naturals),
    max_wilds_laid=st.sampled_from([None, None, 0, 1, 2]),
    hit_same_turn=st.sampled_from(HitSameTurn),
    go_out=st.sampled_from(GoOut),
    skip_target=st.sampled_from(SkipTarget),
    skip_lies=st.sampled_from(SkipLies),
    skip_limit=st.sampled_from(SkipLimit),
    points=st.sampled_from([Points(), Points(1, 2, 3, 4)]),
    end=st.sampled_from([end for end in End if end is not End.LAST_SPACE]),
    tie_break=st.sampled_from(TieBreak),
    phase_choice=st.sampled_from([choice for choice in PhaseChoice if choice is not PhaseChoice.BY_BOARD]),
    emptied_pile=st.sampled_from(EmptiedPile),
    saves_a_round=st.sampled_from([0, 0, 1, 2]),
    saved_most=st.sampled_from([None, None, 1, 5]),
) | st.builds(
    Ruleset,
    phases=st.sampled_from(PHASE_LISTS),
    advance=st.just(Advance.EVERYONE),
    end=st.just(End.AFTER_ROUNDS),
    tie_break=st.sampled_from(TieBreak),
    saves_a_round=st.sampled_from([0, 1]),
)
boards = st.builds(
    lambda board, **switches: Ruleset(phases=board[0], track=board[1], **switches),
    st.sampled_from(BOARDS),
    phase_choice=st.just(PhaseChoice.BY_BOARD),
    end=st.just(End.LAST_SPACE),
    twist_cards=st.sampled_from([(), ("set2 + set2",), ("colour4", "set2 + run3", "run4", "odd4")]),
    discard_piles=st.sampled_from([1, 3]),
    flip_skip=st.sampled_from(FlipSkip),
    skips=st.sampled_from([4, 20]),
    skip_lies=st.sampled_from(SkipLies),
    emptied_pile=st.sampled_from(EmptiedPile),
    tie_break=st.sampled_from(TieBreak),
    points=st.sampled_from([Points(), Points(0, 0, 0, 0)]),
    saves_a_round=st.sampled_from([0, 0, 1]),
)
"""Rulesets with a track, pawns and twist cards."""
rulesets = rulesets | boards
"""Rulesets over every value of every switch; not each can be played by six."""

small_rulesets = rulesets.map(lambda rules: replace(rules, hand_size=6, phases=_small(rules.phases)))
"""The same with hands so small that all their moves can be listed."""


def _small(phases: tuple[str, ...]) -> tuple[str, ...]:
    return ("set2", "run3", "colour3") if max(map(len, phases)) > len("set2 + run3") else phases


@dataclass
class Step:
    """A move that was made in a game, and what came of it."""

    before: State
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    after: State


Chooser = Callable[[State, random.Random], PlayerMove]


def started(ruleset: Ruleset, seats: int, dealer: int = 0) -> GameStarted:
    begun = start(ruleset, seats, Seat(dealer % seats))
    assert isinstance(begun, GameStarted), begun
    return begun


def playable(ruleset: Ruleset, seats: int) -> bool:
    return isinstance(start(ruleset, seats, Seat(0)), GameStarted)


def chance_move(state: State, rng: random.Random) -> ChanceMove:
    dealing = state.stage is Stage.DEAL
    order = list(to_deal(state) if dealing else renewable(state))
    rng.shuffle(order)
    return Deal(tuple(order)) if dealing else Reshuffle(tuple(order))


def steps(state: State, rng: random.Random, choose: "Chooser | None" = None) -> Iterator[Step]:
    """Play on from a state by legal moves until the game is over."""
    while state.stage is not Stage.OVER:
        if state.stage in {Stage.DEAL, Stage.RESHUFFLE}:
            seat, move = CHANCE, chance_move(state, rng)
        else:
            seat, move = state.turn, (choose or some_move)(state, rng)  # type: ignore[assignment]
        outcome = resolve(state, seat, move)
        assert isinstance(outcome, Outcome), f"{move} by {seat} is refused: {outcome}"
        yield Step(state, seat, move, outcome.events, outcome.state)
        state = outcome.state


def game(ruleset: Ruleset, seats: int, seed: int) -> Iterator[Step]:
    """A game from its start, by legal moves that follow from the seed."""
    rng = random.Random(seed)
    yield from steps(begin(started(ruleset, seats, rng.randrange(seats))), rng)


def some_move(state: State, rng: random.Random) -> PlayerMove:
    """A legal move by chance, as a player makes it who wants to get on: what can be laid or hit mostly is."""
    for _ in range(40):
        move = _guess(state, rng)
        if why_not(state, state.turn, move) is None:
            return move
    return next(legal_moves(state, state.turn))


def _guess(state: State, rng: random.Random) -> PlayerMove:
    if state.stage is Stage.CHOOSE:
        if state.holder and rng.random() < 0.4:
            return DrawTwist()
        return ChoosePhase(rng.choice(open_phases(state, state.turn)))
    if state.stage is Stage.DRAW:
        saved = state.players[state.turn].saved
        if saved and rng.random() < 0.3:
            return DrawSaved(rng.choice(saved))
        pile = rng.randrange(len(state.discards))
        wanted = 0.9 if state.discards[pile][-1:] == (WILD,) and _wilds_help(state) else 0.3
        return Take(pile) if rng.random() < wanted else Draw()
    player = state.players[state.turn]
    if player.laid is None:
        place = rng.choice(open_phases(state, state.turn))
        if rng.random() < 0.9 and completes(state.phases[place], player.hand, state.ruleset):
            way = best_way(state.phases[place], player.hand, state.ruleset)
            assert way is not None
            return LayPhase(way, place)
    elif rng.random() < 0.9:
        found = _some_hit(state, rng)
        if found is not None:
            return found
    return _some_discard(state, rng)


def _some_hit(state: State, rng: random.Random) -> Hit | None:
    hand = list(dict.fromkeys(state.players[state.turn].hand))
    rng.shuffle(hand)
    places = rng.sample(range(len(state.groups)), len(state.groups))
    for card in hand:
        for place in places:
            ends = state.groups[place].group.ends()
            number = rng.choice(ends) if card == WILD and ends else NUMBER[card] if ends else None
            move = Hit(card, GroupId(place), number)
            if why_not(state, state.turn, move) is None:
                return move
    return None


def _some_discard(state: State, rng: random.Random) -> Discard | Save | PlaySkip:
    hand = state.players[state.turn].hand
    card = rng.choice(hand)
    if card == WILD and _wilds_help(state):
        card = rng.choice(hand)
    elif rng.random() < 0.2 and state.players[state.turn].laid is None:
        card = _least_wanted(state, rng)
    if state.ruleset.saves_a_round and rng.random() < 0.3:
        return Save(card)
    if card == SKIP:
        return PlaySkip(rng.choice((None, *map(Seat, range(len(state.players))))))
    return Discard(card, rng.randrange(len(state.discards)))


def _least_wanted(state: State, rng: random.Random) -> Face:
    """A card without which the hand is as near to the phase as can be: by chance alone hard phases take too long."""
    hand = state.players[state.turn].hand
    phase = state.phases[rng.choice(open_phases(state, state.turn))]
    far = {card: distance(phase, remove(hand, card), state.ruleset) for card in dict.fromkeys(hand)}
    return rng.choice([card for card in far if far[card] == min(far.values())])


def _wilds_help(state: State) -> bool:
    """Whether to keep wilds: a hand of wilds that may not be laid would be kept for ever."""
    return state.ruleset.max_wilds_laid is None


def all_cards(state: State) -> tuple[Face, ...]:
    """Every card there is, wherever it lies."""
    found = [*state.draw_pile, *state.aside]
    for pile in state.discards:
        found += pile
    for player in state.players:
        found += (*player.hand, *player.saved, *player.saved_now)
        found += (SKIP,) * player.skip_in_front
    for owned in state.groups:
        found += owned.group.cards
    return tuple(found)


@st.composite
def positions(draw: st.DrawFn, rules: st.SearchStrategy[Ruleset] = rulesets, most: int = 250) -> State:
    """A state that a random game has come to."""
    seats = draw(st.integers(2, 6))
    ruleset = draw(rules.filter(lambda each: playable(each, seats)))
    seed, count = draw(st.integers(0, 2**32)), draw(st.integers(1, most))
    state = begin(started(ruleset, seats))
    for at, step in enumerate(game(ruleset, seats, seed), start=1):
        state = step.after
        if at >= count:
            break
    return state
