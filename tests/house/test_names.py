"""The names of tests."""

import pytest


def test_no_name_of_a_test_holds_an_address_in_memory(request: pytest.FixtureRequest) -> None:
    """Two workers that share the tests between them would each find others."""
    named = [item.nodeid for item in request.session.items]
    assert not [name for name in named if " at 0x" in name]
