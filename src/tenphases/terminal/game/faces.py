"""Cards and groups as coloured text. Each is told apart by its letter and number too, as in the notation: R5, W, S."""

from typing import Final

from textual.color import Color
from textual.content import Content
from textual.style import Style

from tenphases.rules.cards import COLOUR, SKIP, WILD, Face
from tenphases.rules.phases import RUNS, Group
from tenphases.terminal.game.telling import role_of

Fits = frozenset[int]

_DARK: Final = Color.parse("#1B1B1B")
_WHITE: Final = Color.parse("#FFFFFF")
_GROUNDS: Final = {
    "R": (Color.parse("#AA211D"), _WHITE),
    "B": (Color.parse("#103C99"), _WHITE),
    "Y": (Color.parse("#FBE43E"), _DARK),
    "G": (Color.parse("#5BB896"), _DARK),
}
_WILD: Final = (_DARK, Color.parse("#FBE43E"))
_SKIP: Final = (Color.parse("#F2F2F2"), _DARK)
_UNKNOWN: Final = (Color.parse("#6B7A80"), _WHITE)

MAY: Final = "bold $accent"
"""What may be done."""
SOFT: Final = "$secondary"
"""What is said by the way."""


def ink(face: Face) -> Style:
    """Return a card's ground and ink."""
    known = {WILD: _WILD, SKIP: _SKIP}
    ground, text = known.get(face) or _GROUNDS.get(COLOUR.get(face, ""), _UNKNOWN)
    return Style(background=ground, foreground=text, bold=True)


def card(face: Face, role: int | str = 0) -> Content:
    """Return a card; ``role`` is what a laid wild stands for."""
    named = f"{face}={role}" if role else str(face)
    return Content.styled(f" {named} ", ink(face))


def cards(faces: list[Face] | tuple[Face, ...]) -> Content:
    """Return cards side by side."""
    return Content(" ").join(card(face) for face in faces)


def group(laid: Group, fits: Fits = frozenset(), *, ends: bool = True) -> Content:
    """Return a group's cards, a run with the numbers by which it can grow; ``fits`` are those to be lit."""
    shown = Content(" ").join(card(face, role_of(laid, at)) for at, face in enumerate(laid.cards))
    if not ends or laid.kind not in RUNS:
        return shown + Content.styled(" +", MAY) if fits else shown
    low, high = _end(laid, laid.number - 1, fits), _end(laid, laid.high + 1, fits)
    return Content.assemble(low, " " if low.plain else "", shown, " " if high.plain else "", high)


def _end(laid: Group, number: int, fits: Fits) -> Content:
    if number not in laid.ends():
        return Content("")
    return Content.styled(f"[{number}]", MAY if number in fits else SOFT)


def click(content: Content, action: str) -> Content:
    """Return the same, to be clicked on."""
    return content.stylize(Style.from_meta({"@click": action}))
