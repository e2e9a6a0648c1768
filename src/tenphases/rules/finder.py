"""The phase finder: how far a hand is from its phase, all ways to lay it, and the best (R4, R5).

It proposes; whether a proposal may be laid is for ``judge`` to say. This module names what the
others may use; the work is in ``finder_distance``, ``finder_ways`` and ``finder_best``.
"""

from tenphases.rules.finder_best import best_way, best_ways
from tenphases.rules.finder_distance import completes, distance, useful
from tenphases.rules.finder_live import live_distance
from tenphases.rules.finder_ways import canonical, readings, ways

__all__ = ["best_way", "best_ways", "canonical", "completes", "distance", "live_distance", "readings", "useful", "ways"]
