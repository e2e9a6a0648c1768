"""Playing seeds of cards: whole games of a line-up in every rotation, by the compiled kernel if it can, else the core.

Both play the same game of the same seed, but for players who choose at random.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from tenphases.bots import MASTER
from tenphases.bots.flat.layout import (
    MOST_PHASES,
    MOST_SEATS,
    P_DONE_COUNT,
    PLAYER,
    PLAYERS,
    ROUND,
    STATE,
    WON,
    WORK,
    total_of,
)
from tenphases.bots.flat.rules import rules_of
from tenphases.rules.decide import start
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.sim import master
from tenphases.sim.kernel import playing
from tenphases.sim.kernel.claims import claims
from tenphases.sim.match import SEEDS, Played, Stalled, play
from tenphases.sim.tournament import games as flat
from tenphases.sim.tournament.cheat import play_cheat, prepare_cheat
from tenphases.sim.tournament.entrants import CHEAT, bot, policy
from tenphases.sim.tournament.game import CORE, KERNEL, SEARCH
from tenphases.sim.tournament.tally import Lays, Tally

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
_ORDER: Final = 128


def _searches(ruleset: Ruleset) -> bool:
    from tenphases.sim.master.player import searches  # noqa: PLC0415 - numpy and numba are an extra

    return searches(ruleset)


def engine_for(ruleset: Ruleset, names: Iterable[str]) -> str:
    """Return which engine plays these players by these rules (ValueError for a name that nobody has)."""
    policies = [policy(name) for name in names if name != CHEAT]
    if not claims(ruleset) or not master.available():
        return CORE
    if None not in policies:
        return KERNEL
    return SEARCH if _searches(ruleset) else CORE


def play_seeds(ruleset: Ruleset, names: Sequence[str], seeds: Iterable[int]) -> Tally:
    """Play every seed in every rotation. Raises ValueError for rules that cannot be played by so many."""
    started = start(ruleset, len(names), Seat(0))
    if isinstance(started, tuple):
        raise ValueError(started)  # noqa: TRY004 - the ruleset's value is wrong, not its type
    tally = Tally(len(names))
    if CHEAT in names:
        for seed in seeds:
            tally.add_seed([play_cheat(ruleset, names, seed, rotation) for rotation in range(len(names))])
        return tally
    if engine_for(ruleset, names) == KERNEL:
        _by_kernel(tally, ruleset, names, seeds)
    else:
        _by_core(tally, ruleset, names, seeds)
    return tally


def is_compiled(ruleset: Ruleset, names: Sequence[str]) -> bool:
    """Say whether compiled code takes part in a line-up: the kernel, or a master's search."""
    return engine_for(ruleset, names) != CORE


def prepare(ruleset: Ruleset, names: Sequence[str]) -> None:
    """Compile what the line-up needs, or read it from disk: once for all processes that are started afterwards."""
    if not is_compiled(ruleset, names):
        return
    if MASTER in names:
        from tenphases.sim.master.player import prepare as prepare_master  # noqa: PLC0415 - numba is an extra

        prepare_master()
    elif CHEAT in names:
        prepare_cheat(names)
    else:
        _door(tuple(dict.fromkeys(names)))


def _by_core(tally: Tally, ruleset: Ruleset, names: Sequence[str], seeds: Iterable[int]) -> None:
    players = [bot(name) for name in names]
    for seed in seeds:
        played = []
        for rotation in range(len(names)):
            try:
                played.append(play(ruleset, players, seed, rotation))
            except Stalled:
                tally.add_seed([], stalled=1)
        tally.add_seed(played)


@lru_cache(maxsize=64)
def _door(names: tuple[str, ...]) -> tuple[Callable[..., bool], Callable[..., None]]:
    """Return the compiled game in which the policies of these names can play, and the compiled start of one."""
    from tenphases.sim.kernel.compiling import compiled  # noqa: PLC0415 - numba is an extra

    policies = [policy(name) for name in names]
    chosen = tuple((f"choose_{place}", each) for place, each in zip(_PLACES, policies, strict=False) if each)
    return compiled(flat.play_game, chosen), compiled(playing.start)


def _by_kernel(tally: Tally, ruleset: Ruleset, names: Sequence[str], seeds: Iterable[int]) -> None:
    import numpy as np  # noqa: PLC0415 - an extra

    kinds = tuple(dict.fromkeys(names))
    game, begin = _door(kinds)
    rules = np.array(rules_of(ruleset), np.int16)
    work, order, told = np.zeros(WORK, np.int32), np.zeros(_ORDER, np.int16), np.zeros(flat.TOLD, np.int32)
    told[flat.T_POLICY : flat.T_POLICY + len(names)] = [kinds.index(name) for name in names]
    count = len(names)
    for seed in seeds:
        played, moves, stalled = [], 0, 0
        for rotation in range(count):
            state = np.zeros(STATE, np.int16)
            told[flat.T_ROTATION] = rotation
            begin(state, count, seed % count, seed % SEEDS)
            if game(state, rules, work, order, told):
                played.append(_played(state.tolist(), seed, rotation, count, int(told[flat.T_TURNS])))
            else:
                stalled += 1
            moves += int(told[flat.T_MOVES])
        tally.add_seed(played, moves, stalled)
    _add_lays(tally, told)


def _played(state: list[int], seed: int, rotation: int, count: int, turns: int) -> Played:
    """Return what is told of a finished game."""
    seats = [(player + rotation) % count for player in range(count)]
    return Played(
        seed=seed,
        rotation=rotation,
        rounds=state[ROUND],
        turns=turns,
        winners=tuple(player for player, seat in enumerate(seats) if state[WON] >> seat & 1),
        points=tuple(total_of(state, seat) for seat in seats),
        phases=tuple(state[PLAYERS + seat * PLAYER + P_DONE_COUNT] for seat in seats),
    )


def _add_lays(tally: Tally, told: Any) -> None:  # noqa: ANN401 - a numpy array
    table = told[flat.T_LAYS :].reshape(MOST_SEATS, MOST_PHASES, flat.LAY)
    for player, phase in zip(*table[:, :, 0].nonzero(), strict=True):
        tally.add_lays(int(player), int(phase), Lays(*map(int, table[player, phase])))
