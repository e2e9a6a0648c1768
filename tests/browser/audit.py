"""What axe, the checker of accessibility, finds on a page. Not here: which pages it looks at."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE_FILE: Final = Path(__file__).parent / "vendor" / "axe.min.js"
# The pages have no frames, and what is wrong is told by its HTML: a selector for every element takes half the time.
_HOW: Final = {"resultTypes": ["violations"], "preload": False, "iframes": False, "selectors": False}
_AXE: Final = AXE_FILE.read_text(encoding="utf-8")

# Between themes only colours differ: everything is looked for in one of them, contrast in all.
IN_THEME: Final = {"table": (), "light": ("color-contrast",), "dark": ("color-contrast",)}


def rest(page: Page) -> None:
    """Wait until the fonts are there and nothing moves."""
    page.evaluate(
        """async () => {
          await document.fonts.ready;
          await Promise.allSettled(document.getAnimations().map((one) => one.finished));
        }"""
    )


def faults(page: Page, *rules: str) -> list[str]:
    """Return what axe finds on a page, best practices included, or what some of its rules find."""
    rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE)
    only = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate("how => axe.run(document, how)", _HOW | only)
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes']][:3]}" for one in found["violations"]]
