"""The rules of the card game, pure and complete.

What most programs need is named here; the modules say the rest. Nothing in this package knows of
randomness, clocks, input, output or language, and it needs msgspec alone.
"""

from tenphases.rules.cards import COLOURS, FACES, SKIP, WILD, Colour, Face
from tenphases.rules.decide import Outcome, decide, resolve, start
from tenphases.rules.events import Event, GameStarted
from tenphases.rules.evolve import begin, evolve, fold
from tenphases.rules.finder import best_way, completes, distance, ways
from tenphases.rules.findings import findings
from tenphases.rules.judge import why_not
from tenphases.rules.legal import Options, legal_moves, options
from tenphases.rules.moves import (
    CHANCE,
    ChoosePhase,
    Deal,
    Discard,
    Draw,
    GroupId,
    Hit,
    LayPhase,
    Move,
    PlayerMove,
    PlaySkip,
    Reshuffle,
    Seat,
    Take,
)
from tenphases.rules.phases import Group, Kind, Phase, parse_phase
from tenphases.rules.refusals import Finding, Refusal
from tenphases.rules.ruleset import RULES_VERSION, Ruleset, deck
from tenphases.rules.state import Stage, State, renewable
from tenphases.rules.views import Seen, View, seen, view

__all__ = [
    "CHANCE",
    "COLOURS",
    "FACES",
    "RULES_VERSION",
    "SKIP",
    "WILD",
    "ChoosePhase",
    "Colour",
    "Deal",
    "Discard",
    "Draw",
    "Event",
    "Face",
    "Finding",
    "GameStarted",
    "Group",
    "GroupId",
    "Hit",
    "Kind",
    "LayPhase",
    "Move",
    "Options",
    "Outcome",
    "Phase",
    "PlaySkip",
    "PlayerMove",
    "Refusal",
    "Reshuffle",
    "Ruleset",
    "Seat",
    "Seen",
    "Stage",
    "State",
    "Take",
    "View",
    "begin",
    "best_way",
    "completes",
    "decide",
    "deck",
    "distance",
    "evolve",
    "findings",
    "fold",
    "legal_moves",
    "options",
    "parse_phase",
    "renewable",
    "resolve",
    "seen",
    "start",
    "view",
    "ways",
    "why_not",
]
