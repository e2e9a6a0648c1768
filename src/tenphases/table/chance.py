"""Chance: shuffles from the system's secure source, and their seals (a commitment now, the proof later).

Repeatable chance for tests and simulation is here too. When a seal is opened is said in ``table``.
"""

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

import msgspec

T = TypeVar("T")

_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without the letters and digits that are taken for each other when an address is read out."""
_ID_LENGTH: Final = 12
_SALT_BYTES: Final = 16


class Seal(msgspec.Struct, frozen=True):
    """What is kept of a shuffle besides its order, so that the order can be proved afterwards."""

    commitment: str
    salt: str


class Shuffle(msgspec.Struct, frozen=True):
    """The proof of one shuffle: the commitment from the start, order and salt once the round is over.

    ``commitment`` is the SHA-256, in hex, of salt + ":" + the order's faces joined by spaces. ``salt`` and
    ``order`` are empty until the round's end. With dice ``order`` has a face of every die for each of the three rolls
    of a turn, one roll after the other, and ``round`` counts turns; a roll shows the first faces of each kind of dice
    that are rolled.
    """

    round: int
    commitment: str
    salt: str = ""
    order: tuple[str, ...] = ()


def commitment(salt: str, order: Sequence[str]) -> str:
    """Return what is shown of a shuffle beforehand: the SHA-256, in hex, of its salt and order."""
    return hashlib.sha256(f"{salt}:{' '.join(order)}".encode()).hexdigest()


def seal(chance: "Chance", order: Sequence[str]) -> Seal:
    """Return the seal of a shuffle under a fresh salt."""
    salt = chance.salt()
    return Seal(commitment(salt, order), salt)


def new_id(chance: "Chance") -> str:
    """Return an address for a game that nobody guesses (59 bits under secure chance)."""
    return "".join(_ID_LETTERS[chance.below(len(_ID_LETTERS))] for _ in range(_ID_LENGTH))


class Chance(Protocol):
    """Where everything comes from that nobody at the table decides."""

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return the cards in an order drawn evenly from all orders."""
        ...

    def below(self, end: int) -> int:
        """Return a number from 0 up to but without ``end``, each equally likely."""
        ...

    def salt(self) -> str:
        """Return text that cannot be guessed."""
        ...


class SecureChance:
    """Chance from the system's secure source: for every game that people play."""

    def __init__(self) -> None:
        self._random = random.SystemRandom()

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return the cards in an order drawn evenly from all orders."""
        order = list(cards)
        self._random.shuffle(order)
        return tuple(order)

    def below(self, end: int) -> int:
        """Return a number from 0 up to but without ``end``, each equally likely."""
        return self._random.randrange(end)

    def salt(self) -> str:
        """Return text that cannot be guessed (128 bits)."""
        return secrets.token_hex(_SALT_BYTES)


class SeededChance:
    """Chance that repeats itself: for tests and simulation, never for a game that people play."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeating itself is the point

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """Return the cards in an order that follows from the seed."""
        order = list(cards)
        self._random.shuffle(order)
        return tuple(order)

    def below(self, end: int) -> int:
        """Return a number from 0 up to but without ``end`` that follows from the seed."""
        return self._random.randrange(end)

    def salt(self) -> str:
        """Return text that follows from the seed."""
        return self._random.randbytes(_SALT_BYTES).hex()
