"""The coach: advice before a move, analysis after the game, practice in between.

It sees what a player sees. What moves are worth it learns from ``bots.expert``; it speaks in codes and numbers, for the
catalogs to put into words.
"""

from tenphases.coach.analysis import Account, Analysis, Decision, NotPlayed, PhaseSum, Tried, analyse
from tenphases.coach.hints import Hint, Idea, Nudge, Option, hint
from tenphases.coach.practice import Counting, Exercise, Lacking, counting, exercise, mistakes
from tenphases.coach.reasons import Reason, ReasonCode

__all__ = [
    "Account",
    "Analysis",
    "Counting",
    "Decision",
    "Exercise",
    "Hint",
    "Idea",
    "Lacking",
    "NotPlayed",
    "Nudge",
    "Option",
    "PhaseSum",
    "Reason",
    "ReasonCode",
    "Tried",
    "analyse",
    "counting",
    "exercise",
    "hint",
    "mistakes",
]
