"""How hard a phase is: in how many turns a steady player who plays alone can lay it.

Alone means: cards come from the draw pile only, nobody skips or is skipped, nothing of others can be hit. It is an
estimate by playing, with its error; what was played long and carefully for the standard rules is in ``variants.turns``.
"""

import random
import time
from collections import Counter
from typing import Final, Literal

import msgspec

from tenphases.bots.worth import Scale
from tenphases.rules.cards import FACES, WILD, Face
from tenphases.rules.finder import completes
from tenphases.rules.ruleset import Ruleset, deck, phases_of
from tenphases.sim.measure import estimate
from tenphases.variants.turns import TURNS

MOST_TURNS: Final = 150
"""A game alone that has lasted so long counts as if the phase had been laid then."""
GAMES: Final = 250
SECONDS: Final = 2.5
_LEAST_GAMES: Final = 8
_MOST_GROUPS: Final = 6

Source = Literal["table", "played"]


class Difficulty(msgspec.Struct, frozen=True):
    """The mean number of turns, half its 95 % interval, and where it is from."""

    turns: float
    error: float
    source: Source


def alone(ruleset: Ruleset, phase: str) -> Ruleset:
    """Return the rules as far as they matter to one player and one phase, which goes by the number 1.

    Whether a group may be wilds alone hardly ever matters: it changes the share of hands that are complete when dealt
    by less than 0.02 in a hundred.
    """
    return Ruleset(
        phases=(phase.rpartition(":")[2].strip(),),
        hand_size=ruleset.hand_size,
        wilds=ruleset.wilds,
        skips=ruleset.skips,
        max_wilds_laid=ruleset.max_wilds_laid,
        go_out=ruleset.go_out,
    )


def from_table(rules: Ruleset) -> Difficulty | None:
    """Return what the table says of a phase by rules as ``alone`` gives them, None where it says nothing."""
    text = rules.phases[0]
    if text not in TURNS or alone(Ruleset(go_out=rules.go_out), text) != rules:
        return None
    turns, error = TURNS[text]
    return Difficulty(turns, error, "table")


def played(rules: Ruleset, games: int = GAMES, seconds: float = SECONDS) -> Difficulty | None:
    """Return a phase's difficulty by playing it so often, or for so long; None if that gives no picture.

    ``rules`` as ``alone`` gives them, without findings. The same games are played each time.
    """
    if len(phases_of(rules.phases)[0].groups) > _MOST_GROUPS:
        return None
    until = time.monotonic() + seconds
    turns: list[float] = []
    for number in range(games):
        one = turns_needed(rules, number, until)
        if one is None:
            break
        turns.append(one)
    if len(turns) < _LEAST_GAMES:
        return None
    found = estimate(turns)
    return Difficulty(found.mean, found.error, "played")


def turns_needed(rules: Ruleset, number: int, until: float = float("inf")) -> int | None:
    """Return in which turn the phase is laid in the game of that number; None when the time is over first."""
    chance = random.Random(f"{number} {rules.phases[0]}")
    phase = phases_of(rules.phases)[0]
    pile, thrown = list(deck(rules)), list[Face]()
    chance.shuffle(pile)
    hand, pile = pile[: rules.hand_size], pile[rules.hand_size :]
    left = Counter(pile)
    for turn in range(1, MOST_TURNS + 1):
        if time.monotonic() > until:
            return None
        if not pile:
            chance.shuffle(thrown)
            pile, thrown, left = thrown, [], Counter(thrown)
        card = pile.pop()
        left[card] -= 1
        hand.append(card)
        if completes(phase, hand, rules):
            return turn
        face = _thrown(rules, left, tuple(hand))
        hand.remove(face)
        thrown.append(face)
    return MOST_TURNS


def _thrown(rules: Ruleset, left: Counter[Face], hand: tuple[Face, ...]) -> Face:
    """Return what a steady player throws before the phase is laid."""
    worths = Scale(rules, (0,), left).after_discard(hand)
    return min(worths, key=lambda face: (face == WILD, worths[face], FACES.index(face)))
