"""Compiling the loops of the solo game, and keeping the result in the user's cache folder.

Numba keeps compiled code by the source of the function itself and does not notice a change in one that it calls. So
the code lies in a folder named for a checksum of all that can take part.
"""

import hashlib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config

from tenphases.sim.caching import user_cache

F = TypeVar("F", bound=Callable[..., Any])


@lru_cache(maxsize=1)
def _folder() -> Path | None:
    """Return where compiled code is kept, None if nothing can be."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    folder = user_cache() / "tenphases" / f"solo-code-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder


def is_first_time() -> bool:
    """Say whether nothing compiled is on disk yet, so that the first phase will take longer."""
    folder = _folder()
    return folder is None or next(folder.rglob("*.nbi"), None) is None


def compiled(function: F) -> F:
    """Return the function compiled to machine code at its first call, and kept for the next process."""
    settings: Any = config
    folder, before = _folder(), settings.CACHE_DIR
    settings.CACHE_DIR = str(folder or "")
    try:
        return cast("F", numba.njit(cache=folder is not None, nogil=True)(function))
    finally:
        settings.CACHE_DIR = before
