"""Evolving a state by an event: what has happened is taken as a fact, nothing is judged here."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from tenphases.rules.cards import SKIP, Face, remove, remove_known
from tenphases.rules.events import (
    CardHit,
    Dealt,
    Discarded,
    DrewFromPile,
    DrewSaved,
    Event,
    FirstTurnSkipped,
    GameEnded,
    GameStarted,
    NothingToDraw,
    PhaseChosen,
    PhaseLaid,
    PileRanOut,
    Reshuffled,
    RoundBegan,
    RoundBlocked,
    RoundScored,
    Saved,
    SkipPlayed,
    TieBreakCalled,
    TookDiscard,
    TurnBegan,
    TurnedUp,
    TurnLost,
    TwistDrawn,
    WentOut,
)
from tenphases.rules.moves import CHANCE, Seat
from tenphases.rules.phases import RUNS, Group
from tenphases.rules.ruleset import ALL_ENDS, EmptiedPile, SkipLies
from tenphases.rules.state import OwnedGroup, Player, RoundLine, Stage, State, next_to_choose, open_phases

EventBetweenRounds = WentOut | RoundBlocked | RoundScored | TieBreakCalled | GameStarted | GameEnded
EventBeforePlay = RoundBegan | Dealt | TurnedUp | FirstTurnSkipped | PhaseChosen | TwistDrawn | EventBetweenRounds
EventBetweenTurns = PileRanOut | Reshuffled | NothingToDraw | TurnLost | EventBeforePlay


def begin(started: GameStarted) -> State:
    """Return the state in which a game begins, before the first deal."""
    return State(
        ruleset=started.ruleset,
        dealer=started.dealer,
        players=(Player(),) * started.seats,
        discards=((),) * started.ruleset.discard_piles,
        rules_version=started.rules_version,
    )


def fold(events: Iterable[Event]) -> State:
    """Return the state that a game's events lead to; the first must be GameStarted (else ValueError)."""
    past = iter(events)
    started = next(past, None)
    if not isinstance(started, GameStarted):
        raise ValueError(started)  # noqa: TRY004 - the promise is a well-formed log, not a type
    state = begin(started)
    for event in past:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    """Return the state after an event."""
    match event:
        case TurnBegan():
            return _turn_began(state, event)
        case DrewFromPile():
            return _drew(state, event)
        case Discarded():
            return _discarded(state, event)
        case TookDiscard():
            return _took(state, event)
        case CardHit():
            return _hit(state, event)
        case PhaseLaid():
            return _laid(state, event)
        case SkipPlayed():
            return _skip_played(state, event)
        case Saved():
            return _saved(state, event)
        case DrewSaved():
            return _drew_saved(state, event)
        case _:
            return _evolve_between_turns(state, event)


def _evolve_between_turns(state: State, event: EventBetweenTurns) -> State:
    match event:
        case TurnLost():
            return _turn_lost(state, event)
        case NothingToDraw():
            return replace(state, stage=Stage.PLAY)
        case PileRanOut():
            return replace(state, stage=Stage.RESHUFFLE)
        case Reshuffled():
            tops = tuple(pile[-1:] for pile in state.discards)
            return replace(state, draw_pile=event.draw_pile, discards=tops, stage=Stage.DRAW)
        case _:
            return _evolve_before_play(state, event)


def _evolve_before_play(state: State, event: EventBeforePlay) -> State:
    match event:
        case RoundBegan():
            return _round_began(state, event)
        case Dealt():
            return _dealt(state, event)
        case TurnedUp():
            return _turned_up(state, event)
        case FirstTurnSkipped():
            skipped = replace(state.players[event.seat], skip_waiting=True)
            return replace(_with_player(state, event.seat, skipped), last_skipped=event.seat)  # R2.4, R8.5
        case PhaseChosen():
            return _chose(state, event.seat, event.phase)
        case TwistDrawn():
            return _chose(replace(state, holder=state.holder[:-1]), event.seat, event.phase)
        case _:
            return _evolve_between_rounds(state, event)


def _evolve_between_rounds(state: State, event: EventBetweenRounds) -> State:
    match event:
        case WentOut():
            return replace(state, out=event.seat)
        case RoundBlocked():
            return state
        case RoundScored():
            return _round_scored(state, event)
        case TieBreakCalled():
            return replace(state, tied=event.seats)
        case GameStarted():
            return begin(event)
        case GameEnded():
            return replace(state, stage=Stage.OVER, turn=CHANCE, places=event.places)
        case _:
            assert_never(event)


def _players_with(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def _with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=_players_with(state, seat, player))


def _without(player: Player, face: Face) -> Player:
    known = remove_known(player.known, face) if player.known else ()
    return replace(player, hand=remove(player.hand, face), known=known)


def _onto(state: State, pile: int, face: Face) -> tuple[tuple[Face, ...], ...]:
    piles = state.discards
    return (*piles[:pile], (*piles[pile], face), *piles[pile + 1 :])


def _lap_over(players: tuple[Player, ...], seat: Seat) -> tuple[Player, ...]:
    """Lift the lap's ban on whomever the player of that seat skipped: the seat has come up again (R8.5)."""
    for player in players:
        if player.skipped_by == seat:
            return tuple(replace(p, skipped_by=None) if p.skipped_by == seat else p for p in players)
    return players


def _choosing(state: State, seat: Seat) -> State:
    """Let the first, from that seat on, choose who has yet to; nobody acts if there is none (R12.3)."""
    chooser = next_to_choose(state, seat)
    if chooser is None:
        return replace(state, stage=Stage.DEAL, turn=CHANCE)
    return replace(state, stage=Stage.CHOOSE, turn=chooser)


def _chose(state: State, seat: Seat, phase: int) -> State:
    return _choosing(_with_player(state, seat, replace(state.players[seat], chosen=phase)), seat)


def _round_began(state: State, event: RoundBegan) -> State:
    began = State(
        ruleset=state.ruleset,
        dealer=event.dealer,
        players=tuple(
            Player(
                done=player.done,
                total=player.total,
                in_round=Seat(seat) in event.players,
                saved=player.saved + player.saved_now,
                pawn=player.pawn,
            )
            for seat, player in enumerate(state.players)
        ),
        number=event.number,
        tie_break=event.tie_break,
        discards=((),) * len(state.discards),
        first=event.first,
        sheet=state.sheet,
        tied=state.tied,
        rules_version=state.rules_version,
    )
    return _choosing(began, event.first)


def _dealt(state: State, event: Dealt) -> State:
    players = tuple(replace(p, hand=hand) for p, hand in zip(state.players, event.hands, strict=True))
    return replace(state, players=players, draw_pile=event.draw_pile, holder=event.holder)


def _turned_up(state: State, event: TurnedUp) -> State:
    rest = state.draw_pile[: -1 - len(event.buried)]
    return replace(
        state,
        draw_pile=(*reversed(event.buried), *rest),
        discards=_onto(state, event.pile, event.card),
    )


def _turn_began(state: State, event: TurnBegan) -> State:
    return replace(
        state,
        stage=Stage.DRAW,
        turn=event.seat,
        players=_lap_over(state.players, event.seat),
        laid_now=False,
        melded=False,
        dry=event.dry,
    )


def _idle(state: State) -> int:
    return state.idle + 1 if state.dry and not state.melded else 0


def _still(state: State, *, melded: bool) -> int:
    counted = state.rules_version >= ALL_ENDS or state.ruleset.saves_a_round  # at first only where cards are saved
    return state.still + 1 if counted and not melded else 0


def _turn_ended(state: State) -> State:
    """Return the state with a turn's end counted; the hand it ends with is not yet changed."""
    return replace(state, stage=Stage.DEAL, idle=_idle(state), still=_still(state, melded=state.melded), emptied=None)


def _turn_lost(state: State, event: TurnLost) -> State:
    player = state.players[event.seat]
    state = replace(
        state,
        stage=Stage.DEAL,
        turn=event.seat,
        idle=state.idle + 1 if event.dry else 0,
        still=_still(state, melded=False),
        players=_lap_over(
            _players_with(state, event.seat, replace(player, skip_waiting=False, skip_in_front=False)), event.seat
        ),
    )
    if not player.skip_in_front:
        return state
    if state.ruleset.skip_lies is SkipLies.SET_ASIDE:  # R8.4
        return replace(state, aside=(*state.aside, SKIP))
    return replace(state, discards=_onto(state, 0, SKIP))


def _drew(state: State, event: DrewFromPile) -> State:
    player = state.players[event.seat]
    return replace(
        state,
        players=_players_with(state, event.seat, replace(player, hand=(*player.hand, event.card))),
        draw_pile=state.draw_pile[:-1],
        stage=Stage.PLAY,
    )


def _took(state: State, event: TookDiscard) -> State:
    player = state.players[event.seat]
    piles = state.discards
    refills = state.ruleset.emptied_pile is EmptiedPile.REFILL
    holder = replace(player, hand=(*player.hand, event.card), known=(*player.known, event.card))
    return replace(
        state,
        players=_players_with(state, event.seat, holder),
        discards=(*piles[: event.pile], piles[event.pile][:-1], *piles[event.pile + 1 :]),
        stage=Stage.PLAY,
        emptied=event.pile if len(piles[event.pile]) == 1 and refills else None,
    )


def _drew_saved(state: State, event: DrewSaved) -> State:
    player = state.players[event.seat]
    holder = replace(player, hand=(*player.hand, event.card), saved=remove(player.saved, event.card))
    return replace(state, players=_players_with(state, event.seat, holder), stage=Stage.PLAY)


def _saved(state: State, event: Saved) -> State:
    player = state.players[event.seat]
    known = player.known
    for face in set(known):
        known = remove(known, face)  # R14.5: any of the cards that were known may be the one that is gone
    saver = replace(
        player, hand=remove(player.hand, event.card), known=known, saved_now=(*player.saved_now, event.card)
    )
    return replace(_turn_ended(state), players=_players_with(state, event.seat, saver))


def _laid(state: State, event: PhaseLaid) -> State:
    player = state.players[event.seat]
    for group in event.groups:
        for card in group.cards:
            player = _without(player, card)
    done = player.done if state.tie_break else player.done | 1 << event.phase
    player = replace(player, laid=event.phase, done=done)
    return replace(
        state,
        players=_players_with(state, event.seat, player),
        groups=state.groups + tuple(OwnedGroup(event.seat, group) for group in event.groups),
        laid_now=True,
        melded=True,
    )


def _hit(state: State, event: CardHit) -> State:
    owned = state.groups[event.group]
    groups = (
        *state.groups[: event.group],
        OwnedGroup(owned.owner, grown(owned.group, event.card, event.number)),
        *state.groups[event.group + 1 :],
    )
    player = _without(state.players[event.seat], event.card)
    return replace(state, players=_players_with(state, event.seat, player), groups=groups, melded=True)


def grown(group: Group, card: Face, number: int) -> Group:
    """Return a group with a card added, on a run at the place of that number."""
    if group.kind in RUNS and number < group.number:
        return replace(group, cards=(card, *group.cards), number=number)
    return replace(group, cards=(*group.cards, card))


def _discarded(state: State, event: Discarded) -> State:
    player = _thrown(state.players[event.seat], event.card)
    return replace(
        _turn_ended(state),
        players=_players_with(state, event.seat, player),
        discards=_onto(state, event.pile, event.card),
    )


def _thrown(player: Player, card: Face) -> Player:
    return replace(_without(player, card), thrown=(*player.thrown, card))


def _skip_played(state: State, event: SkipPlayed) -> State:
    target = event.target
    state = _with_player(_turn_ended(state), event.seat, _thrown(state.players[event.seat], SKIP))
    if target is None:  # R7.3, R8.6
        return replace(state, discards=_onto(state, 0, SKIP))
    in_front = state.ruleset.skip_lies is not SkipLies.ON_PILE
    player = replace(state.players[target], skip_waiting=True, skip_in_front=in_front, skipped_by=event.seat)
    state = replace(state, players=_players_with(state, target, player), last_skipped=target)
    return state if in_front else replace(state, discards=_onto(state, 0, SKIP))  # R8.4


def _round_scored(state: State, event: RoundScored) -> State:
    phases = tuple(_phase_made(state, Seat(seat)) for seat in range(len(state.players)))
    line = RoundLine(
        number=state.number,
        phases=phases,
        laid=tuple(player.laid is not None for player in state.players),
        points=event.points,
        totals=event.totals,
        out=state.out,
        tie_break=state.tie_break,
        pawns=event.pawns,
    )
    players = tuple(replace(player, total=total) for player, total in zip(state.players, event.totals, strict=True))
    if event.pawns:
        players = tuple(replace(p, pawn=pawn, chosen=None) for p, pawn in zip(players, event.pawns, strict=True))
    return replace(state, stage=Stage.DEAL, turn=CHANCE, players=players, sheet=(*state.sheet, line))


def _phase_made(state: State, seat: Seat) -> int | None:
    player = state.players[seat]
    if not player.in_round:
        return None
    places = open_phases(state, seat)
    return player.laid if player.laid is not None else places[0] if len(places) == 1 else None
