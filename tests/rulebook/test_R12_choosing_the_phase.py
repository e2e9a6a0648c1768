"""R12: choosing the phase."""

from msgspec.structs import replace

from tenphases.rules.events import GameEnded, PhaseChosen, TurnBegan, TurnLost
from tenphases.rules.findings import ruleset_findings
from tenphases.rules.legal import options
from tenphases.rules.moves import ChoosePhase, Draw, Take
from tenphases.rules.refusals import Code, FindingCode, Refusal
from tenphases.rules.ruleset import End, PhaseChoice, Ruleset
from tenphases.rules.state import Stage
from tenphases.rules.views import view
from tests.rulebook.positions import A, B, C, Table, dealing, discard, lay, opened, skip

WHEN_LAID = Ruleset(phase_choice=PhaseChoice.WHEN_LAID)
BEFORE_PLAY = Ruleset(phase_choice=PhaseChoice.BEFORE_PLAY)
RUN_OF_9 = "R1 B2 G3 Y4 R5 B6 G7 Y8 R9"


def having_done(table: Table, *numbers: int) -> Table:
    """A has done these phases."""
    player = replace(table.state.players[A], done=sum(1 << number - 1 for number in numbers))
    table.state = replace(table.state, players=(player, *table.state.players[1:]))
    return table


def test_R12_1_in_order_is_the_order_of_the_list() -> None:
    table = Table(hands=(f"{RUN_OF_9} R10 R12",), phases=(4,))
    assert view(table.state, A).players[A].phases == (3,)
    for place in (4, 5):
        assert table.no(lay(f"run1 {RUN_OF_9}", phase=place)) is Code.WRONG_PHASE
    table.do(lay(f"run1 {RUN_OF_9}"))
    assert table.state.players[A].laid == 3


def test_R12_1_nobody_chooses_before_play() -> None:
    table = Table(hands=("R1 R2",), step=Stage.DRAW)
    assert table.no(ChoosePhase(0)) is Code.NOT_NOW


def test_R12_2_any_phase_not_yet_done_may_be_laid_named_when_laid() -> None:
    table = Table(rules=WHEN_LAID, hands=("R5 B5 G5 Y5 W R3 B3 G3 R1 W W",))
    assert view(table.state, A).players[A].phases == tuple(range(10))
    table.do(lay("set5 R5 B5 G5 Y5 W", "set3 R3 B3 G3", phase=9))
    assert table.state.players[A].laid == 9
    assert table.state.players[A].done == 1 << 9
    assert view(table.state, A).players[A].phases == (9,)


def test_R12_2_one_a_round() -> None:
    table = Table(rules=WHEN_LAID, hands=("R6 B6 G6 R8 B8 G8 R9 B9 G9 R10 B10",))
    table.do(lay("set6 R6 B6 G6", "set8 R8 B8 G8", phase=0))
    assert table.no(lay("set9 R9 B9 G9", "set10 R10 B10", phase=8)) is Code.PHASE_ALREADY_LAID


def test_R12_2_a_done_phase_may_not_be_done_again() -> None:
    table = having_done(Table(rules=WHEN_LAID, hands=(f"{RUN_OF_9} R10 R12",)), 1, 4, 6)
    assert view(table.state, A).players[A].phases == (1, 2, 4, 6, 7, 8, 9)
    assert table.why(lay(f"run1 {RUN_OF_9}", phase=5)) == Refusal(Code.PHASE_DONE, {"phase": 6})
    table.do(lay(f"run1 {RUN_OF_9}"))
    assert table.state.players[A].laid == 4, "of the phases still open it can only be the run of 8"


def test_R12_2_if_the_cards_fit_several_open_phases_the_player_names_which() -> None:
    table = having_done(Table(rules=WHEN_LAID, hands=(f"{RUN_OF_9} R10 R12",)), 1)
    assert table.no(lay(f"run1 {RUN_OF_9}")) is Code.NAME_PHASE
    assert table.no(lay(f"run1 {RUN_OF_9}", phase=9)) is Code.WRONG_GROUPS
    table.do(lay(f"run1 {RUN_OF_9}", phase=3))
    assert table.state.players[A].laid == 3


def test_R12_2_two_open_phases_that_fit_are_enough_to_ask() -> None:
    table = having_done(Table(rules=WHEN_LAID, hands=(f"{RUN_OF_9} R10 R12",)), 1, 4)
    assert table.no(lay(f"run1 {RUN_OF_9}")) is Code.NAME_PHASE


def test_R12_2_of_two_open_phases_the_one_that_fits_is_meant() -> None:
    table = Table(rules=WHEN_LAID, hands=("R1 R2 R3 R4 R5 R6 R7 B1 B2",))
    having_done(table, 1, 3, 4, 5, 6, 7, 9, 10)
    assert view(table.state, A).players[A].phases == (1, 7)
    table.do(lay("colourR R1 R2 R3 R4 R5 R6 R7"))
    assert table.state.players[A].laid == 7


def test_R12_2_cards_that_are_no_open_phase_are_refused_for_the_nearest_one() -> None:
    table = Table(rules=WHEN_LAID, hands=("R5 B5 G5 R1 B2 G3 R9 Y8",))
    refusal = table.why(lay("set5 R5 B5 G5", "run1 R1 B2 G3"))
    assert refusal == Refusal(Code.GROUP_TOO_SHORT, {"group": 2, "need": 4, "have": 3}), "nearly phase 2"
    assert table.why(lay("set5 R5 B5 G5")) == Refusal(Code.WRONG_GROUPS, {"need": 2, "have": 1})


def test_R12_2_the_first_to_have_done_all_wins() -> None:
    rules = Ruleset(phases=("set3", "run4", "set4"), phase_choice=PhaseChoice.WHEN_LAID)
    table = having_done(Table(rules=rules, hands=("R1 B2 G3 Y4 R9", "B12"), totals=(200, 0)), 1, 3)
    table.do(lay("run1 R1 B2 G3 Y4"))
    assert table.do(discard("R9"))[-1] == GameEnded(((A,), (B,)))


def test_R12_2_having_done_the_last_of_the_list_is_not_having_done_all() -> None:
    rules = Ruleset(phases=("set3", "run4", "set4"), phase_choice=PhaseChoice.WHEN_LAID)
    table = having_done(Table(rules=rules, hands=("R1 B1 G1 Y1 R9", "B12")), 1)
    table.do(lay("set1 R1 B1 G1 Y1", phase=2))
    table.do(discard("R9"))
    assert not table.over()
    table.do(dealing(table, up="R1"))
    assert view(table.state, A).players[A].phases == (1,)


def test_R12_3_each_player_in_turn_picks_a_phase_before_the_first_draw_for_all_to_see() -> None:
    table = opened(BEFORE_PLAY, players=3, dealer=A)
    table.do(dealing(table, up="R1"))
    for seat, place in ((B, 5), (C, 5)):
        assert table.state.stage is Stage.CHOOSE
        assert table.state.turn == seat
        assert options(table.state, seat).choose == tuple(range(10))
        for move in (Draw(), Take(), discard(table.hand(seat).split()[0]), skip(A), lay("set1 R1 R1 B1")):
            assert table.no(move) is Code.CHOOSE_FIRST
        assert table.no(ChoosePhase(2), A) is Code.NOT_YOUR_TURN
        assert table.do(ChoosePhase(place)) == (PhaseChosen(seat, place),)
    assert table.state.turn == A
    assert table.do(ChoosePhase(0)) == (PhaseChosen(A, 0), TurnBegan(B))
    assert [player.phases for player in view(table.state, None).players] == [(0,), (5,), (5,)]
    assert table.state.stage is Stage.DRAW
    assert table.no(ChoosePhase(1)) is Code.NOT_NOW


def test_R12_3_only_the_phase_picked_counts_this_round() -> None:
    table = opened(BEFORE_PLAY, players=2, dealer=B)
    hand = "R6 B6 G6 R8 B8 G8 R1 B2 G3 Y4"
    table.do(dealing(table, up="R1", hands=(hand,)))
    table.do(ChoosePhase(1))
    table.do(ChoosePhase(0))
    table.do(Draw())
    assert table.no(lay("set6 R6 B6 G6", "set8 R8 B8 G8")) is Code.WRONG_KIND
    assert table.why(lay("set6 R6 B6 G6", "set8 R8 B8 G8", phase=0)) == Refusal(Code.WRONG_PHASE, {"phase": 2})
    table.do(lay("set6 R6 B6 G6", "run1 R1 B2 G3 Y4"))
    assert table.state.players[A].done == 0b10


def test_R12_3_an_open_phase_is_picked() -> None:
    table = opened(BEFORE_PLAY, players=2, dealer=B)
    having_done(table, 1, 4)
    table.do(dealing(table, up="R1"))
    assert options(table.state, A).choose == (1, 2, 4, 5, 6, 7, 8, 9)
    assert table.why(ChoosePhase(3)) == Refusal(Code.PHASE_DONE, {"phase": 4})
    for nothing in (-1, 10):
        assert table.why(ChoosePhase(nothing)) == Refusal(Code.NO_SUCH_PHASE, {"phases": 10})


def test_R12_3_a_phase_picked_and_not_laid_may_be_picked_again() -> None:
    table = opened(BEFORE_PLAY, players=2, dealer=B)
    for _ in range(2):
        table.do(dealing(table, up="R1"))
        for _ in range(2):
            assert table.may(ChoosePhase(7))
            table.do(ChoosePhase(7))
        table.goes_out(B)
    assert table.state.sheet[-1].phases == (7, 7)


def test_R12_3_who_loses_the_first_turn_still_picks() -> None:
    table = opened(BEFORE_PLAY, players=3, dealer=A)
    table.do(dealing(table, up="S"))
    for seat in (B, C, A):
        assert table.state.turn == seat
        table.do(ChoosePhase(0))
    assert table.past[-3:] == [PhaseChosen(A, 0), TurnLost(B), TurnBegan(C)]


BY_BOARD = Ruleset(
    phases=("set3", "run4", "set4"), phase_choice=PhaseChoice.BY_BOARD, end=End.LAST_SPACE, track="1 2 twist 3"
)


def test_R12_4_by_board_the_space_decides_on_which_the_pawn_stands() -> None:
    table = opened(BY_BOARD, players=3, dealer=A)
    for seat, space in ((A, 1), (B, 3)):
        player = replace(table.state.players[seat], pawn=space)
        table.state = replace(
            table.state, players=(*table.state.players[:seat], player, *table.state.players[seat + 1 :])
        )
    table.do(dealing(table, up="R1"))
    assert [player.phases for player in view(table.state, None).players] == [(1,), (2,), (0,)]
    assert table.state.stage is Stage.DRAW, "nobody has anything to choose"
    assert table.no(ChoosePhase(2)) is Code.NOT_NOW
    table.turn_of(A).do(Draw())
    table.holds(A, "R6 B6 G6 R8 B8 G8 R1 B2 G3 Y4 R9")
    assert table.no(lay("set6 R6 B6 G6")) is Code.WRONG_KIND
    assert table.why(lay("set6 R6 B6 G6", phase=0)) == Refusal(Code.WRONG_PHASE, {"phase": 2})
    table.do(lay("run1 R1 B2 G3 Y4"))
    assert view(table.state, None).players[A].phases == (1,)


def test_R12_4_a_phase_laid_before_is_made_again_where_its_space_says_so() -> None:
    table = having_done(Table(rules=BY_BOARD, hands=("R6 B6 G6 R8",)), 1)
    table.do(lay("set6 R6 B6 G6"))
    assert table.state.players[A].done == 0b1


def test_R12_4_the_board_and_its_end_go_together() -> None:
    def codes(**switches: object) -> list[FindingCode]:
        return [finding.code for finding in ruleset_findings(replace(BY_BOARD, **switches))]

    assert codes() == []
    assert codes(track=" ") == [FindingCode.BOARD_NEEDS_TRACK]
    assert codes(end=End.ROUND_END) == [FindingCode.BOARD_NEEDS_LAST_SPACE]
    in_order = {"phase_choice": PhaseChoice.IN_ORDER, "end": End.ROUND_END, "track": ""}
    assert codes(**in_order) == []
    for board in ({"track": "1 2 3"}, {"twist_cards": ("set3",)}, {"end": End.LAST_SPACE}):
        assert codes(**(in_order | board)) == [FindingCode.TRACK_NEEDS_BOARD]
