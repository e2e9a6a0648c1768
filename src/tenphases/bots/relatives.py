"""What the relatives of the game ask of a bot beyond the usual: a phase chosen before play, a board, a save pile.

Phases are chosen by the chance to lay them before the round is over; a saved card is drawn where it surely helps.
Everything else at a turn is decided in ``flat``.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from tenphases.bots import solo
from tenphases.bots.sight import fits, own
from tenphases.rules.cards import HIGHEST, NUMBER, SKIP, WILD, Face
from tenphases.rules.finder import distance
from tenphases.rules.moves import ChoosePhase, Discard, Draw, DrawSaved, DrawTwist, PlayerMove, Save
from tenphases.rules.ruleset import PhaseChoice, Ruleset, all_phases, deck
from tenphases.rules.track import STEPS, TWIST_STEPS, Result, parse_track
from tenphases.rules.views import View

ROUND_TURNS: Final = 5
"""How many turns of one's own a round is taken to last."""
GOES_OUT: Final = 0.3
"""How often who lays the phase is also the one who goes out."""
_SAMPLE: Final = 40
_LEAST: Final = 0.01
_MIDDLE: Final = (4, 9)
"""Numbers from here to there serve in most runs, so they are kept for later rather than others."""
_NEAR: Final = 1
"""A saved wild is spent when so few cards are lacking after it."""
_FEW: Final = 3
"""And once the phase is laid when the hand is so small."""


def chosen(view: View) -> PlayerMove | None:
    """Return the choice before play, or a saved card that is worth drawing; None if it is not about these."""
    if view.options.choose:
        return _choice(view)
    can = view.options
    if not can.saved:
        return None
    if not can.draw and not can.take:
        return DrawSaved(can.saved[0])
    return None


def instead(view: View, move: PlayerMove) -> PlayerMove:
    """Return what the save pile has to offer instead of a move, or the move."""
    if isinstance(move, Draw) and view.options.saved:
        face = _saved_help(view)
        return move if face is None else DrawSaved(face)
    if isinstance(move, Discard) and move.card in view.options.save and _worth_keeping(view, move.card):
        return Save(move.card)
    return move


def _choice(view: View) -> PlayerMove:
    if view.ruleset.phase_choice is PhaseChoice.BY_BOARD:
        return _choice_on_board(view)
    # Who lays a phase that is seldom laid saves the rounds that it would else have taken.
    gains = {place: _chance(view, place) / _usual_chance(view.ruleset, place) for place in view.options.choose}
    return ChoosePhase(max(gains, key=gains.__getitem__))


def _choice_on_board(view: View) -> PlayerMove:
    """Choose what takes the pawn furthest on the average (R15.5); the lower of two that are as good."""
    spaces = parse_track(view.ruleset.track)
    ahead = len(spaces) - 1 - own(view).pawn
    options: list[tuple[float, PlayerMove]] = [
        (_steps(_chance(view, place), STEPS, ahead), ChoosePhase(place)) for place in view.options.choose
    ]
    if view.options.twist:
        taken = {place for player in view.players for place in player.phases}
        count = len(view.ruleset.phases)
        left = [place for place in range(count, len(all_phases(view.ruleset))) if place not in taken]
        mean = sum(_chance(view, place) for place in left) / len(left)
        options.append((_steps(mean, TWIST_STEPS, ahead), DrawTwist()))
    return max(options, key=lambda option: option[0])[1]


def _steps(chance: float, steps: dict[Result, int], ahead: int) -> float:
    laid = GOES_OUT * min(steps[Result.OUT], ahead) + (1 - GOES_OUT) * min(steps[Result.LAID], ahead)
    return chance * laid + (1 - chance) * min(steps[Result.FAILED], ahead)


def _chance(view: View, place: int) -> float:
    return _chance_of(view.ruleset, place, tuple(sorted(view.hand)))


@lru_cache(maxsize=4096)
def _chance_of(ruleset: Ruleset, place: int, hand: Sequence[Face]) -> float:
    """Return the chance to lay that phase before the round is over; a few skips more or less change nothing."""
    usual = replace(ruleset, skips=Ruleset().skips)
    return solo.chance_within(hand, str(all_phases(ruleset)[place]), ROUND_TURNS, usual)


@lru_cache(maxsize=256)
def _usual_chance(ruleset: Ruleset, place: int) -> float:
    """Return the same for the mean of hands as they are dealt, from a fixed sample."""
    pack, dice = deck(ruleset), random.Random(0)
    hands = [tuple(sorted(dice.sample(pack, ruleset.hand_size))) for _ in range(_SAMPLE)]
    return max(sum(_chance_of(ruleset, place, hand) for hand in hands) / _SAMPLE, _LEAST)


def _saved_help(view: View) -> Face | None:
    """Return the saved card that surely helps, a wild only where it nearly finishes; None if none does."""
    player, ruleset = own(view), view.ruleset
    faces = sorted(view.options.saved, key=lambda face: face == WILD)
    if player.laid is not None:
        return next((face for face in faces if fits(view, face) and (face != WILD or len(view.hand) <= _FEW)), None)
    phases = [all_phases(ruleset)[place] for place in player.phases]

    def lacking(hand: tuple[Face, ...]) -> int:
        return min((distance(phase, hand, ruleset) for phase in phases), default=0)

    now = lacking(view.hand)
    for face in faces:
        after = lacking((*view.hand, face))
        if after < now and (face != WILD or after <= _NEAR):
            return face
    return None


def _worth_keeping(view: View, face: Face) -> bool:
    """Say whether a card that is thrown anyhow had better be saved: a likely one, or any once somebody has laid."""
    if any(player.laid is not None for player in view.players):
        return face != SKIP
    low, high = _MIDDLE
    return face == WILD or low <= (NUMBER[face] or HIGHEST) <= high
