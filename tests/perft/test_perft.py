"""The trees of legal moves have as many branches as they had (``perft`` says how to count them anew)."""

import pytest

from tests.perft.perft import HERE, NAMES, lines


@pytest.mark.parametrize("preset", NAMES)
def test_the_tree_of_moves_is_as_it_was(preset: str) -> None:
    assert list(lines(preset)) == (HERE / f"{preset}.txt").read_text(encoding="utf-8").splitlines()
