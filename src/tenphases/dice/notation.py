"""Dice, moves and whole games as text, both ways.

Reading says only whether a text can be understood; whether a move may be made is for ``judge``.
"""

import re
from collections.abc import Iterable
from string import ascii_uppercase
from typing import Final, assert_never

import msgspec

from tenphases.dice.faces import FACES, Face
from tenphases.dice.moves import CHANCE, Keep, Move, Roll, Seat, Stop

_PLAYERS: Final = re.compile(r"dice ([1-9][0-9]?)")
_TURN: Final = re.compile(r"([A-Z]): (.+)")


class BadText(ValueError):
    """A text that cannot be read: ``part`` is the piece at fault, ``line`` where it stands, from 1."""

    def __init__(self, part: str, line: int = 1) -> None:
        """Keep the piece that could not be read, and its line."""
        super().__init__(f"{line}: {part}")
        self.part = part
        self.line = line


class Record(msgspec.Struct, frozen=True):
    """A game as it was played: the number of players, and every move with whose it was."""

    seats: int
    moves: tuple[tuple[Seat, Move], ...]


def dice_text(dice: Iterable[Face]) -> str:
    """Return dice as text, in the order given: ``5R 8B wG``."""
    return " ".join(dice)


def read_dice(text: str) -> tuple[Face, ...]:
    """Read dice; none for an empty text. Raises BadText."""
    faces = tuple(map(Face, text.split()))
    for face in faces:
        if face not in FACES:
            raise BadText(face)
    return faces


def move_text(move: Move) -> str:
    """Return a move as text.

    >>> move_text(Keep((Face("10R"), Face("wG")))), move_text(Keep()), move_text(Roll((Face("5R"),)))
    ('keep 10R wG', 'roll', 'rolled 5R')
    """
    match move:
        case Keep():
            return f"keep {dice_text(move.dice)}" if move.dice else "roll"
        case Stop():
            return "stop"
        case Roll():
            return f"rolled {dice_text(move.dice)}".rstrip()
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """Read a move: ``roll`` is to keep nothing, ``rolled`` is chance's. Raises BadText."""
    word, _, rest = text.strip().partition(" ")
    if word == "rolled":
        return Roll(read_dice(rest))
    if word == "keep" and rest:
        return Keep(read_dice(rest))
    if word in {"roll", "stop"} and not rest:
        return Keep() if word == "roll" else Stop()
    raise BadText(text.strip())


def record_text(record: Record) -> str:
    """Return a game as text, a line for each move; players are A to Z by seat.

    >>> print(record_text(Record(1, ((Seat(0), Keep()),))), end="")
    dice 1
    A: roll
    """
    lines = [f"dice {record.seats}"]
    lines += [
        move_text(move) if seat == CHANCE else f"{ascii_uppercase[seat]}: {move_text(move)}"
        for seat, move in record.moves
    ]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read a game. What stands behind ``#`` is for people, and empty lines mean nothing. Raises BadText."""
    lines = [(at, line.partition("#")[0].strip()) for at, line in enumerate(text.splitlines(), start=1)]
    told = [(at, line) for at, line in lines if line]
    first = _PLAYERS.fullmatch(told[0][1]) if told else None
    if first is None:
        raise BadText(told[0][1] if told else "", told[0][0] if told else 1)
    return Record(int(first[1]), tuple(_read_turn(line, at) for at, line in told[1:]))


def _read_turn(line: str, at: int) -> tuple[Seat, Move]:
    turn = _TURN.fullmatch(line)
    try:
        if turn is None:
            move = read_move(line)
            if isinstance(move, Roll):
                return CHANCE, move
        else:
            move = read_move(turn[2])
            if not isinstance(move, Roll):
                return Seat(ascii_uppercase.index(turn[1])), move
    except BadText as bad:
        raise BadText(bad.part, at) from bad
    raise BadText(line, at)
