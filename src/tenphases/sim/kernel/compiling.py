"""Compiled twins of flat functions (see ``bots.flat``), kept on disk so that a machine compiles once.

A twin is the function's own code with other globals: the flat functions it calls are their twins, the tables it reads
are constant arrays. Its annotations are its signature, so that each function is compiled once and for one set of types.
What the functions do is none of this module's business.

Numba keeps compiled code by the source file of the function itself and does not notice a change in one it calls.
So everything lies in a folder named for the versions and a checksum of all the sources that can take part.
"""

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final, get_args

import numba
import numpy as np
from numba.core import config, types

from tenphases.bots import flat
from tenphases.bots.flat.layout import RulesArray, StateArray, WorkArray

_OURS: Final = "tenphases."
_MOST_BYTES: Final = 10**6
"""Numba embeds a larger array by its address and then cannot keep the code on disk."""
_KEPT: Final = 3
"""Folders of compiled code that stay: other versions of this program may be in use on the machine."""

Substitutes = tuple[tuple[str, Callable[..., Any]], ...]

_twins: dict[tuple[FunctionType, Substitutes], Any] = {}


def compiled(function: Callable[..., Any], substitutes: Substitutes = ()) -> Any:  # noqa: ANN401 - numba has no types
    """Return the compiled twin of a flat function, made or read from disk now if that has not been done yet.

    ``substitutes``: names of functions and the functions to take in their place, wherever they are called; so a
    policy gets into a loop that calls ``choose``.
    """
    if not isinstance(function, FunctionType):
        raise TypeError(function)
    reached = _reached(function)
    key = (function, tuple(pair for pair in substitutes if pair[0] in reached))
    if key not in _twins:
        _twins[key] = _compile(*key)
    return _twins[key]


@lru_cache(maxsize=1024)
def _reached(function: FunctionType) -> frozenset[str]:
    """Return the names of all flat functions that are called from here, however deep."""
    called = [value for value in _globals(function).values() if _is_flat(value)]
    return frozenset(value.__name__ for value in called).union(*map(_reached, called))


def _globals(function: FunctionType) -> dict[str, Any]:
    names = set(function.__code__.co_names)
    return {name: value for name, value in function.__globals__.items() if name in names}


def _is_flat(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__module__.startswith(_OURS)


def _compile(function: FunctionType, substitutes: Substitutes) -> Any:  # noqa: ANN401
    used = _globals(function)
    used |= {name: value for name, value in substitutes if name in used}
    used = {name: _constant(name, value, substitutes) for name, value in used.items()}
    foreign = [value for _, value in (("", function), *substitutes) if not _is_flat(value)]
    module = {"__name__": function.__module__, "__builtins__": __builtins__}
    twin = FunctionType(function.__code__, module | used, function.__name__)
    twin.__qualname__ = "_".join([function.__qualname__, *(_name(other) for _, other in substitutes)])
    twin.__module__ = function.__module__
    with _cache_folder() as kept:
        # Whether code that is not ours has changed, the checksum does not tell.
        jit = numba.njit(_signature(function), cache=kept and not foreign, boundscheck=False, error_model="numpy")
        return jit(twin)


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}_{function.__qualname__}".replace(".", "_")


def _constant(name: str, value: object, substitutes: Substitutes) -> object:
    """Return a global as compiled code wants it: the twin of a function, an array for a table."""
    if isinstance(value, FunctionType):
        return compiled(value, tuple(pair for pair in substitutes if pair[0] != name))
    if isinstance(value, list | tuple | bytes):
        table = _table(tuple(value))
        if table.nbytes > _MOST_BYTES:
            raise ValueError(name)
        return table
    return value


@lru_cache(maxsize=256)
def _table(values: tuple[Any, ...]) -> Any:  # noqa: ANN401
    """Return numbers as a constant array of the smallest type that holds them."""
    array = np.array(values)
    if array.dtype.kind not in "iu":
        return array.astype(np.float64)
    low, high = int(array.min(initial=0)), int(array.max(initial=0))
    for kind in (np.uint8, np.int16, np.int32):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return array.astype(kind)
    return array.astype(np.int64)


def _signature(function: FunctionType) -> Any:  # noqa: ANN401
    hints = dict(function.__annotations__)
    result = _type(hints.pop("return"))
    return result(*map(_type, hints.values()))


def _type(hint: object) -> Any:  # noqa: ANN401
    plain: dict[object, Any] = {int: types.int64, float: types.float64, bool: types.boolean, None: types.void}
    if hint in plain:
        return plain[hint]
    _, name = get_args(hint)
    kind = getattr(types, name.split()[0])
    dimensions = 2 if "rows" in name else 1
    return types.Array(kind, dimensions, "C", readonly=False)


# --- where compiled code is kept -----------------------------------------------------------------


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
    for folder in sorted([Path(__file__).parent, *map(Path, flat.__path__)]):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _cache_folder() -> Iterator[bool]:
    """Let numba keep what is compiled meanwhile in our folder; say whether there is one."""
    settings: Any = config
    folder, before = cache_folder(), settings.CACHE_DIR
    settings.CACHE_DIR = str(folder or "")
    try:
        yield folder is not None
    finally:
        settings.CACHE_DIR = before


__all__ = ["RulesArray", "StateArray", "WorkArray", "cache_folder", "compiled"]
