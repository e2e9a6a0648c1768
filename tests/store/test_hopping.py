"""A company whose pages come through several servers by turns, with everything people do: nobody loses anything."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tenphases.rules.moves import Seat
from tenphases.server.room import encoded
from tenphases.server.updates import Around, everything
from tenphases.store import posted
from tenphases.table.table import Table
from tests.server.companies import SHORT
from tests.server.conftest import Data, Page, one_action
from tests.store.test_people_at_several_servers import Two, two

NAMES = ("Anna", "Bert", "Cleo")


class Company:
    """People who have a page open at each server."""

    def __init__(self, servers: Two, rng: random.Random) -> None:
        self.servers, self.rng = servers, rng
        self.table = ""
        self.secrets: list[str] = []
        self.pages: list[list[Page]] = []
        self.moves = 0

    async def gather(self, stack: AsyncExitStack) -> None:
        """Sit down, each through another server, and begin."""
        sites = (self.servers.here, self.servers.there)
        opened = await sites[0].gather("host", "open", "open", "steady", name=NAMES[0], switches=SHORT)
        self.table = opened["table"]
        self.secrets = [opened["secret"]]
        self.secrets += [(await sites[at % 2].join(self.table, NAMES[at]))["secret"] for at in (1, 2)]
        await self.look_at(self.table, stack)
        assert (await self.pages[0][0].ask("Start"))["type"] == "Accepted"

    async def look_at(self, table: str, stack: AsyncExitStack) -> None:
        """Open all pages anew, at that table."""
        self.pages = [
            [
                await stack.enter_async_context(site.page(table, secret=secret))
                for site in (self.servers.here, self.servers.there)
            ]
            for secret in self.secrets
        ]

    async def newest(self) -> Data:
        """Have every page hear what any has heard, and return the table as it is."""
        every = [page for pages in self.pages for page in pages]
        latest = max(every, key=lambda page: int(page.update["seq"]))
        for page in every:
            await page.caught_up(latest)
        return max((page.update for page in every), key=lambda update: int(update["seq"]))

    async def play(self) -> None:
        """Play to the end, each time through one server or another; two at once where they may."""
        while (view := (await self.newest())["view"])["stage"] != "over":
            if view["stage"] == "deal":
                ready = [page.ask("NextRound") for pages in self.pages for page in pages]
                await asyncio.gather(*ready)
                await self.pages[0][0].until(lambda update: update["view"]["stage"] != "deal")
            elif view["turn"] < len(NAMES):
                await self.do_something(self.rng.choice(self.pages[view["turn"]]))
            else:
                await self.pages[0][0].hear()

    async def do_something(self, page: Page) -> None:
        update = page.update
        if update["can_take_back"] and self.rng.random() < 0.3:
            answer = await page.ask("TakeBack")
        elif update["view"]["options"]:
            answer = await one_action(page, update["view"], self.rng)
        else:
            answer = await page.hear()
        self.moves += answer["type"] == "Accepted"


def told(table: Table, seat: int) -> Data:
    """Return what a viewer is to be told of a table."""
    message: Data = json.loads(encoded(everything(table, Seat(seat), Around())))
    return message


@pytest.mark.parametrize("kind", ["postgres", pytest.param("file", marks=pytest.mark.soak)])
async def test_a_company_plays_through_two_servers_by_turns_and_all_are_told_the_same(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posted, "_LOOKED_SECONDS", 0.005)
    address = f"sqlite:///{tmp_path / 'games.sqlite3'}" if kind == "file" else request.getfixturevalue("postgres")()
    async with two(address) as servers, AsyncExitStack() as stack:
        company = Company(servers, random.Random(seed))
        await company.gather(stack)
        await company.play()
        again = [page.ask("PlayAgain") for pages in company.pages for page in pages]
        answers = await asyncio.gather(*again)
        assert {answer["type"] for answer in answers} <= {"Accepted", "Rejected"}
        every = [page for pages in company.pages for page in pages]
        for page in every:
            await page.until(lambda update: update["next_game"] is not None)
        (following,) = {page.update["next_game"] for page in every}
        store = servers.store()
        assert await store.unfinished(9) == (following,)
        log = await store.read(company.table)
        assert [entry.seq for entry in log] == list(range(len(log)))
        table = Table.load(company.table, log)
        for seat, pages in enumerate(company.pages):
            for page in pages:
                for what in ("seq", "view", "next_game", "shuffles"):
                    assert page.update[what] == told(table, seat)[what]
        await company.look_at(following, stack)
        assert (await company.newest())["seats"][1]["name"] == "Bert"
