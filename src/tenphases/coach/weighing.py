"""What each move is worth to an expert, for every step of a turn, and what is worth a move that no expert would make.

The values are those of ``bots.expert``: in turns, more is better, and only differences mean anything. Added here are
the choice of a phase, and moves that an expert does not think of: not to lay, not to hit, to throw back what was taken.
What the differences come to in chances is said in ``chances``.
"""

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from tenphases.bots import EXPERT, choose
from tenphases.bots.expert import Aspect, Valued, evaluate, throws
from tenphases.bots.flat import weights as of
from tenphases.bots.flat.turns import plan_of, usual_distance
from tenphases.bots.reading import flat_rules
from tenphases.rules.legal import Options
from tenphases.rules.moves import ChoosePhase, Discard, Draw, DrawTwist, Hit, LayPhase, PlayerMove, PlaySkip, Save, Take
from tenphases.rules.state import Stage
from tenphases.rules.views import PlayerView, View

_THOUSAND: Final = 1000
_BETTER: Final = 0.01
_FITTING: Final = 0.7
"""Turns that a card is worth which can be hit at once: one drawn fits now and then as well."""
_UNKNOWN: Final = 0.3
"""And those that it costs to take one that can't."""
_USUAL: Final = 2.6
"""Turns for each card that a dealt hand lacks, about."""
LATE: Final = 1.0
"""Turns that it costs not to lay, or not to hit, what one could: it has to wait for the next turn at least."""


def weigh(view: View, without: Collection[Aspect] = ()) -> tuple[Valued, ...]:
    """Return the moves with their values, best first; nothing for a seat that has nothing to do."""
    if view.seat is None or view.options == Options():
        return ()
    if view.options.choose:
        return _phases(view)
    found = evaluate(view, without)
    if found and isinstance(found[0].move, Draw | Take):
        found = _weighted(found)
    return _led(view, found) if view.options.saved or view.options.save else found


def worth_of(view: View, move: PlayerMove, found: tuple[Valued, ...]) -> Valued | None:
    """Return what a move is worth beside those that were found, None where an expert has no opinion."""
    listed = next((one for one in found if same(one.move, move)), None)
    if listed is not None:
        return _aimed(view, move, listed)
    if not isinstance(move, Discard | PlaySkip):
        return None
    late = isinstance(found[0].move, LayPhase | Hit)
    if late and len(view.hand) == 1:
        return found[0]  # either way the last card goes
    forgotten = replace(view, players=_forgotten(view))
    others = throws(forgotten) if late else evaluate(forgotten)
    thrown = next((one for one in others if same(one.move, move)), None)
    if thrown is None:
        return None
    if late:
        return replace(thrown, value=found[0].value - LATE - others[0].value + thrown.value)
    return thrown


def same(one: PlayerMove, other: PlayerMove) -> bool:
    """Say whether two moves come to the same for an expert, whatever the way to lay or hit, and the pile."""
    match one, other:
        case (LayPhase(), LayPhase()) | (Hit(), Hit()) | (PlaySkip(), PlaySkip()):
            return True
        case Discard(), Discard():
            return one.card == other.card
        case _:
            return one == other


def point_worth(view: View) -> float:
    """Return the turns that a point less in hand is worth to an expert."""
    assert view.seat is not None  # noqa: S101 - nobody weighs for a spectator
    if view.players[view.seat].laid is not None:
        weight = of.POINTS_LAID
    else:
        weight = of.POINTS_LATE if any(player.laid is not None for player in view.players) else of.POINTS
    return of.EXPERT[weight] / _THOUSAND


def _weighted(found: tuple[Valued, ...]) -> tuple[Valued, ...]:
    """Return draws with their worth where an expert only says which is better, as for one who has laid."""
    worth = {_BETTER: _FITTING, -_BETTER: -_UNKNOWN}
    return tuple(replace(one, value=worth.get(one.value, one.value)) for one in found)


def _led(view: View, found: tuple[Valued, ...]) -> tuple[Valued, ...]:
    """Return the moves led by the expert's, which may have to do with a save pile (R14.4)."""
    move = choose(EXPERT, view, 0)
    if not found or same(found[0].move, move):
        return found
    if isinstance(move, Save):
        kept = next((one for one in found if one.move == Discard(move.card)), found[0])
        return replace(kept, move=move, value=found[0].value), *found
    return replace(found[0], move=move), *found


def _aimed(view: View, move: PlayerMove, listed: Valued) -> Valued:
    """Return a skip's worth where it goes to another than the one whom it hurts most."""
    if not (isinstance(move, PlaySkip) and isinstance(listed.move, PlaySkip)) or move.target == listed.move.target:
        return listed
    targets = (move.target, listed.move.target)
    late = [target is not None and view.players[target].laid is not None for target in targets]
    lost = of.EXPERT[of.SKIP_LATE] / _THOUSAND if late == [False, True] else 0.0
    return replace(listed, move=move, value=listed.value - lost)


def _forgotten(view: View) -> tuple[PlayerView, ...]:
    """Return the players as if nobody had seen what this seat took: then it may throw it back."""
    return tuple(replace(player, known=()) if seat == view.seat else player for seat, player in enumerate(view.players))


def _phases(view: View) -> tuple[Valued, ...]:
    """Return the phases that may be chosen (R12.3), the expert's choice first."""
    chosen = choose(EXPERT, view, 0)
    found = [_phase(view, phase) for phase in view.options.choose]
    if view.options.twist:
        found.append(Valued(DrawTwist(), min(one.value for one in found)))
    own = next(one for one in found if one.move == chosen)
    # The expert looks further than this measure: to what is seldom laid, and to the board.
    kept = [replace(one, value=min(one.value, own.value)) for one in found]
    return tuple(sorted(kept, key=lambda one: (-one.value, one.move != chosen)))


def _phase(view: View, phase: int) -> Valued:
    """Return what the hand is worth for one phase alone: its turns, less a part of those that it usually takes."""
    players = tuple(
        replace(player, phases=(phase,)) if seat == view.seat else player for seat, player in enumerate(view.players)
    )
    alone = replace(view, players=players, stage=Stage.DRAW, options=Options(draw=True))
    drawing = evaluate(alone)[0]
    usual = usual_distance(plan_of(flat_rules(alone), phase))
    bold = of.EXPERT[of.BOLD] / _THOUSAND * _USUAL * usual
    return replace(drawing, move=ChoosePhase(phase), value=round(bold - drawing.turns, 3))
