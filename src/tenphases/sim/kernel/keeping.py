"""Where compiled code is kept on disk: a folder of the user's cache, named for versions and a checksum of the sources.

Numba keeps compiled code by the source file of the function itself and does not notice a change in one it calls. So a
change in any source that can take part leads to another folder.
"""

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
from numba.core import config

from tenphases.bots import flat, solo

_KEPT: Final = 3
"""Folders of compiled code that stay: other versions of this program may be in use on the machine."""


@lru_cache(maxsize=1)
def cache_folder() -> Path | None:
    """Return the folder in which this version's compiled code is kept, None if the machine allows none."""
    base = _user_cache() / "tenphases"
    folder = base / f"kernel-{_checksum()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            return None
        os.utime(folder)
        for old in sorted(base.glob("kernel-*"), key=lambda path: -path.stat().st_mtime)[_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return None
    return folder


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _checksum() -> str:
    """Return a checksum of everything that compiled code follows from, but the machine, which numba looks at itself."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {platform.python_version()}".encode())
    here = Path(__file__).parent
    for folder in sorted([here, here.parent / "tournament", *map(Path, flat.__path__), *map(Path, solo.__path__)]):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def kept_here() -> Iterator[bool]:
    """Let numba keep what is compiled meanwhile in our folder; say whether there is one."""
    settings: Any = config
    folder, before = cache_folder(), settings.CACHE_DIR
    settings.CACHE_DIR = str(folder or "")
    try:
        yield folder is not None
    finally:
        settings.CACHE_DIR = before
