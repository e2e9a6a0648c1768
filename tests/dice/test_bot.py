"""The player that keeps what is worth most: legal, repeatable, strong, and its figures are right."""

import random

import pytest

from tenphases.dice import bot
from tenphases.dice.advice import outlook
from tenphases.dice.aims import MOST_POINTS, SUREST, Aim
from tenphases.dice.decide import BONUS, PENALTY
from tenphases.dice.moves import Keep, PlayerMove, Roll, Stop
from tenphases.dice.notation import read_dice
from tenphases.dice.phases import LAST, PHASES
from tenphases.dice.state import Player, Stage, State
from tenphases.dice.views import View, view
from tests.dice.games import FAILS, MAKES, A, B, Play, on, whole_game


def steady(sight: View, _state: State) -> PlayerMove:
    return bot.choose(sight)


@pytest.mark.parametrize("seats", [1, 3])
def test_games_of_bots_end(seats: int, rng: random.Random) -> None:
    play = whole_game(seats, steady, rng, most=5000)
    assert play.state.stage is Stage.OVER
    assert play.state.players[play.state.places[0][0]].total > 0


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_ten_thousand_games_end(seats: int, rng: random.Random) -> None:
    longest = 0
    for _ in range(10_000 // 6 + 1):
        play = whole_game(seats, steady, rng, most=2000 * seats)
        assert play.state.stage is Stage.OVER
        longest = max(longest, len(play.moves))
    assert longest < 2000 * seats


def test_the_same_view_gives_the_same_move(rng: random.Random) -> None:
    play = Play(1)
    play.do(Keep())
    play.rolls(MAKES[1][0])
    sight = view(play.state, A)
    assert bot.choose(sight) == bot.choose(sight)
    assert rng.random() < 1


def test_a_turn_begins_with_all_dice_and_stops_when_nothing_is_to_be_won() -> None:
    play = Play.at(on(7), Player())
    assert bot.choose(view(play.state, A)) == Keep()
    play.do(Keep())
    play.rolls(MAKES[6][0])
    assert bot.choose(view(play.state, A)) == Stop()
    assert bot.choose(view(play.state, A), SUREST) == Stop()


def test_who_has_nothing_to_do_is_not_asked() -> None:
    play = Play.at(Player(), Player())
    with pytest.raises(ValueError, match="nothing to do"):
        bot.choose(view(play.state, B))
    with pytest.raises(ValueError, match="no dice"):
        bot.advice(view(play.state, A))


def test_advice_is_the_same_for_those_who_watch() -> None:
    play = Play.at(on(3), Player())
    play.do(Keep())
    play.rolls(FAILS)
    assert bot.advice(view(play.state, None)) == bot.advice(view(play.state, B)) == bot.advice(view(play.state, A))
    assert bot.choose(view(play.state, A)) == Keep(bot.advice(view(play.state, A)).keep)


def aim_at(play: Play) -> Aim:
    return bot.aim(view(play.state, None))


def test_what_is_played_for_depends_on_where_the_game_stands() -> None:
    assert aim_at(Play.at(on(4), Player())) == bot.RACE
    alone = Play.at(on(10))
    assert aim_at(alone) == bot.ALONE_AT_LAST
    alone.fails()
    assert aim_at(alone) == bot.ALONE[LAST]
    assert aim_at(Play.at(on(2))) == bot.ALONE[1]
    chain = Play.at(on(10), on(10), on(4))
    chain.makes()
    assert aim_at(chain) == bot.SHARING
    chain.fails()
    assert aim_at(chain) == bot.CHAIN[3]


# The figures of the bot


def worth(phase: int, made: int) -> float:
    """What a turn is expected to score when making the phase is worth so much besides."""
    found = outlook(phase, (), 3, Aim(made))
    return found.points + made * found.chance


FEW = pytest.mark.soak
PLACES = [pytest.param(place, marks=() if place in {2, 7, LAST} else FEW) for place in range(len(PHASES))]


@pytest.mark.parametrize("phase", PLACES)
def test_in_the_chain_making_a_phase_is_worth_the_turn_that_follows(phase: int) -> None:
    following = 0 if phase == LAST else worth(phase + 1, bot.CHAIN[phase + 1].made or 0)
    assert bot.CHAIN[phase].made == round(following)
    assert Aim(BONUS) == bot.SHARING


@pytest.mark.parametrize("phase", PLACES)
def test_alone_making_a_phase_is_worth_less_the_better_the_next_try_would_be(phase: int) -> None:
    """Whoever fails pays 5 and stands where they stood: worth(made) = 5 says that the stand is 5 - made."""
    made = bot.ALONE[phase].made
    assert made is not None
    assert worth(phase, made - 1) < -PENALTY
    assert worth(phase, made + 1) > -PENALTY


def test_alone_the_first_try_of_the_last_phase_is_worth_the_bonus_besides() -> None:
    last = bot.ALONE[LAST].made
    assert last is not None
    assert Aim(last + BONUS) == bot.ALONE_AT_LAST


@pytest.mark.soak
def test_alone_it_scores_more_than_who_only_plays_safe(rng: random.Random) -> None:
    def scored(for_what: Aim | None) -> float:
        def choose(sight: View, _state: State) -> PlayerMove:
            return bot.choose(sight, for_what)

        return sum(whole_game(1, choose, rng).state.players[A].total for _ in range(400)) / 400

    assert scored(None) > scored(MOST_POINTS) > scored(SUREST)


def test_a_plain_player_is_content_once_the_phase_is_made_and_else_keeps_as_others_do() -> None:
    play = Play(1)
    assert bot.choose_plainly(view(play.state, A)) == Keep()
    play.do(Keep())
    play.do(Roll(read_dice(FAILS)))
    plain = bot.choose_plainly(view(play.state, A))
    assert plain == bot.choose(view(play.state, A), bot.RACE) != Stop()
    play = Play(1)
    play.do(Keep())
    play.do(Roll(read_dice(MAKES[0][0])))
    assert bot.choose_plainly(view(play.state, A)) == Stop()
