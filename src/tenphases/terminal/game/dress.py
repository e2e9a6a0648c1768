"""The colours: a table under a lamp, or paper by daylight; which is shown first is what the terminal says of itself."""

import os
from pathlib import Path
from typing import Final

from textual.theme import Theme

STYLE: Final = Path(__file__).with_name("game.tcss")

DARK: Final = Theme(
    name="tenphases-dark",
    primary="#5BB896",
    secondary="#8FC7D6",
    accent="#FBE43E",
    foreground="#F1EFE6",
    background="#0F2B33",
    surface="#163A44",
    panel="#1C4753",
    success="#7FD6A8",
    warning="#F4B266",
    error="#FF9C92",
    dark=True,
)
LIGHT: Final = Theme(
    name="tenphases-light",
    primary="#1F6B4F",
    secondary="#1D5566",
    accent="#8A3B00",
    foreground="#1B1B1B",
    background="#FAF6EA",
    surface="#F0EAD8",
    panel="#E6DEC6",
    success="#1F6B4F",
    warning="#8A4B00",
    error="#A3161D",
    dark=False,
)
THEMES: Final = (DARK, LIGHT)
_LIGHT_GROUNDS: Final = frozenset({"7", "15"})


def first() -> str:
    """Return the theme to begin with."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if ground in _LIGHT_GROUNDS else DARK.name


def other(name: str) -> str:
    """Return the other theme."""
    return LIGHT.name if name == DARK.name else DARK.name
