"""Whole games inside compiled code: chance from a seed, players by policies, many games in a row. Flat code.

All shuffles of a game follow from its seed, the round and the shuffle's place in it, whoever plays, so that two
seatings of one seed see the same cards.
"""

from tenphases.bots.flat.layout import (
    DEAL,
    MOST_SEATS,
    OVER,
    RESHUFFLE,
    ROUND,
    SEED,
    SEED_BITS,
    SHUFFLES,
    STAGE,
    TURN,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.chance import deck_order, discards_order, rolled, seeded
from tenphases.sim.kernel.legal import legal
from tenphases.sim.kernel.room import MOVE_AT
from tenphases.sim.kernel.rounds import begin_game
from tenphases.sim.kernel.step import begin_round, reshuffle, step

MOST_MOVES = 4_000
"""Moves in a round after which it is said to stall."""
_STREAMS = 64
_DICE = 1 << 30

# What is told of a game: a row of so many numbers.
G_SEED = 0
G_ROTATION = 1
G_WON = 2
"""The winners, a bit for each player."""
G_ROUNDS = 3
G_TURNS = 4
G_MOVES = 5
G_STALLED = 6
G_POINTS = 8
G_PHASES = G_POINTS + MOST_SEATS
GAME_ROW = G_PHASES + MOST_SEATS


def choose(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:  # noqa: ARG001
    """Choose any of the legal moves, each with the same chance. A policy takes this one's place (``compiled``)."""
    count = legal(state, rules, work)
    return work[MOVE_AT + (seed * count >> 30) % count]


def chance_acts(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray) -> None:
    """Deal or shuffle, if that is what is to be done, until a player is to act or the game is over."""
    while state[STAGE] in (DEAL, RESHUFFLE):
        seed = (int(state[SEED + 1]) << SEED_BITS) + state[SEED]
        if state[STAGE] == DEAL:
            deck_order(rules, order, seeded(seed, (state[ROUND] + 1) * _STREAMS))
            begin_round(state, rules, work, order)
        else:
            discards_order(state, rules, order, seeded(seed, state[ROUND] * _STREAMS + state[SHUFFLES] + 1))
            reshuffle(state, rules, work, order)


def start(state: StateArray, seats: int, dealer: int, seed: int) -> None:
    """Set up a game before its first deal, with the seed of its chance (from 0 to 2^30 - 1)."""
    begin_game(state, seats, dealer)
    state[SEED] = seed & ((1 << SEED_BITS) - 1)
    state[SEED + 1] = seed >> SEED_BITS


def play_on(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, until: int) -> int:
    """Play on, chance by the state's seed and players by their policy, to the end of a round; return the moves made.

    ``until``: the number of the last round to be played; a large one plays the game to its end. A round that takes
    more than MOST_MOVES moves is left where it is, and the number returned is negative.
    """
    dice = seeded(((int(state[SEED + 1]) << SEED_BITS) + state[SEED]) ^ _DICE, int(state[ROUND]))
    moves, number, since = 0, int(state[ROUND]), 0
    while state[STAGE] != OVER:
        if state[STAGE] == DEAL and state[ROUND] >= until:
            break
        chance_acts(state, rules, work, order)
        if state[STAGE] == OVER:
            break
        dice = rolled(dice)
        move = choose(state, rules, work, int(state[TURN]), dice & (_DICE - 1))
        step(state, rules, work, move)
        moves += 1
        since += 1
        if state[ROUND] != number:
            number, since = int(state[ROUND]), 0
        elif since > MOST_MOVES:
            return -moves
    return moves
