"""Where compiled code is kept on disk: a folder of the user's cache, one for each pair of versions.

Numba keeps compiled code by the source file of the function itself and does not notice a change in one it calls. So
every function is kept under a name that follows from its code, its tables and all that it calls (``digest``).
"""

import hashlib
import os
import platform
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import numba
import numpy as np
from numba.core import config

from tenphases.sim.caching import user_cache

_MOST_FILES: Final = 6_000
"""Above so many files the older half goes: they are of functions as they were before."""


@lru_cache(maxsize=1)
def cache_folder() -> Path | None:
    """Return the folder in which compiled code is kept, None if the machine allows none."""
    versions = f"{platform.python_version()}-{numba.__version__}-{np.__version__}"
    folder = user_cache() / "tenphases" / f"kernel-{versions}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            return None
        files = sorted(folder.rglob("*.nb?"), key=lambda path: path.stat().st_mtime)
        for old in files[: len(files) // 2 if len(files) > _MOST_FILES else 0]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return folder


def is_first_time() -> bool:
    """Say whether nothing compiled is on disk yet, so that the first use will take long: some tens of seconds."""
    folder = cache_folder()
    return folder is None or next(folder.rglob("*.nbi"), None) is None


@contextmanager
def kept_here(function: Callable[..., Any]) -> Iterator[bool]:
    """Let numba keep what is compiled meanwhile in our folder; say whether it can."""
    settings: Any = config
    folder, before = cache_folder(), settings.CACHE_DIR
    settings.CACHE_DIR = str(folder or "")
    try:
        yield folder is not None and Path(function.__code__.co_filename).is_file()
    finally:
        settings.CACHE_DIR = before


def digest(function: FunctionType, used: Mapping[str, object]) -> str:
    """Return a checksum of a function's code and of the globals it uses, each told by a text of its own."""
    code, told = function.__code__, hashlib.sha256()
    told.update(code.co_code)
    told.update(repr((_plain(code.co_consts), code.co_names, code.co_varnames, function.__annotations__)).encode())
    for name, value in sorted(used.items()):
        told.update(f" {name}={value}".encode())
    return told.hexdigest()[:16]


def _plain(constants: tuple[Any, ...]) -> list[str]:
    """Return the constants without what differs from one run to the next."""
    return [value.co_name if isinstance(value, CodeType) else repr(value) for value in constants]
