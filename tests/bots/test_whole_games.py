"""Bots play whole games: always legally, to the end, and without seeing what they may not."""

import random
from itertools import islice
from statistics import mean

import pytest
from msgspec.structs import replace

from tenphases.bots import LEVELS, MASTER, choose
from tenphases.rules.cards import Face, remove_known
from tenphases.rules.decide import start
from tenphases.rules.events import GameStarted
from tenphases.rules.evolve import begin
from tenphases.rules.judge import why_not
from tenphases.rules.moves import Seat
from tenphases.rules.ruleset import PhaseChoice, Ruleset, SkipLimit
from tenphases.rules.state import Stage, State
from tenphases.rules.views import view
from tenphases.sim.match import Bot, level, moves, play
from tenphases.sim.players import at_random
from tenphases.variants.library import PRESETS, VARIANTS
from tenphases.variants.load import load
from tests.bots.tables import LONGEST, longest_streak

WITHOUT_SEARCH = [name for name in LEVELS if name != MASTER]
"""A master who searches is tested in tests/sim; one who does not is an expert."""
BY_NAME = {name: level(name) for name in WITHOUT_SEARCH}
BEGINNER, STEADY = BY_NAME["beginner"], BY_NAME["steady"]
PLAYERS = range(2, 7)


def opening(ruleset: Ruleset, count: int) -> State:
    started = start(ruleset, count, Seat(0))
    assert isinstance(started, GameStarted)
    return begin(started)


def mixed(count: int, seed: int) -> list[Bot]:
    return [random.Random(seed + seat).choice(list(BY_NAME.values())) for seat in range(count)]


def play_out(name: str, ruleset: Ruleset, count: int, seed: int) -> State:
    print(f"{name}, {count} players, seed {seed}")  # noqa: T201 (pytest shows it with a failure)
    played = list(moves(opening(ruleset, count), mixed(count, seed), seed))
    assert longest_streak(move for move, _ in played) <= LONGEST
    return played[-1][1]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_ends_by_every_preset_and_variant(preset: str, seed: int) -> None:
    shift = PRESETS.index(preset)  # so that over the presets a variant meets every number of players
    for place, variants in enumerate(((), *((name,) for name in VARIANTS))):
        count = PLAYERS[(place + shift) % len(PLAYERS)]
        final = play_out(f"{preset} {variants}", load(preset, variants), count, seed + count)
        assert final.stage is Stage.OVER
        assert 1 <= len(final.sheet) <= 80


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_ends_with_any_number_of_players(preset: str, seed: int) -> None:
    for variants in ((), *((name,) for name in VARIANTS)):
        for count in PLAYERS:
            for more in range(5):
                final = play_out(f"{preset} {variants}", load(preset, variants), count, seed + 10 * more)
                assert final.stage is Stage.OVER


CUSTOM = {
    "a phase chosen before play": Ruleset(phase_choice=PhaseChoice.BEFORE_PLAY),
    "no wilds and no skips": Ruleset(wilds=0, skips=0),
    "twelve of each": Ruleset(wilds=12, skips=12, skip_limit=SkipLimit.NONE),
    "small hands": Ruleset(hand_size=4, phases=("set2 + set2", "run4", "colour3")),
    "even and odd": Ruleset(phases=("even6", "odd6", "even4 + odd4", "colour-even4", "colour-odd4")),
    "mixed kinds": Ruleset(phases=("run4 + colour4", "colour-run5", "set3 + colour-run3", "set2 + set2 + set2 + set2")),
    "three piles": Ruleset(discard_piles=3),
}


@pytest.mark.parametrize("name", CUSTOM)
def test_every_game_ends_by_rules_of_ones_own(name: str, seed: int) -> None:
    for count in (2, 3, 6):
        assert play_out(name, CUSTOM[name], count, seed).stage is Stage.OVER


def test_a_game_of_four_steady_players_takes_as_many_rounds_as_is_known(seed: int) -> None:
    games = [play(Ruleset(), [STEADY] * 4, seed + more) for more in range(12)]
    assert 12 <= mean(game.rounds for game in games) <= 17.5
    assert 16 <= sum(game.turns for game in games) / sum(game.rounds for game in games) <= 24


def test_a_game_of_two_steady_players_takes_as_many_rounds_as_is_known(seed: int) -> None:
    assert 9.5 <= mean(play(Ruleset(), [STEADY] * 2, seed + more).rounds for more in range(16)) <= 13.5


@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_has_a_legal_move_wherever_clumsy_play_may_lead(preset: str, seed: int) -> None:
    for count, variant in zip(
        (2, 3, 4, 5, 6), ("play-it-out", "pick-a-phase", "masters", "twist", "ten-rounds"), strict=True
    ):
        state = opening(load(preset, (variant, "short-5")), count)
        for _, after in islice(moves(state, [at_random] * count, seed), 250):
            if after.stage in (Stage.CHOOSE, Stage.DRAW, Stage.PLAY):
                seen = view(after, after.turn)
                for name in WITHOUT_SEARCH:
                    assert why_not(after, after.turn, choose(name, seen, seed)) is None


def scrambled(state: State, seat: int, dice: random.Random) -> State:
    """The same state with everything dealt anew that the seat can't see."""
    hidden = list(state.draw_pile)
    kept: list[tuple[Face, ...]] = []
    for other, player in enumerate(state.players):
        known, unknown = player.known, []
        for card in player.hand:
            if card in known:
                known = remove_known(known, card)
            else:
                unknown.append(card)
        kept.append(player.hand if other == seat else player.known)
        hidden += [] if other == seat else [*unknown, *player.saved, *player.saved_now]
    dice.shuffle(hidden)

    def dealt(count: int) -> tuple[Face, ...]:
        return tuple(hidden.pop() for _ in range(count))

    players = []
    for other, (player, hand) in enumerate(zip(state.players, kept, strict=True)):
        anew = replace(player, hand=(*hand, *dealt(len(player.hand) - len(hand))))
        if other != seat:
            anew = replace(anew, saved=dealt(len(player.saved)), saved_now=dealt(len(player.saved_now)))
        players.append(anew)
    holder = tuple(dice.sample(state.holder, len(state.holder)))
    return replace(state, players=tuple(players), draw_pile=tuple(hidden), holder=holder)


@pytest.mark.parametrize("rules", ["standard", "finnish", "dutch", "danish", "official masters", "classic twist"])
@pytest.mark.parametrize("name", WITHOUT_SEARCH)
def test_no_move_changes_when_everything_hidden_is_dealt_anew(name: str, rules: str, seed: int) -> None:
    dice = random.Random(seed)
    preset, *variants = rules.split()
    state = opening(load(preset, variants), 3)
    for _, after in islice(moves(state, [level(name)] * 3, seed), 300 if variants else None):
        state = after
        if state.stage in (Stage.CHOOSE, Stage.DRAW, Stage.PLAY):
            expected = choose(name, view(state, state.turn), seed)
            other = scrambled(state, state.turn, dice)
            assert choose(name, view(other, state.turn), seed) == expected


@pytest.mark.parametrize("name", WITHOUT_SEARCH)
def test_the_same_view_and_seed_give_the_same_move(name: str, seed: int) -> None:
    first = list(moves(opening(Ruleset(), 4), [level(name)] * 4, seed))
    again = list(moves(opening(Ruleset(), 4), [level(name)] * 4, seed))
    assert first == again


def test_steady_beats_beginner_with_two_players_on_the_same_cards(seed: int) -> None:
    games = [play(Ruleset(), [STEADY, BEGINNER], seed + more, turn) for more in range(15) for turn in range(2)]
    assert sum(0 in game.winners for game in games) > 0.6 * len(games)


def test_a_level_that_does_not_exist_is_refused() -> None:
    state = next(after for _, after in moves(opening(Ruleset(), 2), [STEADY] * 2, 1))
    with pytest.raises(ValueError, match="grandmaster"):
        choose("grandmaster", view(state, state.turn), 0)


@pytest.mark.parametrize("name", WITHOUT_SEARCH)
def test_who_has_nothing_to_do_is_refused(name: str) -> None:
    state = next(after for _, after in moves(opening(Ruleset(), 2), [STEADY] * 2, 1))
    with pytest.raises(ValueError, match="nothing to do"):
        choose(name, view(state, Seat(1 - state.turn)), 0)
    with pytest.raises(ValueError, match="nothing to do"):
        choose(name, view(state, None), 0)
