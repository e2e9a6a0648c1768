"""R7: going out."""

import pytest

from tenphases.rules.events import Discarded, RoundScored, SkipPlayed, WentOut
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import Draw, Take
from tenphases.rules.refusals import Code
from tenphases.rules.ruleset import GoOut, Ruleset, SkipLies
from tenphases.rules.state import Stage
from tests.rulebook.positions import A, B, C, D, Table, cards, dealing, discard, hit, lay, skip

MUST_DISCARD = Ruleset(go_out=GoOut.DISCARD)
MINE = ((A, "set9 B9 G9 Y9"), (A, "run5 R5 G6 Y7 B8"))
RUN_OF_9 = "R1 B2 G3 Y4 R5 B6 G7 Y8 R9"


def test_R7_1_the_round_ends_the_moment_a_hand_is_empty() -> None:
    table = Table(players=3, hands=("R9", "B1", "G1"), on_table=MINE, phases=(2, 1, 1))
    events = table.do(discard("R9"))
    assert events[:2] == (Discarded(A, cards("R9")[0]), WentOut(A))
    assert isinstance(events[2], RoundScored)
    assert table.state.stage is Stage.DEAL


def test_R7_1_nobody_gets_another_turn() -> None:
    table = Table(hands=("R9", "B1"), on_table=MINE, phases=(2, 1), discards="R3")
    table.do(discard("R9"))
    for seat in (A, B):
        for move in (Draw(), Take(), discard("B1")):
            assert table.no(move, seat) is Code.WAIT_FOR_DEAL


def test_R7_1_a_player_may_lay_and_go_out_in_one_turn() -> None:
    table = Table(hands=(RUN_OF_9 + " B10 R12",), phases=(6, 1))
    table.do(lay(f"run1 {RUN_OF_9}"))
    table.do(hit("B10"))
    assert WentOut(A) in table.do(discard("R12"))


def test_R7_2_the_last_card_may_be_hit() -> None:
    table = Table(hands=("R9 B4",), on_table=MINE, phases=(2, 1))
    table.do(hit("R9", 0))
    events = table.do(hit("B4", 1))
    assert events[1] == WentOut(A)
    assert table.round_over()


def test_R7_2_the_last_cards_may_be_laid() -> None:
    table = Table(hands=(RUN_OF_9 + " B10 G11",), phases=(6, 1))
    events = table.do(lay(f"run1 {RUN_OF_9} B10 G11"))
    assert events[1] == WentOut(A)
    assert table.totals_now()[A] == 0


def test_R7_2_the_last_card_may_be_discarded() -> None:
    table = Table(hands=("R3",), on_table=MINE, phases=(2, 1))
    assert WentOut(A) in table.do(discard("R3"))


def test_R7_2_or_the_last_card_must_be_discarded() -> None:
    table = Table(rules=MUST_DISCARD, hands=("R9 B4",), on_table=MINE, phases=(2, 1))
    table.do(hit("R9", 0))
    assert table.no(hit("B4", 1)) is Code.KEEP_A_DISCARD
    assert WentOut(A) in table.do(discard("B4"))


def test_R7_2_then_a_lay_down_keeps_a_card_to_discard() -> None:
    table = Table(rules=MUST_DISCARD, hands=(RUN_OF_9 + " B10",), phases=(6, 1))
    assert table.no(lay(f"run1 {RUN_OF_9} B10")) is Code.KEEP_A_DISCARD
    table.do(lay(f"run1 {RUN_OF_9}"))
    assert table.no(hit("B10")) is Code.KEEP_A_DISCARD
    assert WentOut(A) in table.do(discard("B10"))


@pytest.mark.parametrize("rules", [Ruleset(), MUST_DISCARD])
def test_R7_3_a_skip_as_the_last_card_needs_no_target(rules: Ruleset) -> None:
    table = Table(rules=rules, players=3, hands=("S", "B1", "G1"), on_table=MINE, phases=(2, 1, 1), discards="R1")
    assert list(legal_moves(table.state, A)) == [skip()]
    events = table.do(skip())
    assert events[:2] == (SkipPlayed(A, None), WentOut(A))
    assert table.pile() == "R1 S"
    assert not any(player.skip_waiting for player in table.state.players)


def test_R7_3_a_target_named_for_the_last_card_means_nothing() -> None:
    table = Table(players=3, hands=("S", "B1", "G1"), on_table=MINE, phases=(2, 1, 1))
    assert table.do(skip(C))[:2] == (SkipPlayed(A, None), WentOut(A))


@pytest.mark.parametrize("lies", SkipLies)
def test_R7_4_skips_still_waiting_when_the_round_ends_have_no_effect(lies: SkipLies) -> None:
    table = Table(rules=Ruleset(skip_lies=lies), players=4, hands=("R9",), waiting=(C,), dealer=B)
    assert table.state.players[C].skip_waiting
    table.do(discard("R9"))
    table.do(dealing(table, up="R1"))
    assert table.state.dealer == C
    for seat in (D, A, B, C):
        assert table.state.turn == seat
        table.do(Draw())
        table.do(discard(next(card for card in table.state.players[seat].hand if card != "S")))
    assert len([card for pile in table.state.discards for card in pile]) == 5
