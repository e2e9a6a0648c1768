"""What is written in the notation is read back as the same value: cards, groups, moves, rules; events and
positions as they come up in whole games.
"""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tenphases.rules.cards import Face
from tenphases.rules.decide import resolve, start
from tenphases.rules.events import CardHit, GameStarted, RoundBlocked, SkipPlayed, TookDiscard, TurnedUp
from tenphases.rules.evolve import begin
from tenphases.rules.legal import legal_moves
from tenphases.rules.moves import CHANCE, Deal, GroupId, Hit, LayPhase, Move, Reshuffle, Seat
from tenphases.rules.notation.events import event_text, parse_event
from tenphases.rules.notation.groups import group_text, read_group, read_some_cards, some_cards_text
from tenphases.rules.notation.moves import Scene, move_text, parse_move, scene
from tenphases.rules.notation.position import position_text
from tenphases.rules.notation.possible import faults
from tenphases.rules.notation.reading import parse_position
from tenphases.rules.notation.record import Entry, Record, parse_record, record_text
from tenphases.rules.notation.replay import check_record, completed
from tenphases.rules.notation.rules import Rules, by_value, read_rules, rules_lines
from tenphases.rules.notation.scan import cursor, quoted
from tenphases.rules.phases import Group
from tenphases.rules.refusals import Refusal
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State, renewable, to_deal
from tenphases.variants import PRESETS, load
from tests.rules.notation.strategies import GROUP_IDS, GROUPS, MOVES, RULESETS, SCENES, SEATS, SOME_CARDS


@given(SOME_CARDS)
def test_cards_some_of_them_unknown(cards: tuple[Face, ...]) -> None:
    line = cursor(some_cards_text(cards))
    assert read_some_cards(line) == cards
    line.done()


@given(GROUPS)
def test_any_group_also_one_that_cannot_be(group: Group) -> None:
    line = cursor(group_text(group))
    assert read_group(line) == group
    line.done()


@given(MOVES, SCENES)
def test_any_move_also_one_that_may_not_be_made(move: Move, where: Scene) -> None:
    assert parse_move(move_text(move, where), where) == move


@given(RULESETS)
def test_any_ruleset_also_one_that_cannot_be_played(ruleset: Ruleset) -> None:
    rules = Rules()
    for text in rules_lines(ruleset):
        line = cursor(text)
        rules = read_rules(line, rules)
        line.done()
    assert by_value(rules) == ruleset


@given(SEATS, st.integers(0, 5), st.integers(0, 12), GROUP_IDS, SCENES)
def test_events_that_seldom_come_up(seat: Seat, pile: int, number: int, group: GroupId, where: Scene) -> None:
    for event in (
        TookDiscard(seat, Face("W"), pile),
        TurnedUp(Face("R5"), (Face("W"), Face("S")), pile),
        CardHit(seat, Face("R5"), group, number),
        SkipPlayed(seat, None),
        RoundBlocked(),
    ):
        assert parse_event(event_text(event, where), where) == event


@given(st.text())
def test_names_in_quotes_whatever_is_in_them(name: str) -> None:
    record = Record(Ruleset(), 2, Seat(0), (name, quoted(name)))
    assert parse_record(record_text(record)) == record


VARIANTS: tuple[tuple[str, ...], ...] = (
    (),
    ("pick-a-phase",),
    ("even",),
    ("ten-rounds",),
    ("play-it-out", "short-5"),
    ("masters",),
    ("twist",),
    ("masters", "twist", "odd"),
)
"""The last three are played in any case."""


def rulesets(rng: random.Random, game: int) -> Ruleset:
    if game < 3:
        return load(rng.choice(PRESETS), VARIANTS[-1 - game])
    changes: tuple[dict[str, str | int], ...] = (
        {},
        {},
        {"phase_choice": "before_play"},
        {"skip_lies": "set_aside"},
        {"discard_piles": 3, "flip_skip": "bury", "flip_wild": "bury"},
    )
    changed = rng.choice(changes)
    variants = () if "phase_choice" in changed else rng.choice(VARIANTS)
    return load(rng.choice(PRESETS), variants, changed)


def chosen(state: State, rng: random.Random) -> tuple[Seat, Move]:
    if state.stage is Stage.DEAL:
        return CHANCE, Deal(tuple(rng.sample(to_deal(state), len(to_deal(state)))))
    if state.stage is Stage.RESHUFFLE:
        cards = renewable(state)
        return CHANCE, Reshuffle(tuple(rng.sample(cards, len(cards))))
    moves = list(legal_moves(state, state.turn))
    return state.turn, rng.choice([move for move in moves if isinstance(move, LayPhase | Hit)] or moves)


BOARD = load("standard", ["masters", "twist"])


def test_everything_there_is_to_say_about_boards_and_save_piles() -> None:
    state = begin(GameStarted(BOARD, 2, Seat(0)))
    state = resolved(state, Deal(to_deal(state)))
    ahead, behind = state.players
    faces = state.draw_pile[:3]
    told = replace(
        state,
        draw_pile=state.draw_pile[3:],
        players=(replace(ahead, saved=faces[:2], pawn=27), replace(behind, saved_now=faces[2:], pawn=2)),
        holder=state.holder[:3],
        still=7,
        emptied=2,
    )
    for each in (told, replace(told, holder=()), replace(told, emptied=0, still=0)):
        assert parse_position(position_text(each)) == each


def resolved(state: State, move: Move) -> State:
    outcome = resolve(state, CHANCE, move)
    assert not isinstance(outcome, Refusal)
    return outcome.state


def round_trips(state: State) -> None:
    text = position_text(state)
    assert parse_position(text) == state, text
    assert faults(state) == (), text


def played(rng: random.Random, game: int, moves: int) -> Record:
    """Play a random game and look at every text on the way."""
    seats = rng.randint(2, 6)
    started = start(rulesets(rng, game), seats, Seat(rng.randrange(seats)))
    assert isinstance(started, GameStarted)
    assert parse_event(event_text(started)) == started
    state = begin(started)
    entries: list[Entry] = []
    while state.stage is not Stage.OVER and len(entries) < moves:
        seat, move = chosen(state, rng)
        where = scene(state)
        assert parse_move(move_text(move, where), where) == move
        outcome = resolve(state, seat, move)
        assert not isinstance(outcome, Refusal)
        for event in outcome.events:
            text = event_text(event, where)
            assert parse_event(text, where) == event, text
        state = outcome.state
        entries.append(Entry(seat, move))
        if rng.random() < 0.05 or state.stage in {Stage.DEAL, Stage.OVER}:
            round_trips(state)
    names = tuple(f"“{seat}” #;\n" for seat in range(seats))
    return completed(Record(started.ruleset, seats, started.dealer, names, tuple(entries)))


@pytest.mark.parametrize("game", range(6))
def test_moves_events_positions_and_records_of_whole_games(game: int, seed: int, *, soak: bool) -> None:
    for number in range(20 if soak else 1):
        record = played(random.Random(f"{seed} {game} {number}"), game, 3_000 if soak else 500)
        assert parse_record(record_text(record)) == record
        assert check_record(record).discrepancies == ()
