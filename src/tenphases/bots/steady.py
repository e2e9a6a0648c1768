"""The level *steady*: plays sets, runs and colours towards its phase and counts what may still come.

It sees its own hand, the table and everything that was ever thrown. It asks which cards bring it
nearer, not what the others want: it does not guard its discards.
"""

from typing import Final

from tenphases.bots import hits
from tenphases.bots.sight import fits, most_dangerous, own, points, tops, unseen
from tenphases.bots.worth import STEP, Scale, usual_distance
from tenphases.rules.cards import FACES, SKIP, UNKNOWN, WILD, Face
from tenphases.rules.moves import ChoosePhase, Discard, Draw, LayPhase, PlayerMove, PlaySkip, Take
from tenphases.rules.views import View

_BOLDNESS: Final = 0.6
"""How much of a phase's usual distance makes up for its distance, where there is a choice of phases."""


def choose(view: View) -> PlayerMove:
    """Return the move of a steady player, whose turn it must be. No dice: the same view, the same move."""
    options = view.options
    if options.choose:
        return ChoosePhase(_scale(view, options.choose).favourite(view.hand))
    if options.draw or options.take:
        return _draw(view)
    if options.ways:
        way = max(options.ways, key=lambda way: usual_distance(view.ruleset, way.phase))
        return LayPhase(way.groups, way.phase)
    if options.fits:
        return hits.best(view)
    return _throw(view)


def _scale(view: View, places: tuple[int, ...]) -> Scale:
    return Scale(view.ruleset, places, unseen(view, remembers=True), boldness=_BOLDNESS)


def _draw(view: View) -> PlayerMove:
    """Take a discard only if that is a step forward for certain, so that nothing is passed round for ever."""
    wanted = _wanted(view)
    if wanted is None and not view.options.draw:
        wanted = view.options.take[0]
    return Draw() if wanted is None else Take(wanted)


def _wanted(view: View) -> int | None:
    """Return the discard pile whose top is worth more than an unknown card."""
    takeable = [(pile, top) for pile, top in tops(view) if top != SKIP]
    if own(view).laid is not None:
        return next((pile for pile, top in takeable if fits(view, top)), None)
    scale = _scale(view, own(view).phases)
    if scale.distance(view.hand) == 0:
        return next((pile for pile, top in takeable if top == WILD or fits(view, top)), None)
    gains = {pile: scale.reach(view.hand) - scale.reach((*view.hand, top)) for pile, top in takeable}
    return max((pile for pile in gains if gains[pile] >= STEP // 2), key=gains.__getitem__, default=None)


def _throw(view: View) -> PlayerMove:
    """Throw what helps least, of equals the dearest; a wild only when there is nothing else."""
    faces = set(view.options.discard) - {UNKNOWN}
    if view.options.skip and (view.options.targets or not faces):
        faces.add(SKIP)
    worths = {} if own(view).laid is not None else _scale(view, own(view).phases).after_discard(view.hand)

    def cost(face: Face) -> tuple[bool, int, int, int]:
        # A wild beyond those that may be laid brings the phase no nearer (R5.3) but can be hit afterwards.
        return (face == WILD, worths.get(face, 0), -points(view, face), FACES.index(face))

    thrown = min(faces, key=cost)
    return PlaySkip(most_dangerous(view)) if thrown == SKIP else Discard(thrown)
