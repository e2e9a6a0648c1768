"""Judging the save pile: what may be put there, and what may be drawn from it (R14.4, R14.5).

Part of the judge, apart for its size.
"""

from tenphases.rules.cards import UNKNOWN
from tenphases.rules.moves import DrawSaved, Save, Seat
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import deck
from tenphases.rules.state import State


def why_not_saved(state: State, seat: Seat, move: Save) -> Refusal | None:
    """Return why the player may not save that card now, or None. It must be the player's turn to play."""
    ruleset, player = state.ruleset, state.players[seat]
    if not ruleset.saves_a_round:
        return Refusal(Code.NO_SAVE_PILE)
    if move.card not in player.hand or move.card == UNKNOWN:
        return Refusal(Code.NOT_IN_HAND, {"card": move.card})
    if len(player.saved_now) >= ruleset.saves_a_round:
        return Refusal(Code.SAVED_ENOUGH, {"most": ruleset.saves_a_round})
    most = ruleset.saved_most
    if most is not None and len(player.saved) + len(player.saved_now) >= most:
        return Refusal(Code.SAVE_PILE_FULL, {"most": most})
    if len(player.hand) == 1:
        return Refusal(Code.SAVE_LAST_CARD)  # R14.5
    return Refusal(Code.TOO_FEW_TO_DEAL) if _too_few_to_deal(state) else None


def _too_few_to_deal(state: State) -> bool:
    """Say whether with one more card saved the next round could not be dealt to everyone (R14.4)."""
    ruleset = state.ruleset
    saved = sum(len(player.saved) + len(player.saved_now) for player in state.players) + 1
    # As in the findings: one card more than is dealt and turned up, so that the first player can draw.
    need = len(state.players) * ruleset.hand_size + ruleset.discard_piles + 1
    return len(deck(ruleset)) - saved < need


def why_not_drawn_saved(state: State, seat: Seat, move: DrawSaved) -> Refusal | None:
    """Return why the player may not draw that saved card, or None. It must be the player's turn to draw."""
    player = state.players[seat]
    if move.card in player.saved and move.card != UNKNOWN:
        return None
    if move.card in player.saved_now and move.card != UNKNOWN:
        return Refusal(Code.SAVED_THIS_ROUND, {"card": move.card})
    return Refusal(Code.NOT_SAVED, {"card": move.card})
