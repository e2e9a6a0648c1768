"""The browser of the tests and of the benchmark: the system's own chromium."""

import logging
import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright
from playwright.sync_api import Error as BrowserError

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One process less to hand every picture to.
    "--in-process-gpu",
)
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without windows, and does the same for half the work."""
TRIES: Final = 3
"""How often a browser is started that dies, by a fault of its own, before it has opened a page (seen once)."""


def find_chromium() -> str:
    """The system's own chromium; without it the tests fail, they are never skipped."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, "no chromium: install it (Debian and Ubuntu: apt install chromium)"
    return program


def launch(playwright: Playwright) -> Browser:
    """Start the browser. One that does not start at all is told of with what it said."""
    program = find_chromium()
    for _ in range(TRIES - 1):
        try:
            return playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        except BrowserError as error:
            logging.getLogger(__name__).warning("chromium is started again: %s", error)
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS))
