"""Whole games inside compiled code: chance from a seed, players by policies, many games in a row. Flat code.

All shuffles of a game follow from its seed, the round and the shuffle's place in it, whoever plays, so that two
seatings of one seed see the same cards.
"""

from tenphases.bots.flat.layout import (
    DEAL,
    M_CHOOSE,
    M_HIT,
    M_LAY,
    M_WAY,
    MOST_PHASES,
    MOST_SEATS,
    OVER,
    P_DONE_COUNT,
    P_LAID,
    PLAYER,
    PLAYERS,
    RESHUFFLE,
    ROUND,
    SEATS,
    SEED,
    SEED_BITS,
    SHUFFLES,
    STAGE,
    STATE,
    TURN,
    WON,
    RulesArray,
    StateArray,
    WorkArray,
    total_of,
)
from tenphases.sim.kernel.chance import below, deck_order, discards_order, rolled, seeded
from tenphases.sim.kernel.dealing import begin_game
from tenphases.sim.kernel.legal import legal
from tenphases.sim.kernel.room import (
    MATCH_POLICIES,
    MATCH_ROTATION,
    MATCH_SEATS,
    MATCH_SEED,
    MOVE_AT,
    POLICIES,
    SEAT_TURNS,
    TALLY,
    TURNS,
)
from tenphases.sim.kernel.step import begin_round, reshuffle, step

MOST_MOVES = 4_000
"""Moves in a round after which it is said to stall."""
_STREAMS = 64
_DICE = 1 << 30

# What is told of a game: a row of so many numbers; by player, wherever each sat.
G_SEED = 0
G_ROTATION = 1
"""Player p sat at seat p + rotation."""
G_WON = 2
"""The winners, a bit for each player."""
G_ROUNDS = 3
G_TURNS = 4
G_MOVES = 5
G_STALLED = 6
G_POINTS = 8
G_PHASES = G_POINTS + MOST_SEATS
GAME_ROW = G_PHASES + MOST_SEATS
ROWS_HEAD = 2
"""Before the rows stand the number of games and that of the first."""


def at_random(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:  # noqa: ARG001
    """Choose any of the legal moves, each with the same chance: what a player is worth who knows nothing."""
    count = legal(state, rules, work)
    return work[MOVE_AT + (seed * count >> 30)]


def choose(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose by the policy that plays at the seat. The six are named so that others can take their places."""
    policy = work[POLICIES + seat]
    if policy == 0:
        return first(state, rules, work, seat, seed)
    if policy == 1:
        return second(state, rules, work, seat, seed)
    if policy == 2:  # noqa: PLR2004
        return third(state, rules, work, seat, seed)
    if policy == 3:  # noqa: PLR2004
        return fourth(state, rules, work, seat, seed)
    if policy == 4:  # noqa: PLR2004
        return fifth(state, rules, work, seat, seed)
    return sixth(state, rules, work, seat, seed)


first = second = third = fourth = fifth = sixth = at_random
POLICY_NAMES = ("first", "second", "third", "fourth", "fifth", "sixth")


def chance_acts(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray) -> None:
    """Deal or shuffle, if that is what is to be done, until a player is to act or the game is over."""
    while state[STAGE] in (DEAL, RESHUFFLE):
        seed = seed_of(state)
        if state[STAGE] == DEAL:
            deck_order(state, rules, order, seeded(seed, (state[ROUND] + 1) * _STREAMS))
            begin_round(state, rules, work, order)
        else:
            discards_order(state, rules, order, seeded(seed, state[ROUND] * _STREAMS + state[SHUFFLES] + 1))
            reshuffle(state, rules, work, order)


def seed_of(state: StateArray) -> int:
    """Return the seed of a game's chance."""
    return (int(state[SEED + 1]) << SEED_BITS) + state[SEED]


def start(state: StateArray, seats: int, dealer: int, seed: int) -> None:
    """Set up a game before its first deal, with the seed of its chance (from 0 to 2^30 - 1)."""
    begin_game(state, seats, dealer)
    state[SEED] = seed & ((1 << SEED_BITS) - 1)
    state[SEED + 1] = seed >> SEED_BITS


def copy_state(one: StateArray, other: StateArray) -> None:
    """Make another array the same state."""
    for cell in range(STATE):
        other[cell] = one[cell]


def play_one(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, index: int) -> int:
    """Make the legal move of that index, let chance act, and write down the next player's legal moves.

    Return how many those are, 0 when the game is over. The moves must have been written down for this state.
    """
    step(state, rules, work, work[MOVE_AT + index])
    chance_acts(state, rules, work, order)
    return legal(state, rules, work)


def play_on(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, until: int) -> int:
    """Play on, chance by the state's seed and players by their policy, to the end of a round; return the moves made.

    ``until``: the number of the last round to be played; a large one plays the game to its end. A round that takes
    more than MOST_MOVES moves is left where it is, and the number returned is negative.
    """
    dice = seeded(seed_of(state) ^ _DICE, int(state[ROUND]))
    moves, number, since = 0, int(state[ROUND]), 0
    while state[STAGE] != OVER and not (state[STAGE] == DEAL and state[ROUND] >= until):
        chance_acts(state, rules, work, order)
        if state[STAGE] == OVER:
            break
        if state[ROUND] != number:
            number, since = int(state[ROUND]), 0
            for seat in range(MOST_SEATS):
                work[SEAT_TURNS + seat] = 0
        dice = rolled(dice)
        seat = int(state[TURN])
        move = choose(state, rules, work, seat, below(dice, _DICE))
        step(state, rules, work, move)
        if move < M_CHOOSE:
            work[TURNS] += 1
            work[SEAT_TURNS + seat] += 1
        elif move >= M_LAY and (move < M_HIT or move >= M_WAY):
            _count_laid(state, work, seat)
        moves += 1
        since += 1
        if since > MOST_MOVES:
            return -moves
    return moves


def _count_laid(state: StateArray, work: WorkArray, seat: int) -> None:
    """Count a phase that was laid, and the turns it took."""
    player = (seat - work[MATCH_ROTATION]) % state[SEATS]
    at = TALLY + 2 * (player * MOST_PHASES + state[PLAYERS + seat * PLAYER + P_LAID])
    work[at] += 1
    work[at + 1] += work[SEAT_TURNS + seat]


def play_match(state: StateArray, rules: RulesArray, work: WorkArray, order: StateArray, rows: WorkArray) -> int:
    """Play some games of a match and write each down; return the number of moves.

    Game g is the seed ``g // players`` after the match's first, in the rotation ``g % players``.
    """
    players, moves = work[MATCH_SEATS], 0
    for at in range(rows[0]):
        game = rows[1] + at
        seed, rotation = work[MATCH_SEED] + game // players, game % players
        start(state, players, seed % players, seed)
        work[MATCH_ROTATION] = rotation
        work[TURNS] = 0
        for player in range(players):
            work[POLICIES + (player + rotation) % players] = work[MATCH_POLICIES + player]
        made = play_on(state, rules, work, order, 1 << 14)
        row = ROWS_HEAD + at * GAME_ROW
        rows[row + G_SEED] = seed
        rows[row + G_TURNS] = work[TURNS]
        rows[row + G_MOVES] = abs(made)
        rows[row + G_STALLED] = 1 if made < 0 else 0
        _tell(state, rows, row, rotation)
        moves += abs(made)
    return moves


def _tell(state: StateArray, rows: WorkArray, row: int, rotation: int) -> None:
    players, won = state[SEATS], 0
    for player in range(players):
        seat = (player + rotation) % players
        if (state[WON] >> seat) & 1 == 1:
            won |= 1 << player
        rows[row + G_POINTS + player] = total_of(state, seat)
        rows[row + G_PHASES + player] = state[PLAYERS + seat * PLAYER + P_DONE_COUNT]
    rows[row + G_ROTATION] = rotation
    rows[row + G_WON] = won
    rows[row + G_ROUNDS] = state[ROUND]
