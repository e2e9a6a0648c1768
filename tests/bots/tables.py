"""What the bots' tests share: made-up rounds, and a measure of going round in circles."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tenphases.rules.cards import FACES, Face
from tenphases.rules.moves import Draw, Hit, LayPhase, Move, Seat, Take
from tenphases.rules.phases import Group, Kind
from tenphases.rules.ruleset import Ruleset, deck
from tenphases.rules.state import OwnedGroup, Player, Stage, State

LONGEST = 18
"""So many discards may be taken in a row with nobody drawing, laying or hitting: three laps of six."""


def longest_streak(played: Iterable[Move]) -> int:
    """How many discards were taken in a row with nobody drawing, laying or hitting."""
    longest = streak = 0
    for move in played:
        if isinstance(move, Take):
            streak += 1
            longest = max(longest, streak)
        elif isinstance(move, Draw | LayPhase | Hit):
            streak = 0
    return longest


def cards(text: str) -> tuple[Face, ...]:
    return tuple(map(Face, text.split()))


def set_of(text: str, number: int, owner: int = 1) -> OwnedGroup:
    return OwnedGroup(Seat(owner), Group(Kind.SET, cards(text), number))


def run_from(text: str, low: int, owner: int = 1) -> OwnedGroup:
    return OwnedGroup(Seat(owner), Group(Kind.RUN, cards(text), low))


def in_round(
    hands: Sequence[str], *, done: Sequence[int], discard: str, ruleset: Ruleset, stage: Stage = Stage.DRAW
) -> State:
    """A round in which seat 0 is to act: ``done`` is how many phases each has laid, ``hands`` what each holds."""
    held = [cards(hand) for hand in hands]
    left = Counter(deck(ruleset))
    for hand in (*held, cards(discard)):
        left.subtract(hand)
    assert min(left.values()) >= 0, "a card too many"
    pile = sorted(left.elements(), key=FACES.index)
    random.Random(0).shuffle(pile)
    return State(
        ruleset=ruleset,
        dealer=Seat(len(hands) - 1),
        players=tuple(Player(hand=hand, done=(1 << laid) - 1) for hand, laid in zip(held, done, strict=True)),
        stage=stage,
        turn=Seat(0),
        number=max(done) + 1,
        draw_pile=tuple(pile),
        discards=(cards(discard),),
        first=Seat(0),
    )


def with_groups(state: State, groups: Sequence[OwnedGroup], laid_by: Sequence[int]) -> State:
    """The same round with groups on the table, their cards taken from the draw pile."""
    pile = list(state.draw_pile)
    for owned in groups:
        for card in owned.group.cards:
            pile.remove(card)
    players = tuple(
        replace(player, laid=player.done.bit_count(), done=player.done << 1 | 1) if seat in laid_by else player
        for seat, player in enumerate(state.players)
    )
    return replace(state, draw_pile=tuple(pile), groups=tuple(groups), players=players)
