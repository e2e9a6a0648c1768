"""No level ever stalls, under any preset and variant, with 2 to 6 players (L14)."""

import random

import pytest

from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.learners import choose_beginner, choose_casual
from tenphases.sim.kernel import playing, room
from tenphases.sim.kernel.claims import claims
from tenphases.sim.kernel.matches import Match
from tenphases.variants.library import PRESETS, VARIANTS
from tenphases.variants.load import load

LEVELS = (choose_beginner, choose_casual, choose_steady, choose_expert)
GAMES = 100_000


@pytest.mark.soak
def test_a_hundred_thousand_games_come_to_an_end(seed: int) -> None:
    dice = random.Random(seed)
    rulesets = [load(preset, variants) for preset in PRESETS for variants in ((), *((name,) for name in VARIANTS))]
    played = [ruleset for ruleset in rulesets if claims(ruleset)]
    share = GAMES // (5 * len(played)) + 1
    games = 0
    for at, ruleset in enumerate(played):
        for players in range(2, 7):
            match = Match(ruleset, (*LEVELS, LEVELS[0], LEVELS[1]))
            match._players = match._desk.work[room.MATCH_SEATS] = players
            for player in range(players):
                match._desk.work[room.MATCH_POLICIES + player] = dice.randrange(len(LEVELS))
            first = (seed + 1000 * (5 * at + players)) % (1 << 29)
            for rows in match.play(range(first, first + share // players + 1)):
                games += len(rows)
                assert not rows[:, playing.G_STALLED].any(), (ruleset, players, rows[rows[:, playing.G_STALLED] > 0])
    assert games >= GAMES
