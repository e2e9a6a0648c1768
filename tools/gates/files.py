"""Which files the home-made gates look at, and how they report. What each gate looks for is its own."""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def ours(root: Path) -> list[Path]:
    """Every file that is or would be committed, relative to `root`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    found = {Path(name) for name in done.stdout.split("\0") if name}
    return sorted(path for path in found if (root / path).is_file())


def is_vendored(path: Path) -> bool:
    """Whether the file is somebody else's work, kept as it came."""
    return "vendor" in path.parts


def text_of(path: Path) -> str | None:
    """The file's text, or None when it is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def report(problems: Callable[[Path], Iterable[str]]) -> None:
    """Print what the gate found in the project and leave with its status."""
    found: Iterator[str] = iter(problems(ROOT))
    count = 0
    for count, problem in enumerate(found, 1):  # noqa: B007 (the last count is the answer)
        print(problem)
    sys.exit(1 if count else 0)
