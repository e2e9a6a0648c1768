"""What a policy answers, as a move: the numbers of ``flat.layout`` in the words of the rules."""

from tenphases.bots.flat import layout as at
from tenphases.rules.cards import FACES, NUMBER
from tenphases.rules.finder import best_way
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
from tenphases.rules.ruleset import all_phases
from tenphases.rules.views import View


def move_of(view: View, code: int) -> PlayerMove:
    """Return the move that a policy means. Laying is always in the best way that there is."""
    if code >= at.M_HIT:
        return _hit(view, code - at.M_HIT)
    if code >= at.M_LAY:
        return LayPhase(_way(view, code - at.M_LAY), code - at.M_LAY)
    if code >= at.M_SAVE:
        return Save(FACES[code - at.M_SAVE])
    if code >= at.M_DISCARD:
        pile, kind = divmod(code - at.M_DISCARD, at.KINDS)
        onto = view.options.onto
        return Discard(FACES[kind], pile if pile in onto else onto[0])  # R15.2
    if code >= at.M_SKIP:
        target = code - at.M_SKIP
        return PlaySkip(None if target == at.MOST_SEATS else Seat(target))
    return _before_play(code) if code >= at.M_CHOOSE else _draw(code)


def _before_play(code: int) -> PlayerMove:
    return DrawTwist() if code == at.M_TWIST else ChoosePhase(code - at.M_CHOOSE)


def _draw(code: int) -> PlayerMove:
    if code >= at.M_DRAW_SAVED:
        return DrawSaved(FACES[code - at.M_DRAW_SAVED])
    return Draw() if code == at.M_DRAW else Take(code - at.M_TAKE)


def _way(view: View, phase: int) -> tuple[Group, ...]:
    for way in view.options.ways:
        if way.phase == phase:
            return way.groups
    found = best_way(all_phases(view.ruleset)[phase], view.hand, view.ruleset)
    if found is None:
        raise ValueError(phase)
    return found


def _hit(view: View, code: int) -> Hit:
    place, end = divmod(code, 2)
    group_at, kind = divmod(place, at.KINDS)
    card, group = FACES[kind], view.groups[group_at].group
    if group.kind not in RUNS:
        return Hit(card, GroupId(group_at))
    return Hit(card, GroupId(group_at), NUMBER[card] or (group.high + 1 if end else group.number - 1))
