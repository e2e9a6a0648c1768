"""A game's log: it begins with its start, and folds to the state."""

import pytest

from tenphases.rules.decide import start
from tenphases.rules.events import Event, GameStarted, RoundBlocked, TurnBegan
from tenphases.rules.evolve import begin, evolve, fold
from tenphases.rules.moves import Seat
from tenphases.rules.refusals import (
    FINDING_RULE_AND_PARAMETERS,
    RULE_AND_PARAMETERS,
    Code,
    Finding,
    FindingCode,
    Refusal,
)
from tenphases.rules.ruleset import RULES_VERSION, Ruleset


def a_start() -> GameStarted:
    started = start(Ruleset(wilds=6), 3, Seat(2))
    assert isinstance(started, GameStarted)
    return started


def test_a_log_begins_with_the_start_of_its_game() -> None:
    logs: tuple[list[Event], ...] = ([], [TurnBegan(Seat(0))], [RoundBlocked(), a_start()])
    for log in logs:
        with pytest.raises(ValueError):  # noqa: PT011 - what matters is that nothing is made of it
            fold(log)


def test_a_start_makes_the_state_before_the_first_deal() -> None:
    state = fold([a_start()])
    assert state == begin(a_start())
    assert (state.ruleset.wilds, len(state.players), state.dealer, state.number) == (6, 3, 2, 0)
    assert state.rules_version == RULES_VERSION


def test_a_start_begins_anew_whatever_was_before() -> None:
    other = start(Ruleset(), 2, Seat(0))
    assert isinstance(other, GameStarted)
    assert evolve(begin(other), a_start()) == begin(a_start())


def test_the_version_of_the_rules_is_the_one_in_the_log() -> None:
    old = GameStarted(Ruleset(), 2, Seat(0), rules_version=0)
    assert fold([old]).rules_version == 0


def test_every_refusal_and_every_finding_rests_on_a_rule() -> None:
    assert set(RULE_AND_PARAMETERS) == set(Code)
    assert set(FINDING_RULE_AND_PARAMETERS) == set(FindingCode)
    assert Refusal(Code.HIT_NOT_AT_END).rule == "R6.4"
    assert Finding(FindingCode.TOO_FEW_PLAYERS).rule == "R2.1"
