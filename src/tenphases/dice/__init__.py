"""The rules of the dice game, pure and complete, and the exact chances in it.

What most programs need is named here; the modules say the rest. Nothing in this package knows of
randomness, clocks, input, output or language, and it needs msgspec alone.
"""

from tenphases.dice.advice import Advice, Outlook, advise, outlook
from tenphases.dice.aims import MOST_POINTS, SUREST, Aim
from tenphases.dice.decide import Outcome, decide, resolve, start
from tenphases.dice.events import Event, GameStarted
from tenphases.dice.evolve import begin, evolve, fold
from tenphases.dice.faces import COLOURS, FACES, KINDS, Colour, Face, Kind
from tenphases.dice.judge import why_not
from tenphases.dice.legal import Options, legal_moves, options
from tenphases.dice.making import best_making
from tenphases.dice.moves import CHANCE, Keep, Move, PlayerMove, Roll, Seat, Stop
from tenphases.dice.phases import PHASES, Group, Making, Phase
from tenphases.dice.refusals import Finding, Refusal
from tenphases.dice.state import Stage, State, due
from tenphases.dice.views import Seen, View, seen, view

__all__ = [
    "CHANCE",
    "COLOURS",
    "FACES",
    "KINDS",
    "MOST_POINTS",
    "PHASES",
    "SUREST",
    "Advice",
    "Aim",
    "Colour",
    "Event",
    "Face",
    "Finding",
    "GameStarted",
    "Group",
    "Keep",
    "Kind",
    "Making",
    "Move",
    "Options",
    "Outcome",
    "Outlook",
    "Phase",
    "PlayerMove",
    "Refusal",
    "Roll",
    "Seat",
    "Seen",
    "Stage",
    "State",
    "Stop",
    "View",
    "advise",
    "begin",
    "best_making",
    "decide",
    "due",
    "evolve",
    "fold",
    "legal_moves",
    "options",
    "outlook",
    "resolve",
    "seen",
    "start",
    "view",
    "why_not",
]
