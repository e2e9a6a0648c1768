"""Matches inside compiled code: players by policies, every seed in every rotation of the seats.

All shuffles of a game follow from its seed and the round: two seatings of one seed see the same cards; they
are those of ``sim.match``.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from tenphases.bots.flat import layout as at
from tenphases.rules.ruleset import Ruleset, all_phases
from tenphases.sim.kernel import playing, room
from tenphases.sim.kernel.compiling import compiled_by_address
from tenphases.sim.kernel.game import Desk, Numbers

Policy = Callable[..., int]
"""A flat function ``choose(state, rules, work, seat, seed) -> move``: see ``bots.flat``."""

MOST_POLICIES: Final = 6
MOST_SEED: Final = (1 << 30) - 1


class Match:
    """Some players against each other by a ruleset that the kernel claims; player p has ``policies[p]``.

    The first match with a new set of policies is compiled first.
    """

    def __init__(self, ruleset: Ruleset, policies: Sequence[Policy]) -> None:
        """Take one policy for each player, two to six."""
        self._desk = Desk(ruleset)
        self._state: Numbers = np.zeros(at.STATE, np.int16)
        different = list(dict.fromkeys(policies))
        fill = different + different[:1] * (MOST_POLICIES - len(different))
        substitutes = tuple(zip(playing.POLICY_NAMES, fill, strict=True))
        self._play: Any = compiled_by_address(playing.play_match, substitutes)
        work = self._desk.work
        work[room.MATCH_SEATS] = self._players = len(policies)
        for player, policy in enumerate(policies):
            work[room.MATCH_POLICIES + player] = different.index(policy)

    def play(self, seeds: range, at_once: int = 256) -> Iterator[Numbers]:
        """Play each seed (from 0 to MOST_SEED) in every rotation; yield the rows of some games at a time.

        What a row holds is said in ``playing`` (G_SEED, G_WON, …). Between two times the match may be left.
        """
        work = self._desk.work
        work[room.MATCH_SEED] = seeds.start
        first, last = 0, len(seeds) * self._players
        rows: Numbers = np.zeros(playing.ROWS_HEAD + at_once * playing.GAME_ROW, np.int32)
        addresses = (self._state.ctypes.data, *self._desk.addresses, self._desk.order_address, rows.ctypes.data)
        while first < last:
            games = min(at_once, last - first)
            rows[:2] = games, first
            self._play(*addresses)
            found = rows[playing.ROWS_HEAD :].reshape(at_once, playing.GAME_ROW)
            yield found[:games].copy()
            first += games

    def laid(self) -> Numbers:
        """Return how often each player has laid each phase so far, and in how many turns: [player, phase, 2]."""
        tally = self._desk.work[room.TALLY : room.TALLY + room.TALLY_SIZE]
        phases = len(all_phases(self._desk.ruleset))
        return tally.reshape(at.MOST_SEATS, at.MOST_PHASES, 2)[: self._players, :phases].copy()
