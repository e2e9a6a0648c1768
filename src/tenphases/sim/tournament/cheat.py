"""A player who sees every card, for one line of sanity: whoever knows all must win nearly always. Not an entrant.

It tries each of its moves on the true cards, lets everybody play on as experts to the end of the round, and takes the
move that comes out best.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from tenphases.bots.flat.expert import choose_expert
from tenphases.bots.flat.layout import (
    M_HIT,
    M_LAY,
    M_WAY,
    OVER,
    P_DONE_COUNT,
    P_PAWN,
    PLAYER,
    PLAYERS,
    ROUND,
    SEATS,
    STAGE,
    STATE,
    TURN,
    WON,
    WORK,
    total_of,
)
from tenphases.bots.flat.rules import rules_of
from tenphases.rules.ruleset import Ruleset
from tenphases.sim.kernel import playing
from tenphases.sim.kernel.legal import legal
from tenphases.sim.kernel.room import MOVE_AT
from tenphases.sim.kernel.step import step
from tenphases.sim.match import SEEDS, Played
from tenphases.sim.tournament.entrants import CHEAT, policy

_ORDER: Final = 128
_A_PHASE: Final = 200
_A_WIN: Final = 10_000


class _Doors:
    """The compiled functions that it takes."""

    def __init__(self) -> None:
        from tenphases.sim.kernel.compiling import compiled  # noqa: PLC0415 - numba is an extra

        self.begin = compiled(playing.start)
        self.chance = compiled(playing.chance_acts)
        self.legal = compiled(legal)
        self.step = compiled(step)
        self.play_on = compiled(playing.play_on, (("choose", choose_expert),))


@lru_cache(maxsize=1)
def _doors() -> _Doors:
    return _Doors()


@lru_cache(maxsize=16)
def _chooser(name: str) -> Any:  # noqa: ANN401 - numba has no types
    from tenphases.sim.kernel.compiling import compiled  # noqa: PLC0415 - numba is an extra

    return compiled(policy(name) or choose_expert)


def prepare_cheat(names: Sequence[str]) -> None:
    """Compile what it needs, and its opponents, or read it from disk."""
    _doors()
    for name in names:
        _chooser("expert" if name == CHEAT else name)


def play_cheat(ruleset: Ruleset, names: Sequence[str], seed: int, rotation: int) -> Played:
    """Play one game in which every player called CHEAT does; the others play by their policies."""
    import numpy as np  # noqa: PLC0415 - an extra

    count, doors = len(names), _doors()
    rules = np.array(rules_of(ruleset), np.int16)
    state, work, order = np.zeros(STATE, np.int16), np.zeros(WORK, np.int32), np.zeros(_ORDER, np.int16)
    doors.begin(state, count, seed % count, seed % SEEDS)
    while True:
        doors.chance(state, rules, work, order)
        if state[STAGE] == OVER:
            break
        seat = int(state[TURN])
        name = names[(seat - rotation) % count]
        if name == CHEAT:
            move = _best(state, rules, work, order)
        else:
            move = _chooser(name)(state, rules, work, seat, seed % SEEDS)
        doors.step(state, rules, work, move)
    seats = [(player + rotation) % count for player in range(count)]
    final = state.tolist()
    return Played(
        seed=seed,
        rotation=rotation,
        rounds=final[ROUND],
        turns=0,
        winners=tuple(player for player, seat in enumerate(seats) if final[WON] >> seat & 1),
        points=tuple(total_of(final, seat) for seat in seats),
        phases=tuple(final[PLAYERS + seat * PLAYER + P_DONE_COUNT] for seat in seats),
    )


def _best(state: Any, rules: Any, work: Any, order: Any) -> int:  # noqa: ANN401 - numpy arrays
    """Return the move that comes out best on the true cards."""
    doors, seat = _doors(), int(state[TURN])
    count = doors.legal(state, rules, work)
    moves = [int(move) for move in work[MOVE_AT : MOVE_AT + count]]
    chosen = int(_chooser("expert")(state, rules, work, seat, 0))
    others = [move for move in moves if not (M_LAY <= move < M_HIT or move >= M_WAY) and move != chosen]
    # Of moves that come to the same the expert's goes on to that end; any other may put it off for ever.
    best, most = chosen, -(10**9)
    for move in (chosen, *others):
        tried = state.copy()
        doors.step(tried, rules, work, move)
        doors.play_on(tried, rules, work, order, int(state[ROUND]))
        worth = _worth(tried.tolist(), seat)
        if worth > most:
            best, most = move, worth
    return best


def _worth(state: list[int], seat: int) -> int:
    """Return how a round came out for a seat: a won game, phases or spaces ahead of the others, points behind them."""
    won = state[WON] >> seat & 1
    worth = _A_WIN * won - (_A_WIN if state[STAGE] == OVER and not won else 0)
    for other in range(state[SEATS]):
        sign = state[SEATS] - 1 if other == seat else -1
        at = PLAYERS + other * PLAYER
        phases = state[at + P_DONE_COUNT] + state[at + P_PAWN]
        worth += sign * (_A_PHASE * phases - total_of(state, other))
    return worth
