"""Commands of every bad kind: each gets its own answer and changes nothing."""

import msgspec
import pytest

from tenphases.rules.cards import Face
from tenphases.rules.moves import Discard, Draw, Seat
from tenphases.rules.refusals import Code
from tenphases.table.commands import (
    Accepted,
    Act,
    Arrange,
    NextRound,
    PlayAgain,
    Problem,
    Refused,
    Rejected,
    TableCommand,
    TakeBack,
)
from tenphases.table.entries import WentOn
from tenphases.table.table import Table
from tenphases.variants import load
from tests.table.sitting import Sitting, records, secret

SHORT = load("standard", (), {"phases": ("set2",), "hand_size": 6})


def begun(who: str = "ppp", seed: int = 1) -> Sitting:
    sitting = Sitting(who, seed=seed)
    sitting.advance()
    return sitting


def untouched(sitting: Sitting, seat: int | None, command: TableCommand) -> Rejected | Refused:
    """Ask, and return the answer, which must have changed nothing."""
    before, length, seq = sitting.table.state, len(sitting.log), sitting.table.seq
    arranged = list(sitting.table.arrangements)
    answer = sitting.ask(seat, command)
    assert (sitting.table.state, len(sitting.log), sitting.table.seq) == (before, length, seq)
    assert sitting.table.arrangements == arranged
    assert isinstance(answer, Rejected | Refused), answer
    return answer


def problem(sitting: Sitting, seat: int | None, command: TableCommand) -> Problem:
    answer = untouched(sitting, seat, command)
    assert isinstance(answer, Rejected)
    assert answer.id == command.id
    return answer.problem


@pytest.mark.parametrize("kind", [TakeBack, NextRound, PlayAgain])
def test_one_who_watches_changes_nothing(kind: type[TakeBack | NextRound | PlayAgain]) -> None:
    sitting = begun()
    assert problem(sitting, None, kind("x", sitting.table.seq)) is Problem.FOREIGN
    assert problem(sitting, None, Act("y", sitting.table.seq, Draw())) is Problem.FOREIGN
    assert problem(sitting, None, Arrange("z", ())) is Problem.FOREIGN


def test_a_command_made_before_the_last_move_is_stale() -> None:
    sitting = begun()
    seat, seq = sitting.table.state.turn, sitting.table.seq
    sitting.act(seat, Draw())
    hand = sitting.table.state.players[seat].hand
    assert problem(sitting, seat, Act("late", seq, Discard(hand[0]))) is Problem.STALE
    assert problem(sitting, seat, TakeBack("late 2", seq)) is Problem.STALE


def test_a_command_from_the_future_is_stale_too() -> None:
    sitting = begun()
    assert problem(sitting, sitting.table.state.turn, Act("x", sitting.table.seq + 1, Draw())) is Problem.STALE


def test_a_double_click_runs_an_action_once() -> None:
    sitting = begun()
    seat, seq = sitting.table.state.turn, sitting.table.seq
    assert sitting.ask(seat, Act("first", seq, Draw())) == Accepted("first", seq + 1)
    assert problem(sitting, seat, Act("second", seq, Draw())) is Problem.STALE


def test_a_repeated_id_gets_its_first_answer_however_late() -> None:
    sitting = begun()
    seat, seq = sitting.table.state.turn, sitting.table.seq
    first = sitting.ask(seat, Act("again", seq, Draw()))
    sitting.act(seat, Discard(sitting.table.state.players[seat].hand[0]))
    length = len(sitting.log)
    assert sitting.ask(seat, Act("again", seq, Draw())) == first
    assert sitting.ask(seat, NextRound("again", sitting.table.seq)) == first
    assert len(sitting.log) == length


def test_two_seats_may_use_the_same_id() -> None:
    sitting = begun()
    seat = sitting.table.state.turn
    sitting.ask(seat, Act("same", sitting.table.seq, Draw()))
    sitting.act(seat, Discard(sitting.table.state.players[seat].hand[0]))
    other = sitting.table.state.turn
    assert isinstance(sitting.ask(other, Act("same", sitting.table.seq, Draw())), Accepted)


def test_an_illegal_move_is_refused_with_code_and_rule() -> None:
    sitting = begun()
    seat, seq = sitting.table.state.turn, sitting.table.seq
    answer = untouched(sitting, seat, Act("x", seq, Discard(Face("W"))))
    assert isinstance(answer, Refused)
    assert (answer.refusal.code, answer.rule) == (Code.DRAW_FIRST, "R3.1")
    answer = untouched(sitting, (seat + 1) % 3, Act("y", seq, Draw()))
    assert isinstance(answer, Refused)
    assert answer.refusal.code is Code.NOT_YOUR_TURN


def test_in_the_middle_of_a_round_nobody_gets_ready_or_plays_again() -> None:
    sitting = begun()
    seq = sitting.table.seq
    assert problem(sitting, 0, NextRound("a", seq)) is Problem.NOT_BETWEEN_ROUNDS
    assert problem(sitting, 0, PlayAgain("b", seq)) is Problem.NOT_OVER


@pytest.mark.parametrize("change", ["less", "more", "other", "built from nothing", "built twice"])
def test_only_the_own_hand_is_arranged(change: str) -> None:
    sitting = begun()
    hand = sitting.table.state.players[0].hand
    absent = next(Face(f"R{number}") for number in range(1, 13) if Face(f"R{number}") not in hand)
    cards, building = {
        "less": (hand[1:], ()),
        "more": ((*hand, hand[0]), ()),
        "other": ((*hand[1:], absent), ()),
        "built from nothing": (hand, ((absent,),)),
        "built twice": (hand, (hand, hand[:1])),
    }[change]
    assert problem(sitting, 0, Arrange("x", cards, building)) is Problem.NOT_YOUR_CARDS


def between_rounds(who: str = "ppp") -> Sitting:
    sitting = Sitting(who, load("standard", (), {"phases": ("set2", "set2"), "hand_size": 6}), 3)
    for _ in sitting.steps(meddling=0):
        if sitting.table.between_rounds:
            return sitting
    raise AssertionError("the game had one round")


def test_the_next_round_is_dealt_when_all_people_are_ready_and_not_before() -> None:
    sitting = between_rounds("ppb")
    seq, number = sitting.table.seq, sitting.table.state.number
    assert isinstance(sitting.ask(0, NextRound("a", seq)), Accepted)
    sitting.advance()
    assert (sitting.table.state.number, sitting.table.ready) == (number, frozenset({Seat(0)}))
    assert isinstance(sitting.ask(1, NextRound("b", seq)), Accepted), "two may press at the same moment"
    sitting.advance()
    assert (sitting.table.state.number, sitting.table.ready) == (number + 1, frozenset())


def test_being_ready_twice_is_no_fault_and_changes_nothing() -> None:
    sitting = between_rounds()
    seq = sitting.table.seq
    sitting.ask(0, NextRound("a", seq))
    length = len(sitting.log)
    assert isinstance(sitting.ask(0, NextRound("b", seq)), Accepted)
    assert len(sitting.log) == length


def test_being_ready_for_a_round_long_dealt_is_stale() -> None:
    sitting = between_rounds("pbb")
    seq = sitting.table.seq
    sitting.ask(0, NextRound("a", seq))
    sitting.advance()
    assert problem(sitting, 0, NextRound("b", seq)) is Problem.STALE


def test_play_again_leads_everyone_to_the_same_game_with_the_next_dealer() -> None:
    sitting = Sitting("pps", SHORT, 3).finish()
    seq = sitting.table.seq
    assert isinstance(sitting.ask(0, PlayAgain("a", seq)), Accepted)
    game = sitting.table.next_game
    length = len(sitting.log)
    assert isinstance(sitting.ask(1, PlayAgain("b", seq)), Accepted), "both may press at the same moment"
    assert (sitting.table.next_game, len(sitting.log)) == (game, length)
    assert isinstance(sitting.log[-1].what, WentOn)


def test_a_seat_is_its_secret_and_not_its_name() -> None:
    sitting = begun("pps")
    assert [sitting.table.seat_of(secret(seat)) for seat in range(3)] == [0, 1, None]
    for guess in ("", "Aino", "0", records("p")[0].key, sitting.table.game):
        assert sitting.table.seat_of(guess) is None


def test_after_a_restart_a_repeated_command_still_gets_its_first_answer() -> None:
    sitting = begun()
    seat, seq = sitting.table.state.turn, sitting.table.seq
    first = sitting.ask(seat, Act("again", seq, Draw()))
    sitting.table = Table.load(sitting.table.game, sitting.log)
    length = len(sitting.log)
    assert sitting.ask(seat, Act("again", seq, Draw())) == first
    assert len(sitting.log) == length


def test_what_a_command_may_hold_is_bounded() -> None:
    for text in (
        b'{"type":"TakeBack","id":"","seq":0}',
        b'{"type":"TakeBack","id":"' + b"x" * 65 + b'","seq":0}',
        b'{"type":"Arrange","id":"a","cards":[' + b",".join([b'"R1"'] * 129) + b"]}",
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=TableCommand)


def test_seats_outside_the_table_are_refused_like_any_other() -> None:
    sitting = begun()
    answer = untouched(
        sitting, Seat(2) if sitting.table.state.turn != 2 else Seat(1), Act("x", sitting.table.seq, Draw())
    )
    assert isinstance(answer, Refused)
