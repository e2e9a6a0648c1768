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
from numba.core import errors, types
from numba.core.extending import intrinsic

from tenphases.sim.kernel.keeping import digest, kept_here

_MOST_BYTES: Final = 10**6
"""Numba embeds a larger array by its address and then cannot keep the code on disk."""

_MOST_KEPT: Final = 200_000
"""Twins that read more bytes of tables are not kept one by one, as each would hold a copy. What Python calls is."""

_SHORT: Final = 400
"""Functions of no more bytes of Python's code are put in the place of each call, which else costs more than they do."""

Substitutes = tuple[tuple[str, Callable[..., Any]], ...]

_twins: dict[tuple[FunctionType, Substitutes], Any] = {}
_doors: dict[Any, Any] = {}


def compiled(function: Callable[..., Any], substitutes: Substitutes = ()) -> Any:  # noqa: ANN401 - numba has no types
    """Return the compiled form of a flat function, to be called with numpy arrays (the first time takes long).

    ``substitutes``: names of functions and the functions to take in their place, wherever they are called; so a
    policy gets into a loop that calls ``choose``.
    """
    return _door_of(function, substitutes, by_address=False)


def compiled_by_address(function: Callable[..., Any], substitutes: Substitutes = ()) -> Any:  # noqa: ANN401
    """As ``compiled``, to be called with the addresses of the arrays (``array.ctypes.data``): a much cheaper call.

    Nothing keeps the arrays alive or says what they are: for callers that hold them.
    """
    return _door_of(function, substitutes, by_address=True)


def twin_of(function: Callable[..., Any], substitutes: Substitutes = ()) -> Any:  # noqa: ANN401
    """Return the compiled twin of a flat function, for compiled code to call with addresses."""
    key = _key(function, substitutes)
    if key not in _twins:
        _twins[key] = _twin(*key)
    return _twins[key]


def _door_of(function: Callable[..., Any], substitutes: Substitutes, *, by_address: bool) -> Any:  # noqa: ANN401
    key = (*_key(function, substitutes), by_address)
    if key not in _doors:
        _doors[key] = _door(*key)
    return _doors[key]


def _key(function: Callable[..., Any], substitutes: Substitutes) -> tuple[FunctionType, Substitutes]:
    """Return a flat function and those substitutes that play a part in it."""
    if not isinstance(function, FunctionType):
        raise TypeError(function)
    reached = _reached(function)
    return function, tuple(pair for pair in substitutes if pair[0] in reached)


# --- addresses -----------------------------------------------------------------------------------


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

# --- what a function is made of ------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _reached(function: FunctionType) -> frozenset[str]:
    """Return the names of all flat functions that are called from here, however deep."""
    called = {name: value for name, value in _globals(function).items() if isinstance(value, FunctionType)}
    return frozenset(called).union(*map(_reached, called.values()))


def _globals(function: FunctionType) -> dict[str, Any]:
    names = set(function.__code__.co_names)
    return {name: value for name, value in function.__globals__.items() if name in names}


def _used(function: FunctionType, substitutes: Substitutes) -> dict[str, Any]:
    """Return the globals of a function, with substitutes in their places and tables as arrays."""
    used = _globals(function)
    used |= {name: value for name, value in substitutes if name in used}
    return {name: _constant(name, value) for name, value in used.items()}


def _constant(name: str, value: object) -> object:
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
    for kind in (np.uint8, np.int16, np.uint16, np.int32):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return array.astype(kind)
    return array.astype(np.int64)


def _without(name: str, substitutes: Substitutes) -> Substitutes:
    return tuple(pair for pair in substitutes if pair[0] != name)


@lru_cache(maxsize=4096)
def _content(function: FunctionType, substitutes: Substitutes) -> tuple[str, frozenset[tuple[str, int]]]:
    """Return a checksum of a function and all that it calls, and its tables: their checksums and sizes."""
    told: dict[str, str] = {"": str(_SHORT)}
    tables: frozenset[tuple[str, int]] = frozenset()
    for name, value in _used(function, substitutes).items():
        if isinstance(value, FunctionType):
            told[name], more = _content(*_key(value, _without(name, substitutes)))
            tables |= more
        elif isinstance(value, np.ndarray):
            told[name] = f"{value.dtype} {hashlib.sha256(value.tobytes()).hexdigest()}"
            tables |= {(told[name], value.nbytes)}
        elif value is None or isinstance(value, int | float | str):
            told[name] = repr(value)
        else:
            told[name] = f"{type(value).__name__} {getattr(value, '__name__', '')}"
    return digest(function, told), tables


# --- compiling -----------------------------------------------------------------------------------


def _twin(function: FunctionType, substitutes: Substitutes) -> Any:  # noqa: ANN401
    used = {
        name: twin_of(value, _without(name, substitutes)) if isinstance(value, FunctionType) else value
        for name, value in _used(function, substitutes).items()
    }
    module = {"__name__": function.__module__, "__builtins__": __builtins__}
    twin = FunctionType(function.__code__, module | used, function.__name__)
    content, tables = _content(function, substitutes)
    twin.__qualname__ = f"{function.__qualname__}_{content}"
    twin.__module__ = function.__module__
    hints = dict(function.__annotations__)
    result = _type(hints.pop("return"))
    signature = result(*map(_type, hints.values()))
    small = sum(size for _, size in tables) <= _MOST_KEPT
    with kept_here(function) as kept:
        options: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "cache": kept and small}
        options["forceinline"] = len(function.__code__.co_code) <= _SHORT
        return numba.njit(signature, boundscheck=False, error_model="numpy", **options)(twin)


def _door(function: FunctionType, substitutes: Substitutes, by_address: bool) -> Any:  # noqa: ANN401, FBT001
    """Return what hands a twin the addresses of arrays; if it is kept, the twin need not be made."""
    hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
    given = ", ".join(f"{_width(hint)}({name})" if _is_array(hint) else name for name, hint in hints.items())
    name = f"door{'_at' if by_address else ''}_{function.__name__}_{_content(function, substitutes)[0]}"
    source = f"def {name}({', '.join(hints)}):\n    return twin({given})\n"
    to = {"int16": _int16_at, "int32": _int32_at} if by_address else {"int16": address, "int32": address}
    array = _int64 if by_address else _array
    signature = tuple(array(hint) if _is_array(hint) else _type(hint) for hint in hints.values())

    def made(twin: Any) -> Any:  # noqa: ANN401
        room = {"twin": twin, "__name__": function.__module__, **to}
        exec(compile(source, function.__code__.co_filename, "exec"), room)  # noqa: S102 - two lines of our own
        with kept_here(function) as kept:
            door: Any = numba.njit(cache=kept, boundscheck=False, error_model="numpy")(room[name])
            door.compile(signature)
        door.disable_compile()
        return door

    try:
        return made(None)
    except errors.TypingError:  # it was not kept: there is something to compile
        return made(twin_of(function, substitutes))


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
