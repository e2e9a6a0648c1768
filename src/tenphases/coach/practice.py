"""Practice: positions from real games to be played and graded, and hands of which to see how far from a phase they are.

The games are played here by bots, each from a number, so that the same number gives the same exercise anywhere; or
they are games that somebody has played. What a player may know is all that an exercise shows.
"""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from tenphases.bots import EXPERT, STEADY, choose
from tenphases.bots.expert import Valued
from tenphases.coach.analysis import Analysis
from tenphases.coach.chances import LEAST_TURNS
from tenphases.coach.hints import Hint, Option, hint, option_of
from tenphases.coach.weighing import same, weigh, worth_of
from tenphases.rules.cards import FACES, WILD, Face
from tenphases.rules.decide import resolve, start
from tenphases.rules.events import GameStarted
from tenphases.rules.evolve import begin
from tenphases.rules.finder import best_way, distance, useful
from tenphases.rules.moves import (
    CHANCE,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    Move,
    PlayerMove,
    PlaySkip,
    Reshuffle,
    Seat,
    Take,
)
from tenphases.rules.notation.record import Record
from tenphases.rules.phases import RUNS, Kind, Phase
from tenphases.rules.refusals import Refusal
from tenphases.rules.ruleset import Ruleset, phases_of
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.rules.views import View, view

MOST_NUMBER: Final = 1_000_000
IN_A_GAME: Final = 6
"""So many exercises come from one game."""
_LEAST_AT_STAKE: Final = 0.35
_SEATS: Final = (2, 3, 4, 4, 5, 6)
_FARTHEST: Final = 5
_NEAR: Final = 2


class Exercise(msgspec.Struct, frozen=True):
    """A position: how would you play?"""

    number: int
    view: View
    answers: tuple[Option, ...]
    """Every move that can be graded, the best first."""
    hint: Hint
    """What the coach would say."""


class Lacking(msgspec.Struct, frozen=True):
    """One group of a phase as it could be made: its cards, and for each of them whether it is in the hand."""

    kind: Kind
    cards: tuple[Face, ...]
    there: tuple[bool, ...]


class Counting(msgspec.Struct, frozen=True):
    """A hand: how many cards are missing for the phase?"""

    number: int
    hand: tuple[Face, ...]
    phase: str
    missing: int
    groups: tuple[Lacking, ...]
    """One of the ways to see it."""


def exercise(number: int) -> Exercise:
    """Return the exercise of that number."""
    return msgspec.structs.replace(_game(number // IN_A_GAME)[number % IN_A_GAME], number=number)


def mistakes(record: Record, found: Analysis, seat: Seat) -> tuple[Exercise, ...]:
    """Return a player's costliest decisions in a game as exercises, the costliest first."""
    made: dict[int, Exercise] = {}
    wanted = [found.decisions[at].entry for at in found.accounts[seat].worst]
    state = begin(GameStarted(record.ruleset, record.seats, record.dealer, record.rules_version))
    for at, entry in enumerate(record.entries):
        if at in wanted:
            one = _made(view(state, entry.seat))
            if one is not None:
                made[at] = one
        outcome = resolve(state, entry.seat, entry.move)
        if isinstance(outcome, Refusal):
            break
        state = outcome.state
    ordered = [made[at] for at in wanted if at in made]
    return tuple(msgspec.structs.replace(one, number=place) for place, one in enumerate(ordered))


def counting(number: int) -> Counting:
    """Return the hand of that number."""
    dice = random.Random(f"{number} counting")
    ruleset = Ruleset()
    phases = phases_of(ruleset.phases)
    while True:
        place = dice.randrange(len(phases))
        hand = list(dice.sample(list(_deck()), ruleset.hand_size))
        for _ in range(dice.randrange(6)):
            # As if some turns had been played: a card that helps came, one that does not went.
            helps = [face for face in useful(phases[place], hand, ruleset) if face != WILD]
            if helps:
                hand = _without_spare(phases[place], [*hand, dice.choice(helps)], ruleset)
        far = distance(phases[place], hand, ruleset)
        if 0 < far <= _FARTHEST and (far <= _NEAR or dice.random() < 1 / _NEAR):
            dice.shuffle(hand)
            groups = shown(phases[place], tuple(hand), ruleset)
            return Counting(number, tuple(hand), str(phases[place]), far, groups)


def shown(phase: Phase, hand: tuple[Face, ...], ruleset: Ruleset) -> tuple[Lacking, ...]:
    """Return one of the nearest ways to make a phase of a hand, with what is missing."""
    added: list[Face] = []
    while helps := useful(phase, (*hand, *added), ruleset):
        added.append(next((face for face in helps if face != WILD), WILD))
    groups = best_way(phase, (*hand, *added), ruleset) or ()
    stock = list(hand)
    found = []
    for group in groups:
        cards = []
        for card in group.cards:
            cards.append((card, card in stock))
            if card in stock:
                stock.remove(card)
        if group.kind not in RUNS:
            cards.sort(key=lambda one: not one[1])
        found.append(Lacking(group.kind, tuple(card for card, _ in cards), tuple(there for _, there in cards)))
    return tuple(found)


@lru_cache(maxsize=1)
def _deck() -> tuple[Face, ...]:
    return to_deal(begin(GameStarted(Ruleset(), 2, Seat(0))))


def _without_spare(phase: Phase, hand: list[Face], ruleset: Ruleset) -> list[Face]:
    """Return the hand without a card whose going does no harm."""
    now = distance(phase, hand, ruleset)
    for card in sorted(hand, key=FACES.index):
        rest = list(hand)
        rest.remove(card)
        if card != WILD and distance(phase, rest, ruleset) == now:
            return rest
    return hand[:-1]


@lru_cache(maxsize=16)
def _game(number: int) -> tuple[Exercise, ...]:
    """Return the exercises of one game: positions in which something is at stake, from all of its course."""
    dice = random.Random(f"{number} practice")
    found: list[Exercise] = []
    seed = 0
    while len(found) < IN_A_GAME:
        worth_asking = list(_positions(f"{number} {seed}", dice.choice(_SEATS)))
        dice.shuffle(worth_asking)
        for seen in worth_asking:
            one = _made(seen)
            if one is not None and any(answer.loss for answer in one.answers) and len(found) < IN_A_GAME:
                found.append(one)
        seed += 1
    return tuple(found)


def _positions(name: str, seats: int) -> Iterator[View]:
    """Yield the positions of a game of bots in which the best move is clearly better than some other."""
    started = start(Ruleset(), seats, Seat(0))
    assert isinstance(started, GameStarted)  # noqa: S101 - the standard game can be played
    state, dice = begin(started), random.Random(name)
    while state.stage is not Stage.OVER:
        seat = CHANCE if state.stage in (Stage.DEAL, Stage.RESHUFFLE) else state.turn
        move: Move
        if seat == CHANCE:
            move = _chanced(state, dice)
        else:
            seen = view(state, seat)
            if dice.random() < 1 / 4 and _is_asking(weigh(seen)):
                yield seen
            move = choose(EXPERT if seat % 2 else STEADY, seen, dice.getrandbits(31))
        outcome = resolve(state, seat, move)
        assert not isinstance(outcome, Refusal)  # noqa: S101 - bots and chance make legal moves
        state = outcome.state


def _chanced(state: State, dice: random.Random) -> Deal | Reshuffle:
    """Return chance's move."""
    cards = to_deal(state) if state.stage is Stage.DEAL else renewable(state)
    order = sorted(cards, key=FACES.index)
    dice.shuffle(order)
    return Deal(tuple(order)) if state.stage is Stage.DEAL else Reshuffle(tuple(order))


def _is_asking(found: tuple[Valued, ...]) -> bool:
    """Say whether a position is worth asking: neither is all the same nor is it plain."""
    if len(found) < 2 or not isinstance(found[0].move, Discard | PlaySkip | Draw | Take):  # noqa: PLR2004
        return False
    lost = [found[0].value - one.value for one in found[1:]]
    if isinstance(found[0].move, Draw | Take):
        return _LEAST_AT_STAKE <= lost[0] <= 2 * LEAST_TURNS + 1
    return max(lost) >= _LEAST_AT_STAKE and sum(one < LEAST_TURNS for one in lost) < _NEAR + 1


def _made(seen: View) -> Exercise | None:
    """Return a position as an exercise."""
    found, told = weigh(seen), hint(seen)
    if told is None:
        return None
    moves = _answers(seen, found)
    graded = [worth for move in moves if (worth := worth_of(seen, move, found)) is not None]
    graded.sort(key=lambda one: (-one.value, not same(one.move, found[0].move)))
    return Exercise(0, seen, tuple(option_of(seen, found[0], one) for one in graded), told)


def _answers(seen: View, found: tuple[Valued, ...]) -> Iterator[PlayerMove]:
    """Yield the moves that one may answer with."""
    options = seen.options
    if options.choose:
        yield from map(ChoosePhase, options.choose)
    if options.draw:
        yield Draw()
    yield from map(Take, options.take)
    yield from (one.move for one in found if not isinstance(one.move, ChoosePhase | Draw | Take | Discard))
    yield from (Discard(card, options.onto[0]) for card in options.discard)
