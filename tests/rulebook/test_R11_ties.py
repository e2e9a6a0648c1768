"""R11: ties for the win."""

import pytest
from msgspec.structs import replace

from tenphases.rules.events import GameEnded, RoundBlocked, RoundScored, TieBreakCalled, WentOut
from tenphases.rules.moves import Draw, Take
from tenphases.rules.refusals import Code
from tenphases.rules.ruleset import Advance, End, PhaseChoice, Ruleset, TieBreak
from tenphases.rules.state import Stage
from tenphases.rules.views import view
from tests.rulebook.positions import A, B, C, D, Table, dealing, discard, lay, opened, skip

SHORT = ("set3", "run4")
LAID = ((B, "run1 R1 R2 R3 R4"), (D, "run1 G1 G2 G3 G4"))
RUN_HAND = "B5 B6 B7 B8 G9 G10 R11 R12 Y1 G1"


def tied(tie_break: TieBreak = TieBreak.FIRST_OUT, **switches: object) -> Table:
    """B and D have completed the last phase with 150 points each; A, who has not, has 100 and goes out now."""
    rules = Ruleset(phases=SHORT, tie_break=tie_break, **switches)  # type: ignore[arg-type]
    table = Table(
        rules=rules,
        players=4,
        hands=("R9", "Y1", "G11", "Y1"),
        phases=(2, 2, 1, 2),
        on_table=LAID,
        totals=(100, 145, 300, 145),
    )
    table.do(discard("R9"))
    return table


def dealt(table: Table) -> Table:
    """The tie-break is dealt: B and D each hold a run and can lay it."""
    table.do(dealing(table, up="R1", hands=(RUN_HAND, RUN_HAND)))
    return table


def test_R11_1_the_tied_players_alone_play_one_more_round() -> None:
    table = tied()
    assert table.past[-1] == TieBreakCalled((B, D))
    assert not table.over()
    events = table.do(dealing(table, up="R1"))
    assert events[0].players == (B, D)  # type: ignore[union-attr]
    assert table.state.tie_break
    assert [len(player.hand) for player in table.state.players] == [0, 10, 0, 10]
    assert table.state.dealer == B, "the deal moves on to the next who plays"
    assert table.state.turn == D
    assert table.no(Draw(), A) is Code.NOT_IN_ROUND
    table.do(Draw())
    table.do(discard(table.hand(D).split()[0]))
    assert table.state.turn == B
    table.holds(B, "S B1").do(Draw())
    assert table.no(skip(A)) is Code.NO_SUCH_TARGET
    table.do(skip())
    assert table.state.turn == B


def test_R11_1_on_the_last_phase_of_the_list() -> None:
    table = dealt(tied())
    assert [view(table.state, None).players[seat].phases for seat in (B, D)] == [(1,), (1,)]
    table.do(Draw())
    table.holds(D, "Y1 Y1 R1 R5 R6")
    assert table.no(lay("set1 Y1 Y1 R1")) is Code.WRONG_KIND
    assert table.no(lay("set1 Y1 Y1 R1", phase=0)) is Code.PHASE_DONE


def test_R11_1_the_first_to_go_out_wins() -> None:
    table = dealt(tied())
    table.do(Draw())
    table.do(lay("run5 B5 B6 B7 B8"))
    table.do(discard("G9"))
    assert not table.over(), "laying alone does not win"
    table.do(Take())
    events = table.goes_out(B)
    assert events[-1] == GameEnded(((B,), (D,), (A,), (C,)))


def test_R11_1_there_are_no_points_in_it() -> None:
    table = dealt(tied())
    before = table.totals_now()
    events = table.goes_out(D)
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert scored.points == (0, 0, 0, 0)
    assert table.totals_now() == before == [100, 150, 310, 150]
    assert table.state.sheet[-1].tie_break
    assert [table.phase_of(seat) for seat in (A, B, C, D)] == [2, 3, 1, 3]


def test_R11_1_or_the_first_to_lay_the_phase_wins_at_once() -> None:
    table = dealt(tied(TieBreak.FIRST_LAY))
    table.do(Draw())
    events = table.do(lay("run5 B5 B6 B7 B8"))
    assert events[-1] == GameEnded(((D,), (B,), (A,), (C,)))
    assert not any(isinstance(event, WentOut) for event in events)
    assert table.totals_now() == [100, 150, 310, 150]


def test_R11_1_first_lay_means_the_tie_break_only() -> None:
    table = Table(
        rules=Ruleset(phases=SHORT, tie_break=TieBreak.FIRST_LAY), hands=("B5 B6 B7 B8 R1 R2",), phases=(2, 1)
    )
    table.do(lay("run5 B5 B6 B7 B8"))
    assert table.state.stage is Stage.PLAY


def test_R11_1_or_the_win_is_shared() -> None:
    table = tied(TieBreak.SHARED)
    assert table.over()
    assert table.past[-1] == GameEnded(((B, D), (A,), (C,)))


def test_R11_1_no_tie_no_tie_break() -> None:
    rules = Ruleset(phases=SHORT)
    table = Table(
        rules=rules,
        players=4,
        hands=("R9", "Y1", "G1", "Y1"),
        phases=(2, 2, 1, 2),
        on_table=LAID,
        totals=(100, 145, 140, 140),
    )
    assert table.do(discard("R9"))[-1] == GameEnded(((D,), (B,), (A,), (C,)))


def lap_without_a_draw(table: Table) -> None:
    """Nothing is left but the one discard, and it goes round once."""
    table.state = replace(table.state, draw_pile=(), dry=True)
    for _ in range(2):
        table.do(Take())
        table.do(discard(table.hand(table.state.turn).split()[-1]))


@pytest.mark.parametrize("tie_break", [TieBreak.FIRST_OUT, TieBreak.FIRST_LAY])
def test_R11_2_a_blocked_tie_break_round_is_replayed(tie_break: TieBreak) -> None:
    table = dealt(tied(tie_break))
    for first in (D, B):
        assert table.state.turn == first
        lap_without_a_draw(table)
        assert RoundBlocked() in table.past[-2:]
        assert not table.over()
        assert table.totals_now() == [100, 150, 310, 150]
        dealt(table)
        assert table.state.tie_break
        assert [player.in_round for player in table.state.players] == [False, True, False, True]
    assert table.goes_out(B)[-1] == GameEnded(((B,), (D,), (A,), (C,)))


@pytest.mark.parametrize("end", [End.ALL_FINISHED, End.AFTER_ROUNDS])
@pytest.mark.parametrize("tie_break", TieBreak)
def test_R11_3_ties_at_the_other_ends_are_broken_alike(end: End, tie_break: TieBreak) -> None:
    table = Table(
        rules=Ruleset(phases=SHORT, end=end, tie_break=tie_break),
        players=3,
        hands=("R9", "Y1", "G12"),
        phases=(2, 2, 2),
        number=2,
        on_table=((A, "run1 Y2 Y3 Y4 Y5"), *LAID[:1], (C, "run1 G1 G2 G3 G4")),
        totals=(50, 45, 45),
    )
    table.do(discard("R9"))
    if tie_break is TieBreak.SHARED:
        assert table.past[-1] == GameEnded(((A, B), (C,)))
        return
    assert table.past[-1] == TieBreakCalled((A, B))
    dealt(table)
    assert [player.in_round for player in table.state.players] == [True, True, False]
    assert view(table.state, None).players[A].phases == (1,)
    table.do(Draw())
    seat = table.state.turn
    events = table.do(lay("run5 B5 B6 B7 B8"))
    if tie_break is TieBreak.FIRST_OUT:
        events = table.goes_out(seat)
    assert events[-1] == GameEnded(((seat,), (B if seat == A else A,), (C,)))


def test_R11_3_a_tie_where_everyone_advances_is_played_off_on_the_last_phase() -> None:
    rules = Ruleset(phases=SHORT, advance=Advance.EVERYONE, end=End.AFTER_ROUNDS)
    table = opened(rules, players=3, dealer=A)
    for _ in range(2):
        table.do(dealing(table, up="R1"))
        table.holds(A, "R1").holds(C, "R1")
        table.goes_out(B) if not table.state.sheet else table.holds(B, "R1").goes_out(C)
    assert table.totals_now() == [10, 5, 5]
    assert table.past[-1] == TieBreakCalled((B, C))
    table.do(dealing(table, up="R1"))
    assert [view(table.state, None).players[seat].phases for seat in (B, C)] == [(1,), (1,)]
    assert table.goes_out(B)[-1] == GameEnded(((B,), (C,), (A,)))


@pytest.mark.parametrize("choice", [choice for choice in PhaseChoice if choice is not PhaseChoice.BY_BOARD])
def test_R11_1_in_a_tie_break_no_phase_is_chosen(choice: PhaseChoice) -> None:
    table = dealt(tied(phase_choice=choice))
    assert table.state.stage is Stage.DRAW
    assert [view(table.state, None).players[seat].phases for seat in (B, D)] == [(1,), (1,)]
    table.do(Draw())
    table.do(lay("run5 B5 B6 B7 B8"))
