"""The own hand as text: each card by its face, the cursor, what is chosen. And the phase one plays for."""

from textual.content import Content

from tenphases.rules.cards import Face
from tenphases.terminal.game import telling
from tenphases.terminal.game.faces import MAY, SOFT, click, ink
from tenphases.terminal.game.game import Game

_WIDE = 5
_GAP = 1


def in_row(width: int) -> int:
    """Return how many cards stand side by side."""
    return max(1, (width + _GAP) // (_WIDE + _GAP))


def hand(game: Game, width: int, *, tall: bool) -> Content:
    """Return the hand: below each card a mark for the cursor, for what is chosen, or for both."""
    faces, across = game.hand, in_row(width)
    lines = []
    for start in range(0, len(faces), across):
        places = range(start, min(start + across, len(faces)))
        rows = [_edge, _face, _edge] if tall else [_face]
        lines += [Content(" ").join(click(row(faces[at]), f"screen.choose({at})") for at in places) for row in rows]
        lines.append(Content(" ").join(_mark(game, at) for at in places))
    return Content("\n").join(lines)


def _face(face: Face) -> Content:
    return Content.styled(f"{face:^{_WIDE}}", ink(face))


def _edge(face: Face) -> Content:
    return Content.styled(" " * _WIDE, ink(face))


def _mark(game: Game, at: int) -> Content:
    if at == game.chosen:
        return Content.styled(("▲▲▲" if at == game.cursor else " ▲ ").center(_WIDE), MAY)
    return Content.styled(("‾‾‾" if at == game.cursor else "").center(_WIDE), "bold")


def phase(game: Game) -> Content:
    """Return the phase one plays for, and what is missing."""
    view, say = game.view, game.words.say
    if view.seat is None or not view.players:
        return Content("")
    player = view.players[view.seat]
    if player.laid is not None:
        return Content.styled(f"✓ {say('mine-phase-laid', phase=game.scene.phase(player.laid))}", "$success")
    if len(player.phases) > 1:
        return Content(say("mine-phases-open", count=len(player.phases)))
    if not player.phases:
        return Content(say("spoken-phases-done"))
    title = telling.phase_title(game.words, view, player.phases[0])
    missing = [say("mine-missing", count=view.missing[0])] if view.missing else []
    return Content.assemble((title, "bold"), *((f"   {each}", SOFT) for each in missing))
