"""From the readable core to the kernel and back: states as arrays, moves as numbers. Not flat code."""

from collections.abc import MutableSequence, Sequence

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import KIND_OF, group_kind
from tenphases.rules.cards import COLOURS, FACES, NO_COLOUR, WILD, Face, twist_place
from tenphases.rules.moves import (
    ChoosePhase,
    Discard,
    Draw,
    DrawSaved,
    DrawTwist,
    GroupId,
    Hit,
    LayPhase,
    PlayerMove,
    PlaySkip,
    Save,
    Seat,
    Take,
)
from tenphases.rules.phases import RUNS, Group, Kind
from tenphases.rules.ruleset import PhaseChoice, deck
from tenphases.rules.state import OwnedGroup, Player, Stage, State
from tenphases.sim.kernel.cards import add, drop

_STAGES = tuple(Stage)
_KINDS = tuple(Kind)


def state_cells(state: State) -> list[int]:
    """Return the state as the kernel holds it; the game can be played on from there."""
    cells = [0] * at.STATE
    _head(cells, state)
    for seat, player in enumerate(state.players):
        _player(cells, seat, player)
        cells[at.PLAYERS + seat * at.PLAYER + at.P_TRIED] = _tried(state, seat)
    _blocks(cells, state)
    for place, owned in enumerate(state.groups):
        start = at.GROUP_AT + place * at.GROUP
        cells[start : start + at.GROUP] = _group(owned)
    _pile(cells, at.DRAW_AT, state.draw_pile)
    for pile, cards in enumerate(state.discards):
        _pile(cells, at.DISCARD_AT + pile * at.MOST_CARDS, cards)
    cells[at.HOLDER_AT : at.HOLDER_AT + len(state.holder)] = state.holder
    for rank, seats in enumerate(state.places, start=1):
        for seat in seats:
            cells[at.PLAYERS + seat * at.PLAYER + at.P_PLACE] = rank
    return cells


def _head(cells: list[int], state: State) -> None:
    values = {
        at.STAGE: _STAGES.index(state.stage),
        at.TURN: state.turn,
        at.SEATS: len(state.players),
        at.ROUND: state.number,
        at.DEALER: state.dealer,
        at.FIRST: state.first,
        at.TIE_BREAK: state.tie_break,
        at.LAID_NOW: state.laid_now,
        at.MELDED: state.melded,
        at.DRY: state.dry,
        at.IDLE: state.idle,
        at.LAST_SKIPPED: _or_nobody(state.last_skipped),
        at.OUT: _or_nobody(state.out),
        at.TIED: _bits(state.tied),
        at.WON: _bits(state.places[0]) if state.places else 0,
        at.GROUPS: len(state.groups),
        at.ASIDE: len(state.aside),
        at.DRAWS: len(state.draw_pile),
        at.TAKEN: _taken(state),
        at.DEALT_IN: sum(player.in_round for player in state.players),
        at.EMPTIED: _or_nobody(state.emptied),
        at.STILL: state.still,
        at.HOLDER: len(state.holder),
    }
    for place, value in values.items():
        cells[place] = int(value)
    for pile, cards in enumerate(state.discards):
        cells[at.DISCARDS + pile] = len(cards)


def _or_nobody(value: int | None) -> int:
    return at.NOBODY if value is None else value


def _bits(seats: tuple[Seat, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _taken(state: State) -> int:
    if state.stage is not Stage.PLAY:
        return at.NOBODY
    player = state.players[state.turn]
    if player.laid is not None or player.hand[-1] not in player.known:
        return at.NOBODY
    return KIND_OF[player.hand[-1]]


def _tried(state: State, seat: int) -> int:
    if state.ruleset.phase_choice is not PhaseChoice.BEFORE_PLAY:
        return at.NOBODY
    tried = (line.phases[seat] for line in reversed(state.sheet) if not line.tie_break)
    return next((place for place in tried if place is not None), at.NOBODY)


def _player(cells: list[int], seat: int, player: Player) -> None:
    start = at.PLAYERS + seat * at.PLAYER
    word = (1 << at.DONE_BITS) - 1
    for place in range(at.P_DONE_COUNT):
        cells[start + at.P_DONE + place] = player.done >> (place * at.DONE_BITS) & word
    values = {
        at.P_DONE_COUNT: player.done.bit_count(),
        at.P_CHOSEN: _or_nobody(player.chosen),
        at.P_LAID: _or_nobody(player.laid),
        at.P_TOTAL: player.total % at.TOTAL_BASE,
        at.P_TOTAL_HIGH: player.total // at.TOTAL_BASE,
        at.P_WAITING: player.skip_waiting,
        at.P_IN_FRONT: player.skip_in_front,
        at.P_SKIPPED_BY: _or_nobody(player.skipped_by),
        at.P_IN_ROUND: player.in_round,
        at.P_PAWN: player.pawn,
        at.P_THROWN: len(player.thrown),
    }
    values |= {at.P_THREW + number % at.MOST_THROWN: KIND_OF[card] for number, card in enumerate(player.thrown)}
    for place, value in values.items():
        cells[start + place] = value
    for pile, cards in ((at.SAVED, player.saved), (at.SAVED_NOW, player.saved_now)):
        cells[pile + seat * at.SAVE_PILE + at.SAVED_ALL] = len(cards)
        for card in cards:
            cells[pile + seat * at.SAVE_PILE + KIND_OF[card]] += 1


def _blocks(cells: list[int], state: State) -> None:
    dealt = any(player.hand for player in state.players) or state.groups or state.draw_pile
    hidden = list(deck(state.ruleset)) if dealt else []
    for seat, player in enumerate(state.players):
        for card in player.hand:
            add(cells, at.HANDS + seat * at.BLOCK, KIND_OF[card])
        for card in player.known:
            add(cells, at.KNOWN + seat * at.BLOCK, KIND_OF[card])
            hidden.remove(card)
        if player.skip_in_front:
            hidden.remove(FACES[at.SKIP])
    for card in hidden:
        add(cells, at.HIDDEN, KIND_OF[card])
    for owned in state.groups:
        for card in owned.group.cards:
            add(cells, at.TABLE, KIND_OF[card])
            drop(cells, at.HIDDEN, KIND_OF[card])
    for card in (*state.aside, *(card for pile in state.discards for card in pile)):
        drop(cells, at.HIDDEN, KIND_OF[card])


def _group(owned: OwnedGroup) -> list[int]:
    group = owned.group
    colour = at.NOBODY if group.colour == NO_COLOUR else COLOURS.index(group.colour)
    high = group.high if group.kind in RUNS else 0
    size, wilds = len(group.cards), group.cards.count(WILD)
    return [owned.owner, group_kind(group.kind), group.number, high, colour, size, wilds]


def _pile(cells: list[int], start: int, cards: tuple[Face, ...]) -> None:
    cells[start : start + len(cards)] = [KIND_OF[card] for card in cards]


def planned_groups(rules: Sequence[int], work: Sequence[int], phase: int) -> tuple[Group, ...]:
    """Return the groups that lie as a plan in the work array."""
    spec = at.PHASES + phase * at.PHASE
    return tuple(
        _planned(_KINDS[rules[spec + at.PHASE_SPECS + 2 * group]], work, at.PLAN + group * at.PLAN_GROUP)
        for group in range(rules[spec + at.PHASE_GROUPS])
    )


def _planned(kind: Kind, work: Sequence[int], plan: int) -> Group:
    first = plan + at.L_CARDS
    cards = tuple(FACES[card] for card in work[first : first + work[plan + at.L_SIZE]])
    colour = work[plan + at.L_COLOUR]
    return Group(kind, cards, int(work[plan + at.L_NUMBER]), NO_COLOUR if colour < 0 else COLOURS[colour])


def core_move(state: Sequence[int], rules: Sequence[int], work: Sequence[int], move: int) -> PlayerMove:
    """Return a kernel's move as the core knows it, in the state before it; a lay-down's plan must be in ``work``."""
    if move == at.M_DRAW:
        return Draw()
    if move < at.M_DRAW_SAVED:
        return Take(move - at.M_TAKE)
    if move < at.M_CHOOSE:
        return DrawSaved(FACES[move - at.M_DRAW_SAVED])
    if move < at.M_SKIP:
        return DrawTwist() if move == at.M_TWIST else ChoosePhase(move - at.M_CHOOSE)
    if move < at.M_LAY:
        return _core_end_of_turn(move)
    if at.M_HIT <= move < at.M_WAY:
        return _core_hit(state, move - at.M_HIT)
    phase = phase_of(move)
    return LayPhase(planned_groups(rules, work, phase), phase)


def _core_end_of_turn(move: int) -> PlayerMove:
    if move < at.M_DISCARD:
        target = move - at.M_SKIP
        return PlaySkip(None if target == at.MOST_SEATS else Seat(target))
    if move >= at.M_SAVE:
        return Save(FACES[move - at.M_SAVE])
    what = move - at.M_DISCARD
    return Discard(FACES[what % at.KINDS], what // at.KINDS)


def phase_of(move: int) -> int:
    """Return the phase of a lay-down."""
    if move < at.M_HIT:
        return move - at.M_LAY
    return (move - at.M_WAY) // at.WAYS if move < at.M_LAY_AS else move - at.M_LAY_AS


def _core_hit(state: Sequence[int], what: int) -> Hit:
    place, card, end = what // (2 * at.KINDS), what // 2 % at.KINDS, what % 2
    start = at.GROUP_AT + place * at.GROUP
    number = None
    if _KINDS[state[start + at.G_KIND]] in RUNS:
        number = int(state[start + at.G_HIGH]) + 1 if end else int(state[start + at.G_NUMBER]) - 1
    return Hit(FACES[card], GroupId(place), number)


def number_of(state: State, move: PlayerMove, work: MutableSequence[int]) -> int:
    """Return the number of a settled legal move; a lay-down's plan is written into ``work``. ValueError for others."""
    match move:
        case Draw():
            return at.M_DRAW
        case Take():
            return at.M_TAKE + move.pile
        case DrawSaved():
            return at.M_DRAW_SAVED + KIND_OF[move.card]
        case ChoosePhase():
            return at.M_CHOOSE + move.phase
        case DrawTwist():
            return at.M_TWIST
        case _:
            return _number_of_play(state, move, work)


def _number_of_play(state: State, move: PlayerMove, work: MutableSequence[int]) -> int:
    match move:
        case PlaySkip():
            return at.M_SKIP + (at.MOST_SEATS if move.target is None else move.target)
        case Discard():
            return at.M_DISCARD + move.pile * at.KINDS + KIND_OF[move.card]
        case Save():
            return at.M_SAVE + KIND_OF[move.card]
        case Hit():
            upper = move.number is not None and move.number > state.groups[move.group].group.number
            return at.M_HIT + (move.group * at.KINDS + KIND_OF[move.card]) * 2 + upper
        case LayPhase(phase=int(phase)):
            for place, group in enumerate(move.groups):
                _write_plan(work, at.PLAN + place * at.PLAN_GROUP, group)
            return at.M_LAY_AS + phase
        case _:
            raise ValueError(move)


def _write_plan(work: MutableSequence[int], plan: int, group: Group) -> None:
    work[plan + at.L_NUMBER] = group.number
    work[plan + at.L_COLOUR] = at.NOBODY if group.colour == NO_COLOUR else COLOURS.index(group.colour)
    work[plan + at.L_SIZE] = len(group.cards)
    for place, card in enumerate(group.cards):
        work[plan + at.L_CARDS + place] = KIND_OF[card]


def order_of(cards: Sequence[Face]) -> list[int]:
    """Return the cards of a shuffle as the kernel deals them: kinds, and KINDS + t for twist card t (R15.4)."""
    return [KIND_OF[card] if (twist := twist_place(card)) is None else at.KINDS + twist for card in cards]
