"""R14: the save pile, and the rest of Masters."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from tenphases.rules.cards import SKIP, WILD, Face
from tenphases.rules.decide import STILL_LAPS, resolve, start
from tenphases.rules.events import (
    DrewSaved,
    GameEnded,
    NothingToDraw,
    RoundBlocked,
    Saved,
    TieBreakCalled,
    TurnBegan,
    WentOut,
)
from tenphases.rules.findings import ruleset_findings
from tenphases.rules.legal import legal_moves, options
from tenphases.rules.moves import CHANCE, ChoosePhase, Deal, Draw, DrawSaved, Save, Seat, Take
from tenphases.rules.refusals import Code, FindingCode, Refusal
from tenphases.rules.ruleset import PhaseChoice, Ruleset, deck
from tenphases.rules.state import Stage, to_deal
from tenphases.rules.views import TheyDrewSaved, TheySaved, YouDrewSaved, YouSaved, seen, view
from tenphases.variants import load
from tests.laws.play import game
from tests.rulebook.positions import A, B, C, Table, discard, hit, lay, opened, reshuffled

MASTERS = load("standard", ["masters"])
SAVING = Ruleset(saves_a_round=1)
HAND = "R1 R2 R3 R4 B1 B2 B3 B4 Y9 Y10 W"


def saved(table: Table, seat: Seat, cards: str = "", now: str = "") -> Table:
    """That player has saved these cards in earlier rounds, and these in this one; they come from the draw pile."""
    before, lately = (tuple(map(Face, text.split())) for text in (cards, now))
    pile = list(table.state.draw_pile)
    for card in (*before, *lately):
        pile.remove(card)
    player = replace(table.state.players[seat], saved=before, saved_now=lately)
    players = (*table.state.players[:seat], player, *table.state.players[seat + 1 :])
    table.state = replace(table.state, draw_pile=tuple(pile), players=players)
    return table


def test_R14_1_two_to_six_play() -> None:
    for players in range(2, 7):
        assert not isinstance(start(MASTERS, players, A), tuple)


def test_R14_2_the_deck_has_two_skips() -> None:
    assert Counter(deck(MASTERS)) == Counter(deck(Ruleset())) - Counter({SKIP: 2})


def test_R14_3_any_phase_not_completed_is_chosen_before_play() -> None:
    table = opened(MASTERS, players=2, dealer=B)
    table.do(Deal(deck(MASTERS)))
    assert options(table.state, A).choose == tuple(range(10))
    table.do(ChoosePhase(6))
    table.do(ChoosePhase(6))
    for seat in (A, B):
        assert view(table.state, None).players[seat].phases == (6,)


def test_R14_4_saving_a_card_ends_the_turn_and_leaves_the_discard_pile_as_it_is() -> None:
    table = Table(rules=SAVING, players=3, hands=(HAND,), discards="G5 G6")
    assert options(table.state, A).save == tuple(map(Face, HAND.split()))
    assert table.do(Save(Face("Y9"))) == (Saved(A, Face("Y9")), TurnBegan(B))
    assert table.pile() == "G5 G6"
    assert table.hand(A) == HAND.replace("Y9 ", "")
    assert table.state.players[A].saved_now == (Face("Y9"),)
    table.do(Take())


@pytest.mark.parametrize("card", [WILD, SKIP])
def test_R14_4_any_card_may_be_saved(card: Face) -> None:
    table = Table(rules=SAVING, hands=(f"R1 R2 {card}",))
    table.do(Save(card))
    assert table.state.players[A].saved_now == (card,)


def test_R14_4_a_card_that_one_does_not_hold_is_not_saved() -> None:
    table = Table(rules=SAVING, hands=("R1 R2",))
    for card in ("R3", "?"):
        assert table.why(Save(Face(card))) == Refusal(Code.NOT_IN_HAND, {"card": card})


def test_R14_4_once_a_round() -> None:
    table = saved(Table(rules=SAVING, hands=(HAND,)), A, "G1 G2", now="G3")
    assert table.why(Save(Face("R1"))) == Refusal(Code.SAVED_ENOUGH, {"most": 1})
    assert options(table.state, A).save == ()
    table.do(discard("R1"))


def test_R14_4_how_many_may_be_saved_in_a_round_and_how_many_there_may_be_are_switches() -> None:
    table = saved(Table(rules=Ruleset(saves_a_round=2), hands=(HAND,)), A, now="G3")
    table.do(Save(Face("R1")))
    full = saved(Table(rules=Ruleset(saves_a_round=2, saved_most=3), hands=(HAND,)), A, "G1 G2", now="G3")
    assert full.why(Save(Face("R1"))) == Refusal(Code.SAVE_PILE_FULL, {"most": 3})
    none = Table(hands=(HAND,))
    assert none.no(Save(Face("R1"))) is Code.NO_SAVE_PILE
    assert options(none.state, A).save == ()
    codes = [finding.code for finding in ruleset_findings(Ruleset(saves_a_round=-1, saved_most=-1))]
    assert codes == [FindingCode.NEGATIVE_NUMBER] * 2


def test_R14_4_a_card_saved_in_an_earlier_round_may_be_drawn_instead_of_one_from_a_pile() -> None:
    table = saved(Table(rules=SAVING, hands=("R1 R2",), step=Stage.DRAW), A, "G1 G2 G2", now="G3")
    assert options(table.state, A).saved == (Face("G1"), Face("G2"))
    assert table.no(Save(Face("R1"))) is Code.DRAW_FIRST
    assert table.why(DrawSaved(Face("G3"))) == Refusal(Code.SAVED_THIS_ROUND, {"card": "G3"})
    assert table.why(DrawSaved(Face("G4"))) == Refusal(Code.NOT_SAVED, {"card": "G4"})
    assert table.do(DrawSaved(Face("G2"))) == (DrewSaved(A, Face("G2")),)
    assert table.hand(A) == "R1 R2 G2"
    assert table.state.players[A].saved == (Face("G1"), Face("G2"))
    for move in (Draw(), Take(), DrawSaved(Face("G1"))):
        assert table.no(move) is Code.ALREADY_DRAWN
    table.do(discard("G2"))


def test_R14_4_what_was_saved_in_a_round_can_be_drawn_in_the_next() -> None:
    table = Table(rules=SAVING, hands=(HAND, "B12 B11"))
    table.do(Save(Face("W")))
    table.goes_out(B)
    order = to_deal(table.state)
    assert Counter(order) == Counter(deck(SAVING)) - Counter({WILD: 1}), "it is out of the next shuffle"
    assert table.no(Deal(deck(SAVING))) is Code.WRONG_ORDER
    table.do(Deal(order))
    assert table.state.players[A].saved == (WILD,)
    assert table.state.players[A].saved_now == ()
    table.turn_of(A).do(DrawSaved(WILD))


def test_R14_4_no_card_is_saved_that_the_next_deal_needs() -> None:
    rules = Ruleset(saves_a_round=1, hand_size=3)
    cards = list(deck(rules))
    table = Table(rules=rules, hands=("R1 R2 R3 R4", "B12 B11 B10"))
    for face in ("R1", "R2", "R3", "R4", "B12", "B11", "B10"):
        cards.remove(Face(face))
    # Six cards are dealt, one turned up, one drawn: eight must be left.
    for count, refusal in ((99, None), (100, Refusal(Code.TOO_FEW_TO_DEAL))):
        player = replace(table.state.players[B], saved=tuple(cards[:count]))
        table.state = replace(table.state, players=(table.state.players[A], player))
        assert (table.why(Save(Face("R1"))) if refusal else None) == refusal
        assert table.may(Save(Face("R1"))) == (refusal is None)


def test_R14_4_who_has_something_saved_has_something_to_draw() -> None:
    for pile, expected in (((), True), ((Face("G1"),), False)):
        dry = Table(rules=SAVING, players=2, hands=("R1 R2 R3", "B12 B11"), draw="", discards="")
        players = (dry.state.players[A], replace(dry.state.players[B], saved=pile))
        dry.state = replace(dry.state, players=players)
        assert (NothingToDraw(B) in dry.do(Save(Face("R1")))) == expected


def test_R14_4_R3_9_a_round_in_which_nothing_happens_for_fifty_laps_is_blocked_also_by_the_first_version() -> None:
    for rules, blocked in ((SAVING, True), (Ruleset(), False)):
        more = {"still": 2 * STILL_LAPS - 1} if blocked else {}
        table = Table(rules=rules, hands=("R1 R2", "B12 B11"), more={"rules_version": 1, **more})
        assert (RoundBlocked() in table.do(discard("R1"))) == blocked
        assert table.state.still == (2 * STILL_LAPS if blocked else 0)
    lays = Table(rules=SAVING, hands=("R1 B1 G1 R2 B2 G2 R9 R11", "B12"), more={"still": 2 * STILL_LAPS - 1})
    lays.do(lay("set1 R1 B1 G1", "set2 R2 B2 G2"))
    lays.do(discard("R9"))
    assert lays.state.still == 0


def test_R14_5_saved_cards_do_not_score() -> None:
    table = saved(Table(rules=SAVING, hands=(HAND, "B12")), A, "W W S", now="R12")
    table.goes_out(B)
    assert table.state.sheet[-1].points == (5 * 9 + 10 + 25, 0)


def test_R14_5_others_see_only_how_many_there_are() -> None:
    table = saved(Table(rules=SAVING, players=3, hands=(HAND,)), A, "W G9", now="Y12")
    for viewer in (B, C, None):
        shown = view(table.state, viewer)
        assert (shown.saved, shown.saved_now) == ((), ())
        assert (shown.players[A].saved, shown.players[A].saved_now) == (2, 1)
    own = view(table.state, A)
    assert (own.saved, own.saved_now) == ((WILD, Face("G9")), (Face("Y12"),))
    assert seen(Saved(A, WILD), A) == YouSaved(A, WILD)
    assert seen(DrewSaved(A, WILD), A) == YouDrewSaved(A, WILD)
    for viewer in (B, None):
        assert seen(Saved(A, WILD), viewer) == TheySaved(A)
        assert seen(DrewSaved(A, WILD), viewer) == TheyDrewSaved(A)


def test_R14_5_a_card_that_was_seen_being_taken_may_be_the_one_that_is_saved() -> None:
    table = Table(rules=SAVING, hands=("R1 R5 R5 W",))
    taken = replace(table.state.players[A], known=(Face("R5"), Face("W"), Face("R5")))
    for card in ("R1", "R5", "W"):
        table.state = replace(table.state, stage=Stage.PLAY, turn=A, players=(taken, table.state.players[B]))
        table.do(Save(Face(card)))
        assert table.state.players[A].known == (Face("R5"),), "one of the fives must still be there"


def test_R14_5_one_cannot_go_out_by_saving() -> None:
    table = Table(rules=SAVING, hands=("R5",), on_table=((A, "set1 R1 B1 G1"), (A, "set2 R2 B2 G2")))
    assert table.no(Save(Face("R5"))) is Code.SAVE_LAST_CARD
    assert WentOut(A) in table.do(discard("R5"))


def test_R14_6_the_first_to_complete_all_wins_ties_go_to_the_fewest_points() -> None:
    rules = replace(MASTERS, phases=("set3", "run4"))
    table = Table(rules=rules, hands=("R5", "B5"), on_table=((A, "run1 R1 R2 R3 R4"), (B, "run1 B1 B2 B3 B4")))
    sides = zip(table.state.players, (50, 20), strict=True)
    two = tuple(replace(player, done=3, chosen=1, laid=1, total=total) for player, total in sides)
    table.state = replace(table.state, players=two)
    assert table.do(hit("R5", on=0))[-1] == GameEnded(((B,), (A,)))


def test_R14_6_a_tie_is_broken_on_the_phase_each_tried_last() -> None:
    rules = replace(MASTERS, phases=("set3", "run4"))
    table = Table(rules=rules, players=3, hands=("R5", "B5", "G9"))
    sides = ((0, 15, 3), (1, 10, 3), (1, 0, 2))
    table.state = replace(
        table.state,
        players=tuple(
            replace(player, done=done, chosen=chosen, laid=chosen, total=total)
            for player, (chosen, total, done) in zip(table.state.players, sides, strict=True)
        ),
    )
    assert table.do(discard("R5"))[-1] == TieBreakCalled((A, B))
    table.do(Deal(to_deal(table.state)))
    assert table.state.stage is Stage.DRAW, "nobody chooses in a tie-break"
    assert [player.phases for player in view(table.state, None).players[:2]] == [(0,), (1,)]


def test_R14_6_of_who_never_tried_a_phase_the_tie_break_asks_the_last_of_the_list() -> None:
    table = Table(rules=MASTERS, more={"tie_break": True})
    assert view(table.state, None).players[A].phases == (9,)


def test_R14_4_every_move_that_is_offered_may_be_made(seed: int) -> None:
    rng = random.Random(seed)
    rules = load("standard", ["masters", "short-5"])
    drawn = saves = 0
    for at, step in enumerate(game(rules, 3, seed)):
        state = step.before
        drawn += isinstance(step.move, DrawSaved)
        saves += isinstance(step.move, Save)
        if step.seat != CHANCE and state.stage in {Stage.DRAW, Stage.CHOOSE}:
            move = rng.choice(tuple(legal_moves(state, step.seat)))
            assert not isinstance(resolve(state, step.seat, move), Refusal)
        if at > 3000 and drawn and saves:
            break
    assert drawn
    assert saves


def test_R14_4_a_new_round_needs_no_more_cards_than_are_left(seed: int) -> None:
    rules = Ruleset(saves_a_round=3, phase_choice=PhaseChoice.BEFORE_PLAY, phases=("set3", "run4", "colour4"))
    for step in game(rules, 6, seed):
        assert len(to_deal(step.after)) >= 6 * 10 + 2


def test_R14_4_a_reshuffle_leaves_the_save_piles_alone() -> None:
    table = saved(Table(rules=SAVING, hands=("R1 R2",), step=Stage.DRAW, discards="G5 G6"), A, "W")
    table.state = replace(table.state, aside=table.state.draw_pile, draw_pile=())
    table.do(Draw())
    assert table.state.stage is Stage.RESHUFFLE
    table.do(reshuffled(table))
    assert table.hand(A) == "R1 R2 G5"
    assert table.state.players[A].saved == (WILD,)
