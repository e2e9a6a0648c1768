"""Matches: the same seed, the same game; every seating once; and what the numbers say."""

import math

import pytest

from tenphases.rules.moves import Discard, Draw, PlayerMove
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.views import View
from tenphases.sim.match import IllegalMove, Played, Stalled, level, match, play
from tenphases.sim.measure import by_seed, estimate, win_share

BEGINNER, STEADY = level("beginner"), level("steady")
SHORT = Ruleset(phases=("set3 + set3", "run4"))


def test_a_game_is_the_same_again(seed: int) -> None:
    assert play(SHORT, [STEADY, BEGINNER, STEADY], seed) == play(SHORT, [STEADY, BEGINNER, STEADY], seed)


def test_another_seed_is_another_game(seed: int) -> None:
    games = {play(SHORT, [STEADY] * 2, seed + more).points for more in range(5)}
    assert len(games) > 1


def test_a_match_plays_each_seed_in_every_rotation(seed: int) -> None:
    games = list(match(SHORT, [STEADY, BEGINNER, BEGINNER], range(seed, seed + 2)))
    assert [(game.seed - seed, game.rotation) for game in games] == [(s, r) for s in range(2) for r in range(3)]


def test_players_who_play_alike_take_turns_in_winning_over_the_rotations(seed: int) -> None:
    games = list(match(SHORT, [STEADY] * 3, range(seed, seed + 4)))
    for player in range(3):
        assert win_share(games, player).mean == pytest.approx(100 / 3)
        assert {game.points[player] for game in games[:3]} == set(games[0].points)


def test_the_deals_of_a_seed_are_the_same_whoever_plays(seed: int) -> None:
    def deals(*names: str) -> list[tuple[str, ...]]:
        hands: list[tuple[str, ...]] = []

        def looking(seen: View, dice: int, name: str) -> PlayerMove:
            if seen.draw_pile == 87 and len(seen.hand) == 10:
                hands.append(seen.hand)
            return level(name)(seen, dice)

        play(SHORT, [lambda seen, dice, name=name: looking(seen, dice, name) for name in names], seed)  # type: ignore[misc]
        return hands

    ours, theirs = deals("steady", "steady"), deals("beginner", "beginner")
    assert ours[0] == theirs[0]
    assert set(ours) & set(theirs[1:] or theirs)


def test_an_illegal_move_is_told(seed: int) -> None:
    def cheat(_seen: View, _dice: int) -> PlayerMove:
        return Discard(_seen.hand[0])

    with pytest.raises(IllegalMove, match="draw_first"):
        play(SHORT, [cheat, STEADY], seed)


def test_a_round_that_never_ends_is_told(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def idler(seen: View, _dice: int) -> PlayerMove:
        return Draw() if seen.options.draw else Discard(seen.options.discard[0])

    monkeypatch.setattr("tenphases.sim.match.MOST_MOVES", 50)
    with pytest.raises(Stalled):
        play(Ruleset(skips=0), [idler, idler], seed)


def test_rules_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(ValueError, match="phase_too_large"):
        play(Ruleset(phases=("run12",)), [STEADY, STEADY], 0)


def game(seed: int, *winners: int) -> Played:
    return Played(seed, 0, rounds=1, turns=1, winners=winners, points=(0, 0), phases=(0, 0))


def test_a_shared_win_counts_in_parts() -> None:
    assert win_share([game(1, 0), game(2, 0, 1)], 0).mean == 75
    assert win_share([game(1, 0), game(2, 0, 1)], 1).mean == 25


def test_the_interval_is_taken_over_seeds() -> None:
    paired = [game(seed, winner) for seed in range(10) for winner in range(2)]
    assert win_share(paired, 0).mean == 50
    assert win_share(paired, 0).error == 0


def test_the_interval_is_that_of_the_normal_distribution() -> None:
    found = estimate([0.0, 1.0] * 50)
    assert found.mean == 0.5
    assert found.error == pytest.approx(1.96 * math.sqrt(0.25 / 99), abs=1e-4)
    assert str(estimate([50.0, 50.0])) == "50.00 ± 0.00"


def test_one_value_says_nothing_of_its_error() -> None:
    assert estimate([3.0]).error == math.inf
    assert by_seed([game(1, 0)], lambda each: each.rounds).mean == 1
