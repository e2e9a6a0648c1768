"""Whatever happens, every card of the deck is somewhere, once; and the log alone tells the state."""

from hypothesis import given
from hypothesis import strategies as st

from tenphases.rules.events import RoundBegan
from tenphases.rules.evolve import begin, evolve, fold
from tenphases.rules.ruleset import Ruleset, deck
from tests.laws.play import all_cards, game, playable, rulesets, started

seeds = st.integers(0, 2**32)


@given(rulesets, st.integers(2, 6), seeds)
def test_the_deck_is_whole_after_every_event(ruleset: Ruleset, seats: int, seed: int) -> None:
    if not playable(ruleset, seats):
        return
    whole = sorted(deck(ruleset))
    state = begin(started(ruleset, seats))
    for at, step in enumerate(game(ruleset, seats, seed)):
        state = step.before
        for event in step.events:
            state = evolve(state, event)
            cards = sorted(all_cards(state))
            saved = sorted(card for player in state.players for card in player.saved)
            assert cards == (saved if isinstance(event, RoundBegan) else whole), event
        assert state == step.after
        if at > 200:
            break


@given(rulesets, st.integers(2, 6), seeds)
def test_the_log_folded_is_the_state(ruleset: Ruleset, seats: int, seed: int) -> None:
    if not playable(ruleset, seats):
        return
    first = next(iter(game(ruleset, seats, seed))).before
    log = [started(ruleset, seats, first.dealer)]
    state = first
    for at, step in enumerate(game(ruleset, seats, seed)):
        log += step.events  # type: ignore[arg-type]
        state = step.after
        if at > 200:
            break
    assert fold(log) == state
