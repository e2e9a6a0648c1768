"""Compiled twins of flat functions (see ``bots.flat``).

A twin is the function's own code with other globals: the flat functions it calls are their twins, the tables it reads
are constant arrays. Its annotations are its signature, so that each function is compiled once and for one set of types.
Arrays are bare addresses to it: numba's own arrays are counted on every call, which took most of the time. What the
functions do is none of this module's business; where compiled code stays on disk is said in ``keeping``.
"""

import hashlib
from collections.abc import Callable
from functools import lru_cache
from types import FunctionType
from typing import Any, Final, get_args

import numba
import numpy as np
from numba.core import types
from numba.core.extending import intrinsic

from tenphases.sim.kernel.keeping import kept_here

_OURS: Final = "tenphases."
_MOST_BYTES: Final = 10**6
"""Numba embeds a larger array by its address and then cannot keep the code on disk."""

Substitutes = tuple[tuple[str, Callable[..., Any]], ...]

_twins: dict[tuple[FunctionType, Substitutes], Any] = {}
_doors: dict[Any, Any] = {}


def compiled(function: Callable[..., Any], substitutes: Substitutes = ()) -> Any:  # noqa: ANN401 - numba has no types
    """Return the compiled form of a flat function, to be called with numpy arrays (the first time takes long).

    ``substitutes``: names of functions and the functions to take in their place, wherever they are called; so a
    policy gets into a loop that calls ``choose``.
    """
    twin = twin_of(function, substitutes)
    if twin not in _doors:
        _doors[twin] = _door(twin, function)
    return _doors[twin]


def compiled_by_address(function: Callable[..., Any], substitutes: Substitutes = ()) -> Any:  # noqa: ANN401
    """As ``compiled``, to be called with the addresses of the arrays (``array.ctypes.data``): a much cheaper call.

    Nothing keeps the arrays alive or says what they are: for callers that hold them.
    """
    twin = twin_of(function, substitutes)
    if (twin, "address") not in _doors:
        _doors[twin, "address"] = _door(twin, function, by_address=True)
    return _doors[twin, "address"]


def twin_of(function: Callable[..., Any], substitutes: Substitutes = ()) -> Any:  # noqa: ANN401
    """Return the compiled twin of a flat function, for compiled code to call with addresses."""
    if not isinstance(function, FunctionType):
        raise TypeError(function)
    reached = _reached(function)
    key = (function, tuple(pair for pair in substitutes if pair[0] in reached))
    if key not in _twins:
        _twins[key] = _twin(*key)
    return _twins[key]


@intrinsic
def address(typing: Any, array: Any) -> Any:  # noqa: ANN401, ARG001 - numba says what an intrinsic looks like
    """Return where an array's first element lies."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        (kind,) = signature.args
        return context.make_array(kind)(context, builder, arguments[0]).data

    return _pointer(array.dtype)(array), generate


def _pointer(kind: Any) -> Any:  # noqa: ANN401
    make: Any = types.CPointer
    return make(kind)


def _at(kind: Any) -> Any:  # noqa: ANN401
    @intrinsic
    def at(typing: Any, where: Any) -> Any:  # noqa: ANN401, ARG001
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
            return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

        return _pointer(kind)(where), generate

    return at


_int16_at = _at(types.int16)
_int32_at = _at(types.int32)


@lru_cache(maxsize=1024)
def _reached(function: FunctionType) -> frozenset[str]:
    """Return the names of all flat functions that are called from here, however deep."""
    called = {name: value for name, value in _globals(function).items() if _is_flat(value)}
    return frozenset(called).union(*map(_reached, called.values()))


def _globals(function: FunctionType) -> dict[str, Any]:
    names = set(function.__code__.co_names)
    return {name: value for name, value in function.__globals__.items() if name in names}


def _is_flat(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__module__.startswith(_OURS)


def _twin(function: FunctionType, substitutes: Substitutes) -> Any:  # noqa: ANN401
    used = _globals(function)
    used |= {name: value for name, value in substitutes if name in used}
    used = {name: _constant(name, value, substitutes) for name, value in used.items()}
    module = {"__name__": function.__module__, "__builtins__": __builtins__}
    twin = FunctionType(function.__code__, module | used, function.__name__)
    twin.__qualname__ = _name(function, substitutes)
    twin.__module__ = function.__module__
    hints = dict(function.__annotations__)
    result = _type(hints.pop("return"))
    return _jit(
        twin,
        result(*map(_type, hints.values())),
        kept=_is_ours(function, substitutes),
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
    )


def _door(twin: Any, function: Callable[..., Any], *, by_address: bool = False) -> Any:  # noqa: ANN401
    """Return a function that hands a twin the addresses of arrays."""
    hints = dict(function.__annotations__)
    result = _type(hints.pop("return"))
    given = ", ".join(f"{_width(hint)}({name})" if _is_array(hint) else name for name, hint in hints.items())
    name = f"door_{twin.py_func.__qualname__}{by_address or ''}".replace(".", "_")
    source = f"def {name}({', '.join(hints)}):\n    return twin({given})\n"
    to = {"int16": _int16_at, "int32": _int32_at} if by_address else {"int16": address, "int32": address}
    room = {"twin": twin, "__name__": function.__module__, **to}
    exec(compile(source, function.__code__.co_filename, "exec"), room)  # noqa: S102 - two lines of our own
    array = _int64 if by_address else _array
    kinds = [array(hint) if _is_array(hint) else _type(hint) for hint in hints.values()]
    return _jit(room[name], result(*kinds), kept=not _changes_unseen(twin))


def _jit(function: Any, signature: Any, *, kept: bool, **options: bool) -> Any:  # noqa: ANN401
    with kept_here() as folder:
        njit: Any = numba.njit
        return njit(signature, cache=kept and folder, boundscheck=False, error_model="numpy", **options)(function)


def _is_ours(function: FunctionType, substitutes: Substitutes) -> bool:
    """Say whether only our own code takes part: whether other code has changed, the checksum does not tell."""
    return _is_flat(function) and all(_is_flat(value) for _, value in substitutes)


def _changes_unseen(twin: Any) -> bool:  # noqa: ANN401
    return any(not _is_ours(*key) for key, value in _twins.items() if value is twin)


def _name(function: FunctionType, substitutes: Substitutes) -> str:
    """Return a name under which this twin can be kept: it becomes part of a file's."""
    if not substitutes:
        return function.__qualname__
    others = " ".join(f"{name}={other.__module__}.{other.__qualname__}" for name, other in substitutes)
    return f"{function.__qualname__}_{hashlib.sha256(others.encode()).hexdigest()[:12]}"


def _constant(name: str, value: object, substitutes: Substitutes) -> object:
    """Return a global as compiled code wants it: the twin of a function, an array for a table."""
    if isinstance(value, FunctionType):
        return twin_of(value, tuple(pair for pair in substitutes if pair[0] != name))
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


def _width(hint: object) -> str:
    return str(get_args(hint)[1]).split()[0]


def _array(hint: object) -> Any:  # noqa: ANN401
    return types.Array(getattr(types, _width(hint)), 1, "C")


def _int64(hint: object) -> Any:  # noqa: ANN401, ARG001
    return types.int64


def _is_array(hint: object) -> bool:
    return len(get_args(hint)) > 1


def _type(hint: object) -> Any:  # noqa: ANN401
    plain: dict[object, Any] = {int: types.int64, float: types.float64, bool: types.boolean, None: types.void}
    if hint in plain:
        return plain[hint]
    return _pointer(getattr(types, _width(hint)))
