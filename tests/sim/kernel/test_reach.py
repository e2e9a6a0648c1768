"""Whether cards make a phase: the kernel's answer beside the finder's, for hands full of wilds and for whole decks."""

import random

import pytest

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import kinds_of, rules_of
from tenphases.rules.finder import completes
from tenphases.rules.phases import parse_phase
from tenphases.rules.ruleset import CLASSIC_PHASES, GoOut, Naturals, Ruleset, deck
from tenphases.sim.kernel.cards import add
from tenphases.sim.kernel.reach import can_lay

LISTS = (
    CLASSIC_PHASES,
    ("set2 + set2 + set2", "run3 + run4 + set2", "set3 + set3 + run3", "run5 + run4"),
    ("colour4 + colour3", "colour-run3 + run4", "colour-run3 + colour-run2", "even3 + odd4", "even3 + even2"),
    (
        "colour-even3 + set2",
        "colour-odd2 + colour-even2 + odd2",
        "colour5 + run3",
        "colour-even4",
        "colour-odd3",
        "odd6",
    ),
)


@pytest.mark.parametrize("phases", LISTS)
def test_the_kernel_and_the_finder_agree(phases: tuple[str, ...], rng: random.Random) -> None:
    yes = 0
    for _ in range(250):
        ruleset = Ruleset(
            phases=phases,
            wilds=rng.choice((0, 8, 16)),
            naturals=rng.choice(list(Naturals)),
            max_wilds_laid=rng.choice((None, None, 0, 2)),
            go_out=rng.choice(list(GoOut)),
        )
        pack = list(deck(ruleset))
        # Few numbers and many wilds, so that often only a natural is lacking.
        pack += [card for card in pack if card in {"W", "R4", "B5", "G6", "R6", "Y4"}] * rng.choice((0, 3))
        hand = rng.sample(pack, rng.choice((6, 10, 11, 16)))
        rules, state, work = rules_of(ruleset), [0] * at.STATE, [0] * at.WORK
        for kind in kinds_of(tuple(hand)):
            add(state, at.SPARE, kind)
        for place, phase in enumerate(phases):
            wanted = completes(parse_phase(phase), hand, ruleset)
            assert can_lay(state, rules, work, at.SPARE, place) == wanted, f"{phase} from {hand} by {ruleset}"
            yes += wanted
    assert yes > 50
