"""Keeping solved phases in the user's cache folder: a phase is solved once on a machine.

For each phase there are two files, the figures (JSON) and the tables (a numpy archive, some 10 MB for a set and a run).
Only what the solo game depends on goes into their names. Whatever cannot be read or written is computed again.
"""

import hashlib
import os
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tenphases.rules.phases import Phase
from tenphases.rules.ruleset import Ruleset
from tenphases.sim.caching import user_cache
from tenphases.sim.solo.hands import gather, shape_of
from tenphases.sim.solo.kinds import kinds_of
from tenphases.sim.solo.missing import distances
from tenphases.sim.solo.solve import Figures, Progress, Solo, Turns, figures, solve

_VERSION: Final = 1
"""Raised when the tables come out otherwise."""
_WHOLE: Final = 65_535


def folder() -> Path:
    """Return where solved phases are kept."""
    return user_cache() / "tenphases" / f"solo-{_VERSION}"


def figured(phase: Phase, ruleset: Ruleset, told: Progress = lambda _: None) -> Figures:
    """Return a phase's figures, kept or computed now. Raises UnsolvableError."""
    kept = _path(phase, ruleset, ".json")
    try:
        return msgspec.json.decode(kept.read_bytes(), type=Figures)
    except (OSError, msgspec.DecodeError):
        return figures(_solved_now(phase, ruleset, told))


def solved(phase: Phase, ruleset: Ruleset, told: Progress = lambda _: None) -> Solo:
    """Return a phase's solo game, kept or solved now; kept chances are good to a hundred thousandth.

    Raises UnsolvableError.
    """
    kinds = kinds_of(phase, ruleset)
    try:
        with _path(phase, ruleset, ".npz").open("rb") as file, np.load(file) as kept:
            turns = [Turns(kept[f"expected{at}"].astype(float), kept[f"within{at}"] / _WHOLE) for at in range(2)]
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        return _solved_now(phase, ruleset, told)
    shape = shape_of(kinds, ruleset)
    hands = gather(shape, ruleset.hand_size)
    missing = distances(phase, ruleset, kinds, shape, hands.counts)
    return Solo(phase, ruleset, kinds, shape, hands, missing, *turns)


def _solved_now(phase: Phase, ruleset: Ruleset, told: Progress) -> Solo:
    solo = solve(phase, ruleset, told)
    tables: dict[str, NDArray[np.generic]] = {}
    for at, turns in enumerate((solo.pile, solo.discards)):
        tables[f"expected{at}"] = turns.expected.astype(np.float32)
        tables[f"within{at}"] = np.round(turns.within * _WHOLE).astype(np.uint16)
    _write(_path(phase, ruleset, ".npz"), lambda path: np.savez_compressed(path, allow_pickle=False, **tables))
    line = msgspec.json.encode(figures(solo))
    _write(_path(phase, ruleset, ".json"), lambda path: path.write_bytes(line))
    return solo


def _path(phase: Phase, ruleset: Ruleset, suffix: str) -> Path:
    matters = (
        sorted(map(str, phase.groups)),
        ruleset.hand_size,
        ruleset.wilds,
        ruleset.skips,
        ruleset.naturals,
        ruleset.max_wilds_laid,
        ruleset.go_out,
    )
    digest = hashlib.sha256(msgspec.json.encode(matters)).hexdigest()[:16]
    return folder() / f"{'+'.join(sorted(map(str, phase.groups)))}-{digest}{suffix}"


def _write(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent) as room:
            fresh = Path(room) / path.name
            write(fresh)
            os.replace(fresh, path)  # noqa: PTH105 - replaces what is there, on every system
    except OSError:
        return
