"""The wheel builds, and holds every file of the package that is committed."""

import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.gates.files import ours, report


def problems(root: Path) -> Iterator[str]:
    """What keeps the wheel from being whole."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode:
            yield done.stdout + done.stderr
            return
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            held = set(archive.namelist())
    source = Path("src")
    for path in ours(root):
        if path.is_relative_to(source / "tenphases") and path.relative_to(source).as_posix() not in held:
            yield f"{path} is not in the wheel"


if __name__ == "__main__":
    report(problems)
