"""Large hands and phases of many groups, as far as they may be played: the ways offered are ways, and found soon."""

import random
from collections import Counter

import pytest

from tenphases.rules import finder_best
from tenphases.rules.cards import NUMBER, WILD, Face
from tenphases.rules.evolve import begin
from tenphases.rules.finder import best_ways, completes
from tenphases.rules.finder_match import matched
from tenphases.rules.finder_places import Choice, Held, choices
from tenphases.rules.findings import findings
from tenphases.rules.laying import why_not_phase
from tenphases.rules.legal import MOST_WAYS, options
from tenphases.rules.moves import Seat
from tenphases.rules.phases import RUNS, Kind, parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, Naturals, PhaseChoice, Ruleset, deck
from tenphases.rules.state import Stage
from tests.laws import play

LARGE = [
    ("run3 + run2 + run2 + run2 + run3 + run2", 20, 20),
    ("set2 + set2 + set2 + set2 + set2 + set2", 26, 16),
    ("set2 + set2 + run2 + run2 + run3 + set2", 20, 16),
    ("run2 + run7 + run4", 26, 8),
    ("run2 + run3 + run3", 16, 60),
    ("even10 + run7 + colour-even4", 40, 8),
    ("colour-run2 + colour-run3 + colour-run5 + colour-run4", 20, 20),
    ("set3 + colour3 + run3 + even2 + colour-odd2 + odd3", 40, 30),
]
MOST_STEPS = 60_000
"""So often at most are cards counted for one hand: some ten microseconds each."""


@pytest.fixture(name="steps")
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the cards that groups can use, or leave, have been counted."""
    steps: Counter[str] = Counter()
    for name in ("placed", "left_by_number"):
        was = getattr(Held, name)

        def counting(self: Held, *about: object, was: object = was, name: str = name) -> object:
            steps[name] += 1
            return was(self, *about)  # type: ignore[operator]

        monkeypatch.setattr(Held, name, counting)
    return steps


@pytest.mark.parametrize(("text", "size", "wilds"), LARGE)
def test_ways_of_large_hands_may_be_laid_and_are_found_soon(
    text: str, size: int, wilds: int, rng: random.Random, steps: Counter[str]
) -> None:
    phase = parse_phase(text)
    for naturals, most in ((Naturals.PER_GROUP, None), (Naturals.PER_PHASE, 5)):
        ruleset = Ruleset(phases=(text,), hand_size=size, wilds=wilds, naturals=naturals, max_wilds_laid=most)
        assert not findings(ruleset, 2, Seat(0))
        for _ in range(3):
            hand = tuple(rng.sample(deck(ruleset), size + 1))
            steps.clear()
            found = best_ways(phase, hand, ruleset, MOST_WAYS)
            assert bool(found) == completes(phase, hand, ruleset)
            assert steps.total() < MOST_STEPS
            for way in found:
                assert why_not_phase(ruleset, phase, way) is None
                assert not Counter(card for group in way for card in group.cards) - Counter(hand)


def test_a_table_of_many_large_phases_is_not_held_up(rng: random.Random, steps: Counter[str]) -> None:
    texts = tuple(text for text, _, _ in LARGE) * 5
    phases = tuple(f"{number}: {text}" for number, text in enumerate(texts, start=1))
    rules = Ruleset(phases=phases, hand_size=41, wilds=20, phase_choice=PhaseChoice.WHEN_LAID)
    for step in play.steps(begin(play.started(rules, 2)), rng):
        if step.after.stage is Stage.PLAY:
            steps.clear()
            assert len(options(step.after, step.after.turn).ways) == MOST_WAYS
            assert steps.total() < 2 * MOST_STEPS
            return


@pytest.mark.parametrize(
    "text", [*CLASSIC_PHASES, "run3 + run3 + run3", "set2 + set2 + set2 + set2 + set2", "even3 + odd3"]
)
def test_of_hands_of_ten_every_way_is_compared(text: str, rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, phase = Ruleset(), parse_phase(text)
    hands = [tuple(rng.sample(deck(rules), 11)) for _ in range(40)]
    soon = [best_ways(phase, hand, rules, MOST_WAYS) for hand in hands]
    for effort in ("TO_CHOOSE", "TO_COMPARE", "TO_FILL"):
        monkeypatch.setattr(finder_best, effort, 10**9)
    assert [best_ways(phase, hand, rules, MOST_WAYS) for hand in hands] == soon


def some_groups(rng: random.Random) -> tuple[Choice, ...]:
    groups = []
    for _ in range(rng.randint(1, 5)):
        text = f"{rng.choice(list(Kind)).value}{rng.randint(2, 5)}"
        groups.append(rng.choice(choices(parse_phase(text).groups[0])))
    return tuple(groups)


def test_cards_are_matched_to_groups_as_well_as_can_be(rng: random.Random) -> None:
    for _ in range(300):
        groups = some_groups(rng)
        hand = tuple(rng.sample(deck(Ruleset()), rng.randint(5, 25)))
        cards = matched(groups, hand)
        used: Counter[Face] = Counter(card for each in cards for card in each if card != WILD)
        assert not used - Counter(hand)
        assert used.total() == Held(hand).placed(groups)
        for group, each in zip(groups, cards, strict=True):
            assert len(each) == group.size
            for place, card in enumerate(each):
                alone = Held([card]).alone(group)
                assert card == WILD or (alone == 1 and (group.kind not in RUNS or NUMBER[card] == group.number + place))


def test_where_each_group_can_have_a_numbered_card_each_has_one() -> None:
    phase = parse_phase("set4 + set4 + even3")
    hand = (Face("R2"), Face("B2"), Face("G4"), *[WILD] * 9)
    groups = tuple(choices(spec)[1] if spec.kind is Kind.SET else choices(spec)[0] for spec in phase.groups)
    cards = matched(groups, hand)
    assert all(any(card != WILD for card in each) for each in cards)
