"""Presets and variants as TOML files, and how they are loaded and laid over each other.

A preset says in which switches it differs from the standard game; a variant is laid over any preset. Both name
switches as ``Ruleset`` does. A variant may also narrow the list of phases, whatever list that is (``[phase_list]``).
Whether the outcome can be played is for ``rules.findings`` to say.
"""

from tenphases.variants.library import PRESETS, STANDARD, VARIANTS
from tenphases.variants.load import BadChoice, Choice, Wrong, WrongCode, differences, load

__all__ = [
    "PRESETS",
    "STANDARD",
    "VARIANTS",
    "BadChoice",
    "Choice",
    "Wrong",
    "WrongCode",
    "differences",
    "load",
]
