"""R6: hitting."""

import pytest

from tenphases.rules.events import CardHit
from tenphases.rules.moves import Draw, GroupId, Seat
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import HitSameTurn, Ruleset
from tenphases.rules.state import Stage
from tests.rulebook.positions import A, B, C, Table, discard, hit, lay

MINE = (A, "set1 R1 B1 G1")


def test_R6_1_nothing_may_be_hit_before_the_own_phase_is_down() -> None:
    table = Table(players=3, hands=("R5 B1 G2",), on_table=((C, "set5 B5 G5 Y5"),))
    assert table.why(hit("R5")) == Refusal(Code.HIT_BEFORE_PHASE)


def test_R6_1_only_in_the_own_turn() -> None:
    table = Table(hands=("R5", "R1 Y1"), on_table=((B, "set1 G1 B1 R1"),))
    assert table.why(hit("Y1"), B) == Refusal(Code.NOT_YOUR_TURN, {"seat": A})


def test_R6_1_any_number_of_cards_one_at_a_time() -> None:
    table = Table(hands=("Y1 Y1 B1 W R3",), on_table=(MINE,))
    for card in ("Y1", "Y1", "B1", "W"):
        events = table.do(hit(card))
        assert events == (CardHit(A, hit(card).card, GroupId(0)),)
    assert table.hand(A) == "R3"
    assert table.on(0) == "R1 B1 G1 Y1 Y1 B1 W"


def test_R6_1_only_cards_that_are_held_can_be_hit() -> None:
    table = Table(hands=("R3 B4",), on_table=(MINE,))
    assert table.why(hit("Y1")) == Refusal(Code.NOT_IN_HAND, {"card": "Y1"})
    assert table.no(hit("W")) is Code.NOT_IN_HAND


def test_R6_2_on_any_group_on_the_table() -> None:
    table = Table(players=3, hands=("Y1 R9 B5 Y12",), on_table=(MINE, (B, "set9 B9 G9 Y9"), (C, "run2 R2 R3 R4")))
    table.do(hit("Y1", 0))
    table.do(hit("R9", 1))
    table.do(hit("B5", 2))
    assert [owned.owner for owned in table.state.groups] == [A, B, C]
    assert table.no(hit("Y12", 3)) is Code.NO_SUCH_GROUP
    assert table.no(hit("Y12", -1)) is Code.NO_SUCH_GROUP


TWO_SETS = "R6 B6 G6 Y6 R8 B8 G8 Y9 B1 G2"
LAYS = lay("set6 R6 B6 G6", "set8 R8 B8 G8")


def test_R6_2_also_on_others_groups_in_the_very_turn_of_laying() -> None:
    table = Table(hands=(TWO_SETS,), on_table=((B, "set9 B9 G9 R9"),))
    table.do(LAYS)
    table.do(hit("Y9", 0))
    table.do(hit("Y6", 1))


def test_R6_2_or_in_that_turn_only_on_ones_own_and_on_others_from_the_next_turn() -> None:
    rules = Ruleset(hit_same_turn=HitSameTurn.OWN)
    table = Table(rules=rules, hands=(TWO_SETS, "Y12 Y11"), on_table=((B, "set9 B9 G9 R9"),))
    table.do(LAYS)
    assert table.no(hit("Y9", 0)) is Code.HIT_OTHERS_LATER
    table.do(hit("Y6", 1))
    assert table.no(hit("Y9", 0)) is Code.HIT_OTHERS_LATER
    table.do(discard("B1"))
    table.do(Draw())
    table.do(discard("Y12"))
    table.do(Draw())
    table.do(hit("Y9", 0))


def test_R6_2_that_one_player_laid_in_this_lap_does_not_bind_the_next() -> None:
    rules = Ruleset(hit_same_turn=HitSameTurn.OWN)
    table = Table(rules=rules, hands=(TWO_SETS, "R8 Y8 Y12"), on_table=((B, "set9 B9 G9 R9"),), discards="R11")
    table.do(LAYS)
    table.do(discard("B1"))
    table.do(Draw())
    table.do(hit("Y8", 2))


def test_R6_3_a_set_takes_its_number() -> None:
    table = Table(hands=("R9 R9 B8 R1",), on_table=((A, "set9 W B9 G9"),))
    table.do(hit("R9"))
    assert table.why(hit("B8")) == Refusal(Code.HIT_DOES_NOT_FIT, {"card": "B8"})


def test_R6_3_a_colour_group_takes_its_colour() -> None:
    table = Table(hands=("R9 B9",), on_table=((A, "colourB B1 W B1"),))
    assert table.no(hit("R9")) is Code.HIT_DOES_NOT_FIT
    table.do(hit("B9"))


@pytest.mark.parametrize(
    ("group", "right", "wrong"),
    [
        ("even B2 W", "R4", "R5"),
        ("odd B3 W", "R5", "R4"),
        ("colour-evenR R2 W", "R4", "B4"),
        ("colour-evenR R2 W", "R4", "R5"),
        ("colour-oddR R3 W", "R5", "B5"),
        ("colour-oddR R3 W", "R5", "R4"),
        ("even B2 W", "W", "B5"),
    ],
)
def test_R6_3_an_even_or_odd_group_takes_its_parity(group: str, right: str, wrong: str) -> None:
    table = Table(hands=("R4 R5 B4 B5 W",), on_table=((A, group),))
    assert table.why(hit(wrong)) == Refusal(Code.HIT_DOES_NOT_FIT, {"card": wrong})
    table.do(hit(right))


def test_R6_3_sets_and_colour_groups_grow_without_limit() -> None:
    nines = "R9 R9 B9 B9 Y9 Y9 G9 W W W W W W"
    table = Table(hands=("G9 W W R1",), on_table=((A, f"set9 {nines}"),))
    for card in ("G9", "W", "W"):
        table.do(hit(card))
    assert len(table.on(0).split()) == 16
    blue = "B1 B1 B2 B2 B3 B3 B4 B4 B5 B5 B6 B6 B7 B7 B8 B8"
    table = Table(hands=("B9 B9 R1",), on_table=((A, f"colourB {blue}"),))
    table.do(hit("B9"))
    table.do(hit("B9"))


def test_R6_4_a_run_grows_at_its_ends_only() -> None:
    table = Table(hands=("R2 R7 G8 R1 G1",), on_table=((A, "run3 B3 B4 B5 B6"),))
    assert table.why(hit("R1")) == Refusal(Code.HIT_NOT_AT_END, {"card": "R1", "ends": "2 7"})
    assert table.no(hit("G8")) is Code.HIT_NOT_AT_END
    table.do(hit("R2"))
    table.do(hit("R7"))
    assert table.on(0) == "R2 B3 B4 B5 B6 R7"
    assert table.state.groups[0].group.number == 2
    table.do(hit("R1"))
    table.do(hit("G8"))
    assert table.state.groups[0].group.number == 1
    assert table.no(hit("G1")) is Code.HIT_NOT_AT_END


def test_R6_4_not_below_1_and_not_above_12() -> None:
    table = Table(hands=("R12 R1 W R5",), on_table=((A, "run1 B1 B2 B3 B4"),))
    assert table.why(hit("R12")) == Refusal(Code.HIT_NOT_AT_END, {"card": "R12", "ends": "5"})
    assert table.no(hit("W", 0, 0)) is Code.HIT_NOT_AT_END
    table = Table(hands=("R1 R12 W R8",), on_table=((A, "run9 B9 B10 B11 B12"),))
    assert table.why(hit("R1")) == Refusal(Code.HIT_NOT_AT_END, {"card": "R1", "ends": "8"})
    assert table.no(hit("W", 0, 13)) is Code.HIT_NOT_AT_END
    table.do(hit("R8"))


def test_R6_4_seven_then_eight_is_right_and_eight_then_seven_is_not() -> None:
    table = Table(hands=("R7 R8 R1",), on_table=((A, "run3 B3 B4 B5 B6"),))
    assert table.no(hit("R8")) is Code.HIT_NOT_AT_END
    table.do(hit("R7"))
    table.do(hit("R8"))


def test_R6_4_a_numbered_card_stands_for_its_own_number_only() -> None:
    table = Table(hands=("R7 R8 R1",), on_table=((A, "run3 B3 B4 B5 B6"),))
    assert table.no(hit("R8", 0, 7)) is Code.HIT_NOT_AT_END
    assert table.no(hit("R7", 0, 2)) is Code.HIT_NOT_AT_END
    table.do(hit("R7", 0, 7))


def test_R6_4_a_run_of_one_colour_grows_in_its_colour() -> None:
    table = Table(hands=("R7 B7 R2 B2 W R1",), on_table=((A, "colour-runB3 B3 W B5 B6"),))
    assert table.why(hit("R7")) == Refusal(Code.HIT_DOES_NOT_FIT, {"card": "R7"})
    assert table.no(hit("R2")) is Code.HIT_DOES_NOT_FIT
    assert table.no(hit("R1")) is Code.HIT_NOT_AT_END
    table.do(hit("B7"))
    table.do(hit("W", 0, 8))
    table.do(hit("B2"))


@pytest.mark.parametrize("number", [None, 3, 4, 5, 6])
def test_R6_5_nothing_goes_into_the_middle_of_a_run(number: int | None) -> None:
    table = Table(hands=("R3 R4 R5 R6 W R1",), on_table=((A, "run3 B3 W B5 B6"),))
    for card in ("R3", "R4", "R5", "R6"):
        assert table.no(hit(card, 0, number)) is Code.HIT_NOT_AT_END
    if number is not None:
        assert table.no(hit("W", 0, number)) is Code.HIT_NOT_AT_END


def test_R6_2_a_player_who_was_not_there_cannot_hit() -> None:
    table = Table(hands=("R3",), on_table=(MINE,), step=Stage.PLAY)
    assert table.why(hit("R1"), Seat(5)) == Refusal(Code.NOT_IN_ROUND)
