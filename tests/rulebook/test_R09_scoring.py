"""R9: scoring."""

import pytest

from tenphases.rules.events import RoundScored
from tenphases.rules.ruleset import Points, Ruleset
from tenphases.rules.score import hand_points
from tests.rulebook.positions import A, B, C, Table, cards, discard, hit


@pytest.mark.parametrize(
    ("card", "points"),
    [*((f"R{number}", 5) for number in range(1, 10)), ("B10", 10), ("Y11", 10), ("G12", 10), ("S", 15), ("W", 25)],
)
def test_R9_1_a_card_left_in_hand_counts_against_its_holder(card: str, points: int) -> None:
    table = Table(hands=("R9", card), totals=(0, 100))
    table.do(discard("R9"))
    assert table.totals_now() == [0, 100 + points]


def test_R9_1_a_hand_counts_the_sum_of_its_cards() -> None:
    table = Table(players=3, hands=("R9", "R1 B9 G10 Y12 S W", "R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B1"))
    events = table.do(discard("R9"))
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert scored.left == ((), cards("R1 B9 G10 Y12 S W"), cards("R1 B2 G3 Y4 R5 B6 G7 Y8 R9 B1"))
    assert scored.points == (0, 70, 50)


def test_R9_1_cards_laid_count_nothing_and_who_went_out_scores_0() -> None:
    table = Table(
        hands=("R9", "B1"), on_table=((A, "set12 W W R12"), (A, "set9 R9 B9 G9"), (B, "set8 W W R8")), totals=(35, 20)
    )
    table.do(hit("R9", 1))
    assert table.totals_now() == [35, 25]
    assert table.state.sheet[-1].points == (0, 5)


def test_R9_1_totals_run_through_the_game() -> None:
    table = Table(hands=("R9", "W"), totals=(5, 40))
    table.do(discard("R9"))
    assert table.state.sheet[-1].totals == (5, 65)
    from_then = [(player.total, player.hand) for player in table.state.players]
    assert from_then[0] == (5, ())


def test_R9_1_a_card_of_a_position_that_nobody_has_seen_counts_nothing() -> None:
    assert hand_points(cards("? R1 ?"), Points()) == 5


def test_R9_1_other_points_may_be_agreed_upon() -> None:
    rules = Ruleset(points=Points(low=1, high=2, skip=3, wild=4))
    table = Table(rules=rules, hands=("R9", "R1 R9 R10 R12 S W"))
    table.do(discard("R9"))
    assert table.totals_now() == [0, 1 + 1 + 2 + 2 + 3 + 4]


def test_R9_2_missing_a_phase_costs_nothing_beyond_the_cards_held() -> None:
    table = Table(players=3, hands=("R9", "B1 B2", "G1 G2"), on_table=((C, "set6 R6 B6 G6"), (C, "set8 R8 B8 G8")))
    table.do(discard("R9"))
    assert table.state.sheet[-1].laid == (False, False, True)
    assert table.totals_now() == [0, 10, 10]
