"""Bots before play, on a board, and with a save pile."""

import pytest
from msgspec.structs import replace

from tenphases.bots import LEVELS, choose
from tenphases.rules.cards import Face
from tenphases.rules.moves import ChoosePhase, Discard, DrawSaved, DrawTwist, Save
from tenphases.rules.ruleset import EmptiedPile, Ruleset
from tenphases.rules.state import Stage
from tenphases.rules.views import view
from tenphases.variants import load
from tests.rulebook.positions import A, Table, cards

MASTERS, TWIST = load("standard", ["masters"]), load("standard", ["twist"])
ABLE = [level for level in LEVELS if level != "beginner"]
RUN_OF_9 = "R1 B2 G3 Y4 R5 B6 G7 Y8 R9 R12"


def asked(table: Table, **side: object) -> Table:
    """A is asked, with that said of A."""
    player = replace(table.state.players[A], **side)
    table.state = replace(table.state, players=(player, *table.state.players[1:]))
    return table


@pytest.mark.parametrize("level", ABLE)
@pytest.mark.parametrize(("hand", "phase"), [(RUN_OF_9, 6), ("R5 B5 G5 Y5 W R1 B1 G1 R12 B9", 7)])
def test_a_phase_that_can_be_laid_at_once_is_chosen_and_of_several_the_hardest(
    level: str, hand: str, phase: int
) -> None:
    table = Table(rules=MASTERS, hands=(hand,), step=Stage.CHOOSE)
    assert choose(level, view(table.state, A), 1) == ChoosePhase(phase - 1)


@pytest.mark.parametrize("level", ABLE)
def test_on_a_twist_space_a_hand_that_is_ready_takes_its_phase_and_a_hopeless_one_no_twist_card(level: str) -> None:
    ready = asked(Table(rules=TWIST, hands=("R5 B5 G5 R1 B2 G3 Y4 R12 B9 B11",), step=Stage.CHOOSE), pawn=5)
    ready.state = replace(ready.state, holder=(16, 18, 19))
    assert choose(level, view(ready.state, A), 1) == ChoosePhase(1)
    twisted = asked(Table(rules=TWIST, hands=("R5 B5 G5 R1 B1 G1 R9 B9 G9 Y12",), step=Stage.CHOOSE), pawn=14)
    twisted.state = replace(twisted.state, holder=(10, 10))
    assert choose(level, view(twisted.state, A), 1) == DrawTwist()


@pytest.mark.parametrize("level", LEVELS)
def test_a_saved_card_is_drawn_where_it_surely_helps_and_no_other(level: str) -> None:
    rules = Ruleset(saves_a_round=1)
    for saved, drawn in (("R1 G5", True), ("R12 G11", False)):
        table = Table(rules=rules, hands=("R5 B5 Y2 B2 G2 R9 B10 Y7 Y8 Y4",), step=Stage.DRAW, discards="Y12")
        asked(table, saved=cards(saved))
        assert (choose(level, view(table.state, A), 1) == DrawSaved(Face("G5"))) == drawn


@pytest.mark.parametrize("level", LEVELS)
def test_what_nothing_else_can_be_drawn_from_is_the_save_pile(level: str) -> None:
    table = asked(Table(rules=Ruleset(saves_a_round=1), hands=("R5 B5",), step=Stage.DRAW, draw=""), saved=cards("R12"))
    assert choose(level, view(table.state, A), 1) == DrawSaved(Face("R12"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_wild_is_drawn_from_the_save_pile_to_finish_only(level: str) -> None:
    rules = Ruleset(saves_a_round=1)
    for hand, drawn in (("R5 B5 Y5 B2 G2 R9 B10 Y7 Y8 Y4", True), ("R5 B4 Y1 B2 G3 R9 B10 Y7 Y8 Y12", False)):
        table = asked(Table(rules=rules, hands=(hand,), step=Stage.DRAW, discards="Y12"), saved=cards("W"))
        assert (choose(level, view(table.state, A), 1) == DrawSaved(Face("W"))) == drawn


@pytest.mark.parametrize("level", LEVELS)
def test_once_the_phase_is_down_a_saved_card_that_fits_is_drawn(level: str) -> None:
    rules = Ruleset(saves_a_round=1)
    down = ((A, "set5 R5 B5 G5"), (A, "set2 R2 B2 G2"))
    for saved, drawn in (("Y5", True), ("Y9", False)):
        table = Table(rules=rules, hands=("R9 B10 Y7",), step=Stage.DRAW, discards="Y12", on_table=down)
        asked(table, saved=cards(saved))
        assert (choose(level, view(table.state, A), 1) == DrawSaved(Face(saved))) == drawn


def test_what_is_thrown_anyhow_is_saved_while_that_may_be() -> None:
    down = ((A, "set5 R5 B5 G5"), (A, "set2 R2 B2 G2"))
    table = Table(rules=Ruleset(saves_a_round=1), hands=("R9 B10",), on_table=down)
    assert isinstance(choose("steady", view(table.state, A), 1), Save)
    asked(table, saved_now=cards("Y1"))
    assert isinstance(choose("steady", view(table.state, A), 1), Discard)


@pytest.mark.parametrize("level", LEVELS)
def test_a_pile_that_was_emptied_is_discarded_onto(level: str) -> None:
    rules = Ruleset(discard_piles=3, emptied_pile=EmptiedPile.REFILL)
    table = Table(rules=rules, hands=("R9 B10 G1",), more={"emptied": 2})
    move = choose(level, view(table.state, A), 1)
    assert isinstance(move, Discard)
    assert move.pile == 2
