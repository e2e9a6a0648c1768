"""Judging the choice of a phase before play, from the open ones or by the board (R12.3, R15.4).

Part of the judge, apart for its size. Whose turn it is to choose is said in ``state``.
"""

from tenphases.rules.moves import ChoosePhase, Seat
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import PhaseChoice
from tenphases.rules.state import Stage, State, open_phases


def why_not_chosen(state: State, seat: Seat, move: ChoosePhase) -> Refusal | None:
    """Return why the player, whose turn it must be, may not choose that phase, or None."""
    if state.stage is not Stage.CHOOSE:
        return Refusal(Code.NOT_NOW)
    count = len(state.ruleset.phases)
    if not 0 <= move.phase < count:
        return Refusal(Code.NO_SUCH_PHASE, {"phases": count})
    if move.phase in open_phases(state, seat):
        return None
    by_board = state.ruleset.phase_choice is PhaseChoice.BY_BOARD
    code = Code.PHASE_NOT_OFFERED if by_board else Code.PHASE_DONE  # R15.4, R12.3
    return Refusal(code, {"phase": state.phases[move.phase].number})


def why_not_drawn_twist(state: State) -> Refusal | None:
    """Return why the player whose turn it is may not draw a twist card, or None."""
    if state.stage is not Stage.CHOOSE:
        return Refusal(Code.NOT_NOW)
    return None if state.holder else Refusal(Code.NO_TWIST_CARD)  # R15.4
