"""Many games side by side, a move of each at a time. Compiled only: its arrays are rows of arrays of flat code.

Everything that is done to one game is done by ``playing``.
"""

from typing import Any

from numba.core import types
from numba.core.extending import intrinsic

from tenphases.bots.flat.layout import (
    OVER,
    SEATS,
    STAGE,
    STATE,
    TURN,
    WON,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.legal import legal
from tenphases.sim.kernel.playing import chance_acts, seed_of, start
from tenphases.sim.kernel.room import MOVE_AT
from tenphases.sim.kernel.seen import seen
from tenphases.sim.kernel.step import step

_SEEDS = 1 << 30

N_GAMES = 0
N_WIDTH = 1
N_HEAD = 2
"""A table of games: how many there are, how many moves fit a row; then, for each, three numbers and its legal moves."""
N_COUNT = 0
"""How many legal moves there are."""
N_INDEX = 1
"""Which of them is to be made."""
N_WON = 2
"""The winners of the game that ended with the last move, a bit each; 0 if none did."""
N_MOVES = 3


def _shifted(typing: Any, pointer: Any, by: Any) -> Any:  # noqa: ANN401, ARG001 - numba says what an intrinsic looks like
    """Return the address so many numbers further on."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401, ARG001
        return builder.gep(arguments[0], [arguments[1]])

    return pointer(pointer, types.int64), generate


shifted: Any = intrinsic(_shifted)


def list_many(states: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, table: WorkArray) -> None:
    """Let chance act in every game and write down every game's legal moves."""
    for game in range(table[N_GAMES]):
        _list(shifted(states, game * STATE), rules, work, order, shifted(table, N_HEAD + game * table[N_WIDTH]))


def play_many(states: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, table: WorkArray) -> None:
    """Make in every game the legal move of the index that stands in its row, let chance act, list the next ones.

    A game that is over begins anew, with the seed that many games after its own.
    """
    for game in range(table[N_GAMES]):
        state = shifted(states, game * STATE)
        row = shifted(table, N_HEAD + game * table[N_WIDTH])
        step(state, rules, work, row[N_MOVES + row[N_INDEX]])
        row[N_WON] = 0
        if state[STAGE] == OVER:
            row[N_WON] = state[WON]
            seed = (seed_of(state) + table[N_GAMES]) % _SEEDS
            start(state, int(state[SEATS]), seed % state[SEATS], seed)
        _list(state, rules, work, order, row)


def look_many(states: StateArray, out: StateArray, table: WorkArray) -> None:
    """Write down, row by row, what each game's next player may know."""
    for game in range(table[N_GAMES]):
        state = shifted(states, game * STATE)
        seen(state, shifted(out, game * STATE), int(state[TURN]))


def _list(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, row: WorkArray) -> None:
    chance_acts(state, rules, work, order)
    count = legal(state, rules, work)
    for at in range(count):
        row[N_MOVES + at] = work[MOVE_AT + at]
    row[N_COUNT] = count
