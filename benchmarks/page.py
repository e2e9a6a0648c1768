"""What the page weighs, and how soon the first card is on the screen.

    python -m benchmarks.page             ten visits to a new table, each with an empty cache
    python -m benchmarks.page --visits 30

The weight is every byte that crosses the line, as the server compresses it, headers, fonts, words and the socket's
messages included: from the address of a table to the dealt hand, and then with what the page fetches ahead while
nobody waits for it. The times are from the page request to the first card painted in the hand and to the whole hand,
in Chromium against a server on the same machine that deals at once.
"""

import argparse
import asyncio
import json
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

import uvicorn
from playwright.sync_api import Browser, CDPSession, sync_playwright

from benchmarks.machine import describe
from tenphases.server.app import create_app
from tenphases.server.settings import Settings
from tenphases.store.memory import MemoryStore
from tenphases.table.keeper import House
from tests.browser.chromium import launch

_IDLE_MILLISECONDS = 1500
_WATCH = """
new MutationObserver((_, watcher) => {
  const cards = document.querySelectorAll('.hand .card');
  if (!cards.length) return;
  requestAnimationFrame(() => { window.firstCard ??= performance.now(); });
  if (cards.length < 10) return;
  watcher.disconnect();
  requestAnimationFrame(() => { window.wholeHand = performance.now(); });
}).observe(document, {childList: true, subtree: true});
"""


@contextmanager
def served() -> Iterator[str]:
    """Serve an empty house on a free port for a while; yields its address."""
    app = create_app(Settings(House(MemoryStore())))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error", ws="websockets-sansio"))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        thread.join(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


def opened(address: str) -> dict[str, Any]:
    """Open a table against three bots."""
    body = json.dumps({"name": "Ann", "bots": ["steady"] * 3}).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
        seat: dict[str, Any] = json.load(answer)
        return seat


def weighed(session: CDPSession) -> list[float]:
    """Count what crosses the line from now on."""
    bytes_: list[float] = []
    session.on("Network.loadingFinished", lambda event: bytes_.append(event["encodedDataLength"]))
    session.on("Network.webSocketFrameReceived", lambda event: bytes_.append(len(event["response"]["payloadData"])))
    session.send("Network.enable")
    return bytes_


def visit(browser: Browser, address: str) -> tuple[float, float, float, float, int]:
    """Return kilobytes until the hand is there and in all, milliseconds to the first card and the hand, and answers."""
    seat = opened(address)
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", bypass_csp=True)
    page = context.new_page()
    kept = json.dumps(json.dumps([{**seat, "name": "Ann", "opened": 0}]))
    page.add_init_script(f"localStorage.setItem('tenphases.seats', {kept});")
    page.add_init_script(_WATCH)
    bytes_ = weighed(context.new_cdp_session(page))
    page.goto(f"{address}/#/t/{seat['table']}")
    page.wait_for_function("window.wholeHand !== undefined")
    until_hand = sum(bytes_) / 1000
    first, whole = page.evaluate("[window.firstCard, window.wholeHand]")
    page.wait_for_timeout(_IDLE_MILLISECONDS)
    context.close()
    return until_hand, sum(bytes_) / 1000, first, whole, len(bytes_)


def main() -> None:
    """Visit, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=10)
    visits = parser.parse_args().visits
    print(describe())
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        print(f"Chromium {browser.version}, {visits} visits with an empty cache after one that is not counted")
        rows = [visit(browser, address) for _ in range(visits + 1)][1:]
        browser.close()
    names = ("kB until the hand", "kB in all", "ms to the first card", "ms to the whole hand", "answers")
    for name, column in zip(names, zip(*rows, strict=True), strict=True):
        print(f"{name:22} median {median(column):7.1f}   least {min(column):7.1f}   most {max(column):7.1f}")


if __name__ == "__main__":
    main()
