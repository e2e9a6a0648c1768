"""The master: it sees what its seat may know, answers the same again, and plays whole games."""

import random
from typing import Any

import numpy as np
import pytest

from tenphases import bots
from tenphases.bots.flat import layout as at
from tenphases.bots.flat.rules import rules_of
from tenphases.bots.reading import flat_rules, flat_state
from tenphases.rules.judge import why_not
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tenphases.rules.views import view
from tenphases.sim import master
from tenphases.sim.kernel.bridge import state_cells
from tenphases.sim.kernel.compiling import compiled
from tenphases.sim.master.player import searched
from tenphases.sim.master.sparring import fights
from tenphases.sim.master.worlds import deal_world
from tenphases.sim.match import level, moves
from tenphases.variants.load import load
from tests.bots.test_whole_games import opening, scrambled

QUICK = (16, 8, 4, 1500, 100, 0, 2, 200)


def moments(seed: int, preset: str, players: int, every: int) -> list[State]:
    """Moments of a game of experts at which somebody has a decision to make."""
    played = moves(opening(load(preset), players), [level("expert")] * players, seed)
    return [state for _, state in played if state.stage in (Stage.DRAW, Stage.PLAY)][::every]


def test_its_moves_are_legal_and_the_same_whatever_is_hidden(seed: int) -> None:
    dice = random.Random(seed)
    for preset, players in (("standard", 3), ("dutch", 2), ("danish", 4)):
        for state in moments(seed, preset, players, 97):
            move = master.choose(view(state, state.turn), seed)
            assert why_not(state, state.turn, move) is None
            assert master.choose(view(scrambled(state, state.turn, dice), state.turn), seed) == move


def test_it_looks_at_nothing_hidden_in_the_kernel_either(seed: int) -> None:
    for state in moments(seed, "standard", 4, 31):
        rules = np.array(rules_of(state.ruleset), np.int16)
        told = np.array(state_cells(state), np.int16)
        seen = np.array(flat_state(view(state, state.turn)), np.int16)
        assert searched(told, rules, seed, QUICK) == searched(seen, rules, seed, QUICK)


def test_worlds_hold_every_card_once_and_all_that_was_seen(seed: int) -> None:
    deal = compiled(deal_world)
    for state in moments(seed, "standard", 4, 17):
        seen = view(state, state.turn)
        cells, rules = np.array(flat_state(seen), np.int16), np.array(flat_rules(seen), np.int16)
        before = cells.copy()
        deal(cells, rules, np.zeros(at.WORK, np.int32), state.turn, (12_345 << 31) | 678)
        assert cells[at.DRAWS] == seen.draw_pile
        hidden = np.bincount(cells[at.DRAW_AT : at.DRAW_AT + cells[at.DRAWS]], minlength=at.KINDS)
        for seat, player in enumerate(seen.players):
            hand = cells[at.HANDS + seat * at.BLOCK : at.HANDS + seat * at.BLOCK + at.KINDS]
            known = cells[at.KNOWN + seat * at.BLOCK : at.KNOWN + seat * at.BLOCK + at.KINDS]
            assert hand.sum() == player.cards == cells[at.HANDS + seat * at.BLOCK + at.ALL]
            assert (hand >= known).all()
            hidden += hand - known
        assert (hidden == before[at.HIDDEN : at.HIDDEN + at.KINDS]).all()


def test_who_threw_a_number_again_and_again_is_not_thought_to_collect_it(seed: int) -> None:
    state = moments(seed, "standard", 4, 23)[0]
    seat, rules = state.turn, np.array(rules_of(state.ruleset), np.int16)
    assert not any(player.done for player in state.players), "sets are collected in the first phase"
    other = (seat + 1) % 4
    blank = np.array(flat_state(view(state, seat)), np.int16)
    thrown = blank.copy()
    place = at.PLAYERS + other * at.PLAYER
    thrown[place + at.P_THROWN] = 3
    thrown[place + at.P_THREW : place + at.P_THREW + 3] = [at.NUMBERS * colour + 6 for colour in range(3)]
    assert sevens_held(thrown, rules, other) < 0.6 * sevens_held(blank, rules, other)


def sevens_held(seen: Any, rules: Any, seat: int) -> float:  # noqa: ANN401
    """How many sevens a player holds on the average of worlds made up from what is seen."""
    held, worlds = 0, 400
    for number in range(worlds):
        cells = seen.copy()
        compiled(deal_world)(cells, rules, np.zeros(at.WORK, np.int32), int(seen[at.TURN]), (number << 31) | 977)
        held += cells[at.HANDS + seat * at.BLOCK + at.BY_NUMBER + 7]
    return held / worlds


def test_a_few_games_by_every_preset_come_to_an_end_and_are_the_same_again(seed: int) -> None:
    for preset, players in (("official", 2), ("finnish", 3), ("norwegian", 4)):
        names = ("master", *["casual"] * (players - 1))
        seeds = range(seed, seed + 1)
        first, again = (list(fights(load(preset, ["short-5"]), names, seeds, QUICK)) for _ in range(2))
        assert [fought.share for fought in first] == [fought.share for fought in again]
        assert len(first) == players


@pytest.mark.soak
def test_it_beats_experts(seed: int) -> None:
    fought = list(fights(Ruleset(), ("master", *["expert"] * 3), range(seed, seed + 30)))
    by_seed = np.array([one.gain for one in fought]).reshape(30, 4).mean(axis=1)
    assert by_seed.mean() > 2 * by_seed.std() / 30**0.5, "by its moves, which is less a matter of luck than who wins"


def test_without_a_search_an_expert_plays_in_its_place(seed: int) -> None:
    bots.let_masters_search(None)
    assert bots.plays_as("master") == "expert"
    for state in moments(seed, "standard", 3, 40):
        seen = view(state, state.turn)
        assert bots.choose("master", seen, seed) == bots.choose("expert", seen, seed)


def test_with_a_search_it_is_asked_and_an_expert_where_it_has_no_answer(seed: int) -> None:
    state = moments(seed, "standard", 3, 40)[0]
    seen = view(state, state.turn)
    answers = [bots.choose("beginner", seen, seed), None]
    bots.let_masters_search(lambda _view, _seed: answers.pop(0))
    try:
        assert bots.plays_as("master") == "master"
        assert bots.choose("master", seen, seed) == bots.choose("beginner", seen, seed)
        assert bots.choose("master", seen, seed) == bots.choose("expert", seen, seed)
    finally:
        bots.let_masters_search(None)


def test_rules_by_which_it_cannot_search_are_played_by_an_expert(seed: int) -> None:
    ruleset = load("standard", ["masters"])
    played = moves(opening(ruleset, 2), [level("expert")] * 2, seed)
    state = next(after for _, after in played if after.stage is Stage.PLAY)
    seen = view(state, state.turn)
    assert master.choose(seen, seed) == bots.choose("expert", seen, seed)
