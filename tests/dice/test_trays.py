"""Faces drawn before it is known which dice will be rolled."""

import random

from tenphases.dice.faces import KINDS, Kind
from tenphases.dice.moves import Keep, Roll
from tenphases.dice.notation import read_dice
from tenphases.dice.state import Stage, State, due
from tenphases.dice.trays import taken, tray
from tenphases.dice.views import view
from tests.dice.games import FAILS, Play, any_legal


def drawn(dice: tuple[Kind, ...], rng: random.Random) -> tuple[str, ...]:
    return tuple(rng.choice(kind.sides) for kind in dice)


def test_a_roll_uses_the_first_faces_of_the_kinds_it_needs() -> None:
    play = Play(1)
    play.do(Keep())
    assert [len(tray(play.state)), tray(play.state)[0], tray(play.state)[-1]] == [10, KINDS[0], KINDS[3]]
    play.do(taken(play.state, read_dice(FAILS)))
    assert play.state.dice == read_dice(FAILS)
    play.do(Keep(read_dice("5R 6G 5B 1B 2B 4Y")))
    assert taken(play.state, read_dice("8B 9G 10R 8R 9Y 10B wR wG wB wY")) == Roll(read_dice("8B 8R 9Y wR"))


def test_a_tray_for_the_order_has_a_face_for_each_who_rolls() -> None:
    play = Play(3)
    assert tray(play.state) == (KINDS[0],) * 3
    assert taken(play.state, read_dice("5R 5R 6G")) == Roll(read_dice("5R 5R 6G"))


def test_whole_games_are_played_with_trays_sealed_a_turn_ahead(rng: random.Random) -> None:
    play, choose = Play(2), any_legal(rng)
    sealed: list[tuple[str, ...]] = []
    for _ in range(300):
        if play.state.stage is Stage.ORDER:
            play.do(taken(play.state, read_dice(" ".join(drawn(tray(play.state), rng)))))
        elif due(play.state):
            play.do(taken(play.state, read_dice(" ".join(sealed[play.state.rolls]))))
        else:
            if play.state.stage is Stage.BEGIN:
                sealed = [drawn(tray(play.state), rng) for _ in range(3)]
            play.do(choose(view(play.state, play.state.turn), play.state))
    assert isinstance(play.state, State)
