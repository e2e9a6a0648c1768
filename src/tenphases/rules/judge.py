"""The only judge: why a move may not be made (R3, R6, R7, R8, R12). Laying is judged in ``laying``.

Move lists, buttons, bots and ``decide`` all ask here. Nothing is changed and nothing is decided.
"""

from collections import Counter
from typing import TYPE_CHECKING, assert_never

from tenphases.rules.cards import NUMBER, SKIP, UNKNOWN, WILD
from tenphases.rules.choosing import why_not_chosen, why_not_drawn_twist
from tenphases.rules.laying import why_not_laid
from tenphases.rules.moves import (
    CHANCE,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    Hit,
    LayPhase,
    Move,
    PlaySkip,
    Reshuffle,
    Save,
    Seat,
    Swap,
    Take,
)
from tenphases.rules.phases import RUNS, Group
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import GoOut, HitSameTurn, SkipLimit, SkipTarget
from tenphases.rules.saving import why_not_drawn_saved, why_not_saved
from tenphases.rules.state import Stage, State, next_in_round, renewable, to_deal

if TYPE_CHECKING:
    from tenphases.rules.cards import Face


def why_not(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Return why that seat may not make the move now, or None if it may. Chance's seat is ``CHANCE``."""
    if isinstance(move, Deal | Reshuffle):
        return _why_not_shuffled(state, seat, move)
    refusal = _why_not_now(state, seat)
    if refusal is not None:
        return refusal
    if isinstance(move, ChoosePhase):
        return why_not_chosen(state, seat, move)
    if isinstance(move, DrawTwist):
        return why_not_drawn_twist(state)
    if state.stage is Stage.CHOOSE:
        return Refusal(Code.CHOOSE_FIRST)  # R12.3
    if isinstance(move, Draw | Take | DrawSaved):
        if state.stage is Stage.PLAY:
            return Refusal(Code.ALREADY_DRAWN)  # R3.1
        return _why_not_drawn(state, seat, move)
    if state.stage is Stage.DRAW:
        return Refusal(Code.DRAW_FIRST)  # R3.1
    return _why_not_played(state, seat, move)


def _why_not_now(state: State, seat: Seat) -> Refusal | None:
    """Return why that seat may make no move at all now (R3.1)."""
    if state.stage is Stage.OVER:
        return Refusal(Code.GAME_OVER)
    if state.turn == CHANCE or state.stage is Stage.RESHUFFLE:
        return Refusal(Code.WAIT_FOR_DEAL)
    if seat == state.turn:
        return None
    if not 0 <= seat < len(state.players) or not state.players[seat].in_round:
        return Refusal(Code.NOT_IN_ROUND)
    return Refusal(Code.NOT_YOUR_TURN, {"seat": state.turn})


def _why_not_shuffled(state: State, seat: Seat, move: Deal | Reshuffle) -> Refusal | None:
    stage = Stage.DEAL if isinstance(move, Deal) else Stage.RESHUFFLE
    if seat != CHANCE or state.stage is not stage:
        return Refusal(Code.NOT_NOW)
    cards = to_deal(state) if isinstance(move, Deal) else renewable(state)
    if Counter(cards) != Counter(move.order):
        return Refusal(Code.WRONG_ORDER, {"need": len(cards), "have": len(move.order)})  # R2.2, R3.6
    return None


def _why_not_drawn(state: State, seat: Seat, move: Draw | Take | DrawSaved) -> Refusal | None:
    if isinstance(move, DrawSaved):
        return why_not_drawn_saved(state, seat, move)
    if isinstance(move, Draw):
        if not state.draw_pile and not renewable(state):
            return Refusal(Code.DRAW_PILE_EMPTY)  # R3.7
        return None
    if not 0 <= move.pile < len(state.discards):
        return Refusal(Code.NO_SUCH_PILE, {"piles": len(state.discards)})
    pile = state.discards[move.pile]
    if not pile:
        return Refusal(Code.DISCARD_PILE_EMPTY)
    if pile[-1] == SKIP and not state.ruleset.take_skip:
        return Refusal(Code.SKIP_NOT_TAKEN)  # R3.4; anything else may be taken, also a wild: R3.3
    return None


def _why_not_played(
    state: State, seat: Seat, move: LayPhase | Hit | Swap | Discard | Save | PlaySkip
) -> Refusal | None:
    hand = state.players[seat].hand
    match move:
        case LayPhase():
            return why_not_laid(state, seat, move)
        case Hit():
            return _why_not_hit(state, seat, move)
        case Swap():
            return Refusal(Code.LAID_STAYS)  # R5.4
        case Discard():
            return _why_not_discarded(state, seat, move)
        case Save():
            return why_not_saved(state, seat, move)
        case PlaySkip():
            if SKIP not in hand:
                return Refusal(Code.NOT_IN_HAND, {"card": SKIP})
            return None if len(hand) == 1 else _why_not_skipped(state, seat, move.target)  # R7.3
        case _:
            assert_never(move)


def _why_not_discarded(state: State, seat: Seat, move: Discard) -> Refusal | None:
    if move.card not in state.players[seat].hand or move.card == UNKNOWN:
        return Refusal(Code.NOT_IN_HAND, {"card": move.card})
    if move.card == SKIP:
        return Refusal(Code.PLAY_THE_SKIP)  # R8.1
    if not 0 <= move.pile < len(state.discards):
        return Refusal(Code.NO_SUCH_PILE, {"piles": len(state.discards)})
    if state.emptied not in {None, move.pile}:
        return Refusal(Code.REFILL_PILE, {"pile": (state.emptied or 0) + 1})  # R15.2
    return None  # R3.5, R5.7: any card, also the one just taken, also a wild


def _why_not_hit(state: State, seat: Seat, move: Hit) -> Refusal | None:
    player = state.players[seat]
    if player.laid is None:
        return Refusal(Code.HIT_BEFORE_PHASE)  # R6.1
    if not 0 <= move.group < len(state.groups):
        return Refusal(Code.NO_SUCH_GROUP)
    if move.card not in player.hand:
        return Refusal(Code.NOT_IN_HAND, {"card": move.card})
    if move.card == SKIP:
        return Refusal(Code.HIT_WITH_SKIP)  # R4.8
    owned = state.groups[move.group]
    if owned.owner != seat and state.laid_now and state.ruleset.hit_same_turn is HitSameTurn.OWN:
        return Refusal(Code.HIT_OTHERS_LATER)  # R6.2
    refusal = _why_not_fitting(owned.group, move)
    if refusal is None and len(player.hand) == 1 and state.ruleset.go_out is GoOut.DISCARD:
        return Refusal(Code.KEEP_A_DISCARD)  # R7.2
    return refusal


def _why_not_fitting(group: Group, move: Hit) -> Refusal | None:
    if group.kind not in RUNS:
        if not group.role_fits(move.card, group.number):
            return Refusal(Code.HIT_DOES_NOT_FIT, {"card": move.card})  # R6.3
        return None
    ends = group.ends()
    if not ends:
        return Refusal(Code.RUN_FULL)  # R5.6, R6.4
    number, told = end_for(group, move.card, move.number), " ".join(map(str, ends))
    if number is None:
        return Refusal(Code.ROLE_NEEDED, {"ends": told})  # R5.5
    if number not in ends or move.number not in (None, number):
        return Refusal(Code.HIT_NOT_AT_END, {"card": move.card, "ends": told})  # R6.4, R6.5
    if not group.role_fits(move.card, number):
        return Refusal(Code.HIT_DOES_NOT_FIT, {"card": move.card})  # R4.5: another colour
    return None


def end_for(group: Group, card: "Face", number: int | None) -> int | None:
    """Return the number a card is to stand for on a run, None if a wild must still be told (R5.5)."""
    if card != WILD:
        return NUMBER[card]
    ends = group.ends()
    return ends[0] if number is None and len(ends) == 1 else number


def _why_not_skipped(state: State, seat: Seat, target: Seat | None) -> Refusal | None:
    if target is None:
        if state.ruleset.skip_target is SkipTarget.CHOSEN and len(skip_targets(state, seat)) > 1:
            return Refusal(Code.NAME_TARGET)  # R8.2
        return None  # one target needs no question; without any the skip has no effect: R8.6
    if target == seat:
        return Refusal(Code.NOT_ONESELF)  # R8.2
    if not 0 <= target < len(state.players) or not state.players[target].in_round:
        return Refusal(Code.NO_SUCH_TARGET)
    following = next_in_round(state, seat)
    if state.ruleset.skip_target is SkipTarget.NEXT and target != following:
        return Refusal(Code.SKIP_HITS_NEXT, {"seat": following})  # R8.2
    return _why_not_target(state, target)


def _why_not_target(state: State, target: Seat) -> Refusal | None:
    player = state.players[target]
    if player.skip_waiting:
        return Refusal(Code.SKIP_WAITING, {"seat": target})  # R8.5, under every value
    match state.ruleset.skip_limit:
        case SkipLimit.WAITING | SkipLimit.NONE:
            return None
        case SkipLimit.LAP:
            return None if player.skipped_by is None else Refusal(Code.SKIPPED_THIS_LAP, {"seat": target})
        case SkipLimit.NOT_TWICE_RUNNING:
            return None if state.last_skipped != target else Refusal(Code.SKIPPED_LAST, {"seat": target})
        case _:
            assert_never(state.ruleset.skip_limit)


def skip_targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return whom that seat's skip may hit now, in their turn order from the left (R8.2, R8.5)."""
    targets = []
    target = next_in_round(state, seat)
    while target != seat:
        if _why_not_target(state, target) is None:
            targets.append(target)
        if state.ruleset.skip_target is SkipTarget.NEXT:
            break
        target = next_in_round(state, target)
    return tuple(targets)
