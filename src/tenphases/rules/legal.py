"""What a seat may do now: every legal move, and the same as options for a screen or a bot.

Nothing is judged here: each move is put to ``judge.why_not``.
"""

from collections.abc import Iterator
from itertools import islice

import msgspec

from tenphases.rules.cards import NUMBER, SKIP, Face
from tenphases.rules.finder import best_ways, ways
from tenphases.rules.judge import skip_targets, why_not
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
from tenphases.rules.phases import RUNS, Group
from tenphases.rules.state import Stage, State, open_phases

MOST_WAYS = 12
"""How many ways of laying the phase a screen is offered."""


class Way(msgspec.Struct, frozen=True):
    """One way to lay a phase (its place in the list, from 0)."""

    phase: int
    groups: tuple[Group, ...]


class Fit(msgspec.Struct, frozen=True):
    """A card of the hand and a group that takes it; ``number`` is its place in a run, else 0."""

    card: Face
    group: GroupId
    number: int = 0


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat may do now. Empty when it is not its turn.

    ``choose``: places of phases that may be chosen before play, ``twist``: whether a twist card may be drawn
    instead. ``draw``: whether the draw pile may be drawn from, ``take``: the discard piles of which the top may be
    taken, ``saved``: the faces that may be drawn from the own save pile. ``ways``: the best ways to
    lay the phase, best first (``finder.best_way`` says what best means). ``fits``: where cards may be hit,
    each face once per place.
    ``discard``: faces that may be discarded, ``onto``: the piles that may be discarded onto, ``save``: faces that
    may be saved. ``skip``: whether a skip may be played, ``targets``: on whom (empty: it has no effect).
    """

    choose: tuple[int, ...] = ()
    twist: bool = False
    draw: bool = False
    take: tuple[int, ...] = ()
    saved: tuple[Face, ...] = ()
    ways: tuple[Way, ...] = ()
    fits: tuple[Fit, ...] = ()
    discard: tuple[Face, ...] = ()
    onto: tuple[int, ...] = ()
    save: tuple[Face, ...] = ()
    skip: bool = False
    targets: tuple[Seat, ...] = ()


def legal_moves(state: State, seat: Seat) -> Iterator[PlayerMove]:
    """Yield every legal move of that seat, settled, each once: exactly the moves that ``why_not`` lets pass.

    A lay-down comes in canonical form (``finder.canonical``) and not again with alike groups in another order. With
    several wilds in hand, or in hands of twenty cards, there are more than anybody can wait for: take as many as you
    need. A View has the best of them (``options``), which are found soon whatever the rules.
    """
    for move in _candidates(state, seat):
        if why_not(state, seat, move) is None:
            yield move


def _candidates(state: State, seat: Seat) -> Iterator[PlayerMove]:
    if seat != state.turn:
        return
    if state.stage is Stage.CHOOSE:
        yield from map(ChoosePhase, open_phases(state, seat))
        yield DrawTwist()
    elif state.stage is Stage.DRAW:
        yield Draw()
        yield from map(Take, range(len(state.discards)))
        yield from map(DrawSaved, dict.fromkeys(state.players[seat].saved))
    elif state.stage is Stage.PLAY:
        player = state.players[seat]
        if player.laid is None:
            for place in open_phases(state, seat):
                for groups in ways(state.phases[place], player.hand, state.ruleset):
                    yield LayPhase(groups, place)
        yield from _hits(state, seat)
        yield from _discards(state, seat)
        yield from map(Save, dict.fromkeys(player.hand))


def _hits(state: State, seat: Seat) -> Iterator[Hit]:
    player = state.players[seat]
    if player.laid is None:
        return
    held = dict.fromkeys(player.hand)
    for place, owned in enumerate(state.groups):
        group = GroupId(place)
        if owned.group.kind in RUNS:
            for number in owned.group.ends():
                yield from (Hit(card, group, number) for card in held if NUMBER[card] in (0, number))
        else:
            yield from (Hit(card, group) for card in held)


def _discards(state: State, seat: Seat) -> Iterator[Discard | PlaySkip]:
    hand = state.players[seat].hand
    for card in dict.fromkeys(hand):
        if card != SKIP:
            yield from (Discard(card, pile) for pile in range(len(state.discards)))
        elif len(hand) == 1:
            yield PlaySkip()  # R7.3
        else:
            yield from map(PlaySkip, skip_targets(state, seat) or (None,))  # R8.6


def options(state: State, seat: Seat) -> Options:
    """Return what the seat may do now, for a screen or a bot."""
    if seat != state.turn:
        return Options()
    if state.stage is Stage.CHOOSE:
        return Options(choose=open_phases(state, seat), twist=why_not(state, seat, DrawTwist()) is None)
    if state.stage is Stage.DRAW:
        take = (pile for pile in range(len(state.discards)) if why_not(state, seat, Take(pile)) is None)
        saved = dict.fromkeys(state.players[seat].saved)
        return Options(
            draw=why_not(state, seat, Draw()) is None,
            take=tuple(take),
            saved=tuple(card for card in saved if why_not(state, seat, DrawSaved(card)) is None),
        )
    return _play_options(state, seat) if state.stage is Stage.PLAY else Options()


def _play_options(state: State, seat: Seat) -> Options:
    hand = dict.fromkeys(state.players[seat].hand)
    hits = (hit for hit in _hits(state, seat) if why_not(state, seat, hit) is None)
    skip = SKIP in hand
    onto = tuple(range(len(state.discards))) if state.emptied is None else (state.emptied,)  # R15.2
    return Options(
        ways=_best_ways(state, seat),
        fits=tuple(Fit(hit.card, hit.group, hit.number or 0) for hit in hits),
        discard=tuple(card for card in hand if why_not(state, seat, Discard(card, onto[0])) is None),
        onto=onto,
        save=tuple(card for card in hand if why_not(state, seat, Save(card)) is None),
        skip=skip,
        targets=skip_targets(state, seat) if skip and len(state.players[seat].hand) > 1 else (),
    )


def _best_ways(state: State, seat: Seat) -> tuple[Way, ...]:
    player = state.players[seat]
    if player.laid is not None:
        return ()
    found = (
        Way(place, groups)
        for place in open_phases(state, seat)
        for groups in best_ways(state.phases[place], player.hand, state.ruleset, MOST_WAYS)
    )
    return tuple(islice(found, MOST_WAYS))
