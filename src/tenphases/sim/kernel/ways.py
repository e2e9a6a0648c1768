"""Every way to lay a phase from a hand, one after the other (R4.7, R5). Flat code.

The ways are those of ``rules.finder.ways``, in canonical form and in an order of their own; each is written down as a
plan (see ``layout.PLAN``). The search keeps its decisions in the work array, so that it can go on where it stopped: for
each group its size, number and colour at once, then card by card. A card that is decided on is missing from the hand's
counts by kind (not from the other counts) until the search decides otherwise or rests.
"""

from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    COLOURS,
    HANDS,
    L_CARDS,
    L_COLOUR,
    L_NUMBER,
    L_SIZE,
    NOBODY,
    NUMBERS,
    PHASE,
    PHASE_GROUPS,
    PHASE_SPECS,
    PHASES,
    PLAN,
    PLAN_GROUP,
    R_KEEP_DISCARD,
    R_LAY_EXACT,
    R_PER_PHASE,
    SET,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.cards import NUMBER_OF
from tenphases.sim.kernel.groups import is_coloured, is_run, role_fits
from tenphases.sim.kernel.reach import may_lay_wilds
from tenphases.sim.kernel.room import SEARCH, STACK

# What a search remembers: its depth, its phase's place in the rules, the hand's block, wilds that may still be laid.
DEPTH = SEARCH
_PHASE = SEARCH + 1
_BLOCK = SEARCH + 2
_WILDS = SEARCH + 3

# A decision: the group it is about, the place of the card in it (-1: size, number and colour), and what was decided.
_GROUP = 0
_PLACE = 1
_VALUE = 2
_CHOICES = (NUMBERS + 1) * (COLOURS + 1)


def next_way(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, task: int) -> bool:
    """Write down the next way to lay a phase, or say that there is none left.

    ``task`` is twice the phase's place, plus 1 to begin with the first way. Between two ways of one search the hand
    must not change.
    """
    if task % 2 == 1:
        work[DEPTH] = 0
        work[_PHASE] = PHASES + task // 2 * PHASE
        work[_BLOCK] = HANDS + seat * BLOCK
        work[_WILDS] = may_lay_wilds(state, rules, work[_BLOCK])
        _decide(work, 0, 0, -1)
    else:
        _move_plan(state, rules, work, -1)
    depth, groups = work[DEPTH], rules[work[_PHASE] + PHASE_GROUPS]
    while depth >= 0:
        if not _goes_on(state, rules, work, depth):
            depth -= 1
            continue
        group, place = work[STACK + 3 * depth + _GROUP], work[STACK + 3 * depth + _PLACE]
        if place + 1 < work[PLAN + group * PLAN_GROUP + L_SIZE]:
            depth += 1
            _decide(work, depth, group, place + 1)
        elif _stands(rules, work, group):
            if group + 1 < groups:
                depth += 1
                _decide(work, depth, group + 1, -1)
            elif _has_natural(work, groups):
                work[DEPTH] = depth
                _move_plan(state, rules, work, 1)
                return True
    return False


def _decide(work: WorkArray, depth: int, group: int, place: int) -> None:
    at = STACK + 3 * depth
    work[at + _GROUP] = group
    work[at + _PLACE] = place
    work[at + _VALUE] = -1


def _move_plan(state: StateArray, rules: RulesArray, work: WorkArray, by: int) -> None:
    """Give all cards of the plan back to the hand (1), or take them again (-1)."""
    for group in range(rules[work[_PHASE] + PHASE_GROUPS]):
        at = PLAN + group * PLAN_GROUP
        for place in range(work[at + L_SIZE]):
            state[work[_BLOCK] + work[at + L_CARDS + place]] += by


def _goes_on(state: StateArray, rules: RulesArray, work: WorkArray, depth: int) -> bool:
    """Turn a decision to its next value; False, with the decision undone, if there is none."""
    if work[STACK + 3 * depth + _PLACE] < 0:
        return _next_choice(state, rules, work, depth)
    return _next_card(state, rules, work, depth)


def _next_choice(state: StateArray, rules: RulesArray, work: WorkArray, depth: int) -> bool:
    """Decide on the next size, number and colour for a group."""
    group, value = work[STACK + 3 * depth + _GROUP], work[STACK + 3 * depth + _VALUE] + 1
    spec = work[_PHASE] + PHASE_SPECS + 2 * group
    kind, least = rules[spec], rules[spec + 1]
    most = int(least) if rules[R_LAY_EXACT] == 1 else _room(state, rules, work, group)  # R4.7
    at = PLAN + group * PLAN_GROUP
    while least + value // _CHOICES <= most:
        size, number, colour = (
            least + value // _CHOICES,
            value // (COLOURS + 1) % (NUMBERS + 1),
            value % (COLOURS + 1) - 1,
        )
        if _possible(kind, size, number, colour):
            work[at + L_NUMBER] = number
            work[at + L_COLOUR] = colour
            work[at + L_SIZE] = size
            if _can_fill(state, work, kind, at):
                work[STACK + 3 * depth + _VALUE] = value
                return True
        value += 1
    return False


def _room(state: StateArray, rules: RulesArray, work: WorkArray, group: int) -> int:
    """Return how many cards a group may have at most, so that the others can be made and a discard is left (R7.2)."""
    room = state[work[_BLOCK] + ALL] - rules[R_KEEP_DISCARD]
    for other in range(rules[work[_PHASE] + PHASE_GROUPS]):
        if other < group:
            room -= work[PLAN + other * PLAN_GROUP + L_SIZE]
        elif other > group:
            room -= rules[work[_PHASE] + PHASE_SPECS + 2 * other + 1]
    return int(room)


def _possible(kind: int, size: int, number: int, colour: int) -> bool:
    """Say whether there can be a group of that kind, size, number and colour (R4.3)."""
    if (colour == NOBODY) == is_coloured(kind):
        return False
    if is_run(kind):
        return number >= 1 and number + size - 1 <= NUMBERS
    return (number > 0) == (kind == SET)


def _can_fill(state: StateArray, work: WorkArray, kind: int, at: int) -> bool:
    """Say whether the cards left and the wilds are enough for a group by itself."""
    number, size, block = work[at + L_NUMBER], work[at + L_SIZE], work[_BLOCK]
    count, run = work[_WILDS], is_run(kind)
    places = 0
    for card in range(WILD):
        if state[block + card] == 0:
            continue
        if run:
            step = NUMBER_OF[card] - number
            if 0 <= step < size and role_fits(kind, NUMBER_OF[card], work[at + L_COLOUR], card):
                places |= 1 << step
        elif role_fits(kind, number, work[at + L_COLOUR], card):
            count += state[block + card]
    while places > 0:
        count += 1
        places &= places - 1
    return count >= size


def _next_card(state: StateArray, rules: RulesArray, work: WorkArray, depth: int) -> bool:
    """Decide on the next card for a place in a group: of a run one of its number, else none before the last."""
    group, place = work[STACK + 3 * depth + _GROUP], work[STACK + 3 * depth + _PLACE]
    at, block = PLAN + group * PLAN_GROUP, work[_BLOCK]
    kind = rules[work[_PHASE] + PHASE_SPECS + 2 * group]
    card, number = work[STACK + 3 * depth + _VALUE] + 1, work[at + L_NUMBER]
    if card > 0:
        _take(state, work, card - 1, -1)
    elif place > 0 and not is_run(kind):
        card = work[at + L_CARDS + place - 1]
    if is_run(kind):
        number += place
    while card < WILD and (state[block + card] == 0 or not role_fits(kind, number, work[at + L_COLOUR], card)):
        card += 1
    if card > WILD or (card == WILD and work[_WILDS] == 0):
        return False
    _take(state, work, card, 1)
    work[at + L_CARDS + place] = card
    work[STACK + 3 * depth + _VALUE] = card
    return True


def _take(state: StateArray, work: WorkArray, card: int, count: int) -> None:
    state[work[_BLOCK] + card] -= count
    if card == WILD:
        work[_WILDS] -= count


def _stands(rules: RulesArray, work: WorkArray, group: int) -> bool:
    """Say whether a group has the natural it needs (R5.2) and does not come before an earlier one of its spec."""
    at, specs = PLAN + group * PLAN_GROUP, work[_PHASE] + PHASE_SPECS
    if rules[R_PER_PHASE] == 0 and _wilds_in(work, at) == work[at + L_SIZE]:
        return False
    for earlier in range(group - 1, -1, -1):
        same = rules[specs + 2 * earlier] == rules[specs + 2 * group]
        if same and rules[specs + 2 * earlier + 1] == rules[specs + 2 * group + 1]:
            return not _before(work, at, PLAN + earlier * PLAN_GROUP)
    return True


def _before(work: WorkArray, one: int, other: int) -> bool:
    """Say whether one group comes before another of its spec: by number, colour, then cards."""
    for what in (L_NUMBER, L_COLOUR):
        if work[one + what] != work[other + what]:
            return work[one + what] < work[other + what]
    for place in range(L_CARDS, L_CARDS + min(work[one + L_SIZE], work[other + L_SIZE])):
        if work[one + place] != work[other + place]:
            return work[one + place] < work[other + place]
    return work[one + L_SIZE] < work[other + L_SIZE]


def _wilds_in(work: WorkArray, at: int) -> int:
    count = 0
    for place in range(work[at + L_SIZE]):
        if work[at + L_CARDS + place] == WILD:
            count += 1
    return count


def _has_natural(work: WorkArray, groups: int) -> bool:
    """Say whether the whole phase has a numbered card (R5.2)."""
    for group in range(groups):
        if _wilds_in(work, PLAN + group * PLAN_GROUP) < work[PLAN + group * PLAN_GROUP + L_SIZE]:
            return True
    return False
