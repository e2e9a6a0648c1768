"""R2: setting up."""

import pytest

from tenphases.rules.decide import start
from tenphases.rules.events import FirstTurnSkipped, GameStarted, RoundBegan, TurnBegan, TurnedUp, TurnLost
from tenphases.rules.moves import Deal, Draw, Seat, Take
from tenphases.rules.refusals import Code, Finding, FindingCode
from tenphases.rules.ruleset import FlipSkip, FlipWild, Ruleset, SkipLimit, deck
from tenphases.rules.views import view
from tests.rulebook.positions import STANDARD, A, B, C, D, cards, dealing, discard, lay, opened, skip


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_R2_1_two_to_six_play(players: int) -> None:
    started = start(STANDARD, players, A)
    assert isinstance(started, GameStarted)
    assert started.seats == players


def test_R2_1_one_player_is_too_few() -> None:
    assert start(STANDARD, 1, A) == (Finding(FindingCode.TOO_FEW_PLAYERS, {"least": 2, "have": 1}),)
    found = start(STANDARD, 0, A)
    assert isinstance(found, tuple)
    assert FindingCode.TOO_FEW_PLAYERS in {finding.code for finding in found}


def test_R2_1_seven_players_are_too_many() -> None:
    assert start(STANDARD, 7, A) == (Finding(FindingCode.TOO_MANY_PLAYERS, {"most": 6, "have": 7}),)


def test_R2_2_ten_cards_each_are_dealt_one_at_a_time() -> None:
    table = opened(players=3, dealer=A)
    order = deck(STANDARD)
    table.do(Deal(order))
    for place, seat in enumerate((B, C, A)):
        assert table.state.players[seat].hand == tuple(order[place + 3 * step] for step in range(10))


def test_R2_2_the_rest_is_the_draw_pile() -> None:
    table = opened(players=2, dealer=B)
    order = tuple(reversed(deck(STANDARD)))
    table.do(Deal(order))
    assert table.state.discards == ((order[20],),)
    assert table.state.draw_pile == order[:20:-1]


def test_R2_2_all_the_cards_are_dealt_from_and_no_others() -> None:
    table = opened()
    order = deck(STANDARD)
    assert table.no(Deal(order[:-1])) is Code.WRONG_ORDER
    assert table.no(Deal((*order, order[0]))) is Code.WRONG_ORDER
    assert table.no(Deal((*order[:-1], order[0]))) is Code.WRONG_ORDER
    assert table.no(Deal(order), A) is Code.NOT_NOW


def test_R2_2_there_must_be_cards_for_all_and_one_to_draw() -> None:
    found = start(Ruleset(hand_size=18), 6, A)
    assert found == (Finding(FindingCode.TOO_FEW_CARDS, {"need": 110, "have": 108}),)
    assert isinstance(start(Ruleset(hand_size=17), 6, A), GameStarted)


@pytest.mark.parametrize(("players", "left"), [(2, 87), (3, 77), (4, 67), (5, 57), (6, 47)])
def test_R2_3_one_card_starts_the_discard_pile(players: int, left: int) -> None:
    table = opened(players=players)
    events = table.do(dealing(table, up="G7"))
    assert TurnedUp(cards("G7")[0]) in events
    assert table.state.discards == (("G7",),)
    assert len(table.state.draw_pile) == left


def test_R2_4_a_turned_up_skip_costs_the_first_player_the_first_turn() -> None:
    table = opened(players=4, dealer=D)
    events = table.do(dealing(table, up="S"))
    assert FirstTurnSkipped(A) in events
    assert events[-2:] == (TurnLost(A), TurnBegan(B))
    assert table.pile() == "S"
    assert table.no(Take()) is Code.SKIP_NOT_TAKEN
    for seat in (B, C, D, A):
        assert table.state.turn == seat
        table.do(Draw())
        table.do(discard(table.state.players[seat].hand[0]))


def test_R2_4_a_turned_up_skip_costs_one_turn_only_whoever_plays() -> None:
    table = opened(players=2, dealer=A)
    table.do(dealing(table, up="S"))
    assert table.state.turn == A
    table.do(Draw())
    table.do(discard(table.state.players[A].hand[0]))
    assert table.state.turn == B


def test_R2_4_who_lost_the_first_turn_was_the_last_one_skipped() -> None:
    table = opened(Ruleset(skip_limit=SkipLimit.NOT_TWICE_RUNNING), players=3, dealer=A)
    table.do(dealing(table, up="S", hands=("", "S")))
    assert table.state.turn == C
    table.do(Draw())
    assert table.no(skip(B)) is Code.SKIPPED_LAST
    table.do(skip(A))


def test_R2_4_or_the_turned_up_skip_is_buried_and_another_card_turned() -> None:
    table = opened(Ruleset(flip_skip=FlipSkip.BURY), players=2, dealer=A)
    events = table.do(dealing(table, up="S S R5"))
    assert TurnedUp(cards("R5")[0], cards("S S")) in events
    assert table.pile() == "R5"
    assert table.state.turn == B
    assert table.state.draw_pile[:2] == ("S", "S")
    assert len(table.state.draw_pile) == 87


def test_R2_5_a_turned_up_wild_may_be_taken() -> None:
    table = opened(players=2, dealer=A)
    table.do(dealing(table, up="W"))
    assert table.pile() == "W"
    assert table.may(Draw())
    table.do(Take())
    assert table.hand(B).split()[-1] == "W"


def test_R2_5_or_the_turned_up_wild_is_buried() -> None:
    table = opened(Ruleset(flip_wild=FlipWild.BURY), players=2, dealer=A)
    table.do(dealing(table, up="W W B2"))
    assert table.pile() == "B2"
    assert table.state.draw_pile[:2] == ("W", "W")


def test_R2_4_5_what_is_buried_goes_under_the_draw_pile_the_last_one_lowest() -> None:
    table = opened(Ruleset(flip_skip=FlipSkip.BURY, flip_wild=FlipWild.BURY), players=2, dealer=A)
    table.do(dealing(table, up="W S G5"))
    assert table.pile() == "G5"
    assert table.state.draw_pile[:2] == ("S", "W")
    assert table.state.turn == B


def test_R2_4_5_burying_one_kind_leaves_the_other_alone() -> None:
    table = opened(Ruleset(flip_skip=FlipSkip.BURY), players=2, dealer=A)
    table.do(dealing(table, up="W"))
    assert table.pile() == "W"
    table = opened(Ruleset(flip_wild=FlipWild.BURY), players=2, dealer=A)
    table.do(dealing(table, up="S"))
    assert table.pile() == "S"
    assert table.state.turn == A


def test_R2_4_5_with_nothing_but_wilds_and_skips_left_the_first_of_them_is_turned_up() -> None:
    rules = Ruleset(hand_size=48, flip_skip=FlipSkip.BURY, flip_wild=FlipWild.BURY)
    table = opened(rules, players=2, dealer=A)
    cards_in_order = deck(rules)
    numbered, wilds_and_skips = cards_in_order[:96], cards_in_order[96:]
    table.do(Deal(numbered + wilds_and_skips[::-1]))
    assert table.pile() == "S"
    assert table.state.draw_pile == wilds_and_skips[:-1]


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_R2_6_any_player_can_be_the_first_dealer_and_the_player_to_the_left_starts(dealer: int) -> None:
    table = opened(players=4, dealer=Seat(dealer))
    events = table.do(dealing(table, up="R1"))
    first = Seat((dealer + 1) % 4)
    assert events[0] == RoundBegan(1, Seat(dealer), first, (A, B, C, D))
    assert table.state.turn == first


def test_R2_6_a_dealer_who_does_not_play_is_refused() -> None:
    found = start(STANDARD, 2, C)
    assert isinstance(found, tuple)
    assert [finding.code for finding in found] == [FindingCode.BAD_DEALER]


def test_R2_6_play_goes_clockwise() -> None:
    table = opened(players=3, dealer=B)
    table.do(dealing(table, up="R1"))
    turns = []
    for _ in range(6):
        turns.append(table.state.turn)
        table.do(Draw())
        table.do(discard(next(card for card in table.state.players[table.state.turn].hand if card != "S")))
    assert turns == [C, A, B, C, A, B]


def test_R2_6_the_deal_moves_one_seat_left_each_round() -> None:
    table = opened(players=3, dealer=B)
    dealers, starters = [], []
    for _ in range(4):
        table.do(dealing(table, up="R1"))
        dealers.append(table.state.dealer)
        starters.append(table.state.turn)
        table.goes_out(table.state.turn)
    assert dealers == [B, C, A, B]
    assert starters == [C, A, B, C]


def test_R2_7_everyone_starts_on_the_first_phase_of_the_list() -> None:
    table = opened(Ruleset(phases=("run4", "set3")), players=2, dealer=A)
    hand = "R1 B2 G3 Y4 R9 B9 G9 R10 Y11 B8"
    table.do(dealing(table, up="R12", hands=(hand,)))
    table.do(Draw())
    assert table.no(lay("set9 R9 B9 G9")) is Code.WRONG_KIND
    assert table.no(lay("set9 R9 B9 G9", phase=1)) is Code.WRONG_PHASE
    table.do(lay("run1 R1 B2 G3 Y4"))
    assert [view(table.state, None).players[seat].phases for seat in (A, B)] == [(0,), (0,)]
