"""The lock files say what pyproject.toml asks for: nothing missing, nothing left over, nothing unhashed.

Judged without a network, against what is installed here; so a package that only another system or another
Python needs is trusted to the tool that wrote the lock.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.gates.files import report

UNLOCKED = frozenset({"ray"})
"""Extras of which neither ./play nor ./check installs anything."""
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\]+?))?(?: \\)?$")


@dataclass(frozen=True, slots=True)
class Pin:
    """One line of a lock that holds on this machine."""

    version: Version
    hashes: int


def pins(text: str) -> dict[str, Pin]:
    """What a lock installs here, by canonical name."""
    found: dict[str, Pin] = {}
    name, here = "", False
    for line in text.splitlines():
        if head := PIN.match(line):
            name = canonicalize_name(head["name"])
            here = head["marker"] is None or Marker(head["marker"]).evaluate()
            if here:
                found[name] = Pin(Version(head["version"]), 0)
        elif here and line.strip().startswith("--hash="):
            found[name] = Pin(found[name].version, found[name].hashes + 1)
    return found


def applies(requirement: Requirement, extras: Iterable[str]) -> bool:
    """Whether it is asked for here, for a package taken with these extras."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def closure(roots: Iterable[Requirement]) -> dict[str, list[Requirement]]:
    """All that the roots ask for, directly or through others, as the installed packages tell it."""
    asked: dict[str, list[Requirement]] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    queue = [root for root in roots if applies(root, ())]
    while queue:
        requirement = queue.pop()
        name = canonicalize_name(requirement.name)
        asked.setdefault(name, []).append(requirement)
        key = (name, frozenset(requirement.extras))
        if key in seen:
            continue
        seen.add(key)
        try:
            further = [Requirement(line) for line in metadata.requires(requirement.name) or ()]
        except metadata.PackageNotFoundError:
            further = []
        queue += [one for one in further if applies(one, requirement.extras)]
    return asked


def compare(lock: str, locked: dict[str, Pin], roots: list[Requirement]) -> Iterator[str]:
    """Where a lock and its roots disagree."""
    asked = closure(roots)
    for name in sorted(asked.keys() - locked.keys()):
        yield f"{lock}: {name} is asked for and not locked"
    for name in sorted(locked.keys() - asked.keys()):
        yield f"{lock}: {name} is locked and nobody asks for it"
    for name in sorted(asked.keys() & locked.keys()):
        pin = locked[name]
        for requirement in asked[name]:
            if not requirement.specifier.contains(pin.version, prereleases=True):
                yield f"{lock}: {name} {pin.version} is locked, {requirement} is asked for"
        if not pin.hashes:
            yield f"{lock}: {name} has no hash"


def problems(root: Path) -> Iterator[str]:
    """Where the locks and pyproject.toml disagree."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    runtime = [Requirement(line) for line in project["project"]["dependencies"]]
    optional = project["project"]["optional-dependencies"]
    extras = [Requirement(line) for extra, lines in optional.items() if extra not in UNLOCKED for line in lines]
    group = [Requirement(line) for line in project["dependency-groups"]["dev"]]
    small = pins((root / "requirements.lock").read_text(encoding="utf-8"))
    large = pins((root / "requirements-dev.lock").read_text(encoding="utf-8"))
    yield from compare("requirements.lock", small, runtime)
    yield from compare("requirements-dev.lock", large, [*runtime, *extras, *group])
    for name in sorted(small):
        # ./play accepts the environment of ./check, so both must be the same where they overlap.
        if name in large and small[name].version != large[name].version:
            yield f"{name}: {small[name].version} to run, {large[name].version} to develop"


if __name__ == "__main__":
    report(problems)
