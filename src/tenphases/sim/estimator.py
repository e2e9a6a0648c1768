"""Difficulties of phases while somebody edits a list: the known are told at once, the rest is played in a thread.

How a phase is played is in ``difficulty``.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from tenphases.rules.ruleset import Ruleset
from tenphases.sim.difficulty import SECONDS, Difficulty, alone, from_table, played

_REMEMBERED: Final = 2_000
_WAITING: Final = 120
"""More phases than two whole lists; beyond them the ones asked for first are let go."""


class Estimator:
    """What is known of phases, and one thread that finds out more for as long as something is wanted."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """``seconds``: how long one phase may be played."""
        self._seconds = seconds
        self._lock = threading.Lock()
        self._known: OrderedDict[Ruleset, Difficulty | None] = OrderedDict()
        self._wanted: OrderedDict[Ruleset, None] = OrderedDict()
        self._thread: threading.Thread | None = None

    def look(self, ruleset: Ruleset, phases: Iterable[str]) -> tuple[dict[str, Difficulty], bool]:
        """Return what is known of phases that can be laid by these rules, and whether more is to come.

        What is not known is played from now on; ask again in a while.
        """
        found: dict[str, Difficulty] = {}
        coming = False
        with self._lock:
            for phase in phases:
                rules = alone(ruleset, phase)
                given = from_table(rules) or self._known.get(rules)
                if given is not None:
                    found[phase] = given
                elif rules not in self._known:
                    coming = True
                    self._wanted[rules] = None
                    self._wanted.move_to_end(rules)
            while len(self._wanted) > _WAITING:
                self._wanted.popitem(last=False)
            self._start()
        return found, coming

    def stop(self) -> None:
        """Want nothing any more; what is being played now is finished aside."""
        with self._lock:
            self._wanted.clear()

    def _start(self) -> None:
        if self._wanted and self._thread is None:
            # A daemon: nobody waits for a figure when the program ends.
            self._thread = threading.Thread(target=self._work, name="difficulties", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while (rules := self._next()) is not None:
            given = played(rules, seconds=self._seconds)
            with self._lock:
                self._known[rules] = given
                if len(self._known) > _REMEMBERED:
                    self._known.popitem(last=False)

    def _next(self) -> Ruleset | None:
        """Return what is to be played next; without anything the thread ends."""
        with self._lock:
            if not self._wanted:
                self._thread = None
                return None
            return self._wanted.popitem(last=False)[0]
