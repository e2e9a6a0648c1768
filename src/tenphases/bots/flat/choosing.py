"""Which phase to choose before play (R12.3), and what to play for from a twist space (R15.4).

Phases are chosen by the chance to lay them before the round is over.
"""

from typing import Final

from tenphases.bots.flat.layout import (
    BY_BOARD,
    HOLDER,
    M_CHOOSE,
    M_TWIST,
    NOBODY,
    P_CHOSEN,
    P_PAWN,
    PHASE,
    PHASE_USUAL,
    PHASES,
    PLAYER,
    PLAYERS,
    R_CHOICE,
    R_PHASES,
    R_SPACES,
    R_TWISTS,
    SEATS,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.sight import first_open
from tenphases.bots.flat.track import FAILED, LAID, OUT, STEPS_OF, WITH_TWIST
from tenphases.bots.flat.turns import MIXED, family_of
from tenphases.bots.flat.weights import BOLD, WEIGHTS
from tenphases.bots.flat.worth import (
    CHANCE,
    O_TABLE,
    OPEN,
    SHORT,
    TURNS,
    by_rule,
    consider,
    measure,
    open_alone,
    plan_for,
)
from tenphases.bots.solo.chances import within

ROUND_TURNS: Final = 5
"""How many turns of one's own a round is taken to last."""
_GOES_OUT: Final = 0.3
"""How often who lays the phase is also the one who goes out."""
_MIXED_HELP: Final = 0.45
"""How often a turn brings a card that helps a phase of mixed kinds, about: which cards those are is not looked up."""
_THOUSAND: Final = 1000.0


def choose_phase(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return the choice before play; ``worth.consider`` must have been called, and holds again afterwards."""
    by_board = rules[R_CHOICE] == BY_BOARD
    best, most = NOBODY, 0.0
    phase = first_open(state, rules, seat, NOBODY)
    while phase != NOBODY:
        chance = chance_to_lay(state, rules, work, phase)
        if by_board:
            gain = _steps(state, rules, seat, chance, 0)
        elif work[WEIGHTS + BOLD]:
            # Who lays a phase that is seldom laid saves the rounds that it would else have taken.
            gain = chance * _THOUSAND / max(rules[PHASES + phase * PHASE + PHASE_USUAL], 1)
        else:
            gain = chance
        if best == NOBODY or gain > most:
            best, most = M_CHOOSE + phase, gain
        phase = first_open(state, rules, seat, phase)
    if by_board and state[HOLDER]:
        gain = _steps(state, rules, seat, _chance_of_a_twist(state, rules, work), WITH_TWIST)
        if gain > most:
            best = M_TWIST
    consider(state, rules, work, seat)
    return best


def chance_to_lay(state: StateArray, rules: RulesArray, work: WorkArray, phase: int) -> float:
    """Return the chance to lay a phase before the round is over."""
    plan = plan_for(rules, work, phase)
    open_alone(rules, work, phase)
    measure(state, rules, work, NOBODY, NOBODY)
    short, turns, help_comes = work[SHORT], work[TURNS] / _THOUSAND, work[CHANCE] / _THOUSAND
    if family_of(plan) == MIXED:
        turns, help_comes = by_rule(short, _MIXED_HELP), _MIXED_HELP
    return _chance(work[OPEN + O_TABLE], short, turns, help_comes)


def _chance(table: int, short: int, turns: float, help_comes: float) -> float:
    """Return the chance from the cards missing, the turns to be expected and the chance of a card that helps."""
    if short == 0:
        return 1.0
    chance = within(table, turns, short, ROUND_TURNS)
    # Whoever keeps the hand and waits for one of the cards has that chance for certain.
    return max(chance, 1.0 - (1.0 - help_comes) ** ROUND_TURNS) if short == 1 else chance


def _chance_of_a_twist(state: StateArray, rules: RulesArray, work: WorkArray) -> float:
    """Return the mean of the chances to lay what the twist cards ask for that nobody has drawn."""
    total, count = 0.0, 0
    for phase in range(rules[R_PHASES], rules[R_PHASES] + rules[R_TWISTS]):
        left = True
        for other in range(state[SEATS]):
            if state[PLAYERS + other * PLAYER + P_CHOSEN] == phase:
                left = False
        if left:
            total += chance_to_lay(state, rules, work, phase)
            count += 1
    return total / max(count, 1)


def _steps(state: StateArray, rules: RulesArray, seat: int, chance: float, with_twist: int) -> float:
    """Return how far the pawn will go on the average (R15.5)."""
    ahead = rules[R_SPACES] - 1 - state[PLAYERS + seat * PLAYER + P_PAWN]
    out, laid = min(STEPS_OF[with_twist + OUT] * 1, ahead), min(STEPS_OF[with_twist + LAID] * 1, ahead)
    failed = min(STEPS_OF[with_twist + FAILED] * 1, ahead)
    return chance * (_GOES_OUT * out + (1.0 - _GOES_OUT) * laid) + (1.0 - chance) * failed
