"""Experts who do one thing otherwise: they do it, and nothing that is not allowed."""

from collections.abc import Iterator

import pytest

from tenphases.rules.cards import WILD
from tenphases.rules.decide import start
from tenphases.rules.events import GameStarted
from tenphases.rules.evolve import begin
from tenphases.rules.moves import Draw, Hit, LayPhase, Move, PlaySkip, Seat, Take
from tenphases.rules.phases import Kind
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import State
from tenphases.sim.match import moves, play
from tenphases.sim.tournament.aspects import ASPECTS
from tenphases.sim.tournament.entrants import bot

FEW = Ruleset(phases=("set3 + set3", "run7", "set4 + set4"))


def played(habit: str, seed: int, seats: int = 3) -> Iterator[tuple[State, Move]]:
    """Yield the moves of who has the habit, among experts, each with the position before it."""
    started = start(FEW, seats, Seat(0))
    assert isinstance(started, GameStarted)
    before = begin(started)
    for move, state in moves(before, [bot(habit), *[bot("expert")] * (seats - 1)], seed):
        if before.turn == 0:
            yield before, move
        before = state


@pytest.mark.parametrize("habits", [tuple(ASPECTS)[:4], tuple(ASPECTS)[4:8], tuple(ASPECTS)[8:]])
def test_they_all_play_whole_games(habits: tuple[str, ...], seed: int) -> None:
    game = play(FEW, [bot(habit) for habit in habits], seed)
    assert max(game.phases) == 3


def test_who_draws_from_the_pile_takes_no_discard(seed: int) -> None:
    assert not any(isinstance(move, Take) for _, move in played("from-pile", seed))


def test_who_skips_the_next_player_skips_nobody_else_who_could_be_skipped(seed: int) -> None:
    skips = [
        (before, move.target)
        for more in range(6)
        for before, move in played("skipping-next", seed + more)
        if isinstance(move, PlaySkip) and move.target is not None
    ]
    assert skips
    for before, target in skips:
        following = before.players[(before.turn + 1) % 3]
        assert target == (before.turn + 1) % 3 or following.skip_waiting


def first_with_wilds(habit: str, seed: int) -> int:
    """Return how often sets with a wild were laid before anybody else had laid, after a draw from the pile."""
    drew, count = False, 0
    for before, move in (each for more in range(15) for each in played(habit, seed + more)):
        drew = isinstance(move, Draw) or (drew and not isinstance(move, Take))
        if isinstance(move, LayPhase) and drew and all(player.laid is None for player in before.players):
            sets = all(group.kind is Kind.SET for group in move.groups)
            count += sets and any(WILD in group.cards for group in move.groups)
    return count


def test_who_saves_wilds_lays_none_in_sets_before_another_has_laid(seed: int) -> None:
    assert first_with_wilds("saving-wilds", seed) == 0
    assert first_with_wilds("expert", seed) > 0


def test_who_hits_late_waits_until_the_end_is_near(seed: int) -> None:
    hits = [before for before, move in played("hitting-late", seed) if isinstance(move, Hit)]
    for before in hits:
        own = before.players[before.turn]
        near = [player for player in before.players if player.laid is not None and len(player.hand) <= 3]
        assert len(own.hand) <= 3 or near
