"""Moves and events as people write them, and what is told of those that cannot be read."""

import pytest

from tenphases.rules.moves import ChoosePhase, Draw, GroupId, Hit, LayPhase, PlaySkip, Seat
from tenphases.rules.notation.cases import read_cases
from tenphases.rules.notation.errors import NOTATION_PARAMETERS, NotationCode, NotationError
from tenphases.rules.notation.events import event_text, parse_event, scores_text
from tenphases.rules.notation.moves import Said, Scene, move_text, parse_move, read_said, said_text
from tenphases.rules.notation.scan import cursor

WHERE = Scene(numbers=(2, 4, 6), owners=(Seat(0), Seat(1), Seat(1)))


def test_groups_are_named_by_owner_or_by_their_place_among_all() -> None:
    for name, group in (("A1", 0), ("B1", 1), ("B2", 2), ("3", 2), ("B3", 3), ("C1", 3), ("9", 8)):
        assert parse_move(f"hit R5 on {name}", WHERE) == Hit("R5", GroupId(group))  # type: ignore[arg-type]


def test_phases_are_named_by_the_numbers_the_players_know() -> None:
    assert parse_move("choose 4", WHERE) == ChoosePhase(1)
    assert parse_move("choose 3", WHERE) == ChoosePhase(3)
    assert parse_move("choose place 1", WHERE) == ChoosePhase(0)
    assert parse_move("lay 6: set(R5 B5)", WHERE) == LayPhase(parse_lay("set(R5 B5)").groups, 2)
    assert move_text(ChoosePhase(7), WHERE) == "choose place 8"


def parse_lay(groups: str) -> LayPhase:
    move = parse_move(f"lay {groups}")
    assert isinstance(move, LayPhase)
    return move


def test_a_draw_may_name_the_card_that_came() -> None:
    line = cursor("draw R5")
    assert read_said(line, WHERE) == Said(Draw(), "R5")  # type: ignore[arg-type]
    assert said_text(Said(Draw(), "R5")) == "draw R5"  # type: ignore[arg-type]
    assert parse_move("skip") == PlaySkip()


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", NotationCode.NO_SUCH_MOVE, 1),
        ("pass", NotationCode.NO_SUCH_MOVE, 1),
        ("draw ?", NotationCode.UNKNOWN_CARD, 6),
        ("draw R5 R6", NotationCode.UNEXPECTED, 9),
        ("discard", NotationCode.EXPECTED, 8),
        ("discard ?", NotationCode.UNKNOWN_CARD, 9),
        ("discard R5 on 2", NotationCode.UNEXPECTED, 12),
        ("lay set(R5 ?)", NotationCode.UNKNOWN_CARD, 14),
        ("lay 4 set(R5 R5)", NotationCode.EXPECTED, 7),
        ("hit R5 A1", NotationCode.EXPECTED, 8),
        ("hit R5 on X1", NotationCode.EXPECTED, 11),
        ("hit R5 on A", NotationCode.EXPECTED, 11),
        ("hit R5=x on A1", NotationCode.EXPECTED, 8),
        ("swap R5 on A1", NotationCode.EXPECTED, 9),
        ("skip G", NotationCode.NO_SUCH_PLAYER, 6),
        ("choose R5", NotationCode.EXPECTED, 8),
        ("deal R5 ?", NotationCode.UNKNOWN_CARD, 9),
    ],
)
def test_a_move_that_cannot_be_read_is_told_with_its_place(text: str, code: NotationCode, column: int) -> None:
    with pytest.raises(NotationError) as raised:
        parse_move(text)
    assert (raised.value.code, raised.value.column) == (code, column)
    assert set(raised.value.about) == set(NOTATION_PARAMETERS[code])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", NotationCode.NO_SUCH_EVENT),
        ("A sleeps", NotationCode.NO_SUCH_EVENT),
        ("A is in", NotationCode.EXPECTED),
        ("A is out now", NotationCode.UNEXPECTED),
        ("dealt B R5; 3", NotationCode.EXPECTED),
        ("scored B 0/0", NotationCode.EXPECTED),
        ("started 3 dealer A rules 1 fast", NotationCode.UNEXPECTED),
        ("started 3 dealer A rules 1; switch fast true", NotationCode.NO_SUCH_SWITCH),
        ("started 3 dealer A rules 1; switch wilds 3 4", NotationCode.UNEXPECTED),
    ],
)
def test_an_event_that_cannot_be_read_is_told(text: str, code: NotationCode) -> None:
    with pytest.raises(NotationError) as raised:
        parse_event(text)
    assert raised.value.code is code


@pytest.mark.parametrize(
    "text",
    [
        "started 3 dealer B rules 1; switch wilds 3; phases set3, run4",
        "round 3 tie-break dealer A first C of A C",
        "dealt A R5 R6, B 2; R7 + 3",
        "turned up G5 over W S",
        "turned up G5 on 2",
        "A is skipped first",
        "A to draw",
        "A to draw dry",
        "A loses the turn dry",
        "A finds the pile empty",
        "A took R5 from 2",
        "A draws nothing",
        "A laid 2: set(R5 B5 W=5)",
        "A laid 2:",
        "A hit W=11 on B2",
        "A discarded R5 to 3",
        "A skipped nobody",
        "scored A 0/120, B 45/165 for R1 B9 W",
        "scored A 0/0, B 5/5 for R1 + 2",
        "tie-break A B",
        "ended A B, C",
        "ended",
        "reshuffled 7",
        "blocked",
    ],
)
def test_events_are_written_as_they_are_read(text: str) -> None:
    assert event_text(parse_event(text, WHERE), WHERE) == text


def test_points_that_nobody_can_know_are_written_as_such() -> None:
    assert scores_text((0, None), (5, None), ((), ("?", "R5"))) == "A 0/5, B ?/? for ? R5"  # type: ignore[arg-type]


def test_a_file_for_the_referee_has_cases_steps_and_expectations() -> None:
    cases, errors = read_cases(
        """# for people only
position "one"
in danish dutch
players 2
> total A 0
A: draw R5; discard R6
  > legal
  > in danish: A to draw
  > except dutch: illegal R3.1
position
except danish
deal R5
"""
    )
    assert not errors
    one, two = cases
    assert (one.title, one.line, one.only, two.but) == ("one", 2, ("danish", "dutch"), ("danish",))
    assert [expectation.words for expectation in one.expectations] == [("total", "A", "0")]
    (step,) = one.steps
    assert [text.texts for text in step.texts] == [("draw", "R5"), ("discard", "R6")]
    assert [(each.verdict, each.words) for each in step.expectations] == [
        ("legal", ()),
        ("", ("A", "to", "draw")),
        ("illegal", ("R3.1",)),
    ]
    assert [each.holds_under("dutch") for each in step.expectations] == [True, False, False]
    assert (one.holds_under("danish"), two.holds_under("danish"), two.holds_under("dutch")) == (True, False, True)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("players 2\nA: draw }", NotationCode.BAD_CHARACTER),
        ("players 2\nA draw", NotationCode.EXPECTED),
        ("players 2\n>", NotationCode.EXPECTED),
        ("players 2\n> in danish legal", NotationCode.EXPECTED),
        ("in", NotationCode.EXPECTED),
        ("position 3", NotationCode.EXPECTED),
        ('position "one" two', NotationCode.UNEXPECTED),
    ],
)
def test_what_is_wrong_with_such_a_file_is_told(text: str, code: NotationCode) -> None:
    assert [error.code for error in read_cases(text)[1]] == [code]
