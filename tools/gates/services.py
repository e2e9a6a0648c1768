"""What the tests start besides Python is here: a browser and a database. Without them they would prove nothing."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.gates.files import report


def problems(root: Path) -> Iterator[str]:
    """What is missing, and how to get it; `root` is the same for all gates and not needed here."""
    del root
    if not any(map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))):
        yield "no chromium: the browser tests cannot run (Debian and Ubuntu: sudo apt install chromium)"
    if not shutil.which("initdb") and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        yield "no PostgreSQL server: the store's tests cannot run (Debian and Ubuntu: sudo apt install postgresql)"


if __name__ == "__main__":
    report(problems)
