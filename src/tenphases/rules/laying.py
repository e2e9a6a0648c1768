"""Judging a lay-down: the right groups, made of the right cards, all at once (R4, R5).

Part of the judge, apart for its size. How a phase can be made is the finder's business.
"""

from typing import TYPE_CHECKING

from tenphases.rules.cards import COLOURS, FACES, HIGHEST, LOWEST, NO_COLOUR, SKIP, WILD, missing
from tenphases.rules.phases import COLOURED, RUNS, Group, GroupSpec, Kind, Phase
from tenphases.rules.refusals import Code, Refusal
from tenphases.rules.ruleset import GoOut, Naturals, Ruleset
from tenphases.rules.state import State, open_phases

if TYPE_CHECKING:
    from tenphases.rules.moves import LayPhase, Seat


def why_not_laid(state: State, seat: "Seat", move: "LayPhase") -> Refusal | None:
    """Return why the player may not lay these groups now, or None. It must be the player's turn to play."""
    player = state.players[seat]
    if player.laid is not None:
        return Refusal(Code.PHASE_ALREADY_LAID)  # R4.1
    lacking = missing((card for group in move.groups for card in group.cards), player.hand)
    if lacking is not None:
        return Refusal(Code.NOT_IN_HAND, {"card": lacking})  # R4.8
    place = meant_phase(state, seat, move)
    if isinstance(place, Refusal):
        return place
    refusal = why_not_phase(state.ruleset, state.phases[place], move.groups)
    if refusal is not None:
        return refusal
    if state.ruleset.go_out is GoOut.DISCARD and len(player.hand) == sum(len(g.cards) for g in move.groups):
        return Refusal(Code.KEEP_A_DISCARD)  # R7.2
    return None


def meant_phase(state: State, seat: "Seat", move: "LayPhase") -> int | Refusal:
    """Return the place of the phase that a lay-down is meant for, or why that cannot be said (R12.2)."""
    phases, places = state.phases, open_phases(state, seat)
    if move.phase is not None:
        if move.phase in places:
            return move.phase
        if not 0 <= move.phase < len(phases):
            return Refusal(Code.NO_SUCH_PHASE, {"phases": len(phases)})
        if state.players[seat].done >> move.phase & 1:
            return Refusal(Code.PHASE_DONE, {"phase": phases[move.phase].number})  # R12.2
        return Refusal(Code.WRONG_PHASE, {"phase": phases[places[0]].number})  # R4.6, R12.3
    if not places:
        return Refusal(Code.PHASE_DONE, {"phase": phases[-1].number})  # R10.2: nothing is left to be laid
    if len(places) == 1:
        return places[0]
    fitting = [place for place in places if why_not_phase(state.ruleset, phases[place], move.groups) is None]
    if len(fitting) > 1:
        return Refusal(Code.NAME_PHASE)  # R12.2
    if fitting:
        return fitting[0]
    kinds = [group.kind for group in move.groups]
    alike = [place for place in places if [spec.kind for spec in phases[place].groups] == kinds]
    return (alike or places)[0]


def why_not_phase(ruleset: Ruleset, phase: Phase, groups: tuple[Group, ...]) -> Refusal | None:
    """Return why these groups are not that phase, or None; whose cards they are is not asked."""
    if len(groups) != len(phase.groups):
        return Refusal(Code.WRONG_GROUPS, {"need": len(phase.groups), "have": len(groups)})  # R4.1, R4.7
    for place, (spec, group) in enumerate(zip(phase.groups, groups, strict=True), start=1):
        refusal = _why_not_group(ruleset, spec, group, place)
        if refusal is not None:
            return refusal
    wilds = sum(group.cards.count(WILD) for group in groups)
    if wilds == sum(len(group.cards) for group in groups):
        return Refusal(Code.NO_NATURAL_IN_PHASE)  # R5.2
    if ruleset.max_wilds_laid is not None and wilds > ruleset.max_wilds_laid:
        return Refusal(Code.TOO_MANY_WILDS, {"most": ruleset.max_wilds_laid, "have": wilds})  # R5.3
    return None


def _why_not_group(ruleset: Ruleset, spec: GroupSpec, group: Group, place: int) -> Refusal | None:
    if group.kind is not spec.kind:
        return Refusal(Code.WRONG_KIND, {"group": place, "kind": spec.kind})
    size: dict[str, int | str] = {"group": place, "need": spec.size, "have": len(group.cards)}
    if len(group.cards) < spec.size:
        return Refusal(Code.GROUP_TOO_SHORT, size)
    if SKIP in group.cards:
        return Refusal(Code.SKIP_IN_GROUP, {"group": place})  # R4.8
    refusal = _why_not_roles(group, place)
    if refusal is not None:
        return refusal
    if len(group.cards) > spec.size and ruleset.lay_exact:
        return Refusal(Code.GROUP_TOO_LONG, size)  # R4.7
    if ruleset.naturals is Naturals.PER_GROUP and all(card == WILD for card in group.cards):
        return Refusal(Code.NO_NATURAL_IN_GROUP, {"group": place})  # R5.2
    return None


def _why_not_roles(group: Group, place: int) -> Refusal | None:
    about: dict[str, int | str] = {"group": place}
    if group.kind in COLOURED and group.colour not in COLOURS:
        return Refusal(Code.NUMBER_UNDECLARED, about)  # R5.5
    if group.kind is Kind.SET and not LOWEST <= group.number <= HIGHEST:
        return Refusal(Code.NUMBER_UNDECLARED, about)  # R5.5
    if group.kind in RUNS and not LOWEST <= group.number <= group.high <= HIGHEST:
        return Refusal(Code.OUT_OF_RANGE, about | {"low": group.number, "high": group.high})  # R4.3
    for step, card in enumerate(group.cards):
        if not group.role_fits(card, group.number + step * (group.kind in RUNS)):
            return Refusal(Code.CARD_DOES_NOT_FIT, about | {"card": card})  # R4.3, R4.5
    return None


def tidied(group: Group) -> Group:
    """Return a legal group with nothing said that means nothing for its kind, its cards in a fixed order."""
    cards = group.cards
    if group.kind not in RUNS:
        cards = tuple(sorted(cards, key=FACES.index))
    return Group(
        group.kind,
        cards,
        group.number if group.kind in RUNS or group.kind is Kind.SET else 0,
        group.colour if group.kind in COLOURED else NO_COLOUR,
    )
