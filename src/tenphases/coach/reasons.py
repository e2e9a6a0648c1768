"""Why a move is best: codes with what they speak of, each computed by switching one aspect off.

An aspect's effect is the worth, in turns, that a player would lose who did not look at it: the difference between the
best move and the one that would then seem best. So a reason can't contradict the values. No sentence stands here; the
catalogs have one for each code (``coach-reason-<code>``).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from tenphases.bots.expert import Aspect, Valued
from tenphases.coach.chances import LEAST_TURNS
from tenphases.coach.weighing import same, weigh
from tenphases.rules.cards import NUMBER, SKIP, WILD, Face
from tenphases.rules.moves import (
    ChoosePhase,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    PlayerMove,
    PlaySkip,
    Save,
    Seat,
    Take,
)
from tenphases.rules.views import View

MOST: Final = 2
"""So many reasons are given, the largest."""

About = dict[str, int | str]


class ReasonCode(StrEnum):
    """What speaks for a move. Catalog keys: ``coach-reason-<code>``."""

    PROGRESS = "progress"
    """Another card would seem as good to throw, but the phase can use it."""
    SPARE = "spare"
    """The phase does not need the card."""
    FEEDING_LAID = "feeding_laid"
    """The next player has laid and could hit the other card."""
    FEEDING_TAKEN = "feeding_taken"
    """The next player was seen to take its number."""
    FEEDING_PHASE = "feeding_phase"
    """The next player may need it for the phase."""
    POINTS = "points"
    """The card counts more than the other if somebody goes out."""
    COUNTING = "counting"
    """Cards that lie open do not come any more."""
    WILD_KEPT = "wild_kept"
    """A wild is worth keeping."""
    SKIP = "skip"
    """The target loses a turn."""
    SKIP_LAID = "skip_laid"
    """The target has laid and is close to going out."""
    TAKE_NEARER = "take_nearer"
    """The card on the discard pile brings the phase nearer for certain."""
    TAKE_FITS = "take_fits"
    """It can be used at once: hit on the table, or laid."""
    PILE = "pile"
    """It does not, so an unknown card is worth more."""
    ONLY = "only"
    """There is nothing else to do."""
    LAY = "lay"
    """A laid phase counts, and only then cards can be hit."""
    HIT = "hit"
    """Every card that is hit is one less in hand."""
    GO_OUT = "go_out"
    """The round is won with it."""
    NEAREST = "nearest"
    """For its difficulty, the hand is nearest to this phase."""
    SAVED = "saved"
    """A card of the save pile helps for certain."""
    SAVE = "save"
    """The card may be worth more in a later round."""
    ONWARD = "onward"
    """On the average the pawn gets furthest with it."""
    EQUAL = "equal"
    """There are others that are equally good."""


class Reason(msgspec.Struct, frozen=True):
    """A reason: what speaks for the move, by how much, and of what is spoken."""

    code: ReasonCode
    effect: float
    """In turns of worth; 0 where nothing else was to be done."""
    about: About = {}
    """``card``: a face, ``seat``: a player, and numbers by name."""


_ASPECTS: Final = (Aspect.FEEDING, Aspect.POINTS, Aspect.SKIPS, Aspect.COUNTING, Aspect.WILDS)


def reasons_for(view: View, found: tuple[Valued, ...]) -> tuple[Reason, ...]:
    """Return why the first of these moves is best, the largest reason first; at least one."""
    best = found[0]
    match best.move:
        case Draw() | Take() | DrawSaved():
            given = [_of_draw(view, found)]
        case ChoosePhase() | DrawTwist():
            given = [_of_choice(found)]
        case LayPhase() | Hit():
            given = [_of_laying(view, best)]
        case Save():
            given = [Reason(ReasonCode.SAVE, 0.0, {"card": best.move.card})]
        case _:
            given = sorted(_of_throw(view, found), key=lambda one: -one.effect)[:MOST] or [_plain(found)]
    return tuple(given)


def _of_draw(view: View, found: tuple[Valued, ...]) -> Reason:
    best, *others = found
    if not others:
        return Reason(ReasonCode.ONLY, 0.0)
    effect = round(best.value - others[0].value, 3)
    if isinstance(best.move, DrawSaved):
        return Reason(ReasonCode.SAVED, 0.0, {"card": best.move.card})
    if isinstance(best.move, Take):
        about: About = {"card": view.discards[best.move.pile][-1]}
        ready = view.missing != () and min(view.missing) == 0
        if view.seat is not None and (view.players[view.seat].laid is not None or ready):
            return Reason(ReasonCode.TAKE_FITS, effect, about)
        return Reason(ReasonCode.TAKE_NEARER, effect, about | {"missing": best.missing})
    tops = [view.discards[one.move.pile][-1] for one in others if isinstance(one.move, Take)]
    saved = [one.move.card for one in others if isinstance(one.move, DrawSaved)]
    return Reason(ReasonCode.PILE, effect, {"card": (tops or saved)[0]})


def _of_choice(found: tuple[Valued, ...]) -> Reason:
    best = found[0]
    if len(found) == 1:
        return Reason(ReasonCode.ONLY, 0.0)
    if not isinstance(best.move, ChoosePhase):
        return Reason(ReasonCode.ONWARD, 0.0)
    effect = round(best.value - found[1].value, 3)
    return Reason(ReasonCode.NEAREST, effect, {"phase": best.move.phase, "missing": best.missing})


def _of_laying(view: View, best: Valued) -> Reason:
    match best.move:
        case LayPhase(groups=groups):
            left = len(view.hand) - sum(len(group.cards) for group in groups)
            code = ReasonCode.LAY if left else ReasonCode.GO_OUT
            return Reason(code, 0.0, {"count": left})
        case _:
            left = len(view.hand) - 1
            return Reason(ReasonCode.HIT if left else ReasonCode.GO_OUT, 0.0, {"count": left})


def _of_throw(view: View, found: tuple[Valued, ...]) -> Iterator[Reason]:
    """Yield a reason for each aspect without which another move would seem best."""
    best = found[0]
    if len(view.hand) == 1:
        yield Reason(ReasonCode.GO_OUT, 0.0, {"count": 0})
        return
    for aspect in _ASPECTS:
        seeming = weigh(view, {aspect})
        rival = next((one for one in found if same(one.move, seeming[0].move)), best)
        effect = round(best.value - rival.value, 3)
        if effect >= LEAST_TURNS:
            code, about = _told(view, aspect, best, rival)
            yield Reason(code, effect, about)
    blind = max(found, key=lambda one: one.value + one.turns)
    effect = round(best.value - blind.value, 3)
    if effect >= LEAST_TURNS and blind.turns > best.turns:
        yield Reason(ReasonCode.PROGRESS, effect, _progress(best, blind))


def _told(view: View, aspect: Aspect, best: Valued, rival: Valued) -> tuple[ReasonCode, About]:
    """Return an aspect as a reason against the move that would else seem best."""
    match aspect:
        case Aspect.FEEDING:
            return _feeding(view, rival)
        case Aspect.POINTS:
            return ReasonCode.POINTS, {"points": best.points, **_card(best.move)}
        case Aspect.SKIPS:
            return _skipping(view, best)
        case Aspect.WILDS:
            return ReasonCode.WILD_KEPT, {}
        case _:
            return ReasonCode.COUNTING, {"useful": best.useful, "unseen": best.unseen}


def _feeding(view: View, rival: Valued) -> tuple[ReasonCode, About]:
    about: About = {**_card(rival.move)}
    if rival.fed is None:
        return ReasonCode.COUNTING, {"useful": rival.useful, "unseen": rival.unseen}
    about["seat"] = rival.fed
    other = view.players[rival.fed]
    if other.laid is not None:
        return ReasonCode.FEEDING_LAID, about
    number = NUMBER[Face(str(about.get("card", WILD)))]
    taken = number and any(NUMBER[card] == number for card in other.known)
    return (ReasonCode.FEEDING_TAKEN if taken else ReasonCode.FEEDING_PHASE), about


def _skipping(view: View, best: Valued) -> tuple[ReasonCode, About]:
    target = best.move.target if isinstance(best.move, PlaySkip) else None
    if target is None:
        return ReasonCode.SPARE, {"useful": best.useful, "unseen": best.unseen}
    about: About = {"seat": target, "count": view.players[target].cards}
    return (ReasonCode.SKIP_LAID if view.players[target].laid is not None else ReasonCode.SKIP), about


def _progress(best: Valued, rival: Valued) -> About:
    return {"useful": best.useful, "unseen": best.unseen, **_card(rival.move)}


def _plain(found: tuple[Valued, ...]) -> Reason:
    """Return the reason for a move that seems best whatever one looks at."""
    best = found[0]
    if isinstance(best.move, PlaySkip) and best.move.target is not None:
        return Reason(ReasonCode.SKIP, 0.0, {"seat": best.move.target})
    close = sum(best.value - one.value < LEAST_TURNS for one in found[1:])
    if close:
        return Reason(ReasonCode.EQUAL, 0.0, {"count": close})
    return Reason(ReasonCode.SPARE, 0.0, {"useful": best.useful, "unseen": best.unseen})


def _card(move: PlayerMove) -> About:
    match move:
        case Discard(card=card):
            return {"card": card}
        case PlaySkip():
            return {"card": SKIP}
        case _:
            return {}


def player_in(reason: Reason) -> Seat | None:
    """Return the player that a reason speaks of."""
    seat = reason.about.get("seat")
    return None if seat is None else Seat(int(seat))
