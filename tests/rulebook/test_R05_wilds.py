"""R5: wilds."""

import pytest
from msgspec.structs import replace

from tenphases.rules.cards import Colour
from tenphases.rules.decide import start
from tenphases.rules.events import CardHit
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import Draw, GroupId, LayPhase, Swap
from tenphases.rules.refusals import Code, Finding, FindingCode, Refusal
from tenphases.rules.ruleset import Naturals, Ruleset
from tests.rulebook.positions import A, B, Table, discard, group, hit, lay

PER_PHASE = Ruleset(naturals=Naturals.PER_PHASE)


def on(phase: str, hand: str, naturals: Naturals = Naturals.PER_GROUP, most: int | None = None) -> Table:
    """A is to play and has this phase to make."""
    return Table(rules=Ruleset(phases=(phase,), naturals=naturals, max_wilds_laid=most), hands=(hand,))


@pytest.mark.parametrize(
    ("phase", "laid"),
    [
        ("set3", "set1 R1 W W"),
        ("set3", "set12 W R12 W"),
        ("run4", "run1 W B2 W Y4"),
        ("run4", "run9 W W R11 W"),
        ("run4", "run9 W W W R12"),
        ("colour3", "colourY Y4 W W"),
        ("even3", "even B2 W W"),
        ("odd3", "odd R1 W W"),
        ("colour-run3", "colour-runY2 W W Y4"),
    ],
)
def test_R5_1_a_wild_stands_for_any_number_or_colour(phase: str, laid: str) -> None:
    on(phase, "R1 R12 B2 Y4 R11 W W W W").do(lay(laid))


def test_R5_1_a_wild_stands_for_a_number_from_1_to_12_only() -> None:
    table = on("run4", "R11 R12 B1 B2 W W")
    assert table.no(lay("run11 R11 R12 W W")) is Code.OUT_OF_RANGE
    assert table.no(lay("run-1 W W B1 B2")) is Code.OUT_OF_RANGE
    assert table.no(lay("run0 W B1 B2 W")) is Code.OUT_OF_RANGE
    table = on("set3", "R11 R12 B1 B2 W W W", Naturals.PER_PHASE)
    assert table.no(lay("set13 W W W")) is Code.NUMBER_UNDECLARED


def test_R5_2_every_group_needs_a_numbered_card() -> None:
    table = on("set3 + set3", "W W W R7 B7 G7 Y1")
    refusal = table.why(lay("set12 W W W", "set7 R7 B7 G7"))
    assert refusal == Refusal(Code.NO_NATURAL_IN_GROUP, {"group": 1})
    refusal = table.why(lay("set7 R7 B7 G7", "set7 W W W"))
    assert refusal == Refusal(Code.NO_NATURAL_IN_GROUP, {"group": 2})
    table.do(lay("set7 R7 W W", "set7 W B7 G7"))


def test_R5_2_or_the_phase_as_a_whole_needs_one() -> None:
    table = on("set3 + set3", "W W W R7 B7 G7 Y1", Naturals.PER_PHASE)
    table.do(lay("set12 W W W", "set7 R7 B7 G7"))
    for phase, laid in (("set3", "set1 W W W"), ("run3", "run4 W W W"), ("colour3", "colourR W W W")):
        table = on(phase, "W W W Y1 R5", Naturals.PER_PHASE)
        assert table.no(lay(laid)) is Code.NO_NATURAL_IN_PHASE
        assert on(phase, "W W W Y1 R5").no(lay(laid)) is Code.NO_NATURAL_IN_GROUP


def test_R5_2_no_lay_down_of_wilds_alone_is_offered() -> None:
    table = on("set3", "W W W R1 S", Naturals.PER_PHASE)
    laid = [move.groups[0] for move in legal_moves(table.state, A) if isinstance(move, LayPhase)]
    assert laid == [group("set1 R1 W W"), group("set1 R1 W W W")]


def test_R5_2_the_number_of_an_all_wild_set_is_declared_and_later_hits_must_match_it() -> None:
    table = on("set5 + set2", "R8 R8 B8 G8 Y8 W W B3 G2 Y5 R11", Naturals.PER_PHASE)
    assert table.no(lay("set8 R8 R8 B8 G8 Y8", "set W W")) is Code.NUMBER_UNDECLARED
    table.do(lay("set8 R8 R8 B8 G8 Y8", "set3 W W"))
    assert table.no(hit("G2", 1)) is Code.HIT_DOES_NOT_FIT
    table.do(hit("B3", 1))


def test_R5_2_the_span_of_an_all_wild_run_is_declared_and_later_hits_must_match_it() -> None:
    table = on("set3 + run4", "R8 R8 B8 W W W W B4 G9 Y5 R11", Naturals.PER_PHASE)
    assert table.no(lay("set8 R8 R8 B8", "run W W W W")) is Code.OUT_OF_RANGE
    table.do(lay("set8 R8 R8 B8", "run5 W W W W"))
    assert table.why(hit("Y5", 1)) == Refusal(Code.HIT_NOT_AT_END, {"card": "Y5", "ends": "4 9"})
    table.do(hit("B4", 1))
    table.do(hit("G9", 1))


def test_R5_2_an_all_wild_colour_group_declares_its_colour() -> None:
    table = on("colour3 + set3", "R8 R8 B8 W W W B4 G9", Naturals.PER_PHASE)
    assert table.no(lay("colour W W W", "set8 R8 R8 B8")) is Code.NUMBER_UNDECLARED
    table.do(lay("colourG W W W", "set8 R8 R8 B8"))
    assert table.no(hit("B4", 0)) is Code.HIT_DOES_NOT_FIT
    table.do(hit("G9", 0))


def test_R5_3_any_number_of_wilds_may_be_laid() -> None:
    on("set5 + set3", "W W W W W W R2 B9 R1").do(lay("set2 R2 W W W W", "set9 B9 W W"))


def test_R5_3_or_at_most_so_many_in_the_lay_down_and_later_hits_are_free() -> None:
    table = on("set5 + set3", "W W W W R2 R2 B2 B9 G9 R1", most=2)
    refusal = table.why(lay("set2 R2 R2 B2 W W", "set9 B9 G9 W"))
    assert refusal == Refusal(Code.TOO_MANY_WILDS, {"most": 2, "have": 3})
    assert table.no(lay("set2 R2 R2 B2 W W W", "set9 B9 G9 W")) is Code.TOO_MANY_WILDS
    table = on("set4 + set3", "W W W W R2 R2 B2 B9 G9 R1", most=2)
    assert table.no(lay("set2 R2 R2 B2 W W", "set9 B9 G9 W")) is Code.TOO_MANY_WILDS, "surplus counts too"
    table.do(lay("set2 R2 R2 B2 W", "set9 B9 G9 W"))
    table.do(hit("W", 0))
    table.do(hit("W", 1))
    assert table.hand(A) == "R1"


def test_R5_3_no_wilds_at_all_may_be_laid() -> None:
    table = on("set3", "W R2 R2 B2 B9 G9 R1", most=0)
    assert table.why(lay("set2 R2 R2 W")) == Refusal(Code.TOO_MANY_WILDS, {"most": 0, "have": 1})
    table.do(lay("set2 R2 R2 B2"))
    table.do(hit("W"))


def test_R5_4_a_laid_wild_keeps_its_role() -> None:
    table = Table(hands=("R7 B4 G11 Y6 R1",), phases=(2,), on_table=((A, "set1 R1 B1 G1"), (A, "run7 W B8 Y9 R10")))
    assert table.why(hit("R7", 1)) == Refusal(Code.HIT_NOT_AT_END, {"card": "R7", "ends": "6 11"})
    table.do(hit("G11", 1))
    assert table.no(hit("R7", 1)) is Code.HIT_NOT_AT_END
    table.do(hit("Y6", 1))
    assert table.on(1) == "Y6 W B8 Y9 R10 G11"
    table.do(discard("B4"))
    table.turn_of(A).do(Draw())
    assert table.no(hit("R7", 1)) is Code.HIT_NOT_AT_END


def test_R5_4_a_laid_wild_is_never_taken_back_or_swapped() -> None:
    table = Table(
        hands=("Y7 R2 G9", "Y7 B3"),
        phases=(2, 2),
        on_table=((A, "set1 R1 B1 G1"), (A, "run7 W B8 Y9 R10"), (B, "set2 R2 B2 Y2"), (B, "run1 R1 G2 Y3 G4")),
    )
    swap = Swap(discard("Y7").card, GroupId(1))
    assert table.no(swap) is Code.LAID_STAYS
    table.do(discard("R2"))
    table.do(Draw())
    assert table.no(swap) is Code.LAID_STAYS
    assert table.on(1) == "W B8 Y9 R10"


def test_R5_5_where_two_roles_are_possible_the_player_chooses() -> None:
    table = Table(hands=("W W R1",), on_table=((A, "set1 B1 G1 Y1"), (B, "run5 R5 B6 G7 Y8")), phases=(1, 2))
    assert table.why(hit("W", 1)) == Refusal(Code.ROLE_NEEDED, {"ends": "4 9"})
    assert table.no(hit("W", 1, 6)) is Code.HIT_NOT_AT_END
    assert table.do(hit("W", 1, 9)) == (CardHit(A, hit("W").card, GroupId(1), 9),)
    assert table.no(hit("W", 1)) is Code.ROLE_NEEDED
    table.do(hit("W", 1, 4))
    assert table.on(1) == "W R5 B6 G7 Y8 W"
    assert table.state.groups[1].group.number == 4


def test_R5_5_a_single_possible_role_needs_no_question() -> None:
    for run, role in (("run9 R9 B10 G11 Y12", 8), ("run1 R1 B2 G3 Y4", 5)):
        for number in (None, role):
            table = Table(hands=("W R1",), on_table=((A, "set1 B1 G1 Y1"), (B, run)), phases=(1, 2))
            assert table.do(hit("W", 1, number)) == (CardHit(A, hit("W").card, GroupId(1), role),)
    table = Table(hands=("W R1 R2",), on_table=((A, "set1 B1 G1 Y1"), (A, "colourR R1 R2")))
    table.do(hit("W", 0))


def test_R5_5_on_a_set_or_colour_group_a_wild_has_one_role_whatever_is_said() -> None:
    table = Table(hands=("W R1 R2",), on_table=((A, "set1 B1 G1 Y1"),))
    assert table.do(hit("W", 0, 7)) == (CardHit(A, hit("W").card, GroupId(0), 0),)


def test_R5_5_what_is_said_without_meaning_is_forgotten() -> None:
    table = on("set3 + colour3 + run3", "R9 R9 W G1 G5 G7 R1 R2 R3 Y1")
    said = [
        replace(group(text), number=number or 4, colour=colour)
        for text, number, colour in (
            ("set9 R9 R9 W", 9, Colour("B")),
            ("colour G1 G5 G7", 4, Colour("G")),
            ("run1 R1 R2 R3", 1, Colour("Y")),
        )
    ]
    table.do(LayPhase(tuple(said)))
    assert [owned.group for owned in table.state.groups] == [
        group("set9 R9 R9 W"),
        group("colourG G1 G5 G7"),
        group("run1 R1 R2 R3"),
    ]


def test_R5_6_a_wild_may_be_hit_wherever_it_has_a_role() -> None:
    table = Table(
        hands=("W W W W W W R1",),
        on_table=((A, "set1 B1 G1 Y1"), (B, "colourR R1 R2"), (B, "even R2 B2"), (B, "run2 B2 B3")),
    )
    for place in range(3):
        table.do(hit("W", place))
    table.do(hit("W", 3, 1))
    table.do(hit("W", 3))
    assert table.on(3) == "W B2 B3 W"


def test_R5_6_a_wild_has_no_role_on_a_run_from_1_to_12() -> None:
    full = "run1 R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B10 G11 Y12"
    table = Table(hands=("W R6",), on_table=((B, full), (A, "set1 B1 G1 Y1")), phases=(1, 4))
    for number in (None, 1, 12, 0, 13):
        assert table.no(hit("W", 0, number)) is Code.RUN_FULL
    assert table.no(hit("R6", 0)) is Code.RUN_FULL


def test_R5_7_a_wild_may_be_discarded() -> None:
    table = Table(hands=("W R6",), discards="R1")
    table.do(discard("W"))
    assert table.pile() == "R1 W"
    assert table.state.turn == B


def test_R5_3_a_limit_that_makes_a_phase_impossible_is_found_at_the_start() -> None:
    found = start(Ruleset(phases=("set10",), max_wilds_laid=1), 2, A)
    assert found == (Finding(FindingCode.GROUP_IMPOSSIBLE, {"phase": 1, "group": "set10"}),)
