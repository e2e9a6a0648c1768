"""What each seat, and a spectator, is shown of the events that hold a secret."""

from tenphases.rules.cards import Face
from tenphases.rules.events import Dealt, Discarded, DrewFromPile, Reshuffled
from tenphases.rules.moves import Seat
from tenphases.rules.views import PileRenewed, TheyDrew, TheyWereDealt, YouDrew, YouWereDealt, seen

A, B, C = map(Seat, range(3))
RED, BLUE, WILD = map(Face, ("R5", "B5", "W"))


def test_of_a_deal_everyone_sees_the_own_hand_and_how_many_cards_there_are() -> None:
    event = Dealt(((RED, RED), (BLUE, WILD), ()), (WILD, RED, BLUE))
    assert seen(event, A) == YouWereDealt((RED, RED), (2, 2, 0), 3)
    assert seen(event, B) == YouWereDealt((BLUE, WILD), (2, 2, 0), 3)
    assert seen(event, C) == YouWereDealt((), (2, 2, 0), 3)
    assert seen(event, None) == TheyWereDealt((2, 2, 0), 3)


def test_only_who_drew_from_the_draw_pile_sees_the_card() -> None:
    event = DrewFromPile(B, RED)
    assert seen(event, B) == YouDrew(B, RED)
    assert seen(event, A) == seen(event, None) == TheyDrew(B)


def test_of_a_new_draw_pile_everyone_sees_how_many_cards_it_has() -> None:
    event = Reshuffled((RED, BLUE, WILD))
    for seat in (A, B, None):
        assert seen(event, seat) == PileRenewed(3)


def test_what_is_public_everyone_sees_as_it_is() -> None:
    event = Discarded(A, RED)
    for seat in (A, B, None):
        assert seen(event, seat) is event
