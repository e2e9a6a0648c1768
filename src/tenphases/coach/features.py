"""What the chances depend on: a handful of numbers read off a View and a move, the same for fitting and for use.

Everything is public or the seat's own. ``facts`` reads, ``numbers`` reckons; the order of the numbers is that of the
coefficients in ``chances.json``. If anything changes here they are to be fitted anew (``benchmarks/coach.py``).
"""

from enum import StrEnum
from functools import lru_cache
from math import log
from typing import Final, NamedTuple

import msgspec

from tenphases.bots.expert import Valued
from tenphases.bots.flat.rules import rules_of
from tenphases.bots.flat.turns import plan_of, usual_distance
from tenphases.rules.cards import COLOURS, HIGHEST
from tenphases.rules.moves import Discard, Draw, Hit, LayPhase, PlaySkip, Save, Take
from tenphases.rules.phases import COLOURED, RUNS, Kind
from tenphases.rules.ruleset import Ruleset, all_phases
from tenphases.rules.state import OwnedGroup, Stage
from tenphases.rules.views import PlayerView, View

LEAST: Final = 0.004
"""A chance is never taken for nothing or certain."""
_FAR: Final = 20.0
_ALL: Final = len(COLOURS) * HIGHEST
_EVEN: Final = frozenset({Kind.EVEN, Kind.COLOUR_EVEN})
_ODD: Final = frozenset({Kind.ODD, Kind.COLOUR_ODD})


class Moment(StrEnum):
    """When in a turn the chances are asked for; each is fitted apart."""

    DRAWING = "drawing"
    TAKING = "taking"
    """The turn's card is the one on the discard pile."""
    THROWING = "throwing"
    LAYING = "laying"
    DRAWING_LAID = "drawing_laid"
    HITTING = "hitting"
    THROWING_LAID = "throwing_laid"
    OPENING = "opening"
    """Drawing the first card of the round, see ``is_first``."""
    OPENING_TAKING = "opening_taking"
    TAKING_LAID = "taking_laid"


class Rival(NamedTuple):
    """Another player who is in the round."""

    laid: bool
    cards: int
    usual: float
    """The cards that a dealt hand lacks on average for the phase."""
    waiting: bool
    """A skip waits."""


class Facts(NamedTuple):
    """What is known before a move that is best, or tried."""

    turns: float
    soon: float
    missing: int
    held: int
    """The cards that are held once the turn is over, if nothing else is laid or hit in it."""
    size: int
    """The cards that the phase takes."""
    usual: float
    groups: int
    fitting: float
    """The part of the numbered cards that could be hit on the table."""
    thrown: int
    rivals: tuple[Rival, ...]
    """In the order in which they play."""


def moment_of(view: View, option: Valued) -> Moment:
    """Return the moment at which a move is made."""
    assert view.seat is not None  # noqa: S101 - nobody asks for a spectator
    before, takes = view.stage in (Stage.CHOOSE, Stage.DRAW), isinstance(option.move, Take)
    if view.players[view.seat].laid is not None:
        if before:
            return Moment.TAKING_LAID if takes else Moment.DRAWING_LAID
        return Moment.HITTING if isinstance(option.move, Hit) else Moment.THROWING_LAID
    if isinstance(option.move, LayPhase):
        return Moment.LAYING
    if not before:
        return Moment.THROWING
    if is_first(view):
        return Moment.OPENING_TAKING if takes else Moment.OPENING
    return Moment.TAKING if takes else Moment.DRAWING


def is_first(view: View) -> bool:
    """Say whether it is the seat's first turn in the round: it has neither discarded nor saved a card."""
    assert view.seat is not None  # noqa: S101 - nobody asks for a spectator
    own = view.players[view.seat]
    return not own.thrown and not own.saved_now


def features(view: View, option: Valued) -> tuple[float, ...]:
    """Return the numbers for a move: what else it could have been is no part of them."""
    assert view.seat is not None  # noqa: S101 - nobody asks for a spectator
    return numbers(facts(view, option), laid=view.players[view.seat].laid is not None)


def facts(view: View, option: Valued) -> Facts:
    """Return what is known."""
    assert view.seat is not None  # noqa: S101 - nobody asks for a spectator
    own = view.players[view.seat]
    after = (*view.players[view.seat + 1 :], *view.players[: view.seat])
    return Facts(
        turns=option.turns,
        soon=option.soon,
        missing=option.missing,
        held=_held(view, option),
        size=_size(view, own),
        usual=_usual(view, own),
        groups=len(view.groups),
        fitting=_fitting(view.groups),
        thrown=sum(map(len, view.discards)),
        rivals=tuple(_rival(view, player) for player in after if player.in_round),
    )


def numbers(known: Facts, *, laid: bool) -> tuple[float, ...]:
    """Return what the logarithm of the odds is a sum of; ``laid``: whether the own phase lies."""
    rivals = known.rivals
    near = [1.0 / max(rival.cards, 1) for rival in rivals if rival.laid]
    still = [rival.usual for rival in rivals if not rival.laid]
    danger, nearest = float(bool(near)), max(near, default=0.0)
    ahead = 1.0 / max(rivals[0].cards, 1) if rivals and rivals[0].laid else 0.0
    waiting = sum(rival.waiting for rival in rivals) / max(len(rivals), 1)
    others = (danger, sum(near), nearest, ahead, len(near) / max(len(rivals), 1), waiting, min(still, default=0.0) / 4)
    table = (sum(still) / max(len(still), 1) / 4, min(known.thrown / (len(rivals) + 1), 12.0) / 5, known.fitting)
    if laid:
        few = (float(known.held == 0), float(known.held == 1), float(known.held == 2))  # noqa: PLR2004
        own = (1.0 / max(known.held, 0.3), known.held / 10, *few, known.groups / 10)
        return (1.0, *own, *others, *table, known.held * nearest / 10, known.held * known.fitting / 10)
    turns = min(known.turns, _FAR)
    lacking = (float(known.missing == 0), float(known.missing == 1), float(known.missing == 2))  # noqa: PLR2004
    cards = (logit(known.soon), turns / 5, 1.0 / (1 + turns), *lacking, (known.held - known.size) / 10, known.usual / 4)
    by_turns = (turns * danger / 5, turns * nearest / 5, turns * len(still) / 20, logit(known.soon) * danger)
    return (1.0, *cards, *others, *table, *by_turns)


def helping(known: Facts, useful: int, unseen: int) -> tuple[float, ...]:
    """Return the numbers for the chance that the next card from the pile helps: others may keep what does."""
    near = [1.0 / max(rival.cards, 1) for rival in known.rivals if rival.laid]
    still = len(known.rivals) - len(near)
    passed = min(known.thrown / (len(known.rivals) + 1), 12.0) / 5
    odds = logit(useful / max(unseen, 1))
    return (1.0, odds, float(bool(near)), max(near, default=0.0), still / 5, passed, odds * passed)


def logit(chance: float) -> float:
    """Return a chance as the logarithm of its odds."""
    kept = min(max(chance, LEAST), 1 - LEAST)
    return log(kept / (1 - kept))


def _held(view: View, option: Valued) -> int:
    match option.move:
        case Draw() | Take():
            return len(view.hand)
        case Discard() | PlaySkip() | Save():
            return len(view.hand) - 1
        case LayPhase():
            return len(view.hand) - sum(len(group.cards) for group in option.move.groups) - 1
        case Hit():
            hits = len({fit.card for fit in view.options.fits})
            return max(len(view.hand) - hits - 1, 0)
        case _:
            return len(view.hand)


def _size(view: View, own: PlayerView) -> int:
    phases = all_phases(view.ruleset)
    return max((phases[place].size for place in own.phases if place < len(phases)), default=0)


def _rival(view: View, player: PlayerView) -> Rival:
    return Rival(player.laid is not None, player.cards, _usual(view, player), player.skip_waiting)


def _usual(view: View, player: PlayerView) -> float:
    return min((usual_of(view.ruleset, place) for place in player.phases), default=0.0)


@lru_cache(maxsize=256)
def usual_of(ruleset: Ruleset, place: int) -> float:
    """Return how far a dealt hand is from a phase on average."""
    phases = msgspec.structs.replace(ruleset, phases=tuple(map(str, all_phases(ruleset))))
    return usual_distance(plan_of(rules_of(phases), place))


def _fitting(groups: tuple[OwnedGroup, ...]) -> float:
    fits: set[tuple[str, int]] = set()
    for owned in groups:
        group = owned.group
        colours = (group.colour,) if group.kind in COLOURED else COLOURS
        if group.kind in RUNS:
            taken = group.ends()
        elif group.kind is Kind.SET:
            taken = (group.number,)
        else:
            first = 2 if group.kind in _EVEN else 1
            taken = tuple(range(first, HIGHEST + 1, 2 if group.kind in _EVEN | _ODD else 1))
        fits.update((colour, number) for colour in colours for number in taken)
    return len(fits) / _ALL
