"""A browser on the look's demo page: a file server for the checkout, and one page a test."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[3]


class _Silent(http.server.SimpleHTTPRequestHandler):
    """Serves files without a line for each; a browser keeps them as long as the tests last."""

    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        """Let what is sent be kept."""
        self.send_header("cache-control", "max-age=600")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is the base class's)
        """Say nothing."""


@pytest.fixture(scope="session")
def files() -> Iterator[str]:
    """Where the checkout is served."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Silent, directory=str(ROOT)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


class Demo:
    """The demo page, and whatever it complained of."""

    def __init__(self, page: Page, files: str) -> None:
        """Listen for complaints from the start."""
        self.page = page
        self.files = files
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None,
        )

    def show(self, view: str, theme: str = "table", size: tuple[int, int] = (390, 844)) -> Page:
        """Show one view afresh, its fonts loaded and its motion over."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.goto("about:blank")
        self.page.goto(f"{self.files}/tests/browser/demo/index.html?theme={theme}#{view}")
        self.page.wait_for_selector("body > main", state="attached")
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished)).then(() => true)")
        return self.page


@pytest.fixture(scope="module")
def context(chromium: Browser) -> BrowserContext:
    """The device of one file of tests: nothing of the demo is kept on it but files."""
    return chromium.new_context()


@pytest.fixture
def demo(context: BrowserContext, files: str) -> Iterator[Demo]:
    """The demo on a page of its own; a complaint in the console fails the test."""
    shown = Demo(context.new_page(), files)
    yield shown
    shown.page.close()
    assert not shown.complaints
