"""Which types the protocol's document tells of, chapter by chapter; how they are told is in ``protocol_doc``."""

from enum import StrEnum
from typing import Final, get_args

from tenphases import coach, dice
from tenphases.dice import events as dice_events
from tenphases.dice import state as dice_state
from tenphases.rules import events, moves, refusals, state, views
from tenphases.rules.legal import Fit, Options, Way
from tenphases.rules.phases import Group
from tenphases.rules.ruleset import Points, Ruleset
from tenphases.server import answers, coaching, messages

ABOUT_TABLES: Final = (
    answers.Player,
    answers.OpenTable,
    answers.Held,
    answers.Game,
    answers.OpenView,
    answers.Patch,
    answers.Step,
    answers.Replay,
)
PARTS: Final = (Group, Way, Fit, Options, refusals.Refusal, refusals.Finding, Points, Ruleset)
VIEWS: Final = (
    messages.SeatInfo,
    messages.TableInfo,
    messages.TableChange,
    messages.Terms,
    messages.RuleChoice,
    messages.Shuffle,
    views.View,
    views.PlayerView,
    state.OwnedGroup,
    state.RoundLine,
)
MOVES: Final = get_args(moves.PlayerMove)
EVENTS: Final = (
    events.GameStarted,
    events.RoundBegan,
    views.YouWereDealt,
    views.TheyWereDealt,
    events.TurnedUp,
    events.FirstTurnSkipped,
    events.PhaseChosen,
    events.TwistDrawn,
    events.TurnBegan,
    events.TurnLost,
    events.PileRanOut,
    views.PileRenewed,
    views.YouDrew,
    views.TheyDrew,
    events.TookDiscard,
    views.YouDrewSaved,
    views.TheyDrewSaved,
    events.NothingToDraw,
    events.PhaseLaid,
    events.CardHit,
    events.Discarded,
    views.YouSaved,
    views.TheySaved,
    events.SkipPlayed,
    events.WentOut,
    events.RoundBlocked,
    events.RoundScored,
    events.TieBreakCalled,
    events.GameEnded,
)

DICE: Final = (
    dice.View,
    dice_state.Player,
    dice.Options,
    dice.Making,
    dice.Group,
    dice.Kind,
    dice.Outlook,
    dice.Keep,
    dice.Stop,
    dice.GameStarted,
    dice_events.OrderRolled,
    dice_events.TurnBegan,
    dice_events.Kept,
    dice_events.Rolled,
    dice_events.Stopped,
    dice_events.PhaseMade,
    dice_events.PhaseFailed,
    dice_events.BonusWon,
    dice_events.Finished,
    dice_events.GameEnded,
    dice.Refusal,
    dice.Finding,
)

COACH: Final = (
    coaching.AskHint,
    coaching.HintGiven,
    coaching.AnalysisGiven,
    coaching.OwnPractice,
    coaching.PracticeGiven,
)
"""What goes to and fro, each with an example where it is short."""
COACH_PARTS: Final = (
    coach.Hint,
    coach.Option,
    coach.Reason,
    coach.Analysis,
    coach.Account,
    coach.PhaseSum,
    coach.Tried,
    coach.Decision,
    coach.Exercise,
    coach.Counting,
    coach.Lacking,
)
COACH_CODES: Final[tuple[type[StrEnum], ...]] = (coach.Nudge, coach.Idea, coach.ReasonCode)
EXPLAINED: Final[tuple[type[StrEnum], ...]] = (coach.ReasonCode,)
"""Codes that do not speak for themselves."""
