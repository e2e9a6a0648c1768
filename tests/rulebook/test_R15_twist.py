"""R15: the board with its pawns, three discard piles, and twist cards."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tenphases.rules.cards import SKIP, WILD, Face, twist_face, twist_place
from tenphases.rules.events import (
    FirstTurnSkipped,
    GameEnded,
    PhaseChosen,
    RoundScored,
    TieBreakCalled,
    TookDiscard,
    TurnBegan,
    TurnedUp,
    TwistDrawn,
    WentOut,
)
from tenphases.rules.findings import ruleset_findings
from tenphases.rules.legal import legal_moves, options
from tenphases.rules.moves import ChoosePhase, Deal, Discard, Draw, DrawTwist, PlaySkip, Save, Seat, Take
from tenphases.rules.phases import parse_phase
from tenphases.rules.refusals import FINDING_RULE_AND_PARAMETERS, Code, Finding, FindingCode, Refusal
from tenphases.rules.ruleset import EmptiedPile, FlipSkip, FlipWild, Ruleset, TieBreak, all_phases, deck
from tenphases.rules.score import Standing, ranking, winners
from tenphases.rules.state import Stage, State, to_deal
from tenphases.rules.track import BadTrack, of_numbers, parse_track, track_text
from tenphases.rules.views import TheyWereDealt, seen, view
from tenphases.variants import load
from tests.rulebook.positions import A, B, C, Table, cards, dealing, discard, lay, opened, skip

TWIST = load("standard", ["twist"])
LAST = 27
"""The last space, counted from 0."""
BETWEEN_3_AND_4 = 8
COVERED = Ruleset(discard_piles=3, flip_skip=FlipSkip.COVER)
REFILL = Ruleset(discard_piles=3, emptied_pile=EmptiedPile.REFILL)


def on_board(table: Table, *spaces: int) -> Table:
    """The pawns stand on these spaces, from 0."""
    table.state = replace(
        table.state,
        players=tuple(replace(player, pawn=space) for player, space in zip(table.state.players, spaces, strict=True)),
    )
    return table


def with_side(table: Table, seat: Seat, **changes: object) -> Table:
    player = replace(table.state.players[seat], **changes)
    players = (*table.state.players[:seat], player, *table.state.players[seat + 1 :])
    table.state = replace(table.state, players=players)
    return table


def pawns(table: Table) -> list[int]:
    return [player.pawn for player in table.state.players]


def piles(table: Table, *tops: str) -> Table:
    """The discard piles, each with its top last."""
    table.state = replace(table.state, discards=tuple(cards(text) for text in tops))
    return table


def test_R15_1_the_deck_ten_twist_cards_a_pawn_each_and_three_discard_piles_each_started_with_a_card() -> None:
    table = opened(TWIST, players=3)
    order = to_deal(table.state)
    assert Counter(order) == Counter(deck(Ruleset())) + Counter(map(twist_face, range(10)))
    table.do(Deal(order))
    assert [len(pile) for pile in table.state.discards] == [1, 1, 1]
    assert len(table.state.draw_pile) == 108 - 30 - 3
    assert pawns(table) == [0, 0, 0]
    assert sorted(table.state.holder) == list(range(10, 20))


def test_R15_1_a_skip_that_is_turned_up_is_covered_by_another_card() -> None:
    table = opened(COVERED, players=2)
    events = table.do(dealing(table, up="R5 S S B6 S G7"))
    assert list(table.state.discards) == [cards("R5"), cards("S S B6"), cards("S G7")]
    assert TurnedUp(SKIP, (), 1) in events
    assert not any(isinstance(event, FirstTurnSkipped) for event in events)
    assert isinstance(events[-1], TurnBegan)


def test_R15_1_R2_5_a_wild_turned_up_onto_a_skip_is_buried_like_any_other_that_is_turned_up() -> None:
    table = opened(replace(COVERED, flip_wild=FlipWild.BURY), players=2)
    events = table.do(dealing(table, up="R5 S W W B6 W G7"))
    assert list(table.state.discards) == [cards("R5"), cards("S B6"), cards("G7")]
    assert TurnedUp(Face("B6"), (WILD, WILD), 1) in events
    assert table.state.draw_pile[:3] == (WILD, WILD, WILD)


def test_R15_1_with_hardly_a_card_left_every_pile_is_started_all_the_same() -> None:
    rules = replace(COVERED, hand_size=48, wilds=0, skips=100)
    table = opened(rules, players=2)
    table.do(Deal(deck(rules)))
    assert [len(pile) for pile in table.state.discards] == [98, 1, 1]


def test_R15_2_any_discard_pile_may_be_drawn_from_and_discarded_onto() -> None:
    table = piles(Table(rules=REFILL, hands=("R1 R2",), step=Stage.DRAW), "G1 G2", "Y1 S", "B1 B2")
    assert options(table.state, A).take == (0, 2)
    table.do(Take(2))
    assert options(table.state, A).onto == (0, 1, 2)
    table.do(Discard(Face("R1"), 1))
    assert table.state.discards[1] == cards("Y1 S R1")


@pytest.mark.parametrize("pile", [0, 1, 2])
def test_R15_2_who_empties_a_pile_by_drawing_must_discard_there(pile: int) -> None:
    table = piles(Table(rules=REFILL, hands=("R1 R2",), step=Stage.DRAW), "G1", "Y1", "B1")
    table.do(Take(pile))
    assert table.state.emptied == pile
    shown = view(table.state, B)
    assert shown.emptied == pile
    assert options(table.state, A).onto == (pile,)
    assert options(table.state, A).discard == cards(table.hand(A))
    for other in {0, 1, 2} - {pile}:
        assert table.why(Discard(Face("R1"), other)) == Refusal(Code.REFILL_PILE, {"pile": pile + 1})
    assert {move.pile for move in legal_moves(table.state, A) if isinstance(move, Discard)} == {pile}
    table.do(Discard(Face("R1"), pile))
    assert table.state.discards[pile] == cards("R1")
    assert view(table.state, B).emptied is None
    table.do(Draw())
    table.holds(B, "Y9 Y10").do(Discard(Face("Y9"), (pile + 1) % 3))


def test_R15_2_a_skip_that_is_played_leaves_the_pile_empty() -> None:
    table = piles(Table(rules=REFILL, players=3, hands=("R1 S",), step=Stage.DRAW), "G1", "Y1", "B1")
    table.do(Take(1))
    table.do(skip(B))
    assert table.state.discards[1] == ()
    assert table.state.emptied is None


def test_R15_2_where_the_rules_do_not_ask_for_it_one_may_discard_anywhere() -> None:
    table = piles(Table(rules=Ruleset(discard_piles=2), hands=("R1 R2",), step=Stage.DRAW), "G1", "Y1")
    table.do(Take(1))
    assert table.state.emptied is None
    table.do(Discard(Face("R1"), 0))


def test_R15_2_a_card_may_be_saved_all_the_same() -> None:
    rules = replace(REFILL, saves_a_round=1)
    table = piles(Table(rules=rules, hands=("R1 R2",), step=Stage.DRAW), "G1", "Y1", "B1")
    table.do(Take(1))
    table.do(Save(Face("R1")))
    assert (table.state.discards[1], table.state.emptied) == ((), None)


def test_R15_3_a_skip_lies_in_front_of_its_target_and_is_then_set_aside() -> None:
    table = piles(Table(rules=TWIST, players=3, hands=("S R1",)), "G1", "Y1", "B1")
    table.do(skip(B))
    assert table.state.players[B].skip_in_front is False
    assert table.state.aside == (SKIP,)
    assert table.state.turn == C


def test_R15_4_on_a_numbered_space_the_phase_is_that_of_the_space() -> None:
    table = on_board(opened(TWIST, players=2), 4, LAST)
    table.do(Deal(to_deal(table.state)))
    assert table.state.stage is Stage.DRAW
    assert [player.phases for player in view(table.state, None).players] == [(1,), (9,)]


def test_R15_4_on_a_twist_space_the_player_chooses_before_play_in_turn_order() -> None:
    table = on_board(opened(TWIST, players=3, dealer=A), BETWEEN_3_AND_4, 0, 2)
    table.do(Deal(to_deal(table.state)))
    # B stands on a numbered space and has nothing to choose.
    for seat, offered, place in ((C, (0, 1), 1), (A, (2, 3), 2)):
        assert (table.state.stage, table.state.turn) == (Stage.CHOOSE, seat)
        assert options(table.state, seat).choose == offered
        assert options(table.state, seat).twist
        assert table.no(Draw()) is Code.CHOOSE_FIRST
        assert table.why(ChoosePhase(7)) == Refusal(Code.PHASE_NOT_OFFERED, {"phase": 8})
        assert table.why(ChoosePhase(12)) == Refusal(Code.NO_SUCH_PHASE, {"phases": 10}), "a twist card is drawn"
        assert table.do(ChoosePhase(place))[0] == PhaseChosen(seat, place)
    assert (table.state.stage, table.state.turn) == (Stage.DRAW, B)
    assert [player.phases for player in view(table.state, None).players] == [(2,), (0,), (1,)]
    assert table.no(DrawTwist()) is Code.NOT_NOW


def test_R15_4_or_a_twist_card_drawn_blind_from_the_holder() -> None:
    table = on_board(opened(TWIST, players=2, dealer=B), BETWEEN_3_AND_4, BETWEEN_3_AND_4)
    order = tuple(card for card in to_deal(table.state) if twist_place(card) is None)
    twists = tuple(map(twist_face, (4, 7, 0, 1, 2, 3, 5, 6, 8, 9)))
    table.do(Deal((*order[:5], *twists[:1], *order[5:], *twists[1:])))
    assert view(table.state, A).holder == 10
    assert table.do(DrawTwist()) == (TwistDrawn(A, 14),)
    assert view(table.state, B).players[A].phases == (14,)
    assert table.do(DrawTwist()) == (TwistDrawn(B, 17), TurnBegan(A))
    assert view(table.state, None).holder == 8
    table.do(Draw())
    table.holds(A, "R1 B1 G1 R2 B3 Y4 R5 Y6 R7 B12 B11")
    table.do(lay("set1 R1 B1 G1", "run2 R2 B3 Y4 R5 Y6 R7"))
    assert view(table.state, None).players[A].laid == 14
    assert view(table.state, None).players[A].done == (14,)


def test_R15_4_the_order_of_the_twist_cards_is_hidden() -> None:
    table = opened(TWIST, players=2)
    dealt = table.do(Deal(to_deal(table.state)))[1]
    assert seen(dealt, None) == TheyWereDealt((10, 10), 108 - 20)


def test_R15_4_without_a_twist_card_left_only_the_two_phases_can_be_chosen() -> None:
    table = on_board(opened(replace(TWIST, twist_cards=()), players=2, dealer=B), BETWEEN_3_AND_4, 0)
    table.do(Deal(to_deal(table.state)))
    assert not options(table.state, A).twist
    assert table.no(DrawTwist()) is Code.NO_TWIST_CARD


MOVES = {
    "out": (3, 6),
    "laid": (2, 4),
    "failed": (1, -1),
}


@pytest.mark.parametrize("twist", [False, True])
def test_R15_5_how_far_a_pawn_goes(twist: bool) -> None:  # noqa: FBT001
    table = on_board(Table(rules=TWIST, players=3, hands=("R9", "B1", "G1")), *(BETWEEN_3_AND_4,) * 3)
    for seat, laid in ((A, True), (B, True), (C, False)):
        chosen = 10 + seat if twist else 2
        with_side(table, seat, chosen=chosen, laid=chosen if laid else None)
    events = table.do(Discard(Face("R9"), 0))
    steps = [MOVES[result][twist] for result in MOVES]
    assert pawns(table) == [BETWEEN_3_AND_4 + step for step in steps]
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert list(scored.pawns) == pawns(table)
    assert table.state.sheet[-1].pawns == scored.pawns
    assert [player.chosen for player in table.state.players] == [None, None, None]


def test_R15_5_a_pawn_never_passes_the_last_space() -> None:
    table = on_board(Table(rules=TWIST, hands=("R9", "B1")), LAST - 1, LAST)
    with_side(with_side(table, A, chosen=10, laid=10), B, laid=None)
    table.do(discard("R9"))
    assert pawns(table) == [LAST, LAST]


def test_R15_5_a_tie_break_moves_no_pawn() -> None:
    table = on_board(Table(rules=TWIST, hands=("R9", "B1"), more={"tie_break": True, "tied": (A, B)}), LAST, 4)
    table.do(discard("R9"))
    assert pawns(table) == [LAST, 4]


def test_R15_5_a_game_without_a_board_moves_nothing() -> None:
    table = Table(hands=("R9", "B1"))
    scored = next(event for event in table.do(discard("R9")) if isinstance(event, RoundScored))
    assert scored.pawns == ()


def goal(*laid: Seat, players: int = 3, rules: Ruleset = TWIST) -> Table:
    """All stand on the last space; those have laid its phase, and A is about to go out."""
    table = Table(rules=rules, players=players, hands=("R9", "B1", "G1")[:players])
    on_board(table, *(LAST,) * players)
    for seat in laid:
        with_side(table, seat, laid=9)
    return table


def test_R15_6_who_lays_the_phase_of_the_last_space_from_there_wins_at_the_end_of_the_round() -> None:
    assert goal(A).do(discard("R9"))[-1] == GameEnded(((A,), (B, C)))
    assert goal(B).do(discard("R9"))[-1] == GameEnded(((B,), (A, C)))


def test_R15_6_laying_does_not_end_the_round() -> None:
    table = on_board(Table(rules=TWIST, hands=("R9 B9 G9 Y9 R9 B1 G1 R1 Y12",)), LAST, 0)
    table.do(lay("set9 R9 B9 G9 Y9 R9", "set1 B1 G1 R1"))
    assert not table.round_over()


def test_R15_6_reaching_the_last_space_is_not_enough() -> None:
    table = on_board(Table(rules=TWIST, hands=("R9", "B1")), LAST - 1, 0)
    with_side(table, A, chosen=9, laid=9)
    table.do(discard("R9"))
    assert not table.over()


def test_R15_6_of_several_the_one_who_went_out_wins() -> None:
    assert goal(A, B, players=2).do(discard("R9"))[-1] == GameEnded(((A,), (B,)))


def test_R15_6_else_a_tie_break_decides_on_the_last_phase() -> None:
    table = goal(B, C)
    assert table.do(discard("R9"))[-1] == TieBreakCalled((B, C))
    table.do(Deal(to_deal(table.state)))
    assert table.state.stage is Stage.DRAW
    assert [player.phases for player in view(table.state, None).players] == [(9,), (9,), (9,)]
    shared = goal(B, C, rules=replace(TWIST, tie_break=TieBreak.SHARED))
    assert shared.do(discard("R9"))[-1] == GameEnded(((B, C), (A,)))


def test_R15_6_no_points_are_kept_and_the_pawns_rank_the_others() -> None:
    table = goal(A)
    on_board(table, LAST, 3, 12)
    table.do(discard("R9"))
    assert table.totals_now() == [0, 0, 0]
    assert table.state.places == ((A,), (C,), (B,))
    standings = [Standing(2, 0, space=5), Standing(9, 0, space=5), Standing(1, 0, space=9)]
    assert winners(TWIST, standings, 3) == ()
    assert ranking(TWIST, standings) == ((C,), (A, B))


def test_R15_7_the_twist_cards_are_numbered_on_from_the_list() -> None:
    phases = all_phases(TWIST)
    assert [phase.number for phase in phases] == list(range(1, 21))
    assert list(map(str, phases[10:])) == list(TWIST.twist_cards)
    even = all_phases(load("standard", ["even", "twist"]))
    assert [phase.number for phase in even[5:]] == list(range(11, 21))


def test_R15_7_a_twist_card_that_cannot_be_made_is_found() -> None:
    found = ruleset_findings(replace(TWIST, twist_cards=("set3", "sat3", "run13", *("set2",) * 38)))
    assert [finding.code for finding in found] == [
        FindingCode.TOO_MANY_PHASES,
        FindingCode.UNREADABLE_PHASE,
        FindingCode.RUN_TOO_LONG,
        FindingCode.PHASE_TOO_LARGE,
    ]
    assert found[1].about["part"] == "sat3"


def test_R15_8_the_track_is_what_is_written() -> None:
    spaces = parse_track(TWIST.track)
    assert len(spaces) == LAST + 1
    assert spaces[-1] == 10
    for number in range(1, 10):
        assert spaces[3 * number - 3 : 3 * number] == (number, number, 0)
    assert track_text(spaces) == TWIST.track


BAD_TRACKS = {
    "1 two 3": Finding(FindingCode.UNREADABLE_SPACE, {"space": 2, "part": "two"}),
    "3": Finding(FindingCode.TRACK_LENGTH, {"least": 2, "most": 100, "have": 1}),
    " ".join(["1"] * 100 + ["3"]): Finding(FindingCode.TRACK_LENGTH, {"least": 2, "most": 100, "have": 101}),
    "twist 1 3": Finding(FindingCode.TRACK_ENDS_NUMBERED, {"space": 1}),
    "1 3 twist": Finding(FindingCode.TRACK_ENDS_NUMBERED, {"space": 3}),
    "1 7 3": Finding(FindingCode.SPACE_WITHOUT_PHASE, {"space": 2, "phase": 7}),
    "2 1 3": Finding(FindingCode.SPACE_BACKWARDS, {"space": 2}),
    "1 twist 1 3": Finding(FindingCode.TWIST_WITHOUT_CHOICE, {"space": 2}),
    "1 twist 2": Finding(FindingCode.TRACK_GOAL, {"phase": 3}),
}
PHASES = ("set3", "run4", "set4")


@pytest.mark.parametrize("track", BAD_TRACKS)
def test_R15_8_what_is_wrong_with_a_track_is_told(track: str) -> None:
    found = ruleset_findings(replace(TWIST, phases=PHASES, track=track))
    assert BAD_TRACKS[track] in found
    for finding in found:
        assert set(finding.about) == set(FINDING_RULE_AND_PARAMETERS[finding.code][1])


def test_R15_8_a_host_may_replace_it() -> None:
    for track in ("1 3", "1 2 3", "1 twist 2 twist 3", "1 twist twist 3", " 1  1\n3 3 "):
        assert ruleset_findings(replace(TWIST, phases=PHASES, track=track)) == ()


def test_R15_8_a_list_that_cannot_be_read_says_nothing_of_the_track() -> None:
    codes = {finding.code for finding in ruleset_findings(replace(TWIST, phases=("set3", "what")))}
    assert codes == {FindingCode.UNREADABLE_PHASE}


def test_R15_8_a_shorter_list_leaves_out_the_spaces_of_other_phases() -> None:
    assert load("standard", ["twist", "short-5"]).track == "1 1 twist 2 2 twist 3 3 twist 4 4 twist 5 5"
    assert load("standard", ["twist", "odd"]).track == "1 1 twist 3 3 twist 5 5 twist 7 7 twist 9 9"
    assert of_numbers((0, 1, 0, 0, 2, 0), frozenset({1, 2})) == (1, 0, 2)
    own = load("standard", ["twist", "short-5"], {"track": "1 what"})
    assert own.track == "1 what", "left whole, so that the finding names the right place"


def test_R15_8_a_track_is_read_or_it_is_told_where_it_cannot_be() -> None:
    with pytest.raises(BadTrack) as bad:
        parse_track("1 twist 0")
    assert (bad.value.space, bad.value.part) == (3, "0")


def test_R15_4_the_state_before_the_first_round_has_no_twist_cards() -> None:
    state: State = opened(TWIST).state
    assert state.holder == ()
    assert parse_phase(TWIST.twist_cards[0]).size == 9


def test_R15_2_a_last_skip_lies_on_a_pile_without_hitting_anyone() -> None:
    table = piles(Table(rules=REFILL, hands=("S",), step=Stage.DRAW), "G1", "Y1", "B1")
    with_side(table, A, hand=())
    table.do(Take(1))
    assert isinstance(table.past[-1], TookDiscard)
    table.holds(A, "S")
    assert WentOut(A) in table.do(PlaySkip())
