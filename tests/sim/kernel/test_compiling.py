"""Compiled twins do what the functions do, and what is kept on disk is never what the sources were before."""

import random
from collections.abc import Callable
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest

from tenphases.bots.flat.layout import RulesArray, StateArray
from tenphases.sim.kernel import compiling, keeping
from tenphases.sim.kernel.compiling import compiled, compiled_by_address

TABLE = (3, 1, 4, 1, 5)


def looked_up(place: int) -> int:
    return TABLE[place % 5]


def weighed(state: StateArray, rules: RulesArray, shift: int) -> int:
    total = 0
    for place in range(4):
        total += state[place] * looked_up(place + shift) - rules[place]
    state[0] = total
    return total


def doubled(place: int) -> int:
    return 2 * place


def copy_of(function: Callable[..., int], **other: object) -> FunctionType:
    """The same function with other globals, as if its sources had been changed."""
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, function.__globals__ | other, function.__name__)
    copy.__annotations__ = function.__annotations__
    return copy


def checksum(function: Callable[..., int], substitutes: compiling.Substitutes = ()) -> str:
    return compiling._content(*compiling._key(function, substitutes))[0]


def test_a_twin_does_what_the_function_does(rng: random.Random) -> None:
    for _ in range(20):
        state, rules = [rng.randrange(-99, 99) for _ in range(4)], [rng.randrange(99) for _ in range(4)]
        cells, numbers, shift = np.array(state, np.int16), np.array(rules, np.int16), rng.randrange(5)
        addresses = cells.copy(), numbers.copy()
        wanted = weighed(state, rules, shift)
        assert compiled(weighed)(cells, numbers, shift) == wanted
        assert cells.tolist() == state
        where = [array.ctypes.data for array in addresses]
        assert compiled_by_address(weighed)(*where, shift) == wanted
        assert addresses[0].tolist() == state


def test_another_function_takes_the_place_of_one_that_is_called() -> None:
    cells, numbers = np.array([1, 1, 1, 1], np.int16), np.zeros(4, np.int16)
    assert compiled(weighed, (("looked_up", doubled),))(cells, numbers, 1) == 2 + 4 + 6 + 8
    assert compiled(weighed)(np.ones(4, np.int16), numbers, 0) == 3 + 1 + 4 + 1


def test_a_name_that_plays_no_part_makes_no_other_twin() -> None:
    assert compiled(doubled, (("looked_up", doubled),)) is compiled(doubled)


def test_what_is_kept_goes_by_code_tables_and_everything_that_is_called() -> None:
    same = checksum(weighed)
    assert checksum(copy_of(weighed)) == same
    assert checksum(copy_of(looked_up, TABLE=(3, 1, 4, 1, 6))) != checksum(looked_up)
    assert checksum(copy_of(weighed, looked_up=copy_of(looked_up, TABLE=(3, 1, 4, 1, 6)))) != same
    assert checksum(copy_of(weighed, looked_up=doubled)) != same
    assert checksum(weighed, (("looked_up", doubled),)) != same


def test_a_table_too_large_to_be_kept_is_refused() -> None:
    with pytest.raises(ValueError, match="TABLE"):
        compiled(copy_of(looked_up, TABLE=tuple([10**6] * 300_000)))


def test_compiled_code_lies_in_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "user_cache", lambda: tmp_path)
    keeping.cache_folder.cache_clear()
    try:
        assert keeping.is_first_time()
        compiled(copy_of(doubled))
        assert not keeping.is_first_time()
        assert list(tmp_path.rglob("*doubled*.nbi"))
    finally:
        keeping.cache_folder.cache_clear()
