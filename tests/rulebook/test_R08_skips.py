"""R8: skips."""

import pytest
from msgspec.structs import replace

from tenphases.rules.events import SkipPlayed, TurnBegan, TurnLost
from tenphases.rules.legal import options
from tenphases.rules.moves import Draw, Seat, Take
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import Ruleset, SkipLies, SkipLimit, SkipTarget
from tenphases.rules.state import Stage
from tests.rulebook.positions import A, B, C, D, Table, dealing, discard, hit, lay, opened, skip

NEXT = Ruleset(skip_target=SkipTarget.NEXT)


def limited(limit: SkipLimit) -> Ruleset:
    return Ruleset(skip_limit=limit)


def plain_turn(table: Table) -> None:
    """The player whose turn it is draws and discards a plain card."""
    table.do(Draw())
    table.do(discard(plain(table)))


def plain(table: Table) -> str:
    """A numbered card of the player whose turn it is."""
    return next(card for card in table.hand(table.state.turn).split() if card not in {"S", "W"})


def with_skip(table: Table) -> Table:
    """Give the player whose turn it is, who has not drawn, a skip, and let that player draw."""
    seat = table.state.turn
    table.holds(seat, f"{table.hand(seat)} S")
    table.do(Draw())
    return table


def test_R8_1_a_skip_is_played_as_the_discard_and_ends_the_turn() -> None:
    table = Table(players=3, hands=("S S R1",), on_table=((A, "set9 B9 G9 Y9"),))
    assert table.do(skip(B)) == (SkipPlayed(A, B), TurnLost(B), TurnBegan(C))
    for move in (skip(C), discard("R1"), hit("R1")):
        assert table.no(move, A) is Code.NOT_YOUR_TURN


def test_R8_1_only_after_drawing_and_with_a_skip_in_hand() -> None:
    table = Table(players=3, hands=("S R1", "B1"), step=Stage.DRAW)
    assert table.no(skip(B)) is Code.DRAW_FIRST
    assert Table(players=3, hands=("R2 R1",)).why(skip(B)) == Refusal(Code.NOT_IN_HAND, {"card": "S"})


def test_R8_1_a_skip_is_not_discarded_like_a_plain_card() -> None:
    assert Table(players=3, hands=("S R1",)).no(discard("S")) is Code.PLAY_THE_SKIP


@pytest.mark.parametrize("target", [B, C, D])
def test_R8_2_any_opponent_may_be_chosen(target: Seat) -> None:
    table = Table(players=4, hands=("S R1",))
    assert table.do(skip(target))[0] == SkipPlayed(A, target)


def test_R8_2_the_choice_must_be_made() -> None:
    assert Table(players=3, hands=("S R1",)).no(skip()) is Code.NAME_TARGET


def test_R8_2_a_single_possible_target_needs_no_question() -> None:
    table = Table(players=2, hands=("S R1",))
    assert table.do(skip())[0] == SkipPlayed(A, B)
    table = Table(players=3, hands=("S R1",), waiting=(C,))
    assert table.do(skip())[0] == SkipPlayed(A, B)


def test_R8_2_or_a_skip_always_hits_the_next_player() -> None:
    table = Table(rules=NEXT, players=4, hands=("S R1",))
    assert table.why(skip(C)) == Refusal(Code.SKIP_HITS_NEXT, {"seat": B})
    assert table.do(skip())[0] == SkipPlayed(A, B)
    assert Table(rules=NEXT, players=4, hands=("S R1",)).do(skip(B))[0] == SkipPlayed(A, B)


def test_R8_2_the_next_player_is_the_next_one_who_plays() -> None:
    table = Table(rules=NEXT, players=3, hands=("S R1", ""))
    players = table.state.players
    table.state = replace(table.state, players=(players[A], replace(players[B], in_round=False), players[C]))
    assert table.no(skip(B)) is Code.NO_SUCH_TARGET
    assert table.do(skip())[0] == SkipPlayed(A, C)


@pytest.mark.parametrize("rules", [Ruleset(), NEXT])
def test_R8_2_never_oneself(rules: Ruleset) -> None:
    assert Table(rules=rules, players=3, hands=("S R1",)).no(skip(A)) is Code.NOT_ONESELF


def test_R8_2_nobody_who_is_not_at_the_table() -> None:
    table = Table(players=3, hands=("S R1",))
    for nobody in (3, 5, -1, -2, 99):
        assert table.no(skip(Seat(nobody))) is Code.NO_SUCH_TARGET


def test_R8_3_the_target_loses_the_next_turn() -> None:
    table = Table(players=4, hands=("S R1", "B1 B2", "R6 B6 G6 R8 B8 G8 Y1"), discards="R9")
    table.do(skip(C))
    plain_turn(table)
    assert table.past[-2:] == [TurnLost(C), TurnBegan(D)]
    for move in (Draw(), Take(), lay("set6 R6 B6 G6", "set8 R8 B8 G8"), discard("Y1")):
        assert table.no(move, C) is Code.NOT_YOUR_TURN
    held = table.hand(C)
    plain_turn(table)
    plain_turn(table)
    plain_turn(table)
    assert table.state.turn == C, "one turn only"
    assert table.hand(C) == held


def test_R8_3_skips_on_two_players_running_each_cost_a_turn() -> None:
    table = Table(players=4, hands=("S R1", "S B1"), discards="R9")
    table.do(skip(D))
    table.do(Draw())
    table.do(skip(C))
    assert table.past[-3:] == [TurnLost(C), TurnLost(D), TurnBegan(A)]


def test_R8_4_a_skip_lies_in_front_of_its_target_and_the_lost_turn_moves_it_onto_the_discard_pile() -> None:
    table = Table(players=3, hands=("S R1", "B1"), discards="R9")
    table.do(skip(C))
    assert table.pile() == "R9"
    assert table.state.players[C].skip_in_front
    assert table.may(Take()), "the next player still finds the old top card"
    plain_turn(table)
    assert table.past[-2:] == [TurnLost(C), TurnBegan(A)]
    assert table.pile() == "R9 B1 S"
    assert not table.state.players[C].skip_in_front


def test_R8_4_or_it_lies_on_the_discard_pile_at_once() -> None:
    table = Table(rules=Ruleset(skip_lies=SkipLies.ON_PILE), players=3, hands=("S R1", "B1"), discards="R9")
    table.do(skip(C))
    assert table.pile() == "R9 S"
    assert not table.state.players[C].skip_in_front
    assert table.no(Take()) is Code.SKIP_NOT_TAKEN
    plain_turn(table)
    assert table.past[-2:] == [TurnLost(C), TurnBegan(A)]
    assert table.pile() == "R9 S B1"


def test_R8_4_or_it_lies_in_front_and_then_out_of_the_round() -> None:
    table = Table(rules=Ruleset(skip_lies=SkipLies.SET_ASIDE), players=3, hands=("S R1", "B1"), discards="R9")
    table.do(skip(C))
    assert table.pile() == "R9"
    assert table.state.players[C].skip_in_front
    plain_turn(table)
    assert table.past[-2:] == [TurnLost(C), TurnBegan(A)]
    assert table.pile() == "R9 B1"
    assert table.state.aside == ("S",)


@pytest.mark.parametrize("limit", SkipLimit)
def test_R8_5_under_every_limit_a_waiting_skip_blocks_a_second(limit: SkipLimit) -> None:
    table = Table(rules=limited(limit), players=4, hands=("R1", "S B1"))
    table.holds(A, "S R1").do(skip(D))
    table.do(Draw())
    assert table.why(skip(D)) == Refusal(Code.SKIP_WAITING, {"seat": D})
    table.do(skip(C))


def after_a_skip_on_b(limit: SkipLimit, players: int = 4) -> Table:
    """A has skipped B, whose turn is lost; the next player has drawn and holds a skip."""
    table = Table(rules=limited(limit), players=players, hands=("S R1 R2",))
    table.do(skip(B))
    assert TurnLost(B) in table.past
    return with_skip(table)


def test_R8_5_waiting_only_while_the_skip_is_waiting() -> None:
    after_a_skip_on_b(SkipLimit.WAITING).do(skip(B))


def test_R8_5_no_limit() -> None:
    after_a_skip_on_b(SkipLimit.NONE).do(skip(B))


def test_R8_5_each_player_once_a_lap() -> None:
    table = after_a_skip_on_b(SkipLimit.LAP)
    assert table.why(skip(B)) == Refusal(Code.SKIPPED_THIS_LAP, {"seat": B})
    table.do(discard(plain(table)))
    with_skip(table)
    assert table.no(skip(B)) is Code.SKIPPED_THIS_LAP
    table.do(skip(C))
    with_skip(table)
    assert table.state.turn == A
    table.do(skip(B))


def test_R8_5_the_lap_ends_when_the_seat_of_who_skipped_comes_up_though_that_turn_is_lost() -> None:
    table = after_a_skip_on_b(SkipLimit.LAP)
    table.do(skip(A))
    plain_turn(table)
    assert table.past[-2:] == [TurnLost(A), TurnBegan(B)]
    plain_turn(table)
    with_skip(table)
    assert table.state.turn == C
    table.do(skip(B))


def test_R8_5_the_lap_of_one_skip_does_not_end_that_of_another() -> None:
    table = Table(rules=limited(SkipLimit.LAP), players=4, hands=("S R1 R2", "S B1 B2"))
    table.do(skip(C))
    table.do(Draw())
    table.do(skip(D))
    with_skip(table)
    assert table.state.turn == A
    assert table.no(skip(D)) is Code.SKIPPED_THIS_LAP, "until the seat of B comes up"
    table.do(skip(C))


def test_R8_5_not_the_player_who_was_the_last_one_skipped() -> None:
    table = after_a_skip_on_b(SkipLimit.NOT_TWICE_RUNNING)
    for seat in (C, D, A):
        assert table.state.turn == seat
        assert table.why(skip(B)) == Refusal(Code.SKIPPED_LAST, {"seat": B})
        table.do(discard(plain(table)))
        with_skip(table)
    table.do(discard(plain(table)))
    with_skip(table)
    assert table.state.turn == C
    assert table.no(skip(B)) is Code.SKIPPED_LAST, "however long ago"
    table.do(skip(D))
    with_skip(table)
    assert table.no(skip(D)) is Code.SKIPPED_LAST
    table.do(skip(B))


def test_R8_5_who_was_skipped_last_is_forgotten_when_the_round_ends() -> None:
    table = after_a_skip_on_b(SkipLimit.NOT_TWICE_RUNNING, players=2)
    assert table.state.last_skipped == B
    table.goes_out(A)
    table.do(dealing(table, up="R1"))
    while table.state.turn != A:
        plain_turn(table)
    with_skip(table)
    assert table.do(skip(B))[0] == SkipPlayed(A, B)


def test_R8_6_without_a_legal_target_the_skip_is_discarded_without_effect() -> None:
    table = after_a_skip_on_b(SkipLimit.NOT_TWICE_RUNNING, players=2)
    assert table.state.turn == A
    assert table.no(skip(B)) is Code.SKIPPED_LAST
    assert options(table.state, A).skip
    assert options(table.state, A).targets == ()
    top = table.pile()
    assert table.do(skip()) == (SkipPlayed(A, None), TurnBegan(B))
    assert table.pile() == f"{top} S".strip()
    assert table.state.last_skipped == B


def test_R8_6_with_next_the_skip_on_who_was_skipped_last_has_no_effect() -> None:
    rules = Ruleset(skip_target=SkipTarget.NEXT, skip_limit=SkipLimit.NOT_TWICE_RUNNING)
    table = Table(rules=rules, players=3, hands=("S R1",), more={"last_skipped": B})
    assert table.no(skip(B)) is Code.SKIPPED_LAST
    assert table.do(skip())[0] == SkipPlayed(A, None)
    assert table.state.turn == B


@pytest.mark.parametrize("limit", [SkipLimit.WAITING, SkipLimit.LAP, SkipLimit.NONE])
@pytest.mark.parametrize("lies", SkipLies)
def test_R8_7_with_two_players_the_skipper_simply_plays_again(limit: SkipLimit, lies: SkipLies) -> None:
    table = Table(rules=Ruleset(skip_limit=limit, skip_lies=lies), players=2, hands=("S S R1",))
    assert table.do(skip(B)) == (SkipPlayed(A, B), TurnLost(B), TurnBegan(A))
    table.do(Draw())
    assert table.do(skip(B)) == (SkipPlayed(A, B), TurnLost(B), TurnBegan(A))


def test_R8_8_a_skip_may_be_kept_as_long_as_one_likes() -> None:
    table = opened(players=2, dealer=B)
    table.do(dealing(table, up="R1", hands=("S",)))
    for _ in range(8):
        plain_turn(table)
    assert "S" in table.hand(A)
    table.do(Draw())
    assert table.may(discard(plain(table)))
