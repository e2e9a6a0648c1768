"""R13: what each preset and each variant says. How the files are read and laid over each other: tests/variants."""

import pytest

from tenphases.rules.decide import start
from tenphases.rules.events import GameStarted
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import (
    CLASSIC_PHASES,
    Advance,
    EmptiedPile,
    End,
    FlipSkip,
    FlipWild,
    GoOut,
    HitSameTurn,
    Naturals,
    PhaseChoice,
    Points,
    Ruleset,
    SkipLies,
    SkipLimit,
    SkipTarget,
    TieBreak,
    phases_of,
)
from tenphases.variants import PRESETS, VARIANTS, load

STANDARD = {
    "phases": CLASSIC_PHASES,
    "hand_size": 10,
    "wilds": 8,
    "skips": 4,
    "discard_piles": 1,
    "emptied_pile": EmptiedPile.ANY,
    "flip_skip": FlipSkip.SKIP_FIRST,
    "flip_wild": FlipWild.TAKEABLE,
    "take_skip": False,
    "lay_exact": False,
    "naturals": Naturals.PER_GROUP,
    "max_wilds_laid": None,
    "hit_same_turn": HitSameTurn.ANY,
    "go_out": GoOut.ANY,
    "skip_target": SkipTarget.CHOSEN,
    "skip_lies": SkipLies.IN_FRONT,
    "skip_limit": SkipLimit.WAITING,
    "points": Points(low=5, high=10, skip=15, wild=25),
    "advance": Advance.COMPLETED,
    "end": End.ROUND_END,
    "tie_break": TieBreak.FIRST_OUT,
    "phase_choice": PhaseChoice.IN_ORDER,
    "saves_a_round": 0,
    "saved_most": None,
    "track": "",
    "twist_cards": (),
}
DIFFERS: dict[str, dict[str, object]] = {
    "standard": {},
    "official": {"naturals": Naturals.PER_PHASE},
    "classic": {"naturals": Naturals.PER_PHASE, "skip_lies": SkipLies.ON_PILE, "skip_limit": SkipLimit.LAP},
    "finnish": {"go_out": GoOut.DISCARD, "skip_limit": SkipLimit.NOT_TWICE_RUNNING},
    "norwegian": {"skip_lies": SkipLies.ON_PILE, "skip_limit": SkipLimit.LAP},
    "dutch": {
        "naturals": Naturals.PER_PHASE,
        "hit_same_turn": HitSameTurn.OWN,
        "go_out": GoOut.DISCARD,
        "skip_target": SkipTarget.NEXT,
        "skip_lies": SkipLies.ON_PILE,
        "skip_limit": SkipLimit.NONE,
        "tie_break": TieBreak.FIRST_LAY,
    },
    "danish": {"lay_exact": True, "skip_lies": SkipLies.ON_PILE, "take_skip": True, "end": End.ON_LAY},
}
SWITCHES: dict[str, dict[str, object]] = {
    "ten-rounds": {"advance": Advance.EVERYONE, "end": End.AFTER_ROUNDS},
    "everyone-advances": {"advance": Advance.EVERYONE, "end": End.AFTER_ROUNDS},
    "play-it-out": {"end": End.ALL_FINISHED},
    "pick-a-phase": {"phase_choice": PhaseChoice.WHEN_LAID},
    "two-wilds": {"max_wilds_laid": 2},
    "no-skip-pickup": {"take_skip": False},
    "masters": {"skips": 2, "phase_choice": PhaseChoice.BEFORE_PLAY, "saves_a_round": 1},
    "twist": {
        "discard_piles": 3,
        "emptied_pile": EmptiedPile.REFILL,
        "flip_skip": FlipSkip.COVER,
        "skip_lies": SkipLies.SET_ASIDE,
        "points": Points(low=0, high=0, skip=0, wild=0),
        "end": End.LAST_SPACE,
        "phase_choice": PhaseChoice.BY_BOARD,
        "track": "1 1 twist 2 2 twist 3 3 twist 4 4 twist 5 5 twist 6 6 twist 7 7 twist 8 8 twist 9 9 twist 10",
        "twist_cards": (
            "set3 + set3 + set3",
            "set2 + set2 + set2 + set2",
            "set5 + run4",
            "set3 + set3 + run3",
            "set3 + run6",
            "run4 + run4",
            "run4 + colour4",
            "colour-run5",
            "colour8",
            "colour9",
        ),
    },
}
LISTS = {
    "even": [2, 4, 6, 8, 10],
    "odd": [1, 3, 5, 7, 9],
    "short-5": [1, 2, 3, 4, 5],
    "short-7": [1, 2, 3, 4, 5, 6, 7],
    "short-8": [1, 2, 3, 4, 5, 6, 7, 8],
}


def values(ruleset: Ruleset) -> dict[str, object]:
    return {switch: getattr(ruleset, switch) for switch in Ruleset.__struct_fields__}


def test_R13_there_are_these_presets_and_these_variants() -> None:
    assert set(PRESETS) == set(DIFFERS)
    assert set(VARIANTS) == set(SWITCHES) | set(LISTS)


@pytest.mark.parametrize("preset", DIFFERS)
@pytest.mark.parametrize("switch", STANDARD)
def test_R13_every_preset_has_every_value_of_the_table(preset: str, switch: str) -> None:
    assert values(load(preset))[switch] == (STANDARD | DIFFERS[preset])[switch]
    assert set(values(load(preset))) == set(STANDARD)


@pytest.mark.parametrize("preset", DIFFERS)
@pytest.mark.parametrize("variant", SWITCHES)
def test_R13_every_variant_of_switches_changes_just_those_on_top_of_any_preset(preset: str, variant: str) -> None:
    assert values(load(preset, [variant])) == STANDARD | DIFFERS[preset] | SWITCHES[variant]


@pytest.mark.parametrize("preset", DIFFERS)
@pytest.mark.parametrize("variant", LISTS)
def test_R13_every_variant_of_the_list_keeps_those_phases_and_their_numbers(preset: str, variant: str) -> None:
    ruleset = load(preset, [variant])
    phases = phases_of(ruleset.phases)
    assert [phase.number for phase in phases] == LISTS[variant]
    assert [phase.groups for phase in phases] == [
        phases_of(CLASSIC_PHASES)[number - 1].groups for number in LISTS[variant]
    ]
    others = values(ruleset)
    del others["phases"]
    assert others.items() <= (STANDARD | DIFFERS[preset]).items()


def test_R13_the_custom_game_is_a_list_of_phases_and_any_switch() -> None:
    phases = ("set3", "colour-run4", "even5 + odd2")
    ruleset = load("dutch", (), {"phases": phases, "skip_target": "chosen", "wilds": 4, "points.skip": 20})
    assert ruleset.phases == phases
    assert ruleset.points == Points(skip=20)
    assert (ruleset.skip_target, ruleset.wilds) == (SkipTarget.CHOSEN, 4)
    assert ruleset.go_out is GoOut.DISCARD


@pytest.mark.parametrize("preset", DIFFERS)
def test_R13_every_preset_with_every_variant_can_be_played_by_any_number(preset: str) -> None:
    for variant in (*SWITCHES, *LISTS):
        for players in range(2, 7):
            assert isinstance(start(load(preset, [variant]), players, Seat(0)), GameStarted), (variant, players)


@pytest.mark.parametrize("preset", DIFFERS)
def test_R13_masters_and_twist_can_be_combined_with_every_list_and_with_each_other(preset: str) -> None:
    for variant in ("masters", "twist"):
        for shorter in ((), *([name] for name in LISTS), ["masters", "twist"], ["twist", "play-it-out", "two-wilds"]):
            assert isinstance(start(load(preset, [variant, *shorter]), 4, Seat(0)), GameStarted), (variant, shorter)
