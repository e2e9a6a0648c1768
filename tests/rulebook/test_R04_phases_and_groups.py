"""R4: phases and groups."""

import pytest

from tenphases.rules.decide import start
from tenphases.rules.events import PhaseLaid
from tenphases.rules.legal import legal_moves
from tenphases.rules.phases import BadPhase, GroupSpec, Kind, parse_phase
from tenphases.rules.refusals import Code, Finding, FindingCode, Refusal
from tenphases.rules.ruleset import CLASSIC_PHASES, GoOut, Points, Ruleset, phases_of
from tenphases.rules.views import view
from tests.rulebook.positions import STANDARD, A, B, Table, dealing, discard, hit, lay


def on(phase: str, hand: str, **switches: object) -> Table:
    """A is to play and has this phase to make."""
    return Table(rules=Ruleset(phases=(phase,), **switches), hands=(hand,))  # type: ignore[arg-type]


def found(rules: Ruleset) -> tuple[Finding, ...]:
    begun = start(rules, 2, A)
    return begun if isinstance(begun, tuple) else ()


SIX_SETS = "R6 B6 G6 R8 B8 G8 R10 B10 G10 Y1 Y2"


def test_R4_1_all_groups_of_a_phase_are_laid_at_once() -> None:
    table = on("set3 + set3", SIX_SETS)
    refusal = table.why(lay("set6 R6 B6 G6"))
    assert refusal == Refusal(Code.WRONG_GROUPS, {"need": 2, "have": 1})
    assert table.no(lay()) is Code.WRONG_GROUPS
    assert isinstance(table.do(lay("set6 R6 B6 G6", "set8 R8 B8 G8"))[0], PhaseLaid)
    assert table.hand(A) == "R10 B10 G10 Y1 Y2"
    assert [owned.owner for owned in table.state.groups] == [A, A]


def test_R4_1_a_phase_is_laid_once_a_round() -> None:
    table = Table(hands=("R1 B1 G1 R4 B4 G4 Y9",), on_table=((A, "set6 R6 B6 G6"), (A, "set8 R8 B8 G8")))
    assert table.no(lay("set1 R1 B1 G1", "set4 R4 B4 G4")) is Code.PHASE_ALREADY_LAID
    assert table.no(lay("set1 R1 B1 G1", "set4 R4 B4 G4", phase=0)) is Code.PHASE_ALREADY_LAID
    assert table.no(lay("set1 R1 B1 G1", "set4 R4 B4 G4", phase=1)) is Code.PHASE_ALREADY_LAID


def test_R4_1_a_phase_is_laid_in_the_players_own_turn() -> None:
    table = Table(hands=("R1", SIX_SETS))
    assert table.no(lay("set6 R6 B6 G6", "set8 R8 B8 G8"), B) is Code.NOT_YOUR_TURN


def test_R4_1_groups_are_of_the_kinds_and_in_the_order_of_the_phase() -> None:
    table = on("set3 + run4", "R5 B5 G5 R1 B2 G3 Y4 R6 B6 G6 R9")
    refusal = table.why(lay("run1 R1 B2 G3 Y4", "set5 R5 B5 G5"))
    assert refusal == Refusal(Code.WRONG_KIND, {"group": 1, "kind": "set"})
    assert table.no(lay("set5 R5 B5 G5", "set6 R6 B6 G6")) is Code.WRONG_KIND
    table.do(lay("set5 R5 B5 G5", "run1 R1 B2 G3 Y4"))


def test_R4_2_the_classic_list() -> None:
    assert STANDARD.phases == CLASSIC_PHASES
    sizes = [[(spec.kind.value, spec.size) for spec in phase.groups] for phase in phases_of(CLASSIC_PHASES)]
    assert sizes == [
        [("set", 3), ("set", 3)],
        [("set", 3), ("run", 4)],
        [("set", 4), ("run", 4)],
        [("run", 7)],
        [("run", 8)],
        [("run", 9)],
        [("set", 4), ("set", 4)],
        [("colour", 7)],
        [("set", 5), ("set", 2)],
        [("set", 5), ("set", 3)],
    ]
    assert [phase.number for phase in phases_of(CLASSIC_PHASES)] == list(range(1, 11))


def test_R4_3_a_set_is_cards_of_one_number_colours_free_duplicates_allowed() -> None:
    table = on("set4", "R7 R7 B7 B7 G8 Y2 Y3")
    assert table.why(lay("set7 R7 R7 B7 G8")) == Refusal(Code.CARD_DOES_NOT_FIT, {"group": 1, "card": "G8"})
    assert table.no(lay("set8 R7 R7 B7 B7")) is Code.CARD_DOES_NOT_FIT
    table.do(lay("set7 R7 R7 B7 B7"))


def test_R4_3_a_run_is_consecutive_numbers_colours_free() -> None:
    table = on("run4", "R3 B4 G5 Y6 R6 B8 G8 R8")
    assert table.no(lay("run3 R3 B4 G5 B8")) is Code.CARD_DOES_NOT_FIT
    assert table.no(lay("run5 G5 Y6 B8 R8")) is Code.CARD_DOES_NOT_FIT
    table.do(lay("run3 R3 B4 G5 Y6"))


def test_R4_3_no_number_comes_twice_in_a_run() -> None:
    table = on("run4", "R3 B4 G5 Y6 R6 B6 G8 R8")
    assert table.no(lay("run3 R3 B4 G5 Y6 R6")) is Code.CARD_DOES_NOT_FIT
    assert table.no(lay("run4 B4 G5 Y6 R6")) is Code.CARD_DOES_NOT_FIT


def test_R4_3_a_run_does_not_turn_the_corner_from_12_to_1() -> None:
    table = on("run4", "R10 R11 B12 G1 Y2 R3 W W")
    assert table.no(lay("run11 R11 B12 G1 Y2")) is Code.OUT_OF_RANGE
    assert table.no(lay("run-1 R11 B12 G1 Y2")) is Code.OUT_OF_RANGE
    assert table.no(lay("run10 R10 R11 B12 G1")) is Code.OUT_OF_RANGE
    assert table.why(lay("run10 R10 R11 B12 W")) == Refusal(Code.OUT_OF_RANGE, {"group": 1, "low": 10, "high": 13})
    assert table.no(lay("run0 W G1 Y2 R3")) is Code.OUT_OF_RANGE
    table.do(lay("run9 W R10 R11 B12"))


def test_R4_3_a_colour_group_is_cards_of_one_colour_numbers_free_duplicates_allowed() -> None:
    table = on("colour5", "G1 G1 G4 G7 G12 R3 B3")
    assert table.no(lay("colourG G1 G1 G4 G7 R3")) is Code.CARD_DOES_NOT_FIT
    assert table.no(lay("colourR G1 G1 G4 G7 G12")) is Code.CARD_DOES_NOT_FIT
    assert table.no(lay("colour G1 G1 G4 G7 G12")) is Code.NUMBER_UNDECLARED
    table.do(lay("colourG G1 G1 G4 G7 G12"))


def test_R4_4_two_sets_of_one_phase_may_have_the_same_number() -> None:
    table = on("set4 + set4", "R7 R7 B7 B7 G7 G7 Y7 Y7 R1 G2 Y3")
    table.do(lay("set7 R7 R7 B7 B7", "set7 G7 G7 Y7 Y7"))


@pytest.mark.parametrize(
    ("phase", "right", "wrong"),
    [
        ("colour-run3", "colour-runR3 R3 R4 R5", "colour-runR3 R3 R4 B5"),
        ("colour-run3", "colour-runR3 R3 W R5", "colour-runR3 R3 R5 R4"),
        ("even3", "even R2 B12 W", "even R2 B12 R5"),
        ("odd3", "odd R1 B5 R5", "odd R1 B5 R4"),
        ("colour-even3", "colour-evenB B2 B12 W", "colour-evenB B2 B12 R2"),
        ("colour-even3", "colour-evenB B2 B12 B2", "colour-evenB B2 B12 B5"),
        ("colour-odd3", "colour-oddR R1 R5 R3", "colour-oddR R1 R5 B5"),
        ("colour-odd3", "colour-oddR R1 R5 W", "colour-oddR R1 R5 R4"),
    ],
)
def test_R4_5_one_coloured_runs_and_even_and_odd_groups(phase: str, right: str, wrong: str) -> None:
    table = on(phase, "R1 R2 R3 R4 R5 B2 B2 B5 B12 W S")
    assert table.no(lay(wrong)) is Code.CARD_DOES_NOT_FIT
    table.do(lay(right))


def test_R4_5_a_group_of_one_colour_says_which() -> None:
    for phase, laid in (("colour-run3", "colour-run3 R3 R4 R5"), ("colour-odd3", "colour-odd R1 R3 R5")):
        assert on(phase, "R1 R3 R4 R5 R7 B2").no(lay(laid)) is Code.NUMBER_UNDECLARED


def test_R4_5_the_kinds_are_written_as_text() -> None:
    for kind in Kind:
        phase = parse_phase(f"{kind}4+ set3")
        assert phase.groups == (GroupSpec(kind, 4), GroupSpec(Kind.SET, 3))
        assert parse_phase(str(phase)) == phase
    for wrong in ("", "set", "set0", "set3 +", "run3 run4", "pair2", "3", "0: set3"):
        with pytest.raises(BadPhase):
            parse_phase(wrong)


def test_R4_6_phases_are_done_in_order() -> None:
    hand = "R5 B5 G5 R9 B9 G9 R1 B2 G3 Y4 R12"
    table = Table(hands=(hand,), phases=(2,))
    assert table.why(lay("set5 R5 B5 G5", "set9 R9 B9 G9", phase=0)) == Refusal(Code.PHASE_DONE, {"phase": 1})
    assert table.why(lay("set5 R5 B5 G5", "run1 R1 B2 G3 Y4", phase=2)) == Refusal(Code.WRONG_PHASE, {"phase": 2})
    assert table.no(lay("set5 R5 B5 G5", "set9 R9 B9 G9")) is Code.WRONG_KIND
    assert table.no(lay("set5 R5 B5 G5", phase=10)) is Code.NO_SUCH_PHASE
    assert table.no(lay("set5 R5 B5 G5", phase=-1)) is Code.NO_SUCH_PHASE
    table.do(lay("set5 R5 B5 G5", "run1 R1 B2 G3 Y4"))


def test_R4_6_a_phase_once_laid_counts_though_another_goes_out() -> None:
    table = Table(hands=(SIX_SETS, "B1 B2"))
    table.do(lay("set6 R6 B6 G6", "set8 R8 B8 G8"))
    table.do(discard("Y1"))
    table.goes_out(B)
    assert table.phase_of(A) == 2
    assert table.phase_of(B) == 1
    assert table.state.sheet[-1].laid == (True, False)
    table.do(dealing(table, hands=("", "R5 B5 G5 R1 B2 G3 Y4 R12 G12 B11")))
    assert view(table.state, None).players[A].phases == (1,)


def test_R4_6_a_phase_not_laid_is_tried_again_in_the_next_round() -> None:
    table = Table(hands=(SIX_SETS,), phases=(3, 3))
    table.goes_out(B)
    table.do(dealing(table, up="R1"))
    assert [player.phases for player in view(table.state, None).players] == [(2,), (2,)]


def test_R4_6_who_has_done_every_phase_has_none_to_lay() -> None:
    table = Table(hands=(SIX_SETS,), phases=(11,))
    assert table.why(lay("set6 R6 B6 G6", "set8 R8 B8 G8")) == Refusal(Code.PHASE_DONE, {"phase": 10})
    assert table.no(lay("set6 R6 B6 G6", "set8 R8 B8 G8", phase=0)) is Code.PHASE_DONE
    assert list(legal_moves(table.state, A)) == [discard(card) for card in SIX_SETS.split()]


def test_R4_6_phases_bear_numbers_of_their_own() -> None:
    rules = Ruleset(phases=("2: set3 + run4", "4: run7"))
    assert [phase.number for phase in phases_of(rules.phases)] == [2, 4]
    table = Table(rules=rules, hands=("R1 B2 G3 Y4 R5 B6 G7 R9 B9 G9",))
    assert table.why(lay("run1 R1 B2 G3 Y4 R5 B6 G7", phase=1)) == Refusal(Code.WRONG_PHASE, {"phase": 2})
    doubled = Ruleset(phases=("set3", "1: run4"))
    assert found(doubled) == (Finding(FindingCode.REPEATED_NUMBER, {"phase": 1}),)


def test_R4_6_there_are_phases_to_do_and_not_too_many() -> None:
    assert found(Ruleset(phases=())) == (Finding(FindingCode.NO_PHASES),)
    assert found(Ruleset(phases=("set3",) * 40)) == ()
    assert found(Ruleset(phases=("set3",) * 41)) == (Finding(FindingCode.TOO_MANY_PHASES, {"most": 40, "have": 41}),)


def test_R4_1_a_phase_that_cannot_be_read_or_made_is_refused_at_the_start() -> None:
    rules = Ruleset(phases=("set3", "pair", "set1 + set3", "run13", "set17", "run11 + set2", "colour-even12"))
    assert found(rules) == (
        Finding(FindingCode.UNREADABLE_PHASE, {"place": 2, "part": "pair"}),
        Finding(FindingCode.GROUP_TOO_SMALL, {"phase": 3, "group": "set1"}),
        Finding(FindingCode.RUN_TOO_LONG, {"phase": 4, "group": "run13"}),
        Finding(FindingCode.PHASE_TOO_LARGE, {"phase": 4, "need": 13, "most": 11}),
        Finding(FindingCode.GROUP_IMPOSSIBLE, {"phase": 5, "group": "set17"}),
        Finding(FindingCode.PHASE_TOO_LARGE, {"phase": 5, "need": 17, "most": 11}),
        Finding(FindingCode.PHASE_TOO_LARGE, {"phase": 6, "need": 13, "most": 11}),
        Finding(FindingCode.PHASE_TOO_LARGE, {"phase": 7, "need": 12, "most": 11}),
    )


@pytest.mark.parametrize(
    ("phase", "wilds", "most", "possible"),
    [
        ("set8", 0, None, True),
        ("set9", 0, None, False),
        ("set9", 1, None, True),
        ("set16", 8, None, True),
        ("set17", 8, None, False),
        ("set9", 8, 0, False),
        ("set10", 8, 2, True),
        ("set11", 8, 2, False),
        ("colour24", 0, None, True),
        ("colour25", 0, None, False),
        ("colour-even12", 0, None, True),
        ("colour-odd13", 0, None, False),
        ("even48", 0, None, True),
        ("odd49", 0, None, False),
        ("colour-run12", 0, None, True),
        ("colour-run13", 8, None, False),
    ],
)
def test_R4_3_no_group_is_asked_for_that_the_deck_cannot_make(
    phase: str,
    wilds: int,
    most: int | None,
    possible: bool,  # noqa: FBT001
) -> None:
    rules = Ruleset(phases=(phase,), wilds=wilds, max_wilds_laid=most, hand_size=49)
    assert (found(rules) == ()) is possible


def test_R4_1_a_phase_fits_into_a_hand() -> None:
    assert found(Ruleset(phases=("set5 + run6",))) == ()
    too_large = Finding(FindingCode.PHASE_TOO_LARGE, {"phase": 1, "need": 11, "most": 10})
    assert found(Ruleset(phases=("set5 + run6",), go_out=GoOut.DISCARD)) == (too_large,)
    assert found(Ruleset(phases=("set5 + run6",), go_out=GoOut.DISCARD, hand_size=11)) == ()


def test_R4_1_a_phase_has_no_more_groups_than_can_be_looked_through() -> None:
    for group, most in (("run2", 6), ("colour-even2", 6), ("colour-run2", 4)):
        over = Finding(FindingCode.TOO_MANY_GROUPS, {"phase": 1, "most": most, "have": most + 1})
        assert found(Ruleset(phases=(" + ".join([group] * (most + 1)),), hand_size=40)) == (over,)
        assert found(Ruleset(phases=(" + ".join([group] * most),), hand_size=40)) == ()


def test_R1_1_no_ruleset_has_a_negative_number_of_anything() -> None:
    rules = Ruleset(wilds=-1, skips=-2, points=Points(skip=-5))
    assert [(each.code, each.about) for each in found(rules)] == [
        (FindingCode.NEGATIVE_NUMBER, {"switch": "wilds", "have": -1}),
        (FindingCode.NEGATIVE_NUMBER, {"switch": "skips", "have": -2}),
        (FindingCode.NEGATIVE_NUMBER, {"switch": "points", "have": -5}),
    ]
    most = Finding(FindingCode.NEGATIVE_NUMBER, {"switch": "max_wilds_laid", "have": -1})
    assert most in found(Ruleset(max_wilds_laid=-1))
    assert {each.code for each in found(Ruleset(hand_size=0, phases=("set2",)))} == {
        FindingCode.BAD_HAND_SIZE,
        FindingCode.PHASE_TOO_LARGE,
    }
    assert found(Ruleset(discard_piles=0)) == (Finding(FindingCode.BAD_PILES, {"have": 0}),)
    assert found(Ruleset(discard_piles=4)) == (Finding(FindingCode.BAD_PILES, {"have": 4}),)


def test_R1_1_no_deck_is_larger_than_any_table_could_hold() -> None:
    rules = Ruleset(wilds=10**15, skips=201, points=Points(wild=1001))
    assert [(each.code, each.about) for each in found(rules)] == [
        (FindingCode.NUMBER_TOO_LARGE, {"switch": "wilds", "have": 10**15, "most": 200}),
        (FindingCode.NUMBER_TOO_LARGE, {"switch": "skips", "have": 201, "most": 200}),
        (FindingCode.NUMBER_TOO_LARGE, {"switch": "points", "have": 1001, "most": 1000}),
    ]
    assert found(Ruleset(wilds=200, skips=200, points=Points(wild=1000))) == ()


def test_R4_7_more_than_the_phase_asks_may_be_laid_if_it_extends_its_groups() -> None:
    table = on("set3 + run4", "R5 R5 B5 B5 W R1 B2 G3 Y4 G5 Y12")
    table.do(lay("set5 R5 R5 B5 B5", "run1 R1 B2 G3 Y4 W"))
    assert table.hand(A) == "G5 Y12"
    assert (table.on(0), table.on(1)) == ("R5 R5 B5 B5", "R1 B2 G3 Y4 W")
    for phase, laid in (("colour4", "colourR R1 R3 R5 R9 W"), ("odd3", "odd R1 B1 R3 R5 R9")):
        on(phase, "R1 B1 R3 R5 R9 W G2").do(lay(laid))


def test_R4_7_laying_more_is_the_same_as_laying_and_hitting() -> None:
    hand = "R5 B5 G5 Y5 R1 B2 G3 Y4 B5 Y12"
    at_once = on("set3 + run4", hand)
    at_once.do(lay("set5 R5 B5 G5 Y5", "run1 R1 B2 G3 Y4 B5"))
    in_steps = on("set3 + run4", hand)
    in_steps.do(lay("set5 R5 B5 G5", "run1 R1 B2 G3 Y4"))
    in_steps.do(hit("B5", 1))
    in_steps.do(hit("Y5", 0))
    assert at_once.on(1) == in_steps.on(1)
    assert sorted(at_once.on(0).split()) == sorted(in_steps.on(0).split())
    assert at_once.hand(A) == in_steps.hand(A) == "Y12"


def test_R4_7_or_exactly_the_required_number_of_cards_is_laid_and_the_rest_hit() -> None:
    hand = "R5 R5 B5 B5 R7 G7 Y7 B1 G2 Y12 R10"
    table = on("set3 + set3", hand, lay_exact=True)
    refusal = table.why(lay("set5 R5 R5 B5 B5", "set7 R7 G7 Y7"))
    assert refusal == Refusal(Code.GROUP_TOO_LONG, {"group": 1, "need": 3, "have": 4})
    table.do(lay("set5 R5 R5 B5", "set7 R7 G7 Y7"))
    table.do(hit("B5", 0))
    assert table.on(0) == "R5 R5 B5 B5"


def test_R4_7_a_further_group_is_never_laid() -> None:
    for exact in (False, True):
        table = on("set3 + set3", SIX_SETS, lay_exact=exact)
        refusal = table.why(lay("set6 R6 B6 G6", "set8 R8 B8 G8", "set10 R10 B10 G10"))
        assert refusal == Refusal(Code.WRONG_GROUPS, {"need": 2, "have": 3})


def test_R4_7_fewer_cards_than_required_are_no_phase() -> None:
    table = on("set3 + run4", "R5 B5 R1 B2 G3 Y4 R9")
    refusal = table.why(lay("set5 R5 B5", "run1 R1 B2 G3 Y4"))
    assert refusal == Refusal(Code.GROUP_TOO_SHORT, {"group": 1, "need": 3, "have": 2})
    assert table.no(lay("set5", "run1 R1 B2 G3 Y4")) is Code.GROUP_TOO_SHORT


def test_R4_7_a_longer_run_never_counts_for_a_later_phase() -> None:
    table = Table(hands=("R3 B4 G5 Y6 R7 B8 G9 Y10 R1 B1 G12", "B2"), phases=(4, 4))
    table.do(lay("run3 R3 B4 G5 Y6 R7 B8 G9 Y10"))
    table.do(discard("R1"))
    table.goes_out(B)
    assert table.phase_of(A) == 5


def test_R4_8_one_card_serves_in_one_group_only() -> None:
    table = on("set3 + run4", "R5 B5 G5 R2 B3 Y4 R9 R10")
    assert table.why(lay("set5 R5 B5 G5", "run2 R2 B3 Y4 G5")) == Refusal(Code.NOT_IN_HAND, {"card": "G5"})
    assert table.no(lay("set5 R5 R5 B5", "run2 R2 B3 Y4 G5")) is Code.NOT_IN_HAND


def test_R4_8_skips_are_never_part_of_a_group() -> None:
    for phase, laid in (
        ("set3", "set6 R6 B6 S"),
        ("run3", "run4 R4 S B6"),
        ("colour3", "colourB B6 B7 S"),
        ("even2", "even B6 S"),
        ("odd2", "odd B7 S"),
    ):
        table = on(phase, "R6 B6 S R4 B7 R12 R11")
        assert table.why(lay(laid)) == Refusal(Code.SKIP_IN_GROUP, {"group": 1})
    table = Table(hands=("S R1",), on_table=((A, "set6 R6 B6 W"), (A, "set8 R8 B8 G8"), (B, "colourR R1 R2 R3")))
    assert {table.no(hit("S", place)) for place in range(3)} == {Code.HIT_WITH_SKIP}
