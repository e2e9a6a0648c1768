"""R3: the turn, the piles, and rounds that cannot go on."""

import pytest
from msgspec.structs import replace

from tenphases.rules.events import (
    DrewFromPile,
    NothingToDraw,
    PileRanOut,
    Reshuffled,
    RoundBlocked,
    RoundScored,
    SkipPlayed,
    TookDiscard,
    TurnBegan,
    TurnLost,
    WentOut,
)
from tenphases.rules.legal import legal_moves, options
from tenphases.rules.moves import Draw, Reshuffle, Take
from tenphases.rules.refusals import Code
from tenphases.rules.ruleset import Ruleset, SkipLies
from tenphases.rules.state import Stage
from tenphases.rules.views import view
from tests.rulebook.positions import A, B, C, Table, cards, discard, hit, lay, reshuffled, skip

TWO_SETS = "R6 B6 G6 R8 B8 G8 Y9 B1 G2 Y3"
LAYS = ("set6 R6 B6 G6", "set8 R8 B8 G8")


def test_R3_1_a_turn_is_draw_then_lay_then_hit_then_discard() -> None:
    table = Table(hands=(TWO_SETS,), on_table=((B, "set9 R9 B9 G9"),), step=Stage.DRAW, discards="R12")
    for move in (lay(*LAYS), hit("Y9"), discard("B1")):
        assert table.no(move) is Code.DRAW_FIRST
    table.do(Draw())
    table.do(lay(*LAYS))
    table.do(hit("Y9"))
    table.do(discard("B1"))
    assert table.state.turn == B


def test_R3_1_laying_and_hitting_are_no_duty() -> None:
    table = Table(hands=(TWO_SETS + " R1",))
    table.do(discard("R6"))
    assert table.state.turn == B


def test_R3_1_nothing_may_be_done_after_the_discard() -> None:
    table = Table(hands=(TWO_SETS + " R1",), on_table=((B, "set9 R9 B9 G9"),))
    table.do(discard("R1"))
    for move in (lay(*LAYS), hit("Y9"), discard("B1"), Draw(), Take()):
        assert table.no(move, A) is Code.NOT_YOUR_TURN


def test_R3_1_there_is_exactly_one_draw_a_turn() -> None:
    table = Table(hands=("R1 R2",), step=Stage.DRAW, discards="R12")
    table.do(Draw())
    assert table.no(Draw()) is Code.ALREADY_DRAWN
    assert table.no(Take()) is Code.ALREADY_DRAWN
    assert len(table.hand(A).split()) == 3


def test_R3_2_the_draw_pile_gives_its_top_card() -> None:
    table = Table(hands=("R1",), step=Stage.DRAW, discards="R12", draw="G7 B3")
    assert table.do(Draw()) == (DrewFromPile(A, cards("G7")[0]),)
    assert table.hand(A) == "R1 G7"
    assert table.state.draw_pile == cards("B3")
    assert table.pile() == "R12"


def test_R3_2_the_discard_pile_gives_its_top_card() -> None:
    table = Table(hands=("R1",), step=Stage.DRAW, discards="B5 R12", draw="G7 B3")
    assert table.do(Take()) == (TookDiscard(A, cards("R12")[0]),)
    assert table.hand(A) == "R1 R12"
    assert table.pile() == "B5"
    assert table.state.draw_pile == cards("B3 G7")


def test_R3_2_there_is_one_discard_pile_and_it_may_be_empty() -> None:
    table = Table(hands=("R1",), step=Stage.DRAW)
    assert table.no(Take()) is Code.DISCARD_PILE_EMPTY
    assert table.no(Take(1)) is Code.NO_SUCH_PILE
    assert table.no(Take(-1)) is Code.NO_SUCH_PILE


def test_R3_3_a_wild_on_the_discard_pile_may_be_taken() -> None:
    table = Table(hands=("R1",), step=Stage.DRAW, discards="R12 W")
    table.do(Take())
    assert table.hand(A) == "R1 W"


def test_R3_4_a_skip_on_the_discard_pile_may_not_be_taken() -> None:
    table = Table(hands=("R1",), step=Stage.DRAW, discards="R12 S")
    assert table.no(Take()) is Code.SKIP_NOT_TAKEN
    table.do(Draw())


def test_R3_4_or_a_skip_on_the_discard_pile_may_be_taken() -> None:
    table = Table(rules=Ruleset(take_skip=True), hands=("R1",), step=Stage.DRAW, discards="R12 S")
    table.do(Take())
    assert table.hand(A) == "R1 S"
    table.do(skip(B))


def test_R3_5_the_card_just_taken_may_be_discarded_again() -> None:
    table = Table(hands=("R1 R2",), step=Stage.DRAW, discards="B5 Y4")
    table.do(Take())
    table.do(discard("Y4"))
    assert table.pile() == "B5 Y4"
    assert table.state.turn == B


def test_R3_5_everybody_sees_who_discarded_what_even_after_it_was_taken() -> None:
    table = Table(hands=("R1 R2", "B1 B2"), step=Stage.DRAW, discards="B5 Y4")
    table.do(Draw())
    table.do(discard("R2"))
    table.do(Take())
    table.do(discard("B1"))
    assert [player.thrown for player in view(table.state, None).players][:2] == [cards("R2"), cards("B1")]


def test_R3_5_a_skip_played_is_seen_among_what_its_player_discarded() -> None:
    table = Table(hands=("R1 S", "B1 B2"), step=Stage.DRAW, discards="B5 Y4")
    table.do(Draw())
    table.do(skip(B))
    assert view(table.state, None).players[A].thrown == cards("S")


def test_R3_1_a_card_of_which_only_the_number_is_known_cannot_be_discarded() -> None:
    table = Table(hands=("R1",), on_table=((A, "set9 R9 B9 G9"),)).holds(A, "? R1")
    assert table.no(discard("?")) is Code.NOT_IN_HAND
    assert list(legal_moves(table.state, A)) == [discard("R1")]
    assert options(table.state, A).discard == cards("R1")


def test_R3_6_all_discards_but_the_top_become_the_new_draw_pile() -> None:
    table = Table(hands=("R1",), step=Stage.DRAW, discards="B5 S W Y4", draw="")
    assert table.do(Draw()) == (PileRanOut(A),)
    assert table.state.stage is Stage.RESHUFFLE
    for move in (Draw(), Take(), discard("R1")):
        assert table.no(move, A) is Code.WAIT_FOR_DEAL
    events = table.do(Reshuffle(cards("W B5 S")))
    assert events == (Reshuffled(cards("S B5 W")), DrewFromPile(A, cards("W")[0]))
    assert table.hand(A) == "R1 W"
    assert table.pile() == "Y4"
    assert table.state.draw_pile == cards("S B5")
    assert table.state.turn == A
    table.do(discard("R1"))


def test_R3_6_the_new_draw_pile_holds_exactly_those_cards() -> None:
    table = Table(hands=("R1",), step=Stage.DRAW, discards="B5 B5 Y4", draw="")
    assert table.no(reshuffled(table)) is Code.NOT_NOW
    table.do(Draw())
    for wrong in ("B5", "B5 B5 Y4", "B5 Y4", "B5 B6", ""):
        assert table.no(Reshuffle(cards(wrong))) is Code.WRONG_ORDER
    assert table.no(Reshuffle(cards("B5 B5")), A) is Code.NOT_NOW
    table.do(Reshuffle(cards("B5 B5")))


def test_R3_6_the_discards_are_shuffled_when_needed_and_not_before() -> None:
    table = Table(hands=("R1", "B1"), step=Stage.DRAW, discards="B5 Y4", draw="G7")
    table.do(Draw())
    assert table.state.draw_pile == ()
    assert table.pile() == "B5 Y4"
    table.do(discard("R1"))
    assert table.state.stage is Stage.DRAW
    table.do(Take())
    assert table.hand(B) == "B1 R1"
    assert table.pile() == "B5 Y4"
    assert table.state.draw_pile == ()


def test_R3_6_it_happens_as_often_as_it_is_needed() -> None:
    table = Table(hands=("R1", "B1"), step=Stage.DRAW, discards="B5 Y4", draw="")
    for _ in range(6):
        table.do(Draw())
        table.do(reshuffled(table))
        seat = table.state.turn
        table.do(discard(table.hand(seat).split()[0]))
        assert len(table.pile().split()) == 2
        assert table.state.turn != seat


def test_R3_7_with_one_discard_and_no_draw_pile_only_that_can_be_taken() -> None:
    table = Table(hands=("R1 R2",), step=Stage.DRAW, discards="Y4", draw="")
    assert table.no(Draw()) is Code.DRAW_PILE_EMPTY
    table.do(Take())
    assert table.pile() == ""
    table.do(discard("R1"))
    assert table.pile() == "R1"


def test_R3_7_when_nothing_can_be_drawn_the_player_plays_on_without_drawing() -> None:
    hand = TWO_SETS
    table = Table(hands=("S R4 B7", hand), waiting=(), discards="", draw="", on_table=(), players=3)
    events = table.do(skip(C))
    assert events == (SkipPlayed(A, C), TurnBegan(B, dry=True), NothingToDraw(B))
    assert table.state.stage is Stage.PLAY
    assert table.no(Draw()) is Code.ALREADY_DRAWN
    table.do(lay(*LAYS))
    table.do(discard("B1"))
    assert len(table.hand(B).split()) == 3


def test_R3_7_a_skip_alone_on_the_discard_pile_cannot_be_drawn() -> None:
    rules = Ruleset(skip_lies=SkipLies.ON_PILE)
    table = Table(rules=rules, players=3, hands=("S R4 B7", "R1 B1"), draw="")
    assert table.do(skip(C))[-1] == NothingToDraw(B)
    assert table.pile() == "S"
    table.do(discard("R1"))
    assert table.hand(B) == "B1"


def test_R3_7_a_skip_alone_on_the_discard_pile_can_be_taken_where_skips_can() -> None:
    rules = Ruleset(skip_lies=SkipLies.ON_PILE, take_skip=True)
    table = Table(rules=rules, players=3, hands=("S R4 B7", "R1 B1"), draw="")
    assert table.do(skip(C))[-1] == TurnBegan(B, dry=True)
    table.do(Take())
    assert table.hand(B) == "R1 B1 S"


def stuck(players: int = 2, **more: object) -> Table:
    """Nothing to draw but the one discard, which goes round."""
    hands = ("R1 R2 R3", "B1 B2 B3", "G1 G2 G3")[:players]
    return Table(players=players, hands=hands, step=Stage.DRAW, discards="Y4", draw="", more={"dry": True} | more)


def test_R3_7_a_lap_in_which_nobody_can_draw_and_nobody_lays_or_hits_blocks_the_round() -> None:
    table = stuck(3)
    for seat in (A, B, C):
        assert table.state.turn == seat
        table.do(Take())
        table.do(discard(table.hand(seat).split()[0]))
    assert table.past[-2] == RoundBlocked()
    assert table.state.stage is Stage.DEAL
    scored = next(event for event in table.past if isinstance(event, RoundScored))
    assert scored.points == (15, 15, 15)


def test_R3_7_the_lap_of_who_plays_alone_is_one_turn() -> None:
    table = Table(hands=("R1 R2", ""), step=Stage.DRAW, discards="Y4", draw="", more={"dry": True})
    away = replace(table.state.players[B], in_round=False)
    table.state = replace(table.state, players=(table.state.players[A], away))
    table.do(Take())
    assert RoundBlocked() in table.do(discard("R1"))


def test_R3_7_every_lap_of_a_blocked_round_counts_skipped_players_too() -> None:
    table = stuck(2)
    table.state = replace(
        table.state, players=(replace(table.state.players[0], hand=cards("R1 S")), table.state.players[1])
    )
    table.do(Take())
    events = table.do(skip(B))
    assert events[:2] == (SkipPlayed(A, B), TurnLost(B, dry=True))
    assert events[2] == RoundBlocked()


def test_R3_7_in_a_blocked_round_everyone_scores_the_cards_held_and_laid_phases_count() -> None:
    table = Table(
        hands=("R1 S W", "B10 B2 B3"),
        step=Stage.DRAW,
        discards="Y4",
        draw="",
        on_table=((A, "set6 R6 B6 G6"), (A, "set8 R8 B8 G8")),
        totals=(20, 5),
        more={"dry": True},
    )
    table.do(Take())
    table.do(discard("R1"))
    table.do(Take())
    events = table.do(discard("B2"))
    assert RoundBlocked() in events
    assert not any(isinstance(event, WentOut) for event in events)
    assert table.totals_now() == [20 + 15 + 25 + 5, 5 + 10 + 5 + 5]
    assert [table.phase_of(A), table.phase_of(B)] == [2, 1]
    assert table.state.sheet[-1].out is None


@pytest.mark.parametrize("lays", [True, False])
def test_R3_7_laying_or_hitting_begins_the_lap_anew(lays: bool) -> None:  # noqa: FBT001
    hand = TWO_SETS if lays else "Y9 R1 R2"
    mine = () if lays else ((A, "set9 R9 B9 G9"),)
    table = Table(hands=(hand, "B2 B3 B4"), step=Stage.DRAW, discards="Y4", draw="", on_table=mine)
    table.state = replace(table.state, dry=True, idle=1)
    table.do(Take())
    table.do(lay(*LAYS) if lays else hit("Y9"))
    table.do(discard("Y4"))
    assert table.state.turn == B
    table.do(Take())
    table.do(discard("Y4"))
    assert table.state.turn == A, "a lap has not passed since"
    table.do(Take())
    assert RoundBlocked() in table.do(discard("Y4"))


def test_R3_7_a_draw_from_the_draw_pile_begins_the_lap_anew() -> None:
    table = stuck(2, idle=1, dry=False)
    table.state = replace(table.state, draw_pile=cards("G9"))
    table.do(Draw())
    table.do(discard("R1"))
    assert table.state.turn == B
    table.do(Draw())
    table.do(reshuffled(table))
    table.do(discard("B1"))
    assert not table.round_over()
