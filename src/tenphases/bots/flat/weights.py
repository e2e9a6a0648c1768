"""The numbers that make a level: how much each thing counts that a player looks at.

A level is one tuple of whole numbers, in thousandths unless said otherwise, in the order of the names here. An aspect
is switched off by setting its number to 0. Where they lie while a policy runs: at ``work[WEIGHTS:]``.
"""

from typing import Final

from tenphases.bots.flat.layout import OWN

WEIGHTS: Final = OWN
MANY: Final = 32
"""Room for so many weights."""

FOUND: Final = 0
"""How often, against the draw pile alone, a helpful card comes in a turn: some lie on the discard pile."""
LATER: Final = 1
"""The share of helpful cards that a later step has for each group still open."""
LATER_WILDS: Final = 2
"""The share that comes on top of it."""
COUNTS: Final = 3
"""Whether cards that lie open are counted as gone (1), or only the own hand (0)."""
FEED: Final = 4
"""Turns that it costs to throw what the next player needs for the phase for certain."""
FEED_LAID: Final = 5
"""Turns that it costs to throw what the next player, having laid, can hit."""
KNOWN_SET: Final = 6
"""The chance that the next player needs a number that was seen being taken."""
KNOWN_COLOUR: Final = 7
BASE_SET: Final = 8
"""The chance that the next player needs a number for a set while nothing is known."""
BASE_RUN: Final = 9
BASE_COLOUR: Final = 10
POINTS: Final = 11
"""Turns that a point in hand is worth before anybody has laid."""
POINTS_LATE: Final = 12
"""The same once somebody has."""
POINTS_LAID: Final = 13
"""The same once the player has."""
SKIP_PLAYED: Final = 14
"""Turns that playing a skip is worth, the points apart."""
SKIP_LATE: Final = 15
"""What it is worth more if its target has laid."""
BOLD: Final = 16
"""Where there is a choice of phases: the part of a phase's usual turns that is taken off."""
WILD_KEPT: Final = 17
"""Turns that a wild is worth in hand beyond those that the phase can use."""

OVERLOOKS: Final = 18
"""How often a discard that helps, or a hit, is not seen."""
BLUR: Final = 19
"""How far the values of two discards may lie apart, in cards of distance, to be taken for each other."""
SKIP_KEPT: Final = 20
"""How much a skip seems worth, in cards of distance."""
RANDOM_SKIP: Final = 21
"""Whether a skip goes to whoever comes to mind (1)."""

BEGINNER: Final = (1400, 80, 80, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 120, 350, 300, 1)
"""Of POINTS it takes each for so many thousandths of a card of distance."""

CASUAL: Final = (1400, 80, 80, 0, 0, 0, 0, 0, 0, 0, 0, 20, 20, 20, 0, 0, 600, 0, 30, 60, 0, 0)
"""As the beginner, with better eyes."""

STEADY: Final = (1400, 80, 80, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 10, 100, 0, 600, 9000)
"""The own hand alone."""

EXPERT: Final = (1400, 80, 80, 1, 1500, 1500, 700, 700, 250, 300, 300, 10, 30, 40, 300, 300, 600, 9000)
"""Everything that can be seen."""
