"""Shuffles that are fair and can be checked (L24)."""

import hashlib
from collections import Counter

import pytest

from tenphases.rules.cards import Face
from tenphases.rules.moves import Deal, Reshuffle, Seat
from tenphases.rules.ruleset import Ruleset, deck
from tenphases.rules.state import Stage
from tenphases.table.chance import SecureChance, SeededChance, commitment, new_id, seal
from tenphases.table.entries import Moved
from tenphases.variants import load
from tests.table.sitting import Sitting


def test_the_commitment_is_what_the_protocol_says() -> None:
    order = (Face("R5"), Face("W"), Face("S"))
    assert commitment("salt", order) == hashlib.sha256(b"salt:R5 W S").hexdigest()


def test_a_shuffle_holds_every_card_once() -> None:
    cards = deck(Ruleset())
    for chance in (SecureChance(), SeededChance(1)):
        assert Counter(chance.shuffled(cards)) == Counter(cards)


def test_secure_shuffles_put_every_card_everywhere_equally_often() -> None:
    """Chi-square over 12 cards and places; the limit is passed by a fair shuffle once in a million runs."""
    chance, cards, rounds = SecureChance(), tuple(range(12)), 3000
    counts = Counter((place, card) for _ in range(rounds) for place, card in enumerate(chance.shuffled(cards)))
    expected = rounds / 12
    chi_square = sum((counts[place, card] - expected) ** 2 / expected for place in cards for card in cards)
    assert chi_square < 208, chi_square  # 121 degrees of freedom


def test_salts_and_addresses_do_not_repeat() -> None:
    chance = SecureChance()
    assert len({chance.salt() for _ in range(1000)} | {new_id(chance) for _ in range(1000)}) == 2000
    assert len(seal(chance, ()).salt) == 32


def test_an_address_has_no_letters_that_are_taken_for_each_other() -> None:
    assert not set("".join(new_id(SecureChance()) for _ in range(200))) & set("il1o0")


def test_seeded_chance_repeats_itself() -> None:
    one, other = SeededChance(7), SeededChance(7)
    assert one.shuffled(deck(Ruleset())) == other.shuffled(deck(Ruleset()))
    assert (one.salt(), one.below(10**6)) == (other.salt(), other.below(10**6))


@pytest.mark.parametrize("preset", ["standard", "danish"])
def test_every_shuffle_is_promised_at_once_and_proved_when_the_round_is_over(preset: str, seed: int) -> None:
    rules = load(preset, (), {"phases": ("set5 + set5", "set2"), "hand_size": 16})
    sitting = Sitting("psbbss", rules, seed)
    promised: dict[str, int] = {}
    proved: dict[str, tuple[str, ...]] = {}
    reshuffles = 0
    for _ in sitting.steps(meddling=0.1):
        table = sitting.table
        what = sitting.log[-1].what
        if isinstance(what, Moved) and isinstance(what.move, Deal | Reshuffle):
            reshuffles += isinstance(what.move, Reshuffle)
            promised[table.shuffles()[-1].commitment] = table.state.number
        for shuffle in table.shuffles():
            assert promised[shuffle.commitment] == shuffle.round == table.state.number
            if table.state.stage in (Stage.DEAL, Stage.OVER):
                assert commitment(shuffle.salt, shuffle.order) == shuffle.commitment
                proved[shuffle.commitment] = shuffle.order
            else:
                assert (shuffle.salt, shuffle.order) == ("", ())
    assert proved.keys() == promised.keys()
    assert reshuffles


def test_the_first_dealer_is_drawn_by_chance() -> None:
    dealers = Counter(Sitting("ssss", seed=seed).table.state.dealer for seed in range(200))
    assert all(20 < dealers[Seat(seat)] < 80 for seat in range(4)), dealers
