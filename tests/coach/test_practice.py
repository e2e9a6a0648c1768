"""Practice: the same exercise from the same number, graded by the coach's own values."""

import msgspec
import pytest

from tenphases.coach import analyse, counting, exercise, hint, mistakes
from tenphases.coach.practice import IN_A_GAME, shown
from tenphases.coach.weighing import same
from tenphases.rules.cards import SKIP, Face
from tenphases.rules.finder import distance
from tenphases.rules.moves import Discard, Seat
from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, Ruleset
from tests.coach.games import recorded


@pytest.mark.parametrize("number", [0, 1, IN_A_GAME])
def test_an_exercise_asks_for_a_move_and_grades_every_answer(number: int) -> None:
    one = exercise(number)
    assert one.number == number
    assert one.hint == hint(one.view)
    assert same(one.answers[0].move, one.hint.options[0].move)
    assert one.answers[0].loss == 0
    assert max(answer.loss for answer in one.answers) > 0, "something is at stake"
    faces = {answer.move.card for answer in one.answers if isinstance(answer.move, Discard)}
    assert not one.view.options.discard or faces >= set(one.view.options.discard) - {SKIP}


def test_the_same_number_is_the_same_exercise() -> None:
    before = msgspec.json.encode((exercise(3), counting(3)))
    exercise.__globals__["_game"].cache_clear()
    assert msgspec.json.encode((exercise(3), counting(3))) == before


def test_what_is_counted_is_the_distance_and_is_shown_card_by_card() -> None:
    seen = set()
    for number in range(60):
        one = counting(number)
        phase = parse_phase(one.phase)
        assert one.missing == distance(phase, one.hand, Ruleset())
        cards = [pair for group in one.groups for pair in zip(group.cards, group.there, strict=True)]
        had = [card for card, there in cards if there]
        assert len(cards) - len(had) == one.missing
        rest = list(one.hand)
        for card in had:
            rest.remove(card)
        assert [len(group.cards) for group in one.groups] == [spec.size for spec in phase.groups]
        seen.add((one.phase, one.missing))
    assert len({missing for _, missing in seen}) > 2
    assert len({phase for phase, _ in seen}) > 5


def test_a_hand_that_can_lay_lacks_nothing() -> None:
    hand = tuple(map(Face, ["R1", "B1", "G1", "R2", "B2", "G2", "R9", "R10", "R11", "R12"]))
    groups = shown(parse_phase(CLASSIC_PHASES[0]), hand, Ruleset())
    assert all(all(group.there) for group in groups)


def test_ones_own_mistakes_become_exercises(seed: int) -> None:
    record = recorded(Ruleset(), 2, seed)
    found = analyse(record)
    own = mistakes(record, found, Seat(0))
    assert len(own) == len(found.accounts[0].worst) > 0
    for at, one in zip(found.accounts[0].worst, own, strict=True):
        decision = found.decisions[at]
        assert one.view.seat == 0
        assert one.answers[0].move == decision.best or same(one.answers[0].move, decision.best)
        made = next(answer for answer in one.answers if same(answer.move, decision.move))
        assert made.loss == decision.loss
