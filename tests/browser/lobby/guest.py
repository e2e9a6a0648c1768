"""Someone who plays with others: opens tables, comes to them, sits down, and tables opened without a page."""

from typing import Any

from playwright.sync_api import BrowserContext, Locator, expect

from tests.browser.mock.server import Stage
from tests.browser.reader import Reader

Seat = tuple[str, str]
"""A table's address and the secret of a seat there."""


class Guest(Reader):
    """A person, their browser, and the server they go to."""

    def __init__(self, context: BrowserContext, stage: Stage, address: str) -> None:
        super().__init__(context, stage)
        self.address = address

    # ------------------------------------------------------------ without a page

    def ask(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """Ask the server for something beside the page."""
        answer = self.context.request.post(f"{self.address}/api/{path}", data=body)
        found: dict[str, Any] = answer.json()
        assert answer.ok, found
        return found

    def opened(self, name: str = "Anna", **wish: object) -> Seat:
        """Open a table and hold its host's seat; people gather there unless the wish says otherwise."""
        body: dict[str, object] = {"name": name, "start": "later", "seats": ["host", "open"]} | wish
        found = self.ask("tables", body)
        return found["table"], found["secret"]

    def joined(self, table: str, name: str = "Ben") -> Seat:
        """Sit down at a table."""
        return table, self.ask(f"tables/{table}/seats", {"name": name})["secret"]

    # ------------------------------------------------------------ going somewhere

    def go(self, table: str, rest: str = "") -> None:
        """Go to a table's page."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}/#/t/{table}{rest}")

    def take(self, seat: Seat) -> None:
        """Go to a seat by its personal link and wait until the table is there."""
        table, secret = seat
        self.go(table, f"/seat/{secret}")
        expect(self.page.locator("main.table, main.gathering")).to_be_visible()
        self.ready()

    def start_page(self) -> None:
        """Go to the first page."""
        self.start(self.address)

    # ------------------------------------------------------------ looking

    @property
    def seats(self) -> Locator:
        """The seats while people gather."""
        return self.page.locator(".gather-seat")

    def at_seat(self, seat: int) -> Locator:
        """One of them."""
        return self.page.locator(f".gather-seat[data-seat='{seat}']")

    def chip(self, seat: int) -> Locator:
        """A player's chip at the table."""
        return self.page.locator(f".chip[data-seat='{seat}']:visible")

    @property
    def prompt(self) -> Locator:
        """The sentence that says what is asked."""
        return self.page.locator(".prompt")

    def is_asked(self) -> bool:
        """Say whether it is one's turn."""
        return self.page.locator(".prompt.may, .prompt.must").count() > 0

    # ------------------------------------------------------------ doing

    def begin(self) -> None:
        """Have the game begin, as its host."""
        self.button("start").click()
        expect(self.page.locator("main.table")).to_be_visible()

    def choose(self, *actions: str) -> None:
        """Tap one thing after the other."""
        for action in actions:
            self.button(action).click()
