"""How a seat keeps its own hand: the order of the cards, and a phase that is half built from them.

Both are the seat's own affair, so they are kept beside the log, not in it: nobody else is told, and nobody's
command grows stale by them.
"""

from collections import Counter

import msgspec

from tenphases.rules.cards import Face


class Arrangement(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand in the order in which its holder wants it, and groups begun from its cards."""

    cards: tuple[Face, ...] = ()
    building: tuple[tuple[Face, ...], ...] = ()


class Kept(msgspec.Struct, frozen=True):
    """An arrangement as it is noted: it was made after the entry with that number, by the command of that id."""

    seq: int
    arrangement: Arrangement
    command: str


def key(seat: int) -> str:
    """Return the key under which a seat's arrangement is noted."""
    return f"hand.{seat}"


def suits(arrangement: Arrangement, hand: tuple[Face, ...]) -> bool:
    """Say whether exactly the hand is arranged and nothing is built from cards that it lacks."""
    built = Counter(card for group in arrangement.building for card in group)
    return Counter(arrangement.cards) == Counter(hand) and built <= Counter(hand)


def reconciled(arrangement: Arrangement, hand: tuple[Face, ...]) -> Arrangement:
    """Return the arrangement of a hand that has changed: what left is gone, what came stands at the end.

    >>> reconciled(Arrangement(("R5", "W", "B2")), ("B2", "W", "G9")).cards
    ('W', 'B2', 'G9')
    """
    cards = _left(arrangement.cards, Counter(hand))
    came = _left(hand[::-1], Counter(hand) - Counter(cards))[::-1]  # of twins the last one came last
    stock = Counter(hand)
    building = tuple(_take(group, stock) for group in arrangement.building)
    return Arrangement((*cards, *came), building if any(building) else ())


def _left(cards: tuple[Face, ...], stock: "Counter[Face]") -> tuple[Face, ...]:
    return _take(cards, stock.copy())


def _take(cards: tuple[Face, ...], stock: "Counter[Face]") -> tuple[Face, ...]:
    """Return those cards that the stock can give, each serving once, and take them out of it."""
    out = []
    for card in cards:
        if stock[card] > 0:
            stock[card] -= 1
            out.append(card)
    return tuple(out)
