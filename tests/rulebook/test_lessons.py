"""Faults reported against other games of this kind (L1 to L15), so far as the rules own them."""

import pytest
from msgspec.structs import replace

from tenphases.rules.events import GameEnded, PhaseLaid, TieBreakCalled, TurnBegan, TurnLost, WentOut
from tenphases.rules.legal import legal_moves, options
from tenphases.rules.moves import Draw, LayPhase, Take
from tenphases.rules.refusals import Code
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset, SkipLies, SkipLimit, SkipTarget, phases_of
from tenphases.rules.score import hand_points, points_of
from tenphases.rules.state import Stage
from tests.rulebook.positions import A, B, C, D, Table, cards, dealing, discard, hit, lay, opened, reshuffled, skip

NINES = (A, "set9 B9 G9 Y9")


def can_lay(phase: str, hand: str, rules: Ruleset | None = None) -> bool:
    """Whether the moves offered hold one that lays the phase, and it is legal."""
    rules = replace(rules or Ruleset(), phases=(phase,))
    table = Table(rules=rules, hands=(hand,))
    offered = [move for move in legal_moves(table.state, A) if isinstance(move, LayPhase)]
    ways = options(table.state, A).ways
    assert bool(offered) == bool(ways)
    assert all(table.may(LayPhase(way.groups, way.phase)) for way in ways)
    return bool(offered)


# L1


def test_L1_a_wild_in_a_run_keeps_the_place_it_was_given() -> None:
    table = Table(hands=("R8 R3 R4 Y1",), on_table=(NINES, (B, "run4 W B5 G6 Y7")), phases=(1, 2))
    assert table.no(hit("R4", 1)) is Code.HIT_NOT_AT_END
    table.do(hit("R8", 1))
    table.do(hit("R3", 1))
    assert table.on(1) == "R3 W B5 G6 Y7 R8"


def test_L1_the_place_is_the_one_that_was_said_and_not_a_guess() -> None:
    for laid, fits, not_fits in (("run4 W B5 G6 Y7", "R8", "R9"), ("run5 B5 G6 Y7 W", "R9", "R8")):
        table = Table(rules=Ruleset(phases=("run4",)), hands=("W B5 G6 Y7 R8 R9 R1",))
        table.do(lay(laid))
        assert table.no(hit(not_fits)) is Code.HIT_NOT_AT_END
        table.do(hit(fits))


# L2


def test_L2_one_wild_is_spent_once_however_often_the_move_comes() -> None:
    table = Table(hands=("W R1 R2",), on_table=(NINES, (B, "set8 B8 G8 Y8")))
    table.do(hit("W", 0))
    assert table.no(hit("W", 0)) is Code.NOT_IN_HAND
    assert table.no(hit("W", 1)) is Code.NOT_IN_HAND
    assert table.no(discard("W")) is Code.NOT_IN_HAND
    assert table.hand(A) == "R1 R2"


def test_L2_one_wild_is_not_laid_in_two_groups() -> None:
    table = Table(hands=("W R5 B5 R6 B6 R1",))
    assert table.no(lay("set5 R5 B5 W", "set6 R6 B6 W")) is Code.NOT_IN_HAND


# L3


def test_L3_the_twin_of_a_card_stays_in_the_hand() -> None:
    table = Table(hands=("R5 R5 B5 G5 R6 B6 G6 R9 R9 R1 R1",))
    table.do(lay("set5 R5 B5 G5", "set6 R6 B6 G6"))
    assert table.hand(A) == "R5 R9 R9 R1 R1"
    table.do(hit("R5", 0))
    table.do(discard("R9"))
    assert table.hand(A) == "R9 R1 R1"


# L4


def test_L4_a_skip_on_the_pile_is_not_taken_and_a_skipped_player_gets_no_turn() -> None:
    table = Table(players=3, hands=("S R1",), discards="R9", rules=Ruleset(skip_lies=SkipLies.ON_PILE))
    assert table.do(skip(B))[1:] == (TurnLost(B), TurnBegan(C))
    assert table.no(Take()) is Code.SKIP_NOT_TAKEN
    assert table.no(Draw(), B) is Code.NOT_YOUR_TURN


def test_L4_a_skip_passes_over_who_does_not_play() -> None:
    table = Table(rules=Ruleset(skip_target=SkipTarget.NEXT), players=4, hands=("S R1", ""))
    away = replace(table.state.players[B], in_round=False)
    table.state = replace(table.state, players=(table.state.players[A], away, *table.state.players[2:]))
    assert table.do(skip())[1:] == (TurnLost(C), TurnBegan(D))


# L5


def test_L5_with_every_opponent_skipped_any_card_may_still_be_discarded() -> None:
    table = Table(players=3, hands=("S R1 R2",), waiting=(B, C))
    assert options(table.state, A).targets == ()
    assert table.may(discard("R1"))
    assert table.no(skip(B)) is Code.SKIP_WAITING
    assert table.may(skip())


def test_L5_skips_do_not_survive_into_the_next_round() -> None:
    for limit in SkipLimit:
        table = Table(players=3, hands=("S R1",), rules=Ruleset(skip_limit=limit))
        table.do(skip(C))
        table.goes_out(B)
        table.do(dealing(table, up="R1"))
        for player in table.state.players:
            assert (player.skip_waiting, player.skip_in_front, player.skipped_by) == (False, False, None)
        assert table.state.last_skipped is None


# L6


def test_L6_after_the_only_discard_was_taken_play_goes_on() -> None:
    table = Table(players=3, hands=("R1", "S B1"), step=Stage.DRAW, discards="R9", draw="G1 G2 G3")
    table.do(Take())
    assert table.pile() == ""
    assert table.no(Take()) is Code.ALREADY_DRAWN
    table.do(discard("R1"))
    table.do(Take())
    table.do(skip(A))
    assert table.pile() == ""
    assert table.state.turn == C
    assert table.no(Take()) is Code.DISCARD_PILE_EMPTY
    assert not options(table.state, C).take
    table.do(Draw())


def test_L6_the_discards_are_shuffled_once_and_bring_no_card_twice() -> None:
    table = Table(hands=("R1", "B1"), step=Stage.DRAW, discards="B5 Y4 G2", draw="")
    table.do(Draw())
    renewal = reshuffled(table)
    table.do(renewal)
    assert table.no(renewal) is Code.NOT_NOW
    everything = [*table.state.draw_pile, *table.hand(A).split(), *table.hand(B).split(), *table.pile().split()]
    assert sorted(everything) == sorted(["R1", "B1", "B5", "Y4", "G2"])


# L7


def test_L7_a_hand_emptied_by_a_hit_a_lay_down_or_a_skip_ends_the_round() -> None:
    by_hit = Table(hands=("R9",), on_table=(NINES,))
    assert WentOut(A) in by_hit.do(hit("R9"))
    by_lay = Table(hands=("R5 B5 G5 R6 B6 G6",))
    assert WentOut(A) in by_lay.do(lay("set5 R5 B5 G5", "set6 R6 B6 G6"))
    by_skip = Table(hands=("S",), on_table=(NINES,))
    assert WentOut(A) in by_skip.do(skip())
    for table in (by_hit, by_lay, by_skip):
        assert table.round_over()


# L8


def test_L8_everyone_who_laid_advances_whoever_went_out() -> None:
    laid = ((B, "set9 B9 G9 Y9"), (B, "set8 B8 G8 Y8"), (C, "set7 B7 G7 Y7"), (C, "set6 B6 G6 Y6"))
    table = Table(players=4, hands=("R9", "B1 B2 B3", "G1", "Y1"), on_table=laid)
    table.do(discard("R9"))
    assert [table.phase_of(seat) for seat in (A, B, C, D)] == [1, 2, 2, 1]


# L9


def test_L9_another_player_starts_each_round() -> None:
    table = opened(players=4, dealer=C)
    starters = []
    for _ in range(5):
        table.do(dealing(table, up="R1"))
        starters.append(table.state.turn)
        table.goes_out(B)
    assert starters == [D, A, B, C, D]


# L10


@pytest.mark.parametrize(
    ("phase", "hand"),
    [
        ("set3 + set3", "R7 B7 G7 Y7 R5 B5 G5 Y1 Y2 B12"),
        ("set3 + set3", "R7 R7 B7 B7 G7 G7 Y1 Y2 R12 B12"),
        ("set5 + set2", "R8 R8 B8 B8 G8 G8 Y8 Y1 R2 R12"),
        ("set3 + run4", "R9 B9 G9 Y9 R10 B11 G12 R1 R3 R5"),
        ("set3 + run4", "R9 B9 W R1 B2 W Y4 R7 R12 B12"),
        ("set3 + set3", "R9 B9 W R1 B1 W Y4 R7 R12 B12"),
        ("set5 + set2", "R8 R8 B8 B8 G8 W Y1 R2 R4 R12"),
        ("run4", "W R10 B11 G12 R1 R1 R3 R5"),
        ("run7", "W W W R9 R10 B11 G12 R1 R3 B1"),
        ("run9", "R4 W B6 G7 W R9 R10 B11 G12 R1"),
        ("colour7", "R1 R1 R4 R12 W W W B3 B5 G7"),
    ],
)
def test_L10_hands_that_do_complete_the_phase_are_found(phase: str, hand: str) -> None:
    assert can_lay(phase, hand)


# L11


@pytest.mark.parametrize(
    ("phase", "hand", "laid"),
    [
        ("run4", "R3 B3 G5 Y6 R8", "run3 R3 B3 G5 Y6"),
        ("colour7", "R1 R2 R3 R4 R5 R6 B7 G12", "colourR R1 R2 R3 R4 R5 R6 B7"),
        ("set3", "W W W S", "set1 W W W"),
        ("set3", "R3 B3 S R1", "set3 R3 B3 S"),
        ("run4", "R3 B4 S Y6 R1", "run3 R3 B4 S Y6"),
        ("set3", "R3 B3 R4 R1", "set3 R3 B3 R4"),
    ],
)
def test_L11_what_is_no_group_is_refused_and_not_offered(phase: str, hand: str, laid: str) -> None:
    table = Table(rules=Ruleset(phases=(phase,)), hands=(hand,))
    assert not table.may(lay(laid))
    assert not can_lay(phase, hand)


def test_L11_an_all_wild_group_goes_by_the_rule_in_force() -> None:
    hand = "W W W R1 B1 G1"
    assert can_lay("set3 + set3", hand, Ruleset(naturals=Naturals.PER_PHASE))
    table = Table(rules=Ruleset(naturals=Naturals.PER_PHASE), hands=(hand + " Y5",))
    table.do(lay("set4 W W W", "set1 R1 B1 G1"))
    table = Table(hands=(hand + " Y5",))
    assert table.no(lay("set4 W W W", "set1 R1 B1 G1")) is Code.NO_NATURAL_IN_GROUP


def test_L11_the_order_in_which_the_hand_is_held_means_nothing() -> None:
    assert can_lay("run4", "R6 R1 B4 G5 R9 Y3")
    table = Table(rules=Ruleset(phases=("set3 + colour3",)), hands=("G5 R9 R5 B5 R1 R12 Y3",))
    table.do(lay("set5 B5 G5 R5", "colourR R12 R9 R1"))
    assert table.on(0) == "R5 B5 G5", "cards of a set lie in one order, whichever they were named in"


# L12


def test_L12_phase_10_is_a_set_of_five_and_a_set_of_three() -> None:
    nine, ten = phases_of(Ruleset().phases)[8:]
    assert str(nine) == "set5 + set2"
    assert str(ten) == "set5 + set3"


def test_L12_a_skip_scores_15_and_the_winner_nothing() -> None:
    points = Ruleset().points
    assert points_of(cards("S")[0], points) == 15
    assert hand_points(cards("S S W"), points) == 55
    table = Table(hands=("R9", "S"), totals=(0, 0))
    table.do(discard("R9"))
    assert table.totals_now() == [0, 15]


# L13


def test_L13_a_tie_is_not_broken_by_the_seat() -> None:
    tens = (A, "set5 R5 B5 G5 Y5 W"), (A, "set3 R3 B3 G3"), (B, "set6 R6 B6 G6 Y6 W"), (B, "set2 R2 B2 G2")
    table = Table(players=2, hands=("R9", "Y1"), phases=(10, 10), on_table=tens, totals=(105, 100))
    assert table.do(discard("R9"))[-1] == TieBreakCalled((A, B))
    assert not table.over()


def test_L13_being_on_phase_10_ends_nothing() -> None:
    nines = (A, "set5 R5 B5 G5 Y5 W"), (A, "set3 R3 B3")
    table = Table(players=2, hands=("R9", "Y1"), phases=(9, 10), on_table=nines)
    assert not isinstance(table.do(discard("R9"))[-1], GameEnded)
    assert table.phase_of(A) == 10
    assert not table.over()


# L14


@pytest.mark.parametrize("go_out", GoOut)
def test_L14_the_card_just_taken_can_be_discarded_when_it_is_the_only_one(go_out: GoOut) -> None:
    table = Table(rules=Ruleset(go_out=go_out), hands=("R1",), step=Stage.DRAW, discards="R9 Y4", on_table=(NINES,))
    table.do(Take())
    assert set(legal_moves(table.state, A)) == {discard("R1"), discard("Y4")}
    table.do(discard("Y4"))
    assert table.state.turn == B


def test_L14_with_nothing_but_a_skip_that_has_no_target_there_is_still_a_move() -> None:
    rules = Ruleset(skip_limit=SkipLimit.NOT_TWICE_RUNNING, go_out=GoOut.DISCARD)
    table = Table(rules=rules, hands=("S S",), on_table=(NINES,), more={"last_skipped": B})
    assert list(legal_moves(table.state, A)) == [skip()]
    table.do(skip())


def test_L14_discards_going_round_while_nothing_can_be_drawn_end_the_round() -> None:
    table = Table(hands=("R11 R1", "R10 B1"), step=Stage.DRAW, discards="R12", draw="", more={"dry": True})
    moves = 0
    while not table.round_over():
        table.do(Take())
        table.do(discard(table.hand(table.state.turn).split()[0]))
        moves += 1
    assert moves == 2


# L15


def test_L15_a_wild_switches_no_other_check_off() -> None:
    table = Table(rules=Ruleset(phases=("set3 + run4",)), hands=("W W R5 B6 R1 B2 G4 Y4 G9 Y9 R9",))
    assert table.no(lay("set5 R5 B6 W", "run1 R1 B2 W G4")) is Code.CARD_DOES_NOT_FIT
    assert table.no(lay("set9 R9 G9 W", "run1 R1 W B2 G4")) is Code.CARD_DOES_NOT_FIT
    assert table.no(lay("set9 R9 W", "run1 R1 B2 W G4")) is Code.GROUP_TOO_SHORT
    assert table.no(lay("set9 R9 G9 Y9", "run1 R1 B2 W Y4 G4")) is Code.CARD_DOES_NOT_FIT
    assert isinstance(table.do(lay("set9 R9 G9 W", "run1 R1 B2 W G4"))[0], PhaseLaid)
    assert not can_lay("set3 + run4", "W R5 B6 R1 B2 G4 Y4 G9 R10 R11")
    assert not can_lay("colour7", "W R1 R2 R3 R4 R5 B7 G9")
