"""How far the own hand is from its phase, as a View tells it."""

from tenphases.rules.cards import Face
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import PhaseChoice, Ruleset
from tenphases.rules.state import Player, Stage, State
from tenphases.rules.views import view


def cards(text: str) -> tuple[Face, ...]:
    return tuple(map(Face, text.split()))


def state_with(player: Player, ruleset: Ruleset | None = None) -> State:
    other = Player(hand=cards("R1 R1 R1 B2 B2 B2 G9 G10 G11 G12"))
    return State(ruleset or Ruleset(), Seat(1), (player, other), Stage.DRAW, Seat(0), number=1)


def test_a_seat_is_told_how_many_cards_its_hand_still_lacks() -> None:
    assert view(state_with(Player(hand=cards("R5 B5 G5 R7 B7 G1 Y2 R3 B10 G12"))), Seat(0)).missing == (1,)
    assert view(state_with(Player(hand=cards("R5 B5 G5 R7 B7 W Y2 R3 B10 G12"))), Seat(0)).missing == (0,)


def test_who_may_choose_the_phase_is_told_for_each_that_is_open() -> None:
    ruleset = Ruleset(phases=("set2", "set3 + set3", "run7"), phase_choice=PhaseChoice.WHEN_LAID)
    player = Player(hand=cards("R5 B5 G5 R7 B7 G1 Y2 R3 B10 G12"), done=0b1)
    assert view(state_with(player, ruleset), Seat(0)).missing == (1, 2)


def test_nothing_is_missing_once_the_phase_is_laid() -> None:
    assert view(state_with(Player(hand=cards("R5 B5"), laid=0)), Seat(0)).missing == ()


def test_one_who_watches_is_told_nothing_about_a_hand() -> None:
    assert view(state_with(Player(hand=cards("R5 B5 G5 R7 B7 W Y2 R3 B10 G12"))), None).missing == ()
