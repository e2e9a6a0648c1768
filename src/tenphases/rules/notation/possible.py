"""Why a position cannot be: a third red 5, a hand of twelve, a group nobody could have laid.

Everything that is wrong is told, not only the first. Whether its rules can be played is for ``findings`` to say.
"""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from math import gcd
from typing import Final

import msgspec

from tenphases.rules.cards import UNKNOWN
from tenphases.rules.laying import why_not_phase
from tenphases.rules.moves import CHANCE, GroupId, Seat
from tenphases.rules.notation.draft import all_cards
from tenphases.rules.notation.moves import group_name
from tenphases.rules.notation.position import BETWEEN
from tenphases.rules.phases import GroupSpec, Phase
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import deck
from tenphases.rules.state import OwnedGroup, Stage, State


class FaultCode(StrEnum):
    """Every reason for which a position cannot be. Catalog keys: ``fault-<code>``, with hyphens."""

    TOO_MANY_OF_CARD = "too_many_of_card"
    TOO_MANY_CARDS = "too_many_cards"
    HAND_TOO_LARGE = "hand_too_large"
    HAND_EMPTY = "hand_empty"
    GROUP_IMPOSSIBLE = "group_impossible"
    GROUP_NOT_OF_PHASE = "group_not_of_phase"
    NOBODY_TO_MOVE = "nobody_to_move"
    SITS_OUT = "sits_out"
    SKIP_WAITING_ON_TURN = "skip_waiting_on_turn"
    BAD_TOTAL = "bad_total"
    LAID_NOT_NOW = "laid_not_now"


FAULT_PARAMETERS: Final[dict[FaultCode, tuple[str, ...]]] = {
    FaultCode.TOO_MANY_OF_CARD: ("card", "most", "have"),
    FaultCode.TOO_MANY_CARDS: ("most", "have"),
    FaultCode.HAND_TOO_LARGE: ("seat", "most", "have"),
    FaultCode.HAND_EMPTY: ("seat",),
    FaultCode.GROUP_IMPOSSIBLE: ("group",),
    FaultCode.GROUP_NOT_OF_PHASE: ("group", "phase"),
    FaultCode.NOBODY_TO_MOVE: ("step",),
    FaultCode.SITS_OUT: ("seat",),
    FaultCode.SKIP_WAITING_ON_TURN: ("seat",),
    FaultCode.BAD_TOTAL: ("seat", "have"),
    FaultCode.LAID_NOT_NOW: (),
}
"""The parameters of each code. ``group`` is a group's name such as ``A1``, ``phase`` the number the players know."""


class Fault(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Why a position cannot be: a code, what it speaks of, and for a group what is wrong with it."""

    code: FaultCode
    about: dict[str, int | str] = {}
    refusal: Refusal | None = None


def faults(state: State) -> tuple[Fault, ...]:
    """Return everything that makes the position impossible; its rules must be playable. Empty if nothing does."""
    return (*_card_faults(state), *_turn_faults(state), *_player_faults(state), *_group_faults(state))


def _card_faults(state: State) -> Iterator[Fault]:
    cards, there_are = all_cards(state), Counter(deck(state.ruleset))
    for card, have in Counter(cards).items():
        if card != UNKNOWN and have > there_are[card]:  # R1.1
            yield Fault(FaultCode.TOO_MANY_OF_CARD, {"card": card, "most": there_are[card], "have": have})
    if len(cards) > there_are.total():
        yield Fault(FaultCode.TOO_MANY_CARDS, {"most": there_are.total(), "have": len(cards)})


def _turn_faults(state: State) -> Iterator[Fault]:
    by_player = state.stage not in BETWEEN
    if by_player and state.turn == CHANCE:
        yield Fault(FaultCode.NOBODY_TO_MOVE, {"step": state.stage})
    elif by_player:
        player = state.players[state.turn]
        if not player.in_round:
            yield Fault(FaultCode.SITS_OUT, {"seat": state.turn})
        if player.skip_waiting:
            yield Fault(FaultCode.SKIP_WAITING_ON_TURN, {"seat": state.turn})  # R8.3
        if state.laid_now and (state.stage is not Stage.PLAY or player.laid is None):
            yield Fault(FaultCode.LAID_NOT_NOW)


def _player_faults(state: State) -> Iterator[Fault]:
    points = state.ruleset.points
    step = gcd(points.low, points.high, points.skip, points.wild) or 1
    for seat, player in enumerate(state.players):
        most = state.ruleset.hand_size + (state.stage is Stage.PLAY and state.turn == seat)
        if len(player.hand) > most:  # R2.2, R3.1
            yield Fault(FaultCode.HAND_TOO_LARGE, {"seat": seat, "most": most, "have": len(player.hand)})
        if not player.hand and player.in_round and state.stage not in BETWEEN:  # R7.1
            yield Fault(FaultCode.HAND_EMPTY, {"seat": seat})
        if player.total < 0 or player.total % step:  # R9.1
            yield Fault(FaultCode.BAD_TOTAL, {"seat": seat, "have": player.total})


def _group_faults(state: State) -> Iterator[Fault]:
    owners = tuple(owned.owner for owned in state.groups)
    to_lay = [list(state.phases[player.laid].groups) if player.laid is not None else [] for player in state.players]
    for at, owned in enumerate(state.groups):
        name = group_name(GroupId(at), owners)
        refusal = _why_not_there(state, owned)
        if refusal is not None:
            yield Fault(FaultCode.GROUP_IMPOSSIBLE, {"group": name}, refusal)
            continue
        place = _place(owned, to_lay[owned.owner])
        if place is None:
            yield Fault(FaultCode.GROUP_NOT_OF_PHASE, {"group": name, "phase": _number(state, owned.owner)})
        else:
            del to_lay[owned.owner][place]


def _why_not_there(state: State, owned: OwnedGroup) -> Refusal | None:
    """Return why no such group can lie on the table, whatever was hit on it."""
    group = owned.group
    ruleset = msgspec.structs.replace(state.ruleset, lay_exact=False, max_wilds_laid=None)
    refusal = why_not_phase(ruleset, Phase(0, (GroupSpec(group.kind, 1),)), (group,))
    # With a natural card in another group of the phase this one may be all wilds (R5.2).
    return None if refusal is not None and refusal.code is Code.NO_NATURAL_IN_PHASE else refusal


def _place(owned: OwnedGroup, specs: list[GroupSpec]) -> int | None:
    """Return which of the groups still to be told this one can be: the largest that it fills."""
    fitting = [
        (spec.size, place)
        for place, spec in enumerate(specs)
        if spec.kind is owned.group.kind and spec.size <= len(owned.group.cards)
    ]
    return max(fitting)[1] if fitting else None


def _number(state: State, seat: Seat) -> int:
    laid = state.players[seat].laid
    return 0 if laid is None else state.phases[laid].number
