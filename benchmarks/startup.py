"""How long ./play takes until the table answers: the first time in a fresh clone, and after that.

    python -m benchmarks.startup              one first start, five later ones
    python -m benchmarks.startup --starts 20

The first start fetches what is missing from the package index, so it measures the line as well. A start ends when
the server answers a request for the page.
"""

import argparse
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from statistics import median

from benchmarks.machine import describe

ROOT = Path(__file__).resolve().parent.parent
_PATIENCE_SECONDS = 600


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> bool:
    """Say whether the page is served there."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1) as answer:
            return bool(answer.status)
    except (urllib.error.URLError, OSError):
        return False


def start(clone: Path) -> float:
    """Start the table, wait until it answers, stop it; return the seconds it took."""
    port = free_port()
    command = ["./play", "--no-open", "--port", str(port), "--data", str(clone / ".cache" / "games")]
    begun = time.perf_counter()
    with subprocess.Popen(command, cwd=clone, stdout=subprocess.DEVNULL, start_new_session=True) as process:  # noqa: S603 - ours
        while not answers(port):
            if process.poll() is not None or time.perf_counter() - begun > _PATIENCE_SECONDS:
                raise SystemExit("./play did not start")
            time.sleep(0.01)
        taken = time.perf_counter() - begun
        os.killpg(process.pid, signal.SIGINT)
    return taken


def main() -> None:
    """Clone, start, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    starts = parser.parse_args().starts
    print(describe())
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "tenphases"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)  # noqa: S603, S607 - ours
        print(f"first start in a fresh clone: {start(clone):.1f} s")
        later = [start(clone) for _ in range(starts)]
        print(
            f"later starts: median {median(later):.2f} s, least {min(later):.2f}, most {max(later):.2f} ({starts} runs)"
        )


if __name__ == "__main__":
    main()
