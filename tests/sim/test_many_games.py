"""No level ever stalls, under any preset and variant, with 2 to 6 players (L14)."""

import random

import pytest

from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.learners import choose_beginner, choose_casual
from tenphases.rules.ruleset import GoOut, PhaseChoice, Points, Ruleset
from tenphases.sim.kernel import playing, room
from tenphases.sim.kernel.matches import Match
from tenphases.variants.library import PRESETS, VARIANTS
from tenphases.variants.load import load

LEVELS = (choose_beginner, choose_casual, choose_steady, choose_expert)
GAMES = 100_000
RELATIVES = ("masters", "twist")


def play(ruleset: Ruleset, players: int, seeds: range, dice: random.Random) -> int:
    """Play each seed in every rotation, each player of any level; return how many games came to an end: all of them."""
    match = Match(ruleset, (*LEVELS, LEVELS[0], LEVELS[1]))
    match._players = match._desk.work[room.MATCH_SEATS] = players
    for player in range(players):
        match._desk.work[room.MATCH_POLICIES + player] = dice.randrange(len(LEVELS))
    games = 0
    for rows in match.play(seeds):
        stalled = rows[:, playing.G_STALLED] > 0
        assert not stalled.any(), (ruleset, players, rows[stalled])
        assert (rows[:, playing.G_WON] > 0).all()
        games += len(rows)
    return games


@pytest.mark.parametrize("variant", RELATIVES)
def test_games_of_a_relative_come_to_an_end(variant: str, seed: int) -> None:
    dice = random.Random(f"{seed} {variant}")
    games = 0
    for players in range(2, 7):
        first = dice.randrange(1 << 29)
        games += play(load(dice.choice(PRESETS), [variant]), players, range(first, first + 60 // players), dice)
    assert games >= 270


ODD = {
    "every number is hoarded by somebody": Ruleset(phases=("set2", "set7"), hand_size=12, wilds=0, take_skip=True),
    "who could be helped is not": Ruleset(
        hand_size=15, skips=10, max_wilds_laid=0, go_out=GoOut.DISCARD, phase_choice=PhaseChoice.BEFORE_PLAY
    ),
    "wilds cannot be laid": Ruleset(
        phases=("set8", "run3 + set4 + set2"), hand_size=15, wilds=16, max_wilds_laid=2, go_out=GoOut.DISCARD
    ),
    "every tie-break is blocked": Ruleset(
        phases=("even2 + run2", "colour-run5"),
        hand_size=20,
        wilds=16,
        skips=10,
        max_wilds_laid=3,
        points=Points(0, 0, 0, 0),
        go_out=GoOut.DISCARD,
        saves_a_round=2,
    ),
}


@pytest.mark.parametrize("ruleset", ODD.values(), ids=ODD)
def test_games_by_odd_rules_come_to_an_end_too(ruleset: Ruleset, seed: int) -> None:
    dice = random.Random(seed)
    for players in (2, 4, 5):
        assert play(ruleset, players, range(dice.randrange(1 << 29), 1 << 29)[:2], dice) == 2 * players


@pytest.mark.soak
@pytest.mark.parametrize("variant", RELATIVES)
def test_ten_thousand_games_of_a_relative_come_to_an_end(variant: str, seed: int) -> None:
    dice = random.Random(f"{seed} {variant}")
    games = 0
    for preset in PRESETS:
        for players in range(2, 7):
            first = dice.randrange(1 << 29)
            games += play(load(preset, [variant]), players, range(first, first + 300 // players), dice)
    assert games >= 10_000


@pytest.mark.soak
def test_a_hundred_thousand_games_come_to_an_end(seed: int) -> None:
    dice = random.Random(seed)
    rulesets = [load(preset, variants) for preset in PRESETS for variants in ((), *((name,) for name in VARIANTS))]
    share = GAMES // (5 * len(rulesets)) + 1
    games = 0
    for at, ruleset in enumerate(rulesets):
        for players in range(2, 7):
            first = (seed + 1000 * (5 * at + players)) % (1 << 29)
            games += play(ruleset, players, range(first, first + share // players + 1), dice)
    assert games >= GAMES
