"""The numbers that make a level: how much each thing counts that a player looks at.

A level is one tuple of whole numbers, in thousandths unless said otherwise, in the order of the names here. An aspect
is switched off by setting its number to 0. Where they lie while a policy runs: at ``work[WEIGHTS:]``.
"""

from typing import Final

from tenphases.bots.flat.layout import OWN

WEIGHTS: Final = OWN
MANY: Final = 32
"""Room for so many weights."""

OFFERED: Final = 0
"""How often a card on the discard pile is one that a player with nothing to hide would throw."""
COUNTS: Final = 1
"""How much the cards that lie open change what is expected, against counting only the own hand (0)."""
FEED: Final = 2
"""Turns that it costs to throw what the next player needs for the phase for certain."""
FEED_LAID: Final = 3
"""Turns that it costs to throw what the next player, having laid, can hit."""
KNOWN_SET: Final = 4
"""The chance that the next player needs a number that was seen being taken."""
KNOWN_COLOUR: Final = 5
BASE_SET: Final = 6
"""The chance that the next player needs a number for a set while nothing is known."""
BASE_RUN: Final = 7
BASE_COLOUR: Final = 8
POINTS: Final = 9
"""Turns that a point in hand is worth before anybody has laid."""
POINTS_LATE: Final = 10
"""The same once somebody has."""
POINTS_LAID: Final = 11
"""The same once the player has."""
SKIP_PLAYED: Final = 12
"""Turns that playing a skip is worth, the points apart."""
SKIP_LATE: Final = 13
"""What it is worth more if its target has laid."""
BOLD: Final = 14
"""Where there is a choice of phases: the part of a phase's usual turns that is taken off."""
WILD_KEPT: Final = 15
"""Turns that a wild is worth in hand beyond those that the phase can use."""

OVERLOOKS: Final = 16
"""How often a discard that helps, or a hit, is not seen."""
BLUR: Final = 17
"""How far the values of two discards may lie apart, in cards of distance, to be taken for each other."""
SKIP_KEPT: Final = 18
"""How much a skip seems worth, in cards of distance."""
RANDOM_SKIP: Final = 19
"""Whether a skip goes to whoever comes to mind (1)."""
TO_LAY: Final = 20
"""Whether a skip goes rather to who has yet to lay (1) than to who is about to go out."""

BEGINNER: Final = (1000, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 120, 350, 300, 1, 0)
"""Of POINTS it takes each for so many thousandths of a card of distance."""

CASUAL: Final = (1000, 0, 0, 0, 0, 0, 0, 0, 0, 20, 20, 20, 0, 0, 600, 0, 30, 60, 0, 0, 0)
"""As the beginner, with better eyes."""

STEADY: Final = (1000, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 10, 100, 0, 600, 9000, 0, 0, 0, 0, 0)
"""The own hand alone."""

EXPERT: Final = (1000, 600, 1500, 1500, 700, 700, 250, 300, 300, 10, 30, 40, 300, 300, 600, 9000, 0, 0, 0, 0, 1)
"""Everything that can be seen."""
