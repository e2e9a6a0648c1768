"""R1: the cards."""

from collections import Counter

from tenphases.rules.cards import COLOUR, NUMBER, SKIP, WILD, Face
from tenphases.rules.ruleset import Ruleset, deck
from tests.rulebook.positions import A, B, C, Table, hit, lay


def test_R1_1_the_deck_is_108_cards() -> None:
    cards = Counter(deck(Ruleset()))
    assert cards.total() == 108
    numbered = {f"{colour}{number}" for colour in "RBYG" for number in range(1, 13)}
    assert {face for face, count in cards.items() if count == 2} == numbered
    assert cards[WILD] == 8
    assert cards[SKIP] == 4
    assert len(cards) == 50


def test_R1_1_a_ruleset_may_have_other_numbers_of_wilds_and_skips() -> None:
    cards = Counter(deck(Ruleset(wilds=3, skips=2)))
    assert (cards[WILD], cards[SKIP], cards.total()) == (3, 2, 101)


def test_R1_2_wilds_and_skips_have_no_number_and_no_colour() -> None:
    for card in (WILD, SKIP):
        assert NUMBER[card] == 0
        assert COLOUR[card] == ""
    assert {NUMBER[Face(f"Y{number}")] for number in range(1, 13)} == set(range(1, 13))
    assert COLOUR[Face("G12")] == "G"


def test_R1_2_a_wild_is_of_whatever_colour_is_wanted_and_a_skip_of_none() -> None:
    table = Table(
        players=3,
        hands=("W W S R1 B2",),
        on_table=((A, "colourR R1 R2 R3 R4 R5 R6 R7"), (B, "colourG G1 G2 G3 G4 G5 G6 G7")),
        phases=(8, 8, 8),
    )
    assert table.may(hit("W", 0))
    assert table.may(hit("W", 1))
    assert not table.may(hit("S", 0))
    table.turn_of(C)
    assert not table.may(lay("colourB B1 B2 B3 B4 B7 B9 S"))
