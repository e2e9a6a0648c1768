"""A good way to lay a phase, found fast: the one that leaves the cheapest hand (R4.7, R5). Flat code.

For phases of sets and runs: of the ways that lay exactly what the phase asks, the one that leaves the fewest points
of numbered cards once what fits has been hit on its own groups, then the fewest wilds laid, then the most open ends of
runs. That is ``rules.finder.best_way`` but for bridges of wilds. For phases of other kinds: the fewest wilds among the
first ways.
"""

from tenphases.bots.flat.layout import (
    BLOCK,
    BY_COLOUR,
    BY_NUMBER,
    COLOUR,
    COLOURS,
    HANDS,
    L_CARDS,
    L_COLOUR,
    L_NUMBER,
    L_SIZE,
    MASK,
    NOBODY,
    NUMBERS,
    ONE_GROUP,
    OTHERS,
    PHASE,
    PHASE_FAMILY,
    PHASE_GROUPS,
    PHASE_SPECS,
    PHASES,
    PLAN,
    PLAN_GROUP,
    R_HIGH,
    R_LOW,
    R_PER_PHASE,
    RUN,
    SET,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.measure import LOWEST, ONES, SIZE_BITS, at_least, span, total
from tenphases.bots.flat.sight import numbers_in
from tenphases.sim.kernel.reach import BITS, may_lay_wilds
from tenphases.sim.kernel.room import BEST, CHOSEN, LEFT, NATURALS, POSSIBLE, SCRATCH
from tenphases.sim.kernel.ways import next_way

_LOOKED_AT = 64
_LOW = (1 << (9 * SIZE_BITS)) - 1
"""The numbers from 1 to 9 in packed counts."""
_NEVER = 1 << 30


def cheapest_way(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, phase: int) -> None:
    """Write down the cheapest way to lay a phase; there must be one."""
    at, block = PHASES + phase * PHASE, HANDS + seat * BLOCK
    best = _NEVER
    if _is_by_number(rules, at):
        best = _search(state, rules, work, block, at)
    if best < _NEVER:
        _fill(state, rules, work, block, at)
    elif not _fill_colour(state, rules, work, block, at):
        _fewest_wilds(state, rules, work, seat, phase)


def _is_by_number(rules: RulesArray, at: int) -> bool:
    family = rules[at + PHASE_FAMILY]
    return family != OTHERS and (family != ONE_GROUP or rules[at + PHASE_SPECS] in (SET, RUN))


def _search(state: StateArray, rules: RulesArray, work: WorkArray, block: int, at: int) -> int:
    """Find the best numbers for the groups, and return how good they are: less for better."""
    groups, wilds = int(rules[at + PHASE_GROUPS]), may_lay_wilds(state, rules, block)
    for group in range(groups):
        kind, size = int(rules[at + PHASE_SPECS + 2 * group]), int(rules[at + PHASE_SPECS + 2 * group + 1])
        work[CHOSEN + 4 * group] = kind
        work[CHOSEN + 4 * group + 1] = size
        work[POSSIBLE + group] = _possible(state, block, kind, size, wilds)
    best, group, numbers = _NEVER, 0, numbers_in(state, block)
    work[LEFT] = work[POSSIBLE]
    while group >= 0:
        left = work[LEFT + group]
        if left == 0:
            group -= 1
            continue
        work[LEFT + group] = left & (left - 1)
        work[CHOSEN + 4 * group + 2] = LOWEST[left] + 1
        if group < groups - 1:
            group += 1
            work[LEFT + group] = work[POSSIBLE + group] & ~_seen(work, group)
        else:
            rank = _rank(rules, work, numbers, wilds * 16 + groups)
            if rank < best:
                best = rank
                for other in range(groups):
                    work[BEST + other] = work[CHOSEN + 4 * other + 2]
    return best


def _possible(state: StateArray, block: int, kind: int, size: int, wilds: int) -> int:
    """Return the mask of the numbers that a group by itself can have."""
    mask, found = int(state[block + MASK]), 0
    if kind == SET:
        for number in range(1, NUMBERS + 1):
            if state[block + BY_NUMBER + number] + wilds >= size:
                found |= 1 << (number - 1)
    else:
        span = (1 << size) - 1
        for start in range(NUMBERS + 1 - size):
            if BITS[(mask >> start) & span] + wilds >= size:
                found |= 1 << start
    return found


def _seen(work: WorkArray, group: int) -> int:
    """Return the mask of the numbers below that of the group before, if that is of the same kind and size: all seen."""
    at = CHOSEN + 4 * group
    if work[at] != work[at - 4] or work[at + 1] != work[at - 3]:
        return 0
    return (1 << (work[at - 2] - 1)) - 1


def _rank(rules: RulesArray, work: WorkArray, numbers: int, task: int) -> int:
    """Return how good the numbers chosen are; ``task`` is the wilds that may be laid times 16, and the groups.

    ``numbers`` are the cards by number, packed as in ``bots.flat.measure``.
    """
    groups, closed, lacking = task % 16, 0, 0
    left = _left_over(rules, work, numbers, groups)
    if left < 0:
        return _NEVER
    for group in range(groups):
        at = CHOSEN + 4 * group
        size, number = work[at + 1], work[at + 2]
        lacking += size - work[NATURALS + group]
        if work[at] == SET:
            left &= ~(15 << (SIZE_BITS * (number - 1)))
        else:
            closed += (1 if number == 1 else 0) + (1 if number + size > NUMBERS else 0)
            left = _grown(left, number - 1, -1)
            left = _grown(left, number + size, 1)
    if lacking > task // 16:
        return _NEVER
    points = total(left & _LOW) * rules[R_LOW] + total(left & ~_LOW) * rules[R_HIGH]
    return (points * 64 + lacking) * 16 + closed


def _grown(left: int, number: int, step: int) -> int:
    """Return what is left once a run has grown from that number on."""
    while 1 <= number <= NUMBERS and (left >> (SIZE_BITS * (number - 1))) & 15 > 0:
        left -= 1 << (SIZE_BITS * (number - 1))
        number += step
    return left


def _left_over(rules: RulesArray, work: WorkArray, numbers: int, groups: int) -> int:
    """Share the numbered cards out among the groups; return what is left, less than 0 if it can't be.

    A card for each set first, so that none has to do without (R5.2), then the runs, then the rest of the sets.
    """
    naturals = 0
    for group in range(groups):
        at, place = CHOSEN + 4 * group, SIZE_BITS * (work[CHOSEN + 4 * group + 2] - 1)
        one = 1 if work[at] == SET and (numbers >> place) & 15 > 0 else 0
        work[NATURALS + group] = one
        numbers -= one << place
    for group in range(groups):
        at = CHOSEN + 4 * group
        if work[at] == RUN:
            took = at_least(numbers, 1) & span(work[at + 1], work[at + 2] - 1)
            work[NATURALS + group] = ((took * ONES) >> 44) & 15
            numbers -= took
    for group in range(groups):
        at, place = CHOSEN + 4 * group, SIZE_BITS * (work[CHOSEN + 4 * group + 2] - 1)
        if work[at] == SET:
            more = min(work[at + 1] - work[NATURALS + group], (numbers >> place) & 15)
            work[NATURALS + group] += more
            numbers -= more << place
        if work[NATURALS + group] == 0 and rules[R_PER_PHASE] == 0:
            return -1
        naturals += work[NATURALS + group]
    return numbers if naturals > 0 else -1


def _fill(state: StateArray, rules: RulesArray, work: WorkArray, block: int, at: int) -> None:
    """Write down the way with the best numbers found, card by card, shared out as in ``_spread``."""
    groups = rules[at + PHASE_GROUPS]
    for card in range(WILD):
        work[SCRATCH + card] = state[block + card]
    for group in range(groups):
        spec = at + PHASE_SPECS + 2 * group
        _begin_plan(work, group, int(rules[spec]), int(rules[spec + 1]))
    for group in range(groups):
        plan = PLAN + group * PLAN_GROUP
        if rules[at + PHASE_SPECS + 2 * group] == RUN:
            for place in range(work[plan + L_SIZE]):
                work[plan + L_CARDS + place] = _card_of(work, work[plan + L_NUMBER] + place)
    for group in range(groups):
        plan = PLAN + group * PLAN_GROUP
        if rules[at + PHASE_SPECS + 2 * group] == SET:
            for place in range(1, work[plan + L_SIZE]):
                work[plan + L_CARDS + place] = _card_of(work, work[plan + L_NUMBER])


def _begin_plan(work: WorkArray, group: int, kind: int, size: int) -> None:
    """Write down what a group is, and the first card of a set."""
    plan = PLAN + group * PLAN_GROUP
    work[plan + L_NUMBER] = work[BEST + group]
    work[plan + L_COLOUR] = NOBODY
    work[plan + L_SIZE] = size
    if kind == SET:
        work[plan + L_CARDS] = _card_of(work, work[BEST + group])


def _card_of(work: WorkArray, number: int) -> int:
    """Take a card of that number from those left, a wild if there is none."""
    for colour in range(COLOURS):
        card = colour * NUMBERS + number - 1
        if work[SCRATCH + card] > 0:
            work[SCRATCH + card] -= 1
            return card
    return WILD


def _fill_colour(state: StateArray, rules: RulesArray, work: WorkArray, block: int, at: int) -> bool:
    """Write down what ``_fewest_wilds`` finds for one group of a colour, where that is plain: the first of the colours.

    Return False where a later colour has more cards.
    """
    if rules[at + PHASE_FAMILY] != ONE_GROUP or rules[at + PHASE_SPECS] != COLOUR:
        return False
    size, wilds = int(rules[at + PHASE_SPECS + 1]), may_lay_wilds(state, rules, block)
    chosen, most = NOBODY, 0
    for colour in range(COLOURS):
        count = min(int(state[block + BY_COLOUR + colour]), size)
        if chosen == NOBODY and count + wilds >= size:
            chosen, most = colour, count
        elif chosen != NOBODY and count > most:
            return False
    if most == 0:
        return False
    work[PLAN + L_NUMBER], work[PLAN + L_COLOUR], work[PLAN + L_SIZE] = 0, chosen, size
    place = 0
    for card in range(chosen * NUMBERS, (chosen + 1) * NUMBERS):
        for _ in range(min(int(state[block + card]), most - place)):
            work[PLAN + L_CARDS + place] = card
            place += 1
    for rest in range(place, size):
        work[PLAN + L_CARDS + rest] = WILD
    return True


def _fewest_wilds(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, phase: int) -> None:
    """Write down the way with the fewest wilds among the first ones of the list."""
    groups = rules[PHASES + phase * PHASE + PHASE_GROUPS]
    best, at, index = _NEVER, 0, 0
    found = next_way(state, rules, work, seat, 2 * phase + 1)
    while found and index < _LOOKED_AT and best > 0:
        wilds = _wilds_planned(work, groups)
        if wilds < best:
            best, at = wilds, index
        index += 1
        found = next_way(state, rules, work, seat, 2 * phase)
    next_way(state, rules, work, seat, 2 * phase + 1)
    for _ in range(at):
        next_way(state, rules, work, seat, 2 * phase)


def _wilds_planned(work: WorkArray, groups: int) -> int:
    count = 0
    for group in range(groups):
        plan = PLAN + group * PLAN_GROUP
        for place in range(work[plan + L_SIZE]):
            if work[plan + L_CARDS + place] == WILD:
                count += 1
    return count
