"""Someone before a page: a browser context of some size, and what a person does there."""

import itertools
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, FloatRect, Locator, Page, expect

from tests.browser.audit import rest
from tests.browser.mock.server import Scene, Stage

SIZES: Final = {"phone": (360, 640), "tall": (390, 844), "side": (740, 360), "desk": (1280, 800)}
HAND: Final = "[...document.querySelectorAll('.mine .hand-card')].map((one) => one.dataset.face)"
_numbers = itertools.count()
PATIENCE: Final = 20_000
"""For how long what is expected is waited for: a machine may be busy, and what comes at once is not waited for."""
expect.set_options(timeout=PATIENCE)


class Reader:
    """A person and their page."""

    def __init__(self, context: BrowserContext, stage: Stage) -> None:
        self.stage = stage
        self.context = context
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
        self.ready()
        self.rest()
        return self.stage.scenes[address]

    def ready(self) -> None:
        """Wait until keys and drags do something at a table: their code comes a moment after the table."""
        self.page.wait_for_function("() => document.querySelector('tp-table').pressed !== null")
        self.page.evaluate("import('/app/dragging.js').then(() => true)")

    def rest(self) -> None:
        """Wait until the fonts are there and nothing moves."""
        rest(self.page)

    # ------------------------------------------------------------ looking

    def card(self, face: str, nth: int = 0) -> Locator:
        """Return a card of the hand."""
        return self.page.locator(f".mine .hand-card[data-face={face}]").nth(nth)

    def hand(self) -> list[str]:
        """Return the faces of the hand, in order."""
        found: list[str] = self.page.evaluate(HAND)
        return found

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

    def lies(self, *faces: str) -> None:
        """Wait until the hand lies in this order."""
        self.page.wait_for_function(f"(faces) => {HAND}.join() === faces", arg=",".join(faces))

    def sent(self) -> None:
        """Wait until the server has been told how the hand lies and what is being built."""
        self.page.wait_for_function("() => document.querySelector('tp-table').table.unsent === false")

    def until(self, what: Callable[[], object]) -> None:
        """Wait for something that is not on the page."""
        for _ in range(PATIENCE // 20):
            if what():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it does not come about")

    # ------------------------------------------------------------ doing

    def drag(self, item: Locator, target: Locator) -> None:
        """Drag with the mouse, as a person does: in some steps."""
        self.rest()
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
        self.rest()
        start, end = _middle(item.bounding_box()), _middle(target.bounding_box())
        line = self.context.new_cdp_session(self.page)
        steps = [start, (start[0] + 5, start[1] - 12), ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]
        for at, (x, y) in enumerate(steps):
            kind = "touchStart" if at == 0 else "touchMove"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None, "it is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
