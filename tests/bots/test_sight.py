"""What a bot reads off a view."""

import pytest
from msgspec.structs import replace

from tenphases.bots import sight
from tenphases.rules.cards import Face
from tenphases.rules.moves import Seat
from tenphases.rules.phases import Group, Kind
from tenphases.rules.ruleset import Ruleset, deck
from tenphases.rules.state import State
from tenphases.rules.views import view
from tests.bots.tables import cards, in_round, run_from, with_groups


def a_round() -> State:
    state = in_round(("R7 R7 B1", "G1 W S"), done=(0, 0), discard="R9 R9 Y12", ruleset=Ruleset())
    state = with_groups(state, (run_from("R3 B4 W", 3),), laid_by=())
    knows = replace(state.players[1], known=cards("G1"), skip_in_front=True)
    return replace(state, players=(state.players[0], knows), draw_pile=state.draw_pile)


def test_unseen_cards_are_the_deck_without_all_that_lies_open() -> None:
    left = sight.unseen(view(a_round(), Seat(0)), remembers=True)
    assert left[Face("R7")] == 0
    assert left[Face("R9")] == 0
    assert left[Face("R3")] == left[Face("B4")] == left[Face("Y12")] == 1
    assert left[Face("W")] == 7
    assert left[Face("G1")] == 1
    assert left[Face("S")] == 3
    assert left.total() == len(deck(Ruleset())) - 3 - 3 - 3 - 1 - 1


def test_who_does_not_remember_counts_covered_discards_and_taken_cards_as_unseen() -> None:
    left = sight.unseen(view(a_round(), Seat(0)), remembers=False)
    assert left[Face("R9")] == 2
    assert left[Face("Y12")] == 1
    assert left[Face("G1")] == 2


def test_a_run_takes_what_is_next_to_it_and_wilds() -> None:
    run = Group(Kind.RUN, cards("R3 B4 W"), 3)
    assert [card for card in cards("R1 R2 R3 R5 R6 W S") if sight.grows(run, card)] == ["R2", "R6", "W"]


def test_a_run_from_1_to_12_takes_nothing() -> None:
    run = Group(Kind.RUN, cards("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"), 1)
    assert not any(sight.grows(run, card) for card in deck(Ruleset()))


def test_a_set_takes_its_number_and_wilds_and_a_colour_its_colour() -> None:
    held = cards("R5 B6 W S")
    fives, blues = Group(Kind.SET, cards("R5 B5 Y5"), 5), Group(Kind.COLOUR, cards("B1 B2"), colour="B")  # type: ignore[arg-type]
    assert [card for card in held if sight.grows(fives, card)] == ["R5", "W"]
    assert [card for card in held if sight.grows(blues, card)] == ["B6", "W"]


def test_a_spectator_has_no_side_of_its_own() -> None:
    with pytest.raises(ValueError, match="spectator"):
        sight.own(view(a_round(), None))
