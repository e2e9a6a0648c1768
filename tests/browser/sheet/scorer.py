"""Someone who keeps score: a page of the score sheet, and what a person does there."""

import json
import re
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.browser.audit import rest

FOUR: Final = ("Anna", "Bo", "Chiara", "Dag")


class Scorer:
    """A person and their page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        # The page's worker is kept away from most tests, of which the browser tells; so it does of a missing network.
        known = ("blocked by Playwright", "using link preload", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
        if message.type in {"error", "warning"} and not any(part in message.text for part in known):
            self.complaints.append(message.text)

    # ------------------------------------------------------------ going somewhere

    def go(self, address: str, wanted: str) -> Page:
        """Go to an address of the page, without loading it anew if it is there already."""
        page = self.page
        if page.url.startswith(self.address):
            page.evaluate("location.hash = '#/nowhere'")
            page.wait_for_selector("[data-action=play]")
            page.evaluate("(address) => { location.hash = address; }", address)
        else:
            page.goto(f"{self.address}/{address}")
        page.wait_for_selector(wanted)
        return page

    def home(self) -> Page:
        """Go to the score sheet's first page."""
        return self.go("#/sheet", "[data-action=begin]")

    def begin(self, names: tuple[str, ...] = FOUR, preset: str = "standard", *variants: str) -> None:
        """Start a sheet."""
        page = self.home()
        inputs = page.locator(".person .input")
        while inputs.count() < len(names):
            self.button("add").click()
        for at, name in enumerate(names):
            inputs.nth(at).fill(name)
        if preset != "standard" or variants:
            page.locator(".rules-fold > summary").click()
            page.locator("[name=preset]").select_option(preset)
            for variant in variants:
                page.locator(f"[data-variant={variant}]").check()
        self.button("begin").click()
        page.wait_for_selector(".sheet-page")

    def keep(self, sheet: dict[str, Any]) -> None:
        """Put a sheet onto the device as it was kept there before, and open it."""
        self.home()
        self.page.evaluate(
            "([key, text]) => localStorage.setItem(key, text)", [f"tenphases.sheet.{sheet['id']}", json.dumps(sheet)]
        )
        self.show(sheet["id"])

    def show(self, sheet: str) -> None:
        """Go to a sheet's page."""
        self.go(f"#/sheet/{sheet}", ".sheet-page")

    def rest(self) -> None:
        """Wait until the fonts are there and nothing moves."""
        rest(self.page)

    # ------------------------------------------------------------ looking

    def button(self, action: str) -> Locator:
        """Return a button by what it does."""
        return self.page.locator(f"[data-action={action}]:visible").last

    @property
    def dialog(self) -> Locator:
        """Return the sheet that is open, the topmost."""
        return self.page.locator("dialog[open]").last

    def key(self, name: object) -> Locator:
        """Return a key of the pad."""
        return self.page.locator(f"dialog[open] [data-key='{name}']")

    def cell(self, round_: int, player: int) -> Locator:
        """Return a cell of the sheet, the round from 1."""
        return self.page.locator(f"[data-cell='{round_ - 1}/{player}']")

    def says(self, round_: int, player: int, words: str) -> None:
        """Wait until a cell says this, perhaps among other words."""
        expect(self.cell(round_, player).locator(".visually-hidden")).to_contain_text(words)

    def totals(self, *totals: int) -> None:
        """Wait until the sheet's head shows these totals."""
        expect(self.page.locator(".grid-total")).to_have_text([re.compile(rf"\b{total}$") for total in totals])

    def kept(self) -> list[dict[str, Any]]:
        """Return the sheets as they lie on the device."""
        texts = self.page.evaluate(
            "Object.entries(localStorage).filter(([key]) => key.startsWith('tenphases.sheet.')).map(([, text]) => text)"
        )
        return [json.loads(text) for text in texts]

    # ------------------------------------------------------------ doing

    def write(self, *players: tuple[bool, int | None]) -> None:
        """Write the present round: for each player whether the phase was laid, and the points, None for going out."""
        self.button("write").click()
        for at, (laid, points) in enumerate(players):
            if laid and points is not None:
                self.page.locator(f"dialog[open] [data-laid='{at}']").click()
            self.key("out" if points is None else points).click()
        self.button("done").click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)
