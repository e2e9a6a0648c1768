"""What is agreed on at a table besides who plays by which rules: its name, who may come, how long anyone is waited for.

How agreements are changed is said in ``commands`` and judged in ``gathering``.
"""

from enum import StrEnum
from typing import Annotated, Final

import msgspec

from tenphases.rules.moves import Seat

LEAST_SEATS: Final = 1
MOST_SEATS: Final = 6

Word = Annotated[str, msgspec.Meta(max_length=64)]
Switches = dict[str, bool | int | str | tuple[str, ...] | None]


class Terms(msgspec.Struct, frozen=True):
    """What the host decides besides the rules, before the game and during it."""

    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The table's name, at most 40 characters once tidied; empty: the page calls it after its host."""
    open: bool = False
    """Whether the table is listed for everyone who looks for one; else one needs its address or its code."""
    timer: Annotated[int, msgspec.Meta(ge=10, le=3600)] | None = None
    """How many seconds a turn may take, the same for every hand; None: as long as it takes."""
    stand_in_after: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 60
    """For how many seconds somebody must be gone before the others may let a bot play on."""
    free_text: bool = False
    """Whether people may write to each other; ready phrases they may always send."""
    hints: bool = True
    """Whether the coach may be asked before a move."""


class GameName(StrEnum):
    """The games that a table hosts."""

    CARDS = "cards"
    DICE = "dice"


class RuleChoice(msgspec.Struct, frozen=True):
    """By which names the rules were chosen; what they come to stands in the View's ruleset."""

    preset: Word = "standard"
    """Without meaning for dice, as the next two."""
    variants: Annotated[tuple[Word, ...], msgspec.Meta(max_length=64)] = ()
    switches: Switches = {}
    """Single switches laid over the preset and variants, by their names in Ruleset; points as ``points.skip``."""
    game: GameName = GameName.CARDS
    called: Annotated[str, msgspec.Meta(max_length=300)] = ""
    """What rules of one's own are called, at most 60 characters once tidied; empty: they have no name."""


class Setting(msgspec.Struct, frozen=True):
    """How a table is kept: all about it that is neither its rules nor its seats."""

    terms: Terms = Terms()
    rules: RuleChoice = RuleChoice()
    host: Seat = Seat(0)
    """Who decides; -1 when no person is at the table."""
    gathering: bool = False
    """Whether people are still being waited for and nothing is dealt."""
    bot_names: tuple[str, ...] = ()
    """Names for bots that sit down later, in the language in which the table was opened."""
