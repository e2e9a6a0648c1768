"""The chance to lay within so many turns, from the expected turns and the cards lacking."""

from tenphases.bots.solo.flat import NO_TABLE
from tenphases.bots.solo.shipped import FARTHEST, NODES, TABLES, TURNS, Shipped

_WHOLE = 255


def within(table: int, expected: float, lacking: int, turns: int) -> float:
    """Return the chance by a phase's table; where there is none, the mean of all tables that know such a hand."""
    if turns < lacking:
        return 0.0
    if table != NO_TABLE:
        return _within(TABLES[table], expected, lacking, turns)
    fitting = [each for each in TABLES if expected <= each.most] or [max(TABLES, key=lambda each: each.most)]
    return sum(_within(each, expected, lacking, turns) for each in fitting) / len(fitting)


def _within(table: Shipped, expected: float, lacking: int, turns: int) -> float:
    at = min(max(expected - 1, 0.0) / (table.most - 1), 1.0) * (NODES - 1)
    low = min(int(at), NODES - 2)
    start = (min(lacking, FARTHEST - 1) * NODES + low) * TURNS + turns - 1
    below, above = table.chances[start], table.chances[start + TURNS]
    return (below + (above - below) * (at - low)) / _WHOLE
