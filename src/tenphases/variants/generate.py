"""Random phase lists as hard as the classic one and growing as it does: of a seed the same list everywhere.

How hard a phase is, is read in ``turns.toml``. Nothing here depends on the order of a set, a clock or a machine.
"""

import random
import re
from collections import Counter
from functools import lru_cache
from typing import Final, Literal

from tenphases.rules.ruleset import CLASSIC_PHASES
from tenphases.variants.turns import TURNS

Kinds = Literal["classic", "every"]
"""Which groups may occur: sets, runs and colours as in the classic list, or every kind there is."""

LEAST: Final = 1
MOST: Final = 40
MOST_SEED: Final = 999_999

_CLASSIC_KINDS: Final = frozenset({"set", "run", "colour"})
_NEAR: Final = 0.08
"""How far, in parts of what is aimed at, a phase's turns may lie from it at first."""
_WIDER: Final = 1.5
_ENOUGH: Final = 4
_SIZE: Final = re.compile(r"\d+")


def generated(seed: int, count: int = len(CLASSIC_PHASES), kinds: Kinds = "classic") -> tuple[str, ...]:
    """Return a list of so many phases, rising in difficulty from that of the easiest classic phase to the hardest's.

    The phases differ from one another, and no shape (such as *two sets*) makes up more than about a quarter of them.
    Raises ValueError for a count beyond LEAST and MOST.

    >>> generated(7) == generated(7), len(generated(7, 20)), generated(7) == generated(8)
    (True, 20, False)
    """
    if not LEAST <= count <= MOST:
        raise ValueError(count)
    chance = random.Random(f"phases {seed}")  # noqa: S311 - repeatable is what it is to be
    pool = sorted(phase for phase in TURNS if kinds == "every" or _kinds(phase) <= _CLASSIC_KINDS)
    shapes: Counter[str] = Counter()
    most = -(-count // 4)
    chosen: list[str] = []
    for aim in _aims(count):
        free = [phase for phase in pool if phase not in chosen and shapes[_shape(phase)] < most]
        near = _near(free or [phase for phase in pool if phase not in chosen] or pool, aim)
        by_shape = sorted({_shape(phase) for phase in near})
        shape = _pick(chance, by_shape)
        phase = _pick(chance, [phase for phase in near if _shape(phase) == shape])
        shapes[shape] += 1
        chosen.append(phase)
    return tuple(sorted(chosen, key=lambda phase: (TURNS[phase][0], phase)))


def _aims(count: int) -> list[float]:
    """Return the turns of the classic list, its phases in order of difficulty, drawn out or together to so many."""
    curve = sorted(TURNS[phase][0] for phase in CLASSIC_PHASES)
    last = len(curve) - 1
    aims = []
    for number in range(count):
        place = last * number / (count - 1) if count > 1 else last / 2
        low = min(int(place), last - 1)
        aims.append(curve[low] + (curve[low + 1] - curve[low]) * (place - low))
    return aims


def _near(phases: list[str], aim: float) -> list[str]:
    """Return the phases whose turns are near what is aimed at: enough of them to choose from."""
    width = _NEAR
    while True:
        near = [phase for phase in phases if abs(TURNS[phase][0] - aim) <= width * aim]
        if len(near) >= min(_ENOUGH, len(phases)):
            return near
        width *= _WIDER


def _pick(chance: random.Random, things: list[str]) -> str:
    """Return one of some things by the one method that Python promises to keep for ever."""
    return things[int(chance.random() * len(things))]


@lru_cache(maxsize=1024)
def _kinds(phase: str) -> frozenset[str]:
    return frozenset(_SIZE.sub("", group).strip() for group in phase.split("+"))


@lru_cache(maxsize=1024)
def _shape(phase: str) -> str:
    return " + ".join(sorted(_SIZE.sub("", group).strip() for group in phase.split("+")))
