"""Hints: what an expert would do, why, and nothing that the player could not know."""

import random
import time
from itertools import islice

import msgspec
import pytest

from tenphases.bots import EXPERT, choose
from tenphases.coach import Hint, Idea, Nudge, ReasonCode, hint
from tenphases.coach.chances import LEAST_LOSS, LEAST_TURNS
from tenphases.coach.reasons import MOST
from tenphases.coach.weighing import same, weigh, worth_of
from tenphases.i18n import LANGUAGES, words
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import Draw, Move, Take
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage
from tenphases.rules.views import View, view
from tenphases.variants import PRESETS, VARIANTS, load
from tests.coach.games import Turn, played
from tests.laws.test_secrets import scrambled

MASTERS = load("standard", ("masters",))
BY_ALL_RULES = [*((preset, ()) for preset in PRESETS), *(("standard", (name,)) for name in VARIANTS)]
PICK = load("standard", ("pick-a-phase",))


@pytest.fixture(scope="module")
def turns(pytestconfig: pytest.Config) -> list[Turn]:
    """Decisions of a game of three, and of the beginnings of two in which phases are chosen."""
    seed = int(pytestconfig.getoption("--seed"))
    whole = list(played(Ruleset(), 3, seed))
    return [*whole[::2], *islice(played(MASTERS, 2, seed), 70), *islice(played(PICK, 4, seed), 70)]


_GIVEN: dict[int, Hint] = {}


def given(seen: View) -> Hint:
    """Return the hint for one of the fixture's decisions, made once for all tests."""
    told = _GIVEN.get(id(seen)) or hint(seen)
    assert told is not None
    return _GIVEN.setdefault(id(seen), told)


def test_the_first_move_is_that_of_an_expert(turns: list[Turn]) -> None:
    for _, seen in turns:
        assert same(given(seen).options[0].move, choose(EXPERT, seen, 0))


def test_every_move_that_is_told_can_be_made_and_each_kind_of_step_has_hints(turns: list[Turn]) -> None:
    kinds = set()
    for state, seen in turns:
        told = given(seen)
        best = told.options[0].move
        legal: list[Move] = list(islice(legal_moves(state, state.turn), 100))
        if seen.options.ways or any(isinstance(move, type(best)) for move in legal):
            kinds.add(type(best).__name__)
        for option in told.options:
            assert any(same(move, option.move) for move in legal) or seen.options.ways  # type: ignore[arg-type]
    assert kinds >= {"Draw", "Take", "LayPhase", "Hit", "Discard", "PlaySkip", "ChoosePhase"}


def test_a_hint_is_the_same_whatever_the_hidden_cards_are(turns: list[Turn], seed: int, *, soak: bool) -> None:
    rng = random.Random(seed)
    wanted = 100_000 if soak else 60
    for _ in range(wanted):
        state, seen = rng.choice(turns)
        world = scrambled(state, state.turn, rng)
        assert msgspec.json.encode(hint(view(world, state.turn))) == msgspec.json.encode(given(seen))


def test_asking_twice_gives_the_same(turns: list[Turn]) -> None:
    for _, seen in turns[::20]:
        assert msgspec.json.encode(hint(seen)) == msgspec.json.encode(hint(seen))


def test_nobody_is_advised_who_has_nothing_to_do(turns: list[Turn]) -> None:
    for state, _ in turns[::25]:
        for seat in range(len(state.players)):
            if seat != state.turn:
                assert hint(view(state, seat)) is None  # type: ignore[arg-type]
        assert hint(view(state, None)) is None


def test_reasons_never_contradict_the_values(turns: list[Turn]) -> None:
    for _, seen in turns:
        told, found = given(seen), weigh(seen)
        assert 1 <= len(told.reasons) <= MOST
        assert [reason.effect for reason in told.reasons] == sorted((one.effect for one in told.reasons), reverse=True)
        for reason in told.reasons:
            assert 0 <= reason.effect <= max(found[0].value - one.value for one in found) + 0.001
            card = reason.about.get("card")
            # Whoever says why another card is not to be thrown must value it less.
            rivals = [one for one in found if getattr(one.move, "card", None) == card]
            if card is not None and rivals and reason.code is not ReasonCode.POINTS and seen.stage is Stage.PLAY:
                assert found[0].value - rivals[0].value >= reason.effect - 0.001


def test_what_costs_more_is_never_said_to_cost_less(turns: list[Turn]) -> None:
    for _, seen in turns:
        told, found = given(seen), weigh(seen)
        losses = [option.loss for option in told.options]
        assert losses == sorted(losses)
        assert losses[0] == 0
        for option, one in zip(told.options, found, strict=False):
            assert option.loss == 0 or option.loss >= LEAST_LOSS
            if found[0].value - one.value < LEAST_TURNS:
                assert option.loss == 0, "what is within the error is called equal"


def test_chances_are_chances(turns: list[Turn]) -> None:
    for _, seen in turns:
        for option in given(seen).options:
            assert 0 <= option.win <= 1
            assert option.soon is None or 0 <= option.soon <= 1
            laid = seen.players[seen.turn].laid is not None
            assert (option.soon is None) == (option.turns is None) == laid
            assert 0 <= option.useful <= option.unseen or laid


def test_a_card_that_does_not_help_is_not_said_to_bring_the_phase_sooner(turns: list[Turn]) -> None:
    looked = 0
    for _, seen in turns:
        options = {type(option.move): option for option in given(seen).options}
        if Draw not in options or Take not in options or min(seen.missing, default=0) == 0:
            continue
        take, draw = options[Take], options[Draw]
        if take.missing >= draw.missing and take.useful <= draw.useful:
            looked += 1
            assert (take.soon or 0) <= (draw.soon or 0) + 0.005
    assert looked > 5


def test_every_legal_end_of_a_turn_can_be_weighed(turns: list[Turn]) -> None:
    for state, seen in turns[::6]:
        found = weigh(seen)
        for move in islice(legal_moves(state, state.turn), 30):
            worth = worth_of(seen, move, found)
            assert worth is None or worth.value <= found[0].value + 0.001
            if isinstance(move, Draw | Take):
                assert worth is not None


def test_a_hint_takes_less_than_a_tenth_of_a_second(turns: list[Turn]) -> None:
    taken = []
    for _, seen in turns[::8]:
        start = time.thread_time()
        hint(seen)
        taken.append(time.thread_time() - start)
    assert sorted(taken)[len(taken) * 95 // 100] < 0.1


@pytest.mark.parametrize("rules", BY_ALL_RULES)
def test_there_are_hints_by_all_rules(rules: tuple[str, tuple[str, ...]], seed: int) -> None:
    for _, seen in islice(played(load(*rules), 3, seed), 15):
        told = hint(seen)
        assert told is not None
        assert told.options


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    speaker = words(language)
    codes = [f"reason-{code}" for code in ReasonCode]
    codes += [f"nudge-{code}" for code in Nudge] + [f"idea-{code}" for code in Idea]
    assert [code for code in codes if not speaker.has(f"coach-{code.replace('_', '-')}")] == []
