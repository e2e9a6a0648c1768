"""The chance to lay within so many turns, from the expected turns and the cards lacking. Flat code."""

from typing import Final

from tenphases.bots.solo.flat import NO_TABLE
from tenphases.bots.solo.shipped import FARTHEST, NODES, TABLES, TURNS

_WHOLE: Final = 255.0
_CHANCES: Final = b"".join(table.chances for table in TABLES)
_SIZE: Final = FARTHEST * NODES * TURNS
_MOST: Final = tuple(table.most for table in TABLES)
"""The most turns that any hand of a phase is expected to take."""


def within(table: int, expected: float, lacking: int, turns: int) -> float:
    """Return the chance by a phase's table; where there is none, the mean of all tables that know such a hand."""
    if turns < lacking:
        return 0.0
    if table != NO_TABLE:
        return _within(table, expected, lacking, turns)
    total, fitting, longest = 0.0, 0, 0
    for each in range(len(_MOST)):
        if expected <= _MOST[each]:
            total += _within(each, expected, lacking, turns)
            fitting += 1
        if _MOST[each] > _MOST[longest]:
            longest = each
    return total / fitting if fitting else _within(longest, expected, lacking, turns)


def _within(table: int, expected: float, lacking: int, turns: int) -> float:
    at = min(max(expected - 1.0, 0.0) / (_MOST[table] - 1.0), 1.0) * (NODES - 1)
    low = min(int(at), NODES - 2)
    start = table * _SIZE + (min(lacking, FARTHEST - 1) * NODES + low) * TURNS + turns - 1
    below, above = _CHANCES[start] * 1.0, _CHANCES[start + TURNS] * 1.0
    return (below + (above - below) * (at - low)) / _WHOLE
