"""Records of whole games with their seals: read back as they were written, and every fault in them found."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tenphases.dice.checking import FaultCode, check_record, commitment
from tenphases.dice.faces import Face
from tenphases.dice.moves import CHANCE, Keep, Move, Roll, Seat, Stop
from tenphases.dice.notation import BadText, Record, Sealing, read_lines, read_record, record_text
from tenphases.dice.refusals import Code
from tenphases.dice.state import ROLLS, Stage, due
from tenphases.dice.trays import taken, tray
from tenphases.dice.views import view
from tests.dice.games import Play, any_legal

GAME = Path(__file__).parent / "game.txt"


def sealed_game(seats: int, rng: random.Random, most: int = 120) -> Record:
    """Return a game whose rolls were sealed a turn ahead, as a table plays it."""
    play, choose = Play(seats), any_legal(rng)
    moves: list[tuple[Seat, Move]] = []
    seals: list[Sealing] = []
    trays: list[tuple[Face, ...]] = []
    while len(moves) < most and play.state.stage is not Stage.OVER:
        state = play.state
        if state.stage is Stage.ORDER or state.stage is Stage.BEGIN:
            count = 1 if state.stage is Stage.ORDER else ROLLS
            trays = [tuple(rng.choice(kind.sides) for kind in tray(state)) for _ in range(count)]
            faces = tuple(face for each in trays for face in each)
            seals.append(Sealing(len(moves), commitment(f"salt{len(seals)}", faces), f"salt{len(seals)}", faces))
        rolls = bool(due(state))
        seat = CHANCE if rolls else state.turn
        move: Move = taken(state, trays[state.rolls]) if rolls else choose(view(state, state.turn), state)
        play.do(move)
        moves.append((seat, move))
    totals = tuple(player.total for player in play.state.players)
    return Record(seats, tuple(moves), tuple(f'N# "{seat}' for seat in range(seats)), tuple(seals), totals)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_sealed_game_is_read_back_as_it_was_written_and_found_right(seats: int, rng: random.Random) -> None:
    record = sealed_game(seats, rng)
    assert read_record(record_text(record)) == record
    checked = check_record(record)
    assert checked.faults == ()
    assert len(checked.events) == len(record.moves)
    assert not checked.over


def test_the_game_in_the_manual_is_right_and_over() -> None:
    record, where = read_lines(GAME.read_text(encoding="utf-8"))
    checked = check_record(record)
    assert (checked.faults, checked.over) == ((), True)
    assert len(where.moves) == len(record.moves)


def test_what_is_wrong_with_a_record_is_named(rng: random.Random) -> None:
    record = sealed_game(2, rng)
    last = record.seals[-1]
    other = replace(last, faces=last.faces[::-1])
    found = check_record(replace(record, seals=(*record.seals[:-1], other))).faults
    assert (found[0].code, found[0].at) == (FaultCode.SEAL, len(record.seals) - 1)
    assert FaultCode.END in {one.code for one in check_record(replace(record, totals=(9, 9))).faults}
    assert {one.code for one in check_record(replace(record, names=("Anna",))).faults} == {FaultCode.NAMES}
    (refused,) = check_record(Record(1, ((Seat(0), Stop()),))).faults
    assert refused.refusal is not None
    assert (refused.code, refused.at, refused.refusal.code) == (FaultCode.REFUSED, 0, Code.ROLL_FIRST)
    with pytest.raises(ValueError, match="0"):
        check_record(Record(0, ()))


def test_a_roll_other_than_the_sealed_one_is_found(rng: random.Random) -> None:
    record = sealed_game(1, rng, most=2)
    (_, roll) = record.moves[1]
    assert isinstance(roll, Roll)
    faces = [replace_first(record.seals[0].faces)]
    seal = Sealing(0, commitment("s", faces[0]), "s", faces[0])
    assert [one.code for one in check_record(replace(record, seals=(seal,), totals=())).faults] == [FaultCode.ROLL]
    short = Sealing(0, commitment("s", ()), "s", ())
    assert [one.code for one in check_record(replace(record, seals=(short,), totals=())).faults] == [FaultCode.ROLL]


def replace_first(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    return (Face("5R") if faces[0] != "5R" else Face("10R"), *faces[1:])


@pytest.mark.parametrize(
    ("line", "at"),
    [("names Anna", 2), ("totals 5 x", 2), ("sealed abc", 2), ("sealed abc s 99R", 2), ("names [1]", 2)],
)
def test_what_cannot_be_read_is_told_with_its_line(line: str, at: int) -> None:
    with pytest.raises(BadText) as bad:
        read_record(f"dice 1\n{line}\n")
    assert bad.value.line == at


def test_a_seal_after_the_last_move_is_written_too() -> None:
    record = Record(1, ((Seat(0), Keep()),), (), (Sealing(1, "c", "s", (Face("5R"),)),))
    assert record_text(record) == "dice 1\nA: roll\nsealed c s 5R\n"
    assert read_record(record_text(record)) == record
