"""Tables at which people come together from terminals: gathering, playing, a lost line, the same seat again."""

import stat
from pathlib import Path

from tenphases.rules.moves import Draw
from tenphases.terminal.game.gathering import GatherScreen
from tenphases.terminal.game.line import State
from tenphases.terminal.game.sheet import Question
from tenphases.terminal.game.talking import TalkSheet
from tenphases.terminal.game.wire import Message
from tests.server.conftest import Site, serving
from tests.terminal.game.playing import terminal

TWO = {"start": "later", "seats": ["host", "open", "open"], "switches": {"phases": ["set2", "run3"]}}


async def test_two_gather_by_code_talk_start_with_a_bot_and_play(site: Site, tmp_path: Path) -> None:
    async with terminal(site.port, tmp_path / "a", table=TWO) as anna:
        await anna.opened(GatherScreen)
        code = anna.game.update.table.code
        await anna.until(lambda: code in anna.text())
        async with terminal(site.port, tmp_path / "b", name="Ben", code=code.upper(), language="fi") as ben:
            await ben.opened(GatherScreen)
            await anna.until(lambda: "Ben sits down at the table." in anna.text())
            await ben.press("y")
            await ben.opened(TalkSheet)
            await ben.press("down", "enter")
            await anna.until(lambda: "Ben: Good luck" in anna.text())
            await anna.press("enter")
            await anna.opened(Question)
            await anna.press("2")
            await anna.at_the_table()
            await ben.at_the_table()
            assert [seat.bot is None for seat in anna.game.update.seats].count(True) == 2
            assert sorted(anna.game.view.hand) != sorted(ben.game.view.hand)
            await anna.until(lambda: anna.game.my_turn or ben.game.my_turn)
            first, other = (anna, ben) if anna.game.my_turn else (ben, anna)
            await first.until(lambda: first.game.my_turn)
            await first.press("d", "space", "x")
            seat = first.game.view.seat
            assert seat is not None
            await other.until(lambda: bool(other.game.view.players[seat].thrown))


def rights(folder: Path) -> list[int]:
    return [stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()]


async def test_the_same_command_leads_to_the_same_seat_whose_secret_nobody_else_may_read(
    site: Site, tmp_path: Path
) -> None:
    opened = await site.gather("host", "open")
    link = f"/#/t/{opened['table']}"
    async with terminal(site.port, tmp_path, link=link, name="Ben") as ben:
        await ben.opened(GatherScreen)
        seat = ben.game.view.seat
    assert rights(tmp_path) == [0o600]
    async with terminal(site.port, tmp_path, link=link, name="Somebody") as again:
        await again.opened(GatherScreen)
        assert again.game.view.seat == seat == 1
        assert again.game.name(1) == "Ben"


async def test_who_finds_no_seat_looks_on_and_sits_down_when_there_is_one(site: Site, tmp_path: Path) -> None:
    opened = await site.gather("host", "open")
    await site.join(opened["table"], "Chloe")
    async with terminal(site.port, tmp_path, link=f"/#/t/{opened['table']}", name="Ben") as ben:
        await ben.opened(GatherScreen)
        assert ben.game.view.seat is None
        async with site.page(opened["table"], secret=opened["secret"]) as host:
            assert (await host.ask("Remove", seat=1))["type"] == "Accepted"
        await ben.until(lambda: bool(ben.game.to_have))
        await ben.press("j")
        await ben.until(lambda: ben.game.view.seat == 1)


async def test_whose_seat_is_gone_is_told_so_and_may_look_on(site: Site, tmp_path: Path) -> None:
    opened = await site.gather("host", "open")
    link = f"/#/t/{opened['table']}"
    async with terminal(site.port, tmp_path, link=link, name="Ben") as ben:
        await ben.opened(GatherScreen)
    async with site.page(opened["table"], secret=opened["secret"]) as host:
        assert (await host.ask("Remove", seat=1))["type"] == "Accepted"
    async with terminal(site.port, tmp_path, link=link, name="Ben") as ben:
        await ben.opened(GatherScreen)
        assert ben.game.view.seat is None
        await ben.until(lambda: ben.game.words.say("seat-gone")[:40] in ben.text())


async def test_a_lost_line_is_told_and_comes_back_by_itself_with_what_was_done_meanwhile(
    site: Site, tmp_path: Path
) -> None:
    async with terminal(site.port, tmp_path, alone=True, table={"bots": ["steady"]}) as at:
        await at.at_the_table()
        await at.asked_something()
        line = at.app.line
        assert line is not None
        assert line._socket is not None
        states: list[object] = []
        told = line._told

        def hear(message: Message | State) -> None:
            states.append(message)
            told(message)

        line._told = hear
        seq = at.game.update.seq
        await line._socket.close()
        await at.until(lambda: State.LOST in states)
        at.app.act(Draw())
        await at.until(lambda: at.app.line_state is State.OPEN and at.game.update.seq > seq)
        assert at.game.view.stage == "play"


async def test_alone_a_game_that_is_not_over_is_offered_again(tmp_path: Path) -> None:
    async with serving() as site:
        async with terminal(site.port, tmp_path, alone=True, table={"bots": ["steady"]}) as at:
            await at.at_the_table()
            await at.asked_something()
            table, hand = at.app.place.table, at.game.view.hand
            await at.press("q")
        assert at.app.return_value == at.app.words.say("play-kept")
        async with terminal(site.port, tmp_path, alone=True, table={"bots": ["steady"]}) as again:
            await again.opened(Question)
            assert isinstance(again.screen, Question)
            assert len(again.screen.choices) == 2
            await again.press("1")
            await again.at_the_table()
            assert (again.app.place.table, again.game.view.hand) == (table, hand)
