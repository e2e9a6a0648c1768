"""The level *beginner*: knows the rules and its phase, and errs the way people do.

It takes what visibly helps, lays when it can and hits most of what it can. It remembers no discards,
overlooks things, throws away cards that are merely as good as others, and skips whoever comes to mind.
"""

import math
import random
from typing import Final

from tenphases.bots.sight import fits, own, points, tops, unseen
from tenphases.bots.worth import STEP, Scale
from tenphases.rules.cards import SKIP, UNKNOWN, WILD, Face
from tenphases.rules.moves import ChoosePhase, Discard, Draw, Hit, LayPhase, PlayerMove, PlaySkip, Take
from tenphases.rules.views import View

_OVERLOOKS: Final = 0.12
"""How often a discard that helps, or a hit, is not seen."""
_OTHER_WAY: Final = 0.2
"""How often the phase is laid in another way than the best."""
_BLUR: Final = 0.35
"""How far the values of two discards may lie apart, in cards of distance, to be taken for each other."""
_PER_POINT: Final = 0.01
"""How much a card's points weigh against its use, in cards of distance."""
_KEEPS_SKIP: Final = 0.3
"""How much a skip seems worth, in cards of distance."""


def choose(view: View, seed: int) -> PlayerMove:
    """Return the move of a beginner, whose turn it must be."""
    dice = random.Random(seed)
    options = view.options
    if options.choose:
        return ChoosePhase(_scale(view, options.choose).favourite(view.hand))
    if options.draw or options.take:
        return _draw(view, dice)
    if options.ways:
        other = dice.random() < _OTHER_WAY
        way = dice.choice(options.ways) if other else options.ways[0]
        return LayPhase(way.groups, way.phase)
    if options.fits:
        sure = [fit for fit in options.fits if fit.card == _just_taken(view)]
        if sure or dice.random() >= _OVERLOOKS:
            fit = dice.choice(sure or options.fits)
            return Hit(fit.card, fit.group, fit.number or None)
    return _throw(view, dice)


def _scale(view: View, places: tuple[int, ...]) -> Scale:
    return Scale(view.ruleset, places, unseen(view, remembers=False))


def _draw(view: View, dice: random.Random) -> PlayerMove:
    helpful = [pile for pile, top in tops(view) if top != SKIP and _helps(view, top)]
    if helpful and dice.random() >= _OVERLOOKS:
        return Take(helpful[0])
    return Draw() if view.options.draw else Take(view.options.take[0])


def _helps(view: View, top: Face) -> bool:
    if own(view).laid is not None:
        return fits(view, top)
    scale, hand = _scale(view, own(view).phases), (*view.hand, top)
    return top == WILD or scale.distance(hand) < scale.distance(view.hand)


def _just_taken(view: View) -> Face | None:
    """Return the card that was taken from a discard pile this turn, if the turn began so."""
    known = own(view).known
    return known[-1] if known and view.hand[-1] == known[-1] else None


def _throw(view: View, dice: random.Random) -> PlayerMove:
    """Throw a card: the less it seems to help the likelier (a softmax), wilds only if there is nothing else.

    What was gained by taking a discard is not thrown away in the same turn: the others might do the same,
    and the same cards go round for ever.
    """
    faces = [face for face in view.options.discard if face != UNKNOWN]
    kept = [face for face in faces if face != WILD] or faces
    if view.options.skip:
        kept.append(SKIP)
    worths = {} if own(view).laid is not None else _scale(view, own(view).phases).after_discard(view.hand)
    if worths and _just_taken(view) is not None:
        gained = min(worths.values()) + STEP // 2
        kept = [face for face in kept if worths[face] < gained] or kept

    def appeal(face: Face) -> float:
        held = _KEEPS_SKIP if face == SKIP else 0.0
        return _PER_POINT * points(view, face) - worths.get(face, 0) / STEP - held

    appeals = [appeal(face) for face in kept]
    best = max(appeals)
    thrown = dice.choices(kept, [math.exp((value - best) / _BLUR) for value in appeals])[0]
    if thrown != SKIP:
        return Discard(thrown)
    targets = view.options.targets
    return PlaySkip(dice.choice(targets) if targets else None)
