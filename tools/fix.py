"""Rewrites what can be rewritten: layout, simple lint, generated documents and, when asked, the lock files."""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

LAYOUT = (
    ("ruff", "check", "--fix", "--quiet"),
    ("ruff", "format", "--quiet"),
    ("python", "-m", "tenphases.server.protocol_doc"),
)
# Without header, notes and registry addresses, so that the files say the same wherever they are written.
COMPILE = ("uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate")
RUNTIME = (*COMPILE, "pyproject.toml", "-o", "requirements.lock")
# Everything at once, on the versions that the runtime lock has already chosen. But for Ray: 240 MB, for which the
# tests have a stand-in.
DEVELOPMENT = (
    *(*COMPILE, "pyproject.toml", "--group", "dev", "--extra", "postgres", "--extra", "sim"),
    *("-c", "requirements.lock", "-o", "requirements-dev.lock"),
)
JAVASCRIPT = ("npm", "install", "--prefix", "tools/js", "--package-lock-only", "--no-progress")


def commands(*, locks: bool, upgrade: bool) -> list[tuple[str, ...]]:
    """What is run, in order."""
    if not locks:
        return list(LAYOUT)
    newer = ("--upgrade",) if upgrade else ()
    return [*LAYOUT, (*RUNTIME, *newer), (*DEVELOPMENT, *newer), JAVASCRIPT]


def main(arguments: list[str]) -> int:
    """Run each, whatever the others do; 0 when all went well."""
    parser = argparse.ArgumentParser(prog="./fix", description="Everything that rewrites files.")
    parser.add_argument("--locks", action="store_true", help="the lock files too")
    parser.add_argument("--upgrade", action="store_true", help="with --locks: the newest versions that fit")
    options = parser.parse_args(arguments)
    status = 0
    for command in commands(locks=options.locks, upgrade=options.upgrade):
        status |= subprocess.run(command, cwd=ROOT, check=False).returncode
    return 1 if status else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
