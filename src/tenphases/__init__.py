"""Tenphases: a table for the card game with ten phases.

Only the version lives here, so that importing the package imports nothing else.
"""

__version__ = "0.1.0"
