"""A keeper whose game other servers play too, or whose store is in trouble: it follows, gives way, and tries again."""

import logging

import pytest

from tenphases.rules.moves import Draw, Seat
from tenphases.table.commands import Accepted, Act, Arrange, NextRound, PlayAgain, Rejected, StandIn, TableCommand
from tenphases.table.entries import Change, Changed, Entry, WentOn, Who
from tenphases.table.hands import Arrangement, key
from tenphases.table.table import Table
from tenphases.table.terms import Terms
from tenphases.table.tidings import Reading
from tenphases.variants import load
from tests.table.gathered import AT_ONCE, playing
from tests.table.keeping import Kept, kept, settled
from tests.table.people import Gathering
from tests.table.sitting import Sitting

TINY = load("standard", (), {"phases": ("set2",), "hand_size": 4})


async def elsewhere(at: Kept, seat: int, command: TableCommand, away: Seat) -> None:
    """Put a command to the same game at another server, where somebody seems to be away."""
    twin = Gathering()
    twin.table = Table.load(at.table.game, await at.store.read(at.table.game))
    assert isinstance(twin.put(seat, command, {away: 3_600_000}), Accepted)
    at.store._logs[at.table.game].append(twin.log[-1])


def changes(at: Kept) -> list[Change]:
    return [entry.what.change for entry in at.ears.told if isinstance(entry.what, Changed)]


@pytest.mark.parametrize("away", [False, True])
async def test_for_somebody_who_is_here_no_bot_plays_on_that_another_server_put_there(*, away: bool) -> None:
    async with kept(playing("ho", 2, terms=AT_ONCE)) as at:
        seat = Seat(at.table.state.turn)
        at.ears.away = {seat: 0} if away else {}
        await elsewhere(at, 1 - seat, StandIn("x", at.table.seq, seat), seat)
        at.keeper.catch_up()
        await settled()
        assert changes(at) == [Change.STOOD_IN] + ([] if away else [Change.CAME_BACK])


async def test_who_comes_back_while_nothing_can_be_kept_plays_again_once_it_can(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL)
    async with kept(playing("ho", 2, terms=AT_ONCE)) as at:
        seat = Seat(at.table.state.turn)
        at.ears.away = {seat: 0}
        assert isinstance(await at.keeper.ask(Seat(1 - seat), StandIn("x", at.table.seq, seat)), Accepted)
        at.store.full, at.ears.away = True, {}
        for _ in range(3):
            at.keeper.came_or_went()
            await at.clock.go_on(1)
        assert changes(at) == [Change.STOOD_IN]
        at.store.full = False
        await at.clock.go_on(1)
        assert changes(at) == [Change.STOOD_IN, Change.CAME_BACK]
        assert at.keeper.idle


async def test_a_store_in_trouble_is_spoken_of_once_until_it_is_well_again(caplog: pytest.LogCaptureFixture) -> None:
    async with kept("ss") as at:
        at.store.full = True
        for _ in range(9):
            await at.clock.go_on(1)
        assert len(caplog.records) == 1
        at.store.full = False
        await at.clock.go_on(1)
        at.store.full = True
        await at.clock.go_on(1)
        assert len(caplog.records) <= 2


async def test_whoever_wants_another_game_at_two_servers_is_sent_to_the_same_one_and_no_other_is_left() -> None:
    async with kept("ps", TINY) as at:
        player = Sitting("ps", TINY)
        player.table = at.table
        while not at.table.over:
            await settled()
            if at.table.between_rounds:
                await at.keeper.ask(Seat(0), NextRound(at.id(), at.table.seq))
            elif at.table.state.turn == 0:
                await at.keeper.ask(Seat(0), Act(at.id(), at.table.seq, player.some_move(Seat(0))))
        sent = Entry(at.table.seq + 1, 0, Who.PLAYER, Seat(0), WentOn("theirs"), "elsewhere")

        def overtake() -> None:  # once the new game is kept, and before anybody is sent there
            at.store.overtake = lambda: at.store._logs[at.table.game].append(sent)

        at.store.overtake = overtake
        assert isinstance(await at.keeper.ask(Seat(0), PlayAgain("again", at.table.seq)), Accepted)
        assert at.table.next_game == "theirs"
        assert await at.store.unfinished(9) == ()


async def test_a_game_that_is_not_there_any_more_is_let_go_of(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    async with kept(playing("ho", 2)) as at:
        await at.store.forget(at.table.game)
        seat = Seat(at.table.state.turn)
        assert isinstance(await at.keeper.ask(seat, Act("a", at.table.seq, Draw())), Rejected)
        assert at.ears.let_go


async def test_a_hand_arranged_through_another_server_is_so_here_and_the_command_is_known() -> None:
    async with kept(playing("ho", 2)) as at, kept(playing("ho", 2)) as there:
        hand = at.table.state.players[0].hand[::-1]
        assert isinstance(await there.keeper.ask(Seat(0), Arrange("a", hand)), Accepted)
        at.keeper.arranged_elsewhere(Seat(0))
        await settled()
        assert at.ears.arrangements == []
        await at.store.note(at.table.game, key(0), (await there.store.notes(there.table.game))[key(0)])
        at.keeper.arranged_elsewhere(Seat(0))
        await settled()
        assert (at.table.arrangements[0], at.ears.arrangements) == (Arrangement(hand), [Seat(0)])
        assert at.table.answered(Seat(0), "a") == there.table.seq


async def test_a_clock_shows_what_another_server_s_does_and_rings_by_it() -> None:
    async with kept(playing("ho", 2, terms=Terms(timer=60))) as at:
        since, seat = at.table.waiting_since, at.table.state.turn
        await at.clock.go_on(10)
        assert at.keeper.reading == Reading(since, 50_000)
        at.keeper.agree(Reading(since - 1, 5000))  # of a turn that is over
        assert at.keeper.reading == Reading(since, 50_000)
        at.keeper.agree(Reading(since, 20_000, 3))
        assert at.keeper.reading == Reading(since, 20_000, 3)
        await at.clock.go_on(19.9)
        assert at.table.state.turn == seat
        await at.clock.go_on(0.2)
        assert at.table.state.turn != seat
        assert at.keeper.reading == Reading(at.table.waiting_since, 60_000)
