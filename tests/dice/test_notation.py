"""Dice, moves and whole games as text, both ways."""

import random
from pathlib import Path

import pytest

from tenphases.dice.faces import FACES
from tenphases.dice.moves import CHANCE, Keep, Move, Roll, Stop
from tenphases.dice.notation import (
    BadText,
    Record,
    dice_text,
    move_text,
    read_dice,
    read_move,
    read_record,
    record_text,
)
from tenphases.dice.state import Stage
from tests.dice.games import A, B, Play, any_legal, whole_game

GAME = Path(__file__).parent / "game.txt"


def test_dice_are_read_and_written() -> None:
    assert read_dice(" 5R  8B wG ") == ("5R", "8B", "wG")
    assert dice_text(read_dice("5R 8B wG")) == "5R 8B wG"
    assert read_dice("") == ()
    assert read_dice(dice_text(FACES)) == FACES


@pytest.mark.parametrize("text", ["11R", "5Q", "R5", "W", "5r", "10R,9G", "8G"])
def test_what_no_die_shows_is_not_read(text: str) -> None:
    with pytest.raises(BadText) as bad:
        read_dice(f"5R {text}")
    assert (bad.value.part, bad.value.line) == (text, 1)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Keep(), "roll"),
        (Keep(read_dice("5R 8B wG")), "keep 5R 8B wG"),
        (Stop(), "stop"),
        (Roll(read_dice("10B 1R")), "rolled 10B 1R"),
        (Roll(()), "rolled"),
    ],
)
def test_moves_are_read_and_written(move: Move, text: str) -> None:
    assert move_text(move) == text
    assert read_move(text) == move
    assert read_move(f"  {text} ") == move


@pytest.mark.parametrize("text", ["", "keep", "roll 5R", "stop 5R", "throw 5R", "Roll", "keep 5"])
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(BadText):
        read_move(text)


def test_a_game_is_read_and_written() -> None:
    record = Record(2, ((CHANCE, Roll(read_dice("5R 10R"))), (B, Keep()), (A, Stop())))
    text = "dice 2\nrolled 5R 10R\nB: roll\nA: stop\n"
    assert record_text(record) == text
    assert read_record(text) == record
    assert read_record("# a game\n\n  dice 2 # two play\nrolled 5R 10R\n\nB: roll\nA: stop") == record


@pytest.mark.parametrize(
    ("text", "part", "line"),
    [
        ("", "", 1),
        ("\n\nA: roll", "A: roll", 3),
        ("dice 0", "dice 0", 1),
        ("dice 2\nA roll", "A roll", 2),
        ("dice 2\n\nroll", "roll", 3),
        ("dice 2\nA: rolled 5R", "A: rolled 5R", 2),
        ("dice 2\nA: keep 5R 5Q", "5Q", 2),
        ("dice 2\nrolled 5Q", "5Q", 2),
        ("dice 2\na: roll", "a: roll", 2),
    ],
)
def test_what_is_no_game_is_not_read_and_the_line_is_told(text: str, part: str, line: int) -> None:
    with pytest.raises(BadText) as bad:
        read_record(text)
    assert (bad.value.part, bad.value.line) == (part, line)


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_games_come_back_as_they_went(seats: int, rng: random.Random) -> None:
    play = whole_game(seats, any_legal(rng), rng, most=300)
    record = Record(seats, tuple(play.moves))
    assert read_record(record_text(record)) == record


def test_the_written_game_is_played_as_it_is_told() -> None:
    text = GAME.read_text(encoding="utf-8")
    record = read_record(text)
    play = Play(record.seats)
    for seat, move in record.moves:
        play.do(move, seat)
    assert play.state.stage is Stage.OVER
    told = text.splitlines()[-1].removeprefix("# ")
    assert told == " ".join(f"{letter} {player.total}" for letter, player in zip("AB", play.state.players, strict=True))
    assert record_text(record).splitlines() == [line.partition("#")[0].rstrip() for line in text.splitlines()[:-1]]
