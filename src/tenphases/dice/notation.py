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
from tenphases.dice.wire import tagged

_PLAYERS: Final = re.compile(r"dice ([1-9][0-9]?)")
_HASH: Final = "\\u0023"
"""A ``#`` in a name, which would begin a remark."""
_TURN: Final = re.compile(r"([A-Z]): (.+)")


class BadText(ValueError):
    """A text that cannot be read: ``part`` is the piece at fault, ``line`` where it stands, from 1."""

    def __init__(self, part: str, line: int = 1) -> None:
        """Keep the piece that could not be read, and its line."""
        super().__init__(f"{line}: {part}")
        self.part = part
        self.line = line


class Sealing(msgspec.Struct, frozen=True):
    """Faces that were drawn and sealed ahead: those of one tray after the other (see ``trays``).

    ``after``: how many moves had been made by then. ``commitment``: the SHA-256, in hex, of salt + ":" + the faces
    joined by spaces.
    """

    after: int
    commitment: str
    salt: str
    faces: tuple[Face, ...]


class Record(msgspec.Struct, frozen=True, tag=tagged, omit_defaults=True):
    """A game as it was played: the number of players, and every move with whose it was.

    ``totals`` are by seat, of a game that is over.
    """

    seats: int
    moves: tuple[tuple[Seat, Move], ...]
    names: tuple[str, ...] = ()
    seals: tuple[Sealing, ...] = ()
    totals: tuple[int, ...] = ()


class Lines(msgspec.Struct, frozen=True):
    """Where in its text each part of a record stands, lines counted from 1."""

    moves: tuple[int, ...] = ()
    seals: tuple[int, ...] = ()
    totals: int = 1


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
    if record.names:
        lines.append(f"names {msgspec.json.encode(record.names).decode().replace('#', _HASH)}")
    seals = {seal.after: seal for seal in record.seals}
    for at, (seat, move) in enumerate(record.moves):
        lines += _sealed_text(seals.get(at))
        lines.append(move_text(move) if seat == CHANCE else f"{ascii_uppercase[seat]}: {move_text(move)}")
    lines += _sealed_text(seals.get(len(record.moves)))
    if record.totals:
        lines.append(f"totals {' '.join(map(str, record.totals))}")
    return "\n".join(lines) + "\n"


def _sealed_text(seal: Sealing | None) -> list[str]:
    return [] if seal is None else [f"sealed {seal.commitment} {seal.salt} {dice_text(seal.faces)}"]


def read_record(text: str) -> Record:
    """Read a game. What stands behind ``#`` is for people, and empty lines mean nothing. Raises BadText."""
    return read_lines(text)[0]


def read_lines(text: str) -> tuple[Record, Lines]:
    """Read a game, and say where its parts stand. Raises BadText."""
    lines = [(at, line.partition("#")[0].strip()) for at, line in enumerate(text.splitlines(), start=1)]
    told = [(at, line) for at, line in lines if line]
    first = _PLAYERS.fullmatch(told[0][1]) if told else None
    if first is None:
        raise BadText(told[0][1] if told else "", told[0][0] if told else 1)
    reader = _Reader(int(first[1]))
    for at, line in told[1:]:
        reader.read(line, at)
    return reader.record(), Lines(tuple(reader.move_lines), tuple(reader.seal_lines), reader.totals_line)


class _Reader:
    """A record under way."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.names: tuple[str, ...] = ()
        self.moves: list[tuple[Seat, Move]] = []
        self.seals: list[Sealing] = []
        self.totals: tuple[int, ...] = ()
        self.move_lines: list[int] = []
        self.seal_lines: list[int] = []
        self.totals_line = 1

    def read(self, line: str, at: int) -> None:
        """Read a line after the first."""
        word, _, rest = line.partition(" ")
        try:
            if word == "names":
                self.names = msgspec.json.decode(rest, type=tuple[str, ...])
            elif word == "totals":
                self.totals, self.totals_line = tuple(map(int, rest.split())), at
            elif word == "sealed":
                commitment, salt, *faces = rest.split()
                self.seals.append(Sealing(len(self.moves), commitment, salt, read_dice(" ".join(faces))))
                self.seal_lines.append(at)
            else:
                self.moves.append(_read_turn(line, at))
                self.move_lines.append(at)
        except BadText as bad:
            raise BadText(bad.part, at) from bad
        except (ValueError, msgspec.DecodeError) as wrong:
            raise BadText(line, at) from wrong

    def record(self) -> Record:
        return Record(self.seats, tuple(self.moves), self.names, tuple(self.seals), self.totals)


def _read_turn(line: str, at: int) -> tuple[Seat, Move]:
    turn = _TURN.fullmatch(line)
    move = read_move(line if turn is None else turn[2])
    if (turn is None) != isinstance(move, Roll):
        raise BadText(line, at)
    return (CHANCE if turn is None else Seat(ascii_uppercase.index(turn[1]))), move
