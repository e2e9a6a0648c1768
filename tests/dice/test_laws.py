"""What holds for every dice game: logs, JSON, the judge and the move list, and that games end."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenphases.dice.decide import decide, resolve
from tenphases.dice.events import Event, GameEnded, GameStarted
from tenphases.dice.evolve import begin, evolve, fold
from tenphases.dice.faces import DICE, FACES, Face, in_order
from tenphases.dice.judge import why_not
from tenphases.dice.legal import Options, legal_moves, options
from tenphases.dice.moves import CHANCE, Keep, Move, PlayerMove, Roll, Seat, Stop
from tenphases.dice.phases import LAST
from tenphases.dice.refusals import RULE_AND_PARAMETERS, Refusal
from tenphases.dice.state import ROLLS, Stage, State, due
from tenphases.dice.views import View, seen, view
from tests.dice.games import MAKES, A, Play, any_legal, fair, whole_game

SEATS = [1, 2, 3, 4, 5, 6]


def eager(sight: View, _state: State) -> PlayerMove:
    """A player who stops as soon as the phase is made, and else keeps what it would use if that were all."""
    if sight.options.begin:
        return Keep()
    if sight.best is not None:
        return Stop()
    return Keep(in_order(face for face in sight.dice if sight.dice.count(face) > 1 or face[0] == "w")[: DICE - 1])


def lucky(state: State, rng: random.Random) -> Roll:
    """Dice that make the phase now and then, so that games of any players come to an end."""
    if state.stage is Stage.ROLL and not state.kept and rng.random() < 0.5:
        return Roll(tuple(map(Face, MAKES[state.players[state.turn].phase][0].split())))
    return fair(state, rng)


def lucky_game(seats: int, rng: random.Random) -> Play:
    """A whole game of players who make any legal move, with lucky dice."""
    play = Play(seats)
    choose = any_legal(rng)
    while play.state.stage is not Stage.OVER:
        if due(play.state):
            play.do(lucky(play.state, rng))
        else:
            play.do(choose(view(play.state, play.state.turn), play.state))
    return play


@pytest.fixture(params=SEATS)
def play(request: pytest.FixtureRequest, rng: random.Random) -> Play:
    seats: int = request.param
    return lucky_game(seats, rng)


def test_the_log_folds_to_the_state(play: Play) -> None:
    assert fold(play.events) == play.state


def test_the_moves_alone_lead_to_the_same_state(play: Play) -> None:
    again = Play(len(play.state.players))
    for seat, move in play.moves:
        again.do(move, seat)
    assert again.state == play.state


def test_a_log_begins_with_the_start_of_a_game(play: Play) -> None:
    with pytest.raises(ValueError, match=r"OrderRolled|TurnBegan|Kept"):
        fold(play.events[1:])
    with pytest.raises(ValueError, match="None"):
        fold([])
    assert evolve(play.state, GameStarted(2)) == begin(GameStarted(2))


def test_moves_events_states_and_views_come_back_from_json(play: Play) -> None:
    for event in play.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
        assert seen(event, A) == event
    for _, move in play.moves:
        assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move
    state = play.state
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    for seat in (None, A):
        sight = view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(sight), type=View) == sight


def test_every_state_on_the_way_is_in_order(play: Play) -> None:
    state = begin(GameStarted(len(play.state.players)))
    for seat, move in play.moves:
        outcome = resolve(state, seat, move)
        assert not isinstance(outcome, Refusal)
        state = outcome.state
        assert (state.turn == CHANCE) == (state.stage in {Stage.ORDER, Stage.OVER})
        assert bool(due(state)) == (state.stage in {Stage.ORDER, Stage.ROLL})
        if state.stage is Stage.PLAY:
            assert len(state.dice) == DICE
            assert 0 < state.rolls < ROLLS
        for player in state.players:
            assert player.phase <= LAST + 1
            assert player.done == (player.phase == LAST + 1)


def test_a_game_ends_with_everybody_in_a_place(play: Play) -> None:
    assert isinstance(play.events[-1], GameEnded)
    assert sorted(seat for place in play.state.places for seat in place) == list(range(len(play.state.players)))
    totals = [[play.state.players[seat].total for seat in place] for place in play.state.places]
    assert all(len(set(place)) == 1 for place in totals)
    assert totals == sorted(totals, reverse=True)


def test_in_every_state_somebody_can_act(play: Play) -> None:
    state = begin(GameStarted(len(play.state.players)))
    for seat, move in play.moves:
        acting = [each for each in range(len(state.players)) if next(legal_moves(state, Seat(each)), None)]
        assert acting == ([] if due(state) else [state.turn])
        outcome = resolve(state, seat, move)
        assert not isinstance(outcome, Refusal)
        state = outcome.state
    assert not any(next(legal_moves(state, Seat(each)), None) for each in range(len(state.players)))


faces = st.sampled_from(FACES) | st.text(max_size=4).map(Face)
dice = st.lists(faces, max_size=12).map(tuple)
moves = st.builds(Keep, dice) | st.builds(Roll, dice) | st.just(Stop())
seats = st.integers(-3, 8).map(Seat)


def somewhere(seed: int) -> Play:
    """A game at some point."""
    rng = random.Random(seed)
    play = Play(rng.randint(1, 4))
    choose = any_legal(rng)
    for _ in range(rng.randint(0, 80)):
        if play.state.stage is Stage.OVER:
            break
        if due(play.state):
            play.do(lucky(play.state, rng))
        else:
            play.do(choose(view(play.state, play.state.turn), play.state))
    return play


@given(st.integers(0, 10_000), seats, moves)
def test_deciding_never_raises_and_refuses_exactly_what_the_judge_refuses(seed: int, seat: Seat, move: Move) -> None:
    state = somewhere(seed).state
    refusal = why_not(state, seat, move)
    decided = decide(state, seat, move)
    if refusal is None:
        assert isinstance(decided, tuple)
        assert decided
    else:
        assert decided == refusal
        assert tuple(refusal.about) == RULE_AND_PARAMETERS[refusal.code][1]


@given(st.integers(0, 10_000), seats, dice)
def test_a_move_is_listed_exactly_when_the_judge_lets_it_pass(seed: int, seat: Seat, some: tuple[Face, ...]) -> None:
    state = somewhere(seed).state
    listed = list(legal_moves(state, seat))
    assert len(set(listed)) == len(listed)
    assert all(why_not(state, seat, move) is None for move in listed)
    for move in (Stop(), Keep(), Keep(some), Keep(state.dice[:4])):
        known = Keep(in_order(move.dice)) if isinstance(move, Keep) and set(move.dice) <= set(FACES) else move
        assert (why_not(state, seat, move) is None) == (known in listed)


@given(st.integers(0, 10_000), seats)
def test_the_options_say_the_same_as_the_judge(seed: int, seat: Seat) -> None:
    state = somewhere(seed).state
    listed = list(legal_moves(state, seat))
    found = options(state, seat)
    assert found.stop == (Stop() in listed)
    assert found.keep == (len(listed) > 1)
    assert found.begin == (listed == [Keep()])
    assert (found == Options()) == (not listed)


def test_a_spectator_may_do_nothing_and_sees_the_rest(rng: random.Random) -> None:
    play = Play(2)
    play.rolls("10R 5R")
    play.do(Keep())
    play.rolls(MAKES[0][0])
    sight, mine = view(play.state, None), view(play.state, A)
    assert sight.options == Options()
    assert mine.options == Options(keep=True, stop=True)
    assert sight.best == mine.best
    assert sight.best is not None
    assert sight.best.points == MAKES[0][1]
    assert (sight.rolls_left, sight.due) == (2, ())
    assert msgspec.structs.replace(mine, seat=None, options=Options()) == sight
    assert fair(play.state, rng) == Roll(())


def test_eager_players_with_fair_dice_come_to_an_end(rng: random.Random) -> None:
    for seats in (1, 3):
        assert whole_game(seats, eager, rng, most=200_000).state.stage is Stage.OVER
