"""Every shell script is clean to shellcheck."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.gates.files import is_vendored, ours, report


def is_script(root: Path, path: Path) -> bool:
    """Whether a shell runs or sources it."""
    if path.suffix == ".sh":
        return True
    if path.suffix:
        return False
    with (root / path).open("rb") as file:
        return file.readline().rstrip() in {b"#!/bin/sh", b"#!/usr/bin/env bash"}


def problems(root: Path) -> Iterator[str]:
    """What shellcheck says."""
    scripts = [str(path) for path in ours(root) if not is_vendored(path) and is_script(root, path)]
    shellcheck = Path(sys.executable).with_name("shellcheck")
    command = [str(shellcheck), "--external-sources", "--format=gcc", *scripts]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    yield from (done.stdout + done.stderr).splitlines()


if __name__ == "__main__":
    report(problems)
