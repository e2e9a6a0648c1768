"""The tables of the solo game that ship with the package, as they lie in ``solo.bin``; read once, at import.

How they are computed is in ``sim.solo``, where each place stands in ``ranks``.
"""

import sys
import zlib
from array import array
from pathlib import Path
from typing import Final

import msgspec

from tenphases.bots.solo.ranks import COUNTED

FILE: Final = Path(__file__).parent / "solo.bin"

PAIR: Final = "pair"
"""A set and a run: found by ``ranks.pair_place``, a byte each."""
MASKED: Final = "masked"
"""A run: found by ``ranks.masked_place``, two bytes each."""
COUNTED_FORM: Final = "counted"
"""Sets, or colours: found by ``ranks.counted_place`` and ``ranks.coloured_place``, two bytes each."""

NODES: Final = 32
"""The chances are given for so many values of the expected turns, evenly spaced from 1 to ``Shipped.most``."""
FARTHEST: Final = 8
"""The chances are given for hands that lack 0, 1, … up to, not including, so many cards."""
TURNS: Final = 15
"""The chances are given for 1, 2, … so many turns."""


class Shipped(msgspec.Struct, frozen=True):
    """One phase's table."""

    phase: str
    form: str
    step: float
    """Expected turns are 1 + ``step`` times what stands in the table."""
    most: float
    """The most turns that any hand is expected to take."""
    values: bytes
    """Little end first where a value takes two bytes."""
    chances: bytes
    """In parts of 255, by cards lacking, then node, then turns."""


def packed(tables: list[Shipped]) -> bytes:
    """Return the file of those tables."""
    return zlib.compress(msgspec.msgpack.encode(tables), 9)


def unpacked(data: bytes) -> list[Shipped]:
    """Return the tables of a file."""
    return msgspec.msgpack.decode(zlib.decompress(data), type=list[Shipped])


def words(values: bytes) -> tuple[int, ...]:
    """Return values of two bytes each."""
    found = array("H", values)
    if sys.byteorder == "big":
        found.byteswap()
    return tuple(found)


TABLES: Final = tuple(unpacked(FILE.read_bytes())) if FILE.exists() else ()
"""The tables of the classic phases, in their order (R4.2)."""


def _joined(form: str) -> tuple[int, ...]:
    return tuple(value for table in TABLES if table.form == form for value in words(table.values))


_PAIRS: Final = [table.values for table in TABLES if table.form == PAIR]
FIRST_PAIR: Final = _PAIRS[0] if _PAIRS else b""
SECOND_PAIR: Final = _PAIRS[1] if _PAIRS else b""
MASKED_VALUES: Final = _joined(MASKED)
COUNTED_VALUES: Final = _joined(COUNTED_FORM)
STEPS: Final = tuple(table.step for table in TABLES)

_PLACE: Final = {table: sum(other.form == table.form for other in TABLES[:place]) for place, table in enumerate(TABLES)}
_SIZE: Final = {MASKED: 4096 * 9, COUNTED_FORM: COUNTED, PAIR: 0}
STARTS: Final = tuple(_PLACE[table] * _SIZE[table.form] for table in TABLES)
"""Where a phase's values begin among those of its form."""
