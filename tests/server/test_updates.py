"""What viewers are told: nobody ever learns a card that is hidden from them (L16), and nobody misses anything."""

import copy
import dataclasses
import random
from collections import Counter, deque
from collections.abc import Iterator
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from tenphases.rules.cards import FACES, Face
from tenphases.rules.events import Dealt, DrewFromPile, Event, Reshuffled
from tenphases.rules.moves import Deal, Reshuffle, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.rules.state import Stage, State
from tenphases.rules.views import View
from tenphases.server.messages import Update, UpToDate
from tenphases.server.updates import Around, everything, missed, news
from tenphases.table.cards import CardPosition
from tenphases.table.chance import SeededChance
from tenphases.table.commands import ComeBack, Leave, PlayAgain, StandIn, TableCommand
from tenphases.table.consider import consider
from tenphases.table.draft import Draft
from tenphases.table.entries import Changed, Entry, Moved
from tenphases.table.table import RECENT, Frame, Table
from tenphases.table.terms import Terms
from tenphases.variants import PRESETS, load
from tests.table.people import Gathering
from tests.table.sitting import Sitting

NOBODY = Around()


def viewers(table: Table) -> tuple[Seat | None, ...]:
    return (None, *(Seat(seat) for seat in range(len(table.seats))))


def hidden_from(state: State, viewer: Seat | None) -> Iterator[tuple[Face, ...]]:
    """Yield what that viewer must not learn: the draw pile, and of others' hands what nobody saw being taken."""
    yield state.draw_pile
    for seat, player in enumerate(state.players):
        if seat != viewer:
            yield tuple((Counter(player.hand) - Counter(player.known)).elements())


def state_of(frame: Frame) -> State:
    assert isinstance(frame.position, CardPosition)
    return frame.position.state


class Scrambler:
    """Puts other cards in place of those that are hidden from a viewer: any cards, as long as there are as many."""

    def __init__(self, seed: int, viewer: Seat | None) -> None:
        self.rng = random.Random(seed)
        self.viewer = viewer

    def any(self, count: int) -> tuple[Face, ...]:
        return tuple(self.rng.choices(FACES, k=count))

    def state(self, state: State) -> State:
        if state.stage in (Stage.DEAL, Stage.OVER):
            return replace(state, draw_pile=self.any(len(state.draw_pile)))
        players = tuple(
            player
            if seat == self.viewer
            else replace(player, hand=(*player.known, *self.any(len(player.hand) - len(player.known))))
            for seat, player in enumerate(state.players)
        )
        return replace(state, players=players, draw_pile=self.any(len(state.draw_pile)))

    def event(self, event: Event) -> Event:
        match event:
            case Dealt():
                hands = (hand if seat == self.viewer else self.any(len(hand)) for seat, hand in enumerate(event.hands))
                return Dealt(tuple(hands), self.any(len(event.draw_pile)))
            case Reshuffled():
                return Reshuffled(self.any(len(event.draw_pile)))
            case DrewFromPile() if event.seat != self.viewer:
                return replace(event, card=self.any(1)[0])
            case _:
                return event

    def entry(self, entry: Entry) -> Entry:
        if not isinstance(entry.what, Moved):
            return entry
        move = entry.what.move
        if isinstance(move, Deal | Reshuffle):
            move = replace(move, order=self.any(len(move.order)))
        return replace(
            entry,
            what=replace(
                entry.what, move=move, events=tuple(self.event(cast("Event", event)) for event in entry.what.events)
            ),
        )

    def table(self, table: Table) -> Table:
        """Return a table of which everything that the viewer must not know is different."""
        twin = copy.copy(table)
        twin.position, twin.recent = CardPosition(self.state(table.state)), deque(maxlen=RECENT)
        twin.arrangements = [
            kept
            if seat == self.viewer
            else replace(kept, cards=twin.state.players[seat].hand, building=((Face("S"),),))
            for seat, kept in enumerate(table.arrangements)
        ]
        twin.recent.extend(
            Frame(self.entry(frame.entry), CardPosition(self.state(state_of(frame)))) for frame in table.recent
        )
        twin._undoable = list(table._undoable)
        opened = table.state.stage in (Stage.DEAL, Stage.OVER)
        twin._sealed = [
            secret
            if opened
            else dataclasses.replace(
                secret, seal=replace(secret.seal, salt="another"), order=self.any(len(secret.order))
            )
            for secret in table._sealed
        ]
        return twin


def told(table: Table, viewer: Seat | None) -> list[bytes]:
    """Return everything that viewer can be told at this moment, as it is sent."""
    messages: list[Update | UpToDate] = [
        everything(table, viewer, NOBODY),
        news(table, table.recent[-1], viewer, NOBODY),
    ]
    messages += missed(table, max(0, table.seq - 2), viewer, NOBODY)
    return [msgspec.json.encode(message) for message in messages]


def same_whatever_is_hidden(sitting: Sitting, seed: int) -> int:
    """Check this moment for every viewer; return how many cards were exchanged."""
    exchanged = 0
    for viewer in viewers(sitting.table):
        twin = Scrambler(seed, viewer).table(sitting.table)
        assert told(twin, viewer) == told(sitting.table, viewer), viewer
        exchanged += sum(map(len, hidden_from(sitting.table.state, viewer)))
    return exchanged


@pytest.mark.parametrize("preset", PRESETS)
def test_no_message_to_anybody_depends_on_a_card_that_is_hidden_from_them(preset: str, seed: int) -> None:
    rules = load(preset, (), {"phases": ("set2 + set2", "run4"), "hand_size": 8})
    sitting = Sitting("pspb", rules, seed)
    exchanged = sum(same_whatever_is_hidden(sitting, seed + step) for step, _ in enumerate(sitting.steps()))
    assert exchanged > 1000


def test_neither_does_any_in_the_second_game(seed: int) -> None:
    rules = load("standard", (), {"phases": ("set2",), "hand_size": 8})
    first = Sitting("ppb", rules, seed).finish()
    again = consider(first.table, Seat(0), PlayAgain("a", first.table.seq), SeededChance(seed))
    assert isinstance(again, Draft)
    assert again.opens is not None
    second = Sitting("ppb", rules, seed + 1)
    opening = replace(second.log[0], what=again.opens)
    second.table, second.log = Table.opened("second", opening), [opening]
    assert sum(same_whatever_is_hidden(second, seed + step) for step, _ in enumerate(second.steps())) > 1000


def test_neither_does_any_while_people_gather_come_go_and_are_stood_in_for(seed: int) -> None:
    rng = random.Random(seed)
    rules = load("standard", (), {"phases": ("set2", "set2", "run4"), "hand_size": 8})
    gathering = Gathering("hosb", Terms(stand_in_after=0, timer=20), rules, seed)
    assert same_whatever_is_hidden(gathering, seed) == 0
    gathering.join(1)
    gathering.begin()
    absent = dict.fromkeys(map(Seat, range(4)), 1)
    exchanged = 0
    for step, _ in enumerate(gathering.steps(most=600)):
        exchanged += same_whatever_is_hidden(gathering, seed + step)
        seat, other = Seat(rng.randrange(2)), Seat(rng.randrange(4))
        ways: list[TableCommand] = [Leave(f"l{step}"), ComeBack(f"c{step}")]
        ways.append(StandIn(f"s{step}", gathering.table.seq, other))
        if rng.random() < 0.3:
            gathering.put(seat, rng.choice(ways), absent)
            same_whatever_is_hidden(gathering, seed + step)
        for who in (0, 1):
            if gathering.table.frozen:
                gathering.put(gathering.where(who), ComeBack(f"t{step}.{who}"))
    assert exchanged > 1000
    assert {"left", "came_back"} <= {entry.what.change for entry in gathering.log if isinstance(entry.what, Changed)}


def test_what_was_before_somebody_sat_down_is_not_told_from_their_seat(seed: int) -> None:
    rules = load("standard", (), {"phases": ("set2", "set2"), "hand_size": 8})
    gathering = Gathering("hss", Terms(), rules, seed)
    gathering.begin()
    while not gathering.table.between_rounds:
        next(gathering.steps(meddling=0))
    gathering.join(4, seat=2)
    table, came = gathering.table, gathering.table.seq
    for after in range(max(0, came - RECENT), came - 1):
        (told_now,) = missed(table, after, Seat(2), NOBODY)
        assert told_now == everything(table, Seat(2), NOBODY)
    (joined,) = missed(table, came - 1, Seat(2), NOBODY)
    assert isinstance(joined, Update)
    assert joined.change is not None
    assert len(list(missed(table, came - 5, Seat(0), NOBODY))) == 5


def test_the_own_hand_is_told_and_nobody_elses(seed: int) -> None:
    sitting = Sitting("pppp", Ruleset(), seed)
    for _ in sitting.steps(most=60):
        table = sitting.table
        for viewer in viewers(table):
            update = everything(table, viewer, NOBODY)
            assert isinstance(update.view, View)
            assert update.view.hand == (() if viewer is None else table.state.players[viewer].hand)
            assert Counter(update.arrangement) == Counter(update.view.hand)


def test_secrets_and_salts_are_in_no_message(seed: int) -> None:
    sitting = Sitting("ppb", load("standard", (), {"phases": ("set2 + set2",)}), seed)
    keys = [record.key for record in sitting.table.seats if record.key]
    for _ in sitting.steps():
        for viewer in viewers(sitting.table):
            for message in told(sitting.table, viewer):
                assert not any(key.encode() in message for key in keys)
                if sitting.table.state.stage not in (Stage.DEAL, Stage.OVER):
                    assert all(one.seal.salt.encode() not in message for one in sitting.table._sealed)


def test_who_was_away_a_moment_is_told_all_of_it_and_who_was_away_long_how_things_are(seed: int) -> None:
    sitting = Sitting("ss", Ruleset(), seed)
    for step, _ in enumerate(sitting.steps()):
        if step == RECENT + 20:
            break
    table = sitting.table
    for after in (-9, -1, 0, 5, table.seq - RECENT - 1, table.seq + 1):
        messages = list(missed(table, after, Seat(0), NOBODY))
        assert messages == [everything(table, Seat(0), NOBODY)], after
    for away in (1, 7, RECENT):
        messages = list(missed(table, table.seq - away, Seat(0), NOBODY))
        assert [message.seq for message in messages] == list(range(table.seq - away + 1, table.seq + 1))
        assert messages[-1] == news(table, table.recent[-1], Seat(0), NOBODY)
    assert isinstance(next(missed(table, table.seq, Seat(0), NOBODY)), UpToDate)


def test_only_the_last_of_what_was_missed_can_be_taken_back(seed: int) -> None:
    sitting = Sitting("pp", load("standard", (), {"phases": ("set2",), "hand_size": 5}), seed)
    seen = 0
    for _ in sitting.steps(meddling=0):
        for seat in sitting.table.persons():
            updates = [
                update
                for update in missed(sitting.table, max(0, sitting.table.seq - 3), seat, NOBODY)
                if isinstance(update, Update)
            ]
            able = [update.can_take_back for update in updates]
            assert not any(able[:-1])
            assert able[-1] == (sitting.table.undoable(seat) is not None)
            seen += able[-1]
    assert seen
