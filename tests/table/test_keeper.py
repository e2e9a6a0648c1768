"""The keeper: kept before told, one thing after the other, bots at a human pace, and nobody waits for ever."""

import asyncio
import logging

import pytest

from tenphases.rules.moves import Discard, Draw, Seat
from tenphases.table.commands import Accepted, Act, Arrange, NextRound, PlayAgain, Problem, Rejected, TakeBack
from tenphases.table.entries import Who
from tenphases.table.keeper import Pace
from tenphases.table.table import Table
from tenphases.variants import load
from tests.table.keeping import kept, settled
from tests.table.sitting import Sitting, records

TINY = load("standard", (), {"phases": ("set2",), "hand_size": 4})


async def test_a_table_of_bots_plays_on_by_itself_and_every_entry_is_kept_before_it_is_told() -> None:
    async with kept("ss") as at:
        while not at.table.over:
            await settled()
        assert [entry.seq for entry in at.ears.told] == list(range(1, at.table.seq + 1))
        assert await at.store.unfinished(9) == ()


async def test_an_answered_command_is_kept_and_told_before_the_answer() -> None:
    async with kept("pp") as at:
        seat = at.table.state.turn
        answer = await at.keeper.ask(seat, Act("a", at.table.seq, Draw()))
        assert answer == Accepted("a", at.table.seq)
        assert at.ears.told[-1].command == "a"


async def test_commands_that_come_at_the_same_moment_are_worked_off_one_by_one() -> None:
    async with kept("pp") as at:
        seat, seq = at.table.state.turn, at.table.seq
        answers = await asyncio.gather(*(at.keeper.ask(seat, Act(f"c{n}", seq, Draw())) for n in range(20)))
        assert [type(answer) for answer in answers].count(Accepted) == 1
        assert {answer.problem for answer in answers if isinstance(answer, Rejected)} == {Problem.STALE}
        assert at.table.seq == seq + 1


async def test_the_same_command_sent_many_times_at_once_gets_one_answer() -> None:
    async with kept("pp") as at:
        seat, seq = at.table.state.turn, at.table.seq
        answers = await asyncio.gather(*(at.keeper.ask(seat, Act("one", seq, Draw())) for _ in range(20)))
        assert set(answers) == {Accepted("one", seq + 1)}
        assert at.table.seq == seq + 1


async def test_a_refusal_too_is_repeated_however_the_game_has_gone_on() -> None:
    async with kept("pp") as at:
        seat = at.table.state.turn
        wrong = Discard(at.table.state.players[seat].hand[0])
        refused = await at.keeper.ask(seat, Act("x", at.table.seq, wrong))
        await at.keeper.ask(seat, Act("y", at.table.seq, Draw()))
        assert await at.keeper.ask(seat, Act("x", at.table.seq, wrong)) == refused


async def test_what_cannot_be_kept_has_not_happened_and_may_be_asked_again() -> None:
    async with kept("pp") as at:
        seat, before, told = at.table.state.turn, at.table.state, len(at.ears.told)
        at.store.full = True
        answer = await at.keeper.ask(seat, Act("a", at.table.seq, Draw()))
        assert answer == Rejected("a", Problem.NOT_KEPT)
        assert (at.table.state, len(at.ears.told)) == (before, told)
        at.store.full = False
        assert isinstance(await at.keeper.ask(seat, Act("a", at.table.seq, Draw())), Accepted)


async def test_bots_go_on_when_the_disk_has_room_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    async with kept("ss", pace=Pace(1, 1)) as at:
        at.store.full = True
        seq = at.table.seq
        for _ in range(5):
            await at.clock.go_on(1)
        assert at.table.seq == seq
        at.store.full = False
        for _ in range(3):
            await at.clock.go_on(1)
        assert at.table.seq > seq


async def test_when_another_process_was_quicker_its_entries_are_taken_and_the_command_judged_again() -> None:
    async with kept("pp") as at:
        seat, seq = at.table.state.turn, at.table.seq
        twin = Table.load(at.table.game, await at.store.read(at.table.game))
        other = Sitting("pp")
        other.table, other.log = twin, []
        other.act(seat, Draw())
        at.store.overtake = lambda: at.store._logs[at.table.game].append(other.log[0])
        answer = await at.keeper.ask(seat, Act("mine", seq, Draw()))
        assert answer == Rejected("mine", Problem.STALE)
        assert at.table.state == twin.state
        assert at.ears.told[-1] == other.log[0]


async def test_bots_take_their_time_and_no_more(seed: int) -> None:
    async with kept("ss", pace=Pace(0.7, 1.2), seed=seed) as at:
        for _ in range(80):
            before = at.table.seq
            await at.clock.go_on(0.69)
            assert at.table.seq == before, "too fast to follow"
            await at.clock.go_on(0.52)
            assert at.table.seq > before
        assert all(0.7 <= pause <= 1.2 for pause in at.clock.pauses)
        assert len(set(at.clock.pauses)) > 40


async def test_a_bots_pause_betrays_nothing_of_its_hand() -> None:
    """The same dice give the same pauses, whatever cards were dealt."""

    async def pauses(seed: int) -> list[float]:
        async with kept("ss", pace=Pace(0.7, 1.2), seed=seed) as at:
            at.keeper._house.chance._random.seed(99)  # type: ignore[attr-defined]
            at.clock.pauses.clear()
            for _ in range(3):
                await at.clock.go_on(1.2)
            return at.clock.pauses

    found = [await pauses(seed) for seed in range(6)]
    assert all(pauses == found[0] for pauses in found), found


async def test_a_bot_is_not_hurried_or_held_up_by_what_people_do_meanwhile() -> None:
    async with kept("pps", pace=Pace(1, 1), seed=3) as at:
        while at.table.state.turn != 2:
            seat = at.table.state.turn
            await at.keeper.ask(seat, Act(at.id(), at.table.seq, Draw()))
            thrown = next(card for card in at.table.state.players[seat].hand if card != "S")
            await at.keeper.ask(seat, Act(at.id(), at.table.seq, Discard(thrown)))
        seq = at.table.seq
        for _ in range(9):
            await at.clock.go_on(0.1)
            await at.keeper.ask(Seat(0), Arrange(at.id(), at.table.state.players[0].hand))
            await at.keeper.ask(Seat(0), TakeBack(at.id(), at.table.seq))
            assert at.table.seq == seq
        await at.clock.go_on(0.11)
        assert at.table.seq == seq + 1


async def test_an_arrangement_is_noted_told_to_the_seat_alone_and_makes_nothing_stale() -> None:
    async with kept("pp") as at:
        hand = at.table.state.players[0].hand
        told, seq = len(at.ears.told), at.table.seq
        assert await at.keeper.ask(Seat(0), Arrange("a", hand[::-1], (hand[:2],))) == Accepted("a", seq)
        assert (len(at.ears.told), at.ears.arrangements) == (told, [Seat(0)])
        loaded = Table.load(at.table.game, await at.store.read(at.table.game), await at.store.notes(at.table.game))
        assert loaded.arrangements == at.table.arrangements
        assert loaded.answered(Seat(0), "a") == seq


async def test_an_arrangement_sent_again_does_not_undo_a_later_one() -> None:
    async with kept("pp") as at:
        hand = at.table.state.players[0].hand
        first, second = Arrange("a", hand[::-1]), Arrange("b", hand)
        for command in (first, second, first):
            assert isinstance(await at.keeper.ask(Seat(0), command), Accepted)
        assert at.table.arrangements[0].cards == hand


async def test_a_game_is_gone_on_with_in_another_that_is_kept_before_anyone_is_sent_there() -> None:
    async with kept("ps", TINY) as at:
        rng = Sitting("ps", TINY)
        rng.table = at.table
        while not at.table.over:
            await settled()
            if at.table.between_rounds:
                await at.keeper.ask(Seat(0), NextRound(at.id(), at.table.seq))
            elif at.table.state.turn == 0:
                await at.keeper.ask(Seat(0), Act(at.id(), at.table.seq, rng.some_move(Seat(0))))
        dealer = at.table.state.dealer
        assert isinstance(await at.keeper.ask(Seat(0), PlayAgain("again", at.table.seq)), Accepted)
        assert at.table.next_game is not None
        log = await at.store.read(at.table.next_game)
        following = Table.load(at.table.next_game, log)
        assert (following.seats, following.state.ruleset) == (at.table.seats, TINY)
        assert following.state.dealer == (dealer + 1) % 2
        assert log[0].what.previous == at.table.game  # type: ignore[union-attr]
        assert log[0].who is Who.TABLE
        assert await at.store.unfinished(9) == (at.table.next_game,)


async def test_watchers_are_foreign_and_nothing_is_remembered_for_them() -> None:
    async with kept("pp") as at:
        for number in range(300):
            answer = await at.keeper.ask(None, TakeBack(f"w{number}", at.table.seq))
            assert answer == Rejected(f"w{number}", Problem.FOREIGN)
        assert not at.keeper._given


async def test_a_keeper_that_waits_for_people_is_idle_and_one_that_waits_for_a_bot_is_not() -> None:
    async with kept("pp") as at:
        assert at.keeper.idle
    async with kept("ss", pace=Pace(1, 1)) as at:
        assert not at.keeper.idle


def test_the_seats_of_the_tests_are_what_they_say() -> None:
    assert [record.bot for record in records("psb")] == [None, "steady", "beginner"]
