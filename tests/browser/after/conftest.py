"""A server that has seen games, over and under way, and people who look back at them."""

import asyncio
import itertools
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tenphases.rules.moves import Reshuffle
from tenphases.rules.ruleset import Ruleset
from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.chance import SeededChance
from tenphases.table.entries import Moved
from tenphases.table.keeper import House
from tests.browser.conftest import AT_ONCE, Devices, Kind, served
from tests.table.sitting import Sitting, secret

FIRST_DAY = 1_767_225_600_000
DAY = 86_400_000
MOST_MOVES = 400
PHASES = ("set3 + set3", "run4", "colour5", "set4 + set2")


@dataclass
class Past:
    """The games that the server has seen, each as it was played."""

    address: str = ""
    over: list[Sitting] = field(default_factory=list)
    going: Sitting = field(default_factory=Sitting)
    long: Sitting = field(default_factory=Sitting)
    """One of five players, over, in which the draw pile was renewed; nobody here had a seat in it."""

    @property
    def last(self) -> Sitting:
        """The game that ended last."""
        return self.over[-1]

    def seats(self) -> str:
        """Return what a device keeps that held seat 0 in all of them."""
        games = [self.going, *reversed(self.over)]
        kept = [{"table": one.table.game, "secret": secret(0), "opened": 0} for one in games]
        return json.dumps(kept)


async def keep(store: MemoryStore, sitting: Sitting, day: int, *, over: bool) -> None:
    """Keep a game as if it had been played on that day, a move every ten seconds."""
    entries = [
        msgspec.structs.replace(entry, time=FIRST_DAY + day * DAY + 10_000 * at) for at, entry in enumerate(sitting.log)
    ]
    await store.append(sitting.table.game, entries, over=over)


def long_game(seed: int) -> Sitting:
    """Return a game that leaves few cards to draw."""
    return Sitting("pbbbb", Ruleset(phases=("run9",), hand_size=15), seed).finish()


def renewed(game: Sitting) -> bool:
    """Say whether the draw pile of a game was renewed, and the game is not too long to be looked at."""
    moves = [entry.what.move for entry in game.log if isinstance(entry.what, Moved)]
    return len(moves) < MOST_MOVES and any(isinstance(move, Reshuffle) for move in moves)


@pytest.fixture(scope="session")
def past(pytestconfig: pytest.Config) -> Iterator[Past]:
    """Five games that are over and one that goes on."""
    seed = int(pytestconfig.getoption("--seed"))
    found, store = Past(), MemoryStore()
    for at, who in enumerate(("psb", "pss", "pp", "psb", "pps")):
        found.over.append(Sitting(who, Ruleset(phases=PHASES), seed + at).finish())
        asyncio.run(keep(store, found.over[-1], at, over=True))
    found.going = Sitting("psb", Ruleset(), seed + 9)
    for _ in found.going.steps(most=25):
        pass
    asyncio.run(keep(store, found.going, 9, over=False))
    found.long = next(game for game in map(long_game, itertools.count(seed + 1000)) if renewed(game))
    asyncio.run(keep(store, found.long, 8, over=True))
    house = House(store, chance=SeededChance(seed), pace=AT_ONCE)
    with served(create_app(Settings(house))) as found.address:
        yield found


class Onlooker:
    """A person and their page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # The browser tells of a worker kept away, of a network taken away, and of an answer that is a refusal.
        known = (
            "blocked by Playwright",
            "preloaded using link preload",
            "ERR_INTERNET_DISCONNECTED",
            "ERR_FAILED",
            "status of 409",
            "status of 404",
        )
        if message.type in {"error", "warning"} and not any(part in message.text for part in known):
            self.complaints.append(message.text)

    def go(self, hash_: str, wait: str) -> Page:
        """Go to a page and wait for what it shows."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}/{hash_}")
        self.page.wait_for_selector(wait)
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page

    def watch(self, game: Sitting, seq: int | None = None) -> Page:
        """Watch a game again."""
        moment = "" if seq is None else f"/{seq}"
        return self.go(f"#/r/{game.table.game}{moment}", ".player-bar")

    def mine(self) -> Page:
        """Look at one's own games."""
        return self.go("#/mine", ".mine-page section")

    def button(self, action: str) -> Locator:
        """Return a button by what it does."""
        return self.page.locator(f"[data-action={action}]:visible").last

    def said(self) -> str:
        """Return what is said to have happened."""
        return self.page.locator("[data-said]").inner_text()

    def says(self, words: str) -> None:
        """Wait until it is said, in these words first of all, what happened."""
        expect(self.page.locator("[data-said]")).to_have_text(re.compile(f"^{re.escape(words)}"))


Look = Callable[..., Onlooker]


@pytest.fixture
def look(devices: Devices, past: Past) -> Iterator[Look]:
    """Sit someone down before a page; whatever the page complains of in its console fails the test."""
    people: list[Onlooker] = []

    def seated(size: str = "phone", *, player: bool = False, **how: Any) -> Onlooker:  # noqa: ANN401
        context = devices.have(Kind(size, seats=past.seats() if player else "", **how))
        people.append(Onlooker(context.new_page(), past.address))
        return people[-1]

    yield seated
    complaints = [complaint for person in people for complaint in person.complaints]
    devices.give_back()
    assert not complaints
