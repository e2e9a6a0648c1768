"""What an expert thinks of its moves: the list that hints are made of."""

import random

import pytest
from msgspec.structs import replace

from tenphases.bots import LEVELS, choose
from tenphases.bots.expert import Aspect, evaluate, weights
from tenphases.rules.cards import Face
from tenphases.rules.moves import Discard, Draw, LayPhase, PlaySkip, Seat, Take
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tenphases.rules.views import view
from tenphases.sim.match import level, moves
from tenphases.variants.load import load
from tests.bots.tables import in_round, set_of, with_groups
from tests.bots.test_whole_games import opening, scrambled

OTHER = "G1 G1 G2 G2 G3 G3 G4 G4 G5 G5"


def playing(hand: str, done: int = 0) -> State:
    return replace(in_round((hand, OTHER), done=(done, 0), discard="Y12", ruleset=Ruleset()), stage=Stage.PLAY)


def test_the_first_is_what_the_expert_does_all_through_a_game(seed: int) -> None:
    for preset, count in (("standard", 3), ("dutch", 2)):
        for _, state in moves(opening(load(preset), count), [level("expert")] * count, seed):
            if state.stage in (Stage.DRAW, Stage.PLAY):
                seen = view(state, state.turn)
                assert evaluate(seen)[0].move == choose("expert", seen, seed)


def test_it_is_the_same_whatever_is_hidden(seed: int) -> None:
    dice = random.Random(seed)
    for _, state in moves(opening(Ruleset(), 3), [level("expert")] * 3, seed):
        if state.stage in (Stage.DRAW, Stage.PLAY):
            other = scrambled(state, state.turn, dice)
            assert evaluate(view(other, state.turn)) == evaluate(view(state, state.turn))


def test_every_card_that_may_go_is_valued_and_the_numbers_are_sensible() -> None:
    state = playing("R7 B7 R9 B9 Y9 R1 B1 Y1 R10 Y7 B5", done=9)
    found = evaluate(view(state, Seat(0)))
    assert {one.move.card for one in found if isinstance(one.move, Discard)} == set(state.players[0].hand)
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
    best = found[0]
    assert best.move == Discard(Face("R10"))
    assert best.points == 10
    assert 0 < best.soon < 1
    assert 1 < best.turns < 40
    assert 0 < best.useful < best.unseen == 108 - 11 - 1


def test_laying_comes_alone_and_nothing_is_missing() -> None:
    found = evaluate(view(playing("R7 B7 Y7 R9 B9 Y9 R1 Y1 R4 Y4 B12"), Seat(0)))
    assert len(found) == 1
    assert isinstance(found[0].move, LayPhase)
    assert (found[0].turns, found[0].missing, found[0].soon) == (0, 0, 1)


def test_piles_to_draw_from_are_valued() -> None:
    state = in_round(("R7 B7 R9 B9 Y1 R2 Y4 R6 Y8 R12", OTHER), done=(0, 0), discard="Y9", ruleset=Ruleset())
    take, draw = evaluate(view(state, Seat(0)))
    assert (take.move, draw.move) == (Take(), Draw())
    assert take.turns < draw.turns
    assert take.missing == draw.missing - 1


def test_with_feeding_switched_off_it_throws_what_the_next_player_can_hit() -> None:
    state = with_groups(playing("R2 R9 B5 B5 R7 B7 Y3"), (set_of("R2 B2 Y2", 2),), laid_by=(1,))
    seen = view(replace(state, players=(state.players[0], replace(state.players[1], hand=(Face("R1"),)))), Seat(0))
    fed = {one.move: one for one in evaluate(seen)}[Discard(Face("R2"))]
    assert fed.feeding > 0
    assert fed.fed == 1
    blind = {one.move: one for one in evaluate(seen, {Aspect.FEEDING})}[Discard(Face("R2"))]
    assert blind.feeding == 0
    assert blind.value > fed.value


def test_with_skips_switched_off_a_skip_is_worth_less() -> None:
    seen = view(playing("S R2 R9 B5 B5 R7 B7 Y3"), Seat(0))
    worth = [
        {one.move: one.value for one in evaluate(seen, off)}[PlaySkip(Seat(1))]
        for off in ((), (Aspect.SKIPS,), (Aspect.SKIPS, Aspect.POINTS))
    ]
    assert worth[0] > worth[1] > worth[2]


@pytest.mark.parametrize("aspect", Aspect)
def test_each_aspect_changes_the_weights(aspect: Aspect) -> None:
    assert weights((aspect,)) != weights()
    assert len(weights((aspect,))) == len(weights())


def test_who_has_nothing_to_do_has_nothing_to_value() -> None:
    assert evaluate(view(playing("R2 R9 B5"), Seat(1))) == ()
    assert evaluate(view(playing("R2 R9 B5"), None)) == ()


def test_there_is_an_expert_among_the_levels() -> None:
    assert "expert" in LEVELS
