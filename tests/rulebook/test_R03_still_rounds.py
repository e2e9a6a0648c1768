"""R3.9: rounds in which nobody lays or hits any more, though somebody could."""

from tenphases.rules.decide import STILL_LAPS
from tenphases.rules.events import RoundBlocked, TurnLost
from tenphases.rules.moves import Draw
from tenphases.rules.ruleset import Ruleset
from tests.rulebook.positions import A, B, Table, discard, hit, lay, skip


def test_R3_9_a_round_in_which_nobody_lays_or_hits_for_fifty_laps_is_blocked() -> None:
    table = Table(hands=("R1 R2", "B12"), draw="B11 R3 B10 R4 B9 R5 Y12", more={"still": 2 * STILL_LAPS - 8})
    for card in ("R1", "B12", "R2", "B11", "R3", "B10", "R4"):
        assert RoundBlocked() not in table.do(discard(card))
        table.do(Draw())
    assert table.state.still == 2 * STILL_LAPS - 1
    assert RoundBlocked() in table.do(discard("B9"))
    assert table.totals_now() == [5, 10], "everyone scores"


def test_R3_9_a_lap_is_as_many_turns_as_there_are_players_in_the_round() -> None:
    three = Table(players=3, hands=("R1 R2", "B12 B11", "Y3"), more={"still": 3 * STILL_LAPS - 2})
    assert RoundBlocked() not in three.do(discard("R1"))
    three.do(Draw())
    assert RoundBlocked() in three.do(discard("B12"))


def test_R3_9_a_turn_lost_to_a_skip_counts_too() -> None:
    table = Table(hands=("R1 R2 S", "B12 B11"), more={"still": 2 * STILL_LAPS - 2})
    events = table.do(skip(B))
    assert [type(event) for event in events][1] is TurnLost
    assert RoundBlocked() in events


def test_R3_9_whoever_lays_or_hits_begins_the_count_anew() -> None:
    more: dict[str, object] = {"still": 2 * STILL_LAPS - 1}
    lays = Table(hands=("R1 B1 G1 R2 B2 G2 R9 R11", "B12"), more=more)
    lays.do(lay("set1 R1 B1 G1", "set2 R2 B2 G2"))
    assert RoundBlocked() not in lays.do(discard("R9"))
    assert lays.state.still == 0
    hits = Table(hands=("R1 R9 R11", "B12"), on_table=((A, "set1 B1 G1 Y1"), (A, "set2 R2 B2 G2")), more=more)
    hits.do(hit("R1", 0))
    assert RoundBlocked() not in hits.do(discard("R9"))
    assert hits.state.still == 0


def test_R3_9_who_goes_out_with_that_turn_has_gone_out() -> None:
    on_table = ((A, "set1 B1 G1 Y1"), (A, "set2 R2 B2 G2"))
    table = Table(hands=("R9", "B12"), on_table=on_table, more={"still": 2 * STILL_LAPS - 1})
    assert RoundBlocked() not in table.do(discard("R9"))
    assert table.totals_now() == [0, 10]


def test_R3_9_games_by_the_first_version_go_on_as_they_began() -> None:
    table = Table(rules=Ruleset(), hands=("R1 R2", "B12 B11"), more={"rules_version": 1})
    table.do(discard("R1"))
    assert table.state.still == 0
