"""What lies where in the kernel's part of the work array, and the numbers of its events.

Events are those of ``rules.events``, each as three numbers: which it is, the seat (or another number), and a detail.
"""

from typing import Final

from tenphases.bots.flat.layout import KERNEL, MOST_PHASES, MOST_SEATS

EVENT_COUNT: Final = KERNEL
"""How many events the last move led to."""
POLICIES: Final = KERNEL + 1
"""The number of the policy that plays at each seat, for whoever chooses by it."""
MATCH_SEED: Final = KERNEL + 8
"""A match: its first seed, how many players, the rotation being played, the policy of each player."""
MATCH_SEATS: Final = KERNEL + 9
MATCH_ROTATION: Final = KERNEL + 10
MATCH_POLICIES: Final = KERNEL + 11
TURNS: Final = KERNEL + 17
"""How many turns there were in this game, and in this round for each seat."""
SEAT_TURNS: Final = KERNEL + 18
TALLY: Final = KERNEL + 24
"""How often each player has laid each phase, and in how many turns altogether: two numbers each."""
TALLY_SIZE: Final = 2 * MOST_SEATS * MOST_PHASES
STACK: Final = TALLY + TALLY_SIZE
"""Where the search for ways keeps its decisions: three numbers each."""
STACK_SIZE: Final = 3 * 160
SEARCH: Final = STACK + STACK_SIZE
CHOSEN: Final = SEARCH + 4
"""Where the search for the cheapest way keeps the groups it is looking at, and the best so far."""
CHOSEN_SIZE: Final = 64
BEST: Final = CHOSEN + CHOSEN_SIZE
NATURALS: Final = BEST + 8
POSSIBLE: Final = NATURALS + 8
LEFT: Final = POSSIBLE + 8
SCRATCH: Final = LEFT + 8
"""Counts of cards while one function runs."""
SCRATCH_SIZE: Final = 128
EVENT_AT: Final = SCRATCH + SCRATCH_SIZE
EVENTS_SIZE: Final = 3 * 64
MOVE_COUNT: Final = EVENT_AT + EVENTS_SIZE
MOVE_AT: Final = MOVE_COUNT + 1
"""The legal moves."""
MOST_MOVES: Final = 2_048

E_ROUND_BEGAN: Final = 0
E_DEALT: Final = 1
E_TURNED_UP: Final = 2
E_FIRST_SKIPPED: Final = 3
E_CHOSEN: Final = 4
E_TURN_BEGAN: Final = 5
E_TURN_LOST: Final = 6
E_RAN_OUT: Final = 7
E_RESHUFFLED: Final = 8
E_DREW: Final = 9
E_TOOK: Final = 10
E_NOTHING: Final = 11
E_LAID: Final = 12
E_HIT: Final = 13
E_DISCARDED: Final = 14
E_SKIPPED: Final = 15
E_OUT: Final = 16
E_BLOCKED: Final = 17
E_SCORED: Final = 18
E_TIE: Final = 19
E_ENDED: Final = 20
E_TWIST: Final = 21
E_SAVED: Final = 22
E_DREW_SAVED: Final = 23
E_PAWN: Final = 24
"""Where a pawn stands: so many follow the scores of a round on a board."""
