"""R3.8: rounds in which nothing can be laid or hit any more."""

import pytest
from msgspec.structs import replace

from tenphases.rules.decide import start
from tenphases.rules.events import (
    GameStarted,
    RoundBlocked,
    SkipPlayed,
    WentOut,
)
from tenphases.rules.moves import Draw
from tenphases.rules.refusals import Finding, FindingCode
from tenphases.rules.ruleset import End, PhaseChoice, Ruleset
from tests.rulebook.positions import A, B, C, Table, discard, hit, lay, skip

# R3.8: small decks without wilds, so that a table can hold every card that matters.

NO_WILDS = Ruleset(phases=("set8", "run12"), wilds=0, hand_size=14)
SIXES = "R6 R6 B6 B6 Y6 Y6 G6 G6"


def test_R3_8_a_round_ends_when_every_card_that_could_be_laid_or_hit_lies_on_the_table() -> None:
    table = Table(rules=NO_WILDS, hands=(SIXES + " R1 R2 R3", "B1 B2"), phases=(1, 2))
    table.do(lay(f"set6 {SIXES}"))
    events = table.do(discard("R1"))
    assert RoundBlocked() in events, "no six is left for a run of 12, and nothing fits on the sixes"
    assert table.totals_now() == [10, 10]
    assert [table.phase_of(A), table.phase_of(B)] == [2, 2]


def test_R3_8_it_is_judged_at_the_end_of_the_turn() -> None:
    table = Table(rules=NO_WILDS, hands=(SIXES + " S R2 R3", "B1 B2"), phases=(1, 2))
    table.do(lay(f"set6 {SIXES}"))
    assert not table.round_over()
    events = table.do(skip(B))
    assert events[:2] == (SkipPlayed(A, B), RoundBlocked())


def test_R3_8_who_goes_out_in_that_turn_has_gone_out() -> None:
    table = Table(rules=NO_WILDS, hands=(SIXES + " R1", "B1 B2"), phases=(1, 2))
    table.do(lay(f"set6 {SIXES}"))
    events = table.do(discard("R1"))
    assert WentOut(A) in events
    assert RoundBlocked() not in events
    assert table.totals_now() == [0, 10]


def test_R3_8_a_round_goes_on_while_somebody_could_lay() -> None:
    rules = replace(NO_WILDS, wilds=1)
    table = Table(rules=rules, hands=(SIXES + " R1 R2 R3", "B1 B2"), phases=(1, 2))
    table.do(lay(f"set6 {SIXES}"))
    table.do(discard("R1"))
    assert table.state.turn == B, "with a wild a run of 12 can be made, and the wild could be hit"
    other = Table(rules=NO_WILDS, hands=(SIXES + " R1 R2 R3", "B1 B2"), phases=(1, 1))
    other.do(lay(f"set6 {SIXES}"))
    other.do(discard("R1"))
    assert other.state.turn == B, "B may make a set of another number"


def test_R3_8_a_round_goes_on_while_somebody_could_hit() -> None:
    seven = SIXES.removesuffix(" G6")
    rules = replace(NO_WILDS, phases=("set7", "run12"))
    full = "run1 B1 B2 B3 B4 B5 G6 B7 B8 B9 B10 B11 B12"
    table = Table(rules=rules, hands=(f"{seven} R1 R2 R3", "Y1 Y2"), phases=(1, 2), on_table=((B, full),))
    table.do(lay(f"set6 {seven}"))
    assert RoundBlocked() in table.do(discard("R1")), "all eight sixes lie there, and the run is full"
    open_run = "run1 B1 B2 B3 B4 B5 G6 B7 B8 B9 B10 B11"
    rules = replace(rules, phases=("set7", "run11"))
    table = Table(rules=rules, hands=(f"{seven} R1 R2 R3", "Y1 Y2"), phases=(1, 2), on_table=((B, open_run),))
    table.do(lay(f"set6 {seven}"))
    table.do(discard("R1"))
    assert table.state.turn == B, "a twelve fits on the run"


TWELVES = "R12 R12 B12 B12 Y12 Y12 G12 G12"


@pytest.mark.parametrize(
    ("run", "wilds", "over"),
    [("run1", 0, True), ("run1", 1, False), ("colour-runB1", 0, True), ("colour-runB1", 1, False)],
)
def test_R3_8_an_open_end_that_no_card_is_left_for_is_no_place_to_hit(run: str, wilds: int, over: bool) -> None:  # noqa: FBT001
    kind = run.rstrip("B1")
    rules = Ruleset(phases=("set8", f"{kind}11"), wilds=wilds, hand_size=14)
    blue = f"{run} B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11"
    table = Table(rules=rules, hands=(f"{TWELVES} R1 R2 R3", "Y1 Y2"), phases=(1, 2), on_table=((B, blue),))
    table.do(lay(f"set12 {TWELVES}"))
    table.do(discard("R1"))
    assert table.round_over() is over


def test_R3_8_a_run_of_one_colour_waits_for_that_colour_only() -> None:
    rules = Ruleset(phases=("run12", "colour-run11"), wilds=0, hand_size=14)
    full = "run1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 B12"
    blue = "colour-runB1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11"
    hand = full.removeprefix("run1 ")
    for last, over in (("B12", True), ("G12", False)):
        table = Table(
            rules=rules,
            players=3,
            hands=(f"{hand} Y1 Y2 Y3",),
            phases=(1, 2, 1),
            on_table=((B, blue), (C, full.replace("B12", last))),
        )
        table.do(lay(full))
        table.do(discard("Y1"))
        assert table.round_over() is over, "there are twelves left, but is there a blue one?"


def test_R3_8_a_wild_not_on_the_table_can_be_hit() -> None:
    seven = SIXES.removesuffix(" G6")
    full = "run1 B1 B2 B3 B4 B5 G6 B7 B8 B9 B10 B11 W"
    rules = Ruleset(phases=("set7", "run12"), wilds=2, hand_size=14)
    table = Table(rules=rules, hands=(f"{seven} R1 R2 W", "Y1 Y2"), phases=(1, 2), on_table=((B, full),))
    table.do(lay(f"set6 {seven}"))
    table.do(discard("R1"))
    assert table.state.turn == B
    table.turn_of(A).do(Draw())
    table.do(hit("W", 1))
    assert RoundBlocked() in table.do(discard("R2"))


def test_R3_8_the_phase_of_someone_who_sits_out_is_not_waited_for() -> None:
    rules = replace(NO_WILDS, end=End.ALL_FINISHED)
    hands = (SIXES + " R1 R2 R3", "B1 B2", "")
    table = Table(rules=rules, players=3, hands=hands, phases=(1, 2, 1))
    out = replace(table.state.players[C], in_round=False)
    table.state = replace(table.state, players=(*table.state.players[:2], out))
    table.do(lay(f"set6 {SIXES}"))
    assert RoundBlocked() in table.do(discard("R1"))


def test_R3_8_where_phases_are_chosen_when_laid_any_open_one_keeps_the_round_alive() -> None:
    rules = replace(NO_WILDS, phase_choice=PhaseChoice.WHEN_LAID)
    table = Table(rules=rules, hands=(SIXES + " R1 R2 R3", "B1 B2"))
    table.do(lay(f"set6 {SIXES}", phase=0))
    table.do(discard("R1"))
    assert table.state.turn == B


def test_R3_8_a_phase_that_no_cards_of_the_deck_can_make_is_refused_at_the_start() -> None:
    rules = Ruleset(phases=("set3", "set8 + run12"), wilds=0, hand_size=20)
    impossible = (Finding(FindingCode.PHASE_IMPOSSIBLE, {"phase": 2}),)
    assert start(rules, 2, A) == impossible, "each can be made, but both want the same number"
    assert isinstance(start(replace(rules, wilds=1), 2, A), GameStarted)
    assert start(replace(rules, wilds=1, max_wilds_laid=0), 2, A) == impossible
    assert isinstance(start(replace(rules, phases=("set3", "set7 + run12")), 2, A), GameStarted)
