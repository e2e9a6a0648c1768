"""The time for a turn, who is there, and standing in, with a keeper at work and a clock that goes when it is told."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tenphases.rules.moves import Draw, Seat
from tenphases.rules.ruleset import Ruleset
from tenphases.table.commands import Accepted, Act, ChangeTerms, ComeBack, Leave, NextRound, Rejected, Reseat, StandIn
from tenphases.table.entries import Changed, Who
from tenphases.table.gathering import Join
from tenphases.table.keeper import Pace
from tenphases.table.table import fingerprint
from tenphases.table.terms import Terms
from tenphases.variants import load
from tests.table.keeping import AT_ONCE, Kept, kept, settled
from tests.table.people import Gathering
from tests.table.sitting import NAMES, secret

CALM = load("standard", (), {"skips": 0})
SHORT = load("standard", (), {"phases": ("set2", "set2", "set2"), "hand_size": 4, "skips": 0})


@asynccontextmanager
async def seated(
    people: int, terms: Terms, ruleset: Ruleset = CALM, pace: Pace = AT_ONCE, seed: int = 1
) -> AsyncIterator[Kept]:
    """Keep a table at which so many people are about to play."""
    gathering = Gathering("h" + "o" * (people - 1), terms, ruleset, seed)
    for who in range(1, people):
        gathering.join(who)
    gathering.begin()
    async with kept(gathering, pace=pace, seed=seed) as at:
        yield at


async def test_when_the_time_is_over_a_legal_move_is_made_until_the_turn_ends_and_marked_as_the_clocks() -> None:
    async with seated(2, Terms(timer=20)) as at:
        first, before = at.table.state.turn, at.table.seq
        await at.clock.go_on(19.9)
        assert at.table.seq == before
        await at.clock.go_on(0.2)
        assert at.table.state.turn == (first + 1) % 2
        entries = at.ears.told[-(at.table.seq - before) :]
        assert {(entry.who, entry.by) for entry in entries if entry.who != Who.CHANCE} == {(Who.CLOCK, first)}
        assert len(entries) >= 2
        await at.clock.go_on(20)
        assert at.table.state.turn == first


async def test_the_time_is_for_the_whole_turn_and_no_move_makes_more_of_it() -> None:
    async with seated(2, Terms(timer=20)) as at:
        seat = at.table.state.turn
        await at.clock.go_on(15)
        assert at.keeper.time_left == 5000
        await at.keeper.ask(seat, Act("a", at.table.seq, Draw()))
        assert at.keeper.time_left == 5000
        await at.clock.go_on(5)
        assert at.table.state.turn != seat


async def test_the_next_one_has_the_whole_time_again() -> None:
    async with seated(3, Terms(timer=20)) as at:
        for _ in range(6):
            seat = at.table.state.turn
            assert at.keeper.time_left == 20_000
            await at.clock.go_on(20)
            assert at.table.state.turn != seat


async def test_without_a_timer_nobody_is_hurried() -> None:
    async with seated(2, Terms()) as at:
        before = at.table.seq
        await at.clock.go_on(100_000)
        assert at.table.seq == before
        assert at.keeper.time_left is None


async def test_the_time_is_the_same_whatever_is_in_the_hand() -> None:
    for seed in range(12):
        async with seated(2, Terms(timer=30), seed=seed) as at:
            assert at.keeper.time_left == 30_000
            assert sorted(set(at.clock.pauses)) == [30]


async def test_the_clock_takes_its_time_over_each_action_as_a_bot_does() -> None:
    async with seated(2, Terms(timer=20), pace=Pace(1, 1)) as at:
        seat, before = at.table.state.turn, at.table.seq
        await at.clock.go_on(20)
        assert at.table.seq == before
        await at.clock.go_on(1)
        assert at.table.seq == before + 1
        assert at.table.state.turn == seat
        for _ in range(8):
            await at.clock.go_on(1)
        assert at.table.state.turn != seat


async def test_time_stands_still_while_nobody_is_there() -> None:
    async with seated(2, Terms(timer=20)) as at:
        before = at.table.seq
        at.ears.away = {Seat(0): 0, Seat(1): 0}
        at.keeper.came_or_went()
        await settled()
        left = [at.keeper.time_left]
        await at.clock.go_on(1000)
        assert at.table.seq == before
        assert at.keeper.idle
        at.ears.away = {Seat(1): 1000}
        at.keeper.came_or_went()
        await settled()
        left.append(at.keeper.time_left)
        assert left == [None, 20_000]
        await at.clock.go_on(20)
        assert at.table.seq > before


async def end_of_round(at: Kept, timer: int) -> None:
    while not at.table.between_rounds:
        await at.clock.go_on(timer)


async def test_between_rounds_there_is_a_minute_at_least_and_then_the_next_is_dealt() -> None:
    for timer, pause in ((20, 60), (90, 90)):
        async with seated(2, Terms(timer=timer), SHORT) as at:
            await end_of_round(at, timer)
            assert at.keeper.time_left == pause * 1000
            await at.keeper.ask(Seat(1), NextRound("a", at.table.seq))
            numbers = []
            for seconds in (pause - 1, 1):
                await at.clock.go_on(seconds)
                numbers.append(at.table.state.number)
            assert numbers == [1, 2]
            made = [entry for entry in at.ears.told if entry.who is Who.CLOCK and entry.by == 0]
            assert made


async def test_the_time_for_a_turn_is_changed_during_it() -> None:
    async with seated(2, Terms()) as at:
        await at.clock.go_on(500)
        await at.keeper.ask(Seat(0), ChangeTerms("a", at.table.seq, Terms(timer=30)))
        assert at.keeper.time_left == 30_000
        await at.clock.go_on(10)
        await at.keeper.ask(Seat(0), ChangeTerms("b", at.table.seq, Terms(timer=60)))
        assert at.keeper.time_left == 60_000
        await at.keeper.ask(Seat(0), ChangeTerms("c", at.table.seq, Terms()))
        assert at.keeper.time_left is None


async def test_a_whole_game_goes_by_though_nobody_does_anything() -> None:
    async with seated(3, Terms(timer=10), SHORT) as at:
        for _ in range(3000):
            await at.clock.go_on(60)
            if at.table.over:
                break
        assert at.table.over
        assert not [entry for entry in at.ears.told if entry.who is Who.PLAYER]


async def test_when_nothing_could_be_kept_the_time_begins_anew(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    async with seated(2, Terms(timer=20)) as at:
        seat = at.table.state.turn
        at.store.full = True
        await at.clock.go_on(15)
        assert at.keeper.time_left == 5000
        refused = await at.keeper.ask(seat, Act("a", at.table.seq, Draw()))
        assert isinstance(refused, Rejected)
        assert (at.keeper.time_left, at.ears.anew) == (20_000, 1)
        await at.clock.go_on(20)
        assert (at.table.state.turn, at.ears.anew) == (seat, 2), "the clock, too, can make no move"
        at.store.full = False
        await at.clock.go_on(19)
        assert at.table.state.turn == seat, "whoever could not move has the whole time again"
        await at.clock.go_on(1)
        assert at.table.state.turn != seat


async def test_one_who_says_hello_again_plays_again_at_once() -> None:
    async with seated(3, Terms(stand_in_after=30)) as at:
        seat = at.table.state.turn
        other = Seat((seat + 1) % 3)
        at.ears.away = {seat: 30_000}
        assert isinstance(await at.keeper.ask(other, StandIn("a", at.table.seq, seat)), Accepted)
        await settled()
        assert at.table.state.turn != seat
        at.ears.away = {}
        at.keeper.came_or_went()
        await settled()
        assert at.table.seats[seat].stand_in is None
        last = at.ears.told[-1]
        assert isinstance(last.what, Changed)
        assert (last.what.change, last.what.seat, last.who) == ("came_back", seat, Who.PLAYER)


async def test_one_who_left_on_purpose_is_not_back_by_merely_looking_on() -> None:
    async with seated(3, Terms()) as at:
        await at.keeper.ask(Seat(1), Leave("a"))
        at.keeper.came_or_went()
        await settled()
        assert at.table.seats[1].left
        await at.keeper.ask(Seat(1), ComeBack("b"))
        assert not at.table.seats[1].left


async def test_when_all_have_left_nothing_is_due_and_the_table_may_sleep() -> None:
    async with seated(2, Terms(timer=10), pace=Pace(1, 1)) as at:
        await at.clock.go_on(1)
        for seat in (0, 1):
            await at.keeper.ask(Seat(seat), Leave(f"l{seat}"))
        before = at.table.seq
        for _ in range(20):
            await at.clock.go_on(10)
        assert at.table.seq == before
        assert at.keeper.idle


async def test_of_those_who_want_the_last_seat_in_the_same_moment_one_gets_it() -> None:
    async with kept(Gathering("hso")) as at:
        wanted = (Join(f"j{who}", "Anna", fingerprint(secret(who))) for who in range(1, 5))
        answers = await asyncio.gather(*(at.keeper.ask(None, join) for join in wanted))
        assert [isinstance(answer, Accepted) for answer in answers] == [True, False, False, False]


async def test_a_command_is_its_senders_wherever_they_sit_by_the_time_it_is_heard() -> None:
    gathering = Gathering("hooo")
    gathering.join(1, seat=3)
    async with kept(gathering) as at:
        order = tuple(map(Seat, (3, 2, 1, 0)))
        answers = await asyncio.gather(
            at.keeper.ask(Seat(0), Reseat("a", at.table.seq, order)), at.keeper.ask(Seat(3), Leave("b"))
        )
        assert all(isinstance(answer, Accepted) for answer in answers)
        assert [record.name for record in at.table.seats] == ["", "", "", NAMES[0]]
