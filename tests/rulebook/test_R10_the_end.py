"""R10: who advances, and when the game ends and who has won it."""

import pytest
from msgspec.structs import replace

from tenphases.rules.decide import start
from tenphases.rules.events import GameEnded, RoundScored, TieBreakCalled, WentOut
from tenphases.rules.finish import MOST_ROUNDS
from tenphases.rules.moves import Draw, Seat
from tenphases.rules.refusals import Code, FindingCode
from tenphases.rules.ruleset import Advance, End, PhaseChoice, Ruleset
from tenphases.rules.score import Standing, ranking, winners
from tenphases.rules.state import Stage
from tenphases.rules.views import view
from tests.rulebook.positions import A, B, C, D, Table, dealing, discard, lay, opened, skip

TEN = "set5 R5 B5 G5 Y5 W", "set3 R3 B3 G3"
SHORT = ("set3", "run4")


def to_make(table: Table) -> list[tuple[int, ...]]:
    return [player.phases for player in view(table.state, None).players]


def test_R10_1_everyone_who_laid_a_phase_advances_and_nobody_else() -> None:
    laid = ((A, "set6 R6 B6 G6"), (A, "set8 R8 B8 G8"), (C, "set1 R1 B1 G1"), (C, "set2 R2 B2 G2 Y2"))
    table = Table(players=4, hands=("R9", "B1", "G1", "Y1"), on_table=laid, phases=(1, 4, 1, 1))
    table.do(discard("R9"))
    table.do(dealing(table, up="R1"))
    assert to_make(table) == [(1,), (3,), (1,), (0,)]


def test_R10_1_or_everyone_advances() -> None:
    rules = Ruleset(advance=Advance.EVERYONE, end=End.AFTER_ROUNDS)
    table = opened(rules, players=3, dealer=A)
    for number in range(9):
        table.do(dealing(table, up="R1"))
        assert to_make(table) == [(number,)] * 3
        table.goes_out(Seat(number % 3))
    assert not table.over()


def test_R10_1_where_everyone_advances_the_phase_to_make_is_that_of_the_round() -> None:
    rules = Ruleset(advance=Advance.EVERYONE, end=End.AFTER_ROUNDS)
    table = Table(rules=rules, hands=("R1 B2 G3 Y4 R9 B9 G9 R10",), number=2)
    table.do(lay("set9 R9 B9 G9", "run1 R1 B2 G3 Y4"))
    assert table.state.players[A].laid == 1


def test_R10_2_the_game_ends_with_the_round_in_which_someone_completed_the_last_phase() -> None:
    table = Table(
        players=3,
        hands=("R1 R2", "B12", "W W"),
        phases=(10, 10, 4),
        on_table=((A, TEN[0]), (A, TEN[1])),
        totals=(100, 10, 0),
    )
    table.do(discard("R1"))
    assert not table.over(), "the round goes on"
    events = table.goes_out(B)
    assert events[-1] == GameEnded(((A,), (B,), (C,)))
    assert table.over()
    assert table.totals_now() == [105, 10, 50]


def test_R10_2_the_winner_has_the_fewest_points_of_those_who_completed_it_the_last_round_included() -> None:
    second = "set6 R6 B6 G6 Y6 R6", "set2 R2 B2 G2"
    table = Table(
        players=3,
        hands=("R9", "W", "Y1"),
        phases=(10, 10, 9),
        on_table=((A, TEN[0]), (A, TEN[1]), (B, second[0]), (B, second[1])),
        totals=(110, 90, 0),
    )
    assert table.do(discard("R9"))[-1] == GameEnded(((A,), (B,), (C,)))
    assert table.totals_now() == [110, 115, 5]


def test_R10_2_being_on_the_last_phase_is_not_having_completed_it() -> None:
    table = Table(players=2, hands=("R9", "Y1"), phases=(10, 10), totals=(0, 50))
    table.do(discard("R9"))
    assert not table.over()
    table.do(dealing(table, up="R1"))
    assert to_make(table) == [(9,), (9,)]


def test_R10_2_a_blocked_round_can_be_the_last() -> None:
    table = Table(
        hands=("R1 R2", "B1 B2"),
        step=Stage.PLAY,
        phases=(10, 3),
        on_table=((A, TEN[0]), (A, TEN[1])),
        draw="",
        more={"dry": True, "idle": 1},
    )
    assert table.do(discard("R1"))[-1] == GameEnded(((A,), (B,)))


def test_R10_2_or_the_game_ends_the_instant_someone_lays_the_last_phase() -> None:
    hand = "R5 B5 G5 Y5 W R3 B3 G3 R1 W W"
    table = Table(
        rules=Ruleset(end=End.ON_LAY),
        players=3,
        hands=(hand, "Y1", "W W"),
        phases=(10, 1, 10),
        on_table=((B, "set6 R6 B6 G6"), (B, "set8 R8 B8 G8")),
        totals=(500, 0, 0),
    )
    events = table.do(lay(*TEN))
    assert isinstance(events[1], RoundScored)
    assert events[-1] == GameEnded(((A,), (C,), (B,)))
    assert table.totals_now() == [500, 0, 0], "the round that is cut short gives nobody points"
    assert table.state.sheet[-1].laid == (True, True, False)
    assert [table.phase_of(seat) for seat in (A, B, C)] == [11, 2, 10]
    assert not any(isinstance(event, WentOut) for event in events)
    assert table.no(Draw(), B) is Code.GAME_OVER


def test_R10_2_with_on_lay_an_earlier_phase_ends_nothing() -> None:
    table = Table(rules=Ruleset(end=End.ON_LAY), hands=("R5 B5 G5 Y5 W R3 B3 R1 W W",), phases=(9, 10))
    table.do(lay("set5 R5 B5 G5 Y5 W", "set3 R3 B3"))
    assert table.state.stage is Stage.PLAY


def play_it_out(**more: object) -> Table:
    rules = Ruleset(phases=SHORT, end=End.ALL_FINISHED)
    return Table(rules=rules, players=3, hands=("R9", "B1", "Y1"), **more)  # type: ignore[arg-type]


def test_R10_2_or_the_game_ends_when_everyone_has_completed_the_last_phase() -> None:
    run = "run1 B1 B2 B3 B4"
    table = play_it_out(phases=(2, 2, 1), on_table=((A, "run1 R1 R2 R3 R4"), (C, "set1 R1 G1 W")), totals=(30, 20, 5))
    table.do(discard("R9"))
    assert not table.over()
    assert table.totals_now() == [30, 25, 10]
    events = table.do(dealing(table, up="R1"))
    assert events[0].players == (B, C)  # type: ignore[union-attr]
    assert table.state.players[A].hand == ()
    assert not table.state.players[A].in_round
    assert table.state.dealer == B, "the deal goes to the next who plays"
    assert table.state.turn == C
    table.holds(C, "B1 B2 B3 B4 G9").do(Draw())
    table.do(lay(run))
    table.do(discard("G9"))
    assert table.state.turn == B, "who is done sits out"
    table.goes_out(C)
    assert not table.over()
    assert table.totals_now()[A] == 30
    assert table.state.sheet[-1].phases == (None, 1, 1)
    table.do(dealing(table, up="R1"))
    assert table.state.turn == B, "the last one plays alone"
    table.holds(B, "B1 B2 B3 B4 G9 S").do(Draw())
    table.do(skip())
    assert table.state.turn == B
    table.do(Draw())
    table.do(lay(run))
    events = table.goes_out(B)
    assert isinstance(events[-1], GameEnded)
    assert table.over()


def test_R10_2_when_all_have_finished_the_fewest_points_win() -> None:
    rules = Ruleset(phases=SHORT, end=End.ALL_FINISHED)
    assert winners(rules, [Standing(2, 40), Standing(2, 30), Standing(1, 5)], 9) == ()
    assert winners(rules, [Standing(2, 40), Standing(2, 30), Standing(2, 35)], 9) == (B,)
    assert ranking(rules, [Standing(2, 40), Standing(2, 30), Standing(2, 35)], (B,)) == ((B,), (C,), (A,))


def test_R10_2_a_turned_up_skip_costs_who_plays_alone_one_turn() -> None:
    table = play_it_out(phases=(2, 2, 3), on_table=((A, "run1 R1 R2 R3 R4"),))
    table.goes_out(A)
    table.do(dealing(table, up="S"))
    assert table.state.turn == B
    assert table.may(Draw())


def test_R10_2_or_the_game_ends_after_as_many_rounds_as_there_are_phases() -> None:
    rules = Ruleset(phases=SHORT, end=End.AFTER_ROUNDS)
    table = opened(rules, players=2, dealer=A)
    table.do(dealing(table, up="R1"))
    table.goes_out(A)
    assert not table.over()
    table.do(dealing(table, up="R1"))
    assert to_make(table) == [(0,), (0,)], "who has not laid tries again"
    table.holds(B, "W")
    events = table.goes_out(A)
    assert events[-1] == GameEnded(((A,), (B,)))


def test_R10_2_after_so_many_rounds_the_fewest_points_win_whoever_laid_most() -> None:
    rules = Ruleset(phases=SHORT, end=End.AFTER_ROUNDS)
    standings = [Standing(2, 50), Standing(0, 45), Standing(1, 60)]
    assert winners(rules, standings, 1) == ()
    assert winners(rules, standings, 2) == (B,)
    assert ranking(rules, standings, (B,)) == ((B,), (A,), (C,))


def test_R10_3_where_everyone_advances_the_game_ends_after_the_rounds() -> None:
    rules = Ruleset(phases=SHORT, advance=Advance.EVERYONE, end=End.AFTER_ROUNDS)
    table = opened(rules, players=3, dealer=A)
    for round_number in (1, 2):
        assert not table.over(), round_number
        table.do(dealing(table, up="R1"))
        table.holds(B, "R1").holds(C, "W")
        table.goes_out(A)
    assert table.past[-1] == GameEnded(((A,), (B,), (C,)))


@pytest.mark.parametrize("end", [End.ROUND_END, End.ON_LAY, End.ALL_FINISHED])
def test_R10_3_any_other_end_is_refused_there(end: End) -> None:
    found = start(Ruleset(advance=Advance.EVERYONE, end=end), 2, A)
    assert isinstance(found, tuple)
    assert [finding.code for finding in found] == [FindingCode.EVERYONE_NEEDS_ROUNDS]


@pytest.mark.parametrize("choice", [PhaseChoice.WHEN_LAID, PhaseChoice.BEFORE_PLAY])
def test_R10_3_nobody_chooses_a_phase_there(choice: PhaseChoice) -> None:
    found = start(Ruleset(advance=Advance.EVERYONE, end=End.AFTER_ROUNDS, phase_choice=choice), 2, A)
    assert isinstance(found, tuple)
    assert [finding.code for finding in found] == [FindingCode.EVERYONE_NEEDS_ORDER]


def test_R10_4_the_others_rank_by_phases_completed_then_by_fewer_points() -> None:
    table = Table(
        players=4,
        hands=("R9", "B12", "W", "Y1"),
        phases=(10, 5, 10, 5),
        on_table=((A, TEN[0]), (A, TEN[1])),
        totals=(300, 20, 200, 20),
    )
    assert table.do(discard("R9"))[-1] == GameEnded(((A,), (C,), (D,), (B,)))


def test_R10_4_equals_share_a_place() -> None:
    table = Table(
        players=4,
        hands=("R9", "B1", "W", "Y1"),
        phases=(10, 5, 5, 5),
        on_table=((A, TEN[0]), (A, TEN[1])),
        totals=(0, 20, 0, 20),
    )
    assert table.do(discard("R9"))[-1] == GameEnded(((A,), (B, C, D)))


def test_R10_4_where_everyone_advances_points_alone_rank() -> None:
    rules = Ruleset(phases=SHORT, advance=Advance.EVERYONE, end=End.AFTER_ROUNDS)
    standings = [Standing(2, 50), Standing(0, 10), Standing(0, 30)]
    assert ranking(rules, standings, (B,)) == ((B,), (C,), (A,))


def test_R10_4_without_a_winner_yet_the_ranking_is_the_present_one() -> None:
    standings = [Standing(3, 50), Standing(4, 90), Standing(3, 30)]
    assert ranking(Ruleset(), standings) == ((B,), (C,), (A,))
    assert not isinstance(Table(hands=("R9", "B1")).do(discard("R9"))[-1], GameEnded | TieBreakCalled)


def test_R10_5_after_five_hundred_rounds_whoever_leads_has_won() -> None:
    hands, phases, totals = ("R9", "B1", "W"), (2, 5, 5), (0, 20, 10)
    on_table = ((A, TEN[0]), (A, "run2 R2 B3 G4 Y5"))
    early, late = (
        Table(players=3, hands=hands, phases=phases, on_table=on_table, totals=totals, number=number)
        for number in (MOST_ROUNDS - 1, MOST_ROUNDS)
    )
    assert not isinstance(early.do(discard("R9"))[-1], GameEnded)
    assert late.do(discard("R9"))[-1] == GameEnded(((B,), (C,), (A,))), "25 points against 35"


def test_R10_5_a_tie_is_then_shared() -> None:
    table = Table(players=3, hands=("R9 R8", "B1", "Y1"), phases=(5, 5, 2), number=MOST_ROUNDS, more={"still": 149})
    assert table.do(discard("R9"))[-1] == GameEnded(((A, B), (C,)))
    lay_ten = ((A, TEN[0]), (A, TEN[1]))
    whole = Table(players=2, hands=("R9", "Y1"), phases=(10, 11), on_table=lay_ten, totals=(5, 0), number=500)
    assert whole.do(discard("R9"))[-1] == GameEnded(((A, B),)), "also between those who completed all phases"


def test_R10_5_a_tie_break_that_is_blocked_then_is_shared_too() -> None:
    more = {"tie_break": True, "tied": (A, B), "still": 99}
    table = Table(players=3, hands=("R9 R8", "B1 B2", ""), phases=(10, 10, 3), number=MOST_ROUNDS, more=more)
    table.state = replace(
        table.state, players=(*table.state.players[:2], replace(table.state.players[C], in_round=False))
    )
    assert table.do(discard("R9"))[-1] == GameEnded(((A, B), (C,)))


def test_R10_5_games_by_the_first_version_go_on_as_they_began() -> None:
    on_table = ((A, TEN[0]), (A, "run2 R2 B3 G4 Y5"))
    table = Table(hands=("R9", "B1"), phases=(2, 5), on_table=on_table, number=MOST_ROUNDS, more={"rules_version": 1})
    assert not isinstance(table.do(discard("R9"))[-1], GameEnded)
