"""Whether some cards make a phase: how many numbered ones serve in its groups at once, and the wilds. Flat code.

It says exactly what ``rules.finder.completes`` says, in the same way; why that is right is told there (R4, R5).
"""

from tenphases.bots.flat.layout import (
    ALL,
    BY_COLOUR,
    BY_NUMBER,
    COLOUR,
    COLOUR_EVEN,
    COLOUR_MASK,
    COLOUR_ODD,
    COLOUR_RUN,
    COLOURS,
    EVEN,
    MASK,
    NUMBERS,
    ODD,
    ONE_GROUP,
    PHASE,
    PHASE_FAMILY,
    PHASE_GROUPS,
    PHASE_SIZE,
    PHASE_SPECS,
    PHASES,
    R_KEEP_DISCARD,
    R_MOST_WILDS,
    R_PER_PHASE,
    RUN,
    SET,
    SET_AND_RUN,
    SETS,
    SETS_AND_RUNS,
    SKIP,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.sim.kernel.groups import is_coloured, is_run
from tenphases.sim.kernel.room import CHOSEN, SCRATCH

_MASKS = 1 << NUMBERS


def _most_in_a_run() -> bytes:
    """Return, for each length of a run and each mask of numbers, the most of them in one span of that length."""
    table = bytearray((NUMBERS + 1) * _MASKS)
    for size in range(1, NUMBERS + 1):
        spans = [((1 << size) - 1) << start for start in range(NUMBERS + 1 - size)]
        for mask in range(_MASKS):
            table[size * _MASKS + mask] = max((mask & span).bit_count() for span in spans)
    return bytes(table)


MOST_IN_A_RUN = _most_in_a_run()
BITS = tuple(mask.bit_count() for mask in range(_MASKS))
"""How many numbers a mask has."""
COUNTS = SCRATCH + WILD
"""Cards by number, from 1."""


def may_lay_wilds(state: StateArray, rules: RulesArray, block: int) -> int:
    """Return how many of the wilds there may be laid (R5.3)."""
    return min(int(state[block + WILD]), int(rules[R_MOST_WILDS]))


def can_lay(state: StateArray, rules: RulesArray, work: WorkArray, block: int, phase: int) -> bool:
    """Say whether the phase can be laid from the cards counted in a block."""
    at = PHASES + phase * PHASE
    size = int(rules[at + PHASE_SIZE])
    if state[block + ALL] < size + rules[R_KEEP_DISCARD]:  # R7.2
        return False
    need = size - may_lay_wilds(state, rules, block)
    if state[block + ALL] - state[block + WILD] - state[block + SKIP] < need:
        return False
    if most_alone(state, rules, block, at) < need:
        return False
    placed = most_placed(state, rules, work, block, phase * 256 + max(need, 1))
    if placed < need or placed < 1:
        return False
    return rules[R_PER_PHASE] == 1 or bare(state, rules, block, at) == 0  # R5.2


def most_alone(state: StateArray, rules: RulesArray, block: int, at: int) -> int:
    """Return how many numbered cards the groups of a phase could use if none took a card from another."""
    used = 0
    for group in range(rules[at + PHASE_GROUPS]):
        spec = at + PHASE_SPECS + 2 * group
        used += alone(state, block, int(rules[spec]), int(rules[spec + 1]))
    return used


def alone(state: StateArray, block: int, kind: int, size: int) -> int:
    """Return the most numbered cards that a group of that kind and size can use."""
    if kind == RUN:
        return int(MOST_IN_A_RUN[size * _MASKS + state[block + MASK]])
    most = 0
    if kind == SET:
        for number in range(1, NUMBERS + 1):
            most = max(most, int(state[block + BY_NUMBER + number]))
    elif kind == COLOUR:
        for colour in range(COLOURS):
            most = max(most, int(state[block + BY_COLOUR + colour]))
    else:
        most = _alone_otherwise(state, block, kind, size)
    return min(most, size)


def _alone_otherwise(state: StateArray, block: int, kind: int, size: int) -> int:
    """As ``alone`` for the kinds of R4.5, or more than the size."""
    most = 0
    if kind in (EVEN, ODD):
        for number in range(2 if kind == EVEN else 1, NUMBERS + 1, 2):
            most += int(state[block + BY_NUMBER + number])
        return most
    for colour in range(COLOURS):
        if kind == COLOUR_RUN:
            most = max(most, int(MOST_IN_A_RUN[size * _MASKS + state[block + COLOUR_MASK + colour]]))
        else:
            most = max(most, _of_parity(state, block, kind, colour))
    return most


def _of_parity(state: StateArray, block: int, kind: int, colour: int) -> int:
    count = 0
    for number in range(2 if kind == COLOUR_EVEN else 1, NUMBERS + 1, 2):
        count += int(state[block + colour * NUMBERS + number - 1])
    return count


def bare(state: StateArray, rules: RulesArray, block: int, at: int) -> int:
    """Return how many groups of a phase must stay without a numbered card, whatever is chosen (R5.2)."""
    evens, odds = 0, 0
    for number in range(1, NUMBERS + 1, 2):
        odds += int(state[block + BY_NUMBER + number])
        evens += int(state[block + BY_NUMBER + number + 1])
    groups, want_even, want_odd = int(rules[at + PHASE_GROUPS]), 0, 0
    for group in range(groups):
        kind = rules[at + PHASE_SPECS + 2 * group]
        want_even += 1 if kind in (EVEN, COLOUR_EVEN) else 0
        want_odd += 1 if kind in (ODD, COLOUR_ODD) else 0
    served = min(want_even, evens) + min(want_odd, odds)
    free = groups - want_even - want_odd
    return groups - served - min(free, evens + odds - served)


def most_placed(state: StateArray, rules: RulesArray, work: WorkArray, block: int, task: int) -> int:
    """Return the most numbered cards that serve in a phase's groups at once, or so many as are enough.

    ``task`` is ``phase * 256 + enough``.
    """
    at = PHASES + task // 256 * PHASE
    family = rules[at + PHASE_FAMILY]
    if family == ONE_GROUP:
        return alone(state, block, int(rules[at + PHASE_SPECS]), int(rules[at + PHASE_SPECS + 1]))
    if family == SETS:
        _count_numbers(state, work, block)
        return _in_sets(rules, work, at)
    if family == SET_AND_RUN:
        first = rules[at + PHASE_SPECS] == SET
        one, other = int(rules[at + PHASE_SPECS + 1]), int(rules[at + PHASE_SPECS + 3])
        return _in_set_and_run(state, block, one if first else other, other if first else one)
    return _most_by_search(state, rules, work, block, task)


def _count_numbers(state: StateArray, work: WorkArray, block: int) -> None:
    for number in range(1, NUMBERS + 1):
        work[COUNTS + number] = state[block + BY_NUMBER + number]


def _in_sets(rules: RulesArray, work: WorkArray, at: int) -> int:
    """Return how many of the cards counted the sets can use: the largest takes of the fullest number first (R4.4)."""
    used, above = 0, NUMBERS * 4
    while above > 0:
        size, many = 0, 0
        for group in range(rules[at + PHASE_GROUPS]):
            spec = at + PHASE_SPECS + 2 * group
            if rules[spec] == SET and size <= rules[spec + 1] < above:
                many = many + 1 if rules[spec + 1] == size else 1
                size = int(rules[spec + 1])
        for _ in range(many):
            fullest = COUNTS + 1
            for number in range(COUNTS + 2, COUNTS + NUMBERS + 1):
                if work[number] > work[fullest]:
                    fullest = number
            most = min(size, work[fullest])
            work[fullest] -= most
            used += most
        above = size
    return used


def _in_set_and_run(state: StateArray, block: int, in_set: int, in_run: int) -> int:
    """Return how many cards a set and a run can use: the set the fullest number that it need not share, if it can."""
    fullest, marks = 0, 0
    for number in range(1, NUMBERS + 1):
        count = int(state[block + BY_NUMBER + number])
        if count > fullest:
            fullest, marks = count, 0
        if count == fullest:
            marks |= 1 << (number - 1)
    best, span, mask = 0, (1 << in_run) - 1, int(state[block + MASK])
    for _ in range(NUMBERS + 1 - in_run):
        shared = 1 if marks & ~span == 0 else 0
        best = max(best, BITS[mask & span] + min(in_set, fullest - shared))
        span <<= 1
    return best


def _most_by_search(state: StateArray, rules: RulesArray, work: WorkArray, block: int, task: int) -> int:
    """As ``most_placed``, trying out numbers and colours for the groups (sets beside runs need no trying)."""
    at = PHASES + task // 256 * PHASE
    plain, groups = rules[at + PHASE_FAMILY] == SETS_AND_RUNS, 0
    for place in range(rules[at + PHASE_GROUPS]):
        if not plain or rules[at + PHASE_SPECS + 2 * place] == RUN:
            work[CHOSEN + 4 * groups] = rules[at + PHASE_SPECS + 2 * place]
            work[CHOSEN + 4 * groups + 1] = rules[at + PHASE_SPECS + 2 * place + 1]
            work[CHOSEN + 4 * groups + 2] = 0
            work[CHOSEN + 4 * groups + 3] = -1
            groups += 1
    best, group = 0, 0
    while group >= 0:
        if not next_choice(work, group):
            work[CHOSEN + 4 * group + 2] = 0
            work[CHOSEN + 4 * group + 3] = -1
            group -= 1
        elif group < groups - 1:
            group += 1
        else:
            if plain:
                _count_numbers(state, work, block)
                best = max(best, _in_runs(work, groups) + _in_sets(rules, work, at))
            else:
                best = max(best, placed(state, work, block, groups))
            if best >= task % 256:
                return best
    return best


def _in_runs(work: WorkArray, groups: int) -> int:
    """Take a card for each place of the runs chosen, where there is one left; return how many they were."""
    used = 0
    for group in range(groups):
        at = CHOSEN + 4 * group
        for number in range(work[at + 2], work[at + 2] + work[at + 1]):
            if work[COUNTS + number] > 0:
                work[COUNTS + number] -= 1
                used += 1
    return used


def next_choice(work: WorkArray, group: int) -> bool:
    """Turn to the next number and colour that a group may have: False, and nothing said, if there is none.

    Before the first the number is 0 and the colour -1.
    """
    at = CHOSEN + 4 * group
    kind, size = work[at], work[at + 1]
    colours = COLOURS if is_coloured(kind) else 1
    colour, number = work[at + 3] + 1, max(work[at + 2], 1)
    if colour >= colours:
        colour, number = 0, number + 1
    last = 1
    if kind == SET:
        last = NUMBERS
    elif is_run(kind):
        last = NUMBERS + 1 - size
    if number > last:
        return False
    work[at + 2] = number
    work[at + 3] = colour
    return True


def placed(state: StateArray, work: WorkArray, block: int, groups: int) -> int:
    """Return the most cards that serve at once in the groups chosen: see ``rules.finder_places.Held.placed``."""
    wides = 0
    for group in range(groups):
        if is_wide(work[CHOSEN + 4 * group]):
            wides += 1
    least = 1 << 20
    for subset in range(1 << wides):
        least = min(least, _cover(state, work, block, groups, subset))
    return least


def is_wide(kind: int) -> bool:
    """Say whether groups of a kind take cards of several numbers, and any number of each."""
    return kind in (COLOUR, EVEN, ODD, COLOUR_EVEN, COLOUR_ODD)


def _cover(state: StateArray, work: WorkArray, block: int, groups: int, subset: int) -> int:
    """Return the size of the least cover with the places of those wide groups and the cards of the others."""
    for card in range(WILD):
        work[SCRATCH + card] = state[block + card]
    cover, wide = 0, 0
    for group in range(groups):
        at = CHOSEN + 4 * group
        if not is_wide(work[at]):
            continue
        if (subset >> wide) & 1 == 1:
            cover += work[at + 1]
        else:
            cover += _take_wide(work, work[at], work[at + 3])
        wide += 1
    for group in range(groups):
        at = CHOSEN + 4 * group
        if work[at] == COLOUR_RUN:
            for number in range(work[at + 2], work[at + 2] + work[at + 1]):
                card = SCRATCH + work[at + 3] * NUMBERS + number - 1
                if work[card] > 0:
                    work[card] -= 1
                    cover += 1
    return cover + _narrow(work, groups)


def _take_wide(work: WorkArray, kind: int, colour: int) -> int:
    """Take all cards that fit into a wide group and return how many they were."""
    count = 0
    first = colour if is_coloured(kind) else 0
    last = colour if is_coloured(kind) else COLOURS - 1
    step = 1 if kind == COLOUR else 2
    for of in range(first, last + 1):
        for number in range(2 if kind in (EVEN, COLOUR_EVEN) else 1, NUMBERS + 1, step):
            card = SCRATCH + of * NUMBERS + number - 1
            count += work[card]
            work[card] = 0
    return count


def _narrow(work: WorkArray, groups: int) -> int:
    """Return how many of the cards left the sets and the runs of any colour can use."""
    used = 0
    for number in range(1, NUMBERS + 1):
        count = 0
        for colour in range(COLOURS):
            count += work[SCRATCH + colour * NUMBERS + number - 1]
        work[COUNTS + number] = count
    for group in range(groups):
        at = CHOSEN + 4 * group
        kind, size, number = work[at], work[at + 1], work[at + 2]
        if kind == SET:
            most = min(size, work[COUNTS + number])
            work[COUNTS + number] -= most
            used += most
        elif kind == RUN:
            for place in range(number, number + size):
                if work[COUNTS + place] > 0:
                    work[COUNTS + place] -= 1
                    used += 1
    return used
