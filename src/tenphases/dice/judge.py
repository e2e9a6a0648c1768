"""The only judge: why a move may not be made (R16.2, R16.3).

Move lists, buttons, bots and ``decide`` all ask here. Nothing is changed and nothing is decided.
"""

from collections import Counter

from tenphases.dice.faces import DICE, KIND, KINDS, missing
from tenphases.dice.moves import CHANCE, Move, Roll, Seat, Stop
from tenphases.dice.refusals import Code, Refusal
from tenphases.dice.state import Stage, State, due


def why_not(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Return why that seat may not make the move now, or None if it may. Chance's seat is ``CHANCE``."""
    if isinstance(move, Roll):
        return _why_not_rolled(state, seat, move)
    refusal = _why_not_now(state, seat)
    if refusal is not None:
        return refusal
    if state.stage is Stage.BEGIN:
        return Refusal(Code.ROLL_FIRST) if isinstance(move, Stop) or move.dice else None  # R16.3
    if isinstance(move, Stop):
        return None  # R16.3: also when the phase is not made
    face = missing(move.dice, state.dice)
    if face is not None:
        return Refusal(Code.NOT_ON_TABLE, {"die": face})
    return Refusal(Code.NOTHING_TO_ROLL) if len(move.dice) == DICE else None


def _why_not_now(state: State, seat: Seat) -> Refusal | None:
    """Return why that seat may make no move at all now."""
    if state.stage is Stage.OVER:
        return Refusal(Code.GAME_OVER)
    if not 0 <= seat < len(state.players):
        return Refusal(Code.NOT_IN_GAME)
    if state.stage is Stage.ORDER or (state.stage is Stage.ROLL and seat == state.turn):
        return Refusal(Code.WAIT_FOR_ROLL)
    return None if seat == state.turn else Refusal(Code.NOT_YOUR_TURN, {"seat": state.turn})


def _why_not_rolled(state: State, seat: Seat, move: Roll) -> Refusal | None:
    if seat != CHANCE or state.stage not in {Stage.ORDER, Stage.ROLL}:
        return Refusal(Code.NOT_NOW)
    wanted = due(state)
    shown = Counter(KINDS[KIND[face]] if face in KIND else None for face in move.dice)
    if shown != Counter(wanted):
        return Refusal(Code.WRONG_DICE, {"need": len(wanted), "have": len(move.dice)})  # R16.1
    return None
