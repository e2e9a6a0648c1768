"""Someone before a page: a browser context of some size, and what a person does there."""

import itertools
from contextlib import suppress
from typing import Final, Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.mock.server import Scene, Stage

SIZES: Final = {"phone": (360, 640), "tall": (390, 844), "desk": (1280, 800)}
_numbers = itertools.count()
expect.set_options(timeout=4000)

Step = Literal["next", "over", "wait", "move"]


class Reader:
    """A person and their page."""

    def __init__(self, context: BrowserContext, stage: Stage, theme: str) -> None:
        self.stage = stage
        self.context = context
        self.context.add_init_script(
            f"try {{ localStorage.setItem('tenphases.theme', JSON.stringify('{theme}')); }} catch {{}}"
        )
        self.complaints: list[str] = []
        self.known: tuple[str, ...] = ("blocked by Playwright", "was preloaded using link preload")
        """What the browser itself tells of: a worker that is kept away, a page that is slow on a busy machine."""
        self.page = self.open()

    def open(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not any(part in message.text for part in self.known):
            self.complaints.append(message.text)

    # ------------------------------------------------------------ going somewhere

    def start(self, address: str | None = None) -> Page:
        """Go to the first page and wait until it can be used."""
        self.page.goto(f"{address or self.stage.address}/")
        self.page.wait_for_selector("[data-action=play]")
        return self.page

    def scene(self, name: str, *, anew: bool = True) -> "Scene":
        """Go to a scene, of one's own unless said otherwise, and wait until it stands still."""
        address = f"{name}-{next(_numbers)}" if anew else name
        if self.page.url.startswith(f"{self.stage.address}/"):
            # The program is here already; it goes to another table as it does for a player.
            self.page.evaluate("address => { location.hash = `#/t/${address}`; }", address)
        else:
            self.page.goto(f"{self.stage.address}/#/t/{address}")
        shown = "at => document.querySelector('tp-table')?.table?.id === at && !!document.querySelector('main.table')"
        self.page.wait_for_function(shown, arg=address)
        self.rest()
        return self.stage.scenes[address]

    def rest(self) -> None:
        """Wait until the fonts are there and nothing moves."""
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => true)")

    # ------------------------------------------------------------ looking

    def card(self, face: str, nth: int = 0) -> Locator:
        """Return a card of the hand."""
        return self.page.locator(f".mine .hand-card[data-face={face}]").nth(nth)

    def hand(self) -> list[str]:
        """Return the faces of the hand, in order."""
        return [card.get_attribute("data-face") or "" for card in self.page.locator(".mine .hand-card").all()]

    def button(self, action: str) -> Locator:
        """Return a button by what it does."""
        return self.page.locator(f"[data-action={action}]:visible").last

    @property
    def dialog(self) -> Locator:
        """Return the sheet that is open."""
        return self.page.locator("dialog[open]")

    @property
    def bubble(self) -> Locator:
        """Return the note that says why not."""
        return self.page.locator(".bubble")

    def spoken(self) -> str:
        """Return what a screen reader is told last."""
        return self.page.locator("#spoken").inner_text()

    # ------------------------------------------------------------ doing

    def drag(self, item: Locator, target: Locator) -> None:
        """Drag with the mouse, as a person does: in some steps."""
        start, end = _middle(item.bounding_box()), _middle(target.bounding_box())
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 6, start[1] - 6)
        mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        mouse.move(*end, steps=3)
        mouse.up()

    def touch_drag(self, item: Locator, target: Locator) -> None:
        """Drag with a finger."""
        start, end = _middle(item.bounding_box()), _middle(target.bounding_box())
        line = self.context.new_cdp_session(self.page)
        steps = [start, (start[0] + 5, start[1] - 12), ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]
        for at, (x, y) in enumerate(steps):
            kind = "touchStart" if at == 0 else "touchMove"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def play_a_bit(self, *, goes_on: bool = True) -> Step:
        """Do one thing that can be done, the plainest. Who does not go on leaves the account of a round as it is."""
        page = self.page
        if page.locator("dialog[open] [data-action=play-again]").count():
            return "over"
        for action in ("next-round", "lay-now"):
            button = page.locator(f"dialog[open] [data-action={action}]:not([aria-disabled=true])")
            if button.count():
                if goes_on or action != "next-round":
                    button.click()
                return "next" if action == "next-round" else "move"
        if page.locator("dialog[open] .option").count():
            page.locator("dialog[open] .option").first.click()
            return "move"
        return self._play_on()

    def _play_on(self) -> Step:
        page = self.page
        if page.locator("dialog[open]").count() or not page.locator(".prompt.may, .prompt.must").count():
            page.wait_for_timeout(40)
            return "wait"
        for action in ("choose", "draw", "lay", "hit", "discard"):
            button = page.locator(f".actions [data-action={action}]:not([aria-disabled=true])")
            if button.count():
                # A sheet may open over it at this very moment.
                with suppress(PlaywrightTimeout):
                    button.click(timeout=1000)
                return "move"
        card = page.locator(".mine .hand-card:not(.is-dim):not([aria-pressed=true])")
        if card.count():
            card.last.click()
        return "move"


def _middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None, "it is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
