"""A View as the flat array that policies read (see ``flat.layout``): what the seat may not know is 0 there."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import KIND_OF, group_kind, rules_of
from tenphases.rules.cards import COLOURS, NO_COLOUR, NUMBER, SKIP, UNKNOWN, WILD, Face
from tenphases.rules.phases import RUNS
from tenphases.rules.ruleset import PhaseChoice, Ruleset, deck
from tenphases.rules.state import OwnedGroup, Stage
from tenphases.rules.views import PlayerView, View

_CHOSEN = (PhaseChoice.BEFORE_PLAY, PhaseChoice.BY_BOARD)
_STAGES = {stage: place for place, stage in enumerate(Stage)}


def flat_state(view: View) -> list[int]:
    """Return what the seat of a View sees, as policies read it."""
    state = [0] * at.STATE
    _head(state, view)
    hidden = _deck(view.ruleset).copy()
    hidden[SKIP] -= len(view.aside)
    for seat, player in enumerate(view.players):
        _player(state, seat, player)
        _choice(state, seat, view)
        known = at.KNOWN + seat * at.BLOCK
        for card in player.known:
            _count(state, known, card)
        state[at.HANDS + seat * at.BLOCK + at.ALL] = player.cards
        hidden.subtract(player.known)
        hidden[SKIP] -= player.skip_in_front
    if view.seat is not None:
        _fill(state, at.HANDS + view.seat * at.BLOCK, view.hand)
        for card in view.saved:
            state[at.SAVED + view.seat * at.SAVE_PILE + KIND_OF[card]] += 1
        for card in view.saved_now:
            state[at.SAVED_NOW + view.seat * at.SAVE_PILE + KIND_OF[card]] += 1
    for place, owned in enumerate(view.groups):
        _group(state, place, owned)
        hidden.subtract(owned.group.cards)
    _fill(state, at.TABLE, [card for owned in view.groups for card in owned.group.cards])
    for pile, cards in enumerate(view.discards):
        state[at.DISCARDS + pile] = len(cards)
        start = at.DISCARD_AT + pile * at.MOST_CARDS
        state[start : start + len(cards)] = [KIND_OF[card] for card in cards]
        hidden.subtract(cards)
    _fill(state, at.HIDDEN, hidden.elements())
    return state


@lru_cache(maxsize=64)
def _deck(ruleset: Ruleset) -> Counter[Face]:
    return Counter(deck(ruleset))


def flat_rules(view: View) -> tuple[int, ...]:
    """Return the View's ruleset as policies read it."""
    return rules_of(view.ruleset)


def _head(state: list[int], view: View) -> None:
    state[at.STAGE] = _STAGES[view.stage]
    state[at.TURN] = view.turn
    state[at.SEATS] = len(view.players)
    state[at.ROUND] = view.number
    state[at.DEALER] = view.dealer
    state[at.FIRST] = view.first
    state[at.TIE_BREAK] = view.tie_break
    state[at.LAID_NOW] = view.laid_now
    state[at.IDLE] = view.idle
    state[at.LAST_SKIPPED] = at.NOBODY if view.last_skipped is None else view.last_skipped
    state[at.OUT] = at.NOBODY if view.out is None else view.out
    state[at.TIED] = sum(1 << seat for seat in view.tied)
    state[at.WON] = sum(1 << seat for seat in view.places[0]) if view.places else 0
    state[at.GROUPS] = len(view.groups)
    state[at.ASIDE] = len(view.aside)
    state[at.DRAWS] = view.draw_pile
    state[at.TAKEN] = _taken(view)
    state[at.DEALT_IN] = sum(player.in_round for player in view.players)
    state[at.EMPTIED] = at.NOBODY if view.emptied is None else view.emptied
    state[at.HOLDER] = view.holder


def _taken(view: View) -> int:
    """Return the kind that came this turn, if a card of that kind is known to be in the hand."""
    if view.seat is None or view.turn != view.seat or view.stage is not Stage.PLAY:
        return at.NOBODY
    player = view.players[view.seat]
    if player.laid is not None or view.hand[-1] not in player.known:
        return at.NOBODY
    return KIND_OF[view.hand[-1]]


def _player(state: list[int], seat: int, player: PlayerView) -> None:
    start = at.PLAYERS + seat * at.PLAYER
    for phase in player.done:
        state[start + at.P_DONE + phase // at.DONE_BITS] |= 1 << (phase % at.DONE_BITS)
    state[start + at.P_DONE_COUNT] = len(player.done)
    state[start + at.P_LAID] = at.NOBODY if player.laid is None else player.laid
    state[start + at.P_TOTAL] = player.total % at.TOTAL_BASE
    state[start + at.P_TOTAL_HIGH] = player.total // at.TOTAL_BASE
    state[start + at.P_WAITING] = player.skip_waiting
    state[start + at.P_IN_FRONT] = player.skip_in_front
    state[start + at.P_SKIPPED_BY] = at.NOBODY if player.skipped_by is None else player.skipped_by
    state[start + at.P_IN_ROUND] = player.in_round
    state[start + at.P_PAWN] = player.pawn
    state[start + at.P_THROWN] = len(player.thrown)
    for number, card in enumerate(player.thrown):
        state[start + at.P_THREW + number % at.MOST_THROWN] = KIND_OF[card]
    state[at.SAVED + seat * at.SAVE_PILE + at.SAVED_ALL] = player.saved
    state[at.SAVED_NOW + seat * at.SAVE_PILE + at.SAVED_ALL] = player.saved_now


def _choice(state: list[int], seat: int, view: View) -> None:
    """Write down which phase a player has chosen for this round, and which for the last one (R12.3, R14.6, R15.4)."""
    start, phases = at.PLAYERS + seat * at.PLAYER, view.players[seat].phases
    state[start + at.P_CHOSEN] = state[start + at.P_TRIED] = at.NOBODY
    choice = view.ruleset.phase_choice
    if choice in _CHOSEN and not view.tie_break and len(phases) == 1:
        state[start + at.P_CHOSEN] = phases[0]
    if choice is PhaseChoice.BEFORE_PLAY:
        tried = (line.phases[seat] for line in reversed(view.sheet) if not line.tie_break)
        state[start + at.P_TRIED] = next((place for place in tried if place is not None), at.NOBODY)


def _count(state: list[int], block: int, card: Face) -> None:
    kind = KIND_OF[card]
    state[block + kind] += 1
    state[block + at.ALL] += 1
    if kind < at.WILD:
        number = NUMBER[card]
        state[block + at.BY_NUMBER + number] += 1
        state[block + at.BY_COLOUR + kind // at.NUMBERS] += 1
        state[block + at.MASK] |= 1 << (number - 1)
        state[block + at.COLOUR_MASK + kind // at.NUMBERS] |= 1 << (number - 1)


def _fill(state: list[int], block: int, cards: Iterable[Face]) -> None:
    state[block + at.ALL] = 0
    for card in cards:
        if card != UNKNOWN:
            _count(state, block, card)


def _group(state: list[int], place: int, owned: OwnedGroup) -> None:
    start, group = at.GROUP_AT + place * at.GROUP, owned.group
    state[start + at.G_OWNER] = owned.owner
    state[start + at.G_KIND] = group_kind(group.kind)
    state[start + at.G_NUMBER] = group.number
    state[start + at.G_HIGH] = group.high if group.kind in RUNS else 0
    state[start + at.G_COLOUR] = at.NOBODY if group.colour == NO_COLOUR else COLOURS.index(group.colour)
    state[start + at.G_SIZE] = len(group.cards)
    state[start + at.G_WILDS] = group.cards.count(WILD)
