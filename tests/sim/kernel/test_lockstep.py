"""The lockstep law: the kernel and the rules core never differ, in moves, events, scores or ends."""

import random
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.bots.flat import layout as at
from tenphases.bots.flat.expert import choose_expert, choose_steady
from tenphases.bots.flat.layout import WORK, RulesArray, StateArray, WorkArray
from tenphases.bots.reading import flat_rules, flat_state
from tenphases.rules.finish import MOST_ROUNDS
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import End, Points, Ruleset, TieBreak
from tenphases.rules.state import Stage, State
from tenphases.rules.views import view
from tenphases.sim.kernel.claims import claims
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.kernel.game import Game
from tenphases.variants import PRESETS, VARIANTS, load
from tests.laws import play
from tests.sim.kernel.lockstep import Pair, play_out


def test_every_preset_is_claimed_with_every_variant() -> None:
    assert all(claims(load(preset, [variant])) for preset in PRESETS for variant in VARIANTS)


@given(play.rulesets)
def test_every_value_of_every_switch_is_claimed(ruleset: Ruleset) -> None:
    assert claims(ruleset)


def test_what_it_does_not_claim_it_does_not_play() -> None:
    for ruleset in (Ruleset(wilds=60), Ruleset(phases=("set2",) * 41), Ruleset(hand_size=31)):
        assert not claims(ruleset)
        with pytest.raises(ValueError, match="Ruleset"):
            Game(ruleset, 4)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_of_a_preset_go_in_lockstep(preset: str, seed: int) -> None:
    rng = random.Random(f"{seed} {preset}")
    seats = 2 + PRESETS.index(preset) % 5
    pair = play_out(load(preset), seats, rng, 500)
    assert pair.core.number > 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_of_a_variant_go_in_lockstep(variant: str, seed: int) -> None:
    rng = random.Random(f"{seed} {variant}")
    play_out(load(rng.choice(PRESETS), [variant]), rng.randint(2, 6), rng, 300)


ENDS = [end for end in End if end is not End.LAST_SPACE]


@pytest.mark.parametrize(("end", "tie_break"), list(product(ENDS, TieBreak)))
def test_games_go_in_lockstep_to_their_end(end: End, tie_break: TieBreak, seed: int) -> None:
    rng = random.Random(f"{seed} {end} {tie_break}")
    # Points that hardly differ make for ties.
    points = Points(0, 0, 0, 1)
    ruleset = Ruleset(phases=("set2", "run3"), hand_size=5, points=points, end=end, tie_break=tie_break)
    for seats in (2, 3, 5):
        pair = play_out(ruleset, seats, rng, 3_000)
        assert pair.core.stage is Stage.OVER


@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(play.small_rulesets | play.rulesets, st.integers(2, 6), st.integers(0, 2**32))
def test_random_games_of_any_ruleset_go_in_lockstep(ruleset: Ruleset, seats: int, seed: int) -> None:
    if play.playable(ruleset, seats):
        play_out(ruleset, seats, random.Random(seed), 120)


def either(state: StateArray, rules: RulesArray, work: WorkArray, seat: int, seed: int) -> int:
    """Choose as an expert or as a steady player, as the dice fall."""
    return choose_expert(state, rules, work, seat, seed) if seed & 1 else choose_steady(state, rules, work, seat, seed)


def test_a_policy_chooses_in_the_kernel_what_it_chooses_from_a_view(seed: int) -> None:
    policy = compiled(either)

    def choose(pair: Pair, rng: random.Random) -> int:
        desk, seat, dice = pair.kernel.desk, pair.core.turn, rng.randrange(1 << 30)
        inside = policy(pair.kernel.state, desk.rules, desk.work, seat, dice)
        seen = view(pair.core, seat)
        assert inside == either(flat_state(seen), flat_rules(seen), [0] * WORK, seat, dice), seen
        return int(inside)

    rng = random.Random(seed)
    for preset, variants, seats in (
        ("standard", [], 4),
        ("dutch", [], 2),
        ("danish", [], 6),
        ("official", ["masters"], 3),
        ("norwegian", ["twist"], 4),
    ):
        play_out(load(preset, variants), seats, rng, 250, choose)


def test_what_a_seat_sees_in_the_kernel_is_what_its_view_tells(seed: int) -> None:
    def choose(pair: Pair, _: random.Random) -> None:
        for seat in range(len(pair.core.players)):
            kernel, told = pair.kernel.seen(seat).tolist(), flat_state(view(pair.core, Seat(seat)))
            for cells in (kernel, told):
                without_moot(cells, pair.core, seat)
            differ = {at: both for at, both in enumerate(zip(kernel, told, strict=True)) if both[0] != both[1]}
            assert not differ, f"(kernel, view) by place: {differ} for {seat} in {pair.core}"

    rng = random.Random(seed)
    for preset, variant, seats in (
        ("norwegian", "pick-a-phase", 3),
        ("danish", "play-it-out", 5),
        ("standard", "masters", 2),
        ("finnish", "twist", 4),
    ):
        play_out(load(preset, [variant]), seats, rng, 300, choose)


def without_moot(cells: list[int], state: State, seat: int) -> None:
    """Make 0 of what means nothing: which card came to whom it is not to play, the phase of who has chosen none."""
    if seat != state.turn or not state.draw_pile:
        cells[at.TAKEN] = 0
    for player in range(at.MOST_SEATS):
        if player >= len(state.players) or state.players[player].chosen is None:
            cells[at.PLAYERS + player * at.PLAYER + at.P_CHOSEN] = 0


@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(play.boards, st.integers(2, 6), st.integers(0, 2**32))
def test_games_on_a_board_go_in_lockstep_to_their_end(ruleset: Ruleset, seats: int, seed: int) -> None:
    quick = replace(ruleset, phases=("set2", "run3"), track="1 1 twist 2", twist_cards=("run4", "set2 + set2"))
    if play.playable(quick, seats):
        assert play_out(quick, seats, random.Random(seed), 3_000).core.stage is Stage.OVER


def test_games_with_save_piles_go_in_lockstep_to_their_end(seed: int) -> None:
    rng, masters = random.Random(seed), load("standard", ["masters"])
    for seats, saves in ((2, 1), (4, 2), (6, 1)):
        quick = replace(masters, phases=("set3", "run4"), hand_size=6, saves_a_round=saves)
        assert play_out(quick, seats, rng, 3_000).core.stage is Stage.OVER


def idly(pair: Pair, rng: random.Random) -> int | None:
    """Lay nothing, and take discards whenever they may be taken, so that the last card that came is known to all."""
    kept = [number for number in pair.moves.values() if number < at.M_LAY]
    takes = [number for number in kept if at.M_TAKE <= number < at.M_CHOOSE]
    return rng.choice(takes or kept) if kept else None


@pytest.mark.parametrize("variants", [["masters"], []])
def test_rounds_in_which_nobody_lays_go_in_lockstep_until_they_are_blocked(variants: list[str], seed: int) -> None:
    pair = play_out(load("standard", variants), 2, random.Random(seed), 450, idly)
    assert any(line.out is None for line in pair.core.sheet)


def test_games_that_nobody_wins_go_in_lockstep_to_their_last_round(seed: int) -> None:
    for rules, tied in ((Ruleset(phases=("set2",), points=Points(0, 0, 0, 0)), True), (Ruleset(), False)):
        pair = Pair(replace(rules, hand_size=3 if tied else 10), 3, random.Random(seed))
        pair.core = replace(pair.core, number=MOST_ROUNDS - 1, tied=(Seat(0), Seat(2)) if tied else ())
        pair.kernel = Game.at(pair.core)
        while pair.core.stage is not Stage.OVER:
            pair.go_on(idly)
        assert pair.core.number == MOST_ROUNDS
        assert (pair.core.places[0] == (Seat(0), Seat(2))) or not tied


@pytest.mark.soak
@pytest.mark.parametrize("part", range(100))
def test_a_hundred_thousand_games_go_in_lockstep(part: int, seed: int) -> None:
    rng, games = random.Random(f"{seed} {part}"), 0
    while games < 1_000:
        variants = rng.sample(VARIANTS[:-2], rng.randint(0, 2))
        ruleset = load(rng.choice(PRESETS), variants)
        if rng.random() < 0.98:
            small = ("set2", "run3", "colour3"), ("set3", "set2 + run3"), ("run4", "even3 + odd2")
            ruleset = load(rng.choice(PRESETS), rng.choice(([], [], ["play-it-out"], ["masters"])))
            ruleset = replace(ruleset, phases=rng.choice(small), hand_size=rng.randint(6, 8))
        elif rng.random() < 0.5:
            ruleset = load(rng.choice(PRESETS), [rng.choice(("masters", "twist"))])
        seats = rng.randint(2, 6)
        if play.playable(ruleset, seats):  # variants can contradict each other
            play_out(ruleset, seats, rng, 2_000)
            games += 1
