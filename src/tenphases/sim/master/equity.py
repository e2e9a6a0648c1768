"""The learned equity: each player's chance to win, from the players' features. Flat code.

A small net gives each player a strength from that player's row, and the strengths share out the game (a softmax). There
are two, one for moments in a round and one for those between rounds. Their numbers come from self-play (``train``) and
lie in ``equity.json``.
"""

import math
from pathlib import Path
from typing import Final

import msgspec

from tenphases.bots.flat.layout import DEAL, MOST_SEATS, SEATS, STAGE, StateArray, WorkArray
from tenphases.sim.master.features import FEATURES, ROWS_AT

FILE: Final = Path(__file__).parent / "equity.json"
HIDDEN: Final = 24
"""Nodes in the middle."""
NUMBERS_OF_NET: Final = HIDDEN * (FEATURES + 2)
STRENGTHS_AT: Final = ROWS_AT + MOST_SEATS * FEATURES
_MILLION: Final = 1_000_000
_THOUSAND: Final = 1000.0


def _read() -> tuple[float, ...]:
    """Return the nets' numbers: for each node its weights and its bias, then the weights of the nodes."""
    if not FILE.exists():
        return (0.0,) * (2 * NUMBERS_OF_NET)
    return tuple(msgspec.json.decode(FILE.read_bytes(), type=list[float]))


NET: Final = _read()


def strength(work: WorkArray, seat: int, net: int) -> float:
    """Return how strong a player stands by the net whose numbers begin there."""
    at = ROWS_AT + seat * FEATURES
    strong = 0.0
    for node in range(HIDDEN):
        start = net + node * (FEATURES + 1)
        value = NET[start + FEATURES]
        for place in range(FEATURES):
            value += NET[start + place] * work[at + place] / _THOUSAND
        strong += NET[net + HIDDEN * (FEATURES + 1) + node] * math.tanh(value)
    return strong


def equity(state: StateArray, work: WorkArray, seat: int) -> int:
    """Return the player's chance to win, in millionths; ``features`` must have been called."""
    net = NUMBERS_OF_NET if state[STAGE] == DEAL else 0
    own, shared = strength(work, seat, net), 0.0
    for other in range(state[SEATS]):
        shared += math.exp(min(strength(work, other, net) - own, 30.0))
    return int(_MILLION / shared)
