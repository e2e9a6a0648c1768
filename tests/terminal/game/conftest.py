"""A real server for terminals to play at."""

from collections.abc import AsyncIterator

import pytest

from tests.server.conftest import Site, serving


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with serving() as found:
        yield found
