"""Companies of people at one table, each with a page of their own, for the tests."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tenphases.table.keeper import Pace
from tests.server.conftest import Data, Page, Site, one_action

AT_ONCE = Pace(0, 0)
SHORT = {"phases": ["set2", "set2", "set2"], "hand_size": 4}


class Company:
    """People at one table and their pages."""

    def __init__(self, site: Site, table: str) -> None:
        self.site, self.table = site, table
        self.seats: dict[str, Data] = {}
        self.pages: dict[str, Page] = {}

    def __getitem__(self, name: str) -> Page:
        return self.pages[name]

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in next(iter(self.pages.values())).update["seats"]]

    def whose_turn(self) -> str:
        """Return the name of who is to move, as everyone sees it."""
        update = max((page.update for page in self.pages.values()), key=lambda update: int(update["seq"]))
        return str(update["seats"][update["view"]["turn"]]["name"])

    async def caught_up(self) -> None:
        """Have every page hear what any has heard."""
        newest = max(self.pages.values(), key=lambda page: int(page.update["seq"]))
        for page in self.pages.values():
            await page.caught_up(newest)

    async def turn(self, name: str, *, to_be_done: bool = True) -> None:
        """Play until it is somebody's turn to draw, everyone else doing as they may."""
        rng = random.Random(1)
        while True:
            await self.caught_up()
            view = self[name].update["view"]
            if view["stage"] == "deal":
                for page in self.pages.values():
                    await page.ask("NextRound")
                await self.pages[name].until(lambda update: update["view"]["stage"] != "deal")
                continue
            mover = self.whose_turn()
            if mover == name and view["stage"] == "draw" and to_be_done:
                return
            if mover in self.pages:
                page = self[mover]
                await page.until(lambda update: bool(update["view"]["options"]))
                await one_action(page, page.update["view"], rng)
            else:
                await next(iter(self.pages.values())).hear()


@asynccontextmanager
async def company(
    site: Site,
    *names: str,
    plan: tuple[str, ...] = (),
    begin: bool = True,
    **more: Any,  # noqa: ANN401
) -> AsyncIterator[Company]:
    """Have people gather at a table, by its link, and begin."""
    async with AsyncExitStack() as stack:
        opened = await site.gather(*(plan or ("host", *["open"] * (len(names) - 1))), name=names[0], **more)
        found = Company(site, opened["table"])
        found.seats[names[0]] = opened
        for name in names[1:]:
            found.seats[name] = await site.join(opened["table"], name)
        for name in names:
            secret = found.seats[name]["secret"]
            found.pages[name] = await stack.enter_async_context(site.page(opened["table"], secret=secret))
        if begin:
            await found[names[0]].until(lambda update: all(seat["present"] or seat["bot"] for seat in update["seats"]))
            assert (await found[names[0]].ask("Start", fill="steady"))["type"] == "Accepted"
            for page in found.pages.values():
                await page.until(lambda update: bool(update["view"]["hand"]))
        yield found
