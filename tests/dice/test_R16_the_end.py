"""R16.7 to R16.9: bonuses, the chain after the first finisher, who wins, and playing alone."""

import pytest

from tenphases.dice.events import Bonus, BonusWon, Finished, GameEnded, PhaseFailed, TurnBegan
from tenphases.dice.moves import Keep, Roll, Seat
from tenphases.dice.notation import read_dice
from tenphases.dice.refusals import Code
from tenphases.dice.state import Player, Stage, due
from tests.dice.games import FAILS, A, B, C, D, Play, on


def chain_of(play: Play) -> tuple[Seat, ...]:
    """Who still takes turns after the first has finished; it is the turn of the first of them."""
    assert play.state.turn == play.state.chain[0]
    return play.state.chain


# R16.7


@pytest.mark.parametrize(("before", "wins"), [(169, True), (168, False)])
def test_R16_7_a_total_of_221_after_phase_5_brings_40(before: int, wins: bool) -> None:  # noqa: FBT001 - a column
    play = Play.at(Player(made=(before, 0, 0, 0), total=before), Player())
    events = play.makes()
    assert (BonusWon(A, Bonus.FIVE, 40) in events) is wins
    assert play.state.players[A].total == before + 52 + 40 * wins
    assert play.state.players[A].bonuses == (Bonus.FIVE,) * wins


def test_R16_7_221_counts_after_phase_5_and_at_no_other_time() -> None:
    play = Play.at(on(4, points=100), Player())
    play.makes()
    assert play.state.players[A].bonuses == ()
    later = Play.at(on(6, points=100), Player())
    later.makes()
    assert later.state.players[A].bonuses == ()


def test_R16_7_the_first_to_complete_phase_10_wins_40_and_ends_normal_play() -> None:
    play = Play.at(on(4), on(10), on(7), turn=B)
    events = play.makes()
    assert events[2:] == (BonusWon(B, Bonus.FINISH, 40), Finished(B, (C, A), ()), TurnBegan(C))
    assert play.state.players[B].total == 270 + 58 + 40
    assert play.state.finisher == B


def test_R16_7_every_other_player_plays_on_until_the_first_failure_V21() -> None:
    play = Play.at(on(7), on(10), turn=B)
    play.makes()
    assert play.makes()[-1] == TurnBegan(A)
    assert play.makes()[-1] == TurnBegan(A)
    assert play.fails()[-1] == GameEnded(((B,), (A,)))
    assert play.state.players[A].made == (30,) * 6 + (60, 56)
    assert play.state.players[A].total == 180 + 60 + 56


def test_R16_7_or_until_phase_10() -> None:
    play = Play.at(on(9), on(10), turn=B)
    play.makes()
    play.makes()
    events = play.makes()
    assert isinstance(events[-1], GameEnded)
    assert play.state.players[A].done
    assert play.state.players[A].bonuses == ()  # A was not on phase 10 when B finished


def test_R16_7_each_takes_a_chain_once_in_the_order_of_play() -> None:
    play = Play.at(on(2), on(10), on(3), on(4), turn=B)
    play.makes()
    assert chain_of(play) == (C, D, A)
    play.makes()
    assert chain_of(play) == (C, D, A)
    play.fails()
    assert chain_of(play) == (D, A)
    play.fails()
    assert chain_of(play) == (A,)
    assert isinstance(play.fails()[-1], GameEnded)


def test_R16_7_the_bonus_after_phase_5_is_to_be_had_in_the_chain() -> None:
    play = Play.at(on(5, points=50), on(10), turn=B)
    play.makes()
    play.makes()
    assert play.state.players[A].bonuses == (Bonus.FIVE,)


def test_R16_7_who_was_on_phase_10_already_and_began_later_wins_the_40_too() -> None:
    play = Play.at(on(10), on(10), on(10), on(9), turn=B)
    play.makes()
    assert play.state.sharing == (C,)
    assert BonusWon(C, Bonus.FINISH, 40) in play.makes()
    play.makes()
    assert play.state.turn == D
    play.makes()  # phase 10 too, but D came to it too late
    assert play.state.players[D].bonuses == ()
    play.makes()  # A began the game before B
    assert [player.bonuses for player in play.state.players] == [(), (Bonus.FINISH,), (Bonus.FINISH,), ()]


def test_R16_7_who_fails_phase_10_in_the_chain_wins_no_bonus() -> None:
    play = Play.at(on(10), on(10))
    play.makes()
    assert play.state.sharing == (B,)
    play.fails()
    assert play.state.players[B].bonuses == ()


# R16.8


def test_R16_8_the_highest_total_wins() -> None:
    play = Play.at(on(10, points=20), on(9, points=50))
    play.makes()
    play.fails()
    assert [player.total for player in play.state.players] == [278, 400]
    assert play.state.places == ((B,), (A,))
    assert play.state.stage is Stage.OVER


def test_R16_8_equal_totals_share_the_win() -> None:
    play = Play.at(on(10), on(3, points=184), Player(total=7), on(2, points=7))
    play.makes()
    for _ in range(3):
        play.fails()
    assert play.state.places == ((A, B), (C, D))


def test_R16_8_when_the_game_is_over_nothing_more_is_done() -> None:
    play = Play.at(on(10))
    play.makes()
    assert play.code(Keep(), A) is Code.GAME_OVER
    assert play.code(Roll(read_dice(FAILS))) is Code.NOT_NOW
    assert due(play.state) == ()


# R16.9


def test_R16_9_alone_a_failed_turn_costs_5_points() -> None:
    play = Play(1)
    for _ in range(2):
        assert PhaseFailed(A, 0, -5) in play.fails()
    assert play.state.players[A] == Player(failed=2, tries=2, total=-10)


def test_R16_9_alone_the_last_40_come_at_the_first_try() -> None:
    first = Play.at(on(10))
    assert first.makes()[2:] == (BonusWon(A, Bonus.FINISH, 40), Finished(A, (), ()), GameEnded(((A,),)))
    assert first.state.players[A].total == 270 + 58 + 40
    second = Play.at(on(10))
    second.fails()
    assert second.makes()[2:] == (Finished(A, (), ()), GameEnded(((A,),)))
    assert second.state.players[A].total == 270 - 5 + 58


def test_R16_9_failing_an_earlier_phase_does_not_cost_the_last_40() -> None:
    play = Play.at(on(9))
    play.fails()
    play.makes()
    play.makes()
    assert play.state.players[A].bonuses == (Bonus.FINISH,)
