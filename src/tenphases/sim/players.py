"""Players that are no level: yardsticks against which the levels are held."""

import random

from tenphases.rules.legal import Options
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
    Take,
)
from tenphases.rules.views import View


def moves_of(options: Options) -> list[PlayerMove]:
    """Return the moves that the options stand for: every legal one, but for ways of laying beyond the best."""
    moves: list[PlayerMove] = [Draw()] if options.draw else []
    moves += map(Take, options.take)
    moves += map(DrawSaved, options.saved)
    moves += map(ChoosePhase, options.choose)
    moves += [DrawTwist()] if options.twist else []
    moves += (LayPhase(way.groups, way.phase) for way in options.ways)
    moves += (Hit(fit.card, fit.group, fit.number or None) for fit in options.fits)
    moves += (Discard(card, pile) for card in options.discard for pile in options.onto)
    moves += map(Save, options.save)
    moves += map(PlaySkip, options.targets or (None,) * options.skip)
    return moves


def at_random(seen: View, seed: int) -> PlayerMove:
    """Return any of the moves, each with the same chance: what a player is worth who knows nothing."""
    return random.Random(seed).choice(moves_of(seen.options))
