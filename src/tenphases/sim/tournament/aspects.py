"""Experts who do one thing otherwise, so that what it is worth can be measured. Flat code.

Most differ from *expert* in some of its weights alone (``bots.flat.weights``). The names say what they do.
"""

from collections.abc import Callable
from typing import Any, Final

from tenphases.bots.flat.drawing import without_looking
from tenphases.bots.flat.expert import decide, look_at_hand, throw
from tenphases.bots.flat.feeding import consider_next
from tenphases.bots.flat.layout import (
    ALL,
    BLOCK,
    HANDS,
    M_HIT,
    M_LAY,
    M_SKIP,
    M_TAKE,
    M_WAY,
    MOST_PILES,
    MOST_SEATS,
    NOBODY,
    P_LAID,
    PHASE,
    PHASE_GROUPS,
    PHASE_SPECS,
    PHASES,
    PLAYER,
    PLAYERS,
    RUN,
    SEATS,
    TAKEN,
    WILD,
    RulesArray,
    StateArray,
    WorkArray,
)
from tenphases.bots.flat.skips import may_skip
from tenphases.bots.flat.weights import (
    COUNTS,
    EXPERT,
    FEED,
    FEED_LAID,
    POINTS,
    POINTS_LATE,
    SKIP_PLAYED,
    TO_LAY,
    WEIGHTS,
)

_FEW: Final = 3
"""So many cards in a laid player's hand are taken for the end of the round."""


def _with(*changes: tuple[int, int]) -> tuple[int, ...]:
    """Return an expert's weights with some of them changed."""
    weights = list(EXPERT)
    for place, weight in changes:
        weights[place] = weight
    return tuple(weights)


_BLIND: Final = _with((COUNTS, 0))
_FEEDS: Final = _with((FEED, 0))
_FEEDS_LAID: Final = _with((FEED_LAID, 0))
_SAVES_POINTS: Final = _with((POINTS, 10 * EXPERT[POINTS]), (POINTS_LATE, 10 * EXPERT[POINTS_LATE]))
_NO_POINTS: Final = _with((POINTS, 0), (POINTS_LATE, 0))
_HOLDS_SKIPS: Final = _with((SKIP_PLAYED, -20_000))
_SKIPS_CLOSE: Final = _with((TO_LAY, 0))


def choose_blind(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who does not count the cards that lie open."""
    for place in range(len(_BLIND)):
        work[WEIGHTS + place] = _BLIND[place]
    return decide(state, rules, work, seat)


def choose_feeding(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who does not ask what the next player needs for the phase."""
    for place in range(len(_FEEDS)):
        work[WEIGHTS + place] = _FEEDS[place]
    return decide(state, rules, work, seat)


def choose_feeding_laid(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who does not ask what the next player can hit."""
    for place in range(len(_FEEDS_LAID)):
        work[WEIGHTS + place] = _FEEDS_LAID[place]
    return decide(state, rules, work, seat)


def choose_saving_points(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who gets rid of dear cards before the phase is laid."""
    for place in range(len(_SAVES_POINTS)):
        work[WEIGHTS + place] = _SAVES_POINTS[place]
    return decide(state, rules, work, seat)


def choose_without_points(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert to whom points mean nothing before the phase is laid."""
    for place in range(len(_NO_POINTS)):
        work[WEIGHTS + place] = _NO_POINTS[place]
    return decide(state, rules, work, seat)


def choose_holding_skips(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who keeps a skip until somebody has laid."""
    for player in range(state[SEATS]):
        if state[PLAYERS + player * PLAYER + P_LAID] != NOBODY:
            return choose_as_expert(state, rules, work, seat)
    for place in range(len(_HOLDS_SKIPS)):
        work[WEIGHTS + place] = _HOLDS_SKIPS[place]
    return decide(state, rules, work, seat)


def choose_skipping_close(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert whose skips hit whoever has laid and holds the fewest cards."""
    for place in range(len(_SKIPS_CLOSE)):
        work[WEIGHTS + place] = _SKIPS_CLOSE[place]
    return decide(state, rules, work, seat)


def choose_as_expert(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Choose as an expert."""
    for place in range(len(EXPERT)):
        work[WEIGHTS + place] = EXPERT[place]
    return decide(state, rules, work, seat)


def thrown(state: StateArray, rules: RulesArray, work: WorkArray, seat: int) -> int:
    """Return an expert's discard, whatever else could be done; ``choose_as_expert`` must just have been asked."""
    look_at_hand(state, rules, work, seat, 0)
    consider_next(state, rules, work, seat)
    return throw(state, rules, work, seat)


def choose_skipping_next(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert whose skips hit the next player, however far others are."""
    move = choose_as_expert(state, rules, work, seat)
    if move < M_SKIP or move >= M_SKIP + MOST_SEATS:
        return move
    for step in range(1, state[SEATS]):
        target = (seat + step) % state[SEATS]
        if may_skip(state, rules, target):
            return M_SKIP + target
    return move


def choose_from_pile(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who does not take discards."""
    move = choose_as_expert(state, rules, work, seat)
    return without_looking(state, rules) if M_TAKE <= move < M_TAKE + MOST_PILES else move


def choose_hitting_late(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who keeps cards that could be hit while no player who has laid is nearly out.

    Nor are any taken to be kept: they would go round and round.
    """
    move = choose_as_expert(state, rules, work, seat)
    if state[PLAYERS + seat * PLAYER + P_LAID] == NOBODY:
        return move
    for other in range(state[SEATS]):
        laid = state[PLAYERS + other * PLAYER + P_LAID] != NOBODY
        if laid and state[HANDS + other * BLOCK + ALL] <= _FEW:
            return move
    if M_TAKE <= move < M_TAKE + MOST_PILES:
        return without_looking(state, rules)
    return thrown(state, rules, work, seat) if M_HIT <= move < M_WAY else move


def choose_saving_wilds(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, _seed: int) -> int:
    """Choose as an expert who will not lay wilds in a phase without a run before somebody else has laid.

    Unless a discard was taken: else those who wait could pass it round and round.
    """
    move = choose_as_expert(state, rules, work, seat)
    if move < M_LAY or move >= M_HIT or state[HANDS + seat * BLOCK + WILD] == 0 or state[TAKEN] != NOBODY:
        return move
    at = PHASES + (move - M_LAY) * PHASE
    for group in range(rules[at + PHASE_GROUPS]):
        if rules[at + PHASE_SPECS + 2 * group] == RUN:
            return move
    for other in range(state[SEATS]):
        if state[PLAYERS + other * PLAYER + P_LAID] != NOBODY:
            return move
    return thrown(state, rules, work, seat)


ASPECTS: Final[dict[str, Callable[..., Any]]] = {
    "blind": choose_blind,
    "feeding": choose_feeding,
    "feeding-laid": choose_feeding_laid,
    "hitting-late": choose_hitting_late,
    "saving-points": choose_saving_points,
    "without-points": choose_without_points,
    "holding-skips": choose_holding_skips,
    "skipping-close": choose_skipping_close,
    "skipping-next": choose_skipping_next,
    "from-pile": choose_from_pile,
    "saving-wilds": choose_saving_wilds,
}
"""By name, which says what they do that an expert does not."""
