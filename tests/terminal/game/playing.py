"""The game in a terminal as a test plays it: real screens, a real server in the process, keys pressed by chance."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from tenphases.i18n import words
from tenphases.rules.state import Stage
from tenphases.terminal.game.app import GameApp
from tenphases.terminal.game.arrival import Wish
from tenphases.terminal.game.building import BuildSheet
from tenphases.terminal.game.deeds import deeds
from tenphases.terminal.game.game import Game
from tenphases.terminal.game.places import place_of
from tenphases.terminal.game.sheet import Answers, Question, Sheet
from tenphases.terminal.game.sheets import EndSheet, RoundSheet
from tenphases.terminal.game.table import TableScreen

PATIENCE = 60


class Screenful:
    """Somebody at a terminal."""

    def __init__(self, app: GameApp, pilot: Pilot[str]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def game(self) -> Game:
        assert self.app.game is not None
        return self.app.game

    @property
    def screen(self) -> Screen[Any]:
        return self.app.screen

    async def until(self, there: Callable[[], bool]) -> None:
        """Wait until something is so, as long as it takes on a busy machine."""
        assert self.app._exception is None
        try:
            async with asyncio.timeout(PATIENCE):
                while not there():
                    await asyncio.sleep(0.002)
                    assert self.app.is_running or there()
        except TimeoutError:
            pytest.fail(f"waited in vain at\n{self.text()}")

    async def press(self, *keys: str) -> None:
        """Press keys, and wait each time until whatever that sets going is answered."""

        def answered() -> bool:
            moves = [worker for worker in self.app.workers if worker.group == "moves"]
            return not self.app.busy and all(worker.is_finished for worker in moves)

        for key in keys:
            await self.pilot.press(key)
            await self.until(answered)

    async def opened(self, kind: type[Screen[Any]]) -> None:
        """Wait until a screen is there, with the list that it may have."""
        await self.until(lambda: isinstance(self.screen, kind))
        if isinstance(self.screen, Question | EndSheet):
            await self.until(lambda: isinstance(self.app.focused, Answers))

    async def at_the_table(self) -> None:
        """Wait until the table is there, whatever lies over it already."""

        def there() -> bool:
            return any(isinstance(screen, TableScreen) for screen in self.app.screen_stack)

        await self.until(lambda: there() or self.app.return_value is not None)
        assert self.app.return_value is None

    def text(self) -> str:
        """Return what is shown, line by line."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in lines)

    async def asked_something(self) -> None:
        """Wait until there is something to do."""

        def there() -> bool:
            waits = isinstance(self.screen, Sheet) or self.game.view.stage is Stage.OVER
            return not self.app.busy and (waits or self.game.my_turn)

        await self.until(there)

    async def do_something(self, rng: random.Random) -> None:
        """Press what could be pressed now."""
        screen = self.screen
        if isinstance(screen, Question):
            await self.press(str(rng.randrange(min(9, len(screen.choices))) + 1))
        elif isinstance(screen, RoundSheet):
            await self.press("enter")
        elif isinstance(screen, BuildSheet):
            await self.press("enter", "escape")
        elif isinstance(screen, Sheet):
            await self.press("escape")
        else:
            if self.game.view.stage is Stage.PLAY and self.game.face is None:
                self.game.cursor = rng.randrange(len(self.game.hand))
                await self.press("space")
            can = [deed for deed in deeds(self.game) if deed.name not in {"hint", "take-back"} or rng.random() < 0.1]
            wanted = [deed for deed in can if deed.name in {"lay", "hit"}] or can
            if wanted:
                await self.press(rng.choice(wanted).key)

    async def play_out(self, rng: random.Random) -> None:
        """Play until the game is over."""
        while not isinstance(self.screen, EndSheet):
            await self.asked_something()
            if not isinstance(self.screen, EndSheet):
                await self.do_something(rng)


@asynccontextmanager
async def terminal(
    port: int,
    folder: Path,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    **wish: Any,  # noqa: ANN401
) -> AsyncIterator[Screenful]:
    """Sit down at a terminal of that size; what is wished for is as in Wish."""
    place = place_of(f"http://127.0.0.1:{port}{wish.pop('link', '')}")
    app = GameApp(words(language), Wish(place, folder, **({"name": "Anna"} | wish)))
    async with app.run_test(size=size) as pilot:
        yield Screenful(app, pilot)
